"""Worked examples of flight, fire and damage: 7, 14, 15, 21 to 27 and 48."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import LONG, Turn, asked, shot, turn
from tests.systems.wings.scenes import altitude, at_fire, duel, of, plane, program, table

from escadrille.systems.wings.events import (
    AltitudeChanged,
    Burning,
    Declared,
    Down,
    Drew,
    Entered,
    Flew,
    Jammed,
    Smoking,
)
from escadrille.testing.scripted import Table

QUIET: dict[str, Any] = {"guns": []}
PLAYED: dict[str, Any] = {"did": 1, "programme": "straight straight straight"}


@pytest.mark.rule("WINGS-FIRE-05", "WINGS-FIRE-06", "WINGS-FIRE-07", "WINGS-FIRE-08")
def test_07_one_level_apart() -> None:
    """WINGS-EX-07."""

    def cards(distance: float, level: int, **one: Any) -> int:
        """Return how many cards a2 draws, 0 where it cannot be fired at."""
        t = shot(distance, level, one=one, other={"counters": int(level == 0)})
        return of(t.play("a2", seat=0), Declared)[0].cards if "declare" in asked(t) else 0

    assert cards(90, 3) == 1
    assert cards(110, 3) == 0
    assert [cards(distance, level) for level in (0, 4) for distance in (40, 90)] == [0] * 4
    assert cards(90, 3, counters=2) == 1
    assert (cards(90, 2), cards(110, 2), cards(201, 2)) == (2, 1, 0)


def dived(before: tuple[int, int], cards: str) -> list[tuple[int, int] | str]:
    """Return the altitude of a1 after each card, or how it was lost."""
    t = duel({"level": before[0], "counters": before[1]})
    found: list[tuple[int, int] | str] = []
    now = before
    for event in turn(t, a1=cards).events:
        if isinstance(event, Flew) and event.aircraft == "a2":
            found.append(now)
        elif isinstance(event, AltitudeChanged):
            now = event.level, event.counters
        elif isinstance(event, Down):
            found[-1] = event.cause
    return found


@pytest.mark.rule("WINGS-CPX-06", "WINGS-ALT-08")
def test_14_forced_dive() -> None:
    """WINGS-EX-14."""
    forced = "stall dive straight forced-dive"
    assert dived((3, 2), forced) == [(3, 2), (2, 0), (1, 0)]
    assert dived((2, 1), forced) == [(2, 1), (1, 0), (0, 1)]
    assert dived((1, 1), forced) == [(1, 1), (0, 1), "crash"]
    assert dived((3, 2), "stall dive straight") == [(3, 2), (2, 0), (2, 0)]


@pytest.mark.rule("WINGS-ALT-07", "WINGS-ALT-08")
def test_15_dive_from_level_1() -> None:
    """WINGS-EX-15."""
    for before, after in (((1, 0), (0, 1)), ((1, 2), (0, 1)), ((2, 1), (1, 0))):
        assert dived(before, "dive straight straight")[0] == after


def pursued(decks: dict[str, str]) -> Table:
    """Return a1 on a2's tail, and a3 behind it which fires at it; all fly straight on."""
    planes = [plane(0, 500, 300), plane(1, 500, 500, type=QUIET), plane(1, 500, 100)]
    return table(*planes, decks=decks, table=LONG)


def tails(played: Turn) -> bool:
    return (0, 0, "reorder") in played.asked


@pytest.mark.rule("WINGS-SPEC-01", "WINGS-SPEC-02", "WINGS-SPEC-14")
def test_21_smoke() -> None:
    """WINGS-EX-21."""
    t = pursued({"A": "A4-smoke"})
    first = turn(t, {"declare-1": "a1"})
    assert [e.counters for e in of(first.events, Smoking)] == [3]
    counters, tailing = [t.aircraft("a1").smoke], []
    for _ in range(3):
        tailing.append(tails(turn(t)))
        counters.append(t.aircraft("a1").smoke)
    assert counters == [2, 1, 0, 0]
    assert tailing == [False, False, True]
    t = pursued({"A": "A2-flames A0 A0 A0"})
    turn(t, {"declare-1": "a1"})
    assert [tails(turn(t)) for _ in range(4)] == [False, False, False, True]


@pytest.mark.rule("WINGS-SPEC-15", "WINGS-SPEC-07")
@pytest.mark.parametrize(
    ("one", "counters", "phases"),
    [
        ({}, 3, [2, 3]),
        ({"damage": ["A3-pilot turn=1 flown=1"], "flown": 9}, 4, [3]),
    ],
)
def test_22_jam(one: dict[str, Any], counters: int, phases: list[int]) -> None:
    """WINGS-EX-22."""
    planes = [plane(0, 500, 100, **one), plane(1, 500, 300, type=QUIET)]
    t = table(*planes, turn=4, decks={"A": "A0-red-jam"}, table=LONG)
    first = turn(t, {"declare-1": "a2"})
    assert of(first.events, Jammed)[0].counters == (counters, counters)
    assert first.fires() == [1]
    assert turn(t).fires() == phases


def burning(after: str) -> tuple[Table, Turn]:
    """Return a2 set on fire at T2 by a1; T is over."""
    planes = [plane(0, 500, 100), plane(1, 500, 300, type=QUIET)]
    t = table(*planes, decks={"A": f"A2-flames {after}"}, table=LONG)
    return t, turn(t, {"declare-2": "a2"})


@pytest.mark.rule("WINGS-SPEC-13")
def test_23_flames() -> None:
    """WINGS-EX-23."""
    t, first = burning("A0 A3-engine A1 A5")
    assert [e.counters for e in of(first.events, Burning)] == [3]
    drawn = []
    for _ in range(4):
        events = turn(t).events
        kinds = [type(e) for e in events if isinstance(e, Drew | Flew)]
        drawn.append([e.cards for e in of(events, Drew)])
        assert Drew not in kinds or kinds[0] is Drew  # before the first reveal
    assert drawn == [[("A0",)], [("A3-engine",)], [("A1",)], []]
    found = t.aircraft("a2")
    assert (found.points, found.engine_hits) == (2 + 0 + 3 + 1, 0)
    t, _ = burning("A0-explosion")
    assert [(e.piece, e.cause) for e in of(turn(t).events, Down)] == [("a2", "explosion")]


@pytest.mark.rule("WINGS-PROG-03", "WINGS-PROG-04", "WINGS-PROG-05", "WINGS-PROG-06")
def test_24_programming_legality() -> None:
    """WINGS-EX-24."""
    t = duel()
    t.play("straight", "stall", seat=0)
    assert t.refused("climb", seat=0) == "WINGS-PROG-03"

    def after(cards: str) -> Table:
        t = duel({"at": [500, 300]})
        turn(t, a1=cards, a2="turn-left turn-left turn-left")
        return t

    assert after("straight straight stall").refused("stall", seat=0) == "WINGS-PROG-04"
    t = after("turn-left straight immelmann")
    assert t.refused("turn-left", seat=0) == "WINGS-PROG-05"
    t.play("straight", seat=0)
    after("turn-left turn-left straight").play("immelmann", "straight", seat=0)


@pytest.mark.rule("WINGS-FIRE-11")
def test_25_draw_order() -> None:
    """WINGS-EX-25."""
    one = plane(0, 500, 300, type={"deck": "D"})
    other = plane(1, 500, 420, 180, type={"deck": "A"})
    t = at_fire(one, other, decks={"A": "A1 A3 A4 A5"})
    t.play("a2", seat=0)
    drawn = {e.piece: e.cards for e in of(t.play("a1", seat=1), Drew)}
    assert drawn == {"a1": ("A1", "A4"), "a2": ("A3", "A5")}
    shooters = [plane(0, x, 300) for x in (200, 500, 800)]
    targets = [
        plane(1, x, y, type={"deck": deck, **QUIET})
        for x, y, deck in ((200, 420, "A"), (500, 500, "C"), (800, 420, "J"))
    ]
    planes = [{**p, **PLAYED} for p in (*shooters, *targets)]
    deck = {"A": "A1 A3 A4 A5 A2-flames"}
    t = table(*planes, at="fire-1", phase=1, decks=deck)
    drawn = {e.piece: e.cards for e in of(t.play("a4", "a5", "a6", seat=0), Drew)}
    assert drawn == {"a6": ("A1", "A5"), "a5": ("A3",), "a4": ("A4", "A2-flames")}  # J, C, A, J, A


@pytest.mark.rule("WINGS-DMG-03", "WINGS-DMG-04", "WINGS-SPEC-11")
def test_26_doubled_special_in_one_shot() -> None:
    """WINGS-EX-26."""
    twice: dict[str, Any] = {"copies": [2, 1, 1, 1], "decks": {"A": "A3-engine A3-engine"}}
    t = shot(90, **twice)
    assert not of(t.play("a2", seat=0), Down)
    assert t.aircraft("a2").engine_hits == 1
    planes = [plane(0, 500, 300), plane(0, 500, 700, 180), plane(1, 500, 500, type=QUIET)]
    t = table(*({**p, **PLAYED} for p in planes), at="fire-1", phase=1, **twice)
    out = t.play("a3", "a3", seat=0)
    assert [e.cards for e in of(out, Declared)] == [1, 1]
    assert [(e.piece, e.cause) for e in of(out, Down)] == [("a3", "engine")]


@pytest.mark.rule("WINGS-AIM-01", "WINGS-AIM-02")
@pytest.mark.parametrize(("answer", "points"), [(None, 4), ("A1", 3), ("A0", 4)])
def test_27_aim(answer: str | None, points: int) -> None:
    """WINGS-EX-27: at T1 a3 fires at a1 or does not."""
    planes = [
        plane(0, 500, 300),
        plane(1, 500, 400, type={"deck": "A", **QUIET}),
        plane(1, 500, 100),
    ]
    first = "A0 A0" if answer is None else f"{answer} A0 A0"  # a1's deck is nearer to Z
    t = table(*planes, decks={"A": f"{first} A0 A3"}, table=LONG, options={"tailing": False})
    for seat in (0, 1):
        for _ in range(1 + seat):
            program(t, seat, "straight", "straight", "straight")
    assert (t.state.phase, t.asked) == (1, ((0, "declare"), (1, "declare")))
    t.play("a2", seat=0)
    t.play("a1" if answer else "pass", seat=1)
    assert t.state.phase == 2
    t.play("a2", seat=0)
    out = t.play("pass", seat=1)
    assert of(out, Drew)[0].cards == ("A0", "A3")
    assert t.aircraft("a2").points == points


@pytest.mark.rule("WINGS-EXIT-03")
def test_48_exit_and_return() -> None:
    """WINGS-EX-48."""
    one = plane(0, 500, 800, level=3, counters=1)
    options = {"exit_rule": "fled_return"}
    t = table(one, plane(1, 200, 200), decks={"A": "A1 A3"}, options=options)
    first = turn(t, {"come-back": "return"})
    assert (2, 0, "come-back") in first.asked
    assert [(e.cause, e.cards) for e in of(first.events, Drew)] == [("outside", ("A1", "A3"))]
    assert t.state.turn == 2  # they are drawn at the start of T+1
    assert t.asked == ((1, "program"),)
    second = turn(t, a2="turn-right turn-right turn-right")
    assert not [e for e in of(second.events, Flew) if e.aircraft == "a1"]
    assert [e.pose for e in of(second.events, Entered)] == [(50000, 100000 - 3400, 18000)]
    assert altitude(t) == (3, 1)
    third = turn(t, a2="turn-right turn-right turn-right")
    assert len([e for e in of(third.events, Flew) if e.aircraft == "a1"]) == 3
    assert t.aircraft("a1").points == 4
