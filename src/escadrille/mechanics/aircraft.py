"""What aircraft cards of two sides have in common: levels, relative positions, damage."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("very-low", "low", "medium", "high", "very-high")

# The position of one aircraft towards another, from -2 Tailed to 2 Tailing; 0 is Neutral.
ADVANTAGED: Final = 1
TAILING: Final = 2
POSITIONS: Final = ("tailed", "disadvantaged", "neutral", "advantaged", "tailing")

WHOLE: Final = 0
DAMAGED: Final = 1
LOST: Final = 2


def condition(hits: int, front: int, back: int) -> int:
    """Return what so many hits make of an aircraft, WHOLE, DAMAGED or LOST.

    Both figures are totals since the first hit: the damaged side is no second allowance.
    """
    if hits >= back:
        return LOST
    return DAMAGED if hits >= front else WHOLE
