"""Tactical advantages and the sun (groups TAC and SUN, WINGS-BAL-17)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import ABOUT, DEGREE, Point, Pose, ahead_of, bearing, shift
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import AdvantageBegan
from escadrille.systems.wings.frames import CLOCK, ENTER, PAIR, no_answer
from escadrille.systems.wings.rules.altitude import floor_under, highest_level
from escadrille.systems.wings.rules.clouds import is_cloud, tell_entry
from escadrille.systems.wings.rules.programming import forget_cards
from escadrille.systems.wings.rules.weather import CLEAR, MEDIUM, draw_value
from escadrille.systems.wings.state import ABSENT, EMERGED, FLYING, NOBODY, Frame, State
from escadrille.systems.wings.tables import BALLOON, NONE, Tables

WAITING: Final = -1
NEXT_TURN: Final = -2
ADVANTAGE: Final = 2  # complete turns (WINGS-TAC-03)
FIRST_ENTRY: Final = 3  # the other side plays two to four turns alone (WINGS-SUN-03)
LAST_ENTRY: Final = 5
EAST: Final = (1, 3)  # cards with the sun in the east (WINGS-RULING-27)
DAWN_AND_DUSK: Final = (1, 5)
CLOCKS: Final = (c.CLOCK + 5, c.CLOCK + 6, c.CLOCK + 7)
HOUR: Final = 30 * DEGREE


def give(t: Tables, s: State, face: int) -> None:
    """Say which side has a tactical advantage to come.

    Rules: WINGS-WX-04, WINGS-TAC-03, WINGS-TAC-06, WINGS-TAC-08, WINGS-BAL-17, WINGS-RULING-24,
    WINGS-RULING-75.
    """
    active = t.scenario.active
    if not t.tactical or t.moded or t.borders is None:
        return
    if s.sky:
        told = t.mission is not None and t.mission.clear_way
        if told or (face >= 0 and t.special[face] != NONE):
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


def apply_enter(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == c.ENTER:
        _enter(t, s, out)


def _enter(t: Tables, s: State, out: Out) -> None:
    """Begin to place the side in the sun near its enemies (WINGS-SUN-04)."""
    s.tails = [NOBODY] * t.size
    s.surprise = int(bool(_enemies(t, s)))
    _place_next(t, s, out)


def _enemies(t: Tables, s: State) -> list[int]:
    """Return who can be surprised: nobody in the clouds."""
    return [
        a
        for a in range(t.size)
        if s.roster.side[a] != s.sun and s.status[a] == FLYING and not s.cloud[a]
    ]


def _place_next(t: Tables, s: State, out: Out) -> None:
    """Place those to come, one by one, as far as there is nothing to choose."""
    for aircraft in range(t.size):
        if s.roster.side[aircraft] != s.sun or s.status[aircraft] != ABSENT:
            continue
        pairs = free_enemies(t, s)
        if len(pairs) > 1:
            s.stack.append((PAIR, aircraft, 0, 0))
            return
        if not pairs:
            _arrive(t, s, aircraft, out)
        elif not _meet(t, s, aircraft, pairs[0], out):
            return


def free_enemies(t: Tables, s: State) -> list[int]:
    """Return the enemies that nobody is paired with yet, or all once all are (WINGS-RULING-27)."""
    enemies = _enemies(t, s)
    return [enemy for enemy in enemies if enemy not in s.tails] or enemies


def legal_pair(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PIECE + enemy for enemy in free_enemies(t, s)]


def bar_pair(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    enemy = choice - c.PIECE
    if enemy not in _enemies(t, s):
        return no_answer(frame)
    if enemy in free_enemies(t, s):
        return None
    return Refusal("WINGS-RULING-27", {"target": t.labels[enemy]})


def apply_pair(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if _meet(t, s, frame[1], choice - c.PIECE, out):
        _place_next(t, s, out)


def _meet(t: Tables, s: State, aircraft: int, enemy: int, out: Out) -> bool:
    """Place an aircraft towards the sun from its enemy; is it placed, or its owner asked where?

    Rules: WINGS-SUN-04, WINGS-SUN-05, WINGS-SUN-06, WINGS-RULING-89.
    """
    if enemy not in s.tails:
        s.tails[aircraft] = enemy
    east = t.scenario.side[s.sun].edge == "east"
    reach = t.half_ruler + t.base[1]
    dx, dy = shift(9000 if east else 27000, 0, reach)
    spot = (s.x[enemy] + dx, s.y[enemy] + dy)
    if _fits(t, spot):
        _place(t, s, aircraft, enemy, spot, out)
        return True
    clocks = [clock for clock in CLOCKS if _fits(t, at_clock(t, s, enemy, clock))]
    if len(clocks) > 1:
        s.stack.append((CLOCK, aircraft, enemy, 0))
        return False
    at = at_clock(t, s, enemy, clocks[0]) if clocks else spot
    _place(t, s, aircraft, enemy, at, out)
    return True


def _fits(t: Tables, spot: Point) -> bool:
    margin = t.footprint[0].radius
    return margin <= spot[0] <= t.width - margin and margin <= spot[1] <= t.depth - margin


def at_clock(t: Tables, s: State, enemy: int, choice: int) -> Point:
    """Return the place half a ruler from an enemy at 5, 6 or 7 o'clock (WINGS-SUN-05)."""
    heading = (s.h[enemy] + (choice - c.CLOCK) * HOUR) % (2 * ABOUT)
    return ahead_of((s.x[enemy], s.y[enemy], heading), t.half_ruler + t.base[1])


def bar_clock(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    fits = choice in CLOCKS and _fits(t, at_clock(t, s, frame[2], choice))
    return None if fits else no_answer(frame)


def apply_clock(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, enemy, _ = frame
    s.stack.pop()
    _place(t, s, aircraft, enemy, at_clock(t, s, enemy, choice), out)
    _place_next(t, s, out)


def facing(t: Tables, s: State, aircraft: int, enemy: int, spot: Point) -> Pose:
    """Return the pose of an aircraft that enters there, heading for its enemy (WINGS-SUN-04)."""
    heading = bearing(spot, (s.x[enemy], s.y[enemy]))
    return t.footprint[aircraft].put_back((*spot, heading), t.width, t.depth)


def _place(t: Tables, s: State, aircraft: int, enemy: int, spot: Point, out: Out) -> None:
    """Put an aircraft there, heading for its enemy, at the level that the hour gives.

    It enters in the sun: above the ground and out of the clouds.
    Rules: WINGS-SUN-04, WINGS-REL-03, WINGS-RULING-27.
    """
    pose = facing(t, s, aircraft, enemy, spot)
    s.x[aircraft], s.y[aircraft], s.h[aircraft] = pose
    step = 1 if s.sun_card == 0 else -1 if s.sun_card in DAWN_AND_DUSK else 0
    floor = floor_under(t, pose[0], pose[1])
    level = max(floor, min(s.level[enemy] + step, highest_level(t, s, aircraft)))
    s.level[aircraft] = s.level[enemy] if is_cloud(s, level) else level
    s.counters[aircraft] = int(s.level[aircraft] == floor)
    _arrive(t, s, aircraft, out)


def _arrive(t: Tables, s: State, aircraft: int, out: Out) -> None:
    s.status[aircraft] = FLYING
    forget_cards(s, aircraft)
    tell_entry(t, s, aircraft, out)
