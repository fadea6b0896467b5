"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from escadrille.content import placed
from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Dispatch, Out, Run, StackedRules
from escadrille.systems.flames import choices, frames, hidden, orders, situations
from escadrille.systems.flames.rules import (
    action,
    aims,
    altitude,
    approach,
    bombers,
    bombing,
    ending,
    formation,
    jettison,
    positions,
    reaction,
    redline,
    setup,
    speed,
    turn,
    turrets,
    uses,
)
from escadrille.systems.flames.rules.anytime import unasked
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.view import FlamesView, view

VERSION: Final = 1


CHAPTERS: Final = (
    *(turn, altitude, speed, action, uses, aims, reaction),
    *(formation, bombers, approach, turrets, jettison, bombing),
)
DECISIONS: Final = {kind: one for part in CHAPTERS for kind, one in part.DECISIONS.items()}
STEPS: Final[dict[int, Run[Tables, State]]] = {
    frames.ROUND: turn.run_round,
    frames.PHASE: turn.run_phase,
    frames.SHIFT: altitude.run_shift,
    frames.FOLLOWERS: altitude.run_followers,
    frames.POINTS: speed.run_points,
    frames.RESOLVE: reaction.resolve,
    frames.HIT: reaction.hit,
    frames.REDLINED: redline.run,
    frames.DEAL: setup.run_deal,
    frames.FORM_UP: formation.run_form_up,
    frames.SALVO: turrets.run_salvo,
    frames.STRIKE: bombing.run_strike,
}


class FlamesRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`."""

    system: ClassVar = "flames"
    notation: ClassVar = orders.NOTATION
    dispatch: ClassVar = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING, setup.SECRETS)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def step(self, state: State, seat: Seat, choice: int, out: Out) -> None:
        """Play a Redline or abandon a position wherever that is offered; else as usual."""
        if choice == choices.PUSH:
            redline.play(self.t, state, state.stack[-1][1], out)
        elif choice == choices.ABANDON:
            positions.abandon(state, state.stack[-1][1], out)
        else:
            StackedRules.step(self, state, seat, choice, out)  # faster than super() at every step
            return
        self.run(state, out)

    def owner(self, state: State, frame: Frame) -> Seat:
        return state.roster.seat[frame[1]]  # as usual, and faster: types are known

    def view(self, state: State, seat: Seat | None) -> FlamesView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        """Return the order that a word stands for; `redline` is its card, or playing it now."""
        order = super().parse(state, seat, word)
        if isinstance(order, orders.PickCard) and self.t.redlines >> self.t.face_of[order.card] & 1:
            legal = self.legal(state, seat)
            if choices.PUSH in legal and choices.CARD + self.t.face_of[order.card] not in legal:
                return orders.Do("push")
        return order

    def named(self, state: State, seat: Seat) -> list[str]:
        """Return the labels of aircraft; while forces are chosen, those of the seat's own picks."""
        if state.roster.size:
            return orders.labels(state.roster)
        picked = len(state.picks[seat]) // setup.PICK
        return [f"#{number + 1}" for number in range(picked)]

    def unasked(self, state: State) -> Refusal:
        return unasked(state)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
