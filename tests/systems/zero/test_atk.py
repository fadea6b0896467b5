"""Attacks, Responses, and Responses to Responses (group ATK)."""

from __future__ import annotations

import pytest
from tests.systems.zero.scenes import can, duel, element, fighter, table

from escadrille.systems.zero.events import Cancelled, Declined, Reacted, Succeeded
from escadrille.testing.scripted import Table

ONE_OF_EACH = (
    "ims-1-1 ots-2-3 maneuvering half-loop scissors vertical-roll full-throttle "
    "tight-turn barrel-roll ace-pilot"
)
WITH_FULL_THROTTLE = {"full_throttle": True}


@pytest.mark.rule("ZERO-ATK-01")
def test_an_attack_needs_a_card_with_that_action() -> None:
    t = duel("ims-1-1 maneuvering vertical-roll tight-turn barrel-roll ace-pilot")
    assert t.legal() == ["pass", "break-off", "ims-1-1", "maneuvering", "vertical-roll", "b1w"]
    for line in ("ims-1-1 maneuver", "maneuvering fire", "vertical-roll fire"):
        assert t.refused(line) == "ZERO-ATK-01"
    for card in ("tight-turn", "barrel-roll", "ace-pilot"):
        assert t.refused(card) == "ZERO-CMP-03"


@pytest.mark.rule("ZERO-ATK-01")
def test_damage_position_and_altitude_are_what_an_attack_changes() -> None:
    t = duel("ims-1-1 maneuvering vertical-roll")
    t.play("ims-1-1")
    assert t.aircraft("b1").hits == 1
    t.play("maneuvering")
    assert t.position("a1", "b1") == 1
    t.play("vertical-roll dive")
    assert t.aircraft("a1").level == "low"


@pytest.mark.rule("ZERO-ATK-02")
@pytest.mark.parametrize(
    "lines",
    [
        ("ims-1-1", "maneuvering", "ims-1-2", "maneuvering"),
        ("maneuvering", "ims-1-2", "ims-1-1", "maneuvering"),
        ("maneuvering", "maneuvering", "ims-1-1", "ims-1-2"),
    ],
)
def test_fire_and_manoeuvre_come_in_any_order(lines: tuple[str, ...]) -> None:
    t = duel("ims-1-1 ims-1-2 maneuvering maneuvering", other={"fighter": fighter(capacity=(4, 8))})
    t.play(*lines)
    assert t.position("a1", "b1") == 2
    assert t.aircraft("b1").hits == 3


@pytest.mark.rule("ZERO-ATK-03")
@pytest.mark.parametrize(("position", "fires"), [(-2, 0), (-1, 0), (0, 1), (1, 1), (2, 1)])
def test_a_leader_fires_from_neutral_or_better(position: int, fires: int) -> None:
    t = duel("ims-1-1 ots-2-3", position=position)
    for line in ("ims-1-1", "ots-2-3"):
        assert can(t, line) == bool(fires)
        if not fires:
            assert t.refused(line) == "ZERO-BST-08"


@pytest.mark.rule("ZERO-ATK-03")
def test_a_leader_fires_at_its_own_level_only() -> None:
    t = duel("ims-1-1", other={"level": "high"})
    assert t.refused("ims-1-1") == "ZERO-ENG-09"
    assert can(duel("ims-1-1", one={"level": "high"}, other={"level": "high"}), "ims-1-1")


@pytest.mark.rule("ZERO-ATK-04")
def test_a_response_that_stands_cancels_the_attack() -> None:
    t = duel("ims-1-1", "barrel-roll")
    t.play("ims-1-1")
    assert t.asked == ((1, "react"),)
    told = t.play("barrel-roll")
    assert any(isinstance(event, Cancelled) for event in told)
    assert t.aircraft("b1").hits == 0


@pytest.mark.rule("ZERO-ATK-04")
def test_only_the_player_of_the_aircraft_attacked_may_answer() -> None:
    hers = element(1, "barrel-roll", seat=1), element(1, "barrel-roll", seat=2)
    t = table(element(0, "ims-1-1 ace-pilot"), *hers, seats=[1, 2])
    t.play("ims-1-1 fire b1")
    assert t.asked == ((1, "react"),)
    for bystander in (0, 2):
        assert t.refused("barrel-roll", seat=bystander) == "ZERO-ATK-04"


@pytest.mark.rule("ZERO-ATK-05")
@pytest.mark.parametrize("card", ["ims-1-1", "ots-2-3", "maneuvering", "half-loop"])
@pytest.mark.parametrize("attack", ["ims-1-1", "ots-2-3", "maneuvering", "half-loop"])
def test_red_cards_answer_nothing(card: str, attack: str) -> None:
    t = duel(attack, card)
    t.play(attack)
    assert t.legal() == ["pass"]
    assert t.refused(card) == "ZERO-ATK-05"


@pytest.mark.rule("ZERO-ATK-05")
@pytest.mark.parametrize("agile", [True, False])
def test_a_red_card_answers_as_the_scissors_of_an_agile_leader_alone(agile: bool) -> None:
    t = duel("maneuvering half-loop", "tight-turn", one={"fighter": fighter(agile=agile)})
    t.play("maneuvering", "tight-turn")
    assert can(t, "half-loop agile") == agile


@pytest.mark.rule("ZERO-ATK-06")
def test_a_response_is_answered_by_what_answers_it_not_by_what_answers_the_attack() -> None:
    t = duel("ims-1-1 vertical-roll tight-turn scissors", "tight-turn")
    t.play("ims-1-1", "tight-turn")
    assert t.asked == ((0, "react"),)
    assert t.legal() == ["pass", "scissors", "tight-turn"]
    assert t.refused("vertical-roll") == "ZERO-ATK-12"


@pytest.mark.rule("ZERO-ATK-07")
def test_both_go_on_answering_one_card_each_until_one_passes() -> None:
    t = duel("ims-1-1 tight-turn tight-turn half-loop", "tight-turn tight-turn scissors")
    t.play("ims-1-1")
    for seat in (1, 0, 1, 0):
        assert t.asked == ((seat, "react"),)
        t.play("tight-turn")
    assert t.asked == ((1, "react"),)
    told = t.play("pass")
    assert isinstance(told[0], Declined)
    assert t.asked == ((0, "play"),)
    assert t.hand("b1") == ["scissors"]


@pytest.mark.rule("ZERO-ATK-07")
def test_who_has_no_card_passes_unasked() -> None:
    t = duel("ims-1-1 tight-turn", "tight-turn")
    told = t.play("ims-1-1", "tight-turn", "tight-turn")
    assert not any(isinstance(event, Declined) for event in told)
    assert t.aircraft("b1").hits == 1


@pytest.mark.rule("ZERO-ATK-08")
@pytest.mark.parametrize("answers", range(5))
def test_whoever_played_the_last_card_has_his_way(answers: int) -> None:
    t = duel("ims-1-1 tight-turn tight-turn scissors", "tight-turn tight-turn scissors")
    told = t.play("ims-1-1", *["tight-turn"] * answers, "pass")
    stands = answers % 2 == 0
    assert any(isinstance(event, Succeeded) for event in told) == stands
    assert any(isinstance(event, Cancelled) for event in told) == (not stands)
    assert t.aircraft("b1").hits == int(stands)


@pytest.mark.rule("ZERO-ATK-09")
@pytest.mark.parametrize("answers", range(4))
def test_all_cards_of_an_exchange_are_discarded_whatever_came_of_it(answers: int) -> None:
    t = duel("ims-1-1 tight-turn tight-turn", "tight-turn tight-turn scissors")
    t.play("ims-1-1", *["tight-turn"] * answers)
    assert t.view().discard == ()
    t.play("pass")
    assert t.view().discard == ("ims-1-1", *["tight-turn"] * answers)
    assert t.view().exchange is None


@pytest.mark.rule("ZERO-ATK-10")
@pytest.mark.parametrize(
    ("card", "hits"),
    [
        ("ims-1-1", 1),
        ("ims-1-2", 2),
        ("ims-2-2", 2),
        ("ims-3-3", 3),
        ("fuel-tank", 6),
        ("ots-2-3", 3),
        ("ots-3-4", 4),
    ],
)
def test_a_shot_does_the_hits_printed_on_it_at_once(card: str, hits: int) -> None:
    other = {"fighter": fighter(capacity=(8, 9)), "hits": 1}
    t = duel(f"{card} maneuvering", position=2, other=other)
    t.play(card)
    assert t.aircraft("b1").hits == 1 + hits
    assert t.asked == ((0, "play"),)


@pytest.mark.rule("ZERO-ATK-11")
def test_the_same_aircraft_may_be_attacked_again_and_again() -> None:
    shots = "ims-1-1 ims-1-1 ims-1-1 ims-1-1 ims-1-1"
    two = [element(1, fighter=fighter(capacity=(8, 9))) for _ in range(2)]
    t = table(element(0, f"{shots} maneuvering maneuvering", fighter=fighter(bursts=1)), *two)
    t.play("maneuvering b1", "maneuvering", *["ims-1-1"] * 4)
    assert t.aircraft("b1").hits == 4
    assert t.refused("ims-1-1") == "ZERO-BST-04"


@pytest.mark.rule("ZERO-ATK-11")
def test_a_cancelled_attack_may_be_followed_by_another_at_the_same_aircraft_only() -> None:
    ours = element(0, "ims-1-1 ims-1-1"), element(0)
    t = table(*ours, element(1, "barrel-roll"), element(1))
    t.play("ims-1-1 fire b1", "barrel-roll", "pass")
    assert t.aircraft("b1").hits == 0
    assert t.refused("ims-1-1 fire b2") == "ZERO-ENG-08"
    t.play("ims-1-1")
    assert t.aircraft("b1").hits == 1


# Table R of the ledger, column by column: what answers a card.
COLUMNS = {
    "ims-1-1": "ace-pilot barrel-roll scissors tight-turn vertical-roll",
    "ots-2-3": "ace-pilot vertical-roll",
    "maneuvering": "ace-pilot full-throttle tight-turn",
    "half-loop": "ace-pilot full-throttle vertical-roll",
    "scissors": "ace-pilot barrel-roll scissors",
    "vertical-roll": "ace-pilot vertical-roll",
    "full-throttle": "ace-pilot full-throttle",
    "tight-turn": "ace-pilot scissors tight-turn",
    "barrel-roll": "ace-pilot barrel-roll tight-turn",
    "ace-pilot": "ace-pilot",
}


def answers(t: Table) -> str:
    return " ".join(sorted(line for line in t.legal() if line != "pass"))


@pytest.mark.rule("ZERO-ATK-12", "ZERO-RULING-04")
@pytest.mark.parametrize(
    "attack",
    ["ims-1-1", "ots-2-3", "maneuvering", "half-loop", "scissors", "full-throttle"],
)
def test_which_cards_answer_which_attack(attack: str) -> None:
    behind = -1 if attack in ("scissors", "full-throttle") else 0
    t = duel(attack, ONE_OF_EACH, position=behind, options=WITH_FULL_THROTTLE)
    t.play(attack)
    assert answers(t) == COLUMNS[attack]


@pytest.mark.rule("ZERO-ATK-12")
@pytest.mark.parametrize("way", ["climb", "dive"])
def test_only_a_roll_or_an_ace_answers_a_roll(way: str) -> None:
    t = duel("vertical-roll scissors", ONE_OF_EACH, position=-1, options=WITH_FULL_THROTTLE)
    t.play(f"vertical-roll {way}")
    assert answers(t) == COLUMNS["vertical-roll"]
    assert t.refused("tight-turn") == "ZERO-ALT-15"


@pytest.mark.rule("ZERO-ATK-12", "ZERO-RULING-04", "ZERO-RULING-02")
@pytest.mark.parametrize(
    ("attack", "response"),
    [
        ("ims-1-1", "tight-turn"),
        ("ims-1-1", "barrel-roll"),
        ("ims-1-1", "vertical-roll"),
        ("ims-1-1", "scissors"),
        ("ims-1-1", "ace-pilot"),
        ("maneuvering", "full-throttle"),
    ],
)
def test_the_same_cards_answer_a_response(attack: str, response: str) -> None:
    t = duel(f"{ONE_OF_EACH} {attack}", response, options=WITH_FULL_THROTTLE)
    t.play(attack, response)
    assert t.asked == ((0, "react"),)
    assert answers(t) == COLUMNS[response]


@pytest.mark.rule("ZERO-ATK-13")
def test_a_wingman_counters_from_its_mini_hand_not_from_its_leaders_hand() -> None:
    t = duel("tight-turn", "tight-turn", phase="wingman", deck="ims-1-1 barrel-roll")
    t.play("b1", "ims-1-1", "tight-turn")
    assert t.asked == ((0, "react"),)
    assert t.legal() == ["pass"]
    assert t.refused("tight-turn") == "ZERO-ATK-13"


@pytest.mark.rule("ZERO-ATK-13")
def test_what_a_wingman_holds_is_never_its_leaders() -> None:
    t = duel("tight-turn", phase="wingman", deck="barrel-roll scissors")
    t.play("b1", "pass")
    assert t.hand("a1") == ["tight-turn"]
    assert t.view().discard == ("scissors", "barrel-roll")


@pytest.mark.rule("ZERO-ATK-13")
def test_a_leader_attacks_and_answers_from_its_own_hand() -> None:
    ours = element(0, "ims-1-1"), element(0, "tight-turn")
    t = table(*ours, element(1, "tight-turn"), element(1, "ace-pilot"))
    assert t.refused("tight-turn") == "ZERO-ATK-13"
    t.play("ims-1-1 fire b1")
    assert t.refused("ace-pilot") == "ZERO-ATK-13"
    told = t.play("tight-turn")
    assert any(isinstance(event, Reacted) for event in told)
    assert t.hand("a2") == ["tight-turn"]
    assert t.hand("b2") == ["ace-pilot"]
