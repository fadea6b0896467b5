"""What damage is worth, counted in aircraft shot down.

Of an enemy only what everyone sees is used: how many cards it drew, never which.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escadrille.systems.wings.state import FLYING, GROUND, NO_POINTS, OUTSIDE, State
from escadrille.systems.wings.tables import (
    ENGINE,
    EXPLOSION,
    FLAMES,
    PILOT,
    RUDDER_LEFT,
    RUDDER_RIGHT,
    SMOKE,
    Tables,
)

# Special damages, in points; each explosion, engine or pilot is half a way to the end.
SPECIALS: Final = {
    SMOKE: 0.5,
    FLAMES: 2.5,
    ENGINE: 3.0,
    PILOT: 3.0,
    RUDDER_LEFT: 0.5,
    RUDDER_RIGHT: 0.5,
    EXPLOSION: 14.0,
}
LEAST: Final = 1.0  # points that anything which still flies can be thought to bear
CARRIER: Final = 2.0  # an enemy who has something to do here


@lru_cache(maxsize=64)
def card_points(t: Tables) -> tuple[float, ...]:
    """Return what a card of each damage letter is worth in points, specials included."""
    totals, counts = [0.0] * len(t.letters), [0] * len(t.letters)
    for face, copies in enumerate(t.per_copy):
        letter = t.letter_of[face]
        totals[letter] += copies * (t.value[face] + SPECIALS.get(t.special[face], 0.0))
        counts[letter] += copies
    means = [total / count if count else 0.0 for total, count in zip(totals, counts, strict=True)]
    if t.moded:
        mean = sum(totals) / max(1, sum(counts))
        return tuple(mean for _ in means)
    return tuple(means)


@lru_cache(maxsize=64)
def pile_points(t: Tables) -> tuple[float, ...]:
    """Return the mean printed value of each pile: what an unknown card counts for."""
    totals, counts = [0.0] * t.piles, [0] * t.piles
    for face, copies in enumerate(t.per_copy):
        totals[t.pile_of[face]] += copies * t.value[face]
        counts[t.pile_of[face]] += copies
    return tuple(total / max(1, count) for total, count in zip(totals, counts, strict=True))


def left(t: Tables, s: State, piece: int, seat: int) -> float:
    """Return the structure points that a piece has left, as far as a seat can know."""
    structure: int = s.roster.structure[piece]
    if s.roster.seat[piece] == seat:
        return max(LEAST, structure - s.points[piece])
    means = pile_points(t)
    taken = float(s.battered[piece])
    for face, plus, flags, _, _, _ in s.taken[piece]:
        if not flags & NO_POINTS:
            taken += means[t.pile_of[face]] + plus / 2
    return max(LEAST, structure - taken)


def stake(t: Tables, s: State, piece: int) -> float:
    """Return what it is worth to destroy a piece."""
    if piece >= t.size:
        return float(t.worth[piece]) if t.task[piece] == 1 else 0.1
    busy = s.bombs[piece] or s.clusters[piece] or (t.observed and s.roster.two[piece])
    busy = busy or (t.landed_for and s.roster.two[piece])
    return CARRIER if busy else 1.0


def harm(t: Tables, s: State, letter: int, piece: int, seat: int) -> float:
    """Return what one card of a letter on a piece is worth to its enemies."""
    share = card_points(t)[letter] / left(t, s, piece, seat)
    return min(share, 1.0) * stake(t, s, piece)


def strength(t: Tables, s: State, piece: int) -> float:
    """Return how much of an aircraft is left."""
    if s.status[piece] not in (FLYING, GROUND, OUTSIDE):
        return 0.0
    structure: int = s.roster.structure[piece]
    return max(0.1, 1.0 - s.points[piece] / structure)


def evaluate(t: Tables, s: State, seat: int) -> float:
    """Return by how much the side of a seat stands better than the best of its enemies."""
    worth = [float(points) for points in s.tally]
    for aircraft in range(t.size):
        worth[s.roster.side[aircraft]] += strength(t, s, aircraft)
    side = t.camps[seat]
    return worth[side] - max(total for other, total in enumerate(worth) if other != side)
