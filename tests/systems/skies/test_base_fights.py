"""Outmanoeuvres and shooting attacks (SKIES-BASE-24 to -42, -50)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import ACE, MISS, booms, duel, plane, seen, table

from escadrille.systems.skies.events import Dodged, Fired, FiredBack, Outmanoeuvred, ShotDown
from escadrille.systems.skies.rules import dice
from escadrille.testing.scripted import Table

ABOVE: dict[str, Any] = {"level": "advantaged"}
BELOW: dict[str, Any] = {"level": "disadvantaged"}
NONE = [MISS] * 6


def rolled(*counts: tuple[int, int]) -> list[int]:
    """Return dice: so many aces of so many."""
    return [die for aces, count in counts for die in [ACE] * aces + [MISS] * (count - aces)]


# Outmanoeuvres.


@pytest.mark.rule("SKIES-BASE-27", "SKIES-BASE-28", "SKIES-BASE-29")
@pytest.mark.parametrize(
    ("mine", "theirs", "heading", "wins"),
    [(2, 1, 90, True), (1, 1, 90, False), (1, 1, 0, True), (0, 0, 0, False), (0, 1, 0, False)],
)
def test_ex_28_outmanoeuvre(mine: int, theirs: int, heading: int, wins: bool) -> None:
    """More aces; on its tail as many are enough, if there is one (SKIES-EX-28)."""
    t = duel((18, 23), heading, step="act", dice=rolled((mine, 6), (theirs, 6)))
    told = t.play("outmanoeuvre")
    assert isinstance(told[0], Outmanoeuvred)
    assert (len(told[0].dice), len(told[0].theirs), told[0].success) == (6, 6, wins)
    assert told[0].tailing == (heading == 0)
    assert seen(t, "b1").level == ("disadvantaged" if wins else "neutral")
    assert booms(t) == [0, 0]


@pytest.mark.rule("SKIES-BASE-26")
@pytest.mark.parametrize(
    ("at", "level"),
    [
        ((18, 27.1), "neutral"),
        ((18, 10), "neutral"),
        ((18, 23), "advantaged"),
        ((18, 23), "disadvantaged"),
    ],
)
def test_whom_one_may_not_outmanoeuvre(at: tuple[float, float], level: str) -> None:
    t = duel(at, other={"level": level}, step="act")
    assert t.refused("outmanoeuvre b1") == "SKIES-BASE-26"
    assert t.refused("outmanoeuvre a1") == "SKIES-BASE-26"


@pytest.mark.rule("SKIES-BASE-25", "SKIES-BASE-06")
def test_climbing_stops_at_the_top_and_may_follow_a_dive() -> None:
    t = duel((34, 34), one=ABOVE)
    t.play("dive 10 straight", "climb")
    assert seen(t, "a1").level == "advantaged"
    t = table(plane(0, **ABOVE), plane(1, (18, 23)), step="act")
    assert t.refused("climb") == "SKIES-BASE-25"
    assert t.refused("dive") == "SKIES-BASE-24"


# Who may be shot at.


@pytest.mark.rule("SKIES-BASE-24", "SKIES-BASE-31", "SKIES-RULING-43", "SKIES-RULING-26")
def test_ex_31_opening_shot_and_another() -> None:
    """N behind D shoots, misses, moves and shoots again (SKIES-EX-31)."""
    t = duel((18, 23), other=BELOW, step="open", dice=rolled((0, 4), (0, 4)))
    told = t.play("b1", "4 straight", "shoot")
    shots = [event for event in told if isinstance(event, Fired)]
    assert [(shot.aspect, len(shot.dice)) for shot in shots] == [("tailing", 4)] * 2
    off = duel((18, 23), other=BELOW, step="open", options={"opening_shot": False})
    assert off.asked == ((0, "fly"),)
    assert off.refused("b1") == "SKIES-BASE-21"
    pair = (plane(1, (18, 23), **BELOW), plane(1, (19, 23)))
    even = table(plane(0), *pair, step="open", dice=rolled((0, 4)))
    assert even.refused("b2") == "SKIES-BASE-31"
    assert even.refused("climb") == "SKIES-BASE-24"
    even.play("pass", "4 straight")
    assert even.refused("shoot b2") == "SKIES-BASE-31"


@pytest.mark.rule("SKIES-BASE-30", "SKIES-BASE-01", "SKIES-BASE-07")
@pytest.mark.parametrize(
    ("at", "legal"),
    [
        ((18, 27), True),
        ((18, 27.0009), True),
        ((18, 27.01), False),
        ((20, 20), True),
        ((16, 20), True),
        ((20.1, 20), False),
        ((18, 18), True),
        ((18, 14), False),
        ((24, 18), False),
    ],
)
def test_guns_reach_nine_inches_in_the_front_arc(at: tuple[float, float], legal: bool) -> None:
    t = duel(at, 90, other=BELOW, step="act")
    assert ("shoot" in t.legal()) == legal
    if not legal:
        assert t.refused("shoot b1") == "SKIES-BASE-30"


@pytest.mark.rule("SKIES-BASE-30")
def test_without_firepower_or_an_enemy_in_play_there_is_no_shot() -> None:
    unarmed = {"mph": 300, "sp": 6, "ag": 1, "fp": 0}
    t = duel((18, 23), one={"type": unarmed}, other=BELOW, step="act")
    assert t.refused("shoot b1") == "SKIES-BASE-30"
    gone = plane(1, (18, 23), status="left")
    t = table(plane(0), gone, plane(1, (4, 4)), step="act")
    assert t.refused("shoot b1") == "SKIES-BASE-30"


@pytest.mark.rule("SKIES-BASE-50")
@pytest.mark.parametrize(
    ("cloud", "hidden"),
    [((18, 20), True), ((20, 20), True), ((21, 20), False), ((18, 25), True), ((18, 30), False)],
)
def test_a_cloud_screens(cloud: tuple[int, int], hidden: bool) -> None:
    """It touches the line, or one of the two is in it; behind both it hides nothing."""
    t = duel((18, 23), other=BELOW, clouds=[list(cloud)], step="act")
    assert ("shoot" in t.legal()) != hidden
    if hidden:
        assert t.refused("shoot b1") == "SKIES-BASE-50"
    t = duel((18, 23), clouds=[list(cloud)], step="act")
    assert ("outmanoeuvre" in t.legal()) != hidden


# Attacks.


def shot(at: tuple[float, float], heading: int, script: list[int], **facts: Any) -> Table:
    """Return a table after an Advantaged a1 has declared a shot at b1, Neutral unless told."""
    other = facts.pop("other", {})
    t = duel(at, heading, one=ABOVE, other=other, step="act", dice=script, **facts)
    t.play("shoot")
    return t


@pytest.mark.rule("SKIES-BASE-32", "SKIES-BASE-33", "SKIES-BASE-34", "SKIES-BASE-37")
@pytest.mark.parametrize(
    ("heading", "aspect", "asked"),
    [(180, "head-on", "reply"), (90, "deflection", "dodge"), (270, "deflection", "dodge")],
)
def test_the_aspect_is_the_arc_in_which_the_shooter_lies(
    heading: int, aspect: str, asked: str
) -> None:
    t = shot((18, 23), heading, [ACE] * 4 + [ACE] * 20)
    assert t.view().attack.aspect == aspect
    assert t.asked == ((1, asked),)
    assert t.refused("climb") == ("SKIES-BASE-38" if asked == "reply" else "SKIES-BASE-35")
    behind = shot((18, 23), 0, [ACE] * 4 + [MISS] * 6)
    assert behind.view().attack is None
    assert seen(behind, "b1").level == "disadvantaged"


@pytest.mark.rule("SKIES-BASE-35", "SKIES-BASE-36")
@pytest.mark.parametrize(("way", "count"), [("agility", 6), ("speed", 10)])
def test_deflection_is_dodged_with_agility_or_speed(way: str, count: int) -> None:
    t = shot((18, 23), 90, rolled((2, 4), (1, count)))
    told = t.play(way)
    assert told[0] == Dodged("b1", way == "speed", tuple(rolled((1, count))), 1)
    assert seen(t, "b1").level == "disadvantaged"


@pytest.mark.rule("SKIES-BASE-35", "SKIES-BASE-42")
def test_no_dodge_is_rolled_against_nothing() -> None:
    t = shot((18, 23), 90, rolled((0, 4)))
    assert t.asked != ((1, "dodge"),)
    assert t.rules.script(t.state) == []
    assert dice.roll(t.state.chance, -3) == ()


@pytest.mark.rule("SKIES-BASE-38")
def test_ex_27_a_head_on_exchange() -> None:
    """Both roll four dice and hit: both lose a level and take a Boom (SKIES-EX-27)."""
    t = shot((18, 23), 180, rolled((1, 4), (1, 4), (0, 6), (0, 6)))
    told = t.play("fire")
    assert [len(event.dice) for event in told if isinstance(event, Fired | FiredBack)] == [4, 4]
    assert (seen(t, "a1").level, seen(t, "b1").level) == ("neutral", "disadvantaged")
    assert booms(t) == [1, 1]


@pytest.mark.rule("SKIES-BASE-38")
def test_an_aircraft_shot_down_in_the_exchange_still_hits() -> None:
    script = rolled((1, 4), (1, 4), (0, 6), (0, 6))
    facts: dict[str, Any] = {"one": {"level": "neutral"}, "other": {**BELOW, "zoom": True}}
    t = duel((18, 23), 180, step="act", dice=script, **facts)
    told = t.play("shoot", "fire")
    assert ShotDown("b1", "a1") in told
    assert seen(t, "a1").level == "disadvantaged"
    silent = duel((18, 23), 180, step="act", dice=rolled((0, 4)), **facts)
    assert not any(isinstance(event, FiredBack) for event in silent.play("shoot", "pass"))


@pytest.mark.rule("SKIES-BASE-39", "SKIES-BASE-40", "SKIES-BASE-41", "SKIES-RULING-25")
@pytest.mark.parametrize(
    ("level", "after", "status"),
    [("neutral", "disadvantaged", "flying"), ("disadvantaged", "disadvantaged", "shot-down")],
)
@pytest.mark.parametrize("each", [False, True])
def test_ex_26_hits_on_a_single_engine(level: str, after: str, status: str, each: bool) -> None:
    """One level or the aircraft, and one Boom, however many hits are left (SKIES-EX-26)."""
    script = rolled((3, 4), (0, 6))
    t = shot((18, 23), 0, script, other={"level": level}, options={"boom_per_hit": each})
    assert (seen(t, "b1").level, seen(t, "b1").status) == (after, status)
    assert booms(t) == [0, 3 if each else 1]


@pytest.mark.rule("SKIES-BASE-40")
def test_ex_26_an_advantaged_target_becomes_neutral() -> None:
    """Only return fire can hit it (SKIES-EX-26)."""
    t = shot((18, 23), 180, rolled((0, 4), (1, 4), (0, 6)))
    t.play("fire")
    assert seen(t, "a1").level == "neutral"
    assert booms(t) == [1, 0]


@pytest.mark.rule("SKIES-BASE-05", "SKIES-BASE-27", "SKIES-BASE-34")
def test_chances_are_those_of_the_ledger() -> None:
    """The check of the reconstruction: attacks 4 dice, outmanoeuvres 6 against 6."""
    figures = [(4, 6, 0.230), (4, 10, 0.131), (4, 0, 0.518), (4, 1, 0.453)]
    for attack, dodge, expected in figures:
        assert dice.odds(attack, dodge) == pytest.approx(expected, abs=5e-4)
    assert dice.odds(6, 6) == pytest.approx(0.342, abs=5e-4)
    assert dice.odds(6, 6, 0) == pytest.approx(0.546, abs=5e-4)


@pytest.mark.rule("SKIES-BASE-09")
def test_booms_are_counted_by_squadron() -> None:
    assert booms(duel((18, 23))) == [0, 0]
    t = shot((18, 23), 0, rolled((1, 4), (0, 6)))
    assert [squadron.booms for squadron in t.view().squadrons if squadron.label == "qb1"] == [1]
