"""The structure of a campaign (group CAMP)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.systems.flames.campaign.maps import PACK, airborne, campaign, planned, report, scenario

from escadrille.kernel.api import Outcome
from escadrille.kernel.registry import system
from escadrille.systems.flames.campaign.report import report as told_by

SHEETS = list(PACK.tables["campaign"].values())


def target(t: Any, number: int) -> Any:
    return next(one for one in t.view().targets if one.number == number)


def flown(battle: dict[str, Any]) -> Any:
    """Return the first state of a mission, as the battle that it is."""
    return system("flames").engine.configure(scenario=battle)


@pytest.mark.rule("FLAMES-CAMP-01", "FLAMES-CAMP-04", "FLAMES-CAMP-05")
def test_two_sides_and_the_sheet_names_who_attacks_first() -> None:
    for sheet in SHEETS:
        t = campaign(sheet.id)
        first = {"axis": 0, "allies": 1}[sheet.first]
        assert [*t.asked] == [(first, "arrow")]
        assert t.view().initiative == sheet.first
        assert t.refused("fly", first) == "FLAMES-CAMP-05"
        assert t.refused("pass", 1 - first) == "FLAMES-CAMP-05"


@pytest.mark.rule("FLAMES-CAMP-02")
def test_a_campaign_has_the_missions_and_turns_of_its_sheet() -> None:
    t = campaign()
    assert (t.view().missions, t.view().turns) == (4, 6)
    for mission in range(1, 5):
        assert t.view().mission == mission
        arrow = t.legal()[0]
        airborne(t, arrow)
        assert scenario(t)["turns"] == 6
        t.settle(report(t))
    assert not t.asked
    assert t.rules.outcome(t.state) is not None
    assert t.refused("r1", 0) == "FLAMES-CAMP-02"


@pytest.mark.rule("FLAMES-CAMP-03")
def test_every_mission_stands_on_the_score_sheet() -> None:
    t = airborne(campaign(), "r3", "1", "2")
    t.settle(report(t, 6, a2="down"))
    (row,) = t.view().log
    assert (row.mission, row.arrow, row.attacker, row.target) == (1, "r3", "axis", 3)
    assert (row.options, row.status, row.bombs, row.flak) == ((1, 2), "damaged", 6, "normal")
    assert (row.axis, row.allies, row.net) == (4, 10, 6)
    (loss,) = t.view().losses
    assert (loss.mission, loss.side, loss.type, loss.vp) == (1, "axis", "bf-110c", 10)


@pytest.mark.rule("FLAMES-CAMP-06")
def test_nobody_attacks_along_the_arrows_of_the_enemy() -> None:
    assert campaign().refused("b1") == "FLAMES-CAMP-06"


@pytest.mark.rule("FLAMES-CAMP-07")
def test_the_first_mission_starts_at_start() -> None:
    t = campaign()
    assert t.legal() == ["r1", "r2", "r3", "r4", "r6"]
    arrows = {one.arrow: one.raid.target for one in t.view().arrows}
    assert [arrows[one] for one in t.legal()] == [1, 2, 3, 4, 6]
    assert t.refused("r5") == "FLAMES-CAMP-07"


@pytest.mark.rule("FLAMES-CAMP-08", "FLAMES-CAMP-13", "FLAMES-RULING-16")
def test_later_missions_start_where_the_side_has_control_or_at_start() -> None:
    t = campaign("poland-1939", ("r2", "destroyed"))
    assert "r5" in t.legal()  # from target 2
    assert {"r1", "r3"} <= set(t.legal())
    assert t.refused("r7") == "FLAMES-CAMP-08"
    assert target(t, 2).control == "axis"


@pytest.mark.rule("FLAMES-CAMP-09")
def test_targets_behind_others_are_worth_more() -> None:
    for sheet in SHEETS:
        values = {one.number: one.destroyed for one in sheet.target}
        for arrow in sheet.arrow:
            if arrow.origin is not None:
                assert values[arrow.target] > values[arrow.origin], (sheet.id, arrow.id)


@pytest.mark.rule("FLAMES-CAMP-10", "FLAMES-CAMP-11", "FLAMES-CAMP-12")
def test_the_arrow_the_interceptor_and_options_give_the_aircraft() -> None:
    t = planned(campaign("britain-1940"), "r3", "1", "pass")
    axis, allies = scenario(t)["side"]
    loaded = {"fighter": "bf-110c", "loaded": True}
    assert axis["aircraft"] == [loaded, loaded, {"fighter": "bf-109e"}, {"fighter": "bf-109e"}]
    assert allies["aircraft"] == [{"fighter": "spitfire-1"}]
    defence = campaign("britain-1940", ("r3", "intact"))
    planned(defence, "b1")
    assert scenario(defence)["side"][0]["aircraft"] == [{"fighter": "bf-109e"}]


@pytest.mark.rule("FLAMES-CAMP-14")
def test_one_does_not_attack_what_one_destroyed_but_again_what_one_damaged() -> None:
    t = campaign("poland-1939", ("r3", "destroyed"))
    assert t.refused("r3") == "FLAMES-CAMP-14"
    t = campaign("poland-1939", ("r3", "damaged"), ("b1", "intact"))
    assert "r3" in t.legal()


@pytest.mark.rule("FLAMES-CAMP-15", "FLAMES-RULING-27")
def test_an_intact_target_keeps_the_counter_that_it_bears() -> None:
    t = campaign("poland-1939", ("r3", "intact"), ("b1", "intact"))
    assert (target(t, 3).control, target(t, 3).status) == (None, "intact")
    assert "r3" in t.legal()
    t = campaign("poland-1939", ("r3", "damaged"), ("b4", "intact"))
    assert (target(t, 3).control, target(t, 3).status) == ("axis", "damaged")


@pytest.mark.rule("FLAMES-CAMP-16")
def test_a_target_changes_hands() -> None:
    t = campaign("poland-1939", ("r3", "destroyed"), ("r1", "intact"))
    assert "b4" in t.legal()
    airborne(t, "b4")
    t.settle(report(t, 4))
    assert (target(t, 3).control, target(t, 3).status) == ("allies", "damaged")


@pytest.mark.rule("FLAMES-CAMP-17")
@pytest.mark.parametrize(("bombs", "asked"), [(0, 1), (4, 1), (8, 0)])
def test_whoever_destroys_attacks_again(bombs: int, asked: int) -> None:
    t = airborne(campaign(), "r3")
    t.settle(report(t, bombs))
    assert [*t.asked] == [(asked, "arrow")]


@pytest.mark.rule("FLAMES-CAMP-18")
@pytest.mark.parametrize(
    ("bombs", "status"), [(0, "intact"), (4, "intact"), (5, "damaged"), (9, "damaged")]
)
def test_bombs_below_a_value_leave_what_is_before_it(bombs: int, status: str) -> None:
    t = airborne(campaign(), "r2", "4")  # 5/10
    t.settle(report(t, bombs))
    assert t.view().log[-1].status == status


@pytest.mark.rule("FLAMES-CAMP-18")
def test_a_report_whose_bombs_do_not_make_its_result_is_refused() -> None:
    t = airborne(campaign(), "r2")
    wrong = msgspec.structs.replace(report(t, 5), status="destroyed")
    assert t.barred(wrong) == "FLAMES-CAMP-18"


@pytest.mark.rule("FLAMES-CAMP-19")
def test_the_kind_of_a_target_is_told_and_does_nothing() -> None:
    t = planned(campaign(), "r3")
    assert scenario(t)["mission"]["target"]["type"] == "airfield"
    assert {one.kind for sheet in SHEETS for one in sheet.target} == {
        *("tanks", "infantry", "factory", "bridge", "airfield", "cargo", "carrier", "railway")
    }


@pytest.mark.rule("FLAMES-CAMP-20")
def test_arrow_then_options_then_the_flak_of_the_mission() -> None:
    t = campaign()
    assert [*t.asked] == [(0, "arrow")]
    t.play("r3")
    assert [*t.asked] == [(0, "option"), (1, "option")]
    t.play("1", seat=0)
    t.play("2", seat=1)
    assert [*t.asked] == [(0, "fly"), (1, "fly")]
    battle = flown(scenario(t))
    assert battle.pending(battle.start(1)) == ((1, "flak"),)


@pytest.mark.rule("FLAMES-CAMP-20")
def test_a_report_of_other_aircraft_is_refused() -> None:
    t = airborne(campaign(), "r3")
    true = report(t)
    assert t.barred(msgspec.structs.replace(true, aircraft=true.aircraft[:-1])) == "FLAMES-CAMP-20"
    other = msgspec.structs.replace(true.aircraft[0], type="do-17z")
    wrong = msgspec.structs.replace(true, aircraft=(other, *true.aircraft[1:]))
    assert t.barred(wrong) == "FLAMES-CAMP-20"


@pytest.mark.rule("FLAMES-CAMP-21")
def test_a_mission_is_a_battle_and_its_report_what_it_came_to() -> None:
    t = airborne(campaign(), "r3", "1", "2")
    battle = flown(scenario(t))
    assert t.refused("r1", 0) == "FLAMES-CAMP-21"
    state = battle.start(3)
    while pending := battle.pending(state):
        seat = pending[0].seat
        battle.apply(state, seat, battle.legal(state, seat)[-1])
    outcome = battle.outcome(state)
    found = told_by(battle, state, outcome)
    t.settle(found)
    assert t.view().log[-1].status == found.status
    # The mission counts the same points as the campaign.
    assert (t.view().log[-1].axis, t.view().log[-1].allies) == outcome.scores


@pytest.mark.rule("FLAMES-CAMP-24")
def test_an_option_prevails_over_the_rule_that_it_contradicts() -> None:
    """A mission has as many turns as the sheet says, and one more with Winds."""
    t = planned(campaign("britain-1940"), "r2", "6 longer")
    assert scenario(t)["side"][0]["effects"] == {"winds": 1}
    battle = flown(scenario(t))
    assert battle.view(battle.start(1), 0).turns == 7


@pytest.mark.rule("FLAMES-RULING-26")
def test_a_side_without_an_attack_gives_the_initiative_up() -> None:
    small = msgspec.to_builtins(PACK.tables["campaign"]["poland-1939"])
    small |= {"id": "small", "missions": 3}
    small["arrow"] = [one for one in small["arrow"] if one["id"] in ("r3", "b2")]
    small["target"] = [one for one in small["target"] if one["number"] in (3, 10)]
    t = campaign(small)
    airborne(t, "r3")
    events = t.settle(report(t, 8))
    assert [type(one).__name__ for one in events][-2:] == ["InitiativePassed", "MissionBegan"]
    assert [*t.asked] == [(1, "arrow")]
    assert t.view().mission == 2
    airborne(t, "b2")
    t.settle(report(t, 6))
    assert not t.asked
    assert t.rules.outcome(t.state) is not None
    assert len(t.view().log) == 2
    other = campaign(small, ("r3", "intact"))
    airborne(other, "b2")
    other.settle(report(other, 6))  # the Allies keep it, and have nothing left to attack
    assert [*other.asked] == [(0, "arrow")]


@pytest.mark.rule("FLAMES-RULING-27")
def test_damaging_again_scores_again_and_gives_the_initiative_away() -> None:
    t = campaign("poland-1939", ("r3", "damaged"), ("b1", "intact"))
    airborne(t, "r3")
    t.settle(report(t, 6))
    assert t.view().log[-1].axis == 4
    assert [*t.asked] == [(1, "arrow")]


@pytest.mark.rule("FLAMES-RULING-59")
def test_retake_arrows_are_open_while_the_enemy_controls_the_target() -> None:
    t = campaign("poland-1939", ("r1", "intact"))
    assert t.refused("b4") == "FLAMES-RULING-59"
    t = campaign("poland-1939", ("r3", "damaged"))
    assert "b4" in t.legal()


@pytest.mark.rule("FLAMES-RULING-71")
@pytest.mark.parametrize(
    ("gives", "status", "points"),
    [((0,), "intact", (0, 8)), ((1,), "destroyed", (8, 0)), ((0, 1), "intact", (0, 8))],
)
def test_a_mission_given_up(gives: tuple[int, ...], status: str, points: tuple[int, int]) -> None:
    t = airborne(campaign(), "r3")
    true = report(t)
    given = msgspec.structs.replace(true, status=status, given_up=gives, flak=None)
    wrong = msgspec.structs.replace(given, status="damaged")
    assert t.barred(wrong) == "FLAMES-RULING-71"
    t.settle(given)
    row = t.view().log[-1]
    assert (row.status, (row.axis, row.allies)) == (status, points)


@pytest.mark.rule("FLAMES-RULING-71")
def test_a_battle_that_a_side_gives_up_reports_so() -> None:
    t = airborne(campaign(), "r3")
    battle = flown(scenario(t))
    state = battle.start(1)

    for points, gives in (((0.0, 1.0), (0,)), ((1.0, 0.0), (1,)), ((0.5, 0.5), (0, 1))):
        reason = "agreed" if gives == (0, 1) else "resigned"
        found = told_by(battle, state, Outcome((0, 0), points, reason))
        assert found.given_up == gives
        assert found.status == ("destroyed" if gives == (1,) else "intact")
        assert t.rules.barred(t.state, found) is None  # type: ignore[attr-defined]
