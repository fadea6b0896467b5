"""Packs, scenario and options compiled to integers. Nothing in play reads a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.dogfights import Dogfight
from escadrille.mechanics.hands import bits
from escadrille.systems.flames.schema import Card, Fighter, Figures, Pilot, Scenario, Title, allowed

# What can be answered (FLAMES-PLAY-05, -06): a maneuver has no title.
MANEUVER: Final = 0
TITLES: Final = ("maneuver", *sorted(get_args(Title)))
ACE_PILOT: Final = TITLES.index("ace-pilot")
BARREL_ROLL: Final = TITLES.index("barrel-roll")
SCISSORS: Final = TITLES.index("scissors")

# The action text of a card (group CARD).
NO_ACTION, BREAK_OFF, REVERSE, EXTRA_HIT, ALTITUDE, EVADE, REDLINE = range(7)
ACTIONS: Final = (None, "break-off", "reverse", "extra-hit", "altitude", "evade", "redline")

# Columns of a row of figures: one side of a fighter card with its pilot (FLAMES-COMP-05).
SPEED, PERFORMANCE, PRE, POST, BURSTS, FIREPOWER, AIRFRAME, GUNNER, TURBOCHARGER = range(9)
AGILE, BARRAGE, CLIMB_COST, DIVE_DRAW, LEAST_MANEUVER, REDLINE_DAMAGE = range(9, 15)

Row = tuple[int, ...]

# FLAMES-ALT-02, FLAMES-COMP-08: pre-turn and post-turn modifiers by level; the second pair is
# Turbocharger's.
LEVEL_MODIFIERS: Final = (
    ((1, 0, 0, -1, -1), (1, 1, 0, 0, -1)),
    ((1, 0, 0, 0, -1), (1, 1, 0, 0, 0)),
)
STARTING_BONUS: Final = (2, 1, 0, 0, 0)  # FLAMES-BONUS-01


class Tables(Dogfight[Card, Fighter, Scenario]):
    """One configured game."""

    titles, piles, deck_rule = TITLES, ("discard", "chain", "limbo"), "FLAMES-COMP-02"

    def compile(self) -> None:
        scenario, options = self.scenario, self.options
        self.pilots: list[Pilot] = list(self.pack.tables["pilot"].values())

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

        self.turns = scenario.turns
        self.free_for_all = bool(options["free_for_all"])
        self.pilots_on = bool(options["pilots"])
        self.wingmen_on = bool(options["wingmen"])
        self.historical = bool(options["historical"])
        self.balance = bool(options["balance"])
        # The fighters that each side may choose, and the least that one costs.
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
        self.bonus = STARTING_BONUS if options["starting_bonus"] else (0,) * len(LEVELS)
        if self.free_for_all:
            self.camps = range(self.seats)
        self.pilot_of = {pilot.id: number for number, pilot in enumerate(self.pilots)}


def check_options(t: Tables) -> None:
    """Refuse options that a scenario cannot be played with; the pack itself is sound."""
    name = t.scenario.id
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


def row_of(side: Fighter | Figures, pilot: Pilot | None, *, damaged: bool) -> Row:
    """Return the figures of one side of a card as its pilot flies it.

    Rules: FLAMES-COMP-05, FLAMES-NOTE-08, FLAMES-RULING-02, FLAMES-RULING-56. Bombs are for
    campaigns and have no column (FLAMES-NOTE-09).
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
