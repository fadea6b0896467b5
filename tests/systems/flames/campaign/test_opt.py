"""Options of a campaign: chosen in secret, once, with what is declared (group OPT)."""

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

from escadrille.kernel.errors import IllegalOrder
from escadrille.kernel.registry import system
from escadrille.testing.scripted import Table


def effects(t: Table, side: int) -> dict[str, Any]:
    """Return what the option of a side does in the mission in the air."""
    told = scenario(t)
    found: dict[str, Any] = told["side"][side].get("effects", {})
    return found


def open_sheet(**option: Any) -> dict[str, Any]:
    """Return Poland 1939 with one more option of the Axis, number 7."""
    raw: dict[str, Any] = msgspec.to_builtins(PACK.tables["campaign"]["poland-1939"])
    seventh = {"side": "axis", "number": 7, **option}
    return raw | {"id": "seven", "option": [*raw["option"], seventh]}


@pytest.mark.rule("FLAMES-OPT-01", "FLAMES-RULING-38")
def test_one_option_or_none() -> None:
    t = campaign()
    t.play("r3")
    assert t.legal(0) == ["pass", "1", "2", "3", "4", "5", "6"]
    assert t.refused("r1", 0) == "FLAMES-OPT-01"
    t.play("1", seat=0)
    assert t.refused("2", 0) == "FLAMES-RULING-38"
    declaring = campaign("daylight-1944")
    declaring.play("b1")
    declaring.play("7", seat=1)
    assert declaring.refused("1", 1) == "FLAMES-OPT-01"


@pytest.mark.rule("FLAMES-OPT-02")
def test_an_option_is_used_once_in_a_campaign() -> None:
    t = airborne(campaign(), "r3", "1", "2")
    t.settle(report(t, 8))
    t.play("r1")
    assert t.refused("1", 0) == "FLAMES-OPT-02"
    assert t.refused("2", 1) == "FLAMES-OPT-02"
    assert "2" in t.legal(0)
    assert [one.used for one in t.view().axis_options] == [1, None, None, None, None, None]


@pytest.mark.rule("FLAMES-OPT-03", "FLAMES-RULING-38")
def test_options_are_secret_until_both_are_chosen_and_then_revealed_before_the_flak() -> None:
    t = campaign()
    t.play("r3")
    events = t.play("2", seat=1)
    assert not events
    for seat in (0, None):
        plan = t.view(seat).plan
        assert (plan.allies.option, plan.allies.ready, plan.revealed) == (None, True, False)
        assert [one.count for one in plan.allies.forces] == [1]
    assert t.view(1).plan.allies.option == 2
    told: Any = t.play("1", seat=0)[0]
    assert told.options == (1, 2)
    assert t.view(None).plan.allies.option == 2
    battle: Any = system("flames").engine.configure(scenario=scenario(t))
    assert battle.pending(battle.start(1)) == ((1, "flak"),)


@pytest.mark.rule("FLAMES-RULING-38")
def test_a_world_that_a_side_imagines_has_other_options_of_the_enemy() -> None:
    t = campaign()
    t.play("r3")
    t.play("2", seat=1)
    seen = {t.rules.resample(t.state, 0, seed).picks[1][0] for seed in range(40)}
    assert len(seen) > 3
    assert {t.rules.resample(t.state, 1, seed).picks[1][0] for seed in range(9)} == {34}


@pytest.mark.rule("FLAMES-OPT-04")
def test_an_option_that_the_sheet_does_not_list_is_refused() -> None:
    t = campaign()
    t.play("r3")
    assert t.refused("7", 0) == "FLAMES-OPT-04"
    listed = {one.number: [e.effect for e in one.effects] for one in t.view().allied_options}
    assert listed[3] == ["aircraft", "pilot"]  # several effects in one entry
    assert listed[6] == ["rest"]


@pytest.mark.rule("FLAMES-OPT-05")
@pytest.mark.parametrize(("word", "shift"), [("higher", 1), ("lower", -1)])
def test_altitude_is_declared_with_the_option(word: str, shift: int) -> None:
    t = campaign()
    t.play("r3")
    t.play("pass", seat=1)
    t.play("6", seat=0)
    assert [*t.asked] == [(0, "option")]
    assert t.view(0).asked == "altitude"
    assert t.refused("longer", 0) == "FLAMES-OPT-05"
    t.play(word, seat=0)
    assert effects(t, 0) == {"altitude": shift, "enemy_flak": 1}


@pytest.mark.rule("FLAMES-OPT-06", "FLAMES-OPT-07", "FLAMES-OPT-18", "FLAMES-OPT-09")
def test_modifiers_of_the_sheet_name_their_side() -> None:
    assert effects(planned(campaign(), "r3", "3", "4"), 0) == {"bombs": 2}
    assert effects(planned(campaign(), "r3", "3", "4"), 1) == {"flak": 1}
    t = planned(campaign("daylight-1944"), "b1", "5", "5")
    assert effects(t, 0) == {"enemy_support": 1, "enemy_defense": 1}
    assert effects(t, 1) == {"enemy_flak": 2}


@pytest.mark.rule("FLAMES-RULING-17")
@pytest.mark.parametrize("name", ["bombs", "defense", "support", "flak"])
def test_a_figure_without_a_side_is_declared(name: str) -> None:
    for word, key in (("own", name), ("enemy", f"enemy_{name}")):
        t = campaign(open_sheet(**{name: {"figure": 2}}))
        t.play("r3")
        t.play("7", seat=0)
        assert t.view(0).asked == name
        assert t.refused("pass", 0) == "FLAMES-RULING-17"
        t.play(word, seat=0)
        t.play("pass", seat=1)
        assert effects(t, 0) == {key: 2}


@pytest.mark.rule("FLAMES-OPT-06", "FLAMES-FLAK-07", "FLAMES-RULING-64")
def test_an_option_leaves_no_bombs_rather_than_fewer_than_none() -> None:
    sheet = open_sheet(bombs={"figure": 8, "side": "enemy"})
    t = airborne(campaign(sheet, ("r1", "intact")), "b2", "7", "pass")
    assert t.barred(report(t, 1)) == "FLAMES-FLAK-07"
    t.settle(report(t, 0))
    assert t.view().log[-1].status == "intact"


@pytest.mark.rule("FLAMES-OPT-06", "FLAMES-RULING-17")
def test_no_bomber_drops_more_than_its_load_after_options() -> None:
    t = airborne(campaign(), "r3", "3")  # a Stuka of 6, and 2 more
    assert t.rules.barred(t.state, report(t, 16)) is None  # type: ignore[attr-defined]
    assert t.barred(report(t, 17)) == "FLAMES-FLAK-07"
    assert t.barred(report(t, 12, a1="damaged")) == "FLAMES-FLAK-07"
    assert t.barred(report(t, 4, a1="down")) == "FLAMES-FLAK-06"


@pytest.mark.rule("FLAMES-RULING-55")
def test_the_defender_drops_nothing() -> None:
    t = airborne(campaign(), "r3")
    planes = [
        msgspec.structs.replace(one, bombs=4 * (one.aircraft == "b1")) for one in report(t).aircraft
    ]
    wrong = msgspec.structs.replace(report(t), aircraft=tuple(planes), status="damaged")
    assert t.barred(wrong) == "FLAMES-RULING-55"


@pytest.mark.rule("FLAMES-OPT-08")
def test_an_option_adds_fighters_or_bombers() -> None:
    t = planned(campaign(), "r3", "4", "1")
    told = scenario(t)
    assert told["side"][0]["aircraft"] == [{"bomber": "ju-87b"}] * 2
    assert told["side"][1]["aircraft"] == [{"fighter": "p-11c"}] * 2


@pytest.mark.rule("FLAMES-OPT-10", "FLAMES-OPT-12", "FLAMES-OPT-16", "FLAMES-OPT-17")
def test_what_happens_in_the_fight_is_told_to_the_mission() -> None:
    assert effects(planned(campaign("britain-1940"), "r2", "pass", "2"), 1) == {"fuel": True}
    assert effects(planned(campaign("britain-1940"), "r2", "pass", "4"), 1) == {"late": True}
    assert effects(planned(campaign(), "r3", "pass", "5"), 1) == {"shortage": 1}
    assert effects(planned(campaign(), "r3", "pass", "1"), 1) == {"sun": 1}


@pytest.mark.rule("FLAMES-OPT-11", "FLAMES-RULING-17")
def test_gunner_changes_both_sides() -> None:
    t = planned(campaign("britain-1940"), "r2", "2")
    assert effects(t, 0) == {"gunner": 1, "enemy_gunner": 1}


@pytest.mark.rule("FLAMES-OPT-13", "FLAMES-RULING-58")
def test_a_named_pilot_takes_an_aircraft_of_his_type() -> None:
    t = planned(campaign(), "r3", "pass", "3")
    told = scenario(t)
    skalski = {"fighter": "p-11c", "pilot": "skalski"}
    assert told["side"][1]["aircraft"] == [skalski, {"fighter": "p-11c"}]


@pytest.mark.rule("FLAMES-RULING-58")
@pytest.mark.parametrize(("word", "loaded"), [("loaded", True), ("free", False)])
def test_where_some_are_loaded_the_owner_declares_which_the_pilot_takes(
    word: str, loaded: bool
) -> None:
    t = campaign("daylight-1944")
    t.play("b2")
    t.play("2", seat=1)
    assert t.view(1).asked == "pilot"
    assert t.refused("own", 1) == "FLAMES-RULING-58"
    t.play(word, seat=1)
    t.play("pass", seat=0)
    told = scenario(t)
    (flown,) = [one for one in told["side"][1]["aircraft"] if "pilot" in one]
    assert flown.get("loaded", False) is loaded


@pytest.mark.rule("FLAMES-RULING-58", "FLAMES-SCALE-01")
def test_scale_multiplies_aircraft_and_no_pilots() -> None:
    t = planned(campaign(options={"scale": 2}), "r3", "pass", "3")
    (force,) = t.view().plan.allies.forces
    assert (force.type, force.count, force.pilot) == ("p-11c", 4, "skalski")
    airborne_ = report(t)
    assert [one.pilot for one in airborne_.aircraft if one.pilot] == ["skalski"]


@pytest.mark.rule("FLAMES-OPT-13")
def test_a_named_pilot_is_worth_his_points_when_he_is_shot_down() -> None:
    t = airborne(campaign(), "r3", "pass", "3")
    t.settle(report(t, 0, b1="down"))
    assert points(t) == (3 + 5, 8)
    t = airborne(campaign(), "r3", "pass", "3")
    t.settle(report(t, 0, b2="down"))
    assert points(t) == (3, 8)


@pytest.mark.rule("FLAMES-OPT-14", "FLAMES-OPT-15")
def test_press_costs_and_rest_gains() -> None:
    t = airborne(campaign(), "r3", "2", "6")
    t.settle(report(t, 4))
    assert points(t) == (4 - 4, 3)


@pytest.mark.rule("FLAMES-OPT-19")
def test_a_vital_mission_doubles() -> None:
    t = airborne(campaign("britain-1940"), "r2", "7")
    t.settle(report(t, 10, b1="down"))
    press = next(one.press for one in PACK.tables["campaign"]["britain-1940"].option if one.vital)
    assert points(t) == (2 * (10 + PACK.tables["fighter"]["spitfire-1"].vp) - press, 0)


@pytest.mark.rule("FLAMES-OPT-20")
@pytest.mark.parametrize(("word", "turns"), [("longer", 1), ("shorter", -1)])
def test_winds_are_declared_with_the_option(word: str, turns: int) -> None:
    t = planned(campaign("britain-1940"), "r2", f"6 {word}")
    assert effects(t, 0) == {"winds": turns}


@pytest.mark.rule("FLAMES-OPT-20")
def test_winds_are_longer_or_shorter() -> None:
    t = campaign("britain-1940")
    t.play("r2")
    t.play("6", seat=0)
    assert t.refused("higher", 0) == "FLAMES-OPT-20"


@pytest.mark.rule("FLAMES-RULING-68")
def test_an_option_that_can_do_nothing_may_be_chosen_and_is_used_up() -> None:
    t = campaign("poland-1939", ("r1", "intact"))
    airborne(t, "b1", "6 higher")  # the Axis defends: no bombers, no flak of the enemy
    assert effects(t, 0) == {"altitude": 1, "enemy_flak": 1}
    t.settle(report(t))
    assert [one.used for one in t.view().axis_options][5] == 2


def test_a_line_may_say_the_option_and_what_it_declares() -> None:
    t = campaign()
    t.play("r3")
    t.play("6 higher", seat=0)
    assert t.view(0).plan.axis.declared == ("higher",)
    with pytest.raises(IllegalOrder):
        t.rules.read(t.state, 1, "1 higher")
