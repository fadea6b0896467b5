"""Tactical advantages (group TAC), and who is given one (WINGS-WX-04)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import duel, of, plane, program, settle, step, table, tables_of

from escadrille.systems.wings.events import AdvantageBegan, Flew, Wrote
from escadrille.systems.wings.rules import advantage

STRAIGHTS = ("straight", "straight", "straight")
WX: Any = {"options": {"weather": True}}
WIDE: Any = {"area": [3000, 3000], "borders": [1000, 2000]}
WAITING = {"edge_turns": -1}


def given(
    sky: str, card: str | None, table_facts: Any = WIDE, active: int = 0, **options: Any
) -> int:
    """Return which side is given an advantage to come in that weather, or -1."""
    options = {"weather": True, **options}
    t = duel(sky=sky, clouds=[4, 7], table={**table_facts, "active": active}, options=options)
    t.state.edge = t.state.edge_turns = -1
    face = -1 if card is None else tables_of(t).damage_of[card]
    advantage.give(tables_of(t), t.state, face)
    return t.state.edge


@pytest.mark.rule("WINGS-WX-04", "WINGS-RULING-24", "WINGS-RULING-75")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("sky", "card", "way_is_clear"),
    [
        ("medium", "A2-flames", True),
        ("heavy", "A1-rudder-left", True),
        ("medium", "A0-red-jam", True),  # a jam counts
        ("medium", "A1", False),
        ("heavy", "A5", False),
        ("heavy", None, False),  # a scenario that tells its weather draws no card
    ],
)
def test_a_special_on_the_card_clears_the_way(
    sky: str, card: str | None, way_is_clear: bool, active: int
) -> None:
    assert given(sky, card, active=active) == (active if way_is_clear else -1)


@pytest.mark.rule("WINGS-TAC-06", "WINGS-TAC-08", "WINGS-RULING-75")
def test_in_clear_weather_the_defenders_are_warned() -> None:
    assert given("clear", "A4-smoke") == given("clear", "A1") == 1
    assert given("clear", "A1", active=1) == 0
    assert given("medium", "A1") == -1
    sun = {"sun": True}
    assert given("clear", "A1", **sun) == 1
    assert given("clear", "A1", **sun, sun_replaces_alert=True) == -1
    assert given("medium", "A4-smoke", **sun, sun_replaces_alert=True) == 0


@pytest.mark.rule("WINGS-TAC-03", "WINGS-TAC-06")
def test_no_advantage_without_the_option_nor_without_zones() -> None:
    assert given("clear", "A1", tactical_advantages="off") == -1
    assert given("medium", "A4-smoke", tactical_advantages="off") == -1
    assert given("medium", "A4-smoke", {}) == -1


def cards_by_turn(
    t: Any, turns: int, first: tuple[str, str, str] = STRAIGHTS
) -> list[tuple[int, int]]:
    """Play so many turns; return how many cards a1 and a2 programmed in each."""
    found = []
    for number in range(turns):
        turn = t.view().turn
        counts = [aircraft.cards for aircraft in t.view().aircraft]
        for seat, wanted in enumerate((first if number == 0 else STRAIGHTS, STRAIGHTS)):
            program(t, seat, *wanted[: counts[seat]])
        settle(t, turn)
        found.append((counts[0], counts[1]))
    return found


def far(x: float, **facts: Any) -> Any:
    """Return a1, of the active side, flying east from x, between borders at 1 and 2 m."""
    one = {**plane(0, x, 500, 90), **facts.pop("one", {})}
    usual = {"table": WIDE, "sky": "medium", "clouds": [3, 7], "edge": 0, **WAITING, **WX}
    return table(one, plane(1, 2500, 2500, 180), **{**usual, **facts})


@pytest.mark.rule("WINGS-TAC-03", "WINGS-TAC-04")
@pytest.mark.parametrize(("x", "handicapped"), [(1800, True), (1500, False)])
def test_two_complete_turns_from_the_turn_after_the_border(x: float, handicapped: bool) -> None:
    """From 1800 mm a1 crosses at 2000 in turn 1; once, although it is beyond for good."""
    counts = [other for _, other in cards_by_turn(far(x), 4)]
    assert counts == ([3, 1, 1, 3] if handicapped else [3, 3, 1, 1])


@pytest.mark.rule("WINGS-TAC-03")
def test_only_the_active_squadron_clears_its_way() -> None:
    """a2 flies over the active side's zone, a1 keeps to its own; in cloud nobody crosses."""
    t = far(500)
    t.state.x[1] = 50000
    step(t, "border-1")
    assert t.state.edge_turns == -1
    t = far(2500, one={"cloud": 1, "level": 4})
    step(t, "border-1")
    assert t.state.edge_turns == -1
    t.state.cloud[0] = 0
    step(t, "border-1")
    assert [e.turns for e in of(step(t, "advantage"), AdvantageBegan)] == [2]


@pytest.mark.rule("WINGS-TAC-01", "WINGS-TAC-02", "WINGS-CLOUD-02", "WINGS-CLOUD-04")
def test_out_of_the_clouds_the_way_is_clear() -> None:
    """a1 flies blind, on paper, then dives out over its own zone: the surprise begins next turn."""
    t = far(100, one={"level": 3, "cloud": 1})
    out = program(t, 0, *STRAIGHTS) + program(t, 1, *STRAIGHTS) + settle(t, 1)
    assert [e.card for e in of(out, Wrote)] == list(STRAIGHTS)
    assert not [e for e in of(out, Flew) if e.aircraft == "a1"]
    assert cards_by_turn(t, 4, ("straight", "straight", "dive")) == [(3, 3), (3, 1), (3, 1), (3, 3)]


@pytest.mark.rule("WINGS-TAC-02")
def test_no_surprise_out_of_the_clouds_where_a_patrol_is_about() -> None:
    t = far(100, one={"level": 3, "cloud": 1}, edge=-1)
    assert cards_by_turn(t, 3, ("straight", "straight", "dive")) == [(3, 3)] * 3


@pytest.mark.rule("WINGS-TAC-01", "WINGS-CLOUD-03")
@pytest.mark.parametrize("cloud", [0, 1])
def test_defences_do_not_see_what_flies_in_the_clouds(cloud: int) -> None:
    """Over a machine gun, at level 1 of a band that begins there."""
    gun = {"piece": "machine-gun", "at": [500, 500], "side": 1}
    t = table(
        plane(
            0,
            500,
            420,
            level=1,
            cloud=cloud,
            did=1,
            last="straight",
            cards=3,
            programme=list(STRAIGHTS),
        ),
        plane(1, 900, 900),
        table={"ground": [gun]},
        sky="medium",
        clouds=[1, 7] if cloud else [4, 7],
        at="fire-1",
        phase=1,
        **WX,
    )
    assert ((1, "declare") in t.asked) != bool(cloud)


@pytest.mark.rule("WINGS-TAC-06", "WINGS-TAC-07", "WINGS-TAC-05")
def test_the_warned_defenders_surprise_the_active_squadron() -> None:
    t = far(1800, edge=1, sky="clear", clouds=[1, 0])
    assert cards_by_turn(t, 1) == [(3, 3)]
    assert t.refused("immelmann", seat=0) == "WINGS-TAC-05"
    assert cards_by_turn(t, 3) == [(1, 3), (1, 3), (3, 3)]


def surprised(**its: Any) -> Any:
    """Return a1 behind a2, which plays one card this turn."""
    return table(
        plane(0, 500, 200),
        plane(1, 500, 340, **its),
        edge=0,
        edge_turns=2,
        options={"tailing": False},
        table={"area": [1000, 2000]},
    )


@pytest.mark.rule("WINGS-TAC-04", "WINGS-RULING-23")
def test_the_one_card_is_played_first_and_then_it_hangs_in_the_air() -> None:
    """It moves in phase 1 alone, and its jams go down in no other."""
    t = surprised(heading=90, jams=[3, 3, 0, 0])
    program(t, 0, "stall", "straight", "stall")
    out = program(t, 1, "turn-left") + settle(t, 1)
    assert [e.card for e in of(out, Flew) if e.aircraft == "a2"] == ["turn-left"]
    assert t.state.jams[4:6] == [2, 2]


@pytest.mark.rule("WINGS-TAC-04", "WINGS-RULING-23")
def test_who_hangs_in_the_air_may_be_fired_at_and_not_fire() -> None:
    """Face to face in phase 2: a1 has played, a2 has not."""
    facts: Any = {"last": "straight", "programme": list(STRAIGHTS)}
    t = table(
        plane(0, 500, 300, did=1, cards=3, **facts),
        plane(1, 500, 450, 180, did=0, cards=1, last="straight", programme=["straight"]),
        edge=0,
        edge_turns=2,
        at="fire-2",
        phase=2,
    )
    assert t.asked == ((0, "declare"),)
    assert t.legal(0) == ["pass", "a2"]


@pytest.mark.rule("WINGS-TAC-05", "WINGS-RULING-23")
@pytest.mark.parametrize("last", ["straight", "stall"])
def test_neither_immelmann_nor_split_s_for_the_surprised(last: str) -> None:
    t = surprised(last=last)
    assert t.refused("immelmann", seat=1) == "WINGS-TAC-05"
    assert "immelmann" not in t.legal(1)
    t.play("straight", seat=0)
    assert "immelmann" in t.legal(0)


@pytest.mark.rule("WINGS-TAC-04", "WINGS-PROG-04", "WINGS-RULING-23")
def test_the_diamond_rule_runs_on_from_the_one_card() -> None:
    t = surprised()
    program(t, 0, *STRAIGHTS)
    program(t, 1, "stall")
    settle(t, 1)
    assert t.view().turn == 2
    assert t.refused("stall", seat=1) == "WINGS-PROG-04"
