"""Prices from worth: equal for those that are even, and never higher for the weaker."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from escadrille.lab.ratings import SCALE

EVEN: Final = (0.42, 0.58)
"""Between these a fight of equal points is even."""
LEAD: Final = SCALE * math.log(EVEN[1] / EVEN[0])
"""By how much of Elo one leads that is just even with another."""
PULL: Final = 0.1
"""Wrong pairs that a price one point off the wanted one counts for; at two points, four times."""


class Known(NamedTuple):
    """A worth in Elo and its standard error."""

    worth: float
    error: float


class Unpriced(NamedTuple):
    """Somebody in want of a price."""

    known: Known
    wanted: float
    """The price by the common scale."""


def wrong(one: Known, price: int, other: Known, points: int) -> float:
    """Return how likely two prices are wrong.

    They are if they are equal and the two uneven, or if the dearer is the clearly weaker.
    """
    lead = NormalDist(one.worth - other.worth, math.hypot(one.error, other.error) or 1.0)
    ahead, behind = 1 - lead.cdf(LEAD), lead.cdf(-LEAD)
    if price == points:
        return ahead + behind
    return behind if price > points else ahead


def cheapest(
    line: Sequence[Unpriced], settled: Sequence[tuple[int, Known]], prices: range
) -> list[int]:
    """Return prices for a line of ascending worth, with the fewest wrong pairs in the mean.

    Prices rise with worth. Those of others, which are settled, count in pairs as well. A little
    is added for prices other than wanted ones: it decides where play does not, and keeps sums of
    prices sound. The best way to cut the line into classes is found price by price.
    """
    count = len(line)
    inside = _wrong_inside([one.known for one in line])
    best = [0.0] + [math.inf] * count
    cuts: list[list[int]] = []
    for price in prices:
        outside = [0.0]
        for one in line:
            met = sum(wrong(one.known, price, other, points) for points, other in settled)
            outside.append(outside[-1] + met + PULL * (price - one.wanted) ** 2)
        after, cut = best[:], list(range(count + 1))
        for end in range(1, count + 1):
            for start in range(end):
                cost = best[start] + inside[start][end] + outside[end] - outside[start]
                if cost < after[end]:
                    after[end], cut[end] = cost, start
        best = after
        cuts.append(cut)
    found: list[int] = []
    end = count
    for price, cut in zip(reversed(prices), reversed(cuts), strict=True):
        found += [price] * (end - cut[end])
        end = cut[end]
    return found[::-1]


def _wrong_inside(line: Sequence[Known]) -> list[list[float]]:
    """Return for every stretch of a line, by its start and end, its wrong pairs at one price."""
    count = len(line)
    inside = [[0.0] * (count + 1) for _ in range(count + 1)]
    for start in reversed(range(count)):
        of_first = 0.0
        for end in range(start + 2, count + 1):
            of_first += wrong(line[start], 0, line[end - 1], 0)
            inside[start][end] = inside[start + 1][end] + of_first
    return inside
