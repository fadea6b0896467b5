"""Any moment of a campaign as text, and what no campaign comes to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.campaign.ledgers import airborne, campaign, pilot, row, settled

from escadrille.kernel.errors import BadSituation
from escadrille.testing.scripted import Table

ACE = {"ps": 5, "victories": 5}


def test_a_campaign_is_written_and_read_back_at_every_moment() -> None:
    t = campaign(luftwaffe=[pilot(4, victories=4), *(pilot(3) for _ in range(8))], dice=[1])
    moments = [t.situation()]
    t.play("p3", seat=0)
    moments.append(t.situation())
    airborne(t, "p1")
    moments.append(t.situation())
    settled(t, 0, 2, b1="down a5", a6="down b2")
    moments.append(t.situation())
    t.play("virtuoso")
    moments.append(t.situation())
    for moment in moments:
        assert Table(moment).situation() == moment
    assert Table(moments[-1]).rules.digest(Table(moments[-1]).state) == t.rules.digest(t.state)


@pytest.mark.rule("SKIES-CAMP-02", "SKIES-CAMP-03", "SKIES-CAMP-05", "SKIES-CAMP-09")
@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"log": [row("raf", ships=4)]}, "no such result"),
        ({"log": [row("raf", bombers=4, out=1)]}, "no such result"),
        ({"log": [row("raf", bombers=5)]}, "no such result"),
        ({"log": [row("raf", bombers=2, down=3)]}, "no such result"),
        ({"log": [row("raf", idle=["raf"])]}, "no such result"),
        ({"log": [row()] * 7}, "6 missions at most"),
        ({"log": [row()] * 6, "stack": ["campaign", "pilots"]}, "over, or it is not"),
        ({"over": True}, "over, or it is not"),
        ({"raf": [pilot(2)] * 10}, "at most 9 pilots"),
        ({"raf": [pilot(2, fate="lost")] * 40}, "40 pilots, and 39 names"),
        ({"raf": [pilot(5), pilot(2)]}, "p1: no such pilot"),
        ({"raf": [pilot(4, victories=5), pilot(2)]}, "p1: no such pilot"),
        ({"raf": [pilot(4, ability="virtuoso"), pilot(2)]}, "p1: no such pilot"),
        ({"raf": [{**ACE, "ability": "luck"}, pilot(2)]}, "expected one of eagle-eye"),
        ({"raf": [{**ACE, "ability": "virtuoso"}] * 2}, "two aces with the same card"),
        ({"raf": [pilot(6)]}, "<= 5"),
        ({"stack": ["campaign", "ability raf p1"]}, "first ace without a card"),
        ({"raf": [ACE, pilot(2)], "stack": ["campaign", "pilots"]}, "still to take his card"),
        ({"stack": ["pilots"]}, "at the bottom"),
        ({"stack": ["campaign", "fly"]}, "not of the luftwaffe"),
        ({"picks": [["p1"], []]}, "no mission is planned"),
        ({"picks": [["p1"]]}, "expected 2 of each"),
        ({"picks": [["p1"] * 2, []], "stack": ["campaign", "pilots"]}, "not of the luftwaffe"),
        ({"ready": [0], "stack": ["campaign", "pilots"]}, "not of the luftwaffe"),
        ({"ready": [0, 1], "stack": ["campaign", "pilots"]}, "both have named"),
        ({"raf": [pilot(2)], "stack": ["campaign", "pilots"]}, "the raf forfeits"),
        ({"ready": [0]}, "nobody names pilots"),
        ({"flown": ["fly", ""]}, "no mission is in the air"),
        ({"flown": ["walk", ""]}, "expected one of"),
        ({"scenario": "battle-of-mars"}, "expected one of battle-of-britain"),
    ],
)
def test_what_no_campaign_comes_to_is_refused(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSituation, match=told):
        campaign(**{"log": [], **facts})
