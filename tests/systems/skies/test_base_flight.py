"""Burning, moving, turning and leaving (SKIES-BASE-18 to -23), and the figures behind it."""

from __future__ import annotations

import msgspec
import pytest
from tests.systems.skies.scenes import booms, duel, plane, seen, table

from escadrille.systems.skies.events import Burnt, Flew, LeftTable
from escadrille.systems.skies.schema import Aircraft

FAR = (34, 34)
INCH = 2540


def moves(words: list[str]) -> list[int]:
    return [int(word) for word in words if word.isdecimal()]


@pytest.mark.rule("SKIES-BASE-18", "SKIES-BASE-19", "SKIES-BASE-21", "SKIES-BASE-22")
def test_ex_30_limits_of_a_move() -> None:
    """SP 7: 4 to 7 inches, with a dive 5 to 13; Disadvantaged, no dive (SKIES-EX-30)."""
    t = duel(FAR)
    assert moves(t.legal()) == [4, 5, 6, 7]
    assert t.refused("3") == t.refused("8") == "SKIES-BASE-21"
    told = t.play("dive")
    assert told == [Burnt("a1", "dive", "disadvantaged")]
    assert moves(t.legal()) == list(range(5, 14))
    assert t.refused("4") == t.refused("14") == "SKIES-BASE-19"
    assert t.refused("dive") == "SKIES-BASE-18"
    t.play("13")
    assert t.legal() == ["l45", "l30", "l15", "straight", "r15", "r30", "r45"]
    assert t.refused("r60") == "SKIES-BASE-22"
    assert t.refused("dive") == "SKIES-BASE-22"
    low = duel(FAR, one={"level": "disadvantaged"})
    assert low.refused("dive") == low.refused("l15") == "SKIES-BASE-18"
    assert low.refused("climb") == "SKIES-BASE-21"


@pytest.mark.rule("SKIES-BASE-20", "SKIES-BASE-18")
def test_a_hard_turn_is_made_on_the_spot_and_leaves_the_turn_at_the_end() -> None:
    t = duel(FAR, one={"level": "advantaged"})
    assert t.refused("l60") == t.refused("straight") == "SKIES-BASE-20"
    t.play("r45")
    assert seen(t, "a1").pose == (18 * INCH, 18 * INCH, 4500)
    assert seen(t, "a1").level == "neutral"
    assert t.refused("l45") == "SKIES-BASE-18"
    assert moves(t.legal()) == [4, 5, 6, 7]
    t.play("4 r45")
    x, y, heading = seen(t, "a1").pose
    assert (round(x / INCH, 3), round(y / INCH, 3), heading) == (20.828, 20.828, 9000)


@pytest.mark.rule("SKIES-BASE-21", "SKIES-BASE-53")
@pytest.mark.parametrize(("mph", "expected"), [(50, [1]), (150, [2, 3]), (408, [4, 5, 6, 7, 8])])
def test_the_least_move_is_half_the_speed_rounded_up(mph: int, expected: list[int]) -> None:
    slow = {"mph": max(mph, 100), "sp": max(mph, 100) // 50, "ag": 1}
    t = duel(FAR, one={"type": slow})
    assert moves(t.legal()) == ([1, 2] if mph == 50 else expected)


@pytest.mark.rule("SKIES-BASE-23")
def test_beyond_the_edge_an_aircraft_has_left() -> None:
    t = table(plane(0, (18, 30)), plane(1, (4, 4)))
    world = t.rules.clone(t.state)
    t.play("6 straight")
    assert seen(t, "a1").status == "flying"
    t.state = world
    told = t.play("7 straight")
    assert LeftTable("a1", False) in told
    assert seen(t, "a1").status == "left"
    assert booms(t)[0] == 1


@pytest.mark.rule("SKIES-BASE-08")
def test_aircraft_may_end_on_one_another() -> None:
    t = duel((18, 22), dice=[1] * 30)
    told = t.play("4 straight")
    assert isinstance(told[0], Flew)
    assert seen(t, "a1").pose[:2] == seen(t, "b1").pose[:2]
    assert "outmanoeuvre" in t.legal()


@pytest.mark.rule("SKIES-BASE-02", "SKIES-BASE-03", "SKIES-BASE-04")
@pytest.mark.parametrize("wrong", [{"sp": 8}, {"ag": 4}, {"fp": -1}, {"mph": 400}, {"agile": True}])
def test_figures_of_a_type_fit_together(wrong: dict[str, object]) -> None:
    right = {"id": "x", "name": "X", "nation": "raf", "year": 1940, "mph": 357, "sp": 7}
    right |= {"ag": 3, "fp": 1, "points": 33, "origin": "house"}
    assert msgspec.convert(right, Aircraft).sp == 7
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**right, **wrong}, Aircraft)
