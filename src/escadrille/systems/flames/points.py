"""What a mission is worth, added up alike wherever it was flown: group SCORE."""

from __future__ import annotations


def target_points(status: int, damaged: int, destroyed: int) -> tuple[int, int]:
    """Return what a target brings the attacker and the defender.

    It is Intact, Damaged or Destroyed (FLAMES-SCORE-01).
    """
    return ((0, destroyed), (damaged, 0), (destroyed, 0))[status]


def together(points: int, *, vital: bool, press: int, rest: int, scale: int) -> int:
    """Return the points of a side after what its option and the scale make of them.

    Rules: FLAMES-OPT-14, FLAMES-OPT-15, FLAMES-OPT-19, FLAMES-SCALE-03, FLAMES-RULING-29.
    """
    return (points * (1 + vital) - press + rest) // scale
