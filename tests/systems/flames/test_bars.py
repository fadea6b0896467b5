"""Which rule bars a choice, where several could, and where the choice is off the point."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, duel, fighter, plane, table

from escadrille.testing.scripted import Table

QUICK = {"fighter": fighter(speed=3)}
BEHIND = plane(1, holds="a1", position="advantaged")
ABOVE = plane(1, level="high")
ABREAST = plane(1)


def barred(t: Table, word: str) -> str:
    """Return the rule that bars a card by itself: whatever is said after it."""
    assert word not in t.legal()
    return t.refused(word)


# The order in which an attack asks (FLAMES-RULING-60): altitude, position, bursts.
ENEMIES = [
    ([ABOVE, BEHIND, ABREAST], "FLAMES-BURST-06"),
    ([ABOVE, BEHIND], "FLAMES-POS-08"),
    ([ABOVE], "FLAMES-ALT-03"),
    ([BEHIND, ABREAST], "FLAMES-BURST-06"),
]


@pytest.mark.rule("FLAMES-RULING-60")
@pytest.mark.parametrize(("enemies", "rule"), ENEMIES)
def test_of_several_targets_the_one_that_passes_most_rules_says_why_there_is_no_attack(
    enemies: list[dict[str, Any]], rule: str
) -> None:
    for order in permutations(enemies):
        t = table(plane(0, "ims-1-1"), *order, spent={"inherent": 2})
        assert t.refused("ims-1-1 attack") == rule


@pytest.mark.rule("FLAMES-POS-10", "FLAMES-POS-05")
def test_a_maneuver_of_a_fighter_that_holds_a_position_is_barred_by_it_before_the_full_slot() -> (
    None
):
    rivals = [plane(0, holds="b1", position=grip) for grip in ("advantaged", "tailing")]
    t = table(plane(0, "ace-pilot", holds="b1", position="advantaged"), *rivals, ABREAST, ABOVE)
    assert barred(t, "ace-pilot") == "FLAMES-POS-05"
    free = table(
        plane(0, "ace-pilot", holds="b1", position="advantaged"), *rivals, ABREAST, ABREAST
    )
    assert barred(free, "ace-pilot") == "FLAMES-POS-10"


@pytest.mark.rule("FLAMES-RULING-11")
def test_who_tails_the_only_enemy_has_no_maneuver_left() -> None:
    assert barred(duel("ace-pilot", position=2), "ace-pilot") == "FLAMES-RULING-11"
    ace = {"pilot": "generic-ap1"}
    assert barred(duel("", position=2, one=ace), "counter") == "FLAMES-RULING-11"


@pytest.mark.rule("FLAMES-CARD-13")
def test_a_last_vertical_roll_on_the_deck_pays_for_no_climb() -> None:
    low = {"level": "very-low"}
    t = duel("vertical-roll", position=2, one=low, other=low)
    assert barred(t, "vertical-roll") == "FLAMES-CARD-13"


@pytest.mark.rule("FLAMES-CARD-02")
def test_a_barrel_roll_without_a_pursuer_has_no_use() -> None:
    assert barred(duel("barrel-roll", other={"level": "high"}), "barrel-roll") == "FLAMES-CARD-02"


# Answers of another kind than is asked.


@pytest.mark.rule("FLAMES-TURN-03", "FLAMES-TURN-04", "FLAMES-TURN-07")
@pytest.mark.parametrize(
    ("phase", "word", "rule"),
    [
        ("altitude", "attack", "FLAMES-TURN-03"),
        ("altitude", "yo-yo", "FLAMES-TURN-03"),
        ("speed", "speed", "FLAMES-TURN-04"),
        ("action", "speed", "FLAMES-TURN-05"),
        ("discard", "attack", "FLAMES-TURN-07"),
    ],
)
def test_a_phase_is_about_one_thing(phase: str, word: str, rule: str) -> None:
    assert duel("yo-yo", one=QUICK, phase=phase).refused(word) == rule


@pytest.mark.rule("FLAMES-SPEED-02")
def test_a_free_maneuver_is_used_or_left() -> None:
    t = duel("yo-yo", one=QUICK, phase="speed")
    t.play("b1")
    assert t.refused("yo-yo") == "FLAMES-SPEED-02"


@pytest.mark.rule("FLAMES-PLAY-11")
@pytest.mark.parametrize("word", ["play", "barrage"])
def test_tactics_of_an_attack_answer_nothing(word: str) -> None:
    t = duel("ims-1-1", "yo-yo")
    t.play("ims-1-1 attack b1")
    assert t.refused(word) == "FLAMES-PLAY-11"


@pytest.mark.rule("FLAMES-CARD-10")
def test_a_redline_in_the_action_phase_is_a_card_like_others() -> None:
    assert duel("redline yo-yo").refused("push") == "FLAMES-CARD-10"


@pytest.mark.rule("FLAMES-CARD-10", "FLAMES-CARD-04")
def test_only_an_evasive_softens_a_redline() -> None:
    t = duel("redline yo-yo", phase="altitude")
    t.play("push")
    assert t.refused("yo-yo") == "FLAMES-CARD-10"


@pytest.mark.rule("FLAMES-RULING-06")
@pytest.mark.parametrize(("phase", "line"), [("action", "yo-yo"), ("altitude", "climb")])
def test_no_redline_in_the_midst_of_a_play_or_a_payment(phase: str, line: str) -> None:
    t = duel("redline yo-yo scissors", phase=phase)
    t.play(line)
    assert t.refused("push") == "FLAMES-RULING-06"


@pytest.mark.rule("FLAMES-RULING-36")
def test_neither_fighter_of_a_pair_leads_another() -> None:
    side = {"name": {"en": "Four", "fr": "Quatre"}, "points": 60, "count": 4}
    words = {"en": "Pairs", "fr": "Paires"}
    facts = {"id": "pairs", "origin": "house", "title": words, "briefing": words, "year": 1943}
    t = Opening({**facts, "side": [side, side]}, wingmen=True)
    t.play("yak-1", "yak-1", "#1", "i-153", "i-153", seat=0)
    assert t.legal(0) == ["pass", "#3"]
    for name in ("#1", "#2"):
        assert t.refused(name, seat=0) == "FLAMES-RULING-36"


def test_a_line_is_refused_by_what_bars_the_target_that_it_names() -> None:
    t = table(plane(0, "ims-1-1"), ABOVE, BEHIND, ABREAST, spent={"inherent": 2})
    assert t.refused("ims-1-1 attack b1") == "FLAMES-ALT-03"
    assert t.refused("ims-1-1 attack b2") == "FLAMES-POS-08"
    assert t.refused("ims-1-1 attack b3") == "FLAMES-BURST-06"
    assert t.refused("ims-1-1 gunner") == "FLAMES-NOTE-01"
