"""Who acts when, and the five phases of a sequence (group SEQ; ZERO-SET-14, ZERO-SET-15)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import discard, faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import frames as f
from escadrille.systems.zero.events import Discarded, GameTurn, SequenceBegan
from escadrille.systems.zero.rules import play, wingmen
from escadrille.systems.zero.rules.altitude import can_climb, can_dive, horsepower
from escadrille.systems.zero.rules.asked import bar_card, beside_the_point
from escadrille.systems.zero.rules.cards import Out, draw
from escadrille.systems.zero.rules.damage import end_sequence, finish
from escadrille.systems.zero.rules.setup import captain
from escadrille.systems.zero.state import FLYING, Frame, State
from escadrille.systems.zero.tables import PERFORMANCE, Tables


def run_round(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Give the next Element its sequence, begin the next game turn, or end the dogfight.

    Rules: ZERO-SEQ-09, ZERO-SET-14, ZERO-SET-15, ZERO-END-01, ZERO-END-02, ZERO-RULING-31,
    ZERO-RULING-43.
    """
    if s.turn == 1:
        if _choose_next(t, s, out):
            return
    else:
        order = s.order
        while s.slot < len(order):
            leader = order[s.slot]
            s.slot += 1
            if s.status[leader] == FLYING:
                _begin(t, s, leader, out)
                return
    if s.turn == t.turns:
        finish(t, s, "time", out)
        return
    s.turn += 1
    s.slot = 0
    s.shaken = [0] * s.roster.elements  # ZERO-DST-06, ZERO-RULING-18
    if out is not None:
        out.append(GameTurn(s.turn))


def _choose_next(t: Tables, s: State, out: Out) -> bool:
    """In game turn 1 the sides choose in turn; is there an Element left (ZERO-SET-14)?"""
    side = 1 - s.roster.side[s.order[-1]] if s.order else s.first
    ours = waiting_of(s, side) or waiting_of(s, 1 - side)
    if not ours:
        return False
    if len(ours) == 1:
        _begin_first(t, s, ours[0], out)
    else:
        side = s.roster.side[ours[0]]
        s.stack.append((f.NEXT, captain(s, side), side, 0))
    return True


def waiting_of(s: State, side: int) -> list[int]:
    """Return the Leaders of a side whose Elements have no place in the order yet."""
    sides, status, order = s.roster.side, s.status, s.order
    return [
        leader
        for leader in range(0, s.roster.size, 2)
        if sides[leader] == side and status[leader] == FLYING and leader not in order
    ]


def legal_next(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.AIRCRAFT + leader for leader in waiting_of(s, frame[2])]


def bar_next(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    leader = choice - c.AIRCRAFT
    if not c.is_aircraft(choice) or s.roster.side[leader] != frame[2] or leader & 1:
        return beside_the_point(f.NEXT)
    if leader in s.order:
        return Refusal("ZERO-SET-15", {"aircraft": s.roster.names[leader]})
    return None if s.status[leader] == FLYING else beside_the_point(f.NEXT)


def apply_next(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """The team chooses which of its Elements acts (ZERO-SET-14, ZERO-RULING-46)."""
    s.stack.pop()
    _begin_first(t, s, choice - c.AIRCRAFT, out)


def _begin_first(t: Tables, s: State, leader: int, out: Out) -> None:
    """Give an Element its place in the order, fixed for the game (ZERO-SET-15, ZERO-CMP-12)."""
    s.order.append(leader)
    s.slot = len(s.order)
    _begin(t, s, leader, out)


def _begin(t: Tables, s: State, leader: int, out: Out) -> None:
    s.active = leader
    s.ahead = int(s.grip[leader >> 1] > 0)
    s.stack.append((f.PHASE, leader, f.WINGMAN_ATTACK, f.WINGMAN_ATTACK))
    if out is not None:
        out.append(SequenceBegan(s.roster.names[leader]))


def run_phase(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Run one phase and move on; Card Play comes back until its owner ends it.

    An Element that has broken off has no further phases (ZERO-RULING-25).
    Rules: ZERO-SEQ-01, ZERO-SEQ-02, ZERO-SEQ-03, ZERO-SEQ-05, ZERO-SEQ-06.
    """
    _, leader, phase, _ = frame
    stack = s.stack
    if phase > f.DRAWS or s.status[leader] != FLYING:
        stack.pop()
        end_sequence(s)
    elif phase == f.CARD_PLAY:
        stack[-1] = (f.PHASE, leader, phase, phase)
        if s.held[leader] or not s.opened:  # from public facts alone
            stack.append((f.PLAY, leader, 0, 0))
        else:
            play.end_play(t, s, out)
    else:
        stack[-1] = (f.PHASE, leader, phase + 1, phase)
        _open_phase(s, leader, phase)


def _open_phase(s: State, leader: int, phase: int) -> None:
    """Put the question of a phase, where there is something to decide."""
    stack = s.stack
    if phase == f.WINGMAN_ATTACK:
        if wingmen.can_attack(s, leader + 1):
            stack.append((f.RAID, leader + 1, 0, 0))
    elif phase == f.ALTITUDE_CHANGE:
        if can_dive(s, leader) or can_climb(s, leader, s.held[leader]):
            stack.append((f.ALTITUDE, leader, 0, 0))
    elif phase == f.DISCARDS:
        if s.held[leader]:
            stack.append((f.DISCARD, leader, 0, 0))
    else:
        assert phase == f.DRAWS
        most = drawable(s, leader)
        if most:
            stack.append((f.DRAW, leader, most, 0))


def hand_limit(s: State, leader: int) -> int:
    """Return the Performance that counts now (ZERO-AIR-07, ZERO-DST-06)."""
    return s.row[leader][PERFORMANCE] - s.shaken[leader >> 1]


def drawable(s: State, leader: int) -> int:
    """Return how many cards may be drawn at the end of a sequence (ZERO-SEQ-08, ZERO-AIR-08)."""
    return max(0, min(horsepower(s, leader), hand_limit(s, leader) - s.held[leader]))


def legal_discard(t: Tables, s: State, frame: Frame) -> list[int]:
    """Discard any number of cards, none included (ZERO-SEQ-07)."""
    return [c.PASS, *[c.CARD + face for face in faces(s.mask[frame[1]])]]


def bar_discard(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice == c.PASS else bar_card(t, s, frame, seat, choice)


def apply_discard(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    leader = frame[1]
    if choice != c.PASS:
        face = choice - c.CARD
        discard(t, s, leader, face)
        if out is not None:
            out.append(Discarded(s.roster.names[leader], t.cards[face].id))
    if choice == c.PASS or not s.held[leader]:
        s.stack.pop()


def legal_draw(t: Tables, s: State, frame: Frame) -> list[int]:
    """Name the number of cards before seeing any (ZERO-SEQ-08, ZERO-RULING-26)."""
    return [c.PASS, *range(c.DRAW + 1, c.DRAW + frame[2] + 1)]


def bar_draw(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == c.PASS or c.DRAW < choice <= c.DRAW + frame[2]:
        return None
    return Refusal("ZERO-SEQ-08", {"most": frame[2]})


def apply_draw(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice != c.PASS:
        draw(t, s, frame[1], choice - c.DRAW, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.NEXT: Decision(legal_next, bar_next, apply_next),
    f.DISCARD: Decision(legal_discard, bar_discard, apply_discard),
    f.DRAW: Decision(legal_draw, bar_draw, apply_draw),
}
