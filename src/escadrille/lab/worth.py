"""What each contender is worth in Elo, from results, and how surely it is known; prices from it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from escadrille.lab.ratings import SCALE, Pair, Tally, fit

Result = tuple[str, str, float, int]
"""Two names, the points of the first, the games between them; a draw is half a point to each."""

DRAWN: Final = 0.2  # of a game that every pair has drawn more: nobody is infinitely strong
EVEN: Final = (0.42, 0.58)
"""Between these a fight of equal points is even."""
LEAD: Final = SCALE * math.log(EVEN[1] / EVEN[0])
"""By how much of Elo one leads that is just even with another."""
PULL: Final = 0.1
"""Wrong pairs that a price one point off the wanted one counts for; at two points, four times."""


def expected(difference: float) -> float:
    """Return the share of points that a lead in Elo promises."""
    return 1 / (1 + math.exp(-difference / SCALE))


def strengths(results: Iterable[Result]) -> dict[str, float]:
    """Return each name's Elo, nought in the mean: what makes the results likeliest."""
    tallies: dict[Pair, Tally] = {}
    for one, other, points, count in results:
        before = tallies.get((one, other), Tally(DRAWN / 2, DRAWN / 2))
        tallies[one, other] = Tally(before.won + points, before.lost + count - points)
    if not tallies:
        return {}
    found = fit(tallies, anchor=min(tallies)[0])
    middle = sum(found.values()) / len(found)
    return {name: SCALE * (value - middle) for name, value in found.items()}


def errors(results: Iterable[Result], elo: Mapping[str, float]) -> dict[str, float]:
    """Return the standard error of each strength, its opponents' taken as known."""
    known = dict.fromkeys(elo, DRAWN / 4)
    for one, other, _, count in results:
        share = expected(elo[one] - elo[other])
        for name in (one, other):
            known[name] += count * share * (1 - share)
    return {name: SCALE / math.sqrt(sure) for name, sure in known.items()}


# Prices: equal for those that are even, and never higher for the weaker.


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
