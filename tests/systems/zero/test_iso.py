"""Attacking an isolated Leader: ZERO-ISO-01 to ZERO-ISO-09.

b1 is alone and ahead of a2; a1, Unengaged, comes to help.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import bursts, can, element, fighter, table

from escadrille.testing.scripted import Table

THROTTLE: dict[str, Any] = {"options": {"full_throttle": True}}
LOST: list[dict[str, Any]] = [
    {"alone": True},
    {"wingman": {"status": "destroyed"}},
    {"wingman": {"status": "disengaged"}},
    {"promoted": True, "wingman": {"status": "destroyed"}},
]


def rescue(
    hand: str = "",
    his: str = "",
    grip: str = "advantaged",
    lost: dict[str, Any] | None = None,
    mine: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """Return a1 in its sequence; b1, isolated unless `lost` says otherwise, is ahead of a2."""
    lost = {"alone": True} if lost is None else lost
    b1 = element(1, his, holds="a2", position=grip, **lost)
    return table(element(0, hand, **(mine or {})), element(0), b1, **facts)


@pytest.mark.rule("ZERO-ISO-01")
@pytest.mark.parametrize("lost", LOST)
@pytest.mark.parametrize("grip", ["advantaged", "tailing"])
def test_a_leader_without_a_wingman_may_be_attacked_by_others(
    lost: dict[str, Any], grip: str
) -> None:
    assert can(rescue("maneuvering", grip=grip, lost=lost), "maneuvering b1")
    t = rescue(grip=grip, lost=lost, phase="wingman")
    assert t.legal() == ["pass", "b1"]


@pytest.mark.rule("ZERO-ISO-01")
def test_a_leader_with_a_wingman_may_not() -> None:
    t = rescue("maneuvering", lost={})
    assert t.refused("maneuvering b1") == "ZERO-ENG-06"


@pytest.mark.rule("ZERO-ISO-02")
def test_the_helper_must_be_unengaged() -> None:
    engaged = table(
        element(0, "maneuvering", holds="b2", position="disadvantaged"),
        element(0),
        element(1, alone=True, holds="a2", position="advantaged"),
        element(1),
    )
    assert engaged.refused("maneuvering b1") == "ZERO-ENG-02"
    moment = engaged.situation()
    moment |= {"stack": ["round", "phase a1 wingman wingman"]}
    assert Table(moment).refused("b1") == "ZERO-ENG-02"


@pytest.mark.rule("ZERO-ISO-02")
def test_the_helper_must_be_at_the_same_level() -> None:
    low = {"level": "low"}
    assert rescue("maneuvering", mine=low).refused("maneuvering b1") == "ZERO-ENG-09"
    assert rescue(mine=low, phase="wingman").asked == ((0, "altitude"),)


@pytest.mark.rule("ZERO-ISO-03")
@pytest.mark.parametrize("grip", ["disadvantaged", "tailed"])
@pytest.mark.parametrize(("lost", "rule"), [({"alone": True}, "ISO-03"), ({}, "ENG-06")])
def test_a_leader_on_the_losing_side_is_never_attacked_by_others(
    grip: str, lost: dict[str, Any], rule: str
) -> None:
    t = rescue("maneuvering half-loop scissors ims-1-1", grip=grip, lost=lost)
    for card in ("maneuvering", "half-loop", "scissors", "ims-1-1"):
        assert t.refused(f"{card} b1") == f"ZERO-{rule}"


@pytest.mark.rule("ZERO-ISO-04", "ZERO-ISO-08")
@pytest.mark.parametrize(
    ("card", "grip", "victim", "helper"),
    [
        ("maneuvering", "advantaged", 0, 0),
        ("full-throttle", "advantaged", 0, 0),
        ("half-loop", "advantaged", 0, 1),
        ("scissors", "advantaged", 0, 1),
        ("maneuvering", "tailing", -1, 0),
        ("full-throttle", "tailing", -1, 0),
        ("half-loop", "tailing", 0, 0),
    ],
)
def test_the_helper_takes_the_place_of_the_victim(
    card: str, grip: str, victim: int, helper: int
) -> None:
    t = rescue(card, grip=grip, **THROTTLE)
    t.play(f"{card} b1")
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (victim, helper)
    assert t.aircraft("a2").holds == ("b1" if victim else None)


@pytest.mark.rule("ZERO-ISO-05")
def test_scissors_help_against_advantaged_only() -> None:
    t = rescue("scissors", grip="advantaged")
    t.play("scissors b1")
    assert t.position("a1", "b1") == 1
    assert rescue("scissors", grip="tailing").refused("scissors b1") == "ZERO-ISO-05"


@pytest.mark.rule("ZERO-ISO-05", "ZERO-POS-10")
def test_any_card_of_an_agile_helper_is_scissors_here_too() -> None:
    agile = {"fighter": fighter(agile=True)}
    t = rescue("tight-turn", mine=agile)
    t.play("tight-turn agile b1")
    assert t.position("a1", "b1") == 1
    assert not can(rescue("tight-turn", mine=agile, grip="tailing"), "tight-turn agile b1")


@pytest.mark.rule("ZERO-ISO-06")
@pytest.mark.parametrize("card", ["ims-1-1", "ots-2-3"])
def test_no_fire_until_the_enemy_is_neutral(card: str) -> None:
    t = rescue(f"maneuvering maneuvering {card}", grip="tailing")
    for _ in range(2):
        assert t.refused(f"{card} b1") == "ZERO-ISO-06"
        t.play("maneuvering b1")
    assert can(t, f"{card} b1")


@pytest.mark.rule("ZERO-ISO-06")
def test_nor_does_a_wingman_fire() -> None:
    t = rescue(phase="wingman", deck="ims-1-1 maneuvering")
    t.play("b1")
    assert t.refused("ims-1-1") == "ZERO-ISO-06"
    t.play("maneuvering")
    assert t.aircraft("a2").holds is None
    t.play("ims-1-1")
    assert t.aircraft("b1").hits == 1


@pytest.mark.rule("ZERO-ISO-07")
def test_the_enemy_loses_its_position_and_is_attacked_as_usual() -> None:
    t = rescue("maneuvering ims-1-1 maneuvering half-loop", mine={"fighter": fighter(bursts=1)})
    t.play("maneuvering b1")
    assert [t.aircraft(label).holds for label in ("a1", "a2", "b1")] == [None, None, None]
    assert bursts(t) == (0, 1)
    t.play("ims-1-1", "maneuvering")
    assert t.aircraft("b1").hits == 1
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("ZERO-ISO-08")
def test_surplus_steps_are_the_helpers_with_their_bursts() -> None:
    t = rescue("half-loop ims-1-1", mine={"fighter": fighter(bursts=1)})
    t.play("half-loop b1")
    assert t.position("a1", "b1") == 1
    assert bursts(t) == (0, 2)


@pytest.mark.rule("ZERO-ISO-08")
def test_steps_of_several_cards_add_up() -> None:
    t = rescue("maneuvering half-loop ims-1-1", grip="tailing")
    t.play("maneuvering b1", "half-loop")
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (0, 1)


@pytest.mark.rule("ZERO-ISO-09")
def test_the_isolated_leader_answers_each_card() -> None:
    t = rescue("maneuvering maneuvering", his="tight-turn ims-1-1")
    t.play("maneuvering b1")
    assert t.asked == ((1, "react"),)
    t.play("tight-turn", "pass")
    assert t.position("b1", "a2") == 1
    t.play("maneuvering b1")
    assert t.asked == ((1, "react"),)
    t.play("pass")
    assert t.position("b1", "a2") == 0
