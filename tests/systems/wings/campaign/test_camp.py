"""The campaign of two squadrons: groups CAMP, VP, SUP, and the rulings about them."""

from typing import Any

import pytest
from tests.systems.wings.campaign.airfields import FOKKER, NIEUPORT, PAIRS, Airfield, duel, sheet

from escadrille.kernel.registry import system
from escadrille.kernel.rng import Chance
from escadrille.systems.wings.campaign import frames, stores
from escadrille.systems.wings.campaign.report import Losses
from escadrille.systems.wings.campaign.rules import base, course, men, planning, settling, tasks
from escadrille.systems.wings.campaign.state import (
    CAPTURED,
    DEAD,
    EARNED,
    GRAVE,
    MISSING,
    POINTS,
    STATE,
    VICTORIES,
    WOUNDED,
    of,
    put,
)
from escadrille.systems.wings.campaign.system import configure
from escadrille.systems.wings.campaign.tables import NOBODY, ZONES
from escadrille.systems.wings.rules import skills


def priced(field: Airfield, seat: int = 0) -> dict[str, int]:
    return {one.good: one.price for one in field.rules.view(field.s, seat).prices}


@pytest.mark.rule("WINGS-CAMP-01")
def test_the_first_player_of_a_side_leads_it() -> None:
    field = Airfield(PAIRS)
    assert field.t.camps == (0, 0, 1, 1)
    assert [seat for seat, _ in field.rules.pending(field.s)] == [0, 2]
    assert field.refused(1, "fuel") == "WINGS-CAMP-01"


@pytest.mark.rule("WINGS-CAMP-02")
def test_each_side_begins_with_six_points_for_each_player() -> None:
    assert Airfield().s.cp == [6, 6]
    assert Airfield(PAIRS).s.cp == [12, 12]


def opened(date: str, players: int, die: int) -> list[int]:
    """Return what both sides begin with, if the die shows that."""
    names = {"en": "A", "fr": "A"}
    side = {"name": names, "players": players}
    rules = configure(
        {
            "id": "mine",
            "title": names,
            "briefing": names,
            "date": date,
            "origin": "house",
            "side": [{**side, "nation": "france"}, {**side, "nation": "germany"}],
        }
    )
    return course.opening(rules.t, Chance(0, [0, 0, die - 1, 0])).cp  # names, names, die, first


@pytest.mark.rule("WINGS-CAMP-02", "WINGS-CAMP-03", "WINGS-SUP-01", "WINGS-RULING-28")
def test_the_start_of_the_document() -> None:
    """WINGS-EX-33: four players; a 7 in spring 1917, a 1 in the winter after it."""
    assert opened("1917-04", 4, 7) == [24, 24 + 9]
    assert opened("1918-01", 4, 1) == [24 + 0, 24]
    assert opened("1916-04", 4, 1) == [24, 24]  # nobody rolls


@pytest.mark.rule("WINGS-CAMP-03", "WINGS-SUP-01")
def test_who_rules_the_sky_adds_a_die() -> None:
    rules = configure("spring-1917")
    s = course.opening(rules.t, Chance(0, [0, 0, 6, 0]))  # names, names, a 7, the first side
    assert s.cp == [18, 18 + 9]
    without = configure("spring-1917", {"supremacy_bonus": False})
    assert course.opening(without.t, Chance(0, [0, 0, 0])).cp == [18, 18]


@pytest.mark.rule("WINGS-CAMP-04")
def test_points_buy_at_the_prices_of_the_table_and_the_rest_is_kept() -> None:
    field = Airfield(sheet("1916-04"))
    prices = priced(field)
    assert (prices["fuel"], prices["hire-rookie"], prices["trenches"]) == (1, 1, 2)
    assert (prices["nieuport-11"], prices["dh2"], prices["be2c"]) == (1, 3, 2)
    assert prices["netted-balloons"] == 7
    field.do(0, "fuel", "machine-guns")
    assert field.s.stock[0][stores.FUEL] == 10
    assert field.s.stock[0][stores.MACHINE_GUNS] == 6
    assert field.s.cp[0] == 3
    assert field.refused(0, "hire-champion") == "WINGS-CAMP-04"


@pytest.mark.rule("WINGS-MIS-12")
def test_the_date_decides_what_can_be_bought() -> None:
    field = Airfield()
    assert field.refused(0, "sopwith-camel") == "WINGS-MIS-12"
    assert field.refused(0, "fokker-e3") == "WINGS-MIS-12"


@pytest.mark.rule("WINGS-CAMP-05", "WINGS-VP-05")
def test_what_is_won_counts_for_score_and_reserve() -> None:
    field = duel()
    before = field.s.cp[:]
    field.settle(field.report(NIEUPORT, FOKKER, points=(4, 1)))
    assert field.s.score == [4, 1]
    assert field.s.cp == [before[0] + 4, before[1] + 1]
    field.s.cp[0] = 9
    field.do(0, "fuel")
    assert field.s.score == [4, 1]


@pytest.mark.rule("WINGS-CAMP-06")
def test_points_of_the_reserve_become_mission_points_in_secret() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(1, "done")
    s = field.s
    assert tasks.totals(field.t, s, s.task, 0) == [4, 2]  # strafing +1, alone +1
    field.do(0, "cp-3")
    assert planning.budget(field.t, s, 0) == 7
    assert field.rules.view(s, 0).plan.pledge == 3  # type: ignore[union-attr]
    assert field.rules.view(s, 1).plan.pledge is None  # type: ignore[union-attr]
    assert field.rules.view(s, 1).squadrons[0].points == 6
    assert field.refused(1, "cp-6") == ""
    s.cp[1] = 1
    assert field.refused(1, "cp-6") == "WINGS-CAMP-06"


@pytest.mark.rule("WINGS-CAMP-07")
def test_only_what_is_in_stock_is_deployed() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10, trench=1)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    assert field.refused(1, "add-flak") == "WINGS-CAMP-07"
    field.do(1, "add-trench")
    assert field.refused(1, "add-trench") == "WINGS-CAMP-07"
    field.do(1, "done")
    field.do(0, "cp-0")
    assert field.refused(0, "be2c") == "WINGS-CAMP-07"
    field.do(0, "nieuport-11", "p1")
    assert field.refused(0, "rocket-set") == "WINGS-CAMP-07"


@pytest.mark.rule("WINGS-CAMP-08", "WINGS-RULING-17")
@pytest.mark.parametrize(
    ("victories", "points", "cost"), [(0, 0, 0), (5, 0, 2), (5, 80, 5), (5, 160, 10)]
)
def test_a_pilot_costs_by_his_standing(victories: int, points: int, cost: int) -> None:
    field = Airfield()
    field.supply(0, "nieuport-11")
    put(field.s, 0, 0, VICTORIES, victories)
    put(field.s, 0, 0, POINTS, points)
    assert men.cost(field.s, 0, 0) == cost
    picks = [field.t.type_of["nieuport-11"] + 1, 0]
    assert planning.cost_of(field.t, field.s, 0, picks) == 1 + cost


@pytest.mark.rule("WINGS-CAMP-09", "WINGS-VP-05", "WINGS-RULING-55")
def test_the_points_of_the_dead_go_to_the_squadron() -> None:
    field = duel()
    put(field.s, 0, 0, VICTORIES, 5)
    put(field.s, 1, 0, VICTORIES, 5)
    before = field.s.cp[:]
    lost = NIEUPORT | {"home": False, "pilot": "dead", "points": 3}
    field.settle(field.report(lost, FOKKER | {"points": 2}, success=False))
    assert field.s.cp == [before[0] + 3, before[1]]
    assert field.s.score == [3, 0]
    assert of(field.s, 1, 0, EARNED) == 2
    assert of(field.s, 0, 0, EARNED) == 0


@pytest.mark.rule("WINGS-CAMP-10")
def test_chance_names_the_first_active_squadron() -> None:
    assert {configure().start(seed).active for seed in range(12)} == {0, 1}


@pytest.mark.rule("WINGS-CAMP-11", "WINGS-MP-04")
def test_the_active_squadron_chooses_and_the_other_defends() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10, machine_gun=2, flak=1)
    field.choosing()
    assert field.refused(1, "strafing-enemy-1") == "WINGS-CAMP-11"
    field.do(0, "strafing-enemy-2")
    s = field.s
    assert tasks.totals(field.t, s, s.task, 0) == [5, 2]
    field.do(1, "add-machine-gun", "add-machine-gun", "add-flak")
    assert tasks.totals(field.t, s, s.task, 0) == [7, 2]  # two CAA and a DCA: +2
    field.do(1, "add-points")
    assert tasks.totals(field.t, s, s.task, 0) == [8, 3]
    assert field.refused(1, "add-points") == "WINGS-MP-05"


@pytest.mark.rule("WINGS-CAMP-11")
def test_nothing_defends_against_a_patrol() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10, flak=1)
    field.s.cp[0] = 6
    field.choosing()
    field.do(0, "patrol-conflict-0")
    assert field.refused(1, "add-flak") == "WINGS-CAMP-11"


@pytest.mark.rule("WINGS-CAMP-12", "WINGS-CAMP-13", "WINGS-RULING-59")
@pytest.mark.parametrize(
    ("success", "weak", "active"),
    [
        (True, [0, 0], 0),
        (False, [0, 0], 1),
        (True, [1, 0], 1),
        (False, [0, 1], 0),
        (True, [1, 1], 0),
        (False, [1, 1], 1),
    ],
)
def test_who_is_active_next(success: bool, weak: list[int], active: int) -> None:
    assert settling.next_active(0, weak, success=success) == active


SPAD, ALBATROS = {"type": "spad-vii"}, {"type": "albatros-d3"}


@pytest.mark.rule("WINGS-CAMP-12", "WINGS-CAMP-13")
@pytest.mark.parametrize(
    ("success", "fallen", "active"), [(False, 0, 1), (True, 0, 0), (True, 1, 0), (True, 2, 1)]
)
def test_initiative_goes_with_success_and_strength(success: bool, fallen: int, active: int) -> None:
    """WINGS-EX-47, with four flyers."""
    field = Airfield("summer-1918")
    for side, kind in ((0, "spad-vii"), (1, "albatros-d3")):
        field.supply(side, *[kind] * 4, pilots=4, fuel=10)
    plans = [("spad-vii", f"p{n}", "unloaded") for n in range(1, 5)]
    plans += [("albatros-d3", f"p{n}", "unloaded") for n in range(1, 5)]
    field.s.cp = [20, 20]
    field.in_the_air("strafing-enemy-1", *plans)
    dead = {"home": False, "pilot": "dead"}
    mine = [SPAD | (dead if n < fallen else {}) for n in range(4)]
    field.settle(field.report(*mine, *[ALBATROS] * 4, success=success))
    assert field.s.active == active


@pytest.mark.rule("WINGS-CAMP-13", "WINGS-RULING-107")
@pytest.mark.parametrize(
    ("fates", "weak"),
    [
        (("active", "wounded"), 0),
        (("active", "grave"), 1),
        (("active", "captured"), 1),
        (("dead", "missing"), 1),
    ],
)
def test_half_of_the_flyers(fates: tuple[str, str], weak: int) -> None:
    field = Airfield()
    found = field.report(*(NIEUPORT | {"pilot": fate} for fate in fates))
    assert settling.is_weak([*found.sorties]) == weak


@pytest.mark.rule("WINGS-CAMP-13", "WINGS-RULING-107")
def test_observers_are_flyers() -> None:
    field = Airfield()
    two = {"type": "be2c", "pilot": "active", "observer": "dead"}
    assert settling.is_weak([*field.report(two).sorties]) == 1
    assert settling.is_weak([*field.report(two, NIEUPORT).sorties]) == 0


@pytest.mark.rule("WINGS-CAMP-14", "WINGS-RULING-60")
def test_repairs_take_mechanics_parts_and_points() -> None:
    field = duel()
    field.s.cp = [1, 6]
    damaged = NIEUPORT | {"damaged": True, "specials": 2}
    field.settle(field.report(damaged, FOKKER | {"damaged": True}))
    field.s.cp[0] = 2
    assert base.sound(field.s, 0) == []
    assert field.refused(0, "repair-1") == "WINGS-CAMP-14"  # no mechanics
    field.s.stock[0][stores.MECHANICS] = field.s.stock[1][stores.MECHANICS] = 1
    assert field.refused(0, "repair-1") == "WINGS-CAMP-14"  # no parts
    field.s.stock[0][stores.PARTS] = 1
    field.do(0, "repair-1")
    assert (field.s.cp[0], field.s.stock[0][stores.PARTS]) == (0, 0)
    before = field.s.cp[1]
    field.do(1, "repair-1")  # no special damage: free, and without a part
    assert field.s.cp[1] == before
    assert base.sound(field.s, 0) == [field.t.type_of["nieuport-11"]]


@pytest.mark.rule("WINGS-CAMP-15", "WINGS-STATE-03")
def test_the_wounded_recover_mission_by_mission() -> None:
    field = duel()
    field.supply(0, "nieuport-11")
    field.supply(1, "fokker-e3")
    field.settle(field.report(NIEUPORT | {"pilot": "grave"}, FOKKER | {"pilot": "wounded"}))
    assert of(field.s, 0, 0, STATE) == GRAVE
    assert of(field.s, 1, 0, STATE) == WOUNDED
    states = []
    for _ in range(3):
        again: Any = [("nieuport-11", "p2", "unloaded"), ("fokker-e3", "p2", "unloaded")]
        field.in_the_air("strafing-enemy-1", *again)
        assert field.refused(0, "p1") != ""
        field.settle(field.report(NIEUPORT, FOKKER))
        states.append((of(field.s, 0, 0, STATE), of(field.s, 1, 0, STATE)))
    assert states == [(GRAVE, 0), (WOUNDED, 0), (0, 0)]


@pytest.mark.rule("WINGS-CAMP-15")
def test_who_is_seriously_wounded_does_not_fly() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", pilots=2, fuel=10)
    field.supply(1, "fokker-e3", fuel=10)
    put(field.s, 0, 0, STATE, GRAVE)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(1, "done")
    field.do(0, "cp-0", "nieuport-11")
    assert field.refused(0, "p1") == "WINGS-CAMP-15"
    assert field.refused(0, "p2") == ""


@pytest.mark.rule("WINGS-CAMP-16", "WINGS-RULING-61")
def test_restocking_is_one_to_a_line_and_one_new_line() -> None:
    field = Airfield()
    field.s.cp = [20, 20]
    field.do(0, "nieuport-11", "hire-rookie", "artist", "acrobat", "fuel", "fuel")  # no limit yet
    field.do(1, "fokker-e3", "hire-rookie", "artist", "acrobat", "fuel")
    field.s.bought = [0, 0]
    field.after()
    field.do(0, "fuel")
    assert field.refused(0, "fuel") == "WINGS-RULING-61"
    field.do(0, "crate")  # never owned: the one new line
    assert field.refused(0, "parts") == "WINGS-CAMP-16"
    assert field.refused(0, "hire-rookie") == ""


@pytest.mark.rule("WINGS-RULING-18")
def test_balloons_have_a_price_in_each_coin() -> None:
    field = Airfield()
    assert (priced(field)["balloons"], priced(field)["netted-balloons"]) == (3, 7)
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10, balloon=2, net=1)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    assert field.refused(1, "add-net") == "WINGS-RULING-18"
    field.do(1, "add-balloon")
    assert tasks.totals(field.t, field.s, field.s.task, 0)[1] == 2 - 3
    field.do(1, "add-balloon", "add-net")
    assert tasks.totals(field.t, field.s, field.s.task, 0)[1] == 2 - 5


@pytest.mark.rule("WINGS-RULING-60")
def test_a_mission_uses_fuel_ammunition_loads_and_defences() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=1, rockets=1)
    field.supply(1, "fokker-e3", fuel=10, ammunition=1, trench=2)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(1, "add-trench", "add-trench", "done")
    field.do(0, "cp-0", "nieuport-11", "p1", "rocket-set")
    field.do(1, "cp-2", "fokker-e3", "p1", "unloaded")
    told = field.rules.mission(field.s)
    assert told is not None
    scenario: Any = told.scenario
    assert scenario["side"][0]["aircraft"][0]["ammunition"] is False
    assert "ammunition" not in scenario["side"][1]["aircraft"][0]
    lost = NIEUPORT | {"home": False, "pilot": "captured"}
    field.settle(field.report(lost, FOKKER, success=False, losses=Losses(trench=1)))
    stock = field.s.stock
    assert (stock[0][stores.FUEL], stock[0][stores.ROCKETS], field.s.hangar[0]) == (0, 0, [])
    assert (stock[1][stores.FUEL], stock[1][stores.AMMUNITION]) == (9, 0)
    assert stock[1][stores.TRENCHES] == 1


@pytest.mark.rule("WINGS-RULING-60")
def test_without_fuel_nothing_flies() -> None:
    field = Airfield(PAIRS)
    field.supply(0, "spad-vii", "spad-vii", pilots=2, fuel=1)
    field.supply(1, "albatros-d3", "albatros-d3", pilots=2, fuel=2)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(2, "done")
    field.do(0, "cp-0", "spad-vii", "p1", "unloaded")
    assert field.refused(1, "spad-vii") == "WINGS-RULING-60"


@pytest.mark.rule("WINGS-DEATH-01", "WINGS-RULING-108")
def test_the_dead_are_replaced_for_nothing() -> None:
    field = duel()
    before = field.s.cp[0]
    field.settle(field.report(NIEUPORT | {"home": False, "pilot": "dead"}, FOKKER, success=False))
    assert of(field.s, 0, 0, STATE) == DEAD
    assert men.fit(field.s, 0) == [1]
    assert field.s.cp[0] == before
    field.do(0, "soldier")
    assert field.refused(0, "viper") == "WINGS-PIL-01"
    field.do(0, "good-shot")
    assert men.skills_of(field.s, 0, 1) == ("good-shot",)


@pytest.mark.rule("WINGS-RULING-108", "WINGS-EQP-02")
def test_equipment_takes_points_and_an_item_of_stock() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=1)
    put(field.s, 0, 0, VICTORIES, 5)
    put(field.s, 0, 0, POINTS, 12)
    field.do(0, "good-shot")  # the ace learns
    assert field.refused(0, "p1-vest") == "WINGS-RULING-108"
    field.s.stock[0][stores.VESTS] = 2
    field.do(0, "p1-vest")
    assert (of(field.s, 0, 0, POINTS), field.s.stock[0][stores.VESTS]) == (10, 1)
    field.s.stock[0][stores.PARACHUTES] = 1
    assert field.refused(0, "p1-parachute") == "WINGS-EQP-02"


CAUGHT = {"home": False, "pilot": "captured"}


def both_hold_a_prisoner() -> Airfield:
    field = duel()
    field.supply(0, "nieuport-11")
    field.supply(1, "fokker-e3")
    field.settle(field.report(NIEUPORT | CAUGHT, FOKKER | CAUGHT))
    return field


@pytest.mark.rule("WINGS-STATE-04", "WINGS-RULING-73")
def test_prisoners_are_exchanged_one_for_one_if_both_agree() -> None:
    field = both_hold_a_prisoner()
    field.do(0, "exchange")
    assert field.refused(0, "exchange") == "WINGS-RULING-73"  # it has offered already
    assert field.rules.view(field.s, 1).squadrons[0].offers
    field.do(1, "exchange")
    field.choosing()
    assert of(field.s, 0, 0, STATE) == of(field.s, 1, 0, STATE) == WOUNDED
    alone = both_hold_a_prisoner()
    alone.do(0, "exchange")
    alone.choosing()
    assert of(alone.s, 0, 0, STATE) == of(alone.s, 1, 0, STATE) == CAPTURED


@pytest.mark.rule("WINGS-RULING-73")
def test_who_holds_no_prisoner_has_none_to_exchange() -> None:
    field = duel()
    field.supply(0, "nieuport-11")
    field.settle(field.report(NIEUPORT | CAUGHT, FOKKER))
    assert field.refused(0, "exchange") == "WINGS-RULING-73"


@pytest.mark.rule("WINGS-RULING-73")
def test_who_is_missing_for_two_missions_is_a_prisoner() -> None:
    field = duel()
    field.supply(0, "nieuport-11", "nieuport-11")
    lost = {"home": False, "pilot": "missing"}
    field.settle(field.report(NIEUPORT | lost, FOKKER))
    states = [of(field.s, 0, 0, STATE)]
    again: Any = [("nieuport-11", "p2", "unloaded"), ("fokker-e3", "p1", "unloaded")]
    for _ in range(2):
        field.in_the_air("strafing-enemy-1", *again)
        field.settle(field.report(NIEUPORT, FOKKER))
        states.append(of(field.s, 0, 0, STATE))
    assert states == [MISSING, MISSING, CAPTURED]


@pytest.mark.rule("WINGS-STATE-04", "WINGS-MIS-06")
@pytest.mark.parametrize("success", [True, False])
def test_a_rescue_brings_a_missing_man_home(success: bool) -> None:
    field = duel()
    field.supply(0, "be2c")
    field.settle(field.report(NIEUPORT | {"home": False, "pilot": "missing"}, FOKKER))
    again: Any = [("be2c", "p2", "unloaded"), ("fokker-e3", "p1", "unloaded")]
    field.s.cp[0] = 9
    field.in_the_air("rescue-enemy-1", *again)
    field.settle(field.report({"type": "be2c"}, FOKKER, success=success))
    assert of(field.s, 0, 0, STATE) == (WOUNDED if success else MISSING)


@pytest.mark.rule("WINGS-RANK-01", "WINGS-RANK-02")
def test_ranks_follow_points_or_those_of_missions_alone() -> None:
    ranks = {}
    for how in ("vp", "mission_only", "off"):
        field = duel(ranks=how)
        put(field.s, 0, 0, VICTORIES, 5)
        field.settle(field.report(NIEUPORT | {"points": 12, "merit": 2}, FOKKER))
        ranks[how] = field.rules.view(field.s, None).squadrons[0].pilots[0].rank
    assert ranks == {"vp": "Sous-Lieutenant", "mission_only": "Aspirant", "off": ""}


def test_a_report_of_another_mission_is_refused() -> None:
    field = duel()
    assert field.denied(field.report(NIEUPORT, FOKKER)) == ""
    wrong = {
        "WINGS-CAMP-07": field.report(FOKKER, NIEUPORT),
        "WINGS-RULING-60": field.report(NIEUPORT | {"bombs": 1}, FOKKER),
        "WINGS-MIS-04": field.report(NIEUPORT | {"observer": "dead"}, FOKKER),
        "WINGS-HOM-03": field.report(NIEUPORT | {"victories": 40}, FOKKER),
        "WINGS-WND-06": field.report(NIEUPORT | {"pilot": "dead"}, FOKKER),
        "WINGS-CAMP-14": field.report(NIEUPORT | {"specials": 1}, FOKKER),
        "WINGS-MIS-08": field.report(NIEUPORT | {"prototype": "fokker-e3"}, FOKKER),
        "WINGS-EVO-02": field.report(NIEUPORT | {"points": 1}, FOKKER),
        "WINGS-EQP-01": field.report(NIEUPORT | {"kit": ("vest",)}, FOKKER),
    }
    assert {rule: field.denied(report) for rule, report in wrong.items()} == {r: r for r in wrong}


def test_the_plans_of_the_other_side_are_secret_until_both_are_made() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(1, "done")
    field.do(0, "cp-0", "nieuport-11", "p1")
    plan = field.rules.view(field.s, 1).plan
    assert plan is not None
    assert plan.sorties[0].type is None
    field.do(0, "unloaded")
    field.do(1, "cp-1", "fokker-e3", "p1", "unloaded")
    plan = field.rules.view(field.s, 1).plan
    assert plan is not None
    assert plan.sorties[0].type == "nieuport-11"
    assert plan.sorties[0].load is None
    assert field.s.stack[-1][0] == frames.FLY
    assert field.s.winner == NOBODY


@pytest.mark.rule("WINGS-EVO-04", "WINGS-BEH-01")
def test_who_is_due_a_skill_chooses_it_first_and_a_knight_wants_no_handgun() -> None:
    field = Airfield()
    field.do(0, "nieuport-11", "hire-rookie", "knight")
    assert field.refused(0, "fuel") == "WINGS-EVO-04"
    field.do(0, "good-shot", "viper")
    field.s.stock[0][stores.HANDGUNS] = 1
    put(field.s, 0, 0, POINTS, 9)
    assert field.refused(0, "p1-handgun") == "WINGS-BEH-01"


@pytest.mark.rule("WINGS-DEP-01", "WINGS-DEP-05", "WINGS-MIS-07")
def test_points_pay_for_what_flies_and_types_carry_what_they_can() -> None:
    field = Airfield(sheet("1916-04"))
    field.supply(0, "morane-n", "dh2", fuel=10, rockets=2)
    field.supply(1, "fokker-e3", fuel=10)
    field.s.cp[0] = 0
    field.choosing()
    assert field.refused(0, "test-enemy-1") == "WINGS-MIS-07"  # neither carries rockets
    field.do(0, "patrol-enemy-0")
    field.do(1, "done")
    field.do(0, "cp-0")
    assert field.refused(0, "dh2") == "WINGS-DEP-01"  # of the vanguard: three
    field.do(0, "morane-n", "p1")
    assert field.refused(0, "rocket-set") == "WINGS-DEP-05"


@pytest.mark.rule("WINGS-MIS-10")
def test_only_the_zone_that_was_reconnoitred_is_known() -> None:
    field = duel("strafing-enemy-1")
    for zone, known in (("enemy", True), ("conflict", False)):
        field.s.known[0] = 1 << ZONES.index(zone)
        told: Any = field.rules.mission(field.s)
        assert told.scenario["mission"]["known"] is known
        assert tasks.totals(field.t, field.s, field.s.task, 0)[1] == 2 + known


@pytest.mark.rule("WINGS-MIS-08")
def test_a_stolen_prototype_flies_for_the_thief() -> None:
    field = duel("theft-enemy-1")
    field.settle(field.report(NIEUPORT | {"prototype": "fokker-e3"}, FOKKER))
    assert base.sound(field.s, 0) == [field.t.type_of["fokker-e3"]]
    again: Any = [("fokker-e3", "p1", "unloaded"), ("fokker-e3", "p1", "unloaded")]
    field.in_the_air("strafing-enemy-1", *again)
    told: Any = field.rules.mission(field.s)
    rules: Any = system("wings").engine.configure(scenario=told.scenario, options=told.options)
    assert {slot.type for slot in rules.t.slots} == {"fokker-e3"}


@pytest.mark.rule("WINGS-DUEL-02")
def test_pilots_of_a_mission_are_given_no_skills_for_a_weaker_aircraft() -> None:
    told = duel().rules.mission(duel().s)
    assert told is not None
    rules: Any = system("wings").engine.configure(scenario=told.scenario, options=told.options)
    types = [rules.t.type_of[name] for name in ("nieuport-11", "sopwith-camel")]
    assert skills.due(rules.t, types) == [0, 0]
