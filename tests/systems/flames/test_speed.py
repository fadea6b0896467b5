"""The Speed Maneuver phase."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import duel, fighter, plane, table

from escadrille.testing.scripted import Table

SLOW: dict[str, Any] = {"fighter": fighter(speed=1)}
FAST: dict[str, Any] = {"fighter": fighter(speed=3)}


def speed_phase(*enemies: dict[str, Any], mine: str = "ims-1-1", **facts: Any) -> Table:
    """Return a table on which a1, of Speed 3, is in its Speed Maneuver phase."""
    return table(plane(0, mine, **FAST, **facts), *enemies, phase="speed")


@pytest.mark.rule("FLAMES-SPEED-01", "FLAMES-TURN-04")
@pytest.mark.parametrize(("mine", "his"), [(2, 1), (3, 1), (4, 1), (4, 2)])
def test_each_point_of_speed_above_the_enemy_is_one_free_step(mine: int, his: int) -> None:
    t = duel(
        "ims-1-1",
        position=-2,
        one={"fighter": fighter(speed=mine)},
        other={"fighter": fighter(speed=his)},
        phase="speed",
    )
    t.play("b1", *["speed"] * (mine - his))
    assert t.asked == ((0, "action"),)
    assert t.position("a1", "b1") == -2 + mine - his


@pytest.mark.rule("FLAMES-SPEED-01")
@pytest.mark.parametrize("his", [2, 3])
def test_equal_or_lower_speed_gives_nothing(his: int) -> None:
    t = duel("ims-1-1", other={"fighter": fighter(speed=his)}, phase="speed")
    assert t.asked == ((0, "action"),)
    swift = plane(1, fighter=fighter(speed=his + 1))
    slow = plane(1, **SLOW)
    t = table(plane(0, fighter=fighter(speed=his)), swift, slow, phase="speed")
    assert t.legal() == ["pass", "b2"]
    assert t.refused("b1") == "FLAMES-SPEED-01"


@pytest.mark.rule("FLAMES-SPEED-02")
def test_each_free_maneuver_is_answered_on_its_own_and_costs_no_card() -> None:
    t = speed_phase(plane(1, "barrel-roll tight-turn yo-yo", **SLOW))
    t.play("b1", "speed")
    assert t.asked == ((1, "react"),)
    assert t.legal() == ["pass", "barrel-roll", "tight-turn"]
    t.play("tight-turn", "pass")
    assert t.position("a1", "b1") == 0
    t.play("speed", "pass")
    assert t.position("a1", "b1") == 1
    assert t.hand("a1") == ["ims-1-1"]
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-SPEED-02")
def test_the_chain_on_a_free_maneuver_goes_on_as_on_a_card() -> None:
    t = speed_phase(plane(1, "tight-turn", **SLOW), mine="yo-yo")
    t.play("b1", "speed", "tight-turn")
    assert (t.asked, t.legal()) == (((0, "react"),), ["pass", "yo-yo"])
    t.play("yo-yo")
    assert t.position("a1", "b1") == 1
    assert list(t.view().discard) == ["tight-turn", "yo-yo"]


@pytest.mark.rule("FLAMES-SPEED-03")
@pytest.mark.parametrize("position", ["neutral", "advantaged", "tailing"])
def test_who_holds_no_position_compares_with_any_enemy_at_his_level(position: str) -> None:
    above = {} if position == "neutral" else {"holds": "a1", "position": position}
    t = speed_phase(plane(1, **SLOW, **above), plane(1, **SLOW), plane(1, level="high", **SLOW))
    assert t.legal() == ["pass", "b1", "b2"]
    assert t.refused("b3") == "FLAMES-ALT-03"
    t.play("b2", "speed")
    assert t.position("a1", "b2") == 1


@pytest.mark.rule("FLAMES-SPEED-04", "FLAMES-POS-10")
@pytest.mark.parametrize(
    ("position", "legal"),
    [("advantaged", ["pass", "abandon", "b1"]), ("tailing", ["pass", "abandon"])],
)
def test_who_holds_a_position_compares_with_that_enemy_alone(
    position: str, legal: list[str]
) -> None:
    t = speed_phase(plane(1, **SLOW), plane(1, **SLOW), holds="b1", position=position)
    assert t.legal() == legal
    assert t.refused("b2") == "FLAMES-SPEED-04"


@pytest.mark.rule("FLAMES-SPEED-05")
@pytest.mark.parametrize("held", [SLOW, FAST])
@pytest.mark.parametrize("position", ["advantaged", "tailing"])
def test_a_position_may_be_abandoned_and_another_enemy_compared(
    position: str, held: dict[str, Any]
) -> None:
    t = speed_phase(plane(1, "tight-turn", **held), plane(1, **SLOW), holds="b1", position=position)
    t.play("abandon")
    assert t.position("a1", "b1") == 0
    assert (t.asked, t.hand("a1")) == (((0, "compare"),), ["ims-1-1"])
    t.play("b2", "speed", "speed")
    assert t.position("a1", "b2") == 2


@pytest.mark.rule("FLAMES-SPEED-06", "FLAMES-RULING-37")
def test_free_maneuvers_stay_with_the_enemy_compared() -> None:
    t = speed_phase(plane(1, **SLOW), plane(1, **SLOW))
    t.play("b1")
    assert t.legal() == ["pass", "speed"]
    assert t.refused("b2") == "FLAMES-SPEED-06"
    t.play("speed", "abandon")
    assert t.refused("b2") == "FLAMES-SPEED-06"
    t.play("speed")
    assert (t.position("a1", "b1"), t.position("a1", "b2")) == (1, 0)
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-SPEED-06")
def test_free_maneuvers_left_are_lost_with_the_phase() -> None:
    t = speed_phase(plane(1, **SLOW))
    t.play("b1", "speed", "pass")
    assert t.asked == ((0, "action"),)
    assert "speed" not in t.legal()
    t.play("pass", "pass", "pass")
    assert t.position("a1", "b1") == 1
