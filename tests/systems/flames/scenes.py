"""Short ways to set up a flames table for a test."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Outcome
from escadrille.kernel.errors import IllegalOrder
from escadrille.systems.flames import configure, load_packs
from escadrille.systems.flames.events import Played
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


def duel(
    mine: str = "",
    his: str = "",
    position: int = 0,
    one: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """Return a table of a1 and b1; `position` is a1's towards b1, -2 Tailed to 2 Tailing."""
    a, b = plane(0, mine, **(one or {})), plane(1, his, **(other or {}))
    if position:
        holder, held = (a, "b1") if position > 0 else (b, "a1")
        holder |= {"holds": held, "position": (None, "advantaged", "tailing")[abs(position)]}
    return table(a, b, **facts)


def can(t: Table, line: str) -> bool:
    """Is a line of notation legal for the seat that is asked?"""
    try:
        t.rules.read(t.state, t.seat(), line)
    except IllegalOrder:
        return False
    return True


class Opening(Table):
    """A scenario from its very first question, instead of a situation."""

    def __init__(
        self, scenario: str | dict[str, Any], seed: int = 1, **options: bool | int | str
    ) -> None:
        self.rules = configure(scenario, options)
        self.state = self.rules.start(seed)


def everything_but(*cards: str) -> str:
    """Return all other cards of the deck, so that none is left to draw."""
    left = [
        card.id
        for card in load_packs().tables["card"].values()
        for _ in range(card.copies.pacific + card.copies.europe)
    ]
    for name in " ".join(cards).split():
        left.remove(name)
    return " ".join(left)


def announced(t: Table, line: str) -> Played:
    """Play a line and return how its card was announced."""
    return next(event for event in t.play(line) if isinstance(event, Played))


def played_out(t: Table) -> Outcome:
    """Return how a battle ends when everyone passes from now on."""
    for _ in range(999):
        if not t.asked:
            break
        t.play("pass")
    found = t.rules.outcome(t.state)
    assert found is not None
    return found


def spent(t: Table) -> tuple[int, int, int, int]:
    """Return the bursts spent in this turn: own, of Advantage, of Tailing, the gunner's."""
    s = t.state
    return s.inherent, s.advantage, s.tailing, s.gunner
