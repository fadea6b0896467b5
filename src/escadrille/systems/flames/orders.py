"""What a seat can order, as structures and in short text: `climb`, `yo-yo`, `b1`, `2`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from escadrille.kernel.api import Order
from escadrille.mechanics import notation
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notation import Notation, Span
from escadrille.systems.flames import choices, grid
from escadrille.systems.flames.state import Roster
from escadrille.systems.flames.tables import Tables

MOST_STEPS: Final = 4
Do = notation.Do


class Steps(Order, frozen=True, tag="steps"):
    steps: Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)]


class Level(Order, frozen=True, tag="level"):
    level: str


class PickCard(Order, frozen=True, tag="card"):
    card: str


class PickAircraft(Order, frozen=True, tag="aircraft"):
    aircraft: str


class PickCell(Order, frozen=True, tag="cell"):
    cell: str


class PickFighter(Order, frozen=True, tag="fighter"):
    fighter: str


class PickPilot(Order, frozen=True, tag="pilot"):
    pilot: str


FlamesOrder = Do | Steps | Level | PickCard | PickAircraft | PickCell | PickFighter | PickPilot

DOGFIGHT: Final = choices.WORDS[: choices.SELECT]  # the words of a battle without bombers

# The names of a game are those that AIRCRAFT choices stand for.
NOTATION: Final[Notation[Tables, list[str]]] = Notation(
    (
        Span(0, Do, lambda t, names: choices.WORDS if t.raid else DOGFIGHT),
        Span(choices.ASSIGN, Do, lambda t, names: ("assign",) if t.raid else ()),
        Span(choices.PATTERN, Do, lambda t, names: choices.PATTERNS if t.raid else ()),
        Span(choices.LEVEL, Level, lambda t, names: LEVELS),
        Span(choices.STEP, Steps, lambda t, names: (0,) if t.raid else ()),
        Span(choices.STEP + 1, Steps, lambda t, names: range(1, MOST_STEPS + 1)),
        Span(choices.AIRCRAFT, PickAircraft, lambda t, names: names),
        Span(choices.CELL, PickCell, lambda t, names: grid.NAMES if t.raid else ()),
        Span(choices.CARD, PickCard, lambda t, names: [*t.face_of]),
        Span(choices.FIGHTER, PickFighter, lambda t, names: [*t.fighter_of]),
        Span(choices.PILOT, PickPilot, lambda t, names: [*t.pilot_of]),
    ),
    "order, card, aircraft, fighter, pilot, level or number",
)


def label(roster: Roster, aircraft: int) -> str:
    """Return the counter of an aircraft: the letter of its side and its number there.

    Rules: FLAMES-MULTI-02.
    """
    side = roster.side[aircraft]
    return f"{'abcdef'[side]}{roster.side[: aircraft + 1].count(side)}"


def labels(roster: Roster) -> list[str]:
    return [label(roster, aircraft) for aircraft in range(roster.size)]
