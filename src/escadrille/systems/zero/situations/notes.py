"""What a situation may say."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Count, Line, Name, Names, Script, Table, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notes import Of, Vocabulary, numbered
from escadrille.systems.zero import choices, frames
from escadrille.systems.zero.schema import MOST_ELEMENTS, Bonus, Level
from escadrille.systems.zero.state import GONE, STATUSES
from escadrille.systems.zero.tables import TITLES, Tables

MOST_SEATS = 2 * MOST_ELEMENTS
# What is being resolved at once: a sequence, an attack, an exchange, an answer.
DEEPEST = 8

Side = Annotated[int, Meta(ge=0, le=1)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats = Annotated[list[Annotated[int, Meta(ge=1, le=MOST_ELEMENTS)]], Meta(max_length=2)]
Levels = Annotated[list[Level], Meta(max_length=5)]
# An entry of the packs by its number; two for each Element that a side picks.
Picks = Annotated[list[Annotated[int, Meta(ge=0, le=4096)]], Meta(max_length=2 * MOST_ELEMENTS)]

# What names stand for: see `vocabulary`.
Aircraft = Annotated[Name, Of("aircraft")]
Cards = Annotated[Names, Of("card")]

POSITIONS = ("neutral", "advantaged", "tailing")
BEHIND = ("neutral", "disadvantaged", "tailed")


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Leader or the Wingman of an Element; `hand` is its hand, or its mini-hand."""

    damage: Count = field(default=0, name="hits")
    damaged: bool | None = None
    """Where it is not what the Hits make it: an aircraft that left Damaged."""
    status: Annotated[Name, Of("status")] | None = None
    hand: Names = []


class ElementNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One Element: a type by its ID, or its figures in place; its Leader's facts, its Wingman's."""

    fighter: Name | Table
    side: Side
    seat: Seat | None = None
    alone: bool = False
    """It set out without a Wingman."""
    bonuses: Annotated[list[Bonus], Meta(max_length=4)] = []
    surprised: bool = False
    levels: Levels | None = None
    """Where it may start."""
    altitude: Annotated[Level, Of("level")] | None = field(default=None, name="level")
    holds: Name | None = None
    position: Name = "neutral"
    """Towards the enemy Leader whom it `holds`; his is the mirror of it."""
    promoted: bool = False
    shaken: bool = False
    hits: Count = 0
    damaged: bool | None = None
    status: Name | None = None
    hand: Names = []
    wingman: AircraftNote | None = None


class ExchangeNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Attack being resolved."""

    use: Annotated[Name, Of("use")]
    by: Aircraft
    face: Annotated[Name, Of("card")] = field(name="card")
    on: Aircraft | None = None
    last: Aircraft | None = None


class SequenceNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the acting Leader has done in this sequence; `target` may be "gone"."""

    target: Annotated[Name, Of("target")] | None = None
    fired: Count = 0
    earned: Count = 0
    gunner: Count = 0
    agile_used: bool = False
    opened: bool = False
    ahead: bool | None = None
    """It was Advantaged or Tailing when the sequence began; as it is now, unless told."""


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: Name
    scenario: Name | None = None
    options: Values = {}
    turns: Annotated[int, Meta(ge=1, le=30)] | None = None
    seats: Seats | None = None
    """Seats of each side, where no scenario says it; one each unless told."""
    element: Annotated[list[ElementNote], Meta(max_length=16)] = []
    turn: Count = 2
    first: Side = 0
    order: Annotated[Names, Of("leader")] | None = None
    """Leaders by their place in the order; in game turn 1 those who have begun."""
    slot: Count | None = None
    active: Annotated[Name, Of("leader")] | None = None
    phase: Name | None = None
    sequence: SequenceNote | None = None
    exchange: ExchangeNote | None = None
    chain: Cards = []
    stack: Annotated[list[Line], Meta(max_length=DEEPEST)] | None = None
    """What is being resolved, outermost first, in words: "phase a1 play play"."""
    picks: Annotated[list[Picks], Meta(max_length=MOST_SEATS)] | None = None
    ready: Annotated[list[Seat], Meta(max_length=MOST_SEATS)] = []
    deck: Names = []
    """From the top; cards named nowhere lie below it, shuffled."""
    discard: Cards = []
    word: Word = field(default=0, name="chance")
    script: Script = []
    over: bool = False


def vocabulary(t: Tables, names: list[str]) -> Vocabulary:
    """Return the words of a game; `names` are those of its aircraft."""
    aircraft = numbered(names)
    return {
        "aircraft": aircraft,
        "leader": {name: aircraft[name] for name in names[::2]},
        "target": {**aircraft, "gone": GONE},
        "face": t.face_of,
        "card": t.face_of,
        "use": numbered(choices.WORDS),
        "title": numbered(TITLES),
        "phase": numbered(frames.PHASES),
        "level": numbered(LEVELS),
        "status": numbered(STATUSES),
    }
