"""What a seat is told before it answers: ways to fly, places, targets, what becomes of cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import Opening, duel, hands, plane, table

from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.skies import configure
from escadrille.systems.skies.facts import Contests, Shots
from escadrille.systems.skies.frames import ON
from escadrille.systems.skies.present import PRESENTER
from escadrille.systems.skies.rules.dice import odds
from escadrille.testing.scripted import Table
from escadrille.testing.walks import walk

ABOVE: dict[str, Any] = {"level": "advantaged"}
BELOW: dict[str, Any] = {"level": "disadvantaged"}


def ways(t: Table) -> dict[str, tuple[Any, ...]]:
    found = t.view().move.ways
    return {one.burn: (one.level, one.least, one.most, one.turn, one.hard) for one in found}


def meant(t: Table, word: str) -> Any:
    """Return the facts of an answer of seat 0."""
    rules: Any = t.rules
    return rules.facts(t.state, 0, rules.choice(t.state, 0, rules.parse(t.state, 0, word)))


@pytest.mark.rule("SKIES-BASE-18", "SKIES-BASE-19", "SKIES-BASE-20", "SKIES-BASE-21")
@pytest.mark.rule("SKIES-BASE-22")
def test_the_ways_to_fly_are_told_with_what_they_burn() -> None:
    assert ways(duel()) == {
        "none": ("neutral", 4, 7, 45, 0),
        "dive": ("disadvantaged", 5, 13, 45, 0),
        "hard-turn": ("disadvantaged", 4, 7, 45, 45),
    }
    low = duel(one=BELOW)
    assert ways(low) == {"none": ("disadvantaged", 4, 7, 45, 0)}
    dived = duel()
    dived.play("dive")
    assert ways(dived) == {"none": ("disadvantaged", 5, 13, 45, 0)}
    turned = duel()
    turned.play("l45")
    assert ways(turned) == {"none": ("disadvantaged", 4, 7, 45, 0)}


@pytest.mark.rule("SKIES-BASE-21")
@pytest.mark.parametrize("level", ["advantaged", "neutral", "disadvantaged"])
def test_each_way_is_as_long_as_what_may_be_ordered(level: str) -> None:
    for burn in ("none", "dive", "hard-turn"):
        t = duel(one={"level": level})
        told = ways(t)
        orders = {"none": [], "dive": ["dive"], "hard-turn": ["r30"]}[burn]
        assert (burn in told) == (not orders or orders[0] in t.legal())
        if burn in told:
            for order in orders:
                t.play(order)
            inches = sorted(int(word) for word in t.legal() if word.isdigit())
            assert (inches[0], inches[-1]) == told[burn][1:3]


@pytest.mark.rule("SKIES-BASE-11")
def test_who_is_placed_is_told_all_free_points_and_headings() -> None:
    t = Opening("first-flight")
    seat = t.asked[0][0]
    t.play(t.legal()[0])
    view = t.view(seat)
    assert view.decision == "column"
    assert t.view(1 - seat).placing is None
    columns = {f"x{x}" for x, _ in view.placing.points}
    assert columns == set(t.legal())
    assert len(view.placing.points) == 37 * 7
    assert len(view.placing.headings) == 7
    x, y = view.placing.points[0]
    t.play(f"x{x}", f"y{y}")
    assert {f"h{heading:03d}" for heading in view.placing.headings} == set(t.legal())


@pytest.mark.rule("SKIES-BASE-32", "SKIES-BASE-34", "SKIES-BASE-35")
def test_an_action_tells_its_targets_with_their_dice() -> None:
    t = duel(one=ABOVE, step="act")
    shots, contests = meant(t, "shoot"), meant(t, "outmanoeuvre")
    assert isinstance(shots, Shots)
    assert isinstance(contests, Contests)
    assert (shots.targets["b1"].aspect, shots.targets["b1"].inches) == ("tailing", 5.0)
    assert (shots.targets["b1"].dice, shots.targets["b1"].dodge) == (4, 6)
    assert (contests.targets["b1"].dice, contests.targets["b1"].theirs) == (6, 6)
    two = table(plane(0, (18, 18), 0, **ABOVE), plane(1, (18, 23)), plane(1, (20, 24)), step="act")
    assert set(meant(two, "shoot").targets) == {"b1", "b2"}


@pytest.mark.rule("SKIES-MULTI-17")
def test_a_turret_tells_at_whom_it_could_fire() -> None:
    bomber = plane(0, (18, 18), 0, type="he-111h", **ABOVE)
    t = table(bomber, plane(1, (18, 14), 0), cards=hands(), step="defence")
    assert t.asked == ((0, "defend"),)
    found = [meant(t, word) for word in t.legal() if word != "pass"]
    assert [set(one.targets) for one in found] == [{"b1"}]
    assert found[0].targets["b1"].dice == 1
    assert t.view().step == "defence"


@pytest.mark.rule("SKIES-RET-05", "SKIES-RET-06")
def test_what_becomes_of_a_card_is_told_for_the_aircraft_in_question() -> None:
    held = hands("dive-away great-dive:bf-109e numbers", "tight-turn:spitfire-mk-ii")
    t = duel(step="start", cards=held, scenario="dogfight")
    fates = {one.card: (one.test, one.dice, one.odds) for one in t.view(0).fates}
    assert fates == {
        "dive-away": ("pilot", 3, 0.421),
        "great-dive:bf-109e": ("discard", None, None),
        "numbers": ("remove", None, None),
    }
    assert [one.card for one in t.view(1).fates] == ["tight-turn:spitfire-mk-ii"]
    assert t.view().step == "start"


def test_on_what_a_card_is_played_is_asked_in_words() -> None:
    """For others its owner still looks at his hand; he himself is asked about the card."""
    rules = configure("bomber-escort")
    asked = 0
    for seed in range(8):
        for state in walk(rules, seed):
            if state.stack and state.stack[-1][0] == ON:
                (one,) = rules.pending(state)
                seen = rules.view(state, one.seat)
                assert seen.question is not None
                sight: Any = Sight(seen, rules)
                told = PRESENTER.question(sight, voice("en"))
                assert told[0].startswith("On what do you play ")
                asked += 1
    assert asked


@pytest.mark.parametrize(
    ("level", "heading", "dodge", "fate"),
    [
        ("neutral", 0, 3 + 3, "disadvantaged"),
        ("disadvantaged", 0, 3 + 3, "shot-down"),
        ("neutral", 90, 7 + 3, "disadvantaged"),  # aside: with its Speed (SKIES-BASE-36)
    ],
)
def test_an_attack_tells_its_dice_its_odds_and_what_a_hit_would_be(
    level: str, heading: int, dodge: int, fate: str
) -> None:
    held = hands("dive-away", "defensive-tactics")
    other = {"level": level}
    t = duel((18, 23), heading, one={"level": "advantaged"}, other=other, step="open", cards=held)
    t.play("b1")
    attack = t.view().attack
    assert (attack.dice, attack.dodge, attack.fate) == (4, dodge, fate)
    assert attack.odds == round(odds(4, dodge), 3)


@pytest.mark.parametrize(("booms", "fate"), [(0, "damaged"), (1, "shot-down")])
def test_a_hit_on_several_engines_is_a_boom_until_they_are_gone(booms: int, fate: str) -> None:
    mine = plane(0, level="advantaged")
    bomber = plane(1, (18, 23), type="blenheim-mk-iv", level="disadvantaged", booms=booms)
    t = table(mine, bomber, step="open", cards=hands("dive-away", "defensive-tactics"))
    t.play("b1")
    assert t.view().attack.fate == fate
