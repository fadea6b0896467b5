"""Burning advantage, moving and turning (SKIES-BASE-18 to -23, SKIES-BASE-53)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import DEGREE
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import facts
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import Burnt, Flew
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import cards
from escadrille.systems.skies.rules.damage import leave, speed, turn
from escadrille.systems.skies.rules.measuring import course, is_off, pose
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import (
    AWAY,
    BURNS,
    DISADVANTAGED,
    DIVED,
    LONG_DIVE,
    NO_BURN,
    TIGHT,
    TURNED,
    Frame,
    State,
)
from escadrille.systems.skies.tables import DIVE, Tables

SLUGGISH: Final = 30  # degrees of any turn of a sluggish type (SKIES-CARD-08)
TURN: Final = 45  # degrees at the end of a move, and of a hard turn


def least(sp: int) -> int:
    """Return the shortest move: half the Speed, rounded up (SKIES-BASE-21)."""
    return (sp + 1) // 2


def reach(s: State, burnt: int | None = None) -> tuple[int, int]:
    """Return the shortest and the longest move of the active aircraft, with what it burns."""
    sp = speed(s, s.active)
    if (s.burnt if burnt is None else burnt) == DIVED:
        return least(sp) + 1, sp + allowance(s)
    return least(sp), sp


def allowance(s: State) -> int:
    """Return the inches of a dive (SKIES-BASE-19, SKIES-CARD-02, SKIES-RULING-16)."""
    return max(DIVE, speed(s, s.active)) if s.effects & LONG_DIVE else DIVE


def turn_limit(s: State, aircraft: int) -> int:
    """Return how far an aircraft turns in its move (SKIES-BASE-22, SKIES-CARD-08)."""
    return SLUGGISH if s.roster.sluggish[aircraft] else TURN


@lru_cache(maxsize=1 << 10)
def _moves(low: int, high: int, dives: bool, limit: int) -> list[int]:
    found = [c.DIVE] if dives else []
    found += _turns(limit, still=False) if limit else []
    return found + [c.INCHES + inches for inches in range(low, high + 1)]


@lru_cache(maxsize=16)
def _turns(limit: int, *, still: bool = True) -> list[int]:
    steps = limit // c.STEP
    return [c.AHEAD + n for n in range(-steps, steps + 1) if n or still]


def can_burn(s: State, way: int) -> bool:
    """May the active aircraft dive or turn hard (SKIES-BASE-18, SKIES-CARD-14)?"""
    away = way == DIVED and s.effects & AWAY
    return s.burnt == NO_BURN and (s.level[s.active] > DISADVANTAGED or bool(away))


def legal_fly(t: Tables, s: State, frame: Frame) -> list[int]:
    """A dive, a hard turn, or the inches to fly (SKIES-BASE-18, SKIES-BASE-21)."""
    limit = turn_limit(s, s.active) if can_burn(s, TURNED) else 0
    return _moves(*reach(s), can_burn(s, DIVED), limit) + cards.playable(t, s, frame[1], tb.FLY)


def bar_fly(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if c.INCHES <= choice <= c.INCHES + c.MOST_INCHES:
        low, high = reach(s)
        inches = choice - c.INCHES
        rule = "SKIES-BASE-19" if s.burnt == DIVED else "SKIES-BASE-21"
        facts = {"inches": inches, "least": low, "most": high}
        return None if low <= inches <= high else Refusal(rule, facts)
    if 0 <= choice - c.CARD < len(t.faces.card):
        return cards.bar_held(t, s, seat, tb.FLY, choice - c.CARD)
    is_turn = abs(choice - c.AHEAD) <= c.MOST_STEPS
    if choice != c.DIVE and not is_turn:
        return no_answer(frame)
    if s.burnt != NO_BURN:
        return Refusal("SKIES-BASE-18", {"burnt": BURNS[s.burnt]})
    if s.level[s.active] == DISADVANTAGED and not (choice == c.DIVE and s.effects & AWAY):
        return Refusal("SKIES-BASE-18", {"level": LEVELS[DISADVANTAGED]})
    return _bar_turn(s, choice, "SKIES-BASE-20") if is_turn else None


def _bar_turn(s: State, choice: int, rule: str) -> Refusal | None:
    """Bar a turn that is too wide, or on the spot none at all."""
    degrees, most = c.turned(choice), turn_limit(s, s.active)
    if abs(degrees) > TURN or (not degrees and rule == "SKIES-BASE-20"):
        return Refusal(rule, {"degrees": degrees, "most": most})
    return Refusal("SKIES-CARD-08", {"degrees": degrees}) if abs(degrees) > most else None


def apply_fly(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if c.INCHES <= choice <= c.INCHES + c.MOST_INCHES:
        s.stack[-1] = (f.TURN, frame[1], choice - c.INCHES, 0)
    elif choice >= c.CARD:
        cards.lay(t, s, frame[1], choice - c.CARD, tb.FLY, s.active, out)
    else:
        burn(s, choice, out)


def burn(s: State, choice: int, out: Out) -> None:
    """Give a level for a dive, or for a turn on the spot (SKIES-BASE-18 to -20).

    To dive away costs a Disadvantaged aircraft nothing (SKIES-CARD-14).
    """
    active = s.active
    s.level[active] = max(DISADVANTAGED, s.level[active] - 1)
    s.burnt = DIVED if choice == c.DIVE else TURNED
    if out is not None:
        out.append(Burnt(s.roster.names[active], BURNS[s.burnt], LEVELS[s.level[active]]))
    if s.burnt == TURNED:
        turn(s, active, c.turned(choice), out)


def moves(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    inches = range(speed(s, s.active) + DIVE + 1)
    found = [c.DIVE, *_turns(TURN, still=False), *(c.INCHES + n for n in inches)]
    return found + sorted({c.CARD + face for face in s.hands[seat]})


# The turn at the end of the move.


def legal_turn(t: Tables, s: State, frame: Frame) -> list[int]:
    return [*_turns(turn_limit(s, s.active))]


def bar_turn(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if abs(choice - c.AHEAD) > c.MOST_STEPS:
        return no_answer(frame)
    return _bar_turn(s, choice, "SKIES-BASE-22")


def apply_turn(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """End the move with a turn; a Tight Turn says where (SKIES-CARD-03)."""
    degrees = c.turned(choice)
    if s.effects & TIGHT and degrees:
        s.stack[-1] = (f.POINT, frame[1], frame[2], degrees)
        return
    s.stack.pop()
    fly(t, s, frame[2], degrees, frame[2], out)


def legal_point(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.POINT + inches for inches in range(frame[2] + 1)]


def bar_point(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    inches = choice - c.POINT
    if not 0 <= inches <= c.MOST_INCHES:
        return no_answer(frame)
    facts = {"inches": inches, "most": frame[2]}
    return None if inches <= frame[2] else Refusal("SKIES-CARD-03", facts)


def apply_point(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    fly(t, s, frame[2], frame[3], choice - c.POINT, out)


def points(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.POINT + inches for inches in range(frame[2] + 1)]


def fly(t: Tables, s: State, inches: int, degrees: int, point: int, out: Out) -> None:
    """Fly straight ahead, turn, and leave the battle beyond the edge (SKIES-BASE-21 to -23).

    Nobody is in the way (SKIES-BASE-08).
    """
    active = s.active
    start = pose(s, active)
    bend, end = course(start, inches, degrees, point)
    s.x[active], s.y[active], s.h[active] = end[0], end[1], end[2] // DEGREE
    if out is not None:
        out.append(Flew(s.roster.names[active], start, bend, end, inches, degrees))
    if is_off(t, *bend[:2]) or is_off(t, *end[:2]):
        leave(t, s, active, out)


def turns(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return _turns(c.MOST_STEPS * c.STEP)


# The straight flight after a Slashing Attack.


def slash_limit(s: State) -> int:
    """Return how far a Slashing Attack goes on: half its Speed, rounded down (SKIES-CARD-16)."""
    return speed(s, s.active) // 2


def legal_slash(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.INCHES + inches for inches in range(slash_limit(s) + 1)]


def bar_slash(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    inches = choice - c.INCHES
    if not 0 <= inches <= c.MOST_INCHES:
        return no_answer(frame)
    facts = {"inches": inches, "most": slash_limit(s)}
    return None if inches <= slash_limit(s) else Refusal("SKIES-CARD-16", facts)


def apply_slash(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice > c.INCHES:
        inches = choice - c.INCHES
        fly(t, s, inches, 0, inches, out)


def slashes(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.INCHES + inches for inches in range(slash_limit(s) + 1)]


DECISIONS: Final = {
    f.FLY: Decision(legal_fly, bar_fly, apply_fly, moves, facts=facts.of_move),
    f.POINT: Decision(legal_point, bar_point, apply_point, points, facts=facts.of_point),
    f.SLASH: Decision(legal_slash, bar_slash, apply_slash, slashes, facts=facts.of_slash),
    f.TURN: Decision(legal_turn, bar_turn, apply_turn, turns, facts=facts.of_turn),
}
