"""Capture the flag (group CTF)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import at_fire, of, opening, plane, step, table, tables_of

from escadrille.systems.wings.events import FlagHome, FlagLost, FlagTaken, GameEnded
from escadrille.systems.wings.rules import modes
from escadrille.systems.wings.rules.losses import destroy
from escadrille.systems.wings.schema import grid

AREA: Any = {"area": [1500, 1000], "borders": [200, 1300]}
CTF: Any = {"options": {"mode": "ctf"}, "table": AREA}
HOMES = ((20000, 50000), (130000, 50000))
AT_HOME = [*HOMES[0], -1, 0, *HOMES[1], -1, 0]


def field(*planes: dict[str, Any], **facts: Any) -> Any:
    """Return aircraft on the field of a fight for flags; camps end at 200 and begin at 1300 mm."""
    sides = {
        "side": [
            {
                "name": {"en": camp, "fr": camp},
                "camp": camp,
                "edge": edge,
                "aircraft": [{"at": [0, 0], "heading": 0} for p in planes if p["side"] == n],
            }
            for n, (camp, edge) in enumerate((("entente", "west"), ("empires", "east")))
        ]
    }
    return table(*planes, **{**CTF, "table": {**AREA, **sides}, "turn": 4, **facts})


def flag_of(t: Any, side: int) -> Any:
    return t.view().flags[side]


# The field.


@pytest.mark.rule("WINGS-CTF-01", "WINGS-CTF-02")
def test_camps_markers_and_flags() -> None:
    """Markers a ruler from the edge and a ruler from the border; flags in the middle of each."""
    t = opening({"type": "spad-vii"}, {"type": "fokker-dr1"}, options={"mode": "ctf"}, **AREA)
    tables = tables_of(t)
    assert tables.markers == [(100 * x, 100 * y) for x in (400, 1100) for y in (200, 800)]
    assert [(f.place, f.carrier) for f in t.view().flags] == [(home, None) for home in HOMES]
    assert [modes.in_camp(tables, 0, x) for x in (0, 20000, 20001)] == [True, True, False]
    assert [modes.in_camp(tables, 1, x) for x in (129999, 130000)] == [False, True]


@pytest.mark.rule("WINGS-CTF-03")
@pytest.mark.parametrize(("mode", "deck"), [("ctf", "B"), ("deathmatch", "A"), ("mission", "A")])
def test_a_spad_xiii_plays_with_deck_b(mode: str, deck: str) -> None:
    slots = {"type": "spad-xiii"}, {"type": "fokker-dr1"}
    t = opening(*slots, options={"mode": mode}, **AREA)
    assert (t.aircraft("a1").deck, t.state.roster.deck[0].letter) == (deck, deck)
    assert t.aircraft("a2").deck == "D"
    assert t.state.ammo[0] == (-1 if mode == "mission" else 10)


# Taking it.


@pytest.mark.rule("WINGS-CTF-05", "WINGS-RULING-63")
@pytest.mark.parametrize(
    ("old", "new", "taken"),
    [
        ((1200, 500), (1300, 500), True),  # its base touches it at the end of a move
        ((1200, 548), (1300, 548), True),  # 34 mm of base and 15 of marker
        ((1200, 550), (1300, 550), False),
        ((1300, 510), (1300, 600), False),  # it begins on it, and leaves it
        ((1230, 440), (1360, 560), True),  # or its way crossed it
        ((1200, 700), (1300, 700), False),
    ],
)
def test_an_aircraft_takes_the_flag_by_passing_over_it(
    old: tuple[float, float], new: tuple[float, float], taken: bool
) -> None:
    started = [2, 0, round(100 * old[0]), round(100 * old[1])]
    t = field(plane(0, *new, started=started), plane(1, 700, 100))
    out = step(t, "flags-1")
    assert bool(of(out, FlagTaken)) == taken
    assert flag_of(t, 1).carrier == ("a1" if taken else None)


@pytest.mark.rule("WINGS-RULING-63", "WINGS-CTF-05", "WINGS-CTF-07")
def test_when_nobody_takes_it() -> None:
    """Two at once; its own side, while it lies at its start; one that flies in cloud."""
    two = plane(0, 1300, 500), plane(0, 1310, 520), plane(1, 700, 100)
    assert not step(field(*two), "flags-1")
    assert not step(field(plane(0, 700, 100), plane(1, 1300, 500)), "flags-1")
    clouded = plane(0, 1300, 500, level=4, cloud=1), plane(1, 700, 100)
    assert not step(field(*clouded, options={"mode": "ctf", "cloud_layer": True}), "flags-1")


# Losing it.


def carrier(distance: float, **facts: Any) -> Any:
    """Return a2 with a1's flag, under the guns of a1 at a distance."""
    one = plane(0, 500, 300)
    its = plane(1, 500, 334 + distance, flag=0, **facts.pop("other", {}))
    flags = [50000, 50000, 1, 0, *HOMES[1], -1, 0]
    return at_fire(one, its, **{**CTF, "flags": flags, "turn": 4, "decks": {"A": "A1 A1"}, **facts})


@pytest.mark.rule("WINGS-CTF-05", "WINGS-RULING-63")
def test_43_one_long_range_shot_is_borne_a_second_is_not() -> None:
    """WINGS-EX-43."""
    t = carrier(150)
    assert not of(t.play("a2", seat=0), FlagLost)
    assert flag_of(t, 0).carrier == "a2"
    t = carrier(150, other={"flag_hits": 1})
    place = t.aircraft("a2").pose[:2]
    lost = of(t.play("a2", seat=0), FlagLost)
    assert [(e.flag, e.place) for e in lost] == [(0, place)]
    assert (flag_of(t, 0).carrier, flag_of(t, 0).home_after) == (None, 5)


@pytest.mark.rule("WINGS-CTF-05")
def test_one_short_range_shot_is_enough() -> None:
    assert of(carrier(90).play("a2", seat=0), FlagLost)


@pytest.mark.rule("WINGS-CTF-05")
def test_shots_before_the_flag_was_taken_do_not_count() -> None:
    t = field(plane(0, 1300, 500, flag_hits=1), plane(1, 700, 100))
    step(t, "flags-1")
    assert t.state.flag_hits[0] == 0


@pytest.mark.rule("WINGS-CTF-05")
def test_43_it_lies_till_the_end_of_the_next_turn() -> None:
    """WINGS-EX-43. Dropped in turn 4: still there after turn 4, home after turn 5."""
    lying = [70000, 40000, -1, 5, *HOMES[1], -1, 0]
    for turn, home in ((4, False), (5, True)):
        t = field(plane(0, 500, 100), plane(1, 900, 900), flags=lying, turn=turn)
        assert [(e.flag, e.scored) for e in of(step(t, "flags-home"), FlagHome)] == [
            (0, None)
        ] * home
        assert flag_of(t, 0).place == (HOMES[0] if home else (70000, 40000))
        assert t.view().scores == (0, 0)
    t = field(plane(0, 500, 100), plane(1, 700, 400), flags=lying, turn=5)
    assert of(step(t, "flags-1"), FlagTaken)  # retaken before that
    assert not step(t, "flags-home")


@pytest.mark.rule("WINGS-CTF-05", "WINGS-RULING-63")
@pytest.mark.parametrize(("x", "at"), [(700, 70000), (-40, 0), (1510, 150000)])
def test_who_is_gone_drops_it_at_the_nearest_point_of_the_table(x: float, at: int) -> None:
    flags = [50000, 50000, 1, 0, *HOMES[1], -1, 0]
    t = field(plane(0, 500, 100), plane(1, 700, 600, flag=0), flags=flags)
    t.state.x[1] = grid(x)
    destroy(tables_of(t), t.state, 1, "damage", None)
    assert (flag_of(t, 0).place, flag_of(t, 0).carrier) == ((at, 60000), None)
    assert t.state.flagged == [-1, -1]


# Bringing it home.


def bringing(flag: int, x: float, **facts: Any) -> Any:
    """Return a1, of the west, with a flag at a distance from the western edge."""
    flags = AT_HOME[:]
    flags[4 * flag : 4 * flag + 4] = [round(100 * x), 60000, 0, 0]
    return field(plane(0, x, 600, flag=flag), plane(1, 900, 100), flags=flags, **facts)


@pytest.mark.rule("WINGS-CTF-06", "WINGS-RULING-63")
@pytest.mark.parametrize(("x", "home"), [(200, True), (201, False)])
def test_a_team_scores_when_the_enemy_flag_comes_into_its_camp(x: float, home: bool) -> None:
    """The carrier's centre decides; the flag goes back to its start."""
    t = bringing(1, x)
    assert [(e.flag, e.scored) for e in of(step(t, "flags-1"), FlagHome)] == [(1, 0)] * home
    assert t.view().scores == (int(home), 0)
    assert flag_of(t, 1).carrier == (None if home else "a1")
    if home:
        assert flag_of(t, 1).place == HOMES[1]
        assert t.aircraft("a1").flag is None


@pytest.mark.rule("WINGS-CTF-06")
def test_nothing_is_brought_home_through_the_clouds() -> None:
    t = bringing(1, 150, options={"mode": "ctf", "cloud_layer": True})
    t.state.cloud[0] = 1
    assert not step(t, "flags-1")


@pytest.mark.rule("WINGS-CTF-07", "WINGS-RULING-63")
def test_ones_own_flag_may_be_brought_home_and_scores_nothing() -> None:
    lying = [60000, 60000, -1, 5, *HOMES[1], -1, 0]
    t = field(plane(0, 600, 600), plane(1, 900, 100), flags=lying)
    assert [(e.flag, e.aircraft) for e in of(step(t, "flags-1"), FlagTaken)] == [(0, "a1")]
    t = bringing(0, 150)
    assert [(e.flag, e.scored) for e in of(step(t, "flags-1"), FlagHome)] == [(0, None)]
    assert t.view().scores == (0, 0)
    assert flag_of(t, 0).place == HOMES[0]


@pytest.mark.rule("WINGS-CTF-08")
@pytest.mark.parametrize(("before", "over"), [(3, None), (4, "victories")])
def test_five_flags_end_it(before: int, over: str | None) -> None:
    t = bringing(1, 100, tally=[before, 2])
    step(t, "flags-1")
    ended = of(step(t, "over-1"), GameEnded)
    assert [(e.reason, e.scores) for e in ended] == ([(over, (5, 2))] if over else [])
