"""What a seat can order, as structures and in short text: `climb`, `tight-turn`, `b1w`, `2`."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from escadrille.kernel.api import Order
from escadrille.mechanics import notation
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notation import Notation, Span
from escadrille.systems.zero import choices
from escadrille.systems.zero.state import Roster, label
from escadrille.systems.zero.tables import BONUSES, Tables

MOST_DRAWN: Final = 99
Do = notation.Do


class Draw(Order, frozen=True, tag="draw"):
    cards: Annotated[int, msgspec.Meta(ge=1, le=MOST_DRAWN)]


class Level(Order, frozen=True, tag="level"):
    level: str


class PickCard(Order, frozen=True, tag="card"):
    card: str


class PickAircraft(Order, frozen=True, tag="aircraft"):
    aircraft: str


class PickFighter(Order, frozen=True, tag="fighter"):
    fighter: str


class PickBonus(Order, frozen=True, tag="bonus"):
    bonus: str


ZeroOrder = Do | Draw | Level | PickCard | PickAircraft | PickFighter | PickBonus

# The names of a game are those that AIRCRAFT choices stand for.
NOTATION: Final[Notation[Tables, list[str]]] = Notation(
    (
        Span(0, Do, lambda t, names: choices.WORDS),
        Span(choices.LEVEL, Level, lambda t, names: LEVELS),
        Span(choices.BONUS, PickBonus, lambda t, names: BONUSES),
        Span(choices.DRAW + 1, Draw, lambda t, names: range(1, MOST_DRAWN + 1)),
        Span(choices.AIRCRAFT, PickAircraft, lambda t, names: names),
        Span(choices.CARD, PickCard, lambda t, names: [*t.face_of]),
        Span(choices.FIGHTER, PickFighter, lambda t, names: [*t.fighter_of]),
    ),
    "order, card, aircraft, type, level, bonus or number",
)


def labels(roster: Roster) -> list[str]:
    return [label(roster, aircraft) for aircraft in range(roster.size)]
