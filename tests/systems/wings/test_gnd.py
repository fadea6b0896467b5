"""Group GND: trenches and anti-aircraft machine guns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, STRAIGHTS, field, over, piece, sights, volley
from tests.systems.wings.scenes import REAR, of, plane, program, table, tables_of, wounds_of

from escadrille.systems.wings.events import Declared, Down, Drew, Jammed, Silenced
from escadrille.systems.wings.rules import fire
from escadrille.systems.wings.rules.damage import batter

TRENCH = piece("trench")
CAA = piece("machine-gun")
LOW: dict[str, Any] = {"level": 0, "counters": 1}


def at(gap: float, **facts: Any) -> dict[str, Any]:
    """Return a1 flying north, the nearest point of its base so far from (500, 500)."""
    return {"at": [500, 500 - gap - 34], "level": 1, **facts}


@pytest.mark.rule("WINGS-GND-02", "WINGS-RULING-37")
@pytest.mark.parametrize(
    ("card", "flames", "down"),
    [
        ("A4", 0, False),
        ("A2-flames", 3, False),
        ("A2-green-jam", 0, False),
        ("A0-explosion", 0, True),
    ],
)
def test_ex_44_infantry_fire(card: str, flames: int, down: bool) -> None:
    """WINGS-EX-44."""
    t = over("fire-3", at(80), TRENCH, decks={"A": card})
    assert sights(t, "g1") == {"rear": [("a1", False)]}
    out = volley(t, g1_rear="a1")
    assert [(drew.cause, drew.count) for drew in of(out, Drew)] == [("infantry", 1)]
    assert bool(of(out, Down)) == down
    assert not of(out, Jammed)
    if not down:
        assert (t.aircraft("a1").points, t.aircraft("a1").flames) == (0, flames)


@pytest.mark.rule("WINGS-GND-01", "WINGS-GND-02", "WINGS-RULING-37")
@pytest.mark.parametrize(
    ("gap", "altitude", "fires"),
    [
        (90, {"level": 0, "counters": 1}, True),
        (190, {"level": 0, "counters": 1}, True),
        (201, {"level": 0, "counters": 1}, False),
        (99, {"level": 1, "counters": 2}, True),
        (101, {"level": 1, "counters": 0}, False),
        (50, {"level": 2, "counters": 0}, False),
    ],
)
def test_a_trench_reaches_as_far_as_an_aircraft_at_level_0(
    gap: float, altitude: dict[str, int], fires: bool
) -> None:
    t = over("fire-3", at(gap, **altitude), {**TRENCH, "heading": 90})
    assert ("g1" in [gun.piece for gun in t.view(1).guns]) == fires
    if fires:
        assert of(volley(t, g1_rear="a1"), Drew)[0].count == 1  # at short range too


@pytest.mark.rule("WINGS-GND-02")
def test_a_trench_fires_after_each_manoeuvre() -> None:
    t = field({"at": [430, 250], **LOW}, TRENCH, decks={"A": "A1 A1 A1"})
    program(t, 0, *STRAIGHTS)
    program(t, 1, *CIRCLE)
    phases = []
    while t.asked and t.asked[0][1] == "declare":
        phases.append(t.view().phase)
        volley(t, g1_rear="a1")
    assert phases == [1, 2, 3]
    assert len(t.aircraft("a1").hits) == 3


@pytest.mark.rule("WINGS-GND-01", "WINGS-GND-03")
@pytest.mark.parametrize(
    ("cards", "status"),
    [
        ("A3 A2-flames", "down"),
        ("A4-smoke A0", "ground"),
        ("A0-explosion A0", "down"),
        ("A3-engine A1", "ground"),
    ],
)
def test_what_destroys_a_trench(cards: str, status: str) -> None:
    t = over("fire-3", at(60, **LOW), TRENCH, decks={"A": cards})
    out = volley(t, a1="g1")
    trench = t.view().pieces[0]
    assert (trench.status, trench.flames, trench.level) == (status, 0, 0)
    assert bool(of(out, Down)) == (status == "down")
    assert not of(out, Silenced)


@pytest.mark.rule("WINGS-GND-04", "WINGS-RULING-36")
@pytest.mark.parametrize(
    ("gap", "level", "cards"), [(90, 0, 2), (150, 0, 1), (90, 1, 1), (110, 1, 0), (50, 2, 0)]
)
def test_a_machine_gun_fires_as_an_aircraft_does(gap: float, level: int, cards: int) -> None:
    facts = {"level": level, "counters": 1}
    t = over("fire-3", at(gap, **facts), {**CAA, "heading": 90}, decks={"A": "A3-engine A1 A1"})
    assert ("g1" in [gun.piece for gun in t.view(1).guns]) == bool(cards)
    out = volley(t, g1="a1")
    assert [drew.count for drew in of(out, Drew)] == [cards] * bool(cards)
    if cards:
        assert t.aircraft("a1").points == (4 if cards == 2 else 3)
        assert t.aircraft("a1").engine_hits == 1


@pytest.mark.rule("WINGS-GND-04", "WINGS-RULING-36")
def test_a_machine_gun_fires_all_round_and_jams() -> None:
    for x, y in ((420, 500), (580, 500), (500, 600), (500, 400)):
        t = over("fire-3", {"at": [x, y], **LOW}, CAA)
        assert "front" in sights(t, "g1")
    t = over("fire-3", at(150, **LOW), CAA, decks={"A": "A0-red-jam"})
    out = volley(t, g1="a1")
    assert of(out, Jammed)[0].counters == (3, 3)
    assert t.view().pieces[0].jams == (3, 3)
    t = over("fire-3", at(150, **LOW), CAA, piece=[{"jams": [1, 1, 0, 0]}])
    assert list(sights(t, "g1")) == ["rear"]


@pytest.mark.rule("WINGS-GND-04", "WINGS-RULING-36", "WINGS-AIM-02")
@pytest.mark.parametrize(
    ("damage", "aimed"),
    [([], True), (["A0 flown=5"], True), (["A1 flown=4"], True), (["A1 flown=5"], False)],
)
def test_a_machine_gun_that_was_not_hit_aims(damage: list[str], aimed: bool) -> None:
    shot = {"aims": ["a1", "-"], "aimed": [5, 0], "damage": damage}
    t = over("fire-3", at(150, **LOW), CAA, piece=[shot], decks={"A": "A3"})
    assert of(volley(t, g1="a1"), Declared)[0].aimed == aimed
    assert t.aircraft("a1").points == 3 + aimed


@pytest.mark.rule("WINGS-RULING-36", "WINGS-AIM-02")
@pytest.mark.parametrize("hit", [False, True])
def test_a_hit_in_one_phase_spoils_the_aim_of_the_next(hit: bool) -> None:
    t = field({"at": [430, 200], **LOW}, CAA, decks={"A": "A1 A3 A1 A1"})
    program(t, 0, *STRAIGHTS)
    program(t, 1, *CIRCLE)
    volley(t, g1="a1", a1="g1" if hit else "pass")
    assert t.view().phase == 2
    shots = of(volley(t, g1="a1"), Declared)
    assert [shot.aimed for shot in shots] == [not hit]


@pytest.mark.rule("WINGS-RULING-36", "WINGS-AIM-02", "WINGS-BPTS-01")
@pytest.mark.parametrize(
    ("hurt", "bombed", "aimed"),
    [(0, False, True), (5, False, False), (0, True, True), (5, True, False), (4, True, True)],
)
def test_a_bomb_in_the_phase_before_spoils_its_aim(hurt: int, bombed: bool, aimed: bool) -> None:
    """One that falls in the phase of the fire does not, nor makes it forget the one before."""
    gun = {"aims": ["a1", "-"], "aimed": [5, 0], "hurt": hurt, "battered": 2 if hurt else 0}
    t = over("fire-3", at(150, **LOW), CAA, piece=[gun], decks={"A": "A3"})
    if bombed:
        batter(tables_of(t), t.state, 2, 2)
    assert fire.is_aimed(tables_of(t), t.state, 2, 0, 0) == aimed


@pytest.mark.rule("WINGS-GND-05", "WINGS-RULING-37", "WINGS-RULING-33", "WINGS-RULING-92")
def test_its_two_fires_may_have_different_targets() -> None:
    played = {"did": 1, "flown": 1, "last": "straight", "cards": 3, "level": 0, "counters": 1}
    t = table(
        {**plane(0, 380, 500), **played},
        {**plane(0, 620, 500), **played},
        {**plane(1, 500, 620), **played},
        table={"ground": [CAA]},
        at="fire-3",
        phase=3,
        decks={"A": "A4 A3-pilot"},
    )
    assert sights(t, "g1") == {
        "front": [("a1", True), ("a2", True)],
        "rear": [("a1", True), ("a2", True)],
    }
    out = volley(t, g1="a1", g1_rear="a2")
    assert sorted((drew.piece, drew.cause, drew.count) for drew in of(out, Drew)) == [
        ("a1", "fire", 2),
        ("a2", "infantry", 1),
    ]


@pytest.mark.rule("WINGS-GND-06", "WINGS-RULING-92")
@pytest.mark.parametrize(
    ("card", "points", "silenced", "jammed"),
    [
        ("B2-smoke", 2, True, False),
        ("B2-engine", 2, True, False),
        ("B3-pilot", 3, True, False),
        ("B1-rudder-left", 1, True, False),
        ("B1-flames", 1, True, False),
        ("B1-green-jam", 1, False, True),
        ("B0-red-jam", 0, False, True),
        ("B3", 3, False, False),
    ],
)
def test_ex_45_a_machine_gun_is_silenced_by_a_special(
    card: str, points: int, silenced: bool, jammed: bool
) -> None:
    """WINGS-EX-45."""
    single = {"guns": [{"arc": "front", "letter": "B", "half": 33}]}
    t = over("fire-3", at(110, **LOW, type=single), CAA, decks={"B": card})
    out = volley(t, a1="g1")
    assert t.view().pieces[0].status == "ground"
    assert t.state.points[2] == points  # of 5
    assert bool(of(out, Silenced)) == silenced
    assert [jam.piece for jam in of(out, Jammed)] == ["a1"] * jammed
    for _ in range(2):  # out for good, or not at all; the infantry goes on
        arcs = ["rear"] if silenced else ["front", "rear"]
        assert list(sights(over("fire-3", at(110, **LOW), CAA, **left(t)), "g1")) == arcs
        t.state.jams[:4] = [0] * 4


def left(t: Any) -> dict[str, Any]:
    """Return the machine gun as it stands, for another scene."""
    return {"piece": t.situation()["piece"]}


@pytest.mark.rule("WINGS-GND-06")
@pytest.mark.parametrize("cards", ["A1 A0-explosion A0 A0", "A1 A4 A0 A1"])
def test_five_points_or_an_explosion_destroy_a_machine_gun(cards: str) -> None:
    t = over("fire-3", at(60, **LOW), CAA, decks={"A": cards})
    volley(t, a1="g1", g1="a1")
    assert t.view().pieces[0].status == "down"
    assert t.aircraft("a1").hits  # it fired in the step in which it was destroyed


@pytest.mark.rule("WINGS-RULING-37")
def test_what_nobody_owns_fires_at_the_nearest() -> None:
    nobodys = {"piece": "trench", "at": [500, 500]}
    other = {"at": [500, 650], **LOW}
    t = over("fire-3", at(60, **LOW), nobodys, other=other, decks={"A": "A1"})
    out = volley(t)
    assert [(drew.piece, drew.cause) for drew in of(out, Drew)] == [("a1", "infantry")]


@pytest.mark.rule("WINGS-GND-02", "WINGS-PHO-02")
def test_infantry_can_wound_an_observer() -> None:
    two = {"seats": 2, "guns": [REAR]}
    t = over("fire-3", at(60, type=two), TRENCH, decks={"A": "A5-pilot"})
    volley(t, g1_rear="a1")
    assert (t.aircraft("a1").points, wounds_of(t.aircraft("a1"))) == (0, (0, 1))
