"""What a flames pack may contain."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from escadrille.content import packs
from escadrille.content.packs import Entry, Words
from escadrille.kernel.bounds import Count, Many, Name
from escadrille.kernel.options import Values
from escadrille.systems.flames.campaign.schema import Campaign, Kind
from escadrille.systems.flames.choices import COLUMNS, ROWS

AXIS = ("germany", "japan")  # FLAMES-COMP-06

Nation = Literal["germany", "japan", "uk", "russia", "poland", "usa"]
Turn = Literal["ace-pilot", "barrel-roll", "scissors", "tight-turn", "vertical-roll", "yo-yo"]
Shot = Literal["in-my-sights", "out-of-the-sun"]
Title = Literal[Turn, Shot, "evasive", "redline"]  # all of the book (FLAMES-RULING-39)
Answerable = Literal["maneuver", Turn, Shot]
Figure = Literal["A+1", "A+2", "B+1", "F+1", "H+1/+1", "H+0/+1", "P+1", "P+2", "S+1"]
Ability = Literal[Figure, "Ag", "AP1", "AP2", "Cl", "Di", "M0(1)", "Re"]
Level = Literal["very-low", "low", "medium", "high", "very-high"]
Cell = tuple[
    Annotated[int, msgspec.Meta(ge=0, lt=ROWS)], Annotated[int, msgspec.Meta(ge=0, lt=COLUMNS)]
]
MOST_SIDES = 6
MOST_AIRCRAFT = 6  # of a side that chooses them, and seats of a side
MOST_OF_A_RAID = 24  # aircraft of a side with bombers or a mission, scaled
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
        _check_airframe(self)


def _check_airframe(card: Fighter | Bomber) -> None:
    if card.damaged.airframe <= card.airframe:
        raise ValueError(
            f"damaged.airframe: {card.damaged.airframe} is a total and must exceed the front's "
            f"{card.airframe} (FLAMES-DMG-02)"
        )


class BomberFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a bomber card (FLAMES-BMR-01)."""

    speed: Count
    defense: Count
    support: Count
    airframe: Many
    bombs: Count = 0


class Bomber(Entry, frozen=True, kw_only=True):
    """A bomber card, with the level at which it flies (FLAMES-BMR-02)."""

    name: Name
    nation: Nation
    year: Annotated[int, msgspec.Meta(ge=1930, le=1950)]
    vp: Count
    altitude: Level
    speed: Count
    defense: Count
    support: Count
    airframe: Many
    bombs: Count = 0
    damaged: BomberFigures

    def __post_init__(self) -> None:
        _check_airframe(self)


class Pilot(Entry, frozen=True, kw_only=True):
    """A pilot counter (group PILOT); nation "any" is the grey flag."""

    name: Name
    nation: Nation | Literal["any"]
    vp: Count
    abilities: Annotated[tuple[Ability, ...], msgspec.Meta(min_length=1, max_length=16)]


class Aircraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fighter or a bomber; a `loaded` fighter is a fighter-bomber (FLAMES-FB-01).

    `cell` is the place of a bomber in its formation, row and column, the front row first; who has
    none is placed by its owner (FLAMES-FORM-01).
    """

    fighter: Name | None = None
    pilot: Name | None = None
    seat: Count | None = None
    leader: Count | None = None
    bomber: Name | None = None
    loaded: bool = False
    cell: Cell | None = None

    @property
    def type(self) -> str:
        return self.fighter or self.bomber or ""


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the option that a side chose does for it in this mission (group OPT).

    Figures of `enemy_` take away from what the enemy has, the others add to one's own
    (FLAMES-RULING-17). Aircraft and pilots that an option gives are among those of the
    side (FLAMES-OPT-08, FLAMES-OPT-13).
    """

    altitude: Annotated[int, msgspec.Meta(ge=-1, le=1)] = 0
    bombs: Count = 0
    enemy_bombs: Count = 0
    defense: Count = 0
    enemy_defense: Count = 0
    support: Count = 0
    enemy_support: Count = 0
    flak: Count = 0
    enemy_flak: Count = 0
    gunner: Count = 0
    enemy_gunner: Count = 0
    fuel: bool = False
    late: bool = False
    press: Count = 0
    rest: Count = 0
    shortage: Count = 0
    sun: Count = 0
    vital: bool = False
    winds: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is bombed: from how many bombs on it is Damaged and Destroyed (FLAMES-CAMP-18)."""

    name: Words
    type: Kind
    damaged: Many
    destroyed: Many
    flak: Count = 0

    def __post_init__(self) -> None:
        if self.destroyed < self.damaged:
            raise ValueError("destroyed: less than damaged (FLAMES-CAMP-18)")


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack: who flies it, against what, at which scale (FLAMES-CAMP-20)."""

    attacker: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    target: Target | None = None
    scale: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    half_vp: bool = False
    """Damaged aircraft score half (FLAMES-RULING-19)."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side: its aircraft, or the points and number with which it chooses them in secret."""

    name: Words
    alliance: Literal["axis", "allies"] | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_AIRCRAFT)] = 1
    points: Many | None = None
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_AIRCRAFT)] = 1
    aircraft: Annotated[tuple[Aircraft, ...], msgspec.Meta(max_length=MOST_OF_A_RAID)] = ()
    effects: Effects | None = None

    @property
    def size(self) -> int:
        return len(self.aircraft) or self.count

    @property
    def bombs(self) -> bool:
        """Has it bombers, or fighters that are loaded?"""
        return any(plane.bomber or plane.loaded for plane in self.aircraft)


class Scenario(packs.Scenario, frozen=True, kw_only=True):
    year: Annotated[int, msgspec.Meta(ge=1930, le=1950)]
    theatre: Literal["europe", "pacific", "none"] = "none"
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)] = 6
    options: Values = msgspec.field(default_factory=dict)
    side: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=MOST_SIDES)]
    mission: Mission | None = None

    @property
    def pilots(self) -> list[str]:
        """The pilots that the scenario names."""
        return [plane.pilot for side in self.side for plane in side.aircraft if plane.pilot]

    @property
    def raid(self) -> bool:
        """Does somebody fly as a bomber, or is there a mission?"""
        return self.mission is not None or any(side.bombs for side in self.side)

    def flown(self, side: int) -> tuple[Aircraft, ...]:
        """Return the aircraft of a side, as often as the scale has it; a pilot flies one of them.

        Rules: FLAMES-SCALE-01, FLAMES-SCALE-02, FLAMES-RULING-58.
        """
        planes = self.side[side].aircraft
        if self.mission is None or self.mission.scale == 1:
            return planes
        return tuple(
            replace(plane, pilot=None if number else plane.pilot)
            for plane in planes
            for number in range(self.mission.scale)
        )


SCHEMA: packs.Schema = {
    "card": Card,
    "fighter": Fighter,
    "pilot": Pilot,
    "scenario": Scenario,
    "bomber": Bomber,
    "campaign": Campaign,
}


def allowed(fighter: Fighter | Bomber, side: Side, year: int, *, historical: bool) -> bool:
    """Is a fighter of the agreed year and camp? Rules: FLAMES-SETUP-02, FLAMES-COMP-06."""
    return fighter.year <= year and not (historical and alliance(fighter) != side.alliance)


def alliance(fighter: Fighter | Bomber) -> str:
    return "axis" if fighter.nation in AXIS else "allies"
