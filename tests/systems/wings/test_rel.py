"""Relief (group REL)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.systems.wings.scenes import altitude, fly, of, plane, step, table, tables_of

from escadrille.systems.wings.bots.cockpit import Cockpit
from escadrille.systems.wings.bots.objectives import (
    BOMB,
    RECONNOITRE,
    Prize,
    bomb_worth,
    fall_length,
    pull,
    reward,
)
from escadrille.systems.wings.events import Declared, Down
from escadrille.systems.wings.rules.altitude import floor_under, local_level

PLATEAU = {"relief": [{"relief": "plateau", "at": [500, 600]}]}
VALLEY = {
    "relief": [
        {"relief": "north-slope", "at": [500, 890]},  # from y = 780
        {"relief": "south-slope", "at": [500, 110]},  # up to y = 220
    ]
}


def over(
    ground: dict[str, Any], at: tuple[float, float], level: int, counters: int, **facts: Any
) -> Any:
    """Return a1 at a place and an altitude over some relief, a2 far away in the plain."""
    one = plane(0, *at, level=level, counters=counters, **facts.pop("one", {}))
    return table(
        one, plane(1, 900, 400, 180), table=ground, **{"options": {"relief": True}, **facts}
    )


def crosses(ground: dict[str, Any], level: int, counters: int, y: float, heading: float) -> bool:
    """Does a1 survive a straight north or south that leads it over the relief?"""
    t = over(ground, (500, y), level, counters, one={"heading": heading})
    out = fly(t, "straight", "immelmann", "straight")
    lost = [down for down in of(out, Down) if down.piece == "a1"]
    assert not lost or lost[0].cause == "crash"
    if not lost:
        assert altitude(t) == (level, counters)
    return not lost


@pytest.mark.rule("WINGS-REL-01", "WINGS-REL-02", "WINGS-REL-03", "WINGS-REL-04", "WINGS-REL-05")
def test_03_a_hill() -> None:
    """WINGS-EX-03. The plateau is of floor 1 and begins some 440 mm up the table."""
    assert crosses({"relief": []}, 0, 1, 370, 0)
    assert not crosses(PLATEAU, 0, 1, 370, 0)
    assert not crosses(PLATEAU, 1, 0, 370, 0)
    assert crosses(PLATEAU, 1, 1, 370, 0)
    t = over(PLATEAU, (500, 600), 1, 1)
    assert local_level(tables_of(t), t.state, 0) == 0  # hedge-hopping over it
    assert altitude(t) == (1, 1)  # its global level stays


@pytest.mark.rule("WINGS-REL-03", "WINGS-REL-04")
@pytest.mark.parametrize(
    ("level", "counters", "north", "south"),
    [(1, 0, False, False), (1, 1, True, False), (2, 0, True, False), (2, 1, True, True)],
)
def test_04_a_valley(level: int, counters: int, north: bool, south: bool) -> None:
    """WINGS-EX-04."""
    assert crosses(VALLEY, level, counters, 690, 0) == north
    assert crosses(VALLEY, level, counters, 310, 180) == south


@pytest.mark.rule("WINGS-REL-04")
def test_the_centre_decides_after_the_altitude_step() -> None:
    """A base that only hangs over the slope is not over it; a dive onto it is."""
    for y, falls in ((779, False), (781, True)):
        t = over(VALLEY, (500, y), 2, 0, one={"did": 1})
        t.state.level[0] = 1
        assert bool(of(step(t, "check-1"), Down)) == falls
    t = over(VALLEY, (500, 690), 2, 0)
    fly(t, "dive", "turn-left", "turn-left")
    assert altitude(t) == (1, 1)  # from just above the floor to hedge-hopping
    t = over(VALLEY, (500, 690), 1, 1)
    assert of(fly(t, "dive", "straight", "straight"), Down)[0].cause == "crash"


@pytest.mark.rule("WINGS-REL-01", "WINGS-REL-02")
def test_where_zones_lie_on_one_another_the_higher_counts() -> None:
    both = {"relief": [{"relief": "peak", "at": [500, 600]}, *PLATEAU["relief"]]}
    t = over(both, (500, 600), 3, 1)
    floors = [floor_under(tables_of(t), 50000, y) for y in (10000, 50000, 60000)]
    assert floors == [0, 1, 3]


@pytest.mark.rule("WINGS-REL-02")
def test_the_document_gives_floors_to_its_own_relief_only() -> None:
    """A level stands for some 300 m: a plateau of 200 to 250 m is of floor 1."""
    reliefs = tables_of(over(PLATEAU, (500, 600), 2, 0)).pack.tables["relief"]
    floors = {relief.id: relief.floor for relief in reliefs.values()}
    assert (floors["plateau"], floors["north-slope"], floors["south-slope"]) == (1, 1, 2)


@pytest.mark.rule("WINGS-REL-01")
def test_without_the_option_the_table_is_flat() -> None:
    t = over(PLATEAU, (500, 370), 0, 1, options={})
    assert not of(fly(t, "straight", "turn-left", "turn-left"), Down)
    assert t.view().hills == ()


@pytest.mark.rule("WINGS-REL-05")
def test_between_aircraft_only_levels_from_floor_0_count() -> None:
    """a1 hedge-hops over the plateau at (1,1), a2 flies over the plain: one level, not none."""
    facts: Any = {
        "did": 1,
        "last": "straight",
        "cards": 3,
        "programme": "straight straight straight",
    }
    cards = []
    for level in (0, 1, 2):
        t = table(
            plane(0, 500, 440, 180, level=1, counters=1, **facts),
            plane(1, 500, 316, 180, level=level, counters=1, **facts),
            table=PLATEAU,
            options={"relief": True},
            at="fire-1",
            phase=1,
        )
        cards.append(of(t.play("a2", seat=0), Declared)[0].cards)
    assert cards == [1, 2, 1]


@pytest.mark.rule("WINGS-REL-06")
def test_05_the_green_peg() -> None:
    """WINGS-EX-05. Four pegs all the time; the green one is the first, or the third."""
    pegs = {}
    for y in (500, 110):
        found = over(VALLEY, (500, y), 3, 0).aircraft("a1")
        pegs[y] = (found.green_peg, found.level + 1)
    assert pegs == {500: (1, 4), 110: (3, 4)}


# What the hand-written pilot makes of it.


def pilot_reckons(t: Any, *names: str) -> list[tuple[int, int]]:
    """Return the altitudes that the pilot of a1 expects after each of these cards."""
    cards = t.state.roster.deck[0]
    faces = tuple(cards.face_of[name] for name in names)
    (found,) = Cockpit(tables_of(t), t.state, 0, 0, faces).search(1, 1)
    assert found.faces == faces
    climb = t.state.roster.climb[0]
    return [(level, round((height - level) * climb)) for *_, level, height in found.poses]


@pytest.mark.rule("WINGS-ALT-08", "WINGS-REL-05")
@pytest.mark.parametrize(
    ("ground", "level", "left"), [(PLATEAU, 2, (1, 1)), ({"relief": []}, 2, (1, 0))]
)
def test_a_pilot_who_dives_to_the_floor_of_a_hill_expects_to_hop_over_it(
    ground: dict[str, Any], level: int, left: tuple[int, int]
) -> None:
    t = over(ground, (500, 520), level, 0)
    cards = ("dive", "straight", "turn-left")
    assert pilot_reckons(t, *cards) == [left] * 3
    fly(t, *cards)
    assert altitude(t) == left


@pytest.mark.rule("WINGS-BOMB-02", "WINGS-REL-05")
def test_a_pilot_lets_no_bomb_go_on_the_floor_of_a_hill() -> None:
    target = {"ground": [{"piece": "trench", "at": [500, 600], "side": 1}]}

    def worth(ground: dict[str, Any], level: int) -> float:
        t = over({**ground, **target}, (500, 500), level, 1)
        step = fall_length(tables_of(t), t.state, 0, 1, stall=False)
        pose = (50000.0, 60000.0 - step, 0)
        return bomb_worth(tables_of(t), t.state, 0, pose, level, stall=False, cluster=False)

    assert worth({"relief": []}, 1) > 0
    assert worth(PLATEAU, 1) == 0
    assert worth(PLATEAU, 2) == worth({"relief": []}, 1)


@pytest.mark.rule("WINGS-REL-05")
@pytest.mark.parametrize("kind", [BOMB, RECONNOITRE])
def test_a_pilot_is_drawn_to_a_hill_as_to_the_plain_one_level_below(kind: int) -> None:
    def drawn(ground: dict[str, Any], level: int) -> float:
        t = over(ground, (500, 500), level, 1)
        prize = Prize(kind, 0, 50_000, 60_000, 1.0)
        return pull(tables_of(t), t.state, 0, prize, (50_000.0, 52_000.0, 0), float(level))

    plain = [drawn({"relief": []}, level) for level in (1, 2, 3)]
    assert [drawn(PLATEAU, level) for level in (2, 3, 4)] == plain
    assert len(set(plain)) > 1


@pytest.mark.rule("WINGS-REL-05")
@pytest.mark.parametrize(("ground", "seen"), [(PLATEAU, 1.0), ({"relief": []}, 0.0)])
def test_a_pilot_counts_his_height_over_a_hill_from_its_floor(
    ground: dict[str, Any], seen: float
) -> None:
    """From level 3 nothing is made out in the plain; over the plateau that is level 2."""
    t = over(ground, (500, 500), 3, 1)
    pilot: Any = SimpleNamespace(t=tables_of(t), s=t.state, me=0, own=True)
    card: Any = SimpleNamespace(kind=0)
    prize = Prize(RECONNOITRE, 0, 50_000, 53_000, 1.0)
    assert reward(prize, pilot, (50_000.0, 52_000.0, 0), 3, card) == seen
