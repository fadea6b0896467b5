"""What the packs of skies may contain, and what must fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from escadrille.content import packs
from escadrille.content.packs import Entry, Words
from escadrille.kernel.bounds import Name
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values, resolve
from escadrille.systems.skies.campaign import checks as campaigns
from escadrille.systems.skies.campaign.schema import Campaign
from escadrille.systems.skies.choices import HEADINGS, MOST_SIDE, STEP, WORDS
from escadrille.systems.skies.options import OPTIONS

MOST_AIRCRAFT: Final = 24  # of one side
MOST_SQUADRONS: Final = 6  # of one side
MOST_CLOUDS: Final = 6
MOST_TURNS: Final = 30
PILOT: Final = {2: 25, 3: 50, 4: 75, 5: 100}  # points, by skill (SKIES-BASE-51, SKIES-ACE-02)
NAMED: Final = 25  # points more for a named ace (SKIES-RULING-44)
DEPTH: Final = 6  # inches from the own edge (SKIES-BASE-11)

Nation = Literal["raf", "luftwaffe", "italy", "france", "usa", "japan", "ussr", "finland"]
Trait = Literal[
    "great-climb",
    "great-dive",
    "tight-turn",
    "robust",
    "rapid-roll",
    "heavy-hitter",
    "deep-pockets",
]
Negative = Literal["sluggish", "vulnerable", "temperamental-guns"]
Arc = Literal["front", "right", "rear", "left"]
Level = Literal["disadvantaged", "neutral", "advantaged"]
LEVELS: Final = ("disadvantaged", "neutral", "advantaged")
Edge = Literal["south", "west", "north", "east"]
Figure = Annotated[int, Meta(ge=0, le=3)]
Skill = Annotated[int, Meta(ge=2, le=5)]  # SKIES-BASE-04, SKIES-RULING-36
Inches = Annotated[int, Meta(ge=0, le=MOST_SIDE)]
Point = tuple[Inches, Inches]
Degrees = Annotated[int, Meta(ge=0, lt=360)]


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A turret or a gun on a pivot (SKIES-MULTI-21, SKIES-BASE-52)."""

    name: Literal["nose", "dorsal", "ventral", "waist", "tail", "rear-gunner", "turret"]
    arcs: Annotated[tuple[Arc, ...], Meta(min_length=1, max_length=4)]
    fp: Annotated[int, Meta(ge=1, le=3)]


class Aircraft(Entry, frozen=True, kw_only=True):
    """A type of aircraft: its card (SKIES-BASE-02, SKIES-TRAIT-01)."""

    name: Name
    nation: Nation
    year: Annotated[int, Meta(ge=1930, le=1950)]
    mph: Annotated[int, Meta(ge=100, le=650)]
    sp: Annotated[int, Meta(ge=1, le=13)]
    ag: Figure
    fp: Figure
    engines: Annotated[int, Meta(ge=1, le=4)] = 1
    jet: bool = False
    traits: Annotated[tuple[Trait, ...], Meta(max_length=3)] = ()
    negative: Annotated[tuple[Negative, ...], Meta(max_length=3)] = ()
    agile: bool = False
    weapons: Annotated[tuple[Weapon, ...], Meta(max_length=6)] = ()
    points: Annotated[int, Meta(ge=1, le=200)]

    def __post_init__(self) -> None:
        if self.sp != self.mph // 50:
            raise ValueError(f"sp: {self.mph} mph are {self.mph // 50} inches (SKIES-BASE-03)")
        if self.agile and not self.multi:
            raise ValueError("agile: a keyword of multi-engine types")

    @property
    def multi(self) -> bool:
        """Whether the multi-engine rules are for it; a twin jet is exempt (SKIES-MULTI-01)."""
        return self.engines > 1 and not self.jet


Kind = Literal["trait", "negative", "keyword", "doctrine", "theatre", "ace"]
Window = Literal["act", "fly", "atk", "shot", "reply", "out", "roll", "back", "end", "dep"]
Retention = Literal["auto", "discard", "remove", "pilot", "manoeuvre", "ballistic"]
Signature = Literal["marksman", "acrobat", "cool-head"]


class Card(Entry, frozen=True, kw_only=True):
    """An Action card, or a lasting trait that is never in a deck (SKIES-DECK-02, SKIES-TRAIT-06).

    What it does is in the rules, by its ID; here is when, by whom and what becomes of it.
    """

    name: Words
    text: Words
    kind: Kind
    windows: Annotated[tuple[Window, ...], Meta(max_length=5)] = ()
    reaction: bool = False
    """It bears the mark (SKIES-REACT-02, SKIES-RULING-02)."""
    nation: Nation | Literal["any"] = "any"
    retention: Retention | None = None
    bonus: Trait | None = None
    """The Trait that may be played with a Doctrine (SKIES-BONUS-01)."""

    def __post_init__(self) -> None:
        plays = self.kind not in ("negative", "keyword")
        if plays != bool(self.windows) or plays != (self.retention is not None):
            raise ValueError("windows, retention: for cards of a deck, which all have them")
        tested = self.retention in ("pilot", "manoeuvre", "ballistic")
        if tested and {"end", "dep"} & {*self.windows}:
            raise ValueError(
                "retention: a card that is on no aircraft is not tested (SKIES-RULING-33)"
            )
        if self.bonus and self.kind != "doctrine":
            raise ValueError("bonus: of Doctrines alone (SKIES-BONUS-01)")


class Ace(Entry, frozen=True, kw_only=True):
    """A named ace: his type, his Signature, his Ace cards (SKIES-ACE-04, -05, SKIES-EXP-02)."""

    name: Name
    nation: Nation
    type: Name
    signature: Signature
    cards: tuple[Name, Name]
    """Those that the owner is offered first."""


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a squadron is placed, on whole inches: along an edge or about a point."""

    edges: Annotated[tuple[Edge, ...], Meta(max_length=4)] = ()
    """One of them, of the owner's choice, the same for all; none: the own edge."""
    depth: Annotated[int, Meta(ge=0, le=MOST_SIDE)] = DEPTH
    bold: Annotated[int, Meta(ge=0, le=MOST_SIDE)] = 0
    """Elements may be placed as far as this, and are then Disadvantaged."""
    along: Point | None = None
    """Limits along the edge."""
    centre: Point | None = None
    """An airfield, say (SKIES-SCEN-06)."""
    radius: Inches = 0
    facing: Degrees | None = None
    """None: straight in from the edge."""
    spread: Annotated[int, Meta(ge=0, le=180)] = 45
    """How far to either side it may head."""

    def __post_init__(self) -> None:
        if self.facing is not None and self.facing % STEP:
            raise ValueError(f"facing: expected a multiple of {STEP} degrees (SKIES-BASE-11)")
        if self.centre is not None and (self.edges or self.facing is None):
            raise ValueError("centre: a point has no edge, and its facing is told")


class Squadron(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Aircraft of one type, by the skills of their pilots (SKIES-BASE-09, SKIES-EXP-01)."""

    type: Name
    ps: Annotated[tuple[Skill, ...], Meta(min_length=1, max_length=MOST_AIRCRAFT)]
    aces: Annotated[tuple[Name, ...], Meta(max_length=MOST_AIRCRAFT)] = ()
    """Named aces, who fly the first aircraft of skill 5 (SKIES-ACE-04)."""
    zone: Zone = Zone()
    level: Level = "neutral"
    booms: Annotated[int, Meta(ge=0, le=3)] = 0
    """On each base at the start."""
    bomber: bool = False
    """It is what the mission is about: it may leave by the exit edge, and bomb ships."""
    reserve: Annotated[int, Meta(ge=2, le=MOST_TURNS)] | None = None
    """The turn at whose start it arrives (SKIES-SCEN-07)."""
    may_ace: bool = False
    """One of its pilots may be made an ace (SKIES-SCEN-05)."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One player's force; the first side of a scenario is the attacker."""

    name: Words
    nation: Nation
    doctrines: Annotated[tuple[Name, ...], Meta(max_length=7)] = ()
    """The list of a historical scenario; none: from all there are.

    Rules: SKIES-DOC-04, SKIES-BOB-01, SKIES-RULING-04, SKIES-RULING-05."""
    theatres: Annotated[tuple[Name, ...], Meta(max_length=6)] = ()
    abilities: Annotated[tuple[Name, ...], Meta(max_length=5)] | None = None
    """The Ace cards that its aces bring; None: those that their owner chooses (SKIES-ACE-03)."""
    points: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    """What it came to, where it was mustered by a list (SKIES-BASE-51)."""
    squadron: Annotated[tuple[Squadron, ...], Meta(min_length=1, max_length=MOST_SQUADRONS)]

    @property
    def size(self) -> int:
        return sum(len(squadron.ps) for squadron in self.squadron)

    def cost(self, types: Mapping[str, Aircraft]) -> int:
        """Return its points: those of its types and of their pilots (SKIES-BASE-51)."""
        return sum(
            types[squadron.type].points + PILOT[ps]
            for squadron in self.squadron
            for ps in squadron.ps
        ) + NAMED * sum(len(squadron.aces) for squadron in self.squadron)


class Scenario(packs.Scenario, frozen=True, kw_only=True):
    """A battle (group SCEN), which the booklet leaves to the house (SKIES-RULING-37)."""

    year: Annotated[int, Meta(ge=1930, le=1950)] = 1940
    table: Point = (36, 36)
    clouds: Annotated[int, Meta(ge=0, le=MOST_CLOUDS)] = 3
    turns: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None
    """None: as the option says (SKIES-BASE-49)."""
    first: Literal["roll", "attacker", "defender"] = "roll"
    """Who deploys first; "roll": alternately, the lower die first (SKIES-BASE-11)."""
    mission: Literal["booms", "escort", "convoy", "bounce", "lame-duck"] = "booms"
    """What decides it: SKIES-BASE-48, SKIES-SCEN-02, -05, SKIES-SCEN-08, SKIES-SCEN-09."""
    exit: Edge | None = None
    """By which the attacker's bombers may leave."""
    cover: bool = False
    """A third of the attacker's aircraft start Advantaged (SKIES-SCEN-03)."""
    pairs: bool = False
    """Elements are of two while there are two (SKIES-SCEN-04)."""
    ships: Annotated[tuple[Point, ...], Meta(max_length=6)] = ()
    options: Values = msgspec.field(default_factory=dict)
    side: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=2)]


SCHEMA: dict[str, type[Entry]] = {
    "aircraft": Aircraft,
    "card": Card,
    "ace": Ace,
    "scenario": Scenario,
    "campaign": Campaign,
}
CARDS: Final = (
    *("great-climb", "great-dive", "tight-turn", "robust", "rapid-roll", "heavy-hitter"),
    *("deep-pockets", "sluggish", "vulnerable", "temperamental-guns", "agile"),
    *("defensive-tactics", "hail-of-fire", "dive-away", "high-altitude", "slashing-attack"),
    *("head-on-charge", "mutual-support", "home-advantage", "radar-support", "clear-skies"),
    *("numbers", "low-level-haze", "out-of-the-sun", "eagle-eye", "virtuoso", "sixth-sense"),
    *("squadron-leader", "relentless"),
)
"""What the rules know how to play, as the ledger counts them: SKIES-CARD-01 to SKIES-CARD-29.

The last five are the Ace Ability cards of the base set (SKIES-ACE-08); few pilots become aces
(SKIES-ACE-09)."""


def cross_check(tables: packs.Tables) -> Iterator[str]:
    """Return every reference that leads nowhere and every figure that contradicts another."""
    others = (r"[0-9]+|[abcqwxyh][0-9]+|[lr][0-9]+|at[0-9]+", "a number, an aircraft or a turn")
    yield from packs.ambiguous(tables, ("aircraft",), (*WORDS, "straight", "guns"), *others)
    if tables["card"] and set(tables["card"]) != set(CARDS):
        yield f"card: expected {', '.join(CARDS)}"
    for ace in tables["ace"].values():
        yield from _check_ace(f"ace {ace.id!r}", ace, tables)
    for scenario in tables["scenario"].values():
        try:
            options = resolve(OPTIONS, scenario.options)
        except BadOption as error:
            yield f"scenario {scenario.id!r}: options: {error}"
            continue
        yield from check_scenario(scenario, options, tables)
    yield from campaigns.cross_check(tables)


def _check_ace(place: str, ace: Ace, tables: packs.Tables) -> Iterator[str]:
    plane = tables["aircraft"].get(ace.type)
    if plane is None or plane.nation != ace.nation:
        yield f"{place}: type: {ace.type!r} is no type of {ace.nation}"
    for card in ace.cards:
        if card not in tables["card"] or tables["card"][card].kind != "ace":
            yield f"{place}: cards: {card!r} is no Ace Ability card (SKIES-ACE-04)"


def check_scenario(
    scenario: Scenario, options: Values, tables: Mapping[str, Mapping[str, Any]]
) -> Iterator[str]:
    """Return why a scenario cannot be played with these options."""
    place = f"scenario {scenario.id!r}"
    if min(scenario.table) < 2 * DEPTH or max(scenario.table) > MOST_SIDE:
        yield f"{place}: table: expected {2 * DEPTH} to {MOST_SIDE} inches (SKIES-BASE-01)"
    if scenario.favours is not None and scenario.favours >= len(scenario.side):
        yield f"{place}: favours: there is no side {scenario.favours}"
    for number, side in enumerate(scenario.side, start=1):
        yield from _check_side(f"{place}: side #{number}", scenario, side, options, tables)
        if options["tournament"]:
            yield from _check_tournament(f"{place}: side #{number}", side, tables["aircraft"])
        yield from _check_cards(f"{place}: side #{number}", side, tables)


def _check_cards(place: str, side: Side, tables: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """The lists of a side are cards that its nation may have; its aces fly its types."""
    for kind, names in (("doctrine", side.doctrines), ("theatre", side.theatres)):
        for name in names:
            card = tables["card"].get(name)
            if card is None or card.kind != kind or card.nation not in (side.nation, "any"):
                yield f"{place}: {kind}s: {name!r} is no {kind} card of {side.nation}"
    seen: set[str] = set()
    for number, squadron in enumerate(side.squadron, start=1):
        here = f"{place}: squadron #{number}: aces"
        if len(squadron.aces) > squadron.ps.count(5):
            yield f"{here}: more than pilots of skill 5 (SKIES-ACE-04)"
        for name in squadron.aces:
            ace = tables["ace"].get(name)
            if ace is None or ace.type != squadron.type or name in seen:
                yield f"{here}: {name!r} does not fly it, or twice (SKIES-RULING-44)"
            seen.add(name)
    yield from _check_abilities(f"{place}: abilities", side, tables)


def _check_abilities(
    place: str, side: Side, tables: Mapping[str, Mapping[str, Any]]
) -> Iterator[str]:
    """Aces bring one Ace card each at most, and no two the same (SKIES-RULING-19)."""
    told = side.abilities or ()
    aces = sum(squadron.ps.count(5) + len(squadron.aces) for squadron in side.squadron)
    if len(told) > aces or len({*told}) < len(told):
        yield f"{place}: {len(told)} for {aces} aces, each once (SKIES-ACE-03)"
    for name in told:
        card = tables["card"].get(name)
        if card is None or card.kind != "ace":
            yield f"{place}: {name!r} is no Ace Ability card (SKIES-ACE-08)"


def _check_tournament(place: str, side: Side, types: Mapping[str, Aircraft]) -> Iterator[str]:
    """Return why a force may not fly in a tournament (SKIES-BASE-56)."""
    planes = [types[squadron.type] for squadron in side.squadron if squadron.type in types]
    twins = sum(p.multi and p.fp > 0 for p in planes) * side.size
    if len(side.squadron) != 1 or not 4 <= side.size <= 8 or any(p.jet for p in planes):
        yield f"{place}: a squadron of 4 to 8 aircraft without jets (SKIES-BASE-56)"
    elif side.cost(types) - 15 * twins > 500:
        yield f"{place}: {side.cost(types)} points; 500 at most (SKIES-BASE-56)"


def _check_side(
    place: str,
    scenario: Scenario,
    side: Side,
    options: Values,
    tables: Mapping[str, Mapping[str, Any]],
) -> Iterator[str]:
    types: Mapping[str, Aircraft] = tables["aircraft"]
    if side.size > MOST_AIRCRAFT:
        yield f"{place}: {side.size} aircraft; at most {MOST_AIRCRAFT} are supported"
    for number, squadron in enumerate(side.squadron, start=1):
        here = f"{place}: squadron #{number}"
        plane = types.get(squadron.type)
        if plane is None:
            yield f"{here}: type: {squadron.type!r} is in no pack"
        else:
            yield from check_type(here, plane, options)
            if plane.year > scenario.year:
                yield f"{here}: type: {plane.id!r} is of {plane.year}, after {scenario.year}"
        if len(squadron.ps) > room(scenario, squadron.zone):
            yield f"{here}: zone: there is no room for {len(squadron.ps)} (SKIES-BASE-11)"


def check_type(here: str, plane: Aircraft, options: Values) -> Iterator[str]:
    """Return why a type may not be fielded (SKIES-MULTI-01)."""
    if plane.multi and not (options["multi_engine"] and options["extended_rules"]):
        yield f"{here}: type: {plane.id!r} has several engines (SKIES-BASE-55)"


def room(scenario: Scenario, zone: Zone) -> int:
    """Return how many points a zone has at least."""
    edges = zone.edges or ("south",)
    return min(len(points(scenario.table, zone, edge)) for edge in edges)


def depths(table: Point, place: Point) -> dict[str, int]:
    """Return how far a place is from each edge."""
    (width, length), (x, y) = table, place
    return {"south": y, "west": x, "north": length - y, "east": width - x}


def points(table: Point, zone: Zone, edge: Edge) -> list[Point]:
    """Return the whole-inch points of a zone along an edge (SKIES-BASE-11, SKIES-BASE-53)."""
    width, length = table
    grid = [(x, y) for x in range(width + 1) for y in range(length + 1)]
    if zone.centre is not None:
        east, north = zone.centre
        far = zone.radius * zone.radius
        return [(x, y) for x, y in grid if (x - east) ** 2 + (y - north) ** 2 <= far]
    low, high = zone.along or (0, MOST_SIDE)
    upright = edge in ("west", "east")
    reach = max(zone.depth, zone.bold)
    return [
        (x, y)
        for x, y in grid
        if depths(table, (x, y))[edge] <= reach and low <= (y if upright else x) <= high
    ]


INWARD: Final = {"south": 0, "west": 90, "north": 180, "east": 270}


def headings(zone: Zone, edge: Edge) -> list[int]:
    """Return the headings in which an aircraft may be placed, ascending (SKIES-BASE-11)."""
    facing = INWARD[edge] if zone.facing is None else zone.facing
    return [
        number * STEP
        for number in range(HEADINGS)
        if min((number * STEP - facing) % 360, (facing - number * STEP) % 360) <= zone.spread
    ]
