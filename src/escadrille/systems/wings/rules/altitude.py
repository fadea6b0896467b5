"""Levels and climb counters (groups ALT and REL; what the sequences of CPX do to them)."""

from __future__ import annotations

from collections.abc import Sequence

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import Point
from escadrille.mechanics.plane.shapes import inside
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import AltitudeChanged
from escadrille.systems.wings.frames import CLIMB as CLIMB_WINDOW
from escadrille.systems.wings.frames import no_answer
from escadrille.systems.wings.rules.clouds import BLIND, unseeing
from escadrille.systems.wings.rules.damage import is_engine_failing
from escadrille.systems.wings.rules.laying import forced_place
from escadrille.systems.wings.rules.programming import kind_of
from escadrille.systems.wings.state import (
    CLIMBED,
    DIVED,
    GAINED,
    LOST,
    STEEP,
    STRAINED,
    Frame,
    State,
)
from escadrille.systems.wings.tables import (
    CLIMB,
    DIVE,
    IMMELMANN,
    SIMPLE,
    STALL,
    STRAIGHT,
    TURN,
    Tables,
)


def floor_under(t: Tables, x: int, y: int) -> int:
    """Return the floor of the relief under a point (WINGS-REL-01, WINGS-REL-02, WINGS-REL-04)."""
    floor = 0
    for outline, height in t.hills:
        if height > floor and inside((x, y), outline):
            floor = height
    return floor


def local_level(t: Tables, s: State, aircraft: int) -> int:
    """Return the level above the ground below (WINGS-REL-05)."""
    return s.level[aircraft] - floor_under(t, s.x[aircraft], s.y[aircraft])


def green_peg(t: Tables, s: State, aircraft: int) -> int:
    """Return the place of the green peg in the stack, from 1 (WINGS-REL-06)."""
    return floor_under(t, s.x[aircraft], s.y[aircraft]) + 1


def highest_level(t: Tables, s: State, aircraft: int) -> int:
    """Return the highest level that an aircraft may reach now.

    Rules: WINGS-ALT-06, WINGS-CEIL-01, WINGS-CEIL-03, WINGS-CLOUD-01, WINGS-CLOUD-06.
    """
    _, ceiling, clouds = t.windows[s.window]
    top = clouds if t.clouds else ceiling
    return min(top, s.roster.ceiling[aircraft]) if t.true_ceiling else top


def can_gain(t: Tables, s: State, aircraft: int) -> bool:
    """Could a counter be gained, as far as everyone can see?

    Rules: WINGS-ALT-03, WINGS-ALT-04, WINGS-ALT-06.
    """
    if s.rose[aircraft] == s.turn:
        return False
    full = s.counters[aircraft] + 1 >= s.roster.climb[aircraft]
    return s.level[aircraft] < highest_level(t, s, aircraft) or not full


def bar_climb(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Take the counter or not; a stricken engine may not lift a level (WINGS-SPEC-12)."""
    aircraft = frame[1]
    if choice != c.TAKE:
        return None if choice == c.PASS else no_answer(frame)
    full = s.counters[aircraft] + 1 >= s.roster.climb[aircraft]
    if t.engine_no_climb and full and is_engine_failing(t, s, aircraft):
        return Refusal("WINGS-SPEC-12", {"aircraft": t.labels[aircraft]})
    return None


def apply_climb(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Gain a counter, and a level when there are enough (WINGS-ALT-03, WINGS-ALT-05)."""
    aircraft = frame[1]
    s.stack.pop()
    if choice == c.TAKE:
        s.rose[aircraft] = s.turn
        s.lifted[aircraft] = 1
        s.did[aircraft] |= GAINED
        s.counters[aircraft] += 1
        if s.counters[aircraft] >= s.roster.climb[aircraft]:
            s.counters[aircraft] = 0
            s.level[aircraft] += 1
        tell(t, s, aircraft, out)


def tell(t: Tables, s: State, aircraft: int, out: Out) -> None:
    if out is not None:
        name, blind = t.labels[aircraft], unseeing(t, s, aircraft)
        out.append(AltitudeChanged(name, blind, s.level[aircraft], s.counters[aircraft]))


def lose_counter(t: Tables, s: State, aircraft: int) -> None:
    """Lose a counter, or drop a level and keep all but one (WINGS-ALT-11, WINGS-RULING-12)."""
    s.did[aircraft] |= LOST
    if s.counters[aircraft]:
        s.counters[aircraft] -= 1
    else:
        s.level[aircraft] -= 1
        s.counters[aircraft] = s.roster.climb[aircraft] - 1


def lose_level(t: Tables, s: State, aircraft: int) -> None:
    """Dive: a level and all counters; from just above the floor to hedge-hopping.

    Rules: WINGS-ALT-07, WINGS-ALT-08, WINGS-RULING-13.
    """
    s.did[aircraft] |= LOST
    floor = floor_under(t, s.x[aircraft], s.y[aircraft])
    s.level[aircraft] -= 1
    s.counters[aircraft] = int(s.level[aircraft] == floor)


def is_crashing(t: Tables, s: State, aircraft: int) -> bool:
    """Is a flying aircraft on or below the ground?

    Rules: WINGS-ALT-02, WINGS-ALT-10, WINGS-REL-03, WINGS-REL-04, WINGS-RULING-13.
    """
    over = s.level[aircraft] - floor_under(t, s.x[aircraft], s.y[aircraft])
    return over < 0 or (over == 0 and not s.counters[aircraft])


def dives_into_ground(
    t: Tables, s: State, aircraft: int, faces: Sequence[int], place: Point
) -> bool:
    """Is the last of these cards a dive that ends there below the floor (WINGS-RULING-13)?"""
    kinds = [kind_of(s.roster.deck[aircraft], face) for face in faces]
    if kinds[-1] != DIVE:
        return False
    return s.level[aircraft] - kinds.count(DIVE) < floor_under(t, *place)


def follow_card(t: Tables, s: State, aircraft: int, face: int, place: int, out: Out) -> None:
    """Note what a card is for fire, and change altitude as it or its sequence says.

    The memory of the cards before it is still that of the last phase.
    Rules: WINGS-MOVE-02, WINGS-ALT-09, WINGS-CPX-01, WINGS-CPX-02, WINGS-CPX-03, WINGS-CPX-10,
    WINGS-RULING-50.
    """
    cards = s.roster.deck[aircraft]
    kind = cards.kind[face]
    if cards.steep[face]:
        s.did[aircraft] |= STEEP
    if cards.diamond[face] or kind in (DIVE, IMMELMANN):
        s.did[aircraft] |= STRAINED
    if not t.altitude:
        return
    before = s.level[aircraft], s.counters[aircraft]
    if kind == CLIMB:
        s.did[aircraft] |= CLIMBED
        s.lifted[aircraft] = 0
        _offer(t, s, aircraft, out)
    elif kind == IMMELMANN:
        _turn_about(t, s, aircraft, out)
    elif kind == DIVE:
        _dive(t, s, aircraft, place)
    elif kind == STRAIGHT or (kind == TURN and s.mark[aircraft] == c.FORCED):
        _straighten(t, s, aircraft, place)
    elif kind == STALL and s.mark[aircraft] == c.CONTROLLED and place == 1:
        s.did[aircraft] |= STEEP  # WINGS-CPX-07
        lose_counter(t, s, aircraft)
    if s.mark[aircraft] == c.GENTLE:
        _descend_gently(t, s, aircraft, place)
    if (s.level[aircraft], s.counters[aircraft]) != before:
        tell(t, s, aircraft, out)


def _offer(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Ask whether the counter is taken; in the clouds it is (WINGS-RULING-95).

    There the question alone would tell the others which card was written.
    """
    if not can_gain(t, s, aircraft):
        return
    frame = (CLIMB_WINDOW, aircraft, 0, 0)
    s.stack.append(frame)
    if s.cloud[aircraft] == BLIND:
        barred = bar_climb(t, s, frame, 0, c.TAKE)
        apply_climb(t, s, frame, c.PASS if barred else c.TAKE, out)


def _turn_about(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """A modern Immelmann may gain a counter, a Split-S loses one; a Loop ends steep.

    Rules: WINGS-CPX-01, WINGS-CPX-03, WINGS-CPX-04.
    """
    last = kind_of(s.roster.deck[aircraft], s.last[aircraft])
    if last in SIMPLE:  # a long turn: WINGS-SKL-10
        _offer(t, s, aircraft, out)
    elif last == STALL:
        lose_counter(t, s, aircraft)
    elif last == IMMELMANN:
        s.did[aircraft] |= STEEP
        _give_back(t, s, aircraft)


def _give_back(t: Tables, s: State, aircraft: int) -> None:
    """Lose the counter that the climb of the sequence gained, if it did."""
    if s.lifted[aircraft]:
        s.lifted[aircraft] = 0
        lose_counter(t, s, aircraft)


def _dive(t: Tables, s: State, aircraft: int, place: int) -> None:
    """A dive card, or the middle of a strong controlled dive (WINGS-CPX-08)."""
    s.did[aircraft] |= DIVED
    if s.mark[aircraft] == c.CONTROLLED and place == 1:
        lose_counter(t, s, aircraft)
        lose_counter(t, s, aircraft)
    else:
        lose_level(t, s, aircraft)


def _straighten(t: Tables, s: State, aircraft: int, place: int) -> None:
    """The last card of a forced dive or of a historical Immelmann (WINGS-CPX-02, WINGS-CPX-06)."""
    cards = s.roster.deck[aircraft]
    last, before = kind_of(cards, s.last[aircraft]), kind_of(cards, s.before[aircraft])
    if s.mark[aircraft] == c.FORCED and last == DIVE and before == STALL:
        s.did[aircraft] |= DIVED
        lose_level(t, s, aircraft)
    elif last == IMMELMANN and before == CLIMB:
        s.did[aircraft] |= DIVED
        _give_back(t, s, aircraft)


def _descend_gently(t: Tables, s: State, aircraft: int, place: int) -> None:
    """Three simple cards and one counter less; it descends in all three (WINGS-CPX-11, -12).

    Rules: WINGS-CPX-11, WINGS-CPX-12.
    """
    s.did[aircraft] |= LOST
    if place == 2:
        lose_counter(t, s, aircraft)


def shown_at(t: Tables, s: State, aircraft: int) -> int:
    """Return with which card of the programme its marker comes to light (WINGS-RULING-06)."""
    mark = s.mark[aircraft]
    if mark == c.GENTLE:
        return 0
    if mark == c.CONTROLLED:
        return 1
    if mark == c.FORCED:
        return forced_place(t, s, aircraft)
    if c.LANDING <= mark < c.LANDING + 3:
        return mark - c.LANDING + 1
    return 3
