"""The worked examples of the rulebook that concern campaigns, figure by figure."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.systems.flames.campaign.maps import (
    PACK,
    airborne,
    campaign,
    planned,
    points,
    report,
    scenario,
)

from escadrille.kernel.registry import system
from escadrille.systems.flames.campaign.rules.scoring import grade_name
from escadrille.testing.scripted import Table


def sheet(**changes: Any) -> dict[str, Any]:
    """Return Poland 1939 with other figures, in place."""
    raw: dict[str, Any] = msgspec.to_builtins(PACK.tables["campaign"]["poland-1939"])
    return raw | {"id": "example"} | changes


def with_target(number: int, **changes: Any) -> dict[str, Any]:
    raw = sheet()
    raw["target"] = [one | changes if one["number"] == number else one for one in raw["target"]]
    return raw


def forces(t: Table) -> tuple[dict[str, int], dict[str, int]]:
    """Return how many of each type the two sides fly."""
    plan = t.view().plan
    sides = [{one.type: one.count for one in side.forces} for side in (plan.axis, plan.allies)]
    return sides[0], sides[1]


@pytest.mark.rule("FLAMES-CAMP-02")
def test_ex_49_four_missions_of_six_turns() -> None:
    t = campaign()
    assert (t.view().missions, t.view().turns) == (4, 6)


@pytest.mark.rule("FLAMES-CAMP-07")
def test_ex_50_the_first_targets_of_the_axis_in_poland() -> None:
    t = campaign()
    where = {one.arrow: one.raid.target for one in t.view().arrows}
    assert [where[arrow] for arrow in t.legal()] == [1, 2, 3, 4, 6]


@pytest.mark.rule("FLAMES-CAMP-18")
@pytest.mark.parametrize(
    ("bombs", "status"),
    [(0, "intact"), (4, "intact"), (5, "damaged"), (9, "damaged"), (10, "destroyed")],
)
def test_ex_51_an_airfield_of_5_and_10(bombs: int, status: str) -> None:
    t = airborne(campaign(with_target(3, damaged=5, destroyed=10)), "r3")
    t.settle(report(t, bombs))
    assert t.view().log[-1].status == status


@pytest.mark.rule("FLAMES-OPT-08")
def test_ex_52_one_spitfire_without_bombs() -> None:
    t = planned(campaign("britain-1940"), "r2", allies="3")
    allies = scenario(t)["side"][1]["aircraft"]
    assert [one["fighter"] for one in allies] == ["spitfire-1", "spitfire-1"]
    assert not any("loaded" in one for one in allies)
    given = airborne(campaign(), "r3", "1")
    planes = list(report(given, 6).aircraft)
    planes[1] = msgspec.structs.replace(planes[1], bombs=4)  # the Bf-110C that an option gave
    wrong = msgspec.structs.replace(report(given, 6), aircraft=tuple(planes))
    assert given.barred(wrong) == "FLAMES-OPT-08"


@pytest.mark.rule("FLAMES-SCORE-01", "FLAMES-SCORE-02")
def test_ex_61_a_bf_110c_and_a_destroyed_target() -> None:
    t = campaign("poland-1939", ("r1", "intact"))
    airborne(t, "b2", axis="pass")
    t.settle(report(t, 6, a1="down"))
    assert points(t)[1] == 10 + 6


@pytest.mark.rule("FLAMES-SCORE-03")
def test_ex_62_thirteen_against_twenty() -> None:
    """The Axis shoots down a P.11c and destroys a target of 10; it loses two fighters of 10."""
    t = airborne(campaign(), "r4", "5")
    t.settle(report(t, 10, a2="down", a3="down", b1="down"))
    axis, allies = points(t)
    assert (axis + 6, allies) == (13, 20)  # but for the option's own price of 6
    assert t.view().log[-1].net == 7 + 6


@pytest.mark.rule("FLAMES-SCORE-03")
def test_ex_63_thirty_against_twenty() -> None:
    t = campaign(log=[{"arrow": "r3", "status": "intact", "axis": 30, "allies": 20}])
    assert t.view().net == -10


@pytest.mark.rule("FLAMES-SCORE-04")
def test_ex_64_a_hundred_and_twenty_is_a_minor_allied_victory() -> None:
    t = campaign(
        "daylight-1944", log=[{"arrow": "b1", "status": "intact", "axis": 60, "allies": 180}]
    )
    assert (t.view().net, t.view().grade) == (120, "minor-allies")
    rules: Any = t.rules
    assert grade_name(rules.t, 120) == "minor-allies"


@pytest.mark.rule("FLAMES-CAMP-10", "FLAMES-CAMP-11", "FLAMES-CAMP-12", "FLAMES-RULING-32")
def test_ex_69_krakow_with_the_first_option_against_the_second() -> None:
    t = planned(campaign(), "r3", "1", "2")
    assert forces(t) == ({"ju-87b": 1, "bf-110c": 1}, {"p-11c": 2})
    told = scenario(t)
    assert told["side"][1]["effects"] == {"late": True}
    target = told["mission"]["target"]
    assert (target["damaged"], target["destroyed"], target["flak"]) == (4, 8, 2)


@pytest.mark.rule("FLAMES-SCALE-01", "FLAMES-SCALE-02")
def test_ex_70_the_same_three_times_as_large() -> None:
    t = planned(campaign(options={"scale": 3}), "r3", "1", "2")
    assert forces(t) == ({"ju-87b": 3, "bf-110c": 3}, {"p-11c": 6})
    third = next(one for one in t.view().targets if one.number == 3)
    assert (third.damaged, third.destroyed, third.flak) == (12, 24, 2)
    battle: Any = system("flames").engine.configure(scenario=scenario(t))
    view = battle.view(battle.start(1), 0)
    target = view.mission.target
    assert (target.damaged, target.destroyed, target.flak) == (12, 24, 2)
    assert len(view.aircraft) == 12
    assert sum(one.raid.late for one in view.aircraft) == 3  # the Bf-110C, for one turn


@pytest.mark.rule("FLAMES-SCALE-03", "FLAMES-SCORE-03")
def test_ex_71_thirty_and_thirteen_at_a_scale_of_three() -> None:
    """24 for the target and two P.11c, against a Bf-110C and a Stuka."""
    t = airborne(campaign(options={"scale": 3}), "r3", "1", "2")
    planes = {one.aircraft: one for one in report(t).aircraft}
    bombs = {"a1": 12, "a2": 12}
    fates = {"b1": "down", "b2": "down", "a4": "down", "a3": "down"}
    told = tuple(
        msgspec.structs.replace(one, fate=fates.get(name, "home"), bombs=bombs.get(name, 0))
        for name, one in planes.items()
    )
    t.settle(msgspec.structs.replace(report(t), aircraft=told, status="destroyed"))
    assert points(t) == (10, 4)
    assert t.view().net == -6
