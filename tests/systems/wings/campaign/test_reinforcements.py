"""Who comes in the place of the fallen: from the aerodrome, paid with what is left (group REIN)."""

from typing import Any

import pytest
from tests.systems.wings.campaign.airfields import FOKKER, NIEUPORT, Airfield
from tests.systems.wings.sorties import flyer, sortie

from escadrille.kernel import game as games
from escadrille.kernel.registry import system
from escadrille.systems.wings.campaign import stores
from escadrille.systems.wings.campaign.report import Relief, report
from escadrille.systems.wings.campaign.state import DEAD, SORTIES, STATE, VICTORIES, of, put
from escadrille.systems.wings.rules import deeds, scoring
from escadrille.testing.scripted import Table

DEAD_MAN = {"fate": 6, "life": -1}
FALLEN: dict[str, Any] = {"status": "down", "away": 8, "airman": DEAD_MAN}
ACE = {"name": "Ace", "standing": "ace", "victories": 5}
BASE = {"aircraft": ["nieuport-17", "dh4"], "pilots": [{"name": "New"}, ACE], "fuel": 2}


def gone(reserve: int = 3, **changes: Any) -> Table:
    """Return a mission of a campaign in which the first aircraft is to be replaced."""
    planes = flyer(0, 500, 900, **FALLEN), flyer(0, 500, 500), flyer(1, 1300, 500, 270)
    told = {"reserve": [reserve, 0]}
    return based(sortie("patrol", *planes, turn=8, told=told), {**BASE, **changes}, reserve)


def based(t: Table, base: dict[str, Any], reserve: int) -> Table:
    raw = t.situation()
    raw["table"]["side"][0]["aerodrome"] = base
    raw["stack"] = [*raw["stack"][:1], "reinforce a1"]
    return Table({**raw, "reserve": [reserve, 0]})


@pytest.mark.rule("WINGS-CAMP-07", "WINGS-REIN-01")
def test_only_what_is_in_stock_comes() -> None:
    t = gone()
    assert t.refused("spad-vii", seat=0) == "WINGS-CAMP-07"
    assert t.legal(0) == ["pass", "nieuport-17", "dh4"]
    assert gone(reserve=1).legal(0) == ["pass", "nieuport-17"]
    assert gone(reserve=1).refused("dh4", seat=0) == "WINGS-REIN-01"


@pytest.mark.rule("WINGS-RULING-60")
def test_without_fuel_nobody_comes() -> None:
    assert gone(fuel=0).refused("nieuport-17", seat=0) == "WINGS-RULING-60"
    t = gone(ammunition=0)
    t.play("nieuport-17", "pilot-1", seat=0)
    assert t.state.ammo[:2] == [0, -1]  # it may not fire
    t = gone(ammunition=1)
    t.play("nieuport-17", "pilot-1", seat=0)
    assert t.state.ammo[0] != 0


@pytest.mark.rule("WINGS-CAMP-08", "WINGS-REIN-01", "WINGS-RULING-107")
def test_who_comes_is_chosen_and_paid_for_by_his_standing() -> None:
    t = gone(reserve=2)
    t.play("nieuport-17", seat=0)
    assert t.asked == ((0, "relieve"),)
    assert t.refused("pilot-2", seat=0) == "WINGS-CAMP-08"  # an ace costs two
    t.play("pilot-1", seat=0)
    assert t.state.reserve[0] == 2 - 1 - 0  # a rookie nothing (WINGS-RULING-17)
    plane = t.aircraft("a1")
    assert (plane.status, plane.pilot.name, plane.pilot.standing) == ("flying", "New", "rookie")
    t = gone(reserve=3)
    t.play("nieuport-17", "pilot-2", seat=0)
    assert t.state.reserve[0] == 0
    assert t.aircraft("a1").pilot.standing == "ace"
    rules: Any = t.rules
    assert scoring.standing_of(rules.t, t.state, (0, 1)) == "ace"
    assert deeds.sheet_of(rules.t, t.state, 0, 1).name == "Ace"


@pytest.mark.rule("WINGS-CAMP-07", "WINGS-REIN-01")
def test_nobody_comes_twice() -> None:
    t = gone(aircraft=["nieuport-17", "nieuport-17"], pilots=[{"name": "New"}, {"name": "Newer"}])
    t.play("nieuport-17", "pilot-1", seat=0)
    rules: Any = t.rules
    assert deeds.on_the_ground(rules.t, t.state, 0) == [1]
    assert deeds.types(rules.t, t.state, 0) == [rules.t.type_of["nieuport-17"]]
    raw = t.situation()
    raw["aircraft"][0] |= FALLEN
    again = Table({**raw, "stack": [*raw["stack"][:1], "reinforce a1"]})
    again.play("nieuport-17", seat=0)
    assert again.refused("pilot-1", seat=0) == "WINGS-CAMP-07"


@pytest.mark.rule("WINGS-REIN-02", "WINGS-CAMP-14")
def test_a_damaged_aircraft_at_home_is_told_of_and_so_is_its_successor() -> None:
    planes = (
        flyer(0, 60, 500, 270, damage=["A3-engine", "B1"]),
        flyer(0, 500, 900),
        flyer(1, 900, 500, 270),
    )
    t = based(sortie("patrol", *planes, turn=1, told={"reserve": [3, 0]}), BASE, 3)
    t = Table({k: v for k, v in t.situation().items() if k != "stack"} | {"turn": 1})
    while t.aircraft("a1").status == "flying":
        seat = t.asked[0][0]
        word = "straight" if "straight" in t.legal(seat) else t.legal(seat)[0]
        t.play(word, seat=seat)
    rules: Any = t.rules
    harmed = [deed for deed in t.state.deeds if deed[0] == deeds.HARMED]
    assert [deed[10] for deed in harmed] == [1]  # the engine
    outcome = _over(t)
    told = report(rules, t.state, outcome)
    assert (told.sorties[0].damaged, told.sorties[0].specials, told.sorties[0].home) == (
        True,
        1,
        True,
    )


def _over(t: Table) -> Any:
    game = games.new("wings", scenario="first-duel", seed=1, seats=())
    game.agree()
    return game.outcome


def campaign(**options: Any) -> Airfield:
    field = Airfield(**options)
    field.supply(0, "nieuport-11", "nieuport-11", "be2c", pilots=3, fuel=2, ammunition=1)
    field.supply(1, "fokker-e3", fuel=10, ammunition=10)
    plan = "nieuport-11 p2 unloaded", "fokker-e3 p1 unloaded"
    field.in_the_air("strafing-enemy-1", *[tuple(one.split()) for one in plan])
    return field


@pytest.mark.rule("WINGS-REIN-01", "WINGS-CAMP-07")
def test_a_mission_is_told_what_stands_on_the_ground() -> None:
    field = campaign()
    told = field.rules.mission(field.s)
    assert told is not None
    scenario: Any = told.scenario
    base = scenario["side"][0]["aerodrome"]
    assert base["aircraft"] == ["nieuport-11", "be2c"]
    names = [one.name for one in field.rules.view(field.s, 0).squadrons[0].pilots]
    assert [one["name"] for one in base["pilots"]] == [names[0], names[2]]
    assert (base["fuel"], base["ammunition"]) == (1, 0)
    assert told.options["reinforcements"] is True
    off = campaign(reinforcements=False).rules
    rules: Any = system("wings").engine.configure(
        scenario=scenario,
        options=dict.fromkeys(["reinforcements"], off.t.options["reinforcements"]),
    )
    assert not rules.t.reinforced


def relief(**told: Any) -> Relief:
    usual = {"aircraft": "a1", "type": "nieuport-11", "home": True, "pilot": "active", "man": 1}
    return Relief(**{**usual, **told})


@pytest.mark.rule("WINGS-REIN-01", "WINGS-RULING-107", "WINGS-CAMP-13")
def test_reinforcements_are_entered_into_the_ledger() -> None:
    field = campaign()
    put(field.s, 0, 2, VICTORIES, 5)
    lost = NIEUPORT | {"home": False, "pilot": "dead"}
    second = relief(man=2, damaged=True, specials=1, victories=1, points=2, merit=1)
    field.settle(field.report(lost, FOKKER, reliefs=(second,)))
    s = field.s
    assert of(s, 0, 1, STATE) == DEAD
    assert (of(s, 0, 2, VICTORIES), of(s, 0, 2, SORTIES)) == (6, 1)
    kinds = [field.t.aircraft[kind].id for kind in s.hangar[0][::2]]
    assert (kinds, s.hangar[0][1::2]) == (["nieuport-11", "be2c"], [2, 0])
    assert s.stock[0][stores.FUEL] == 0
    assert s.weak[0] == 1  # one of two flyers


@pytest.mark.rule("WINGS-REIN-02")
def test_who_changes_aircraft_is_one_flyer() -> None:
    field = campaign()
    first = NIEUPORT | {"damaged": True}
    same = relief(man=0, home=False)
    field.settle(field.report(first | {"pilot": "captured"}, FOKKER, reliefs=(same,)))
    assert of(field.s, 0, 1, SORTIES) == 1
    kinds = [field.t.aircraft[kind].id for kind in field.s.hangar[0][::2]]
    assert (kinds, field.s.hangar[0][1::2]) == (["nieuport-11", "be2c"], [1, 0])


@pytest.mark.rule("WINGS-REIN-01", "WINGS-CAMP-07", "WINGS-RULING-60")
@pytest.mark.parametrize(
    ("reliefs", "rule"),
    [
        ([relief(aircraft="a9")], "WINGS-CAMP-07"),
        ([relief(man=9)], "WINGS-CAMP-07"),
        ([relief(type="spad-vii")], "WINGS-CAMP-07"),
        ([relief(), relief(type="be2c")], "WINGS-CAMP-07"),
        ([relief(), relief(type="be2c", man=2)], "WINGS-RULING-60"),
        ([relief(pilot="dead")], "WINGS-WND-06"),
        ([relief(bombs=1)], "WINGS-RULING-60"),
    ],
)
def test_reinforcements_that_cannot_have_come_are_refused(reliefs: list[Relief], rule: str) -> None:
    field = campaign()
    assert field.denied(field.report(NIEUPORT, FOKKER, reliefs=tuple(reliefs))) == rule
    off = campaign(reinforcements=False)
    assert off.denied(off.report(NIEUPORT, FOKKER, reliefs=(relief(),))) == "WINGS-REIN-01"
