"""Packs, scenario and options compiled to integers. Nothing in play reads a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.dogfights import Dogfight
from escadrille.mechanics.hands import bits
from escadrille.systems.flames.schema import (
    Bomber,
    BomberFigures,
    Card,
    Effects,
    Fighter,
    Figures,
    Pilot,
    Scenario,
    Title,
    allowed,
)

# What can be answered (FLAMES-PLAY-05, -06): a maneuver has no title.
MANEUVER: Final = 0
TITLES: Final = ("maneuver", *sorted(get_args(Title)))
ACE_PILOT: Final = TITLES.index("ace-pilot")
BARREL_ROLL: Final = TITLES.index("barrel-roll")
SCISSORS: Final = TITLES.index("scissors")

# The action text of a card (group CARD).
NO_ACTION: Final = 0
BREAK_OFF: Final = 1
REVERSE: Final = 2
EXTRA_HIT: Final = 3
ALTITUDE: Final = 4
EVADE: Final = 5
REDLINE: Final = 6
ACTIONS: Final = (None, "break-off", "reverse", "extra-hit", "altitude", "evade", "redline")

# Columns of a row of figures: one side of a fighter card with its pilot (FLAMES-COMP-05).
SPEED: Final = 0
PERFORMANCE: Final = 1
PRE: Final = 2
POST: Final = 3
BURSTS: Final = 4
FIREPOWER: Final = 5
AIRFRAME: Final = 6
GUNNER: Final = 7
TURBOCHARGER: Final = 8
AGILE: Final = 9
BARRAGE: Final = 10
CLIMB_COST: Final = 11
DIVE_DRAW: Final = 12
LEAST_MANEUVER: Final = 13
REDLINE_DAMAGE: Final = 14

Row = tuple[int, ...]

# What one side of a card is as a bomber: a Loaded fighter too (FLAMES-BMR-01, FLAMES-FB-03).
DEFENSE: Final = 0
SUPPORT: Final = 1
BOMBS: Final = 2
Turret = tuple[int, int, int]

# FLAMES-ALT-02, FLAMES-COMP-08: pre-turn and post-turn modifiers by level; the second pair is
# Turbocharger's.
LEVEL_MODIFIERS: Final = (
    ((1, 0, 0, -1, -1), (1, 1, 0, 0, -1)),
    ((1, 0, 0, 0, -1), (1, 1, 0, 0, 0)),
)
STARTING_BONUS: Final = (2, 1, 0, 0, 0)  # FLAMES-BONUS-01


class Tables(Dogfight[Card, Fighter, Scenario]):
    """One configured game."""

    titles: Sequence[str] = TITLES
    piles: Sequence[str] = ("discard", "chain", "limbo")
    deck_rule = "FLAMES-COMP-02"

    def __init__(
        self,
        pack: Any,
        scenario: Scenario,
        options: Values,
        fighters: Mapping[str, Fighter] | None = None,
        bombers: Mapping[str, Bomber] | None = None,
        *,
        raid: bool = False,
    ) -> None:
        """`fighters` and `bombers` are the pack's and those of a situation, which may be a raid."""
        self.bombers = list((bombers or pack.tables["bomber"]).values())
        self.raid = raid or scenario.raid
        super().__init__(pack, scenario, options, fighters)

    def compile(self) -> None:
        options = self.options
        self.pilots: list[Pilot] = list(self.pack.tables["pilot"].values())
        self.types: list[Fighter | Bomber] = [*self.fighters, *self.bombers]
        self.type_of = {flown.id: number for number, flown in enumerate(self.types)}

        self.maneuver = [card.maneuver for card in self.cards]
        self.destroys = [bool(card.attack and card.attack.destroys) for card in self.cards]
        self.action = [ACTIONS.index(card.action) for card in self.cards]
        self.softens = [card.softens for card in self.cards]
        self.copies = deck_copies(self.cards, options)

        # For each title, the faces that answer it (FLAMES-REACT-01), as a set of bits.
        self.answers = [bits(title in card.reacts_to for card in self.cards) for title in TITLES]
        self.soft_faces = bits(card.softens > 0 for card in self.cards)
        self.redlines = bits(card.action == "redline" for card in self.cards)
        ace = next(card for card in self.cards if card.title == "ace-pilot")
        self.counter_maneuver = ace.maneuver
        self.counter_answers = [title in ace.reacts_to for title in TITLES]

        self._compile_bomber_cards()
        self._compile_mission()
        self.free_for_all = bool(options["free_for_all"])
        self.pilots_on = bool(options["pilots"]) or self.mission is not None
        self.wingmen_on = bool(options["wingmen"])
        self.historical = bool(options["historical"])
        self.balance = bool(options["balance"])
        self._compile_choices()
        self.bonus = STARTING_BONUS if options["starting_bonus"] else (0,) * len(LEVELS)
        if self.free_for_all:
            self.camps = range(self.seats)
        self.pilot_of = {pilot.id: number for number, pilot in enumerate(self.pilots)}

    def _compile_choices(self) -> None:
        """Work out the fighters that each side may choose, and the least that one costs."""
        scenario = self.scenario
        self.choosable = [
            [
                number
                for number, fighter in enumerate(self.fighters)
                if allowed(fighter, side, scenario.year, historical=self.historical)
            ]
            for side in scenario.side
        ]
        self.cheapest = [
            min((self.fighters[number].vp for number in choice), default=0)
            for choice in self.choosable
        ]

    def _compile_bomber_cards(self) -> None:
        """Read what each card does in the hand of a bomber (FLAMES-REACT-04, FLAMES-TUR-07)."""
        effects = [card.bomber for card in self.cards]
        self.returns = bits(effect is not None and effect.fire for effect in effects)
        self.stops = bits(effect is not None and effect.stops_fuel_tank for effect in effects)
        self.boosts = bits(
            effect is not None and effect.hits > 0 and not effect.fire for effect in effects
        )
        self.shifts = [effect.hits if effect is not None else 0 for effect in effects]

    def _compile_mission(self) -> None:
        """Read what the options of both sides come to (FLAMES-RULING-17, FLAMES-RULING-64)."""
        scenario, none = self.scenario, Effects()
        self.mission = mission = scenario.mission
        self.target = mission.target if mission else None
        self.scale = mission.scale if mission else 1
        self.effects = [side.effects or none for side in scenario.side]
        winds = sum(effects.winds for effects in self.effects)  # FLAMES-OPT-20
        self.turns = max(1, scenario.turns + winds)  # FLAMES-RULING-30
        self.attacker = mission.attacker if mission else 0
        self.flak = 0
        if self.target is not None:
            ours, theirs = self.effects[1 - self.attacker], self.effects[self.attacker]
            self.flak = max(0, self.target.flak + ours.flak - theirs.enemy_flak)  # FLAMES-OPT-09

    def knows_flak(self, over: int, seat: int | None) -> bool:
        """May a seat know the pattern of the flak (FLAMES-FLAK-01)?"""
        return bool(over) or (seat is not None and self.side_of_seat[seat] != self.attacker)

    def shift(self, side: int, name: str) -> int:
        """Return what both sides' options make of a figure of a side's aircraft."""
        mine: int = getattr(self.effects[side], name)
        his: int = getattr(self.effects[1 - side], f"enemy_{name}")
        return mine - his


def check_options(t: Tables) -> None:
    """Refuse options that a scenario cannot be played with; the pack itself is sound."""
    name = t.scenario.id
    if t.raid and t.free_for_all:
        raise BadOption(f"option 'free_for_all': {name!r} has bombers or a mission")
    if t.sides > 2 and not t.free_for_all:
        raise BadOption(f"option 'free_for_all' is off, but {name!r} has more than two sides")
    for number, side in enumerate(t.scenario.side, start=1):
        if t.historical and side.alliance is None:
            raise BadOption(f"option 'historical': side #{number} of {name!r} has no alliance")
        too_dear = t.cheapest[number - 1] * side.seats > (side.points or 0)
        if side.points and (too_dear or not t.choosable[number - 1]):
            raise BadOption(f"option 'historical': side #{number} of {name!r} can afford nothing")


def deck_copies(cards: Sequence[Card], options: Values) -> list[int]:
    """Return how many of each card the deck holds.

    Rules: FLAMES-COMP-02, FLAMES-COMP-03; FLAMES-DECK-01 and -02 (options ``deck``, ``decks``):
    a theatre's deck is that theatre's half of two copies, the school's has nothing that kills
    outright.
    """
    times = int(options["decks"])
    if options["deck"] == "pacific":
        return [2 * card.copies.pacific * times for card in cards]
    if options["deck"] == "europe":
        return [2 * card.copies.europe * times for card in cards]
    is_school = options["deck"] == "school"
    return [
        0
        if is_school and card.attack is not None and card.attack.destroys
        else (card.copies.pacific + card.copies.europe) * times
        for card in cards
    ]


Side = Fighter | Figures | Bomber | BomberFigures
"""One side of the card of an aircraft."""


def turret_of(t: Tables, side: int, card: Side, row: Row) -> Turret:
    """Return the turrets and the load of one side of a card, after the options of both sides.

    A Loaded fighter has its Horsepower for turrets, its pilot's included. Rules: FLAMES-FB-03,
    FLAMES-OPT-06, FLAMES-OPT-07, FLAMES-OPT-18, FLAMES-FLAK-04, FLAMES-RULING-17,
    FLAMES-RULING-28.
    """
    defense, support = row[PRE], row[POST]
    if isinstance(card, Bomber | BomberFigures):
        defense, support = card.defense, card.support
    return (
        max(0, defense + t.shift(side, "defense")),
        max(0, support + t.shift(side, "support")),
        max(0, card.bombs + t.shift(side, "bombs")),
    )


def bomber_row(card: Bomber | BomberFigures) -> Row:
    """Return the figures of a bomber among those of fighters; it has few.

    Rules: FLAMES-BMR-01, FLAMES-RULING-12.
    """
    return (card.speed, 0, 0, 0, 0, 0, card.airframe, 0, 0, 0, 0, 1, 1, 0, 1)


def row_of(side: Fighter | Figures, pilot: Pilot | None, *, damaged: bool) -> Row:
    """Return the figures of one side of a card as its pilot flies it.

    Rules: FLAMES-COMP-05, FLAMES-NOTE-08, FLAMES-RULING-02, FLAMES-RULING-56. Bombs are for
    missions and have no column (FLAMES-NOTE-09).
    """
    has = frozenset(pilot.abilities if pilot else ())
    pre, post = side.horsepower
    both = "H+1/+1" in has
    return (
        side.speed + ("S+1" in has),  # FLAMES-PILOT-15
        side.performance + ("P+1" in has) + 2 * ("P+2" in has),  # FLAMES-PILOT-13
        pre + both,  # FLAMES-PILOT-11
        post + both + ("H+0/+1" in has),
        side.bursts + ("B+1" in has),  # FLAMES-PILOT-07
        side.firepower + ("F+1" in has),  # FLAMES-PILOT-10
        side.airframe + ("A+1" in has) + 2 * ("A+2" in has),  # FLAMES-PILOT-04
        side.gunner,
        int(side.turbocharger),
        int(side.agile or ("Ag" in has and not damaged)),  # FLAMES-PILOT-05
        int(side.barrage),
        0 if "Cl" in has else 1,  # FLAMES-PILOT-08
        2 if "Di" in has else 1,  # FLAMES-PILOT-09
        int("M0(1)" in has),  # FLAMES-PILOT-12
        0 if "Re" in has else 1,  # FLAMES-PILOT-14
    )


def ace_counters(pilot: Pilot | None) -> int:
    """Return the Ace Pilot counters with which an aircraft starts (FLAMES-PILOT-06)."""
    has = pilot.abilities if pilot else ()
    return ("AP1" in has) + 2 * ("AP2" in has)
