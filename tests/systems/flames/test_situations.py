"""Situations that no game can reach are refused with their reasons; none freezes the engine."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import plane, table

from escadrille.kernel.errors import BadSituation
from escadrille.testing.scripted import Table

ROUND = ["round", "phase a1 action action"]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"turn": 99}, "FLAMES-SETUP-07"),
    ({"turns": -1}, "turns"),
    ({"initiative": 7}, "initiative"),
    ({"next_side": 5}, "next_side"),
    ({"ready": [99]}, "ready"),
    ({"ready": [-1]}, "ready"),
    ({"spent": {"tailing": 9}}, "FLAMES-BURST-02"),
    ({"chase": "a1 a1"}, "FLAMES-POS-03"),
    ({"stack": []}, "round"),
    ({"stack": ["round", "round"]}, "round"),
    ({"stack": [*ROUND, "phase a1 action action"]}, "phase"),
    ({"stack": ["round", "phase b1 action action"]}, "phase"),
    ({"stack": [*ROUND, "pay a1 --5"]}, "expected a number"),
    ({"stack": [*ROUND, "pay a1 5"]}, "pay"),
    ({"stack": [*ROUND, "use a1 scissors"]}, "use"),
    ({"stack": [*ROUND, "steps a1 scissors b1"]}, "steps"),
    ({"stack": [*ROUND, "react b1 maneuver"]}, "no action"),
    ({"stack": [*ROUND, "hit"]}, "action"),
    ({"stack": [*ROUND, "evade b1"]}, "no action"),
    ({"stack": [*ROUND, "points a1 a1 3"]}, "points"),
    ({"stack": [*ROUND, "shift a1 5 0"]}, "shift"),
    ({"stack": [*ROUND, "redline a1 1 3"]}, "redline"),
    ({"stack": ["round", "slot a1 5"], "active": None}, "slot"),
    ({"stack": ["round", "force"], "active": None}, "force"),
    ({"stack": [*ROUND, "stall b1"], "phase": None}, "stall"),
    ({"action": {"use": "attack", "by": "a1", "on": "b1", "depth": 99}}, "action"),
]


@pytest.mark.parametrize(("facts", "reason"), BAD, ids=lambda value: str(value)[:50])
def test_an_impossible_situation_is_refused_with_its_reason(
    facts: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSituation, match=reason):
        table(plane(0, "yo-yo"), plane(1), **facts)


@pytest.mark.rule("FLAMES-RULING-22")
def test_a_battle_with_one_side_left_is_over() -> None:
    with pytest.raises(BadSituation, match="FLAMES-RULING-22"):
        table(plane(0, "yo-yo"), plane(1, down=True, damage=6))


@pytest.mark.rule("FLAMES-SETUP-02")
@pytest.mark.parametrize("picks", [[[9999], []], [[1, 2, 3, 4], []], [[]], [[-1], []]])
def test_secret_picks_must_be_such_as_could_be_made(picks: list[list[int]]) -> None:
    with pytest.raises(BadSituation, match="pick"):
        Table(
            {
                "system": "flames",
                "scenario": "free-duel",
                "stack": ["round", "force"],
                "turn": 0,
                "picks": picks,
            }
        )


def test_a_scenario_alone_is_its_first_moment() -> None:
    t = Table({"system": "flames", "scenario": "free-duel"})
    assert t.asked == ((0, "force"), (1, "force"))
