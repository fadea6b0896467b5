"""What a system owes its bots: who flies by hand, who judges, plans, and advises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from escadrille.kernel.api import Choice, Seat
from escadrille.kernel.rng import Chance
from escadrille.kernel.words import Say

Tactics = Callable[[Any, Any, Seat], Choice]
"""A hand-written pilot: picks the choice of a seat by the rules, in an imagined world (never the
true one)."""


class Standing(NamedTuple):
    """How a seat's camp stands: three log-odds whose sum is that of its victory."""

    losses: float
    """What it has suffered, at most 0."""
    kills: float
    """What its enemies have suffered, at least 0."""
    prospects: float
    """What the rest of the fight promises."""


Judge = Callable[[Any, Any, Seat], Standing]
"""Tells at the start of a turn how a seat stands in an imagined world, all hands open."""
Plan = tuple[Choice, ...]
"""A seat's answers to questions that follow each other in secret: a programme."""


class Planner(Protocol):
    """How a system's seats lay whole programmes in secret, all at once."""

    def pilot(self, rules: Any, world: Any, seat: Seat) -> Choice:
        """Return the answer to all else in an imagined world: quick, for there are many."""

    def begun(self, rules: Any, world: Any, seat: Seat) -> tuple[int, Plan] | None:
        """Return the piece for which a seat is laying, and what it has laid; None: it is not."""

    def theirs(self, rules: Any, world: Any, seat: Seat) -> Any:
        """Return what all other seats may lay in this turn, as far as a seat can guess."""

    def mine(self, rules: Any, world: Any, seat: Seat, guess: Any) -> list[Plan]:
        """Return what a seat may lay from here on against that, the pilot's own plan first."""

    def lay(self, rules: Any, world: Any, guess: Any, chance: Chance) -> None:
        """Draw programmes of the others from such a guess, and lay them."""


class Course(NamedTuple):
    """A way to go on: what a seat answers now, and who flies for it from there."""

    name: str
    """Of its words; "": the answer says it all."""
    choice: Choice
    fly: Tactics


class Figure(NamedTuple):
    """What many flights came to: eight in ten lie between `low` and `high`."""

    mean: float
    low: float
    high: float


class Staff(Protocol):
    """What an adviser asks: which courses there are, and what flying one came to."""

    def courses(self, rules: Any, world: Any, seat: Seat) -> list[Course]:
        """Return what is worth comparing, the hand-written pilot's own course first."""

    def result(
        self, rules: Any, before: Any, after: Any, seat: Seat
    ) -> tuple[float, dict[str, float]]:
        """Return what the flight from one state to another is worth, on the scale of a victory,
        and the figures of it that a person wants to know."""

    def told(self, figures: Mapping[str, Figure], say: Say) -> list[str]:
        """Return such figures in words."""
