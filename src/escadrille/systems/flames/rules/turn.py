"""Who acts when, and the six phases of a turn (groups TURN, TEAM, MULTI, FFA)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import discard, faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.events import Discarded, GameTurn, Stalled, TurnBegan, TurnOrder
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import action, bursts, mission, runs, speed
from escadrille.systems.flames.rules.altitude import horsepower
from escadrille.systems.flames.rules.anytime import bar_card, off_the_point, own_turn_extras
from escadrille.systems.flames.rules.cards import Out, draw_to_performance
from escadrille.systems.flames.rules.damage import begin_strike, finish
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables


def run_round(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Give the next aircraft its turn, begin the next game turn, or end the battle.

    Rules: FLAMES-SETUP-07, FLAMES-TEAM-02, FLAMES-TEAM-03, FLAMES-FFA-02, FLAMES-MULTI-01.
    """
    if s.turn == 0 or not _waiting(s):
        if s.turn == t.turns:
            _time_is_up(t, s, out)
            return
        _begin_game_turn(t, s, out)
        if s.raid is not None and not _can_act(s):
            return
    if t.free_for_all:
        _begin_turn(s, next(a for a in s.order if s.alive[a] and not s.acted[a]), out)
        return
    ours = waiting_of(s, s.next_side) or waiting_of(s, 1 - s.next_side)
    side = s.roster.side[ours[0]]
    s.next_side = 1 - side
    if len(ours) == 1:
        _begin_turn(s, ours[0], out)
    else:
        captain = min(ours, key=lambda aircraft: s.roster.seat[aircraft])  # FLAMES-RULING-61
        s.stack.append((f.SLOT, captain, side, 0))


def _time_is_up(t: Tables, s: State, out: Out) -> None:
    """End the battle with its last turn; a mission with its bombs (FLAMES-CAMP-20)."""
    if t.target is None:
        finish(s, "time", out)
    else:
        begin_strike(t, s, out)


def _can_act(s: State) -> bool:
    """Has anybody a slot in this game turn, and is it flown (FLAMES-RULING-53)?"""
    return bool(s.stack) and s.stack[-1][0] == f.ROUND and _waiting(s)


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
    if s.raid is not None:
        mission.begin_turn(t, s, out)
    if t.free_for_all:
        s.order = [a for a in range(s.roster.size) if s.alive[a]]
        s.chance.shuffle(s.order)
        if out is not None:
            out.append(TurnOrder(tuple(label(s.roster, a) for a in s.order)))


def legal_slot(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.AIRCRAFT + aircraft for aircraft in waiting_of(s, frame[2])]


def bar_slot(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice - c.AIRCRAFT in waiting_of(s, frame[2]) else off_the_point(f.SLOT)


def apply_slot(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """The team chooses which of its members acts (FLAMES-TEAM-03, FLAMES-RULING-61)."""
    s.stack.pop()
    _begin_turn(s, choice - c.AIRCRAFT, out)


def _begin_turn(s: State, aircraft: int, out: Out) -> None:
    """Give an aircraft its slot; a Loaded one decides on its bombs (FLAMES-FB-06)."""
    s.acted[aircraft] = 1
    if s.raid is not None and s.raid.laden[aircraft]:
        s.stack.append((f.JETTISON, aircraft, 0, 0))
    else:
        take_turn(s, aircraft, out)


def take_turn(s: State, aircraft: int, out: Out) -> None:
    """Rules: FLAMES-TURN-01, FLAMES-MULTI-02, FLAMES-CARD-03, FLAMES-WING-02."""
    s.active = aircraft
    s.evasive[aircraft] = 0
    leader = s.roster.leader[aircraft]
    s.astray = int(
        leader >= 0 and s.alive[leader] == 1 and s.altitude[leader] != s.altitude[aircraft]
    )
    s.stack.append((f.PHASE, aircraft, f.PRE_DRAW, f.PRE_DRAW))
    if out is not None:
        out.append(TurnBegan(label(s.roster, aircraft)))


def run_phase(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Run one phase and move on; the Action phase comes back until its owner ends it."""
    _, aircraft, phase, _ = frame
    stack = s.stack
    if phase == f.ACTIONS and action.worth_asking(s, aircraft):
        stack[-1] = (f.PHASE, aircraft, phase, phase)
        stack.append((f.ACTION, aircraft, 0, 0))
        return
    stack[-1] = (f.PHASE, aircraft, phase + 1, phase)
    if phase == f.PRE_DRAW:
        _draw_phase(t, s, aircraft, tb.PRE, out)
    elif phase == f.ALTITUDE_CHANGE:
        stack.append((f.ALTITUDE, aircraft, 0, 0))
    elif phase == f.SPEED_MANEUVER:
        if speed.worth_asking(s, aircraft):
            stack.append((f.COMPARE, aircraft, 0, 0))
    elif phase == f.DISCARDS:
        if s.raid is not None:
            runs.end(t, s, out)
        if s.held[aircraft]:
            stack.append((f.DISCARD, aircraft, 0, 0))
    elif phase == f.POST_DRAW:
        _draw_phase(t, s, aircraft, tb.POST, out)
    elif phase > f.POST_DRAW:
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
        s.stack.append((f.STALL, aircraft, 0, 0))
    else:
        s.stack.append((f.SHIFT, aircraft, -1, 0))


def legal_stall(t: Tables, s: State, frame: Frame) -> list[int]:
    aircraft = frame[1]
    return own_turn_extras(t, s, aircraft) + [c.CARD + face for face in faces(s.mask[aircraft])]


def apply_stall(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    _discard(t, s, frame[1], choice - c.CARD, out)


def legal_discard(t: Tables, s: State, frame: Frame) -> list[int]:
    """Discard any number of cards, none included (FLAMES-TURN-07)."""
    return [c.PASS, *legal_stall(t, s, frame)]


def bar_discard(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice == c.PASS else bar_card(t, s, frame, seat, choice)


def apply_discard(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    aircraft = frame[1]
    if choice != c.PASS:
        _discard(t, s, aircraft, choice - c.CARD, out)
    if choice == c.PASS or not s.held[aircraft]:
        s.stack.pop()


def _discard(t: Tables, s: State, aircraft: int, face: int, out: Out) -> None:
    discard(t, s, aircraft, face)
    if out is not None:
        out.append(Discarded(label(s.roster, aircraft), t.cards[face].id))


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.SLOT: Decision(legal_slot, bar_slot, apply_slot),
    f.STALL: Decision(legal_stall, bar_card, apply_stall),
    f.DISCARD: Decision(legal_discard, bar_discard, apply_discard),
}
