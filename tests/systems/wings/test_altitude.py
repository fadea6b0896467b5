"""Levels and climb counters (group ALT)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import turn
from tests.systems.wings.scenes import altitude, duel, of, plane, program, table

from escadrille.kernel.errors import BadSituation
from escadrille.systems.wings.events import AltitudeChanged, Down
from escadrille.testing.scripted import Table

HILL: dict[str, Any] = {"relief": [{"relief": "plateau", "at": [500, 500], "heading": 0}]}


def flown(cards: str, before: tuple[int, int], climb: int = 3, **facts: Any) -> tuple[int, int]:
    """Return the altitude of a1 after these cards, every counter taken."""
    one = {"level": before[0], "counters": before[1], "type": {"climb": climb}}
    t = duel({**one, **facts.pop("one", {})}, **facts)
    turn(t, {"gain": "take"}, a1=cards)
    return altitude(t)


@pytest.mark.rule("WINGS-ALT-01", "WINGS-ALT-05")
@pytest.mark.parametrize(
    ("climb", "before", "after"),
    [
        (3, (1, 0), (1, 1)),
        (3, (1, 2), (2, 0)),
        (4, (1, 2), (1, 3)),
        (4, (1, 3), (2, 0)),
        (2, (1, 1), (2, 0)),
    ],
)
def test_counters_to_the_climb_value_are_a_level(
    climb: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert flown("climb straight straight", before, climb) == after


@pytest.mark.rule("WINGS-ALT-01", "WINGS-RULING-46")
def test_altitude_is_level_then_counters() -> None:
    """A rear gunner's blind spot asks who is higher: (3,0) is above (2,2)."""
    two = plane(
        0, 500, 500, type={"seats": 2, "guns": [{"arc": "rear", "letter": "B", "half": 90}]}
    )
    facts: dict[str, Any] = {"did": 1, "programme": "straight straight straight"}
    for its, fires in (((3, 0), True), ((2, 2), False), ((2, 1), False)):
        other = plane(1, 500, 420, level=its[0], counters=its[1], type={"guns": []})
        t = table({**two, **facts, "counters": 2}, {**other, **facts}, at="fire-1", phase=1)
        assert ((0, "declare") in t.asked and t.state.phase == 1) == fires


@pytest.mark.rule("WINGS-ALT-02", "WINGS-ALT-10")
def test_the_first_peg_is_level_0_and_takes_a_counter_to_fly() -> None:
    assert flown("straight straight straight", (0, 1)) == (0, 1)
    t = duel({"level": 0, "counters": 1})
    assert t.view().aircraft[0].green_peg == 1  # the first peg stands for the ground
    with pytest.raises(BadSituation, match="WINGS-ALT-10"):
        duel({"level": 0, "counters": 0})
    low = duel({"level": 0, "counters": 1})
    assert of(turn(low, a1="dive straight straight").events, Down)[0].cause == "crash"


@pytest.mark.rule("WINGS-ALT-03")
def test_the_counter_of_a_climb_may_be_left() -> None:
    t = duel()
    program(t, 0, "straight", "climb", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert (t.asked, t.state.phase) == (((0, "gain"),), 2)
    assert t.legal() == ["pass", "take"]
    t.play("pass")
    assert altitude(t) == (2, 0)


@pytest.mark.rule("WINGS-ALT-03", "WINGS-ALT-04")
def test_no_second_counter_in_a_turn() -> None:
    """A climb and the Immelmann card of a modern Immelmann would give one each."""
    assert flown("climb straight straight", (2, 0), one={"rose": 1}) == (2, 0)
    t = duel({"type": {"climb": 4}})
    played = turn(t, {"gain": "take"}, a1="climb straight immelmann")
    assert altitude(t) == (2, 1)
    assert [phase for phase, _, decision in played.asked if decision == "gain"] == [1]
    t = duel({"type": {"climb": 4}})
    turn(t, {"gain-3": "take"}, a1="climb straight immelmann")  # left the first, takes the second
    assert altitude(t) == (2, 1)
    played = turn(t, {"gain": "take"}, a1="straight climb straight")  # a new turn, a new counter
    assert altitude(t) == (2, 2)


@pytest.mark.rule("WINGS-ALT-06")
@pytest.mark.parametrize(
    ("before", "after"), [((2, 2), (3, 0)), ((3, 0), (3, 1)), ((3, 1), (3, 2)), ((3, 2), (3, 2))]
)
def test_level_3_is_the_highest_in_play(before: tuple[int, int], after: tuple[int, int]) -> None:
    assert flown("climb straight straight", before) == after


@pytest.mark.rule("WINGS-ALT-06", "WINGS-CEIL-03")
def test_the_true_ceiling_and_the_clouds_raise_it() -> None:
    cards, top = "climb straight straight", (3, 2)
    true: dict[str, Any] = {"options": {"true_ceiling": True}, "window": 1}
    assert flown(cards, top, **true) == (4, 0)
    assert flown(cards, top, one={"type": {"ceiling": 3}}, **true) == (3, 2)
    t = duel({"level": 3, "counters": 2}, options={"cloud_layer": True})
    turn(t, {"gain": "take"}, a1=cards)
    assert t.state.level[0] == 4


@pytest.mark.rule("WINGS-ALT-07", "WINGS-ALT-08")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 0), (0, 1)), ((1, 2), (0, 1)), ((2, 1), (1, 0)), ((3, 2), (2, 0))]
)
def test_a_dive_costs_a_level_and_all_counters(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert flown("dive straight straight", before) == after


@pytest.mark.rule("WINGS-ALT-10", "WINGS-RULING-13")
@pytest.mark.parametrize(
    ("cards", "counters"), [("dive straight straight", 2), ("stall immelmann straight", 1)]
)
def test_reaching_the_ground_is_a_crash(cards: str, counters: int) -> None:
    t = duel({"level": 0, "counters": counters})
    assert of(turn(t, a1=cards).events, Down)[0].cause == "crash"
    t = duel({"level": 0, "counters": 2})
    assert not of(turn(t, a1="stall immelmann straight").events, Down)
    assert altitude(t) == (0, 1)


@pytest.mark.rule("WINGS-RULING-13", "WINGS-REL-04")
@pytest.mark.parametrize(
    ("before", "after"), [((3, 2), (2, 0)), ((2, 0), (1, 1)), ((1, 1), None), ((1, 2), None)]
)
def test_over_relief_its_floor_is_the_ground(
    before: tuple[int, int], after: tuple[int, int] | None
) -> None:
    """The plateau is of floor 1; a1 dives onto it."""
    one = plane(0, 500, 440, level=before[0], counters=before[1])
    t = table(one, plane(1, 60, 60), table=HILL, options={"relief": True})
    program(t, 0, "dive", "stall", "straight")
    out = program(t, 1, "straight", "straight", "straight")
    changed = [(e.level, e.counters) for e in of(out, AltitudeChanged)][:1]
    if after is None:
        assert of(out, Down)[0].cause == "crash"
    else:
        assert changed == [after]


@pytest.mark.rule("WINGS-ALT-09", "WINGS-ALT-11", "WINGS-RULING-12")
@pytest.mark.parametrize(
    ("climb", "before", "after"),
    [(3, (2, 2), (2, 1)), (3, (2, 0), (1, 2)), (4, (2, 0), (1, 3)), (2, (2, 0), (1, 1))],
)
def test_a_counter_lost_with_none_left_is_a_level_less(
    climb: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert flown("stall immelmann straight", before, climb) == after


@pytest.mark.rule("WINGS-ALT-09", "WINGS-ALT-11")
@pytest.mark.parametrize(
    ("before", "after"), [((2, 2), (2, 0)), ((2, 1), (1, 2)), ((2, 0), (1, 1))]
)
def test_two_counters_are_lost_one_after_the_other(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    options = {"special_manoeuvres": "all"}
    assert flown("straight dive straight controlled-dive", before, options=options) == after


@pytest.mark.rule("WINGS-RULING-77")
def test_without_altitude_nothing_rises_or_falls() -> None:
    options = {"altitude": False, "special_manoeuvres": "all"}
    t = duel(options=options)
    assert not {"climb", "dive"} & set(t.legal(0))
    t.play("straight", "straight", "straight", seat=0)
    assert t.asked == ((1, "program"),)  # no gentle loss is offered
    for cards in ("stall immelmann straight", "straight immelmann straight"):
        assert flown(cards, (2, 0), options=options) == (2, 0)


def news(t: Table, cards: str) -> list[tuple[int, int]]:
    played = turn(t, {"gain": "take"}, a1=cards)
    return [(e.level, e.counters) for e in of(played.events, AltitudeChanged) if e.aircraft == "a1"]


@pytest.mark.rule("WINGS-MOVE-02")
def test_altitude_is_told_only_when_it_changes() -> None:
    t = duel({"level": 3, "counters": 1})
    assert news(t, "straight dive climb") == [(2, 0), (2, 1)]
    t = duel({"counters": 1})
    assert news(t, "straight straight straight gentle") == [(2, 0)]
