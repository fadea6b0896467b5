"""Who won, and by how much (groups VIC, BAL and SCN)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Outcome
from escadrille.systems.zero.schema import element_value
from escadrille.systems.zero.state import DESTROYED, DISENGAGED, State
from escadrille.systems.zero.tables import Tables

DESTROYED_VP: Final = 5  # ZERO-VIC-01
DAMAGED_VP: Final = 2


def aircraft_vp(s: State, aircraft: int) -> int:
    """Return what an aircraft gives to its enemies: the most of what it has suffered, once.

    Hits alone are worth nothing. Rules: ZERO-VIC-01, ZERO-VIC-02, ZERO-RULING-23.
    """
    status = s.status[aircraft]
    if status == DESTROYED:
        return DESTROYED_VP
    return DAMAGED_VP if status == DISENGAGED or s.flipped[aircraft] else 0


def side_scores(t: Tables, s: State) -> list[int]:
    """Return the VP of each side (ZERO-VIC-01, ZERO-SCN-05, ZERO-BAL-02)."""
    scores = [side.bonus for side in t.scenario.side]
    if t.value_bonus and s.roster.size:
        values = side_values(t, s)
        weaker = 0 if values[0] < values[1] else 1
        scores[weaker] += abs(values[0] - values[1])
    for aircraft, side in enumerate(s.roster.side):
        scores[1 - side] += aircraft_vp(s, aircraft)
    return scores


def side_values(t: Tables, s: State) -> list[int]:
    """Return the Point Values of both sides at set-up; plain VP ignore them (ZERO-BAL-06).

    Rules: ZERO-AIR-15, ZERO-BAL-02, ZERO-RULING-36.
    """
    values = [0, 0]
    for fighter, wingman, bonuses, _, _, _, side in s.roster.crews():
        count = bonuses.bit_count()
        values[side] += element_value(t.fighters[fighter], count, wingman=bool(wingman))
    return values


def victory_points(t: Tables, s: State) -> list[int]:
    """Return the VP of each seat: those of its side."""
    scores = side_scores(t, s)
    return [scores[side] for side in t.side_of_seat]


def outcome(t: Tables, s: State) -> Outcome | None:
    """Return the result of a dogfight that is over (ZERO-VIC-03, ZERO-RULING-33)."""
    if not s.over:
        return None
    scores = side_scores(t, s)
    if scores[0] == scores[1]:
        points, reason = [0.5, 0.5], "draw"
    else:
        points, reason = [float(mine == max(scores)) for mine in scores], "points"
    shares = tuple(points[side] for side in t.side_of_seat)
    return Outcome(tuple(victory_points(t, s)), shares, reason)
