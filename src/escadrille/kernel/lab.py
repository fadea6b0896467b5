"""What a system owes the laboratory: views as numbers, and what can be set against what."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from escadrille.kernel.api import Rules


class Encoder(Protocol):
    """Views of one configured game as numbers from -1 to 1, for learners; all of one length."""

    size: int
    choices: int
    """One more than the greatest choice that can be legal."""

    def encode(self, view: Any) -> list[float]:
        """Return a view of a seat as `size` numbers."""


class Contender(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set against its like to learn its worth: an aircraft, or a crew of several."""

    id: str
    name: str
    points: int | None
    """Its price today."""
    stated: bool = False
    """The source document gives the price: it is not the house's to change."""
    group: str
    """Prices are compared within one group alone."""
    guess: float
    """What it looks worth before any game: whom it should meet first."""
    likeness: str
    """Equal for two that differ in name alone."""


class Arena(Protocol):
    """Where a system sets aircraft against aircraft, to learn what they are worth."""

    least: int
    most: int
    """The limits of a price."""
    teams: Sequence[int]
    """The sizes of teams for which prices are added up; none where they are for duels alone."""

    def contenders(self, packs: Sequence[Path] = ()) -> list[Contender]:
        """Return all that can be compared."""

    def rules(
        self, first: Sequence[str], second: Sequence[str], packs: Sequence[Path] = ()
    ) -> Rules[Any]:
        """Return the plainest fight between two sides of contenders, one seat to a side."""
