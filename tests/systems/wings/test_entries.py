"""Entry out of the sun, and the pilot who must come down (groups SUN and DOWN)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import duel, of, plane, program, settle, table

from escadrille.systems.wings.events import Down, Entered, Glided
from escadrille.testing.scripted import Table

SUN: dict[str, Any] = {"options": {"sun": True}, "sun": 1, "sun_card": 3, "turn": 3, "at": "sun"}


def out_of_the_sun(*enemies: tuple[float, float], mine: int = 1, **facts: Any) -> Table:
    """Return a table on which side 1 waits in the eastern sun, and is asked whether it enters."""
    planes = [plane(0, x, y) for x, y in enemies]
    planes += [plane(1, 900, 100 + 150 * n, status="absent") for n in range(mine)]
    return table(*planes, **{**SUN, **facts})


@pytest.mark.rule("WINGS-SUN-03", "WINGS-SUN-04")
def test_the_side_in_the_sun_decides_when_it_enters() -> None:
    t = out_of_the_sun((400, 500))
    assert t.asked == ((1, "enter"),)
    t.play("pass")
    assert t.aircraft("a2").status == "absent"
    t = out_of_the_sun((400, 500))
    out = t.play("enter")
    (entered,) = of(out, Entered)
    assert entered.pose == (40000 + 10000 + 6800, 50000, 27000)  # half a ruler east, facing it
    assert entered.level == 2
    assert t.aircraft("a2").tails == "a1"


@pytest.mark.rule("WINGS-SUN-04", "WINGS-RULING-27")
def test_each_aircraft_is_paired_with_an_enemy_of_its_choice() -> None:
    t = out_of_the_sun((300, 300), (300, 700), mine=2)
    t.play("enter")
    assert t.asked == ((1, "pair"),)
    assert t.legal(1) == ["a1", "a2"]
    t.play("a2")
    assert (t.aircraft("a3").tails, t.aircraft("a4").tails) == ("a2", "a1")
    assert t.state.surprise


@pytest.mark.rule("WINGS-SUN-04")
def test_more_than_there_are_enemies_share_them() -> None:
    t = out_of_the_sun((300, 300), mine=2)
    t.play("enter")
    assert [t.aircraft(name).status for name in ("a2", "a3")] == ["flying", "flying"]
    assert (t.aircraft("a2").tails, t.aircraft("a3").tails) == ("a1", None)


@pytest.mark.rule("WINGS-SUN-05")
def test_too_near_the_edge_the_hour_is_chosen() -> None:
    t = out_of_the_sun((950, 500))
    t.play("enter")
    assert t.asked == ((1, "clock"),)
    assert t.legal(1) == ["clock-6", "clock-7"]  # five o'clock is off the table
    assert t.refused("clock-5") == "WINGS-SUN-05"
    out = t.play("clock-6")
    (entered,) = of(out, Entered)
    assert entered.pose == (95000, 50000 - 10000 - 6800, 0)


@pytest.mark.rule("WINGS-SUN-05")
def test_in_a_corner_it_is_put_back_upon_the_table() -> None:
    t = out_of_the_sun((990, 10))
    out = t.play("enter")
    (entered,) = of(out, Entered)
    x, y, _ = entered.pose
    assert 0 <= x <= 100000
    assert 0 <= y <= 100000
    assert (x, y) != (99000, 1000)


GRAVE: dict[str, Any] = {"options": {"crash_landing": True, "landing_takeoff": True}}


@pytest.mark.rule("WINGS-DOWN-04", "WINGS-RULING-08")
def test_a_seriously_wounded_pilot_must_be_down_in_time() -> None:
    t = duel({"grave": 2}, turn=1, **GRAVE)
    assert t.view(1).aircraft[0].grave == 2
    for turn in (1, 2):
        assert t.aircraft("a1").status == "flying"
        program(t, 0, "straight", "turn-right", "straight")
        out = program(t, 1, "straight", "turn-left", "straight")
        out += settle(t, turn)
    assert [event.cause for event in of(out, Down)] == ["pilot"]
    assert of(out, Glided)


@pytest.mark.rule("WINGS-DOWN-04")
def test_on_the_ground_he_is_safe() -> None:
    standing = {"grave": 1, "level": 0, "counters": 0, "status": "ground", "landing": "standing"}
    t = duel(standing, turn=1, **GRAVE)
    program(t, 0, "blank", "blank", "blank")
    program(t, 1, "straight", "turn-left", "straight")
    settle(t, 1)
    assert t.aircraft("a1").status == "ground"
    assert t.aircraft("a1").grave == 0
