"""How strong each is, from who beat whom: Bradley and Terry's model, with honest intervals."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

SCALE: Final = 400 / math.log(10)  # Elo points of a unit of log-odds
ANCHORED: Final = 1000
RESAMPLES: Final = 1000
LEAP: Final = 2.0  # units of log-odds that a strength moves at once at most, lest it overshoot
CLOSE: Final = 1e-6
STEPS: Final = 100

Pair = tuple[str, str]
Deals = Mapping[Pair, Sequence[float]]
"""For each pair the points of its first in each deal, of the two that a deal played twice gives."""


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


class Tally(NamedTuple):
    """The points of a pair, by weight. Both are more than nought."""

    won: float
    lost: float


class Ratings(NamedTuple):
    elo: dict[str, Estimate]
    """Of those who are linked to the anchor by games, best first."""
    share: dict[Pair, Estimate]
    """The points per game of the first of each pair."""
    gap: dict[Pair, Estimate]
    """By how much the first of each pair leads in Elo, by their own games alone."""


def rate(deals: Deals, anchor: str, seed: int = 0) -> Ratings:
    """Return the ratings at which such results are likeliest; the anchor's is 1000.

    Everyone has drawn one game more, shared out among those he met, so that nobody is infinitely
    strong. Intervals come from a Bayesian bootstrap: every deal, both games of it together, gets a
    weight by chance, and so do the two halves of the drawn game: without them those who never
    lost would have no interval.
    """
    met = _met(deals)
    prior = _prior(met)
    chance = random.Random(seed)
    best = likeliest(deals, anchor)
    fits = [
        fit({pair: _weighed(met[pair], prior[pair], chance) for pair in met}, anchor, best)
        for _ in range(RESAMPLES)
    ]
    elo = {
        name: _estimate(_elo(best[name]), [_elo(resampled[name]) for resampled in fits])
        for name in ranking(best)
    }
    share, gap = {}, {}
    for pair, scores in met.items():
        found = _tally(scores, 1)
        tallies = [_weighed(scores, 1, chance) for _ in range(RESAMPLES)]
        points = sum(deals[pair]) / (2 * len(deals[pair]))
        share[pair] = _estimate(points, [won / (won + lost) for won, lost in tallies])
        gap[pair] = _estimate(_gap(found), [_gap(tally) for tally in tallies])
    return Ratings(elo, share, gap)


def likeliest(deals: Deals, anchor: str) -> dict[str, float]:
    """Return how strong each is in log-odds, the anchor being 0."""
    met = _met(deals)
    prior = _prior(met)
    return fit({pair: _tally(met[pair], prior[pair]) for pair in met}, anchor)


def ranking(strength: Mapping[str, float]) -> list[str]:
    """Return who is best, who comes next, and so on; equals, but for rounding, by their names."""
    return sorted(strength, key=lambda name: (-round(strength[name], 4), name))


def _met(deals: Deals) -> dict[Pair, Counter[float]]:
    return {pair: Counter(scores) for pair, scores in sorted(deals.items()) if scores}


def _prior(pairs: Iterable[Pair]) -> dict[Pair, float]:
    """Return the part of a drawn game that each pair has more."""
    pairs = list(pairs)
    met = Counter(name for pair in pairs for name in pair)
    return {(one, other): 1 / min(met[one], met[other]) for one, other in pairs}


def _elo(strength: float) -> float:
    return ANCHORED + SCALE * strength


def _gap(tally: Tally) -> float:
    return SCALE * math.log(tally.won / tally.lost)


def _tally(scores: Counter[float], prior: float) -> Tally:
    won = sum(points * count for points, count in scores.items())
    return Tally(prior / 2 + won, prior / 2 + 2 * scores.total() - won)


def _weighed(scores: Counter[float], prior: float, chance: random.Random) -> Tally:
    """Return a tally in which deals weigh by chance; equal deals are weighed together."""
    won, lost = (chance.gammavariate(prior / 2, 1) for _ in range(2))
    for points in sorted(scores):
        weight = chance.gammavariate(scores[points], 1)
        won += points * weight
        lost += (2 - points) * weight
    return Tally(won, lost)


def _estimate(value: float, resampled: list[float]) -> Estimate:
    ranked = sorted(resampled)
    low, high = (ranked[round(part * (len(ranked) - 1))] for part in (0.025, 0.975))
    return Estimate(value, min(low, value), max(high, value))


def fit(
    tallies: Mapping[Pair, Tally], anchor: str, start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """Return the likeliest strengths in log-odds, the anchor's being 0, by Newton's method."""
    names = linked(tallies, anchor)
    place = {name: number for number, name in enumerate(names)}
    games = [(place[a], place[b], *tally) for (a, b), tally in tallies.items() if a in place]
    strength = [start[name] if start else 0.0 for name in names]
    for _ in range(STEPS):
        slope = [0.0] * len(names)
        curve = [[0.0] * len(names) for _ in names]
        curve[0][0] = 1.0  # holds the anchor, without which all could rise together
        for a, b, won, lost in games:
            chance = 1 / (1 + math.exp(strength[b] - strength[a]))
            more = won * (1 - chance) - lost * chance
            bend = (won + lost) * chance * (1 - chance)
            slope[a] += more
            slope[b] -= more
            curve[a][a] += bend
            curve[b][b] += bend
            curve[a][b] -= bend
            curve[b][a] -= bend
        step = _solved(curve, slope)
        far = max(map(abs, step))
        strength = [
            s + move * min(1.0, LEAP / (far or 1.0)) for s, move in zip(strength, step, strict=True)
        ]
        if far < CLOSE:
            break
    return {name: s - strength[0] for name, s in zip(names, strength, strict=True)}


def linked(pairs: Iterable[Pair], anchor: str) -> list[str]:
    """Return the anchor and all who met it, or met one who did, and so on."""
    found, pairs = [anchor], sorted(pairs)
    for name in found:
        met = [other for pair in pairs if name in pair for other in pair]
        found += [other for other in dict.fromkeys(met) if other not in found]
    return found


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return x where matrix x = right; the matrix is symmetric and positive, so no pivot is nil."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        for below in rows[pivot + 1 :]:
            factor = below[pivot] / row[pivot]
            for column in range(pivot, len(row)):
                below[column] -= factor * row[column]
    found = [0.0] * len(rows)
    for number in reversed(range(len(rows))):
        row = rows[number]
        known = sum(row[column] * found[column] for column in range(number + 1, len(rows)))
        found[number] = (row[-1] - known) / row[number]
    return found
