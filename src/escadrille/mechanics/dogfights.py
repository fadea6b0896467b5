"""Dogfights with cards: the cards, types, sides and seats of a configured game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from escadrille.kernel.options import Values
from escadrille.mechanics.hands import undealt

C = TypeVar("C", bound=Any)
F = TypeVar("F", bound=Any)
P = TypeVar("P", bound=Any)


class Dogfight(ABC, Generic[C, F, P]):
    """Immutable by convention; lists so that lookups are quick.

    `titles` are what can be answered, `piles` where cards lie face up, and `deck_rule` says how
    many of each there are.
    """

    titles: Sequence[str]
    piles: Sequence[str]
    deck_rule: str
    copies: list[int]

    def __init__(
        self, pack: Any, scenario: P, options: Values, fighters: Mapping[str, F] | None = None
    ) -> None:
        """`fighters` are the pack's and those whose figures a situation gives in place."""
        self.pack, self.scenario, self.options = pack, scenario, options
        self.cards: list[C] = list(pack.tables["card"].values())
        self.fighters: list[F] = list((fighters or pack.tables["fighter"]).values())
        self.faces = len(self.cards)
        self.face_of = {card.id: face for face, card in enumerate(self.cards)}
        self.fighter_of = {fighter.id: number for number, fighter in enumerate(self.fighters)}
        self.title = [self.titles.index(card.title) for card in self.cards]
        self.bursts = [card.attack.bursts if card.attack else 0 for card in self.cards]
        self.hits = [card.attack.hits if card.attack else 0 for card in self.cards]
        sides = scenario.side
        self.sides, self.seats = len(sides), sum(side.seats for side in sides)
        self.side_of_seat = [number for number, side in enumerate(sides) for _ in range(side.seats)]
        self.first_seat = [self.side_of_seat.index(number) for number in range(self.sides)]
        self.camps: Sequence[int] = self.side_of_seat
        self.compile()

    @abstractmethod
    def compile(self) -> None:
        """Bring to integers what is the game's own."""

    def face_up(self, s: Any) -> list[list[int]]:
        """Return the cards that everybody sees, pile by pile."""
        return [getattr(s, pile) for pile in self.piles]

    def miscounted(self, s: Any) -> Iterator[str]:
        """Return which cards were lost or made."""
        left = undealt(self, s, s.deck, *self.face_up(s))
        for card, copies, more in zip(self.cards, self.copies, left, strict=True):
            if more:
                yield f"{copies - more} cards {card.id!r} instead of {copies} ({self.deck_rule})"
