"""Formations: how they are arranged, and what losses leave of them (group FORM)."""

from __future__ import annotations

import pytest
from tests.systems.flames.raids import flown, heavy, hunt, own, played_on, stuka
from tests.systems.flames.scenes import can, fighter

from escadrille.kernel.errors import BadPack
from escadrille.systems.flames import grid
from escadrille.systems.flames.rules.formation import adjacent, lone_rear

THREE = [stuka(), stuka(), stuka()]


@pytest.mark.rule("FLAMES-FORM-01", "FLAMES-RULING-70", "FLAMES-CAMP-20")
def test_bombers_are_put_next_to_one_another() -> None:
    t = flown(THREE, [own("p-11c")])
    played_on(t, "form")
    assert t.asked == ((0, "form"),)
    assert t.refused("b1") == "FLAMES-FORM-01"
    assert t.refused("a1", seat=1) == "FLAMES-FORM-01"
    t.play("a2")
    assert t.state.raid.cell[1] == grid.CENTRE
    t.play("a1")
    assert t.legal() == ["r3c6", "r4c5", "r4c7", "r5c6"]
    assert t.refused("r5c7") == "FLAMES-FORM-01"
    assert t.refused("r4c6") == "FLAMES-FORM-01"
    assert t.refused("a3") == "FLAMES-FORM-01"
    t.play("r4c7", "r5c7")
    assert grid.connected(t.state.raid.cell[:3])
    assert t.view().turn == 1


@pytest.mark.rule("FLAMES-FORM-01")
def test_a_scenario_may_state_the_cells_and_none_that_are_apart() -> None:
    box = [stuka(cell=[0, 0]), stuka(cell=[0, 1]), stuka(cell=[1, 0])]
    t = flown(box, [own("p-11c")])
    played_on(t, "altitude")
    assert t.state.raid.cell[:3] == [0, 1, 12]
    with pytest.raises(BadPack, match="FLAMES-FORM-01"):
        flown([stuka(cell=[0, 0]), stuka(cell=[1, 1])], [own("p-11c")])


@pytest.mark.rule("FLAMES-FORM-02")
def test_nobody_is_asked_for_a_formation_again() -> None:
    t = flown(THREE, [own("p-11c")])
    asked = set()
    while t.asked:
        if t.view().turn:
            asked.add(t.asked[0][1])
        seat, question = t.asked[0]
        told = {"start": "low", "flak": "normal", "bomb": "normal"}
        t.play(told.get(question, t.legal(seat)[0]), seat=seat)
    assert not asked & {"form", "cell"}


@pytest.mark.rule("FLAMES-FORM-03", "FLAMES-RULING-40")
def test_a_gap_opens_a_position_and_ends_the_support() -> None:
    column = [heavy("r1c1"), heavy("r2c1"), heavy("r3c1")]
    t = hunt("ace-pilot", *column, raid={"quarry": "b1"})
    assert t.refused("ace-pilot maneuver b1 2") == "FLAMES-BMR-08"
    assert t.aircraft("b1").raid.cards == 4
    column[1] |= {"down": True}
    t = hunt("ace-pilot", *column, raid={"quarry": "b1"})
    assert can(t, "ace-pilot maneuver b1 2")
    assert t.aircraft("b1").raid.cards == 3
    assert lone_rear(t.state, 1, t.state.altitude[1]) == 3


@pytest.mark.rule("FLAMES-FORM-04")
def test_each_level_has_its_own_formation() -> None:
    high = heavy("r1c2", fighter="b-24d")
    t = hunt("scissors", heavy("r1c1"), high, me={"fighter": fighter()})
    assert adjacent(t.state, 1) == []
    assert t.legal()[-1] == "b1"
    assert t.aircraft("b2").raid.free
