"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
FOLLOW: Final = 1
SPEED: Final = 2
CLIMB: Final = 3
DIVE: Final = 4
ABANDON: Final = 5
PUSH: Final = 6  # play a Redline before answering
COUNTER: Final = 7
MANEUVER: Final = 8
ATTACK: Final = 9
GUNNER: Final = 10
PLAY: Final = 11  # the card's own action text
AGILE: Final = 12
BARRAGE: Final = 13
WORDS: Final = (
    "pass",
    "follow",
    "speed",
    "climb",
    "dive",
    "abandon",
    "push",
    "counter",
    "maneuver",
    "attack",
    "gunner",
    "play",
    "agile",
    "barrage",
)
STEP: Final = 16  # STEP + 1 to STEP + 4
LEVEL: Final = 24  # LEVEL + 0 to LEVEL + 4
CARD: Final = 32  # CARD + face
AIRCRAFT: Final = 96  # AIRCRAFT + number
FIGHTER: Final = 256  # FIGHTER + number in the packs
PILOT: Final = 4096  # PILOT + number in the packs


def is_aircraft(choice: int) -> bool:
    return AIRCRAFT <= choice < FIGHTER
