"""Before the deal: people give parts to chance, so that nobody can choose the cards.

The table's own part is sealed at opening. Each person shows the seal of his; once all have, none
can be changed, and each shows the part itself. The deal is made of all of them.
"""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.rng import seal as seal_of
from escadrille.table.errors import BadPart, Dealt, EarlyPart, Held


class Gathered(msgspec.Struct, frozen=True):
    """How far it is, by seats; the parts themselves are told once all are there."""

    sealed: list[Seat]
    revealed: list[Seat]
    missing: list[Seat]
    """Whose seal is awaited or, once all have sealed, whose part."""
    closed: bool
    """Whether all have sealed: now each shows his part."""


class Gathering(msgspec.Struct):
    """All of it is kept in a snapshot."""

    seals: dict[Seat, str] = {}
    parts: dict[Seat, str] = {}
    is_closed: bool = False
    """All who give have sealed. Who sits down later gives none: he could choose his."""
    is_over: bool = False

    def missing(self, people: set[Seat]) -> set[Seat]:
        return {*self.seals} - {*self.parts} if self.is_closed else people - {*self.seals}

    def check_seal(self, seat: Seat, seal: str, people: set[Seat]) -> None:
        self._check_open()
        if seat in self.seals:
            if self.seals[seat] != seal:
                raise BadPart(f"seat {seat} has sealed another part")
        elif self.is_closed or seat not in people:
            raise BadPart(f"seat {seat} gives no part to this deal")

    def check_part(self, seat: Seat, part: str) -> None:
        self._check_open()
        if seat not in self.seals:
            raise BadPart(f"seat {seat} has sealed no part")
        if not self.is_closed:
            raise EarlyPart("a part is shown once everyone has sealed his own")
        if seal_of(part) != self.seals[seat]:
            raise BadPart("this part does not fit its seal")

    def _check_open(self) -> None:
        if self.is_over:
            raise Dealt("the deal is made")

    def check_free(self, seat: Seat) -> None:
        """Raise where a seat must be kept until the deal: its part is promised."""
        if not self.is_over and seat in self.seals:
            raise Held(f"seat {seat} has sealed its part: nobody else may have it before the deal")

    def settle(self, people: set[Seat]) -> bool:
        """Go on after a row; can the deal be made?"""
        if not self.is_closed:
            self.is_closed = people <= {*self.seals}
        self.is_over = self.is_closed and {*self.seals} == {*self.parts}
        return self.is_over

    def told(self, people: set[Seat]) -> Gathered | None:
        if self.is_over:
            return None
        missing = sorted(self.missing(people))
        return Gathered(sorted(self.seals), sorted(self.parts), missing, self.is_closed)
