"""What the options of a campaign do within a mission (group OPT)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.raids import flown, mission, own, played_on, report, stuka, tables
from tests.systems.flames.scenes import Opening, can

from escadrille.systems.flames.events import GameTurn, TurnBegan
from escadrille.testing.scripted import Table

FOE = [own("p-11c")]
RAID = [stuka(), own("bf-110c")]


def begun(*sides: Any, **facts: Any) -> Opening:
    """Return a mission in its first turn, everybody at Low."""
    t = flown(*sides, **facts)
    while t.asked and not t.view().turn:
        seat, question = t.asked[0]
        t.play({"flak": "normal", "start": "low"}.get(question, t.legal(seat)[0]), seat=seat)
    return t


@pytest.mark.rule("FLAMES-OPT-05", "FLAMES-RULING-30", "FLAMES-RULING-28")
@pytest.mark.parametrize(
    ("name", "way", "level"),
    [
        *(("ju-87b", 1, "medium"), ("ju-87b", -1, "very-low"), ("il-2m", -1, "very-low")),
        ("b-17g", 1, "very-high"),
    ],
)
def test_altitude_moves_bombers_by_a_level_and_not_off_the_table(
    name: str, way: int, level: str
) -> None:
    loaded = own("bf-110c", loaded=True)
    t = flown([{"bomber": name}, loaded], FOE, {"altitude": way})
    assert t.aircraft("a1").level == level
    assert t.aircraft("a2").level is None


@pytest.mark.rule("FLAMES-OPT-08")
def test_a_fighter_that_an_option_gives_carries_no_bombs() -> None:
    t = begun([stuka(), own("bf-110c")], FOE)
    assert not t.aircraft("a2").raid.laden
    assert t.aircraft("a2").cards == 5


@pytest.mark.rule("FLAMES-OPT-10", "FLAMES-RULING-31")
def test_fuel_sends_fighters_home_before_the_last_turn() -> None:
    us = [stuka(), own("bf-110c"), own("bf-110c", loaded=True)]
    t = begun(us, [own("spitfire-1")], None, {"fuel": True}, turns=2)
    while t.view().turn < 2:
        played_on_one(t)
    seen = [t.aircraft(name) for name in ("a1", "a2", "a3")]
    assert [one.flying for one in seen] == [True, False, True]
    assert [one.raid.home for one in seen] == [False, True, False]
    assert seen[1].cards == 0
    played_on(t)
    told = report(t)
    assert told.aircraft[1].fate == "home"
    assert told.points[1] == 0


def played_on_one(t: Opening) -> None:
    word = "pass" if "pass" in t.legal() else t.legal()[0]
    t.play(word)


@pytest.mark.rule("FLAMES-RULING-31", "FLAMES-CAMP-23")
def test_without_fuel_all_defenders_leave_and_the_bombs_fall() -> None:
    t = flown([stuka()], FOE, {"fuel": True}, turns=1)
    t.play("dispersed")
    t.play("low", seat=1)
    assert t.asked == ((0, "bomb"),)
    t.play("tight")
    assert report(t).points == (10, 0)


@pytest.mark.rule("FLAMES-OPT-12", "FLAMES-RULING-31", "FLAMES-RULING-53")
def test_late_fighters_miss_the_first_turn_and_cannot_be_touched() -> None:
    t = begun(RAID, [own("spitfire-1")], None, {"late": True})
    assert t.view().active == "b1"
    assert t.aircraft("a2").raid.late
    assert t.aircraft("a2").cards == 5
    told: list[Any] = []
    while t.view().turn == 1:
        told += t.play("pass")
    first = told[: told.index(GameTurn(2))]
    assert TurnBegan("a2") not in first
    assert not t.aircraft("a2").raid.late
    empty = begun([stuka(), own("bf-110c")], [{"bomber": "pzl-23b"}], None, {"late": True})
    assert empty.view().turn == 2


@pytest.mark.rule("FLAMES-OPT-12")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_late_fighter_is_no_target_of_cards_nor_of_speed(turn: int) -> None:
    scenario = mission(RAID, [own("spitfire-1")], None, {"late": True})
    planes = [
        {"fighter": "ju-87b", "side": 0, "cell": "r1c1"},
        {"fighter": "bf-110c", "side": 0, "level": "low", "acted": True},
        {"fighter": "spitfire-1", "side": 1, "level": "low", "hand": "ims-1-1"},
    ]
    told = {"system": "flames", "scenario": scenario, "active": "b1", "aircraft": planes}
    t = Table({**told, "turn": turn})
    if turn == 1:
        assert t.refused("ims-1-1 attack a2") == "FLAMES-OPT-12"
    else:
        assert can(t, "ims-1-1 attack a2")


@pytest.mark.rule("FLAMES-OPT-13")
def test_a_named_pilot_flies_and_is_worth_his_points() -> None:
    t = flown([stuka()], [own("p-11c", pilot="skalski")], {"shortage": 4})
    t.play("dispersed", "dispersed")
    assert t.aircraft("b1").pilot == "skalski"
    assert t.aircraft("b1").counters == 1
    vp = tables(t).pilots[tables(t).pilot_of["skalski"]].vp
    assert report(t).points[0] == 3 + vp


@pytest.mark.rule("FLAMES-OPT-16", "FLAMES-RULING-57")
def test_shortage_damages_everybody_before_the_hands_are_dealt() -> None:
    t = begun([stuka()], [own("p-11c"), own("spitfire-1")], {"shortage": 2, "late": True})
    assert [one.damage for one in t.view().aircraft] == [0, 2, 2]
    assert t.aircraft("b1").damaged
    assert t.aircraft("b1").cards == 3


@pytest.mark.rule("FLAMES-OPT-17", "FLAMES-RULING-57")
def test_the_sun_gives_cards_to_fighters_at_the_start_alone() -> None:
    us = [stuka(), own("bf-110c"), own("bf-110c", loaded=True)]
    t = begun(us, FOE, {"sun": 2})
    assert [t.aircraft(name).cards for name in ("a1", "a2", "a3")] == [0, 7, 0]
    while t.asked[0][1] != "jettison":
        if t.asked[0][1] == "slot":
            t.play("a3")
        else:
            played_on_one(t)
    t.play("jettison")
    assert t.aircraft("a3").cards == 5


@pytest.mark.rule("FLAMES-OPT-20", "FLAMES-RULING-30", "FLAMES-RULING-64")
@pytest.mark.parametrize(("ours", "theirs", "turns"), [(1, 0, 7), (-2, 1, 5), (-9, -1, 1)])
def test_winds_lengthen_and_shorten_but_leave_a_turn(ours: int, theirs: int, turns: int) -> None:
    t = flown([stuka()], FOE, {"winds": ours}, {"winds": theirs})
    assert t.view().turns == turns
    assert t.rules.situation(t.state)["turns"] == 6


@pytest.mark.rule("FLAMES-RULING-25", "FLAMES-CAMP-20")
def test_the_attacker_acts_first_in_every_turn() -> None:
    scenario = mission([own("p-11c")], [own("bf-110c")], mission={"attacker": 1, "target": None})
    del scenario["mission"]["target"]
    for seed in range(3):
        t = Opening(scenario, seed=seed)
        for _ in range(2):
            t.play("low", seat=t.asked[0][0])
        assert t.view().active == "b1"
