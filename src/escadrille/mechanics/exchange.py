"""An action and the cards that answer it, each the one before, until somebody passes.

The action takes effect unless the defender played the last card; all cards of the exchange are then
discarded. Who may answer what, with which hand, is each game's own affair.
"""

from __future__ import annotations

from typing import Final, Protocol

NOBODY: Final = -1


class Exchange(Protocol):
    """What of a game's state an exchange is."""

    use: int
    by: int
    on: int
    face: int
    last: int
    chain: list[int]
    discard: list[int]


def open_exchange(s: Exchange, use: int, by: int, on: int, face: int) -> None:
    """Begin: who does what to whom, with which card; his is the last card so far."""
    s.use, s.by, s.on, s.face, s.last = use, by, on, face, by


def opponent(s: Exchange, aircraft: int) -> int:
    """Return whose turn it is to answer a card of that aircraft."""
    return s.by if aircraft == s.on else s.on


def stands(s: Exchange) -> bool:
    """Does the action take effect as things are?"""
    return s.last == s.by


def close_exchange(s: Exchange) -> None:
    """Discard the cards on the table; nothing is being resolved any more."""
    s.discard += s.chain
    s.chain.clear()
    s.use = s.by = s.on = s.face = s.last = NOBODY
