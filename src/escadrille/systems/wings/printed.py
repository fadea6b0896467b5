"""Cards as they are printed, by their names: what a board draws of the packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from escadrille.content.packs import Shelf
from escadrille.kernel.packs import Source
from escadrille.systems.wings.schema import RED, Deck, Manoeuvre, Measures
from escadrille.systems.wings.tables import Cards, hit_name


class Card(msgspec.Struct, frozen=True):
    """A manoeuvre card of a deck."""

    name: str
    usual: str
    """The same without what is odd about it: how it is called."""
    odd: str | None
    """Whether it is steep or plain where its kind is not (WINGS-RULING-93)."""
    kind: str
    red: bool
    diamond: bool
    copies: int
    tip: tuple[float, float]
    """The end of its arrow, right and ahead of the foot of its line, in millimetres."""
    turn: int
    """In degrees, to the right."""
    move: tuple[int, int, int]
    """What it does to a pose: right, ahead and turn, on the grid."""


def cards(deck: Deck, drawn: Mapping[str, Manoeuvre], measures: Measures) -> Iterator[Card]:
    """Yield the different cards of a deck, in its order."""
    found = Cards(deck, drawn, measures, altitude=True)
    rows = zip(found.faces, found.called, found.move, strict=True)
    for (name, card, side, copies), (odd, usual), move in rows:
        yield Card(
            name=name,
            usual=usual,
            odd=odd,
            kind=card.kind,
            red=card.kind in RED,
            diamond=card.diamond,
            copies=copies,
            tip=(-card.tip[0] * side, card.tip[1]),
            turn=-card.turn * (side or 1),
            move=move,
        )


class PrintedShelf(Shelf):
    """Packs whose cards are told as they are printed, beside their own tables."""

    def tables(self, packs: Sequence[Source] = ()) -> Mapping[str, Mapping[str, Any]]:
        found = super().tables(packs)
        (measures,) = found["measures"].values()
        return {
            **found,
            "card": {
                deck.letter: list(cards(deck, found["manoeuvre"], measures))
                for deck in found["deck"].values()
            },
            "hit": {
                hit_name(letter.upper(), card): card
                for letter, deck in found["damage"].items()
                for card in deck.cards
            },
        }
