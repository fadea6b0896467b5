"""What an aircraft is, the order of a turn and how cards move it (groups COMP, TURN and MOVE)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import LONG, asked, turn
from tests.systems.wings.scenes import duel, of, plane, program, table, tables_of, wounds_of

from escadrille.systems.wings.events import (
    AltitudeChanged,
    Declared,
    Down,
    Flew,
    Reshuffled,
    TurnBegan,
)
from escadrille.systems.wings.options import EVERYTHING
from escadrille.testing.scripted import Table

PLAYED: dict[str, Any] = {"did": 1, "programme": "straight straight straight"}


# COMP.


@pytest.mark.rule("WINGS-COMP-02")
def test_all_that_an_aircraft_bears_is_kept_and_written_down() -> None:
    facts: dict[str, Any] = {
        "counters": 2,
        "damage": ["A3-engine turn=1 flown=2 plus=1", "A3-pilot turn=1", "A1-rudder-left turn=1"],
        "battered": 1,
        "smoke": 2,
        "flames": 1,
        "jams": [2, 0, 0, 3],
        "jam_log": [1, 2, 0, 0],
        "last": "climb",
        "before": "straight",
        "aims": ["a2", "-"],
        "aimed": [3, 0],
        "hurt": 3,
        "rose": 1,
        "lifted": 1,
        "flown": 3,
        "shots_taken": 2,
        "fired_by": 2,
        "fired_at": 3,
        "victories": 1,
        "ammo": [4, -1],
    }
    t = duel(facts, turn=2, options={"ammo": "d10", "doubled_specials": True})
    again = Table(t.situation())
    assert again.rules.digest(again.state) == t.rules.digest(t.state)
    found = again.aircraft("a1")
    assert (found.points, found.engine_hits, wounds_of(found)) == (4 + 3 + 1 + 1, 1, (1, 0))
    assert (found.level, found.counters, found.smoke, found.flames) == (2, 2, 2, 1)
    assert (found.front.jams, found.front.ammo, found.last) == ((2, 0), 4, "climb")
    for fact, value in facts.items():
        written = again.situation()["aircraft"][0][fact]
        assert written == value or fact == "damage", fact


def dry(held: bool, **facts: Any) -> Table:
    """Return a shot with deck A used up: its cards are on the discard, or held by a third."""
    names = [tables_of(duel()).face_names[face] for face in duel().state.decks[0]]
    return table(
        plane(0, 500, 300, **PLAYED),
        plane(1, 500, 420, **PLAYED),
        plane(1, 60, 60, damage=[f"{name} no-points no-special" for name in names if held]),
        at="fire-1",
        phase=1,
        discards={"A": [] if held else names},
        **facts,
    )


@pytest.mark.rule("WINGS-COMP-04", "WINGS-RULING-70")
def test_an_empty_deck_is_formed_again_from_its_discard() -> None:
    t = dry(held=False)
    assert [deck.cards for deck in of(t.play("a2", seat=0), Reshuffled)] == [37]
    assert (len(t.state.decks[0]), t.state.discards[0], t.state.copies[0]) == (35, [], 1)


@pytest.mark.rule("WINGS-RULING-70")
def test_with_no_discard_a_fresh_copy_is_opened() -> None:
    t = dry(held=True)
    assert [deck.cards for deck in of(t.play("a2", seat=0), Reshuffled)] == [37]
    assert (len(t.state.decks[0]), t.state.copies[0]) == (35, 2)


@pytest.mark.rule("WINGS-RULING-70", "WINGS-EXPL-01")
def test_it_is_formed_again_with_its_explosions_below() -> None:
    for chance in range(6):
        t = dry(held=False, options={"explosion_lower_half": True}, chance=chance)
        t.play("a2", seat=0)
        names = [tables_of(t).face_names[face] for face in t.state.decks[0]]
        assert "A0-explosion" in names[:19]  # the bottom comes first


@pytest.mark.rule("WINGS-RULING-70")
def test_the_cards_of_an_aircraft_out_of_play_are_discarded() -> None:
    one = plane(0, 500, 300, **PLAYED)
    hit = ["A3 turn=1", "B2-smoke turn=1"]
    other = plane(1, 500, 420, **PLAYED, damage=hit, battered=9)
    t = table(one, other, plane(1, 60, 60), at="fire-1", phase=1, decks={"A": "A1 A0"})
    names = tables_of(t).face_names
    assert of(t.play("a2", seat=0), Down)
    assert sorted(names[face] for face in t.state.discards[0]) == ["A0", "A1", "A3"]
    assert [names[face] for face in t.state.discards[1]] == ["B2-smoke"]


# TURN.


@pytest.mark.rule("WINGS-TURN-01", "WINGS-TURN-02", "WINGS-TURN-04")
def test_a_turn_is_programming_and_then_three_cards_in_order() -> None:
    t = duel(turn=1)
    cards = ("straight", "stall", "turn-left")
    assert not of(program(t, 0, *cards), Flew)  # nothing moves before all have programmed
    assert t.asked == ((1, "program"),)
    out = program(t, 1, "turn-left", "straight", "stall")
    flown = [(flew.aircraft, flew.card) for flew in of(out, Flew)]
    assert flown == [
        ("a1", "straight"),
        ("a2", "turn-left"),
        ("a1", "stall"),
        ("a2", "straight"),
        ("a1", "turn-left"),
        ("a2", "stall"),
    ]
    assert of(out, TurnBegan)[0].turn == 2
    assert asked(t) == ["program", "program"]


@pytest.mark.rule("WINGS-TURN-03", "WINGS-MOVE-02", "WINGS-MOVE-03", "WINGS-RULING-02")
def test_all_move_then_rise_or_fall_then_fire_with_the_new_pose_and_altitude() -> None:
    """Only after its dive, and after a2 has moved, does a1 have a2 in its sights at long range."""
    one, other = plane(0, 500, 300, level=3), plane(1, 500, 420, level=1, type={"guns": []})
    t = table(one, other, table=LONG, options={"tailing": False})
    program(t, 0, "dive", "straight", "straight")
    out = program(t, 1, "straight", "straight", "straight")
    assert (t.state.phase, t.asked) == (1, ((0, "declare"),))
    out += t.play("a2", seat=0)
    kinds = [type(e) for e in out if isinstance(e, Flew | AltitudeChanged | Declared)]
    assert sorted(kinds[:3], key=lambda kind: kind.__name__) == [AltitudeChanged, Flew, Flew]
    assert kinds[3] is Declared
    assert not of(out, Declared)[0].short  # one level apart, after the dive


@pytest.mark.rule("WINGS-MOVE-03")
def test_each_phase_has_one_fire() -> None:
    t = table(plane(0, 500, 100), plane(1, 500, 300, type={"guns": []}), table=LONG)
    played = turn(t, {"declare": "a2"})
    assert played.fires() == [1, 2, 3]
    assert len(of(played.events, Declared)) == 3


@pytest.mark.rule("WINGS-TURN-05", "WINGS-RULING-03")
def test_the_steps_of_a_turn_come_in_this_order() -> None:
    t = Table({"system": "wings", "scenario": "spring-offensive", "options": EVERYTHING})
    names = tables_of(t).step_names
    start = ["begin", "window", "sun", "outside", "burn", "lower", "descend", "storm", "tail"]
    middle = ["program", "flak", "show", "surface", "flames"]
    phase = ["release", "fuse", "begin", "reveal", "clouds", "check", "storm", "collide", "cables"]
    phase += ["bombs", "look", "border", "fire", "resolve", "clear", "over"]
    wanted = [*start, *middle]
    for number in (1, 2, 3):
        wanted += [f"{step}-{number}" for step in phase if step != "fuse" or number == 2]
    wanted += ["smoke", "grave", "put-back", "advantage", "spotting", "end"]
    present = [name for name in wanted if name in names]
    kept = [name for name in names if not name.startswith("sight")]
    assert kept == present
    assert {"outside", "burn", "storm", "flak", "surface", "collide-1", "fuse-2"} <= set(names)


@pytest.mark.rule("WINGS-TURN-05", "WINGS-RULING-86")
def test_who_is_lost_before_the_fire_neither_fires_nor_is_a_target() -> None:
    """a1 and a2 collide in phase 1; a2 falls, and a3, which had it in its sights, has nobody."""
    planes = [
        plane(0, 500, 420, 180, battered=13, **PLAYED),
        plane(1, 500, 470, 180, **PLAYED),
        plane(1, 500, 300, **PLAYED),
    ]
    facts: dict[str, Any] = {"at": "check-1", "phase": 1, "decks": {"B": "B1 B1 B0 B0"}}
    t = table(*planes, script=[0, 0], options={"collision": True}, **facts)
    assert t.view().aircraft[0].status == "down"
    assert "declare" not in asked(t)
    t = table(*planes, script=[0, 1], options={"collision": True}, **facts)
    assert asked(t) == ["declare", "declare"]


@pytest.mark.rule("WINGS-TURN-05", "WINGS-RULING-23")
def test_timers_go_down_only_with_a_manoeuvre() -> None:
    """a1 has one card this turn; its jam loses one counter, not three."""
    one = {"jams": [3, 3, 0, 0], "last": "straight"}
    t = duel(one, turn=2, edge=1, edge_turns=2)
    played = turn(t, a1="turn-left")
    assert len([flew for flew in of(played.events, Flew) if flew.aircraft == "a1"]) == 1
    assert t.aircraft("a1").front.jams == (2, 2)


@pytest.mark.rule("WINGS-RULING-23")
def test_who_has_played_its_one_card_does_not_fire_but_may_be_fired_at() -> None:
    """Once a1 stands still, a2 is 174 mm ahead of it in phase 2."""
    one, other = plane(0, 500, 300, last="straight"), plane(1, 500, 390, type={"guns": []})
    t = table(one, other, turn=2, edge=1, edge_turns=2, options={"tailing": False})
    assert turn(t, a1="stall", a2="stall straight stall").fires() == [1]
    both = table(one, other, turn=2, options={"tailing": False})
    assert 2 in turn(both, a1="stall straight stall", a2="stall straight stall").fires()
    behind = plane(1, 500, 40)
    t = table(one, behind, turn=2, edge=1, edge_turns=2, options={"tailing": False})
    assert 2 in turn(t, a1="turn-left", a2="stall straight stall").fires(1)


@pytest.mark.rule("WINGS-RULING-33")
def test_friends_are_no_targets() -> None:
    planes = [plane(0, 500, 300), plane(0, 480, 430), plane(1, 540, 430, type={"guns": []})]
    t = table(*({**p, **PLAYED} for p in planes), at="fire-1", phase=1)
    assert t.legal(0) == ["pass", "a3"]
    assert t.refused("a2", seat=0) == "WINGS-RULING-33"


# MOVE.


@pytest.mark.rule("WINGS-MOVE-01")
@pytest.mark.parametrize(
    ("card", "right", "ahead", "heading"),
    [
        ("straight", 0, 56 + 61.8, 0),
        ("stall", 0, 12.7 + 61.8, 0),
        ("climb", 0, 12.7 + 61.8, 0),
        ("dive", 0, 56 + 61.8, 0),
        ("sideslip-left", -29, 56 + 61.8, 0),
        ("sideslip-right", 29, 56 + 61.8, 0),
        # The tip at (33, 57), and from it 27.8 mm on at 60 degrees.
        ("turn-left", -(33 + 27.8 * 0.8660254), 34 + 57 + 27.8 * 0.5, 300),
        ("turn-right", 33 + 27.8 * 0.8660254, 34 + 57 + 27.8 * 0.5, 60),
        ("immelmann", 0, 34 + 43 - 27.8, 180),
    ],
)
def test_the_arrow_of_the_base_goes_to_the_arrow_of_the_card(
    card: str, right: float, ahead: float, heading: float
) -> None:
    t = duel({"at": [300, 300], "last": "straight"})
    flew = of(turn(t, a1=f"{card} straight straight").events, Flew)[0]
    x, y, h = flew.end
    assert (x / 100, y / 100) == pytest.approx((300 + right, 300 + ahead), abs=0.02)
    assert h == heading * 100


@pytest.mark.rule("WINGS-MOVE-01")
def test_a_card_is_laid_along_the_heading() -> None:
    t = duel({"at": [300, 300], "heading": 90})
    assert of(turn(t).events, Flew)[0].end == (30000 + 11780, 30000, 9000)
