"""Packs, scenario and options compiled to integers. Nothing in play reads a name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from escadrille.mechanics.dogfights import Dogfight
from escadrille.mechanics.hands import bits
from escadrille.systems.zero import schema
from escadrille.systems.zero.schema import Card, Fighter, bar_type

# What can be answered; ZERO-ATK-12 is a relation between titles.
TITLES: Final = get_args(schema.Title)
MANEUVERING: Final = TITLES.index("maneuvering")
HALF_LOOP: Final = TITLES.index("half-loop")
SCISSORS: Final = TITLES.index("scissors")
VERTICAL_ROLL: Final = TITLES.index("vertical-roll")
FULL_THROTTLE: Final = TITLES.index("full-throttle")
ACE_PILOT: Final = TITLES.index("ace-pilot")

# Steps that a card is worth as a change of Position (ZERO-POS-05, -06, -08, -09).
STEPS: Final = {MANEUVERING: 1, HALF_LOOP: 2, FULL_THROTTLE: 1, SCISSORS: 2}

# Columns of a row of figures: one side of a card (ZERO-AIR-02). Bombs have no column: they are
# for campaigns (ZERO-AIR-14), as is what action cards say of bombing (ZERO-CMP-06).
CAPACITY: Final = 0
TURBO: Final = 1
PERFORMANCE: Final = 2
HORSEPOWER: Final = 3
BURSTS: Final = 4
GUNNER: Final = 5
AGILE: Final = 6
OFFENSIVE: Final = PERFORMANCE  # of a Wingman
DEFENSIVE: Final = HORSEPOWER

Row = tuple[int, ...]

BONUSES: Final = get_args(schema.Bonus)

# Modifiers by level, the second row for turbochargers.
LEVEL_HORSEPOWER: Final = ((1, 1, 0, -1, -2), (1, 1, 0, 0, -1))  # ZERO-AIR-10, ZERO-AIR-11
LEVEL_OFFENSIVE: Final = ((0, 0, 0, 0, -1), (0, 0, 0, 0, 0))  # ZERO-AIR-17, ZERO-AIR-18
LEVEL_DEFENSIVE: Final = ((0, 0, 0, -1, -1), (0, 0, 0, 0, -1))
POSITION_BURSTS: Final = (0, 1, 3)  # ZERO-BST-02: Neutral, Advantaged, Tailing

USUAL_TURNS: Final = 6  # ZERO-END-01
MOST_TURNS: Final = 30  # ZERO-RULING-43
MISSION_TURNS: Final = 6  # ZERO-DIS-09
MOST_BURSTS: Final = 256  # beyond what any Leader can earn in a sequence

# The Disengagement Table (ZERO-DIS-03).
DISENGAGEMENT: Final = "ABCDEFGHI"
WITHOUT_A_CARD: Final = DISENGAGEMENT.index("H")  # ZERO-RULING-27


class Tables(Dogfight[Card, Fighter, schema.Scenario]):
    """One configured game."""

    titles: Sequence[str] = TITLES
    piles: Sequence[str] = ("discard", "chain")
    deck_rule = "ZERO-CMP-01"

    def compile(self) -> None:
        scenario, options = self.scenario, self.options
        self._compile_cards()

        self.to_the_death = bool(options["to_the_death"])
        self.turns = scenario.turns or (MOST_TURNS if self.to_the_death else USUAL_TURNS)
        self.value_bonus = bool(options["value_bonus"])
        self.more_elements = bool(options["more_elements"])
        self.lone_leaders = bool(options["lone_leaders"])
        self.pilot_bonuses = bool(options["pilot_bonuses"])
        self.fighter_bombers = bool(options["fighter_bombers"])
        self.mission = self._mission()
        # The types that each side may choose, and the values of the Elements they make.
        self.choosable = [
            [
                number
                for number, fighter in enumerate(self.fighters)
                if not bar_type(fighter, side, scenario.year, fighter_bombers=self.fighter_bombers)
            ]
            for side in scenario.side
        ]
        self.values = [self._values(choice) for choice in self.choosable]

    def _compile_cards(self) -> None:
        cards = self.cards
        # ZERO-CMP-05: a card whose option is off stays in the box.
        self.copies = [
            card.copies if card.option is None or self.options[card.option] else 0 for card in cards
        ]
        self.steps = [STEPS.get(title, 0) for title in self.title]
        self.level = [disengagement_level(card) for card in cards]
        # Sets of faces, as bits. For each title, those that answer it (ZERO-ATK-12).
        self.answers = [bits(title in card.answers for card in cards) for title in TITLES]
        # The titles that SCISSORS answer, and so any card treated as such (ZERO-POS-10).
        scissors = next(card for card in cards if card.title == "scissors")
        self.scissors_answer = [title in scissors.answers for title in TITLES]
        self.rolls = bits(title == VERTICAL_ROLL for title in self.title)
        self.moves = [bits(may_move(title, p) for title in self.title) for p in range(-2, 3)]
        self.chases = bits(title in (MANEUVERING, HALF_LOOP) for title in self.title)
        self.fire = bits(bursts > 0 for bursts in self.bursts)
        # Those that can be fired with so many Bursts left (ZERO-BST-04).
        self.fire_within = [
            bits(0 < bursts <= left for bursts in self.bursts) for left in range(MOST_BURSTS)
        ]

    def _mission(self) -> list[int]:
        """Return, for each side, the shift of its disengagement tests (ZERO-DIS-09)."""
        mission = self.scenario.mission
        if mission is None or not self.options["missions"] or mission.turns < MISSION_TURNS:
            return [0, 0]
        return [-1 if mission.attacker == part else 0 for part in schema.PARTS]

    def _values(self, choosable: list[int]) -> frozenset[int]:
        """Return the values that an Element to choose can have (ZERO-AIR-15)."""
        wingmen = (False, True) if self.lone_leaders else (True,)
        fighters = [self.fighters[number] for number in choosable]
        return frozenset(schema.element_value(f, wingman=w) for f in fighters for w in wingmen)


def may_move(title: int, position: int) -> bool:
    """May a card of that title change that Position, -2 Tailed to 2 Tailing?

    Rules: ZERO-POS-05, ZERO-POS-06, ZERO-POS-07, ZERO-POS-08, ZERO-POS-09, ZERO-RULING-21.
    """
    if title == SCISSORS:
        return position == -1
    if title == FULL_THROTTLE:
        return position < 0
    return title in STEPS and position + STEPS[title] <= 2


def disengagement_level(card: Card) -> int:
    """Return the line of the Disengagement Table on which a card stands.

    Rules: ZERO-DIS-03, ZERO-RULING-35.
    """
    if card.subtitle == "fuel-tank":
        return 0
    if card.title == "in-my-sights":
        assert card.attack is not None
        return 5 - card.attack.bursts
    found = {"out-of-the-sun": 1, "maneuvering": 5, "half-loop": 6, "ace-pilot": 8}
    return found.get(card.title, WITHOUT_A_CARD)


def leader_rows(fighter: Fighter, bonuses: Iterable[str] = ()) -> tuple[Row, Row]:
    """Return both sides of a Leader card as its pilot flies it.

    Rules: ZERO-AIR-02, ZERO-BAL-07 (a bonus counts on both sides), ZERO-RULING-40.
    """
    card, has = fighter.leader, frozenset(bonuses)
    front, back = (
        (
            fighter.capacity[side],
            int(card.turbo[side]),
            card.performance[side] + ("P" in has),
            card.horsepower[side] + ("H" in has),
            card.bursts[side] + ("B" in has),
            card.gunner[side] + ("G" in has),
            int(card.agile[side]),
        )
        for side in (0, 1)
    )
    return front, back


def wingman_rows(fighter: Fighter) -> tuple[Row, Row]:
    """Return both sides of a Wingman card; it has the capacities of its Leader (ZERO-AIR-06)."""
    card = fighter.wingman
    front, back = (
        (fighter.capacity[side], int(card.turbo[side]), card.offensive[side], card.defensive[side])
        for side in (0, 1)
    )
    return front, back
