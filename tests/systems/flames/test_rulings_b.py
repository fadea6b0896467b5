"""Rulings on the cards: timing, counting, what may be answered and who may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, announced, can, duel, fighter, plane, table

from escadrille.systems.flames.events import (
    BattleEnded,
    Damaged,
    Declined,
    Drew,
    Evaded,
    Flipped,
    Played,
    Reacted,
    Redlined,
    ShotDown,
    Succeeded,
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
    assert (t.view().spent, t.view().extra_hits) == ((1, 0, 0, 0), 0)
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


# FLAMES-RULING-33


@pytest.mark.rule("FLAMES-RULING-33", "FLAMES-PILOT-12")
@pytest.mark.parametrize("card", ["barrel-roll", "tight-turn"])
def test_a_maneuver_of_zero_is_one_for_a_pilot_with_m0(card: str) -> None:
    assert duel(card, position=-2).refused(f"{card} maneuver b1 1") == "FLAMES-RULING-33"
    t = duel(card, position=-2, one={"pilot": "generic-m0"})
    assert t.refused(f"{card} maneuver b1 2") == "FLAMES-PLAY-04"
    t.play(f"{card} maneuver b1 1")
    assert t.position("a1", "b1") == -1


@pytest.mark.rule("FLAMES-RULING-33", "FLAMES-PILOT-12")
def test_that_pilot_gains_nothing_on_other_cards() -> None:
    t = duel("yo-yo", position=-2, one={"pilot": "generic-m0"})
    assert t.refused("yo-yo maneuver b1 2") == "FLAMES-PLAY-04"


# FLAMES-RULING-34

NIMBLE = {"fighter": fighter(agile=True)}


@pytest.mark.rule("FLAMES-RULING-34", "FLAMES-CARD-11")
@pytest.mark.parametrize("rivals", [1, 2])
def test_scissors_need_a_free_advantaged_slot(rivals: int) -> None:
    t = table(plane(0, "scissors"), *[plane(0, **behind("b1"))] * rivals, plane(1, **behind("a1")))
    if rivals == 2:
        assert t.refused("scissors play b1") == "FLAMES-RULING-34"
        return
    t.play("scissors play b1")
    assert (t.position("a1", "b1"), t.position("a2", "b1")) == (1, 1)


@pytest.mark.rule("FLAMES-RULING-34", "FLAMES-PLAY-14")
@pytest.mark.parametrize("line", ["scissors play", "scissors agile"])
def test_the_free_slot_is_looked_for_on_the_enemy_named(line: str) -> None:
    rivals = [plane(0, **behind("b1"))] * 2
    t = table(plane(0, "scissors", **NIMBLE), *rivals, *[plane(1, **behind("a1"))] * 2)
    assert t.refused(f"{line} b1") == "FLAMES-RULING-34"
    assert can(t, f"{line} b2")


@pytest.mark.rule("FLAMES-RULING-34", "FLAMES-NOTE-05")
@pytest.mark.parametrize("rivals", [1, 2])
def test_agile_needs_a_free_advantaged_slot(rivals: int) -> None:
    t = table(
        plane(0, "yo-yo", **NIMBLE),
        *[plane(0, **behind("b1"))] * rivals,
        plane(1, **behind("a1")),
    )
    if rivals == 2:
        assert t.refused("yo-yo agile b1") == "FLAMES-RULING-34"
    else:
        assert can(t, "yo-yo agile b1")


@pytest.mark.rule("FLAMES-RULING-34", "FLAMES-POS-10")
@pytest.mark.parametrize("line", ["scissors play b1", "yo-yo agile b1", "barrel-roll play b1"])
def test_a_position_on_another_is_abandoned_before_turning_on_a_pursuer(line: str) -> None:
    t = table(
        plane(0, "scissors yo-yo barrel-roll", **NIMBLE, **behind("b2")),
        plane(1, **behind("a1")),
        plane(1),
    )
    assert (t.position("a1", "b1"), t.position("a1", "b2")) == (-1, 1)
    assert t.refused(line) == "FLAMES-POS-10"
    t.play("abandon", line)
    assert t.position("a1", "b1") == (0 if "barrel-roll" in line else 1)


# FLAMES-RULING-37


@pytest.mark.rule("FLAMES-RULING-37", "FLAMES-SPEED-05", "FLAMES-SPEED-06")
def test_one_enemy_is_compared_in_a_turn() -> None:
    slow = fighter(speed=1)
    t = table(
        plane(0, "scissors", **behind("b1", "tailing")),
        plane(1, fighter=slow),
        plane(1, fighter=slow),
        plane(1, fighter=slow),
        phase="speed",
    )
    t.play("abandon", "b2")
    for enemy in ("b1", "b3"):
        assert t.refused(enemy) == "FLAMES-SPEED-06"
    t.play("speed")
    assert (t.asked, t.position("a1", "b2")) == (((0, "action"),), 1)


# FLAMES-RULING-45


@pytest.mark.rule("FLAMES-RULING-45", "FLAMES-CARD-01")
@pytest.mark.parametrize(
    ("position", "phase", "line"),
    [
        (0, "action", "yo-yo maneuver b1 1"),
        (0, "speed", "b1 speed"),
        (0, "action", "ims-1-1 attack b1"),
        (0, "action", "oots-1-1 attack b1"),
        (-1, "action", "barrel-roll play b1"),
        (-1, "action", "scissors play b1"),
        (-1, "action", "ims-1-1 gunner b1"),
        (-1, "action", "yo-yo agile b1"),
    ],
)
@pytest.mark.parametrize("answer", ["ace-pilot", "counter"])
def test_an_ace_pilot_answers_whatever_is_played_against_him(
    position: int, phase: str, line: str, answer: str
) -> None:
    cards = "yo-yo ims-1-1 oots-1-1 barrel-roll scissors"
    swift = {"fighter": fighter(speed=3, agile=True, gunner=1)}
    t = duel(cards, "ace-pilot", position, swift, {"counters": 1}, phase=phase)
    t.play(line)
    assert t.legal() == ["pass", "counter", "ace-pilot"]
    t.play(answer, *["pass"] * (t.aircraft("a1").cards > 0))
    assert (t.position("a1", "b1"), t.aircraft("b1").damage) == (position, 0)


@pytest.mark.rule("FLAMES-RULING-45", "FLAMES-REACT-01")
@pytest.mark.parametrize("reaction", ["barrel-roll", "tight-turn", "ace-pilot", "counter"])
def test_an_ace_pilot_answers_every_reaction_to_his_own_play(reaction: str) -> None:
    t = duel("yo-yo ace-pilot", "barrel-roll tight-turn ace-pilot", other={"counters": 1})
    t.play("yo-yo maneuver b1 1", reaction)
    assert (t.asked, t.legal()) == (((0, "react"),), ["pass", "ace-pilot"])
    t.play("ace-pilot", "pass")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-RULING-45", "FLAMES-PLAY-11")
@pytest.mark.parametrize("line", ["yo-yo play", "evasive play", "vertical-roll climb scissors"])
def test_an_ace_pilot_answers_neither_tactics_nor_altitude_changes(line: str) -> None:
    t = duel("yo-yo evasive vertical-roll scissors", "ace-pilot", other={"counters": 2})
    t.play(line)
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-RULING-45", "FLAMES-FOLLOW-01")
def test_an_ace_pilot_answers_no_follow() -> None:
    t = duel("ace-pilot yo-yo", "ace-pilot", -2, {"counters": 1}, {"counters": 1}, phase="altitude")
    t.play("dive")
    assert t.legal() == ["pass", "follow"]
    t.play("follow")
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-RULING-45", "FLAMES-CARD-04")
def test_an_ace_pilot_answers_no_evasive() -> None:
    t = duel("ims-2-2 ace-pilot", "evasive ace-pilot", one={"counters": 1})
    t.play("ims-2-2 attack b1", "pass")
    assert t.refused("ace-pilot") == "FLAMES-CARD-04"
    t.play("evasive")
    assert (t.asked, t.aircraft("b1").damage) == (((0, "action"),), 0)


# FLAMES-RULING-48


@pytest.mark.rule("FLAMES-RULING-48")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_is_public_and_hands_are_not(seat: int | None) -> None:
    t = table(
        plane(0, "yo-yo scissors", level="high", damage=1, evasive=1, counters=2),
        plane(1, "jinking", **behind("a2")),
        plane(0, "evasive"),
        discard="ims-1-1 fuel-tank",
        spent={"inherent": 2, "gunner": 1, "extra_hits": 3},
    )
    seen = t.view(seat)
    a1, b1, a2 = seen.aircraft
    assert (a1.cards, a1.damage, a1.level, a1.evasive, a1.counters) == (2, 1, "high", 1, 2)
    assert (b1.cards, b1.holds, b1.position) == (1, "a2", 1)
    assert (seen.spent, seen.extra_hits) == ((2, 0, 0, 1), 3)
    assert (seen.discard, seen.deck) == (("ims-1-1", "fuel-tank"), 104)
    hands = {
        0: (("scissors", "yo-yo"), None, ("evasive",)),
        1: (None, ("jinking",), None),
        None: (None, None, None),
    }
    assert (a1.hand, b1.hand, a2.hand) == hands[seat]


@pytest.mark.rule("FLAMES-RULING-48")
def test_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    t = duel("yo-yo", phase="altitude")
    (drew,) = [event for event in t.play("dive") if isinstance(event, Drew)]
    assert drew.seen_by(0).cards is not None
    for seat in (1, None):
        assert (drew.seen_by(seat).count, drew.seen_by(seat).cards) == (1, None)


@pytest.mark.rule("FLAMES-RULING-48")
@pytest.mark.parametrize("line", ["yo-yo maneuver b1 1", "ims-1-1 attack b1"])
def test_a_reaction_is_asked_of_any_hand_even_a_useless_one(line: str) -> None:
    cards = "yo-yo ims-1-1 scissors"
    t = duel(cards, "oots-1-1")
    t.play(line)
    assert (t.asked, t.legal()) == (((1, "react"),), ["pass"])
    t = duel(cards, "")
    t.play(line)
    assert t.asked == ((0, "action"),)
    t = duel(cards, "", other={"counters": 1})
    t.play(line)
    assert (t.asked, t.legal()) == (((1, "react"),), ["pass", "counter"])


@pytest.mark.rule("FLAMES-RULING-48", "FLAMES-CARD-04")
def test_an_evasive_is_asked_of_any_hand_but_not_of_a_counter() -> None:
    t = duel("ims-1-1 scissors", "oots-1-1")
    t.play("ims-1-1 attack b1", "pass")
    assert (t.asked, t.legal()) == (((1, "evade"),), ["pass"])
    t = duel("ims-1-1 scissors", "", other={"counters": 1})
    t.play("ims-1-1 attack b1", "pass")
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-RULING-48", "FLAMES-FOLLOW-04")
@pytest.mark.parametrize(
    ("position", "way", "hand", "legal"),
    [
        (-1, "dive", "", None),
        (-1, "climb scissors", "", None),
        (-2, "climb scissors", "", None),
        (-2, "dive", "", ["pass", "follow"]),
        (-1, "climb scissors", "jinking", ["pass"]),
        (-1, "climb scissors", "redline", ["pass", "push"]),
        (-1, "dive", "jinking", ["pass", "follow"]),
    ],
)
def test_a_pursuer_is_asked_if_he_has_a_card_or_follows_free(
    position: int, way: str, hand: str, legal: list[str] | None
) -> None:
    t = duel("scissors yo-yo", hand, position, other={"counters": 2}, phase="altitude")
    t.play(way)
    assert (t.legal() if t.asked == ((1, "follow"),) else None) == legal


# FLAMES-RULING-60


@pytest.mark.rule("FLAMES-RULING-60", "FLAMES-ATK-01", "FLAMES-ATK-02")
def test_an_attack_runs_in_order() -> None:
    t = duel(
        "yo-yo ims-2-3 scissors",
        "barrel-roll evasive jinking",
        one={"fighter": fighter(firepower=1)},
    )
    t.play("yo-yo play")
    # 1, 2: bursts spent, pending hits taken up, hits fixed.
    played = announced(t, "ims-2-3 attack b1")
    assert (played.bursts, played.hits) == (2, 5)
    assert (t.view().spent, t.view().extra_hits) == ((2, 0, 0, 0), 0)
    # 3: the chain; 4: Evasive after success only; 5: damage and flip; 6: the cards.
    events = t.play("pass")
    assert (kinds(events), t.asked) == ([Declined, Succeeded], ((1, "evade"),))
    assert (t.aircraft("b1").damage, t.view().discard) == (0, ("yo-yo",))
    events = t.play("evasive", "pass")
    assert kinds(events) == [Evaded, Damaged, Flipped]
    assert t.view().discard == ("yo-yo", "ims-2-3", "evasive")


@pytest.mark.rule("FLAMES-RULING-60", "FLAMES-PLAY-08")
def test_a_cancelled_attack_asks_for_no_evasive() -> None:
    t = duel("ims-2-3 scissors", "barrel-roll evasive")
    events = t.play("ims-2-3 attack b1", "barrel-roll", "pass")
    assert [kind for kind in kinds(events) if kind in (Played, Reacted)] == [Played, Reacted]
    assert (t.asked, t.hand("b1")) == (((0, "action"),), ["evasive"])
    assert t.view().discard == ("ims-2-3", "barrel-roll")


@pytest.mark.rule("FLAMES-RULING-60")
@pytest.mark.parametrize("damaged", [False, True])
def test_hits_are_fixed_before_the_chain(damaged: bool) -> None:
    weaker = {"firepower": 0, "bursts": 0}
    sturdy = fighter(firepower=1, airframe=2, damaged={**weaker, "airframe": 9})
    t = duel("ims-1-1 redline yo-yo", "barrel-roll", one={"fighter": sturdy, "damage": 1 + damaged})
    if damaged:
        assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
        return
    t.play("ims-1-1 attack b1", "barrel-roll", "push", "pass")
    assert t.aircraft("a1").damaged
    t.play("yo-yo")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-RULING-60", "FLAMES-END-01")
def test_the_battle_ends_after_the_cards_are_discarded() -> None:
    t = duel("ims-2-3", "barrel-roll", other={"damage": 3})
    events = t.play("ims-2-3 attack b1", "pass", "pass")
    assert kinds(events)[-3:] == [Damaged, ShotDown, BattleEnded]
    assert (t.asked, t.view().over) == ((), True)
    # The hand goes with the loss, the cards of the action after it.
    assert t.view().discard == ("barrel-roll", "ims-2-3")
