"""Free for all (group FFA)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, fighter, plane, table

from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.systems.flames import configure
from escadrille.systems.flames.events import TurnBegan, TurnOrder
from escadrille.testing.scripted import Table


def melee(*aircraft: dict[str, Any], **facts: Any) -> Table:
    usual = {"options": {"free_for_all": True}, "order": "a1 b1 c1"}
    return table(*aircraft, **{**usual, **facts})


@pytest.mark.rule("FLAMES-FFA-01")
@pytest.mark.parametrize("active", ["a1", "b1", "c1"])
def test_every_player_is_the_enemy_of_every_other(active: str) -> None:
    hand = {"hand": "ims-1-1"}
    t = melee(plane(0, **hand), plane(1, **hand), plane(2, **hand), active=active)
    t.play("ims-1-1 maneuver")
    assert t.legal() == [name for name in ("a1", "b1", "c1") if name != active]


@pytest.mark.rule("FLAMES-FFA-01")
def test_two_players_of_one_side_are_enemies_too_but_not_the_aircraft_of_one() -> None:
    t = melee(
        plane(0, "ims-1-1", seat=0),
        plane(0, seat=0),
        plane(0, seat=1),
        plane(1),
        seats=[2, 1],
        order="a1 a2 a3 b1",
    )
    t.play("ims-1-1 attack")
    assert t.legal() == ["a3", "b1"]


@pytest.mark.rule("FLAMES-FFA-01")
def test_each_player_scores_for_himself() -> None:
    """One of two players of a side shoots the enemy down; the other one wins nothing."""
    t = melee(
        plane(0, "fuel-tank", seat=0),
        plane(0, seat=1, acted=True),
        plane(1, acted=True),
        seats=[2, 1],
        order="a1 a2 b1",
        turns=1,
    )
    t.play("fuel-tank attack b1")
    while t.asked:
        t.play("pass")
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert outcome.scores == (10, 0, 0)
    assert outcome.points == (1.0, 0.0, 0.0)


@pytest.mark.rule("FLAMES-FFA-01")
def test_the_battle_lasts_while_two_players_fly() -> None:
    """Even two of one side."""
    t = melee(
        plane(0, "fuel-tank fuel-tank", seat=0, fighter=fighter(bursts=4)),
        plane(0, seat=1),
        plane(1),
        seats=[2, 1],
        order="a1 a2 b1",
    )
    t.play("fuel-tank attack b1")
    assert t.asked
    t.play("fuel-tank attack a2")
    assert not t.asked


@pytest.mark.rule("FLAMES-FFA-01")
def test_more_than_two_sides_are_always_a_free_for_all() -> None:
    with pytest.raises(BadOption):
        configure("free-for-all", {"free_for_all": False})


@pytest.mark.rule("FLAMES-FFA-01")
def test_three_sides_of_a_situation_are_a_free_for_all_too() -> None:
    with pytest.raises(BadSituation):
        table(plane(0), plane(1), plane(2))


@pytest.mark.rule("FLAMES-FFA-02")
def test_the_order_is_drawn_anew_for_every_game_turn() -> None:
    """The script of chance: each shuffle of three asks for a number below 3, then below 2."""
    script = [0, 0, 2, 1, 1, 0]
    flown = [plane(side, acted=True) for side in range(3)]
    t = melee(*flown, active=None, turn=1, script=script, turns=4)
    orders, turns = [], [t.view().active]
    while t.asked:
        for event in t.play("pass"):
            if isinstance(event, TurnOrder):
                orders.append(event.aircraft)
            if isinstance(event, TurnBegan):
                turns.append(event.aircraft)
    assert orders == [("a1", "b1", "c1"), ("c1", "a1", "b1")]
    assert turns == ["b1", "c1", "a1", "a1", "b1", "c1", "c1", "a1", "b1"]


@pytest.mark.rule("FLAMES-FFA-02")
def test_who_is_first_differs_from_turn_to_turn() -> None:
    t = Opening("free-for-all")
    for seat in range(4):
        t.play("yak-1", seat=seat)
    events = []
    for seat in range(4):
        events += t.play("medium", seat=seat)
    while t.asked:
        events += t.play("pass")
    orders = [event.aircraft for event in events if isinstance(event, TurnOrder)]
    assert len(orders) == 6
    assert all(sorted(order) == ["a1", "b1", "c1", "d1"] for order in orders)
    assert len(set(orders)) > 1
    began = [event.aircraft for event in events if isinstance(event, TurnBegan)]
    assert began == [aircraft for order in orders for aircraft in order]


@pytest.mark.rule("FLAMES-FFA-02")
def test_a_player_shot_down_loses_his_place_in_the_order() -> None:
    t = melee(plane(0, "fuel-tank"), plane(1), plane(2))
    t.play("fuel-tank attack b1")
    t.play("pass")
    assert t.view().active == "c1"


@pytest.mark.rule("FLAMES-FFA-02")
def test_a_situation_that_leaves_the_order_out_can_be_played_on() -> None:
    t = melee(plane(0), plane(1), plane(2), order="", phase="altitude")
    t.play("pass")
    assert t.view().active in ("b1", "c1")
