"""Bursts, pool by pool, as everybody sees them."""

from __future__ import annotations

import msgspec


class Pool(msgspec.Struct, frozen=True):
    name: str
    size: int
    left: int
    open: bool
    """Whether they can be fired now."""
