"""Situations that no game can reach are refused with their reasons; none freezes the engine."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import fighter, plane, table

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
    ({"action": {"use": "attack", "by": "a1", "on": "b1", "card": ""}}, "action: card"),
    ({"aircraft": [], "scenario": "first-duel", "stack": ROUND}, "active"),
    ({"turn": 0}, "turn: 0"),
    ({"turn": 0, "active": None, "phase": None}, "turn: 0, and the battle has begun"),
    ({"spent": {"inherent": 3}}, "inherent: 3 of 2"),
    ({"spent": {"advantage": 1}}, "advantage: 1 of 0"),
    ({"spent": {"inherent": 2, "tailing": 1}}, "tailing: 1 of 0"),
    ({"options": {"historical": True}}, "side #1 of 'situation' has no alliance"),
    ({"scenario": "first-duel", "seats": [1, 2]}, "seats: 'first-duel' has others"),
    ({"spent": {"gunner": 1}}, "gunner: 1 of 0"),
    ({"spent": {"agile_used": True}}, "agile_used"),
    ({"spent": {"astray": True}}, "astray"),
    ({"spent": {"inherent": 1}, "active": None}, "FLAMES-BURST-09"),
    ({"over": True}, "over"),
    ({"order": "a1 b1"}, "FLAMES-FFA-02"),
    ({"chain": "scissors"}, "FLAMES-PLAY-09"),
    ({"limbo": "redline"}, "FLAMES-CARD-10"),
    ({"queue": "b1"}, "FLAMES-FOLLOW-06"),
    ({"asked": "b1"}, "FLAMES-FOLLOW-06"),
    ({"picks": [[]]}, "picks: expected 2 lists"),
    ({"picks": [[1], []]}, "FLAMES-SETUP-02"),
    ({"stack": [*ROUND, "action a1", "action a1"]}, "a action on a action"),
    ({"stack": [*ROUND, "altitude a1"]}, "altitude"),
    ({"stack": [*ROUND, "action b1"]}, "FLAMES-TURN-01"),
    ({"stack": ["round"] * 1000}, r"\$\.stack"),
    ({"stack": [*ROUND, "pay a1 " + "9" * 5000]}, r"\$\.stack"),
    ({"script": [0] * 10**5}, r"\$\.script"),
    ({"deck": ["yo-yo"] * 10**5}, r"\$\.deck"),
    ({"deck": "yo-yo " * 900}, "FLAMES-COMP-02"),
    ({"chance": 1 << 300}, r"\$\.chance"),
    ({"picks": [[1] * 1000, []]}, r"\$\.picks"),
    ({"scenario": "x" * 1000}, r"\$\.scenario"),
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


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"fighter": {"speed": 100}}, "speed"),
        ({"evasive": 100}, "evasive"),
        ({"counters": 10}, "counters"),
        ({"inflicted": [0, 1]}, "more than its damage"),
        ({"damage": 1, "inflicted": [1, 0]}, "by no enemy"),
        ({"downed_by": 1}, "downed_by"),
        ({"pilot": "generic-cl", "fighter": {"id": "x" * 100}}, "fighter"),
    ],
    ids=str,
)
def test_an_impossible_aircraft_is_refused_with_its_reason(
    facts: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSituation, match=reason):
        table(plane(0, "yo-yo", **facts), plane(1))


@pytest.mark.rule("FLAMES-BURST-02")
@pytest.mark.parametrize("pool", ["bursts", "gunner"])
def test_bursts_of_the_other_side_of_a_card_are_not_spent_before_it_shows(pool: str) -> None:
    spent = {"inherent": 4} if pool == "bursts" else {"gunner": 4}
    one = plane(0, "yo-yo", fighter=fighter(damaged={pool: 4}))
    with pytest.raises(BadSituation, match=f"{next(iter(spent))}: 4 of "):
        table(one, plane(1), spent=spent)
    assert table({**one, "damage": 3}, plane(1), spent=spent).asked


@pytest.mark.rule("FLAMES-NOTE-01")
def test_nobody_fires_as_the_gunner_of_an_aircraft_without_one() -> None:
    card = "ims-1-1"
    fires = {"use": "gunner", "by": "a1", "on": "b1", "card": card, "last": "a1", "depth": 2}
    facts = {"action": fires, "chain": card, "stack": [*ROUND, "resolve"]}
    behind = plane(1, holds="a1", position="tailing", level="medium")
    ahead = plane(0, level="medium", acted=True)
    with pytest.raises(BadSituation, match="no such use of its card"):
        table(ahead, behind, **facts)
    assert table({**ahead, "fighter": fighter(gunner=1)}, behind, **facts).asked


@pytest.mark.rule("FLAMES-PILOT-06")
def test_a_pilot_has_the_counters_of_his_card() -> None:
    with pytest.raises(BadSituation, match="counters: 3, more than its pilot has"):
        table(plane(0, pilot="generic-ap2", counters=3), plane(1))


@pytest.mark.rule("FLAMES-RULING-56")
def test_a_named_pilot_flies_once() -> None:
    with pytest.raises(BadSituation, match="FLAMES-RULING-56"):
        table(plane(0, pilot="sugita"), plane(1, pilot="sugita"))


@pytest.mark.parametrize(
    ("option", "facts"), [("pilots", {"pilot": "sugita"}), ("wingmen", {"leader": "a1"})]
)
def test_a_crew_that_an_option_forbids_is_refused(option: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadSituation, match=f"option {option} is off"):
        table(plane(0), plane(0, **facts), plane(1), options={option: False})
    assert table(plane(0), plane(0, **facts), plane(1)).rules.options[option]


def test_more_aircraft_than_a_side_can_have_are_refused() -> None:
    with pytest.raises(BadSituation, match="more than 6 of a side"):
        table(*[plane(0) for _ in range(7)], plane(1))
    with pytest.raises(BadSituation, match=r"\$\.aircraft"):
        table(*[plane(0) for _ in range(1000)], plane(1))


def test_who_is_done_with_its_picks_has_made_them() -> None:
    facts = {"system": "flames", "scenario": "free-duel", "stack": ["round", "force"], "turn": 0}
    with pytest.raises(BadSituation, match="seat 1 is done, and has still to pick"):
        Table({**facts, "ready": [1]})
    with pytest.raises(BadSituation, match="ready: a seat above 1"):
        Table({**facts, "ready": [7]})
