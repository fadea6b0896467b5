"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from bisect import bisect
from typing import Final

WORD: Final = 0
PASS: Final = 0  # no, or: that is all
CALM: Final = 1  # fly no mission in this slot
RECON: Final = 2  # buy more Target cards
TANKER: Final = 3
TARGET: Final = 4  # the Target of the mission, as what is attacked
GUNS: Final = 5
FIRE: Final = 6  # roll for the counters that were named
EVADE: Final = 7
LOW: Final = 8
HIGH: Final = 9
WORDS: Final = (
    "pass",
    "calm",
    "recon",
    "tanker",
    "target",
    "guns",
    "fire",
    "evade",
    "low",
    "high",
)
ZONE: Final = 16  # ZONE + 0 to ZONE + 12
PILOT: Final = 32  # PILOT + place in the squadron
WEAPON: Final = 64  # WEAPON + type: take a counter, use a counter, drop a counter
UNLOAD: Final = 96  # UNLOAD + type: put a counter back
THREAT: Final = 128  # THREAT + number of a Site or Bandit on the display
CARD: Final = 256  # CARD + Target card of the sheet
RECRUIT: Final = 512  # RECRUIT + 2 * pilot card + side
_KINDS: Final = (WORD, ZONE, PILOT, WEAPON, UNLOAD, THREAT, CARD, RECRUIT)


def kind_of(choice: int) -> int:
    """Return the first number of the kind of answer that a choice is."""
    return _KINDS[bisect(_KINDS, choice) - 1]
