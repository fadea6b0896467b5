"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Apply, Dispatch, Legal, Out, Run, StackedRules
from escadrille.systems.flames import choices, frames, hidden, orders, refusals, situations
from escadrille.systems.flames.rules import (
    action,
    altitude,
    ending,
    positions,
    reaction,
    redline,
    setup,
    speed,
    turn,
)
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.view import FlamesView, view

VERSION: Final = 1


def _act(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice == choices.PASS:
        turn.end_actions(s)
    else:
        action.apply(t, s, frame, choice, out)


# Decisions of the owner of one aircraft.
DECISIONS: Final[dict[int, tuple[Legal[Tables, State], Apply[Tables, State]]]] = {
    frames.SLOT: (turn.legal_slot, turn.apply_slot),
    frames.STALL: (turn.legal_stall, turn.apply_stall),
    frames.ALTITUDE: (altitude.legal, altitude.apply),
    frames.PAY: (altitude.legal_pay, altitude.apply_pay),
    frames.FOLLOW: (altitude.legal_follow, altitude.apply_follow),
    frames.COMPARE: (speed.legal_compare, speed.apply_compare),
    frames.SPEED: (speed.legal_speed, speed.apply_speed),
    frames.ACTION: (action.legal, _act),
    frames.USE: (action.legal_use, action.apply_use),
    frames.TARGET: (action.legal_target, action.apply_target),
    frames.STEPS: (action.legal_steps, action.apply_steps),
    frames.REACT: (reaction.legal, reaction.apply),
    frames.EVADE: (redline.legal, reaction.apply_evade),
    frames.REDLINE: (redline.legal, redline.apply),
    frames.DISCARD: (turn.legal_discard, turn.apply_discard),
}
STEPS: Final[dict[int, Run[Tables, State]]] = {
    frames.ROUND: turn.run_round,
    frames.PHASE: turn.run_phase,
    frames.SHIFT: altitude.run_shift,
    frames.FOLLOWERS: altitude.run_followers,
    frames.POINTS: speed.run_points,
    frames.RESOLVE: reaction.resolve,
    frames.HIT: reaction.hit,
    frames.REDLINED: redline.run,
}


class FlamesRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`."""

    system = "flames"
    dispatch = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def waiting(self, state: State, kind: int) -> list[Seat]:
        if kind == frames.FORCE:
            return [seat for seat in range(self.seats) if not state.ready >> seat & 1]
        waiting = zip(state.roster.seat, state.altitude, strict=True)
        return sorted({seat for seat, level in waiting if level == NOBODY})

    def legal_secret(self, state: State, kind: int, seat: Seat) -> list[int]:
        if kind == frames.FORCE:
            return [] if state.ready >> seat & 1 else setup.legal_force(self.t, state, seat)
        return setup.legal_start(self.t, state, seat)

    def apply_secret(self, state: State, kind: int, seat: Seat, choice: int, out: Out) -> None:
        apply = setup.apply_force if kind == frames.FORCE else setup.apply_start
        apply(self.t, state, seat, choice, out)

    def step(self, state: State, seat: Seat, choice: int, out: Out) -> None:
        """Play a Redline or abandon a position wherever that is offered; else as usual."""
        if choice == choices.PUSH:
            redline.play(self.t, state, state.stack[-1][1], out)
        elif choice == choices.ABANDON:
            positions.abandon(state, state.stack[-1][1], out)
        else:
            super().step(state, seat, choice, out)
            return
        self.run(state, out)

    def view(self, state: State, seat: Seat | None) -> FlamesView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def order(self, state: State, seat: Seat, choice: int) -> Order:
        return orders.to_order(self.t, self._names(state, seat), choice)

    def meant(self, state: State, seat: Seat, order: Order) -> int:
        return orders.to_choice(self.t, self._names(state, seat), order)

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        """Return the order that a word stands for; `redline` is its card, or playing it now."""
        order = orders.parse(self.t, self._names(state, seat), word)
        if isinstance(order, orders.PickCard) and self.t.redlines >> self.t.face_of[order.card] & 1:
            legal = self.legal(state, seat)
            if choices.PUSH in legal and choices.CARD + self.t.face_of[order.card] not in legal:
                return orders.Do("push")
        return order

    def _names(self, state: State, seat: Seat) -> list[str]:
        """Return the labels of aircraft; while forces are chosen, those of the seat's own picks."""
        if state.roster.size:
            return orders.labels(state.roster)
        picked = len(state.picks[seat]) // setup.PICK
        return [f"#{number + 1}" for number in range(picked)]

    def why(self, state: State, seat: Seat, choice: int) -> Refusal:
        return refusals.why(self.t, state, seat, choice)

    def why_not_asked(self, state: State) -> Refusal:
        return refusals.why_not_asked(state)

    def candidates(self, state: State, seat: Seat) -> list[int]:
        return refusals.candidates(self.t, state, state.stack[-1])

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
