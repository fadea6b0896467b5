"""Flak batteries: arming, placing, delaying and moving a counter, and its burst (group FLAK)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import DEGREE, Point, apart2, bearing, shift
from escadrille.mechanics.plane.shapes import gap2
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import FlakBurst, FlakDelayed, FlakPlaced
from escadrille.systems.wings.frames import BEARING, DISTANCE, FLAK, FUSE, no_answer
from escadrille.systems.wings.rules.damage import Shot
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import FLYING, GROUND, NOBODY, Frame, State, serial
from escadrille.systems.wings.tables import Tables

FIELDS: Final = 5  # integers of a battery: stage, x, y, level, and when
LOADING: Final = 0  # when: the turn of loading
READY: Final = 1
PLACED: Final = 2  # when: the phase of its burst, counted through the game
FUSED: Final = 3  # delayed or moved; when as above
STAGES: Final = ("loading", "ready", "placed", "fused")
SLACK: Final = 2  # what rounding to the grid may add to a distance
STEPS: Final = 20  # to a ruler; with whole degrees no point is farther than a counter's edge
LEVELS: Final = range(c.LEVEL + 1, c.LEVEL + 6)
BEARINGS: Final = range(c.BEARING, c.BEARING + c.BEARINGS)
DISTANCES: Final = range(c.DISTANCE, c.DISTANCE + c.DISTANCES)
# Twentieths of a ruler between which a counter of levels 1 to 4 may lie (WINGS-FLAK-03).
REACH: Final = {1: (20, 40), 2: (10, 30), 3: (10, 20), 4: (0, 10), 5: (0, 40)}


def slot_of(t: Tables, battery: int) -> int:
    return FIELDS * t.batteries.index(battery)


def lay_out(t: Tables, s: State) -> None:
    """Every battery loads in the first turn (WINGS-FLAK-02)."""
    s.flak = [LOADING, 0, 0, 0, 1] * len(t.batteries)


def offer(t: Tables, s: State, out: Out) -> None:
    """Ask the gunners whose counter is active, once all have programmed.

    Rules: WINGS-FLAK-01, WINGS-FLAK-02, WINGS-FLAK-03, WINGS-FLAK-09, WINGS-FLAK-10.
    """
    for battery in reversed(t.batteries):
        slot = slot_of(t, battery)
        if s.flak[slot] == LOADING and s.turn > s.flak[slot + 4]:
            s.flak[slot] = READY
        if s.flak[slot] == READY and _manned(s, battery):
            s.stack.append((FLAK, battery, 0, 0))


def _manned(s: State, battery: int) -> bool:
    return s.status[battery] == GROUND and s.roster.seat[battery] != NOBODY


def legal_flak(t: Tables, s: State, frame: Frame) -> list[int]:
    """Hold fire, or choose a level (WINGS-FLAK-03, WINGS-FLAK-10)."""
    return [c.PASS, *[c.LEVEL + level for level in _levels(t, s, frame[1])]]


def bar_flak(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == c.PASS:
        return None
    return None if choice in LEVELS else no_answer(frame)


def aims(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """Return where the placing of a counter goes on: a level asks for a bearing."""
    return (BEARING, frame[1], choice - c.LEVEL, 0) if choice in LEVELS else None


def apply_flak(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    onward = aims(t, s, frame, choice)
    if onward is not None:
        s.stack.append(onward)


def _levels(t: Tables, s: State, battery: int) -> list[int]:
    return [
        level
        for level in range(1, 6)
        if _may_rise(t, s, battery, level) and _has_room(t, s, battery, level)
    ]


def _may_rise(t: Tables, s: State, battery: int, level: int) -> bool:
    """May a counter be laid or moved to a level, wherever it goes (WINGS-FLAK-07)?"""
    slot = slot_of(t, battery)
    return s.flak[slot] != PLACED or abs(level - s.flak[slot + 3]) <= 1


def _has_room(t: Tables, s: State, battery: int, level: int) -> bool:
    """Is there a place for a counter of that level? One that moves is looked for from its own."""
    slot = slot_of(t, battery)
    first = 0
    if s.flak[slot] == PLACED:
        first = (
            bearing((s.x[battery], s.y[battery]), (s.flak[slot + 1], s.flak[slot + 2])) // DEGREE
        )
    return any(distances(t, s, battery, level, (first + n) % c.BEARINGS) for n in range(c.BEARINGS))


def bearings(t: Tables, s: State, battery: int, level: int) -> list[int]:
    """Return the bearings along which a counter of that level may go.

    Where it does not move they are found once.
    """
    if s.flak[slot_of(t, battery)] == PLACED:
        return [n for n in range(c.BEARINGS) if distances(t, s, battery, level, n)]
    found = t.flak_bearings.get((battery, level))
    if found is None:
        found = [n for n in range(c.BEARINGS) if grounds(t, s, battery, level, n)]
        t.flak_bearings[battery, level] = found
    return found


def distances(t: Tables, s: State, battery: int, level: int, way: int) -> list[int]:
    """Return how far a counter may go; a move reaches a ruler at most (WINGS-FLAK-07)."""
    found = grounds(t, s, battery, level, way)
    slot = slot_of(t, battery)
    if s.flak[slot] != PLACED:
        return list(found)
    x, y, reach = s.flak[slot + 1], s.flak[slot + 2], (t.ruler + SLACK) ** 2
    return [n for n, (a, b) in found.items() if (a - x) ** 2 + (b - y) ** 2 <= reach]


def _may_move(t: Tables, s: State, slot: int, place: Point) -> bool:
    return apart2((s.flak[slot + 1], s.flak[slot + 2]), place) <= (t.ruler + SLACK) ** 2


def grounds(t: Tables, s: State, battery: int, level: int, way: int) -> dict[int, Point]:
    """Return every distance along a bearing at which a counter of that level may lie.

    Batteries do not move: it is found once.
    """
    found = t.flak_grounds.get((battery, level, way))
    if found is None:
        found = {}
        least, most = REACH[level]
        for steps in range(least, most + 1):
            place = spot(t, s, battery, way, steps)
            if fits(t, s, battery, level, place):
                found[steps] = place
            elif found:
                break  # a line leaves table, card and ring once
        t.flak_grounds[battery, level, way] = found
    return found


def spot(t: Tables, s: State, battery: int, way: int, steps: int) -> Point:
    east, north = shift(way * DEGREE, 0, steps * t.ruler // STEPS)
    return s.x[battery] + east, s.y[battery] + north


def fits(t: Tables, s: State, battery: int, level: int, place: Point) -> bool:
    """May a counter of that level lie there (WINGS-FLAK-03, WINGS-RULING-32)?"""
    x, y = place
    if not (0 <= x <= t.width and 0 <= y <= t.depth):
        return False
    low, high = (steps * t.ruler // STEPS for steps in REACH[level])
    square = apart2((s.x[battery], s.y[battery]), place)
    if not max(0, low - SLACK) ** 2 <= square <= (high + SLACK) ** 2:
        return False
    if level < 4:
        return True
    card = t.footprint[battery].at(pose_of(s, battery))
    if level == 4:
        return gap2(place, card) >= t.flak_radius**2
    return gap2(place, card) <= t.flak_radius**2


def legal_bearing(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.BEARING + way for way in bearings(t, s, frame[1], frame[2])]


def bar_bearing(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in BEARINGS else no_answer(frame)


def points(t: Tables, s: State, frame: Frame, choice: int) -> Frame:
    """Return where the placing of a counter goes on: a bearing asks for a distance."""
    return DISTANCE, frame[1], frame[2], choice - c.BEARING


def apply_bearing(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack[-1] = points(t, s, frame, choice)


def legal_distance(t: Tables, s: State, frame: Frame) -> list[int]:
    _, battery, level, way = frame
    return [c.DISTANCE + steps for steps in distances(t, s, battery, level, way)]


def bar_distance(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, battery, level, way = frame
    if choice not in DISTANCES:
        return no_answer(frame)
    place = spot(t, s, battery, way, choice - c.DISTANCE)
    if not fits(t, s, battery, level, place):
        least, most = REACH[level]
        return Refusal("WINGS-FLAK-03", {"level": level, "steps": f"{least}-{most}"})
    slot = slot_of(t, battery)
    if s.flak[slot] != PLACED or _may_move(t, s, slot, place):
        return None
    return Refusal("WINGS-FLAK-07", {"level": level})


def thinkable_distances(t: Tables, s: State, frame: Frame, seat: int) -> range:
    least, most = REACH[frame[2]]
    return range(c.DISTANCE + least, c.DISTANCE + most + 1)


def apply_distance(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Lay the counter, to burst in phase 2, or two phases later where it was moved.

    Rules: WINGS-FLAK-04, WINGS-FLAK-07.
    """
    _, battery, level, way = frame
    s.stack.pop()
    slot = slot_of(t, battery)
    moved = s.flak[slot] == PLACED
    x, y = spot(t, s, battery, way, choice - c.DISTANCE)
    stage, when = (FUSED, _later(s)) if moved else (PLACED, 3 * s.turn + 2)
    s.flak[slot : slot + FIELDS] = [stage, x, y, level, when]
    if out is not None:
        out.append(FlakPlaced(t.labels[battery], (x, y), level, moved))


def _later(s: State) -> int:
    return 3 * (s.turn + 1) + 1


def offer_fuse(t: Tables, s: State, out: Out) -> None:
    """Before the second reveal ask whether to delay or move the burst (WINGS-FLAK-06, -07).

    Rules: WINGS-FLAK-06, WINGS-FLAK-07.
    """
    for battery in reversed(t.batteries):
        if s.flak[slot_of(t, battery)] == PLACED and _manned(s, battery):
            s.stack.append((FUSE, battery, 0, 0))


def legal_fuse(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, c.DELAY, *[c.LEVEL + level for level in _levels(t, s, frame[1])]]


def bar_fuse(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == c.DELAY:
        return None
    if choice in LEVELS and not _may_rise(t, s, frame[1], choice - c.LEVEL):
        return Refusal("WINGS-FLAK-07", {"level": choice - c.LEVEL})
    return bar_flak(t, s, frame, seat, choice)


def apply_fuse(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    apply_flak(t, s, frame, choice, out)
    if choice == c.DELAY:
        slot = slot_of(t, frame[1])
        s.flak[slot], s.flak[slot + 4] = FUSED, _later(s)
        if out is not None:
            out.append(FlakDelayed(t.labels[frame[1]]))


def bursts(t: Tables, s: State, out: Out) -> list[Shot]:
    """Return what the shells that burst in this fire step do, then let their batteries load.

    Rules: WINGS-FLAK-04, WINGS-FLAK-05, WINGS-FLAK-08, WINGS-FLAK-09, WINGS-RULING-33.
    """
    found: list[Shot] = []
    now = serial(s)
    for battery in t.batteries:
        slot = slot_of(t, battery)
        stage, x, y, level, when = s.flak[slot : slot + FIELDS]
        if stage not in (PLACED, FUSED) or when != now:
            continue
        s.flak[slot : slot + FIELDS] = [LOADING, 0, 0, 0, s.turn + 1]
        if s.status[battery] != GROUND:
            continue
        if out is not None:
            out.append(FlakBurst(t.labels[battery], (x, y), level))
        found += _burst(t, s, (x, y), level)
    return found


def _burst(t: Tables, s: State, place: Point, level: int) -> list[Shot]:
    found = []
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING or s.cloud[aircraft]:
            continue
        if t.altitude and s.level[aircraft] != level:
            continue
        square = gap2(place, t.footprint[aircraft].at(pose_of(s, aircraft)))
        if square <= t.flak_radius**2:
            found.append(Shot(aircraft, t.flak_letter, 1, "flak"))
        elif t.near_burst and square <= t.half_ruler**2:
            found.append(Shot(aircraft, t.twin, 1, "flak"))
    return found
