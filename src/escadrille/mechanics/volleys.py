"""What a hand of attacks promises to a pilot who has only so many bursts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Shot(NamedTuple):
    """One attack that a hand allows: its card, its bursts, what it promises, its hits."""

    face: int
    cost: int
    value: float
    hits: int


def volley(shots: Sequence[Shot], budget: int) -> float:
    """Return the most that a hand of attacks promises within so many bursts."""
    best = [0.0] * (budget + 1)
    for shot in shots:
        if shot.value > 0:
            for left in range(budget, shot.cost - 1, -1):
                best[left] = max(best[left], best[left - shot.cost] + shot.value)
    return best[budget]


def others(shots: list[Shot], face: int) -> list[Shot]:
    """Return the shots that are left when one card is played."""
    for number, shot in enumerate(shots):
        if shot.face == face:
            return shots[:number] + shots[number + 1 :]
    return shots
