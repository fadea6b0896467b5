"""Playing cards, one by one: windows, limits, bonuses, effects (SKIES-PLAY, -REACT, -CARD)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import (
    ACE,
    CLIMB,
    DIVE,
    MISS,
    TURN,
    asked,
    booms,
    duel,
    hands,
    plane,
    player,
    seen,
    table,
)

from escadrille.systems.skies import configure
from escadrille.systems.skies.events import (
    CardGone,
    CardPlayed,
    Dodged,
    Fired,
    FiredBack,
    Outmanoeuvred,
    Rerolled,
)
from escadrille.testing.scripted import Table

ABOVE: dict[str, Any] = {"level": "advantaged"}
BELOW: dict[str, Any] = {"level": "disadvantaged"}
ANY = {"doctrine_selection": "random"}
FW: dict[str, Any] = {"type": "fw-190a"}
ROLL, HEAVY = "rapid-roll:fw-190a", "heavy-hitter:fw-190a"
HURRICANE: dict[str, Any] = {"type": "hurricane-mk-i"}
ROBUST = "robust:hurricane-mk-i"


def rolled(*counts: tuple[int, int]) -> list[int]:
    """Return dice: so many aces of so many."""
    return [die for aces, count in counts for die in [ACE] * aces + [MISS] * (count - aces)]


def act(
    hand: str, level: str = "neutral", at: tuple[float, float] = (18, 30), **facts: Any
) -> Table:
    """Return a table at the start of a1's activation; a2 flies behind, b1 ahead."""
    mine = {"level": level, **facts.pop("one", {})}
    yours = facts.pop("yours", "")
    planes = [plane(0, (18, 18), 0, **mine), plane(0, (18, 12), 0, **facts.pop("two", {}))]
    planes.append(plane(1, at, facts.pop("heading", 180), **facts.pop("other", {})))
    planes.append(plane(1, (2, 34), 180, **facts.pop("last", {})))
    usual = {"step": "start", "cards": hands(hand, yours), "options": ANY}
    return table(*planes, **{**usual, **facts})


def fired(told: list[Any]) -> list[int]:
    return [len(event.dice) for event in told if isinstance(event, Fired)]


def passed(t: Table) -> list[Any]:
    """Play no more cards."""
    told: list[Any] = []
    while t.asked and asked(t)[0][1] == "cards":
        told += t.play("pass")
    return told


# Windows and limits.


@pytest.mark.rule("SKIES-PLAY-03", "SKIES-PLAY-04", "SKIES-BASE-43", "SKIES-DECK-01")
def test_a_card_has_its_window() -> None:
    t = act(f"{CLIMB} {DIVE}")
    assert t.asked == ((0, "cards"),)
    assert t.legal() == ["pass", CLIMB]
    assert t.refused(DIVE) == "SKIES-PLAY-04"
    assert t.refused("dive-away") == "SKIES-DECK-01"
    assert t.refused("climb") == "SKIES-BASE-43"
    t.play("pass")
    assert t.refused(CLIMB) == "SKIES-PLAY-03"
    t.play("dive")
    assert DIVE in t.legal()


@pytest.mark.rule("SKIES-BASE-44", "SKIES-BASE-54")
def test_a_window_is_put_by_what_everybody_knows() -> None:
    """The RAF could have Defensive Tactics, and is asked though it has none."""
    t = act("", at=(18, 23), other=BELOW, step="open", yours="home-advantage", dice=[MISS] * 4)
    t.play("b1")
    assert t.asked == ((1, "cards"),)
    assert t.legal() == ["pass"]
    told = t.view(0)
    assert told.window is None
    assert told.players[1].hand is None
    nobody = act("", at=(18, 23), heading=0, other=BELOW, step="open", dice=[MISS] * 4)
    nobody.play("b1")
    assert nobody.asked[0][1] == "fly"


@pytest.mark.rule("SKIES-PLAY-01", "SKIES-REACT-03", "SKIES-REACT-01", "SKIES-PLAY-02")
@pytest.mark.rule("SKIES-RULING-39")
def test_ex_13_one_card_a_turn_and_reactions_besides() -> None:
    """After Great Climb a second Trait is refused; a Reaction later is not (SKIES-EX-13)."""
    t = act(f"{CLIMB} {DIVE}", "neutral")
    t.play(CLIMB, "dive")
    assert t.refused(DIVE) == "SKIES-PLAY-01"
    had = {**HURRICANE, **BELOW, "carded": True}
    facts: dict[str, Any] = {"at": (18, 23), "heading": 0, "other": had, "step": "open"}
    t = act("", yours=ROBUST, dice=[MISS] * 3, **facts)
    t.play("b1")
    assert ROBUST in t.legal()
    told = t.play(ROBUST) + passed(t)
    assert fired(told) == [3]
    assert seen(t, "b1").carded


@pytest.mark.rule("SKIES-REACT-02", "SKIES-RULING-18", "SKIES-BASE-44")
def test_only_marked_cards_react_and_each_once() -> None:
    low = {**HURRICANE, **BELOW}
    facts: dict[str, Any] = {"at": (18, 23), "other": low, "step": "open", "last": HURRICANE}
    t = act("", yours=f"{ROBUST} tight-turn:hurricane-mk-i", **facts)
    t.play("b1")
    assert t.refused("tight-turn:hurricane-mk-i") == "SKIES-REACT-02"
    t = act("", yours=f"{ROBUST} {ROBUST}", **facts)
    t.play("b1", ROBUST)
    assert t.refused(ROBUST) == "SKIES-BASE-44"


@pytest.mark.rule("SKIES-TRAIT-04")
def test_ex_06_a_trait_is_for_its_type() -> None:
    """A Tight Turn of the Spitfire is refused on a Hurricane (SKIES-EX-06)."""
    pair = [plane(1, (4, 34), 180, **HURRICANE), plane(1, (8, 34), 180)]
    t = table(plane(0, zoom=True), *pair, active="b1", cards=hands("", TURN))
    assert t.refused(TURN) == "SKIES-TRAIT-04"
    t = table(plane(0, zoom=True), *pair, active="b2", cards=hands("", TURN))
    assert TURN in t.legal()


@pytest.mark.rule("SKIES-RULING-34")
def test_cards_of_a_type_that_is_gone_can_only_be_exchanged() -> None:
    gone = plane(1, (4, 34), status="shot-down")
    planes = [plane(0, zoom=True), gone, plane(1, (8, 34), 180, **HURRICANE)]
    t = table(*planes, active="b2", cards=hands("", TURN))
    assert t.refused(TURN) == "SKIES-TRAIT-04"
    t.play("6 straight", "pass")
    while asked(t)[0][1] == "cards":
        t.play("pass")
    assert t.asked == ((1, "exchange"),)
    assert TURN in t.legal(1)


# Bonuses.


@pytest.mark.rule("SKIES-BONUS-02", "SKIES-BONUS-03", "SKIES-BONUS-04", "SKIES-BONUS-05")
@pytest.mark.rule("SKIES-BONUS-06", "SKIES-CARD-02", "SKIES-CARD-14", "SKIES-REFILL-01")
@pytest.mark.rule("SKIES-RULING-15", "SKIES-RULING-13", "SKIES-RULING-14", "SKIES-RULING-40")
def test_ex_02_dive_away_with_great_dive() -> None:
    """The aircraft dives without a level, by its full Speed (SKIES-EX-02)."""
    planes = [plane(0, (18, 10), **BELOW), plane(0, (10, 10), **BELOW), plane(1, (2, 34), 180)]
    cards = hands(f"dive-away {DIVE} {DIVE}", deck=["numbers", ""])
    t = table(*planes, step="start", cards=cards)
    t.play("dive-away")
    assert t.asked == ((0, "bonus"),)
    assert t.refused("dive-away") == "SKIES-DECK-01"
    t.play(DIVE)
    assert asked(t)[0][1] == "fly"
    t.play("dive")
    assert [word for word in t.legal() if word.isdecimal()] == [str(n) for n in range(5, 15)]
    t.play("14 straight", "pass")
    x, y, _ = seen(t, "a1").pose
    assert (x / 2540, y / 2540, seen(t, "a1").level) == (18, 24, "disadvantaged")
    assert t.asked == ((0, "keep"),)
    t.play("keep")
    assert sorted(player(t, 0).hand) == sorted(["dive-away", DIVE, "numbers"])
    assert player(t, 0).discards == (DIVE,)
    assert player(t, 0).known == ("dive-away",)
    assert t.view(1).players[0].known == ("dive-away",)
    assert seen(t, "a1").carded
    while t.view().active != "a2":
        t.play("pass" if "pass" in t.legal() else t.legal()[-1])
    assert "dive-away" in t.legal()


@pytest.mark.rule("SKIES-BONUS-02", "SKIES-TRAIT-04", "SKIES-BONUS-01")
def test_the_bonus_is_the_trait_that_the_doctrine_names() -> None:
    planes = [plane(0, **BELOW), plane(0, (4, 4), type="bf-109f"), plane(1, (2, 34), 180)]
    cards = hands(f"dive-away {CLIMB} great-dive:bf-109f")
    t = table(*planes, step="start", cards=cards)
    t.play("dive-away")
    assert t.legal() == ["pass"]
    assert t.refused(CLIMB) == "SKIES-BONUS-02"
    assert t.refused("great-dive:bf-109f") == "SKIES-TRAIT-04"
    assert t.refused("dive") == "SKIES-BONUS-02"


@pytest.mark.rule("SKIES-RET-05", "SKIES-BONUS-04", "SKIES-CARD-14", "SKIES-BASE-18")
def test_ex_12_a_doctrine_alone_is_tested() -> None:
    """Without a bonus Dive Away meets its Pilot Test (SKIES-EX-12)."""
    t = act("dive-away", "disadvantaged", dice=[MISS] * 3)
    t.play("dive-away")
    assert t.refused("l15") == "SKIES-BASE-18"
    told = t.play("dive 13 straight", "pass")
    assert CardGone(0, "dive-away", False) in told
    high = act("dive-away numbers", "neutral")
    assert high.refused("dive-away") == "SKIES-CARD-14"


# Traits.


@pytest.mark.rule("SKIES-CARD-01", "SKIES-RET-03")
def test_great_climb_takes_the_place_of_climbing() -> None:
    t = act(f"{CLIMB}", "disadvantaged")
    t.play(CLIMB)
    assert seen(t, "a1").level == "neutral"
    t.play("7 straight")
    assert t.refused("climb") == "SKIES-CARD-01"
    assert CardGone(0, CLIMB, False) in t.play("pass")
    top = act(f"{CLIMB} slashing-attack", "advantaged")
    assert top.refused(CLIMB) == "SKIES-CARD-01"


@pytest.mark.rule("SKIES-CARD-02", "SKIES-RULING-16", "SKIES-BASE-19")
@pytest.mark.parametrize(("mph", "most"), [(242, 10), (437, 16)])
def test_great_dive_is_never_less_than_six_inches(mph: int, most: int) -> None:
    slow = {"id": "diver", "name": "Diver", "mph": mph, "sp": mph // 50, "traits": ["great-dive"]}
    t = duel((34, 34), one={"type": slow}, cards=hands("great-dive:diver"))
    assert t.refused("great-dive:diver") == "SKIES-CARD-02"
    t.play("dive", "great-dive:diver")
    assert max(int(word) for word in t.legal() if word.isdecimal()) == most
    assert t.refused("great-dive:diver") == "SKIES-DECK-01"


@pytest.mark.rule("SKIES-CARD-03", "SKIES-RET-06", "SKIES-BASE-22", "SKIES-BASE-23")
def test_ex_35_tight_turn() -> None:
    """Seven inches, turned after three: (12.828, 15.828), heading 45 (SKIES-EX-35)."""
    planes = [plane(0, (30, 4), zoom=True), plane(1, (10, 10))]
    t = table(*planes, active="b1", cards=hands("", TURN), dice=[MISS] * 6)
    plain = table(*planes, active="b1", cards=hands("", "hail-of-fire"))
    plain.play("7 r45")
    assert plain.asked[0][1] != "point"
    t.play(TURN, "7 r45")
    assert t.asked == ((1, "point"),)
    assert t.refused("at8") == "SKIES-CARD-03"
    assert t.refused("pass") == "SKIES-CARD-03"
    t.play("at3")
    x, y, heading = seen(t, "b1").pose
    assert (round(x / 2540, 3), round(y / 2540, 3), heading) == (12.828, 15.828, 4500)


@pytest.mark.rule("SKIES-CARD-04", "SKIES-RULING-41", "SKIES-CARD-05")
@pytest.mark.parametrize(("card", "dice", "dodge"), [(ROBUST, 3, 4), (ROLL, 4, 6)])
def test_robust_and_rapid_roll(card: str, dice: int, dodge: int) -> None:
    low: dict[str, Any] = {**(HURRICANE if card == ROBUST else FW), **BELOW}
    if card == ROLL:
        low["ps"] = 2
    script = rolled((1, dice), (1, 5 if card == ROBUST else dodge))
    t = act("", at=(18, 23), heading=0, other=low, step="open", yours=card, dice=script)
    told = t.play("b1", card) + passed(t)
    assert fired(told) == [dice]
    assert [len(e.dice) for e in told if isinstance(e, Dodged)] == [5 if card == ROBUST else dodge]


@pytest.mark.rule("SKIES-CARD-06", "SKIES-RET-07")
def test_heavy_hitter_adds_a_boom() -> None:
    t = act(
        HEAVY,
        one=FW,
        at=(18, 23),
        heading=0,
        other=BELOW,
        step="open",
        yours="",
        dice=rolled((1, 6), (0, 6)),
    )
    t.play("b1", HEAVY)
    assert seen(t, "b1").status == "shot-down"
    assert booms(t) == [0, 2]


@pytest.mark.rule("SKIES-CARD-07", "SKIES-CARD-22", "SKIES-RET-04", "SKIES-RULING-42")
@pytest.mark.rule("SKIES-RET-09", "SKIES-BASE-46", "SKIES-RULING-33")
def test_ex_32_cards_of_the_end_phase() -> None:
    """Numbers is removed, whatever its owner wishes; two Booms more are borne (SKIES-EX-32)."""
    pocket = "deep-pockets:p-51d"
    mustang: dict[str, Any] = {"type": "p-51d"}
    planes = [plane(0, (18, 4), **mustang, ps=4), plane(0, (22, 4), **mustang, carded=True)]
    planes[1]["zoom"] = True
    planes.append(plane(1, (18, 34), 180, zoom=True))
    cards = hands(f"{pocket} numbers", "home-advantage", deck=[f"{CLIMB}"[:0], ""])
    t = table(*planes, booms=[4, 1], cards=cards, dice=[5, 2])
    t.play("8 straight", "pass")
    assert t.asked == ((0, "cards"),)
    t.play("numbers")
    assert t.asked == ((1, "cards"),)
    assert t.refused("home-advantage qa1") == "SKIES-CARD-19"
    t.play("home-advantage")
    assert booms(t) == [4, 0]
    assert t.refused(f"{pocket} a2") == "SKIES-PLAY-01"
    t.play(f"{pocket} a1")
    passed(t)
    assert set(player(t, 0).removed) == {"numbers", pocket}
    assert [seen(t, name).status for name in ("a1", "a2")] == ["flying"] * 2


@pytest.mark.rule("SKIES-CARD-09")
def test_a_vulnerable_type_dodges_with_one_die_fewer() -> None:
    zero: dict[str, Any] = {"type": "a6m2", **BELOW}
    t = act("", at=(18, 23), heading=0, other=zero, step="open", dice=rolled((1, 4), (0, 5)))
    told = t.play("b1")
    assert [len(event.dice) for event in told if isinstance(event, Dodged)] == [5]


@pytest.mark.rule("SKIES-CARD-10")
@pytest.mark.parametrize("aces", [0, 1])
def test_temperamental_guns(aces: int) -> None:
    """A miss of the opening shot leaves Shoot, and silences the next activation."""
    fiat: dict[str, Any] = {"type": "fiat-g50"}
    dice = rolled((aces, 4)) + ([ACE] * 6 if aces else [])
    t = act("", one=fiat, at=(18, 24), heading=0, other=BELOW, step="open", dice=dice)
    t.play("b1", "5 straight")
    assert "shoot" in t.legal()
    t.play("pass")
    assert seen(t, "a1").jammed == (not aces)
    jammed = act("", one={**fiat, "jam": 1}, at=(18, 23), heading=0, other=BELOW, step="act")
    assert jammed.refused("shoot b1") == "SKIES-CARD-10"
    jammed.play("pass")
    assert not seen(jammed, "a1").jammed


# Doctrines.


@pytest.mark.rule("SKIES-CARD-12", "SKIES-CARD-03", "SKIES-RULING-47", "SKIES-BASE-33")
@pytest.mark.parametrize("bonus", [False, True])
def test_defensive_tactics_turn_the_target(bonus: bool) -> None:
    yours = f"defensive-tactics {TURN}"
    facts: dict[str, Any] = {"at": (18, 23), "heading": 0, "other": BELOW, "step": "open"}
    t = act("", yours=yours, dice=rolled((1, 4)) + [ACE] * 20, **facts)
    t.play("b1", "defensive-tactics", TURN if bonus else "pass")
    assert t.asked == ((1, "tactics"),)
    assert t.refused("pass") == "SKIES-CARD-12"
    if not bonus:
        assert t.refused("r60") == "SKIES-CARD-12"
        t.play("r45")
        assert seen(t, "b1").pose[2] == 4500
    else:
        t.play("r90")
        while asked(t)[0][1] == "cards":
            t.play("pass")
        assert t.asked == ((1, "dodge"),)
        assert seen(t, "b1").pose[2] == 9000


@pytest.mark.rule("SKIES-CARD-13", "SKIES-RET-07", "SKIES-RULING-49")
def test_hail_of_fire_is_for_the_first_attack() -> None:
    planes = [plane(0, (18, 23), **BELOW), plane(0, (2, 2), zoom=True), plane(1, (18, 18))]
    cards = hands("", "hail-of-fire")
    t = table(*planes, active="b1", step="start", cards=cards, dice=[MISS] * 9 + [ACE] * 4)
    told = t.play("hail-of-fire", "a1", "4 straight", "shoot")
    assert fired(told) == [5, 4]
    assert seen(t, "b1").carded


@pytest.mark.rule("SKIES-CARD-15")
def test_high_altitude_performance_adds_two_dice() -> None:
    t = act("high-altitude", at=(18, 30), heading=90, dice=[MISS] * 14)
    t.play("high-altitude", "7 straight", "outmanoeuvre")
    while asked(t)[0][1] == "cards":
        t.play("pass")
    assert t.rules.script(t.state) == []


@pytest.mark.rule("SKIES-CARD-16")
def test_a_slashing_attack_flies_on() -> None:
    t = act("slashing-attack", at=(18, 25), heading=0, other=BELOW, dice=[MISS] * 4)
    t.play("slashing-attack", "pass", "4 straight", "shoot")
    assert t.asked == ((0, "slash"),)
    assert t.refused("4") == t.refused("climb") == "SKIES-CARD-16"
    t.play("3")
    assert seen(t, "a1").pose[1] == 25 * 2540


@pytest.mark.rule("SKIES-CARD-17", "SKIES-CARD-04", "SKIES-RULING-14")
def test_a_head_on_charge_with_robust() -> None:
    """One die more to attack, one fewer in return; only from the front."""
    hurricane: dict[str, Any] = {**HURRICANE, **ABOVE}
    planes = [plane(0, (18, 23), 180), plane(0, (2, 2), zoom=True), plane(1, (18, 18), **hurricane)]
    cards = hands("", f"head-on-charge {ROBUST}")
    t = table(*planes, active="b1", step="open", cards=cards, dice=[MISS] * 8, options=ANY)
    told = t.play("a1", "head-on-charge", ROBUST)
    told += t.play("fire")
    while asked(t)[0][1] == "cards":
        told += t.play("pass")
    assert fired(told) == [5]
    assert [len(event.dice) for event in told if isinstance(event, FiredBack)] == [3]
    aside = table(
        plane(0, (18, 23), 90), *planes[1:], active="b1", step="open", cards=cards, options=ANY
    )
    aside.play("a1")
    assert "head-on-charge" not in aside.legal()
    if aside.asked == ((1, "cards"),):
        assert aside.refused("head-on-charge") == "SKIES-CARD-17"


@pytest.mark.rule("SKIES-CARD-18", "SKIES-REACT-01")
def test_mutual_support_counts_friends_near_by() -> None:
    t = act(
        "", at=(18, 24), heading=90, yours="mutual-support", step="act", dice=[MISS] * 13, last={}
    )
    t.state.x[3], t.state.y[3] = t.state.x[2], t.state.y[2] + 6 * 2540
    told = t.play("outmanoeuvre b1", "mutual-support") + passed(t)
    contest = next(event for event in told if isinstance(event, Outmanoeuvred))
    assert (len(contest.dice), len(contest.theirs)) == (6, 7)


# Theatre cards in flight.


@pytest.mark.rule("SKIES-CARD-19")
def test_home_advantage_takes_a_boom_away() -> None:
    planes = [plane(0, (18, 4)), plane(1, (18, 34), 180, zoom=True)]
    t = table(*planes, booms=[0, 1], cards=hands("", "home-advantage"), dice=[5, 2])
    t.play("4 straight", "pass")
    t.play("home-advantage")
    assert booms(t) == [0, 0]
    none = table(*planes, booms=[1, 0], cards=hands("", "home-advantage"), dice=[5, 2])
    none.play("4 straight", "pass")
    assert none.asked[0][1] != "cards"


@pytest.mark.rule("SKIES-CARD-23", "SKIES-BASE-42")
@pytest.mark.parametrize(("turn", "dice"), [(3, 3), (4, 4)])
def test_haze_hides_low_aircraft_at_first(turn: int, dice: int) -> None:
    facts: dict[str, Any] = {"at": (18, 23), "heading": 0, "other": BELOW, "step": "open"}
    t = act("", haze=2, turn=turn, dice=[MISS] * dice, **facts)
    assert fired(t.play("b1")) == [dice]


@pytest.mark.rule("SKIES-CARD-24")
@pytest.mark.parametrize("sun", [False, True])
def test_out_of_the_sun_nobody_reacts(sun: bool) -> None:
    facts: dict[str, Any] = {"at": (18, 23), "heading": 0, "step": "open"}
    t = act("out-of-the-sun", "advantaged", yours="defensive-tactics", dice=[MISS] * 4, **facts)
    t.play("b1", "out-of-the-sun" if sun else "pass")
    assert (t.asked == ((1, "cards"),)) != sun
    low = act("out-of-the-sun", other=BELOW, **{**facts, "heading": 180})
    low.play("b1")
    assert low.refused("out-of-the-sun") == "SKIES-CARD-24"


# Ace cards.

GALLAND: dict[str, Any] = {"ps": 5, "ace": "adolf-galland"}


@pytest.mark.rule("SKIES-ACE-06", "SKIES-ACE-07", "SKIES-RULING-48", "SKIES-RULING-20")
def test_ex_14_an_ace_card_comes_on_top() -> None:
    """One Trait and one Ace card; two Traits are refused (SKIES-EX-14)."""
    t = act(f"{CLIMB} virtuoso eagle-eye", one={"ps": 5}, two={"ps": 5})
    t.play(CLIMB, "virtuoso")
    again = act("virtuoso eagle-eye", one={"ps": 5}, two={"ps": 5})
    again.play("virtuoso")
    assert again.refused("eagle-eye") == "SKIES-RULING-20"
    plain = act("virtuoso slashing-attack", two={"ps": 5})
    assert plain.refused("virtuoso") == "SKIES-ACE-07"


@pytest.mark.rule("SKIES-ACE-04", "SKIES-RULING-20")
def test_a_named_ace_uses_two() -> None:
    t = act("eagle-eye virtuoso", one=GALLAND)
    t.play("eagle-eye", "virtuoso")
    assert set(t.view().move.effects) == {"eagle", "eagle-die", "virtuoso"}


@pytest.mark.rule("SKIES-CARD-25", "SKIES-BASE-38")
def test_an_eagle_eye_reaches_twelve_inches() -> None:
    low: dict[str, Any] = {"at": (18, 29), "heading": 180, "other": BELOW}
    t = act("eagle-eye", one={"ps": 5}, dice=[MISS] * 7 + [MISS] * 6, **low)
    t.play("eagle-eye")
    assert t.asked == ((0, "opening"),)
    told = t.play("b1")
    assert fired(told) == [7]
    assert not any(isinstance(event, FiredBack) for event in told)
    assert asked(t)[0][1] == "fly"


@pytest.mark.rule("SKIES-CARD-26")
def test_a_virtuoso_acts_twice_in_two_ways() -> None:
    t = act("virtuoso", "neutral", one={"ps": 5})
    t.play("virtuoso", "4 straight", "climb")
    assert t.asked == ((0, "action"),)
    assert t.refused("climb") == "SKIES-CARD-26"
    assert "outmanoeuvre" in t.legal()


@pytest.mark.rule("SKIES-CARD-27", "SKIES-RULING-21", "SKIES-ACE-05", "SKIES-REACT-01")
def test_a_sixth_sense_rolls_again() -> None:
    facts: dict[str, Any] = {"at": (18, 23), "heading": 0, "step": "open"}
    other = {"ps": 5, **BELOW}
    t = act("", yours="sixth-sense", other=other, dice=rolled((1, 4), (0, 8), (1, 8)), **facts)
    told = t.play("b1")
    while t.asked == ((1, "cards"),) and "sixth-sense" not in t.legal():
        assert t.refused("sixth-sense") == "SKIES-PLAY-04"
        told += t.play("pass")
    told = t.play("sixth-sense")
    assert [len(event.dice) for event in told if isinstance(event, Rerolled)] == [8]
    assert seen(t, "b1").status == "flying"


@pytest.mark.rule("SKIES-CARD-28", "SKIES-RULING-50", "SKIES-BASE-15")
def test_a_squadron_leader_raises_a_friend() -> None:
    t = act("squadron-leader", one={"ps": 5}, two=BELOW)
    assert t.refused("squadron-leader a1") == "SKIES-CARD-28"
    told = t.play("squadron-leader a2")
    assert seen(t, "a2").level == "neutral"
    assert told[0] == CardPlayed(0, "squadron-leader", "a2", False)
    assert t.state.played == [(0, configure("dogfight").t.face_of["squadron-leader"], 0, 0)]
    assert not seen(t, "a2").carded
    nobody = act("squadron-leader slashing-attack", one={"ps": 5})
    assert nobody.refused("squadron-leader") == "SKIES-CARD-28"


@pytest.mark.rule("SKIES-CARD-29", "SKIES-RET-02", "SKIES-RULING-38")
def test_relentless_costs_the_enemy_a_die_and_returns() -> None:
    facts: dict[str, Any] = {"at": (18, 23), "heading": 0, "other": BELOW, "step": "open"}
    t = act("relentless", one={"ps": 5}, dice=rolled((1, 6), (1, 5)), **facts)
    told = t.play("b1", "relentless")
    assert told[0] == CardPlayed(0, "relentless", "b1", False)
    assert [len(event.dice) for event in told if isinstance(event, Dodged)] == [5]
    assert not seen(t, "b1").carded
    t.play("4 straight", "pass")
    assert t.asked == ((0, "keep"),)
    far = act("eagle-eye relentless", one=GALLAND, at=(18, 29), heading=180, other=BELOW)
    far.play("eagle-eye")
    passed(far)
    far.play("b1")
    assert far.refused("relentless") == "SKIES-CARD-29"


@pytest.mark.rule("SKIES-RULING-45", "SKIES-RULING-17", "SKIES-CARD-12")
def test_against_return_fire_only_dice_are_changed() -> None:
    """Robust in one's own activation is the aircraft's card of the turn."""
    hurricane: dict[str, Any] = {**HURRICANE, **ABOVE}
    planes = [plane(0, (18, 23), 180), plane(0, (2, 2), zoom=True), plane(1, (18, 18), **hurricane)]
    cards = hands("", f"{ROBUST} defensive-tactics")
    t = table(*planes, active="b1", step="act", cards=cards, dice=[MISS] * 7)
    t.play("shoot", "fire")
    assert t.asked == ((1, "cards"),)
    assert t.refused("defensive-tactics") == "SKIES-PLAY-04"
    t.play(ROBUST)
    assert seen(t, "b1").carded or t.view().active != "b1"


@pytest.mark.rule("SKIES-PLAY-05")
def test_a_card_prevails_over_a_rule() -> None:
    """Nobody turns before the end of a move, but for the card that says so."""
    planes = [plane(0, (30, 4), zoom=True), plane(1, (10, 10))]
    t = table(*planes, active="b1", cards=hands("", TURN))
    t.play(TURN, "4 l45")
    assert t.legal() == [f"at{n}" for n in range(5)]
