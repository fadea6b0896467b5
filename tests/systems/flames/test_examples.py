"""The worked examples of the rulebook that concern fighters, replayed card by card.

The one long example, a whole turn of a Corsair and a Zeke, has a file of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, can, duel, fighter, plane, played_out, spent, table

from escadrille.kernel.errors import IllegalOrder
from escadrille.systems.flames import configure, load_packs
from escadrille.systems.flames.events import Compared, Flipped, Played, ShotDown
from escadrille.systems.flames.orders import PickFighter
from escadrille.testing.scripted import Table

TOUGH: dict[str, Any] = {"fighter": fighter(airframe=9)}
GUNS: dict[str, Any] = {"fighter": fighter(bursts=4)}


def shots(fighter_id: str, target: str | dict[str, Any], position: int) -> int:
    """Return how many attacks of one burst a fighter can make in a turn."""
    t = duel("ims-1-1 " * 7, "", position, {"fighter": fighter_id}, {"fighter": target})
    fired = 0
    while can(t, "ims-1-1 attack b1"):
        t.play("ims-1-1 attack b1")
        fired += 1
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
    return fired


@pytest.mark.rule("FLAMES-COMP-06", "FLAMES-SETUP-02")
def test_ex_01_a_spitfire_may_face_an_emil() -> None:
    """In a historical battle Britain flies for the Allies and Germany for the Axis."""
    t = Opening("free-duel-1944")
    assert t.refused("spitfire-1", seat=1) == "FLAMES-COMP-06"
    assert t.refused("bf-109e", seat=0) == "FLAMES-COMP-06"
    t.play("spitfire-1", seat=0)
    t.play("bf-109e", seat=1)
    assert [aircraft.fighter for aircraft in t.view().aircraft] == ["spitfire-1", "bf-109e"]


THIRTEEN = """
[pack]
id = "thirteen"
system = "flames"
version = "1"
title = {en = "Thirteen points", fr = "Treize points"}

[[fighter]]
id = "thirteen"
name = "Thirteen"
nation = "russia"
year = 1941
vp = 13
speed = 2
performance = 5
horsepower = [1, 2]
bursts = 1
firepower = 1
airframe = 3
damaged = {speed = 1, performance = 4, horsepower = [0, 1], bursts = 0, firepower = 1, airframe = 6}
origin = "house"
"""


@pytest.mark.rule("FLAMES-SETUP-01", "FLAMES-SETUP-02")
def test_ex_02_twelve_points_and_1941_allow_an_airacobra(tmp_path: Path) -> None:
    """A fighter of 13 points is too dear, one of 1942 too young."""
    t = Opening("free-duel")
    fighters = load_packs().tables["fighter"].values()
    affordable = [one.id for one in fighters if one.vp <= 12 and one.year <= 1941]
    assert t.legal(0) == affordable
    assert "p-39d" in affordable
    assert t.refused("f4f-4", seat=0) == "FLAMES-SETUP-02"
    (tmp_path / "pack.toml").write_text(THIRTEEN, encoding="utf-8")
    rules = configure("free-duel", packs=[tmp_path])
    with pytest.raises(IllegalOrder, match="vp 13, left 12"):
        rules.choice(rules.start(1), 0, PickFighter("thirteen"))


@pytest.mark.rule("FLAMES-TURN-02", "FLAMES-TURN-08", "FLAMES-TURN-09")
@pytest.mark.parametrize(("phase", "level"), [("pre-draw", "medium"), ("post-draw", "low")])
@pytest.mark.parametrize("held", [6, 5])
def test_ex_03_a_spitfire_draws_up_to_six_cards(phase: str, level: str, held: int) -> None:
    """Whatever its Horsepower (2 here), it never draws beyond its Performance of 6."""
    one = {"fighter": "spitfire-1", "level": level}
    t = duel("yo-yo " * held, one=one, phase=phase)
    assert t.aircraft("a1").cards == 6


@pytest.mark.rule("FLAMES-BURST-01")
@pytest.mark.parametrize(("position", "bursts"), [(0, 2), (1, 3), (2, 5)])
def test_ex_04_bursts_of_a_thunderbolt(position: int, bursts: int) -> None:
    """Two bursts when Neutral, three when Advantaged, five when Tailing."""
    assert shots("p-47d", fighter(airframe=9), position) == bursts


@pytest.mark.rule("FLAMES-ATK-01")
def test_ex_05_an_la_7_hits_twice_with_a_card_of_one_hit() -> None:
    """Its Firepower adds one hit to an attack that nobody cancels."""
    t = duel("ims-1-1", one={"fighter": "la-7"}, other=TOUGH)
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-DMG-01", "FLAMES-DMG-03")
@pytest.mark.parametrize(
    ("damage", "flipped", "flying"),
    [(1, False, True), (2, True, True), (3, True, True), (4, True, False), (5, True, False)],
)
def test_ex_06_a_p_11c_flips_at_two_and_falls_at_four(
    damage: int, flipped: bool, flying: bool
) -> None:
    """Its Airframe is 2 on the front and 4, a total, on the Damaged side."""
    t = duel("ims-1-1 yo-yo", other={"fighter": "p-11c"}, spent={"extra_hits": damage - 1})
    t.play("ims-1-1 attack b1")
    b1 = t.aircraft("b1")
    assert (b1.damaged, b1.flying) == (flipped, flying)


@pytest.mark.rule("FLAMES-NOTE-01", "FLAMES-NOTE-04", "FLAMES-POS-08")
@pytest.mark.parametrize("position", [-1, -2])
@pytest.mark.parametrize("card", ["ims-1-1", "oots-1-1"])
def test_ex_07_the_gunner_of_a_zerstorer_fires_one_burst(position: int, card: str) -> None:
    """He fires at the fighter behind, at which the pilot himself may not shoot."""
    t = duel(f"{card} {card}", "", position, {"fighter": "bf-110c"}, TOUGH)
    assert t.refused(f"{card} attack b1") == "FLAMES-POS-08"
    t.play(f"{card} gunner b1")
    assert t.aircraft("b1").damage == 1
    assert t.refused(f"{card} gunner b1") == "FLAMES-NOTE-04"


@pytest.mark.rule("FLAMES-NOTE-02", "FLAMES-NOTE-03", "FLAMES-PLAY-12")
@pytest.mark.parametrize("figures", ["bf-110c", fighter(gunner=1, firepower=2)])
def test_ex_08_a_tactic_helps_the_gunner_firepower_does_not(figures: Any) -> None:
    """One hit of the card and one of the tactic: two hits."""
    t = duel("tight-turn ims-1-1", "", -1, {"fighter": figures}, TOUGH)
    t.play("tight-turn play", "ims-1-1 gunner b1")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-NOTE-05", "FLAMES-NOTE-06", "FLAMES-BURST-08")
def test_ex_09_a_p_11c_reverses_with_an_attack_card() -> None:
    """Once a turn, in its own turn only, and without spending a burst."""
    one = {"fighter": "p-11c"}
    t = table(
        plane(0, "ims-1-1 ims-1-1 ims-1-1", **one),
        plane(1, "scissors", holds="a1", position="advantaged"),
        plane(1, holds="a1", position="advantaged"),
    )
    t.play("ims-1-1 agile b1", "pass")
    assert t.position("a1", "b1") == 1
    assert spent(t) == (0, 0, 0, 0)
    t.play("abandon")
    assert t.refused("ims-1-1 agile b2") == "FLAMES-NOTE-05"
    enemy_turn = duel("scissors", "ims-1-1", -1, other=one)
    enemy_turn.play("scissors play b1")
    assert enemy_turn.refused("agile") == "FLAMES-NOTE-06"
    assert enemy_turn.legal() == ["pass"]


@pytest.mark.rule("FLAMES-NOTE-07", "FLAMES-PLAY-11", "FLAMES-ATK-01")
def test_ex_10_a_spitfire_lays_a_barrage() -> None:
    """Two attack cards as tactics, which cannot be answered, add two hits to the third."""
    t = duel("ims-1-1 ims-1-1 ims-1-1", "ace-pilot", 0, {"fighter": "spitfire-1"}, TOUGH)
    t.play("ims-1-1 barrage", "ims-1-1 barrage")
    assert t.asked == ((0, "action"),)
    t.play("ims-1-1 attack b1", "pass", "pass")
    assert t.aircraft("b1").damage == 1 + 2


@pytest.mark.rule("FLAMES-END-03")
def test_ex_11_a_p_11c_shot_down_is_worth_three_points() -> None:
    """Its opponent scores the three points printed on its card."""
    t = duel("ims-1-1", other={"fighter": "p-11c", "damage": 3})
    t.play("ims-1-1 attack b1")
    assert played_out(t).scores == (3, 0)


@pytest.mark.rule("FLAMES-TURN-02")
@pytest.mark.parametrize(("held", "after"), [(4, 4), (3, 4), (2, 3)])
def test_ex_12_a_p_11c_with_four_cards_draws_nothing(held: int, after: int) -> None:
    """Performance 4 stops the draw of its pre-turn Horsepower of 1."""
    t = duel("yo-yo " * held, one={"fighter": "p-11c"}, phase="pre-draw")
    assert t.aircraft("a1").cards == after


@pytest.mark.rule("FLAMES-TURN-08")
def test_ex_13_a_p_11c_draws_nothing_after_its_turn() -> None:
    """Its post-turn Horsepower is 0 at Medium; at Low it would draw one card."""
    for level, cards in (("medium", 2), ("low", 3)):
        one = {"fighter": "p-11c", "level": level}
        t = duel("yo-yo yo-yo", one=one, phase="post-draw")
        assert t.aircraft("a1").cards == cards


@pytest.mark.rule(
    "FLAMES-COMP-07",
    "FLAMES-DMG-01",
    "FLAMES-DMG-02",
    "FLAMES-DMG-03",
    "FLAMES-DMG-04",
    "FLAMES-DMG-05",
)
def test_ex_14_the_end_of_a_p_11c() -> None:
    """One damage, one more (it flips, the counter shows 2), two more (it falls with its hand)."""
    hunted = plane(1, "evasive evasive evasive evasive", fighter="p-11c")
    t = table(plane(0, "ims-1-1 ims-1-1 ims-2-2", **GUNS), hunted, plane(1))
    t.play("ims-1-1 attack b1", "pass", "pass")
    assert (t.aircraft("b1").damage, t.aircraft("b1").damaged) == (1, False)
    told = t.play("ims-1-1 attack b1", "pass", "pass")
    assert Flipped("b1") in told
    assert (t.aircraft("b1").damage, t.aircraft("b1").damaged) == (2, True)
    assert t.aircraft("b1").cards == 4
    told = t.play("ims-2-2 attack b1", "pass", "pass")
    assert ShotDown("b1", 0) in told
    assert (t.aircraft("b1").damage, t.aircraft("b1").flying) == (4, False)
    assert t.view().discard.count("evasive") == 4


@pytest.mark.rule("FLAMES-END-04")
def test_ex_15_a_damaged_p_11c_is_worth_one_point() -> None:
    """It ends the game with 3 damage: half of 3 points, rounded down."""
    other = {"fighter": "p-11c", "damage": 3, "acted": True}
    assert played_out(duel("yo-yo", other=other, turn=6)).scores == (1, 0)


@pytest.mark.rule(
    "FLAMES-PLAY-07",
    "FLAMES-PLAY-08",
    "FLAMES-PLAY-09",
    "FLAMES-REACT-01",
    "FLAMES-CARD-15",
    "FLAMES-BURST-07",
)
def test_ex_16_a_chain_that_ends_with_the_defender() -> None:
    """In My Sights, Barrel Roll, Yo-Yo, Vertical Roll: the attack is lost, and its burst."""
    t = duel("ims-1-1 yo-yo scissors", "barrel-roll vertical-roll")
    t.play("ims-1-1 attack b1", "barrel-roll", "yo-yo", "vertical-roll")
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.aircraft("b1").damage == 0
    assert sorted(t.view().discard) == ["barrel-roll", "ims-1-1", "vertical-roll", "yo-yo"]
    assert spent(t) == (1, 0, 0, 0)
    assert (t.aircraft("a1").level, t.aircraft("b1").level) == ("medium", "medium")


@pytest.mark.rule("FLAMES-PLAY-04")
def test_ex_17_a_maneuver_may_be_shorter_than_its_card() -> None:
    """Out of the Sun is worth one, two or three steps; a Yo-Yo one."""
    for steps in (1, 2, 3):
        t = duel("oots-1-1 yo-yo", position=-1)
        t.play(f"oots-1-1 maneuver b1 {steps}")
        assert t.position("a1", "b1") == steps - 1
    t = duel("oots-1-1 yo-yo", position=-2)
    assert t.refused("oots-1-1 maneuver b1 4") == "FLAMES-PLAY-04"
    assert t.refused("yo-yo maneuver b1 2") == "FLAMES-PLAY-04"
    t.play("yo-yo maneuver b1 1")
    assert t.position("a1", "b1") == -1


@pytest.mark.rule("FLAMES-PLAY-05", "FLAMES-REACT-01")
def test_ex_18_an_ace_pilot_as_maneuver_is_no_ace_pilot() -> None:
    """A Tight Turn answers it, as it does any Maneuver."""
    t = duel("ace-pilot", "tight-turn yo-yo")
    t.play("ace-pilot maneuver b1 2")
    assert t.legal() == ["pass", "tight-turn"]


@pytest.mark.rule("FLAMES-PLAY-11", "FLAMES-CARD-03")
def test_ex_19_nobody_answers_an_evasive() -> None:
    """It is played on one's own aircraft: the enemy is asked nothing."""
    t = duel("evasive yo-yo", "ace-pilot tight-turn")
    t.play("evasive play")
    assert t.asked == ((0, "action"),)
    assert t.aircraft("a1").evasive == 1


@pytest.mark.rule("FLAMES-PLAY-12", "FLAMES-ATK-01")
def test_ex_20_tight_turn_and_yo_yo_add_two_hits() -> None:
    """With an attack of one hit that makes three."""
    t = duel("tight-turn yo-yo ims-1-1", other=TOUGH)
    told = t.play("tight-turn play", "yo-yo play", "ims-1-1 attack b1")
    assert [event.hits for event in told if isinstance(event, Played)] == [0, 0, 3]
    assert t.aircraft("b1").damage == 3


@pytest.mark.rule("FLAMES-PLAY-06", "FLAMES-REACT-01")
def test_ex_21_barrel_roll_answers_an_attack_scissors_do_not() -> None:
    """The first lists In My Sights among what it answers, the second does not."""
    t = duel("ims-1-1 yo-yo", "barrel-roll scissors")
    t.play("ims-1-1 attack b1")
    assert t.refused("scissors") == "FLAMES-PLAY-06"
    t.play("barrel-roll", "pass")
    assert t.aircraft("b1").damage == 0


@pytest.mark.rule("FLAMES-PLAY-08")
def test_ex_22_an_unanswered_attack_hits() -> None:
    """The target suffers the hits of the card, no more and no fewer."""
    t = duel("ims-2-3", "barrel-roll", other=TOUGH)
    t.play("ims-2-3 attack b1", "pass", "pass")
    assert t.aircraft("b1").damage == 3


@pytest.mark.rule("FLAMES-CARD-02", "FLAMES-REACT-01")
def test_ex_23_a_barrel_roll_is_stopped_by_a_yo_yo() -> None:
    """Disadvantaged before, Disadvantaged after; unanswered it would have made the pair Neutral."""
    t = duel("barrel-roll barrel-roll scissors", "yo-yo", -1)
    t.play("barrel-roll play b1", "yo-yo", "pass")
    assert t.position("a1", "b1") == -1
    t.play("barrel-roll play b1")
    assert t.position("a1", "b1") == 0


@pytest.mark.rule("FLAMES-PLAY-04", "FLAMES-PLAY-05", "FLAMES-PLAY-08", "FLAMES-REACT-01")
def test_ex_24_five_cards_for_two_steps() -> None:
    """Ace Pilot as Maneuver 2, Tight Turn, Scissors, Scissors, Barrel Roll: Tailing."""
    t = duel("ace-pilot scissors barrel-roll yo-yo", "tight-turn scissors yo-yo")
    t.play("ace-pilot maneuver b1 2", "tight-turn", "scissors", "scissors", "barrel-roll")
    assert t.position("a1", "b1") == 0
    t.play("pass")
    assert t.position("a1", "b1") == 2
    assert sorted(t.view().discard) == [
        "ace-pilot",
        "barrel-roll",
        "scissors",
        "scissors",
        "tight-turn",
    ]


@pytest.mark.rule("FLAMES-CARD-06", "FLAMES-PLAY-06")
@pytest.mark.parametrize("card", ["ims-1-1", "fuel-tank", "jinking"])
def test_ex_25_subtitles_are_ignored_in_reaction(card: str) -> None:
    """A Barrel Roll answers every version of In My Sights."""
    t = duel(f"{card} yo-yo", "barrel-roll")
    t.play(f"{card} attack b1", "barrel-roll", "pass")
    assert (t.aircraft("b1").damage, t.aircraft("b1").flying) == (0, True)


@pytest.mark.rule("FLAMES-BURST-01")
@pytest.mark.parametrize(("position", "bursts"), [(0, 2), (1, 3), (2, 5)])
def test_ex_26_bursts_of_a_spitfire_against_an_emil(position: int, bursts: int) -> None:
    """Two from Neutral, three from Advantaged, five from Tailing."""
    assert shots("spitfire-1", "bf-109e", position) == bursts


@pytest.mark.rule("FLAMES-POS-04", "FLAMES-POS-05", "FLAMES-POS-06")
def test_ex_27_a_third_emil_joins_two_that_are_advantaged() -> None:
    """It may shoot from Neutral or go straight to Tailing, but there is no third side to hold."""
    pack = [plane(0, fighter="bf-109e", holds="b1", position="advantaged") for _ in range(2)]
    third = plane(0, "ims-1-1 evasive yo-yo", fighter="bf-109e")
    spitfire = plane(1, fighter="spitfire-1", damage=3)
    t = table(*pack, third, spitfire, active="a3", phase="speed")
    assert t.asked == ((0, "action"),), "faster by one, but one step leads to a full slot"
    assert t.refused("yo-yo maneuver b1 1") == "FLAMES-POS-05"
    assert t.refused("evasive maneuver b1 1") == "FLAMES-POS-05"
    assert can(t, "ims-1-1 attack b1")
    t.play("evasive maneuver b1 2")
    assert t.position("a3", "b1") == 2


@pytest.mark.rule(
    "FLAMES-TURN-05",
    "FLAMES-TURN-06",
    "FLAMES-POS-10",
    "FLAMES-BURST-02",
    "FLAMES-BURST-03",
    "FLAMES-BURST-04",
    "FLAMES-BURST-05",
    "FLAMES-CARD-13",
    "FLAMES-ALT-04",
    "FLAMES-ALT-09",
)
def test_ex_28_one_long_action_phase_of_a_gustav() -> None:
    """Fire at a Thunderbolt, leave it, engage and fire at a Mustang, roll away upwards."""
    hand = "ims-1-1 oots-1-1 ims-2-2 yo-yo vertical-roll scissors"
    gustav = plane(0, hand, fighter="bf-109g", holds="b1", position="tailing")
    t = table(gustav, plane(1, fighter="p-47d"), plane(1, fighter="p-51d"))
    t.play("ims-1-1 attack b1")
    assert spent(t) == (1, 0, 0, 0)
    assert t.refused("oots-1-1 attack b2") == "FLAMES-POS-10"
    t.play("abandon", "yo-yo maneuver b2 1", "oots-1-1 attack b2")
    assert spent(t) == (1, 1, 0, 0)
    assert t.refused("ims-2-2 attack b2") == "FLAMES-BURST-06"
    t.play("vertical-roll climb", "scissors")
    assert [t.aircraft(label).damage for label in ("b1", "b2")] == [2, 2]
    assert [t.position("a1", label) for label in ("b1", "b2")] == [0, 0]
    assert [t.aircraft(label).level for label in ("a1", "b1", "b2")] == ["high", "medium", "medium"]
    assert t.hand("a1") == ["ims-2-2"]


@pytest.mark.rule("FLAMES-SPEED-01")
def test_ex_29_an_emil_is_one_faster_than_a_gladiator() -> None:
    """Speed 2 against 1: one free maneuver of one step, and no second one."""
    one, other = {"fighter": "bf-109e"}, {"fighter": "gladiator-2"}
    t = duel("yo-yo", one=one, other=other, phase="speed")
    assert Compared("a1", "b1", 1) in t.play("b1")
    t.play("speed")
    assert t.position("a1", "b1") == 1
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-SPEED-01", "FLAMES-SPEED-02")
def test_ex_30_a_mustang_is_two_faster_than_a_nate() -> None:
    """Two free maneuvers: cancelling one leaves the other."""
    one, other = {"fighter": "p-51d"}, {"fighter": "ki-27"}
    t = duel("yo-yo", "barrel-roll tight-turn", one=one, other=other, phase="speed")
    assert Compared("a1", "b1", 2) in t.play("b1")
    t.play("speed", "barrel-roll", "pass")
    assert t.position("a1", "b1") == 0
    t.play("speed")
    assert t.legal() == ["pass", "tight-turn"]
    t.play("pass")
    assert t.position("a1", "b1") == 1
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-ALT-04", "FLAMES-ALT-06")
def test_ex_31_a_climb_costs_a_card() -> None:
    """Five cards become four; with none in hand there is no climbing."""
    t = duel("yo-yo " * 5, phase="altitude")
    t.play("climb", "yo-yo")
    assert (t.aircraft("a1").level, t.aircraft("a1").cards) == ("high", 4)
    assert duel("", phase="altitude").refused("climb") == "FLAMES-ALT-04"


@pytest.mark.rule("FLAMES-ALT-05", "FLAMES-TURN-09")
def test_ex_32_a_dive_may_fill_the_hand_beyond_performance() -> None:
    """Performance 6, six cards, a dive: seven; after the turn nothing is drawn."""
    t = duel("yo-yo " * 6, phase="altitude", deck="scissors scissors scissors")
    t.play("dive")
    assert t.aircraft("a1").cards == 7
    t.play("pass", "pass")
    assert t.view().active == "b1"
    assert t.aircraft("a1").cards == 7


@pytest.mark.rule("FLAMES-FOLLOW-01", "FLAMES-FOLLOW-02", "FLAMES-FOLLOW-03", "FLAMES-FOLLOW-04")
@pytest.mark.parametrize(
    ("phase", "climb", "left"),
    [("altitude", "climb", 2), ("action", "vertical-roll climb", 1)],
)
def test_ex_33_an_advantaged_enemy_follows_a_climb_for_two_cards(
    phase: str, climb: str, left: int
) -> None:
    """One card for following and one for climbing; with a single card he must stay."""
    hand = "vertical-roll scissors yo-yo"
    t = duel(hand, "evasive jinking tight-turn", -1, phase=phase)
    t.play(climb, "scissors", "follow", "evasive", "jinking")
    assert t.hand("b1") == ["tight-turn"]
    assert t.aircraft("a1").cards == left
    assert t.aircraft("b1").level == "high"
    assert t.position("b1", "a1") == 1
    poor = duel(hand, "tight-turn", -1, phase=phase)
    poor.play(climb, "scissors")
    assert poor.refused("follow") == "FLAMES-FOLLOW-04"


@pytest.mark.rule("FLAMES-FOLLOW-02", "FLAMES-FOLLOW-03")
def test_ex_34_a_tailing_enemy_follows_a_dive_for_nothing() -> None:
    """Both draw a card and the position is kept."""
    t = duel("yo-yo", "evasive", -2, phase="altitude")
    t.play("dive", "follow")
    assert [t.aircraft(label).cards for label in ("a1", "b1")] == [2, 2]
    assert [t.aircraft(label).level for label in ("a1", "b1")] == ["low", "low"]
    assert t.position("b1", "a1") == 2


def chain() -> Table:
    """Return Mustang (a1), Gustav (b1) on its tail, Thunderbolt (a2) Advantaged on Gustav."""
    return table(
        plane(0, "yo-yo", fighter="p-51d"),
        plane(0, "evasive", fighter="p-47d", holds="b1", position="advantaged"),
        plane(1, "scissors", fighter="bf-109g", holds="a1", position="tailing"),
        phase="altitude",
    )


@pytest.mark.rule("FLAMES-FOLLOW-06")
def test_ex_35a_a_chain_follows_from_its_head() -> None:
    """The Gustav follows the Mustang; then the Thunderbolt decides about the Gustav."""
    t = chain()
    t.play("dive")
    assert t.asked == ((1, "follow"),)
    t.play("follow")
    assert t.asked == ((0, "follow"),)
    t.play("follow", "evasive")
    assert {t.aircraft(label).level for label in ("a1", "a2", "b1")} == {"low"}
    assert (t.position("b1", "a1"), t.position("a2", "b1")) == (2, 1)


@pytest.mark.rule("FLAMES-FOLLOW-05", "FLAMES-FOLLOW-06")
def test_ex_35b_who_stays_is_still_engaged_from_behind() -> None:
    """The Gustav stays: it lost the Mustang, not the Thunderbolt, which is asked nothing."""
    t = chain()
    t.play("dive", "pass")
    assert t.asked == ((0, "action"),)
    assert t.view().active == "a1"
    assert (t.position("b1", "a1"), t.position("b1", "a2")) == (0, -1)


def five_players() -> Table:
    """Return two Axis players and three Allied ones; the Axis has the initiative."""
    axis = [plane(0, fighter="bf-109e", seat=seat) for seat in (0, 1)]
    allies = [plane(1, fighter="spitfire-1", seat=seat) for seat in (2, 3, 4)]
    return table(*axis, *allies, seats=[2, 3], initiative=0, active=None, phase=None)


def acting(t: Table) -> str:
    """Let the aircraft whose turn it is pass until its turn is over; return its label."""
    label: str = t.view().active
    while t.view().active == label:
        t.play("pass")
    return label


@pytest.mark.rule("FLAMES-TEAM-02", "FLAMES-TEAM-03")
def test_ex_65_two_against_three_take_turns() -> None:
    """Axis, Allied, Axis, Allied, Allied; each team says who."""
    t = five_players()
    assert t.legal() == ["a1", "a2"]
    t.play("a2")
    order = [acting(t)]
    assert t.legal() == ["b1", "b2", "b3"]
    t.play("b3")
    order += [acting(t), acting(t)]
    assert t.legal() == ["b1", "b2"]
    t.play("b2")
    order += [acting(t), acting(t)]
    assert order == ["a2", "b3", "a1", "b2", "b1"]


@pytest.mark.rule("FLAMES-TEAM-03")
def test_ex_66_the_next_game_turn_may_go_otherwise() -> None:
    """The Axis begins again, with whichever of its members it likes."""
    t = five_players()
    for choices in (["a2", "b3", "b2"], ["a1", "b1", "b3"]):
        turn = t.view().turn
        order = []
        for label in choices:
            t.play(label)
            while t.view().active:
                order.append(acting(t))
        first, second = choices[0], "a1" if choices[0] == "a2" else "a2"
        last = {"b1", "b2", "b3"}.difference(choices).pop()
        assert order == [first, choices[1], second, choices[2], last]
        assert t.view().turn == turn + 1


@pytest.mark.rule("FLAMES-MULTI-03", "FLAMES-PLAY-14")
def test_ex_67_scissors_change_one_relation() -> None:
    """Two enemies are Advantaged; the one that is named loses his position, and gives it."""
    enemies = [plane(1, holds="a1", position="advantaged") for _ in range(2)]
    t = table(plane(0, "scissors"), *enemies)
    t.play("scissors play b2")
    assert [t.position("a1", label) for label in ("b1", "b2")] == [-1, 1]


@pytest.mark.rule("FLAMES-BURST-02", "FLAMES-BURST-03", "FLAMES-BURST-04", "FLAMES-BURST-05")
def test_ex_68_no_pool_is_spent_twice() -> None:
    """Without bursts of its own: one from Advantaged, two from Tailing, and that is all."""
    hand = "ims-1-1 ims-1-1 ims-1-1 ims-2-2 yo-yo yo-yo"
    nate = plane(0, hand, fighter="ki-27", holds="b1", position="advantaged")
    t = table(nate, plane(1, **TOUGH), plane(1, **TOUGH))
    t.play("ims-1-1 attack b1", "abandon", "yo-yo maneuver b2 1")
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"
    t.play("yo-yo maneuver b2 1", "ims-2-2 attack b2")
    assert spent(t) == (0, 1, 2, 0)
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"


@pytest.mark.rule("FLAMES-BAL-01")
def test_ex_72_ten_points_against_twelve_start_with_two() -> None:
    """A Bf-110C against a Yak-1: the Axis begins with the difference."""
    axis, allied = plane(0, fighter="bf-110c"), plane(1, fighter="yak-1")
    t = table(axis, allied, options={"balance": True}, phase="altitude")
    assert t.view().scores == (2, 0)


@pytest.mark.rule("FLAMES-PILOT-04", "FLAMES-DMG-01", "FLAMES-DMG-03")
@pytest.mark.parametrize(("pilot", "flip", "down"), [(None, 3, 6), ("generic-a1", 4, 7)])
def test_ex_73_a_pilot_makes_a_spitfire_tougher(pilot: str | None, flip: int, down: int) -> None:
    """Damaged at 3 and destroyed at 6; with A+1 at 4 and 7."""
    spitfire = plane(1, fighter="spitfire-1", pilot=pilot)
    t = table(plane(0, "ims-1-1 " * 8, fighter=fighter(bursts=8)), spitfire)
    for damage in range(1, down + 1):
        t.play("ims-1-1 attack b1")
        b1 = t.aircraft("b1")
        assert (b1.damage, b1.damaged, b1.flying) == (damage, damage >= flip, damage < down)
