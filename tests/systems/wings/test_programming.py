"""Programming, sequences and altitude (groups PROG, ALT and CPX)."""

from __future__ import annotations

import pytest
from tests.systems.wings.scenes import duel, plane, table


@pytest.mark.rule("WINGS-PROG-03")
def test_two_diamonds_may_not_follow_each_other() -> None:
    t = duel()
    t.play("straight", "stall", seat=0)
    assert t.refused("climb", seat=0) == "WINGS-PROG-03"
    assert t.refused("stall", seat=0) == "WINGS-PROG-03"
    t.play("straight", seat=0)


@pytest.mark.rule("WINGS-PROG-04")
def test_a_diamond_of_the_last_turn_counts() -> None:
    t = duel({"last": "stall", "before": "straight"})
    assert t.refused("stall", seat=0) == "WINGS-PROG-04"
    t.play("straight", seat=0)


@pytest.mark.rule("WINGS-PROG-05")
def test_a_straight_follows_an_immelmann_card() -> None:
    t = duel({"last": "immelmann", "before": "straight"})
    assert t.legal(0) == ["straight"]
    assert t.refused("turn-left", seat=0) == "WINGS-PROG-05"


@pytest.mark.rule("WINGS-PROG-06", "WINGS-RULING-05")
def test_an_immelmann_may_span_two_turns() -> None:
    t = duel({"last": "straight"})
    t.play("immelmann", "straight", seat=0)
    t = duel({"last": "turn-left"})
    assert t.refused("immelmann", seat=0) == "WINGS-RULING-05"


@pytest.mark.rule("WINGS-PROG-01", "WINGS-PROG-02")
def test_a_card_exists_as_often_as_the_deck_holds_it() -> None:
    t = duel()
    t.play("stall", "straight", seat=0)
    assert "stall" in t.legal(0)
    t = duel()
    t.play("straight", "immelmann", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-PROG-02"
    assert {"straight", "turn-left", "climb", "dive"} <= set(duel().legal(0))


@pytest.mark.rule("WINGS-SPEC-05", "WINGS-PROG-07")
def test_a_jammed_rudder_forbids_its_side_in_the_next_turn_alone() -> None:
    hit = {"damage": ["A1-rudder-left turn=1"]}
    t = duel(hit, turn=2)
    assert t.refused("turn-left", seat=0) == "WINGS-SPEC-05"
    assert t.refused("sideslip-left", seat=0) == "WINGS-SPEC-05"
    assert "turn-right" in t.legal(0)
    assert "turn-left" in duel(hit, turn=3).legal(0)
    assert "turn-left" in duel(hit, turn=1).legal(0)


@pytest.mark.rule("WINGS-SPEC-10")
def test_a_stricken_engine_must_stall_every_turn() -> None:
    t = duel({"damage": ["A3-engine turn=1"]}, turn=2)
    t.play("straight", "straight", seat=0)
    assert t.legal(0) == ["stall"]
    assert t.refused("straight", seat=0) == "WINGS-SPEC-10"


@pytest.mark.rule("WINGS-RULING-39")
def test_an_impossible_engine_duty_is_waived() -> None:
    t = duel(
        {"damage": ["A3-engine turn=1"], "last": "stall", "cards": 1},
        turn=2,
        edge=1,
        edge_turns=2,
    )
    assert "straight" in t.legal(0)
    assert "stall" not in t.legal(0)


@pytest.mark.rule("WINGS-RULING-77")
def test_without_altitude_there_is_no_climbing_and_no_diving() -> None:
    t = duel(options={"altitude": False})
    assert not {"climb", "dive"} & set(t.legal(0))


@pytest.mark.rule("WINGS-TAC-04", "WINGS-TAC-05", "WINGS-RULING-23")
def test_the_surprised_play_one_card_and_no_immelmann() -> None:
    t = table(plane(0, 200, 200, last="straight"), plane(1, 800, 700), edge=1, edge_turns=2)
    assert t.refused("immelmann", seat=0) == "WINGS-TAC-05"
    t.play("straight", seat=0)
    assert t.asked == ((1, "program"),)
