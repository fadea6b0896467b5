"""Complex manoeuvres (group CPX)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import Turn, turn
from tests.systems.wings.scenes import altitude, duel, of, plane, program, table

from escadrille.mechanics.plane.grid import ahead_of
from escadrille.systems.wings.events import AltitudeChanged, Declared, Down, Flew, MarkerShown
from escadrille.testing.scripted import Table

WIDE: dict[str, Any] = {"area": [3000, 3000]}
SPECIAL: dict[str, Any] = {"options": {"special_manoeuvres": "all"}}


def heights(t: Table, *programmes: str, gain: str = "take") -> list[tuple[int, int]]:
    """Fly programmes of a1, turn after turn; return its altitude as it changed."""
    out = []
    for cards in programmes:
        played = turn(t, {"gain": gain}, a1=cards, a2="turn-right turn-right turn-right")
        out += [e for e in of(played.events, AltitudeChanged) if e.aircraft == "a1"]
    return [(e.level, e.counters) for e in out]


def at(level: int, counters: int, **facts: Any) -> Table:
    """Return a1 at this altitude in the middle of a wide table."""
    one, other = {"at": [1500, 1500]}, {"at": [2000, 2000]}
    return duel({**one, "level": level, "counters": counters}, other, table=WIDE, **facts)


# Open to all.


@pytest.mark.rule("WINGS-CPX-01")
def test_a_modern_immelmann_may_gain_a_counter_on_its_second_card() -> None:
    t = at(2, 0)
    program(t, 0, "straight", "immelmann", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert (t.asked, t.state.phase) == (((0, "gain"),), 2)
    t.play("take")
    assert altitude(t) == (2, 1)
    assert t.aircraft("a1").pose[2] == 18000
    assert heights(at(2, 0), "straight immelmann straight", gain="pass") == []
    assert heights(at(2, 0), "turn-left turn-left straight", "immelmann straight straight") == [
        (2, 1)
    ]


@pytest.mark.rule("WINGS-CPX-03")
def test_a_split_s_loses_a_counter_on_its_second_card() -> None:
    t = at(2, 1)
    played = turn(t, a1="stall immelmann straight")
    assert (2, 0, "gain") not in played.asked
    assert altitude(t) == (2, 0)
    assert heights(at(2, 1), "turn-left turn-left stall", "immelmann straight straight") == [(2, 0)]


@pytest.mark.rule("WINGS-CPX-06", "WINGS-RULING-06")
def test_a_forced_dive_may_run_over_two_turns() -> None:
    first = ["turn-left turn-left stall", "dive straight turn-left forced-dive"]
    assert heights(at(3, 2), *first) == [(2, 0), (1, 0)]
    second = ["turn-left stall dive", "straight turn-left turn-left forced-dive"]
    assert heights(at(3, 2), *second) == [(2, 0), (1, 0)]


@pytest.mark.rule("WINGS-CPX-06", "WINGS-RULING-06")
def test_the_marker_of_a_forced_dive_is_shown_with_its_straight() -> None:
    t = at(3, 2)
    played = turn(t, a1="stall dive straight forced-dive")
    order = [e for e in played.events if isinstance(e, AltitudeChanged | MarkerShown)]
    assert [type(e) for e in order] == [AltitudeChanged, MarkerShown, AltitudeChanged]
    t = at(3, 2)
    t.play("straight", "dive", "stall", seat=0)
    assert t.asked == ((1, "program"),)  # no marker: it is another sequence


@pytest.mark.rule("WINGS-CPX-11")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("straight straight straight", True),
        ("turn-left straight turn-right", True),
        ("straight sideslip-left straight", False),
        ("straight stall straight", False),
        ("sharp-turn-right straight straight", False),
        ("straight tiny-turn-left straight", False),
    ],
)
def test_a_gentle_loss_takes_straights_and_long_turns(cards: str, offered: bool) -> None:
    t = duel({"type": {"deck": "L"}})
    t.play(*cards.split(), seat=0)
    assert ((0, "program") in t.asked) == offered
    if offered:
        assert t.legal(0) == ["pass", "gentle"]


@pytest.mark.rule("WINGS-CPX-11", "WINGS-RULING-06")
def test_a_gentle_loss_costs_one_counter_after_the_third_card() -> None:
    t = at(2, 1)
    played = turn(t, a1="straight turn-left straight gentle")
    order = [e for e in played.events if isinstance(e, AltitudeChanged | MarkerShown | Flew)]
    mine = [type(e).__name__ for e in order if e.aircraft == "a1"]
    assert mine == ["Flew", "MarkerShown", "Flew", "Flew", "AltitudeChanged"]
    assert altitude(t) == (2, 0)
    assert heights(at(2, 0), "straight turn-left straight gentle") == [(1, 2)]
    assert heights(at(2, 1), "straight turn-left straight") == []


def gentle(mine: tuple[int, int], its: tuple[int, int], **facts: Any) -> Turn:
    """a1 loses height gently behind a2; both keep their distance."""
    one = plane(0, 500, 100, level=mine[0], counters=mine[1], **facts.pop("one", {}))
    other = plane(1, 500, 250, level=its[0], counters=its[1], type={"guns": []})
    t = table(one, other, table={"area": [1000, 3000]}, **facts)
    cards = facts.get("cards", "straight straight straight gentle")
    return turn(t, {"declare": "a2"}, a1=cards)


@pytest.mark.rule("WINGS-CPX-12", "WINGS-DIVE-06", "WINGS-RULING-06")
@pytest.mark.parametrize("ban", [False, True])
def test_in_a_gentle_loss_there_is_no_fire_at_those_above(ban: bool) -> None:
    options: dict[str, Any] = {"options": {"fire_ban": ban}}
    assert gentle((2, 1), (2, 2), **options).fires() == []
    assert gentle((2, 1), (2, 1), **options).fires() == [1, 2, 3]
    assert gentle((2, 1), (2, 0), **options).fires() == [1, 2, 3]


@pytest.mark.rule("WINGS-CPX-12")
def test_a_gentle_loss_is_no_steep_manoeuvre() -> None:
    played = gentle((2, 2), (2, 0), options={"dive_fire": True})
    assert not any(shot.steep or shot.dive for shot in of(played.events, Declared))
    assert len(of(played.events, Declared)) == 3


@pytest.mark.rule("WINGS-CPX-12", "WINGS-DIVE-07")
@pytest.mark.parametrize("ban", [False, True])
def test_an_observer_may_fire_up_from_a_gentle_loss(ban: bool) -> None:
    rear = {"seats": 2, "guns": [{"arc": "rear", "letter": "B", "half": 90}]}
    one = plane(0, 500, 300, counters=1, type=rear)
    other = plane(1, 500, 150, counters=2, type={"guns": []})
    t = table(one, other, table={"area": [1000, 3000]}, options={"fire_ban": ban})
    assert turn(t, a1="straight straight straight gentle").fires() == [1, 2, 3]


# Special manoeuvres.


@pytest.mark.rule("WINGS-CPX-13", "WINGS-RULING-76")
@pytest.mark.parametrize("option", ["skill", "ace", "none"])
def test_special_manoeuvres_are_reserved(option: str) -> None:
    closed = {"special_manoeuvres": option}
    t = at(2, 0, options=closed)
    t.play("climb", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-CPX-13"
    t = at(2, 0, options=closed)
    t.play("straight", "stall", "straight", seat=0)
    assert t.asked == ((1, "program"),)  # no marker of a controlled dive


@pytest.mark.rule("WINGS-CPX-13")
def test_without_complex_manoeuvres_there_is_none_of_them() -> None:
    off = {"complex_manoeuvres": False, "special_manoeuvres": "all"}
    for cards in ("straight straight straight", "stall dive straight", "straight dive straight"):
        t = at(2, 0, options=off)
        t.play(*cards.split(), seat=0)
        assert t.asked == ((1, "program"),)
    t = at(2, 0, options=off)
    t.play("climb", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-CPX-13"


@pytest.mark.rule("WINGS-CPX-02")
@pytest.mark.parametrize(("gain", "changes"), [("take", [(2, 1), (2, 0)]), ("pass", [])])
def test_a_historical_immelmann_gains_a_counter_and_loses_it(
    gain: str, changes: list[tuple[int, int]]
) -> None:
    assert heights(at(2, 0, **SPECIAL), "climb immelmann straight", gain=gain) == changes


@pytest.mark.rule("WINGS-CPX-02")
def test_it_does_not_lose_what_an_earlier_manoeuvre_gained() -> None:
    t = at(2, 0, **SPECIAL)
    assert heights(t, "straight immelmann straight") == [(2, 1)]
    assert heights(t, "climb immelmann straight", gain="pass") == []


@pytest.mark.rule("WINGS-CPX-02", "WINGS-ALT-11")
def test_the_level_that_it_gained_is_lost_again() -> None:
    assert heights(at(2, 2, **SPECIAL), "climb immelmann straight") == [(3, 0), (2, 2)]


@pytest.mark.rule("WINGS-CPX-04", "WINGS-CPX-05")
@pytest.mark.parametrize(("gain", "changes"), [("take", [(2, 1), (2, 0)]), ("pass", [])])
def test_a_loop_borrows_its_second_immelmann_card(
    gain: str, changes: list[tuple[int, int]]
) -> None:
    t = at(2, 0, **SPECIAL)
    assert heights(t, "climb immelmann immelmann", gain=gain) == changes
    assert t.aircraft("a1").pose[2] == 0
    assert t.legal(0) == ["straight"]


@pytest.mark.rule("WINGS-CPX-04", "WINGS-RULING-05")
def test_only_a_climb_leads_to_a_loop() -> None:
    for first in ("straight", "stall"):
        t = at(2, 0, **SPECIAL)
        t.play(first, "immelmann", seat=0)
        assert t.legal(0) == ["straight"]
    t = duel({"type": {"deck": "H"}}, **SPECIAL)
    t.play("climb", seat=0)
    assert "immelmann" not in t.legal(0)


@pytest.mark.rule("WINGS-CPX-07", "WINGS-CPX-08", "WINGS-RULING-06")
@pytest.mark.parametrize(
    ("cards", "changes"),
    [
        ("straight stall straight controlled-dive", [(2, 1)]),
        ("straight dive straight controlled-dive", [(2, 0)]),
        ("straight stall straight", []),
        ("straight dive straight", [(1, 0)]),
    ],
)
def test_a_controlled_dive_loses_counters_where_it_is_declared(
    cards: str, changes: list[tuple[int, int]]
) -> None:
    t = at(2, 2, **SPECIAL)
    assert heights(t, cards) == changes


@pytest.mark.rule("WINGS-CPX-08")
def test_a_strong_controlled_dive_does_not_hedge_hop() -> None:
    assert heights(at(1, 0, **SPECIAL), "straight dive straight controlled-dive") == [(0, 1)]
    t = at(0, 2, **SPECIAL)
    played = turn(t, a1="straight dive straight controlled-dive")
    assert of(played.events, Down)[0].cause == "crash"


@pytest.mark.rule("WINGS-CPX-09", "WINGS-RULING-06")
def test_a_controlled_dive_fits_in_one_turn_and_is_shown_with_its_second_card() -> None:
    t = duel({"last": "straight", "at": [500, 300]}, **SPECIAL)
    t.play("dive", "straight", "stall", seat=0)
    assert t.asked == ((1, "program"),)
    t = at(2, 2, **SPECIAL)
    out = program(t, 0, "straight", "dive", "straight", "controlled-dive")
    out += program(t, 1, "straight", "straight", "straight")
    order = [e for e in out if isinstance(e, MarkerShown | Flew) and e.aircraft == "a1"]
    assert [type(e).__name__ for e in order] == ["Flew", "Flew", "MarkerShown", "Flew"]


# Fire.


def bonus(
    cards: str, phase: int, altitude: tuple[int, int], deck: str = "L", *, option: bool = True
) -> tuple[bool, bool]:
    """Return whether fire in a phase has the extra card, and one more point.

    a1 fires at a trench that lies ahead of where its card takes it.
    """
    one = plane(0, 1500, 1500, level=altitude[0], counters=altitude[1], type={"deck": deck})
    other = plane(1, 2900, 100)
    options = {"special_manoeuvres": "all", "dive_fire": option}
    dry = turn(table(one, other, table=WIDE, options=options), {"gain": "take"}, a1=cards)
    end = [flew.end for flew in of(dry.events, Flew) if flew.aircraft == "a1"][phase - 1]
    x, y = ahead_of(end, 9000)
    trench = {"piece": "trench", "side": 1, "at": [x / 100, y / 100], "heading": 0}
    t = table(one, other, table={**WIDE, "ground": [trench]}, options=options)
    played = turn(t, {f"declare-{phase}": "g1", "gain": "take"}, a1=cards)
    (shot,) = of(played.events, Declared)
    assert shot.cards == (2 if shot.short else 1) + shot.dive
    return shot.dive, shot.steep


@pytest.mark.rule("WINGS-CPX-10", "WINGS-DIVE-01", "WINGS-RULING-06")
@pytest.mark.parametrize(
    ("cards", "phase", "before"),
    [
        ("dive straight straight", 1, (1, 0)),
        ("stall dive straight forced-dive", 2, (2, 0)),
        ("stall dive straight forced-dive", 3, (2, 0)),
        ("climb immelmann straight", 3, (1, 0)),
        ("straight dive straight controlled-dive", 2, (1, 2)),
    ],
)
def test_the_first_list_has_the_extra_card(cards: str, phase: int, before: tuple[int, int]) -> None:
    assert bonus(cards, phase, before) == (True, False)
    assert bonus(cards, phase, before, option=False) == (False, False)


@pytest.mark.rule("WINGS-CPX-10", "WINGS-DIVE-02", "WINGS-RULING-06", "WINGS-RULING-93")
@pytest.mark.parametrize(
    ("cards", "phase", "deck"),
    [
        ("stall straight straight", 1, "L"),
        ("sharp-turn-left straight straight", 1, "L"),
        ("wide-sideslip-left straight straight", 1, "F"),
        ("steep-sideslip-left straight straight", 1, "G"),
        ("climb immelmann immelmann", 3, "L"),
        ("straight stall straight controlled-dive", 2, "L"),
        ("straight plain-stall straight controlled-dive", 2, "L"),
    ],
)
def test_the_second_list_has_one_more_point(cards: str, phase: int, deck: str) -> None:
    assert bonus(cards, phase, (1, 1), deck) == (False, True)
    assert bonus(cards, phase, (1, 1), deck, option=False) == (False, False)


@pytest.mark.rule("WINGS-CPX-10", "WINGS-RULING-50", "WINGS-RULING-93")
@pytest.mark.parametrize(
    ("cards", "phase"),
    [
        ("straight straight straight", 1),
        ("plain-stall straight straight", 1),
        ("climb straight straight", 1),
        ("stall dive straight", 3),
        ("stall immelmann straight", 2),
        ("straight immelmann straight", 3),
        ("straight stall straight controlled-dive", 3),
        ("tiny-turn-left straight straight", 1),
    ],
)
def test_no_other_card_gives_a_bonus(cards: str, phase: int) -> None:
    assert bonus(cards, phase, (2, 0) if "dive straight" in cards else (1, 1)) == (False, False)


@pytest.mark.rule("WINGS-RULING-93")
def test_the_stall_without_a_diamond_is_a_stall_but_no_diamond() -> None:
    t = duel({"type": {"deck": "L"}, "damage": ["A3-engine turn=1"], "last": "stall"}, turn=2)
    t.play("plain-stall", seat=0)
    t.play("straight", "straight", seat=0)  # the engine has its stall
    assert (0, "program") not in t.asked
    t = duel({"type": {"deck": "L"}})
    t.play("plain-stall", "immelmann", seat=0)  # a Split-S
    assert t.legal(0) == ["straight"]
