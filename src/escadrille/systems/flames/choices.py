"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.notation import Numbered

WORDS: Final = Numbered()
PASS: Final = WORDS.new("pass")
FOLLOW: Final = WORDS.new("follow")
SPEED: Final = WORDS.new("speed")
CLIMB: Final = WORDS.new("climb")
DIVE: Final = WORDS.new("dive")
ABANDON: Final = WORDS.new("abandon")
PUSH: Final = WORDS.new("push")  # play a Redline before answering
COUNTER: Final = WORDS.new("counter")
MANEUVER: Final = WORDS.new("maneuver")
ATTACK: Final = WORDS.new("attack")
GUNNER: Final = WORDS.new("gunner")
PLAY: Final = WORDS.new("play")  # the card's own action text
AGILE: Final = WORDS.new("agile")
BARRAGE: Final = WORDS.new("barrage")
STEP: Final = 16  # STEP + 1 to STEP + 4
LEVEL: Final = 24  # LEVEL + 0 to LEVEL + 4
CARD: Final = 32  # CARD + face
AIRCRAFT: Final = 96  # AIRCRAFT + number
FIGHTER: Final = 256  # FIGHTER + number in the packs
PILOT: Final = 4096  # PILOT + number in the packs


def is_aircraft(choice: int) -> bool:
    return AIRCRAFT <= choice < FIGHTER
