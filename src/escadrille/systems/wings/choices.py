"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.notation import Numbered

WORDS: Final = Numbered()
PASS: Final = WORDS.new("pass")
TAKE: Final = WORDS.new("take")  # the climb counter
RETURN: Final = WORDS.new("return")  # to the table, after leaving it
BOMB: Final = WORDS.new("bomb")
CLUSTER: Final = WORDS.new("cluster")
LOWER: Final = WORDS.new("lower")  # a balloon
DELAY: Final = WORDS.new("delay")  # a flak shell
CHANGE: Final = WORDS.new("change")  # the window of levels in play
ENTER: Final = WORDS.new("enter")  # out of the sun
GENTLE: Final = WORDS.new("gentle")  # marker: gentle loss of altitude
FORCED: Final = WORDS.new("forced-dive")  # marker: forced dive
CONTROLLED: Final = WORDS.new("controlled-dive")  # marker: controlled dive
BLANK: Final = WORDS.new("blank")  # no manoeuvre, on the ground
PLACED: Final = {
    f"{name}-{card}": (name, card)
    for name in ("landing", "one-lot", "two-lots")
    for card in (1, 2, 3)
}
"""Markers that say on which card they lie: the first straight, or the first of the two cards."""
LANDING: Final = WORDS.new(*PLACED)  # LANDING + place of the card, and so on
ONE_LOT: Final = LANDING + 3
TWO_LOTS: Final = ONE_LOT + 3
USE: Final = WORDS.new("use")  # a skill

SEQUENCE: Final = 24  # SEQUENCE + number of a permutation of three cards
PERMUTATIONS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
PLACE: Final = 40  # PLACE + number of a place along the edge, from the south
PLACES: Final = 24
LEVEL: Final = 32  # LEVEL + 1 to LEVEL + 5
CLOCK: Final = 72  # CLOCK + 5, 6 or 7
SPARE: Final = 96  # SPARE + place of a card that was drawn and is not given
SPARES: Final = 8
SKILL: Final = 112  # SKILL + number of a skill
CARD: Final = 128  # CARD + face of the aircraft's own deck
PIECE: Final = 192  # PIECE + number of an aircraft, a balloon or a ground card
BEARING: Final = 256  # BEARING + degrees
BEARINGS: Final = 360
DISTANCE: Final = 616  # DISTANCE + twentieths of a ruler
DISTANCES: Final = 41
TYPE: Final = 672  # TYPE + number in the packs
PILOT: Final = 4096  # PILOT + his place in the list of his aerodrome


def marker(word: str) -> tuple[str, int | None]:
    """Return the name of a marker, and on which card it lies, where it says that."""
    return PLACED.get(word, (word, None))
