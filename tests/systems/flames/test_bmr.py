"""Which bomber a fighter attacks, what choosing it costs, and where it may sit (group BMR)."""

from __future__ import annotations

import pytest
from tests.systems.flames.raids import bomber, heavy, hunt, run
from tests.systems.flames.scenes import can, fighter, plane, table

from escadrille.systems.flames.events import Selected
from escadrille.systems.flames.facts import Quarry

COLUMN = (heavy("r1c1"), heavy("r2c1"))
ABREAST = (heavy("r1c1"), heavy("r1c2"))
SQUARE = (heavy("r1c1"), heavy("r1c2"), heavy("r2c1"), heavy("r2c2"))
QUICK = {"fighter": fighter(speed=3)}


@pytest.mark.rule("FLAMES-BMR-01", "FLAMES-RULING-12")
def test_a_bomber_takes_no_turn_and_has_two_sides() -> None:
    t = hunt("ims-1-1", *ABREAST, plane(1))
    t.play("pass", "pass")
    assert t.view().active == "b3"
    seen = t.aircraft("b1")
    assert (seen.figures.performance, seen.figures.bursts, seen.figures.firepower) == (0, 0, 0)
    assert (seen.flips_at, seen.falls_at, seen.raid.defense, seen.raid.support) == (4, 8, 3, 1)
    assert seen.acted


@pytest.mark.rule("FLAMES-BMR-02")
def test_a_bomber_flies_at_its_printed_level() -> None:
    t = hunt("", heavy("r1c1", fighter="b-24d"), plane(1))
    assert t.aircraft("b1").level == "high"


@pytest.mark.rule("FLAMES-BMR-03")
def test_nothing_is_played_against_a_bomber_that_is_not_selected() -> None:
    t = hunt("ims-1-1", *ABREAST)
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BMR-03"
    assert t.refused("ims-1-1 maneuver b1") == "FLAMES-BMR-03"
    above = hunt("scissors", *ABREAST, me={"level": "high"})
    assert above.refused("scissors select b1") == "FLAMES-ALT-03"
    both = hunt("scissors", *ABREAST, plane(1))
    assert both.refused("scissors select b3") == "FLAMES-BMR-03"


@pytest.mark.rule("FLAMES-BMR-04")
def test_a_card_of_one_point_selects_and_one_of_none_does_not() -> None:
    t = hunt("scissors tight-turn", *ABREAST)
    assert t.refused("b2") == "FLAMES-BMR-04"
    assert t.refused("tight-turn select b2") == "FLAMES-RULING-33"
    assert Selected("a1", "b2", "card") in t.play("scissors select b2")
    assert t.view().run.bomber == "b2"
    assert t.hand("a1") == ["tight-turn"]


@pytest.mark.rule("FLAMES-BMR-05")
def test_who_does_not_pay_is_given_a_bomber_by_the_enemy() -> None:
    t = hunt("scissors", *ABREAST)
    t.play("assign")
    assert t.asked == ((1, "assign"),)
    assert t.refused("a1") == "FLAMES-BMR-05"
    assert t.refused("b1", seat=0) == "FLAMES-BMR-05"
    t.play("b2")
    assert t.view().run.bomber == "b2"
    alone = hunt("scissors", heavy("r1c1"))
    assert alone.refused("assign") == "FLAMES-BMR-05"


@pytest.mark.rule("FLAMES-BMR-06")
def test_a_lone_bomber_in_the_last_row_is_free() -> None:
    t = hunt("scissors", *COLUMN)
    assert "b1" not in t.legal()
    t.play("b2")
    assert t.view().run.bomber == "b2"
    assert t.hand("a1") == ["scissors"]
    gap = hunt("scissors", heavy("r1c1"), heavy("r2c1", down=True), heavy("r1c2"))
    assert not {"b1", "b3"} & {*gap.legal()}


@pytest.mark.rule("FLAMES-BMR-07")
def test_points_beyond_the_first_are_steps() -> None:
    t = hunt("oots-1-1", heavy("r1c1"), heavy("r1c2"))
    t.play("oots-1-1 select b1 2", "pass")
    assert t.position("a1", "b1") == 2
    again = hunt("oots-1-1", *ABREAST)
    assert again.refused("oots-1-1 select b1 3") == "FLAMES-RULING-11"


@pytest.mark.rule("FLAMES-BMR-08", "FLAMES-RULING-15")
def test_a_bomber_behind_blocks_tailing_and_those_beside_block_advantaged() -> None:
    t = hunt("ace-pilot", *COLUMN, raid={"quarry": "b1"})
    assert t.refused("ace-pilot maneuver b1 2") == "FLAMES-BMR-08"
    three = (heavy("r1c1"), heavy("r1c2"), heavy("r1c3"))
    middle = hunt("scissors ace-pilot", *three, raid={"quarry": "b2"})
    assert middle.refused("scissors maneuver b2 1") == "FLAMES-BMR-08"
    assert can(middle, "ace-pilot maneuver b2 2")
    assert can(hunt("scissors", *three, raid={"quarry": "b1"}), "scissors maneuver b1 1")


@pytest.mark.rule("FLAMES-BMR-09", "FLAMES-TUR-02")
def test_the_position_and_the_temporary_hand_are_gone_when_the_actions_end() -> None:
    t = run("ims-1-1", "yo-yo yo-yo", position=2)
    t.play("pass")
    assert t.position("a1", "b1") == 0
    assert t.aircraft("b1").cards == 0
    assert [*t.view().discard][-2:] == ["yo-yo", "yo-yo"]
    assert t.view().run is None


@pytest.mark.rule("FLAMES-BMR-10", "FLAMES-RULING-44")
def test_speed_points_select_and_move() -> None:
    t = hunt("", *ABREAST, me=QUICK, phase="speed")
    seat = t.seat()
    facts = t.rules.facts(t.state, seat, t.rules.legal(t.state, seat)[-1])
    assert facts == Quarry(1, 2, 4, {"advantaged": ("b1",), "tailing": ()})
    t.play("b1")
    assert t.view(0).terms == {"points": 1}
    t.play("speed", "pass")
    assert t.position("a1", "b1") == 1
    assert t.asked[0][1] != "speed"
    given = hunt("", *ABREAST, me=QUICK, phase="speed")
    given.play("assign", "b2")
    assert given.view(0).terms == {"points": 2}
    slow = hunt("scissors", *ABREAST, heavy("r2c1", fighter=bomber(speed=3)), phase="speed")
    assert slow.refused("b3") == "FLAMES-RULING-44"
    quick = tuple(heavy(f"r1c{n}", fighter=bomber(speed=2)) for n in (1, 2))
    none = hunt(
        "scissors", *quick, heavy("r1c3"), plane(1, fighter=fighter(speed=1)), phase="speed"
    )
    assert can(none, "b3")


@pytest.mark.rule("FLAMES-RULING-44")
def test_nobody_is_left_to_the_enemy_by_who_is_faster_than_none() -> None:
    quick = tuple(heavy(f"r1c{n}", fighter=bomber(speed=2)) for n in (1, 2))
    t = hunt("scissors", *quick, plane(1, fighter=fighter(speed=1)), phase="speed")
    assert t.refused("assign") == "FLAMES-RULING-44"


@pytest.mark.rule("FLAMES-BMR-11", "FLAMES-RULING-69", "FLAMES-RULING-43")
def test_a_selection_is_answered_by_nobody_and_draws_nothing() -> None:
    t = hunt("scissors yo-yo vertical-roll", *ABREAST)
    t.play("scissors select b1")
    assert t.asked == ((0, "action"),)
    assert t.aircraft("b1").cards == 0
    t.play("yo-yo maneuver b1 1")
    assert t.asked == ((1, "return"),)
    assert t.aircraft("b1").cards == 4
    twice = hunt("vertical-roll", *ABREAST)
    assert twice.refused("vertical-roll select b1 2") == "FLAMES-RULING-43"


@pytest.mark.rule("FLAMES-RULING-52")
def test_a_run_has_one_bomber_and_ends_with_another_target() -> None:
    t = hunt("scissors scissors yo-yo", *SQUARE, plane(1), raid={"quarry": "b1"})
    assert t.refused("scissors select b1") == "FLAMES-RULING-52"
    assert t.refused("assign") == "FLAMES-RULING-52"
    t.play("scissors maneuver b1 1", "pass", "abandon")
    assert t.view().run.bomber == "b1"
    held = t.aircraft("b1").cards
    assert held > 0
    t.play("yo-yo maneuver b5 1")
    assert t.view().run is None
    assert t.aircraft("b1").cards == 0


@pytest.mark.rule("FLAMES-RULING-52")
def test_a_change_of_altitude_ends_the_run() -> None:
    t = run("vertical-roll scissors", "yo-yo")
    t.play("vertical-roll dive")
    assert t.view().run is None
    assert t.aircraft("b1").cards == 0


@pytest.mark.rule("FLAMES-RULING-65", "FLAMES-POS-10")
def test_a_position_is_given_up_before_another_bomber_is_selected() -> None:
    first = plane(0, "scissors ims-1-1", holds="b1", position="advantaged")
    t = table(first, *ABREAST, plane(1), raid={"quarry": "b1", "manned": True})
    assert t.refused("scissors select b2") == "FLAMES-RULING-65"
    assert t.refused("ims-1-1 attack b3") == "FLAMES-RULING-65"
    assert t.refused("assign") == "FLAMES-RULING-65"
    t.play("abandon", "scissors select b2")
    assert t.view().run.bomber == "b2"
    on_fighter = plane(0, "scissors", holds="b3", position="advantaged")
    t = table(on_fighter, *ABREAST, plane(1))
    assert t.refused("scissors select b1") == "FLAMES-POS-10"


@pytest.mark.rule("FLAMES-PILOT-06", "FLAMES-BMR-04")
def test_an_ace_pilot_counter_selects_too() -> None:
    t = hunt("", *ABREAST, me={"pilot": "generic-ap1"})
    t.play("counter select b1 2", "pass")
    assert t.position("a1", "b1") == 2
    assert t.aircraft("a1").counters == 0
