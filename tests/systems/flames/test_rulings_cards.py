"""Rulings on the cards: timing, counting, what may be answered and who may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, announced, can, duel, fighter, plane, spent, table

from escadrille.systems.flames.events import (
    Damaged,
    Drew,
    Evaded,
    Flipped,
    Redlined,
    ShotDown,
)
from escadrille.testing.scripted import Table

ANSWERS = "ace-pilot barrel-roll jinking scissors tight-turn vertical-roll yo-yo"
FEEBLE = fighter(airframe=1, damaged={"airframe": 2})
TOUGH = fighter(airframe=9)


def behind(enemy: str, position: str = "advantaged") -> dict[str, Any]:
    return {"holds": enemy, "position": position}


def kinds(events: list[Any]) -> list[type]:
    return [type(event) for event in events]


# FLAMES-RULING-05


@pytest.mark.rule("FLAMES-RULING-05", "FLAMES-CARD-13")
@pytest.mark.parametrize("way", ["climb scissors", "dive"])
@pytest.mark.parametrize("position", [0, 1])
def test_a_vertical_roll_as_action_is_not_answered(way: str, position: int) -> None:
    t = duel("vertical-roll scissors yo-yo", ANSWERS, position, other={"counters": 1})
    t.play(f"vertical-roll {way}")
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-RULING-05", "FLAMES-FOLLOW-01")
def test_a_pursuer_may_only_follow_it() -> None:
    t = duel("vertical-roll scissors yo-yo", ANSWERS, -1, other={"counters": 1})
    t.play("vertical-roll dive")
    assert t.legal() == ["pass", "follow"]
    for answer in ("vertical-roll", "yo-yo", "ace-pilot", "counter"):
        assert t.refused(answer) == "FLAMES-FOLLOW-01"


@pytest.mark.rule("FLAMES-RULING-05")
def test_a_vertical_roll_in_reaction_is_answered() -> None:
    t = duel("ims-1-1 vertical-roll yo-yo ace-pilot tight-turn", "vertical-roll")
    t.play("ims-1-1 attack b1", "vertical-roll")
    assert t.legal() == ["pass", "ace-pilot", "vertical-roll", "yo-yo"]


# FLAMES-RULING-06


def asked_in(decision: str) -> tuple[Table, str]:
    """Return a table on which somebody with a Redline faces a decision, and his aircraft."""
    stalling = {"fighter": fighter(horsepower=[0, 0], airframe=9), "level": "very-high"}
    slow, tough = {"fighter": fighter(speed=1)}, {"fighter": TOUGH}
    mine = "redline scissors"
    match decision:
        case "stall":
            return duel(mine, one=stalling, phase="pre-draw"), "a1"
        case "altitude" | "discard":
            return duel(mine, one=tough, phase=decision), "a1"
        case "compare" | "speed":
            t = duel(mine, other=slow, phase="speed")
            t.play(*["b1"] * (decision == "speed"))
            return t, "a1"
        case "follow":
            t = duel("yo-yo scissors", mine, -2, phase="altitude")
            t.play("dive")
            return t, "b1"
    t = duel("ims-1-1 scissors", mine)
    t.play("ims-1-1 attack b1", *["pass"] * (decision == "evade"))
    return t, "b1"


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-CARD-10")
@pytest.mark.parametrize(
    "decision", ["stall", "altitude", "compare", "speed", "discard", "follow", "react", "evade"]
)
def test_a_redline_precedes_the_answer_to_any_question(decision: str) -> None:
    t, name = asked_in(decision)
    question = t.asked
    assert question[0][1] == decision
    t.play("push")
    assert t.asked[0] == (question[0][0], "redline")
    t.play("pass")
    assert t.asked == question
    assert (t.aircraft(name).damage, t.aircraft(name).cards) == (1, 4)


@pytest.mark.rule("FLAMES-RULING-06")
def test_no_redline_before_the_first_turn() -> None:
    t = Opening("first-duel")
    assert t.asked[0][1] == "start"
    assert t.refused("push") == "FLAMES-SETUP-04"


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-PLAY-10")
def test_no_redline_for_an_aircraft_that_is_not_asked() -> None:
    t = table(plane(0, "ims-1-1 redline"), plane(1, "yo-yo"), plane(1, "redline"))
    t.play("ims-1-1 attack b1")
    assert t.legal() == ["pass"]
    assert t.refused("push") == "FLAMES-COMP-04"
    assert t.refused("push", seat=0) == "FLAMES-PLAY-10"


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-PLAY-08")
def test_a_redline_in_a_chain_is_no_answer() -> None:
    t = duel("ims-1-1 yo-yo", "redline scissors", other={"fighter": TOUGH})
    t.play("ims-1-1 attack b1", "push", "pass")
    assert (t.asked, t.view().action.answers) == (((1, "react"),), "in-my-sights")
    t.play("pass", "pass")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-CARD-04")
def test_a_redline_may_look_for_an_evasive_before_the_damage() -> None:
    t = duel("ims-2-3 yo-yo", "redline", deck="evasive scissors scissors", other={"fighter": TOUGH})
    t.play("ims-2-3 attack b1", "pass")
    t.play("push")
    assert (t.aircraft("b1").damage, t.legal()) == (1, ["pass", "evasive"])
    t.play("evasive", "pass")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-DMG-01")
def test_a_redline_hurts_and_flips_before_it_draws() -> None:
    t = duel("redline", phase="altitude", one={"damage": 2})
    assert kinds(t.play("push")) == [Redlined, Damaged, Flipped, Drew]


@pytest.mark.rule("FLAMES-RULING-06")
def test_an_evasive_drawn_by_a_redline_does_not_soften_it() -> None:
    t = duel("redline yo-yo", phase="altitude", deck="evasive evasive evasive")
    t.play("push")
    assert t.refused("evasive") == "FLAMES-COMP-04"
    t.play("pass")
    assert t.aircraft("a1").damage == 1
    assert (t.asked, t.hand("a1").count("evasive")) == (((0, "altitude"),), 3)


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-DMG-05")
def test_a_fighter_that_its_redline_shoots_down_draws_nothing() -> None:
    t = table(plane(0, "redline yo-yo", damage=5), plane(0), plane(1), phase="altitude")
    cards = t.view().deck
    events = t.play("push", "pass")
    assert kinds(events)[:3] == [Redlined, Damaged, ShotDown]
    assert sorted(t.view().discard) == ["redline", "yo-yo"]
    assert t.view().deck == cards - 2  # b1's pre-turn draw


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-RULING-20")
def test_a_redline_is_discarded_after_its_draw() -> None:
    t = duel("redline yo-yo", phase="altitude")
    raw = t.situation()
    raw["discard"] = raw.pop("deck")
    t = Table(raw)
    t.play("push", "pass")
    assert t.view().discard == ("redline",)


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-DMG-05")
def test_an_action_ends_with_the_redline_that_shoots_down_its_author() -> None:
    t = table(
        plane(0, "ims-1-1 redline", fighter=FEEBLE, damage=1),
        plane(0, "yo-yo"),
        plane(1, "barrel-roll evasive"),
    )
    t.play("ims-1-1 attack b1", "barrel-roll", "push")
    assert not t.aircraft("a1").flying
    assert t.aircraft("b1").damage == 0
    assert (t.view().active, t.view().action) == ("b1", None)
    assert sorted(t.view().discard) == ["barrel-roll", "ims-1-1", "redline"]


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-BURST-07")
@pytest.mark.parametrize("window", ["react", "evade"])
def test_an_action_ends_with_the_redline_that_shoots_down_its_target(window: str) -> None:
    t = table(
        plane(0, "yo-yo ims-1-1 scissors", fighter=fighter(bursts=1)),
        plane(1, "redline", fighter=FEEBLE, damage=1),
        plane(1),
    )
    t.play("yo-yo play", "ims-1-1 attack b1", *["pass"] * (window == "evade"))
    assert t.asked == ((1, window),)
    t.play("push")
    assert not t.aircraft("b1").flying
    assert (t.asked, t.view().action) == (((0, "action"),), None)
    assert (spent(t), t.view().extra_hits) == ((1, 0, 0, 0), 0)
    assert sorted(t.view().discard) == ["ims-1-1", "redline", "yo-yo"]


@pytest.mark.rule("FLAMES-RULING-06", "FLAMES-FOLLOW-05")
def test_a_pursuer_that_its_redline_shoots_down_follows_nobody() -> None:
    t = table(
        plane(0, "yo-yo"),
        plane(1, "redline", fighter=FEEBLE, damage=1, **behind("a1")),
        plane(1, "scissors", **behind("a1", "tailing")),
        phase="altitude",
    )
    t.play("dive", "follow", "push")
    assert not t.aircraft("b1").flying
    assert (t.asked, t.position("b2", "a1")) == (((0, "action"),), 2)


# FLAMES-RULING-07


@pytest.mark.rule("FLAMES-RULING-07", "FLAMES-CARD-03")
def test_every_evasive_in_force_costs_the_attacker_a_burst() -> None:
    t = duel("evasive evasive scissors", "ims-1-1", other={"fighter": fighter(bursts=3)})
    t.play("evasive play", "evasive play")
    assert t.aircraft("a1").evasive == 2
    while t.asked != ((1, "action"),):
        t.play("pass")
    assert announced(t, "ims-1-1 attack a1").bursts == 3


@pytest.mark.rule("FLAMES-RULING-07", "FLAMES-CARD-04")
def test_every_evasive_played_takes_two_hits_and_leaves_no_trace() -> None:
    t = duel("yo-yo yo-yo ims-2-3 scissors", "evasive evasive evasive", other={"fighter": TOUGH})
    t.play("yo-yo play", "yo-yo play")
    events = t.play("ims-2-3 attack b1", "pass", "evasive", "evasive", "evasive")
    assert [event.hits_left for event in events if isinstance(event, Evaded)] == [3, 1, 0]
    assert (t.aircraft("b1").damage, t.aircraft("b1").evasive) == (0, 0)


# FLAMES-RULING-08


@pytest.mark.rule("FLAMES-RULING-08", "FLAMES-PLAY-12")
def test_extra_hits_wait_for_the_next_attack_whatever_comes_between() -> None:
    t = duel("yo-yo tight-turn scissors evasive ims-1-1", other={"fighter": TOUGH})
    t.play("yo-yo play", "scissors maneuver b1 1", "tight-turn play", "evasive play")
    assert t.view().extra_hits == 2
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 3


@pytest.mark.rule("FLAMES-RULING-08", "FLAMES-CARD-15")
def test_no_hit_is_added_once_the_defender_reacts() -> None:
    t = duel("ims-1-1 tight-turn tight-turn yo-yo", "barrel-roll scissors evasive")
    t.play("ims-1-1 attack b1", "barrel-roll")
    assert not can(t, "tight-turn play")
    t.play("tight-turn")
    assert (t.view().action.hits, t.view().extra_hits) == (1, 0)
    t.play("scissors", "yo-yo", "pass", "pass")
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-RULING-08", "FLAMES-PLAY-13")
@pytest.mark.parametrize("attack", ["ims-1-1", "fuel-tank"])
def test_extra_hits_are_used_up_by_a_cancelled_attack(attack: str) -> None:
    t = duel(f"yo-yo {attack} scissors", "ace-pilot")
    t.play("yo-yo play", f"{attack} attack b1", "ace-pilot", "pass")
    assert (t.asked, t.view().extra_hits) == (((0, "action"),), 0)


@pytest.mark.rule("FLAMES-RULING-08", "FLAMES-CARD-07")
def test_extra_hits_are_used_up_by_a_fuel_tank() -> None:
    t = table(plane(0, "yo-yo fuel-tank scissors"), plane(1), plane(1))
    t.play("yo-yo play", "fuel-tank attack b1")
    assert (t.aircraft("b1").flying, t.view().extra_hits) == (False, 0)


# FLAMES-RULING-09


@pytest.mark.rule("FLAMES-RULING-09", "FLAMES-BURST-08")
@pytest.mark.parametrize("card", ["ims-1-1", "ims-3-3", "fuel-tank", "jinking", "oots-2-3"])
def test_a_fighter_without_bursts_uses_attack_cards_for_everything_else(card: str) -> None:
    noted = {"fighter": fighter(bursts=0, agile=True, barrage=True)}
    t = duel(card, one=noted)
    assert t.refused(f"{card} attack b1") == "FLAMES-BURST-06"
    assert can(t, f"{card} maneuver b1 1")
    assert can(t, f"{card} barrage")
    assert can(duel(card, position=-1, one=noted), f"{card} agile b1")


@pytest.mark.rule("FLAMES-RULING-09", "FLAMES-CARD-08")
def test_a_fighter_without_bursts_may_jink() -> None:
    t = duel("ims-1-1 scissors", "jinking", other={"fighter": fighter(bursts=0)})
    t.play("ims-1-1 attack b1", "jinking", "pass")
    assert t.aircraft("b1").damage == 0


# FLAMES-RULING-11


@pytest.mark.rule("FLAMES-RULING-11", "FLAMES-PLAY-04")
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_a_maneuver_improves_as_far_as_tailing(position: int) -> None:
    room = 2 - position
    t = duel("ace-pilot", position=position)
    assert [n for n in (1, 2, 3, 4) if can(t, f"ace-pilot maneuver b1 {n}")] == list(
        range(1, room + 1)
    )
    if position > -2:
        assert t.refused(f"ace-pilot maneuver b1 {room + 1}") == "FLAMES-RULING-11"


@pytest.mark.rule("FLAMES-RULING-11", "FLAMES-TURN-06")
@pytest.mark.parametrize("position", [-1, 0, 1, 2])
def test_a_position_gets_worse_only_by_abandoning_it(position: int) -> None:
    t = duel("scissors", position=position)
    if position > 0:
        t.play("abandon")
        assert t.position("a1", "b1") == 0
    else:
        assert t.refused("abandon") == "FLAMES-TURN-06"
