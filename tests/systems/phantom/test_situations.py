"""Moments as text: what is read, what is refused, and why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import campaign, decision, flying, over, pilot, site, squadron

from escadrille.kernel.errors import BadSituation
from escadrille.systems.phantom import SYSTEM, configure
from escadrille.systems.phantom.frames import FIRST_STEP, KINDS
from escadrille.testing.scripted import Table
from escadrille.testing.walks import walk


def test_a_situation_without_pilots_is_the_beginning_of_its_campaign() -> None:
    t = campaign("linebacker-usn-long")
    assert decision(t) == "recruit"
    assert t.view().missions == 12


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ({"scenario": "hanoi-express"}, "scenario: 'hanoi-express'"),
        ({"options": {"enemy_die": 5}}, "options"),
        ({"pilot": [pilot("nobody")]}, "pilot 'nobody'"),
        ({"pilot": [pilot("papa"), pilot("papa")]}, "twice"),
        ({"pilot": [pilot("papa", load="mk-99")]}, "load: 'mk-99'"),
        ({"pilot": [flying("papa", "p-north")], "target": "barracks"}, "zone: 'p-north'"),
        ({"pilot": [flying("papa", "c", "mk-82 " * 7)], "turn": 1}, "more weight"),
        ({"pilot": [flying("papa", "c", "mk-82", stress=20)], "turn": 1}, "an Unfit pilot"),
        ({"pilot": [pilot("papa", missing=True, role="flying")]}, "missing, and flying"),
        ({"target": "port-docks"}, "target: 'port-docks'"),
        ({"phase": "lunch"}, "phase: 'lunch'"),
        ({"recon": 7}, "beyond the end of its track"),
        ({"counter": [{"counter": "s-60-mig-19", "zone": "c"}]}, "more on the display"),
        ({"counter": [{"counter": "s-60-blank", "zone": "c", "face": "bandit"}]}, "a blank"),
        ({"deck": "barracks", "discard": "barracks"}, "Target cards"),
        ({"stack": ["mission - draw"]}, "expected one campaign"),
        ({"stack": ["campaign", "turn - fast"]}, "expected a mission"),
        ({"stack": ["campaign", "mission - turns", "attack - fast 1"]}, "outside the turns"),
        (
            {"target": "barracks", "stack": ["campaign", "mission - arms", "arm papa 0"]},
            "its figures do not fit",
        ),
        ({"stack": ["campaign", "dance"]}, "stack: 'dance'"),
        ({"stack": ["campaign", "mission - arms"]}, "target: missing"),
        ({"turn": 2}, "target: missing"),
        ({"lunch": 1}, "lunch"),
        ({"named": "mk-82"}, "named"),
        ({"pilot": [pilot("papa", role="flying")]}, "he flies, and there is no mission"),
        ({"slot": 0, "phase": "draw"}, "slot: 0"),
        ({"phase": "arms", "target": "barracks"}, "nobody flies"),
        (
            {"phase": "flight", "target": "barracks", "pilot": [pilot("papa", stress=20)]},
            "nobody is fit",
        ),
        (
            {"phase": "bandits", "target": "barracks", "pilot": [pilot("papa", role="flying")]},
            "zone: missing",
        ),
        (
            {"phase": "arms", "target": "barracks", "pilot": [flying("papa", "c")]},
            "he is not there",
        ),
        ({"phase": "draw", "tanker": True}, "tanker"),
        ({"phase": "draw", "drawn": "barracks"}, "drawn"),
        ({"phase": "home-bound", "target": "barracks", "discard": "barracks"}, "put away"),
        ({"over": True}, "there are missions to fly"),
        ({"log": [{}, {}]}, "log: 2 missions in slot 1"),
        ({"stock": [99] * 9}, "stock"),
        ({"stack": ["campaign", "mission - flight", "recruit"]}, "a recruit on a mission"),
        ({"stack": ["campaign", "mission - rest", "target"], "target": "barracks"}, "another step"),
        ({"stack": ["campaign"] * 1000}, "$.stack"),
        ({"script": [0] * 10**5}, "$.script"),
        ({"pilot": [pilot("papa")] * 1000}, "$.pilot"),
        ({"counter": [site("s-60")] * 1000}, "$.counter"),
        ({"log": [{}] * 1000}, "$.log"),
        ({"container": ["s-60-blank"] * 10**5}, "$.container"),
        ({"chance": 1 << 300}, "$.chance"),
    ],
)
def test_an_impossible_moment_is_refused_with_its_reason(facts: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadSituation) as error:
        squadron(**{"pilot": [pilot("papa"), pilot("kirin")], **facts})
    assert fault in str(error.value)


def test_an_aircraft_carries_what_is_for_it() -> None:
    with pytest.raises(BadSituation, match="PHANTOM-PILOT-16"):
        over(flying("papa", "c", "agm-45"))


@pytest.mark.rule("PHANTOM-SO-05")
def test_an_aircraft_carries_nothing_that_the_sheet_of_its_year_lacks() -> None:
    early: Any = {"scenario": "war-in-the-south-usaf-short", "target": "river-bridge"}
    with pytest.raises(BadSituation, match="'gbu-10' is not on the sheet of the campaign"):
        over(flying("papa", "c", "gbu-10"), **early)
    assert over(flying("papa", "c", "mk-82"), **early).asked


@pytest.mark.rule("PHANTOM-ARM-02")
def test_an_aircraft_carries_no_more_than_the_way_allows() -> None:
    heavy = flying("papa", "c", "mk-82 " * 6)
    with pytest.raises(BadSituation, match="more weight than it carries so far"):
        over(heavy)
    assert over(heavy, tanker=True).asked


@pytest.mark.rule("PHANTOM-SETUP-06", "PHANTOM-SETUP-07")
@pytest.mark.parametrize(
    ("card", "scenario"),
    [("showtime", "rolling-thunder-usaf-short"), ("mad-dog", "war-in-the-south-usaf-short")],
)
def test_nobody_of_another_service_or_year_is_in_the_squadron(card: str, scenario: str) -> None:
    with pytest.raises(BadSituation, match="of another service or year"):
        squadron(pilot(card), scenario=scenario)


@pytest.mark.parametrize("fact", [{"damaged": True}, {"kills": 1}, {"acted": True}])
def test_who_rests_has_done_nothing_in_a_mission(fact: dict[str, Any]) -> None:
    with pytest.raises(BadSituation, match="he has not flown"):
        over(flying("papa"), pilot("kirin", **fact))


def test_an_unfit_pilot_keeps_his_counters_from_the_debriefing_to_the_record() -> None:
    """The stress of the mission counts before its counters go back: the moment is sound."""
    weary = flying("papa", load="mk-82", stress=20)
    del weary["zone"]
    stack = ["campaign", "mission - record", "rest - 0"]
    t = squadron(
        weary,
        stack=stack,
        target="barracks",
        discard="barracks",
        log=[{"target": "barracks"}],
        options={"priority_rest": True},
        so=9,
    )
    assert t.rules.audit(t.state) == []


def test_a_moment_of_every_kind_of_decision_is_written_and_read_back() -> None:
    """Random campaigns meet them all; the contract compares each with what is read back."""
    found: dict[str, Any] = {}
    for setting in SYSTEM.engine.option_sets.values():
        rules = configure(**setting)
        for seed in range(12):
            for state in walk(rules, seed):
                for pending in rules.pending(state):
                    if pending.decision not in found:
                        found[pending.decision] = rules.situation(state)
    assert set(found) == set(KINDS[:FIRST_STEP])
    for name, raw in found.items():
        again, state = SYSTEM.engine.read_situation(raw)
        assert again.pending(state)[0].decision == name
        assert again.situation(state) == raw


FIGURES = {
    "aircraft": "f-4-usaf",
    "front": {
        "level": "average",
        "xp": 8,
        "cool": 1,
        "okay": {"to": 6, "fast": True, "ata": 0, "atg": 2},
        "shaken": {"to": 12, "fast": False, "ata": -2, "atg": 0},
    },
    "back": {
        "level": "skilled",
        "cool": 2,
        "okay": {"to": 9, "fast": True, "ata": 5, "atg": 5},
        "shaken": {"to": 15, "fast": True, "ata": 4, "atg": 4},
    },
}


@pytest.mark.parametrize("back", [False, True])
def test_a_card_may_be_given_figure_by_figure(back: bool) -> None:
    t = over({"card": FIGURES, "back": back, "zone": "c", "stress": 7}, flying("kirin", "p-s"))
    found = t.view().squadron[0]
    assert (found.pilot, found.atg) == ("pilot-1", 5 if back else 0)
    assert found.status == ("okay" if back else "shaken")
    assert Table(t.situation()).situation() == t.situation()


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ({**FIGURES, "aircraft": "spitfire"}, "pilot #1: card: aircraft: 'spitfire' is in no pack"),
        ({**FIGURES, "id": "papa"}, "pilot #1: card: id: 'papa' is taken"),
        ({**FIGURES, "front": {}}, "pilot #1: card: Object missing required field"),
    ],
)
def test_a_card_in_place_is_checked(card: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadSituation) as error:
        squadron({"card": card}, phase="draw")
    assert fault in str(error.value)


def test_dice_can_be_scripted() -> None:
    t = over(flying("papa"), flying("kirin", "p-s"), counter=[site("s-60")], step="enemy")
    assert t.state.chance.script == []
    t = over(flying("papa"), flying("kirin", "p-s"), counter=[site("s-60")], script=[9, 3])
    assert t.situation()["script"] == [9, 3]


@pytest.mark.rule("PHANTOM-ARM-01")
def test_a_load_cannot_be_changed_for_ever() -> None:
    t = squadron(pilot("papa", role="flying"), pilot("kirin"), phase="arms", script=[])
    for _ in range(20):
        t.play("mk-82", "-mk-82")
    t.play("mk-82")
    assert t.refused("-mk-82") == "PHANTOM-ARM-01"
    assert "pass" in t.legal()
