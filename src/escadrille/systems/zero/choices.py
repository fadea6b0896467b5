"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.notation import Numbered

WORDS: Final = Numbered()
PASS: Final = WORDS.new("pass")
FOLLOW: Final = WORDS.new("follow")
CLIMB: Final = WORDS.new("climb")
DIVE: Final = WORDS.new("dive")
ABANDON: Final = WORDS.new("abandon")
BREAK_OFF: Final = WORDS.new("break-off")
FIRE: Final = WORDS.new("fire")
GUNNER: Final = WORDS.new("gunner")
MANEUVER: Final = WORDS.new("maneuver")  # the card's own change of Position
AGILE: Final = WORDS.new("agile")  # any card, treated as SCISSORS
ANSWER: Final = WORDS.new(
    "answer"
)  # a Response as itself, where it could also be treated as SCISSORS
LEADER: Final = WORDS.new("leader")
WINGMAN: Final = WORDS.new("wingman")
PAIR: Final = WORDS.new("pair")
BONUS: Final = 16  # BONUS + 0 to BONUS + 3
LEVEL: Final = 32  # LEVEL + 0 to LEVEL + 4
CARD: Final = 48  # CARD + face
AIRCRAFT: Final = 112  # AIRCRAFT + number
DRAW: Final = 128  # DRAW + 1 to DRAW + MOST_DRAWN
MOST_DRAWN: Final = 99
FIGHTER: Final = 256  # FIGHTER + number in the packs

USES: Final = (CLIMB, DIVE, FIRE, GUNNER, MANEUVER, AGILE)


def is_card(choice: int) -> bool:
    return CARD <= choice < AIRCRAFT


def is_aircraft(choice: int) -> bool:
    return AIRCRAFT <= choice < DRAW
