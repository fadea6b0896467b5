"""A hand-written pilot."""

from __future__ import annotations

from typing import Any


def tactical(rules: Any, world: Any, seat: int) -> int:
    legal: list[int] = rules.legal(world, seat)
    return legal[-1]
