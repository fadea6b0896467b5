"""The optional rules of phantom, and the settings under which the house tests itself."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option

OPTIONS: Final = (
    Option("random_squadron", rule="PHANTOM-HOUSE-47"),
    # How hard the enemy hits, and what stands against it.
    Option("enemy_die", rule="PHANTOM-HOUSE-42", values=(0, -1, 1)),
    Option("one_suppressor_per_attack", rule="PHANTOM-HOUSE-08", values=(True, False)),
    # The debriefing.
    Option("rest_recovery", rule="PHANTOM-HOUSE-25", values=(2, 0, 1, 3)),
    Option("priority_rest", rule="PHANTOM-HOUSE-43"),
    Option("kill_experience", rule="PHANTOM-HOUSE-44"),
    Option("partial_success", rule="PHANTOM-HOUSE-45"),
)

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "south-short": {"scenario": "war-in-the-south-usaf-short"},
    "south-navy-medium": {
        "scenario": "war-in-the-south-usn-medium",
        "options": {"rest_recovery": 0, "enemy_die": 1, "priority_rest": True},
    },
    "thunder-short": {
        "scenario": "rolling-thunder-usaf-short",
        "options": {"one_suppressor_per_attack": False, "kill_experience": True},
    },
    "thunder-navy-medium": {
        "scenario": "rolling-thunder-usn-medium",
        "options": {"random_squadron": True, "partial_success": True, "enemy_die": -1},
    },
    "linebacker-long": {"scenario": "linebacker-usaf-long", "options": {"random_squadron": True}},
    "linebacker-navy-long": {
        "scenario": "linebacker-usn-long",
        "options": {
            "one_suppressor_per_attack": False,
            "rest_recovery": 3,
            "priority_rest": True,
            "kill_experience": True,
            "partial_success": True,
        },
    },
}
"""Settings that between them switch every option on, each proved by the contract suite."""
