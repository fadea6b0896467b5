"""Short ways to set up a flames table for a test."""

from __future__ import annotations

from typing import Any

from escadrille.testing.scripted import Table

PLAIN = {
    "speed": 2,
    "performance": 6,
    "horsepower": [2, 1],
    "bursts": 2,
    "firepower": 0,
    "airframe": 3,
}


def fighter(*, damaged: dict[str, Any] | None = None, **figures: Any) -> dict[str, Any]:
    """Return figures in place: a plain fighter, but for what a test says of it."""
    front = {**PLAIN, **figures}
    sides = ("speed", "performance", "horsepower", "bursts", "firepower")
    back = {name: front[name] for name in sides} | {"airframe": front["airframe"] * 2}
    return {**front, "damaged": {**back, **(damaged or {})}}


def plane(side: int, hand: str = "", **facts: Any) -> dict[str, Any]:
    """Return one aircraft of a situation; `fighter=` is an ID or figures in place."""
    return {"side": side, "hand": hand, "fighter": fighter(), **facts}


def table(*aircraft: dict[str, Any], **facts: Any) -> Table:
    """Return a table of these aircraft; a1 is in its Action phase unless told otherwise."""
    usual = {"system": "flames", "active": "a1", "phase": "action", "aircraft": list(aircraft)}
    return Table({**usual, **facts})
