"""Bursts: ZERO-BST-01 to ZERO-BST-12."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import bursts, can, duel, fighter, mini

from escadrille.systems.zero import load_packs
from escadrille.systems.zero.events import Played

TOUGH: dict[str, Any] = {"fighter": fighter(capacity=(30, 40))}


def guns(rating: int) -> dict[str, Any]:
    return {"fighter": fighter(bursts=rating)}


@pytest.mark.rule("ZERO-BST-01")
@pytest.mark.parametrize(
    ("card", "cost", "hits"),
    [
        ("ims-1-1", 1, 1),
        ("ims-1-2", 1, 2),
        ("ims-2-2", 2, 2),
        ("ims-3-3", 3, 3),
        ("fuel-tank", 3, 6),
        ("ots-2-3", 2, 3),
        ("ots-3-4", 3, 4),
    ],
)
def test_a_firing_card_states_bursts_and_hits(card: str, cost: int, hits: int) -> None:
    assert not can(duel(card, one=guns(cost - 1)), card)
    t = duel(card, one=guns(cost), other=TOUGH)
    (played,) = [event for event in t.play(card) if isinstance(event, Played)]
    assert (played.bursts, played.hits) == (cost, hits)
    assert t.view().sequence.fired == cost
    assert t.aircraft("b1").hits == hits


@pytest.mark.rule("ZERO-BST-01")
def test_no_card_costs_less_than_one_burst_or_more_than_three() -> None:
    costs = {card.attack.bursts for card in load_packs().tables["card"].values() if card.attack}
    assert costs == {1, 2, 3}


@pytest.mark.rule("ZERO-BST-02", "ZERO-BST-03")
@pytest.mark.parametrize("rating", [0, 1, 2])
@pytest.mark.parametrize(("position", "bonus"), [(0, 0), (1, 1), (2, 3)])
def test_the_allowance_follows_the_position(rating: int, position: int, bonus: int) -> None:
    """Three more at most: the bonus of Tailing does not add to that of Advantaged."""
    t = duel("ims-1-1 " * 6, position=position, one=guns(rating), other=TOUGH)
    shots = 0
    while can(t, "ims-1-1"):
        t.play("ims-1-1")
        shots += 1
    assert shots == rating + bonus


@pytest.mark.rule("ZERO-BST-02", "ZERO-BST-08")
@pytest.mark.parametrize("position", [-1, -2])
@pytest.mark.parametrize("card", ["ims-1-1", "ots-2-3"])
def test_nobody_fires_from_behind(position: int, card: str) -> None:
    t = duel(card, position=position, one=guns(9))
    assert t.refused(card) == "ZERO-BST-08"


@pytest.mark.rule("ZERO-BST-08")
def test_a_gunner_does() -> None:
    t = duel("ims-1-1", position=-2, one={"fighter": fighter(gunner=1)})
    t.play("ims-1-1 gunner")
    assert t.aircraft("b1").hits == 1


@pytest.mark.rule("ZERO-BST-03")
def test_the_bonus_of_a_better_position_replaces_that_of_a_lesser() -> None:
    t = duel("maneuvering maneuvering ims-1-1", one=guns(1))
    t.play("maneuvering")
    assert bursts(t) == (0, 2)
    t.play("maneuvering")
    assert bursts(t) == (0, 4)


@pytest.mark.rule("ZERO-BST-04")
def test_what_was_fired_counts_against_the_next_card() -> None:
    t = duel("ims-1-1 ims-1-2 ims-2-2", one=guns(2), other=TOUGH)
    assert can(t, "ims-2-2")
    t.play("ims-1-1")
    assert t.refused("ims-2-2") == "ZERO-BST-04"
    assert can(t, "ims-1-2")
    t.play("ims-1-2")
    assert bursts(t) == (2, 2)


@pytest.mark.rule("ZERO-BST-05")
def test_fire_may_be_split_among_any_number_of_cards() -> None:
    t = duel("ims-1-1 ots-2-3 ims-1-2 ims-1-1", position=1, one=guns(3), other=TOUGH)
    t.play("ims-1-1", "ots-2-3", "ims-1-2")
    assert t.aircraft("b1").hits == 1 + 3 + 2
    assert t.refused("ims-1-1") == "ZERO-BST-04"


@pytest.mark.rule("ZERO-BST-06")
def test_a_better_position_counts_at_once_less_what_was_fired() -> None:
    t = duel("ims-1-1 half-loop ims-3-3", one=guns(1), other=TOUGH)
    t.play("ims-1-1")
    assert bursts(t) == (1, 1)
    t.play("half-loop")
    assert bursts(t) == (1, 4)
    t.play("ims-3-3")
    assert bursts(t) == (4, 4)


@pytest.mark.rule("ZERO-BST-07")
def test_the_most_against_a_leader_is_the_rating_and_three() -> None:
    """Whatever the manoeuvres of the sequence."""
    hand = "ims-1-1 maneuvering maneuvering ims-1-1 ims-2-2 ims-1-2"
    t = duel(hand, one=guns(1), other=TOUGH)
    t.play("ims-1-1", "maneuvering", "ims-1-1", "maneuvering", "ims-2-2")
    assert bursts(t) == (4, 4)
    assert t.refused("ims-1-2") == "ZERO-BST-04"


@pytest.mark.rule("ZERO-BST-09")
def test_fire_that_is_cancelled_has_been_spent() -> None:
    t = duel("ims-1-1 ims-1-2", "barrel-roll", one=guns(1))
    t.play("ims-1-1", "barrel-roll", "pass")
    assert t.aircraft("b1").hits == 0
    assert bursts(t) == (1, 1)
    assert t.refused("ims-1-2") == "ZERO-BST-04"


@pytest.mark.rule("ZERO-BST-10")
def test_manoeuvres_against_a_wingman_earn_bursts() -> None:
    t = duel("maneuvering half-loop ims-1-1", deck="ims-1-1 ims-1-1", one=guns(1))
    t.play("b1w")
    assert bursts(t) == (0, 1)
    t.play("maneuvering", "pass")
    assert bursts(t) == (0, 2)
    t.play("half-loop", "pass")
    assert bursts(t) == (0, 4)


@pytest.mark.rule("ZERO-BST-10")
def test_a_manoeuvre_that_is_answered_earns_nothing() -> None:
    t = duel("maneuvering ims-2-2", deck="tight-turn ims-1-1", one=guns(1))
    t.play("b1w", "maneuvering", "tight-turn", "pass")
    assert bursts(t) == (0, 1)
    assert t.refused("ims-2-2") == "ZERO-BST-10"


@pytest.mark.rule("ZERO-BST-11")
def test_there_is_no_ceiling_against_a_wingman() -> None:
    hand = "half-loop half-loop maneuvering ims-3-3 ots-3-4"
    t = duel(f"{hand} tight-turn", one=guns(1), other=TOUGH, deck="maneuvering maneuvering")
    t.play("b1w")
    for card in hand.split():
        t.play(card, "pass")
    assert t.aircraft("b1w").hits == 3 + 4
    assert bursts(t) == (6, 6)


@pytest.mark.rule("ZERO-BST-12")
def test_a_wingman_fires_all_that_it_draws() -> None:
    one = {"fighter": fighter(bursts=0, wingman={"offensive": 3})}
    t = duel(one=one, other=TOUGH, phase="wingman", deck="ims-3-3 ots-3-4 fuel-tank")
    t.play("b1", "ims-3-3", "ots-3-4", "fuel-tank")
    assert t.aircraft("b1").hits == 3 + 4 + 6
    assert mini(t, "a1w") == []
