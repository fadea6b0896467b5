"""Choices as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.notation import Numbered

WORDS: Final = Numbered()
PASS: Final = WORDS.new("pass")
CLIMB: Final = WORDS.new("climb")
OUTMANOEUVRE: Final = WORDS.new("outmanoeuvre")
SHOOT: Final = WORDS.new("shoot")
DIVE: Final = WORDS.new("dive")
FIRE: Final = WORDS.new("fire")  # back, with all that bears
AGILITY: Final = WORDS.new("agility")
SPEED: Final = WORDS.new("speed")
KEEP: Final = WORDS.new("keep")  # a card that comes back to the hand
DISCARD: Final = WORDS.new("discard")
AGREE: Final = WORDS.new("agree")  # to choose cards instead of dealing them
BOMB: Final = WORDS.new("bomb")
EDGES: Final = ("south", "west", "north", "east")
EDGE: Final = WORDS.new(*EDGES)  # EDGE + number of an edge

TURN: Final = 32  # TURN + 0 to TURN + 12: from 90 degrees left to 90 degrees right
STEP: Final = 15  # degrees
MOST_STEPS: Final = 6
AHEAD: Final = TURN + MOST_STEPS
INCHES: Final = 48  # INCHES + 0 to INCHES + MOST_INCHES
MOST_INCHES: Final = 31
POINT: Final = 80  # POINT + inches of a move at which it turns
AIRCRAFT: Final = 128  # AIRCRAFT + number
SQUADRON: Final = 176  # SQUADRON + number
WEAPON: Final = 192  # WEAPON + number; the last are the forward guns
GUNS: Final = 7
CLOUD: Final = 200  # CLOUD + number
COLUMN: Final = 208  # COLUMN + inches from the west
ROW: Final = 272  # ROW + inches from the south
MOST_SIDE: Final = 60  # inches of a table
HEADING: Final = 336  # HEADING + steps of 15 degrees from north
HEADINGS: Final = 360 // STEP
SHIP: Final = 360  # SHIP + number
CARD: Final = 368  # CARD + face


def turned(choice: int) -> int:
    """Return the degrees of a turn, to the right."""
    return (choice - AHEAD) * STEP
