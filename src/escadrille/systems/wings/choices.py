"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
TAKE: Final = 1  # the climb counter
RETURN: Final = 2  # to the table, after leaving it
BOMB: Final = 3
CLUSTER: Final = 4
LOWER: Final = 5  # a balloon
DELAY: Final = 6  # a flak shell
CHANGE: Final = 7  # the window of levels in play
ENTER: Final = 8  # out of the sun
GENTLE: Final = 9  # marker: gentle loss of altitude
FORCED: Final = 10  # marker: forced dive
CONTROLLED: Final = 11  # marker: controlled dive
BLANK: Final = 12  # no manoeuvre, on the ground
LANDING: Final = 13  # marker: LANDING + place of the first straight
ONE_LOT: Final = 16  # marker: rockets, ONE_LOT + place of the first of the two cards
TWO_LOTS: Final = 19
USE: Final = 22  # a skill
WORDS: Final = (
    "pass",
    "take",
    "return",
    "bomb",
    "cluster",
    "lower",
    "delay",
    "change",
    "enter",
    "gentle",
    "forced-dive",
    "controlled-dive",
    "blank",
    "landing-1",
    "landing-2",
    "landing-3",
    "one-lot-1",
    "one-lot-2",
    "one-lot-3",
    "two-lots-1",
    "two-lots-2",
    "two-lots-3",
    "use",
)

SEQUENCE: Final = 24  # SEQUENCE + number of a permutation of three cards
PERMUTATIONS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
LEVEL: Final = 32  # LEVEL + 1 to LEVEL + 5
BEARING: Final = 48  # BEARING + steps of 15 degrees
BEARINGS: Final = 24
CLOCK: Final = 72  # CLOCK + 5, 6 or 7
DISTANCE: Final = 80  # DISTANCE + quarters of a ruler
DISTANCES: Final = 9
SPARE: Final = 96  # SPARE + place of a card that was drawn and is not given
SPARES: Final = 8
SKILL: Final = 112  # SKILL + number of a skill
CARD: Final = 128  # CARD + face of the aircraft's own deck
PIECE: Final = 192  # PIECE + number of an aircraft, a balloon or a ground card
TYPE: Final = 256  # TYPE + number in the packs
