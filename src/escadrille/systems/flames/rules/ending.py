"""Who won, and by how much (groups END, BAL; FLAMES-RULING-21, -22)."""

from __future__ import annotations

from escadrille.kernel.api import Outcome
from escadrille.systems.flames.rules import bombing
from escadrille.systems.flames.rules.damage import worst_enemy
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


def aircraft_vp(t: Tables, s: State, aircraft: int) -> int:
    return t.types[s.roster.fighter[aircraft]].vp


def pilot_vp(t: Tables, s: State, aircraft: int) -> int:
    """Rules: FLAMES-PILOT-03."""
    pilot = s.roster.pilot[aircraft]
    return t.pilots[pilot].vp if pilot >= 0 else 0


def is_duel(s: State) -> bool:
    """One fighter against one (FLAMES-SETUP-08, FLAMES-RULING-51)."""
    return s.roster.size == 2 and s.raid is None


def victory_points(t: Tables, s: State) -> list[int]:
    """Return the VP of each seat: in teams, those of its side.

    Rules: FLAMES-END-03, FLAMES-END-04, FLAMES-END-05, FLAMES-RULING-22, FLAMES-RULING-49,
    FLAMES-BAL-01, FLAMES-SCORE-02.
    """
    roster = s.roster
    camps = t.seats if t.free_for_all else t.sides
    scores = compensation(t, s) if t.balance else [0] * camps
    halved = t.mission is None or t.mission.half_vp  # FLAMES-RULING-19
    for aircraft in range(roster.size):
        if not s.alive[aircraft] and not _is_home(s, aircraft):
            worth = aircraft_vp(t, s, aircraft) + pilot_vp(t, s, aircraft)
            credit = s.downed_by[aircraft]
        elif s.flipped[aircraft] and halved:
            worth = aircraft_vp(t, s, aircraft) // 2
            credit = worst_enemy(t, s, aircraft)
        else:
            continue
        if not t.free_for_all:
            scores[1 - roster.side[aircraft]] += worth
        elif credit != NOBODY:
            scores[credit] += worth
    if t.mission is not None:
        scores = bombing.mission_vp(t, s, scores)
    return scores if t.free_for_all else [scores[side] for side in t.side_of_seat]


def _is_home(s: State, aircraft: int) -> bool:
    """Was it sent home, and not shot down (FLAMES-RULING-31)?"""
    return s.raid is not None and bool(s.raid.gone[aircraft])


def compensation(t: Tables, s: State) -> list[int]:
    """Return what the weaker camps start with (FLAMES-BAL-01)."""
    roster = s.roster
    camp = roster.seat if t.free_for_all else roster.side
    totals = [0] * (t.seats if t.free_for_all else t.sides)
    for aircraft in range(roster.size):
        totals[camp[aircraft]] += aircraft_vp(t, s, aircraft) + pilot_vp(t, s, aircraft)
    return [max(totals) - total for total in totals]


def outcome(t: Tables, s: State) -> Outcome | None:
    """Return the result of a battle that is over."""
    if not s.over:
        return None
    scores = victory_points(t, s)
    marks, reason = scores, "points"
    if is_duel(s):
        marks, reason = _duel_marks(t, s)
    camp = list(range(t.seats)) if t.free_for_all else t.side_of_seat
    winners = {camp[seat] for seat, mark in enumerate(marks) if mark == max(marks)}
    share = 1 / len(winners)
    points = tuple(share if side in winners else 0.0 for side in camp)
    return Outcome(tuple(scores), points, reason if len(winners) == 1 else "draw")


def _duel_marks(t: Tables, s: State) -> tuple[list[int], str]:
    """A shoot-down wins at once; otherwise the fighter that bears less damage.

    Rules: FLAMES-END-01, FLAMES-END-02, FLAMES-RULING-21.
    """
    shot = 0 in s.alive
    worth = s.alive if shot else [-damage for damage in s.damage]
    marks = [min(worth)] * t.seats
    for seat, mark in zip(s.roster.seat, worth, strict=True):
        marks[seat] = mark
    return marks, "shot-down" if shot else "damage"
