"""Missions by the rules, from a seed (groups MIS, AREA, MP and DEP)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.systems.wings.sorties import PACK, mission, rules_of

from escadrille.kernel.errors import BadOption
from escadrille.kernel.rng import Chance
from escadrille.systems.wings.generator import ANYWHERE, ERRANDS, OVER, placing, points
from escadrille.systems.wings.generator.forces import Bought, buy
from escadrille.systems.wings.generator.points import Defences
from escadrille.systems.wings.rules import scoring
from escadrille.systems.wings.schema import Scenario, available, cost_class

SEEDS = 250


# Mission points.


@pytest.mark.rule("WINGS-MP-01", "WINGS-MP-02", "WINGS-MP-03", "WINGS-MP-04", "WINGS-RULING-20")
def test_the_example_of_the_document() -> None:
    """WINGS-EX-01."""
    guards = Defences(machine_gun=2, flak=1)
    more = points.modifiers("photography", "enemy", (3, 4), 2, Defences(), guards)
    assert more == 5
    assert points.totals((3, 4), more) == (11, 8)


@pytest.mark.rule("WINGS-MP-05", "WINGS-RULING-99")
def test_the_enemy_may_ask_for_a_point_for_each_player() -> None:
    """WINGS-EX-02."""
    assert points.totals((3, 4), 5, 3) == (14, 11)
    with pytest.raises(ValueError, match="WINGS-MP-05"):
        points.totals((3, 4), 5, 5)
    assert points.totals((3, 3), -9, 2) == (3 + 2, 6 + 2)  # the floor first, then the extra points


@pytest.mark.rule("WINGS-MP-03", "WINGS-RULING-20", "WINGS-RULING-99")
@pytest.mark.parametrize(
    ("errand", "zone", "players", "objectives", "expected"),
    [
        ("patrol", "conflict", (2, 2), 0, -2),
        ("patrol", "friendly", (1, 1), 0, -2),
        ("reconnaissance", "enemy", (2, 2), 2, 0),  # an odd one counts as a batch of two
        ("reconnaissance", "enemy", (2, 2), 3, 0),
        ("bombing", "deep", (2, 2), 2, 3),
        ("rescue", "conflict", (3, 2), 1, -1),
        ("theft", "enemy", (2, 2), 1, 2),
    ],
)
def test_every_step_of_the_table_counts(
    errand: str, zone: str, players: tuple[int, int], objectives: int, expected: int
) -> None:
    none = Defences()
    assert points.modifiers(errand, zone, players, objectives, none, none) == expected


@pytest.mark.rule("WINGS-MP-04", "WINGS-RULING-20", "WINGS-RULING-100")
def test_defences_count_by_batches_for_the_other_side() -> None:
    assert points.worth(Defences(trench=1)) == points.worth(Defences(trench=3)) == 1
    assert points.worth(Defences(trench=4, machine_gun=1, flak=2, balloon=1)) == 2 + 1 + 2 + 1
    assert points.worth(Defences(balloon=2, netted=True)) == 2
    friendly = points.modifiers("patrol", "enemy", (2, 2), 0, Defences(flak=2), Defences())
    assert friendly == -1 - 2


@pytest.mark.rule("WINGS-MIS-10")
def test_the_enemy_has_a_point_more_where_the_zone_is_known() -> None:
    assert points.totals((2, 2), 0, known=True) == (4, 5)


# Forces.


@pytest.mark.rule("WINGS-DEP-01", "WINGS-DEP-05", "WINGS-RULING-17", "WINGS-RULING-19")
def test_what_an_aircraft_and_its_crew_cost() -> None:
    planes = PACK.tables["aircraft"]
    date = "1917-04"
    nieuport, triplane, bomber = (planes[n] for n in ("nieuport-17", "sopwith-triplane", "dh4"))
    assert cost_class(nieuport, date) == "period"
    assert Bought(nieuport).cost(date) == 1 + 1
    assert Bought(triplane).cost("1917-02") == 3 + 1
    assert Bought(nieuport).cost("1918-01") == 0 + 1
    assert Bought(nieuport, standing="ace", bombs=1).cost(date) == 1 + 2 + 1
    assert Bought(bomber, clusters=1).cost(date) == 2 + 1 + 1
    assert Bought(bomber, clusters=2, observer=False).cost(date) == 2 + 1 + 1


@pytest.mark.rule("WINGS-MIS-04", "WINGS-MIS-06", "WINGS-DEP-01")
def test_an_errand_gets_what_it_cannot_do_without_or_nothing() -> None:
    planes = list(PACK.tables["aircraft"].values())
    for errand, seats, observer in (("photography", 2, True), ("rescue", 2, False)):
        found = buy(planes, "entente", "1917-04", 2, 8, errand, Chance(1))
        assert found is not None
        assert (found[0].plane.seats, found[0].observer) == (seats, observer)
        assert sum(one.cost("1917-04") for one in found) <= 8
    assert buy(planes, "entente", "1917-04", 2, 3, "photography", Chance(1)) is None


@pytest.mark.rule("WINGS-MIS-12")
def test_the_date_decides_which_aircraft_there_are() -> None:
    planes = PACK.tables["aircraft"]
    assert available(planes["nieuport-17"], "entente", "1918-06")  # old, and still to be had
    assert not available(planes["fokker-d7"], "empires", "1918-01")
    assert available(planes["dh4"], "entente", "1916-10")  # two-seaters: half a year earlier
    for seed in range(20):
        scenario = rules_of(mission(seed=seed, date="1917-03")).t.scenario
        for side in scenario.side:
            for slot in side.aircraft:
                assert available(planes[slot.type or ""], side.camp, "1917-03")


# The missions themselves.


def many(errand: str, count: int) -> list[Scenario]:
    found = []
    for seed in range(count):
        raw = mission(seed=seed, errand=errand, players=1 + seed % 4)
        found.append(rules_of(raw).t.scenario if seed < 8 else _convert(raw))
    return found


def _convert(raw: dict[str, Any]) -> Scenario:
    return msgspec.convert(raw, Scenario)


@pytest.mark.rule(
    "WINGS-MIS-01",
    "WINGS-MIS-03",
    "WINGS-MIS-09",
    "WINGS-AREA-01",
    "WINGS-AREA-02",
    "WINGS-AREA-03",
    "WINGS-AREA-04",
    "WINGS-AREA-05",
    "WINGS-AREA-06",
    "WINGS-AREA-07",
    "WINGS-AREA-08",
    "WINGS-RULING-21",
    "WINGS-RULING-78",
    "WINGS-RULING-105",
)
@pytest.mark.parametrize("errand", ERRANDS)
def test_missions_of_every_kind_are_laid_out_by_the_rules(errand: str) -> None:
    (measures,) = PACK.tables["measures"].values()
    zones = set()
    for scenario in many(errand, SEEDS):
        assert list(placing.faults(scenario, measures)) == []
        assert scenario.mission is not None
        zones.add(scenario.mission.zone)
        aims = [*(s.task for s in scenario.ground if s.task), *(s.task for s in scenario.balloon)]
        assert bool(aims) == (errand != "patrol")
        players = sum(len(side.aircraft) for side in scenario.side)
        assert (scenario.area == (1800.0, 1200.0)) == (players > 4)
    assert zones == {*placing_zones(errand)}


def placing_zones(errand: str) -> tuple[str, ...]:
    return OVER.get(errand, ANYWHERE)


@pytest.mark.rule("WINGS-DEP-01", "WINGS-DEP-02", "WINGS-DEP-03", "WINGS-RULING-100")
@pytest.mark.parametrize("errand", ERRANDS)
def test_what_was_bought_and_what_is_left_are_all_the_points(errand: str) -> None:
    planes = PACK.tables["aircraft"]
    for scenario in many(errand, 30):
        assert scenario.mission is not None
        for number, side in enumerate(scenario.side):
            spent = 0
            for slot in side.aircraft:
                standing: Any = slot.pilot
                loads: Any = {
                    name: getattr(slot, name) for name in ("bombs", "clusters", "rockets")
                }
                bought = Bought(planes[slot.type or ""], slot.observer, standing.standing, **loads)
                spent += bought.cost(scenario.date)
            told = scenario.mission
            assert spent + told.reserve[number] == told.points[number]


@pytest.mark.rule("WINGS-MIS-11")
def test_the_same_seed_gives_the_same_mission() -> None:
    assert mission(seed=7, players=3) == mission(seed=7, players=3)
    assert mission(seed=7, players=3) != mission(seed=8, players=3)


@pytest.mark.rule("WINGS-MIS-11", "WINGS-MP-03")
@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"errand": "theft", "zone": "deep"}, "WINGS-MP-03"),
        ({"errand": "tea"}, "errand"),
        ({"players": 9}, "players"),
        ({"date": "1915-01", "errand": "test"}, "WINGS-MIS-04"),
    ],
)
def test_an_impossible_wish_is_refused(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        mission(**wishes)


@pytest.mark.rule("WINGS-MIS-11", "WINGS-MIS-12", "WINGS-RULING-78")
def test_a_mission_for_these_aircraft_and_this_year() -> None:
    shelf = ["nieuport-17", "be2c", "albatros-d2", "halberstadt-d2", "fokker-e3"]
    for seed in range(12):
        raw = mission(seed=seed, year=1917, aircraft=shelf, active="entente")
        assert raw["date"].startswith("1917")
        assert raw == mission(seed=seed, year=1917, aircraft=shelf, active="entente")
        flown = [[one["type"] for one in side["aircraft"]] for side in raw["side"]]
        assert [sorted(types) for types in flown] == [sorted(shelf[:2]), sorted(shelf[2:])]
        rules_of(raw)
    late = mission(seed=3, aircraft=["fokker-d7"], active="entente", players=2)
    assert late["date"] >= "1918-05"
    assert [len(side["aircraft"]) for side in late["side"]] == [2, 1]


@pytest.mark.rule("WINGS-MIS-12", "WINGS-MIS-04")
@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"aircraft": ["zeppelin"]}, "is in no pack"),
        ({"aircraft": ["fokker-d7"], "year": 1916}, "WINGS-MIS-12"),
        ({"aircraft": ["spad-vii"] * 5}, "4 at most"),
        ({"aircraft": ["spad-vii"], "errand": "photography", "active": "entente"}, "WINGS-MIS-04"),
    ],
)
def test_aircraft_that_do_not_fit_are_refused(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        mission(**wishes)


@pytest.mark.rule("WINGS-RULING-109", "WINGS-WX-04")
def test_the_weather_is_drawn_with_the_mission() -> None:
    skies = {mission(seed=seed, date="1917-04")["weather"]["sky"] for seed in range(40)}
    assert skies == {"clear", "medium", "heavy"}
    ways = [mission(seed=seed) for seed in range(60)]
    for one in ways:
        assert not (one["mission"]["clear_way"] and one["weather"]["sky"] == "clear")
    assert any(one["mission"]["clear_way"] for one in ways)


@pytest.mark.parametrize("errand", ERRANDS)
def test_missions_are_flown_to_their_end(errand: str) -> None:
    for seed in range(3):
        rules = rules_of(mission(seed=seed, errand=errand, players=1 + seed))
        state, rng = rules.start(seed), random.Random(seed)
        for _ in range(20_000):
            asked = rules.pending(state)
            if not asked:
                break
            seat = asked[0].seat
            rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
        outcome = rules.outcome(state)
        assert outcome is not None
        assert rules.audit(state) == []
        totals = scoring.points(rules.t, state)
        flown = [
            sum(n for (a, _), n in totals.flyers.items() if state.roster.side[a] == side)
            for side in (0, 1)
        ]
        assert state.tally == [
            one + more for one, more in zip(totals.squadrons, flown, strict=True)
        ]
