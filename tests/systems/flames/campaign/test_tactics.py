"""The hand-written leader: sensible targets, options and declarations."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.campaign.maps import campaign

from escadrille.bots.roster import bot, names
from escadrille.kernel.registry import system
from escadrille.lab.sim import Series, play_one, rules_of
from escadrille.systems.flames.campaign import choices
from escadrille.systems.flames.campaign.bots.tactics import gain, raid, tactical
from escadrille.testing.scripted import Table

SLUG = "flames-campaign"


def answer(t: Table, seat: int) -> str:
    """Return what the leader of a side orders now, in notation."""
    rules: Any = t.rules
    choice = tactical(rules, rules.resample(t.state, seat, 1), seat)
    return rules.write(rules.order(t.state, seat, choice))


def worth(t: Table, seat: int, number: int, role: int) -> float:
    rules: Any = t.rules
    return gain(rules.t, t.state, seat, choices.OPTION + number, role)


def test_a_leader_answers_every_question_by_what_is_legal() -> None:
    for sheet in ("poland-1939", "britain-1940", "solomons-1942", "daylight-1944"):
        t = campaign(sheet)
        while t.asked and t.asked[0][1] != "fly":
            seat = t.asked[0][0]
            said = answer(t, seat)
            assert said in t.legal(seat)
            t.play(said, seat=seat)
        assert [answer(t, seat) for seat in (0, 1)] == ["fly", "fly"]


def test_escorts_are_worth_more_to_the_attacker_than_winds() -> None:
    t = campaign("britain-1940")
    t.play("r2")
    assert worth(t, 0, 1, role=0) > worth(t, 0, 6, role=0)
    assert answer(t, 0) in ("1", "3")


def test_more_interceptors_count_less_where_no_escort_can_come() -> None:
    used = [
        {"arrow": "r2", "status": "intact", "axis_option": 1},
        {"arrow": "b1", "status": "intact", "axis_option": 2},
        {"arrow": "r2", "status": "intact", "axis_option": 3},
        {"arrow": "b1", "status": "intact"},
    ]
    alone = campaign("britain-1940", log=used)
    alone.play("r2")
    fresh = campaign("britain-1940")
    fresh.play("r2")
    assert worth(alone, 1, 1, role=1) < worth(fresh, 1, 1, role=1)


def test_a_raid_of_more_bombers_comes_through_more_often() -> None:
    rules: Any = campaign().rules
    state = campaign().state
    of = rules.t.arrow_of
    assert raid(rules.t, state, 1, of["b2"]) > raid(rules.t, state, 1, of["b4"])


@pytest.mark.parametrize(
    ("sheet", "arrow", "option", "said"),
    [("poland-1939", "r3", "6", "higher"), ("britain-1940", "r2", "6", "shorter")],
)
def test_what_an_option_leaves_open_is_declared_by_the_role(
    sheet: str, arrow: str, option: str, said: str
) -> None:
    t = campaign(sheet)
    t.play(arrow)
    t.play(option, seat=0)
    assert answer(t, 0) == said


def test_a_defender_wants_a_longer_mission() -> None:
    t = campaign("solomons-1942", ("b1", "intact"))
    t.play("r1")
    t.play("7", seat=1)
    assert answer(t, 1) == "longer"


def test_the_levels_lead_as_the_hand_written_leader_does() -> None:
    found = system(SLUG)
    assert {"tactical", "random", "recruit", "ace"} <= {*names(found)}
    assert bot("ace", found, 1).name == "ace"


@pytest.mark.parametrize("seats", [("tactical", "random"), ("random", "random")])
def test_bots_play_a_campaign_to_its_end_and_fly_its_missions_themselves(
    seats: tuple[str, str],
) -> None:
    series = Series(system=SLUG, scenario="poland-1939", games=1, seats=seats, seed=5)
    played = play_one(rules_of(series), series, 0)
    assert not played.dead_end
    assert played.turns == 4
    assert played.points is not None
