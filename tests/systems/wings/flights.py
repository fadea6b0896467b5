"""Whole turns played out for a test, and shots at a measured distance."""

from __future__ import annotations

from typing import Any

from tests.systems.wings.scenes import at_fire, plane, tables_of

from escadrille.kernel.api import Event
from escadrille.systems.wings.rules.programming import current
from escadrille.systems.wings.state import OPEN
from escadrille.testing.scripted import Table

LONG = {"area": [1000, 3000]}  # room for a chase of several turns
TWO_SEATER: dict[str, Any] = {
    "seats": 2,
    "guns": [
        {"arc": "front", "letter": "A", "half": 33},
        {"arc": "rear", "letter": "B", "half": 90},
    ],
}


def shot(distance: float, level: int = 2, **facts: Any) -> Table:
    """Return a table on which a1 may fire north at a2, that far from its centre to a2's base."""
    mine = plane(0, 500, 300, **facts.pop("one", {}))
    its = plane(1, 500, 300 + distance + 34, **{"level": level, **facts.pop("other", {})})
    return at_fire(mine, its, **facts)


def asked(t: Table) -> list[str]:
    return [decision for _, decision in t.asked]


def guns(t: Table) -> list[int]:
    """Return the seats that are asked for their fire."""
    return [seat for seat, decision in t.asked if decision == "declare"]


class Turn:
    """A turn played to its end: what happened, and (phase, seat, decision) of what was asked."""

    def __init__(self, t: Table, orders: dict[str, str], cards: dict[str, str]) -> None:
        self.events: list[Event] = []
        self.asked: list[tuple[int, int, str]] = []
        left = {label: text.split() for label, text in cards.items()}
        now = t.state.turn
        while t.asked and t.state.turn == now:
            seat, decision = t.asked[0]
            if decision == "program":
                order = _card(t, seat, left)
            else:
                self.asked.append((t.state.phase, seat, decision))
                places = (f"{decision}-{t.state.phase}", decision)
                order = next((orders[place] for place in places if place in orders), "pass")
                if order not in t.legal(seat):
                    order = "pass"
            self.events += t.play(order, seat=seat)

    def of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def fires(self, seat: int = 0) -> list[int]:
        """Return the phases in which a seat was asked for its fire."""
        return [
            phase for phase, who, decision in self.asked if (who, decision) == (seat, "declare")
        ]


def _card(t: Table, seat: int, left: dict[str, list[str]]) -> str:
    aircraft = current(tables_of(t), t.state, seat)
    words = left.get(f"a{aircraft + 1}")
    usual = "pass" if t.state.mark[aircraft] == OPEN else "straight"
    return words.pop(0) if words else usual


def turn(t: Table, orders: dict[str, str] | None = None, **cards: str) -> Turn:
    """Play this turn to its end: a1="stall dive straight forced-dive", everyone else straights.

    `orders` answer what is asked, by decision or decision and phase ("declare", "declare-2"), of
    whoever may give them; otherwise the answer is pass.
    """
    return Turn(t, orders or {}, cards)
