"""How a game ends, and who has won it (WINGS-DM-07, WINGS-RULING-48, WINGS-RULING-82)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Outcome
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import GameEnded, MissionEnded
from escadrille.systems.wings.rules import fates, missions, scoring
from escadrille.systems.wings.rules.modes import VICTORIES
from escadrille.systems.wings.state import ABSENT, DOWN, FLYING, GROUND, OUTSIDE, State
from escadrille.systems.wings.tables import Tables

REASONS: Final = ("none", "alone", "time", "mission", "artillery", "deck", "victories")
LOST: Final = 2  # what `decided` says of a mission that has failed
IN_PLAY: Final = (FLYING, GROUND, OUTSIDE, ABSENT)


def sides_left(t: Tables, s: State) -> set[int]:
    """Return the sides that have an aircraft in play, or one to come (WINGS-RULING-48)."""
    return {
        s.roster.side[a]
        for a in range(t.size)
        if s.status[a] in IN_PLAY or (t.reinforced and missions.may_return(t, s, a))
    }


def reason(t: Tables, s: State) -> str | None:
    """Return why the game is over at the end of a turn or a phase, or None.

    Rules: WINGS-DM-07, WINGS-TDM-03, WINGS-CTF-08, WINGS-RULING-48, WINGS-RULING-63.
    """
    if t.moded:
        if s.spent:
            return "deck"
        if max(s.tally) >= VICTORIES[t.mode]:
            return "victories"
    elif t.mission is not None:
        return _mission_reason(t, s)
    else:
        if is_accomplished(t, s):
            return "mission"
        if len(sides_left(t, s)) < 2 and not s.bombs_away:
            return "alone"
        if s.decided == LOST:
            return "artillery"
    return None


def _mission_reason(t: Tables, s: State) -> str | None:
    """Return why a mission is over: done, or nobody is left who could do it.

    Rules: WINGS-RULING-48, WINGS-RULING-112.
    """
    if missions.is_success(t, s):
        return "mission"
    if t.scenario.active not in sides_left(t, s) and not s.bombs_away:
        return "alone"
    return "artillery" if s.decided == LOST else None


def is_accomplished(t: Tables, s: State) -> bool:
    """Are all objectives of the active side done, and those who did them home if need be?

    Rules: WINGS-RULING-16, WINGS-RULING-48.
    """
    active = t.scenario.active
    if not _all_done(t, s):
        return False
    return not t.scenario.side[active].home or active not in sides_left(t, s)


def _all_done(t: Tables, s: State) -> bool:
    aims = [piece for piece in t.objectives if s.roster.side[piece] != t.scenario.active]
    return bool(aims) and all(is_done(t, s, piece) for piece in aims)


def is_task_done(t: Tables, s: State, aircraft: int) -> bool:
    """May an aircraft go home: objectives done, or no enemy left (WINGS-RULING-16)?"""
    return _all_done(t, s) or sides_left(t, s) == {s.roster.side[aircraft]}


def is_done(t: Tables, s: State, piece: int) -> bool:
    return bool(s.task[piece]) or (t.task[piece] == 1 and s.status[piece] == DOWN)


def check_phase(t: Tables, s: State, out: Out) -> None:
    """End the game after a phase where nothing is left to fight for."""
    found = reason(t, s)
    if found is not None:
        finish(t, s, found, out)


def check_turn(t: Tables, s: State, out: Out) -> None:
    """End the game after its last turn, or when the artillery has fired.

    Rules: WINGS-BAL-16, WINGS-RULING-48, WINGS-RULING-63.
    """
    found = reason(t, s) or ("time" if s.turn >= t.turns else None)
    if found is not None:
        finish(t, s, found, out)


def finish(t: Tables, s: State, why: str, out: Out) -> None:
    s.over = 1 + REASONS.index(why)
    s.stack.clear()
    fates.muster_out(t, s, out)
    if t.mission is not None:
        scoring.reckon(t, s)
        if out is not None:
            out.append(MissionEnded(t.scenario.active, missions.is_success(t, s)))
    if out is not None:
        out.append(GameEnded(why, tuple(s.tally)))


def outcome(t: Tables, s: State) -> Outcome | None:
    """Return the victory points of each seat's side, and its share (WINGS-RULING-82)."""
    if not s.over:
        return None
    best = max(s.tally)
    winners = [side for side, points in enumerate(s.tally) if points == best]
    share = 1 / len(winners)
    return Outcome(
        tuple(s.tally[side] for side in t.camps),
        tuple(share if side in winners else 0.0 for side in t.camps),
        REASONS[s.over - 1],
    )
