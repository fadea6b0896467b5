"""The skills that take life points, and the ultimate ones (group SKL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.airmen import (
    AIMING,
    OPTIONS,
    airman,
    answer,
    asked,
    facing,
    fired,
    holster,
    life,
    points,
    seen,
)
from tests.systems.wings.scenes import duel, of, program, settle, tables_of
from tests.systems.wings.test_equipment import pistols
from tests.systems.wings.test_skills import handicap

from escadrille.systems.wings.events import Given, LastCardChanged, Mended
from escadrille.systems.wings.frames import SKILL
from escadrille.systems.wings.rules import pilots, skills

PILOTED: dict[str, Any] = {"options": OPTIONS}
SPENT = 3 << 2 * skills.ULTIMATES.index(skills.KILLER)


@pytest.mark.rule("WINGS-SKL-22")
def test_an_excellent_shot_costs_a_life_point_for_each_card() -> None:
    t, _ = fired(airman(None, "excellent-shot"), airman(), "A1 A0")
    t.play("use", seat=0)
    assert (life(t), points(t), t.aircraft("a1").tokens) == (8, 1, 2)
    t, _ = fired(airman(None, "excellent-shot"), airman(), "A1 A0", apart=150)
    assert (life(t), points(t)) == (10, 1)  # at long range nobody asks


@pytest.mark.rule("WINGS-SKL-23", "WINGS-WND-02")
@pytest.mark.parametrize(("deck", "left", "harm"), [("A3-pilot A1", 2, 1), ("A5-pilot A1", 0, 1)])
def test_a_killer_gives_the_wound_to_the_pilot(deck: str, left: int, harm: int) -> None:
    """WINGS-EX-11: the special and the points of the card."""
    t, _ = fired(airman(None, "killer"), airman(), deck)
    t.play("use", seat=0)
    assert (t.asked, t.legal(0)) == (((0, "give"),), ["card-1"])
    assert t.refused("card-2", seat=0) == "WINGS-SKL-23"
    out = t.play("card-1", seat=0)
    assert of(out, Given)
    assert (life(t), points(t)) == (left, harm)


@pytest.mark.rule("WINGS-SKL-23", "WINGS-RULING-56", "WINGS-RULING-111")
def test_a_killer_chooses_and_bonuses_count_on_the_aircraft_alone() -> None:
    t, _ = fired(airman(None, "killer", **AIMING), airman(), "A3 A1")
    t.play("use", seat=0)
    t.play("card-2", seat=0)
    assert (life(t), points(t)) == (9, 4)
    t, _ = fired(airman(None, "killer", **AIMING), airman(), "A3 A1")
    t.play("use", seat=0)
    t.play("card-1", seat=0)
    assert (life(t), points(t)) == (7, 2)
    given = seen(t, 0).hits[0]
    assert (given.card, given.personal) == ("A3", True)


@pytest.mark.rule("WINGS-RULING-56")
def test_an_explosion_always_goes_to_the_aircraft() -> None:
    t, _ = fired(airman(None, "killer"), airman(), "A0-explosion A1")
    t.play("use", seat=0)
    assert t.legal(0) == ["card-2"]


@pytest.mark.rule("WINGS-RULING-56", "WINGS-SKL-03", "WINGS-SKL-21")
def test_a_marksman_who_kills_chooses_the_cards_first() -> None:
    t, _ = fired(airman(None, "killer", "marksman", **AIMING), airman(), "A1 A3 A4")
    answered = answer(t, marksman="use", killer="use", spare="card-1", give="card-2")
    assert (life(t), points(t), t.aircraft("a1").tokens) == (6, 3, 1)
    assert of(answered, Given)


@pytest.mark.rule("WINGS-SKL-04")
def test_an_ultimate_skill_is_used_three_times_at_most() -> None:
    t, _ = fired(airman(None, "killer", airman={"ultimate": SPENT}), airman(), "A3 A1")
    assert (life(t), points(t)) == (10, 4)
    state = facing(airman(None, "killer", tokens=9)).state
    for used in range(3):
        assert pilots.uses(state, 0, skills.KILLER) == used
        pilots.spend(tables_of(facing()), state, 0, skills.KILLER, None)
    assert not pilots.can_use_skill(state, 0, skills.KILLER)


# Fantôme.


@pytest.mark.rule("WINGS-SKL-43", "WINGS-RULING-52")
def test_a_ghost_escapes_an_attack_on_his_person() -> None:
    t, _ = fired(airman(None, "killer"), airman(None, "ghost"), "A3 A1")
    t.play("use", seat=0)
    assert asked(t) == (1, "ghost")
    t.play("use", seat=1)
    assert (life(t), points(t), t.aircraft("a2").tokens) == (10, 4, 2)
    t, _ = fired(airman(None, "excellent-shot"), airman(None, "ghost"), "A3 A1")
    t.play("use", seat=0)
    t.play("use", seat=1)
    assert (life(t), points(t)) == (10, 4)


@pytest.mark.rule("WINGS-SKL-43", "WINGS-EQP-07")
def test_a_ghost_escapes_a_handgun() -> None:
    armed = airman(pilot={"equipment": ["handgun"]})
    t = pistols(armed, airman(None, "ghost"), "B3 B1")
    t.play("a2", seat=0)
    holster(t)
    assert asked(t) == (1, "ghost")
    t.play("use", seat=1)
    answer(t)
    assert (life(t), len(t.aircraft("a2").hits)) == (10, 0)


@pytest.mark.rule("WINGS-SKL-43", "WINGS-RULING-52")
def test_a_ghost_ignores_the_first_wound_and_no_other() -> None:
    t, _ = fired(airman(), airman(None, "ghost"), "A3-pilot A0")
    assert asked(t) == (1, "ghost")
    t.play("use", seat=1)
    assert (life(t), t.aircraft("a2").pilot_wounds) == (10, 0)
    t, _ = fired(airman(), airman(None, "ghost", airman={"struck": 1}), "A3-pilot A0")
    assert life(t) == 5


# Bricoleur.


@pytest.mark.rule("WINGS-SKL-33", "WINGS-RULING-83")
def test_a_handyman_turns_an_explosion_into_flames() -> None:
    t, _ = fired(airman(), airman(None, "handyman"), "A0-explosion A0")
    assert asked(t) == (1, "handyman")
    out = t.play("use", seat=1)
    assert of(out, Mended)
    assert (t.aircraft("a2").status, t.state.flames[1]) == ("flying", 3)
    t, _ = fired(airman(), airman(None, "handyman"), "A0-explosion A0")
    t.play("pass", seat=1)
    assert t.aircraft("a2").status == "down"


@pytest.mark.rule("WINGS-SKL-33", "WINGS-RULING-83")
def test_a_handyman_survives_the_second_engine_hit_and_not_the_third() -> None:
    hit = ["A3-engine turn=0 flown=0 by=a1 fire"]
    t, _ = fired(
        airman(), airman(None, "handyman", damage=hit), "A3-engine A0", copies=[2, 1, 1, 1]
    )
    assert asked(t) == (1, "handyman")
    t.play("use", seat=1)
    assert (t.aircraft("a2").status, t.aircraft("a2").engine_hits) == ("flying", 1)
    mended = [*hit, "A3-engine turn=0 flown=0 by=a1 fire known mended"]
    t, _ = fired(
        airman(), airman(None, "handyman", damage=mended), "A3-engine A0", copies=[3, 1, 1, 1]
    )
    assert t.aircraft("a2").status == "down"


@pytest.mark.rule("WINGS-SKL-33", "WINGS-DBL-01")
def test_a_handyman_bears_a_doubled_special_like_a_first_one() -> None:
    smoke = ["A4-smoke turn=0 flown=0 by=a1 fire"]
    t, _ = fired(airman(), airman(None, "handyman", damage=smoke), "A4-smoke A0")
    assert t.state.smoke[1] == 90
    t.play("use", seat=1)
    assert t.state.smoke[1] == 3
    t, _ = fired(airman(), airman(None, "handyman"), "A4-smoke A0")
    assert t.refused("use", seat=1) == "WINGS-SKL-33"


# L'As des As.


def third(**facts: Any) -> Any:
    t = duel(airman(None, "ace-of-aces", **facts), airman(), **PILOTED)
    program(t, 0, "straight", "stall", "turn-left")
    out = program(t, 1, "straight", "straight", "straight")
    return t, out


@pytest.mark.rule("WINGS-SKL-13")
def test_the_ace_of_aces_changes_his_last_card_before_it_is_revealed() -> None:
    t, _ = third()
    assert t.asked == ((0, "last-card"),)
    assert t.refused("turn-left", seat=0) == "WINGS-SKL-13"  # it lies there already
    assert t.refused("climb", seat=0) == "WINGS-PROG-03"  # after the stall
    assert t.refused("a2", seat=0) == "WINGS-SKL-13"
    out = t.play("turn-right", seat=0)
    assert of(out, LastCardChanged)
    assert (t.aircraft("a1").last, t.aircraft("a1").tokens) == ("turn-right", 2)


@pytest.mark.rule("WINGS-SKL-13", "WINGS-RULING-68")
def test_he_does_it_every_other_turn_and_may_keep_his_card() -> None:
    t, _ = third()
    t.play("pass", seat=0)
    assert (t.aircraft("a1").last, t.aircraft("a1").tokens) == ("turn-left", 3)
    t, _ = third(airman={"changed": 0})
    assert t.aircraft("a1").last == "turn-left"  # used in the turn before: nobody asks
    t, _ = third(tokens=0)
    assert t.aircraft("a1").last == "turn-left"


@pytest.mark.rule("WINGS-SKL-13", "WINGS-CPX-11")
def test_a_marker_binds_the_new_card_too() -> None:
    t = duel(airman(None, "ace-of-aces"), airman(), **PILOTED)
    for line in ("straight", "straight", "turn-left", "gentle"):
        t.play(line, seat=0)
    program(t, 1, "straight", "straight", "straight")
    assert t.refused("sideslip-left", seat=0) == "WINGS-CPX-11"
    t.play("turn-right", seat=0)
    settle(t, 1)
    assert t.state.turn == 2


@pytest.mark.rule("WINGS-DUEL-02", "WINGS-RULING-96")
def test_a_duel_offers_no_ultimate_skill_and_none_of_life_points() -> None:
    t = handicap("nieuport-17", "se5a")
    t.state.stack.append((SKILL, 0, 4, 0))
    assert t.refused("killer", seat=0) == "WINGS-DUEL-02"
    assert t.refused("excellent-shot", seat=0) == "WINGS-RULING-96"
