"""Who can fire at whom (groups FIRE and TWO; the bans of DIVE; fire of the ground and balloons)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import ABOUT, Pose
from escadrille.mechanics.plane.shapes import Polygon, overlap, touch
from escadrille.mechanics.plane.sight import Arc, is_blind, sight2
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.state import (
    CLIMBED,
    DIVED,
    ERRED,
    FLYING,
    GAINED,
    GROUND,
    LOST,
    PLAYED,
    STEEP,
    Sight,
    State,
)
from escadrille.systems.wings.tables import BALLOON, FRONT, REAR, Tables

ALL_ROUND: Final = Arc(0, ABOUT)
ROCKET_HALF: Final = 3300  # of an aircraft without a front gun


def pose_of(s: State, piece: int) -> Pose:
    return s.x[piece], s.y[piece], s.h[piece]


def altitude_of(s: State, piece: int) -> tuple[int, int]:
    """Return level and counters, compared in that order (WINGS-RULING-46)."""
    return s.level[piece], s.counters[piece]


def find(t: Tables, s: State) -> list[Sight]:
    """Return everything that any gun may fire at now, gun by gun.

    Rules: WINGS-FIRE-03, WINGS-FIRE-09, WINGS-TWO-02, WINGS-GND-01, WINGS-BAL-01,
    WINGS-RULING-36.
    """
    found: list[Sight] = []
    roster, status, cloud = s.roster, s.status, s.cloud
    gun = roster.gun
    for piece in range(t.pieces):
        if status[piece] not in (FLYING, GROUND):
            continue
        for arc in (FRONT, REAR):
            if gun[2 * piece + arc] < 0 or not is_ready(t, s, piece, arc):
                continue
            for target in roster.foes[piece]:
                if status[target] not in (FLYING, GROUND):
                    continue
                if target < t.size and cloud[target]:
                    continue
                band = in_sight(t, s, piece, arc, target)
                if band:
                    found.append((piece, arc, target, band - 1))
    return found


def is_ready(t: Tables, s: State, piece: int, arc: int) -> bool:
    """May this gun fire, as far as everyone can see?

    Rules: WINGS-SPEC-15, WINGS-JAM-03, WINGS-JAM-04, WINGS-AMMO-03, WINGS-ERR-02,
    WINGS-CLOUD-03, WINGS-RULING-23, WINGS-RULING-35.
    """
    if piece < t.size:
        did = s.did[piece]
        if not did & PLAYED or did & ERRED or s.cloud[piece]:
            return False
        if s.status[piece] != FLYING or not s.ammo[2 * piece + arc]:
            return False
    slot = 4 * piece + 2 * arc
    if not s.jams[slot]:
        return True
    return s.roster.twin[2 * piece + arc] and not s.jams[slot + 1]


def in_sight(t: Tables, s: State, piece: int, arc: int, target: int) -> int:
    """Return 2 where a target is at short range, 1 at long range, 0 where it cannot be hit.

    Rules: WINGS-FIRE-03, WINGS-FIRE-05, WINGS-FIRE-06, WINGS-FIRE-07.
    """
    apart = abs(s.level[piece] - s.level[target]) if t.altitude else 0
    if apart > 1:
        return 0
    if apart and piece >= t.size and _is_over_basket(s, piece, target):
        return int(_no_shot_up(t, s, piece, target) is None)
    limit = t.half_ruler if apart else t.ruler
    dx, dy = s.x[target] - s.x[piece], s.y[target] - s.y[piece]
    far = limit + t.footprint[target].radius
    if dx * dx + dy * dy > far * far:
        return 0
    if piece < t.size and is_barred(t, s, piece, arc, target):
        return 0
    if arc == REAR and is_in_blind_spot(t, s, piece, target):
        return 0
    pose, aim = pose_of(s, piece), pose_of(s, target)
    sector = arc_towards(t, s, piece, arc, target)
    square = sight2(pose, sector, t.footprint[target], aim, limit)
    if square < 0 or overlaps(t, s, piece, target):
        return 0
    between = blockers(t, s, piece, target)
    if between:
        square = sight2(pose, sector, t.footprint[target], aim, limit, between)
        if square < 0:
            return 0
    return 2 if not apart and square <= t.half_ruler**2 else 1


def bar_shot(t: Tables, s: State, piece: int, arc: int, target: int) -> Refusal | None:
    """Return what keeps a target from a gun as it lies to it."""
    rule = no_shot(t, s, piece, arc, target)
    if rule is None:
        return None
    return Refusal(rule, {"shooter": t.labels[piece], "target": t.labels[target]})


def no_shot(t: Tables, s: State, piece: int, arc: int, target: int) -> str | None:
    """Return the rule of measuring that is broken, in the order of the book."""
    apart = abs(s.level[piece] - s.level[target]) if t.altitude else 0
    if apart == 1 and _is_over_basket(s, piece, target):
        return _no_shot_up(t, s, piece, target)
    sector = arc_towards(t, s, piece, arc, target)
    line = pose_of(s, piece), sector, t.footprint[target], pose_of(s, target)
    if sight2(*line, t.ruler) < 0:
        return "WINGS-FIRE-03"
    if apart > 1:
        return "WINGS-FIRE-07"
    limit = t.half_ruler if apart else t.ruler
    if sight2(*line, limit) < 0:
        return "WINGS-FIRE-06"
    if sight2(*line, limit, blockers(t, s, piece, target)) < 0:
        return "WINGS-FIRE-04"
    if arc == REAR and is_in_blind_spot(t, s, piece, target):
        return "WINGS-TWO-03"
    if overlaps(t, s, piece, target):
        return "WINGS-BAL-02" if s.roster.kind[target] == BALLOON else "WINGS-FIRE-10"
    if piece < t.size and is_barred(t, s, piece, arc, target):
        if not t.fire_ban:
            return "WINGS-CPX-12"
        return "WINGS-DIVE-07" if is_observer(s, piece, arc) else "WINGS-DIVE-06"
    return None


def arc_towards(t: Tables, s: State, piece: int, arc: int, target: int) -> Arc:
    """Return the arc in which a gun may reach a target: all round from the ground, and up.

    Rules: WINGS-FIRE-03, WINGS-TWO-04, WINGS-RULING-36.
    """
    slot = 2 * piece + arc
    if piece >= t.size or (s.roster.above[slot] and _is_higher(t, s, target, piece)):
        return ALL_ROUND
    return Arc(ABOUT if arc == REAR else 0, s.roster.half[slot])


def is_in_blind_spot(t: Tables, s: State, piece: int, target: int) -> bool:
    """Is a target, not above it, behind the tail of an aircraft (WINGS-TWO-03)?"""
    if piece >= t.size or _is_higher(t, s, target, piece):
        return False
    mine, its = t.footprint[piece], t.footprint[target]
    return is_blind(mine, pose_of(s, piece), its, pose_of(s, target), t.half_ruler)


def _is_higher(t: Tables, s: State, one: int, other: int) -> bool:
    return t.altitude and altitude_of(s, one) > altitude_of(s, other)


def distance2(t: Tables, s: State, piece: int, target: int) -> int:
    """Return the square of the distance from a centre to a base, all round."""
    found = sight2(
        pose_of(s, piece), ALL_ROUND, t.footprint[target], pose_of(s, target), 4 * t.ruler
    )
    return found if found >= 0 else 16 * t.ruler**2


def _is_over_basket(s: State, piece: int, target: int) -> bool:
    return s.roster.kind[piece] == BALLOON and s.level[target] > s.level[piece]


def _no_shot_up(t: Tables, s: State, balloon: int, target: int) -> str | None:
    """Return what keeps the basket's guns from an aircraft one level above, past the long sides.

    Rules: WINGS-BAL-18, WINGS-RULING-65.
    """
    pose, aim, footprint = pose_of(s, balloon), pose_of(s, target), t.footprint[target]
    if not touch(t.basket_reach[balloon].at(pose), footprint.at(aim)):
        return "WINGS-BAL-18"
    if overlap_of(t, s, balloon, target):
        return "WINGS-FIRE-10"
    between = blockers(t, s, balloon, target)
    blocked = sight2(pose, ALL_ROUND, footprint, aim, t.ruler, between) < 0
    return "WINGS-FIRE-04" if blocked else None


def base_of(t: Tables, s: State, piece: int) -> Polygon:
    return t.footprint[piece].at(pose_of(s, piece))


def blockers(t: Tables, s: State, piece: int, target: int) -> list[Polygon]:
    return [base_of(t, s, other) for other in between(t, s, piece, target)]


def between(t: Tables, s: State, piece: int, target: int) -> list[int]:
    """Return whose bases can stand in a line of fire (WINGS-FIRE-04, WINGS-RULING-14)."""
    if t.pieces == 2:
        return []
    low, high = sorted((s.level[piece], s.level[target]))
    found = []
    for other in t.obstacles:
        if other in (piece, target) or s.status[other] != FLYING:
            continue
        if other < t.size and s.cloud[other]:
            continue
        if low <= s.level[other] <= high or not t.altitude:
            dx, dy = s.x[other] - s.x[piece], s.y[other] - s.y[piece]
            far = t.ruler + t.footprint[other].radius
            if dx * dx + dy * dy <= far * far:
                found.append(other)
    return found


def overlap_of(t: Tables, s: State, one: int, other: int) -> bool:
    """Do two bases cover one another (WINGS-OVL-01)?"""
    dx, dy = s.x[one] - s.x[other], s.y[one] - s.y[other]
    near = t.footprint[one].radius + t.footprint[other].radius
    if dx * dx + dy * dy >= near * near:
        return False
    return overlap(t.footprint[one], pose_of(s, one), t.footprint[other], pose_of(s, other))


def overlaps(t: Tables, s: State, piece: int, target: int) -> bool:
    """Do overlapping bases keep this piece from firing?

    Rules: WINGS-FIRE-10, WINGS-OVL-01, WINGS-DIVE-04, WINGS-DIVE-05, WINGS-BAL-02,
    WINGS-RULING-79.
    """
    if not overlap_of(t, s, piece, target):
        return False
    if piece >= t.size:
        return True
    did = s.did[piece]
    above = t.altitude and altitude_of(s, piece) > altitude_of(s, target)
    below = altitude_of(s, piece) < altitude_of(s, target)
    if target >= t.size and s.roster.kind[target] == BALLOON:
        return not (did & (DIVED | STEEP) and above)
    if not t.overlap_fire:
        return True
    return not (did & DIVED and above) and not (did & CLIMBED and below)


def is_barred(t: Tables, s: State, aircraft: int, arc: int, target: int) -> bool:
    """Does the way it goes, up or down, keep a gun from a target above or below?

    Rules: WINGS-DIVE-06, WINGS-DIVE-07, WINGS-CPX-12.
    """
    if not t.altitude:
        return False
    did = s.did[aircraft]
    gentle = s.mark[aircraft] == c.GENTLE
    if not (t.fire_ban or gentle) or not did & (LOST | GAINED):
        return False
    mine = (s.from_level[aircraft], s.from_counters[aircraft])
    its = (
        (s.from_level[target], s.from_counters[target])
        if target < t.size
        else altitude_of(s, target)
    )
    below, above = mine < its, mine > its
    observer = is_observer(s, aircraft, arc)
    if not t.fire_ban:
        return below and not observer
    if observer:
        return bool((below and did & GAINED) or (above and did & LOST))
    return bool((below and did & LOST) or (above and did & GAINED))


def is_observer(s: State, aircraft: int, arc: int) -> bool:
    """Is it an observer who fires from this arc?"""
    return arc == REAR and s.roster.two[aircraft]


def is_target(t: Tables, s: State, piece: int) -> bool:
    if s.status[piece] not in (FLYING, GROUND):
        return False
    return piece >= t.size or not s.cloud[piece]


def in_rocket_sight(
    t: Tables, s: State, aircraft: int, target: int, *, blocked: bool = True
) -> bool:
    """Is a target in the front arc and in range, whether bases overlap or not (WINGS-ROCK-04)?"""
    apart = t.altitude and s.level[aircraft] != s.level[target]
    limit = t.half_ruler if apart else t.ruler
    sector = Arc(0, s.roster.half[2 * aircraft] or ROCKET_HALF)
    found = sight2(
        pose_of(s, aircraft),
        sector,
        t.footprint[target],
        pose_of(s, target),
        limit,
        blockers(t, s, aircraft, target) if blocked else (),
    )
    return found >= 0
