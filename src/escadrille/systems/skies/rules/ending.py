"""The End phase: break-off, victory, the turn limit (SKIES-BASE-45 to -49)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Outcome
from escadrille.mechanics.stacked import Out
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import BrokeOff, GameEnded
from escadrille.systems.skies.rules import cards, retention
from escadrille.systems.skies.rules.damage import squadron_name
from escadrille.systems.skies.state import (
    BROKEN,
    DOWN,
    EXITED,
    FLYING,
    LEFT,
    NOBODY,
    RESERVE,
    WAITING,
    Frame,
    State,
)
from escadrille.systems.skies.tables import Tables

PASSES: Final = 2  # in succession, after which a window is closed
REASONS: Final = ("none", "alone", "booms", "draw", "points", "lost", "home")
IN_PLAY: Final = (WAITING, FLYING, RESERVE)  # for morale (SKIES-SCEN-07)
LEAD: Final = 2  # Booms
WIPED: Final = 3  # points for a squadron of fighters that is out of the battle


def close(t: Tables, s: State, out: Out) -> None:
    """Begin the End phase with its cards, the initiative first (SKIES-BASE-45)."""
    s.stack[-1] = (f.GAME, f.LAST, 0, 0)
    s.stack.append((f.CLOSING, s.initiative, 0, 0))


def run_closing(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Offer cards in turns until both pass, then settle what was played (SKIES-BASE-44)."""
    _, side, passes, _ = frame
    s.used = 0
    if passes < PASSES and cards.could(t, s, side, tb.END):
        s.stack.append((f.WINDOW, side, tb.END, 0))
    elif passes < PASSES:
        s.stack[-1] = (f.CLOSING, 1 - side, passes + 1, 0)
    elif s.played:
        retention.begin(s, s.initiative, 0)
    else:
        s.stack.pop()
        _check(t, s, out)


def _check(t: Tables, s: State, out: Out) -> None:
    """Break off, and end the game or exchange cards (SKIES-BASE-48, SKIES-RULING-53)."""
    break_off(s, out)
    found = verdict(t, s)
    if found is None:
        if t.extended and not retention.ask(s):
            retention.exchange(t, s, out)
        return
    reason, winner = found
    s.over = REASONS.index(reason)
    s.stack.clear()
    if out is not None:
        out.append(GameEnded(reason, None if winner == NOBODY else winner))


def clean_up(s: State) -> None:
    """Take the Zoom tokens off; the limits of the turn lapse (SKIES-BASE-45)."""
    size = s.roster.size
    s.zoom, s.carded, s.aced = [0] * size, [0] * size, [0] * size
    s.support = [0] * len(s.roster.squadrons)
    s.stack[-1] = (f.GAME, f.BEGIN, 0, 0)


def strength(s: State, squadron: int) -> int:
    """Return what Booms are compared with: the aircraft in play, and what cards add.

    Engines count for aircraft that have several, whole as they were (SKIES-MULTI-15,
    SKIES-RULING-27, SKIES-RULING-28). Rules: SKIES-BASE-46, SKIES-CARD-07, SKIES-CARD-22.
    """
    engines = s.roster.engines
    flying = sum(engines[a] for a in s.roster.members[squadron] if s.status[a] in IN_PLAY)
    return flying + s.support[squadron]


def any_flies(s: State, squadron: int) -> bool:
    return any(s.status[a] in IN_PLAY for a in s.roster.members[squadron])


def break_off(s: State, out: Out) -> None:
    """Take squadrons with too many Booms out of play, all at once.

    Rules: SKIES-BASE-46, SKIES-BASE-47, SKIES-RULING-51.
    """
    squadrons = range(len(s.roster.squadrons))
    left = [strength(s, squadron) for squadron in squadrons]
    for squadron in squadrons:
        if s.booms[squadron] > left[squadron] and any_flies(s, squadron):
            for aircraft in s.roster.members[squadron]:
                if s.status[aircraft] in IN_PLAY:
                    s.status[aircraft] = BROKEN
            if out is not None:
                name, booms = squadron_name(s, squadron), s.booms[squadron]
                out.append(BrokeOff(name, booms, left[squadron]))


def in_play(s: State, side: int) -> bool:
    return any(s.status[a] in IN_PLAY for a in s.roster.own[side])


def held(s: State, side: int) -> int:
    """Return the Booms of a side: of its squadrons, and on its aircraft in play (SKIES-BASE-49)."""
    pairs = zip(s.roster.squadrons, s.booms, strict=True)
    squadrons = sum(booms for (owner, _), booms in pairs if owner == side)
    return squadrons + sum(s.damage[a] for a in s.roster.own[side] if s.status[a] == FLYING)


def verdict(t: Tables, s: State) -> tuple[str, int] | None:
    """Return why a game is over in an End phase, and who has won it."""
    return MISSIONS[t.scenario.mission](t, s)


def _by_booms(t: Tables, s: State) -> tuple[str, int] | None:
    """Who is left, or who has fewer Booms after the last turn (SKIES-BASE-48, SKIES-BASE-49)."""
    left = [in_play(s, side) for side in (0, 1)]
    if not all(left):
        return ("alone", left.index(True)) if any(left) else ("draw", NOBODY)
    if s.turn < t.turns:
        return None
    mine, yours = held(s, 0), held(s, 1)
    return ("draw", NOBODY) if mine == yours else ("booms", int(yours < mine))


def _bounce(t: Tables, s: State) -> tuple[str, int] | None:
    """After the last turn the attacker needs a lead of two Booms (SKIES-SCEN-08)."""
    found = _by_booms(t, s)
    if found is None or s.turn < t.turns or not all(in_play(s, side) for side in (0, 1)):
        return found
    return "booms", int(held(s, 1) < held(s, 0) + LEAD)


def bombers(s: State) -> list[int]:
    return [a for a in s.roster.own[0] if s.roster.bomber[a]]


def came_through(s: State, aircraft: int) -> bool:
    """Has a bomber left by its exit edge, or is nobody there to stop it (SKIES-SCEN-02)?"""
    status = s.status[aircraft]
    free = status == FLYING and not in_play(s, 1)
    return s.roster.bomber[aircraft] and (status == EXITED or free)


def victory_points(t: Tables, s: State) -> list[int]:
    """Return the points of both sides in a mission (SKIES-SCEN-02, -05, -07)."""
    convoy = t.scenario.mission == "convoy"
    found = [sum((0, 1, 3)[hits] for hits in s.ships), 0]
    for a in bombers(s):
        if came_through(s, a) and not convoy:
            found[0] += 1 if s.damage[a] else 2
        found[1] += 2 * (s.status[a] == DOWN) + (s.status[a] == BROKEN and not convoy)
    for squadron, (side, _) in enumerate(s.roster.squadrons):
        members = s.roster.members[squadron]
        if not s.roster.bomber[members[0]] and not any_flies(s, squadron):
            found[1 - side] += WIPED
    return found


def _by_points(t: Tables, s: State) -> tuple[str, int] | None:
    """A mission ends with its last bomber, or its last turn; more points win."""
    escort = t.scenario.mission == "escort"
    flying = any(s.status[a] in IN_PLAY for a in bombers(s))
    if flying and s.turn < t.turns and (in_play(s, 1) or not escort):
        return None
    mine, yours = victory_points(t, s)
    return ("draw", NOBODY) if mine == yours else ("points", int(yours > mine))


def _duck(t: Tables, s: State) -> tuple[str, int] | None:
    """The bomber is lost, or home, or alone (SKIES-SCEN-09)."""
    status = [s.status[a] for a in bombers(s)]
    if any(one in (DOWN, LEFT) for one in status):
        return "lost", 1
    if EXITED in status or not in_play(s, 1):
        return "home", 0
    return ("draw", NOBODY) if s.turn >= t.turns else None


MISSIONS: Final = {
    "booms": _by_booms,
    "bounce": _bounce,
    "escort": _by_points,
    "convoy": _by_points,
    "lame-duck": _duck,
}


def outcome(t: Tables, s: State) -> Outcome | None:
    """Return how a game ended; a side scores the Booms that it gave, or its points.

    A tournament adds 30 for a victory and 10 for a draw (SKIES-BASE-56).
    """
    found = verdict(t, s) if s.over else None
    if found is None:
        return None
    reason, winner = found
    points = (0.5, 0.5) if winner == NOBODY else (float(winner == 0), float(winner == 1))
    mine, yours = scores(t, s)
    if t.tournament:
        mine += 10 if winner == NOBODY else 30 * (winner == 0)
        yours += 10 if winner == NOBODY else 30 * (winner == 1)
    return Outcome((mine, yours), points, reason)


def scores(t: Tables, s: State) -> tuple[int, int]:
    """Return the Booms that each side gave, or its points in a mission."""
    if t.scenario.mission in ("escort", "convoy"):
        mine, yours = victory_points(t, s)
        return mine, yours
    return held(s, 1), held(s, 0)
