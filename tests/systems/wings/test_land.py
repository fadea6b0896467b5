"""Group LAND: landing and take-off."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, STRAIGHTS, field, over, piece, play_turn, sights
from tests.systems.wings.scenes import altitude, of, program

from escadrille.systems.wings.events import Drew, Flew, Landed, TookOff
from escadrille.testing.scripted import Table

STRIP = piece("strip", 500, 600, side=0)  # from y = 465 to y = 735, and 45 mm to each side
ON = {"options": {"landing_takeoff": True}}


def low(x: float = 500, y: float = 60, counters: int = 1, **facts: Any) -> Table:
    """Return a1 hedge-hopping northwards, five cards short of the strip's middle."""
    one = {"at": [x, y], "level": 0, "counters": counters}
    return field(one, STRIP, **{**ON, "decks": {"B": "B2-engine B1"}, **facts})


def parked(x: float = 500, y: float = 500, **facts: Any) -> Table:
    """Return a1 standing on the ground."""
    one = {"at": [x, y], "level": 0, "counters": 0, "status": "ground", "landing": "standing"}
    dump = piece("dump", 200, 200)
    return field({**one, **facts.pop("one", {})}, STRIP, dump, **{**ON, **facts})


@pytest.mark.rule("WINGS-LAND-01", "WINGS-LAND-02", "WINGS-LAND-03", "WINGS-LAND-04")
@pytest.mark.rule("WINGS-RULING-35", "WINGS-RULING-87")
@pytest.mark.parametrize(("x", "cards"), [(500, 0), (544, 0), (546, 2)])
def test_ex_16_a_landing_over_two_turns(x: float, cards: int) -> None:
    """WINGS-EX-16."""
    t = low(x)
    play_turn_one(t, *STRAIGHTS, "landing-3")
    assert (t.aircraft("a1").status, altitude(t)) == ("flying", (0, 1))
    assert t.legal(0) == ["straight"]
    assert t.refused("stall", seat=0) == "WINGS-LAND-02"
    t.play("straight", seat=0)
    assert t.legal(0) == ["stall"]
    t.play("stall", seat=0)
    t.play("blank", seat=0)
    out = program(t, 1, *CIRCLE)
    assert [landed.on_strip for landed in of(out, Landed)] == [not cards]
    assert [(drew.cause, drew.count) for drew in of(out, Drew)] == [("landing", 2)] * bool(cards)
    found = t.aircraft("a1")
    assert (found.status, found.landing, altitude(t)) == ("ground", "standing", (0, 0))
    assert found.engine_hits == bool(cards)  # special damage included
    flown = [flew.card for flew in of(out, Flew) if flew.aircraft == "a1"]
    assert flown == ["straight", "stall"]
    assert found.pose == (round(100 * x), round(100 * (60 + 4 * 117.8 + 74.5)), 0)


def play_turn_one(t: Table, *cards: str) -> list[Any]:
    return program(t, 0, *cards) + program(t, 1, *CIRCLE)


@pytest.mark.rule("WINGS-LAND-01", "WINGS-LAND-02")
@pytest.mark.parametrize(
    ("counters", "cards", "places"),
    [
        (1, ("straight", "straight", "stall"), "1"),
        (1, ("straight", "straight", "straight"), "23"),
        (1, ("turn-left", "straight", "straight"), "23"),
        (1, ("turn-left", "stall", "straight"), "3"),
        (1, ("straight", "stall", "straight"), "3"),
        (1, ("straight", "straight", "turn-left"), ""),
        (2, ("straight", "straight", "stall"), ""),
        (2, ("straight", "straight", "straight"), ""),
    ],
)
def test_ex_16_where_a_landing_may_begin(
    counters: int, cards: tuple[str, ...], places: str
) -> None:
    """WINGS-EX-16: at (0, 2) the sequence may not start."""
    t = low(counters=counters)
    t.play(*cards, seat=0)
    asked = t.state.mark[0] == -2
    found = [word for word in t.legal(0) if word.startswith("landing")] if asked else []
    assert found == [f"landing-{place}" for place in places]
    if asked and "1" not in places:
        expected = "WINGS-LAND-02" if counters == 1 else "WINGS-LAND-01"
        assert t.refused("landing-1", seat=0) == expected


@pytest.mark.rule("WINGS-LAND-02", "WINGS-RULING-87")
def test_ex_16_without_a_marker_it_is_plain_flight() -> None:
    """WINGS-EX-16."""
    t = low()
    play_turn_one(t, "straight", "straight", "stall")
    assert (t.aircraft("a1").status, altitude(t)) == ("flying", (0, 1))
    play_turn_one(t := low(options={}), "straight", "straight", "stall")
    assert t.aircraft("a1").status == "flying"


@pytest.mark.rule("WINGS-LAND-02", "WINGS-LAND-03")
def test_a_landing_in_one_turn() -> None:
    t = low(y=300)
    out = play_turn_one(t, "straight", "straight", "stall", "landing-1")
    assert of(out, Landed)[0].on_strip


@pytest.mark.rule("WINGS-LAND-03")
@pytest.mark.parametrize(
    "later", [("turn-left", "straight"), ("immelmann", "sideslip-left"), ("blank", "blank")]
)
def test_after_the_stall_any_cards_may_be_laid_and_none_is_played(later: tuple[str, ...]) -> None:
    t = low(y=180)
    play_turn_one(t, *STRAIGHTS, "landing-2")
    t.play("stall", *later, seat=0)
    out = program(t, 1, *CIRCLE)
    assert [flew.card for flew in of(out, Flew) if flew.aircraft == "a1"] == ["stall"]
    assert t.aircraft("a1").landing == "standing"
    assert t.legal(0) == ["blank", "stall"]  # and take off in the next turn


@pytest.mark.rule("WINGS-LAND-03", "WINGS-PROG-02")
def test_after_the_stall_only_cards_in_hand_may_be_laid() -> None:
    t = low(y=180)
    play_turn_one(t, *STRAIGHTS, "landing-2")
    t.play("stall", "immelmann", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-PROG-02"


@pytest.mark.rule("WINGS-LAND-03")
def test_nobody_imagines_that_an_aircraft_flies_on_that_has_landed() -> None:
    landed = {"status": "ground", "landing": "standing", "level": 0, "counters": 0}
    programme = {"programme": "stall blank blank", "last": "stall"}
    hunter = {"at": [500, 350], "heading": 0, "level": 0, "counters": 1}
    t = over("fire-1", {"at": [500, 500], **landed, **programme}, STRIP, other=hunter, **ON)
    assert t.asked == ((1, "declare"),)
    worlds = [t.rules.resample(t.state, 1, seed) for seed in range(8)]
    assert all(world.prog[:3] == t.state.prog[:3] for world in worlds)


@pytest.mark.rule("WINGS-LAND-03")
def test_cards_after_the_stall_are_not_played() -> None:
    t = low(y=180)
    play_turn_one(t, *STRAIGHTS, "landing-2")
    out = play_turn_one(t, "stall", "blank", "stall")
    assert [flew.card for flew in of(out, Flew) if flew.aircraft == "a1"] == ["stall"]
    assert t.aircraft("a1").landing == "standing"


@pytest.mark.rule("WINGS-LAND-01")
@pytest.mark.parametrize(("answer", "landing"), [("take", "aloft"), ("pass", "touchdown")])
def test_a_counter_gained_on_the_way_spoils_the_landing(answer: str, landing: str) -> None:
    t = low(y=400)
    program(t, 0, "straight", "immelmann", "straight", "landing-3")
    program(t, 1, *CIRCLE)
    t.play(answer)
    assert t.aircraft("a1").landing == landing


@pytest.mark.rule("WINGS-RULING-87")
def test_the_marker_is_secret_until_the_second_card() -> None:
    t = low()
    play_turn_one(t, *STRAIGHTS, "landing-3")
    assert t.aircraft("a1").landing == "touchdown"
    assert {t.view(seat).aircraft[0].landing for seat in (1, None)} == {"aloft"}
    t = low()
    play_turn_one(t, *STRAIGHTS, "landing-2")
    assert t.view(1).aircraft[0].landing == "roll-out"


@pytest.mark.rule("WINGS-RULING-35")
def test_on_the_ground_an_aircraft_is_a_target_that_does_not_fire() -> None:
    rolling = {"status": "ground", "landing": "roll-out", "level": 0, "counters": 0}
    hunter = {"at": [500, 350], "heading": 0, "level": 0, "counters": 1}
    t = over("fire-3", {"at": [500, 500], "heading": 180, **rolling}, STRIP, other=hunter, **ON)
    assert sights(t, "a2") == {"front": [("a1", False)]}
    assert sights(t, "a1") == {}
    lower = {**hunter, "at": [500, 490]}
    options = {"landing_takeoff": True, "collision": True}
    t = over("collide-3", {"at": [500, 500], **rolling}, STRIP, other=lower, options=options)
    assert not t.aircraft("a1").hits


@pytest.mark.rule("WINGS-LAND-05", "WINGS-LAND-06")
def test_ex_17_a_take_off() -> None:
    """WINGS-EX-17."""
    t = parked()
    assert t.legal(0) == ["blank", "stall"]
    assert t.refused("straight", seat=0) == "WINGS-LAND-06"
    out = play_turn_one(t, "stall", "straight", "straight")
    assert of(out, TookOff)
    found = t.aircraft("a1")
    assert (found.status, found.landing, altitude(t)) == ("flying", "aloft", (0, 1))
    assert not found.hits  # it began on the strip, though it ends beyond
    assert found.pose == (50000, 50000 + 7450 + 2 * 11780, 0)
    assert "turn-left" in t.legal(0)


@pytest.mark.rule("WINGS-LAND-06", "WINGS-LAND-07", "WINGS-RULING-87")
@pytest.mark.parametrize("blanks", [1, 2])
def test_ex_17_a_delayed_take_off(blanks: int) -> None:
    """WINGS-EX-17."""
    t = parked()
    first = ("blank",) * blanks + ("stall", "straight", "straight")
    play_turn_one(t, *first[:3])
    assert (t.aircraft("a1").status, altitude(t)) == ("ground", (0, 0))
    rest = [*first[3:], "turn-left", "turn-left"][:3]
    assert t.legal(0) == ["straight"]  # once begun it must go on
    out = play_turn_one(t, *rest)
    assert of(out, TookOff)
    flown = [flew.card for flew in of(out, Flew) if flew.aircraft == "a1"]
    assert flown == list(rest)


@pytest.mark.rule("WINGS-LAND-08")
def test_ex_17_three_blanks_are_a_feint() -> None:
    """WINGS-EX-17."""
    t = parked()
    pose = t.aircraft("a1").pose
    play_turn_one(t, "blank", "blank", "blank")
    assert (t.aircraft("a1").pose, t.aircraft("a1").status) == (pose, "ground")
    assert t.legal(0) == ["blank", "stall"]
    assert t.view(1).turn == 2


@pytest.mark.rule("WINGS-LAND-05", "WINGS-LAND-09")
@pytest.mark.parametrize(
    ("x", "y", "cards"),
    [(500, 464, 2), (500, 466, 0), (546, 500, 2), (500, 330, 2), (200, 200, 2)],
)
def test_a_take_off_from_rough_ground(x: float, y: float, cards: int) -> None:
    """What counts is where it started: from y = 330 it lifts off over the strip."""
    t = parked(x, y, decks={"B": "B2-engine B1"})
    program(t, 0, "stall", "straight", "straight")
    out = program(t, 1, *CIRCLE)
    assert [(drew.cause, drew.count) for drew in of(out, Drew)] == [("take-off", 2)] * bool(cards)
    assert (t.aircraft("a1").points, t.aircraft("a1").engine_hits) == ((3, 1) if cards else (0, 0))
    kinds = [type(event) for event in out if isinstance(event, Drew | TookOff)]
    assert kinds == [TookOff, Drew][: 1 + bool(cards)]  # when it becomes airborne


@pytest.mark.rule("WINGS-LAND-09", "WINGS-RULING-87")
def test_a_rough_take_off_may_span_two_turns() -> None:
    t = parked(200, 200, decks={"B": "B2-engine B1"})
    play_turn_one(t, "blank", "blank", "stall")
    assert t.aircraft("a1").landing == "rough-run"
    out = play_turn_one(t, "straight", "straight", "turn-left")
    assert of(out, Drew)[0].cause == "take-off"


@pytest.mark.rule("WINGS-RULING-87", "WINGS-PROG-04")
def test_a_stall_follows_a_stall_only_after_a_rest() -> None:
    t = low(y=300)
    play_turn_one(t, "straight", "straight", "stall", "landing-1")
    assert t.legal(0) == ["blank"]
    assert t.refused("stall", seat=0) == "WINGS-PROG-04"
    t.play("blank", seat=0)
    assert t.legal(0) == ["blank", "stall"]
    t = low(y=180)
    play_turn_one(t, *STRAIGHTS, "landing-2")
    play_turn_one(t, "stall", "blank", "blank")
    assert t.legal(0) == ["blank", "stall"]


@pytest.mark.rule("WINGS-RULING-39", "WINGS-RULING-87")
def test_an_engine_hit_does_not_bind_on_the_ground() -> None:
    t = parked(one={"damage": ["A3-engine turn=0"]})
    assert t.legal(0) == ["blank", "stall"]
    play_turn(t, "blank", "blank", "blank")
    assert t.aircraft("a1").status == "ground"


@pytest.mark.rule("WINGS-RULING-87")
def test_no_strip_on_the_table_is_another_surface() -> None:
    one = {"at": [500, 300], "level": 0, "counters": 1}
    t = field(one, **ON, decks={"B": "B1 B2"})
    out = play_turn_one(t, "straight", "straight", "stall", "landing-1")
    assert not of(out, Landed)[0].on_strip
    assert t.aircraft("a1").points == 3


@pytest.mark.rule("WINGS-BOMB-02")
def test_a_bomb_released_while_it_touches_down_blows_up() -> None:
    one = {"at": [500, 300], "level": 0, "counters": 1, "bombs": 1}
    t = field(one, STRIP, **ON)
    play_turn_one(t, "straight", "straight", "stall", "landing-1")
    t.play("pass")
    t.play("bomb")
    assert t.aircraft("a1").status == "down"
