"""The optional rules of a campaign, and the settings under which the house tests itself."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option
from escadrille.systems.skies import options as battle

OF_THE_MISSION: Final = ("opening_shot", "clouds", "boom_per_hit")
OPTIONS: Final = (
    Option("campaign_length", rule="SKIES-CAMP-01", values=("full", "short")),
    *(option for option in battle.OPTIONS if option.name in OF_THE_MISSION),
)

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "full": {"scenario": "battle-of-britain"},
    "short": {"scenario": "battle-of-britain", "options": {"campaign_length": "short"}},
    "bloody": {
        "scenario": "battle-of-britain",
        "options": {
            "campaign_length": "short",
            "opening_shot": False,
            "clouds": False,
            "boom_per_hit": True,
        },
    },
}
"""Settings that between them switch every option on, each proved by the contract suite."""
