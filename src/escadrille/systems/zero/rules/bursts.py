"""Bursts of a sequence (group BST; ZERO-GUN-05, ZERO-GUN-06)."""

from __future__ import annotations

from escadrille.systems.zero.rules.positions import standing
from escadrille.systems.zero.state import State
from escadrille.systems.zero.tables import BURSTS, GUNNER, POSITION_BURSTS


def left_at_leader(s: State, leader: int, enemy: int) -> int:
    """Return the Bursts that a Leader can still fire at an enemy Leader, now.

    The bonus of a Position is counted from Neutral, so that the most is the rating + 3. What was
    fired from another Position still counts. Rules: ZERO-AIR-12, ZERO-BST-02, ZERO-BST-03,
    ZERO-BST-04, ZERO-BST-05, ZERO-BST-06, ZERO-BST-07, ZERO-BST-08.
    """
    now = standing(s, leader, enemy)
    if now < 0:
        return 0
    return max(0, s.row[leader][BURSTS] + POSITION_BURSTS[now] - s.fired)


def left_at_wingman(s: State, leader: int) -> int:
    """Return the Bursts that a Leader can still fire at the Wingman it has announced.

    Rules: ZERO-BST-10, ZERO-BST-11, ZERO-RULING-16.
    """
    return max(0, s.row[leader][BURSTS] + s.earned - s.fired)


def left_to_gunner(s: State, leader: int) -> int:
    """Rules: ZERO-GUN-02, ZERO-GUN-05, ZERO-GUN-06, ZERO-RULING-32."""
    return max(0, s.row[leader][GUNNER] - s.gunner)
