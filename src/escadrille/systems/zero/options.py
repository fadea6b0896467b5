"""The optional rules of zero, and the settings under which the house tests itself."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option

OPTIONS: Final = (
    Option("full_throttle", rule="ZERO-CMP-05"),
    Option("fighter_bombers", rule="ZERO-GUN-01"),
    Option("to_the_death", rule="ZERO-END-02"),
    # Four ways to balance a fight, none of them unless asked for (ZERO-BAL-01).
    Option("value_bonus", rule="ZERO-BAL-02"),
    Option("more_elements", rule="ZERO-BAL-03"),
    Option("lone_leaders", rule="ZERO-BAL-04"),
    Option("pilot_bonuses", rule="ZERO-BAL-05"),
    # For a fight that is part of a mission.
    Option("missions", rule="ZERO-DIS-09"),
)

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "element": {"scenario": "first-element"},
    "to-the-death": {"scenario": "first-element", "options": {"to_the_death": True}},
    "element-chosen": {
        "scenario": "free-element",
        "options": {"value_bonus": True, "pilot_bonuses": True},
    },
    "pairs-chosen": {
        "scenario": "free-pairs",
        "options": {"fighter_bombers": True, "pilot_bonuses": True},
    },
    "points-chosen": {
        "scenario": "free-points",
        "options": {"lone_leaders": True, "pilot_bonuses": True, "full_throttle": True},
    },
    "squadron-chosen": {"scenario": "free-squadrons", "options": {"lone_leaders": True}},
    "surprised": {"scenario": "iba"},
    "lone-leaders": {"scenario": "lone-wolves"},
    "gunners": {"scenario": "lexington"},
    "turbochargers": {"scenario": "big-week", "options": {"missions": True}},
}
"""Settings that between them switch every option on, each proved by the contract suite."""
