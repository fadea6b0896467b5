"""The book of a long game: what it came to turn by turn, as tables and as small plots."""

from __future__ import annotations

from typing import NamedTuple

Cell = int | str


class Page(NamedTuple):
    """A table: headings and rows, in the player's language."""

    id: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Curve(NamedTuple):
    """A figure at every step of the book; it may stop before the last."""

    title: str
    values: tuple[int, ...]
    dots: tuple[bool, ...]
    """Where something was done for it: a full dot."""


class Panel(NamedTuple):
    """Some curves over the same steps, and levels across them."""

    title: str
    levels: tuple[tuple[str, int], ...]
    curves: tuple[Curve, ...]


class Book(NamedTuple):
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
