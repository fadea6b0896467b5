"""Breaking off and the Disengagement Table (group DIS)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import asdict

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import POSITIONS
from escadrille.mechanics.stacked import Decision
from escadrille.systems.zero.choices import LEADER, PAIR, WINGMAN
from escadrille.systems.zero.events import BrokeOff, Escape, Line, Shift, Tested
from escadrille.systems.zero.frames import BREAK_OFF
from escadrille.systems.zero.rules.asked import always, beside_the_point
from escadrille.systems.zero.rules.cards import Out, turn_over
from escadrille.systems.zero.rules.damage import depart, flip
from escadrille.systems.zero.rules.play import end_play
from escadrille.systems.zero.state import DESTROYED, DISENGAGED, FLYING, NOBODY, Frame, State
from escadrille.systems.zero.tables import DISENGAGEMENT, WITHOUT_A_CARD, Tables

LEAVING: Final = (LEADER, WINGMAN, PAIR)
LAST: Final = len(DISENGAGEMENT) - 1

# What becomes of an aircraft (ZERO-DIS-07, ZERO-RULING-23).
SHOT_DOWN: Final = 0
HURT: Final = 1
EVADED: Final = 2
RESULTS: Final = ("destroyed", "damaged", "evaded")
BY_LEVEL: Final = (SHOT_DOWN,) * 3 + (HURT,) * 2 + (EVADED,) * 4

VOLUNTARY: Final = 1
ALONE_AT_ITS_LEVEL: Final = 3


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Withdraw the Leader, the Wingman or both (ZERO-DIS-02, ZERO-RULING-22)."""
    return [who for who in LEAVING if bar(t, s, frame, NOBODY, who) is None]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice not in LEAVING:
        return beside_the_point(BREAK_OFF)
    if choice == LEADER or s.status[frame[1] + 1] == FLYING:
        return None
    return Refusal("ZERO-DIS-02", {"wingman": s.roster.names[frame[1] + 1]})


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Draw a card for each aircraft, then apply the results together; no card is played.

    The Wingman leaves first, so that one who is withdrawn too is never promoted.
    Rules: ZERO-DIS-01, ZERO-DIS-02, ZERO-RULING-25, ZERO-RULING-45.
    """
    leader = frame[1]
    s.stack.pop()
    s.opened = 1
    end_play(t, s, out)
    leaving = {LEADER: (leader,), WINGMAN: (leader + 1,), PAIR: (leader, leader + 1)}[choice]
    if out is not None:
        out.append(BrokeOff(tuple(s.roster.names[aircraft] for aircraft in leaving)))
    results = [_test(t, s, aircraft, out) for aircraft in leaving]
    for aircraft, result in reversed(list(zip(leaving, results, strict=True))):
        _leave(t, s, aircraft, result, out)


def _test(t: Tables, s: State, aircraft: int, out: Out) -> int:
    """Draw a card, shift its level, read the result; the card is discarded.

    Rules: ZERO-DIS-03, ZERO-DIS-04, ZERO-DIS-07, ZERO-RULING-27.
    """
    face = turn_over(s, out)
    if face != NOBODY:
        s.discard.append(face)
    drawn = t.level[face] if face != NOBODY else WITHOUT_A_CARD
    level, result = _read(s, aircraft, drawn + shift_of(t, s, aircraft))
    if out is not None:
        told = asdict(escape(t, s, aircraft))
        told |= {"drawn": DISENGAGEMENT[drawn], "level": DISENGAGEMENT[level]}
        card = t.cards[face].id if face != NOBODY else None
        out.append(Tested(**told, card=card, result=RESULTS[result]))
    return result


def _read(s: State, aircraft: int, level: int) -> tuple[int, int]:
    """Return the level that counts, none being beyond the first and the last, and its result."""
    level = max(0, min(LAST, level))
    return level, result_at(level, damaged=bool(s.flipped[aircraft]))


def escape(t: Tables, s: State, aircraft: int) -> Escape:
    """Return the Disengagement Table as it is read for an aircraft.

    Rules: ZERO-DIS-03, ZERO-DIS-04, ZERO-DIS-07.
    """
    shift, table = shift_of(t, s, aircraft), []
    for line, letter in enumerate(DISENGAGEMENT):
        level, result = _read(s, aircraft, line + shift)
        table.append(Line(letter, DISENGAGEMENT[level], RESULTS[result], **_cards_on(t, line)))
    return Escape(s.roster.names[aircraft], shift, modifiers_of(t, s, aircraft), tuple(table))


def _cards_on(t: Tables, line: int) -> dict[str, Any]:
    """Return what the cards that stand on a line have in common."""
    cards = [card for card, level in zip(t.cards, t.level, strict=True) if level == line]
    shown: dict[str, set[Any]] = {
        "title": {card.title for card in cards},
        "subtitle": {card.subtitle for card in cards},
        "bursts": {card.attack and card.attack.bursts for card in cards},
    }
    return {name: values.pop() for name, values in shown.items() if len(values) == 1}


def shift_of(t: Tables, s: State, aircraft: int) -> int:
    """Return by how many levels the table is read lower (towards I); negative: higher."""
    return sum(modifier.levels for modifier in modifiers_of(t, s, aircraft))


def modifiers_of(t: Tables, s: State, aircraft: int) -> tuple[Shift, ...]:
    """Return what shifts the table for an aircraft, each with its levels.

    A Wingman is read with its Leader's Position. Rules: ZERO-DIS-04, ZERO-DIS-05, ZERO-DIS-06,
    ZERO-DIS-08, ZERO-DIS-09, ZERO-RULING-05, ZERO-RULING-25, ZERO-RULING-37.
    """
    element = aircraft >> 1
    alone = not any(
        s.status[enemy] == FLYING and s.altitude[enemy >> 1] == s.altitude[element]
        for enemy in s.roster.enemies[aircraft]
    )
    heavy = t.fighters[s.roster.fighter[element]].kind == "heavy-bomber"
    found = (
        ("voluntary", VOLUNTARY),
        (POSITIONS[s.grip[element] + 2], s.grip[element]),
        ("damaged", -s.flipped[aircraft]),
        ("alone", ALONE_AT_ITS_LEVEL * alone),
        ("mission", t.mission[s.roster.side[aircraft]]),
        ("heavy", -heavy),
    )
    return tuple(Shift(name, levels) for name, levels in found if levels)


def result_at(level: int, *, damaged: bool) -> int:
    """Rules: ZERO-DIS-07."""
    result = BY_LEVEL[level]
    return EVADED if damaged and result == HURT else result


def _leave(t: Tables, s: State, aircraft: int, result: int, out: Out) -> None:
    """Every result takes the aircraft out of the fight, for good (ZERO-RULING-23)."""
    if result == HURT:
        flip(s, aircraft, out)
    depart(t, s, aircraft, DESTROYED if result == SHOT_DOWN else DISENGAGED, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    BREAK_OFF: Decision(legal, bar, apply, always(*LEAVING)),
}
