"""The ruler laid from a point into an arc, what stands in its way, and who is on whose tail.

All answers are squared lengths, rounded up to a whole, to be compared with the square of a length
(`short = sight2(...) <= HALF_RULER**2`), or `OUT`. Edges of arcs and ends of rulers are included.
A ruler may brush a base: only the inside of a base is in its way. Rules: WINGS-RULING-14.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import ABOUT, ROUND, Point, Pose, unit
from escadrille.mechanics.plane.shapes import (
    FRONT_LEFT,
    FRONT_RIGHT,
    REAR_LEFT,
    REAR_RIGHT,
    WHOLE,
    Footprint,
    Half,
    Polygon,
    Span,
    clip,
    half_left,
    nearest2,
    side,
)

OUT: Final = -1

# A part of the plane about the origin: the common part of halves, none of them for all of it.
Sector = tuple[Half, ...]
Edge = tuple[int, int, int, int]

ALL_ROUND: Final[Sector] = ()

# Longer than a segment at both ends, so that what covers an end of it covers more than an end.
_BEYOND: Final[Span] = (-1, 1, 2, 1)

# Past other bases the front side is tried at so many places and its end: they are under 3 mm apart
# on the usual base, and no ruler is so thin.
_PLACES: Final = 16


class Arc(NamedTuple):
    """A sector seen from a centre: where its middle looks, as a turn from the nose, half its angle.

    The front arc of 66 degrees is `Arc(0, 3300)`, a rear half `Arc(18000, 9000)`, all round
    `Arc(0, 18000)`.
    """

    facing: int
    half: int


def sight2(
    pose: Pose,
    arc: Arc,
    target: Footprint,
    target_pose: Pose,
    limit: int,
    blockers: Sequence[Polygon] = (),
) -> int:
    """Return the square of the shortest ruler from a centre to a base, in an arc, past blockers.

    It is `OUT` where none is at most `limit` long. Rules: WINGS-FIRE-03 to -05, WINGS-GND-04.
    """
    x, y, heading = pose
    tx, ty = target_pose[0] - x, target_pose[1] - y
    far = limit + target.radius
    if tx * tx + ty * ty > far * far:
        return OUT
    facing = _facing(target.at((tx, ty, target_pose[2])))
    sectors = _sectors((heading + arc.facing) % ROUND, arc.half)
    found = _shortest2(facing, sectors) if facing else 0
    if blockers and 0 <= found <= limit * limit:
        corners = (0, 0), *(edge[:2] for edge in facing), *(edge[2:] for edge in facing)
        shadows = [_shadow(other) for other in _in_the_way(x, y, blockers, corners)]
        if facing:
            found = _shortest2(facing, sectors, shadows)
        elif ALL_ROUND in shadows:
            return OUT
    return found if found <= limit * limit else OUT


def is_blind(
    shooter: Footprint, pose: Pose, target: Footprint, target_pose: Pose, limit: int
) -> bool:
    """Is the target in the blind spot behind a base, out to `limit`? Rules: WINGS-TWO-03."""
    x, y, heading = pose
    corners = shooter.at((0, 0, heading))
    (left_x, left_y), (right_x, right_y) = corners[REAR_LEFT], corners[REAR_RIGHT]
    behind = (left_x, left_y, 0), (-right_x, -right_y, 0)
    tx, ty = target_pose[0] - x, target_pose[1] - y
    if any(side(half, tx, ty) < 0 for half in behind):
        return False
    facing = _facing(target.at((tx, ty, target_pose[2])))
    return not facing or 0 <= _shortest2(facing, (behind,)) <= limit * limit


def tail2(
    tailer: Footprint,
    pose: Pose,
    target: Footprint,
    target_pose: Pose,
    limit: int,
    blockers: Sequence[Polygon] = (),
) -> int:
    """Return the square of the shortest ruler from the front of a base to the rear of another.

    It leaves forward and arrives from behind. It is `OUT` where none at most `limit` long joins
    them without crossing a base. Rules: WINGS-TAIL-01.
    """
    x, y, heading = pose
    tx, ty = target_pose[0] - x, target_pose[1] - y
    far = limit + tailer.radius + target.radius
    if tx * tx + ty * ty > far * far:
        return OUT
    ours, theirs = tailer.at((0, 0, heading)), target.at((tx, ty, target_pose[2]))
    front: Edge = (*ours[FRONT_RIGHT], *ours[FRONT_LEFT])
    rear: Edge = (*theirs[REAR_LEFT], *theirs[REAR_RIGHT])
    ahead = half_left(ours[FRONT_LEFT], ours[FRONT_RIGHT])
    behind = half_left(theirs[REAR_RIGHT], theirs[REAR_LEFT])
    leaves, arrives = clip(*front, (behind,)), clip(*rear, (ahead,))
    if leaves is None or arrives is None:
        return OUT
    # Of two segments that do not cross, the nearest points are an end of one and some of the other.
    found = min(
        *(_joined2(front, *end, rear, arrives) for end in (leaves[:2], leaves[2:])),
        *(_joined2(rear, *end, front, leaves) for end in (arrives[:2], arrives[2:])),
    )
    if blockers and found <= limit * limit:
        corners = front[:2], front[2:], rear[:2], rear[2:]
        others = _in_the_way(x, y, blockers, corners)
        found = min(
            (
                square
                for place in _places(leaves)
                if (square := _joined2(front, *place, rear, arrives, others)) != OUT
            ),
            default=OUT,
        )
    return found if found <= limit * limit else OUT


def _places(span: Span) -> list[tuple[int, int]]:
    """Return fractions evenly spread over a span, both ends included."""
    low, under_low, high, under_high = span
    low, high, under = low * under_high, high * under_low, under_low * under_high * _PLACES
    return [(low * (_PLACES - step) + high * step, under) for step in range(_PLACES + 1)]


@lru_cache(maxsize=1 << 16)
def _sectors(facing: int, half: int) -> tuple[Sector, ...]:
    """Return an arc about the origin as convex sectors."""
    if half >= ABOUT:
        return (ALL_ROUND,)
    if half <= ABOUT // 2:
        return (_sector(facing - half, facing + half),)
    return _sector(facing - half, facing), _sector(facing, facing + half)


def _sector(left: int, right: int) -> Sector:
    left_x, left_y = unit(left)
    return (*unit(right), 0), (-left_x, -left_y, 0)


def _in_the_way(
    x: int, y: int, blockers: Sequence[Polygon], corners: Sequence[Point]
) -> list[Polygon]:
    """Return, as seen from a point, the blockers that are not quite outside these corners."""
    xs, ys = zip(*corners, strict=True)
    west, east, south, north = min(xs) + x, max(xs) + x, min(ys) + y, max(ys) + y
    return [
        tuple((px - x, py - y) for px, py in blocker)
        for blocker in blockers
        if any(px > west for px, _ in blocker)
        and any(px < east for px, _ in blocker)
        and any(py > south for _, py in blocker)
        and any(py < north for _, py in blocker)
    ]


def _facing(polygon: Polygon) -> list[Edge]:
    """Return the sides whose outer face the origin sees; it is inside where there is none."""
    ax, ay = polygon[-1]
    edges = []
    for bx, by in polygon:
        if ax * by < ay * bx:
            edges.append((ax, ay, bx, by))
        ax, ay = bx, by
    return edges


def _shadow(polygon: Polygon) -> Sector:
    """Return the part of the plane that the origin cannot see for the inside of a polygon.

    It is convex: the polygon and all that is behind it. An origin inside the polygon sees nothing.
    """
    bounds: list[Half] = []
    ax, ay = polygon[-1]
    before = polygon[-2][0] * ay - polygon[-2][1] * ax
    for bx, by in polygon:
        after = ax * by - ay * bx
        if after <= 0:
            bounds.append(half_left((ax, ay), (bx, by)))
        if after < 0 <= before:
            bounds.append((-ax, -ay, 0))
        elif before < 0 <= after:
            bounds.append((ax, ay, 0))
        ax, ay, before = bx, by, after
    return tuple(bounds)


def _shortest2(
    edges: Sequence[Edge],
    sectors: Sequence[Sector],
    shadows: Sequence[Sector] = (),
    span: Span = WHOLE,
) -> int:
    """Return the squared distance from the origin to what it sees of that span of the edges."""
    best = OUT
    for edge in edges:
        for sector in sectors:
            within = clip(*edge, sector, span)
            if within is None:
                continue
            for seen in _lit(edge, within, shadows) if shadows else (within,):
                square = nearest2(*edge, seen)
                if best == OUT or square < best:
                    best = square
    return best


def _lit(edge: Edge, span: Span, shadows: Sequence[Sector]) -> list[Span]:
    """Return what remains of a span outside the shadows, whose borders are lit."""
    spans = [span]
    for shadow in shadows:
        dark = clip(*edge, shadow, _BEYOND, strict=True)
        if dark is not None:
            spans = [part for lit in spans for part in _less(lit, dark)]
    return spans


def _less(span: Span, dark: Span) -> list[Span]:
    """Return the parts of a span before and after another one."""
    low, under_low, high, under_high = span
    dusk, under_dusk, dawn, under_dawn = dark
    parts = []
    if low * under_dusk <= dusk * under_low:
        earlier = (dusk, under_dusk) if dusk * under_high < high * under_dusk else span[2:]
        parts.append((low, under_low, *earlier))
    if dawn * under_high <= high * under_dawn:
        later = (dawn, under_dawn) if dawn * under_low > low * under_dawn else span[:2]
        parts.append((*later, high, under_high))
    return parts


def _joined2(
    edge: Edge, part: int, under: int, other: Edge, span: Span, blockers: Sequence[Polygon] = ()
) -> int:
    """Return the squared distance from the point at part/under of an edge to another's span."""
    ax, ay, bx, by = edge
    x, y = ax * under + (bx - ax) * part, ay * under + (by - ay) * part
    cx, cy, dx, dy = (figure * under for figure in other)
    shadows = [
        _shadow(tuple((px * under - x, py * under - y) for px, py in blocker))
        for blocker in blockers
    ]
    square = _shortest2([(cx - x, cy - y, dx - x, dy - y)], (ALL_ROUND,), shadows, span)
    return square if square == OUT else -(-square // (under * under))
