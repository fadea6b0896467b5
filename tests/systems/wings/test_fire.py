"""Fire, damage and specials (groups FIRE, DMG, SPEC, AIM and JAM)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import REAR, at_fire, fly, of, plane, program, settle, table

from escadrille.systems.wings.events import Declared, Down, Drew, Jammed


def shot(distance: float, level: int = 2, **facts: Any) -> Any:
    """Return a table on which a1 may fire north at a2, that far from its centre to a2's base."""
    mine = plane(0, 500, 300, **facts.pop("one", {}))
    its = plane(1, 500, 300 + distance + 34, level=level, **facts.pop("other", {}))
    return at_fire(mine, its, **facts)


def asked(t: Any) -> list[str]:
    return [decision for _, decision in t.asked]


@pytest.mark.rule("WINGS-FIRE-05", "WINGS-FIRE-06", "WINGS-FIRE-07", "WINGS-FIRE-08")
@pytest.mark.parametrize(
    ("distance", "level", "cards"),
    [(90, 2, 2), (110, 2, 1), (90, 3, 1), (90, 1, 1)],
)
def test_range_and_level_decide_the_cards(distance: float, level: int, cards: int) -> None:
    t = shot(distance, level)
    out = t.play("a2", seat=0)
    assert of(out, Declared)[0].cards == cards


@pytest.mark.rule("WINGS-FIRE-03", "WINGS-FIRE-06", "WINGS-FIRE-07")
@pytest.mark.parametrize(("distance", "level"), [(201, 2), (110, 3), (60, 4), (60, 0)])
def test_what_is_out_of_range_cannot_be_hit(distance: float, level: int) -> None:
    assert "declare" not in asked(shot(distance, level, other={"counters": 1}))


@pytest.mark.rule("WINGS-FIRE-01")
def test_fire_is_optional() -> None:
    t = shot(90)
    assert t.legal(0) == ["pass", "a2"]
    assert not of(t.play("pass", seat=0), Declared)


@pytest.mark.rule("WINGS-FIRE-02")
def test_one_gun_draws_from_deck_b() -> None:
    one = {"type": {"guns": [{"arc": "front", "letter": "B", "half": 33}]}}
    t = shot(150, one=one, decks={"A": "A5", "B": "B4"})
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("B4",)


@pytest.mark.rule("WINGS-FIRE-04")
def test_a_third_aircraft_stands_in_the_way() -> None:
    third = plane(1, 500, 400)
    facts = {"did": 1, "last": "straight", "cards": 3, "programme": "straight straight straight"}
    planes = [{**p, **facts} for p in (plane(0, 500, 300), plane(1, 500, 480), third)]
    t = table(*planes, at="fire-1", phase=1)
    assert t.legal(0) == ["pass", "a3"]
    planes[2]["level"] = 1
    assert "a2" in table(*planes, at="fire-1", phase=1).legal(0)


@pytest.mark.rule("WINGS-FIRE-10", "WINGS-OVL-01")
def test_overlapping_bases_may_not_fire_at_each_other() -> None:
    t = at_fire(plane(0, 500, 300), plane(1, 500, 350))
    assert "declare" not in asked(t)


@pytest.mark.rule("WINGS-DMG-01", "WINGS-COMP-03")
def test_structure_spent_is_a_fall() -> None:
    t = shot(90, other={"damage": ["A5 turn=1", "A5-pilot turn=1"]}, decks={"A": "A4 A0"})
    with pytest.raises(Exception, match="more than"):
        shot(90, other={"damage": ["A5", "A5", "A5"]})
    out = t.play("a2", seat=0)
    assert of(out, Drew)[0].seen_by(0).cards is None
    assert of(out, Down) == []
    t = shot(90, other={"battered": 11}, decks={"A": "A4 A0"})
    fell = of(t.play("a2", seat=0), Down)[0]
    assert (fell.cause, fell.by) == ("damage", (0,))


@pytest.mark.rule("WINGS-DMG-03", "WINGS-SPEC-11")
def test_the_same_special_counts_once_in_a_shot() -> None:
    t = shot(90, copies=[2, 1, 1, 1], decks={"A": "A3-engine A3-engine"})
    t.play("a2", seat=0)
    assert t.aircraft("a2").engine_hits == 1
    assert t.aircraft("a2").points == 6
    t = shot(
        150, other={"damage": ["A3-engine turn=1"]}, copies=[2, 1, 1, 1], decks={"A": "A3-engine"}
    )
    assert of(t.play("a2", seat=0), Down)[0].cause == "engine"


@pytest.mark.rule("WINGS-SPEC-01", "WINGS-SPEC-02", "WINGS-SPEC-03")
def test_smoke_lasts_three_turns() -> None:
    t = shot(150, decks={"A": "A4-smoke"})
    t.play("a2", seat=0)
    assert t.aircraft("a2").smoke == 3
    settle(t, 1)
    assert t.aircraft("a2").smoke == 2


@pytest.mark.rule("WINGS-SPEC-13", "WINGS-SPEC-14")
def test_flames_burn_before_the_first_reveal() -> None:
    t = table(plane(0, 200, 200, flames=3), plane(1, 800, 700), decks={"A": "A3-engine"})
    out = fly(t, "straight", "straight", "straight")
    assert of(out, Drew)[0].cause == "flames"
    found = t.aircraft("a1")
    assert (found.points, found.engine_hits, found.flames) == (3, 0, 2)
    t = table(plane(0, 200, 200, flames=3), plane(1, 800, 700), decks={"A": "A0-explosion"})
    assert of(fly(t, "straight", "straight", "straight"), Down)[0].cause == "explosion"


@pytest.mark.rule("WINGS-SPEC-15", "WINGS-RULING-38")
def test_a_jam_silences_for_three_phases() -> None:
    t = shot(150, decks={"A": "A0-red-jam"})
    out = t.play("a2", seat=0)
    assert of(out, Jammed)[0].counters == (3, 3)
    assert t.aircraft("a1").jams[0] == 1  # two phases later
    settle(t, 1)


@pytest.mark.rule("WINGS-SPEC-07")
def test_a_wound_silences_for_four_manoeuvres_and_after_steep_ones() -> None:
    wounded = {"damage": ["A3-pilot turn=1 flown=0"]}
    t = shot(150, one=wounded)
    assert t.legal(0) == ["pass"]
    assert t.refused("a2", seat=0) == "WINGS-SPEC-07"
    assert shot(150, one={**wounded, "flown": 5}).legal(0) == ["pass", "a2"]
    assert shot(150, one={**wounded, "flown": 5, "did": 65}).legal(0) == ["pass"]


@pytest.mark.rule("WINGS-SPEC-08", "WINGS-DBL-02")
def test_a_second_wound_kills_the_pilot() -> None:
    t = shot(150, other={"damage": ["A3-pilot turn=1"]}, decks={"A": "A5-pilot"})
    assert of(t.play("a2", seat=0), Down)[0].cause == "pilot"


@pytest.mark.rule("WINGS-SPEC-09", "WINGS-RULING-40")
def test_the_value_tells_pilot_from_observer() -> None:
    two = {"type": {"seats": 2, "guns": [REAR]}}
    t = shot(90, other=two, decks={"A": "A3-pilot A5-pilot"})
    while "declare" in asked(t) and t.view().phase == 1:
        seat = t.asked[0][0]
        t.play("a2" if seat == 0 else "pass", seat=seat)
    assert t.aircraft("a2").wounds == (1, 0)


@pytest.mark.rule("WINGS-SPEC-16")
def test_an_explosion_eliminates() -> None:
    t = shot(150, decks={"A": "A0-explosion"})
    assert of(t.play("a2", seat=0), Down)[0].cause == "explosion"


@pytest.mark.rule("WINGS-AIM-01", "WINGS-AIM-02", "WINGS-AIM-03")
@pytest.mark.parametrize(("hurt", "points"), [(0, 4), (3, 3)])
def test_consecutive_fire_adds_one_to_cards_that_are_not_0(hurt: int, points: int) -> None:
    one = {"aims": ["a2", "-"], "aimed": [3, 0], "hurt": hurt}
    t = shot(90, one=one, decks={"A": "A0 A3"})
    t.play("a2", seat=0)
    assert t.aircraft("a2").points == points


@pytest.mark.rule("WINGS-TWO-01", "WINGS-TWO-02", "WINGS-TWO-03")
def test_the_rear_gun_and_its_blind_spot() -> None:
    two = {"type": {"seats": 2, "guns": [REAR]}}
    other = plane(0, 500, 500, heading=0, **two)
    behind = plane(1, 500, 400)
    assert "declare" in asked(at_fire(other, behind))
    assert t_seats(at_fire(other, behind)) == [1]
    aside = plane(1, 380, 440)
    assert 0 in t_seats(at_fire(other, aside))
    higher = plane(1, 500, 400, counters=1)
    assert 0 in t_seats(at_fire(other, higher))


def t_seats(t: Any) -> list[int]:
    return [seat for seat, decision in t.asked if decision == "declare"]


@pytest.mark.rule("WINGS-AMMO-03", "WINGS-AMMO-05")
def test_without_ammunition_there_is_no_fire() -> None:
    d10: Any = {"options": {"ammo": "d10"}}
    t = shot(150, one={"ammo": [1, -1]}, **d10)
    t.play("a2", seat=0)
    assert t.aircraft("a1").ammo[0] == 0
    assert "declare" not in asked(shot(150, one={"ammo": [0, -1]}, **d10))


@pytest.mark.rule("WINGS-AMMO-01", "WINGS-AMMO-02")
def test_the_first_card_comes_from_the_ammunition() -> None:
    t = shot(
        90,
        one={"ammo": [1, -1], "stock": ["A2-flames", ""]},
        decks={"A": "A4 A5"},
        options={"ammo": "cards"},
    )
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("A2-flames", "A4")


@pytest.mark.rule("WINGS-JAM-01", "WINGS-JAM-02", "WINGS-JAM-04")
def test_a_green_jam_leaves_one_gun() -> None:
    t = shot(150, decks={"A": "A0-green-jam", "B": "B1"}, options={"twin_gun_jam": True})
    out = t.play("a2", seat=0)
    assert of(out, Jammed)[0].counters == (3, 0)
    t = shot(150, one={"jams": [2, 0, 0, 0]}, decks={"B": "B1"}, options={"twin_gun_jam": True})
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("B1",)


@pytest.mark.rule("WINGS-FIRE-11", "WINGS-FIRE-12", "WINGS-RULING-42")
def test_cards_are_dealt_in_turn_from_z_to_a() -> None:
    one = plane(0, 500, 300, type={"deck": "D"})
    other = plane(1, 500, 430, 180, type={"deck": "A", "id": "slow", "name": "Slow"})
    t = at_fire(one, other, decks={"A": "A1 A3 A4 A5"})
    t.play("a2", seat=0)
    out = t.play("a1", seat=1)
    drawn = {drew.piece: drew.cards for drew in of(out, Drew)}
    assert drawn == {0: ("A1", "A4"), 1: ("A3", "A5")}


@pytest.mark.rule("WINGS-TAIL-01", "WINGS-TAIL-02", "WINGS-TAIL-03")
def test_a_tailer_sees_the_first_card_and_lays_his_own_again() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450))
    program(t, 0, "straight", "turn-left", "stall")
    program(t, 1, "turn-right", "straight", "straight")
    assert t.asked == ((0, "reorder"),)
    assert t.view(0).aircraft[1].programme[0] == "turn-right"
    assert t.view(None).aircraft[1].programme[0] is None
    t.play("213")
    assert t.view(0).aircraft[0].last == "turn-left" or t.asked


@pytest.mark.rule("WINGS-TAIL-04", "WINGS-SPEC-02")
@pytest.mark.parametrize("facts", [{"hurt": 3}, {"smoke": 1}, {"flames": 1}])
def test_the_hurt_and_the_smoking_do_not_tail(facts: dict[str, int]) -> None:
    t = table(plane(0, 500, 300, **facts), plane(1, 500, 450))
    program(t, 0, "straight", "turn-left", "stall")
    program(t, 1, "turn-right", "straight", "straight")
    assert "reorder" not in asked(t)
