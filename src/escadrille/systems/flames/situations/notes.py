"""What a situation may say."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from escadrille.mechanics.notes import Names, Stacks, numbered
from escadrille.systems.flames import choices, frames
from escadrille.systems.flames.schema import Count
from escadrille.systems.flames.state import NOBODY
from escadrille.systems.flames.tables import TITLES, Tables

POSITIONS = ("neutral", "advantaged", "tailing")
REQUIRED = ("speed", "performance", "horsepower", "bursts", "firepower", "airframe", "vp")


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One aircraft: a fighter by its ID, or its figures in place."""

    fighter: str | dict[str, Any]
    side: Annotated[int, msgspec.Meta(ge=0, le=5)]
    seat: Count | None = None
    pilot: str | None = None
    leader: str | None = None
    level: str | None = None
    damage: Count = 0
    down: bool = False
    downed_by: Count | None = None
    acted: bool = False
    hand: Names = []
    counters: Count | None = None
    evasive: Count = 0
    holds: str | None = None
    position: str = "neutral"
    inflicted: list[Count] = []


class ActionNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The action being resolved."""

    use: str
    by: str
    on: str | None = None
    card: str | None = None
    hits: Count = 0
    steps: Count = 0
    last: str | None = None
    depth: Count = 0


class TurnNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the active aircraft has used up this turn."""

    inherent: Count = 0
    advantage: Count = 0
    tailing: Count = 0
    gunner: Count = 0
    extra_hits: Count = 0
    agile_used: bool = False
    reshuffled: bool = False
    astray: bool = False


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: str
    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    seats: list[Annotated[int, msgspec.Meta(ge=1, le=6)]] | None = None
    """Seats of each side, where no scenario says it; one each unless told."""
    aircraft: list[AircraftNote] = []
    turn: Count = 1
    initiative: Count = 0
    next_side: Count | None = None
    active: str | None = None
    phase: str | None = None
    spent: TurnNote | None = None
    action: ActionNote | None = None
    chain: Names = []
    limbo: Names = []
    chase: Names | None = None
    queue: Names = []
    asked: Names = []
    order: Names = []
    stack: list[str] | None = None
    """What is being resolved, outermost first, in words: "phase a1 action action"."""
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
    "slot": ("aircraft", "number"),
    "stall": ("aircraft",),
    "altitude": ("aircraft",),
    "pay": ("aircraft", "number"),
    "follow": ("aircraft", "number"),
    "compare": ("aircraft",),
    "speed": ("aircraft", "aircraft", "number"),
    "action": ("aircraft",),
    "use": ("aircraft", "card"),
    "target": ("aircraft", "card", "use"),
    "steps": ("aircraft", "card", "aircraft"),
    "react": ("aircraft", "title"),
    "evade": ("aircraft",),
    "redline": ("aircraft", "number", "number"),
    "discard": ("aircraft",),
    "phase": ("aircraft", "phase", "phase"),
    "shift": ("aircraft", "number", "number"),
    "followers": ("number", "number"),
    "points": ("aircraft", "aircraft", "number"),
    "redlined": ("aircraft", "number", "number"),
}


def stacks(t: Tables, names: list[str]) -> Stacks:
    """Return how the frames of a game read; `names` are those of its aircraft."""
    words = {
        "aircraft": numbered(names),
        "card": {**t.face_of, "counter": NOBODY},
        "use": numbered(choices.WORDS),
        "title": numbered(TITLES),
        "phase": numbered(frames.PHASES),
    }
    return Stacks(frames.KINDS, FIELDS, words)
