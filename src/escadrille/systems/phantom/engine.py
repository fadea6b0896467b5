"""One configured campaign, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from escadrille.content import placed
from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Decision, Dispatch, Frame, Run, StackedRules
from escadrille.systems.phantom import facts, frames, hidden, orders, situations
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
from escadrille.systems.phantom.rules.questions import each_pilot, each_threat, each_zone
from escadrille.systems.phantom.setup import opening
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables
from escadrille.systems.phantom.view import PhantomView, view

VERSION: Final = 1

DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    frames.RECRUIT: Decision(
        squadron.legal_recruit,
        squadron.bar_recruit,
        squadron.apply_recruit,
        squadron.thinkable_recruits,
        facts=facts.of_card,
    ),
    frames.PROMOTE: Decision(
        squadron.legal_promote, squadron.bar_promote, squadron.apply_promote, each_pilot
    ),
    frames.TARGET: Decision(
        preflight.legal_target,
        preflight.bar_target,
        preflight.apply_target,
        preflight.thinkable_targets,
    ),
    frames.ASSIGN: Decision(
        preflight.legal_assign, preflight.bar_assign, preflight.apply_assign, each_pilot
    ),
    frames.TANKER: Decision(arming.legal_tanker, arming.bar_tanker, arming.apply_tanker),
    frames.ARM: Decision(
        arming.legal_arm,
        arming.bar_arm,
        arming.apply_arm,
        arming.thinkable_arms,
        facts=facts.of_counter,
    ),
    frames.RELIEF: Decision(incidents.legal_relief, incidents.bar_relief, incidents.apply_relief),
    frames.ABORT: Decision(outbound.legal_abort, outbound.bar_abort, outbound.apply_abort),
    frames.PLACE: Decision(
        outbound.legal_place,
        outbound.bar_place,
        outbound.apply_place,
        each_zone,
        facts=facts.of_zone,
    ),
    frames.LEVEL: Decision(
        outbound.legal_level, outbound.bar_level, outbound.apply_level, facts=facts.of_level
    ),
    frames.INTEL: Decision(
        outbound.legal_intel, outbound.bar_intel, outbound.apply_intel, each_threat
    ),
    frames.REMOVE: Decision(
        incidents.legal_remove, incidents.bar_remove, incidents.apply_remove, each_threat
    ),
    frames.JETTISON: Decision(
        overtarget.legal_jettison, overtarget.bar_jettison, overtarget.apply_jettison, each_pilot
    ),
    frames.DROP: Decision(overtarget.legal_drop, overtarget.bar_drop, overtarget.apply_drop),
    frames.ATTACK: Decision(
        attacks.legal_attack,
        attacks.bar_attack,
        attacks.apply_attack,
        each_pilot,
        attacks.after_attack,
        facts=facts.of_attack,
    ),
    frames.AIM: Decision(
        attacks.legal_aim,
        attacks.bar_aim,
        attacks.apply_aim,
        attacks.thinkable_aims,
        attacks.after_aim,
        facts=facts.of_aim,
    ),
    frames.WEAPONS: Decision(
        attacks.legal_weapons,
        attacks.bar_weapons,
        attacks.apply_weapons,
        attacks.thinkable_weapons,
        facts=facts.of_weapons,
    ),
    frames.SUPPRESS: Decision(
        reactions.legal_suppress,
        reactions.bar_suppress,
        reactions.apply_suppress,
        each_pilot,
        reactions.after_suppress,
        facts=facts.of_suppress,
    ),
    frames.EVADE: Decision(
        reactions.legal_evade, reactions.bar_evade, reactions.apply_evade, facts=facts.of_evade
    ),
    frames.MOVE: Decision(
        movement.legal_move, movement.bar_move, movement.apply_move, each_zone, facts=facts.of_zone
    ),
    frames.REST: Decision(
        debriefing.legal_rest, debriefing.bar_rest, debriefing.apply_rest, each_pilot
    ),
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

    system: ClassVar = "phantom"
    notation: ClassVar = orders.NOTATION
    dispatch: ClassVar = Dispatch(frames.KINDS, DECISIONS, STEPS, frames.COMPOSING)

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def owner(self, state: State, frame: Frame) -> Seat:
        return 0

    def view(self, state: State, seat: Seat | None) -> PhantomView:
        return view(self.t, state)

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seed)

    def outcome(self, state: State) -> Outcome | None:
        return campaign.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.slot

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        """A pilot's name is a card while the squadron is made, and a pilot of it later."""
        order = super().parse(state, seat, word)
        if state.stack and state.stack[-1][0] == frames.RECRUIT:
            return orders.Recruit(order.pilot) if isinstance(order, orders.PickPilot) else order
        return order

    def rests(self, state: State) -> bool:
        """Is the campaign between two missions: is the squadron being made, or a target chosen?"""
        asks = bool(state.stack) and state.stack[-1][0] == frames.TARGET
        return asks or not state.slot

    def unasked(self, state: State) -> Refusal:
        """The campaign is over: nothing is asked any more."""
        return Refusal("PHANTOM-HOUSE-38", {"slot": state.slot})

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
