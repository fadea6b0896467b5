"""The hand-written pilot and the judge among bombers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.raids import bomber, flown, heavy, hunt, mission, own, run, stuka, tables
from tests.systems.flames.scenes import Opening, fighter

from escadrille.kernel.registry import system
from escadrille.systems.flames.bots.judge import judge
from escadrille.systems.flames.bots.raiders import contest, prospect
from escadrille.systems.flames.bots.tactics import tactical
from escadrille.testing.scripted import Table

RAIDS = [one.id for one in system("flames").content.scenarios() if one.raid]


def chosen(t: Table) -> str:
    rules: Any = t.rules
    seat = t.seat()
    choice = tactical(rules, rules.resample(t.state, seat, 7), seat)
    return t.rules.write(t.rules.order(t.state, seat, choice))


@pytest.mark.parametrize("name", RAIDS)
def test_a_pilot_flies_every_raid_to_its_end(name: str) -> None:
    t = Opening(name)
    rules: Any = t.rules
    for number in range(5000):
        if not t.asked:
            break
        seat = t.asked[0][0]
        choice = tactical(rules, rules.resample(t.state, seat, number), seat)
        rules.apply(t.state, seat, choice)
    assert rules.outcome(t.state) is not None


def test_an_interceptor_with_guns_goes_for_a_bomber() -> None:
    t = hunt("ims-2-3 ims-1-1", heavy("r1c1"))
    assert chosen(t) == "b1"
    t.play("b1")
    assert chosen(t).startswith("ims")


def test_a_bomber_stops_a_fuel_tank() -> None:
    t = run("fuel-tank", "evasive ims-1-1")
    t.play("fuel-tank attack b1")
    assert chosen(t) == "evasive"


def test_a_bomber_fires_back_and_adds_a_hit() -> None:
    t = run("scissors", "ims-2-3 tight-turn barrel-roll")
    t.play("scissors maneuver b1 1")
    assert chosen(t) == "ims-2-3"
    t.play("ims-2-3")
    assert chosen(t) == "tight-turn"


def test_a_fighter_answers_a_shot_that_would_destroy_it() -> None:
    t = run("scissors barrel-roll", "fuel-tank", me={"fighter": fighter(airframe=9)})
    t.play("scissors maneuver b1 1", "fuel-tank")
    assert chosen(t) == "barrel-roll"


def test_the_enemy_is_offered_the_bomber_that_is_covered_best() -> None:
    strong = heavy("r1c2", fighter=bomber(defense=6))
    t = hunt("scissors", heavy("r1c1"), strong, heavy("r1c3"))
    t.play("assign")
    assert chosen(t) == "b2"


def test_bombs_are_kept_while_the_target_needs_them() -> None:
    needed = flown([own("bf-110c", loaded=True)], [own("p-11c")])
    while needed.asked[0][1] != "jettison":
        seat, question = needed.asked[0]
        told = {"flak": "normal", "start": "low"}
        needed.play(told.get(question, "pass"), seat=seat)
    assert chosen(needed) == "pass"
    weak = {"target": {**mission([], [])["mission"]["target"], "damaged": 50, "destroyed": 60}}
    vain = flown([own("bf-110c", loaded=True)], [own("p-11c")], mission=weak)
    while vain.asked[0][1] != "jettison":
        seat, question = vain.asked[0]
        told = {"flak": "normal", "start": "low"}
        vain.play(told.get(question, "pass"), seat=seat)
    assert chosen(vain) == "jettison"


def test_flak_and_bombs_are_mixed() -> None:
    t = flown([stuka(), stuka(), stuka()], [own("p-11c")])
    guns, bays, value = contest(tables(t), t.state)
    assert sum(guns) == sum(bays) == 60
    assert max(guns) < 60 or max(bays) < 60
    assert -13 <= value <= 13


def test_who_is_sent_home_is_not_counted_as_shot_down() -> None:
    t = flown([stuka(), own("bf-110c")], [own("p-11c")])
    rules: Any = t.rules
    before = judge(rules, t.state, 0)
    home, down = t.state.clone(), t.state.clone()
    home.alive[1] = down.alive[1] = 0
    home.raid.gone[1] = 1
    assert judge(rules, home, 0).losses == before.losses
    assert judge(rules, down, 0).losses < before.losses


def test_a_lost_bomber_costs_the_prospects_of_its_bombs() -> None:
    t = flown([stuka(), stuka()], [own("p-11c")])
    rules: Any = t.rules
    lost = t.state.clone()
    lost.alive[0] = lost.alive[1] = 0
    assert prospect(tables(t), lost) < prospect(tables(t), t.state)
    assert judge(rules, lost, 1).kills > judge(rules, t.state, 1).kills
