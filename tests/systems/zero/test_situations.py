"""Situations that no game can reach are refused with their reasons; none freezes the engine."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import duel, element, fighter, table

from escadrille.kernel.errors import BadSituation
from escadrille.testing.scripted import Table

ROUND = ["round", "phase a1 play play"]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"stack": []}, "round"),
    ({"stack": ["phase a1 play play"]}, "bottom"),
    ({"stack": [*ROUND, "play a1", "play a1"]}, "a play on a play"),
    ({"stack": [*ROUND, "altitude a1"]}, "ZERO-SEQ-01"),
    ({"stack": [*ROUND, "play b1"]}, "ZERO-SEQ-01"),
    ({"stack": [*ROUND, "play a1w"]}, "a Leader where a Wingman is expected"),
    ({"stack": ["round", "phase a1 end draw", "draw a1 99"]}, "draw"),
    ({"stack": ["round", "next a1 0"], "active": None}, "next"),
    ({"stack": [*ROUND, "resolve"]}, "exchange"),
    ({"turn": 0, "order": "", "slot": 0}, "turn|order"),
    ({"turn": 99}, "ZERO-END-01"),
    ({"order": "b1 a1", "slot": 1}, "ZERO-SET-15"),
    ({"over": True}, "over"),
    ({"chain": "scissors"}, "ZERO-ATK-09"),
    ({"picks": [[]]}, "picks: expected 2 lists"),
    ({"picks": [[1], []]}, "ZERO-SET-01"),
    ({"sequence": {"gunner": 1}}, "ZERO-GUN-06"),
    ({"sequence": {"fired": 9}}, "ZERO-BST-04"),
    ({"sequence": {"target": "a1w"}}, "ZERO-ENG-08"),
    ({"sequence": {"fired": 1}, "active": None}, "ZERO-ENG-08"),
    ({"sequence": {"fired": 1}, "phase": "altitude"}, "Card Play has not begun"),
    ({"active": "b4"}, "active"),
    ({"exchange": {"use": "fire", "by": "a1", "card": ""}}, "exchange: card"),
    ({"stack": ["round"] * 1000}, r"\$\.stack"),
    ({"script": [0] * 10**5}, r"\$\.script"),
    ({"deck": ["scissors"] * 10**5}, r"\$\.deck"),
    ({"chance": 1 << 300}, r"\$\.chance"),
    ({"picks": [[1] * 1000, []]}, r"\$\.picks"),
]


@pytest.mark.parametrize(("facts", "reason"), BAD, ids=lambda value: str(value)[:50])
def test_an_impossible_situation_is_refused_with_its_reason(
    facts: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSituation, match=reason):
        duel("scissors", "tight-turn", **facts)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"bonuses": ["G"]}, "ZERO-BAL-07"),
        ({"hits": 3, "damaged": False}, "ZERO-AIR-03"),
        ({"hits": 1, "damaged": True}, "ZERO-AIR-03"),
        ({"wingman": {"hits": 3, "damaged": False, "status": "disengaged"}}, "ZERO-AIR-03"),
        ({"wingman": {"hits": 6, "status": "disengaged"}}, "ZERO-AIR-04"),
        ({"promoted": True, "wingman": {"hits": 1, "status": "destroyed"}}, "ZERO-DST-05"),
        ({"bonuses": ["P", "P"]}, "bonuses: each at most once"),
        ({"shaken": True}, "ZERO-DST-06"),
        ({"wingman": {"hand": "scissors"}}, "ZERO-RULING-41"),
        ({"fighter": {**fighter(), "capacity": [3, 100]}}, "capacity"),
        ({"bonuses": ["P"] * 1000}, "bonuses"),
    ],
    ids=str,
)
def test_an_impossible_element_is_refused_with_its_reason(
    facts: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSituation, match=reason):
        table(element(0, **facts), element(1))


@pytest.mark.rule("ZERO-BAL-05")
def test_a_scenario_without_bonuses_gives_none() -> None:
    facts = {"scenario": "first-element", "turn": 2}
    with pytest.raises(BadSituation, match="the option pilot_bonuses is off"):
        table(element(0, bonuses=["P"]), element(1), **facts)
    taken = table(element(0, bonuses=["P"]), element(1), options={"pilot_bonuses": True})
    assert taken.asked


@pytest.mark.rule("ZERO-RULING-41")
def test_a_wingman_has_no_cards_before_its_attacker_plays() -> None:
    aimed = {"sequence": {"target": "b1w"}}
    attacked = element(1, wingman={"hand": "scissors"})
    with pytest.raises(BadSituation, match="Card Play has not begun"):
        table(element(0, "tight-turn"), attacked, phase="altitude", **aimed)
    assert table(element(0, "tight-turn"), attacked, phase="play", **aimed).asked
    many = element(1, wingman={"hand": "scissors scissors scissors"})
    with pytest.raises(BadSituation, match="3 cards, more than its ratings"):
        table(element(0, "tight-turn"), many, phase="play", **aimed)


def test_engaged_elements_part_only_while_one_of_them_moves() -> None:
    stack = ["round", "phase a1 play altitude", "pursuit a1 1 0", "pay a1"]
    pairs = [
        element(0, "scissors", level="high"),
        element(0, holds="b2", position="tailing", level="low"),
        element(1, level="medium"),
        element(1, level="medium"),
    ]
    with pytest.raises(BadSituation, match="ZERO-ALT-12"):
        table(*pairs, stack=stack)
    pairs[1]["level"] = "medium"
    assert table(*pairs, stack=stack).asked == ((0, "pay"),)


def test_nobody_is_hit_before_the_fight() -> None:
    one, other = element(0, hits=1, level="low"), element(1)
    with pytest.raises(BadSituation, match="ZERO-SET-12"):
        table(one, other, active=None, turn=0, order="", stack=["round", "deal", "start"])


def test_options_fit_the_scenario() -> None:
    with pytest.raises(BadSituation, match="ZERO-DIS-09"):
        Table({"system": "zero", "scenario": "free-element", "options": {"missions": True}})
