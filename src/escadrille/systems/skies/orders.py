"""What a seat can order, as structures and in short text: `dive`, `7`, `r45`, `b2`, `x12`."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from escadrille.kernel.api import Order
from escadrille.mechanics import notation
from escadrille.mechanics.notation import Notation, Span
from escadrille.systems.skies import choices as c
from escadrille.systems.skies.schema import MOST_CLOUDS
from escadrille.systems.skies.state import Roster
from escadrille.systems.skies.tables import Tables

Do = notation.Do
Inch = Annotated[int, Meta(ge=0, le=c.MOST_SIDE)]


class Turn(Order, frozen=True, tag="turn"):
    """A turn: l45, r15, straight."""

    turn: str


class Fly(Order, frozen=True, tag="fly"):
    """A number of inches straight on."""

    inches: Inch


class PickAircraft(Order, frozen=True, tag="aircraft"):
    aircraft: str


class TurnAt(Order, frozen=True, tag="at"):
    """The inches after which a move turns: at3."""

    inches: Inch


class PickSquadron(Order, frozen=True, tag="squadron"):
    squadron: str


class PickCloud(Order, frozen=True, tag="cloud"):
    """A cloud by its number: c1."""

    cloud: Inch


class PickShip(Order, frozen=True, tag="ship"):
    """A ship by its number: ship1."""

    ship: Inch


class PickWeapon(Order, frozen=True, tag="weapon"):
    """A defensive weapon by its number, or the forward guns: w1, guns."""

    weapon: str


class PickCard(Order, frozen=True, tag="card"):
    """A card: dive-away, or a Trait with its type, tight-turn:spitfire-mk-ii."""

    card: str


class Column(Order, frozen=True, tag="column"):
    """Inches from the west edge: x12."""

    column: Inch


class Row(Order, frozen=True, tag="row"):
    """Inches from the south edge: y3."""

    row: Inch


class Heading(Order, frozen=True, tag="heading"):
    """A compass heading: h045."""

    heading: str


SkiesOrder = (
    Do
    | Turn
    | Fly
    | TurnAt
    | PickAircraft
    | PickSquadron
    | PickCloud
    | PickShip
    | PickWeapon
    | PickCard
    | Column
    | Row
    | Heading
)

_STEPS: Final = range(-c.MOST_STEPS, c.MOST_STEPS + 1)
TURNS: Final = [
    "straight" if not step else f"{'l' if step < 0 else 'r'}{abs(step) * c.STEP}" for step in _STEPS
]
HEADINGS: Final = [f"{number * c.STEP:03d}" for number in range(c.HEADINGS)]
_INCHES: Final = range(c.MOST_INCHES + 1)
_PLACES: Final = range(c.MOST_SIDE + 1)

_SHIPS: Final = range(1, 7)
WEAPONS: Final = [*(f"w{n}" for n in range(1, c.GUNS + 1)), "guns"]
_CLOUDS: Final = range(1, MOST_CLOUDS + 1)

# What is named is the roster: its aircraft and its squadrons.
NOTATION: Final[Notation[Tables, Roster]] = Notation(
    (
        Span(0, Do, lambda t, names: c.WORDS),
        Span(c.TURN, Turn, lambda t, names: TURNS),
        Span(c.INCHES, Fly, lambda t, names: _INCHES),
        Span(c.AIRCRAFT, PickAircraft, lambda t, names: names.names),
        Span(c.POINT, TurnAt, lambda t, names: _INCHES, "at"),
        Span(c.SQUADRON, PickSquadron, lambda t, names: names.squadron_names),
        Span(c.CLOUD, PickCloud, lambda t, names: _CLOUDS, "c"),
        Span(c.SHIP, PickShip, lambda t, names: _SHIPS, "ship"),
        Span(c.WEAPON, PickWeapon, lambda t, names: WEAPONS),
        Span(c.CARD, PickCard, lambda t, names: t.faces.names),
        Span(c.COLUMN, Column, lambda t, names: _PLACES, "x"),
        Span(c.ROW, Row, lambda t, names: _PLACES, "y"),
        Span(c.HEADING, Heading, lambda t, names: HEADINGS, "h"),
    ),
    "order, aircraft, squadron, card, turn, number of inches or place",
)
