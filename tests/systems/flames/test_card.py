"""The action cards one by one."""

from __future__ import annotations

import pytest
from tests.systems.flames.scenes import announced, can, duel, fighter, plane, spent, table

from escadrille.systems.flames import load_packs
from escadrille.systems.flames.events import Damaged, Flipped, ShotDown
from escadrille.testing.scripted import Table

TOUGH = {"fighter": fighter(airframe=9)}
BEHIND = {"holds": "a1", "position": "advantaged"}


def pass_until(t: Table, asked: tuple[int, str]) -> None:
    t.play("pass")
    while t.asked != (asked,):
        t.play("pass")


@pytest.mark.rule("FLAMES-CARD-01")
def test_an_ace_pilot_in_reaction_is_cancelled_by_another_only() -> None:
    cards = "barrel-roll evasive jinking scissors tight-turn vertical-roll yo-yo"
    t = duel(f"ims-1-1 ace-pilot {cards}", f"ace-pilot ace-pilot {cards}")
    t.play("ims-1-1 attack b1", "ace-pilot")
    assert t.legal() == ["pass", "ace-pilot"]
    t.play("ace-pilot")
    assert t.legal() == ["pass", "ace-pilot"]
    t.play("ace-pilot")
    assert (t.asked, t.aircraft("b1").damage) == (((0, "react"),), 0)


@pytest.mark.rule("FLAMES-CARD-01", "FLAMES-PLAY-05")
def test_an_ace_pilot_is_a_maneuver_of_four_like_any_other() -> None:
    t = duel("ace-pilot", "tight-turn", -2)
    t.play("ace-pilot maneuver b1 4")
    assert t.legal() == ["pass", "tight-turn"]
    t.play("pass")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("FLAMES-CARD-01")
def test_an_ace_pilot_has_no_attack() -> None:
    t = duel("ace-pilot")
    assert t.refused("ace-pilot attack b1") == "FLAMES-PLAY-01"
    assert t.refused("ace-pilot play") == "FLAMES-PLAY-01"


@pytest.mark.rule("FLAMES-CARD-02")
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_a_barrel_roll_shakes_off_a_pursuer(position: int) -> None:
    t = duel("barrel-roll", "scissors", position)
    if position >= 0:
        assert t.refused("barrel-roll play b1") == "FLAMES-CARD-02"
        return
    t.play("barrel-roll play b1", "pass")
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-CARD-02")
def test_a_barrel_roll_names_the_pursuer() -> None:
    t = table(plane(0, "barrel-roll barrel-roll"), plane(1, **BEHIND), plane(1, **BEHIND), plane(1))
    assert t.refused("barrel-roll play b3") == "FLAMES-CARD-02"
    t.play("barrel-roll play b2")
    assert (t.position("a1", "b1"), t.position("a1", "b2")) == (-1, 0)


@pytest.mark.rule("FLAMES-CARD-02", "FLAMES-PLAY-08")
def test_a_barrel_roll_can_be_cancelled() -> None:
    t = duel("barrel-roll", "yo-yo", -1)
    t.play("barrel-roll play b1", "yo-yo")
    assert t.position("a1", "b1") == -1


@pytest.mark.rule("FLAMES-CARD-02", "FLAMES-CARD-12", "FLAMES-RULING-33")
@pytest.mark.parametrize("card", ["barrel-roll", "tight-turn"])
def test_barrel_roll_and_tight_turn_are_no_maneuvers(card: str) -> None:
    assert duel(card, position=-1).refused(f"{card} maneuver b1 1") == "FLAMES-RULING-33"


@pytest.mark.rule("FLAMES-CARD-03")
@pytest.mark.parametrize("card", ["ims-1-1", "jinking", "oots-1-1"])
def test_evasive_makes_each_attack_dearer_until_the_own_next_turn(card: str) -> None:
    shots = " ".join([card] * 3)
    t = duel("evasive scissors", shots, other={"fighter": fighter(bursts=2)})
    t.play("evasive play")
    assert t.aircraft("a1").evasive == 1
    pass_until(t, (1, "action"))
    played = announced(t, f"{card} attack a1")
    assert (played.bursts, spent(t)) == (2, (2, 0, 0, 0))
    pass_until(t, (0, "altitude"))
    assert t.aircraft("a1").evasive == 0
    pass_until(t, (1, "action"))
    assert announced(t, f"{card} attack a1").bursts == 1


@pytest.mark.rule("FLAMES-CARD-03", "FLAMES-NOTE-04")
@pytest.mark.parametrize("gunner", [1, 2])
def test_evasive_makes_gunner_fire_dearer(gunner: int) -> None:
    t = duel("ims-1-1", "", -1, {"fighter": fighter(gunner=gunner)}, {"evasive": 1})
    if gunner == 1:
        assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"
    else:
        assert announced(t, "ims-1-1 gunner b1").bursts == 2


@pytest.mark.rule("FLAMES-CARD-03", "FLAMES-NOTE-04")
def test_the_gunner_may_turn_to_a_pursuer_without_evasive() -> None:
    t = table(
        plane(0, "ims-1-1", fighter=fighter(gunner=1)),
        plane(1, evasive=1, **BEHIND),
        plane(1, **BEHIND),
    )
    assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"
    assert can(t, "ims-1-1 gunner b2")


@pytest.mark.rule("FLAMES-CARD-03", "FLAMES-BURST-08")
def test_evasive_does_not_touch_a_jinking_in_reaction() -> None:
    t = duel(
        "ims-1-1 scissors",
        "jinking",
        one={"evasive": 3},
        other={"fighter": fighter(bursts=0)},
    )
    t.play("ims-1-1 attack b1", "jinking", "pass")
    assert t.aircraft("b1").damage == 0


@pytest.mark.rule("FLAMES-CARD-04", "FLAMES-ATK-02")
@pytest.mark.parametrize(
    ("card", "left"), [("ims-1-1", 0), ("ims-2-2", 0), ("ims-2-3", 1), ("oots-2-3", 1)]
)
def test_evasive_takes_two_hits_off_a_successful_attack(card: str, left: int) -> None:
    t = duel(f"{card} yo-yo", "evasive scissors")
    t.play(f"{card} attack b1")
    assert t.refused("evasive") == "FLAMES-CARD-04"
    t.play("pass")
    assert (t.asked, t.legal()) == (((1, "evade"),), ["pass", "evasive"])
    t.play("evasive", *["pass"] * bool(left))
    assert (t.aircraft("b1").damage, t.asked) == (left, ((0, "action"),))
    assert list(t.view().discard) == [card, "evasive"]


@pytest.mark.rule("FLAMES-CARD-04")
def test_evasive_is_not_offered_after_a_cancelled_attack_or_a_maneuver() -> None:
    t = duel("ims-2-3 yo-yo oots-1-1", "evasive barrel-roll")
    t.play("ims-2-3 attack b1", "barrel-roll", "pass")
    assert t.asked == ((0, "action"),)
    t.play("yo-yo maneuver b1 1", "pass")
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-CARD-04", "FLAMES-CARD-10")
def test_evasive_softens_an_own_redline() -> None:
    t = duel("redline evasive", "yo-yo", phase="altitude")
    t.play("push")
    assert t.legal() == ["pass", "evasive"]
    t.play("evasive")
    assert (t.aircraft("a1").damage, t.aircraft("a1").cards) == (0, 3)
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("FLAMES-CARD-05")
def test_evasive_is_a_maneuver_of_two() -> None:
    t = duel("evasive", position=-1)
    assert can(t, "evasive maneuver b1 1")
    assert t.refused("evasive maneuver b1 3") == "FLAMES-PLAY-04"
    t.play("evasive maneuver b1 2")
    assert (t.position("a1", "b1"), t.aircraft("a1").evasive) == (1, 0)


@pytest.mark.rule("FLAMES-CARD-06", "FLAMES-ATK-01")
@pytest.mark.parametrize(
    ("card", "bursts", "hits", "maneuver"),
    [
        ("ims-1-1", 1, 1, 1),
        ("ims-2-2", 2, 2, 2),
        ("ims-2-3", 2, 3, 2),
        ("ims-3-3", 3, 3, 3),
        ("jinking", 1, 1, 1),
        ("oots-1-1", 1, 1, 3),
        ("oots-2-3", 2, 3, 3),
    ],
)
def test_an_attack_card_has_its_printed_bursts_hits_and_maneuver(
    card: str, bursts: int, hits: int, maneuver: int
) -> None:
    t = duel(card, one={"fighter": fighter(bursts=3)}, other=TOUGH)
    played = announced(t, f"{card} attack b1")
    assert (played.bursts, played.hits, t.aircraft("b1").damage) == (bursts, hits, hits)
    t = duel(card, position=-2)
    assert [n for n in (1, 2, 3, 4) if can(t, f"{card} maneuver b1 {n}")] == list(
        range(1, maneuver + 1)
    )


@pytest.mark.rule("FLAMES-CARD-07", "FLAMES-END-01")
@pytest.mark.parametrize("damage", [0, 4])
def test_a_fuel_tank_destroys_whatever_the_damage(damage: int) -> None:
    t = table(
        plane(0, "yo-yo fuel-tank", fighter=fighter(firepower=2)),
        plane(1, "evasive", damage=damage),
        plane(1),
    )
    t.play("yo-yo play")
    assert announced(t, "fuel-tank attack b1").hits == 0
    events = t.play("pass")
    assert not [event for event in events if isinstance(event, (Damaged, Flipped))]
    assert [event.by for event in events if isinstance(event, ShotDown)] == [0]
    assert (t.aircraft("b1").flying, t.aircraft("b1").damage) == (False, damage)


@pytest.mark.rule("FLAMES-CARD-07")
@pytest.mark.parametrize(
    "answer", ["ace-pilot", "barrel-roll", "jinking", "tight-turn", "vertical-roll"]
)
def test_a_fuel_tank_is_cancelled_as_any_in_my_sights(answer: str) -> None:
    t = duel("fuel-tank", answer)
    t.play("fuel-tank attack b1", answer)
    assert t.aircraft("b1").flying


@pytest.mark.rule("FLAMES-CARD-07", "FLAMES-CARD-03")
def test_an_evasive_in_force_makes_a_fuel_tank_dearer() -> None:
    t = duel("fuel-tank", other={"evasive": 1})
    assert t.refused("fuel-tank attack b1") == "FLAMES-BURST-06"
    t = duel("fuel-tank", "yo-yo", one={"fighter": fighter(bursts=3)}, other={"evasive": 1})
    assert announced(t, "fuel-tank attack b1").bursts == 3


@pytest.mark.rule("FLAMES-CARD-08")
@pytest.mark.parametrize("attack", ["ims-1-1", "fuel-tank", "jinking", "oots-2-3"])
def test_a_jinking_answers_in_my_sights_and_out_of_the_sun(attack: str) -> None:
    t = duel(f"{attack} scissors", "jinking")
    t.play(f"{attack} attack b1", "jinking", "pass")
    assert (t.aircraft("b1").damage, t.aircraft("b1").flying) == (0, True)


@pytest.mark.rule("FLAMES-CARD-08", "FLAMES-PLAY-06")
def test_a_jinking_in_reaction_is_still_in_my_sights() -> None:
    t = duel("oots-1-1 barrel-roll jinking tight-turn yo-yo vertical-roll", "jinking jinking")
    t.play("oots-1-1 attack b1", "jinking")
    assert t.legal() == ["pass", "barrel-roll", "jinking", "tight-turn", "vertical-roll"]
    t.play("jinking")
    assert (t.asked, t.legal()) == (((1, "react"),), ["pass", "jinking"])


@pytest.mark.rule("FLAMES-CARD-09")
@pytest.mark.parametrize("card", ["oots-1-1", "oots-2-3"])
def test_out_of_the_sun_is_answered_by_fewer_cards(card: str) -> None:
    every = "ace-pilot barrel-roll jinking scissors tight-turn vertical-roll yo-yo"
    t = duel(card, every)
    t.play(f"{card} attack b1")
    assert t.legal() == ["pass", "ace-pilot", "jinking", "vertical-roll"]


@pytest.mark.rule("FLAMES-CARD-09")
def test_out_of_the_sun_is_rarer_than_in_my_sights() -> None:
    copies = {"in-my-sights": 0, "out-of-the-sun": 0}
    for card in load_packs().tables["card"].values():
        if card.title in copies:
            copies[card.title] += card.copies.pacific + card.copies.europe
    assert copies == {"in-my-sights": 40, "out-of-the-sun": 8}


@pytest.mark.rule("FLAMES-CARD-10")
def test_a_redline_is_played_in_the_own_action_phase() -> None:
    t = duel("redline yo-yo", deck="scissors jinking evasive barrel-roll")
    assert "redline" in t.legal()
    t.play("redline play", "pass")
    assert t.hand("a1") == ["evasive", "jinking", "scissors", "yo-yo"]


@pytest.mark.rule("FLAMES-CARD-10", "FLAMES-TURN-09")
def test_a_redline_costs_a_hit_and_draws_three_above_performance() -> None:
    full = "yo-yo yo-yo yo-yo scissors scissors scissors redline"
    t = duel(full, "ace-pilot", deck="jinking jinking evasive barrel-roll", phase="altitude")
    t.play("push", "pass")
    assert t.aircraft("a1").damage == 1
    assert (t.aircraft("a1").cards, t.asked) == (9, ((0, "altitude"),))
    assert [card for card in t.hand("a1") if card not in full] == ["evasive", "jinking", "jinking"]


@pytest.mark.rule("FLAMES-CARD-10", "FLAMES-PLAY-07")
def test_a_redline_is_played_in_the_enemy_turn_inside_a_chain() -> None:
    t = duel("ims-1-1 scissors", "redline", deck="barrel-roll yo-yo yo-yo")
    t.play("ims-1-1 attack b1", "push")
    assert (t.aircraft("b1").damage, t.asked) == (1, ((1, "react"),))
    t.play("barrel-roll", "pass")
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-CARD-10", "FLAMES-PLAY-05")
def test_a_redline_is_a_maneuver_of_one() -> None:
    t = duel("redline", "tight-turn", -2)
    assert t.refused("redline maneuver b1 2") == "FLAMES-PLAY-04"
    t.play("redline maneuver b1 1", "pass")
    assert (t.position("a1", "b1"), t.aircraft("a1").damage) == (-1, 0)


@pytest.mark.rule("FLAMES-CARD-11")
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_scissors_turn_the_tables_from_disadvantaged(position: int) -> None:
    t = duel("scissors", "evasive", position)
    if position != -1:
        assert t.refused("scissors play b1") == "FLAMES-CARD-11"
        return
    t.play("scissors play b1", "pass")
    assert (t.position("a1", "b1"), t.aircraft("b1").holds) == (1, None)


@pytest.mark.rule("FLAMES-CARD-11", "FLAMES-PLAY-14")
def test_scissors_are_for_the_enemy_who_is_advantaged() -> None:
    t = table(
        plane(0, "scissors"), plane(1, holds="a1", position="tailing"), plane(1, **BEHIND), plane(1)
    )
    for enemy in ("b1", "b3"):
        assert t.refused(f"scissors play {enemy}") == "FLAMES-CARD-11"
    assert can(t, "scissors play b2")


@pytest.mark.rule("FLAMES-CARD-12", "FLAMES-CARD-14")
@pytest.mark.parametrize("card", ["tight-turn", "yo-yo"])
def test_tight_turn_and_yo_yo_add_a_hit_to_the_next_attack(card: str) -> None:
    t = duel(f"{card} ims-1-1", "ace-pilot")
    t.play(f"{card} play")
    assert (t.asked, t.view().extra_hits) == (((0, "action"),), 1)
    t.play("ims-1-1 attack b1", "pass", "pass")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-CARD-14")
def test_a_yo_yo_is_a_maneuver_of_one() -> None:
    t = duel("yo-yo", position=-1)
    assert t.refused("yo-yo maneuver b1 2") == "FLAMES-PLAY-04"
    t.play("yo-yo maneuver b1 1")
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-CARD-13", "FLAMES-ALT-04", "FLAMES-ALT-05")
def test_a_vertical_roll_changes_altitude_at_the_usual_price() -> None:
    t = duel("vertical-roll scissors yo-yo")
    t.play("vertical-roll climb scissors")
    assert (t.aircraft("a1").level, t.hand("a1")) == ("high", ["yo-yo"])
    t = duel("vertical-roll scissors", deck="jinking")
    t.play("vertical-roll dive")
    assert (t.aircraft("a1").level, t.hand("a1")) == ("low", ["jinking", "scissors"])


@pytest.mark.rule("FLAMES-CARD-13", "FLAMES-FOLLOW-01")
@pytest.mark.parametrize(("position", "cost"), [(-1, 2), (-2, 1)])
def test_pursuers_may_follow_a_vertical_roll(position: int, cost: int) -> None:
    t = duel("vertical-roll scissors yo-yo", "yo-yo yo-yo yo-yo", position)
    t.play("vertical-roll climb yo-yo")
    assert t.asked == ((1, "follow"),)
    t.play("follow", *["yo-yo"] * cost)
    assert (t.aircraft("b1").level, t.position("a1", "b1")) == ("high", position)


@pytest.mark.rule("FLAMES-CARD-13", "FLAMES-PILOT-08")
def test_a_vertical_roll_does_not_pay_for_its_own_climb() -> None:
    assert duel("vertical-roll").refused("vertical-roll climb") == "FLAMES-CARD-13"
    assert can(duel("vertical-roll"), "vertical-roll dive")
    assert can(duel("vertical-roll", one={"pilot": "generic-cl"}), "vertical-roll climb")


@pytest.mark.rule("FLAMES-CARD-13", "FLAMES-ALT-01")
@pytest.mark.parametrize(("level", "way"), [("very-high", "climb"), ("very-low", "dive")])
def test_a_vertical_roll_does_not_leave_the_five_levels(level: str, way: str) -> None:
    t = duel("vertical-roll yo-yo", one={"level": level})
    assert t.refused(f"vertical-roll {way}") == "FLAMES-ALT-01"


@pytest.mark.rule("FLAMES-CARD-13")
def test_several_vertical_rolls_may_be_played_in_a_turn() -> None:
    t = duel("vertical-roll vertical-roll vertical-roll yo-yo")
    t.play("vertical-roll dive", "vertical-roll dive")
    assert t.aircraft("a1").level == "very-low"
    t.play("vertical-roll climb yo-yo")
    assert t.aircraft("a1").level == "low"


@pytest.mark.rule("FLAMES-CARD-13")
def test_a_vertical_roll_is_a_maneuver_of_two() -> None:
    t = duel("vertical-roll", position=-2)
    assert t.refused("vertical-roll maneuver b1 3") == "FLAMES-PLAY-04"
    t.play("vertical-roll maneuver b1 2")
    assert (t.position("a1", "b1"), t.aircraft("a1").level) == (0, "medium")


@pytest.mark.rule("FLAMES-CARD-15")
@pytest.mark.parametrize(
    ("lines", "hand"),
    [
        (["ims-1-1 attack b1", "vertical-roll"], "vertical-roll yo-yo"),
        (["ims-1-1 attack b1", "jinking"], "jinking"),
        (["ims-1-1 attack b1", "barrel-roll"], "barrel-roll"),
        (
            ["ims-1-1 attack b1", "tight-turn", "scissors", "scissors"],
            "tight-turn scissors",
        ),
    ],
)
@pytest.mark.parametrize("position", [1, 2])
def test_a_card_in_reaction_does_nothing_but_cancel(
    lines: list[str], hand: str, position: int
) -> None:
    t = duel("ims-1-1 scissors evasive evasive", hand, position)
    t.play(*lines, "pass")
    assert t.asked == ((0, "action"),)
    assert [t.aircraft(name).damage for name in ("a1", "b1")] == [0, 0]
    assert [t.aircraft(name).level for name in ("a1", "b1")] == ["medium", "medium"]
    assert (t.position("a1", "b1"), t.view().extra_hits) == (position, 0)
