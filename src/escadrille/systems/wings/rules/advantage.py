"""Tactical advantages and the sun (groups TAC and SUN, WINGS-BAL-17)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.grid import ABOUT, DEGREE, ahead_of, bearing, shift
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import AdvantageBegan, Entered
from escadrille.systems.wings.frames import ENTER
from escadrille.systems.wings.rules.altitude import highest_level
from escadrille.systems.wings.rules.clouds import unseeing
from escadrille.systems.wings.rules.weather import CLEAR, MEDIUM, draw_value
from escadrille.systems.wings.state import (
    ABSENT,
    EMERGED,
    FLYING,
    NOBODY,
    OTHER,
    Frame,
    State,
)
from escadrille.systems.wings.tables import BALLOON, NONE, Tables

WAITING: Final = -1
NEXT_TURN: Final = -2
ADVANTAGE: Final = 2  # complete turns (WINGS-TAC-03)
FIRST_ENTRY: Final = 3  # the other side plays two to four turns alone (WINGS-SUN-03)
LAST_ENTRY: Final = 5
EAST: Final = (1, 3)  # cards with the sun in the east (WINGS-RULING-27)
DAWN_AND_DUSK: Final = (1, 5)


def give(t: Tables, s: State, face: int) -> None:
    """Say which side has a tactical advantage to come.

    Rules: WINGS-WX-04, WINGS-TAC-03, WINGS-TAC-06, WINGS-TAC-08, WINGS-BAL-17, WINGS-RULING-24,
    WINGS-RULING-75.
    """
    active = t.scenario.active
    if not t.tactical or t.moded or t.borders is None:
        return
    if s.sky:
        if face >= 0 and t.special[face] != NONE:
            s.edge, s.edge_turns = active, WAITING
        return
    surveyed = t.options["balloon_surveillance"] and any(
        s.roster.kind[b] == BALLOON and s.roster.side[b] != active for b in t.balloons
    )
    if surveyed or (t.weather and not t.options["sun_replaces_alert"]):
        s.edge, s.edge_turns = 1 - active, WAITING


def watch(t: Tables, s: State, out: Out) -> None:
    """See whether the active squadron crosses the border, or comes out of the clouds.

    Rules: WINGS-TAC-02, WINGS-TAC-03, WINGS-TAC-06.
    """
    if s.edge == NOBODY or s.edge_turns != WAITING:
        return
    active = t.scenario.active
    for aircraft in range(t.size):
        if s.roster.side[aircraft] != active or s.status[aircraft] != FLYING:
            continue
        out_of_cloud = s.sky and s.did[aircraft] & EMERGED
        if out_of_cloud or (not s.cloud[aircraft] and _over_enemy(t, s, aircraft)):
            s.edge_turns = NEXT_TURN
            return


def _over_enemy(t: Tables, s: State, aircraft: int) -> bool:
    assert t.borders is not None
    west = t.scenario.side[s.roster.side[aircraft]].edge == "west"
    x = s.x[aircraft]
    return x > t.borders[1] if west else x < t.borders[0]


def count(t: Tables, s: State, out: Out) -> None:
    """Begin an advantage, or count one of its turns (WINGS-TAC-03, WINGS-TAC-07)."""
    if s.edge_turns == NEXT_TURN:
        s.edge_turns = ADVANTAGE
        if out is not None:
            out.append(AdvantageBegan(s.edge, ADVANTAGE))
    elif s.edge_turns > 0:
        s.edge_turns -= 1


# The sun.


def sun_shines(t: Tables, s: State) -> bool:
    """Is the sky clear, or is everyone above a medium one (WINGS-SUN-01)?"""
    above = all(level > s.cloud_high for level in s.level[: t.size])
    return s.sky == CLEAR or (s.sky == MEDIUM and above)


def draw_sun(t: Tables, s: State) -> list[int]:
    """Draw which side has the sun; return the cards (WINGS-SUN-02).

    Rules: WINGS-SUN-02, WINGS-SUN-03, WINGS-RULING-27.
    """
    cards = [draw_value(t, s)]
    if not t.value[cards[0]]:
        cards.append(draw_value(t, s))
    value = t.value[cards[-1]]
    if not value:
        return cards
    # On the Eastern front the camps have changed places: the sun has not.
    edge = "east" if value in EAST else "west"
    sides = [n for n, side in enumerate(t.scenario.side) if side.edge == edge]
    if len(sides) != 1 or t.sides != 2:
        return cards
    s.sun, s.sun_card = sides[0], t.value[cards[0]]
    for aircraft in range(t.size):
        if s.roster.side[aircraft] == s.sun:
            s.status[aircraft] = ABSENT
    return cards


def offer_entry(t: Tables, s: State, out: Out) -> None:
    """Ask the side in the sun whether it enters; it must not wait for ever (WINGS-SUN-03)."""
    if s.sun == NOBODY or s.turn < FIRST_ENTRY:
        return
    waiting = [a for a in range(t.size) if s.roster.side[a] == s.sun and s.status[a] == ABSENT]
    if not waiting:
        return
    if s.turn >= LAST_ENTRY:
        _enter(t, s, out)
    else:
        s.stack.append((ENTER, waiting[0], 0, 0))


def legal_enter(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, c.ENTER]


def apply_enter(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == c.ENTER:
        _enter(t, s, out)


def _enter(t: Tables, s: State, out: Out) -> None:
    """Place the side in the sun half a ruler from its enemies (WINGS-SUN-04, WINGS-SUN-05).

    Rules: WINGS-SUN-04, WINGS-SUN-05, WINGS-SUN-06, WINGS-RULING-89.
    """
    mine = [a for a in range(t.size) if s.roster.side[a] == s.sun and s.status[a] == ABSENT]
    enemies = [a for a in range(t.size) if s.roster.side[a] != s.sun and s.status[a] == FLYING]
    for number, aircraft in enumerate(mine):
        s.status[aircraft] = FLYING
        s.last[aircraft] = s.before[aircraft] = OTHER
        if enemies:
            enemy = enemies[number % len(enemies)]
            _place(t, s, aircraft, enemy)
            if number < len(enemies):
                s.tails[aircraft] = enemy
        if out is not None:
            pose = (s.x[aircraft], s.y[aircraft], s.h[aircraft])
            out.append(
                Entered(
                    aircraft,
                    unseeing(t, s, aircraft),
                    pose,
                    s.level[aircraft],
                    s.counters[aircraft],
                )
            )
    s.surprise = int(bool(enemies))


def _place(t: Tables, s: State, aircraft: int, enemy: int) -> None:
    centre = (s.x[enemy], s.y[enemy])
    east = t.scenario.side[s.sun].edge == "east"
    reach = t.half_ruler + t.base[1]
    dx, dy = shift(9000 if east else 27000, 0, reach)
    spots = [(centre[0] + dx, centre[1] + dy)]
    pose = (*centre, (s.h[enemy] + ABOUT) % (2 * ABOUT))
    for clock in (0, -30 * DEGREE, 30 * DEGREE):
        turned = (pose[0], pose[1], (pose[2] + clock) % (2 * ABOUT))
        spots.append(ahead_of(turned, reach))
    x, y = next(
        (
            spot
            for spot in spots
            if t.base[1] <= spot[0] <= t.width - t.base[1]
            and t.base[1] <= spot[1] <= t.depth - t.base[1]
        ),
        centre,
    )
    s.x[aircraft], s.y[aircraft] = x, y
    s.h[aircraft] = bearing((x, y), centre)
    step = 1 if s.sun_card == 0 else -1 if s.sun_card in DAWN_AND_DUSK else 0
    level = s.level[enemy] + step
    s.level[aircraft] = max(0, min(level, highest_level(t, s, aircraft)))
    s.counters[aircraft] = int(s.level[aircraft] == 0)
