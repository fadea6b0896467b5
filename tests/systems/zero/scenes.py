"""Short ways to set up a zero table for a test.

Side 0 is `a`, in the part of the Allies; side 1 is `b`. `a1` is a Leader, `a1w` his Wingman. An
Element of a test is a plain fighter but for what the test says of it; it flies at Medium, and a1 is
in its Card Play phase of game turn 2 unless told otherwise.
"""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Outcome
from escadrille.kernel.errors import IllegalOrder
from escadrille.systems.zero import configure, load_packs
from escadrille.testing.scripted import Table

LEADER = {"value": 3, "performance": 6, "horsepower": 2, "bursts": 2}
WINGMAN = {"value": 1, "offensive": 2, "defensive": 2}
POSITIONS = {
    -2: "tailed",
    -1: "disadvantaged",
    0: "neutral",
    1: "advantaged",
    2: "tailing",
}


def fighter(
    *, capacity: tuple[int, int] = (3, 6), wingman: dict[str, Any] | None = None, **leader: Any
) -> dict[str, Any]:
    """Return figures in place. A figure is given for the undamaged side, or as a pair.

    Damaged, a plain Leader loses one Performance and a plain Wingman one Defensive rating.
    """
    lead = _sides({**LEADER, **leader}, "performance")
    second = _sides({**WINGMAN, **(wingman or {})}, "defensive")
    return {"capacity": list(capacity), "leader": lead, "wingman": second}


def _sides(figures: dict[str, Any], lowered: str) -> dict[str, Any]:
    def pair(name: str, figure: Any) -> Any:
        if name in ("value", "ceiling") or isinstance(figure, (list, tuple)):
            return figure
        return [figure, max(0, figure - 1) if name == lowered else figure]

    return {name: pair(name, figure) for name, figure in figures.items()}


def element(side: int, hand: str = "", **facts: Any) -> dict[str, Any]:
    """Return one Element of a situation; `fighter=` is an ID or figures in place."""
    return {"side": side, "hand": hand, "fighter": fighter(), **facts}


def table(*elements: dict[str, Any], **facts: Any) -> Table:
    usual = {"system": "zero", "active": "a1", "phase": "play", "element": list(elements)}
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
    a, b = element(0, mine, **(one or {})), element(1, his, **(other or {}))
    if position:
        a |= {"holds": "b1", "position": POSITIONS[position]}
    return table(a, b, **facts)


def can(t: Table, line: str) -> bool:
    """Is a line of notation legal for the seat that is asked?"""
    try:
        t.rules.read(t.state, t.seat(), line)
    except IllegalOrder:
        return False
    return True


def mini(t: Table, label: str) -> list[str]:
    """Return the mini-hand of a Wingman, as its owner sees it."""
    return t.hand(label)


def bursts(t: Table) -> tuple[int, int]:
    """Return what the acting Leader has fired, and what it may fire in all where it is."""
    now = t.view().sequence
    return now.fired, now.fired + now.bursts_left


def scores(t: Table) -> tuple[int, int]:
    """Return the Victory Points of both sides, as they stand."""
    view = t.view()
    return view.scores[0], view.scores[-1]


class Opening(Table):
    """A scenario from its very first question, instead of a situation."""

    def __init__(self, scenario: str, seed: int = 1, **options: bool | int | str) -> None:
        self.rules = configure(scenario, options)
        self.state = self.rules.start(seed)


def everything_but(*cards: str) -> str:
    """Return all other cards of the deck, so that none is left to draw."""
    left = [
        card.id
        for card in load_packs().tables["card"].values()
        for _ in range(0 if card.option else card.copies)
    ]
    for name in " ".join(cards).split():
        left.remove(name)
    return " ".join(left)


def played_out(t: Table) -> Outcome:
    """Return how a dogfight ends when everyone passes from now on."""
    for _ in range(999):
        if not t.asked:
            break
        t.play("pass" if can(t, "pass") else t.legal()[0])
    found = t.rules.outcome(t.state)
    assert found is not None
    return found
