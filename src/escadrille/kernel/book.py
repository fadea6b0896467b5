"""The book of a long game: what it came to turn by turn, as tables and as small plots."""

from __future__ import annotations

import csv
import io

import msgspec

Cell = int | str


class Page(msgspec.Struct, frozen=True):
    """A table: headings and rows, in the player's language."""

    id: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def csv(self) -> str:
        """The table as comma-separated values, with its headings."""
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows([self.heads, *self.rows])
        return text.getvalue()


class Curve(msgspec.Struct, frozen=True):
    """A figure at every step of the book; it may stop before the last."""

    title: str
    values: tuple[int, ...]
    dots: tuple[bool, ...]
    """Where something was done for it: a full dot."""


class Level(msgspec.Struct, frozen=True):
    """A line across a panel."""

    name: str
    value: int


class Panel(msgspec.Struct, frozen=True):
    """Some curves over the same steps, and levels across them."""

    title: str
    levels: tuple[Level, ...]
    curves: tuple[Curve, ...]


class Book(msgspec.Struct, frozen=True):
    title: str
    facts: tuple[str, ...]
    pages: tuple[Page, ...]
    steps: tuple[int, ...]
    """The turns after which the curves were taken; the first is where the book begins."""
    step: str
    """What such a turn is called."""
    dot: str
    """What a full dot on a curve means."""
    panels: tuple[Panel, ...]
