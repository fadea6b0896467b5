"""Points of a mission and of a campaign (groups SCORE and SCALE)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.systems.flames.campaign.maps import PACK, airborne, campaign, points, report, scenario

from escadrille.systems.flames.campaign.rules.scoring import grade_name, share

SPITFIRE = PACK.tables["fighter"]["spitfire-1"].vp


@pytest.mark.rule("FLAMES-SCORE-01")
@pytest.mark.parametrize(("bombs", "expected"), [(0, (0, 8)), (4, (4, 0)), (8, (8, 0))])
def test_the_target_brings_one_side_its_points(bombs: int, expected: tuple[int, int]) -> None:
    t = airborne(campaign(), "r3")
    t.settle(report(t, bombs))
    assert points(t) == expected


@pytest.mark.rule("FLAMES-SCORE-02")
def test_aircraft_that_are_shot_down_score_and_damaged_ones_do_not() -> None:
    t = airborne(campaign(), "r3", "1")
    t.settle(report(t, 6, a2="damaged", b1="down"))
    assert points(t) == (4 + 3, 0)


@pytest.mark.rule("FLAMES-RULING-19")
def test_with_the_switch_damaged_aircraft_score_half() -> None:
    t = airborne(campaign(options={"campaign_half_vp": True}), "r3", "1", "3")
    t.settle(report(t, 6, a2="damaged", b1="damaged"))
    assert points(t) == (4 + 1, 5)  # half of 3, and nothing for Skalski; half of 10


@pytest.mark.rule("FLAMES-RULING-29", "FLAMES-SCALE-03")
def test_points_are_doubled_then_pressed_then_divided_downwards() -> None:
    t = airborne(campaign("britain-1940", options={"scale": 2}), "r2", "7")
    t.settle(report(t, 10, b1="down"))  # Damaged: 10 at this scale
    assert points(t) == ((2 * (2 * 5 + SPITFIRE) - 6) // 2, 0)
    t = airborne(campaign(options={"scale": 3}), "r3", "2")
    t.settle(report(t))
    assert points(t) == (-2, 8)  # -4 / 3, downwards
    (told,) = [one for one in _settled() if type(one).__name__ == "MissionScored"]
    assert (told.axis.vital, told.axis.options, told.axis.total) == (
        True,
        -6,
        2 * (10 + SPITFIRE) - 6,
    )


def _settled() -> list[Any]:
    t = airborne(campaign("britain-1940"), "r2", "7")
    return t.settle(report(t, 10, b1="down"))


@pytest.mark.rule("FLAMES-SCORE-03")
def test_the_result_is_allied_points_less_those_of_the_axis() -> None:
    t = airborne(campaign(), "r3")
    t.settle(report(t, 4))
    assert (t.view().axis, t.view().allies, t.view().net) == (4, 0, -4)


@pytest.mark.rule("FLAMES-SCORE-04")
@pytest.mark.parametrize("sheet", [*PACK.tables["campaign"]])
def test_the_victory_table_grades_the_sum_of_all_missions(sheet: str) -> None:
    t: Any = campaign(sheet).rules
    table = t.t.sheet.victory
    expected = [
        (table.decisive_allies, "decisive-allies", 1.0),
        (table.decisive_allies - 1, "minor-allies", 1.0),
        (table.minor_allies, "minor-allies", 1.0),
        (table.minor_allies - 1, "draw", 0.5),
        (table.draw, "draw", 0.5),
        (table.draw - 1, "minor-axis", 0.0),
        (table.minor_axis, "minor-axis", 0.0),
        (table.minor_axis - 1, "decisive-axis", 0.0),
    ]
    for result, grade, won in expected:
        assert (grade_name(t.t, result), share(t.t, result)) == (grade, won)


@pytest.mark.rule("FLAMES-SCORE-04")
def test_the_outcome_is_that_of_the_table() -> None:
    t = campaign("poland-1939", ("r1", "intact"), ("b1", "intact"), ("r1", "intact"))
    airborne(t, "b1")
    t.settle(report(t, 8))
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert (outcome.scores, outcome.points) == ((0, 5), (0.0, 1.0))
    assert outcome.reason == "minor-allies"


@pytest.mark.rule("FLAMES-SCALE-01", "FLAMES-SCALE-02")
def test_scale_multiplies_aircraft_and_values_and_leaves_flak_and_effects() -> None:
    t = airborne(campaign("daylight-1944", options={"scale": 2}), "b1", "3", "1")
    plan = t.view().plan
    assert [(one.type, one.count) for one in plan.allies.forces] == [("b-26b", 4), ("p-51d", 4)]
    assert [(one.type, one.count) for one in plan.axis.forces] == [("bf-109g", 2)]
    first = next(one for one in t.view().targets if one.number == 1)
    sheet = PACK.tables["campaign"]["daylight-1944"].target[0]
    assert (first.damaged, first.destroyed) == (2 * sheet.damaged, 2 * sheet.destroyed)
    told = scenario(t)
    assert told["mission"]["target"]["flak"] == sheet.flak
    assert told["side"][0]["effects"] == {"flak": 2}


def test_reports_are_bounded_and_say_what_they_do_not_know() -> None:
    t = airborne(campaign(), "r3")
    raw = msgspec.to_builtins(report(t))
    for wrong in ({"status": "gone"}, {"given_up": [2]}, {"flak": "thick"}, {"more": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(raw | wrong, type(report(t)))
