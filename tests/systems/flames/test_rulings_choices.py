"""Rulings of the house on secret choices."""

from __future__ import annotations

from pathlib import Path

import pytest

from escadrille.systems.flames import configure
from escadrille.systems.flames.choices import FIGHTER, PASS, PILOT

PACK = """
[pack]
id = "mine"
system = "flames"
version = "1"
title = {en = "Mine", fr = "Le mien"}

[[scenario]]
id = "pairs"
origin = "house"
year = 1945
title = {en = "Two and one", fr = "Deux et un"}
briefing = {en = "Two seats against one.", fr = "Deux sièges contre un."}
side = [
    {name = {en = "A", fr = "A"}, points = 12, count = 3, seats = 2},
    {name = {en = "B", fr = "B"}, points = 12, count = 3},
]
"""


@pytest.mark.rule("FLAMES-RULING-63", "FLAMES-RULING-56")
def test_chance_decides_for_whom_a_pilot_flies_whom_both_sides_chose() -> None:
    rules = configure("free-team")
    malan = rules.t.pilot_of["malan"]
    fliers = set()
    for seed in range(20):
        state = rules.start(seed)
        for seat in (0, 1):
            for choice in (FIGHTER + rules.t.fighter_of["hurricane-1"], PILOT + malan, PASS):
                assert choice in rules.legal(state, seat)
                rules.apply(state, seat, choice)
        assert sorted(state.roster.pilot) == [-1, malan]
        fliers.add(state.roster.pilot.index(malan))
    assert fliers == {0, 1}


@pytest.mark.rule("FLAMES-SETUP-02", "FLAMES-RULING-54")
def test_every_seat_of_a_side_that_chooses_gets_an_aircraft(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACK, encoding="utf-8")
    rules = configure("pairs", packs=[tmp_path])
    prices = {FIGHTER + number: fighter.vp for number, fighter in enumerate(rules.t.fighters)}
    state = rules.start(1)
    assert max(prices[choice] for choice in rules.legal(state, 0)) == 12 - min(prices.values())
    rules.apply(state, 0, rules.legal(state, 0)[0])
    assert PASS not in rules.legal(state, 0)
    assert max(prices[choice] for choice in rules.legal(state, 2)) == 12
