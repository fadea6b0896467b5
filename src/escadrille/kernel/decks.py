"""A deck and its discard pile, as plain lists inside a state. The top of a deck is its end."""

from __future__ import annotations

from collections.abc import Sequence

from escadrille.kernel.rng import Chance


def shuffled(copies: Sequence[int], chance: Chance) -> list[int]:
    """Return a shuffled deck of `copies[face]` cards of each face."""
    deck = [face for face, count in enumerate(copies) for _ in range(count)]
    chance.shuffle(deck)
    return deck


def recycle(deck: list[int], discard: list[int], chance: Chance) -> None:
    """Shuffle the discard pile into the (empty) deck. The order of the pile does not matter."""
    deck[:] = sorted(discard)
    discard.clear()
    chance.shuffle(deck)
