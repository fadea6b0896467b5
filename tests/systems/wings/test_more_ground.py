"""Balloons, rockets, flak, observation: the longer stories of the ground."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import REAR, of, plane, program, settle, table

from escadrille.systems.wings.events import Down, FlakBurst, RocketsFired

STRAIGHTS = ("straight", "straight", "straight")
BALLOON = {"balloon": "parseval", "at": [500, 500], "side": 1, "task": "destroy"}
BATTERY = {"piece": "flak", "at": [500, 500], "side": 1}
PLAYED = {"did": 1, "flown": 1, "last": "straight", "cards": 3, "programme": " ".join(STRAIGHTS)}


def sides(**first: int) -> list[dict[str, Any]]:
    """Return two sides of one aircraft each; the first carries something."""
    found = []
    for number, (camp, edge) in enumerate((("entente", "west"), ("empires", "east"))):
        slot = {"at": [0, 0], "heading": 0, **({} if number else first)}
        name = {"en": camp, "fr": camp}
        found.append({"name": name, "camp": camp, "edge": edge, "aircraft": [slot]})
    return found


def at_step(step: str, one: dict[str, Any], **facts: Any) -> Any:
    """Return a1 at a step of phase 1, a2 far away."""
    return table(
        {**plane(0, 500, 380), **PLAYED, **one},
        {**plane(1, 60, 60), **PLAYED},
        **{"at": step, "phase": 1, **facts},
    )


@pytest.mark.rule("WINGS-BAL-08", "WINGS-RULING-15", "WINGS-RULING-85")
@pytest.mark.parametrize(("level", "cards"), [(2, 2), (3, 0)])
def test_nobody_passes_under_a_balloon(level: int, cards: int) -> None:
    t = at_step(
        "cables-1",
        {"at": [500, 500], "level": level, "counters": level - 2},
        table={"balloon": [BALLOON]},
        decks={"A": "A1 A1"},
    )
    assert len(t.aircraft("a1").hits) == cards


@pytest.mark.rule("WINGS-BAL-09", "WINGS-BAL-10", "WINGS-BAL-11", "WINGS-BAL-12")
@pytest.mark.rule("WINGS-RULING-64")
@pytest.mark.parametrize(
    ("past", "altitude", "net", "status", "hits"),
    [
        (0.2, (3, 0), 0, "flying", 2),
        (0.2, (3, 0), 1, "down", 0),
        (0.4, (3, 0), 0, "down", 0),
        (0.4, (3, 1), 0, "flying", 0),
    ],
)
def test_a_net_stops_what_flies_too_low(
    past: float, altitude: tuple[int, int], net: int, status: str, hits: int
) -> None:
    posts = [{**BALLOON, "at": [x, 500]} for x in (300, 700)]
    y = 500 - 34 + 68 * past
    t = at_step(
        "cables-3",
        {
            "at": [500, y],
            "level": altitude[0],
            "counters": altitude[1],
            "net": net,
            "started": [3, 0, 50000, 30000],
        },
        phase=3,
        table={"balloon": posts, "net": [{"balloons": [0, 1]}]},
        decks={"A": "A1 A1"},
    )
    found = t.aircraft("a1")
    assert (found.status, len(found.hits)) == (status, hits)


@pytest.mark.rule("WINGS-ROCK-01", "WINGS-ROCK-02", "WINGS-ROCK-03", "WINGS-ROCK-04")
@pytest.mark.rule("WINGS-ROCK-06", "WINGS-RULING-66")
def test_rockets_take_two_manoeuvres() -> None:
    t = table(
        plane(0, 500, 150, level=3, lots=2),
        plane(1, 60, 60),
        table={"balloon": [BALLOON], "side": sides(rockets=2)},
        decks={"D": "D3-flames D0"},
    )
    program(t, 0, *STRAIGHTS, "two-lots-1")
    out = program(t, 1, *STRAIGHTS) + settle(t, 1)
    fired = of(out, RocketsFired)[0]
    assert (fired.lots, fired.target) == (2, 2)
    assert t.view().pieces[0].flames == 1
    assert t.aircraft("a1").rockets == 0


@pytest.mark.rule("WINGS-ROCK-05")
def test_a_special_damage_spoils_the_rockets() -> None:
    t = at_step(
        "resolve-1",
        {"level": 3, "lots": 1, "rockets": 1, "sore": 4, "at": [500, 380]},
        table={"balloon": [BALLOON], "side": sides(rockets=1)},
    )
    assert t.aircraft("a1").rockets == 0
    assert not t.view().pieces[0].hits


@pytest.mark.rule("WINGS-FLAK-05", "WINGS-FLAK-06", "WINGS-FLAK-08")
def test_a_delayed_burst_comes_in_the_next_turn() -> None:
    t = table(
        plane(0, 900, 130),
        plane(1, 60, 60),
        table={"ground": [BATTERY]},
        turn=2,
        options={"flak_near_burst": True},
    )
    program(t, 0, *STRAIGHTS)
    program(t, 1, *STRAIGHTS)
    t.play("level-2", "bearing-180", "distance-2", "delay", seat=1)
    assert t.view().flak[0].bursts == 3 * 3 + 1
    settle(t, 2)
    program(t, 0, "turn-left", "straight", "turn-left")
    out = program(t, 1, "turn-right", "straight", "straight") + settle(t, 3)
    assert of(out, FlakBurst)
    assert t.state.flak[4] == 4


@pytest.mark.rule("WINGS-FLAK-07", "WINGS-FLAK-10")
def test_a_counter_moves_a_level_and_a_ruler_at_most() -> None:
    t = table(plane(0, 900, 130), plane(1, 60, 60), table={"ground": [BATTERY]}, turn=2)
    program(t, 0, *STRAIGHTS)
    program(t, 1, *STRAIGHTS)
    t.play("level-3", "bearing-000", "distance-2", seat=1)
    assert t.legal(1) == ["pass", "delay", "level-2", "level-3", "level-4"]
    assert t.refused("level-1", seat=1) == "WINGS-FLAK-03"
    t.play("level-3", seat=1)
    assert "bearing-180" in t.legal(1)
    t = table(plane(0, 900, 130), plane(1, 60, 60), table={"ground": [BATTERY]}, turn=2)
    program(t, 0, *STRAIGHTS)
    program(t, 1, *STRAIGHTS)
    t.play("pass", seat=1)
    assert t.state.flak[0] == 1


@pytest.mark.rule("WINGS-PHO-01", "WINGS-PHO-02", "WINGS-REC-01", "WINGS-RULING-74")
@pytest.mark.parametrize(
    ("task", "y", "level", "last", "damage", "done"),
    [
        ("photograph", 500, 2, "stall", [], True),
        ("photograph", 500, 2, "straight", [], False),
        ("photograph", 500, 3, "stall", [], False),
        ("photograph", 500, 2, "stall", ["A5-pilot turn=1"], False),
        ("reconnoitre", 380, 2, "straight", [], True),
        ("reconnoitre", 300, 2, "straight", [], False),
        ("reconnoitre", 300, 1, "straight", [], True),
        ("reconnoitre", 380, 3, "straight", [], False),
    ],
)
def test_observation(
    task: str, y: float, level: int, last: str, damage: list[str], done: bool
) -> None:
    aim = {"piece": "dump", "at": [500, 500], "side": 1, "task": task}
    two = {"seats": 2, "guns": [REAR]}
    facts = {"at": [500, y], "level": level, "last": last, "damage": damage, "type": two}
    t = at_step("look-3", facts, phase=3, table={"ground": [aim]})
    assert t.view().pieces[0].done == done
    assert (t.view().over == "mission") == done


@pytest.mark.rule("WINGS-BOMB-02")
def test_a_bomb_released_too_low_destroys_its_bearer() -> None:
    t = table(
        plane(0, 500, 200, level=0, counters=1, bombs=1),
        plane(1, 60, 60),
        table={"side": sides(bombs=1)},
    )
    program(t, 0, *STRAIGHTS)
    program(t, 1, *STRAIGHTS)
    assert of(t.play("bomb"), Down)[0].cause == "explosion"


@pytest.mark.rule("WINGS-BAL-02", "WINGS-RULING-79")
@pytest.mark.parametrize(
    ("did", "counters", "fires"), [(1, 0, False), (5, 0, False), (3, 1, True), (5, 1, True)]
)
def test_over_a_balloon_only_a_dive_may_fire(did: int, counters: int, fires: bool) -> None:
    t = at_step(
        "fire-3",
        {"at": [500, 450], "level": 3, "counters": counters, "did": did},
        phase=3,
        table={"balloon": [BALLOON]},
    )
    assert ("declare" in [decision for _, decision in t.asked]) == fires


@pytest.mark.rule("WINGS-BAL-16")
def test_the_artillery_fires_if_no_balloon_burns_in_time() -> None:
    t = table(
        plane(0, 900, 130),
        plane(1, 60, 60),
        table={"balloon": [BALLOON]},
        turn=4,
        options={"balloon_artillery_spotting": 4},
    )
    program(t, 0, *STRAIGHTS)
    program(t, 1, *STRAIGHTS)
    settle(t, 4)
    t.play("pass", seat=1)  # the balloon stays up
    program(t, 0, "turn-left", "straight", "straight")
    program(t, 1, "turn-right", "straight", "straight")
    assert t.view().over == "artillery"
    assert t.view().scores == (0, 1)
