"""Distances, arcs and lines of sight (SKIES-BASE-01, SKIES-BASE-07, SKIES-BASE-50)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.grid import DEGREE, ROUND, Pose, length_of, shift, unit
from escadrille.mechanics.plane.shapes import WHOLE, nearest2
from escadrille.systems.skies.state import FRONT, LEFT_SIDE, REAR, RIGHT, State
from escadrille.systems.skies.tables import CLOUD, INCH, SLACK, Tables

REACH2: Final = [(inches * INCH + SLACK) ** 2 for inches in range(100)]
"""The square of a length that is still within so many inches (SKIES-BASE-01)."""
# The tangent of 45.05 degrees, by which the border of an arc may be missed (SKIES-BASE-01).
_BORDER: Final = (1_001_747, 1_000_000)


def pose(s: State, aircraft: int) -> Pose:
    """Return place and heading as the plane has them."""
    return s.x[aircraft], s.y[aircraft], s.h[aircraft] * DEGREE


def apart(s: State, one: int, other: int) -> int:
    """Return the square of the distance of two aircraft, centre to centre."""
    return (s.x[other] - s.x[one]) ** 2 + (s.y[other] - s.y[one]) ** 2


def inches(square: int) -> float:
    """Return a distance of which this is the square, in inches as a ruler is read."""
    return round(length_of(square) / INCH, 2)


def arc(s: State, viewer: int, other: int) -> int:
    """Return in which arc of the one the other lies (SKIES-BASE-07)."""
    x, y = s.x[other] - s.x[viewer], s.y[other] - s.y[viewer]
    east, north = unit(s.h[viewer] * DEGREE)
    ahead, right = x * east + y * north, x * north - y * east
    over, under = _BORDER
    aside = abs(right) * under
    if aside <= ahead * over:
        return FRONT
    if aside <= -ahead * over:
        return REAR
    return RIGHT if right > 0 else LEFT_SIDE


def is_tailing(s: State, one: int, other: int) -> bool:
    """Does one aircraft tail another (SKIES-BASE-28)?"""
    near = apart(s, one, other) <= REACH2[9]
    return near and arc(s, one, other) == FRONT and arc(s, other, one) == REAR


def is_screened(s: State, one: int, other: int) -> bool:
    """Does a cloud hide two aircraft from each other (SKIES-BASE-50)?"""
    clouds = s.clouds
    for place in range(0, len(clouds), 2):
        x, y = clouds[place] * INCH, clouds[place + 1] * INCH
        ends = s.x[one] - x, s.y[one] - y, s.x[other] - x, s.y[other] - y
        if nearest2(*ends, WHOLE) <= REACH2[CLOUD]:
            return True
    return False


def ahead(start: Pose, distance: int) -> Pose:
    """Return the pose so many inches straight on."""
    x, y, heading = start
    east, north = shift(heading, 0, distance * INCH)
    return x + east, y + north, heading


def course(start: Pose, distance: int, degrees: int, point: int) -> tuple[Pose, Pose]:
    """Return where a move turns, so many inches after its start, and where it ends."""
    x, y, heading = ahead(start, point)
    bend = (x, y, (heading + degrees * DEGREE) % ROUND)
    return bend, ahead(bend, distance - point)


def is_off(t: Tables, x: int, y: int) -> bool:
    """Is a place off the table? Its edge is on it (SKIES-BASE-23)."""
    return not (-SLACK <= x <= t.width + SLACK and -SLACK <= y <= t.length + SLACK)
