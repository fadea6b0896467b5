"""What a situation may say."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Count, Line, Name, Script, Table, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.notes import Names, Of, Vocabulary, numbered
from escadrille.systems.wings import choices, schema
from escadrille.systems.wings.rules.ending import REASONS
from escadrille.systems.wings.rules.pilots import POWERS
from escadrille.systems.wings.rules.programming import STAGES
from escadrille.systems.wings.schema import Letter
from escadrille.systems.wings.state import (
    INCENDIARY,
    LASTS,
    MENDED,
    OPEN,
    PERSONAL,
    STATUSES,
)
from escadrille.systems.wings.tables import SKIES, Tables, labels

Side = Annotated[int, Meta(ge=0, lt=schema.MOST_SIDES)]
Index = Annotated[int, Meta(ge=-99, le=99)]
Turn = Annotated[int, Meta(ge=0, le=2 * schema.MOST_TURNS)]
"""A turn of the game, or one that is still to come."""
Moment = Annotated[int, Meta(ge=0, le=6 * schema.MOST_TURNS)]
"""A phase of the game, or a number of manoeuvres: one in each phase."""
Level = Annotated[int, Meta(ge=-20, le=40)]
Bits = Annotated[int, Meta(ge=-1, lt=1 << (schema.MOST_AIRCRAFT + schema.MOST_PIECES))]
"""Aircraft and pieces as bits, or a number."""
Whole = Annotated[int, Meta(ge=-(10**6), le=10**6)]
"""A place in hundredths of a millimetre, or a smaller number."""
Length = Annotated[float, Meta(ge=-6000, le=6000)]
Place = tuple[Length, Length]
Pair = Meta(max_length=2)
Guns = Meta(max_length=4)
Sides = Meta(max_length=schema.MOST_SIDES)
Damage = Annotated[list[Line], Meta(max_length=200)]
Shots = Meta(max_length=1000)
Sighted = Annotated[list[Whole], Meta(max_length=7 * schema.MOST_AIRCRAFT)]
# What names stand for: see `vocabulary`.
Status = Annotated[Name, Of("status")]


class PieceNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A balloon or a ground card, where it differs from how its scenario lays it out."""

    at: Place | None = None
    level: Level | None = None
    counters: Count | None = None
    status: Status | None = None
    damage: Damage = []
    flames: Count = 0
    battered: Count = 0
    hurt: Moment = 0
    lowering: bool = False
    task: bool = field(default=False, name="done")
    jams: Annotated[list[Count], Guns] | None = None
    aims: Annotated[list[Name], Pair] | None = None
    aimed: Annotated[list[Moment], Pair] | None = None


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One aircraft: a type by its ID, or its figures in place; pose, altitude and state.

    `damage` are cards in the order in which they were taken: "A3-engine turn=2 by=a2 plus=1".
    """

    type: Name | Table | None = None
    side: Side | None = None
    seat: Count | None = None
    at: Place | None = None
    heading: Annotated[float, Meta(ge=-360, le=360)] | None = None
    level: Level | None = None
    counters: Count | None = None
    status: Status | None = None
    last: Name | None = None
    before: Name | None = None
    held_last: Name | None = None
    held_before: Name | None = None
    programme: Names = []
    mark: Annotated[Name, Of("marker")] | None = field(default=None, name="marker")
    cards: Count | None = None
    damage: Damage = []
    battered: Count = 0
    smoke: Count = 0
    flames: Count = 0
    jams: Annotated[list[Count], Guns] | None = None
    jam_log: Annotated[list[Count], Guns] | None = None
    aims: Annotated[list[Name], Pair] | None = None
    aimed: Annotated[list[Moment], Pair] | None = None
    ammo: Annotated[list[Index], Pair] | None = None
    stock: Annotated[list[Names], Pair] | None = None
    bombs: Count | None = None
    clusters: Count | None = None
    lots: Count | None = None
    dropped: Count = 0
    strewn: Count = 0
    launched: Count = 0
    flown: Moment = 0
    seen: Bits = 0
    bind: Bits | None = None
    did: Bits = 0
    lifted: Count = 0
    rose: Turn = 0
    started: Annotated[list[Whole], Meta(max_length=4)] | None = None
    """Level, counters, x and y at the start of the phase."""
    hurt: Moment = 0
    sore: Moment = 0
    tails: Name | None = None
    shots_taken: Count = 0
    fired_at: Moment = 0
    fired_by: Bits = 0
    victories: Count = 0
    releasing: Annotated[Name, Of("word")] | None = None
    rockets: Count = 0
    grave: Turn = 0
    landing: Annotated[Name, Of("stage")] | None = None
    away: Annotated[int, Meta(ge=-2 * schema.MOST_TURNS, le=2 * schema.MOST_TURNS)] = 0
    """Below nought: of one that came home damaged, to be replaced by a sound one."""
    cloud: Count = 0
    written: Names = []
    entered: Annotated[list[Name], Meta(max_length=4)] | None = None
    """The two cards before it entered the clouds, level and counters then."""
    net: Count = 0
    flagged: Index | None = field(default=None, name="flag")
    flag_hits: Count = 0
    skills: Annotated[Names, Of("skill", as_bits=True)] = []
    tokens: Count = 0
    genius: Whole | None = None
    pilot: schema.Pilot | None = None
    """Who flies it, where the scenario is told by its aircraft."""
    airman: Annotated[dict[Name, Whole], Meta(max_length=40)] = {}
    """Of the pilot what is no longer as he took his seat, by the names of `rules.pilots`."""


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: Name
    scenario: Name | None = None
    table: Table | None = None
    """A scenario in place, where no pack has it; sides may be left to the aircraft."""
    options: Values = {}
    seats: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Sides] | None = None
    """Seats of each side of a scenario in place; one each unless told."""
    aircraft: Annotated[list[AircraftNote], Meta(max_length=schema.MOST_AIRCRAFT)] = []
    piece: Annotated[list[PieceNote], Meta(max_length=schema.MOST_PIECES)] = []
    """Balloons, then ground cards, in the scenario's order."""
    turn: Turn = 1
    phase: Annotated[int, Meta(ge=0, le=3)] = 0
    at: Name | None = None
    """The step of the turn that comes next; without it, tailing and programming."""
    stack: Annotated[list[Line], Meta(max_length=60)] | None = None
    window: Count = 0
    sky: Annotated[Name, Of("sky")] | None = None
    clouds: Annotated[list[Level], Pair] | None = None
    edge: Index = -1
    edge_turns: Index = -1
    sun: Index = -1
    sun_card: Count = 0
    surprise: Count = 0
    spent: Bits = 0
    decided: Bits = 0
    tally: Annotated[list[Whole], Sides] | None = None
    sighted: Annotated[list[Sighted], Meta(max_length=schema.MOST_AIRCRAFT)] | None = None
    """By seat in the clouds: what it saw last of each aircraft, seven integers."""
    flak: Annotated[list[Whole], Meta(max_length=5 * schema.MOST_PIECES)] | None = None
    flags: Annotated[list[Whole], Meta(max_length=4 * schema.MOST_SIDES)] | None = None
    bombs: Annotated[list[Annotated[list[Whole], Meta(max_length=6)]], Shots] = []
    """In the air: x, y, heading, step, markers, twice the owner and 1 for a cluster."""
    guns: Annotated[list[Annotated[list[Count], Pair]], Shots] = []
    sights: Annotated[list[Annotated[list[Bits], Guns]], Shots] = []
    declared: Annotated[list[Index], Shots] = []
    volley: Annotated[list[Annotated[list[Bits], Meta(max_length=8)]], Shots] = []
    """Shots whose cards are being settled; `drawn` are the cards of each."""
    drawn: Annotated[list[Names], Shots] = []
    copies: Annotated[list[Moment], Meta(max_length=100)] | None = None
    decks: Annotated[dict[Letter, Names], Meta(max_length=100)] = {}
    """From the top; cards named nowhere lie below, shuffled."""
    discards: Annotated[dict[Letter, Names], Meta(max_length=100)] = {}
    deeds: Annotated[list[Annotated[list[Whole], Meta(max_length=12)]], Shots] = []
    """What counts after the fight, in its order."""
    reserve: Annotated[list[Count], Sides] | None = None
    """Mission points that each side still has for reinforcements."""
    posts: Annotated[list[Index], Meta(max_length=schema.MOST_AIRCRAFT)] = []
    """While aircraft are deployed: the place of each from 0, or -2."""
    word: Word = field(default=0, name="chance")
    script: Script = []
    over: Annotated[Name, Of("reason")] | None = None


def vocabulary(t: Tables) -> Vocabulary:
    """Return the words of a game."""
    words = numbered(choices.WORDS)
    return {
        "piece": numbered(labels(t)),
        "step": numbered(t.step_names),
        "skill": numbered(POWERS),
        "status": numbered(STATUSES),
        "damage": t.damage_of,
        "word": words,
        "marker": {**words, "open": OPEN},
        "stage": numbered(STAGES),
        "sky": numbered(SKIES),
        "reason": {reason: number for number, reason in enumerate(REASONS, start=1)},
    }


# Flags of a damage card, as words.
LATE_FLAGS = {"lasts": LASTS, "incendiary": INCENDIARY, "personal": PERSONAL, "mended": MENDED}
HIT_FLAGS = ("no-points", "no-special", "known", "fire", "halved", "evaded", "snaked", "eased")
