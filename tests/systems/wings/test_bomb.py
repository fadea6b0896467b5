"""Groups BOMB, BPTS, PHO and REC: attack and observation of the ground.

Deck B flies 117.8 mm on a straight and 74.5 mm on a stall.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, field, over, piece
from tests.systems.wings.scenes import REAR, of, program, settle

from escadrille.kernel.api import Event
from escadrille.systems.wings.events import BombFell, BombHit, BombReleased, Down, Flew
from escadrille.systems.wings.rules import bombs
from escadrille.testing.scripted import Table

STEP = 117.8
STALL = 74.5
DUMP = piece("dump", task="destroy")
MAJOR = piece("station", task="destroy")
CAA = piece("machine-gun")
POINTS: dict[str, Any] = {"options": {"bomb_points": True}}


def bomber(short: float, *things: dict[str, Any], load: str = "bombs", **facts: Any) -> Table:
    """Return a1 at level 1 so far south of (500, 500), with two bombs or clusters."""
    one = {"at": [500, 500 - short], "level": 1, load: 2, **facts.pop("one", {})}
    return field(one, *things, **facts)


def release(t: Table, *cards: str, phases: str = "1", load: str = "bomb") -> list[Event]:
    """Fly these cards, releasing in these phases; return all that happens in the turn."""
    turn = t.view().turn
    out = program(t, 0, *cards) + program(t, 1, *CIRCLE)
    while t.asked and t.asked[0] == (0, "release"):
        coming = str(t.view().phase + 1)
        out += t.play(load if coming in phases else "pass")
        out += settle(t, turn) if t.asked and t.asked[0][1] != "release" else []
    return out + settle(t, turn)


def falls(out: list[Event]) -> list[tuple[tuple[int, int], int]]:
    return [(fell.place, fell.markers) for fell in of(out, BombFell)]


@pytest.mark.rule("WINGS-BOMB-01")
def test_a_release_is_announced_before_the_card_is_shown() -> None:
    t = bomber(2 * STEP, DUMP)
    program(t, 0, "straight", "turn-left", "straight")
    program(t, 1, *CIRCLE)
    assert t.asked == ((0, "release"),)
    assert t.legal(0) == ["pass", "bomb"]
    assert t.view(1).aircraft[0].programme[0] is None
    out = t.play("bomb")
    told = [type(event) for event in out if isinstance(event, BombReleased | Flew | BombHit)]
    assert told[:2] == [BombReleased, Flew]
    assert told.index(BombHit) > 2  # after everyone's manoeuvre
    assert t.aircraft("a1").bombs == 1


@pytest.mark.rule("WINGS-BOMB-01", "WINGS-RULING-34")
def test_nothing_falls_unless_it_is_announced() -> None:
    t = bomber(2 * STEP, DUMP)
    assert not of(release(t, "straight", "straight", "turn-left", phases=""), BombFell)
    assert t.aircraft("a1").bombs == 2


@pytest.mark.rule("WINGS-BOMB-01", "WINGS-RULING-34")
def test_bombs_fall_one_a_phase_and_clusters_as_one() -> None:
    one = {"at": [500, 100], "level": 1, "bombs": 2, "clusters": 1}
    t = field(one, DUMP)
    out = release(t, "straight", "straight", "straight", phases="12")
    assert len(of(out, BombReleased)) == 2
    assert t.aircraft("a1").bombs == 0
    assert t.aircraft("a1").clusters == 1
    t = field(one, MAJOR)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, *CIRCLE)
    assert t.legal(0) == ["pass", "bomb", "cluster"]
    assert of(t.play("cluster"), BombReleased)[0].cluster


@pytest.mark.rule("WINGS-BOMB-02", "WINGS-BOMB-04", "WINGS-BOMB-05")
@pytest.mark.parametrize(
    ("level", "markers"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (10, 3), (11, 4), (14, 4)],
)
def test_ex_18_markers_by_level(level: int, markers: int) -> None:
    """WINGS-EX-18."""
    assert bombs.markers_at(level) == markers
    t = bomber(400, DUMP, one={"level": min(level, 13), "type": {"ceiling": 13}})
    assert falls(release(t, "straight", "straight", "straight"))[0][1] == markers


@pytest.mark.rule("WINGS-BOMB-02")
@pytest.mark.parametrize(
    ("card", "start", "down"),
    [("straight", (0, 1), True), ("dive", (1, 1), True), ("dive", (2, 0), False)],
)
def test_ex_18_too_low_it_blows_up_with_its_bomb(
    card: str, start: tuple[int, int], down: bool
) -> None:
    """WINGS-EX-18: what counts is the level after the manoeuvre."""
    t = bomber(400, DUMP, one={"level": start[0], "counters": start[1]})
    out = release(t, card, "straight", "straight")
    assert [lost.cause for lost in of(out, Down)] == ["explosion"] * down
    assert bool(of(out, BombFell)) != down


@pytest.mark.rule("WINGS-BOMB-02", "WINGS-REL-05")
@pytest.mark.parametrize(("level", "markers"), [(1, None), (2, 0), (4, 1)])
def test_over_high_ground_the_local_level_counts(level: int, markers: int | None) -> None:
    hill = {"relief": [{"relief": "hill", "at": [500, 250]}]}
    one = {"level": level, "counters": 1}
    t = bomber(400, one=one, table=hill, options={"relief": True})
    out = release(t, "straight", "straight", "straight")
    assert [place[1] for place in falls(out)][:1] == ([] if markers is None else [markers])
    assert bool(of(out, Down)) == (markers is None)


@pytest.mark.rule("WINGS-BOMB-05", "WINGS-RULING-34")
def test_ex_18_a_bomb_from_level_3_hits_in_the_next_phase() -> None:
    """WINGS-EX-18."""
    t = bomber(3 * STEP, DUMP, one={"level": 3})
    program(t, 0, "straight", "turn-left", "turn-left")
    program(t, 1, *CIRCLE)
    out = t.play("bomb")
    # Released at 500 - 2 steps in phase 1, it makes one step there and one in phase 2.
    assert falls(out) == [((50000, 50000 - 11780), 1)]
    assert not of(out, BombHit)
    out = t.play("pass")
    assert falls(out) == [((50000, 50000), 0)]
    assert of(out, Down)[0].piece == "g1"


@pytest.mark.rule("WINGS-BOMB-04", "WINGS-BOMB-05", "WINGS-RULING-34")
@pytest.mark.parametrize(
    ("cards", "heading", "end"),
    [
        (("straight", "straight", "turn-left"), 0, (500, 100 + 2 * STEP)),
        (("stall", "straight", "turn-left"), 0, (500, 100 + 2 * STALL)),
        (("sideslip-left", "straight", "turn-left"), 0, None),
        (("straight", "straight", "turn-left"), 90, (500 + 2 * STEP, 100)),
    ],
)
def test_the_bomb_goes_on_as_the_aircraft_went(
    cards: tuple[str, ...], heading: float, end: tuple[float, float] | None
) -> None:
    t = bomber(400, DUMP, one={"heading": heading})
    out = release(t, *cards)
    flown = next(event for event in of(out, Flew) if event.aircraft == "a1")
    place = falls(out)[0][0]
    if end is None:  # any other manoeuvre: a straight
        assert place == (flown.end[0], flown.end[1] + round(100 * STEP))
    else:
        assert place == tuple(round(100 * value) for value in end)


@pytest.mark.rule("WINGS-BOMB-05")
def test_a_falling_bomb_keeps_its_kind_of_step() -> None:
    t = bomber(400, DUMP, one={"level": 4})
    out = release(t, "stall", "straight", "straight")
    ys = [place[1] for place, _ in falls(out)]
    assert [later - first for first, later in itertools.pairwise(ys)] == [7450, 7450]
    assert [markers for _, markers in falls(out)] == [2, 1, 0]


@pytest.mark.rule("WINGS-BOMB-03", "WINGS-RULING-15")
@pytest.mark.parametrize(
    ("short", "side", "hit"),
    [(0, 0, True), (33.9, 0, True), (-33.9, 0, True), (34.2, 0, False), (0, 21.9, True)],
)
def test_the_bomb_must_cover_the_red_dot(short: float, side: float, hit: bool) -> None:
    t = bomber(2 * STEP + short, DUMP, one={"at": [500 + side, 500 - 2 * STEP - short]})
    out = release(t, "straight", "turn-left", "turn-left")
    assert bool(of(out, BombHit)) == hit
    assert t.view().pieces[0].status == ("down" if hit else "ground")
    assert (t.view().over == "mission") == hit


@pytest.mark.rule("WINGS-RULING-41")
def test_without_the_option_a_major_objective_needs_two_bombs() -> None:
    t = bomber(2 * STEP, MAJOR)
    release(t, "straight", "turn-left", "turn-left")
    assert (t.state.points[2], t.view().pieces[0].status) == (5, "ground")
    t = bomber(2 * STEP, MAJOR, piece=[{"battered": 5}])
    release(t, "straight", "turn-left", "turn-left")
    assert t.view().pieces[0].status == "down"


@pytest.mark.rule("WINGS-RULING-33")
def test_a_bomb_asks_nobody_whose_side_he_is_on() -> None:
    t = bomber(2 * STEP, piece("trench", side=0), piece("trench", 530, 500))
    release(t, "straight", "turn-left", "turn-left", load="bomb")
    assert [found.status for found in t.view().pieces] == ["down", "ground"]
    t = bomber(2 * STEP, piece("trench", side=0), piece("trench", 530, 500), **POINTS)
    release(t, "straight", "turn-left", "turn-left")
    assert t.state.points[2:] == [0, 2]  # the first is down, the second was touched


@pytest.mark.rule("WINGS-BPTS-01")
def test_a_strip_cannot_be_bombed() -> None:
    t = bomber(2 * STEP, piece("strip"), **POINTS)
    assert not of(release(t, "straight", "turn-left", "turn-left"), BombHit)


@pytest.mark.rule("WINGS-BPTS-01", "WINGS-BPTS-02")
@pytest.mark.parametrize(
    ("target", "load", "past", "points", "left"),
    [
        (CAA, "bombs", 0, 5, 0),
        (CAA, "bombs", 60, 2, 3),
        (CAA, "bombs", 69, 0, 5),
        (MAJOR, "clusters", 0, 12, 0),
        (MAJOR, "clusters", 80, 5, 5),
        (MAJOR, "clusters", 89, 0, 10),
        (MAJOR, "bombs", 0, 5, 5),
    ],
)
def test_ex_35_points_of_bombs(
    target: dict[str, Any], load: str, past: float, points: int, left: int
) -> None:
    """WINGS-EX-35."""
    t = bomber(2 * STEP - past, target, load=load, **POINTS)
    out = release(t, "straight", "turn-left", "turn-left", load=load.removesuffix("s"))
    assert [hit.points for hit in of(out, BombHit)] == [points] * bool(points)
    assert t.view().pieces[0].status == ("ground" if left else "down")
    if left:
        assert t.view().pieces[0].structure - t.state.points[2] == left


@pytest.mark.rule("WINGS-RULING-34")
@pytest.mark.parametrize(("damage", "down"), [(["A4", "A4", "A5"], True), ([], False)])
def test_a_bomb_not_yet_laid_is_lost_with_its_aircraft(damage: list[str], down: bool) -> None:
    net = {"net": [{"balloons": [0, 1]}]}
    posts = [
        {"balloon": "parseval", "at": [x, 320], "side": 1, "level": 3 if down else 1}
        for x in (300, 700)
    ]
    one = {"level": 2, "damage": damage}
    t = bomber(2 * STEP, DUMP, *posts, one=one, table=net, decks={"A": "A1 A1"})
    out = release(t, "straight", "turn-left", "turn-left")
    assert bool(of(out, Down)) == down
    assert bool(of(out, BombFell)) != down


@pytest.mark.rule("WINGS-RULING-34")
def test_a_bomb_in_the_air_falls_though_its_aircraft_is_lost() -> None:
    shell = [50000, 50000 - 11780, 0, 11780, 1, 0]
    t = over("bombs-3", {"status": "down", "programme": [], "cards": 0}, DUMP, bombs=[shell])
    assert t.view().pieces[0].status == "down"
    assert t.view().over == "mission"


@pytest.mark.rule("WINGS-RULING-77")
def test_without_altitude_bombs_fall_as_from_level_1() -> None:
    t = bomber(2 * STEP, DUMP, one={"level": 3}, options={"altitude": False})
    out = release(t, "straight", "turn-left", "turn-left")
    assert falls(out)[0] == ((50000, 50000), 0)


# Observation.


def observed(task: str, at: tuple[float, float], **one: Any) -> bool:
    """Let a1, a two-seater unless told, look at a target from here; is the task done?"""
    facts = {"type": {"seats": 2, "guns": [REAR]}, "level": 2, "last": "stall", **one}
    t = over("look-3", {"at": list(at), **facts}, piece("dump", task=task, points=3))
    done = bool(t.view().pieces[0].done)
    assert (t.view().over == "mission") == done
    assert t.view().scores == (3 * done, 0)
    return done


@pytest.mark.rule("WINGS-PHO-01", "WINGS-PHO-02", "WINGS-RULING-74")
@pytest.mark.parametrize(
    ("at", "facts", "done"),
    [
        ((500, 500), {}, True),
        ((500, 533.9), {}, True),
        ((521.9, 500), {}, True),
        ((500, 534.2), {}, False),
        ((500, 500), {"last": "straight"}, False),
        ((500, 500), {"level": 3}, False),
        ((500, 500), {"level": 0, "counters": 1}, True),
        ((500, 500), {"type": {}}, False),
        ((500, 500), {"damage": ["A5-pilot turn=1"]}, False),  # the observer
        ((500, 500), {"damage": ["A3-pilot turn=1"]}, True),  # the pilot
    ],
)
def test_a_photograph(at: tuple[float, float], facts: dict[str, Any], done: bool) -> None:
    assert observed("photograph", at, **facts) == done


@pytest.mark.rule("WINGS-REC-01", "WINGS-RULING-74", "WINGS-RULING-48")
@pytest.mark.parametrize(
    ("gap", "facts", "done"),
    [
        (99, {}, True),
        (101, {}, False),
        (199, {"level": 1}, True),
        (201, {"level": 1}, False),
        (199, {"level": 0, "counters": 1}, True),
        (10, {"level": 3}, False),
        (50, {"last": "turn-left"}, True),
        (50, {"type": {}}, False),
    ],
)
def test_a_reconnaissance(gap: float, facts: dict[str, Any], done: bool) -> None:
    """The distance is from the aircraft's centre to the nearest edge of the card."""
    assert observed("reconnoitre", (500, 500 - 34 - gap), **facts) == done


@pytest.mark.rule("WINGS-REC-01")
def test_nobody_reconnoitres_his_own() -> None:
    two = {"type": {"seats": 2, "guns": [REAR]}, "at": [500, 450]}
    t = over("look-3", two, piece("dump", side=0, task="reconnoitre"))
    assert not t.view().pieces[0].done


@pytest.mark.rule("WINGS-RULING-74", "WINGS-REL-05")
def test_over_high_ground_one_looks_from_the_local_level() -> None:
    hill = {"relief": [{"relief": "hill", "at": [500, 500]}]}
    two = {"type": {"seats": 2, "guns": [REAR]}, "at": [500, 500], "level": 3, "last": "stall"}
    aim = piece("dump", task="photograph")
    t = over("look-3", two, aim, table=hill, options={"relief": True})
    assert t.view().pieces[0].done
