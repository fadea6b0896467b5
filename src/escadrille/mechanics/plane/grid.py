"""The fixed grid: lengths in hundredths of a millimetre, angles in hundredths of a degree.

The south-west corner of the table is the origin, x runs east, y runs north. A heading is a compass
heading, from 0 (north) by 9000 (east) to 35999; to the right is positive, in turns and in shifts.

Two machines can never disagree: sines are whole numbers got by whole-number arithmetic alone, and
every product with them is rounded to the grid, halves away from zero, so that mirrored or quarter-
turned situations stay mirrored and turned to the last unit.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, isqrt
from typing import Final, NamedTuple

Point = tuple[int, int]
Pose = tuple[int, int, int]  # x, y, heading

MM: Final = 100
DEGREE: Final = 100
ABOUT: Final = 180 * DEGREE
ROUND: Final = 360 * DEGREE

_BITS: Final = 24
_HALF: Final = 1 << _BITS - 1
_PI: Final = 3_14159_26535_89793_23846_26433_83279  # 30 decimals


def _quarter() -> list[int]:
    """Return the sines from 0 to 90 degrees, in units of 2 to the -24.

    One small rotation, its sine and cosine by their series, is repeated with 96 spare bits.
    """
    bits = 96 + _BITS
    step = (_PI << bits) // (10**30 * ABOUT)
    term, series = 1 << bits, []
    for power in range(1, 12):
        series.append(term)
        term = (term * step >> bits) // power
    turn_cos = series[0] - series[2] + series[4] - series[6] + series[8]
    turn_sin = series[1] - series[3] + series[5] - series[7] + series[9]
    cos, sin = 1 << bits, 0
    sines, cosines = [], []
    half = 1 << 95
    for _ in range(ABOUT // 4 + 1):
        sines.append(sin + half >> 96)
        cosines.append(cos + half >> 96)
        cos, sin = (
            cos * turn_cos - sin * turn_sin >> bits,
            sin * turn_cos + cos * turn_sin >> bits,
        )
    return sines + cosines[-2::-1]


def _all_round() -> tuple[int, ...]:
    """Return the sines from 0 to 450 degrees, so that a cosine is a sine a quarter further."""
    quarter = _quarter()
    half = quarter + quarter[-2:0:-1]
    return tuple(half + [-sine for sine in half] + quarter)


_SINE: Final = _all_round()


def unit(heading: int) -> Point:
    """Return the vector of that heading, its length about 2 to the 24."""
    heading %= ROUND
    return _SINE[heading], _SINE[heading + ABOUT // 2]


def _rounded(product: int) -> int:
    return product + _HALF >> _BITS if product >= 0 else -(_HALF - product >> _BITS)


@lru_cache(maxsize=1 << 16)
def shift(heading: int, right: int, ahead: int) -> Point:
    """Return how far east and north it is to go so far right and ahead of that heading."""
    sin, cos = unit(heading)
    return _rounded(right * cos + ahead * sin), _rounded(ahead * cos - right * sin)


class Manoeuvre(NamedTuple):
    """Where a manoeuvre puts the centre, as seen from the pose before it, and how much it turns."""

    right: int
    ahead: int
    turn: int


def card_manoeuvre(length: int, tail: int, right: int, ahead: int, turn: int) -> Manoeuvre:
    """Return the manoeuvre of a card laid against the front of a base of that length.

    The card's arrow ends `right` and `ahead` of its foot, turned by `turn`; the arrow of the base,
    `tail` from its rear edge, is put on it. Rules: WINGS-MOVE-01.
    """
    sideways, onward = shift(turn, 0, length // 2 - tail)
    return Manoeuvre(right + sideways, length // 2 + ahead + onward, turn)


def moved(pose: Pose, manoeuvre: Manoeuvre) -> Pose:
    """Return the pose after a manoeuvre."""
    x, y, heading = pose
    right, ahead, turn = manoeuvre
    east, north = shift(heading, right, ahead)
    return x + east, y + north, (heading + turn) % ROUND


def flight(pose: Pose, manoeuvre: Manoeuvre) -> tuple[Point, Point, Point, Point]:
    """Return the path to draw: start, two handles and end of a cubic curve.

    It leaves and arrives along the two headings; one that turns about goes beyond and comes back.
    """
    x, y, heading = pose
    to_x, to_y, to_heading = moved(pose, manoeuvre)
    handle = 3 * isqrt((to_x - x) ** 2 + (to_y - y) ** 2) // 8
    off_x, off_y = shift(heading, 0, handle)
    on_x, on_y = shift(to_heading, 0, handle)
    return (x, y), (x + off_x, y + off_y), (to_x - on_x, to_y - on_y), (to_x, to_y)


def ahead_of(pose: Pose, ahead: int, right: int = 0) -> Point:
    """Return the point so far ahead and right of a pose (WINGS-DOWN-01, WINGS-SUN-04)."""
    x, y, heading = pose
    east, north = shift(heading, right, ahead)
    return x + east, y + north


def bearing(start: Point, end: Point) -> int:
    """Return the heading that leads from one point to the other, north where they are the same."""
    x, y = end[0] - start[0], end[1] - start[1]
    guess = round(degrees(atan2(x, y)) * DEGREE)

    # Floating point only proposes; whole numbers choose among the three nearest headings.
    def off(heading: int) -> int:
        east, north = unit(heading)
        return abs(x * north - y * east)

    return min((guess, guess - 1, guess + 1), key=off) % ROUND


def angle_between(heading: int, other: int) -> int:
    """Return the angle of two headings, from 0 to 180 degrees (WINGS-COLL-04)."""
    turn = (heading - other) % ROUND
    return min(turn, ROUND - turn)


def apart2(start: Point, end: Point) -> int:
    """Return the square of the distance of two points."""
    return (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2


def length_of(square: int) -> int:
    """Return the length of which this is the square, rounded up, as a ruler would be read."""
    root = isqrt(square)
    return root + (root * root < square)
