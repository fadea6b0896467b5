"""Cards drawn from a deck, as each seat is told of them."""

from __future__ import annotations

from typing import Self

from escadrille.kernel.api import Event, Seat


class CardsDrawn(Event, frozen=True):
    """Cards that one seat draws; `cards` is None for those who may not see them."""

    aircraft: str
    seat: Seat
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat or self.cards is None:
            return self
        return type(self)(self.aircraft, self.seat, self.count, None)
