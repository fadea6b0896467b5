"""Set-up and deployment (SKIES-BASE-10, -11, -57)."""

from __future__ import annotations

import pytest
from tests.systems.skies.scenes import Opening, seen

from escadrille.kernel.api import Event
from escadrille.kernel.rng import Chance
from escadrille.systems.skies import configure, load_packs
from escadrille.systems.skies.events import CloudsPlaced, Deployed, DeploymentRolled
from escadrille.systems.skies.rules.deployment import first_side, place_clouds
from escadrille.systems.skies.state import fresh


@pytest.mark.rule("SKIES-BASE-11", "SKIES-BASE-57", "SKIES-BASE-53")
def test_elements_of_one_or_two_are_placed_in_turns() -> None:
    t = Opening("dogfight-basic")
    first = t.asked[0][0]
    mine, yours = ("a", "b") if first == 0 else ("b", "a")
    edge = 0 if first == 0 else 36
    assert t.refused("pass") == "SKIES-BASE-57"
    assert t.refused(f"{yours}1") == "SKIES-BASE-11"
    t.play(f"{mine}1")
    assert t.refused("x40") == "SKIES-BASE-11"
    t.play("x12")
    assert t.refused(f"y{18}") == "SKIES-BASE-11"
    t.play(f"y{edge}")
    assert t.refused("h090") == "SKIES-BASE-11"
    assert len(t.legal()) == 7
    told = t.play("h000" if first == 0 else "h180")
    assert isinstance(told[0], Deployed)
    assert seen(t, f"{mine}1").level == "neutral"
    assert t.asked == ((first, "deploy"),)
    assert t.refused(f"{mine}1") == "SKIES-BASE-11"
    t.play("pass")
    assert t.asked == ((1 - first, "deploy"),)


@pytest.mark.rule("SKIES-BASE-11")
def test_no_two_aircraft_stand_on_one_point() -> None:
    t = Opening("pair-of-pairs", extended_rules=False)
    mine = "a" if t.asked[0][0] == 0 else "b"
    row = "y0" if mine == "a" else "y36"
    ahead = "h000" if mine == "a" else "h180"
    t.play(f"{mine}1 x12 {row} {ahead}", f"{mine}2 x12")
    assert t.refused(row) == "SKIES-BASE-11"


@pytest.mark.rule("SKIES-BASE-57")
def test_an_element_is_of_one_squadron() -> None:
    scenario = {
        **TWO_SQUADRONS,
        "side": [{**SIDE, "squadron": [EMIL, EMIL]}, {**SIDE, "squadron": [EMIL]}],
    }
    t = Opening.__new__(Opening)
    t.rules = configure(scenario)
    t.state = t.rules.start(3)
    while t.asked[0][0] != 0:
        t.play("b1 x1 y36 h180", "b2 x2 y36 h180")
    t.play("a1 x3 y0 h000")
    assert t.refused("a3") == "SKIES-BASE-57"


EMIL = {"type": "bf-109e", "ps": [3, 3]}
SIDE = {"name": {"en": "One", "fr": "Un"}, "nation": "luftwaffe"}
TWO_SQUADRONS = {
    "id": "two-squadrons",
    "origin": "house",
    "title": {"en": "Two", "fr": "Deux"},
    "briefing": {"en": "Two.", "fr": "Deux."},
    "options": {"extended_rules": False},
}


@pytest.mark.rule("SKIES-SCEN-01", "SKIES-BASE-01", "SKIES-BASE-10", "SKIES-BASE-50")
def test_the_dogfight_begins_with_three_clouds_and_a_roll() -> None:
    rules = configure("dogfight")
    assert rules.t.scenario.table == (36, 36)
    assert [side.squadron[0].ps for side in rules.t.scenario.side] == [(5, 4, 3, 3, 3, 2)] * 2
    assert rules.t.turns == 15
    plain = configure("dogfight-basic")
    for seed in range(40):
        view = plain.view(plain.start(seed), None)
        assert len(view.clouds) == 3
        inches = [place / 2540 for cloud in view.clouds for place in cloud]
        assert all(8 <= place <= 28 and place == int(place) for place in inches)
    clear = configure("dogfight-basic", {"clouds": False})
    assert clear.view(clear.start(1), None).clouds == ()


@pytest.mark.rule("SKIES-BASE-11")
def test_the_lower_die_places_first_and_ties_are_rolled_again() -> None:
    rules = configure("first-flight")
    state = fresh(rules.t, Chance(0, [3, 3, 4, 1]))
    told: list[Event] = []
    place_clouds(rules.t, state, told)
    assert first_side(rules.t, state, told) == 1
    assert told == [DeploymentRolled((5, 2), 1)]
    assert CloudsPlaced not in map(type, told)


@pytest.mark.rule("SKIES-BASE-51")
def test_theatres_keep_to_their_points() -> None:
    pack = load_packs()
    for scenario in pack.tables["scenario"].values():
        budget = scenario.id.rpartition("-")[2]
        if budget in ("300", "500", "1000"):
            for side in scenario.side:
                cost = side.cost(pack.tables["aircraft"])
                assert 0.88 * int(budget) <= cost <= int(budget), (scenario.id, cost)
    dogfight = pack.tables["scenario"]["dogfight"].side[0]
    assert dogfight.cost(pack.tables["aircraft"]) == 6 * 33 + 100 + 75 + 3 * 50 + 25
