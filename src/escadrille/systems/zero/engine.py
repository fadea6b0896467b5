"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Decision, Dispatch, Run, Secret, StackedRules
from escadrille.systems.zero import frames, hidden, orders, situations
from escadrille.systems.zero.choices import AGILE, ANSWER, CLIMB, DIVE
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
from escadrille.systems.zero.rules.asked import always, bar_card, cards_held, unasked
from escadrille.systems.zero.setup import opening
from escadrille.systems.zero.state import State
from escadrille.systems.zero.tables import Tables
from escadrille.systems.zero.view import ZeroView, view

VERSION: Final = 1

SECRETS: Final[dict[int, Secret[Tables, State]]] = {
    frames.FORCE: Secret(
        setup.waiting_force,
        setup.legal_force,
        setup.bar_force,
        setup.apply_force,
        setup.thinkable_force,
        setup.facts_force,
    ),
    frames.START: Secret(
        setup.waiting_start,
        setup.legal_start,
        setup.bar_start,
        setup.apply_start,
        always(*setup.STARTS),
    ),
}
DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    frames.BONUS: Decision(
        setup.legal_bonus, setup.bar_bonus, setup.apply_bonus, leads=setup.leads_bonus
    ),
    frames.LETTER: Decision(
        setup.legal_letter, setup.bar_letter, setup.apply_letter, always(*setup.LETTERS)
    ),
    frames.NEXT: Decision(sequence.legal_next, sequence.bar_next, sequence.apply_next),
    frames.RAID: Decision(
        wingmen.legal, wingmen.bar, wingmen.apply, wingmen.thinkable, facts=wingmen.aim
    ),
    frames.STRIKE: Decision(
        wingmen.legal_strike,
        wingmen.bar_strike,
        wingmen.apply_strike,
        cards_held,
        facts=wingmen.facts_strike,
    ),
    frames.ALTITUDE: Decision(
        altitude.legal, altitude.bar, altitude.apply, always(CLIMB, DIVE), facts=altitude.facts
    ),
    frames.PAY: Decision(altitude.legal_pay, bar_card, altitude.apply_pay),
    frames.FOLLOW: Decision(
        altitude.legal_follow,
        altitude.bar_follow,
        altitude.apply_follow,
        facts=altitude.facts_follow,
    ),
    frames.PLAY: Decision(play.legal, play.bar, play.apply, play.thinkable, play.leads, play.facts),
    frames.USE: Decision(
        play.legal_use,
        play.bar_use,
        play.apply_use,
        play.thinkable_use,
        play.leads_use,
        play.facts_use,
    ),
    frames.TARGET: Decision(
        play.legal_target,
        play.bar_target,
        play.apply_target,
        play.thinkable_target,
        facts=wingmen.aim,
    ),
    frames.BREAK_OFF: Decision(
        disengagement.legal,
        disengagement.bar,
        disengagement.apply,
        always(*disengagement.LEAVING),
    ),
    frames.REACT: Decision(
        exchange.legal, exchange.bar, exchange.apply, cards_held, exchange.leads
    ),
    frames.GUISE: Decision(
        exchange.legal_guise, exchange.bar_guise, exchange.apply_guise, always(AGILE, ANSWER)
    ),
    frames.DISCARD: Decision(sequence.legal_discard, sequence.bar_discard, sequence.apply_discard),
    frames.DRAW: Decision(sequence.legal_draw, sequence.bar_draw, sequence.apply_draw),
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
    notation = orders.NOTATION
    dispatch = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING, SECRETS)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

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
