"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from bisect import bisect
from typing import Final

from escadrille.mechanics.notation import Numbered

WORDS: Final = Numbered()
PASS: Final = WORDS.new("pass")  # no, or: that is all
CALM: Final = WORDS.new("calm")  # fly no mission in this slot
RECON: Final = WORDS.new("recon")  # buy more Target cards
TANKER: Final = WORDS.new("tanker")
TARGET: Final = WORDS.new("target")  # the Target of the mission, as what is attacked
GUNS: Final = WORDS.new("guns")
FIRE: Final = WORDS.new("fire")  # roll for the counters that were named
EVADE: Final = WORDS.new("evade")
LOW: Final = WORDS.new("low")
HIGH: Final = WORDS.new("high")
WORD: Final = PASS
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
