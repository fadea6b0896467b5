"""Collisions (group COLL) and the explosions that come of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import of, plane, step, table, tables_of, wounds_of

from escadrille.kernel.api import Event
from escadrille.systems.wings.events import Collided, CollisionRisk, Down, Drew

CARDS = {"A": ["A1"] * 5 + ["A3"] * 3, "B": ["B1"] * 5}
LEFT, RIGHT, STRAIGHT = 0, 1, 2


def over(*planes: dict[str, Any], script: list[int], **facts: Any) -> Any:
    """Return aircraft that have just moved; `crash` lets them run into one another."""
    options = {"collision": True, **facts.pop("options", {})}
    return table(*planes, **{"decks": CARDS, "script": script, **facts}, options=options)


def crash(t: Any) -> list[Event]:
    out = step(t, "collide-1")
    assert not t.state.chance.script
    return out


def hits(t: Any, label: str) -> list[str]:
    return [hit.card for hit in t.aircraft(label).hits]


def pair(heading: float = 0, **facts: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    return plane(0, 500, 500, **facts), plane(1, 510, 510, heading, **facts)


@pytest.mark.rule("WINGS-COLL-01", "WINGS-COLL-02", "WINGS-OVL-02", "WINGS-RULING-10")
@pytest.mark.parametrize(
    ("one", "other", "risk"),
    [
        ((2, 1), (2, 3), True),
        ((2, 0), (2, 0), True),
        ((2, 0), (2, 1), False),
        ((2, 1), (3, 1), False),
        ((2, 0), (3, 0), False),
    ],
)
def test_38_who_is_at_risk(one: tuple[int, int], other: tuple[int, int], risk: bool) -> None:
    """WINGS-EX-38."""
    planes = [
        plane(n, 500 + 10 * n, 500, level=level, counters=counters, type={"climb": 4})
        for n, (level, counters) in enumerate((one, other))
    ]
    t = over(*planes, script=[LEFT, LEFT] if risk else [])
    assert bool(of(crash(t), CollisionRisk)) == bool(hits(t, "a1")) == risk


@pytest.mark.rule("WINGS-COLL-03")
@pytest.mark.parametrize("script", [[LEFT, LEFT], [LEFT, RIGHT], [RIGHT, LEFT], [RIGHT, RIGHT]])
def test_38_the_same_way_is_a_collision(script: list[int]) -> None:
    """WINGS-EX-38."""
    t = over(*pair(), script=script)
    risk = of(crash(t), CollisionRisk)[0]
    assert risk.ways == tuple(("left", "right")[way] for way in script)
    assert len(hits(t, "a1")) == len(hits(t, "a2")) == (2 if script[0] == script[1] else 0)


@pytest.mark.rule("WINGS-COLL-02", "WINGS-RULING-10")
def test_bases_side_by_side_run_no_risk() -> None:
    t = over(plane(0, 500, 500), plane(1, 544, 500), script=[])
    assert crash(t) == []
    t = over(plane(0, 500, 500), plane(1, 543, 500), script=[LEFT, LEFT])
    assert of(crash(t), Collided)
    assert "collide-1" not in tables_of(table(*pair())).step_names


@pytest.mark.rule("WINGS-COLL-02")
def test_the_risk_is_run_anew_in_every_phase() -> None:
    t = over(*pair(), script=[LEFT, RIGHT, LEFT, RIGHT])
    for name in ("collide-1", "collide-2"):
        assert of(step(t, name), CollisionRisk)


@pytest.mark.rule("WINGS-COLL-04")
@pytest.mark.parametrize(
    ("heading", "card"), [(150, "A1"), (60, "B1"), (90, "B1"), (91, "A1"), (269, "A1"), (0, "B1")]
)
def test_38_the_angle_tells_the_cards(heading: int, card: str) -> None:
    """WINGS-EX-38."""
    t = over(*pair(heading), script=[RIGHT, RIGHT])
    assert of(crash(t), Collided)[0].head_on == (card == "A1")
    assert hits(t, "a1") == hits(t, "a2") == [card, card]


@pytest.mark.rule("WINGS-COLL-04")
def test_no_special_counts_in_a_collision_but_an_explosion() -> None:
    cards = {"A": "A3-engine A4-smoke A5-pilot A2-flames"}
    t = over(*pair(180), script=[LEFT, LEFT], decks=cards)
    crash(t)
    one, other = t.aircraft("a1"), t.aircraft("a2")
    assert (one.points, one.engine_hits, one.smoke) == (7, 0, 0)
    assert (other.points, wounds_of(other), other.flames) == (7, (0, 0), 0)
    t = over(*pair(180), script=[LEFT, LEFT], decks={"A": "A1 A0-explosion A1 A1"})
    assert [(d.piece, d.cause) for d in of(crash(t), Down)] == [("a1", "explosion")]


@pytest.mark.rule("WINGS-COLL-05", "WINGS-RULING-33", "WINGS-RULING-44")
def test_an_explosion_in_a_collision_strikes_all_within_half_a_ruler() -> None:
    """The other one involved, a friend and a foe near by; not one a level up, nor one too far."""
    around = (
        plane(0, 500, 500),
        plane(0, 500, 633, counters=2),  # its base begins 99 mm from the explosion
        plane(0, 500, 366, level=3),
        plane(1, 510, 510, 180),
        plane(1, 366, 500, 90),  # 100 mm
        plane(1, 636, 500, 90),  # 102 mm
    )
    decks = {"A": "A1 A0-explosion A3 A3 A2-flames A4 A4-smoke"}
    t = over(*around, script=[LEFT, LEFT], decks=decks)
    out = crash(t)
    blasts = {drew.piece: drew.cards for drew in of(out, Drew) if drew.cause == "blast"}
    assert blasts == {"a2": ("A2-flames",), "a4": ("A4",), "a5": ("A4-smoke",)}
    assert t.aircraft("a2").flames == t.aircraft("a5").smoke == 3  # specials of a blast apply
    assert t.aircraft("a4").points == 10


@pytest.mark.rule("WINGS-COLL-05", "WINGS-RULING-44")
@pytest.mark.parametrize("blast", [False, True])
def test_the_ring_of_a_collision_is_drawn_once(blast: bool) -> None:
    decks = {"A": "A1 A0-explosion A1 A3 A4 A4"}
    t = over(*pair(180), script=[LEFT, LEFT], decks=decks, options={"explosion_blast": blast})
    crash(t)
    assert hits(t, "a2") == ["A1", "A3", "A4"]


@pytest.mark.rule("WINGS-COLL-06")
@pytest.mark.parametrize(
    ("option", "sides", "ways"),
    [(True, (0, 0, 1), 3), (False, (0, 0, 1), 2), (True, (0, 1, 1), 2)],
)
def test_38_one_squadron_may_fly_straight_too(
    option: bool, sides: tuple[int, ...], ways: int
) -> None:
    """WINGS-EX-38. The third aircraft is far away."""
    places = [(500, 500), (510, 510), (100, 900)]
    planes = [plane(side, *place) for side, place in zip(sides, places, strict=True)]
    options = {"collision_squadron_straight": option}
    script = [ways - 1] * 2
    t = over(*planes, script=script, options=options)
    assert of(crash(t), CollisionRisk)[0].ways == (("right", "straight")[ways - 2],) * 2
    assert hits(t, "a1") == hits(t, "a2") == ["B1", "B1"]  # two straights are one direction
    met = sum(
        bool(hits(t, "a1"))
        for n in range(ways**2)
        for t in [over(*planes, script=[n % ways, n // ways], options=options)]
        if crash(t)
    )
    assert met / ways**2 == 1 / ways


@pytest.mark.rule("WINGS-COLL-06", "WINGS-COLL-07")
def test_each_tangle_draws_for_itself() -> None:
    """Two of one squadron meet here, two enemies there: only the former may fly straight."""
    planes = [plane(0, 200, 500), plane(0, 210, 510), plane(0, 700, 500), plane(1, 710, 510)]
    options = {"collision_squadron_straight": True}
    t = over(*planes, script=[STRAIGHT, STRAIGHT, RIGHT, LEFT], options=options)
    risks = of(crash(t), CollisionRisk)
    assert [risk.aircraft for risk in risks] == [("a1", "a2"), ("a3", "a4")]
    assert [len(hits(t, label)) for label in ("a1", "a2", "a3", "a4")] == [2, 2, 0, 0]


@pytest.mark.rule("WINGS-COLL-06")
def test_enemies_never_fly_straight() -> None:
    t = over(*pair(), script=[STRAIGHT], options={"collision_squadron_straight": True})
    with pytest.raises(ValueError, match="0 to 1"):
        crash(t)


@pytest.mark.rule("WINGS-COLL-02", "WINGS-CLOUD-03")
@pytest.mark.parametrize("cloud", [0, 1])
def test_in_the_clouds_nobody_collides(cloud: int) -> None:
    clouds = {"options": {"cloud_layer": True}}
    t = over(*pair(level=4, cloud=cloud), script=[] if cloud else [LEFT, RIGHT], **clouds)
    assert bool(of(crash(t), CollisionRisk)) != bool(cloud)


@pytest.mark.rule("WINGS-COLL-05")
def test_one_explosion_of_a_collision_may_set_off_the_other() -> None:
    """a3 is out of reach of the first explosion, and within that of the second."""
    planes = plane(0, 500, 500), plane(1, 540, 500, 180), plane(1, 660, 500)
    decks = {"A": "A1 A0-explosion A1 A1 A0-explosion A3"}
    t = over(*planes, script=[LEFT, LEFT], decks=decks, copies=[2, 1, 1, 1])
    assert [d.piece for d in of(crash(t), Down)] == ["a1", "a2"]
    assert hits(t, "a3") == ["A3"]


@pytest.mark.rule("WINGS-COLL-07")
def test_three_draw_one_card_each_and_are_struck_once() -> None:
    """a1 and a2 overlap a3, not one another; a1 flies against it, a2 with it."""
    row = plane(0, 460, 500, 180), plane(0, 540, 500), plane(1, 500, 500)
    t = over(*row, script=[LEFT, LEFT, LEFT])
    assert [(c.aircraft, c.other, c.head_on) for c in of(crash(t), Collided)] == [
        ("a1", "a3", True),
        ("a2", "a3", False),
    ]
    assert [hits(t, label) for label in ("a1", "a2", "a3")] == [
        ["A1", "A1"],
        ["B1", "B1"],
        ["A1", "A1"],
    ]
    t = over(*row, script=[LEFT, RIGHT, RIGHT])
    crash(t)
    assert [len(hits(t, label)) for label in ("a1", "a2", "a3")] == [0, 2, 2]
    higher = plane(0, 460, 500, 180), plane(0, 540, 500, counters=1), plane(1, 500, 500)
    t = over(*higher, script=[LEFT, LEFT])  # a2 passes the altitude test with nobody
    crash(t)
    assert [len(hits(t, label)) for label in ("a1", "a2", "a3")] == [2, 0, 2]


@pytest.mark.rule("WINGS-COLL-02", "WINGS-RULING-86")
@pytest.mark.parametrize(("script", "fires"), [([LEFT, RIGHT], True), ([LEFT, LEFT], False)])
def test_who_is_lost_in_a_collision_does_not_fire(script: list[int], fires: bool) -> None:
    """a1, which has one point left, overlaps a2 and has a3 in its sights."""
    played = {"did": 1, "last": "straight", "cards": 3, "programme": ["straight"] * 3}
    planes = (plane(0, 500, 300, battered=14), plane(1, 500, 240, 180), plane(1, 500, 450, 90))
    t = over(*({**p, **played} for p in planes), script=script, at="collide-1")
    assert ((0, "declare") in t.asked) == fires
    assert (t.aircraft("a1").status == "down") != fires
