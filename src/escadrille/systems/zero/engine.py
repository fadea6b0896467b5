"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from escadrille.content import placed
from escadrille.kernel.api import Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Dispatch, Run, StackedRules
from escadrille.systems.zero import frames, hidden, orders, situations
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
from escadrille.systems.zero.rules.asked import unasked
from escadrille.systems.zero.setup import opening
from escadrille.systems.zero.state import Frame, State
from escadrille.systems.zero.tables import Tables
from escadrille.systems.zero.view import ZeroView, view

VERSION: Final = 1

CHAPTERS: Final = (setup, sequence, wingmen, altitude, play, disengagement, exchange)
DECISIONS: Final = {kind: one for part in CHAPTERS for kind, one in part.DECISIONS.items()}
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

    system: ClassVar = "zero"
    notation: ClassVar = orders.NOTATION
    dispatch: ClassVar = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING, setup.SECRETS)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def owner(self, state: State, frame: Frame) -> Seat:
        return state.roster.seat[frame[1]]  # as usual, and faster: types are known

    def view(self, state: State, seat: Seat | None) -> ZeroView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def named(self, state: State, seat: Seat) -> list[str]:
        return state.roster.names

    def unasked(self, state: State) -> Refusal:
        return unasked(state)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
