"""Experienced pilots: who may fly what, what they are worth, and each of their abilities."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, can, duel, fighter, plane, played_out, table

from escadrille.systems.flames import load_packs
from escadrille.testing.scripted import Table

PILOTS = load_packs().tables["pilot"]


def flown(pilot: str | None, **facts: Any) -> dict[str, Any]:
    """Return what the keywords `one` and `other` of a duel say of an aircraft with a pilot."""
    return {"pilot": pilot, **facts} if pilot else facts


def drawn(t: Table, **hands: int) -> bool:
    return {label: t.aircraft(label).cards for label in hands} == hands


@pytest.mark.rule("FLAMES-PILOT-01")
def test_a_pilot_is_chosen_with_the_aircraft_and_of_its_nation() -> None:
    t = Opening("free-duel", pilots=True)
    t.play("fulmar-1", seat=0)
    nations = {pilot.nation for name, pilot in PILOTS.items() if name in t.legal(0)}
    assert nations == {"uk", "any"}
    assert "pass" in t.legal(0)
    assert t.refused("skalski", seat=0) == "FLAMES-PILOT-01"
    t.play("malan", seat=0)
    t.play("fulmar-1", "pass", seat=1)
    assert [t.aircraft(label).pilot for label in ("a1", "b1")] == ["malan", None]


@pytest.mark.rule("FLAMES-PILOT-01")
def test_without_the_option_no_pilot_is_asked_for() -> None:
    t = Opening("free-duel")
    t.play("gladiator-2", seat=0)
    assert t.asked == ((1, "force"),)


@pytest.mark.rule("FLAMES-PILOT-01")
def test_without_the_option_the_pilots_of_a_scenario_stay_at_home() -> None:
    on, off = Opening("munich"), Opening("munich", pilots=False)
    assert [aircraft.pilot for aircraft in on.view().aircraft].count("galland") == 1
    assert [aircraft.pilot for aircraft in off.view().aircraft] == [None] * 5


@pytest.mark.rule("FLAMES-PILOT-02")
@pytest.mark.parametrize(
    "fighter_id", ["bf-109d", "ki-27", "gladiator-2", "i-16", "p-11c", "p-36a"]
)
def test_a_generic_pilot_flies_for_any_nation(fighter_id: str) -> None:
    t = Opening("free-duel", pilots=True)
    t.play(fighter_id, "generic-cl", seat=0)
    assert t.asked == ((1, "force"),)


@pytest.mark.rule("FLAMES-PILOT-03")
def test_a_pilot_shot_down_scores_his_value_too() -> None:
    t = duel("fuel-tank", other=flown("malan", fighter=fighter(vp=10)))
    t.play("fuel-tank attack b1", "pass")
    assert played_out(t).scores == (10 + 6, 0)


AIRFRAMES = [(None, 3, 6), ("generic-a1", 4, 7), ("generic-a2", 5, 8)]


@pytest.mark.rule("FLAMES-PILOT-04", "FLAMES-RULING-02")
@pytest.mark.parametrize(("pilot", "flip", "down"), AIRFRAMES)
def test_a_plus_adds_to_both_airframes(pilot: str | None, flip: int, down: int) -> None:
    for damage in range(down):
        t = duel("ims-1-1 yo-yo", other=flown(pilot, damage=damage))
        t.play("ims-1-1 attack b1")
        b1 = t.aircraft("b1")
        assert (b1.damaged, b1.flying) == (damage + 1 >= flip, damage + 1 < down)


@pytest.mark.rule("FLAMES-PILOT-05")
@pytest.mark.parametrize(("damage", "agile"), [(0, True), (2, True), (3, False)])
def test_ag_makes_a_sound_aircraft_agile(damage: int, agile: bool) -> None:
    t = duel("ims-1-1", position=-1, one=flown("generic-ag", damage=damage))
    if agile:
        t.play("ims-1-1 agile b1")
        assert t.position("a1", "b1") == 1
    else:
        assert t.refused("ims-1-1 agile b1") == "FLAMES-NOTE-05"


@pytest.mark.rule("FLAMES-PILOT-05")
def test_ag_takes_nothing_from_an_aircraft_agile_on_both_sides() -> None:
    figures = fighter(agile=True, damaged={"agile": True})
    t = duel("ims-1-1", position=-1, one=flown("generic-ag", fighter=figures, damage=3))
    assert can(t, "ims-1-1 agile b1")


@pytest.mark.rule("FLAMES-PILOT-06")
@pytest.mark.parametrize(("pilot", "counters"), [("generic-ap1", 1), ("generic-ap2", 2)])
def test_each_ace_pilot_counter_answers_once(pilot: str, counters: int) -> None:
    t = duel("yo-yo yo-yo yo-yo", "", other=flown(pilot))
    assert t.view(None).aircraft[1].counters == counters
    for left in reversed(range(counters)):
        t.play("yo-yo maneuver b1 1", "counter", "pass")
        assert t.view(None).aircraft[1].counters == left
        assert t.position("a1", "b1") == 0
    t.play("yo-yo maneuver b1 1")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-PILOT-06", "FLAMES-REACT-02")
def test_only_an_ace_pilot_answers_a_counter_played_in_reaction() -> None:
    t = duel("yo-yo ace-pilot barrel-roll tight-turn", other=flown("generic-ap1"))
    t.play("yo-yo maneuver b1 1", "counter")
    assert t.legal() == ["pass", "ace-pilot"]
    t.play("ace-pilot")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-PILOT-06", "FLAMES-REACT-02")
def test_a_counter_is_a_maneuver_of_up_to_four() -> None:
    t = duel("", "tight-turn yo-yo", position=-2, one=flown("generic-ap1"))
    t.play("counter")
    assert t.legal() == ["1", "2", "3", "4"]
    t.play("4")
    assert t.legal() == ["pass", "tight-turn"]
    t.play("pass")
    assert t.position("a1", "b1") == 2
    assert t.refused("counter") == "FLAMES-PILOT-06"


@pytest.mark.rule("FLAMES-PILOT-06")
def test_a_counter_is_no_card_of_the_hand() -> None:
    full = duel("yo-yo " * 5, one=flown("generic-ap2"), phase="pre-draw")
    assert full.aircraft("a1").cards == 6
    empty = duel("", one=flown("generic-ap2"), phase="altitude")
    assert empty.refused("climb") == "FLAMES-ALT-04"
    chaser = duel("yo-yo", "", -1, other=flown("generic-ap2"), phase="altitude")
    chaser.play("dive")
    assert chaser.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-PILOT-06")
def test_without_a_counter_none_is_played() -> None:
    t = duel("yo-yo yo-yo", "yo-yo")
    assert t.refused("counter") == "FLAMES-PILOT-06"
    t.play("yo-yo maneuver b1 1")
    assert t.refused("counter") == "FLAMES-PILOT-06"


@pytest.mark.rule("FLAMES-PILOT-07")
@pytest.mark.parametrize(("pilot", "shots"), [(None, 2), ("generic-b1", 3)])
def test_b_plus_one_gives_one_more_burst(pilot: str | None, shots: int) -> None:
    tough = {"fighter": fighter(airframe=9)}
    t = duel("ims-1-1 " * 4, one=flown(pilot), other=tough)
    t.play(*["ims-1-1 attack b1"] * shots)
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-PILOT-08", "FLAMES-ALT-04")
def test_cl_climbs_for_nothing_even_with_an_empty_hand() -> None:
    t = duel("", one=flown("generic-cl"), phase="altitude")
    t.play("climb")
    assert t.aircraft("a1").level == "high"
    held = duel("yo-yo yo-yo", one=flown("generic-cl"), phase="altitude")
    held.play("climb")
    assert drawn(held, a1=2)


@pytest.mark.rule("FLAMES-PILOT-08", "FLAMES-CARD-13")
def test_cl_climbs_with_a_vertical_roll_as_last_card() -> None:
    assert duel("vertical-roll").refused("vertical-roll climb") == "FLAMES-CARD-13"
    t = duel("vertical-roll", one=flown("generic-cl"))
    t.play("vertical-roll climb")
    assert t.aircraft("a1").level == "high"


@pytest.mark.rule("FLAMES-PILOT-08", "FLAMES-FOLLOW-02")
@pytest.mark.parametrize(("position", "cost"), [(-1, 1), (-2, 0)])
def test_cl_waives_the_climb_of_a_follower_but_not_the_surcharge(position: int, cost: int) -> None:
    t = duel("yo-yo yo-yo", "scissors", position, other=flown("generic-cl"), phase="altitude")
    t.play("climb", "yo-yo", "follow", *["scissors"] * cost)
    assert t.position("b1", "a1") == -position
    assert drawn(t, b1=1 - cost)


@pytest.mark.rule("FLAMES-PILOT-08", "FLAMES-FOLLOW-04")
@pytest.mark.parametrize(("position", "level"), [(-1, "medium"), (-2, "high")])
def test_cl_follows_with_an_empty_hand_only_from_tailing(position: int, level: str) -> None:
    t = duel("yo-yo yo-yo", "", position, other=flown("generic-cl"), phase="altitude")
    t.play("climb", "yo-yo")
    if t.asked == ((1, "follow"),):
        t.play("follow")
    assert t.aircraft("b1").level == level


@pytest.mark.rule("FLAMES-PILOT-09", "FLAMES-ALT-05")
@pytest.mark.parametrize(("pilot", "cards"), [(None, 1), ("generic-di", 2)])
def test_di_draws_one_more_card_for_each_dive(pilot: str | None, cards: int) -> None:
    phase = duel("", one=flown(pilot), phase="altitude")
    phase.play("dive")
    assert drawn(phase, a1=cards)
    rolled = duel("vertical-roll", one=flown(pilot))
    rolled.play("vertical-roll dive")
    assert drawn(rolled, a1=cards)
    followed = duel("", "", -2, other=flown(pilot), phase="altitude")
    followed.play("dive", "follow")
    assert drawn(followed, b1=cards)
    weak = {"fighter": fighter(horsepower=[0, 0])}
    stalled = duel("", one=flown(pilot, level="high", **weak), phase="pre-draw")
    assert drawn(stalled, a1=cards)
    assert stalled.aircraft("a1").level == "medium"


@pytest.mark.rule("FLAMES-PILOT-10")
@pytest.mark.parametrize(("pilot", "hits"), [(None, 2), ("generic-f1", 3)])
def test_f_plus_one_hits_harder(pilot: str | None, hits: int) -> None:
    heavy = fighter(firepower=1)
    t = duel("ims-1-1", one=flown(pilot, fighter=heavy), other={"fighter": fighter(airframe=9)})
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").damage == hits


@pytest.mark.rule("FLAMES-PILOT-11")
@pytest.mark.parametrize(
    ("pilot", "pre", "post"), [(None, 2, 1), ("generic-h11", 3, 2), ("generic-h01", 2, 2)]
)
def test_h_adds_to_the_draws_of_a_turn(pilot: str | None, pre: int, post: int) -> None:
    assert drawn(duel("", one=flown(pilot), phase="pre-draw"), a1=pre)
    assert drawn(duel("", one=flown(pilot), phase="post-draw"), a1=post)


@pytest.mark.rule("FLAMES-PILOT-12", "FLAMES-RULING-33")
@pytest.mark.parametrize("card", ["barrel-roll", "tight-turn"])
def test_m0_maneuvers_with_cards_of_value_zero(card: str) -> None:
    plain = duel(card, position=-1)
    assert plain.refused(f"{card} maneuver b1 1") == "FLAMES-RULING-33"
    t = duel(card, position=-1, one=flown("generic-m0"))
    assert t.refused(f"{card} maneuver b1 2") == "FLAMES-PLAY-04"
    t.play(f"{card} maneuver b1 1")
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-PILOT-12")
def test_m0_leaves_other_cards_as_they_are() -> None:
    t = duel("evasive yo-yo", one=flown("generic-m0"))
    assert t.refused("yo-yo maneuver b1 2") == "FLAMES-PLAY-04"
    assert can(t, "evasive maneuver b1 2")


@pytest.mark.rule("FLAMES-PILOT-13", "FLAMES-SETUP-03")
@pytest.mark.parametrize(("pilot", "cards"), [("pass", 5), ("generic-p1", 6), ("generic-p2", 7)])
def test_p_enlarges_the_starting_hand(pilot: str, cards: int) -> None:
    t = Opening("free-duel", pilots=True)
    t.play("gladiator-2", pilot, seat=0)
    t.play("gladiator-2", "pass", seat=1)
    assert drawn(t, a1=cards, b1=5)


@pytest.mark.rule("FLAMES-PILOT-13", "FLAMES-TURN-02")
@pytest.mark.parametrize(("pilot", "cards"), [(None, 6), ("generic-p1", 7), ("generic-p2", 8)])
def test_p_raises_the_cap_of_the_draws(pilot: str | None, cards: int) -> None:
    assert drawn(duel("yo-yo " * 6, one=flown(pilot), phase="pre-draw"), a1=cards)


@pytest.mark.rule("FLAMES-PILOT-14", "FLAMES-CARD-10")
@pytest.mark.parametrize(("pilot", "damage"), [(None, 1), ("generic-re", 0)])
def test_re_plays_redline_unhurt(pilot: str | None, damage: int) -> None:
    t = duel("redline", one=flown(pilot), phase="altitude")
    t.play("push")
    assert t.aircraft("a1").damage == damage
    assert drawn(t, a1=3)


@pytest.mark.rule("FLAMES-PILOT-15", "FLAMES-SPEED-01")
def test_s_plus_one_is_faster() -> None:
    assert duel("yo-yo", phase="speed").asked == ((0, "action"),)
    t = duel("yo-yo", one=flown("generic-s1"), phase="speed")
    t.play("b1", "speed")
    assert t.position("a1", "b1") == 1
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-PILOT-15", "FLAMES-SPEED-01")
def test_s_plus_one_is_harder_to_catch() -> None:
    fast = {"fighter": fighter(speed=3)}
    t = table(plane(0, "yo-yo", **fast), plane(1, pilot="generic-s1"), phase="speed")
    assert t.asked == ((0, "action"),)
