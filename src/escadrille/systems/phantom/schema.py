"""What a phantom pack may contain.

What the compiled tables need, and where it stands here:

- Of two figures the document's wins, then the public one (PHANTOM-RULING-39); `stated` and
  `public` say which is which. Its damaged text leaves one figure in doubt, the factors of the
  Mk.84 (PHANTOM-RULING-29, PHANTOM-RULING-04).
- A triple is a figure for a short, a medium and a long campaign, in the order of LENGTHS. SO are
  special option points, OS in French (PHANTOM-RULING-28).
- The figures of the rules that no card or counter bears are on the one `HelpSheet`: squadron,
  costs of advantages, guns, pods, rescue, experience (PHANTOM-RULING-30).
- A `Sheet` is a campaign of one service and year; each of its `lengths` is a scenario, called
  `<sheet>-<length>` (`scenarios`). A sheet names Targets by their number, and for each region of
  them its WP penalty; `weapons` are those available, with their SO cost per counter; `set_aside`
  names Sites and Bandits whose counters stay in the box, whole (PHANTOM-RULING-34).
- A `Track` is what is in force at each position of its marker, from left to right: position k
  stands for the box whose right neighbour shows the value (PHANTOM-TRACK-01, PHANTOM-HOUSE-31).
  A sheet says for each of its three tracks which one, and the position of its Start box.
- A `Pilot` is a card of two sides, `front` and the promoted `back`; service, years, WP and
  munitions are those of its aircraft. Stress up to `okay.to` is Okay, up to `shaken.to` Shaken,
  above it Unfit (PHANTOM-PILOT-09).
- A `Weapon` counter has the attack factors of one face; `Supply` says how many counters there are
  and what is on both of their faces. Built-in guns are no counters: `HelpSheet.gun`.
- `attack` of a Site, a Bandit or an event is Stress, Damaged, Destroyed, rising.
- A `Counter` is a face of each kind, a Site and a Bandit, or none: "No Bandit".
- An `EventCard` has at most one effect in each of its three sections (`effects`);
  none: nothing happens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

import msgspec

from escadrille.content.packs import Entry, Words
from escadrille.kernel.bounds import Name
from escadrille.kernel.options import Value, Values
from escadrille.systems.phantom import effects
from escadrille.systems.phantom.effects import Attack, Count, Die, Few, Many, Part, Shift

Length = Literal["short", "medium", "long"]
Service = Literal["usaf", "usn"]
Level = Literal["newbie", "green", "average", "skilled", "veteran", "ace"]
Altitude = Literal["high", "low"]
WeaponKind = Literal["air-to-air", "air-to-ground", "gun-pod", "ecm-pod"]
TrackKind = Literal["recon", "intel", "politics"]
Grade = Literal["dismal", "poor", "adequate", "good", "great"]

LENGTHS: Final[tuple[Length, ...]] = get_args(Length)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)  # PHANTOM-PILOT-04, rising
MOST_PILOTS: Final = 32  # of a squadron
MOST_MISSIONS: Final = 99  # of a campaign
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)  # PHANTOM-HOUSE-39, rising

Distance = Annotated[int, msgspec.Meta(ge=0, le=4)]
Year = Annotated[int, msgspec.Meta(ge=1940, le=2010)]
Triple = tuple[Count, Count, Count]
Levels = tuple[Count, Count, Count, Count, Count]
Costs = Annotated[dict[Name, Triple], msgspec.Meta(max_length=99)]
Factors = Annotated[tuple[Die, ...], msgspec.Meta(max_length=4)]
Altitudes = Annotated[tuple[Altitude, ...], msgspec.Meta(min_length=1, max_length=2)]


# Aircraft and pilots


class Aircraft(Entry, frozen=True, kw_only=True):
    """A type of aircraft in one service (PHANTOM-PILOT-06, PHANTOM-PILOT-16)."""

    name: Name
    role: Words
    service: Service
    """Of its pilots too (PHANTOM-PILOT-03, PHANTOM-RULING-02)."""
    wp: Count
    so: Triple
    """Gained at the start for each that is chosen (PHANTOM-SETUP-10)."""
    years: tuple[Year, Year]
    gun: bool
    gun_from: Year | None = None
    """Before that year it counts as "No Gun" (PHANTOM-PILOT-18, PHANTOM-RULING-17)."""
    weapons: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=32)]

    def __post_init__(self) -> None:
        if self.years[0] > self.years[1]:
            raise ValueError(f"years: {self.years[0]} is after {self.years[1]}")
        if self.gun_from is not None and not self.gun:
            raise ValueError("gun_from: an aircraft without a gun has none from any year")

    def has_gun(self, year: int) -> bool:
        """Has it a built-in gun (PHANTOM-PILOT-17)?"""
        return self.gun and year >= (self.gun_from or year)


class Band(Part, frozen=True, kw_only=True):
    """A status: the highest stress that belongs to it, and its figures (PHANTOM-PILOT-10)."""

    to: Count
    fast: bool
    ata: Shift
    atg: Shift


class Side(Part, frozen=True, kw_only=True):
    """One side of a pilot card."""

    level: Level
    xp: Many | None = None
    """Needed to be promoted (PHANTOM-PILOT-05); only the front has it."""
    cool: Count
    okay: Band
    shaken: Band


class Pilot(Entry, frozen=True, kw_only=True):
    """A pilot card: the aircraft and its crew, on two sides (PHANTOM-PILOT-01)."""

    name: Name
    """Without effect (PHANTOM-PILOT-02)."""
    aircraft: Name
    cost: Triple = (0, 0, 0)
    """SO paid at set-up for the card (PHANTOM-HOUSE-46)."""
    front: Side
    back: Side

    def __post_init__(self) -> None:
        front, back = LEVELS.index(self.front.level), LEVELS.index(self.back.level)
        if back != front + 1:
            raise ValueError("back.level: expected the level above the front's (PHANTOM-PILOT-01)")
        if self.front.xp is None or self.back.xp is not None:
            raise ValueError("xp: the front has it and the back has none (PHANTOM-PILOT-05)")
        for name, side in (("front", self.front), ("back", self.back)):
            if side.shaken.to <= side.okay.to:
                raise ValueError(f"{name}.shaken.to: expected more than okay.to (PHANTOM-PILOT-09)")


# Weapons


class Weapon(Entry, frozen=True, kw_only=True):
    """One face of a weapon counter (PHANTOM-COMP-13)."""

    name: Words
    kind: WeaponKind
    wp: Count
    factors: Factors = ()
    """Rising; one for an air-to-air weapon, none for a pod (PHANTOM-AG-01)."""
    range: Distance = 0
    forbidden: Distance | None = None
    """The red number (PHANTOM-COMP-16)."""
    altitudes: Altitudes = ("high", "low")
    """Both for the air-to-air weapons of the house (PHANTOM-RULING-23)."""
    soft: Count = 0
    """Added against soft targets (PHANTOM-AG-04)."""
    radar_only: bool = False
    """For counters with the R mark alone (PHANTOM-AG-06)."""
    politics: Count = 0
    """Boxes that the Politics marker moves right, once, if it is used (PHANTOM-AG-05)."""

    def __post_init__(self) -> None:
        pod = self.kind in ("gun-pod", "ecm-pod")
        if pod == bool(self.factors):
            raise ValueError("factors: weapons have them, pods have none (PHANTOM-COMP-14)")
        if list(self.factors) != sorted(set(self.factors)):
            raise ValueError("factors: expected rising figures (PHANTOM-AG-01)")
        if self.kind == "air-to-air" and len(self.factors) > 1:
            raise ValueError("factors: a Bandit takes one damage at most (PHANTOM-AA-01)")
        if self.forbidden is not None and self.forbidden > self.range:
            raise ValueError("forbidden: beyond the greatest range (PHANTOM-COMP-16)")
        if self.range == self.forbidden == 0:
            raise ValueError("forbidden: no range is left (PHANTOM-COMP-16)")
        if self.kind != "air-to-ground" and (self.soft or self.radar_only or self.politics):
            raise ValueError("soft, radar_only and politics are for air-to-ground weapons")


class Supply(Entry, frozen=True, kw_only=True):
    """Weapon counters, with one type on each face (PHANTOM-COMP-18)."""

    faces: tuple[Name, Name]
    counters: Many


# Air defences


class Threat(Entry, frozen=True, kw_only=True):
    """A face of a counter."""

    name: Words
    attack: Attack
    range: Distance = 0

    def __post_init__(self) -> None:
        effects.check_rising(self.attack)


class Site(Threat, frozen=True, kw_only=True):
    """Every Site is soft (PHANTOM-AG-04, PHANTOM-RULING-11)."""

    altitudes: Altitudes
    radar: bool = False
    """The R mark (PHANTOM-COMP-08)."""


class Bandit(Threat, frozen=True, kw_only=True):
    """No altitude limits it (PHANTOM-RULING-06)."""


class Counter(Entry, frozen=True, kw_only=True):
    """Air-defence counters of these two faces (PHANTOM-COMP-04)."""

    site: Name
    bandit: Name | None = None
    copies: Many


# Targets and events


class Region(Entry, frozen=True, kw_only=True):
    """A part of the campaign map (PHANTOM-COMP-12)."""

    name: Words


class Target(Entry, frozen=True, kw_only=True):
    """A Target card (PHANTOM-COMP-20)."""

    number: Many
    title: Words
    text: Words
    region: Name
    politics: effects.Politics
    vp: Count
    stress: Count
    damage: Many
    soft: bool = False
    aircraft: Many
    sites: tuple[Few, Few]
    """In each approach zone, in the centre (PHANTOM-PRE-07)."""
    bandits: tuple[Few, Few]
    """Draws for each approach zone, for the centre (PHANTOM-TB-06)."""
    recon: Count = 0
    """This and the next two are gained when it is destroyed (PHANTOM-HOUSE-22)."""
    intel: Count = 0
    so: Count = 0


class EventCard(Entry, frozen=True, kw_only=True):
    """An event card: one effect for each leg, or none (PHANTOM-COMP-19)."""

    number: Many
    title: Words
    text: Words
    target_bound: effects.TargetBound | None = None
    over_target: effects.OverTarget | None = None
    home_bound: effects.HomeBound | None = None


# Campaigns


class Intel(Part, frozen=True, kw_only=True):
    """An Intel value: what may be removed, anywhere or in the centre only (PHANTOM-HOUSE-32)."""

    site: Literal["none", "centre", "any"] = "none"
    bandit: Literal["none", "centre", "any"] = "none"


class Track(Entry, frozen=True, kw_only=True):
    """A row of values in force, by position of the marker: numbers, or for Intel its own."""

    kind: TrackKind
    values: Annotated[tuple[Count, ...], msgspec.Meta(max_length=20)] = ()
    removals: Annotated[tuple[Intel, ...], msgspec.Meta(max_length=20)] = ()

    def __post_init__(self) -> None:
        if bool(self.values) == bool(self.removals) or bool(self.removals) != (
            self.kind == "intel"
        ):
            raise ValueError("Intel tracks have removals, the others have values")
        if self.kind == "politics" and (max(self.values) > 5 or not falling(self.values)):
            raise ValueError("values: at most 5, falling to the right (PHANTOM-TRACK-04)")
        if self.kind == "recon" and (min(self.values) < 1 or not falling(self.values[::-1])):
            raise ValueError("values: at least 1, rising to the right (PHANTOM-TRACK-02)")

    @property
    def positions(self) -> int:
        return len(self.values or self.removals)


class Start(Part, frozen=True, kw_only=True):
    """A track and the position of its Start box (PHANTOM-SETUP-05, PHANTOM-RULING-35)."""

    track: Name
    start: Count


class Grades(Part, frozen=True, kw_only=True):
    """The least VP for each grade; below Poor it is Dismal (PHANTOM-HOUSE-39)."""

    poor: Count
    adequate: Count
    good: Count
    great: Count

    def __post_init__(self) -> None:
        if not self.poor < self.adequate < self.good < self.great:
            raise ValueError("expected rising figures: poor, adequate, good, great")

    @property
    def levels(self) -> tuple[int, int, int, int]:
        return self.poor, self.adequate, self.good, self.great


class Term(Part, frozen=True, kw_only=True):
    """What a length fixes (PHANTOM-SETUP-04)."""

    missions: Many
    so: Count
    vp: Grades


class Sheet(Entry, frozen=True, kw_only=True):
    """A campaign sheet (PHANTOM-COMP-21)."""

    title: Words
    briefing: Words
    service: Service
    year: Year
    lengths: Annotated[dict[Length, Term], msgspec.Meta(min_length=1, max_length=3)]
    recon: Start
    intel: Start
    politics: Start
    targets: Annotated[tuple[Many, ...], msgspec.Meta(min_length=1, max_length=99)]
    """Their numbers (PHANTOM-SETUP-02); circles have no colour here (PHANTOM-RULING-18)."""
    regions: Annotated[dict[Name, Count], msgspec.Meta(max_length=99)]
    """The WP penalty of each (PHANTOM-ARM-03)."""
    weapons: Annotated[dict[Name, Count], msgspec.Meta(max_length=32)]
    """The SO cost of a counter, to be paid anew each mission (PHANTOM-SO-03, PHANTOM-RULING-25)."""
    costs: Costs = msgspec.field(default_factory=dict)
    """SO paid at set-up for each aircraft of a type (PHANTOM-HOUSE-46)."""
    set_aside: Annotated[tuple[Name, ...], msgspec.Meta(max_length=99)] = ()
    without_events: Annotated[tuple[Name, ...], msgspec.Meta(max_length=99)] = ()
    """Event cards out of the campaign (PHANTOM-HOUSE-18)."""
    options: Values = msgspec.field(default_factory=dict)


# The help sheet


class Purchase(Part, frozen=True, kw_only=True):
    """Two more Target cards for one SO point (PHANTOM-PRE-03, PHANTOM-SO-02)."""

    so: Many
    cards: Many


class Tanker(Part, frozen=True, kw_only=True):
    """The price of the tanker for a flight of at least so many aircraft (PHANTOM-ARM-04)."""

    aircraft: Many
    so: Count


class Gun(Part, frozen=True, kw_only=True):
    """The factors of guns, built in or in a pod (PHANTOM-HOUSE-11, PHANTOM-AG-03)."""

    air: Die
    ground: Die


class Ecm(Part, frozen=True, kw_only=True):
    """What an ECM pod takes from an attack roll (PHANTOM-ARM-09, PHANTOM-HOUSE-12)."""

    radar: Count
    site: Count


class Search(Part, frozen=True, kw_only=True):
    """The SAR roll (PHANTOM-HOUSE-21)."""

    quick: Die
    quick_stress: Count
    under_fire: Die
    under_fire_stress: Count
    target_bound: Count
    """Added for those shot down on this leg, and on the next."""
    home_bound: Count

    def __post_init__(self) -> None:
        if self.under_fire >= self.quick:
            raise ValueError("under_fire: expected less than quick")


class Experience(Part, frozen=True, kw_only=True):
    """XP for a mission flown, for one without loss and for a kill (PHANTOM-HOUSE-27, -44)."""

    mission: Count
    clean: Count
    kill: Count


class Rest(Part, frozen=True, kw_only=True):
    """Priority rest (PHANTOM-HOUSE-43)."""

    so: Many
    stress: Many
    times: Many


class HelpSheet(Entry, frozen=True, kw_only=True):
    """The figures of the rules that stand on no card: exactly one entry."""

    lengths: Annotated[dict[Length, Words], msgspec.Meta(max_length=3)]
    """What each is called."""
    squadron: Annotated[dict[Length, Levels], msgspec.Meta(max_length=3)]
    """Newbies, Greens, Averages, Skilled and Veterans, exactly, in every campaign.

    Rules: PHANTOM-SETUP-08, PHANTOM-RULING-38.
    """
    promotion: Triple
    """SO per pilot at set-up (PHANTOM-SETUP-11)."""
    random_squadron: Triple
    """SO gained for a squadron drawn at random (PHANTOM-HOUSE-47)."""
    reconnaissance: Purchase
    tanker: Annotated[tuple[Tanker, ...], msgspec.Meta(min_length=1, max_length=MOST_PILOTS)]
    load: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1, max_length=99)]
    """Taken from air-to-air rolls, by air-to-ground WP; the last holds beyond (PHANTOM-AA-03)."""
    gun: Gun
    ecm: Ecm
    evasion: Count
    """Stress for it (PHANTOM-REACT-05)."""
    hit: Count
    """Stress of a Stress or Damaged result (PHANTOM-HOUSE-03)."""
    damaged: Count
    """Taken from the rolls of a Damaged aircraft (PHANTOM-HOUSE-04)."""
    search: Search
    shot_down: Count
    """VP lost for each aircraft (PHANTOM-HOUSE-23)."""
    missing: Count
    """VP lost for each pilot MIA, besides."""
    experience: Experience
    rest: Rest

    def __post_init__(self) -> None:
        if not set(self.squadron) == set(self.lengths) == set(LENGTHS):
            raise ValueError("squadron, lengths: expected short, medium and long")
        if max(sum(mix) for mix in self.squadron.values()) > MOST_PILOTS:
            raise ValueError(f"squadron: more than {MOST_PILOTS} pilots")
        sizes = [tanker.aircraft for tanker in self.tanker]
        if sizes != sorted(set(sizes)) or sizes[0] != 1:
            raise ValueError("tanker: expected rising sizes of flight, from 1 (PHANTOM-ARM-04)")


SCHEMA: Final[dict[str, type[Entry]]] = {
    "help": HelpSheet,
    "aircraft": Aircraft,
    "pilot": Pilot,
    "weapon": Weapon,
    "supply": Supply,
    "site": Site,
    "bandit": Bandit,
    "counter": Counter,
    "region": Region,
    "target": Target,
    "event": EventCard,
    "track": Track,
    "sheet": Sheet,
}


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet at one of its lengths: what a game is set up from."""

    id: str
    title: Words
    briefing: Words
    sheet: str
    length: Length
    service: Service
    year: int
    missions: int
    options: dict[str, Value]
    favours: ClassVar[None] = None
    """There is one side."""


def scenarios(tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Scenario]:
    """Return every campaign that can be played: each sheet, from short to long."""
    (help_sheet,) = tables["help"].values()
    return {
        scenario.id: scenario
        for sheet in tables["sheet"].values()
        for length in LENGTHS
        if length in sheet.lengths
        for scenario in [_scenario(sheet, length, help_sheet.lengths[length])]
    }


def _scenario(sheet: Sheet, length: Length, name: Words) -> Scenario:
    return Scenario(
        id=f"{sheet.id}-{length}",
        title=Words(f"{sheet.title.en} ({name.en})", f"{sheet.title.fr} ({name.fr})"),
        briefing=sheet.briefing,
        sheet=sheet.id,
        length=length,
        service=sheet.service,
        year=sheet.year,
        missions=sheet.lengths[length].missions,
        options=sheet.options,
    )


def falling(values: tuple[int, ...]) -> bool:
    return list(values) == sorted(values, reverse=True)


def may_fly(sheet: Sheet, aircraft: Aircraft) -> bool:
    """May a squadron of this sheet have the type? Rules: PHANTOM-SETUP-06, PHANTOM-SETUP-07."""
    first, last = aircraft.years
    return aircraft.service == sheet.service and first <= sheet.year <= last


def price(sheet: Sheet, pilot: Pilot, aircraft: Aircraft, length: Length) -> int:
    """Return the SO points paid for a card at set-up (PHANTOM-HOUSE-46)."""
    column = LENGTHS.index(length)
    return pilot.cost[column] + sheet.costs.get(aircraft.id, (0, 0, 0))[column]


def quality(sheet: Sheet, pilot: Pilot, aircraft: Aircraft, length: Length) -> int:
    """Return what a card adds to the SO points: bonus less price (PHANTOM-SETUP-10)."""
    return aircraft.so[LENGTHS.index(length)] - price(sheet, pilot, aircraft, length)


def tanker_price(help_sheet: HelpSheet, flight: int) -> int:
    """Return the price of the tanker for so many aircraft (PHANTOM-ARM-04)."""
    return next(step.so for step in reversed(help_sheet.tanker) if flight >= step.aircraft)


def load_penalty(help_sheet: HelpSheet, wp: int) -> int:
    """Return what an air-to-ground load takes from air-to-air rolls (PHANTOM-AA-03)."""
    return help_sheet.load[min(wp, len(help_sheet.load) - 1)]


def targets_of(sheet: Sheet, targets: Mapping[str, Target]) -> list[Target]:
    """Return the Target deck of a sheet (PHANTOM-SETUP-02)."""
    return [target for target in targets.values() if target.number in sheet.targets]


def counters_of(sheet: Sheet, counters: Mapping[str, Counter]) -> list[Counter]:
    """Return the counters that start in the container (PHANTOM-HOUSE-18, PHANTOM-RULING-34)."""
    return [
        counter
        for counter in counters.values()
        if counter.site not in sheet.set_aside and counter.bandit not in sheet.set_aside
    ]


def events_of(sheet: Sheet, events: Mapping[str, EventCard]) -> list[EventCard]:
    """Return the event deck of a sheet (PHANTOM-HOUSE-18)."""
    return [event for event in events.values() if event.id not in sheet.without_events]
