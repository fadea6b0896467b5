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
SELECT: Final = WORDS.new("select")  # pay for a bomber with a card
JETTISON: Final = WORDS.new("jettison")
STEP: Final = 16  # STEP + 0 to STEP + 4
ASSIGN: Final = 21  # let the enemy choose the bomber
LEVEL: Final = 24  # LEVEL + 0 to LEVEL + 4
PATTERN: Final = 29  # of flak and of bombs
PATTERNS: Final = ("dispersed", "normal", "tight")
CARD: Final = 32  # CARD + face
AIRCRAFT: Final = 96  # AIRCRAFT + number
CELL: Final = 160  # CELL + row * COLUMNS + column: a place in a formation
ROWS: Final = 8
COLUMNS: Final = 12
FIGHTER: Final = 256  # FIGHTER + number in the packs
PILOT: Final = 4096  # PILOT + number in the packs


def is_aircraft(choice: int) -> bool:
    return AIRCRAFT <= choice < CELL


def is_card(choice: int) -> bool:
    return CARD <= choice < AIRCRAFT
