"""Special notes on aircraft: Gunner, Agile, Barrage, and the Bombs that wait for a campaign."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import fighter, plane, spent, table

from escadrille.testing.scripted import Table

SHOTS = ("ims-1-1", "ims-2-2", "ims-2-3", "ims-3-3", "fuel-tank", "jinking", "oots-1-1", "oots-2-3")


def gunship(gunner: int = 1, **figures: Any) -> dict[str, Any]:
    return fighter(gunner=gunner, airframe=9, **figures)


def behind(hand: str = "", position: str = "advantaged", **facts: Any) -> dict[str, Any]:
    """Return a tough enemy that holds a position on a1."""
    tough = fighter(airframe=9)
    return plane(1, hand, **{"fighter": tough, "holds": "a1", "position": position, **facts})


def next_own_actions(t: Table) -> Table:
    """Let everyone pass until a1 is in its next Action phase."""
    turn = t.view().turn
    while t.view().turn == turn or (t.view().active, t.asked[0][1]) != ("a1", "action"):
        t.play("pass")
    return t


@pytest.mark.rule("FLAMES-NOTE-01")
@pytest.mark.parametrize("position", ["advantaged", "tailing"])
@pytest.mark.parametrize("card", ["ims-1-1", "jinking", "oots-1-1"])
def test_the_gunner_fires_at_whoever_is_behind(card: str, position: str) -> None:
    t = table(plane(0, card, fighter=gunship()), behind(position=position))
    t.play(f"{card} gunner b1")
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-NOTE-01", "FLAMES-CARD-07")
def test_the_gunner_may_fire_a_fuel_tank() -> None:
    t = table(plane(0, "fuel-tank", fighter=gunship(2)), behind())
    t.play("fuel-tank gunner b1")
    assert not t.aircraft("b1").flying


@pytest.mark.rule("FLAMES-NOTE-01")
def test_only_attack_cards_feed_the_gunner() -> None:
    t = table(plane(0, "yo-yo", fighter=gunship()), behind())
    assert t.refused("yo-yo gunner b1") == "FLAMES-NOTE-01"


@pytest.mark.rule("FLAMES-NOTE-01")
def test_without_the_note_nobody_fires_backwards() -> None:
    t = table(plane(0, "ims-1-1"), behind())
    assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-01"


@pytest.mark.rule("FLAMES-NOTE-01")
def test_the_gunner_sees_nobody_in_front_or_beside() -> None:
    neutral = table(plane(0, "ims-1-1", fighter=gunship()), plane(1))
    ahead = table(plane(0, "ims-1-1", fighter=gunship(), holds="b1", position="tailing"), plane(1))
    for t in (neutral, ahead):
        assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-01"
    third = table(plane(0, "ims-1-1", fighter=gunship()), behind(), plane(1))
    assert third.refused("ims-1-1 gunner b2") == "FLAMES-NOTE-01"


@pytest.mark.rule("FLAMES-NOTE-01", "FLAMES-REACT-03")
def test_gunner_fire_is_answered_by_its_title() -> None:
    t = table(plane(0, "oots-1-1", fighter=gunship()), behind("barrel-roll vertical-roll"))
    t.play("oots-1-1 gunner b1")
    assert t.legal() == ["pass", "vertical-roll"]
    t.play("vertical-roll")
    assert t.aircraft("b1").damage == 0


@pytest.mark.rule("FLAMES-NOTE-01", "FLAMES-PLAY-03")
def test_the_gunner_is_silent_in_the_enemy_turn() -> None:
    t = table(plane(0, "yo-yo"), plane(1, "ims-1-1", fighter=gunship()))
    t.play("yo-yo maneuver b1 1")
    assert t.legal() == ["pass"]
    assert t.refused("gunner") == "FLAMES-PLAY-03"


@pytest.mark.rule("FLAMES-NOTE-02")
def test_firepower_does_not_help_the_gunner() -> None:
    heavy = gunship(firepower=2)
    t = table(plane(0, "ims-1-1 ims-1-1", fighter=heavy), behind(), plane(1, fighter=gunship()))
    t.play("ims-1-1 gunner b1", "ims-1-1 attack b2")
    assert (t.aircraft("b1").damage, t.aircraft("b2").damage) == (1, 3)


@pytest.mark.rule("FLAMES-NOTE-03")
def test_pending_hits_go_to_the_gunner_when_he_fires_next() -> None:
    t = table(
        plane(0, "tight-turn yo-yo ims-1-1 ims-1-1", fighter=gunship()),
        behind(),
        plane(1, fighter=gunship()),
    )
    t.play("tight-turn play", "yo-yo play", "ims-1-1 gunner b1")
    assert t.aircraft("b1").damage == 3
    assert t.view().extra_hits == 0
    t.play("ims-1-1 attack b2")
    assert t.aircraft("b2").damage == 1


@pytest.mark.rule("FLAMES-NOTE-04")
def test_the_gunner_has_bursts_of_his_own() -> None:
    t = table(plane(0, "ims-1-1 ims-1-1 ims-2-2", fighter=gunship()), behind(), plane(1))
    t.play("ims-1-1 gunner b1")
    assert spent(t) == (0, 0, 0, 1)
    assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"
    t.play("ims-2-2 attack b2")
    assert spent(t) == (2, 0, 0, 1)


@pytest.mark.rule("FLAMES-NOTE-04")
def test_neither_normal_bursts_nor_positions_pay_for_the_gunner() -> None:
    shooter = plane(0, "ims-2-2", fighter=gunship(), holds="b2", position="tailing")
    t = table(shooter, behind(), plane(1))
    assert t.refused("ims-2-2 gunner b1") == "FLAMES-NOTE-04"
    t.play("ims-2-2 attack b2")


@pytest.mark.rule("FLAMES-NOTE-04", "FLAMES-RULING-10", "FLAMES-CARD-03")
def test_evasive_costs_the_gunner_one_burst_more() -> None:
    one = table(plane(0, "ims-1-1", fighter=gunship(1)), behind(evasive=1))
    assert one.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"
    two = table(plane(0, "ims-1-1 yo-yo", fighter=gunship(2)), behind(evasive=1))
    two.play("ims-1-1 gunner b1")
    assert spent(two) == (0, 0, 0, 2)


@pytest.mark.rule("FLAMES-NOTE-04", "FLAMES-BURST-09")
def test_gunner_bursts_come_back_each_own_turn() -> None:
    t = table(plane(0, "ims-1-1 ims-1-1", fighter=gunship()), behind())
    t.play("ims-1-1 gunner b1")
    next_own_actions(t).play("ims-1-1 gunner b1")
    assert spent(t) == (0, 0, 0, 1)


def agile(hand: str, **facts: Any) -> dict[str, Any]:
    return plane(0, hand, **{"fighter": fighter(agile=True), **facts})


@pytest.mark.rule("FLAMES-NOTE-05", "FLAMES-BURST-08")
@pytest.mark.parametrize(
    "card", ["ims-3-3", "ace-pilot", "barrel-roll", "evasive", "redline", "tight-turn", "scissors"]
)
def test_an_agile_fighter_reverses_with_any_card(card: str) -> None:
    t = table(agile(card), behind())
    t.play(f"{card} agile b1")
    assert t.position("a1", "b1") == 1
    assert spent(t) == (0, 0, 0, 0)
    assert t.view().discard == (card,)


@pytest.mark.rule("FLAMES-NOTE-05")
def test_a_fighter_that_is_not_agile_needs_scissors() -> None:
    t = table(plane(0, "ims-1-1"), behind())
    assert t.refused("ims-1-1 agile b1") == "FLAMES-NOTE-05"


@pytest.mark.rule("FLAMES-NOTE-05")
def test_agile_only_helps_from_disadvantaged() -> None:
    neutral = table(agile("ims-1-1"), plane(1))
    tailed = table(agile("ims-1-1"), behind(position="tailing"))
    ahead = table(agile("ims-1-1", holds="b1", position="advantaged"), plane(1))
    for t in (neutral, tailed, ahead):
        assert t.refused("ims-1-1 agile b1") == "FLAMES-CARD-11"


@pytest.mark.rule("FLAMES-NOTE-05", "FLAMES-REACT-02")
def test_an_agile_declaration_is_answered_as_scissors() -> None:
    answers = "ace-pilot barrel-roll scissors yo-yo"
    t = table(agile("ims-1-1"), behind(f"{answers} tight-turn vertical-roll jinking"))
    t.play("ims-1-1 agile b1")
    assert t.legal() == ["pass", *answers.split()]


@pytest.mark.rule("FLAMES-NOTE-05")
def test_one_agile_declaration_a_turn_even_if_cancelled() -> None:
    t = table(agile("ims-1-1 ims-1-1 scissors yo-yo"), behind("yo-yo barrel-roll"))
    t.play("ims-1-1 agile b1", "yo-yo", "pass")
    assert t.position("a1", "b1") == -1
    assert t.refused("ims-1-1 agile b1") == "FLAMES-NOTE-05"
    t.play("scissors play b1", "pass")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-NOTE-05")
def test_a_real_scissors_is_not_counted() -> None:
    t = table(agile("scissors ims-1-1"), behind("yo-yo"))
    t.play("scissors play b1", "yo-yo", "pass", "ims-1-1 agile b1")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-NOTE-05")
def test_the_declaration_comes_back_with_the_next_own_turn() -> None:
    t = table(agile("ims-1-1", level="medium"), behind(), spent={"agile_used": True})
    assert t.refused("ims-1-1 agile b1") == "FLAMES-NOTE-05"
    next_own_actions(t).play("ims-1-1 agile b1")
    assert t.state.agile_used


@pytest.mark.rule("FLAMES-NOTE-05", "FLAMES-PILOT-06")
def test_an_ace_pilot_counter_cannot_be_declared_as_scissors() -> None:
    t = table(agile("", pilot="generic-ap1"), behind())
    t.play("counter")
    assert t.legal() == ["1", "2", "3"]


@pytest.mark.rule("FLAMES-NOTE-06")
def test_agile_is_no_answer() -> None:
    chased = plane(0, "scissors")
    chaser = behind("ims-1-1", fighter=fighter(agile=True))
    t = table(chased, chaser)
    t.play("scissors play b1")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "FLAMES-NOTE-06"
    assert t.refused("ims-1-1") == "FLAMES-PLAY-02"


@pytest.mark.rule("FLAMES-NOTE-07", "FLAMES-BURST-08", "FLAMES-PLAY-11")
@pytest.mark.parametrize("card", SHOTS)
def test_barrage_makes_a_tactic_of_any_attack_card(card: str) -> None:
    t = table(plane(0, f"{card} yo-yo", fighter=fighter(barrage=True)), plane(1, "ace-pilot"))
    t.play(f"{card} barrage")
    assert t.asked == ((0, "action"),)
    assert t.view().extra_hits == 1
    assert spent(t) == (0, 0, 0, 0)
    assert t.view().discard == (card,)


@pytest.mark.rule("FLAMES-NOTE-07")
def test_barrage_cards_add_up() -> None:
    spitfire = fighter(barrage=True, bursts=1)
    hand = "oots-2-3 ims-3-3 ims-1-1 ims-1-1"
    t = table(plane(0, hand, fighter=spitfire), plane(1, fighter=fighter(airframe=9)))
    t.play("oots-2-3 barrage", "ims-3-3 barrage", "ims-1-1 barrage", "ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 1 + 3


@pytest.mark.rule("FLAMES-NOTE-07")
def test_barrage_needs_the_note_and_an_attack_card() -> None:
    without = table(plane(0, "ims-1-1"), plane(1))
    assert without.refused("ims-1-1 barrage") == "FLAMES-NOTE-07"
    other = table(plane(0, "evasive", fighter=fighter(barrage=True)), plane(1))
    assert other.refused("evasive barrage") == "FLAMES-NOTE-07"


NOTES = [
    ({"gunner": 1}, "ims-1-1 gunner b1", "FLAMES-NOTE-01"),
    ({"agile": True}, "ims-1-1 agile b1", "FLAMES-NOTE-05"),
    ({"barrage": True}, "ims-1-1 barrage", "FLAMES-NOTE-07"),
]


@pytest.mark.rule("FLAMES-NOTE-08")
@pytest.mark.parametrize(("note", "line", "rule"), NOTES)
def test_a_note_counts_on_the_side_that_bears_it(
    note: dict[str, Any], line: str, rule: str
) -> None:
    for figures, damage in ((fighter(**note), 3), (fighter(damaged=note), 0)):
        t = table(plane(0, "ims-1-1", fighter=figures, damage=damage), behind())
        assert t.refused(line) == rule
    for figures, damage in ((fighter(**note), 2), (fighter(damaged=note), 3)):
        t = table(plane(0, "ims-1-1", fighter=figures, damage=damage), behind())
        t.play(line)


@pytest.mark.rule("FLAMES-NOTE-08")
@pytest.mark.parametrize(("damage", "drawn"), [(2, 2), (3, 1)])
def test_a_turbocharger_lost_with_the_front_side_helps_no_more(damage: int, drawn: int) -> None:
    figures = fighter(turbocharger=True)
    t = table(plane(0, fighter=figures, damage=damage, level="high"), plane(1), phase="pre-draw")
    assert t.aircraft("a1").cards == drawn


@pytest.mark.rule("FLAMES-NOTE-09")
def test_bombs_mean_nothing_in_a_dogfight() -> None:
    hand = "ims-1-1 yo-yo vertical-roll barrel-roll"
    told = []
    for bombs in (0, 8):
        t = table(plane(0, hand, fighter=fighter(bombs=bombs)), plane(1), phase="altitude")
        seen = [t.aircraft("a1").figures, t.legal()]
        for line in ("dive", "climb", "yo-yo"):
            t.play(line if line in t.legal() else "pass")
            seen.append(t.legal())
        told.append((seen, t.aircraft("a1").cards, t.aircraft("a1").level))
    assert told[0] == told[1]
