"""The optional rules of flames, and the settings under which the house tests itself."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.options import Option

OPTIONS: Final = (
    Option("pilots", rule="FLAMES-PILOT-01"),
    Option("wingmen", rule="FLAMES-WING-01", excludes=("free_for_all",)),
    Option("balance", rule="FLAMES-BAL-01"),
    Option("starting_bonus", rule="FLAMES-BONUS-01"),
    Option("free_for_all", rule="FLAMES-FFA-01"),
    Option("historical", rule="FLAMES-COMP-06"),
    Option("deck", rule="FLAMES-DECK-01", values=("standard", "pacific", "europe", "school")),
    Option("decks", rule="FLAMES-DECK-02", values=(1, 2, 3, 4)),
)

OPTION_SETS: Final[dict[str, dict[str, Any]]] = {
    "duel": {"scenario": "first-duel"},
    "duel-chosen": {"scenario": "free-duel", "options": {"pilots": True, "starting_bonus": True}},
    "duel-historical": {"scenario": "free-duel-1944", "options": {"deck": "europe"}},
    "team-chosen": {"scenario": "free-team", "options": {"wingmen": True, "balance": True}},
    "team-pacific": {"scenario": "free-team", "options": {"deck": "pacific", "decks": 2}},
    "free-for-all": {"scenario": "free-for-all", "options": {"pilots": True, "balance": True}},
    "bombers": {"scenario": "heinkels-at-noon"},
    "raid": {"scenario": "channel-convoy", "options": {"starting_bonus": True}},
    "fighter-bombers": {"scenario": "tip-and-run"},
    "mission-effects": {"scenario": "maximum-effort"},
}
"""Settings that between them switch every option on, each proved by the contract suite."""
