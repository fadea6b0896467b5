"""One configured campaign, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Outcome, Refusal, Seat
from escadrille.kernel.campaign import Mission
from escadrille.kernel.rng import Chance
from escadrille.mechanics import flying
from escadrille.mechanics.stacked import Dispatch, Frame, Out, StackedRules
from escadrille.systems.flames.campaign import choices, frames, hidden, orders, situations
from escadrille.systems.flames.campaign.report import MissionReport
from escadrille.systems.flames.campaign.rules import arrows, options, scoring
from escadrille.systems.flames.campaign.rules.missions import mission
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.setup import opening
from escadrille.systems.flames.campaign.state import State, ledger
from escadrille.systems.flames.campaign.tables import Tables
from escadrille.systems.flames.campaign.view import CampaignView, view

VERSION: Final = 1
FLYING: Final = flying.question(choices.FLY, choices.FLYING, "FLAMES-CAMP-21")


class CampaignRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.campaign.CampaignRules`."""

    system = "flames-campaign"
    notation = orders.NOTATION
    dispatch = Dispatch(
        frames.KINDS,
        arrows.DECISIONS,
        {frames.CAMPAIGN: arrows.run_campaign},
        (),
        {**options.SECRETS, frames.FLY: FLYING},
    )

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def owner(self, state: State, frame: Frame) -> Seat:
        return frame[1]

    def mission(self, state: State) -> Mission | None:
        return mission(self.t, state)

    def barred(self, state: State, report: MissionReport) -> Refusal | None:
        return scoring.barred(self.t, state, report)

    def settle(self, state: State, report: MissionReport, out: Out = None) -> None:
        scoring.settle(self.t, state, report, out)
        self.run(state, out)

    def view(self, state: State, seat: Seat | None) -> CampaignView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def turn(self, state: State) -> int:
        return ledger(self.t, state).missions + bool(state.stack)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result of the victory table (FLAMES-SCORE-04)."""
        if state.stack:
            return None
        axis, allies = scoring.points(state)
        grade = scoring.grade_name(self.t, allies - axis)
        share = scoring.share(self.t, allies - axis)
        return Outcome((axis, allies), (1 - share, share), grade)

    def unasked(self, state: State) -> Refusal:
        """Return why a seat is not asked: the other attacks, or has still to choose."""
        if not state.stack:
            return Refusal("FLAMES-CAMP-02", {"missions": self.t.sheet.missions})
        kind, side = state.stack[-1][:2]
        if kind == frames.ARROW:
            return Refusal("FLAMES-CAMP-05", {"attacker": CAMPS[side]})
        if kind == frames.OPTION:
            return Refusal("FLAMES-RULING-38", {"mission": self.turn(state)})
        return Refusal("FLAMES-CAMP-21", {"mission": self.turn(state)})

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
