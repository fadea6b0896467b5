"""What the store holds of a game, row by row."""

from __future__ import annotations

from typing import NamedTuple


class StoredOrder(NamedTuple):
    number: int
    seat: int
    body: str
    at: int = 0
    """Unix seconds; 0 in rows of the first version, which kept no time."""
    seal: str = ""


class StoredChapter(NamedTuple):
    first: int
    """The number of its first row; 0, or the number of the chapter before."""
    number: int
    """Of the row after its last."""
    at: int
    """The time of its last row."""
    told: str
    moment: str | None
    """None: a later one is kept."""
