"""Bursts: three pools a turn, what fills them and what they pay for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import announced, can, duel, fighter, plane, spent, table

ADVANTAGED = {"holds": "b1", "position": "advantaged"}
TAILING = {"holds": "b1", "position": "tailing"}


def guns(bursts: int, **figures: Any) -> dict[str, Any]:
    return {"fighter": fighter(bursts=bursts, **figures)}


@pytest.mark.rule("FLAMES-BURST-01", "FLAMES-BURST-06")
@pytest.mark.parametrize("bursts", [0, 1, 2])
@pytest.mark.parametrize(("position", "more"), [(0, 0), (1, 1), (2, 3)])
def test_a_position_gives_bursts(position: int, more: int, bursts: int) -> None:
    # Each Evasive in force makes the card of one burst cost one more: a way to ask for any price.
    for cost in range(1, 7):
        t = duel("ims-1-1", "", position, guns(bursts), {"evasive": cost - 1})
        if cost <= bursts + more:
            assert can(t, "ims-1-1 attack b1")
        else:
            assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-02", "FLAMES-MULTI-04")
def test_each_pool_is_spent_once_whoever_is_attacked() -> None:
    fire = " ".join(["ims-1-1"] * 4)
    t = table(plane(0, f"{fire} yo-yo evasive", **guns(0), **ADVANTAGED), plane(1), plane(1))
    t.play("ims-1-1 attack b1")
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
    t.play("abandon", "yo-yo maneuver b2 1")
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"
    t.play("ims-1-1 maneuver b2 1", "ims-1-1 attack b2")
    assert can(t, "ims-1-1 attack b2")


@pytest.mark.rule("FLAMES-BURST-03")
def test_a_pool_is_open_only_while_its_position_is_held() -> None:
    t = table(plane(0, "ims-2-2 ims-1-1 evasive", **guns(0), **TAILING), plane(1), plane(1))
    assert can(t, "ims-2-2 attack b1")
    t.play("abandon")
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
    t.play("evasive maneuver b2 2", "ims-2-2 attack b2")
    assert spent(t) == (0, 1, 1, 0)


@pytest.mark.rule("FLAMES-BURST-03")
def test_what_was_spent_is_gone_when_the_position_is_held_again() -> None:
    t = table(plane(0, "ims-3-3 evasive ims-1-1", **guns(0), **TAILING), plane(1))
    t.play("ims-3-3 attack b1", "abandon", "evasive maneuver b1 2")
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-04", "FLAMES-BURST-05")
def test_bursts_come_from_inherent_then_advantage_then_tailing() -> None:
    fire = " ".join(["ims-1-1"] * 5)
    t = duel(fire, position=2, one=guns(1), other={"fighter": fighter(airframe=9)})
    found = []
    for _ in range(4):
        t.play("ims-1-1 attack b1")
        found.append(spent(t))
    assert found == [(1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 2, 0)]
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-04")
def test_a_shot_from_advantaged_uses_up_the_inherent_burst_first() -> None:
    t = table(plane(0, "ims-1-1 ims-1-1", **guns(1), **ADVANTAGED), plane(1), plane(1))
    t.play("ims-1-1 attack b1", "abandon")
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-05", "FLAMES-BURST-02")
def test_no_turn_spends_more_than_inherent_and_three() -> None:
    t = table(
        plane(0, "ims-3-3 ims-2-2 evasive ims-1-1", **guns(2), **TAILING),
        plane(1, fighter=fighter(airframe=9)),
        plane(1),
    )
    t.play("ims-3-3 attack b1", "ims-2-2 attack b1", "abandon", "evasive maneuver b2 2")
    assert spent(t) == (2, 1, 2, 0)
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-05", "FLAMES-NOTE-04")
def test_the_gunner_fires_bursts_of_his_own() -> None:
    t = table(
        plane(0, "ims-1-1 oots-1-1", **guns(0, gunner=1)),
        plane(1, holds="a1", position="tailing"),
        plane(1),
    )
    t.play("ims-1-1 gunner b1")
    assert spent(t) == (0, 0, 0, 1)
    assert t.refused("oots-1-1 attack b2") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-06")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("ims-1-1", 1),
        ("ims-2-2", 2),
        ("ims-2-3", 2),
        ("ims-3-3", 3),
        ("fuel-tank", 2),
        ("jinking", 1),
        ("oots-1-1", 1),
        ("oots-2-3", 2),
    ],
)
@pytest.mark.parametrize("evasive", [0, 1, 2])
def test_an_attack_costs_its_bursts_and_one_for_each_evasive(
    card: str, cost: int, evasive: int
) -> None:
    price = cost + evasive
    t = duel(card, one=guns(price - 1), other={"evasive": evasive})
    assert t.refused(f"{card} attack b1") == "FLAMES-BURST-06"
    t = duel(card, "yo-yo", one=guns(price), other={"evasive": evasive})
    played = announced(t, f"{card} attack b1")
    assert (played.bursts, spent(t)) == (price, (price, 0, 0, 0))


@pytest.mark.rule("FLAMES-BURST-06", "FLAMES-CARD-03")
def test_an_evasive_makes_only_its_own_aircraft_dearer() -> None:
    t = table(plane(0, "ims-1-1", **guns(1)), plane(1, evasive=1), plane(1))
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
    assert can(t, "ims-1-1 attack b2")


@pytest.mark.rule("FLAMES-BURST-07", "FLAMES-PLAY-08")
def test_a_cancelled_attack_gives_no_burst_back() -> None:
    t = duel("ims-1-1 ims-2-3", "ace-pilot", 1, guns(1))
    t.play("ims-2-3 attack b1", "ace-pilot", "pass")
    assert t.aircraft("b1").damage == 0
    assert spent(t) == (1, 1, 0, 0)
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BURST-08", "FLAMES-RULING-09")
@pytest.mark.parametrize("card", ["ims-1-1", "ims-2-3", "fuel-tank", "oots-2-3"])
@pytest.mark.parametrize(
    ("position", "use"), [(0, "maneuver b1 1"), (-1, "agile b1"), (0, "barrage")]
)
def test_other_uses_of_an_attack_card_are_free(card: str, position: int, use: str) -> None:
    t = duel(f"{card} yo-yo", "yo-yo", position, guns(0, agile=True, barrage=True))
    played = announced(t, f"{card} {use}")
    assert (played.bursts, spent(t)) == (0, (0, 0, 0, 0))


@pytest.mark.rule("FLAMES-BURST-08", "FLAMES-RULING-09")
def test_a_jinking_in_reaction_is_free() -> None:
    t = duel("ims-1-1 jinking yo-yo", "jinking", one=guns(1), other=guns(0))
    t.play("ims-1-1 attack b1", "jinking", "jinking")
    assert spent(t) == (1, 0, 0, 0)
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-BURST-09")
@pytest.mark.parametrize("shots", [0, 3])
def test_every_turn_brings_the_pools_anew_and_nothing_more(shots: int) -> None:
    fire = " ".join(["ims-1-1"] * 7)
    tough = {"fighter": fighter(airframe=20)}
    t = duel(fire, "", 2, guns(0), tough)
    t.play(*["ims-1-1 attack b1"] * shots)
    while t.view().turn < 2 or t.asked != ((0, "action"),):
        t.play("pass")
    assert spent(t) == (0, 0, 0, 0)
    for _ in range(3):
        t.play("ims-1-1 attack b1", "pass", "pass")
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
