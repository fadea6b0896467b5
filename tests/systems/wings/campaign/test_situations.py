"""Any moment of a campaign as text, and what no campaign comes to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.campaign.airfields import FOKKER, NIEUPORT, Airfield, duel

from escadrille.kernel.errors import BadSituation
from escadrille.systems.wings.campaign.report import Losses
from escadrille.testing.scripted import Table

LOST = {"home": False, "pilot": "captured"}


def written(field: Airfield) -> dict[str, Any]:
    return field.rules.situation(field.s)


def moments() -> list[dict[str, Any]]:
    """Return a campaign at every kind of its moments, written down."""
    field = Airfield(aerodrome_finale=True, sun=True)
    found = [written(field)]
    field.do(0, "nieuport-11", "hire-rookie")
    found.append(written(field))  # what kind of man he is
    field.do(0, "knight", "good-shot", "viper", "fuel", "crate")
    field.supply(0, "nieuport-11", "nieuport-11", trench=2, handgun=1, parts=2, mechanics=1)
    field.supply(1, "fokker-e3", "fokker-e3", pilots=2, fuel=9, flak=2, balloon=2, net=1)
    field.choosing()
    found.append(written(field))
    field.do(0, "strafing-enemy-2")
    field.do(1, "add-flak", "add-points")
    found.append(written(field))
    field.do(1, "done")
    field.do(0, "cp-0", "nieuport-11")
    found.append(written(field))
    field.do(0, "p1", "unloaded")
    field.do(1, "cp-1", "fokker-e3", "p1", "unloaded")
    field.do(0, "fly")
    found.append(written(field))
    field.do(1, "veteran")
    lost, shot = NIEUPORT | LOST, FOKKER | LOST | {"victories": 1}
    field.settle(field.report(lost, shot, losses=Losses(flak=1), points=(5, 1)))
    field.do(0, "exchange")
    found.append(written(field))
    return found


def test_a_campaign_is_written_and_read_back_at_every_moment() -> None:
    for moment in moments():
        again = Table(moment)
        assert again.situation() == moment


def test_a_campaign_that_is_read_goes_on_as_it_would_have() -> None:
    field = duel()
    again = Table(written(field))
    report = field.report(NIEUPORT | LOST, FOKKER, success=False, points=(1, 3))
    field.settle(report)
    again.settle(report)
    assert again.rules.digest(again.state) == field.rules.digest(field.s)


def test_a_finished_campaign_is_a_situation_too() -> None:
    field = Airfield()
    field.s.score = [30, 2]
    field.after(4)
    again = Table(written(field))
    assert not again.asked
    assert again.rules.outcome(again.state) == field.rules.outcome(field.s)


FLOWN = {"task": "strafing-enemy-1", "active": "entente", "points": [1, 0], "lost": [0, 0]}
MAN = {"behaviour": "artist", "skills": ["acrobat"], "start": 1}
SIDE = {"stock": {"fuel": 5}, "hangar": [{"type": "nieuport-11"}], "pilots": [MAN]}
OTHER = {**SIDE, "hangar": [{"type": "fokker-e3"}]}
PICKED = [["nieuport-11", "p1", "unloaded"], ["fokker-e3", "p1", "unloaded"]]
PLANNED: dict[str, Any] = {"task": "strafing-enemy-1", "weather": 3, "side": [SIDE, OTHER]}
FLYING = ["campaign 0", "fly"]


@pytest.mark.rule("WINGS-CAMP-05", "WINGS-CAMP-07", "WINGS-CAMP-11", "WINGS-DEP-01", "WINGS-MP-05")
@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"scenario": "nowhere"}, "expected one of"),
        ({"options": {"ranks": "all"}}, "options"),
        ({"active": "nobody"}, "active"),
        ({"side": [{"hangar": [{"type": "zeppelin"}]}]}, "zeppelin"),
        ({"side": [{"stock": {"tea": 4}}]}, "tea"),
        ({"side": [{"pilots": [{"behaviour": "coward"}]}]}, "coward"),
        ({"side": [{"pilots": [{"state": "bored"}]}]}, "Invalid enum value"),
        ({"ended": "third"}, "over, or it is not"),
        ({"stack": ["fly"]}, "at the bottom"),
        ({"stack": ["campaign 9", "base"]}, "another stage comes next"),
        ({"stack": ["campaign 2", "choose empires"]}, "expected the active squadron"),
        ({"stack": FLYING}, "expected while a mission is planned"),
        ({"task": "tea-enemy-1"}, "task"),
        ({**PLANNED, "weather": 99, "stack": ["campaign 3", "defend empires"]}, "no such mission"),
        ({**PLANNED, "stack": ["campaign 3", "defend entente"]}, "expected the enemy squadron"),
        ({**PLANNED, "more": 2, "stack": ["campaign 3", "defend empires"]}, "one point for each"),
        (
            {**PLANNED, "defences": [1, 0, 0, 0, 0], "stack": ["campaign 3", "defend empires"]},
            "more than in stock",
        ),
        ({**PLANNED, "side": [{}, OTHER], "stack": ["campaign 4", "plan"]}, "what it needs to fly"),
        ({**PLANNED, "stack": FLYING}, "everybody has planned, or not"),
        ({**PLANNED, "picks": PICKED[:1], "stack": FLYING}, "expected 2 of each"),
        (
            {**PLANNED, "picks": [["fokker-e3", "p1", "unloaded"], PICKED[1]], "stack": FLYING},
            "could not pick",
        ),
        (
            {**PLANNED, "side": [{**SIDE, "pledge": 3}, OTHER], "stack": ["campaign 4", "plan"]},
            "more than the reserve",
        ),
        ({"flown": ["fly", ""], "stack": ["campaign 0"]}, "no mission is planned"),
        ({"log": [FLOWN] * 16}, "length <= 15"),
    ],
)
def test_impossible_campaigns_are_refused(facts: dict[str, Any], told: str) -> None:
    base = {"system": "wings-campaign", "scenario": "spring-1916", "stack": ["campaign 1", "base"]}
    raw = {**base, "side": [SIDE, OTHER], **facts}
    for row in raw.get("log", []):
        row.setdefault("day", 700_000)
    with pytest.raises(BadSituation) as refused:
        Table(raw)
    assert told in "\n".join(refused.value.faults)
