"""The common axis of the ratings of a ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.lab.ladder import Rating
from escadrille.lab.ratings import ANCHORED

SPACES: Final = (20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000)
LONGEST: Final = 24  # signs of a name beside it


class Axis:
    """Places ratings from 0 to `length`; round figures mark it, `apart` or nearly."""

    def __init__(self, ratings: Sequence[Rating], length: int, apart: int) -> None:
        low = min((one.low for one in ratings), default=ANCHORED)
        high = max((one.high for one in ratings), default=ANCHORED)
        space = next(space for space in SPACES if (high - low) * apart < space * length)
        first, last = low // space, -(-high // space)
        self.length = length
        self.ticks = [space * number for number in range(first, last + 1)]

    def place(self, elo: float) -> int:
        low, high = self.ticks[0], self.ticks[-1]
        return round(self.length * (elo - low) / (high - low or 1))


def short(name: str) -> str:
    """Return a name that fits beside an axis: of a long path, its end."""
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]
