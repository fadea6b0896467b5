"""Altitude: ZERO-ALT-01 to ZERO-ALT-17."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import can, duel, element, fighter, table

from escadrille.mechanics.aircraft import LEVELS
from escadrille.testing.scripted import Table

CARDS = "maneuvering half-loop"


def low(ceiling: str) -> dict[str, Any]:
    return {"fighter": fighter(ceiling=ceiling)}


@pytest.mark.rule("ZERO-ALT-01")
def test_there_are_five_levels() -> None:
    t = duel("tight-turn " * 8, one={"level": "very-low"}, phase="altitude")
    seen = [t.aircraft("a1").level]
    while can(t, "climb"):
        t.play("climb", "tight-turn")
        seen.append(t.aircraft("a1").level)
        moment = t.situation() | {"stack": ["round", "phase a1 altitude altitude"]}
        t = Table(moment)
    assert seen == ["very-low", "low", "medium", "high", "very-high"] == list(LEVELS)


@pytest.mark.rule("ZERO-ALT-02")
def test_leader_and_wingman_are_always_at_one_level() -> None:
    t = duel(CARDS, CARDS, position=-2, phase="altitude")
    t.play("dive", "follow")
    for label in ("a1", "a1w", "b1", "b1w"):
        assert t.aircraft(label).level == "low"
    t.play("pass", "pass")
    t.play("pass")
    assert t.view().active == "b1"
    assert t.legal() == ["pass", "a1", "a1w"]


@pytest.mark.rule("ZERO-ALT-03")
@pytest.mark.parametrize(("level", "line"), [("very-low", "dive"), ("very-high", "climb")])
def test_nobody_leaves_the_sky(level: str, line: str) -> None:
    t = duel(CARDS, one={"level": level}, phase="altitude")
    assert t.refused(line) == "ZERO-ALT-03"
    t = duel(f"{CARDS} vertical-roll", one={"level": level})
    assert t.refused(f"vertical-roll {line}") == "ZERO-ALT-03"


@pytest.mark.rule("ZERO-ALT-03")
def test_nobody_goes_above_its_ceiling() -> None:
    t = duel(CARDS, one=low("medium"), phase="altitude")
    assert t.refused("climb") == "ZERO-ALT-03"
    assert can(t, "dive")
    t = duel(f"{CARDS} vertical-roll", one=low("medium"))
    assert t.refused("vertical-roll climb") == "ZERO-ALT-03"
    assert can(duel(CARDS, one=low("high"), phase="altitude"), "climb")


@pytest.mark.rule("ZERO-ALT-04")
def test_one_level_in_the_phase_and_one_more_with_each_roll() -> None:
    t = duel("vertical-roll vertical-roll", one={"level": "very-high"}, phase="altitude")
    t.play("dive")
    assert t.aircraft("a1").level == "high"
    assert t.asked == ((0, "play"),)
    t.play("vertical-roll dive")
    assert t.aircraft("a1").level == "medium"
    t.play("vertical-roll dive")
    assert t.aircraft("a1").level == "low"


@pytest.mark.rule("ZERO-ALT-04")
def test_a_roll_that_is_answered_changes_nothing() -> None:
    t = duel("vertical-roll", "ace-pilot", position=-1)
    t.play("vertical-roll dive", "ace-pilot")
    assert t.aircraft("a1").level == "medium"
    assert t.hand("a1") == []


@pytest.mark.rule("ZERO-ALT-05")
@pytest.mark.parametrize(("lines", "level"), [(["dive"], "low"), (["climb", "half-loop"], "high")])
def test_a_move_is_one_level(lines: list[str], level: str) -> None:
    t = duel(CARDS, phase="altitude")
    t.play(*lines)
    assert t.aircraft("a1").level == level


@pytest.mark.rule("ZERO-ALT-06")
@pytest.mark.parametrize(
    ("hand", "phase", "line"),
    [("", "altitude", "dive"), ("vertical-roll", "play", "vertical-roll dive")],
)
def test_a_dive_draws_one_card(hand: str, phase: str, line: str) -> None:
    t = duel(hand, phase=phase, deck="scissors half-loop")
    t.play(line)
    assert t.hand("a1") == ["scissors"]


@pytest.mark.rule("ZERO-ALT-06")
def test_a_dive_draws_even_beyond_performance() -> None:
    t = duel(CARDS, one={"fighter": fighter(performance=2)}, phase="altitude", deck="scissors")
    t.play("dive")
    assert sorted(t.hand("a1")) == ["half-loop", "maneuvering", "scissors"]


@pytest.mark.rule("ZERO-ALT-07")
def test_a_climb_discards_a_card_of_the_owners_choice() -> None:
    t = duel(CARDS, phase="altitude")
    t.play("climb")
    assert t.asked == ((0, "pay"),)
    assert t.legal() == ["maneuvering", "half-loop"]
    t.play("half-loop")
    assert t.hand("a1") == ["maneuvering"]
    assert t.view().discard == ("half-loop",)


@pytest.mark.rule("ZERO-ALT-07")
def test_without_a_card_nobody_climbs() -> None:
    t = duel(phase="altitude")
    assert t.legal() == ["pass", "dive"]
    assert t.refused("climb") == "ZERO-ALT-07"
    t = duel("vertical-roll")
    assert t.refused("vertical-roll climb") == "ZERO-RULING-14"


@pytest.mark.rule("ZERO-ALT-08")
@pytest.mark.parametrize("position", [1, 2])
@pytest.mark.parametrize("lines", [["dive"], ["climb", "half-loop"]])
def test_a_mover_loses_what_it_held(position: int, lines: list[str]) -> None:
    """The enemy that it left behind is asked nothing."""
    t = duel(CARDS, CARDS, position=position, phase="altitude")
    t.play(*lines)
    assert t.position("a1", "b1") == t.position("b1", "a1") == 0
    assert t.asked == ((0, "play"),)
    t = duel(f"{CARDS} vertical-roll", CARDS, position=position)
    t.play(f"vertical-roll {lines[0]}", *lines[1:])
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("ZERO-ALT-09")
@pytest.mark.parametrize("position", [-1, -2])
def test_a_pursuer_follows_and_keeps_its_position(position: int) -> None:
    t = duel(CARDS, CARDS, position=position, phase="altitude")
    t.play("dive")
    assert t.asked == ((1, "follow"),)
    t.play("follow", *(["half-loop"] if position == -1 else []))
    assert t.aircraft("b1").level == t.aircraft("a1").level == "low"
    assert t.position("a1", "b1") == position


@pytest.mark.rule("ZERO-ALT-09")
def test_nobody_else_may_follow() -> None:
    t = table(
        element(0, CARDS, holds="b1", position="tailed"),
        element(1),
        element(1, CARDS),
        phase="altitude",
    )
    t.play("dive", "pass")
    assert t.asked == ((0, "play"),)
    t = duel(CARDS, CARDS, phase="altitude")
    t.play("dive")
    assert t.asked == ((0, "play"),)


@pytest.mark.rule("ZERO-ALT-10")
def test_following_from_tailing_is_free() -> None:
    t = duel(CARDS, position=-2, phase="altitude", deck="scissors tight-turn")
    t.play("dive", "follow")
    assert (t.hand("b1"), t.view().discard) == (["tight-turn"], ())
    t = duel(CARDS, CARDS, position=-2, phase="altitude")
    t.play("climb", "half-loop", "follow", "maneuvering")
    assert t.hand("b1") == ["half-loop"]
    assert t.aircraft("b1").level == "high"
    assert t.asked == ((0, "play"),)


@pytest.mark.rule("ZERO-ALT-11")
def test_following_from_advantaged_costs_a_card_first() -> None:
    t = duel(CARDS, CARDS, position=-1, phase="altitude", deck="scissors tight-turn")
    t.play("dive", "follow")
    assert t.asked == ((1, "pay"),)
    assert t.aircraft("b1").level == "medium"
    t.play("maneuvering")
    assert sorted(t.hand("b1")) == ["half-loop", "tight-turn"]
    assert t.aircraft("b1").level == "low"


@pytest.mark.rule("ZERO-ALT-11")
def test_following_a_climb_from_advantaged_costs_two() -> None:
    t = duel(CARDS, f"{CARDS} scissors", position=-1, phase="altitude")
    t.play("climb", "half-loop", "follow", "maneuvering")
    assert t.aircraft("b1").level == "high"
    assert t.asked == ((1, "pay"),)
    t.play("half-loop")
    assert t.hand("b1") == ["scissors"]


@pytest.mark.rule("ZERO-ALT-12")
@pytest.mark.parametrize("position", [-1, -2])
def test_whoever_does_not_follow_is_neutral(position: int) -> None:
    t = duel(CARDS, CARDS, position=position, phase="altitude")
    t.play("dive", "pass")
    assert (t.aircraft("a1").level, t.aircraft("b1").level) == ("low", "medium")
    assert t.position("a1", "b1") == t.position("b1", "a1") == 0
    assert t.hand("b1") == ["maneuvering", "half-loop"]


@pytest.mark.rule("ZERO-ALT-12")
def test_whoever_cannot_follow_is_not_asked_and_is_neutral() -> None:
    t = duel(CARDS, "", position=-1, phase="altitude")
    t.play("dive")
    assert t.asked == ((0, "play"),)
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("ZERO-ALT-13")
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_a_vertical_roll_moves_in_the_direction_announced(position: int) -> None:
    t = duel("vertical-roll scissors", position=position)
    t.play("vertical-roll dive")
    assert t.aircraft("a1").level == "low"
    assert len(t.hand("a1")) == 2
    t = duel("vertical-roll scissors", position=position)
    t.play("vertical-roll climb", "scissors")
    assert t.aircraft("a1").level == "high"
    assert t.hand("a1") == []


@pytest.mark.rule("ZERO-ALT-14")
@pytest.mark.parametrize("position", [-1, -2])
def test_following_a_roll_is_never_free(position: int) -> None:
    t = duel("vertical-roll", CARDS, position=position, deck="scissors tight-turn")
    t.play("vertical-roll dive", "pass", "follow", "half-loop")
    assert sorted(t.hand("b1")) == ["maneuvering", "tight-turn"]
    assert t.position("b1", "a1") == -position
    t = duel("vertical-roll scissors", CARDS, position=position)
    t.play("vertical-roll climb", "pass", "scissors", "follow", "half-loop", "maneuvering")
    assert (t.hand("b1"), t.aircraft("b1").level) == ([], "high")


@pytest.mark.rule("ZERO-ALT-15")
@pytest.mark.parametrize("position", [-1, -2])
@pytest.mark.parametrize("answer", ["vertical-roll", "ace-pilot"])
def test_a_pursuer_prevents_a_roll_with_a_roll_or_an_ace(position: int, answer: str) -> None:
    hand = "vertical-roll ace-pilot tight-turn barrel-roll scissors"
    t = duel("vertical-roll", hand, position=position)
    t.play("vertical-roll dive")
    assert sorted(t.legal()) == ["ace-pilot", "pass", "vertical-roll"]
    assert t.refused("tight-turn") == "ZERO-ALT-15"
    t.play(answer)
    assert (t.aircraft("a1").level, t.aircraft("b1").level) == ("medium", "medium")
    assert t.position("a1", "b1") == position


@pytest.mark.rule("ZERO-ALT-15")
@pytest.mark.parametrize("position", [0, 1, 2])
def test_nobody_else_answers_a_roll(position: int) -> None:
    t = duel("vertical-roll", "vertical-roll ace-pilot", position=position)
    t.play("vertical-roll dive")
    assert t.aircraft("a1").level == "low"
    t = table(
        element(0, "vertical-roll"),
        element(0),
        element(1, "ace-pilot", holds="a2", position="tailing"),
    )
    t.play("vertical-roll dive")
    assert t.aircraft("a1").level == "low"


@pytest.mark.rule("ZERO-ALT-15")
def test_the_roller_answers_that_response_in_turn() -> None:
    t = duel("vertical-roll ace-pilot vertical-roll", "vertical-roll tight-turn", position=-1)
    t.play("vertical-roll dive", "vertical-roll")
    assert t.asked == ((0, "react"),)
    assert sorted(t.legal()) == ["ace-pilot", "pass", "vertical-roll"]
    t.play("vertical-roll")
    assert t.legal() == ["pass"]
    t.play("pass", "pass")
    assert t.aircraft("a1").level == "low"


@pytest.mark.rule("ZERO-ALT-15")
def test_a_roll_that_answers_is_answered_whatever_the_positions() -> None:
    t = duel("ims-1-1 vertical-roll", "vertical-roll", position=1)
    t.play("ims-1-1", "vertical-roll", "vertical-roll")
    assert t.aircraft("b1").hits == 1


@pytest.mark.rule("ZERO-ALT-16")
def test_a_roll_that_answers_moves_nobody() -> None:
    t = duel("half-loop vertical-roll", "vertical-roll")
    t.play("half-loop", "vertical-roll", "vertical-roll")
    assert [t.aircraft(label).level for label in ("a1", "b1")] == ["medium", "medium"]
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("ZERO-ALT-17")
def test_the_mover_is_done_before_the_follower_decides_and_the_payment_comes_first() -> None:
    t = duel(CARDS, f"{CARDS} scissors", position=-1, phase="altitude")
    told = t.play("climb")
    assert t.asked == ((0, "pay"),)
    told += t.play("half-loop")
    assert t.asked == ((1, "follow"),)
    assert (t.aircraft("a1").level, t.aircraft("b1").level) == ("high", "medium")
    told += t.play("follow", "scissors", "maneuvering")
    assert [type(event).__name__ for event in told] == ["Moved", "Paid", "Paid", "Followed", "Paid"]
    t = duel("", CARDS, position=-1, phase="altitude")
    told = t.play("dive", "follow", "half-loop")
    assert [type(event).__name__ for event in told] == ["Moved", "Drew", "Paid", "Followed", "Drew"]
