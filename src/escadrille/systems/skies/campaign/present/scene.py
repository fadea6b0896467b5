"""What a side sees of a campaign, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from escadrille.kernel.words import Say
from escadrille.mechanics.pen import Pen
from escadrille.systems.skies.campaign.tables import Tables
from escadrille.systems.skies.campaign.view import CampaignView, PilotView, SideView


class Scene(Pen):
    def __init__(self, sight: Any, say: Say) -> None:
        self.view: CampaignView = sight.view
        self.t: Tables = sight.rules.t
        super().__init__(say, rich=sight.rich)

    @property
    def sides(self) -> tuple[SideView, SideView]:
        return self.view.luftwaffe, self.view.raf

    def side(self, name: str) -> str:
        return self.say(f"skies-campaign-side-{name}")

    def all_sides(self, names: Iterable[str]) -> str:
        return ", ".join(self.side(name) for name in names)

    def mission(self, number: int) -> str:
        """Return a mission by its name and its date."""
        sortie = self.t.missions[number - 1]
        return f"{self.plain(sortie.name.say(self.lang))}, {self.plain(sortie.date.say(self.lang))}"

    def pilot(self, side: str, label: str) -> str:
        """Return a pilot by his name, which his place on the roster gives."""
        names = dict(zip(("luftwaffe", "raf"), self.t.names, strict=True))[side]
        return self.plain(names[self.t.labels.index(label)])

    def card(self, name: str) -> str:
        return self.plain(self.t.pack.tables["card"][name].name.say(self.lang))

    def record(self, pilot: PilotView) -> str:
        """Return what is known of a pilot: his skill, his victories, his card."""
        parts = [self.say(f"skies-campaign-skill-{pilot.ps}")]
        if pilot.victories:
            parts.append(self.say("skies-campaign-victories", count=pilot.victories))
        if pilot.ability:
            parts.append(self.card(pilot.ability))
        if pilot.fate != "fit":
            parts.append(self.say(f"skies-campaign-fate-{pilot.fate}"))
        return ", ".join(parts)
