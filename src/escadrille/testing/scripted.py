"""A table set up from a situation, on which a test plays orders in their text notation."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from escadrille.kernel.api import Event
from escadrille.kernel.campaign import Mission, Report
from escadrille.kernel.errors import IllegalOrder
from escadrille.kernel.registry import system
from escadrille.testing import bars


class Table:
    """A game from a situation. Every answer comes from the engine, none from the test."""

    def __init__(self, situation: str | dict[str, Any], packs: Sequence[Path] = ()) -> None:
        raw = tomllib.loads(situation) if isinstance(situation, str) else situation
        self.rules, self.state = system(raw["system"]).engine.read_situation(raw, packs)

    @property
    def asked(self) -> tuple[tuple[int, str], ...]:
        """Who must decide what, as everyone may know it."""
        return tuple((pending.seat, pending.decision) for pending in self.rules.pending(self.state))

    def seat(self, seat: int | None = None) -> int:
        return self.asked[0][0] if seat is None else seat

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal orders of the seat that is asked, in notation."""
        seat = self.seat(seat)
        legal = self.rules.legal(self.state, seat)
        return [self.rules.write(self.rules.order(self.state, seat, c)) for c in legal]

    def play(self, *lines: str, seat: int | None = None) -> list[Event]:
        """Play lines of notation, each by the seat that is asked (or by `seat`)."""
        out: list[Event] = []
        for line in lines:
            mover = self.seat(seat)
            for order in self.rules.read(self.state, mover, line):
                choice = self.rules.choice(self.state, mover, order)
                self.rules.apply(self.state, mover, choice, out)
        return out

    def refused(self, line: str, seat: int | None = None) -> str:
        """Return the rule that refuses a line; fail where it is accepted or changes anything."""
        before = self.rules.digest(self.state)
        try:
            self.rules.read(self.state, self.seat(seat), line)
        except IllegalOrder as error:
            assert self.rules.digest(self.state) == before
            bars.cited.append(error.rule)
            return error.rule
        raise AssertionError(f"{line!r} was accepted")

    # Of a campaign.

    @property
    def mission(self) -> Mission:
        """The mission that is in the air."""
        found: Mission | None = self._campaign.mission(self.state)
        assert found is not None, "no mission is in the air"
        return found

    @property
    def _campaign(self) -> Any:
        return self.rules

    def settle(self, report: Report) -> list[Event]:
        """Settle the mission that is in the air by a report."""
        out: list[Event] = []
        assert self._campaign.barred(self.state, report) is None, "the report is refused"
        self._campaign.settle(self.state, report, out)
        return out

    def barred(self, report: Report) -> str:
        """Return the rule that bars a report; fail where it is accepted or changes anything."""
        before = self.rules.digest(self.state)
        found = self._campaign.barred(self.state, report)
        assert self.rules.digest(self.state) == before
        assert found is not None, f"{report} was accepted"
        bars.cited.append(found.rule)
        return str(found.rule)

    def situation(self) -> dict[str, Any]:
        return self.rules.situation(self.state)

    def view(self, seat: int | None = None) -> Any:
        return self.rules.view(self.state, seat)

    def aircraft(self, label: str) -> Any:
        """Return an aircraft as its own seat sees it, hand included."""
        found = next(a for a in self.view().aircraft if a.label == label)
        return next(a for a in self.view(found.seat).aircraft if a.label == label)

    def hand(self, label: str) -> list[str]:
        return list(self.aircraft(label).hand)

    def position(self, label: str, enemy: str) -> int:
        """Return the position of one aircraft towards another, -2 Tailed to 2 Tailing."""
        one, other = self.aircraft(label), self.aircraft(enemy)
        if one.holds == enemy:
            return int(one.position)
        return -int(other.position) if other.holds == label else 0
