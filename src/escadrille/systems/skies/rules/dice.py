"""Rolls: each ace of spades is a success (SKIES-BASE-05, SKIES-BASE-42)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from escadrille.kernel.rng import Chance

SPADES: Final = 6  # the face with the ace


def roll(chance: Chance, count: int) -> tuple[int, ...]:
    """Return so many dice; a pool below nought has none (SKIES-BASE-42)."""
    below = chance.below
    return tuple([below(SPADES) + 1 for _ in range(count)])


def duel(chance: Chance) -> tuple[int, int, int]:
    """Return two dice that differ, one for each side, and the side of the higher."""
    while True:
        one, other = chance.below(SPADES) + 1, chance.below(SPADES) + 1
        if one != other:
            return one, other, int(other > one)


@lru_cache(maxsize=1 << 12)
def spread(count: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2… aces with so many dice."""
    count = max(0, count)
    return tuple(comb(count, n) * 5 ** (count - n) / 6**count for n in range(count + 1))


@lru_cache(maxsize=1 << 14)
def odds(attack: int, dodge: int, lead: int = 1) -> float:
    """Return the chance that one roll has so many more aces than another.

    With a lead of 0 equal numbers win, where they are not nought (SKIES-BASE-27).
    """
    theirs = spread(dodge)
    return sum(
        mine * sum(theirs[: max(0, aces - lead + 1)])
        for aces, mine in enumerate(spread(attack))
        if aces
    )
