"""What bombers do when they are attacked (group TUR, FLAMES-REACT-04)."""

from __future__ import annotations

import pytest
from tests.systems.flames.raids import bomber, heavy, hunt, run
from tests.systems.flames.scenes import fighter, plane

from escadrille.systems.flames.facts import Gun

TOUGH = {"fighter": fighter(airframe=9)}
STEADY = {"fighter": bomber(airframe=9)}


@pytest.mark.rule("FLAMES-TUR-01")
def test_the_hand_is_the_defence_turret_and_the_support_of_neighbours() -> None:
    cross = (heavy("r2c2"), heavy("r1c2"), heavy("r2c1"), heavy("r1c1"))
    t = hunt("ims-1-1", *cross, raid={"quarry": "b1"})
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").cards == 5


@pytest.mark.rule("FLAMES-TUR-02")
def test_the_hand_is_not_refilled_when_the_bomber_is_turned_over() -> None:
    t = hunt("ims-2-3 ims-1-1", heavy("r1c1", fighter=bomber(airframe=3)), me=TOUGH)
    t.play("b1", "ims-2-3 attack b1", "pass")
    assert t.aircraft("b1").damaged
    assert t.aircraft("b1").cards == 3


@pytest.mark.rule("FLAMES-TUR-03", "FLAMES-REACT-04")
def test_a_bomber_answers_once_for_each_play_and_never_without_one() -> None:
    t = run("scissors ims-1-1", "ims-1-1 ims-1-1 ims-1-1", me=TOUGH, target=STEADY)
    t.play("scissors maneuver b1 1")
    assert t.asked == ((1, "return"),)
    assert t.refused("push") == "FLAMES-TUR-03"
    t.play("ims-1-1", "pass", "pass", "pass")
    assert t.asked == ((0, "action"),)
    t.play("ims-1-1 attack b1", "ims-1-1", "pass")
    assert t.aircraft("b1").cards == 1
    assert "ims-1-1" not in t.legal(0)
    tactic = run("evasive tight-turn scissors", "ims-1-1")
    tactic.play("evasive play", "tight-turn play")
    assert tactic.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-TUR-04", "FLAMES-REACT-04")
def test_a_bomber_plays_its_own_cards_and_no_others() -> None:
    t = run("scissors", "ims-1-1 oots-1-1 evasive tight-turn scissors redline")
    t.play("scissors maneuver b1 1")
    assert t.legal() == ["pass", "ims-1-1", "oots-1-1"]
    assert t.refused("scissors") == "FLAMES-TUR-04"
    assert t.refused("redline") == "FLAMES-TUR-04"
    assert t.refused("yo-yo") == "FLAMES-COMP-04"


@pytest.mark.rule("FLAMES-RULING-46")
def test_a_card_that_only_reduces_is_for_attacks() -> None:
    t = run("scissors", "evasive ace-pilot jinking")
    t.play("scissors maneuver b1 1")
    assert t.refused("evasive") == "FLAMES-RULING-46"
    assert t.refused("ace-pilot") == "FLAMES-RULING-46"
    t.play("jinking", "pass")
    assert t.aircraft("a1").damage == 1
    shot = run("ims-2-3", "evasive ace-pilot barrel-roll", target=STEADY)
    shot.play("ims-2-3 attack b1")
    assert shot.legal() == ["pass", "ace-pilot", "evasive"]


@pytest.mark.rule("FLAMES-TUR-05", "FLAMES-RULING-13")
def test_counter_fire_does_its_printed_hits_and_cancels_nothing() -> None:
    t = run("ims-1-1 yo-yo", "ims-2-3", me=TOUGH, target=STEADY)
    t.play("ims-1-1 attack b1", "ims-2-3")
    assert t.asked == ((0, "reply"),)
    assert t.refused("yo-yo") == "FLAMES-PLAY-06"
    assert t.refused("b1") == "FLAMES-TUR-05"
    t.play("pass", "pass")
    assert (t.aircraft("a1").damage, t.aircraft("b1").damage) == (3, 1)
    assert t.state.inherent == 1


@pytest.mark.rule("FLAMES-TUR-06", "FLAMES-TUR-07")
def test_the_answer_to_a_shot_is_not_answered() -> None:
    t = run("oots-1-1 barrel-roll", "jinking ace-pilot", me=TOUGH, target=STEADY)
    t.play("oots-1-1 attack b1", "jinking", "pass", "barrel-roll")
    assert t.asked[0][0] == 0
    assert t.aircraft("a1").damage == 0
    assert t.aircraft("b1").damage == 0


@pytest.mark.rule("FLAMES-TUR-07", "FLAMES-TUR-08")
def test_a_jinking_takes_one_hit_and_cancels_nothing() -> None:
    t = run("ims-2-3 tight-turn", "jinking", me=TOUGH, target=STEADY)
    t.play("ims-2-3 attack b1", "jinking", "tight-turn")
    assert (t.aircraft("b1").damage, t.aircraft("a1").damage) == (2, 0)


@pytest.mark.rule("FLAMES-TUR-09", "FLAMES-REACT-04")
def test_a_stop_saves_the_bomber_from_a_fuel_tank() -> None:
    t = run("fuel-tank ace-pilot", "evasive ims-1-1")
    t.play("fuel-tank attack b1")
    seat, legal = t.seat(), t.rules.legal(t.state, t.seat())
    facts = [t.rules.facts(t.state, seat, choice) for choice in legal]
    assert Gun(0, False, 0, True) in facts
    t.play("evasive")
    assert t.aircraft("b1").flying
    assert t.aircraft("b1").damage == 0
    lost = hunt(
        "fuel-tank",
        heavy("r1c1", "ims-1-1"),
        plane(1),
        me=TOUGH,
        raid={"quarry": "b1", "manned": True},
    )
    lost.play("fuel-tank attack b1", "ims-1-1")
    assert not lost.aircraft("b1").flying
    assert lost.aircraft("a1").damage == 1


@pytest.mark.rule("FLAMES-TUR-10")
def test_cards_of_one_more_hit_go_with_a_shot_and_never_alone() -> None:
    t = run("scissors", "tight-turn yo-yo oots-2-3", me=TOUGH)
    t.play("scissors maneuver b1 1")
    assert t.refused("tight-turn") == "FLAMES-TUR-10"
    t.play("oots-2-3")
    assert t.asked == ((1, "boost"),)
    assert t.refused("oots-2-3") == "FLAMES-COMP-04"
    t.play("tight-turn", "yo-yo")
    assert t.aircraft("a1").damage == 5
    dry = run("scissors", "ims-1-1 ims-2-2 barrel-roll")
    dry.play("scissors maneuver b1 1", "ims-1-1")
    assert dry.refused("ims-2-2") == "FLAMES-TUR-10"
    assert dry.refused("b1") == "FLAMES-TUR-10"


@pytest.mark.rule("FLAMES-TUR-10")
def test_a_cancelled_shot_loses_all_its_hits() -> None:
    t = run("scissors vertical-roll", "tight-turn ims-2-3", me=TOUGH)
    t.play("scissors maneuver b1 1", "ims-2-3", "tight-turn", "vertical-roll")
    assert t.aircraft("a1").damage == 0
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-TUR-11")
def test_an_evasive_helps_after_the_shot_and_not_before() -> None:
    t = run("scissors evasive", "ims-2-3", me={**TOUGH, "evasive": 1})
    t.play("scissors maneuver b1 1", "ims-2-3", "pass")
    assert t.asked == ((0, "evade"),)
    assert t.view(0).terms == {"hits": 3}
    t.play("evasive")
    assert t.aircraft("a1").damage == 1
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-RULING-14")
def test_both_fall_at_once_and_both_score() -> None:
    weak = {"fighter": fighter(airframe=1, damaged={"airframe": 2}), "damage": 1}
    frail = {"fighter": bomber(airframe=1, damaged={"airframe": 2}), "damage": 1}
    t = hunt(
        "ims-1-1",
        heavy("r1c1", "ims-1-1", **frail),
        plane(1),
        plane(0),
        me=weak,
        raid={"quarry": "b1", "manned": True},
    )
    t.play("ims-1-1 attack b1", "ims-1-1")
    assert not t.aircraft("a1").flying
    assert not t.aircraft("b1").flying
    assert t.aircraft("a1").raid.victor == "b1"
    assert t.aircraft("b1").raid.victor == "a1"


@pytest.mark.rule("FLAMES-RULING-14")
def test_a_fighter_shot_down_in_a_manoeuvre_gains_no_position() -> None:
    weak = {"fighter": fighter(airframe=1, damaged={"airframe": 2}), "damage": 1}
    t = hunt(
        "scissors",
        heavy("r1c1", "ims-1-1"),
        plane(0),
        me=weak,
        raid={"quarry": "b1", "manned": True},
    )
    t.play("scissors maneuver b1 1", "ims-1-1")
    assert not t.aircraft("a1").flying
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-RULING-42")
def test_a_bombers_fuel_tank_destroys_unless_it_is_answered() -> None:
    t = hunt(
        "scissors evasive",
        heavy("r1c1", "fuel-tank tight-turn"),
        plane(0),
        me=TOUGH,
        raid={"quarry": "b1", "manned": True},
    )
    t.play("scissors maneuver b1 1", "fuel-tank")
    assert t.asked == ((0, "reply"),)
    t.play("pass")
    assert not t.aircraft("a1").flying
    saved = run("scissors barrel-roll", "fuel-tank")
    saved.play("scissors maneuver b1 1", "fuel-tank", "barrel-roll")
    assert saved.aircraft("a1").flying


@pytest.mark.rule("FLAMES-PILOT-06", "FLAMES-TUR-05", "FLAMES-TUR-06")
def test_an_ace_pilot_counter_answers_a_turret() -> None:
    t = run("scissors", "ims-1-1 ims-2-2", me={"pilot": "generic-ap1"})
    t.play("scissors maneuver b1 1", "ims-1-1", "pass")
    assert t.asked == ((0, "reply"),)
    t.play("counter")
    assert (t.aircraft("a1").damage, t.aircraft("a1").counters) == (0, 0)
    assert t.position("a1", "b1") == 1
    assert t.aircraft("b1").cards == 1
