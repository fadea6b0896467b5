"""Short ways to set up a table of skies for a test.

Side 0 is `a`, the attacker; side 1 is `b`. Places are inches from the south-west corner. `a1` has
been activated and is about to move, on turn 1, unless told otherwise. Dice are written as they
fall: 6 is the ace of spades.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escadrille.systems.skies import configure
from escadrille.testing.scripted import Table

ACE, MISS = 6, 1


def plane(
    side: int, at: tuple[float, float] = (18, 18), heading: int = 0, **facts: Any
) -> dict[str, Any]:
    """Return one aircraft; `type=` is an ID or figures in place."""
    usual = {"type": ("bf-109e", "spitfire-mk-ii")[side], "level": "neutral", "ps": 3}
    return {"side": side, "at": list(at), "heading": heading, **usual, **facts}


def table(*planes: dict[str, Any], dice: Sequence[int] = (), **facts: Any) -> Table:
    scenario = "dogfight" if facts.get("cards") else "dogfight-basic"
    usual = {"system": "skies", "scenario": scenario, "active": "a1"}
    script = [die - 1 for die in dice]
    return Table({**usual, "aircraft": list(planes), "script": script, **facts})


def duel(
    at: tuple[float, float] = (18, 23),
    heading: int = 0,
    *,
    one: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """Return a table of a1, at the middle and northbound, and b1."""
    mine = plane(0, (18, 18), 0, **(one or {}))
    return table(mine, plane(1, at, heading, **(other or {})), **facts)


class Opening(Table):
    """A table at the first question of a scenario."""

    def __init__(self, scenario: str, seed: int = 1, **options: Any) -> None:
        self.rules = configure(scenario, options)
        self.state = self.rules.start(seed)


def asked(t: Table) -> tuple[tuple[int, str], ...]:
    """Return who is asked what, anew."""
    return t.asked


def seen(t: Table, label: str) -> Any:
    """Return an aircraft as everyone sees it."""
    return next(one for one in t.view().aircraft if one.label == label)


def tables(t: Table) -> Any:
    """Return what the rules of a game look up."""
    rules: Any = t.rules
    return rules.t


def booms(t: Table) -> list[int]:
    return [squadron.booms for squadron in t.view().squadrons]


def hands(mine: str = "", yours: str = "", **piles: list[str]) -> list[dict[str, str]]:
    """Return the cards of both sides; `deck=`, `discards=` and so on are pairs."""
    found = [{"hand": mine}, {"hand": yours}]
    for name, pair in piles.items():
        for side, cards in zip(found, pair, strict=True):
            side[name] = cards
    return found


CLIMB, DIVE = "great-climb:bf-109e", "great-dive:bf-109e"
TURN = "tight-turn:spitfire-mk-ii"


def player(t: Table, side: int) -> Any:
    """Return the cards of a side as their owner sees them."""
    return t.view(side).players[side]
