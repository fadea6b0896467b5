"""One configured campaign, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Outcome, Refusal, Seat
from escadrille.kernel.campaign import Mission
from escadrille.kernel.rng import Chance
from escadrille.mechanics import flying
from escadrille.mechanics.stacked import Dispatch, Frame, Out, StackedRules
from escadrille.systems.wings.campaign import choices, frames, hidden, orders, situations
from escadrille.systems.wings.campaign.report import MissionReport
from escadrille.systems.wings.campaign.rules import base, course, planning, settling, tasks
from escadrille.systems.wings.campaign.rules.missions import mission
from escadrille.systems.wings.campaign.state import State
from escadrille.systems.wings.campaign.tables import CAMPS, NOBODY, Tables
from escadrille.systems.wings.campaign.view import CampaignView, view

VERSION: Final = 1
FLYING: Final = flying.question(choices.FLY, choices.FLYING, "WINGS-CAMP-06")


class CampaignRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.campaign.CampaignRules`."""

    system = "wings-campaign"
    notation = orders.NOTATION
    dispatch = Dispatch(
        frames.KINDS,
        tasks.DECISIONS,
        {frames.CAMPAIGN: course.run},
        (),
        {frames.BASE: base.QUESTION, frames.PLAN: planning.QUESTION, frames.FLY: FLYING},
    )

    def opening(self, chance: Chance) -> State:
        return course.opening(self.t, chance)

    def owner(self, state: State, frame: Frame) -> Seat:
        return self.t.leader[frame[1]]

    def mission(self, state: State) -> Mission | None:
        return mission(self.t, state)

    def barred(self, state: State, report: MissionReport) -> Refusal | None:
        return settling.barred(self.t, state, report)

    def settle(self, state: State, report: MissionReport, out: Out = None) -> None:
        settling.settle(self.t, state, report, out)
        state.stack.pop()
        self.run(state, out)

    def view(self, state: State, seat: Seat | None) -> CampaignView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def turn(self, state: State) -> int:
        return state.missions + (not state.ended)

    def outcome(self, state: State) -> Outcome | None:
        """Return who has won: the higher score, or who did not give up (WINGS-RULING-22)."""
        if not state.ended:
            return None
        shares = (
            [0.5, 0.5] if state.winner == NOBODY else [float(state.winner == n) for n in (0, 1)]
        )
        reason = course.REASONS[state.ended - 1]
        scores = tuple(state.score[side] for side in self.t.camps)
        return Outcome(scores, tuple(shares[side] for side in self.t.camps), reason)

    def unasked(self, state: State) -> Refusal:
        """Return why a seat is not asked: its leader is, or the other squadron."""
        if not state.stack:
            return Refusal("WINGS-END-01", {"missions": state.missions})
        kind = state.stack[-1][0]
        if kind in (frames.CHOOSE, frames.DEFEND):
            return Refusal("WINGS-CAMP-11", {"side": CAMPS[state.stack[-1][1]]})
        if kind == frames.PLAN:
            return Refusal("WINGS-DEP-04", {"mission": state.missions + 1})
        rule = "WINGS-CAMP-06" if kind == frames.FLY else "WINGS-CAMP-01"
        return Refusal(rule, {"mission": state.missions + 1})

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
