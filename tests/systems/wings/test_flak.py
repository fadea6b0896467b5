"""Group FLAK: a battery, its counter and its burst."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, field, over, piece, play_turn
from tests.systems.wings.scenes import of, plane, program, settle, table, tables_of

from escadrille.systems.wings.events import FlakBurst, FlakDelayed, FlakPlaced
from escadrille.systems.wings.rules import flak
from escadrille.testing.scripted import Table

BATTERY = piece("flak")


def battery(**facts: Any) -> Table:
    return field({"at": [150, 150]}, BATTERY, **facts)


def asked_for_flak(t: Table) -> bool:
    """Program in circles; is the gunner asked to place his counter?"""
    program(t, 0, *CIRCLE)
    program(t, 1, *CIRCLE)
    return (1, "flak") in t.asked


def place(t: Table, *words: str) -> None:
    assert asked_for_flak(t)
    t.play(*words, seat=1)


@pytest.mark.rule("WINGS-FLAK-01", "WINGS-FLAK-02", "WINGS-FLAK-04", "WINGS-FLAK-09")
def test_ex_19_a_shell_bursts_in_phase_2_and_the_battery_loads() -> None:
    """WINGS-EX-19."""
    t = battery()
    assert not asked_for_flak(t)  # turn 1: loading
    assert t.view().pieces[0].stage == "loading"
    settle(t, 1)
    place(t, "level-2", "bearing-180", "distance-10")
    assert (t.view().flak[0].place, t.view().flak[0].level) == ((50000, 40000), 2)
    assert (t.view().flak[0].turn, t.view().flak[0].phase) == (2, 2)
    assert t.view().phase == 1
    assert t.asked == ((1, "flak"),)  # before the second reveal
    out = t.play("pass")
    assert of(out, FlakBurst)[0].level == 2
    assert t.view().turn == 3
    assert not asked_for_flak(t)  # turn 3: loading
    settle(t, 3)
    assert asked_for_flak(t)  # turn 4


@pytest.mark.rule("WINGS-FLAK-06", "WINGS-FLAK-07", "WINGS-FLAK-09", "WINGS-RULING-32")
@pytest.mark.parametrize("words", [("delay",), ("level-2", "bearing-180", "distance-15")])
def test_ex_19_a_delayed_or_moved_shell_bursts_in_phase_1(words: tuple[str, ...]) -> None:
    """WINGS-EX-19."""
    t = battery(turn=2)
    place(t, "level-2", "bearing-180", "distance-10")
    out = t.play(*words, seat=1)
    assert not of(out, FlakBurst)
    assert bool(of(out, FlakDelayed)) == (words == ("delay",))
    settle(t, 2)
    shell = t.view().flak[0]
    assert (shell.turn, shell.phase, t.view().pieces[0].stage) == (3, 1, "fused")
    program(t, 0, *CIRCLE)
    out = program(t, 1, *CIRCLE)
    assert of(out, FlakBurst)  # in phase 1, and nobody was asked again
    assert t.view().turn == 4
    assert not asked_for_flak(t)
    settle(t, 4)
    assert asked_for_flak(t)  # turn 5


@pytest.mark.rule("WINGS-FLAK-10")
def test_ex_19_a_gunner_may_hold_his_fire() -> None:
    """WINGS-EX-19."""
    t = battery(turn=2)
    place(t, "pass")
    assert t.view().turn == 3
    assert t.view().pieces[0].stage == "ready"
    place(t, "level-5", "bearing-000", "distance-0")


@pytest.mark.rule("WINGS-FLAK-03", "WINGS-RULING-32")
@pytest.mark.parametrize(
    ("level", "rulers", "fine"),
    [
        (1, 1, True),
        (1, 1.5, True),
        (1, 2, True),
        (1, 0.9, False),
        (1, 2.1, False),
        (2, 0.5, True),
        (2, 1.5, True),
        (2, 0.45, False),
        (2, 1.55, False),
        (3, 0.5, True),
        (3, 0.75, True),
        (3, 1, True),
        (3, 0.45, False),
        (3, 1.25, False),
        (4, 0.4, True),
        (4, 0.55, False),
        (4, 54 / 200, True),  # the counter touches the edge of the card
        (4, 53 / 200, False),
        (5, 0, True),
        (5, 54 / 200, True),
        (5, 55 / 200, False),
        (5, 0.5, False),
    ],
)
def test_ex_20_where_a_counter_may_lie(level: int, rulers: float, fine: bool) -> None:
    """WINGS-EX-20."""
    t = battery()
    spot = (50000, 50000 + round(rulers * 20000))
    assert flak.fits(tables_of(t), t.state, 2, level, spot) == fine


@pytest.mark.rule("WINGS-FLAK-03")
def test_every_place_that_is_offered_is_fit_and_on_the_table() -> None:
    t = field({"at": [150, 150]}, piece("flak", 950, 500), turn=2)
    tables, s = tables_of(t), t.state
    for level in range(1, 6):
        for bearing in flak.bearings(tables, s, 2, level):
            for steps in flak.distances(tables, s, 2, level, bearing):
                spot = flak.spot(tables, s, 2, bearing, steps)
                assert flak.fits(tables, s, 2, level, spot)
                assert 0 <= spot[0] <= 100000
    assert 90 not in flak.bearings(tables, s, 2, 1)  # two hundred millimetres to the east
    place(t, "level-1")
    assert t.refused("bearing-090") == "WINGS-FLAK-03"


@pytest.mark.rule("WINGS-FLAK-07")
def test_a_counter_moves_a_level_and_a_ruler_at_most() -> None:
    t = battery(turn=2)
    place(t, "level-3", "bearing-000", "distance-15")
    assert t.legal(1) == ["pass", "delay", "level-2", "level-3", "level-4"]
    assert t.refused("level-1", seat=1) == "WINGS-FLAK-07"
    assert t.refused("level-5", seat=1) == "WINGS-FLAK-07"
    t.play("level-2", seat=1)
    assert "bearing-180" not in t.legal(1)  # 250 mm away at the least
    out = t.play("bearing-000", "distance-30", seat=1)  # 150 mm on
    assert of(out, FlakPlaced)[0].moved
    assert t.view().flak[0].place == (50000, 50000 + 30000)


@pytest.mark.rule("WINGS-FLAK-06", "WINGS-FLAK-07")
def test_it_is_decided_once_for_a_shell() -> None:
    t = battery(turn=2)
    place(t, "level-2", "bearing-180", "distance-10", "delay")
    decisions = set()
    while t.asked and t.view().turn < 4:
        decisions.add(t.asked[0][1])
        if t.asked[0][1] == "program":
            program(t, 0, *CIRCLE)
            program(t, 1, *CIRCLE)
        else:
            t.play("pass")
    assert decisions == {"program"}


@pytest.mark.rule("WINGS-FLAK-05", "WINGS-FLAK-08", "WINGS-RULING-32", "WINGS-RULING-33")
@pytest.mark.parametrize("near", [False, True])
@pytest.mark.parametrize(
    ("gap", "level", "counters", "letter"),
    [
        (0, 2, 0, "C"),
        (20, 2, 2, "C"),
        (21, 2, 0, "A"),
        (100, 2, 2, "A"),
        (101, 2, 0, None),
        (0, 1, 2, None),
        (0, 3, 0, None),
    ],
)
def test_what_a_burst_does(
    near: bool, gap: float, level: int, counters: int, letter: str | None
) -> None:
    """The counter lies at (500, 400); a2, to the south of it, owns the battery."""
    owner = {"at": [500, 400 - 34 - gap], "level": level, "counters": counters}
    t = over(
        "fire-2",
        {"at": [900, 900]},
        BATTERY,
        other=owner,
        flak=[flak.PLACED, 50000, 40000, 2, 3 + 2],
        decks={"A": "A1", "C": "C6-engine"},
        options={"flak_near_burst": near},
    )
    expected = {"C": ["C6-engine"], "A": ["A1"] if near else [], None: []}[letter]
    assert [hit.card for hit in t.aircraft("a2").hits] == expected
    assert t.aircraft("a2").engine_hits == (letter == "C")  # specials apply


@pytest.mark.rule("WINGS-FLAK-05")
def test_a_burst_comes_once_for_all_at_its_place() -> None:
    t = over(
        "fire-2",
        {"at": [480, 400]},
        BATTERY,
        other={"at": [525, 400], "heading": 180},
        flak=[flak.FUSED, 50000, 40000, 2, 3 + 2],
        decks={"C": "C1 C2"},
    )
    hits = [hit.card for label in ("a1", "a2") for hit in t.aircraft(label).hits]
    assert sorted(hits) == ["C1", "C2"]


@pytest.mark.rule("WINGS-RULING-32")
def test_a_battery_destroyed_before_the_burst_does_not_fire() -> None:
    t = over(
        "fire-2",
        {"at": [500, 400]},
        BATTERY,
        flak=[flak.PLACED, 50000, 40000, 2, 3 + 2],
        piece=[{"status": "down"}],
    )
    assert not t.aircraft("a1").hits


@pytest.mark.rule("WINGS-RULING-41")
def test_a_battery_is_destroyed_by_five_points() -> None:
    low = {"at": [500, 400], "level": 0, "counters": 1}
    t = over("fire-3", low, BATTERY, decks={"A": "A4-smoke A1"})
    t.play("g1", seat=0)
    assert t.view().pieces[0].status == "down"


@pytest.mark.rule("WINGS-FLAK-01")
def test_one_player_of_the_side_runs_the_battery() -> None:
    t = table(
        plane(0, 150, 150),
        plane(1, 900, 250, 180, seat=1),
        plane(1, 900, 600, 180, seat=2),
        seats=[1, 2],
        turn=2,
        table={"ground": [BATTERY]},
    )
    for seat in range(3):
        program(t, seat, *CIRCLE)
    assert [seat for seat, decision in t.asked if decision == "flak"] == [1]


@pytest.mark.rule("WINGS-FLAK-04")
def test_a_turn_without_a_counter_has_no_burst() -> None:
    for turn in (1, 2):
        assert not of(play_turn(battery(turn=turn), *CIRCLE), FlakBurst)


@pytest.mark.rule("WINGS-FLAK-03", "WINGS-RULING-32")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_counter_goes_wherever_the_gunner_wants_it(level: int) -> None:
    """No point that is allowed is farther from a place on offer than a counter's edge."""
    t = battery(turn=2)
    known, at = tables_of(t), 2
    offered = [
        flak.spot(known, t.state, at, way, steps)
        for way in flak.bearings(known, t.state, at, level)
        for steps in flak.distances(known, t.state, at, level, way)
    ]
    for x in range(2500, known.width, 1730):
        for y in range(2500, known.depth, 1730):
            if flak.fits(known, t.state, at, level, (x, y)):
                assert any(
                    (x - a) ** 2 + (y - b) ** 2 <= known.flak_radius**2 for a, b in offered
                ), (x, y)


@pytest.mark.rule("WINGS-FLAK-03")
def test_bearings_are_whole_degrees_and_distances_whole_centimetres() -> None:
    t = battery(turn=2)
    place(t, "level-2", "bearing-187", "distance-13")
    x, y = t.view().flak[0].place
    assert (x, y) == (50000 - 1584, 50000 - 12903)
