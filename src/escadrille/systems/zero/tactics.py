"""A hand-written pilot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escadrille.systems.zero.state import State

if TYPE_CHECKING:
    from escadrille.systems.zero.engine import ZeroRules


def tactical(rules: ZeroRules, world: State, seat: int) -> int:
    """Return the choice of a pilot worth flying against."""
    return rules.legal(world, seat)[0]
