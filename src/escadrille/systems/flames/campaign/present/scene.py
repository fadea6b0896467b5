"""What a side sees of a campaign, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from escadrille.kernel.words import Say
from escadrille.mechanics.pen import Pen
from escadrille.systems.flames.campaign.facts import Effect
from escadrille.systems.flames.campaign.tables import Tables
from escadrille.systems.flames.campaign.view import CampaignView, ForceView, OptionView


class Scene(Pen):
    def __init__(self, sight: Any, say: Say) -> None:
        self.view: CampaignView = sight.view
        self.t: Tables = sight.rules.t
        super().__init__(say, rich=sight.rich)

    def target(self, number: int) -> str:
        """Return a target by its number and its name."""
        found = next(one for one in self.t.targets if one.number == number)
        return f"{number} {self.plain(found.name.say(self.lang))}"

    def type(self, name: str) -> str:
        return self.plain(self.t.types[name].name)

    def pilot(self, name: str) -> str:
        return self.plain(self.t.pilots[name].name)

    def side(self, name: str) -> str:
        return self.say(f"flames-campaign-side-{name}")

    def aircraft(self, counts: Iterable[tuple[str, int]]) -> str:
        return ", ".join(f"{count} × {self.type(name)}" for name, count in counts)

    def force(self, one: ForceView) -> str:
        text = f"{one.count} × {self.type(one.type)}"
        if one.loaded:
            text = self.say("flames-campaign-loaded", aircraft=text)
        if one.pilot:
            text = self.say(
                "flames-campaign-with-pilot", aircraft=text, pilot=self.pilot(one.pilot)
            )
        return text

    def effect(self, one: Effect) -> str:
        """Return one effect of an option."""
        if one.effect == "aircraft":
            return f"{one.figure} × {self.type(one.type or '')}"
        if one.effect == "pilot":
            return self.say("flames-campaign-effect-pilot", pilot=self.pilot(one.pilot or ""))
        key = f"flames-campaign-effect-{one.effect}"
        return self.say(key, figure=one.figure, side=one.side or "declared")

    def effects(self, effects: Iterable[Effect]) -> str:
        return ", ".join(self.effect(one) for one in effects)

    def options(self, side: str) -> tuple[OptionView, ...]:
        return self.view.axis_options if side == "axis" else self.view.allied_options

    def option(self, side: str, number: int | None) -> str:
        """Return an option by its number and what it does; none is an answer too."""
        if number is None:
            return self.say("flames-campaign-option-none")
        found = next(one for one in self.options(side) if one.number == number)
        return f"{number} ({self.effects(found.effects)})"
