"""What a flames pack may contain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from escadrille.content import packs
from escadrille.content.packs import Entry, Words, ambiguous
from escadrille.kernel.bounds import Count, Many, Name
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values, resolve
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.flames.choices import FIGHTER, PILOT, WORDS
from escadrille.systems.flames.options import OPTIONS

AXIS = ("germany", "japan")  # FLAMES-COMP-06

Nation = Literal["germany", "japan", "uk", "russia", "poland", "usa"]
Turn = Literal["ace-pilot", "barrel-roll", "scissors", "tight-turn", "vertical-roll", "yo-yo"]
Shot = Literal["in-my-sights", "out-of-the-sun"]
Title = Literal[Turn, Shot, "evasive", "redline"]
Answerable = Literal["maneuver", Turn, Shot]
Figure = Literal["A+1", "A+2", "B+1", "F+1", "H+1/+1", "H+0/+1", "P+1", "P+2", "S+1"]
Ability = Literal[Figure, "Ag", "AP1", "AP2", "Cl", "Di", "M0(1)", "Re"]
MOST_SIDES = 6
MOST_AIRCRAFT = 6  # of a side
MOST_CARDS = 200  # in one deck; the box has 110 (FLAMES-COMP-02)


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bursts: Many
    hits: Count = 0
    destroys: bool = False


class BomberEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fire: bool = False
    hits: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0
    stops_fuel_tank: bool = False


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pacific: Count
    europe: Count


class Card(Entry, frozen=True, kw_only=True):
    """An action card (FLAMES-PLAY-01, -02 and group CARD)."""

    title: Title
    subtitle: Literal["fuel-tank", "jinking"] | None = None
    bars: Literal["attack", "reaction", "both", "any-time"]
    maneuver: Annotated[int, msgspec.Meta(ge=0, le=4)]
    attack: Attack | None = None
    action: Literal["break-off", "reverse", "extra-hit", "altitude", "evade", "redline"] | None = (
        None
    )
    reacts_to: Annotated[tuple[Answerable, ...], msgspec.Meta(max_length=9)]
    softens: Count = 0
    bomber: BomberEffect | None = None
    copies: Copies

    def __post_init__(self) -> None:
        if self.bars == "attack" and self.reacts_to:
            raise ValueError("reacts_to: a card with two red bars answers nothing (FLAMES-PLAY-02)")
        if self.attack and self.action:
            raise ValueError("action: a card attacks or has an action of its own, never both")


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a fighter card (FLAMES-COMP-05)."""

    speed: Count
    performance: Count
    horsepower: tuple[Count, Count]
    bursts: Count
    firepower: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    airframe: Many
    gunner: Count = 0
    turbocharger: bool = False
    agile: bool = False
    barrage: bool = False
    bombs: Count = 0


class Fighter(Entry, frozen=True, kw_only=True):
    """A fighter card; `damaged` is its other side, whose Airframe is a total since the start."""

    name: Name
    nation: Nation
    year: Annotated[int, msgspec.Meta(ge=1930, le=1950)]
    vp: Count
    speed: Count
    performance: Count
    horsepower: tuple[Count, Count]
    bursts: Count
    firepower: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    airframe: Many
    gunner: Count = 0
    turbocharger: bool = False
    agile: bool = False
    barrage: bool = False
    bombs: Count = 0
    damaged: Figures

    def __post_init__(self) -> None:
        if self.damaged.airframe <= self.airframe:
            raise ValueError(
                f"damaged.airframe: {self.damaged.airframe} is a total and must exceed the front's "
                f"{self.airframe} (FLAMES-DMG-02)"
            )


class Pilot(Entry, frozen=True, kw_only=True):
    """A pilot counter (group PILOT); nation "any" is the grey flag."""

    name: Name
    nation: Nation | Literal["any"]
    vp: Count
    abilities: Annotated[tuple[Ability, ...], msgspec.Meta(min_length=1, max_length=16)]


class Aircraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fighter: Name
    pilot: Name | None = None
    seat: Count | None = None
    leader: Count | None = None


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side: its aircraft, or the points and number with which it chooses them in secret."""

    name: Words
    alliance: Literal["axis", "allies"] | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_AIRCRAFT)] = 1
    points: Many | None = None
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_AIRCRAFT)] = 1
    aircraft: Annotated[tuple[Aircraft, ...], msgspec.Meta(max_length=MOST_AIRCRAFT)] = ()

    @property
    def size(self) -> int:
        return len(self.aircraft) or self.count


class Scenario(packs.Scenario, frozen=True, kw_only=True):
    year: Annotated[int, msgspec.Meta(ge=1930, le=1950)]
    theatre: Literal["europe", "pacific", "none"] = "none"
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)] = 6
    options: Values = msgspec.field(default_factory=dict)
    side: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=MOST_SIDES)]

    @property
    def pilots(self) -> list[str]:
        """The pilots that the scenario names."""
        return [plane.pilot for side in self.side for plane in side.aircraft if plane.pilot]


SCHEMA: packs.Schema = {"card": Card, "fighter": Fighter, "pilot": Pilot, "scenario": Scenario}


def cross_check(tables: packs.Tables) -> Iterator[str]:
    """Return every reference that leads nowhere and every figure that contradicts another."""
    words = (*WORDS, *LEVELS, "1", "2", "3", "4")
    seats = (r"[a-f][0-9]+", "the name of a seat at the table")
    yield from ambiguous(tables, ("card", "fighter", "pilot"), words, *seats)
    if len(tables["card"]) > 64:
        yield f"card: {len(tables['card'])} different cards; at most 64 are supported"
    if len(tables["fighter"]) > PILOT - FIGHTER:
        yield f"fighter: {len(tables['fighter'])} fighters; at most {PILOT - FIGHTER} are supported"
    cards = sum(card.copies.pacific + card.copies.europe for card in tables["card"].values())
    if cards > MOST_CARDS:
        yield f"card: copies: {cards} in the deck; at most {MOST_CARDS} are supported"
    if tables["card"] and not any(card.title == "ace-pilot" for card in tables["card"].values()):
        yield "card: no card is titled ace-pilot, which the pilots' counters stand for"
    for scenario in tables["scenario"].values():
        try:
            resolve(OPTIONS, scenario.options)
        except BadOption as error:
            yield f"scenario {scenario.id!r}: options: {error}"
        if scenario.favours is not None and scenario.favours >= len(scenario.side):
            yield f"scenario {scenario.id!r}: favours: there is no side {scenario.favours}"
        for number, side in enumerate(scenario.side, start=1):
            place = f"scenario {scenario.id!r}: side #{number}"
            yield from _check_side(place, scenario, side, tables)
        if len(scenario.side) > 2 and not scenario.options.get("free_for_all"):
            yield f"scenario {scenario.id!r}: more than two sides need free_for_all"
        if len({side.points for side in scenario.side if side.points}) > 1:
            rules = "FLAMES-TEAM-01, FLAMES-RULING-54"
            yield f"scenario {scenario.id!r}: points: expected the same for all sides ({rules})"


def allowed(fighter: Fighter, side: Side, year: int, *, historical: bool) -> bool:
    """Is a fighter of the agreed year and camp? Rules: FLAMES-SETUP-02, FLAMES-COMP-06."""
    return fighter.year <= year and not (historical and alliance(fighter) != side.alliance)


def alliance(fighter: Fighter) -> str:
    return "axis" if fighter.nation in AXIS else "allies"


def _check_side(place: str, scenario: Scenario, side: Side, tables: packs.Tables) -> Iterator[str]:
    if bool(side.aircraft) == bool(side.points):
        yield f"{place}: expected either aircraft or points"
    if side.size < side.seats:
        yield f"{place}: seats: {side.seats} seats for {side.size} aircraft"
    if scenario.options.get("historical") and side.alliance is None:
        yield f"{place}: alliance: missing; a historical battle names it (FLAMES-COMP-06)"
    historical = bool(scenario.options.get("historical"))
    prices = [
        fighter.vp
        for fighter in tables["fighter"].values()
        if allowed(fighter, side, scenario.year, historical=historical)
    ]
    if side.points and (not prices or min(prices) * side.seats > side.points):
        yield f"{place}: points: too few for an aircraft for each seat (FLAMES-RULING-54)"
    for number, aircraft in enumerate(side.aircraft):
        here = f"{place}: aircraft #{number + 1}"
        fighter = tables["fighter"].get(aircraft.fighter)
        if fighter is None:
            yield f"{here}: fighter: {aircraft.fighter!r} is in no pack"
            continue
        if fighter.year > scenario.year:
            late = f"entered service in {fighter.year}, after {scenario.year}"
            yield f"{here}: fighter: {fighter.id!r} {late} (FLAMES-SETUP-02)"
        if historical and alliance(fighter) != side.alliance:
            yield f"{here}: fighter: {fighter.id!r} does not fly for the {side.alliance}"
        if aircraft.pilot is not None:
            yield from _check_pilot(here, fighter, aircraft.pilot, scenario, tables)
        yield from _check_pair(here, number, aircraft, side, scenario)


def _check_pilot(
    place: str, fighter: Fighter, name: str, scenario: Scenario, tables: packs.Tables
) -> Iterator[str]:
    pilot = tables["pilot"].get(name)
    if pilot is None:
        yield f"{place}: pilot: {name!r} is in no pack"
        return
    if pilot.nation not in ("any", fighter.nation):
        yield f"{place}: pilot: {name!r} does not fly for {fighter.nation} (FLAMES-PILOT-01)"
    if not scenario.options.get("pilots"):
        yield f"{place}: pilot: the scenario's option pilots is off"
    if pilot.nation != "any" and scenario.pilots.count(name) > 1:
        yield f"{place}: pilot: {name!r} flies twice in one battle (FLAMES-RULING-56)"


def _check_pair(
    place: str, number: int, aircraft: Aircraft, side: Side, scenario: Scenario
) -> Iterator[str]:
    if aircraft.seat is not None and aircraft.seat >= side.seats:
        yield f"{place}: seat: {aircraft.seat} of {side.seats}"
    if aircraft.leader is None:
        return
    leaders = [other.leader for other in side.aircraft]
    if not scenario.options.get("wingmen"):
        yield f"{place}: leader: the scenario's option wingmen is off"
    if aircraft.leader >= len(leaders) or aircraft.leader == number:
        yield f"{place}: leader: there is no other aircraft #{aircraft.leader + 1}"
    elif leaders[aircraft.leader] is not None or leaders.count(aircraft.leader) > 1:
        yield f"{place}: leader: an aircraft belongs to one pair at most (FLAMES-RULING-36)"
