"""Rulings on positions and windows: slots, comparison, what may be answered and who may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import announced, can, duel, fighter, plane, spent, table

from escadrille.systems.flames.events import (
    BattleEnded,
    Damaged,
    Declined,
    Drew,
    Evaded,
    Flipped,
    Played,
    Reacted,
    ShotDown,
    Succeeded,
)


def behind(enemy: str, position: str = "advantaged") -> dict[str, Any]:
    return {"holds": enemy, "position": position}


def kinds(events: list[Any]) -> list[type]:
    return [type(event) for event in events]


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
        plane(
            0,
            "yo-yo scissors",
            level="high",
            damage=1,
            evasive=1,
            counters=2,
            fighter=fighter(gunner=1),
        ),
        plane(1, "jinking", **behind("a2")),
        plane(0, "evasive"),
        discard="ims-1-1 fuel-tank",
        spent={"inherent": 2, "gunner": 1, "extra_hits": 3},
    )
    seen = t.view(seat)
    a1, b1, a2 = seen.aircraft
    assert (a1.cards, a1.damage, a1.level, a1.evasive, a1.counters) == (2, 1, "high", 1, 2)
    assert (b1.cards, b1.holds, b1.position) == (1, "a2", 1)
    assert (spent(t), seen.extra_hits) == ((2, 0, 0, 1), 3)
    assert [pool.left for pool in seen.pools] == [0, 1, 2, 0]
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
    assert (spent(t), t.view().extra_hits) == ((2, 0, 0, 0), 0)
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
