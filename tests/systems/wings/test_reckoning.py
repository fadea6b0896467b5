"""What damage cards amount to, in cases that few games see (groups DMG, SPEC and DBL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import over, piece, volley
from tests.systems.wings.flights import TWO_SEATER
from tests.systems.wings.flights import shot as aimed_shot
from tests.systems.wings.scenes import at_fire, duel, of, plane, table, tables_of

from escadrille.systems.wings.events import Jammed, Silenced
from escadrille.systems.wings.rules.damage import LASTING, reckon

CAA = piece("machine-gun")
BOTH: dict[str, Any] = {"options": {"twin_gun_jam": True, "doubled_specials": True}}


@pytest.mark.rule("WINGS-DBL-05", "WINGS-SKL-41", "WINGS-RULING-11")
@pytest.mark.parametrize(
    ("hits", "points"),
    [
        (["B4 fire halved", "B3 fire halved"], 3),  # half of seven: of the shot, not of each card
        (["B4 fire evaded", "B3 fire evaded"], 3),
        (["B4 fire halved evaded", "B3 fire halved evaded"], 1),  # half of half of it
        (["B3 fire halved by=a2", "B3 fire halved by=a2 flown=1"], 2),  # two shots
        (["B3 fire halved by=a2", "B3 fire halved by=a3"], 2),
        (["B4 fire evaded snaked", "B2 fire evaded snaked"], 2),  # the two counts nought
        (["B0 fire plus=2", "B2 fire plus=1"], 3),
        (["B4 no-points", "B2"], 2),
    ],
)
def test_points_of_shots_that_count_half(hits: list[str], points: int) -> None:
    planes = plane(0, 200, 200, damage=hits), plane(1, 800, 500), plane(1, 800, 700)
    assert table(*planes, turn=2).aircraft("a1").points == points


@pytest.mark.rule("WINGS-RULING-40")
@pytest.mark.parametrize(("value", "wounds"), [(3, (1, 0)), (4, (0, 1))])
def test_a_wound_of_another_value_is_the_observers_from_four_on(
    value: int, wounds: tuple[int, int]
) -> None:
    """No printed card of that value is in the decks: one is made of another."""
    t = duel({"type": TWO_SEATER, "damage": ["A5-pilot"]}, turn=2)
    known = tables_of(t)
    known.value[known.damage_of["A5-pilot"]] = value
    found = reckon(known, t.state, 0)
    assert (found[1], found[4]) == wounds


@pytest.mark.rule("WINGS-SPEC-07")
def test_a_wound_taken_before_the_fire_leaves_that_fire() -> None:
    """A wound of a collision, say: the next four manoeuvres are silent, not this one."""
    hit = {"damage": ["A3-pilot turn=1 flown=1"]}
    for flown, targets in ((1, ["pass", "a2"]), (2, ["pass"]), (5, ["pass"]), (6, ["pass", "a2"])):
        assert aimed_shot(150, one={**hit, "flown": flown}).legal(0) == targets


@pytest.mark.rule("WINGS-RULING-91", "WINGS-DBL-05")
def test_a_gun_blocked_for_good_stays_so_after_another_jam() -> None:
    one = {"jams": [LASTING, 0, 0, 0], "jam_log": [0, 2, 0, 0]}
    t = aimed_shot(150, one=one, decks={"B": "B0-red-jam"}, **BOTH)
    assert of(t.play("a2", seat=0), Jammed)[0].counters == (None, 3)


@pytest.mark.rule("WINGS-GND-06")
def test_a_machine_gun_is_silenced_once() -> None:
    one = {"at": [500, 400], "level": 0, "counters": 1}
    t = over("fire-3", one, CAA, decks={"A": "A1-rudder-left A2-flames"})
    assert len(of(volley(t, a1="g1"), Silenced)) == 1
    t = over(
        "fire-3", one, CAA, piece=[{"jams": [LASTING, LASTING, 0, 0]}], decks={"A": "A4-smoke"}
    )
    assert not of(volley(t, a1="g1"), Silenced)


@pytest.mark.rule("WINGS-RULING-48")
@pytest.mark.parametrize("owner", [{}, {"side": 1}])
def test_what_nobody_owns_is_an_objective_of_the_active_side(owner: dict[str, int]) -> None:
    dump: dict[str, Any] = {"piece": "dump", "at": [500, 500], "task": "destroy", **owner}
    t = over("bombs-1", {"at": [100, 100]}, dump, bombs=[[50000, 38220, 0, 11780, 1, 0]])
    assert t.view().pieces[0].status == "down"
    assert t.view().scores == (1, 0)


@pytest.mark.rule("WINGS-RULING-40", "WINGS-RULING-86")
def test_an_observer_wounded_again_in_the_step_of_his_jam_was_wounded_before() -> None:
    two = plane(1, 500, 500, type=TWO_SEATER, damage=["A5-pilot turn=1 flown=1"], flown=9)
    t = at_fire(
        plane(0, 500, 350),
        two,
        turn=4,
        copies=[2, 1, 1, 1],
        decks={"A": "A5-pilot", "B": "B0-red-jam"},
    )
    assert {seat for seat, _ in t.asked} == {0, 1}
    t.play("a2", seat=0)
    assert of(t.play("a1", seat=1), Jammed)[0].counters[0] == 4
