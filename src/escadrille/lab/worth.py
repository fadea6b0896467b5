"""What each contender is worth in Elo, from results, and how surely it is known."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final

from escadrille.lab.ratings import SCALE, Pair, Tally, fit

Result = tuple[str, str, float, int]
"""Two names, the points of the first, the games between them; a draw is half a point to each."""

DRAWN: Final = 0.2  # of a game that every pair has drawn more: nobody is infinitely strong


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
