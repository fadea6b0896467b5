"""Bases, cards, counters and zones as polygons of the grid; every test of them is exact.

A polygon is its corners, counter-clockwise; all but `inside` and `gap2` want a convex one, and a
segment counts as a convex polygon of two corners. Squared distances are rounded up to a whole, so
that `gap2(...) <= radius**2` is exact; doubled areas are rounded down. Discs (flak counters,
ammunition markers, flags, round relief) need no shape of their own: a base is on a disc when its
`gap2` from the centre is at most the squared radius.
"""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.grid import MM, Point, Pose, shift

Polygon = tuple[Point, ...]

# Twice the area of a square millimetre: what is less is no overlap (WINGS-RULING-15).
SLIVER2: Final = 2 * MM * MM

# The corners of a footprint, in the order in which `Footprint.at` gives them.
FRONT_LEFT, REAR_LEFT, REAR_RIGHT, FRONT_RIGHT = range(4)


class Footprint:
    """The rectangle that a base, a card or a strip covers; its sides are whole, even numbers."""

    __slots__ = ("area2", "half_length", "half_width", "length", "radius", "width")

    def __init__(self, width: int, length: int) -> None:
        """Keep the figures of a rectangle so wide and, along its heading, so long."""
        if width <= 0 or length <= 0 or width % 2 or length % 2:
            raise ValueError(f"a footprint has whole halves, and {width} x {length} has not")

    def at(self, pose: Pose) -> Polygon:
        """Return its corners when its centre and heading are those."""

    def put_back(self, pose: Pose, width: int, length: int) -> Pose:
        """Return the nearest pose of the same heading that is wholly on a table of that size.

        Rules: WINGS-EXIT-03.
        """


def overlap(one: Footprint, pose: Pose, other: Footprint, other_pose: Pose) -> bool:
    """Do two bases cover one another by more than a sliver? Rules: WINGS-OVL-01."""


def inside(point: Point, polygon: Polygon) -> bool:
    """Is the point in the polygon, its border included? The polygon may be concave."""


def gap2(point: Point, polygon: Polygon) -> int:
    """Return the squared distance from a point to the nearest point of a polygon, 0 inside.

    The polygon may be concave. A segment is a polygon of two corners.
    """


def touch(one: Polygon, other: Polygon) -> bool:
    """Have two convex polygons (or segments) a point in common?"""


def between2(one: Polygon, other: Polygon) -> int:
    """Return the squared distance of two convex polygons, 0 where they touch (WINGS-RULING-44)."""


def area2(polygon: Polygon) -> int:
    """Return twice the area of a polygon."""


def common_area2(one: Polygon, other: Polygon) -> int:
    """Return twice the area that two convex polygons share.

    More than a third of a base (WINGS-BAL-07): `3 * common_area2(base, card) > area2(base)`;
    nearly all of it (WINGS-RULING-15): `10 * common_area2(base, card) >= 9 * area2(base)`.
    """


def area2_left(polygon: Polygon, start: Point, end: Point) -> int:
    """Return twice the area of the part of a convex polygon left of a line (WINGS-BAL-11)."""
