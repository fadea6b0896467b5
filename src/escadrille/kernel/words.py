"""What a system owes its readers: itself in words, and the book of a long game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from escadrille.kernel.api import Rules, View
from escadrille.kernel.book import Book

Say = Callable[..., str]
"""say(key, **facts): a text in the player's language. Systems are handed it, they import none."""


class Sight(NamedTuple):
    """What a presenter is shown: a view, the rules, and a world that fits the view.

    The world is imagined, as a bot's is: the seat cannot tell it from the real one.
    """

    view: View
    rules: Rules[Any]
    world: Any


class Presenter(Protocol):
    """How a system puts itself into words for a terminal; every word comes from `say`."""

    def board(self, sight: Sight, say: Say) -> str:
        """Return the table as the seat sees it, in lines (Rich markup allowed)."""

    def question(self, sight: Sight, say: Say) -> str:
        """Return what the seat is asked now."""

    def order(self, sight: Sight, order: Any, say: Say) -> str:
        """Return what an order would do, as an item of a menu."""

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        """Return a line of the log, or None where an event needs none."""


class Bookkeeper(Protocol):
    """Writes the book of a game that lasts many turns; every word comes from `say`."""

    def __call__(self, rules: Any, views: Sequence[Any], say: Say) -> Book:
        """Return the book of the views of a seat: one as each turn began, and the last of all."""
