"""What a zero pack may contain.

What the compiled tables need, and where it stands here:

- The deck: `Card.copies`, less the cards whose `option` is off (ZERO-CMP-05). What a card does as
  an Attack follows from its `title` (ZERO-POS-05 to -09, ZERO-ALT-13); only firing cards have
  figures, `attack`. Table R is `answers`. The level of the Disengagement Table follows from
  `title`, `subtitle` and `attack.bursts` (ZERO-DIS-03).
- A type of aircraft is one `Fighter`: its Leader card and its Wingman card, of which every figure
  is a pair, undamaged and Damaged: `fighter.leader.bursts[damaged]`. Both cards share `capacity`,
  whose second figure is a total since the first Hit (ZERO-AIR-04). Pilot bonuses (ZERO-BAL-07)
  add one to a figure of the Leader on both sides.
- A scenario has two sides, always in this order: the one that plays the part of the Allies in the
  rules, then that of the Japanese (ZERO-RULING-42, ZERO-RULING-47). A side has its Elements, or
  else `count` of them to choose, in secret and at the same time as the other.
- A side that chooses takes types that `bar_type` lets pass, of its own `flies`, in the scenario's
  year; exactly `count` Elements, or with `more_elements` from `seats` to MOST_ELEMENTS whose
  values add up to exactly `points` (ZERO-BAL-03; `reachable` says whether that can still be
  done). With `lone_leaders` each of them is then asked for its Wingman. After the forces are
  revealed, `pilot_bonuses` lets the side of the lower value take bonuses for its Leaders, one for
  each point of difference.
- `more_elements` and `lone_leaders` are for a side that chooses; `value_bonus` and
  `pilot_bonuses` are refused where a side of the scenario has `bonus` VP, which contain all
  balancing (ZERO-SCN-05).
- `start_levels` is what an Element may choose from (ZERO-SCN-02); `highest` its ceiling with the
  clouds.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal, get_args

import msgspec

from escadrille.content import packs
from escadrille.content.packs import Entry, Words, ambiguous
from escadrille.kernel.api import Refusal
from escadrille.kernel.bounds import Count, Many, Name
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values, resolve
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.zero.choices import WORDS
from escadrille.systems.zero.options import OPTIONS

PARTS: Final = ("allied", "japanese")  # which side plays which part in the rules, by its number
MOST_ELEMENTS: Final = 4  # ZERO-RULING-47
MOST_CARDS: Final = 400  # in the deck; the box has 80 (ZERO-CMP-01)

Level = Literal["very-low", "low", "medium", "high", "very-high"]
Part = Literal["allied", "japanese"]
Nation = Literal["usa", "uk", "netherlands", "ussr", "japan", "germany", "italy"]
# ZERO-CMP-08
Kind = Literal["fighter", "fighter-bomber", "medium-bomber", "heavy-bomber", "reconnaissance"]
BOMBERS: Final = ("medium-bomber", "heavy-bomber")
Bonus = Literal["P", "H", "B", "G"]  # a pilot counter is no more than its letters (ZERO-CMP-13)
Shot = Literal["in-my-sights", "out-of-the-sun"]
Turn = Literal["maneuvering", "half-loop", "scissors", "vertical-roll", "full-throttle"]
Title = Literal[Shot, Turn, "tight-turn", "barrel-roll", "ace-pilot"]

Pair = tuple[Count, Count]
"""A figure of a card, undamaged and Damaged."""
Marks = tuple[bool, bool]
"""A special rating of a card, undamaged and Damaged."""


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bursts: Annotated[int, msgspec.Meta(ge=1, le=3)]  # ZERO-BST-01
    hits: Many


class Card(Entry, frozen=True, kw_only=True):
    """An action card (group CMP); red is Attack only, blue Response only, white either."""

    title: Title
    subtitle: Literal["fuel-tank"] | None = None
    colour: Literal["red", "blue", "white"]
    attack: Attack | None = None
    answers: Annotated[tuple[Title, ...], msgspec.Meta(max_length=10)] = ()
    """A row of the table of Responses: ZERO-ATK-12, as ZERO-RULING-01, ZERO-RULING-02,
    ZERO-RULING-03 and ZERO-RULING-04 read it."""
    copies: Many
    option: Literal["full_throttle"] | None = None
    """The option without which the card stays in the box."""

    def __post_init__(self) -> None:
        if (self.attack is not None) != (self.title in get_args(Shot)):
            raise ValueError("attack: Bursts and Hits are for firing cards, which all have them")
        if self.subtitle and self.title != "in-my-sights":
            raise ValueError("subtitle: only IN MY SIGHTS has a Fuel Tank version (ZERO-DIS-03)")
        if (self.colour == "red") != (not self.answers):
            raise ValueError("answers: a red card answers nothing, any other does (ZERO-CMP-03)")


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Leader card (ZERO-AIR-02)."""

    value: Count
    performance: Pair
    horsepower: Pair
    bursts: Pair
    gunner: Pair = (0, 0)
    agile: Marks = (False, False)
    """Section 6.35 of the booklet, whatever number 5.26 gives it (ZERO-RULING-08)."""
    turbo: Marks = (False, False)
    bombs: Pair = (0, 0)
    ceiling: Level | None = None


class Wingman(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Wingman card (ZERO-AIR-02)."""

    value: Count
    offensive: Pair
    defensive: Pair
    turbo: Marks = (False, False)
    bombs: Pair = (0, 0)


class Fighter(Entry, frozen=True, kw_only=True):
    """A type of aircraft: two cards of two sides (ZERO-AIR-01, ZERO-SET-06).

    What the examples give away of a type is met by the packs (ZERO-RULING-06).
    """

    name: Name
    nation: Nation
    kind: Kind = "fighter"
    year: Annotated[int, msgspec.Meta(ge=1930, le=1950)]
    capacity: tuple[Many, Many]
    leader: Leader
    wingman: Wingman

    def __post_init__(self) -> None:
        undamaged, damaged = self.capacity
        if damaged <= undamaged:
            raise ValueError(
                f"capacity: {damaged} is a total and must exceed {undamaged} (ZERO-AIR-04)"
            )
        pairs = {
            f"{name}.{field}": getattr(card, field)
            for name, card in (("leader", self.leader), ("wingman", self.wingman))
            for field in card.__struct_fields__
            if isinstance(getattr(card, field), tuple)
        }
        for field, (front, back) in pairs.items():
            if back > front:
                raise ValueError(f"{field}: better Damaged than undamaged (ZERO-AIR-03)")
        for card in ("leader", "wingman"):
            if all(front == back for field, (front, back) in pairs.items() if card in field):
                raise ValueError(f"{card}: Damaged, it loses something (ZERO-AIR-03)")
        if self.kind == "fighter-bomber" and not self.leader.gunner[0]:
            raise ValueError("leader.gunner: a fighter-bomber has a gunner (ZERO-GUN-01)")


class Element(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Element that a scenario fixes; `levels` are those where it may start, none: any."""

    fighter: Name
    wingman: bool = True
    bonuses: Annotated[tuple[Bonus, ...], msgspec.Meta(max_length=4)] = ()
    surprised: bool = False
    levels: Annotated[tuple[Level, ...], msgspec.Meta(max_length=5)] = ()
    seat: Count | None = None


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side: its Elements, or the number (and points) with which it chooses them in secret."""

    name: Words
    flies: Annotated[tuple[Nation, ...], msgspec.Meta(min_length=1, max_length=7)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_ELEMENTS)] = 1
    bonus: Count = 0
    """Victory Points added at the end (ZERO-SCN-05)."""
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_ELEMENTS)] | None = None
    points: Many | None = None
    element: Annotated[tuple[Element, ...], msgspec.Meta(max_length=MOST_ELEMENTS)] = ()

    @property
    def size(self) -> int:
        """The aircraft of the side, as far as they are known."""
        return sum(1 + element.wingman for element in self.element) or 2 * (self.count or 1)


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part of a mission in which a fight takes place (ZERO-DIS-09).

    `turns` are those already flown on the way out, or on the way home those still to fly.
    """

    attacker: Part
    leg: Literal["outbound", "target", "homebound"]
    turns: Count


class Scenario(packs.Scenario, frozen=True, kw_only=True):
    """A fight to fly (group SCN), or a free one in which the sides choose."""

    year: Annotated[int, msgspec.Meta(ge=1930, le=1950)]
    date: datetime.date | None = None
    first: Part | Literal["toss"] = "toss"
    turns: Annotated[int, msgspec.Meta(ge=1, le=30)] | None = None
    """Six unless told otherwise; thirty in a fight to the death (ZERO-END-01, ZERO-RULING-43)."""
    clouds: Level | None = None
    mission: Mission | None = None
    options: Values = msgspec.field(default_factory=dict)
    side: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=2)]

    def __post_init__(self) -> None:
        if self.date is not None and self.date.year != self.year:
            raise ValueError(f"date: {self.date} is not in {self.year}")


SCHEMA: dict[str, type[Entry]] = {"card": Card, "fighter": Fighter, "scenario": Scenario}


def bar_type(fighter: Fighter, side: Side, year: int, *, fighter_bombers: bool) -> Refusal | None:
    """Bar a type that a side may not fly."""
    if fighter.nation not in side.flies:
        return Refusal("ZERO-SET-02", {"nation": fighter.nation})
    if fighter.year > year:
        return Refusal("ZERO-SET-04", {"year": fighter.year, "agreed": year})
    if fighter.kind == "fighter" or (fighter.kind == "fighter-bomber" and fighter_bombers):
        return None
    rule = "ZERO-GUN-01" if fighter.kind == "fighter-bomber" else "ZERO-SET-05"
    return Refusal(rule, {"kind": fighter.kind})


def element_value(fighter: Fighter, bonuses: int = 0, *, wingman: bool) -> int:
    """Return the Point Value of an Element (ZERO-AIR-15, ZERO-BAL-02)."""
    return fighter.leader.value + bonuses + (fighter.wingman.value if wingman else 0)


def highest(fighter: Fighter, clouds: Level | None) -> int:
    """Return the highest level for an Element (ZERO-AIR-19, ZERO-SCN-03), as its number."""
    limits = (fighter.leader.ceiling, clouds)
    return min(LEVELS.index(limit) if limit else len(LEVELS) - 1 for limit in limits)


def start_levels(fighter: Fighter, clouds: Level | None, levels: Sequence[Level] = ()) -> list[int]:
    """Return where an Element may start. Rules: ZERO-SET-07, ZERO-SET-08, ZERO-SCN-02."""
    top = min(highest(fighter, clouds), len(LEVELS) - (1 if fighter.leader.turbo[0] else 2))
    return [
        number
        for number, level in enumerate(LEVELS)
        if number <= top and (not levels or level in levels)
    ]


@lru_cache(maxsize=1 << 12)
def reachable(values: frozenset[int], total: int, least: int, most: int) -> bool:
    """Can `least` to `most` Elements of these values add up to exactly that total (ZERO-BAL-03)?"""
    sums = {0}
    for number in range(most + 1):
        if number >= least and total in sums:
            return True
        sums = {one + other for one in sums for other in values}
    return False


def cross_check(tables: packs.Tables) -> Iterator[str]:
    """Return every reference that leads nowhere and every figure that contradicts another."""
    words = (*WORDS, *LEVELS, *(letter.lower() for letter in get_args(Bonus)))
    others = (r"[0-9]+|[ab][0-9]+w?", "a number, or an aircraft")
    yield from ambiguous(tables, ("card", "fighter"), words, *others)
    if len(tables["card"]) > 64:
        yield f"card: {len(tables['card'])} different cards; at most 64 are supported"
    cards = sum(card.copies for card in tables["card"].values())
    if cards > MOST_CARDS:
        yield f"card: copies: {cards} in the deck; at most {MOST_CARDS} are supported"
    if tables["card"] and not any(card.title == "scissors" for card in tables["card"].values()):
        yield "card: no card is titled scissors, which Agile stands for (ZERO-POS-10)"
    for scenario in tables["scenario"].values():
        try:
            options = resolve(OPTIONS, scenario.options)
        except BadOption as error:
            yield f"scenario {scenario.id!r}: options: {error}"
            continue
        yield from check_scenario(scenario, options, tables["fighter"])


def check_scenario(
    scenario: Scenario, options: Values, fighters: Mapping[str, Fighter]
) -> Iterator[str]:
    """Return why a scenario cannot be played with these options."""
    if scenario.favours is not None and scenario.favours >= len(scenario.side):
        yield f"scenario {scenario.id!r}: favours: there is no side {scenario.favours}"
    yield from _check_balance(f"scenario {scenario.id!r}", scenario, options)
    for number, side in enumerate(scenario.side, start=1):
        place = f"scenario {scenario.id!r}: side #{number}"
        yield from _check_side(place, scenario, side, options, fighters)


def _check_balance(place: str, scenario: Scenario, options: Values) -> Iterator[str]:
    """Both sides are alike in number, unless something balances them otherwise."""
    fixed = [bool(side.element) for side in scenario.side]
    counts = {side.count for side in scenario.side if side.count}
    if len(counts) > 1 and not options["lone_leaders"] and not options["more_elements"]:
        yield f"{place}: count: expected the same for both sides (ZERO-SET-03)"
    if any(fixed) and (options["more_elements"] or options["lone_leaders"]):
        yield f"{place}: options: more_elements and lone_leaders are for sides that choose"
    if len({side.points for side in scenario.side}) > 1:
        yield f"{place}: points: expected the same for both sides (ZERO-BAL-03)"
    given = any(side.bonus for side in scenario.side)
    if given and (options["value_bonus"] or options["pilot_bonuses"]):
        yield f"{place}: bonus: it contains all balancing already (ZERO-SCN-05)"
    if options["missions"] and scenario.mission is None:
        yield f"{place}: mission: missing; the option missions asks for it (ZERO-DIS-09)"


def _check_side(
    place: str, scenario: Scenario, side: Side, options: Values, fighters: Mapping[str, Fighter]
) -> Iterator[str]:
    if bool(side.element) == (side.count is not None):
        yield f"{place}: expected either Elements or a count of them"
        return
    if side.seats > (side.count or len(side.element)):
        yield f"{place}: seats: {side.seats} seats for {side.count or len(side.element)} Elements"
    if side.count is not None:
        yield from _check_choice(place, scenario, side, options, fighters)
    for number, element in enumerate(side.element, start=1):
        here = f"{place}: element #{number}"
        fighter = fighters.get(element.fighter)
        if fighter is None:
            yield f"{here}: fighter: {element.fighter!r} is in no pack"
        else:
            yield from _check_element(here, scenario, side, element, fighter, options)
        if element.seat is not None and element.seat >= side.seats:
            yield f"{here}: seat: {element.seat} of {side.seats}"


def _check_choice(
    place: str, scenario: Scenario, side: Side, options: Values, fighters: Mapping[str, Fighter]
) -> Iterator[str]:
    bombers = bool(options["fighter_bombers"])
    choice = [
        fighter
        for fighter in fighters.values()
        if bar_type(fighter, side, scenario.year, fighter_bombers=bombers) is None
    ]
    if not choice:
        yield f"{place}: flies: there is nothing to choose from in {scenario.year} (ZERO-SET-04)"
    if not options["more_elements"]:
        return
    values = {element_value(fighter, wingman=True) for fighter in choice}
    if options["lone_leaders"]:
        values |= {element_value(fighter, wingman=False) for fighter in choice}
    if side.points is None:
        yield f"{place}: points: missing; the option more_elements asks for them (ZERO-BAL-03)"
    elif not reachable(frozenset(values), side.points, side.seats, MOST_ELEMENTS):
        yield f"{place}: points: no Elements add up to {side.points} (ZERO-BAL-03)"


def _check_element(
    place: str, scenario: Scenario, side: Side, element: Element, fighter: Fighter, options: Values
) -> Iterator[str]:
    if fighter.nation not in side.flies:
        yield f"{place}: fighter: {fighter.id!r} is of {fighter.nation} (ZERO-SET-02)"
    if fighter.year > scenario.year:
        late = f"entered service in {fighter.year}, after {scenario.year}"
        yield f"{place}: fighter: {fighter.id!r} {late} (ZERO-SET-04)"
    if fighter.kind == "fighter-bomber" and not options["fighter_bombers"]:
        yield f"{place}: fighter: the option fighter_bombers is off (ZERO-GUN-01)"
    elif fighter.kind not in ("fighter", "fighter-bomber"):
        yield f"{place}: fighter: a {fighter.kind} flies in no dogfight (ZERO-SET-05)"
    if len(set(element.bonuses)) < len(element.bonuses):
        yield f"{place}: bonuses: each letter at most once (ZERO-BAL-07)"
    if "G" in element.bonuses and not fighter.leader.gunner[0]:
        yield f"{place}: bonuses: G is for an aircraft with a gunner (ZERO-BAL-07)"
    if not start_levels(fighter, scenario.clouds, element.levels):
        yield f"{place}: levels: none is left after ceiling and clouds (ZERO-SCN-02)"
