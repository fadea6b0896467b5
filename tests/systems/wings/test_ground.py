"""The ground, balloons, landing, collisions and clouds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import altitude, of, plane, program, settle, table, tables_of

from escadrille.kernel.errors import BadSituation
from escadrille.systems.wings.events import (
    BombFell,
    BombHit,
    Down,
    Drew,
    FlakBurst,
    Landed,
    Silenced,
    TookOff,
)
from escadrille.systems.wings.rules import bombs, flak

TRENCH = {"piece": "trench", "at": [500, 500], "side": 1}
CAA = {"piece": "machine-gun", "at": [500, 500], "side": 1}
BATTERY = {"piece": "flak", "at": [500, 500], "side": 1}
TARGET = {"piece": "dump", "at": [500, 500], "side": 1, "task": "destroy"}
BALLOON = {"balloon": "parseval", "at": [500, 500], "side": 1, "task": "destroy"}
PLAYED = {
    "did": 1,
    "flown": 1,
    "last": "straight",
    "cards": 3,
    "programme": "straight straight straight",
}


def ground(*pieces: dict[str, Any], one: dict[str, Any], **facts: Any) -> Any:
    """Return a1 above the ground at the fire step of phase 1; a2 is far away."""
    named = {"ground": list(pieces), **facts.pop("table", {})}
    mine = {**plane(0, 500, 380, **one), **PLAYED, **one}
    other = {**plane(1, 100, 100), **PLAYED}
    return table(mine, other, table=named, **{"at": "fire-1", "phase": 1, **facts})


@pytest.mark.rule("WINGS-GND-01", "WINGS-GND-02", "WINGS-RULING-37")
@pytest.mark.parametrize(
    ("card", "points", "flames", "down"),
    [
        ("A4", 0, 0, False),
        ("A2-flames", 0, 3, False),
        ("A2-green-jam", 0, 0, False),
        ("A0-explosion", 0, 0, True),
    ],
)
def test_infantry_fire_counts_only_specials(
    card: str, points: int, flames: int, down: bool
) -> None:
    t = ground(TRENCH, one={"level": 1}, decks={"A": card})
    while "declare" in [d for _, d in t.asked] and t.view().phase == 1:
        seat = t.asked[-1][0]
        out = t.play("a1" if seat == 1 else "pass", seat=seat)
    assert of(out, Drew)[0].cause == "infantry"
    assert bool(of(out, Down)) == down
    if not down:
        assert (t.aircraft("a1").points, t.aircraft("a1").flames) == (points, flames)


@pytest.mark.rule("WINGS-GND-04", "WINGS-GND-05", "WINGS-GND-06", "WINGS-RULING-36")
def test_a_machine_gun_fires_twice_and_is_silenced_by_a_special() -> None:
    t = ground(CAA, one={"level": 0, "counters": 1, "at": [500, 330]})
    assert t.view(1).guns[0].arc == "front"
    assert [gun.arc for gun in t.view(1).guns] == ["front", "rear"]
    t = ground(CAA, one={"level": 0, "counters": 1, "at": [500, 330]}, decks={"A": "A4-smoke"})
    t.play("g1", seat=0)
    out = t.play("pass", "pass", seat=1)
    assert of(out, Silenced)[0].piece == 2
    assert t.view().pieces[0].status == "ground"


@pytest.mark.rule("WINGS-FLAK-02", "WINGS-FLAK-03", "WINGS-FLAK-04", "WINGS-FLAK-09")
def test_the_time_table_of_a_battery() -> None:
    t = table(plane(0, 500, 130), plane(1, 100, 100), table={"ground": [BATTERY]}, turn=2)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((1, "flak"),)
    t.play("level-2", "bearing-180", "distance-2")
    assert t.view().flak[0].place == (50000, 40000)
    assert t.asked == ((1, "flak"),)
    out = t.play("pass")
    assert of(out, FlakBurst)[0].level == 2
    assert [drew.cause for drew in of(out, Drew)] == ["flak"]
    assert t.state.flak[:1] + t.state.flak[4:] == [flak.LOADING, 3]


@pytest.mark.rule("WINGS-FLAK-03", "WINGS-RULING-32")
@pytest.mark.parametrize(
    ("level", "rulers", "fine"),
    [
        (1, 1.5, True),
        (1, 0.9, False),
        (1, 2.1, False),
        (3, 0.75, True),
        (3, 1.25, False),
        (4, 0.4, True),
        (5, 0.5, False),
        (5, 0, True),
    ],
)
def test_where_a_counter_may_lie(level: int, rulers: float, fine: bool) -> None:
    t = table(plane(0, 900, 100), plane(1, 100, 100), table={"ground": [BATTERY]})
    place = (50000, 50000 + round(rulers * 20000))
    assert flak.fits(tables_of(t), t.state, 2, level, place) == fine


@pytest.mark.rule("WINGS-BOMB-05")
@pytest.mark.parametrize(
    ("level", "markers"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 3), (11, 4)],
)
def test_markers_by_level(level: int, markers: int) -> None:
    assert bombs.markers_at(level) == markers


@pytest.mark.rule("WINGS-BOMB-01", "WINGS-BOMB-03", "WINGS-BOMB-04")
def test_a_bomb_from_level_1_hits_at_once() -> None:
    t = table(
        plane(0, 500, 500 - 2 * 117.8, level=1, bombs=1),
        plane(1, 100, 100),
        table={"ground": [TARGET], "side": bombers()},
    )
    program(t, 0, "straight", "turn-left", "straight")
    program(t, 1, "straight", "straight", "straight")
    assert t.asked == ((0, "release"),)
    out = t.play("bomb")
    assert of(out, BombFell)[0].markers == 0
    assert of(out, BombHit)[0].centre
    assert of(out, Down)[0].piece == 2


def bombers() -> list[dict[str, Any]]:
    names = [("entente", "west", 1), ("empires", "east", 0)]
    return [
        {
            "name": {"en": camp, "fr": camp},
            "camp": camp,
            "edge": edge,
            "aircraft": [{"type": None, "at": [0, 0], "heading": 0, "bombs": bombs_carried}],
        }
        for camp, edge, bombs_carried in names
    ]


@pytest.mark.rule("WINGS-BPTS-01", "WINGS-BPTS-02", "WINGS-RULING-41")
def test_points_of_bombs() -> None:
    t = table(plane(0, 1, 1), plane(1, 9, 9), options={"bomb_points": True})
    found = [
        bombs.bomb_points(tables_of(t), 5, centre=centre, cluster=cluster)
        for cluster in (False, True)
        for centre in (True, False)
    ]
    assert found == [5, 2, 12, 5]
    t = table(plane(0, 1, 1), plane(1, 9, 9))
    assert bombs.bomb_points(tables_of(t), 5, centre=True, cluster=False) == 5
    assert bombs.bomb_points(tables_of(t), 10, centre=True, cluster=False) == 5


@pytest.mark.rule("WINGS-BAL-03", "WINGS-BAL-04", "WINGS-BAL-05", "WINGS-BAL-06", "WINGS-BAL-13")
def test_a_burning_balloon() -> None:
    t = table(
        plane(0, 100, 700),
        plane(1, 900, 200),
        table={"balloon": [BALLOON]},
        piece=[{"flames": 2, "battered": 20}],
        turn=2,
        at="burn",
        decks={"A": "A4 A5"},
    )
    assert t.view().pieces[0].status == "down"
    t = table(
        plane(0, 100, 700),
        plane(1, 900, 200),
        table={"balloon": [BALLOON]},
        piece=[{"flames": 1}],
        turn=2,
        at="burn",
        decks={"A": "A4-smoke"},
    )
    balloon = t.view().pieces[0]
    assert (balloon.level, balloon.counters, balloon.flames) == (2, 2, 1)


@pytest.mark.rule("WINGS-LAND-01", "WINGS-LAND-02", "WINGS-LAND-03", "WINGS-LAND-04")
@pytest.mark.parametrize(("x", "cards"), [(500, 0), (700, 2)])
def test_a_landing(x: float, cards: int) -> None:
    strip = {"piece": "strip", "at": [500, 600], "side": 0}
    t = table(
        plane(0, x, 300, level=0, counters=1),
        plane(1, 100, 100),
        table={"ground": [strip]},
        options={"landing_takeoff": True},
    )
    program(t, 0, "straight", "straight", "stall", "landing-1")
    out = program(t, 1, "straight", "straight", "straight") + settle(t, 1)
    assert of(out, Landed)[0].on_strip == (cards == 0)
    assert sum(drew.count for drew in of(out, Drew)) == cards
    assert t.aircraft("a1").status == "ground"
    assert t.legal(0) == ["blank", "stall"]


@pytest.mark.rule("WINGS-LAND-05", "WINGS-LAND-06", "WINGS-LAND-07", "WINGS-LAND-08")
def test_a_take_off_over_two_turns() -> None:
    strip = {"piece": "strip", "at": [500, 300], "side": 0}
    t = table(
        plane(0, 500, 200, level=0, counters=0, status="ground", landing="standing"),
        plane(1, 100, 100),
        table={"ground": [strip]},
        options={"landing_takeoff": True},
    )
    program(t, 0, "blank", "blank", "stall")
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert t.legal(0) == ["straight"]
    program(t, 0, "straight", "straight", "turn-left")
    out = program(t, 1, "turn-right", "straight", "straight") + settle(t, 2)
    assert of(out, TookOff)
    assert altitude(t) == (0, 1)


def test_an_impossible_situation_is_refused() -> None:
    with pytest.raises(BadSituation):
        table(plane(0, 1, 1, level=2, last="nonsense"), plane(1, 9, 9))
    with pytest.raises(BadSituation):
        table(plane(0, 1, 1, damage=["A5", "A5-pilot", "A4", "A4"]), plane(1, 9, 9))
