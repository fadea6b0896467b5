"""Positions: the scale, the slots, what they allow and how long they last."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import can, duel, fighter, plane, table

from escadrille.kernel.errors import BadSituation

SCALE = (-2, -1, 0, 1, 2)


def holding(enemy: str, position: str = "advantaged") -> dict[str, Any]:
    return {"holds": enemy, "position": position}


@pytest.mark.rule("FLAMES-POS-01")
@pytest.mark.parametrize(
    ("start", "steps"), [(start, n) for start in SCALE for n in range(1, 5) if start + n <= 2]
)
def test_a_step_is_one_point_for_one_and_its_opposite_for_the_other(start: int, steps: int) -> None:
    t = duel("ace-pilot", position=start)
    t.play(f"ace-pilot maneuver b1 {steps}")
    assert t.position("a1", "b1") == start + steps
    assert t.position("b1", "a1") == -start - steps


@pytest.mark.rule("FLAMES-POS-02", "FLAMES-WING-03")
@pytest.mark.parametrize("position", SCALE)
def test_a_fighter_is_engaged_in_any_position_but_neutral(position: int) -> None:
    # A Wingman tells: while its Leader is engaged it may fight only those engaged with him.
    names = ("neutral", "advantaged", "tailing")
    leads = holding("b1", names[position]) if position > 0 else {}
    led_by = holding("a1", names[-position]) if position < 0 else {}
    t = table(
        plane(0, **leads),
        plane(0, "yo-yo", leader="a1"),
        plane(1, **led_by),
        plane(1),
        options={"wingmen": True},
        active="a2",
    )
    assert can(t, "yo-yo maneuver b1 1")
    assert can(t, "yo-yo maneuver b2 1") == (position == 0)


@pytest.mark.rule("FLAMES-POS-03")
def test_a_fighter_holds_one_position_at_a_time() -> None:
    t = table(plane(0, "ace-pilot evasive", **holding("b1")), plane(1), plane(1))
    assert t.refused("ace-pilot maneuver b2 2") == "FLAMES-POS-10"
    t.play("abandon", "evasive maneuver b2 2")
    assert (t.position("a1", "b1"), t.position("a1", "b2")) == (0, 2)


@pytest.mark.rule("FLAMES-POS-04", "FLAMES-POS-05")
def test_two_may_be_advantaged_and_one_tailing_on_the_same_fighter() -> None:
    t = table(
        plane(0, "yo-yo"),
        plane(0, **holding("b1")),
        plane(0, **holding("b1", "tailing")),
        plane(1),
    )
    t.play("yo-yo maneuver b1 1")
    assert [t.position(name, "b1") for name in ("a1", "a2", "a3")] == [1, 1, 2]


@pytest.mark.rule("FLAMES-POS-04")
@pytest.mark.parametrize("positions", [["advantaged"] * 3, ["tailing"] * 2])
def test_a_table_with_more_is_impossible(positions: list[str]) -> None:
    with pytest.raises(BadSituation, match="FLAMES-POS-04"):
        table(*[plane(0, **holding("b1", position)) for position in positions], plane(1))


@pytest.mark.rule("FLAMES-POS-04", "FLAMES-POS-05", "FLAMES-RULING-11")
def test_breaking_from_tailed_cannot_make_a_third_advantaged_pursuer() -> None:
    t = table(
        plane(0, "yo-yo evasive"),
        plane(1, **holding("a1", "tailing")),
        plane(1, **holding("a1")),
        plane(1, **holding("a1")),
    )
    assert can(t, "evasive maneuver b1 2")
    assert t.refused("evasive maneuver b1 1") == "FLAMES-POS-05"
    assert t.refused("yo-yo maneuver b1 1") == "FLAMES-POS-05"


@pytest.mark.rule("FLAMES-POS-05", "FLAMES-RULING-11")
@pytest.mark.parametrize("taken", [1, 2])
def test_the_advantaged_slot_must_be_free(taken: int) -> None:
    t = table(plane(0, "yo-yo"), *[plane(0, **holding("b1"))] * taken, plane(1), plane(1))
    if taken < 2:
        assert can(t, "yo-yo maneuver b1 1")
    else:
        assert t.refused("yo-yo maneuver b1 1") == "FLAMES-POS-05"


@pytest.mark.rule("FLAMES-POS-05", "FLAMES-RULING-11")
def test_the_tailing_slot_must_be_free() -> None:
    free = table(plane(0, "yo-yo", **holding("b1")), plane(0), plane(1))
    assert can(free, "yo-yo maneuver b1 1")
    full = table(plane(0, "yo-yo", **holding("b1")), plane(0, **holding("b1", "tailing")), plane(1))
    assert full.refused("yo-yo maneuver b1 1") == "FLAMES-POS-05"


@pytest.mark.rule("FLAMES-POS-06")
def test_two_steps_pass_over_full_advantaged_slots() -> None:
    t = table(
        plane(0, "evasive yo-yo", fighter=fighter(speed=4)),
        *[plane(0, **holding("b1"))] * 2,
        plane(1),
    )
    assert t.refused("evasive maneuver b1 1") == "FLAMES-POS-05"
    t.play("evasive maneuver b1 2")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("FLAMES-POS-06", "FLAMES-SPEED-02")
def test_two_speed_points_are_two_single_steps_and_pass_over_nothing() -> None:
    rivals = [plane(0, **holding("b1"))] * 2
    t = table(
        plane(0, "yo-yo", fighter=fighter(speed=4)), *rivals, plane(1), plane(1), phase="speed"
    )
    assert t.legal() == ["pass", "b2"]
    assert t.refused("b1") == "FLAMES-POS-05"


@pytest.mark.rule("FLAMES-POS-07", "FLAMES-ALT-03")
def test_a_position_is_gained_only_at_the_same_altitude() -> None:
    t = table(plane(0, "yo-yo"), plane(1, level="high"), plane(1))
    assert t.refused("yo-yo maneuver b1 1") == "FLAMES-ALT-03"
    assert can(t, "yo-yo maneuver b2 1")


@pytest.mark.rule("FLAMES-POS-07", "FLAMES-ALT-09")
@pytest.mark.parametrize("position", [-2, -1, 1, 2])
def test_a_position_is_held_only_at_the_same_altitude(position: int) -> None:
    t = duel("yo-yo", "yo-yo", position, phase="altitude")
    t.play("dive")
    if position < 0:
        t.play("pass")
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-POS-08")
@pytest.mark.parametrize("card", ["ims-1-1", "oots-1-1"])
@pytest.mark.parametrize("position", SCALE)
def test_a_fighter_under_attack_cannot_shoot_at_its_pursuer(position: int, card: str) -> None:
    t = duel(card, position=position)
    if position >= 0:
        assert can(t, f"{card} attack b1")
    else:
        assert t.refused(f"{card} attack b1") == "FLAMES-POS-08"


@pytest.mark.rule("FLAMES-POS-08")
@pytest.mark.parametrize("position", ["advantaged", "tailing"])
def test_a_fighter_under_attack_may_shoot_at_others(position: str) -> None:
    t = table(plane(0, "ims-1-1"), plane(1, **holding("a1", position)), plane(1))
    assert t.refused("ims-1-1 attack b1") == "FLAMES-POS-08"
    t.play("ims-1-1 attack b2")
    assert t.aircraft("b2").damage == 1


@pytest.mark.rule("FLAMES-POS-09")
@pytest.mark.parametrize("position", [-2, -1, 1, 2])
def test_positions_last_from_turn_to_turn(position: int) -> None:
    t = duel("yo-yo", "yo-yo", position)
    while t.view().turn < 3:
        t.play("pass")
    assert t.position("a1", "b1") == position


@pytest.mark.rule("FLAMES-POS-10", "FLAMES-TURN-06")
@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("advantaged", "yo-yo maneuver b2 1"),
        ("advantaged", "ims-1-1 attack b2"),
        ("tailing", "ims-1-1 attack b2"),
        ("tailing", "oots-1-1 attack b2"),
    ],
)
def test_a_position_is_abandoned_before_another_enemy_is_targeted(position: str, line: str) -> None:
    t = table(
        plane(0, "yo-yo ims-1-1 oots-1-1", **holding("b1", position)), plane(1, "yo-yo"), plane(1)
    )
    assert t.refused(line) == "FLAMES-POS-10"
    t.play("abandon")
    assert (t.asked, t.position("a1", "b1")) == (((0, "action"),), 0)
    assert can(t, line)


@pytest.mark.rule("FLAMES-POS-10")
def test_reacting_is_not_targeting() -> None:
    t = table(plane(0, "ims-1-1"), plane(0), plane(1, "barrel-roll", **holding("a2", "tailing")))
    t.play("ims-1-1 attack b1", "barrel-roll")
    assert t.aircraft("b1").damage == 0
    assert t.position("b1", "a2") == 2


@pytest.mark.rule("FLAMES-POS-11")
def test_a_lost_aircraft_leaves_no_relation_behind() -> None:
    t = table(
        plane(0, "fuel-tank yo-yo", **holding("b1")),
        plane(0),
        plane(1, **holding("a2")),
        plane(1),
    )
    t.play("fuel-tank attack b1")
    assert [t.aircraft(name).holds for name in ("a1", "a2", "b1", "b2")] == [None] * 4
    assert can(t, "yo-yo maneuver b2 1")


@pytest.mark.rule("FLAMES-POS-11")
def test_a_lost_aircraft_frees_its_slot() -> None:
    t = table(
        plane(0, "yo-yo"),
        plane(0, **holding("b1")),
        plane(0, **holding("b1")),
        plane(1, acted=True),
        plane(1, "fuel-tank"),
        active="b2",
    )
    t.play("fuel-tank attack a2", "a1", "pass")
    assert t.asked == ((0, "action"),)
    assert can(t, "yo-yo maneuver b1 1")


@pytest.mark.rule("FLAMES-POS-12")
@pytest.mark.parametrize("position", SCALE)
def test_everyone_sees_who_points_at_whom(position: int) -> None:
    seen = duel(position=position).view(None).aircraft
    shown = [(aircraft.holds, aircraft.position) for aircraft in seen]
    mine = ("b1", position) if position > 0 else (None, 0)
    his = ("a1", -position) if position < 0 else (None, 0)
    assert shown == [mine, his]
