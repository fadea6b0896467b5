"""Damage: the total since the start turns the card over, then removes it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import astuple
from tests.systems.flames.scenes import duel, fighter, plane, table

from escadrille.systems.flames.events import Flipped, ShotDown
from escadrille.systems.flames.tables import GUNNER

GUNS = {"fighter": fighter(bursts=9)}


def suffers(before: int, hits: int, **facts: Any) -> Any:
    """Return b1, Airframe 3 and 6 unless told, after an attack of so many hits."""
    t = duel(
        "ims-1-1 yo-yo", one=GUNS, other={"damage": before, **facts}, spent={"extra_hits": hits - 1}
    )
    t.play("ims-1-1 attack b1")
    return t.aircraft("b1")


@pytest.mark.rule("FLAMES-DMG-01")
@pytest.mark.parametrize(("hits", "flipped"), [(1, False), (2, False), (3, True), (4, True)])
def test_the_card_flips_when_the_total_reaches_its_airframe(hits: int, flipped: bool) -> None:
    b1 = suffers(0, hits)
    assert (b1.damaged, b1.flying) == (flipped, True)


@pytest.mark.rule("FLAMES-DMG-01")
def test_a_card_flips_once() -> None:
    t = duel("ims-1-1 ims-1-1 ims-1-1", one=GUNS, other={"damage": 2})
    told = t.play("ims-1-1 attack b1", "ims-1-1 attack b1")
    assert [type(event) for event in told].count(Flipped) == 1


@pytest.mark.rule("FLAMES-DMG-02", "FLAMES-COMP-07")
def test_damage_is_carried_over_to_the_other_side() -> None:
    b1 = suffers(2, 2)
    assert (b1.damage, b1.damaged) == (4, True)


@pytest.mark.rule("FLAMES-DMG-02", "FLAMES-DMG-03")
@pytest.mark.parametrize(
    ("before", "hits", "flying"), [(3, 2, True), (3, 3, False), (5, 1, False), (5, 4, False)]
)
def test_the_whole_total_is_held_against_the_damaged_airframe(
    before: int, hits: int, flying: bool
) -> None:
    assert suffers(before, hits).flying is flying


@pytest.mark.rule("FLAMES-DMG-03")
@pytest.mark.parametrize(("hits", "flying"), [(5, True), (6, False), (7, False)])
def test_one_attack_may_shoot_down_an_undamaged_aircraft(hits: int, flying: bool) -> None:
    assert suffers(0, hits).flying is flying


@pytest.mark.rule("FLAMES-DMG-04", "FLAMES-TURN-09")
def test_a_flip_takes_no_cards_away() -> None:
    weaker = fighter(performance=3, damaged={"performance": 1})
    hand = "yo-yo scissors evasive"
    t = duel("ims-2-3 yo-yo", hand, one=GUNS, other={"fighter": weaker})
    t.play("ims-2-3 attack b1", "pass", "pass")
    assert t.aircraft("b1").damaged
    assert t.hand("b1") == ["evasive", "scissors", "yo-yo"]


@pytest.mark.rule("FLAMES-DMG-05", "FLAMES-POS-11")
def test_a_loss_leaves_with_its_hand_and_its_positions() -> None:
    hunter = plane(0, "ims-1-1 yo-yo", holds="b1", position="advantaged")
    prey = plane(1, "scissors evasive", damage=5, holds="a2", position="tailing")
    t = table(hunter, plane(0), prey, plane(1))
    told = t.play("ims-1-1 attack b1", "pass", "pass")
    b1 = t.aircraft("b1")
    assert ShotDown("b1", 0) in told
    assert (b1.flying, b1.cards) == (False, 0)
    assert sorted(t.view().discard) == ["evasive", "ims-1-1", "scissors"]
    assert (t.aircraft("a1").holds, b1.holds) == (None, None)
    assert t.refused("yo-yo maneuver b1 1") == "FLAMES-PLAY-14"


@pytest.mark.rule("FLAMES-DMG-05")
@pytest.mark.parametrize(("phase", "line"), [("altitude", "push"), ("action", "redline play")])
def test_who_falls_in_his_own_turn_ends_it_at_once(phase: str, line: str) -> None:
    t = table(plane(0, "redline yo-yo", damage=5), plane(0), plane(1), phase=phase)
    t.play(line, "pass")
    assert (t.aircraft("a1").flying, t.aircraft("a1").cards) == (False, 0)
    assert (t.view().active, t.view().phase) == ("b1", "altitude")
    assert sorted(t.view().discard) == ["redline", "yo-yo"]


FIGURES = {
    "speed": 1,
    "performance": 4,
    "horsepower": [1, 0],
    "bursts": 1,
    "firepower": 3,
    "airframe": 8,
    "gunner": 2,
}


@pytest.mark.rule("FLAMES-DMG-06", "FLAMES-COMP-05")
def test_the_damaged_side_replaces_every_figure() -> None:
    front = fighter(speed=3, performance=7, bursts=2, firepower=1, airframe=4, damaged=FIGURES)
    sound, hit = (duel("yo-yo", one={"fighter": front, "damage": n}) for n in (3, 4))
    assert astuple(sound.aircraft("a1").figures)[: GUNNER + 1] == (3, 7, 2, 1, 2, 1, 4, 0)
    a1 = hit.aircraft("a1")
    assert astuple(a1.figures)[: GUNNER + 1] == (1, 4, 1, 0, 1, 3, 8, 2)
    assert (a1.flips_at, a1.falls_at, a1.figures.airframe) == (4, 8, 8)


@pytest.mark.rule("FLAMES-DMG-06")
def test_new_figures_apply_from_the_flip_on_in_the_same_turn() -> None:
    weak = {"horsepower": [0, 0], "bursts": 1, "firepower": -1, "airframe": 9}
    plain = {"fighter": fighter(airframe=1, bursts=3, damaged=weak)}
    t = duel("redline yo-yo ims-2-2 ims-1-1", one=plain, other={"fighter": fighter(airframe=9)})
    t.play("redline play", "pass")
    assert t.refused("ims-2-2 attack b1") == "FLAMES-BURST-06"
    t.play("yo-yo play", "ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 1 + 1 - 1
    cards = t.aircraft("a1").cards
    while t.view().active == "a1":
        t.play("pass")
    assert t.aircraft("a1").cards == cards


@pytest.mark.rule("FLAMES-DMG-06", "FLAMES-SPEED-01")
@pytest.mark.parametrize(("damage", "question"), [(2, "action"), (3, "compare")])
def test_a_damaged_enemy_is_slower(damage: int, question: str) -> None:
    slow = fighter(damaged={"speed": 1})
    t = duel("yo-yo", other={"fighter": slow, "damage": damage}, phase="speed")
    assert t.asked == ((0, question),)
