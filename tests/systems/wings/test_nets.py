"""Group BAL: collisions with balloons, their cables and their nets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, balloon, field, over
from tests.systems.wings.scenes import of, program, wounds_of

from escadrille.systems.wings.events import CollisionRisk, Down, NetStruck
from escadrille.testing.scripted import Table

POSTS = (balloon(300), balloon(700))
NET = {"net": [{"balloons": [0, 1]}]}


def cards(t: Table, label: str = "a1") -> list[str | None]:
    return [hit.card for hit in t.aircraft(label).hits]


# Collisions and cables.


def deep(depth: float, level: int, counters: int, mooring: tuple[int, int], **facts: Any) -> Table:
    """Return the step at which a1 may foul a balloon, its base so far over the card's south."""
    return over(
        "cables-3",
        {"at": [500, 500 - 44 - 34 + depth], "level": level, "counters": counters},
        balloon(level=mooring[0], counters=mooring[1]),
        **{"decks": {"A": "A3-engine A3-pilot", "C": "C6-engine C4-flames"}, **facts},
    )


@pytest.mark.rule("WINGS-BAL-07", "WINGS-RULING-15", "WINGS-RULING-85")
@pytest.mark.parametrize(
    ("depth", "altitude", "mooring", "collide"),
    [
        (22.6, (3, 0), (3, 0), False),  # a third is 22.67
        (22.8, (3, 0), (3, 0), True),
        (40, (3, 2), (3, 1), True),
        (40, (3, 0), (3, 1), False),
        (40, (3, 1), (3, 0), False),
        (40, (2, 1), (3, 1), False),
    ],
)
def test_a_collision_costs_both_a_c_card(
    depth: float, altitude: tuple[int, int], mooring: tuple[int, int], collide: bool
) -> None:
    t = deep(depth, *altitude, mooring, options={"collision": True})
    assert cards(t) == ["C6-engine"] * collide
    assert (t.aircraft("a1").points, t.aircraft("a1").engine_hits) == (6 * collide, 0)
    assert (t.state.points[2], t.view().pieces[0].flames) == (4 * collide, 0)
    assert not cards(deep(depth, *altitude, mooring))  # only with the option


@pytest.mark.rule("WINGS-BAL-07")
def test_no_turn_cards_are_drawn_for_it() -> None:
    t = field(
        {"at": [500, 470 - 117.8], "level": 3}, balloon(), options={"collision": True}, script=[]
    )
    program(t, 0, "straight", "straight", "straight")
    out = program(t, 1, *CIRCLE)
    assert not of(out, CollisionRisk)
    assert len(cards(t)) >= 1


@pytest.mark.rule("WINGS-BAL-08", "WINGS-RULING-15", "WINGS-RULING-85")
@pytest.mark.parametrize(
    ("depth", "altitude", "fouls"),
    [
        (61.3, (2, 2), True),  # nine tenths are 61.2
        (61.1, (2, 2), False),
        (78, (0, 1), True),
        (78, (3, 0), False),
        (78, (3, 1), False),
    ],
)
def test_nobody_passes_under_a_balloon(
    depth: float, altitude: tuple[int, int], fouls: bool
) -> None:
    t = deep(depth, *altitude, (3, 0))
    assert cards(t) == ["A3-engine", "A3-pilot"] * fouls
    found = t.aircraft("a1")
    assert (found.points, found.engine_hits, wounds_of(found)) == (6 * fouls, 0, (0, 0))
    assert t.state.points[2] == 0


@pytest.mark.rule("WINGS-BAL-08")
def test_a_collision_takes_the_place_of_the_cables() -> None:
    t = deep(78, 3, 1, (3, 2), options={"collision": True})
    assert cards(t) == ["C6-engine"]
    t = deep(78, 3, 1, (3, 2))
    assert cards(t) == ["A3-engine", "A3-pilot"]


@pytest.mark.rule("WINGS-RULING-85")
def test_an_explosion_counts_all_the_same() -> None:
    t = deep(78, 2, 0, (3, 0), decks={"A": "A0-explosion A0"})
    assert t.aircraft("a1").status == "down"


# Nets.


def at_net(past: float, altitude: tuple[int, int], x: float = 500, **facts: Any) -> Table:
    """Return the step at which a1, come from the south, has that share of its base past y = 500."""
    one = {
        "at": [x, 500 - 34 + 68 * past],
        "level": altitude[0],
        "counters": altitude[1],
        "started": [3, 0, round(100 * x), 36000],
        **facts.pop("one", {}),
    }
    usual = {"table": NET, "decks": {"A": "A3-engine A3-pilot"}}
    return over("cables-3", one, *facts.pop("posts", POSTS), **{**usual, **facts})


def fate(t: Table) -> str:
    found = t.aircraft("a1")
    if found.status == "down":
        return "destroyed"
    return "hit" if found.hits else "free"


@pytest.mark.rule("WINGS-BAL-10", "WINGS-BAL-11", "WINGS-BAL-12", "WINGS-RULING-85")
@pytest.mark.parametrize(
    ("past", "altitude", "touched", "expected"),
    [
        (0.2, (3, 0), 0, "hit"),
        (0.33, (3, 0), 0, "hit"),
        (0.34, (3, 0), 0, "destroyed"),
        (0.4, (3, 0), 0, "destroyed"),
        (0.2, (0, 1), 0, "hit"),
        (0.2, (3, 0), 1, "destroyed"),
        (-0.1, (3, 0), 1, "free"),
        (0.4, (3, 1), 0, "free"),
        (0.4, (4, 0), 0, "free"),
        (0.2, (3, 1), 1, "free"),
    ],
)
def test_ex_42_a_net(past: float, altitude: tuple[int, int], touched: int, expected: str) -> None:
    """WINGS-EX-42."""
    t = at_net(past, altitude, one={"net": touched})
    assert fate(t) == expected
    if expected == "hit":
        found = t.aircraft("a1")
        assert (found.points, found.engine_hits, len(found.hits)) == (6, 0, 2)


@pytest.mark.rule("WINGS-BAL-10", "WINGS-BAL-11")
@pytest.mark.parametrize(("y", "first"), [(479.6, (False, True)), (490, (True,))])
def test_ex_42_flown(y: float, first: tuple[bool, ...]) -> None:
    """WINGS-EX-42: a fifth past the net, then on; or more than a third at once."""
    t = field({"at": [500, y - 117.8], "level": 3}, *POSTS, table=NET, decks={"A": "A1 A1"})
    program(t, 0, "straight", "straight", "straight")
    out = program(t, 1, *CIRCLE)
    assert tuple(struck.destroyed for struck in of(out, NetStruck)) == first
    assert of(out, Down)[0].cause == "net"


@pytest.mark.rule("WINGS-BAL-11", "WINGS-RULING-64")
@pytest.mark.parametrize(("past", "expected"), [(0.2, "hit"), (0.4, "destroyed")])
def test_past_a_net_is_the_other_side_than_before(past: float, expected: str) -> None:
    north = {"at": [500, 500 + 34 - 68 * past], "started": [3, 0, 50000, 62000]}
    assert fate(at_net(0, (3, 0), one=north)) == expected


@pytest.mark.rule("WINGS-BAL-10")
def test_a_net_cannot_be_jumped() -> None:
    t = at_net(1.5, (3, 0))
    assert fate(t) == "destroyed"
    assert fate(at_net(1.5, (3, 1))) == "free"


@pytest.mark.rule("WINGS-BAL-10", "WINGS-BAL-12")
def test_the_lower_balloon_of_a_stretch_counts() -> None:
    posts = (balloon(300, level=2, counters=1), balloon(700))
    assert fate(at_net(0.2, (2, 1), posts=posts)) == "hit"
    assert fate(at_net(0.2, (2, 2), posts=posts)) == "free"
    assert fate(at_net(0.2, (2, 2), x=850, posts=posts)) == "hit"  # that of the end post alone
    assert fate(at_net(0.2, (2, 2), x=150, posts=posts)) == "free"


@pytest.mark.rule("WINGS-BAL-09", "WINGS-RULING-64")
@pytest.mark.parametrize("x", [30, 150, 850, 970])
def test_a_barrage_reaches_both_edges(x: float) -> None:
    assert fate(at_net(0.4, (3, 0), x=x)) == "destroyed"
    short = {"net": [{"balloons": [0, 1], "barrage": False}]}
    assert fate(at_net(0.4, (3, 0), x=x, table=short)) == "free"


@pytest.mark.rule("WINGS-BAL-09", "WINGS-RULING-64")
def test_a_protection_goes_round_its_zone() -> None:
    posts = (balloon(300), balloon(700), balloon(500, 800))
    ring = {"net": [{"balloons": [0, 1, 2, 0], "barrage": False}]}
    assert fate(at_net(0.4, (3, 0), posts=posts, table=ring)) == "destroyed"
    away = {"at": [550, 640], "started": [3, 0, 65000, 70000]}  # in by the east
    assert fate(at_net(0, (3, 0), posts=posts, table=ring, one=away)) == "destroyed"
    west = {"at": [450, 640], "started": [3, 0, 35000, 70000]}
    assert fate(at_net(0, (3, 0), posts=posts, table=ring, one=west)) == "destroyed"
    inside = {"at": [500, 600], "started": [3, 0, 50000, 58000]}
    assert fate(at_net(0, (3, 0), posts=posts, table=ring, one=inside)) == "free"


@pytest.mark.rule("WINGS-BAL-10")
def test_a_net_falls_with_a_balloon() -> None:
    gone = [{"status": "down"}, {}]
    assert fate(at_net(0.4, (3, 0), piece=gone)) == "free"
    assert fate(at_net(0.4, (3, 0), x=150, piece=gone)) == "free"
    assert fate(at_net(0.4, (3, 0), x=850, piece=gone)) == "destroyed"


@pytest.mark.rule("WINGS-BAL-12", "WINGS-RULING-77")
def test_without_altitude_there_is_no_way_across() -> None:
    assert fate(at_net(0.4, (3, 1), options={"altitude": False})) == "destroyed"
