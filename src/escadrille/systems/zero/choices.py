"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
FOLLOW: Final = 1
CLIMB: Final = 2
DIVE: Final = 3
ABANDON: Final = 4
BREAK_OFF: Final = 5
FIRE: Final = 6
GUNNER: Final = 7
MANEUVER: Final = 8  # the card's own change of Position
AGILE: Final = 9  # any card, treated as SCISSORS
ANSWER: Final = 10  # a Response as itself, where it could also be treated as SCISSORS
LEADER: Final = 11
WINGMAN: Final = 12
PAIR: Final = 13
WORDS: Final = (
    "pass",
    "follow",
    "climb",
    "dive",
    "abandon",
    "break-off",
    "fire",
    "gunner",
    "maneuver",
    "agile",
    "answer",
    "leader",
    "wingman",
    "pair",
)
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
