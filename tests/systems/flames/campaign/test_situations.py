"""Any moment of a campaign as text, and what no campaign comes to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.campaign.maps import airborne, campaign, report

from escadrille.kernel.errors import BadSituation
from escadrille.testing.scripted import Table


def test_a_campaign_is_written_and_read_back_at_every_moment() -> None:
    t = campaign("daylight-1944", options={"scale": 2})
    moments = [t.situation()]
    t.play("b2")
    moments.append(t.situation())
    t.play("2", seat=1)
    moments.append(t.situation())
    t.play("loaded", seat=1)
    t.play("1", seat=0)
    t.play("fly", seat=0)
    moments.append(t.situation())
    t.play("give-up", seat=1)
    t.settle(report(t, 20, a1="down"))
    moments.append(t.situation())
    for moment in moments:
        again = Table(moment)
        assert again.situation() == moment
    assert Table(moments[-1]).rules.digest(Table(moments[-1]).state) == t.rules.digest(t.state)


def test_a_campaign_in_place_is_written_with_its_sheet() -> None:
    t = campaign()
    raw = {**t.situation(), "scenario": "poland-1939"}
    assert Table(raw).situation() == t.situation()


@pytest.mark.rule("FLAMES-CAMP-08", "FLAMES-OPT-02", "FLAMES-CAMP-02")
@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"log": [{"arrow": "r5", "status": "intact"}]}, "not open"),
        ({"log": [{"arrow": "b1", "status": "intact"}]}, "not open"),
        ({"log": [{"arrow": "r9", "status": "gone"}]}, "Invalid enum value"),
        ({"log": [{"arrow": "r1", "status": "intact", "axis_option": 9}]}, "no option 9"),
        (
            {
                "log": [
                    {"arrow": "r1", "status": "destroyed", "axis_option": 1},
                    {"arrow": "r2", "status": "intact", "axis_option": 1},
                ]
            },
            "used again",
        ),
        ({"arrow": "b1", "stack": ["campaign", "option"]}, "not open"),
        ({"stack": ["campaign", "option"]}, "expected while a mission is planned"),
        ({"stack": ["campaign", "arrow allies"]}, "expected the side that has the initiative"),
        ({"stack": ["arrow axis"]}, "at the bottom"),
        ({"arrow": "r1", "stack": ["campaign", "fly"]}, "still to pick"),
        ({"arrow": "r1", "picks": [["9"], []], "stack": ["campaign", "option"]}, "could not pick"),
        (
            {"arrow": "r1", "ready": [0, 1], "picks": [["pass"], ["pass"]]},
            "nobody has anything to choose",
        ),
        ({"flown": ["fly", ""], "stack": ["campaign"]}, "no mission is in the air"),
        ({"picks": [["pass"]], "stack": ["campaign"]}, "expected 2 of each"),
        ({"losses": [{"mission": 3, "side": "axis", "type": "ju-87b"}], "log": []}, "not flown"),
        ({"over": True}, "the campaign is over, or it is not"),
        ({"scenario": "nowhere"}, "expected one of"),
    ],
)
def test_impossible_campaigns_are_refused(facts: dict[str, Any], told: str) -> None:
    raw = {"system": "flames-campaign", "scenario": "poland-1939", "stack": ["campaign"], **facts}
    if "over" in facts or ("arrow" in facts and "stack" not in facts):
        del raw["stack"]
    with pytest.raises(BadSituation) as refused:
        Table(raw)
    assert told in "\n".join(refused.value.faults)


def test_a_finished_campaign_is_a_situation_too() -> None:
    t = campaign("poland-1939", ("r1", "intact"), ("b1", "intact"), ("r1", "intact"))
    airborne(t, "b1")
    t.settle(report(t))
    again = Table(t.situation())
    assert not again.asked
    assert again.rules.outcome(again.state) == t.rules.outcome(t.state)
