"""One configured campaign, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.api import Outcome, Refusal, Seat
from escadrille.kernel.campaign import Mission
from escadrille.kernel.rng import Chance
from escadrille.mechanics import flying
from escadrille.mechanics.stacked import Dispatch, Frame, Out, StackedRules
from escadrille.systems.skies.campaign import choices, frames, hidden, orders, situations
from escadrille.systems.skies.campaign.report import MissionReport
from escadrille.systems.skies.campaign.rules import course, roster, scoring
from escadrille.systems.skies.campaign.rules.missions import mission
from escadrille.systems.skies.campaign.setup import opening
from escadrille.systems.skies.campaign.state import State, rows
from escadrille.systems.skies.campaign.tables import Tables
from escadrille.systems.skies.campaign.view import CampaignView, view

VERSION: Final = 1
FLYING: Final = flying.question(choices.FLY, choices.FLYING, "SKIES-CAMP-01")


class CampaignRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.campaign.CampaignRules`."""

    system = "skies-campaign"
    notation = orders.NOTATION
    dispatch = Dispatch(
        frames.KINDS,
        roster.DECISIONS,
        {frames.CAMPAIGN: course.run_campaign},
        (),
        {**roster.SECRETS, frames.FLY: FLYING},
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
        return len(rows(state)) + bool(state.stack)

    def outcome(self, state: State) -> Outcome | None:
        return course.outcome(state)

    def unasked(self, state: State) -> Refusal:
        return course.unasked(self.t, state)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return placed.written(self.t.pack, situations.write(self.t, state))
