"""A campaign sheet, its packs and options compiled to what the rules look up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.content.packs import Pack
from escadrille.kernel.options import Values
from escadrille.systems.skies.campaign.schema import CAMPS, FLIGHT, Campaign
from escadrille.systems.skies.schema import CARDS, Scenario, Squadron

NOBODY: Final = -1
LUFTWAFFE, RAF = range(2)
FIT, WOUNDED, LOST = range(3)
FATES: Final = ("fit", "wounded", "lost")
LEAST: Final = 2  # pilots without whom a mission is forfeited (SKIES-CAMP-09)
START: Final = 6  # Fighter Command's strength (SKIES-CAMP-05)
FULL: Final = 12
FIRST_PILOTS: Final = (4, 4, 3, 3, 3, 2, 2, 2, 2)  # skills (SKIES-CAMP-02)
ROOKIE: Final = 2


class Tables:
    """One configured campaign."""

    seats = len(CAMPS)
    camps: Sequence[int] = range(len(CAMPS))

    def __init__(self, pack: Pack, sheet: Campaign, options: Values) -> None:
        self.pack, self.scenario, self.sheet, self.options = pack, sheet, sheet, options
        short = options["campaign_length"] == "short"
        self.missions = [one for one in sheet.mission if one.short or not short]
        self.battles: list[Scenario] = [
            pack.tables["scenario"][one.scenario] for one in self.missions
        ]
        self.names = [sheet.luftwaffe, sheet.raf]
        self.labels = [f"p{number}" for number in range(1, 1 + max(map(len, self.names)))]
        self.abilities = [
            name
            for name in CARDS
            if name in pack.tables["card"] and pack.tables["card"][name].kind == "ace"
        ]

    def flown(self, mission: int, side: int) -> Squadron:
        """Return the squadron that the pilots of the roster fly."""
        return self.battles[mission].side[side].squadron[self.missions[mission].roster[side]]

    def wanted(self, mission: int, side: int) -> int:
        """Return how many pilots a mission calls for (SKIES-CAMP-02)."""
        return min(FLIGHT, len(self.flown(mission, side).ps))

    def has_bombers(self, mission: int) -> bool:
        return any(squadron.bomber for squadron in self.battles[mission].side[LUFTWAFFE].squadron)
