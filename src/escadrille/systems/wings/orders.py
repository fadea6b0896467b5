"""What a seat can order, as structures and in short text: `turn-left`, `gentle`, `a2`, `132`."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Order
from escadrille.mechanics import notation
from escadrille.mechanics.notation import Notation, Span
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.rules.skills import SKILLS
from escadrille.systems.wings.tables import Tables, labels

Do = notation.Do


class Lay(Order, frozen=True, tag="lay"):
    """A manoeuvre card, by its name in the aircraft's deck."""

    card: str


class Resequence(Order, frozen=True, tag="resequence"):
    """Three cards in another order: "213" plays the second card first."""

    sequence: str


class Aim(Order, frozen=True, tag="aim"):
    """Where a flak counter goes: level-2, bearing-045, distance-30 (twentieths of a ruler)."""

    at: str


class PickPiece(Order, frozen=True, tag="piece"):
    """An aircraft, a balloon or a ground card, by its label."""

    piece: str


class PickType(Order, frozen=True, tag="type"):
    """A type of aircraft, by its ID."""

    type: str


class PickSkill(Order, frozen=True, tag="skill"):
    """A skill, by its name."""

    skill: str


class Spare(Order, frozen=True, tag="spare"):
    """Which of the cards drawn for a shot is not given: card-1, card-2…"""

    card: str


class Post(Order, frozen=True, tag="post"):
    """Where an aircraft is deployed along its edge: place-1 is the southernmost."""

    place: str


class PickPilot(Order, frozen=True, tag="pilot"):
    """Who comes in another's place: pilot-1 is the first of his aerodrome's list."""

    pilot: str


WingsOrder = (
    Do | Post | Lay | Resequence | Aim | PickPiece | PickType | PickSkill | Spare | PickPilot
)

LEVELS: Final = {f"level-{n}": ("level", n) for n in range(1, 6)}
BEARINGS: Final = {f"bearing-{n:03d}": ("bearing", n) for n in range(c.BEARINGS)}
HOURS: Final = {f"clock-{n}": ("clock", n) for n in (5, 6, 7)}
DISTANCES: Final = {f"distance-{n}": ("distance", n) for n in range(c.DISTANCES)}
AIMS: Final = LEVELS | BEARINGS | HOURS | DISTANCES
"""What an aim names, in degrees, hours of the clock or twentieths of a ruler."""
POSTS: Final = [f"place-{n}" for n in range(1, c.PLACES + 1)]
SPARED: Final = [f"card-{n}" for n in range(1, c.SPARES + 1)]
SEQUENCES: Final = ["".join(str(place + 1) for place in order) for order in c.PERMUTATIONS]


def on_call(t: Tables) -> list[str]:
    """Return the pilots of the larger aerodrome by number."""
    bases = [side.aerodrome for side in t.scenario.side]
    return [f"pilot-{n + 1}" for n in range(max(len(b.pilots) if b else 0 for b in bases))]


# The names of a game are the cards that CARD choices stand for.
NOTATION: Final[Notation[Tables, list[str]]] = Notation(
    (
        Span(0, Do, lambda t, names: c.WORDS),
        Span(c.LEVEL + 1, Aim, lambda t, names: [*LEVELS]),
        Span(c.PLACE, Post, lambda t, names: POSTS),
        Span(c.BEARING, Aim, lambda t, names: [*BEARINGS]),
        Span(c.CLOCK + 5, Aim, lambda t, names: [*HOURS]),
        Span(c.DISTANCE, Aim, lambda t, names: [*DISTANCES]),
        Span(c.SKILL, PickSkill, lambda t, names: SKILLS),
        Span(c.SPARE, Spare, lambda t, names: SPARED),
        Span(c.SEQUENCE, Resequence, lambda t, names: SEQUENCES),
        Span(c.PIECE, PickPiece, lambda t, names: labels(t)),
        Span(c.CARD, Lay, lambda t, names: names),
        Span(c.TYPE, PickType, lambda t, names: [*t.type_of]),
        Span(c.PILOT, PickPilot, lambda t, names: on_call(t)),
    ),
    "order, card, piece or type",
)
