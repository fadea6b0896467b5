"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Apply, Dispatch, Legal, Out, Run, StackedRules
from escadrille.systems.zero import frames, hidden, orders, refusals, situations
from escadrille.systems.zero.rules import (
    altitude,
    disengagement,
    ending,
    exchange,
    play,
    sequence,
    setup,
    wingmen,
)
from escadrille.systems.zero.setup import opening
from escadrille.systems.zero.state import NOBODY, State
from escadrille.systems.zero.tables import Tables
from escadrille.systems.zero.view import ZeroView, view

VERSION: Final = 1

# Decisions of the owner of one aircraft.
DECISIONS: Final[dict[int, tuple[Legal[Tables, State], Apply[Tables, State]]]] = {
    frames.BONUS: (setup.legal_bonus, setup.apply_bonus),
    frames.LETTER: (setup.legal_letter, setup.apply_letter),
    frames.NEXT: (sequence.legal_next, sequence.apply_next),
    frames.RAID: (wingmen.legal, wingmen.apply),
    frames.STRIKE: (wingmen.legal_strike, wingmen.apply_strike),
    frames.ALTITUDE: (altitude.legal, altitude.apply),
    frames.PAY: (altitude.legal_pay, altitude.apply_pay),
    frames.FOLLOW: (altitude.legal_follow, altitude.apply_follow),
    frames.PLAY: (play.legal, play.apply),
    frames.USE: (play.legal_use, play.apply_use),
    frames.TARGET: (play.legal_target, play.apply_target),
    frames.BREAK_OFF: (disengagement.legal, disengagement.apply),
    frames.REACT: (exchange.legal, exchange.apply),
    frames.GUISE: (exchange.legal_guise, exchange.apply_guise),
    frames.DISCARD: (sequence.legal_discard, sequence.apply_discard),
    frames.DRAW: (sequence.legal_draw, sequence.apply_draw),
}
STEPS: Final[dict[int, Run[Tables, State]]] = {
    frames.ROUND: sequence.run_round,
    frames.PHASE: sequence.run_phase,
    frames.ATTACK: wingmen.run_attack,
    frames.PURSUIT: altitude.run_pursuit,
    frames.LIFT: altitude.run_lift,
    frames.RESOLVE: exchange.resolve,
    frames.DEAL: setup.run_deal,
}


class ZeroRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`."""

    system = "zero"
    dispatch = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def waiting(self, state: State, kind: int) -> list[Seat]:
        if kind == frames.FORCE:
            return [seat for seat in range(self.seats) if not state.ready >> seat & 1]
        return [seat for seat in range(self.seats) if setup.next_start(state, seat) != NOBODY]

    def legal_secret(self, state: State, kind: int, seat: Seat) -> list[int]:
        if kind == frames.FORCE:
            return [] if state.ready >> seat & 1 else setup.legal_force(self.t, state, seat)
        return setup.legal_start(self.t, state, seat)

    def apply_secret(self, state: State, kind: int, seat: Seat, choice: int, out: Out) -> None:
        apply = setup.apply_force if kind == frames.FORCE else setup.apply_start
        apply(self.t, state, seat, choice, out)

    def view(self, state: State, seat: Seat | None) -> ZeroView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def order(self, state: State, seat: Seat, choice: int) -> Order:
        return orders.to_order(self.t, orders.labels(state.roster), choice)

    def meant(self, state: State, seat: Seat, order: Order) -> int:
        return orders.to_choice(self.t, orders.labels(state.roster), order)

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        return orders.parse(self.t, orders.labels(state.roster), word)

    def why(self, state: State, seat: Seat, choice: int) -> Refusal:
        return refusals.why(self.t, state, seat, choice)

    def why_not_asked(self, state: State) -> Refusal:
        return refusals.why_not_asked(state)

    def candidates(self, state: State, seat: Seat) -> list[int]:
        return refusals.candidates(self.t, state, seat)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
