"""The worked examples of the rulebook that concern bombers, flak and bombs, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.raids import (
    TARGET,
    bomber,
    flown,
    heavy,
    hunt,
    own,
    played_on,
    report,
    run,
    stuka,
)
from tests.systems.flames.scenes import Opening, can, fighter, table

from escadrille.systems.flames.choices import PATTERNS

THIRD: dict[str, Any] = {"fighter": fighter(speed=3)}
EMIL = {"fighter": "bf-109e", "level": "high"}
TOUGH = {"fighter": fighter(airframe=9)}
KATE = {"bomber": "b5n2"}


def liberators(*cells: str) -> list[dict[str, Any]]:
    return [heavy(cell, fighter="b-24d") for cell in cells]


@pytest.mark.rule("FLAMES-BMR-04", "FLAMES-BMR-05", "FLAMES-BMR-06", "FLAMES-RULING-40")
def test_ex_36_the_dornier_behind_is_free_and_the_others_are_not() -> None:
    """Formation 3: two abreast in front, a single Do-17Z behind one of them."""
    three = [heavy(cell, fighter="do-17z") for cell in ("r1c1", "r1c2", "r2c1")]
    t = hunt("scissors yo-yo", *three)
    assert "b3" in t.legal()
    assert t.refused("b1") == "FLAMES-BMR-04"
    assert can(t, "scissors select b1")
    t.play("assign")
    assert t.legal() == ["b1", "b2", "b3"]


@pytest.mark.rule("FLAMES-BMR-06", "FLAMES-BMR-07", "FLAMES-BMR-10")
def test_ex_37_two_speed_points_lead_to_the_tail_of_the_rear_bomber() -> None:
    t = hunt("", heavy("r1c1"), heavy("r2c1"), me=THIRD, phase="speed")
    t.play("b2", "speed", "pass")
    assert t.position("a1", "b2") == 1
    t.play("speed", "pass")
    assert t.position("a1", "b2") == 2


@pytest.mark.rule("FLAMES-BMR-05", "FLAMES-BMR-08")
def test_ex_38_in_a_square_the_front_left_bomber_has_its_tail_covered() -> None:
    cells = ("r1c1", "r1c2", "r2c1", "r2c2")
    t = hunt("scissors", *(heavy(cell) for cell in cells), me=THIRD, phase="speed")
    t.play("assign", "b1", "speed", "pass")
    assert t.position("a1", "b1") == 1
    assert t.asked == ((0, "action"),)
    assert t.refused("scissors maneuver b1 1") == "FLAMES-BMR-08"


@pytest.mark.rule("FLAMES-BMR-04", "FLAMES-BMR-07")
def test_ex_39_a_speed_point_selects_and_two_cards_move() -> None:
    t = hunt("scissors yo-yo", heavy("r1c1"), heavy("r1c2"), phase="speed")
    t.play("b1", "scissors maneuver b1 1", "pass")
    assert t.position("a1", "b1") == 1
    t.play("yo-yo maneuver b1 1", "pass")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("FLAMES-BMR-07")
def test_ex_40_a_card_of_three_selects_and_tails() -> None:
    t = hunt("oots-1-1", heavy("r1c1"), heavy("r1c2"))
    t.play("oots-1-1 select b2 2", "pass")
    assert t.position("a1", "b2") == 2


@pytest.mark.rule("FLAMES-BMR-08", "FLAMES-FORM-03")
def test_ex_41_the_rear_bomber_of_a_column_covers_the_front_one_until_it_falls() -> None:
    frail: dict[str, Any] = {"fighter": bomber(airframe=1, damaged={"airframe": 2}), "damage": 1}
    t = hunt("ace-pilot ims-1-1", heavy("r1c1"), heavy("r2c1", **frail))
    assert t.refused("ace-pilot select b1 2") == "FLAMES-BMR-08"
    t.play("b2", "ims-1-1 attack b2", "pass")
    assert not t.aircraft("b2").flying
    t.play("b1", "ace-pilot maneuver b1 2", "pass")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("FLAMES-TUR-01")
def test_ex_42_two_liberators_in_column_draw_seven() -> None:
    t = hunt("ims-1-1", *liberators("r1c1", "r2c1"), me={"level": "high"}, raid={"quarry": "b1"})
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").cards == 7


@pytest.mark.rule("FLAMES-TUR-01")
@pytest.mark.parametrize(("attacked", "cards"), [("b1", 3), ("b2", 4), ("b3", 3)])
def test_ex_43_three_stukas_abreast_draw_three_or_four(attacked: str, cards: int) -> None:
    three = [heavy(f"r1c{n}", fighter="ju-87b") for n in (1, 2, 3)]
    t = hunt("ims-1-1", *three, me={"level": "low"}, raid={"quarry": attacked})
    t.play(f"ims-1-1 attack {attacked}")
    assert t.aircraft(attacked).cards == cards


@pytest.mark.rule("FLAMES-BMR-05", "FLAMES-BMR-07", "FLAMES-BMR-09", "FLAMES-BMR-10")
@pytest.mark.rule("FLAMES-BMR-11", "FLAMES-TUR-01", "FLAMES-TUR-02", "FLAMES-TUR-03")
@pytest.mark.rule("FLAMES-TUR-04", "FLAMES-TUR-05", "FLAMES-TUR-06", "FLAMES-CARD-15")
def test_ex_44_an_emil_among_liberators() -> None:
    """The opponent chooses; seven cards; each play is answered once, none is cancelled."""
    emil = {"side": 0, "hand": "vertical-roll yo-yo ims-3-3", **EMIL}
    deck = "oots-1-1 ims-2-2 ims-2-2 ims-1-1 barrel-roll barrel-roll scissors"
    t = table(emil, *liberators("r1c1", "r1c2"), phase="speed", deck=deck)
    t.play("assign", "b1")
    assert t.view(0).terms == {"points": 1}
    t.play("speed")
    assert t.aircraft("b1").cards == 7
    t.play("oots-1-1", "pass", "vertical-roll")
    assert t.aircraft("a1").damage == 0
    assert (t.position("a1", "b1"), t.aircraft("a1").level) == (1, "high")
    t.play("yo-yo maneuver b1 1", "ims-2-2", "pass", "pass", "pass")
    assert (t.position("a1", "b1"), t.aircraft("a1").damage) == (2, 2)
    t.play("ims-3-3 attack b1", "ims-2-2", "pass")
    assert (t.aircraft("b1").damage, t.aircraft("a1").damage) == (3, 4)
    assert t.aircraft("a1").flying
    assert t.aircraft("b1").cards > 0
    t.play("pass")
    assert t.position("a1", "b1") == 0
    assert t.aircraft("b1").cards == 0
    assert "ims-1-1" in t.view().discard


@pytest.mark.rule("FLAMES-TUR-05", "FLAMES-TUR-06")
def test_ex_45_a_tight_turn_answers_the_bomber_and_is_not_answered() -> None:
    t = run("oots-1-1 tight-turn", "ims-1-1 ace-pilot barrel-roll")
    t.play("oots-1-1 attack b1", "ims-1-1", "pass", "tight-turn")
    assert t.asked[0][0] == 0
    assert (t.aircraft("a1").damage, t.aircraft("b1").damage) == (0, 1)


@pytest.mark.rule("FLAMES-TUR-07", "FLAMES-TUR-08")
def test_ex_46_a_bombers_jinking_takes_one_hit_and_cancels_nothing() -> None:
    t = run("ims-2-2", "jinking", me=TOUGH)
    t.play("ims-2-2 attack b1", "jinking")
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-TUR-08", "FLAMES-PLAY-12")
@pytest.mark.parametrize(("answer", "suffered"), [("pass", 1), ("barrel-roll", 0)])
def test_ex_47_five_hits_become_four_whatever_the_fighter_does(answer: str, suffered: int) -> None:
    target = {"fighter": bomber(airframe=9)}
    t = run("ims-2-3 tight-turn tight-turn barrel-roll", "jinking", me=TOUGH, target=target)
    t.play("tight-turn play", "tight-turn play", "ims-2-3 attack b1", "jinking", answer)
    if answer == "pass":
        t.play("pass")
    assert (t.aircraft("b1").damage, t.aircraft("a1").damage) == (4, suffered)


@pytest.mark.rule("FLAMES-TUR-10")
@pytest.mark.parametrize("answer", ["vertical-roll", "jinking", "ace-pilot", "pass"])
def test_ex_48_out_of_the_sun_with_two_tight_turns(answer: str) -> None:
    hand = "scissors vertical-roll jinking ace-pilot barrel-roll"
    t = run(hand, "oots-2-3 tight-turn tight-turn", me=TOUGH)
    t.play("scissors maneuver b1 1", "oots-2-3", "tight-turn", "tight-turn")
    assert t.refused("barrel-roll") == "FLAMES-PLAY-06"
    t.play(answer)
    if answer == "pass":
        t.play("pass")
    assert t.aircraft("a1").damage == (5 if answer == "pass" else 0)


@pytest.mark.rule("FLAMES-CAMP-18")
@pytest.mark.parametrize(
    ("damaged", "destroyed", "status"),
    [(7, 14, "intact"), (6, 7, "damaged"), (5, 6, "destroyed")],
)
def test_ex_51_the_values_of_an_airfield(damaged: int, destroyed: int, status: str) -> None:
    """Six bombs of a Stuka: below the first value, from it on, from the second on."""
    told = {"target": {**TARGET, "type": "airfield", "damaged": damaged, "destroyed": destroyed}}
    t = flown([stuka()], [own("p-11c")], mission=told)
    played_on(t, flak="dispersed", start="very-low")
    assert report(t).status == status


@pytest.mark.rule("FLAMES-OPT-08")
def test_ex_52_a_spitfire_of_an_option_has_no_bombs() -> None:
    t = flown([stuka()], [own("spitfire-1")])
    assert not t.aircraft("b1").raid.laden


FLAK_HITS = {
    # EX-53 to EX-55: what a bomber suffers that bombs Dispersed, Normal, Tight.
    2: {"dispersed": (1, 1, 1), "normal": (0, 2, 2), "tight": (0, 0, 4)},
    # EX-56: an option of +2 counts first.
    4: {"dispersed": (2, 2, 2), "normal": (0, 4, 4), "tight": (0, 0, 8)},
}


@pytest.mark.rule("FLAMES-FLAK-03", "FLAMES-FLAK-04", "FLAMES-OPT-09")
@pytest.mark.parametrize("bomb", PATTERNS)
@pytest.mark.parametrize("flak", PATTERNS)
@pytest.mark.parametrize("value", FLAK_HITS)
def test_ex_53_to_56_flak_of_two_and_of_four(value: int, flak: str, bomb: str) -> None:
    t = flown([{"bomber": "b-17g"}], [own("p-11c")], None, {"flak": value - 2})
    played_on(t, flak=flak, bomb=bomb, start="very-low")
    assert t.aircraft("a1").damage == FLAK_HITS[value][flak][PATTERNS.index(bomb)]


@pytest.mark.rule("FLAMES-FLAK-07", "FLAMES-RULING-03")
@pytest.mark.parametrize(("damage", "bombs"), [(0, (7, 14, 28)), (3, (4, 8, 16))])
@pytest.mark.parametrize("bomb", PATTERNS)
def test_ex_57_to_59_the_bombs_of_a_kate(damage: int, bombs: tuple[int, ...], bomb: str) -> None:
    """Fourteen, or eight when Damaged: Dispersed halves, Tight doubles."""
    quiet = {"target": {**TARGET, "flak": 0}}
    t = flown([KATE], [own("p-11c")], None, {"shortage": damage}, mission=quiet)
    played_on(t, bomb=bomb, start="very-low")
    assert (t.aircraft("a1").damage, t.aircraft("a1").damaged) == (damage, damage > 0)
    assert t.aircraft("a1").raid.dropped == bombs[PATTERNS.index(bomb)]


@pytest.mark.rule("FLAMES-FLAK-03", "FLAMES-FLAK-06", "FLAMES-FLAK-07")
def test_ex_60_a_kate_through_dispersed_flak() -> None:
    t = flown([KATE], [own("p-11c")])
    played_on(t, flak="dispersed", bomb="normal", start="very-low")
    assert (t.aircraft("a1").damage, t.aircraft("a1").raid.dropped) == (1, 14)


def ended(t: Opening, bombs: int, *down: str) -> tuple[int, ...]:
    """Return the points of a mission that ended with so many bombs on its target, and losses."""
    labels, s = [one.label for one in t.view().aircraft], t.state
    for name in down:
        s.alive[labels.index(name)] = 0
    s.over = 1
    s.raid.dropped[0] = bombs
    return report(t).points


@pytest.mark.rule("FLAMES-SCORE-01", "FLAMES-SCORE-02")
def test_ex_61_a_messerschmitt_and_a_destroyed_target() -> None:
    """Its 10 VP and the Destroyed value (10 here) are the attacker's."""
    t = flown([{"bomber": "blenheim-4"}], [own("bf-110c"), own("bf-109e")])
    assert ended(t, 10, "b1") == (20, 0)


@pytest.mark.rule("FLAMES-SCORE-03")
def test_ex_62_and_63_the_net_result_is_a_difference() -> None:
    """Axis 3 + 10, Allies two aircraft of 10: the Allies are 7 ahead."""
    t = flown([stuka(), own("bf-110c"), own("bf-110c")], [own("p-11c"), own("p-11c")])
    axis, allies = ended(t, 10, "b1", "a2", "a3")
    assert (axis, allies, allies - axis) == (13, 20, 7)


@pytest.mark.rule("FLAMES-OPT-08", "FLAMES-OPT-12", "FLAMES-CAMP-18", "FLAMES-SCALE-01")
@pytest.mark.parametrize(
    ("scale", "aircraft", "values"),
    [(1, (1, 1, 2), (4, 8)), (3, (3, 3, 6), (12, 24))],
)
def test_ex_69_and_70_poland_at_scales_of_one_and_three(
    scale: int, aircraft: tuple[int, ...], values: tuple[int, int]
) -> None:
    """A Stuka and a Bf-110C against two P.11c, whose enemies come Late; Flak stays 2."""
    target = {**TARGET, "type": "airfield", "damaged": 4, "destroyed": 8}
    sides = [stuka(), own("bf-110c")], [own("p-11c"), own("p-11c")], None, {"late": True}
    t = flown(*sides, mission={"target": target, "scale": scale})
    flying = [one.fighter for one in t.view().aircraft]
    assert tuple(flying.count(name) for name in ("ju-87b", "bf-110c", "p-11c")) == aircraft
    seen = t.view().mission.target
    assert (seen.damaged, seen.destroyed, seen.flak) == (*values, 2)
    assert [one.raid.late for one in t.view().aircraft if one.fighter == "bf-110c"] == [
        True
    ] * scale


@pytest.mark.rule("FLAMES-SCALE-03", "FLAMES-RULING-29")
def test_ex_71_points_are_divided_by_the_scale_and_rounded_down() -> None:
    """30 and 13 VP at a scale of 3 are 10 and 4."""
    target = {**TARGET, "damaged": 4, "destroyed": 8}
    three: dict[str, Any] = {"mission": {"target": target, "scale": 3}}
    t = flown([stuka(), own("bf-110c")], [own("p-11c"), own("p-11c")], **three)
    assert ended(t, 24, "b1", "b2", "a1", "a4") == (10, 4)
