"""How a dogfight ends, and what losses and damage are worth."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import duel, fighter, plane, played_out, table

from escadrille.testing.scripted import Table

KILLER: dict[str, Any] = {"fighter": fighter(bursts=3)}
FRAIL: dict[str, Any] = {"fighter": fighter(airframe=1)}


def last_turn(*aircraft: dict[str, Any], **facts: Any) -> Table:
    """Return the last Action phase of the last game turn: b1 acts, the others have."""
    idle = [{**plane, "acted": True} for plane in aircraft]
    return table(*idle, **{"turn": 6, "active": "b1", **facts})


@pytest.mark.rule("FLAMES-END-01", "FLAMES-RULING-60")
def test_a_shot_down_fighter_ends_the_duel_at_once() -> None:
    t = duel("ims-3-3 yo-yo", "scissors", one=KILLER, other=FRAIL)
    t.play("ims-3-3 attack b1", "pass", "pass")
    assert t.asked == ()
    assert t.view().over
    assert played_out(t).winners == (0,)
    assert played_out(t).reason == "shot-down"
    assert t.refused("pass", seat=0) == "FLAMES-SETUP-07"


@pytest.mark.rule("FLAMES-END-01")
def test_the_winner_of_a_duel_may_bear_more_damage() -> None:
    t = duel("fuel-tank", one={"damage": 5})
    t.play("fuel-tank attack b1")
    assert played_out(t).winners == (0,)


@pytest.mark.rule("FLAMES-END-01", "FLAMES-END-02")
def test_it_does_not_matter_which_fighter_of_a_duel_is_named_first() -> None:
    t = table(plane(1, "ims-3-3", **KILLER), plane(0, **FRAIL), active="b1")
    t.play("ims-3-3 attack a1")
    assert played_out(t).winners == (1,)
    late = last_turn(plane(1, damage=2), plane(0))
    assert played_out(late).winners == (0,)


@pytest.mark.rule("FLAMES-END-02", "FLAMES-FFA-01")
def test_two_alone_in_a_free_for_all_fight_a_duel() -> None:
    on = {"free_for_all": True}
    t = last_turn(plane(0, damage=1), plane(2), options=on, active="c1")
    assert played_out(t).winners == (2,)


@pytest.mark.rule("FLAMES-END-02", "FLAMES-SETUP-07")
@pytest.mark.parametrize(("mine", "his", "winners"), [(1, 2, (0,)), (2, 0, (1,)), (4, 3, (1,))])
def test_after_six_game_turns_whoever_hurt_the_other_more_wins(
    mine: int, his: int, winners: tuple[int, ...]
) -> None:
    found = played_out(last_turn(plane(0, damage=mine), plane(1, damage=his)))
    assert found.winners == winners
    assert found.reason == "damage"


@pytest.mark.rule("FLAMES-END-02")
def test_a_duel_is_not_over_before_the_sixth_game_turn_is() -> None:
    t = last_turn(plane(0), plane(1, damage=1), turn=5)
    while t.view().turn == 5:
        t.play("pass")
    assert t.asked
    assert played_out(t).winners == (0,)
    assert t.view().turn == 6


@pytest.mark.rule("FLAMES-END-02")
def test_a_duel_over_on_time_is_judged_by_damage_not_by_points() -> None:
    cheap = fighter(airframe=2, vp=4)
    dear = fighter(airframe=9, vp=20)
    t = last_turn(plane(0, fighter=cheap, damage=3), plane(1, fighter=dear, damage=5))
    assert played_out(t).winners == (0,)


@pytest.mark.rule("FLAMES-END-03")
def test_a_loss_scores_its_whole_value() -> None:
    t = duel("fuel-tank", other={"fighter": fighter(vp=7)})
    assert t.view().scores == (0, 0)
    t.play("fuel-tank attack b1")
    assert played_out(t).scores == (7, 0)


@pytest.mark.rule("FLAMES-END-04")
@pytest.mark.parametrize(("damage", "vp", "score"), [(2, 7, 0), (3, 7, 3), (5, 8, 4), (3, 1, 0)])
def test_a_damaged_side_scores_half_rounded_down(damage: int, vp: int, score: int) -> None:
    t = last_turn(plane(0, damage=damage, fighter=fighter(vp=vp)), plane(1))
    assert played_out(t).scores == (0, score)


@pytest.mark.rule("FLAMES-END-05", "FLAMES-RULING-22")
def test_with_several_aircraft_points_decide_and_not_damage() -> None:
    hurt = plane(0, fighter=fighter(airframe=9), damage=8)
    flipped = plane(1, fighter=fighter(airframe=2, vp=4), damage=2)
    found = played_out(last_turn(hurt, plane(0), flipped, plane(1)))
    assert found.scores == (2, 0)
    assert (found.winners, found.reason) == ((0,), "points")


@pytest.mark.rule("FLAMES-END-05", "FLAMES-END-03", "FLAMES-END-04")
def test_losses_and_damage_of_a_side_add_up() -> None:
    lost = plane(0, fighter=fighter(vp=9), damage=6, down=True, downed_by=1)
    flipped = plane(0, fighter=fighter(vp=7), damage=3)
    found = played_out(last_turn(lost, flipped, plane(1, fighter=fighter(vp=25), damage=3)))
    assert found.scores == (12, 9 + 3)
