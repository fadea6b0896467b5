"""What a side sees of a campaign, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from escadrille.kernel.words import Say
from escadrille.mechanics.pen import Pen
from escadrille.systems.wings.campaign.choices import BEHAVIOURS, SKILLS
from escadrille.systems.wings.campaign.tables import Tables
from escadrille.systems.wings.campaign.view import CampaignView, PilotView, SquadronView

LEARNT: Final = (*BEHAVIOURS, *SKILLS)


class Scene(Pen):
    def __init__(self, sight: Any, say: Say) -> None:
        self.view: CampaignView = sight.view
        self.t: Tables = sight.rules.t
        super().__init__(say, rich=sight.rich)

    def type(self, name: str) -> str:
        return self.plain(self.t.aircraft[self.t.type_of[name]].name)

    def side(self, name: str) -> str:
        return self.say(f"wings-campaign-side-{name}")

    def word(self, name: str) -> str:
        if name in LEARNT:
            return self.say(f"wings-skill-{name}")
        return self.say("wings-campaign-word", value=name)

    def item(self, name: str) -> str:
        """Return a piece of equipment."""
        return self.word(name) if name == "bullets" else self.say(f"wings-skill-{name}")

    def words(self, names: Iterable[str]) -> str:
        return ", ".join(self.word(name) for name in names)

    def task(self, name: str) -> str:
        """Return a mission: what is done, where, and to how much."""
        errand, zone, aim = name.split("-", 2)
        told = self.say(f"wings-errand-{errand}")
        return self.say("wings-campaign-task", errand=told, zone=zone, aim=self._aim(aim))

    def _aim(self, aim: str) -> str:
        if aim.isdigit():
            return self.say("wings-campaign-aims", count=int(aim))
        return self.say(f"wings-campaign-major-{aim}")

    def own(self) -> SquadronView | None:
        seat = self.view.seat
        return None if seat is None else self.view.squadrons[self.t.camps[seat]]

    def pilot(self, number: int) -> PilotView | None:
        own = self.own()
        return None if own is None or number > len(own.pilots) else own.pilots[number - 1]
