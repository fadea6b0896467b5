"""What a situation may say."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Count, Line, Name, Names, Script, Table, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notes import Of, Vocabulary, numbered
from escadrille.systems.flames import choices, frames, grid
from escadrille.systems.flames.schema import MOST_AIRCRAFT, MOST_OF_A_RAID, MOST_SIDES
from escadrille.systems.flames.state import NOBODY
from escadrille.systems.flames.tables import TITLES, Tables

POSITIONS = ("neutral", "advantaged", "tailing")
MOST_SEATS = MOST_SIDES * MOST_AIRCRAFT  # each flies something
# What is being resolved at once: a turn, an action, an answer, and Redlines on one another.
DEEPEST = 100

Side = Annotated[int, Meta(ge=0, lt=MOST_SIDES)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats = Annotated[list[Annotated[int, Meta(ge=1, le=MOST_AIRCRAFT)]], Meta(max_length=MOST_SIDES)]
# An entry of the packs by its number; three for each aircraft that a side picks.
Pick = Annotated[int, Meta(ge=-1, le=4096)]
Picks = Annotated[list[Pick], Meta(max_length=3 * MOST_AIRCRAFT)]

# What names stand for: see `vocabulary`.
Aircraft = Annotated[Name, Of("aircraft")]
Several = Annotated[Names, Of("aircraft")]
Cards = Annotated[Names, Of("face")]

REQUIRED = (
    *("speed", "performance", "horsepower", "bursts", "firepower", "airframe", "vp"),
    *("defense", "support"),
)
Pattern = Annotated[Name, Of("pattern")]
Dropped = Annotated[int, Meta(ge=0, le=999)]


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One aircraft: a fighter by its ID, or its figures in place."""

    fighter: Name | Table
    side: Side
    seat: Seat | None = None
    pilot: Name | None = None
    leader: Name | None = None
    altitude: Annotated[Name, Of("level")] | None = field(default=None, name="level")
    damage: Count = 0
    down: bool = False
    downed_by: Seat | None = None
    acted: bool = False
    hand: Names = []
    aces: Annotated[int, Meta(ge=0, le=9)] | None = field(default=None, name="counters")
    evasive: Count = 0
    holds: Aircraft | None = None
    grip: Annotated[Name, Of("position")] = field(default="neutral", name="position")
    inflicted: Annotated[list[Count], Meta(max_length=MOST_SEATS)] = []
    loaded: bool = False
    """It set out with bombs; `jettisoned`: it is a fighter again."""
    jettisoned: bool = False
    cell: Annotated[Name, Of("cell")] | None = None
    pattern: Pattern | None = None
    dropped: Dropped = 0
    gone: bool = field(default=False, name="home")
    victor: Aircraft | None = None


class RaidNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The run of the active fighter, the shot of its bomber, and the flak."""

    quarry: Aircraft | None = None
    manned: bool = False
    shot: Annotated[Name, Of("face")] | None = None
    back: Count = 0
    stopped: bool = False
    replied: Annotated[int, Meta(ge=0, le=2)] = 0
    flak: Pattern | None = None


class ActionNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The action being resolved."""

    use: Annotated[Name, Of("use")]
    by: Aircraft
    on: Aircraft | None = None
    face: Annotated[Name, Of("face")] | None = field(default=None, name="card")
    hits: Count = 0
    steps: Annotated[int, Meta(ge=0, le=4)] = 0
    last: Aircraft | None = None
    depth: Annotated[int, Meta(ge=0, lt=DEEPEST)] = 0


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
    system: Name
    scenario: Name | None = None
    options: Values = {}
    turns: Annotated[int, Meta(ge=1, le=30)] | None = None
    seats: Seats | None = None
    """Seats of each side, where no scenario says it; one each unless told."""
    aircraft: Annotated[list[AircraftNote], Meta(max_length=2 * MOST_OF_A_RAID)] = []
    turn: Count = 1
    initiative: Side = 0
    next_side: Side | None = None
    active: Aircraft | None = None
    phase: Name | None = None
    spent: TurnNote | None = None
    action: ActionNote | None = None
    raid: RaidNote | None = None
    chain: Cards = []
    limbo: Cards = []
    chase: Several | None = None
    queue: Several = []
    asked: Annotated[Names, Of("aircraft", as_bits=True)] = []
    order: Several = []
    stack: Annotated[list[Line], Meta(max_length=DEEPEST)] | None = None
    """What is being resolved, outermost first, in words: "phase a1 action action"."""
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
    return {
        "aircraft": numbered(names),
        "face": t.face_of,
        "card": {**t.face_of, "counter": NOBODY},
        "use": numbered(choices.WORDS),
        "title": numbered(TITLES),
        "phase": numbered(frames.PHASES),
        "level": numbered(LEVELS),
        "position": numbered(POSITIONS),
        "cell": numbered(grid.NAMES),
        "pattern": numbered(choices.PATTERNS),
    }
