"""What a situation may say."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from escadrille.mechanics.notes import Names, Stacks, numbered
from escadrille.systems.wings import frames
from escadrille.systems.wings.rules.skills import SKILLS
from escadrille.systems.wings.tables import Tables, labels

Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Whole = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Bits = Annotated[int, msgspec.Meta(ge=-1, le=1 << 24)]
Place = tuple[float, float]


class PieceNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A balloon or a ground card, where it differs from how its scenario lays it out."""

    level: Whole | None = None
    counters: Count | None = None
    status: str | None = None
    damage: list[str] = []
    flames: Count = 0
    battered: Count = 0
    hurt: Count = 0
    lowering: bool = False
    done: bool = False
    jams: list[Count] | None = None
    aims: list[str] | None = None
    aimed: list[Count] | None = None


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One aircraft: a type by its ID, or its figures in place; pose, altitude and state.

    `damage` are cards in the order in which they were taken: "A3-engine turn=2 by=a2 plus=1".
    """

    type: str | dict[str, Any] | None = None
    side: Count | None = None
    seat: Count | None = None
    at: Place | None = None
    heading: float | None = None
    level: Whole | None = None
    counters: Count | None = None
    status: str | None = None
    last: str | None = None
    before: str | None = None
    held_last: str | None = None
    held_before: str | None = None
    programme: Names = []
    marker: str | None = None
    cards: Count | None = None
    damage: list[str] = []
    battered: Count = 0
    smoke: Count = 0
    flames: Count = 0
    jams: list[Count] | None = None
    jam_log: list[Count] | None = None
    aims: list[str] | None = None
    aimed: list[Count] | None = None
    ammo: list[Whole] | None = None
    stock: list[Names] | None = None
    bombs: Count | None = None
    clusters: Count | None = None
    lots: Count | None = None
    dropped: Count = 0
    strewn: Count = 0
    launched: Count = 0
    flown: Count = 0
    seen: Count = 0
    bind: Count | None = None
    did: Count = 0
    lifted: Count = 0
    rose: Count = 0
    started: list[Whole] | None = None
    """Level, counters, x and y at the start of the phase."""
    hurt: Count = 0
    sore: Count = 0
    tails: str | None = None
    shots_taken: Count = 0
    fired_at: Count = 0
    fired_by: Count = 0
    victories: Count = 0
    releasing: str | None = None
    rockets: Count = 0
    grave: Count = 0
    landing: str | None = None
    away: Count = 0
    cloud: Count = 0
    written: Names = []
    entered: list[str] | None = None
    """The two cards before it entered the clouds, level and counters then."""
    net: Count = 0
    flag: Whole | None = None
    flag_hits: Count = 0
    skills: Names = []
    tokens: Count = 0
    genius: Whole | None = None


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: str
    scenario: str | None = None
    table: dict[str, Any] | None = None
    """A scenario in place, where no pack has it; sides may be left to the aircraft."""
    options: dict[str, bool | int | str] = {}
    seats: list[Annotated[int, msgspec.Meta(ge=1, le=6)]] | None = None
    """Seats of each side of a scenario in place; one each unless told."""
    aircraft: list[AircraftNote] = []
    piece: list[PieceNote] = []
    """Balloons, then ground cards, in the scenario's order."""
    turn: Count = 1
    phase: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    at: str | None = None
    """The step of the turn that comes next; without it, tailing and programming."""
    stack: list[str] | None = None
    window: Count = 0
    sky: str | None = None
    clouds: list[Whole] | None = None
    edge: Whole = -1
    edge_turns: Whole = -1
    sun: Whole = -1
    sun_card: Count = 0
    surprise: Count = 0
    spent: Count = 0
    decided: Count = 0
    tally: list[Whole] | None = None
    sighted: list[list[Whole]] | None = None
    """By seat in the clouds: what it saw last of each aircraft, seven integers."""
    flak: list[Whole] | None = None
    flags: list[Whole] | None = None
    bombs: list[list[Whole]] = []
    """In the air: x, y, heading, step, markers, twice the owner and 1 for a cluster."""
    guns: list[list[Count]] = []
    sights: list[list[Count]] = []
    declared: list[Whole] = []
    volley: list[list[Bits]] = []
    """Shots whose cards are being settled; `drawn` are the cards of each."""
    drawn: list[Names] = []
    copies: list[Count] | None = None
    decks: dict[str, Names] = {}
    """From the top; cards named nowhere lie below, shuffled."""
    discards: dict[str, Names] = {}
    chance: Annotated[int, msgspec.Meta(ge=0)] = 0
    script: list[Count] = []
    over: str | None = None


# What the integers of a frame stand for, kind by kind.
FIELDS = {
    "tail": ("piece",),
    "reorder": ("piece", "piece"),
    "remark": ("piece",),
    "flak": ("piece",),
    "fuse": ("piece",),
    "bearing": ("piece", "number"),
    "distance": ("piece", "number", "number"),
    "release": ("piece",),
    "gain": ("piece",),
    "come-back": ("piece",),
    "window": ("piece", "number", "number"),
    "lower": ("piece",),
    "enter": ("piece",),
    "pair": ("piece",),
    "clock": ("piece", "piece"),
    "skill": ("piece", "number"),
    "use": ("piece", "skill", "number"),
    "spare": ("piece", "number"),
    "look": ("piece",),
    "turn": ("step",),
    "show": ("number", "number"),
}


def stacks(t: Tables) -> Stacks:
    """Return how the frames of a game read."""
    words = {
        "piece": numbered(labels(t)),
        "step": numbered(t.step_names),
        "skill": numbered(SKILLS),
    }
    return Stacks(frames.KINDS, FIELDS, words)


# Flags of a damage card, as words.
HIT_FLAGS = ("no-points", "no-special", "known", "fire", "halved", "evaded", "snaked", "eased")
