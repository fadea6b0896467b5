"""What a system owes its readers: itself in words, and the book of a long game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from escadrille.kernel.api import Rules, View
from escadrille.kernel.book import Book

Say = Callable[..., str]
"""say(key, **facts): a text in the player's language. Systems are handed it, they import none."""


class Sight(NamedTuple):
    """What a presenter is shown: a view, and the rules for the names and figures of their packs."""

    view: View
    rules: Rules[Any]
    rich: bool = False
    """Whether the words are for a terminal that knows Rich's markup; else they have none."""
    own: bool = True
    """Whether the log speaks to the seat, of its own aircraft; a replay is for anybody."""


class Item(NamedTuple):
    """An answer as an item of a menu; one without a name is not worth speaking of."""

    name: str
    tells: Sequence[str] = ()
    """What it would do, point by point."""
    figures: Sequence[tuple[str, str]] = ()
    """Its columns, each with the head of that column."""

    def line(self) -> str:
        """Return all of it in one line."""
        figures = [" ".join(filter(None, figure)) for figure in self.figures]
        return " — ".join(filter(None, (self.name, " · ".join([*figures, *self.tells]))))


class Presenter(Protocol):
    """How a system puts itself into words; every word comes from `say`."""

    def board(self, sight: Sight, say: Say) -> str:
        """Return the table as the seat sees it, in lines for a terminal."""

    def question(self, sight: Sight, say: Say) -> list[str]:
        """Return what the seat is asked now, in lines."""

    def order(self, sight: Sight, order: Any, facts: Any, say: Say) -> Item:
        """Return what an order would do, from its facts (`Rules.facts`); barred, it has none."""

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        """Return a line of the log, or None where an event needs none."""


class Bookkeeper(Protocol):
    """Writes the book of a game that lasts many turns; every word comes from `say`."""

    def __call__(self, rules: Any, views: Sequence[Any], say: Say) -> Book:
        """Return the book of the views of a seat: one as each turn began, and the last of all."""
