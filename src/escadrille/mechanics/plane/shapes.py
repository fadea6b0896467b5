"""Bases, cards, counters and zones as polygons of the grid; every test of them is exact.

A polygon is its corners, counter-clockwise; all but `inside` and `gap2` want a convex one, and a
segment counts as a convex polygon of two corners. Squared distances are rounded up to a whole, so
that `gap2(...) <= radius**2` is exact; doubled areas are rounded down. Discs (flak counters,
ammunition markers, flags, round relief) need no shape of their own: a base is on a disc when its
`gap2` from the centre is at most the squared radius.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from escadrille.mechanics.plane.grid import MM, Point, Pose, shift

Polygon = tuple[Point, ...]
Half = tuple[int, int, int]  # the points left of a line, which are those of `side(...) >= 0`
Span = tuple[int, int, int, int]  # from a/b to c/d of a segment, both denominators positive

# Twice the area of a square millimetre: what is less is no overlap (WINGS-RULING-15).
SLIVER2: Final = 2 * MM * MM

WHOLE: Final[Span] = (0, 1, 1, 1)

# The corners of a footprint, in the order in which `Footprint.at` gives them.
FRONT_LEFT: Final = 0
REAR_LEFT: Final = 1
REAR_RIGHT: Final = 2
FRONT_RIGHT: Final = 3


class Footprint:
    """The rectangle that a base, a card or a strip covers."""

    __slots__ = ("area2", "half_length", "half_width", "length", "radius", "width")

    def __init__(self, width: int, length: int) -> None:
        """Keep the figures of a rectangle so wide and, along its heading, so long."""
        if width <= 0 or length <= 0 or width % 2 or length % 2:
            raise ValueError(f"a footprint has whole halves, and {width} by {length} has not")
        self.width, self.length = width, length
        self.half_width, self.half_length = width // 2, length // 2
        self.area2 = 2 * width * length
        # No corner is further from the centre, wherever the grid rounds it to.
        self.radius = isqrt(self.half_width**2 + self.half_length**2) + 2

    def at(self, pose: Pose) -> Polygon:
        """Return its corners when its centre and heading are those."""
        x, y, heading = pose
        right_x, right_y = shift(heading, self.half_width, self.half_length)
        left_x, left_y = shift(heading, -self.half_width, self.half_length)
        return (
            (x + left_x, y + left_y),
            (x - right_x, y - right_y),
            (x - left_x, y - left_y),
            (x + right_x, y + right_y),
        )

    def put_back(self, pose: Pose, width: int, length: int) -> Pose:
        """Return the nearest pose of the same heading that is wholly on a table of that size.

        Rules: WINGS-EXIT-03.
        """
        x, y, heading = pose
        right_x, right_y = shift(heading, self.half_width, self.half_length)
        left_x, left_y = shift(heading, -self.half_width, self.half_length)
        reach_x, reach_y = max(abs(right_x), abs(left_x)), max(abs(right_y), abs(left_y))
        return (
            min(max(x, reach_x), width - reach_x),
            min(max(y, reach_y), length - reach_y),
            heading,
        )


def overlap(one: Footprint, pose: Pose, other: Footprint, other_pose: Pose) -> bool:
    """Do two bases cover one another by more than a sliver? Rules: WINGS-OVL-01."""
    x, y = other_pose[0] - pose[0], other_pose[1] - pose[1]
    far = one.radius + other.radius
    if x * x + y * y >= far * far:
        return False
    return common_area2(one.at(pose), other.at(other_pose)) > SLIVER2


def inside(point: Point, polygon: Polygon) -> bool:
    """Is the point in the polygon, its border included? The polygon may be concave."""
    x, y = point
    ax, ay = polygon[-1]
    odd = False
    for bx, by in polygon:
        turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if not turn and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return True
        if (ay > y) != (by > y) and (turn > 0) == (by > ay):
            odd = not odd
        ax, ay = bx, by
    return odd


def gap2(point: Point, polygon: Polygon) -> int:
    """Return the squared distance from a point to the nearest point of a polygon, 0 inside.

    The polygon may be concave.
    """
    if inside(point, polygon):
        return 0
    x, y = point
    return min(
        nearest2(ax - x, ay - y, bx - x, by - y, WHOLE)
        for (ax, ay), (bx, by) in zip(polygon, polygon[-1:] + polygon[:-1], strict=True)
    )


def touch(one: Polygon, other: Polygon) -> bool:
    """Have two convex polygons (or segments) a point in common?"""
    for axis in (0, 1):
        ours, theirs = [corner[axis] for corner in one], [corner[axis] for corner in other]
        if max(ours) < min(theirs) or max(theirs) < min(ours):
            return False
    return not (_parted(one, other) or _parted(other, one))


def _parted(one: Polygon, other: Polygon) -> bool:
    """Does a side of the one keep all of the other outside?"""
    return any(all(side(half, x, y) < 0 for x, y in other) for half in halves(one))


def between2(one: Polygon, other: Polygon) -> int:
    """Return the squared distance of two convex polygons, 0 where they touch (WINGS-RULING-44)."""
    if touch(one, other):
        return 0
    return min(*(gap2(corner, other) for corner in one), *(gap2(corner, one) for corner in other))


def area2(polygon: Polygon) -> int:
    """Return twice the area of a polygon."""
    ax, ay = polygon[-1]
    total = 0
    for bx, by in polygon:
        total += ax * by - ay * bx
        ax, ay = bx, by
    return total


def common_area2(one: Polygon, other: Polygon) -> int:
    """Return twice the area that two convex polygons share.

    More than a third of a base (WINGS-BAL-07): `3 * common_area2(base, card) > area2(base)`;
    nearly all of it (WINGS-RULING-15): `10 * common_area2(base, card) >= 9 * area2(base)`.
    """
    ours, theirs = halves(one), halves(other)
    if any(all(side(half, x, y) <= 0 for x, y in one) for half in theirs):
        return 0
    # What is shared is bordered by what of each one's sides lies in the other; a side along a side
    # of the other is counted once.
    around = _swept(one, theirs, one[0], strict=False) + _swept(other, ours, one[0], strict=True)
    return _floor(around)


def area2_left(polygon: Polygon, start: Point, end: Point) -> int:
    """Return twice the area of the part of a convex polygon left of a line (WINGS-BAL-11)."""
    # Seen from a point of the line, what the line itself borders sweeps nothing.
    return _floor(_swept(polygon, (half_left(start, end),), start, strict=False))


def _swept(
    polygon: Polygon, within: tuple[Half, ...], centre: Point, *, strict: bool
) -> list[tuple[int, int]]:
    """Return twice the areas, as fractions, that the sides sweep within halves of the plane."""
    cx, cy = centre
    areas = []
    ax, ay = polygon[-1]
    for bx, by in polygon:
        whole = (ax - cx) * (by - cy) - (ay - cy) * (bx - cx)
        if whole and (span := clip(ax, ay, bx, by, within, strict=strict)):
            low, under_low, high, under_high = span
            areas.append((whole * (high * under_low - low * under_high), under_low * under_high))
        ax, ay = bx, by
    return areas


def _floor(fractions: list[tuple[int, int]]) -> int:
    total, under = 0, 1
    for part, under_part in fractions:
        total, under = total * under_part + part * under, under * under_part
    return total // under


# What areas and rulers are made of: halves of the plane, and spans of a segment.


def half_left(start: Point, end: Point) -> Half:
    """Return the half of the plane left of a line."""
    x, y = end[0] - start[0], end[1] - start[1]
    return x, y, x * start[1] - y * start[0]


def halves(polygon: Polygon) -> tuple[Half, ...]:
    """Return the halves of the plane whose common part a convex polygon is."""
    return tuple(map(half_left, polygon, polygon[1:] + polygon[:1]))


def side(half: Half, x: int, y: int) -> int:
    """Return how far, in units of its own, the point is inside that half of the plane."""
    return half[0] * y - half[1] * x - half[2]


def clip(
    ax: int,
    ay: int,
    bx: int,
    by: int,
    within: tuple[Half, ...],
    span: Span = WHOLE,
    *,
    strict: bool = False,
) -> Span | None:
    """Return which part of that span of a segment is in all these halves of the plane.

    With `strict` their borders do not count as in them.
    """
    low, under_low, high, under_high = span
    least = int(strict)
    for dx, dy, away in within:
        start = dx * ay - dy * ax - away
        end = dx * by - dy * bx - away
        if start < least:
            if end < least:
                return None
            if -start * under_low > low * (end - start):
                low, under_low = -start, end - start
        elif end < least and start * under_high < high * (start - end):
            high, under_high = start, start - end
    return (low, under_low, high, under_high) if low * under_high <= high * under_low else None


def nearest2(ax: int, ay: int, bx: int, by: int, span: Span) -> int:
    """Return the squared distance from the origin to that span of a segment."""
    low, under_low, high, under_high = span
    dx, dy = bx - ax, by - ay
    foot, square = -(ax * dx + ay * dy), dx * dx + dy * dy
    if foot * under_low <= low * square:
        step, under = low, under_low
    elif foot * under_high >= high * square:
        step, under = high, under_high
    else:
        return -(-((ax * dy - ay * dx) ** 2) // square)
    x, y = ax * under + dx * step, ay * under + dy * step
    return -(-(x * x + y * y) // (under * under))
