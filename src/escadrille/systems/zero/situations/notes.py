"""What a situation may say."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from escadrille.mechanics.notes import Names, Stacks, numbered
from escadrille.systems.zero import choices, frames
from escadrille.systems.zero.schema import MOST_ELEMENTS, Bonus, Count, Level
from escadrille.systems.zero.tables import TITLES, Tables

POSITIONS = ("neutral", "advantaged", "tailing")
BEHIND = ("neutral", "disadvantaged", "tailed")


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Leader or the Wingman of an Element; `hand` is its hand, or its mini-hand."""

    hits: Count = 0
    damaged: bool | None = None
    """Where it is not what the Hits make it: an aircraft that left Damaged."""
    status: str | None = None
    hand: Names = []


class ElementNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One Element: a type by its ID, or its figures in place; its Leader's facts, its Wingman's."""

    fighter: str | dict[str, Any]
    side: Annotated[int, msgspec.Meta(ge=0, le=1)]
    seat: Count | None = None
    alone: bool = False
    """It set out without a Wingman."""
    bonuses: list[Bonus] = []
    surprised: bool = False
    levels: list[Level] | None = None
    """Where it may start."""
    level: Level | None = None
    holds: str | None = None
    position: str = "neutral"
    """Towards the enemy Leader whom it `holds`; his is the mirror of it."""
    promoted: bool = False
    shaken: bool = False
    hits: Count = 0
    damaged: bool | None = None
    status: str | None = None
    hand: Names = []
    wingman: AircraftNote | None = None


class ExchangeNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Attack being resolved."""

    use: str
    by: str
    card: str
    on: str | None = None
    last: str | None = None


class SequenceNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the acting Leader has done in this sequence; `target` may be "gone"."""

    target: str | None = None
    fired: Count = 0
    earned: Count = 0
    gunner: Count = 0
    agile_used: bool = False
    opened: bool = False
    ahead: bool | None = None
    """It was Advantaged or Tailing when the sequence began; as it is now, unless told."""


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: str
    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    seats: list[Annotated[int, msgspec.Meta(ge=1, le=MOST_ELEMENTS)]] | None = None
    """Seats of each side, where no scenario says it; one each unless told."""
    element: list[ElementNote] = []
    turn: Count = 2
    first: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    order: Names | None = None
    """Leaders by their place in the order; in game turn 1 those who have begun."""
    slot: Count | None = None
    active: str | None = None
    phase: str | None = None
    sequence: SequenceNote | None = None
    exchange: ExchangeNote | None = None
    chain: Names = []
    stack: list[str] | None = None
    """What is being resolved, outermost first, in words: "phase a1 play play"."""
    picks: list[list[int]] | None = None
    ready: list[Count] = []
    deck: Names = []
    """From the top; cards named nowhere lie below it, shuffled."""
    discard: Names = []
    chance: Annotated[int, msgspec.Meta(ge=0)] = 0
    script: list[Count] = []
    over: bool = False


# What the integers of a frame stand for, kind by kind.
FIELDS = {
    "bonus": ("aircraft", "number"),
    "letter": ("aircraft", "number", "aircraft"),
    "next": ("aircraft", "number"),
    "raid": ("aircraft",),
    "strike": ("aircraft", "aircraft"),
    "altitude": ("aircraft",),
    "pay": ("aircraft",),
    "follow": ("aircraft", "number", "number"),
    "play": ("aircraft",),
    "use": ("aircraft", "card"),
    "target": ("aircraft", "card", "use"),
    "break-off": ("aircraft",),
    "react": ("aircraft", "title"),
    "guise": ("aircraft", "title", "card"),
    "discard": ("aircraft",),
    "draw": ("aircraft", "number"),
    "phase": ("aircraft", "phase", "phase"),
    "attack": ("aircraft", "aircraft"),
    "pursuit": ("aircraft", "number", "number"),
    "lift": ("aircraft", "number"),
}


def stacks(t: Tables, names: list[str]) -> Stacks:
    """Return how the frames of a game read; `names` are those of its aircraft."""
    words = {
        "aircraft": numbered(names),
        "card": t.face_of,
        "use": numbered(choices.WORDS),
        "title": numbered(TITLES),
        "phase": numbered(frames.PHASES),
    }
    return Stacks(frames.KINDS, FIELDS, words)
