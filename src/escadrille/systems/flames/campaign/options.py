"""The optional rules of a campaign, and the settings under which the house tests itself."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option
from escadrille.systems.flames.campaign.schema import MOST_SCALE

OPTIONS: Final = (
    Option("scale", rule="FLAMES-SCALE-01", values=tuple(range(1, MOST_SCALE + 1))),
    Option("campaign_half_vp", rule="FLAMES-RULING-19"),
    Option("starting_bonus", rule="FLAMES-BONUS-01"),
    Option("deck", rule="FLAMES-DECK-01", values=("standard", "pacific", "europe")),
    Option("decks", rule="FLAMES-DECK-02", values=(1, 2, 3, 4)),
)
OF_THE_MISSION: Final = ("starting_bonus", "deck", "decks")

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "poland": {"scenario": "poland-1939"},
    "britain": {"scenario": "britain-1940", "options": {"starting_bonus": True, "deck": "europe"}},
    "solomons": {"scenario": "solomons-1942", "options": {"scale": 2, "deck": "pacific"}},
    "daylight": {"scenario": "daylight-1944", "options": {"campaign_half_vp": True}},
    "poland-large": {"scenario": "poland-1939", "options": {"scale": 3, "decks": 3}},
}
"""Settings that between them switch every option on, each proved by the contract suite."""
