"""The contract in fights to the last turn: chance alone breaks off before much has happened."""

from __future__ import annotations

import os

import pytest

from escadrille.kernel.api import Refusal, Seat
from escadrille.systems.zero import configure
from escadrille.systems.zero.choices import BREAK_OFF
from escadrille.systems.zero.engine import ZeroRules
from escadrille.systems.zero.options import OPTION_SETS
from escadrille.systems.zero.state import State
from escadrille.testing import contract

CHECKS = list(contract.checks())


@pytest.fixture(autouse=True)
def nobody_breaks_off(monkeypatch: pytest.MonkeyPatch) -> None:
    legal, choices, bar = ZeroRules.legal, ZeroRules.choices, ZeroRules.bar

    def staying(self: ZeroRules, state: State, seat: Seat) -> list[int]:
        return [choice for choice in legal(self, state, seat) if choice != BREAK_OFF]

    def writable(self: ZeroRules, state: State, seat: Seat) -> list[int]:
        return [choice for choice in choices(self, state, seat) if choice != BREAK_OFF]

    def barred(self: ZeroRules, state: State, seat: Seat, choice: int) -> Refusal | None:
        leaves = Refusal("ZERO-DIS-01", {}) if choice == BREAK_OFF else None
        return leaves or bar(self, state, seat, choice)

    monkeypatch.setattr(ZeroRules, "legal", staying)
    monkeypatch.setattr(ZeroRules, "choices", writable)
    monkeypatch.setattr(ZeroRules, "bar", barred)
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.mark.parametrize(("name", "check"), CHECKS, ids=[name for name, _ in CHECKS])
@pytest.mark.parametrize("setting", ["element-chosen", "lone-leaders", "gunners", "turbochargers"])
def test_a_long_fight_keeps_the_contract(setting: str, name: str, check: contract.Check) -> None:
    check(configure(**OPTION_SETS[setting]), 1)
