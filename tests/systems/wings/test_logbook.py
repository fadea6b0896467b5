"""A pilot of one's own, mission after mission outside a campaign (WINGS-VP-04)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.sorties import mission, rules_of

from escadrille.kernel.errors import BadOption
from escadrille.systems.wings import logbook
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.rules.debriefing import Report, reports
from escadrille.systems.wings.schema import Pilot
from escadrille.testing import walks

ALL = sum(pilots.bit(item) for item in pilots.ITEMS)


def told(**facts: Any) -> Report:
    usual = {"flyer": (0, 0), "name": "Delorme", "fate": "active", "victories": 0}
    return Report(**{**usual, "homologated": 0, "points": 0, "share": 0, **facts})


def home(career: logbook.Career, kit: int = ALL, **facts: Any) -> logbook.Career:
    return logbook.returned(career, "a patrol", told(**facts), kit, career.pilot.bullets)


@pytest.fixture
def rookie() -> logbook.Career:
    return logbook.begin("Delorme", "france", "soldier", "good-shot")


@pytest.mark.rule("WINGS-PIL-01", "WINGS-VP-04")
def test_he_flies_the_first_aircraft_of_the_active_squadron() -> None:
    pilot: dict[str, Any] = {"name": "Delorme", "nation": "france", "behaviour": "soldier"}
    pilot |= {"skills": ["good-shot"], "standing": "ace", "victories": 6}
    raw = mission(seed=4, errand="photography", pilot=pilot)
    sides: Any = raw["side"]
    flown = sides[raw["active"]]
    assert flown["camp"] == "entente"
    assert flown["aircraft"][0]["pilot"]["name"] == "Delorme"
    t = rules_of(raw).t
    assert "Delorme" in [pilots.named(t, aircraft).name for aircraft in range(t.size)]
    spent = raw["mission"]["points"][raw["active"]] - raw["mission"]["reserve"][raw["active"]]
    assert spent >= 2 + 1 + 2  # a two-seater, an observer and an ace


@pytest.mark.rule("WINGS-PIL-01", "WINGS-SKL-04")
@pytest.mark.parametrize(
    ("pilot", "wishes", "rule"),
    [
        ({"nation": "germany"}, {"active": "entente"}, "WINGS-PIL-01"),
        ({"skills": ["killer"]}, {}, "WINGS-SKL-04"),
        ({"standing": "ace"}, {}, "WINGS-EVO-05"),
    ],
)
def test_a_pilot_who_cannot_be_is_refused(
    pilot: dict[str, Any], wishes: dict[str, Any], rule: str
) -> None:
    with pytest.raises(BadOption, match=rule):
        mission(pilot={"name": "A", **pilot}, **wishes)


@pytest.mark.rule("WINGS-VP-04")
def test_a_whole_mission_is_entered_into_his_log(rookie: logbook.Career) -> None:
    raw = mission(seed=9, errand="patrol", pilot=_plain(logbook.aloft(rookie)))
    rules = rules_of(raw)
    *_, state = walks.walk(rules, 9)
    mine = next(one for one in reports(rules.t, state) if one.name == "Delorme")
    after = logbook.returned(rookie, raw["title"]["en"], mine, ALL, 0)
    assert len(after.log) == 1
    assert after.log[0].fate == mine.fate
    assert after.points == mine.points + mine.share


def _plain(pilot: Pilot) -> dict[str, Any]:
    return {"name": pilot.name, "nation": pilot.nation, "behaviour": pilot.behaviour}


@pytest.mark.rule("WINGS-VP-04", "WINGS-EVO-03", "WINGS-EVO-04")
def test_the_share_of_the_squadron_is_added_to_his_own(rookie: logbook.Career) -> None:
    ace = home(home(rookie, homologated=4), homologated=1, points=1, share=2)
    assert (ace.pilot.victories, ace.pilot.standing, ace.points) == (5, "ace", 3)
    assert logbook.due(ace) == 1
    with pytest.raises(ValueError, match="WINGS-SKL-04"):
        logbook.learn(ace, "ghost")
    ace = logbook.learn(ace, "viper")
    assert logbook.due(ace) == 0
    with pytest.raises(ValueError, match="WINGS-EVO-04"):
        logbook.learn(ace, "serpent")
    assert logbook.due(home(ace, points=17)) == 1  # twenty points


@pytest.mark.rule("WINGS-STATE-02", "WINGS-STATE-03")
def test_wounds_keep_him_on_the_ground(rookie: logbook.Career) -> None:
    grave = home(rookie, fate="grave")
    with pytest.raises(ValueError, match="WINGS-STATE-03"):
        logbook.aloft(grave)
    hurt = logbook.rest(logbook.rest(grave))
    assert logbook.aloft(hurt).wounded
    assert logbook.rest(hurt).state == "active"
    once = home(hurt, fate="wounded")
    assert (once.state, home(once, fate="wounded").state) == ("wounded", "active")


@pytest.mark.rule("WINGS-EQP-01", "WINGS-EQP-02", "WINGS-EQP-05", "WINGS-EQP-07")
def test_equipment_is_bought_used_and_lost(rookie: logbook.Career) -> None:
    rich = home(home(rookie, homologated=5), points=27)
    rich = logbook.buy(logbook.buy(rich, "incendiary"), "vest")
    assert rich.points == 23
    used = home(rich, kit=pilots.bit(pilots.VEST))
    assert used.pilot.equipment == ("vest",)
    assert home(rich).pilot.equipment == ("vest",)  # incendiary bullets are for one mission
    with pytest.raises(ValueError, match="WINGS-EQP-01"):
        logbook.buy(rich, "vest")
    with pytest.raises(ValueError, match="WINGS-EQP-01"):
        logbook.buy(rich, "bullets")  # for no handgun
    armed = logbook.buy(logbook.buy(rich, "handgun"), "bullets")
    assert (armed.pilot.bullets, armed.points) == (6, 21)
    with pytest.raises(ValueError, match="WINGS-EQP-02"):
        logbook.buy(armed, "parachute")


@pytest.mark.rule("WINGS-DEATH-01", "WINGS-DEATH-02", "WINGS-RULING-55")
def test_another_takes_his_place(rookie: logbook.Career) -> None:
    veteran = home(home(rookie, homologated=5), points=80, fate="dead")
    heir = logbook.succeeded(veteran, "Garnier", "artist")
    assert (heir.pilot.standing, heir.pilot.victories, logbook.due(heir)) == ("ace", 5, 2)
    child = logbook.succeeded(home(rookie, fate="dead"), "Garnier", "knight")
    assert (child.pilot.standing, logbook.due(child)) == ("rookie", 2)


@pytest.mark.rule("WINGS-PIL-01")
def test_his_squadron_is_of_his_nation_and_nobody_has_his_name() -> None:
    pilot = {"name": "G. Serra", "nation": "italy", "behaviour": "soldier"}
    for seed in range(12):
        raw = mission(seed=seed, errand="patrol", players=4, date="1918-06", pilot=pilot)
        side = raw["side"][raw["active"]]
        crews = [slot["pilot"] for slot in side["aircraft"]]
        assert side["name"]["en"].startswith("Squadriglia")
        assert {crew["nation"] for crew in crews} == {"italy"}
        assert [crew["name"] for crew in crews].count("G. Serra") == 1
