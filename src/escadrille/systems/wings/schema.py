"""What a wings pack may contain.

Lengths are in millimetres and may have decimals; angles are in whole degrees. On the table x runs
east and y north from the south-west corner, and a heading is a bearing: 0 north, 90 east. `grid`
brings a length to the hundredths of a millimetre in which poses are kept.

What the compiled tables need, and where it stands here:

- The sizes of everything that is laid on the table: the one entry of `measures`.
- A manoeuvre deck is a `Deck`: how many of each `Manoeuvre` it holds. A manoeuvre is the drawing
  of a card, shared by the decks of one speed: the tip of its arrow `tip` = (s, f), s millimetres
  to the side and f ahead of the foot of its line, and the change of heading `turn`. A sided
  manoeuvre is drawn to the left; the right one has -s and -turn. Base and card meet as
  WINGS-MOVE-01 says. `face` names a card within its deck; faces are listed in the deck's order,
  left before right. Climb and dive stay in the box without `altitude` (WINGS-RULING-77), and
  are red; all other cards are blue.
- A damage deck is a `Damage`: cards with points, a special and copies. One copy of the deck for
  every four aircraft or part of four, more with ammunition cards (WINGS-COMP-04, WINGS-AMMO-01).
- An `Aircraft` has one gun arc to the front, to the rear or both; letter A is a pair of guns, B a
  single one (WINGS-FIRE-02). `half` is the angle on each side of nose or tail.
- A `Scenario` fixes sides, seats, aircraft, poses and what stands on the ground. A slot whose
  `type` is not given is picked by its seat, in secret and at the same time as the others, among
  the types for which `allowed` holds. Seats are numbered side after side; the slots of a side go
  to its seats in turn, unless `seat` says otherwise.
- What the attackers have to do stands with the thing itself: `task` of a piece or balloon, for
  any side that does not own it. `points` is what it is worth, besides the aircraft lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from escadrille.content import packs
from escadrille.content.packs import Entry, Words
from escadrille.kernel.bounds import Count, Many, Name, Seed
from escadrille.kernel.options import Values
from escadrille.systems.wings.campaign.schema import Campaign

Level = Annotated[int, Meta(ge=0, le=20)]
Length = Annotated[float, Meta(gt=0, le=5000)]
Size = tuple[Length, Length]
"""Width and length: across and along the heading."""
Place = tuple[Annotated[float, Meta(ge=-5000, le=5000)], Annotated[float, Meta(ge=-5000, le=5000)]]
Bearing = Annotated[int, Meta(ge=0, le=359)]
Letter = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}$", max_length=2)]
Month = Annotated[str, Meta(pattern=r"^19(1[4-9]|20)-(0[1-9]|1[0-2])$", max_length=7)]

Camp = Literal["entente", "empires"]
Nation = Literal[
    "france", "britain", "belgium", "italy", "usa", "russia", "germany", "austria-hungary"
]
Edge = Literal["west", "east", "south", "north"]
Sided = Literal["turn", "sideslip", "wide-sideslip", "sharp-turn", "tiny-turn"]
"""A turn is the long one, a sharp turn one of 90 degrees."""
Red = Literal["climb", "dive"]
Kind = Literal["straight", "stall", Sided, "immelmann", Red]
SIDED: Final = get_args(Sided)
RED: Final = get_args(Red)
STEEP: Final = ("stall", "wide-sideslip", "sharp-turn", "climb")
"""The kinds that bear a diamond, but for the odd cards of some decks (WINGS-RULING-04, -93)."""
Rudder = Literal["rudder-left", "rudder-right"]
Jam = Literal["red-jam", "green-jam"]
Special = Literal["smoke", "flames", "engine", "pilot", Rudder, Jam, "explosion"]
Ground = Literal["trench", "machine-gun", "flak", "target", "strip"]
Sky = Literal["clear", "medium", "heavy"]
Carries = Literal["bomb", "cluster", "rockets"]
Task = Literal["destroy", "photograph", "reconnoitre", "rescue", "test", "steal"]
Errand = Literal[
    "patrol",
    "reconnaissance",
    "photography",
    "bombing",
    "strafing",
    "rescue",
    "test",
    "theft",
]
"""What a mission is flown for (WINGS-MIS-01)."""
Zone = Literal["friendly", "conflict", "enemy", "deep"]
"""Where it is flown, as the active squadron sees it (WINGS-AREA-01)."""
Skill = Literal[
    "acrobat",
    "genius",
    "master-pilot",
    "good-shot",
    "marksman",
    "careful",
    "expert-eye",
    "makeshift",
    "grass-snake",
    "viper",
    "serpent",
    "excellent-shot",
    "ace-of-aces",
    "killer",
    "handyman",
    "ghost",
]
"""In the order of `rules.skills`, where each of them is told."""
Behaviour = Literal["knight", "hothead", "opportunist", "guardian", "rammer", "soldier", "artist"]
Equipment = Literal["extinguisher", "vest", "incendiary", "handgun", "ammunition", "parachute"]
Standing = Literal["rookie", "ace", "veteran", "ace-of-aces"]
"""What a pilot's victories and points have made him (WINGS-EVO-05)."""
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "piloting": ("acrobat", "genius", "master-pilot", "ace-of-aces"),
    "shooting": ("good-shot", "marksman", "excellent-shot", "killer"),
    "mechanics": ("careful", "expert-eye", "makeshift", "handyman"),
    "evasion": ("grass-snake", "viper", "serpent", "ghost"),
}
"""Skills by field; the last of each is the ultimate one (WINGS-SKL-04)."""
ULTIMATES: Final = tuple(field[-1] for field in FIELDS.values())

MOST_AIRCRAFT: Final = 12
MOST_CARDS: Final = 300  # of a damage deck
MOST_SIDES: Final = 10
MOST_TURNS: Final = 60
MOST_BALLOONS: Final = 16
MOST_GROUND: Final = 24
MOST_PIECES: Final = MOST_BALLOONS + MOST_GROUND
VANGUARD: Final = 3  # months for which a new type is of the vanguard
TWIN: Final = "A"  # the damage letter of two machine guns (WINGS-FIRE-02)


def grid(length: float) -> int:
    """Return a length in the hundredths of a millimetre in which poses are kept."""
    return round(length * 100)


class Measures(Entry, frozen=True, kw_only=True):
    """The sizes of what lies on the table; a base and a manoeuvre card are alike."""

    base: Size
    arrow: Length
    """From the rear edge of a base to the tip of its rear arrow (WINGS-MOVE-01)."""
    ruler: Length
    bomb: Size
    cluster: Size
    flak: Length
    """Radius of the flak counter, and of the markers below."""
    marker: Length


class Manoeuvre(Entry, frozen=True, kw_only=True):
    """The drawing of a card (WINGS-MOVE-01); see above for `tip` and `turn`."""

    kind: Kind
    diamond: bool
    tip: tuple[Annotated[float, Meta(ge=0, le=300)], Annotated[float, Meta(ge=0, le=300)]]
    turn: Annotated[int, Meta(ge=0, le=180)]

    @property
    def sided(self) -> bool:
        return self.kind in SIDED


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many of a manoeuvre a deck holds: `copies`, or so many to each side."""

    manoeuvre: Name
    copies: Count = 0
    left: Count = 0
    right: Count = 0


class Deck(Entry, frozen=True, kw_only=True):
    """The manoeuvre deck of a letter, which is its ID in capitals (WINGS-PROG-01)."""

    cards: Annotated[tuple[Cards, ...], Meta(min_length=1, max_length=40)]

    @property
    def letter(self) -> str:
        return self.id.upper()


class Face(NamedTuple):
    """One of the different cards of a deck; `side` is 1 left, -1 right, 0 neither."""

    name: str
    manoeuvre: Manoeuvre
    side: int
    copies: int


class Hit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A damage card. An explosion has no value: its points are nought."""

    points: Annotated[int, Meta(ge=0, le=20)] = 0
    special: Special | None = None
    copies: Many = 1

    def __post_init__(self) -> None:
        if self.special == "explosion" and self.points:
            raise ValueError("points: an explosion card has no value (WINGS-SPEC-16)")


class Damage(Entry, frozen=True, kw_only=True):
    """The damage deck of a letter, which is its ID in capitals (WINGS-COMP-04)."""

    cards: Annotated[tuple[Hit, ...], Meta(min_length=1, max_length=60)]

    def __post_init__(self) -> None:
        if self.size > MOST_CARDS:
            raise ValueError(f"cards: more than {MOST_CARDS} with their copies (WINGS-COMP-04)")

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)


class Gun(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A firing arc and the damage letter of what fires in it (WINGS-FIRE-02, WINGS-TWO-01)."""

    arc: Literal["front", "rear"]
    letter: Letter
    half: Annotated[int, Meta(ge=1, le=180)]
    above: bool = False
    """All round against a target higher up (WINGS-TWO-04)."""


class Aircraft(Entry, frozen=True, kw_only=True):
    """A type of aircraft (WINGS-COMP-01); two seats are a pilot and an observer."""

    name: Annotated[Name, Meta(min_length=1)]
    camp: Camp
    nation: Nation
    seats: Annotated[int, Meta(ge=1, le=2)] = 1
    deck: Letter
    guns: Annotated[tuple[Gun, ...], Meta(max_length=2)]
    structure: Annotated[int, Meta(ge=1, le=40)]
    climb: Annotated[int, Meta(ge=1, le=9)]
    """Counters for a level (WINGS-ALT-01)."""
    ceiling: Level
    service: Month
    obsolete: Month | None = None
    carries: Annotated[tuple[Carries, ...], Meta(max_length=3)] = ()
    duel: Annotated[int, Meta(ge=-4, le=7)] | None = None
    """Its value in a handicap duel (WINGS-DUEL-01); those older than the document's fall below
    nought. No two are further apart than there are skills to make up for it."""
    flag_deck: Letter | None = None
    """The deck it flies with in Capture the flag, where it is another (WINGS-CTF-03)."""


class Piece(Entry, frozen=True, kw_only=True):
    """A thing on the ground: a defence, a target or a landing strip (group GND, WINGS-LAND-01)."""

    name: Words
    kind: Ground
    size: Size
    structure: Annotated[int, Meta(ge=1, le=40)] | None = None
    letter: Letter | None = None
    """What its machine gun makes draw (WINGS-GND-04)."""


class Balloon(Entry, frozen=True, kw_only=True):
    """A captive balloon (group BAL)."""

    name: Words
    size: Size
    structure: Annotated[int, Meta(ge=1, le=60)]
    climb: Annotated[int, Meta(ge=1, le=9)]
    letter: Letter
    """What the guns of its basket make draw, where it has them (WINGS-BAL-18)."""


class Relief(Entry, frozen=True, kw_only=True):
    """A convex stretch of high ground (group REL); its outline lies about its own centre."""

    name: Words
    outline: Annotated[tuple[Place, ...], Meta(min_length=3, max_length=16)]
    floor: Annotated[int, Meta(ge=1, le=9)]


class Window(Entry, frozen=True, kw_only=True):
    """A stretch of levels in play, and that of the clouds above it (WINGS-CEIL-01)."""

    floor: Level
    ceiling: Level
    clouds: Level


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A state of the weather; in all but clear weather with its clouds (WINGS-WX-01)."""

    sky: Sky
    low: Level = 0
    high: Level = 0

    def __post_init__(self) -> None:
        if (self.sky == "clear") != (self.high == 0) or self.low > self.high:
            raise ValueError("low, high: the limits of the clouds; clear weather has none")


class Draw(Band, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card of one of these values brings."""

    values: Annotated[tuple[Annotated[int, Meta(ge=0, le=5)], ...], Meta(max_length=6)]


class Season(Entry, frozen=True, kw_only=True):
    """A column of the table of the weather (WINGS-WX-02)."""

    months: Annotated[tuple[Annotated[int, Meta(ge=1, le=12)], ...], Meta(max_length=12)]
    draws: Annotated[tuple[Draw, ...], Meta(max_length=6)]


class Pilot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who flies an aircraft (WINGS-PIL-02): his skills, his behaviour, his state."""

    name: Name = ""
    nation: Nation | None = None
    behaviour: Behaviour | None = None
    standing: Standing = "rookie"
    victories: Count = 0
    """Homologated, before this fight (WINGS-RULING-53)."""
    skills: Annotated[tuple[Skill, ...], Meta(max_length=16)] = ()
    equipment: Annotated[tuple[Equipment, ...], Meta(max_length=6)] = ()
    bullets: Annotated[int, Meta(ge=0, le=12)] = 6
    """Of his handgun (WINGS-EQP-07)."""
    wounded: bool = False
    """He flies although he is Wounded (WINGS-STATE-02)."""


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An aircraft of a scenario. At level 0 without a counter it stands on the ground."""

    type: Name | None = None
    at: Place
    heading: Bearing
    level: Level = 2  # WINGS-RULING-63
    counters: Count = 0
    seat: Count | None = None
    pilot: Name | Pilot | None = None
    observer: bool = True
    """Of a two-seater; without him it has no rear gun and room for a passenger (WINGS-MIS-06)."""
    bombs: Count = 0
    clusters: Count = 0
    rockets: Count = 0
    """Lots of three (WINGS-ROCK-01)."""
    ammunition: bool = True
    """Without any it may not fire (WINGS-RULING-60)."""
    deck: Letter | None = None
    """Another deck than its own, by agreement (WINGS-PROG-01)."""


class Aerodrome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a squadron of a campaign can send after those who fly (WINGS-CAMP-07)."""

    aircraft: Annotated[tuple[Name, ...], Meta(max_length=300)] = ()
    """By type, one for each."""
    pilots: Annotated[tuple[Pilot, ...], Meta(max_length=300)] = ()
    fuel: Annotated[int, Meta(ge=0, le=99_999)] = 0
    """Sorties (WINGS-RULING-60)."""
    ammunition: Annotated[int, Meta(ge=0, le=99_999)] = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side: its seats, its aircraft and the edge that is its home."""

    name: Words
    camp: Camp
    edge: Edge | None = None
    seats: Annotated[int, Meta(ge=1, le=6)] = 1
    aircraft: Annotated[tuple[Slot, ...], Meta(min_length=1, max_length=6)]
    home: bool = False
    """Its tasks are done only when those who did them are home (WINGS-RULING-16)."""
    aerodrome: Aerodrome | None = None
    """Without one, whatever the date allows can come as a reinforcement."""


class Emplacement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece on the ground; `side` is the number of its owner, from nought."""

    piece: Name
    at: Place
    heading: Bearing = 0
    side: Count | None = None
    task: Task | None = None
    points: Many = 1


class Mooring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A balloon on its cable; usually at level 3 (WINGS-BAL-14)."""

    balloon: Name
    at: Place
    heading: Bearing = 0
    level: Level = 3
    counters: Count = 0
    side: Count
    task: Literal["destroy", "test"] | None = None
    points: Many = 1


class Net(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A net through these balloons, by number from nought; a barrage reaches both edges.

    Rules: WINGS-BAL-09, WINGS-RULING-64.
    """

    balloons: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=MOST_BALLOONS)]
    barrage: bool = True


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the active squadron is sent out for (group MIS), and what both have for it.

    A scenario with a mission begins with a deployment in secret.
    """

    errand: Errand
    zone: Zone
    known: bool = False
    """The zone was reconnoitred before: its elements are no secret (WINGS-MIS-10)."""
    points: tuple[Count, Count]
    """Mission points of each side (WINGS-MP-01)."""
    reserve: tuple[Count, Count] = (0, 0)
    """What they have not spent: for reinforcements (WINGS-DEP-02)."""
    clear_way: bool = False
    """The card that set the weather bore a special damage (WINGS-WX-04)."""
    prototype: Name | None = None
    """The type that is to be stolen (WINGS-MIS-08)."""
    seed: Seed = 0
    """From which it was generated."""


class Hill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a stretch of relief lies."""

    relief: Name
    at: Place
    heading: Bearing = 0


class Scenario(packs.Scenario, frozen=True, kw_only=True):
    """A fight to fly: the table, the sides, what stands on the ground, the sky above it."""

    date: Month
    front: Literal["western", "eastern"] = "western"
    area: Size
    """Width and depth of the table."""
    borders: tuple[Length, Length] | None = None
    """Where, from west to east, the first zone ends and the last begins; between them lies the
    conflict zone."""
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None
    """Twenty in a mission, forty in a mode unless told otherwise (WINGS-RULING-48, -63)."""
    active: Count = 0
    """The side that is the active squadron; the other defends."""
    weather: Band | None = None
    """Drawn where it is not given, if the option asks for weather (WINGS-WX-02)."""
    options: Values = msgspec.field(default_factory=dict)
    side: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=MOST_SIDES)]
    ground: Annotated[tuple[Emplacement, ...], Meta(max_length=MOST_GROUND)] = ()
    balloon: Annotated[tuple[Mooring, ...], Meta(max_length=MOST_BALLOONS)] = ()
    net: Annotated[tuple[Net, ...], Meta(max_length=MOST_BALLOONS)] = ()
    relief: Annotated[tuple[Hill, ...], Meta(max_length=12)] = ()
    mission: Mission | None = None


TABLES: Final[tuple[type[Entry], ...]] = (
    *(Measures, Manoeuvre, Deck, Damage, Aircraft),
    *(Piece, Balloon, Relief, Window, Season, Scenario, Campaign),
)
SCHEMA: Final = {table.__name__.lower(): table for table in TABLES}


def face_name(manoeuvre: Manoeuvre, side: int) -> str:
    """Return the name of a card within its deck: turn-left, stall, steep-sideslip-right.

    Rules: WINGS-RULING-93 (the odd cards are told apart by their diamond).
    """
    odd = manoeuvre.diamond != (manoeuvre.kind in STEEP)
    prefix = ("steep-" if manoeuvre.diamond else "plain-") if odd else ""
    return f"{prefix}{manoeuvre.kind}{('', '-left', '-right')[side]}"


def faces(deck: Deck, manoeuvres: Mapping[str, Manoeuvre], *, altitude: bool = True) -> list[Face]:
    """Return the different cards of a deck, in its order (WINGS-PROG-02, WINGS-RULING-77)."""
    found = []
    for cards in deck.cards:
        drawing = manoeuvres[cards.manoeuvre]
        if drawing.kind in RED and not altitude:
            continue
        for side, copies in ((0, cards.copies), (1, cards.left), (-1, cards.right)):
            if copies:
                found.append(Face(face_name(drawing, side), drawing, side, copies))
    return found


def months(month: str) -> int:
    """Return a month as a number, to reckon with."""
    year, number = month.split("-")
    return int(year) * 12 + int(number) - 1


def allowed(aircraft: Aircraft, camp: Camp, date: str) -> bool:
    """Is this a type of that camp and of the period (WINGS-DM-02)?

    Two-seaters were few: their time is half a year longer at both ends.
    """
    longer = 6 if aircraft.seats == 2 else 0
    first = months(aircraft.service) - longer
    last = months(aircraft.obsolete) + longer if aircraft.obsolete else months("1920-12")
    return aircraft.camp == camp and first <= months(date) < last


def cost_class(aircraft: Aircraft, date: str) -> str:
    """Return what an aircraft is at a date: two-seater, old, period or vanguard.

    Rules: WINGS-DEP-01, WINGS-MIS-12.
    """
    if aircraft.seats == 2:
        return "two-seater"
    if aircraft.obsolete and months(date) >= months(aircraft.obsolete):
        return "old"
    return "vanguard" if months(date) < months(aircraft.service) + VANGUARD else "period"


def available(aircraft: Aircraft, camp: Camp, date: str) -> bool:
    """Can a squadron have it at that date, be it old (WINGS-MIS-12)?"""
    early = 6 if aircraft.seats == 2 else 0
    if aircraft.camp != camp or months(date) < months(aircraft.service) - early:
        return False
    return aircraft.seats == 1 or allowed(aircraft, camp, date)


def seat_of(side: Side, number: int) -> int:
    """Return which of its side's seats flies the aircraft of that number."""
    seat = side.aircraft[number].seat
    return number % side.seats if seat is None else seat


def is_convex(outline: Sequence[Place]) -> bool:
    """Does an outline turn one way all round?"""
    turns = set()
    for number, (x, y) in enumerate(outline):
        (x1, y1), (x2, y2) = outline[number - 1], outline[(number + 1) % len(outline)]
        cross = (grid(x) - grid(x1)) * (grid(y2) - grid(y)) - (grid(y) - grid(y1)) * (
            grid(x2) - grid(x)
        )
        turns.add((cross > 0) - (cross < 0))
    return turns in ({1}, {-1})
