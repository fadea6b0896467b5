"""One configured battle, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from escadrille.content import placed
from escadrille.kernel.api import Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Dispatch, Frame, Run, StackedRules
from escadrille.systems.skies import frames, hidden, orders, situations
from escadrille.systems.skies.rules import (
    activation,
    attack,
    cards,
    decks,
    defence,
    deployment,
    effects,
    ending,
    flight,
    retention,
    theatre,
    turn,
)
from escadrille.systems.skies.setup import opening
from escadrille.systems.skies.state import Roster, State
from escadrille.systems.skies.tables import Tables
from escadrille.systems.skies.view import SkiesView, view

VERSION: Final = 1

CHAPTERS: Final = (
    *(decks, deployment, theatre, turn, cards, effects),
    *(activation, flight, attack, defence, retention),
)
DECISIONS: Final = {kind: one for part in CHAPTERS for kind, one in part.DECISIONS.items()}
SECRETS: Final = {**decks.SECRETS, **retention.SECRETS}
STEPS: Final[dict[int, Run[Tables, State]]] = {
    frames.GAME: turn.run_game,
    frames.DEPLOYMENT: deployment.run_deployment,
    frames.ACTIVATION: activation.run_activation,
    frames.ATTACK: attack.run_attack,
    frames.PREPARE: turn.run_prepare,
    frames.THEATRES: theatre.run_theatres,
    frames.CONTEST: activation.run_contest,
    frames.OFFER: cards.run_offer,
    frames.RETENTION: retention.run_retention,
    frames.CLOSING: ending.run_closing,
}


class SkiesRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`."""

    system: ClassVar = "skies"
    notation: ClassVar = orders.NOTATION
    dispatch: ClassVar = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING, SECRETS)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def owner(self, state: State, frame: Frame) -> Seat:
        return frame[1]

    def view(self, state: State, seat: Seat | None) -> SkiesView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def named(self, state: State, seat: Seat) -> Roster:
        return state.roster

    def unasked(self, state: State) -> Refusal:
        return turn.unasked(state)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
