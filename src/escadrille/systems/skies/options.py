"""The optional rules of skies, and the settings under which the house tests itself.

The advanced rules are what the booklet also calls extended (SKIES-RULING-03).
"""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option

OPTIONS: Final = (
    Option("extended_rules", rule="SKIES-BASE-55", values=(True, False)),
    Option("aces", rule="SKIES-ACE-01", values=(True, False)),
    Option("doctrine_theatre", rule="SKIES-DOC-01", values=(True, False)),
    Option("doctrine_selection", rule="SKIES-DOC-03", values=("random", "chosen", "scenario")),
    Option("multi_engine", rule="SKIES-MULTI-01", values=(True, False)),
    Option("defensive_fire_needs_advantage", rule="SKIES-RULING-23"),
    Option("tournament", rule="SKIES-BASE-56"),
    Option("opening_shot", rule="SKIES-BASE-24", values=(True, False)),
    Option("clouds", rule="SKIES-BASE-50", values=(True, False)),
    Option("turn_limit", rule="SKIES-BASE-49", values=(15, 8, 12, 20, 30)),
    Option("boom_per_hit", rule="SKIES-BASE-39"),
)

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "dogfight": {"scenario": "dogfight"},
    "basic": {"scenario": "dogfight", "options": {"extended_rules": False}},
    "named-aces": {"scenario": "aces-high"},
    "no-aces": {"scenario": "aces-high", "options": {"aces": False}},
    "chosen": {"scenario": "aces-high", "options": {"doctrine_selection": "chosen"}},
    "traits-alone": {"scenario": "reich-500", "options": {"doctrine_theatre": False}},
    "pacific": {"scenario": "solomons-500"},
    "pair": {"scenario": "first-flight"},
    "escort": {"scenario": "bomber-escort"},
    "convoy": {"scenario": "channel-convoy"},
    "bounce": {"scenario": "the-bounce"},
    "lame-duck": {
        "scenario": "lame-duck",
        "options": {"defensive_fire_needs_advantage": True, "turn_limit": 20},
    },
    "tournament": {"scenario": "fighter-sweep", "options": {"tournament": True}},
    "single-engines": {"scenario": "high-cover", "options": {"multi_engine": False}},
    "no-opening-shot": {"scenario": "channel-300", "options": {"opening_shot": False}},
    "clear": {"scenario": "channel-300", "options": {"clouds": False, "turn_limit": 8}},
    "booms": {"scenario": "channel-300", "options": {"boom_per_hit": True}},
}
