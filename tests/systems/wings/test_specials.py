"""Special damage (group SPEC)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import LONG, TWO_SEATER, asked, guns, shot, turn
from tests.systems.wings.scenes import (
    REAR,
    altitude,
    at_fire,
    duel,
    of,
    plane,
    program,
    table,
    wounds_of,
)

from escadrille.systems.wings.events import (
    Burning,
    Declared,
    Down,
    Drew,
    Exploded,
    Jammed,
    Smoking,
)
from escadrille.testing.scripted import Table

QUIET: dict[str, Any] = {"guns": []}


def chase(one: dict[str, Any] | None = None, **facts: Any) -> Table:
    """Return a1 behind a2, which has no gun, on a long table; a1 may fire at long range."""
    mine, its = plane(0, 500, 100, **(one or {})), plane(1, 500, 300, type=QUIET)
    return table(mine, its, **{"table": LONG, **facts})


def tails(t: Table) -> bool:
    """Play a turn: did a1 tail in it?"""
    return (0, 0, "reorder") in turn(t).asked


# Smoke.


@pytest.mark.rule("WINGS-SPEC-01")
def test_smoke_is_announced_and_lays_three_counters() -> None:
    t = shot(150, decks={"A": "A4-smoke"})
    out = t.play("a2", seat=0)
    assert of(out, Smoking)[0].counters == 3
    assert of(out, Drew)[0].seen_by(0).shown == ("smoke",)


@pytest.mark.rule("WINGS-SPEC-01", "WINGS-SPEC-02")
def test_a_smoking_aircraft_does_not_tail_until_its_counters_are_gone() -> None:
    t = chase({"smoke": 2}, turn=2)
    found = [(t.aircraft("a1").smoke, tails(t)) for _ in range(3)]
    assert found == [(2, False), (1, False), (0, True)]


@pytest.mark.rule("WINGS-SPEC-03", "WINGS-SPEC-14")
@pytest.mark.parametrize("trail", [{"smoke": 2}, {"flames": 2}])
def test_a_smoking_aircraft_may_be_tailed(trail: dict[str, int]) -> None:
    t = table(plane(0, 500, 100), plane(1, 500, 300, **trail), decks={"A": "A0"}, table=LONG)
    assert tails(t)


@pytest.mark.rule("WINGS-RULING-31")
def test_smoke_upon_smoke_adds_its_counters() -> None:
    t = shot(150, other={"smoke": 2}, decks={"A": "A4-smoke"})
    assert of(t.play("a2", seat=0), Smoking)[0].counters == 5
    t = shot(150, other={"flames": 2}, decks={"A": "A2-flames"})
    assert of(t.play("a2", seat=0), Burning)[0].counters == 5


# Rudder and engine.


@pytest.mark.rule("WINGS-SPEC-05")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_a_jammed_rudder_bars_its_side_in_the_next_turn_alone(side: str, other: str) -> None:
    one = {"type": {"deck": "B"}, "damage": [f"A1-rudder-{side} turn=1"]}
    t = duel(one, turn=2)
    barred = [card for card in duel(turn=2).legal(0) if card not in t.legal(0)]
    assert barred
    assert all(card.endswith(side) for card in barred)
    assert not [card for card in t.legal(0) if card.endswith(side)]
    assert {f"turn-{other}", f"sideslip-{other}"} <= set(t.legal(0))
    assert t.refused(f"turn-{side}", seat=0) == "WINGS-SPEC-05"
    for later in (1, 3):
        assert f"turn-{side}" in duel(one, turn=later).legal(0)


@pytest.mark.rule("WINGS-SPEC-05")
def test_a_rudder_jammed_before_programming_binds_the_turn_after() -> None:
    """a1 takes its two cards outside, at the start of turn 2."""
    one = plane(0, 500, 990, status="outside", away=2)
    facts: Any = {"options": {"exit_rule": "fled_return"}, "turn": 2, "at": "outside"}
    t = table(one, plane(1, 800, 200), decks={"A": "A1-rudder-left A0"}, **facts)
    turn(t)
    assert t.state.turn == 3
    assert t.refused("turn-left", seat=0) == "WINGS-SPEC-05"


@pytest.mark.rule("WINGS-SPEC-06", "WINGS-SPEC-10")
def test_the_cards_of_the_turn_are_played_all_the_same() -> None:
    """a2 loses its rudder and its engine in phase 1; it has laid two left turns and no stall."""
    t = table(
        plane(0, 500, 100), plane(1, 500, 200), decks={"A": "A1-rudder-left A3-engine"}, table=LONG
    )
    played = turn(t, {"declare-1": "a2", "reorder": "pass"}, a2="straight turn-left turn-left")
    assert of(played.events, Declared)[0].cards == 2
    assert t.aircraft("a2").pose[2] == 24000
    assert "turn-left" not in t.legal(1)
    t.play("straight", "straight", seat=1)
    assert t.legal(1) == ["stall"]


@pytest.mark.rule("WINGS-SPEC-10")
@pytest.mark.parametrize("turn_number", [2, 7])
def test_a_stricken_engine_must_stall_every_turn(turn_number: int) -> None:
    t = duel({"damage": ["A3-engine turn=1"]}, turn=turn_number)
    t.play("straight", "straight", seat=0)
    assert t.legal(0) == ["stall"]
    assert t.refused("straight", seat=0) == "WINGS-SPEC-10"
    t = duel({"damage": ["A3-engine turn=1"]}, turn=1)
    t.play("straight", "straight", "straight", seat=0)


@pytest.mark.rule("WINGS-SPEC-11")
def test_a_second_engine_hit_eliminates() -> None:
    hit = {"damage": ["A3-engine turn=1"]}
    t = shot(150, other=hit, copies=[2, 1, 1, 1], decks={"A": "A3-engine"})
    assert of(t.play("a2", seat=0), Down)[0].cause == "engine"


@pytest.mark.rule("WINGS-SPEC-12")
def test_a_stricken_engine_lifts_no_level_with_its_option() -> None:
    def climbing(counters: int, *, option: bool, hit: bool = True) -> list[str]:
        one = {"counters": counters, "damage": ["A3-engine turn=1"] if hit else []}
        t = duel(one, turn=4, options={"engine_no_climb": option})
        program(t, 0, "climb", "straight", "stall")
        program(t, 1, "straight", "straight", "straight")
        assert t.asked == ((0, "gain"),)  # whoever looks on learns nothing
        return t.legal(0)

    assert climbing(2, option=True) == ["pass"]
    assert climbing(1, option=True) == ["pass", "take"]
    assert climbing(2, option=False) == ["pass", "take"]
    assert climbing(2, option=True, hit=False) == ["pass", "take"]


@pytest.mark.rule("WINGS-SPEC-12", "WINGS-SKL-32")
@pytest.mark.parametrize(
    ("hit", "stopped"),
    [
        ("A3-engine turn=4", True),  # in this very turn
        ("A3-engine turn=1 no-special", False),
        ("A3-engine turn=4 known eased", False),
        ("A3-engine turn=3 known eased", True),  # it bears in the turn after, and no longer
        ("A3-engine turn=2 known eased", False),
    ],
)
def test_an_eased_engine_hit_stops_the_climb_for_one_turn(hit: str, stopped: bool) -> None:
    one = {"counters": 2, "damage": [hit]}
    t = duel(one, turn=4, options={"engine_no_climb": True})
    program(t, 0, "climb", "straight", "stall")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "gain"),)
    assert t.legal(0) == ["pass", "take"][: 1 if stopped else 2]


# Wounds.


@pytest.mark.rule("WINGS-SPEC-07")
def test_a_wounded_pilot_is_silent_for_four_manoeuvres() -> None:
    """a1 was wounded at the end of turn 1; a2 flies ahead of it all the time."""
    t = chase({"damage": ["A3-pilot turn=1 flown=3"], "flown": 3}, turn=2)
    fired = [len(of(turn(t, {"declare": "a2"}).events, Declared)) for _ in range(2)]
    assert fired == [0, 2]  # at (T+2)2 and (T+2)3


@pytest.mark.rule("WINGS-SPEC-07", "WINGS-RULING-50")
@pytest.mark.parametrize(
    ("cards", "silent"),
    [
        ("stall straight straight", True),
        ("climb straight straight", True),
        ("dive straight straight", True),
        ("wide-sideslip-left straight straight", True),
        ("straight straight straight", False),
        ("sideslip-left straight straight", False),
    ],
)
def test_a_wounded_pilot_does_not_fire_after_what_strains_him(cards: str, silent: bool) -> None:
    one = plane(0, 500, 100, damage=["A3-pilot turn=1 flown=1"], flown=9, type={"deck": "F"})
    its = plane(1, 460, 230, type=QUIET)
    t = table(one, its, turn=4, table=LONG)
    program(t, 0, *cards.split())
    program(t, 1, "stall", "straight", "straight")
    while asked(t)[0] in ("reorder", "gain"):
        t.play("pass")
    assert t.state.phase == 1
    assert asked(t) == ["declare"]
    assert t.legal(0) == (["pass"] if silent else ["pass", "a2"])


@pytest.mark.rule("WINGS-SPEC-07")
def test_a_wounded_pilot_does_not_fire_after_an_immelmann_card() -> None:
    one = plane(0, 500, 500, damage=["A3-pilot turn=1 flown=1"], flown=9, last="straight")
    t = table(one, plane(1, 500, 250, type=QUIET), turn=4, options={"tailing": False})
    program(t, 0, "immelmann", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "gain"),)
    t.play("pass")
    assert (asked(t), t.legal(0)) == (["declare"], ["pass"])
    assert t.refused("a2", seat=0) == "WINGS-SPEC-07"


@pytest.mark.rule("WINGS-SPEC-07", "WINGS-RULING-86")
@pytest.mark.parametrize(("wounded", "counters"), [(False, 3), (True, 4)])
def test_a_wounded_pilot_lays_four_jam_counters(wounded: bool, counters: int) -> None:
    one = {"flown": 9, "damage": ["A3-pilot turn=1 flown=1"] if wounded else []}
    t = shot(150, one=one, decks={"A": "A0-red-jam"}, turn=4)
    assert of(t.play("a2", seat=0), Jammed)[0].counters == (counters, counters)


@pytest.mark.rule("WINGS-SPEC-07", "WINGS-RULING-86")
@pytest.mark.parametrize("letters", [("A", "D"), ("D", "A")])
def test_a_wound_of_the_same_step_does_not_lengthen_its_jam(letters: tuple[str, str]) -> None:
    """Whoever draws first, a wound and a jam of one fire step take effect together."""
    one = plane(0, 500, 300, type={"deck": letters[0]})
    other = plane(1, 500, 460, 180, type={"deck": letters[1]})
    order = ("A3-pilot", "A0-red-jam") if letters[0] == "D" else ("A0-red-jam", "A3-pilot")
    t = at_fire(one, other, decks={"A": " ".join(order)})
    t.play("a2", seat=0)
    assert of(t.play("a1", seat=1), Jammed)[0].counters == (3, 3)
    assert wounds_of(t.aircraft("a1")) == (1, 0)
    t = at_fire(one, other, decks={"A": " ".join(reversed(order))})
    t.play("a2", seat=0)
    assert of(t.play("a1", seat=1), Jammed)[0].counters == (3, 3)
    assert wounds_of(t.aircraft("a2")) == (1, 0)


@pytest.mark.rule("WINGS-SPEC-07")
def test_counters_that_lie_already_are_not_changed_by_a_wound() -> None:
    t = shot(150, other={"jams": [2, 2, 0, 0]}, decks={"A": "A3-pilot"})
    assert t.aircraft("a2").front.jams == (2, 2)
    t.play("a2", seat=0)
    assert t.state.phase == 2
    assert t.aircraft("a2").front.jams == (1, 1)


@pytest.mark.rule("WINGS-SPEC-08", "WINGS-RULING-09", "WINGS-DBL-02")
@pytest.mark.parametrize("doubled", [False, True])
def test_a_second_wound_kills_the_pilot(doubled: bool) -> None:
    hit = {"damage": ["A3-pilot turn=1"]}
    options = {"doubled_specials": doubled}
    t = shot(150, other=hit, decks={"A": "A5-pilot"}, options=options)
    assert of(t.play("a2", seat=0), Down)[0].cause == "pilot"


@pytest.mark.rule("WINGS-SPEC-09", "WINGS-RULING-40", "WINGS-RULING-01")
@pytest.mark.parametrize(
    ("card", "wounds"),
    [("A3-pilot", (1, 0)), ("A5-pilot", (0, 1)), ("B1-pilot", (1, 0)), ("C6-pilot", (0, 1))],
)
def test_the_printed_value_tells_pilot_from_observer(card: str, wounds: tuple[int, int]) -> None:
    gun = {"type": {"guns": [{"arc": "front", "letter": card[0], "half": 33}]}}
    aim = {"aims": ["a2", "-"], "aimed": [3, 0]}  # the bonus does not make a 3 a 4
    two = {"type": {"seats": 2, "guns": []}}
    t = shot(150, one={**gun, **aim}, other=two, decks={card[0]: card})
    t.play("a2", seat=0)
    assert wounds_of(t.aircraft("a2")) == wounds
    t = shot(150, one=gun, decks={card[0]: card})
    t.play("a2", seat=0)
    assert wounds_of(t.aircraft("a2")) == (1, 0)


@pytest.mark.rule("WINGS-RULING-40")
def test_a_wounded_observer_bears_it_on_the_rear_gun_alone() -> None:
    hit = ["A5-pilot turn=1 flown=1"]
    two = plane(0, 500, 500, type=TWO_SEATER, damage=hit)
    both = [plane(1, 500, 650, type=QUIET), plane(1, 620, 400, type=QUIET)]
    facts: Any = {"at": "fire-1", "phase": 1, "turn": 4}

    def legal(damage: list[str], **more: Any) -> tuple[list[str], list[str]]:
        usual = {"did": 1, "last": "straight", "programme": "straight straight straight"}
        planes = [{**two, "damage": damage, **more}, *both]
        t = table(*({**usual, **p} for p in planes), copies=[2, 1, 1, 1], **facts)
        front = t.legal(0)
        t.play("pass", seat=0)
        return front, t.legal(0)

    fire = (["pass", "a2"], ["pass", "a3"])
    assert legal(hit, flown=5) == (["pass", "a2"], ["pass"])
    assert legal(hit, flown=6) == fire
    assert legal(hit, flown=6, did=65) == (["pass", "a2"], ["pass"])
    assert legal(hit * 2, flown=12) == (["pass", "a2"], ["pass"])  # out for good, yet it flies
    pilot = ["A3-pilot turn=1 flown=1"]
    assert legal(pilot, flown=5) == (["pass"], ["pass", "a3"])


@pytest.mark.rule("WINGS-RULING-40")
def test_a_wounded_observer_lays_four_jam_counters() -> None:
    two = {"seats": 2, "guns": [REAR]}
    mine = plane(0, 500, 500, type=two, damage=["A5-pilot turn=1 flown=1"], flown=9)
    t = at_fire(mine, plane(1, 620, 400, type=QUIET), decks={"B": "B0-red-jam"}, turn=4)
    assert of(t.play("a2", seat=0), Jammed)[0].counters[0] == 4


@pytest.mark.rule("WINGS-COMP-03", "WINGS-RULING-40")
@pytest.mark.parametrize(
    ("other", "letter", "known"), [([500, 650], "A", "A3-pilot"), ([620, 400], "B", "A5-pilot")]
)
def test_four_counters_tell_of_the_wound_of_their_gunner_alone(
    other: list[int], letter: str, known: str
) -> None:
    hits = [f"{card} turn=1 flown=1" for card in ("A3-pilot", "A5-pilot", "B3-pilot no-special")]
    mine = plane(0, 500, 500, type=TWO_SEATER, damage=hits, flown=9)
    its = plane(1, *other, type=QUIET)
    t = at_fire(mine, its, decks={letter: f"{letter}0-red-jam"}, turn=4)
    t.play("a2", seat=0)
    for seat in (1, None):
        assert [hit.card for hit in t.view(seat).aircraft[0].hits if hit.card] == [known]


# Flames.


@pytest.mark.rule("WINGS-SPEC-13", "WINGS-SPEC-14")
def test_flames_lay_three_counters_and_no_smoke() -> None:
    t = shot(150, decks={"A": "A2-flames"})
    out = t.play("a2", seat=0)
    assert of(out, Burning)[0].counters == 3
    assert (t.aircraft("a2").flames, t.aircraft("a2").smoke) == (3, 0)


@pytest.mark.rule("WINGS-SPEC-13")
@pytest.mark.parametrize(
    ("card", "points"), [("A3-engine", 3), ("A4-smoke", 4), ("A0-red-jam", 0), ("A2-flames", 2)]
)
def test_of_a_card_of_flames_only_the_points_count(card: str, points: int) -> None:
    t = duel({"flames": 3}, decks={"A": card})
    played = turn(t)
    assert [(drew.cause, drew.count) for drew in of(played.events, Drew)] == [("flames", 1)]
    found = t.aircraft("a1")
    assert (found.points, found.flames, found.smoke, found.engine_hits) == (points, 2, 0, 0)
    assert not any(found.front.jams)


@pytest.mark.rule("WINGS-SPEC-13", "WINGS-TURN-05")
def test_an_aircraft_lost_to_its_flames_does_not_play_its_programme() -> None:
    t = duel({"flames": 1}, decks={"A": "A0-explosion"})
    played = turn(t)
    assert of(played.events, Down)[0].cause == "explosion"
    assert t.view().aircraft[0].pose == (20000, 20000, 0)


@pytest.mark.rule("WINGS-SPEC-14")
def test_a_burning_aircraft_does_not_tail() -> None:
    t = chase({"flames": 1}, decks={"A": "A0"}, turn=2)
    assert not tails(t)
    assert t.aircraft("a1").flames == 0
    assert tails(t)


# Jams and explosions.


@pytest.mark.rule("WINGS-SPEC-15", "WINGS-RULING-38", "WINGS-COMP-03")
def test_a_jam_is_shown_and_silences_the_shooter_for_three_phases() -> None:
    t = chase(decks={"A": "A0-green-jam"})
    first = turn(t, {"declare-1": "a2"})
    assert of(first.events, Jammed)[0].counters == (3, 3)
    assert of(first.events, Drew)[0].seen_by(0).shown == ("green-jam",)
    assert first.fires() == [1]
    assert t.aircraft("a1").front.jams == (1, 1)
    assert turn(t).fires() == [2, 3]


@pytest.mark.rule("WINGS-SPEC-15")
def test_a_jam_drawn_without_a_gunner_is_nothing() -> None:
    one = plane(0, 500, 990, status="outside", away=2)
    facts: Any = {"options": {"exit_rule": "fled_return"}, "turn": 2, "at": "outside"}
    t = table(one, plane(1, 800, 200), decks={"A": "A2-red-jam A0-green-jam"}, **facts)
    turn(t)
    assert t.aircraft("a1").points == 2
    assert not any(t.state.jams)


@pytest.mark.rule("WINGS-SPEC-16")
def test_an_explosion_eliminates_whatever_the_damage() -> None:
    t = shot(150, decks={"A": "A0-explosion"})
    out = t.play("a2", seat=0)
    assert of(out, Exploded)[0].piece == "a2"
    assert of(out, Down)[0].cause == "explosion"
    assert guns(t) == []
    assert altitude(t, "a2") == (2, 0)
