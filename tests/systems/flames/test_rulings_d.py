"""Rulings of the house on secret choices."""

from __future__ import annotations

import pytest

from escadrille.systems.flames import configure
from escadrille.systems.flames.choices import FIGHTER, PILOT


@pytest.mark.rule("FLAMES-RULING-63", "FLAMES-RULING-56")
def test_both_sides_may_choose_one_named_pilot_but_no_side_twice() -> None:
    rules = configure("free-team")
    state = rules.start(1)
    hurricane = FIGHTER + rules.t.fighter_of["hurricane-1"]
    malan = PILOT + rules.t.pilot_of["malan"]
    for seat in (0, 1):
        rules.apply(state, seat, hurricane)
        assert malan in rules.legal(state, seat)
        rules.apply(state, seat, malan)
        rules.apply(state, seat, hurricane)
        assert malan not in rules.legal(state, seat)
