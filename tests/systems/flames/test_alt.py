"""Levels, their effect on the engine, climbs, dives and stalls (group ALT)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.systems.flames.scenes import duel, everything_but, fighter, plane, table

from escadrille.systems.flames.events import Stalled
from escadrille.testing.scripted import Table

LEVELS = ["very-low", "low", "medium", "high", "very-high"]
LOW = {"level": "very-low"}


@pytest.mark.rule("FLAMES-ALT-01")
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(LEVELS)))
def test_a_climb_or_dive_leads_to_the_next_level(lower: str, upper: str) -> None:
    for line, start, end in (("climb yo-yo", lower, upper), ("dive", upper, lower)):
        t = duel("yo-yo", one={"level": start}, phase="altitude")
        t.play(line)
        assert t.aircraft("a1").level == end


@pytest.mark.rule("FLAMES-ALT-01")
@pytest.mark.parametrize(("level", "way"), [("very-low", "dive"), ("very-high", "climb")])
def test_there_is_no_level_beyond_the_last(level: str, way: str) -> None:
    t = duel("yo-yo yo-yo", one={"level": level}, phase="altitude")
    assert way not in t.legal()
    assert t.refused(way) == "FLAMES-ALT-01"
    t = duel("vertical-roll yo-yo", one={"level": level})
    assert t.refused(f"vertical-roll {way}") == "FLAMES-ALT-01"


PLAIN_MODIFIERS = [(1, 1), (0, 1), (0, 0), (-1, 0), (-1, -1)]
TURBO_MODIFIERS = [(1, 1), (0, 1), (0, 0), (0, 0), (-1, 0)]


@pytest.mark.rule("FLAMES-ALT-02", "FLAMES-ALT-08")
@pytest.mark.parametrize(
    ("turbocharger", "level", "modifiers"),
    [
        *((False, *row) for row in zip(LEVELS, PLAIN_MODIFIERS, strict=True)),
        *((True, *row) for row in zip(LEVELS, TURBO_MODIFIERS, strict=True)),
    ],
)
def test_the_level_changes_horsepower(
    turbocharger: bool, level: str, modifiers: tuple[int, int]
) -> None:
    engine = fighter(horsepower=[2, 3], turbocharger=turbocharger)
    for phase, power, modifier in zip(("pre-draw", "post-draw"), (2, 3), modifiers, strict=True):
        t = duel(one={"level": level, "fighter": engine}, phase=phase)
        assert t.aircraft("a1").cards == power + modifier


@pytest.mark.rule("FLAMES-ALT-03")
def test_no_card_and_no_speed_reaches_another_level() -> None:
    one, other = {"fighter": fighter(speed=3)}, {"level": "high"}
    t = duel("ims-1-1 yo-yo", one=one, other=other, phase="speed")
    assert t.view().phase == "action"
    assert t.legal() == ["pass", "yo-yo"]
    assert t.refused("ims-1-1 attack b1") == "FLAMES-ALT-03"
    assert t.refused("yo-yo maneuver b1 1") == "FLAMES-ALT-03"


@pytest.mark.rule("FLAMES-ALT-03")
def test_on_the_same_level_they_all_do() -> None:
    t = duel("ims-1-1 yo-yo", one={"fighter": fighter(speed=3)}, phase="speed")
    t.play("b1 speed", "yo-yo maneuver b1 1", "ims-1-1 attack b1")
    assert t.position("a1", "b1") == 2
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-ALT-04")
@pytest.mark.parametrize("paid", ["yo-yo", "scissors"])
def test_a_climb_costs_one_card_of_the_owners_choice(paid: str) -> None:
    t = duel("scissors yo-yo", other=LOW, phase="altitude")
    t.play("climb")
    assert t.legal() == ["scissors", "yo-yo"]
    t.play(paid)
    assert t.view().discard == (paid,)
    assert len(t.hand("a1")) == 1


@pytest.mark.rule("FLAMES-ALT-04")
def test_a_climb_by_vertical_roll_costs_a_card_besides_the_roll() -> None:
    t = duel("scissors yo-yo vertical-roll")
    t.play("vertical-roll climb", "yo-yo")
    assert t.aircraft("a1").level == "high"
    assert t.hand("a1") == ["scissors"]


@pytest.mark.rule("FLAMES-ALT-04")
def test_following_a_climb_costs_a_card() -> None:
    t = duel("yo-yo yo-yo", "scissors", position=-2, phase="altitude")
    t.play("climb yo-yo", "follow scissors")
    assert t.aircraft("b1").level == "high"
    assert t.hand("b1") == []


@pytest.mark.rule("FLAMES-ALT-04", "FLAMES-ALT-06")
def test_without_a_card_nobody_climbs() -> None:
    t = duel(phase="altitude")
    assert t.legal() == ["pass", "dive"]
    assert t.refused("climb") == "FLAMES-ALT-04"


@pytest.mark.rule("FLAMES-ALT-05")
@pytest.mark.parametrize(
    ("hand", "phase", "line"),
    [("", "altitude", "dive"), ("vertical-roll", "action", "vertical-roll dive")],
)
def test_a_dive_draws_one_card(hand: str, phase: str, line: str) -> None:
    t = duel(hand, other=LOW, phase=phase, deck="scissors yo-yo")
    t.play(line)
    assert t.aircraft("a1").level == "low"
    assert t.hand("a1") == ["scissors"]


@pytest.mark.rule("FLAMES-ALT-05")
def test_a_follower_draws_for_its_dive_too() -> None:
    t = duel(position=-2, phase="altitude", deck="scissors yo-yo")
    t.play("dive", "follow")
    assert (t.hand("a1"), t.hand("b1")) == (["scissors"], ["yo-yo"])


@pytest.mark.rule("FLAMES-ALT-05")
def test_a_dive_draws_above_performance() -> None:
    t = duel("yo-yo", one={"fighter": fighter(performance=1)}, other=LOW, phase="altitude")
    t.play("dive")
    assert len(t.hand("a1")) == 2


@pytest.mark.rule("FLAMES-ALT-06")
def test_a_discard_must_be_payable_in_full() -> None:
    """The roll itself does not pay; a surcharge and a climb are two cards."""
    t = duel("vertical-roll")
    assert t.refused("vertical-roll climb") == "FLAMES-CARD-13"
    t = duel("yo-yo", "yo-yo", position=-1, phase="altitude")
    t.play("climb yo-yo")
    assert t.legal() == ["pass"]
    assert t.refused("follow") == "FLAMES-FOLLOW-04"


def stalling(hand: str = "", level: str = "high", **facts: Any) -> Table:
    """A1 at an engine of 0/0, about to draw."""
    engine = fighter(horsepower=[0, 0], performance=2)
    return duel(
        hand, one={"level": level, "fighter": engine}, other=LOW, **{"phase": "pre-draw"} | facts
    )


@pytest.mark.rule("FLAMES-ALT-07")
@pytest.mark.parametrize("hand", ["yo-yo scissors", "yo-yo scissors ims-1-1 ims-1-1"])
def test_a_stall_costs_one_card_of_the_owners_choice_whatever_the_hand(hand: str) -> None:
    t = stalling(hand)
    assert t.asked == ((0, "stall"),)
    assert t.legal() == sorted(set(hand.split()))
    t.play("scissors")
    assert t.view().discard == ("scissors",)
    assert len(t.hand("a1")) == len(hand.split()) - 1
    assert t.aircraft("a1").level == "high"
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("FLAMES-ALT-07")
def test_a_stall_with_an_empty_hand_dives_and_draws_one_card_in_all() -> None:
    t = stalling(level="high", deck="scissors yo-yo")
    assert t.aircraft("a1").level == "medium"
    assert t.hand("a1") == ["scissors"]
    assert t.asked == ((0, "altitude"),)
    assert t.legal() == ["pass", "climb", "dive"]


@pytest.mark.rule("FLAMES-ALT-07")
def test_a_draw_phase_stalls_once_even_where_the_new_level_would_stall_again() -> None:
    t = stalling(level="very-high")
    assert (t.aircraft("a1").level, t.aircraft("a1").cards) == ("high", 1)
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("FLAMES-ALT-07")
@pytest.mark.parametrize(
    ("level", "phase", "stalls"),
    [
        ("medium", "pre-draw", False),
        ("high", "pre-draw", True),
        ("high", "post-draw", False),
        ("very-high", "pre-draw", True),
        ("very-high", "post-draw", True),
    ],
)
def test_an_engine_of_nothing_stalls_where_the_level_takes_one(
    level: str, phase: str, stalls: bool
) -> None:
    t = stalling("yo-yo", level, phase=phase)
    assert (t.asked[0] == (0, "stall")) == stalls


@pytest.mark.rule("FLAMES-ALT-07")
def test_a_stall_must_be_paid() -> None:
    t = stalling("yo-yo")
    assert t.refused("pass") == "FLAMES-ALT-07"


@pytest.mark.rule("FLAMES-ALT-07")
def test_the_turn_goes_on_after_a_stall() -> None:
    t = stalling(level="very-high", deck="ims-1-1 yo-yo")
    t.play("dive")
    assert t.aircraft("a1").level == "medium"
    assert t.hand("a1") == ["ims-1-1", "yo-yo"]
    events = t.play("pass", "pass")
    assert not any(isinstance(event, Stalled) for event in events)


@pytest.mark.rule("FLAMES-ALT-07")
@pytest.mark.parametrize(
    ("phase", "start", "level"),
    [("pre-draw", "high", "medium"), ("post-draw", "very-high", "high")],
)
def test_a_hand_emptied_by_a_redline_in_a_stall_dives(phase: str, start: str, level: str) -> None:
    """The deck is empty and came back already in this turn: the Redline draws nothing."""
    spent = {"reshuffled": True}
    t = stalling("redline", start, phase=phase, discard=everything_but("redline"), spent=spent)
    t.play("push")
    assert t.hand("a1") == []
    assert t.aircraft("a1").level == level


@pytest.mark.rule("FLAMES-ALT-08")
@pytest.mark.parametrize(
    ("level", "phase", "cards"),
    [("high", "pre-draw", 1), ("very-high", "pre-draw", 0), ("very-high", "post-draw", 1)],
)
def test_a_turbocharger_treats_high_as_medium_and_very_high_as_high(
    level: str, phase: str, cards: int
) -> None:
    engine = fighter(horsepower=[1, 1], turbocharger=True)
    t = duel(one={"level": level, "fighter": engine}, phase=phase)
    assert t.aircraft("a1").cards == cards


@pytest.mark.rule("FLAMES-ALT-09")
@pytest.mark.parametrize("line", ["climb yo-yo", "dive"])
def test_a_mover_loses_the_position_it_held(line: str) -> None:
    t = duel("yo-yo", position=2, phase="altitude")
    t.play(line)
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-ALT-09")
def test_an_enemy_who_does_not_follow_loses_his_position_when_all_have_decided() -> None:
    t = table(
        plane(0),
        plane(1, "yo-yo", holds="a1", position="tailing"),
        plane(1, "yo-yo", holds="a1", position="advantaged"),
        phase="altitude",
    )
    t.play("dive", "pass")
    assert t.asked == ((1, "follow"),)
    assert t.position("b1", "a1") == 2
    t.play("pass")
    assert t.position("b1", "a1") == t.position("b2", "a1") == 0


@pytest.mark.rule("FLAMES-ALT-09")
def test_pairs_still_on_one_level_keep_their_positions() -> None:
    t = table(
        plane(0, holds="b1", position="advantaged"),
        plane(0, holds="b1", position="tailing"),
        plane(1),
        phase="altitude",
    )
    t.play("dive")
    assert t.position("a1", "b1") == 0
    assert t.position("a2", "b1") == 2
