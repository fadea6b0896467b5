"""Hits of an attack: fixed when it is announced, suffered when it succeeds."""

from __future__ import annotations

import pytest
from tests.systems.flames.scenes import duel, fighter, spent

from escadrille.systems.flames.events import Played

TOUGH = {"fighter": fighter(airframe=9)}


@pytest.mark.rule("FLAMES-ATK-01")
@pytest.mark.parametrize(
    ("card", "firepower", "pending", "hits"),
    [
        ("ims-1-1", 0, 0, 1),
        ("ims-2-3", 0, 0, 3),
        ("ims-1-1", 1, 0, 2),
        ("oots-1-1", 2, 0, 3),
        ("jinking", 0, 2, 3),
        ("ims-2-3", 1, 2, 6),
        ("ims-3-3", -1, 1, 3),
    ],
)
def test_hits_are_printed_plus_firepower_plus_pending(
    card: str, firepower: int, pending: int, hits: int
) -> None:
    guns = {"fighter": fighter(bursts=3, firepower=firepower)}
    t = duel(card, one=guns, other=TOUGH, spent={"extra_hits": pending})
    announced = t.play(f"{card} attack b1")[0]
    assert isinstance(announced, Played)
    assert announced.hits == hits
    assert t.aircraft("b1").damage == hits


@pytest.mark.rule("FLAMES-ATK-01")
def test_firepower_counts_for_each_attack_and_pending_hits_for_one() -> None:
    guns = {"fighter": fighter(bursts=3, firepower=1)}
    t = duel("yo-yo ims-1-1 ims-1-1 ims-1-1", one=guns, other=TOUGH)
    t.play("yo-yo play")
    damage = []
    for _ in range(3):
        t.play("ims-1-1 attack b1")
        damage.append(t.aircraft("b1").damage)
    assert damage == [3, 5, 7]


@pytest.mark.rule("FLAMES-ATK-01")
def test_a_flip_of_the_attacker_changes_nothing_of_what_was_announced() -> None:
    weak = {"bursts": 0, "firepower": 0}
    guns = {"fighter": fighter(airframe=1, firepower=2, bursts=1, damaged={**weak, "airframe": 9})}
    t = duel("ims-1-1 redline yo-yo", "barrel-roll evasive", one=guns, other=TOUGH)
    t.play("ims-1-1 attack b1", "barrel-roll", "push", "pass")
    assert t.aircraft("a1").damaged
    t.play("yo-yo", "pass", "pass")
    assert t.aircraft("b1").damage == 1 + 2
    assert spent(t)[0] == 1


@pytest.mark.rule("FLAMES-ATK-02", "FLAMES-CARD-04")
@pytest.mark.parametrize(
    ("evasives", "damage"), [(0, 3), (1, 1), (2, 0)], ids=["none", "one", "two"]
)
def test_each_evasive_takes_two_hits_away_and_no_more(evasives: int, damage: int) -> None:
    t = duel("ims-2-3 yo-yo", "evasive evasive scissors", other=TOUGH)
    t.play("ims-2-3 attack b1", "pass", *["evasive"] * evasives)
    if damage:
        t.play("pass")
    assert t.asked == ((0, "action"),)
    assert t.aircraft("b1").damage == damage


@pytest.mark.rule("FLAMES-ATK-02", "FLAMES-PLAY-08")
def test_a_cancelled_attack_does_no_damage() -> None:
    t = duel("ims-2-3 yo-yo", "barrel-roll", other=TOUGH)
    t.play("ims-2-3 attack b1", "barrel-roll", "pass")
    assert t.aircraft("b1").damage == 0
