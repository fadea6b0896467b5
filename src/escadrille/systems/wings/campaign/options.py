"""The optional rules of a campaign, and the settings under which the house tests itself."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option

OPTIONS: Final = (
    Option("supremacy_bonus", rule="WINGS-CAMP-03", values=(True, False)),
    Option("major_objectives", rule="WINGS-MAJ-01", values=(True, False)),
    Option("aerodrome_finale", rule="WINGS-END-02"),
    Option("ranks", rule="WINGS-RANK-01", values=("vp", "mission_only", "off")),
    Option("reinforcements", rule="WINGS-REIN-01", values=(True, False)),
    Option("homologation", rule="WINGS-HOM-01", values=(True, False)),
    Option("skill_token_scale", rule="WINGS-SKL-02", values=("2-4-6-8", "2-3-4-5")),
    Option("sun", rule="WINGS-SUN-01"),
)

IN_THE_AIR: Final = ("reinforcements", "homologation", "skill_token_scale", "sun")
"""Those that every mission is flown with."""

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "alone": {"scenario": "spring-1916", "options": {"aerodrome_finale": True}},
    "pairs": {
        "scenario": "autumn-1918",
        "options": {"supremacy_bonus": False, "major_objectives": False, "ranks": "mission_only"},
    },
    "threes": {
        "scenario": "spring-1917",
        "options": {"reinforcements": False, "homologation": False, "ranks": "off"},
    },
    "fours": {
        "scenario": "summer-1918",
        "options": {"skill_token_scale": "2-3-4-5", "sun": True, "aerodrome_finale": True},
    },
}
"""Settings that between them switch every option, each proved by the contract suite."""
