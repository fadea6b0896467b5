"""Wingmen: whom they attack, with what, and how they defend themselves (group WNG)."""

from __future__ import annotations

import pytest
from tests.systems.zero.scenes import bursts, can, duel, element, fighter, mini, table

from escadrille.systems.zero.events import DrewMiniHand, LeftOver, Raided

LEVELS = ["very-low", "low", "medium", "high", "very-high"]
STURDY = {"fighter": fighter(capacity=(8, 12))}
AGILE = {"fighter": fighter(agile=True)}


@pytest.mark.rule("ZERO-WNG-01")
@pytest.mark.parametrize("target", ["b1", "b1w"])
def test_the_target_is_named_before_a_card_is_drawn(target: str) -> None:
    t = duel(phase="wingman", deck="ims-1-1 tight-turn")
    assert t.asked == ((0, "raid"),)
    assert mini(t, "a1w") == []
    told = t.play(target)
    assert [type(event) for event in told[:2]] == [Raided, DrewMiniHand]
    assert mini(t, "a1w") == ["ims-1-1", "tight-turn"]


@pytest.mark.rule("ZERO-WNG-01")
def test_the_target_named_cannot_be_changed_once_the_cards_are_seen() -> None:
    t = table(element(0), element(1), element(1), phase="wingman", deck="ims-1-1 ims-1-1")
    t.play("b1")
    assert t.refused("b2") == "ZERO-WNG-11"
    t.play("ims-1-1", "ims-1-1")
    assert (t.aircraft("b1").hits, t.aircraft("b2").hits) == (2, 0)


@pytest.mark.rule("ZERO-WNG-02")
@pytest.mark.parametrize(("level", "cards"), list(zip(LEVELS, [2, 2, 2, 2, 1], strict=True)))
def test_an_attack_draws_the_offensive_rating(level: str, cards: int) -> None:
    t = duel(one={"level": level}, other={"level": level}, phase="wingman")
    t.play("b1")
    assert t.aircraft("a1w").cards == cards


@pytest.mark.rule("ZERO-WNG-02")
def test_a_damaged_wingman_attacks_with_the_rating_of_that_side() -> None:
    figures = fighter(wingman={"offensive": [3, 1]})
    for hits, cards in ((0, 3), (3, 1)):
        t = duel(one={"fighter": figures, "wingman": {"hits": hits}}, phase="wingman")
        t.play("b1")
        assert t.aircraft("a1w").cards == cards


@pytest.mark.rule("ZERO-WNG-03")
@pytest.mark.parametrize(("level", "cards"), list(zip(LEVELS, [2, 2, 2, 1, 1], strict=True)))
@pytest.mark.parametrize("phase", ["wingman", "play"])
def test_a_wingman_attacked_draws_its_defensive_rating(phase: str, level: str, cards: int) -> None:
    t = duel("maneuvering", one={"level": level}, other={"level": level}, phase=phase)
    t.play("b1w")
    assert t.aircraft("b1w").cards == cards
    assert t.view().exchange is None


@pytest.mark.rule("ZERO-WNG-03")
def test_a_leader_attacked_has_no_mini_hand_drawn_for_its_wingman() -> None:
    t = duel("maneuvering", "tight-turn")
    t.play("maneuvering")
    assert t.aircraft("b1w").cards == 0


@pytest.mark.rule("ZERO-WNG-04")
@pytest.mark.parametrize("position", [-2, -1, 1, 2])
def test_the_wingman_of_an_engaged_leader_attacks_that_element_alone(position: int) -> None:
    names = {-2: "tailed", -1: "disadvantaged", 1: "advantaged", 2: "tailing"}
    ours = element(0, holds="b1", position=names[position])
    t = table(ours, element(1), element(1), phase="wingman")
    assert t.legal() == ["pass", "b1", "b1w"]
    assert t.refused("b2") == t.refused("b2w") == "ZERO-ENG-02"


@pytest.mark.rule("ZERO-WNG-04")
def test_an_engaged_leader_without_a_wingman_is_the_only_target() -> None:
    t = duel(position=1, other={"alone": True}, phase="wingman")
    assert t.legal() == ["pass", "b1"]


@pytest.mark.rule("ZERO-WNG-05")
@pytest.mark.parametrize("alone", [False, True])
def test_the_wingman_of_a_neutral_leader_attacks_any_wingman_and_any_unengaged_leader(
    alone: bool,
) -> None:
    ours = element(0), element(0, holds="b1", position="disadvantaged")
    hers = element(1, alone=alone), element(1), element(1, level="high")
    t = table(*ours, *hers, phase="wingman")
    assert t.legal() == (["pass", "b1", "b2", "b2w"] if alone else ["pass", "b1w", "b2", "b2w"])
    assert t.refused("b3") == t.refused("b3w") == "ZERO-ENG-09"
    if not alone:
        assert t.refused("b1") == "ZERO-ENG-06"


@pytest.mark.rule("ZERO-WNG-06", "ZERO-BST-12")
def test_a_wingman_fires_without_counting_bursts() -> None:
    one = {"fighter": fighter(bursts=0, wingman={"offensive": 3})}
    deck = "ims-3-3 ots-3-4 ims-3-3"
    t = duel(one=one, other=STURDY, phase="wingman", deck=deck)
    t.play("b1", "ims-3-3", "ots-3-4", "ims-3-3")
    assert t.aircraft("b1").hits == 10
    assert t.view().sequence.fired == 0


@pytest.mark.rule("ZERO-WNG-06")
def test_in_all_else_a_wingman_attacks_and_is_answered_like_a_leader() -> None:
    deck = "maneuvering tight-turn"
    t = duel(his="tight-turn scissors", phase="wingman", deck=deck)
    t.play("b1", "maneuvering", "tight-turn")
    assert t.asked == ((0, "react"),)
    t.play("tight-turn", "pass")
    assert t.position("a1", "b1") == 1
    assert t.view().discard == ("maneuvering", "tight-turn", "tight-turn")


@pytest.mark.rule("ZERO-WNG-07", "ZERO-WNG-08")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("maneuvering", {-2: -1, -1: 0, 0: 1, 1: 2}),
        ("half-loop", {-2: 0, -1: 1, 0: 2}),
        ("full-throttle", {-2: -1, -1: 0}),
        ("scissors", {-1: 1}),
    ],
)
def test_the_position_cards_of_a_wingman_act_for_its_leader(
    card: str, after: dict[int, int]
) -> None:
    refusal = {
        "maneuvering": "ZERO-POS-05",
        "half-loop": "ZERO-POS-07",
        "full-throttle": "ZERO-POS-08",
        "scissors": "ZERO-WNG-08",
    }[card]
    for position in range(-2, 3):
        options = {"full_throttle": True}
        t = duel(position=position, phase="wingman", deck=f"{card} tight-turn", options=options)
        t.play("b1")
        if position in after:
            t.play(card)
            assert t.position("a1", "b1") == after[position]
            assert t.position("b1", "a1") == -after[position]
        else:
            assert t.refused(card) == refusal


@pytest.mark.rule("ZERO-WNG-07")
def test_the_bursts_of_the_new_position_are_its_leaders() -> None:
    t = duel("ims-3-3", phase="wingman", deck="maneuvering maneuvering")
    t.play("b1", "maneuvering", "maneuvering", "pass")
    assert bursts(t) == (0, 5)
    assert can(t, "ims-3-3")


@pytest.mark.rule("ZERO-WNG-09")
@pytest.mark.parametrize("position", range(-2, 3))
@pytest.mark.parametrize(("card", "hits"), [("ims-1-2", 2), ("ots-3-4", 4)])
def test_a_wingman_fires_whatever_the_position_of_its_leader(
    position: int, card: str, hits: int
) -> None:
    t = duel(position=position, other=STURDY, phase="wingman", deck=f"{card} tight-turn")
    t.play("b1", card)
    assert t.aircraft("b1").hits == hits
    assert t.position("a1", "b1") == position


@pytest.mark.rule("ZERO-WNG-10")
@pytest.mark.parametrize(
    ("answers", "hits"),
    [
        (["pass"], 1),
        (["tight-turn", "pass"], 0),
        (["tight-turn", "tight-turn", "pass"], 1),
        (["tight-turn", "tight-turn", "tight-turn"], 0),
    ],
)
def test_the_leader_attacked_answers_from_its_hand_the_wingman_from_the_rest(
    answers: list[str], hits: int
) -> None:
    one = {"fighter": fighter(wingman={"offensive": 2})}
    t = duel(his="tight-turn tight-turn", one=one, phase="wingman", deck="ims-1-1 tight-turn")
    t.play("b1", "ims-1-1", *answers)
    assert t.aircraft("b1").hits == hits
    assert len(t.hand("b1")) == 2 - (len(answers) - (answers[-1] == "pass") + 1) // 2


@pytest.mark.rule("ZERO-WNG-11")
@pytest.mark.parametrize("first", ["ims-1-1", "maneuvering", "half-loop"])
def test_its_cards_are_resolved_one_after_the_other_in_any_order(first: str) -> None:
    one = {"fighter": fighter(wingman={"offensive": 3})}
    deck = "ims-1-1 maneuvering half-loop"
    t = duel(his="scissors", position=-1, one=one, phase="wingman", deck=deck)
    t.play("b1")
    assert t.legal() == ["pass", "ims-1-1", "maneuvering", "half-loop"]
    t.play(first)
    assert t.asked == ((1, "react"),)
    assert t.aircraft("b1").hits == 0
    assert t.position("a1", "b1") == -1
    t.play("pass")
    assert t.asked == ((0, "strike"),)
    assert len(mini(t, "a1w")) == 2


@pytest.mark.rule("ZERO-WNG-12")
def test_a_wingman_may_keep_from_playing_and_keeps_nothing() -> None:
    t = duel(phase="wingman", deck="ims-1-1 maneuvering scissors")
    t.play("b1")
    (left,) = [event for event in t.play("pass") if isinstance(event, LeftOver)]
    assert left.cards == ("ims-1-1", "maneuvering")
    assert mini(t, "a1w") == []
    assert t.view().discard == ("ims-1-1", "maneuvering")
    assert (t.aircraft("b1").hits, t.position("a1", "b1")) == (0, 0)


@pytest.mark.rule("ZERO-WNG-12")
def test_what_a_wingman_cannot_play_is_discarded() -> None:
    t = duel(phase="wingman", deck="ims-1-1 barrel-roll")
    t.play("b1", "ims-1-1")
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.view().discard == ("ims-1-1", "barrel-roll")
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("ZERO-WNG-13")
def test_wingman_against_wingman_the_attacker_draws_first() -> None:
    figures = fighter(wingman={"offensive": 1, "defensive": 3})
    deck = "ims-1-1 tight-turn barrel-roll scissors half-loop"
    t = duel(one={"fighter": figures}, other={"fighter": figures}, phase="wingman", deck=deck)
    told = t.play("b1w")
    drawn = [event.aircraft for event in told if isinstance(event, DrewMiniHand)]
    assert drawn == ["a1w", "b1w"]
    assert mini(t, "a1w") == ["ims-1-1"]
    assert sorted(mini(t, "b1w")) == ["barrel-roll", "scissors", "tight-turn"]


@pytest.mark.rule("ZERO-WNG-14")
@pytest.mark.parametrize("position", range(-2, 3))
@pytest.mark.parametrize("card", ["maneuvering", "half-loop", "scissors", "full-throttle"])
def test_at_a_wingman_a_wingman_plays_no_position_card(card: str, position: int) -> None:
    options = {"full_throttle": True}
    t = duel(position=position, phase="wingman", deck=f"{card} ims-1-1", options=options)
    t.play("b1w")
    assert t.legal() == ["pass", "ims-1-1"]
    assert t.refused(card) == "ZERO-WNG-14"


@pytest.mark.rule("ZERO-WNG-14")
@pytest.mark.parametrize(("card", "hits"), [("ims-3-3", 3), ("ots-2-3", 3), ("fuel-tank", 6)])
def test_at_a_wingman_a_wingman_fires(card: str, hits: int) -> None:
    deck = f"{card} tight-turn ims-1-1 ims-1-1"
    t = duel(other=STURDY, phase="wingman", deck=deck)
    t.play("b1w", card, "pass")
    assert t.aircraft("b1w").hits == hits
    assert t.aircraft("b1").hits == 0


@pytest.mark.rule("ZERO-WNG-15")
def test_the_other_cards_of_the_attacker_answer_responses() -> None:
    t = duel(phase="wingman", deck="ims-1-1 tight-turn tight-turn barrel-roll")
    t.play("b1w", "ims-1-1", "tight-turn")
    assert t.asked == ((0, "react"),)
    t.play("tight-turn", "pass")
    assert t.aircraft("b1w").hits == 1


@pytest.mark.rule("ZERO-WNG-16")
def test_one_mini_hand_serves_against_all_attacks_of_a_leader() -> None:
    mine = "maneuvering maneuvering ims-1-1 ims-1-1"
    t = duel(mine, phase="play", deck="tight-turn barrel-roll scissors scissors")
    t.play("b1w")
    drawn = t.view().deck
    t.play("maneuvering", "tight-turn", "pass", "maneuvering", "pass", "ims-1-1", "barrel-roll")
    t.play("pass", "ims-1-1")
    assert t.view().deck == drawn
    assert mini(t, "b1w") == []
    assert t.aircraft("b1w").hits == 1


@pytest.mark.rule("ZERO-WNG-16")
def test_the_mini_hand_is_over_with_the_card_play_of_that_leader() -> None:
    t = duel("maneuvering scissors", deck="tight-turn barrel-roll")
    t.play("b1w", "maneuvering", "pass")
    assert sorted(mini(t, "b1w")) == ["barrel-roll", "tight-turn"]
    t.play("pass")
    assert mini(t, "b1w") == []
    assert sorted(t.view().discard) == ["barrel-roll", "maneuvering", "tight-turn"]


@pytest.mark.rule("ZERO-WNG-17", "ZERO-BST-10")
def test_a_leader_at_a_wingman_wins_bursts_and_no_position() -> None:
    mine = "maneuvering half-loop ims-2-2 ims-3-3 scissors"
    t = duel(mine, other=STURDY, deck="ims-1-1 ims-1-1")
    t.play("b1w")
    assert bursts(t) == (0, 2)
    assert t.refused("scissors") == "ZERO-WNG-17"
    t.play("maneuvering", "pass")
    assert bursts(t) == (0, 3)
    t.play("half-loop", "pass")
    assert bursts(t) == (0, 5)
    t.play("ims-2-2", "pass", "ims-3-3", "pass")
    assert t.aircraft("b1w").hits == 5
    assert t.aircraft("a1").position == t.aircraft("b1").position == 0


@pytest.mark.rule("ZERO-WNG-17")
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("maneuvering", "tight-turn"),
        ("half-loop", "vertical-roll"),
        ("ims-1-1", "tight-turn"),
        ("ots-2-3", "vertical-roll"),
    ],
)
def test_each_card_of_the_leader_can_be_answered_from_the_mini_hand(card: str, answer: str) -> None:
    t = duel(f"{card} scissors", "ace-pilot", deck="tight-turn vertical-roll")
    t.play("b1w", card)
    assert t.asked == ((1, "react"),)
    t.play(answer, "pass")
    assert t.aircraft("b1w").hits == 0
    assert t.view().sequence.earned == 0
    assert t.hand("b1") == ["ace-pilot"]


@pytest.mark.rule("ZERO-WNG-18")
def test_the_agility_of_a_leader_is_not_its_wingmans() -> None:
    deck = "ims-1-1 barrel-roll"
    t = duel(his="tight-turn", position=-1, one=AGILE, phase="wingman", deck=deck)
    t.play("b1")
    assert t.legal() == ["pass", "ims-1-1"]
    t.play("ims-1-1", "tight-turn")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-WNG-18"


@pytest.mark.rule("ZERO-WNG-18")
def test_an_agile_leader_answers_a_wingman_that_attacks_it_with_its_own_cards_only() -> None:
    t = duel(his="maneuvering", other=AGILE, phase="wingman", deck="ims-1-1 tight-turn")
    t.play("b1", "ims-1-1")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-POS-12"
