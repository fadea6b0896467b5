"""Who acts when, and the six phases of a turn (groups TURN, TEAM, MULTI, FFA)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import discard, faces
from escadrille.systems.flames.choices import AIRCRAFT, CARD, PASS
from escadrille.systems.flames.events import (
    Discarded,
    GameTurn,
    Stalled,
    TurnBegan,
    TurnOrder,
)
from escadrille.systems.flames.frames import (
    ACTION,
    ACTIONS,
    ALTITUDE,
    ALTITUDE_CHANGE,
    COMPARE,
    DISCARD,
    DISCARDS,
    PHASE,
    POST_DRAW,
    PRE_DRAW,
    SHIFT,
    SLOT,
    SPEED_MANEUVER,
    STALL,
)
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import action, bursts, speed
from escadrille.systems.flames.rules.altitude import horsepower
from escadrille.systems.flames.rules.anytime import bar_card, off_the_point, own_turn_extras
from escadrille.systems.flames.rules.cards import Out, draw_to_performance
from escadrille.systems.flames.rules.damage import finish
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import POST, PRE, Tables


def run_round(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Give the next aircraft its turn, begin the next game turn, or end the battle.

    Rules: FLAMES-SETUP-07, FLAMES-TEAM-02, FLAMES-TEAM-03, FLAMES-FFA-02, FLAMES-MULTI-01.
    """
    if s.turn == 0 or not _waiting(s):
        if s.turn == t.turns:
            finish(s, "time", out)
            return
        _begin_game_turn(t, s, out)
    if t.free_for_all:
        _begin_turn(t, s, next(a for a in s.order if s.alive[a] and not s.acted[a]), out)
        return
    ours = waiting_of(s, s.next_side) or waiting_of(s, 1 - s.next_side)
    side = s.roster.side[ours[0]]
    s.next_side = 1 - side
    if len(ours) == 1:
        _begin_turn(t, s, ours[0], out)
    else:
        captain = min(ours, key=lambda aircraft: s.roster.seat[aircraft])  # FLAMES-RULING-61
        s.stack.append((SLOT, captain, side, 0))


def _waiting(s: State) -> bool:
    return any(s.alive[a] and not s.acted[a] for a in range(s.roster.size))


def waiting_of(s: State, side: int) -> list[int]:
    """Return the aircraft of a side that have not acted this game turn."""
    sides = s.roster.side
    return [a for a in range(s.roster.size) if sides[a] == side and s.alive[a] and not s.acted[a]]


def _begin_game_turn(t: Tables, s: State, out: Out) -> None:
    s.turn += 1
    s.acted = [0] * s.roster.size
    s.next_side = s.initiative
    if out is not None:
        out.append(GameTurn(s.turn))
    if t.free_for_all:
        s.order = [a for a in range(s.roster.size) if s.alive[a]]
        s.chance.shuffle(s.order)
        if out is not None:
            out.append(TurnOrder(tuple(label(s.roster, a) for a in s.order)))


def legal_slot(t: Tables, s: State, frame: Frame) -> list[int]:
    return [AIRCRAFT + aircraft for aircraft in waiting_of(s, frame[2])]


def bar_slot(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice - AIRCRAFT in waiting_of(s, frame[2]) else off_the_point(SLOT)


def apply_slot(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """The team chooses which of its members acts (FLAMES-TEAM-03, FLAMES-RULING-61)."""
    s.stack.pop()
    _begin_turn(t, s, choice - AIRCRAFT, out)


def _begin_turn(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Rules: FLAMES-TURN-01, FLAMES-MULTI-02, FLAMES-CARD-03, FLAMES-WING-02."""
    s.active = aircraft
    s.acted[aircraft] = 1
    s.evasive[aircraft] = 0
    leader = s.roster.leader[aircraft]
    s.astray = int(
        leader >= 0 and s.alive[leader] == 1 and s.altitude[leader] != s.altitude[aircraft]
    )
    s.stack.append((PHASE, aircraft, PRE_DRAW, PRE_DRAW))
    if out is not None:
        out.append(TurnBegan(label(s.roster, aircraft)))


def run_phase(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Run one phase and move on; the Action phase comes back until its owner ends it."""
    _, aircraft, phase, _ = frame
    stack = s.stack
    if phase == ACTIONS and action.worth_asking(s, aircraft):
        stack[-1] = (PHASE, aircraft, phase, phase)
        stack.append((ACTION, aircraft, 0, 0))
        return
    stack[-1] = (PHASE, aircraft, phase + 1, phase)
    if phase == PRE_DRAW:
        _draw_phase(t, s, aircraft, PRE, out)
    elif phase == ALTITUDE_CHANGE:
        stack.append((ALTITUDE, aircraft, 0, 0))
    elif phase == SPEED_MANEUVER:
        if speed.worth_asking(s, aircraft):
            stack.append((COMPARE, aircraft, 0, 0))
    elif phase == DISCARDS:
        if s.held[aircraft]:
            stack.append((DISCARD, aircraft, 0, 0))
    elif phase == POST_DRAW:
        _draw_phase(t, s, aircraft, POST, out)
    elif phase > POST_DRAW:
        stack.pop()
        bursts.end_turn(s)


def _draw_phase(t: Tables, s: State, aircraft: int, column: int, out: Out) -> None:
    """Draw by Horsepower, or stall where it is negative.

    Rules: FLAMES-TURN-02, FLAMES-TURN-08, FLAMES-ALT-07, FLAMES-RULING-23, FLAMES-RULING-24.
    """
    power = horsepower(s, aircraft, column)
    if power >= 0:
        draw_to_performance(t, s, aircraft, power, out)
        return
    if out is not None:
        out.append(Stalled(label(s.roster, aircraft)))
    if s.held[aircraft]:
        s.stack.append((STALL, aircraft, 0, 0))
    else:
        s.stack.append((SHIFT, aircraft, -1, 0))


def legal_stall(t: Tables, s: State, frame: Frame) -> list[int]:
    aircraft = frame[1]
    return own_turn_extras(t, s, aircraft) + [CARD + face for face in faces(s.mask[aircraft])]


def apply_stall(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    _discard(t, s, frame[1], choice - CARD, out)


def legal_discard(t: Tables, s: State, frame: Frame) -> list[int]:
    """Discard any number of cards, none included (FLAMES-TURN-07)."""
    return [PASS, *legal_stall(t, s, frame)]


def bar_discard(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice == PASS else bar_card(t, s, frame, seat, choice)


def apply_discard(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    aircraft = frame[1]
    if choice != PASS:
        _discard(t, s, aircraft, choice - CARD, out)
    if choice == PASS or not s.held[aircraft]:
        s.stack.pop()


def _discard(t: Tables, s: State, aircraft: int, face: int, out: Out) -> None:
    discard(t, s, aircraft, face)
    if out is not None:
        out.append(Discarded(label(s.roster, aircraft), t.cards[face].id))
