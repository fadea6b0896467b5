"""Where skills end: what they are not asked about, and what they do not do (group SKL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import over, piece, volley
from tests.systems.wings.scenes import duel, plane, program, settle, table, tables_of
from tests.systems.wings.test_skills import AIMING, HANDICAP, pilot, points, shot

from escadrille.kernel.registry import system
from escadrille.systems.wings.rules import skills
from escadrille.systems.wings.rules import volley as shots


@pytest.mark.rule("WINGS-DUEL-02", "WINGS-SKL-03")
def test_no_skill_is_chosen_twice() -> None:
    rules: Any = system("wings").engine.configure(**system("wings").engine.option_sets["handicap"])
    state = rules.start(1)
    seat = rules.pending(state)[0].seat
    first, *others = rules.legal(state, seat)
    rules.apply(state, seat, first)
    assert rules.legal(state, seat) == others


@pytest.mark.rule("WINGS-DUEL-01")
def test_a_handicap_is_for_one_against_one() -> None:
    planes = [plane(int(n > 0), 200 + 300 * n, 300, type="nieuport-17") for n in range(3)]
    t = table(*planes, **HANDICAP)
    assert skills.due(tables_of(t), t.state.types) == [0, 0]


@pytest.mark.rule("WINGS-SKL-41", "WINGS-SKL-42", "WINGS-GND-02")
def test_evasion_is_of_guns_and_not_of_infantry() -> None:
    one = pilot("viper", "serpent", at=[500, 400], level=1)
    t = over("fire-3", one, piece("trench"), decks={"A": "A2-flames"}, **HANDICAP)
    volley(t, g1_rear="a1")
    assert "use" not in [decision for _, decision in t.asked]
    assert t.aircraft("a1").tokens == 3


@pytest.mark.rule("WINGS-SKL-42", "WINGS-SKL-40")
def test_a_serpent_who_is_a_grass_snake_too_evades_aimed_fire_without_its_token() -> None:
    t = shot(AIMING, pilot("serpent", "grass-snake"), "A2-flames A3")
    t.play("pass", seat=1)  # he keeps the token of the grass snake
    t.play("use", seat=1)
    assert points(t) == 4  # the three, and one for the aim
    assert t.aircraft("a2").tokens == 2


@pytest.mark.rule("WINGS-SKL-32")
@pytest.mark.parametrize(
    ("before", "card", "free"),
    [
        ([], "A2-rudder-right", True),
        (["A1-rudder-left turn=0 known eased"], "A2-rudder-right", False),  # the first of any side
        (["A1-rudder-left turn=0"], "A2-rudder-left", False),
        (["A1-rudder-left turn=0 no-special"], "A2-rudder-left", True),  # it never counted
        (["A2-flames turn=0"], "A4-smoke", True),
        (["B1-smoke turn=0 known eased"], "A4-smoke", False),
    ],
)
def test_makeshift_eases_the_first_of_a_kind_alone(
    before: list[str], card: str, free: bool
) -> None:
    t = shot({}, pilot("makeshift", damage=before), card, apart=150)
    assert t.asked == ((1, "use"),)
    assert t.legal(1) == (["pass", "use"] if free else ["pass"])


@pytest.mark.rule("WINGS-SKL-32")
def test_the_fallen_are_not_asked_about_their_damage() -> None:
    t = shot({}, pilot("makeshift", battered=14), "A4-smoke", apart=150)
    assert t.aircraft("a2").status == "down"
    assert not t.asked


@pytest.mark.rule("WINGS-SKL-31")
@pytest.mark.parametrize(
    ("gap", "facts", "seen"),
    [
        (199.9, {}, True),
        (200, {}, False),  # closer than a ruler
        (99.9, {"level": 3}, True),
        (100, {"level": 3}, False),
        (50, {"level": 4}, False),
        (50, {"level": 4, "cloud": 1}, False),
        (50, {"damage": []}, False),  # nothing to look at
    ],
)
def test_what_an_expert_eye_has_in_sight(gap: float, facts: dict[str, Any], seen: bool) -> None:
    its = {"at": [200, 200 + gap + 34], "damage": ["A1 turn=0"], **facts}
    its.pop("cloud", None)  # there are none in a duel of handicaps, but for this test
    t = duel(pilot("expert-eye", at=[200, 200]), its, **HANDICAP)
    t.state.cloud[1] = facts.get("cloud", 0)
    if "cloud" in facts:
        t.state.level[0] = 4
    assert shots.in_sight(tables_of(t), t.state, 0) == [1] * seen
    t.state.cloud[0] = 1
    assert not shots.in_sight(tables_of(t), t.state, 0)


@pytest.mark.rule("WINGS-SKL-12", "WINGS-CPX-13", "WINGS-RULING-76")
@pytest.mark.parametrize(("open_to", "tokens"), [("skill", 2), ("all", 3)])
def test_a_controlled_dive_open_to_all_costs_nothing(open_to: str, tokens: int) -> None:
    options = {"duel_handicap": True, "special_manoeuvres": open_to}
    t = duel(pilot("master-pilot", counters=2), options=options)
    t.play("straight", "dive", "straight", "controlled-dive", seat=0)
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert t.state.tokens[0] == tokens
