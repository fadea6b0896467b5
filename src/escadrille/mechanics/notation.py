"""Choices as orders and in short text, both ways, from one table of what can be named."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder

T = TypeVar("T")
N = TypeVar("N")


class Numbered(list[str]):
    """Names by their numbers, each told where its constant stands."""

    def new(self, *names: str) -> int:
        """Add names; return the number of the first of them."""
        self += names
        return len(self) - len(names)


class Do(Order, frozen=True, tag="do"):
    """Anything said in one word."""

    word: str


class Span(NamedTuple, Generic[T, N]):
    """Choices from `first` on, one for each thing that an order of this kind can name."""

    first: int
    make: Callable[[Any], Order]
    named: Callable[[T, N], Sequence[Any]]
    """All that can be named in a game of these tables, and of these names or this state."""
    sign: str = ""
    """What stands before the name in text."""


class Notation(Generic[T, N]):
    """The orders of a system. A word is looked up in its spans as they come."""

    def __init__(self, spans: Sequence[Span[T, N]], known: str, game: str = "game") -> None:
        """`known` are the kinds of things that a word can stand for."""
        self.spans, self.known, self.game = spans, known, game
        self._ascending = sorted(spans, key=lambda span: span.first)
        self._firsts = [span.first for span in self._ascending]

    def to_order(self, t: T, names: N, choice: int) -> Order:
        """Return the order of a choice."""
        span = self._ascending[bisect(self._firsts, choice) - 1]
        return span.make(span.named(t, names)[choice - span.first])

    def to_choice(self, t: T, names: N, order: Order) -> int:
        """Return the choice of an order, or raise BadOrder where it names nothing that exists."""
        name = getattr(order, order.__struct_fields__[0])
        for span in self.spans:
            if span.make is type(order) and name in (named := span.named(t, names)):
                return span.first + named.index(name)
        raise BadOrder(f"{self.write(order)!r} names nothing in this {self.game}")

    def write(self, order: Order) -> str:
        """Return an order in its short text: the one thing that it names."""
        sign = next((span.sign for span in self.spans if span.make is type(order)), "")
        return f"{sign}{getattr(order, order.__struct_fields__[0])}"

    def parse(self, t: T, names: N, word: str) -> Order:
        """Return the order that a word of notation stands for, legal or not."""
        word = word.lower()
        for span in self.spans:
            for name in span.named(t, names):
                if word == f"{span.sign}{name}".lower():
                    return span.make(name)
        raise BadOrder(f"{word!r} is no {self.known}")

    def choices(self, t: T, names: N) -> Iterator[int]:
        """Return every choice that can be written in this game, legal or not, ascending."""
        for span in self._ascending:
            yield from range(span.first, span.first + len(span.named(t, names)))
