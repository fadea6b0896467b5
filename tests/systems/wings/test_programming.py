"""Programming, sequences and altitude (groups PROG, ALT and CPX)."""

from __future__ import annotations

import pytest
from tests.systems.wings.scenes import altitude, duel, fly, of, plane, program, settle, table

from escadrille.systems.wings.events import Down, Drew, Flew, MarkerShown


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


# Altitude.


@pytest.mark.rule("WINGS-ALT-07", "WINGS-ALT-08")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 0), (0, 1)), ((1, 2), (0, 1)), ((2, 1), (1, 0)), ((3, 2), (2, 0))]
)
def test_a_dive_costs_a_level_and_all_counters(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    t = duel({"level": before[0], "counters": before[1]})
    fly(t, "dive", "straight", "straight")
    assert altitude(t) == after


@pytest.mark.rule("WINGS-ALT-10", "WINGS-RULING-13")
def test_a_dive_from_the_deck_is_a_crash() -> None:
    t = duel({"level": 0, "counters": 1})
    out = fly(t, "dive", "straight", "straight")
    assert of(out, Down)[0].cause == "crash"
    assert t.rules.outcome(t.state) is not None


@pytest.mark.rule("WINGS-CPX-06")
@pytest.mark.parametrize(("before", "after"), [((3, 2), (1, 0)), ((2, 1), (0, 1))])
def test_a_forced_dive_loses_two_levels(before: tuple[int, int], after: tuple[int, int]) -> None:
    t = duel({"level": before[0], "counters": before[1]})
    out = fly(t, "stall", "dive", "straight", "forced-dive")
    assert altitude(t) == after
    assert of(out, MarkerShown)[0].marker == "forced-dive"


@pytest.mark.rule("WINGS-CPX-06", "WINGS-RULING-06")
def test_without_its_marker_it_is_a_plain_dive_and_from_level_1_it_crashes() -> None:
    t = duel({"level": 3, "counters": 2})
    fly(t, "stall", "dive", "straight")
    assert altitude(t) == (2, 0)
    t = duel({"level": 1, "counters": 1})
    out = fly(t, "stall", "dive", "straight", "forced-dive")
    assert of(out, Down)[0].cause == "crash"


@pytest.mark.rule("WINGS-ALT-03", "WINGS-ALT-04", "WINGS-ALT-05")
def test_a_climb_card_gives_one_counter_a_turn() -> None:
    t = duel({"counters": 2})
    program(t, 0, "straight", "climb", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "gain"),)
    t.play("take")
    assert altitude(t) == (3, 0)
    t = duel({"rose": 1})
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert "gain" not in [decision for _, decision in t.asked]


@pytest.mark.rule("WINGS-ALT-06")
def test_at_the_highest_level_a_further_gain_is_lost() -> None:
    t = duel({"level": 3, "counters": 2})
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert "gain" not in [decision for _, decision in t.asked]
    t = duel({"level": 3, "counters": 1})
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "gain"),)


@pytest.mark.rule("WINGS-CPX-01", "WINGS-CPX-03", "WINGS-ALT-11", "WINGS-ALT-09")
def test_an_immelmann_may_gain_a_counter_and_a_split_s_loses_one() -> None:
    t = duel()
    program(t, 0, "straight", "immelmann", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "gain"),)
    t.play("take")
    assert altitude(t) == (2, 1)
    t = duel()
    fly(t, "stall", "immelmann", "straight")
    assert altitude(t) == (1, 2)


@pytest.mark.rule("WINGS-CPX-11")
def test_a_gentle_loss_costs_one_counter_after_three_simple_cards() -> None:
    t = duel({"counters": 1})
    fly(t, "straight", "turn-left", "straight", "gentle")
    assert altitude(t) == (2, 0)
    t = duel({"counters": 1})
    t.play("sideslip-left", "straight", seat=0)
    t.play("straight", seat=0)
    assert t.asked == ((1, "program"),)


@pytest.mark.rule("WINGS-CPX-02", "WINGS-CPX-04", "WINGS-CPX-05", "WINGS-CPX-13")
def test_special_manoeuvres_are_reserved() -> None:
    t = duel()
    t.play("climb", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-CPX-13"
    t = duel({"counters": 1}, options={"special_manoeuvres": "all"})
    program(t, 0, "climb", "immelmann", "immelmann")
    program(t, 1, "straight", "straight", "straight")
    t.play("take")
    settle(t, 1)
    assert altitude(t) == (2, 1)
    assert t.legal(0) == ["straight"]


@pytest.mark.rule("WINGS-CPX-07", "WINGS-CPX-08", "WINGS-CPX-09")
def test_a_controlled_dive_loses_counters() -> None:
    opened = {"special_manoeuvres": "all"}
    t = duel({"counters": 2}, options=opened)
    fly(t, "straight", "stall", "straight", "controlled-dive")
    assert altitude(t) == (2, 1)
    t = duel({"counters": 1}, options=opened)
    fly(t, "straight", "dive", "straight", "controlled-dive")
    assert altitude(t) == (1, 2)


# Movement.


@pytest.mark.rule("WINGS-MOVE-01", "WINGS-TURN-02", "WINGS-TURN-03", "WINGS-TURN-04")
def test_cards_move_as_measured() -> None:
    t = duel({"at": [300, 200]})
    out = fly(t, "straight", "stall", "turn-left")
    mine = [flew for flew in of(out, Flew) if flew.aircraft == 0]
    assert mine[0].end == (30000, 20000 + 11780, 0)
    assert mine[1].end == (30000, 31780 + 7450, 0)
    assert mine[2].end[2] == 30000
    assert t.view().turn == 2


@pytest.mark.rule("WINGS-EXIT-01")
def test_leaving_the_table_eliminates() -> None:
    t = duel({"at": [500, 950]})
    fly(t, "straight", "straight", "straight")
    assert t.view().aircraft[0].status == "down"
    found = t.rules.outcome(t.state)
    assert found is not None
    assert found.points == (0.0, 1.0)


@pytest.mark.rule("WINGS-EXIT-02", "WINGS-DMG-02", "WINGS-RULING-16")
def test_fleeing_is_no_destruction_but_a_defeat_after_two_shots() -> None:
    facts = {"options": {"exit_rule": "fled"}}
    t = duel({"at": [500, 950]}, **facts)
    fly(t, "straight", "straight", "straight")
    assert t.view().aircraft[0].status == "fled"
    assert t.view().scores == (0, 0)
    t = duel({"at": [500, 950], "shots_taken": 2, "fired_by": 2}, **facts)
    fly(t, "straight", "straight", "straight")
    assert t.view().scores == (0, 1)


@pytest.mark.rule("WINGS-EXIT-03")
def test_a_mistake_at_the_edge_costs_two_cards_and_a_turn() -> None:
    decks = {"A": "A1 A1"}
    t = duel({"at": [500, 950]}, options={"exit_rule": "fled_return"}, decks=decks)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "straight", "turn-left", "turn-left")
    assert t.asked == ((0, "come-back"),)
    out = t.play("return") + settle(t, 1)
    assert of(out, Drew)[-1].count == 2
    assert t.asked == ((1, "program"),)
    program(t, 1, "turn-left", "turn-left", "turn-left")
    settle(t, 2)
    back = t.aircraft("a1")
    assert (back.status, back.pose) == ("flying", (50000, 100000 - 3400, 18000))


@pytest.mark.rule("WINGS-ERR-01", "WINGS-ERR-02", "WINGS-RULING-69")
def test_errors_bite_where_they_are_accepted() -> None:
    accept = {"illegal_programming": "accept"}
    t = duel(options=accept)
    out = fly(t, "stall", "stall", "straight")
    assert of(out, Down)[0].cause == "error"
    t = duel(options={**accept, "error_penalty": "two_a"}, decks={"A": "A1 A1"})
    out = fly(t, "stall", "stall", "straight")
    assert [drew.cause for drew in of(out, Drew)] == ["error"]
    assert t.aircraft("a1").points == 2


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
