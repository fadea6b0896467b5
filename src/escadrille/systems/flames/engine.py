"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.stacked import Decision, Dispatch, Out, Run, Secret, StackedRules
from escadrille.systems.flames import choices, facts, frames, hidden, orders, situations
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
from escadrille.systems.flames.rules.anytime import bar_card, cards_in_hand, unasked
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.view import FlamesView, view

VERSION: Final = 1


# Secret questions to all seats.
SECRETS: Final[dict[int, Secret[Tables, State]]] = {
    frames.FORCE: Secret(
        setup.waiting_force,
        setup.legal_force,
        setup.bar_force,
        setup.apply_force,
        setup.thinkable_force,
        facts.of_pick,
    ),
    frames.START: Secret(
        setup.waiting_start,
        setup.legal_start,
        setup.bar_start,
        setup.apply_start,
        lambda *_: range(choices.LEVEL, choices.LEVEL + len(LEVELS)),
    ),
}
# Decisions of the owner of one aircraft.
DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    frames.SLOT: Decision(turn.legal_slot, turn.bar_slot, turn.apply_slot),
    frames.STALL: Decision(turn.legal_stall, bar_card, turn.apply_stall),
    frames.ALTITUDE: Decision(
        altitude.legal,
        altitude.bar,
        altitude.apply,
        lambda *_: tuple(altitude.WAY),
        facts=facts.of_level,
    ),
    frames.PAY: Decision(altitude.legal_pay, bar_card, altitude.apply_pay),
    frames.FOLLOW: Decision(
        altitude.legal_follow,
        altitude.bar_follow,
        altitude.apply_follow,
        lambda *_: (choices.FOLLOW,),
    ),
    frames.COMPARE: Decision(
        speed.legal_compare,
        speed.bar_compare,
        speed.apply_compare,
        speed.thinkable_compare,
        facts=facts.of_enemy,
    ),
    frames.SPEED: Decision(
        speed.legal_speed, speed.bar_speed, speed.apply_speed, facts=facts.of_speed
    ),
    frames.ACTION: Decision(
        action.legal, action.bar, action.apply, cards_in_hand, action.leads, facts.of_card
    ),
    frames.USE: Decision(
        action.legal_use,
        action.bar_use,
        action.apply_use,
        action.thinkable_use,
        action.leads_use,
        facts.of_use,
    ),
    frames.TARGET: Decision(
        action.legal_target,
        action.bar_target,
        action.apply_target,
        action.thinkable_target,
        action.leads_target,
        facts.of_enemy,
    ),
    frames.STEPS: Decision(
        action.legal_steps,
        action.bar_steps,
        action.apply_steps,
        action.thinkable_steps,
        facts=facts.of_steps,
    ),
    frames.REACT: Decision(reaction.legal, reaction.bar, reaction.apply, cards_in_hand),
    frames.EVADE: Decision(redline.legal, redline.bar, reaction.apply_evade, cards_in_hand),
    frames.REDLINE: Decision(redline.legal, redline.bar, redline.apply, cards_in_hand),
    frames.DISCARD: Decision(turn.legal_discard, turn.bar_discard, turn.apply_discard),
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
    notation = orders.NOTATION
    dispatch = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING, SECRETS)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

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
