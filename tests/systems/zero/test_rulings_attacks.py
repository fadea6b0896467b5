"""Rulings on cards, targets, Positions and Wingmen, of odd numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import (
    bursts,
    can,
    duel,
    element,
    fighter,
    mini,
    table,
)

FRAIL: dict[str, Any] = {"fighter": fighter(capacity=(1, 2))}
AGILE: dict[str, Any] = {"fighter": fighter(agile=True)}


@pytest.mark.rule("ZERO-RULING-01")
def test_scissors_answer_a_tight_turn_that_answered_a_tight_turn() -> None:
    t = duel("maneuvering tight-turn", "tight-turn scissors")
    t.play("maneuvering", "tight-turn", "tight-turn")
    assert t.legal() == ["pass", "scissors"]
    t.play("scissors")
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("ZERO-RULING-03")
@pytest.mark.parametrize(
    ("position", "card", "hand", "legal"),
    [
        (0, "maneuvering", "barrel-roll", []),
        (0, "ots-2-3", "barrel-roll tight-turn", []),
        (-1, "scissors", "tight-turn", []),
        (-1, "vertical-roll", "tight-turn", []),
        (0, "maneuvering", "tight-turn", ["tight-turn"]),
        (-1, "scissors", "barrel-roll", ["barrel-roll"]),
    ],
)
def test_which_answers_the_commented_game_rules_out(
    position: int, card: str, hand: str, legal: list[str]
) -> None:
    t = duel(card, hand, position)
    t.play(f"{card} dive" if card == "vertical-roll" else card)
    assert t.legal() == ["pass", *legal]


@pytest.mark.rule("ZERO-RULING-03")
def test_scissors_do_not_answer_a_barrel_roll() -> None:
    t = duel("ims-1-1 scissors tight-turn", "barrel-roll", one=AGILE)
    t.play("ims-1-1", "barrel-roll")
    assert t.legal() == ["pass", "tight-turn"]


@pytest.mark.rule("ZERO-RULING-07")
@pytest.mark.parametrize(
    ("order", "asked"), [("a1", "altitude"), ("a2 b1 a1", "raid"), ("b1 a1", "raid")]
)
def test_only_the_very_first_sequence_skips_the_wingman(order: str, asked: str) -> None:
    """The second Element of the player who began has its Wingman Attack."""
    four = [element(side) for side in (0, 0, 1, 1)]
    t = table(*four, turn=1, order=order, phase="wingman")
    assert t.asked == ((0, asked),)


@pytest.mark.rule("ZERO-RULING-09")
def test_agility_is_the_leaders() -> None:
    t = duel(position=-1, one=AGILE, phase="wingman", deck="tight-turn ace-pilot")
    t.play("b1")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-WNG-18"


@pytest.mark.rule("ZERO-RULING-11")
def test_a_position_won_by_the_wingman_in_this_sequence_is_not_abandoned() -> None:
    t = duel("ims-1-1", active="b1", phase="draw", order="b1 a1", deck="maneuvering tight-turn")
    t.play("pass", "b1", "maneuvering", "pass", "pass")
    assert t.position("a1", "b1") == 1
    assert t.refused("abandon") == "ZERO-RULING-11"


@pytest.mark.rule("ZERO-RULING-11")
def test_one_that_the_wingman_bettered_is() -> None:
    """The same enemy may be attacked from Neutral, but there is no Break Off any more."""
    t = table(
        element(0, "ims-1-1", holds="b1", position="advantaged"),
        element(1),
        active="b1",
        phase="draw",
        order="b1 a1",
        deck="maneuvering tight-turn",
    )
    t.play("pass", "b1", "maneuvering", "pass", "pass")
    assert t.position("a1", "b1") == 2
    t.play("abandon")
    assert t.position("a1", "b1") == 0
    assert can(t, "ims-1-1 b1")
    assert t.refused("break-off") == "ZERO-DIS-01"


@pytest.mark.rule("ZERO-RULING-13")
def test_a_roll_names_no_target_and_uses_none_up() -> None:
    t = table(
        element(0, "vertical-roll vertical-roll ims-1-1 maneuvering", level="high"),
        element(1),
        element(1),
    )
    t.play("vertical-roll dive")
    assert t.view().sequence.target is None
    t.play("ims-1-1 b2")
    assert t.view().sequence.target == "b2"
    t.play("vertical-roll dive")
    assert t.refused("maneuvering b2") == "ZERO-ENG-09"
    assert t.aircraft("a1").level == "low"


@pytest.mark.rule("ZERO-RULING-13")
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_a_roll_is_for_any_position_and_only_a_pursuer_is_asked(position: int) -> None:
    t = duel("vertical-roll ims-1-1", "tight-turn", position)
    t.play("vertical-roll dive")
    assert (t.asked == ((1, "react"),)) == (position < 0)


@pytest.mark.rule("ZERO-RULING-15")
def test_a_wingman_answers_with_a_roll_and_never_attacks_with_it() -> None:
    t = duel(phase="wingman", deck="vertical-roll tight-turn")
    t.play("b1")
    assert t.refused("vertical-roll") == "ZERO-RULING-15"
    t = duel("ims-1-1", deck="vertical-roll maneuvering")
    t.play("b1w", "ims-1-1", "vertical-roll")
    assert t.aircraft("b1w").hits == 0
    assert t.aircraft("b1w").level == "medium"


@pytest.mark.rule("ZERO-RULING-17")
def test_the_enemy_of_a_leader_that_is_gone_is_neutral_and_so_is_its_wingman() -> None:
    low = {"level": "low"}
    t = duel("ims-1-2 tight-turn", "", 1, low, {**FRAIL, **low})
    t.play("ims-1-2")
    b1 = t.aircraft("b1")
    assert (b1.promoted, b1.holds, b1.level) == (True, None, "low")
    assert t.aircraft("a1").holds is None
    t = duel(position=-2, deck="ace-pilot")
    t.play("break-off leader")
    assert (t.aircraft("a1").promoted, t.aircraft("a1").holds) == (True, None)
    assert t.aircraft("b1").holds is None


@pytest.mark.rule("ZERO-RULING-19")
def test_a_leader_whose_target_is_gone_has_no_other_in_that_sequence() -> None:
    """Not even the Wingman that takes its place; a roll is still possible."""
    t = table(
        element(0, "ims-1-2 ims-1-1 maneuvering vertical-roll"),
        element(1, **FRAIL),
        element(1),
    )
    t.play("ims-1-2 b1")
    assert t.aircraft("b1").promoted
    assert t.view().sequence.target_gone
    for card in ("ims-1-1", "maneuvering"):
        assert t.refused(card) == "ZERO-RULING-19"
    assert t.refused("b2w") == "ZERO-ENG-08"
    assert t.legal() == ["pass", "vertical-roll"]


@pytest.mark.rule("ZERO-RULING-19")
def test_excess_hits_are_lost() -> None:
    t = duel("fuel-tank", one={"fighter": fighter(bursts=3)}, other=FRAIL)
    t.play("fuel-tank")
    assert (t.aircraft("b1").promoted, t.aircraft("b1").hits) == (True, 0)


@pytest.mark.rule("ZERO-RULING-19")
def test_a_wingman_whose_target_is_gone_discards_the_rest_and_its_leader_is_free() -> None:
    t = duel("ims-1-1", "", 1, other=FRAIL, phase="wingman", deck="ims-1-2 ims-2-2")
    t.play("b1", "ims-1-2")
    assert mini(t, "a1w") == []
    assert "ims-2-2" in t.view().discard
    t.play("pass")
    assert can(t, "ims-1-1 b1")


@pytest.mark.rule("ZERO-RULING-21")
@pytest.mark.parametrize(
    ("card", "position", "rule"),
    [("maneuvering", 2, "POS-05"), ("half-loop", 1, "POS-07"), ("scissors", 0, "POS-09")],
)
def test_a_card_without_effect_is_not_played(card: str, position: int, rule: str) -> None:
    t = duel(card, position=position)
    assert t.refused(card) == f"ZERO-{rule}"
    t.play("pass", card)
    assert t.view().discard == (card,)


@pytest.mark.rule("ZERO-RULING-29")
@pytest.mark.parametrize(
    ("card", "grip", "victim", "leader"),
    [
        ("half-loop", "advantaged", 0, 1),
        ("scissors", "advantaged", 0, 1),
        ("maneuvering", "tailing", -1, 0),
        ("half-loop", "tailing", 0, 0),
    ],
)
def test_a_wingman_that_attacks_an_isolated_leader_moves_its_own_leader(
    card: str, grip: str, victim: int, leader: int
) -> None:
    b1 = element(1, alone=True, holds="a2", position=grip)
    t = table(element(0), element(0), b1, phase="wingman", deck=f"{card} tight-turn")
    t.play("b1", card)
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (victim, leader)


@pytest.mark.rule("ZERO-RULING-29")
def test_its_leader_must_be_unengaged() -> None:
    b1 = element(1, alone=True, holds="a2", position="advantaged")
    t = table(
        element(0, holds="b2", position="tailing"), element(0), b1, element(1), phase="wingman"
    )
    assert t.refused("b1") == "ZERO-ENG-02"


@pytest.mark.rule("ZERO-RULING-35")
def test_the_fuel_tank_is_an_ims_of_three_bursts_and_six_hits() -> None:
    heavy = {"fighter": fighter(capacity=(8, 9))}
    hand = "tight-turn barrel-roll vertical-roll scissors ace-pilot"
    t = duel("fuel-tank", hand, one={"fighter": fighter(bursts=3)}, other=heavy)
    t.play("fuel-tank")
    assert sorted(t.legal()) == sorted(["pass", *hand.split()])
    t.play("pass")
    assert t.aircraft("b1").hits == 6
    assert not can(duel("fuel-tank", one={"fighter": fighter(bursts=2)}), "fuel-tank")


@pytest.mark.rule("ZERO-RULING-41")
def test_wingman_and_leader_on_one_wingman_make_two_mini_hands() -> None:
    deck = "tight-turn tight-turn ims-1-1 ims-1-2 barrel-roll scissors"
    t = duel("maneuvering", phase="wingman", deck=deck)
    t.play("b1w")
    assert mini(t, "b1w") == ["ims-1-1", "ims-1-2"]
    t.play("pass")
    assert mini(t, "a1w") == mini(t, "b1w") == []
    t.play("pass", "b1w")
    assert sorted(mini(t, "b1w")) == ["barrel-roll", "scissors"]
    t.play("maneuvering", "pass")
    assert mini(t, "b1w") == []


@pytest.mark.rule("ZERO-RULING-41")
def test_a_mini_hand_keeps_its_cards_when_its_wingman_is_damaged() -> None:
    plane = fighter(capacity=(1, 6), wingman={"defensive": [3, 1]})
    t = duel("ims-1-2 ims-1-1", other={"fighter": plane}, deck="half-loop half-loop half-loop")
    t.play("b1w", "ims-1-2", "pass")
    assert t.aircraft("b1w").damaged
    assert len(mini(t, "b1w")) == 3


@pytest.mark.rule("ZERO-RULING-41")
def test_a_wingmans_target_stays_its_target_when_its_leader_becomes_neutral() -> None:
    t = duel(position=-2, phase="wingman", deck="half-loop ims-1-1")
    t.play("b1", "half-loop")
    assert t.position("a1", "b1") == 0
    t.play("ims-1-1")
    assert t.aircraft("b1").hits == 1


@pytest.mark.rule("ZERO-RULING-49")
def test_whoever_holds_a_card_is_asked_and_whoever_holds_none_is_not() -> None:
    t = duel("ots-2-3", "maneuvering")
    t.play("ots-2-3")
    assert t.asked == ((1, "react"),)
    assert t.legal() == ["pass"]
    t = duel("ots-2-3 maneuvering", "")
    t.play("ots-2-3")
    assert t.asked == ((0, "play"),)
    assert bursts(t) == (2, 2)


@pytest.mark.rule("ZERO-RULING-49")
def test_the_same_holds_for_the_attacker_and_for_mini_hands() -> None:
    t = duel("ims-1-1 maneuvering", "barrel-roll")
    t.play("ims-1-1", "barrel-roll")
    assert t.asked == ((0, "react"),)
    assert t.legal() == ["pass"]
    t = duel("ims-1-1 maneuvering", "tight-turn", deck="half-loop half-loop")
    t.play("b1w", "ims-1-1")
    assert t.asked == ((1, "react"),)
    assert t.legal() == ["pass"]


@pytest.mark.rule("ZERO-RULING-49")
def test_a_roll_without_pursuer_and_a_gunner_that_was_answered_ask_nothing() -> None:
    t = duel("vertical-roll maneuvering", "ace-pilot")
    t.play("vertical-roll dive")
    assert t.asked == ((0, "play"),)
    t = duel("ims-1-1 ace-pilot", "barrel-roll", -1, {"fighter": fighter(gunner=1)})
    t.play("ims-1-1 gunner", "barrel-roll")
    assert t.asked == ((0, "play"),)
    assert t.aircraft("b1").hits == 0
