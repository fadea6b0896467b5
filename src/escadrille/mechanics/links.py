"""The cards of an exchange, as everybody sees them."""

from __future__ import annotations

import msgspec


class Link(msgspec.Struct, frozen=True):
    """A card of an exchange, as everybody sees it."""

    by: str
    card: str | None
    """None: a counter, or a manoeuvre without a card."""
    title: str
    """What it is answered as."""
    cancelled: bool
    """As the exchange stands."""
