"""One configured campaign, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Apply, Dispatch, Legal, Out, Run, StackedRules
from escadrille.systems.phantom import frames, hidden, orders, refusals, situations
from escadrille.systems.phantom.rules import (
    arming,
    attacks,
    campaign,
    debriefing,
    enemy,
    incidents,
    movement,
    outbound,
    overtarget,
    preflight,
    reactions,
    squadron,
)
from escadrille.systems.phantom.setup import opening
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables
from escadrille.systems.phantom.view import PhantomView, view

VERSION: Final = 1

DECISIONS: Final[dict[int, tuple[Legal[Tables, State], Apply[Tables, State]]]] = {
    frames.RECRUIT: (squadron.legal_recruit, squadron.apply_recruit),
    frames.PROMOTE: (squadron.legal_promote, squadron.apply_promote),
    frames.TARGET: (preflight.legal_target, preflight.apply_target),
    frames.ASSIGN: (preflight.legal_assign, preflight.apply_assign),
    frames.TANKER: (arming.legal_tanker, arming.apply_tanker),
    frames.ARM: (arming.legal_arm, arming.apply_arm),
    frames.RELIEF: (incidents.legal_relief, incidents.apply_relief),
    frames.ABORT: (outbound.legal_abort, outbound.apply_abort),
    frames.PLACE: (outbound.legal_place, outbound.apply_place),
    frames.LEVEL: (outbound.legal_level, outbound.apply_level),
    frames.INTEL: (outbound.legal_intel, outbound.apply_intel),
    frames.REMOVE: (incidents.legal_remove, incidents.apply_remove),
    frames.JETTISON: (overtarget.legal_jettison, overtarget.apply_jettison),
    frames.DROP: (overtarget.legal_drop, overtarget.apply_drop),
    frames.ATTACK: (attacks.legal_attack, attacks.apply_attack),
    frames.AIM: (attacks.legal_aim, attacks.apply_aim),
    frames.WEAPONS: (attacks.legal_weapons, attacks.apply_weapons),
    frames.SUPPRESS: (reactions.legal_suppress, reactions.apply_suppress),
    frames.EVADE: (reactions.legal_evade, reactions.apply_evade),
    frames.MOVE: (movement.legal_move, movement.apply_move),
    frames.REST: (debriefing.legal_rest, debriefing.apply_rest),
}
STEPS: Final[dict[int, Run[Tables, State]]] = {
    frames.CAMPAIGN: campaign.run_campaign,
    frames.MISSION: campaign.run_mission,
    frames.TURN: overtarget.run_turn,
    frames.STRIKE: attacks.run_strike,
    frames.BARRAGE: enemy.run_barrage,
    frames.EVENT: incidents.run_event,
}


class PhantomRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`. One seat: no choice is secret."""

    system = "phantom"
    dispatch = Dispatch(frames.KINDS, DECISIONS, STEPS, frames.COMPOSING)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def waiting(self, state: State, kind: int) -> list[Seat]:
        return []

    def legal_secret(self, state: State, kind: int, seat: Seat) -> list[int]:
        return []

    def apply_secret(self, state: State, kind: int, seat: Seat, choice: int, out: Out) -> None:
        raise AssertionError("one seat chooses nothing in secret")

    def view(self, state: State, seat: Seat | None) -> PhantomView:
        return view(self.t, state, seat)

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seed)

    def outcome(self, state: State) -> Outcome | None:
        return campaign.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.slot

    def order(self, state: State, seat: Seat, choice: int) -> Order:
        return orders.to_order(self.t, state, choice)

    def meant(self, state: State, seat: Seat, order: Order) -> int:
        return orders.to_choice(self.t, state, order)

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        recruiting = bool(state.stack) and state.stack[-1][0] == frames.RECRUIT
        return orders.parse(self.t, state, word, recruiting=recruiting)

    def write(self, order: Order) -> str:
        return orders.write(order)

    def why(self, state: State, seat: Seat, choice: int) -> Refusal:
        return refusals.why(self.t, state, choice)

    def why_not_asked(self, state: State) -> Refusal:
        return refusals.why_not_asked(state)

    def candidates(self, state: State, seat: Seat) -> list[int]:
        return refusals.candidates(self.t, state)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
