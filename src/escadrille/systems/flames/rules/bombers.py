"""Which bomber a fighter works on, and what choosing it costs (group BMR)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED, LEVELS, TAILING
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.choices import AIRCRAFT
from escadrille.systems.flames.events import Passed
from escadrille.systems.flames.facts import Quarry
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import runs
from escadrille.systems.flames.rules.anytime import off_the_point
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import (
    blockers,
    formation,
    is_laden,
    lone_rear,
    raid_of,
    temporary_hand,
)
from escadrille.systems.flames.rules.positions import bar_wingman, wingman_targets
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables


def in_reach(s: State, aircraft: int) -> list[int]:
    """Return the enemy's bombers at the level of a fighter (FLAMES-BMR-03)."""
    if s.raid is None:
        return []
    found = formation(s, 1 - s.roster.side[aircraft], s.altitude[aircraft])
    return wingman_targets(s, aircraft, found)


def selectable(s: State, aircraft: int) -> list[int]:
    """Return the bombers that a fighter may select: it holds nobody, nor has it that one already.

    Rules: FLAMES-BMR-03, FLAMES-POS-10, FLAMES-RULING-52, FLAMES-RULING-65.
    """
    if s.raid is None or s.holds[aircraft] >= 0:
        return []
    quarry = s.raid.quarry
    return [bomber for bomber in in_reach(s, aircraft) if bomber != quarry]


def bar_select(s: State, aircraft: int, bomber: int) -> Refusal | None:
    """Return why a bomber cannot be selected, whatever that costs."""
    name = label(s.roster, bomber)
    enemy = s.roster.side[bomber] != s.roster.side[aircraft]
    if not enemy or not s.alive[bomber] or not is_laden(s, bomber):
        return Refusal("FLAMES-BMR-03", {"aircraft": name})
    if s.altitude[bomber] != s.altitude[aircraft]:
        level = LEVELS[s.altitude[bomber]]
        return Refusal("FLAMES-ALT-03", {"aircraft": name, "level": level})
    if s.holds[aircraft] >= 0:
        return _bar_held(s, aircraft)
    if bomber == raid_of(s).quarry:
        return Refusal("FLAMES-RULING-52", {"aircraft": name})
    return bar_wingman(s, aircraft, bomber)


def _bar_held(s: State, aircraft: int) -> Refusal:
    held = s.holds[aircraft]
    rule = "FLAMES-RULING-65" if is_laden(s, held) else "FLAMES-POS-10"
    return Refusal(rule, {"held": label(s.roster, held)})


def is_free(s: State, bomber: int) -> bool:
    """Does it cost nothing to select a bomber (FLAMES-BMR-06)?"""
    return bomber == lone_rear(s, s.roster.side[bomber], s.altitude[bomber])


def free_choice(s: State, aircraft: int) -> list[int]:
    """Return the bomber that may be selected without a card, if there is one."""
    return [bomber for bomber in selectable(s, aircraft) if is_free(s, bomber)]


def bar_free(s: State, aircraft: int, bomber: int) -> Refusal | None:
    """Return why a bomber cannot be selected for nothing (FLAMES-BMR-06)."""
    found = bar_select(s, aircraft, bomber)
    if found is None and not is_free(s, bomber):
        return Refusal("FLAMES-BMR-04", {"aircraft": label(s.roster, bomber)})
    return found


def may_assign(s: State, aircraft: int) -> bool:
    """May a fighter let the enemy choose: has it no bomber, and are there several?

    Rules: FLAMES-BMR-05, FLAMES-RULING-52.
    """
    return s.raid is not None and s.raid.quarry == NOBODY and len(selectable(s, aircraft)) > 1


def bar_assign(s: State, aircraft: int) -> Refusal | None:
    """Return why a fighter cannot let the enemy choose its bomber."""
    if s.raid is None:
        return off_the_point(s.stack[-1][0])
    if s.holds[aircraft] >= 0:
        return _bar_held(s, aircraft)
    if s.raid.quarry != NOBODY:
        return Refusal("FLAMES-RULING-52", {"aircraft": label(s.roster, s.raid.quarry)})
    there = in_reach(s, aircraft)
    return None if len(there) > 1 else Refusal("FLAMES-BMR-05", {"bombers": len(there)})


def ask_assignment(s: State, aircraft: int, out: Out) -> None:
    """Let the enemy choose; the captain of the formation answers (FLAMES-RULING-61)."""
    there = in_reach(s, aircraft)
    captain = min(there, key=lambda bomber: s.roster.seat[bomber])
    s.stack.append((f.ASSIGN, captain, aircraft, 0))
    if out is not None:
        out.append(Passed(label(s.roster, aircraft)))


def legal_assign(t: Tables, s: State, frame: Frame) -> list[int]:
    return [AIRCRAFT + bomber for bomber in in_reach(s, frame[2])]


def bar_assigned(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice - AIRCRAFT in in_reach(s, frame[2]) else off_the_point(f.ASSIGN)


def apply_assign(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Begin the run; in the Speed phase all points are left for it (FLAMES-RULING-44)."""
    s.stack.pop()
    aircraft, bomber = frame[2], choice - AIRCRAFT
    runs.begin(t, s, aircraft, bomber, "assigned", out)
    if s.stack[-1][3] == f.SPEED_MANEUVER:
        s.stack.append((f.POINTS, aircraft, bomber, faster(s, aircraft, bomber)))


def faster(s: State, aircraft: int, bomber: int) -> int:
    """Return the speed points of a fighter on a bomber (FLAMES-BMR-10)."""
    return max(0, s.row[aircraft][tb.SPEED] - s.row[bomber][tb.SPEED])


def at_speed(s: State, aircraft: int) -> list[int]:
    """Return the bombers that a fighter may select with its Speed (FLAMES-RULING-44)."""
    return [bomber for bomber in selectable(s, aircraft) if faster(s, aircraft, bomber)]


def select_at_speed(t: Tables, s: State, aircraft: int, bomber: int, out: Out) -> None:
    """Select with a point of Speed, or freely, and keep the rest for positions.

    Rules: FLAMES-BMR-04, FLAMES-BMR-07, FLAMES-BMR-10, FLAMES-RULING-44.
    """
    free = is_free(s, bomber)
    points = faster(s, aircraft, bomber) - (not free)
    runs.begin(t, s, aircraft, bomber, "free" if free else "speed", out)
    s.stack.append((f.POINTS, aircraft, bomber, points))


def facts_quarry(s: State, aircraft: int, bomber: int) -> Quarry:
    """Return what it means to take on a bomber: the price, the guns, the positions in the way."""
    names = {
        "advantaged": tuple(label(s.roster, one) for one in blockers(s, bomber, ADVANTAGED)),
        "tailing": tuple(label(s.roster, one) for one in blockers(s, bomber, TAILING)),
    }
    cost = 0 if is_free(s, bomber) else 1
    return Quarry(cost, faster(s, aircraft, bomber), temporary_hand(s, bomber), names)


def facts_assign(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Quarry:
    return facts_quarry(s, frame[2], choice - AIRCRAFT)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.ASSIGN: Decision(legal_assign, bar_assigned, apply_assign, facts=facts_assign),
}
