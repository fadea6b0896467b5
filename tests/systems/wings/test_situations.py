"""Situations: every moment reads back from TOML, and what cannot be is refused with its reason."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w
from tests.systems.wings.field import balloon, field, over, piece
from tests.systems.wings.scenes import plane, table

from escadrille.kernel.errors import BadSituation
from escadrille.testing.scripted import Table

FLAK = {"table": {"ground": [piece("flak")]}}
KITE = {"table": {"balloon": [balloon()]}}


def reasons(one: dict[str, Any] | None = None, **facts: Any) -> str:
    with pytest.raises(BadSituation) as caught:
        table(plane(0, 200, 200, **(one or {})), plane(1, 800, 500), **facts)
    return str(caught.value)


@pytest.mark.parametrize(
    ("one", "reason"),
    [
        ({"at": [-50, 200]}, "aircraft a1: at: off the table (WINGS-EXIT-01)"),
        ({"level": 0}, "aircraft a1: level: on the ground or below it (WINGS-ALT-10)"),
        ({"level": -1}, "aircraft a1: level: on the ground or below it (WINGS-ALT-10)"),
        ({"counters": 3}, "a1: 3 climb counters (WINGS-ALT-05)"),
        ({"programme": "straight " * 4}, "programme: three cards at most (WINGS-PROG-02)"),
        ({"programme": "straight straight", "cards": 1}, "programme: 2 cards where it lays 1"),
        ({"programme": "stall stall"}, "card 2 may not be laid there (WINGS-PROG-03)"),
        ({"programme": "stall", "last": "climb"}, "card 1 may not be laid there (WINGS-PROG-04)"),
        ({"programme": "climb straight climb"}, "card 3 may not be laid there (WINGS-PROG-02)"),
        ({"programme": "immelmann"}, "card 1 may not be laid there (WINGS-RULING-05)"),
        ({"programme": "blank"}, "card 1 may not be laid there (WINGS-LAND-07)"),
        (
            {"programme": "turn-left", "damage": ["A1-rudder-left turn=0"]},
            "card 1 may not be laid there (WINGS-SPEC-05)",
        ),
        (
            {"programme": "straight straight straight", "marker": "forced-dive"},
            "marker: it may not lie on these cards",
        ),
        ({"programme": "loop"}, "programme: 'loop'; expected one of straight, stall"),
        ({"tails": "a1"}, "aircraft a1: tails: no enemy aircraft (WINGS-TAIL-01)"),
        ({"lifted": 2}, "piece a1: lifted: 2, where 1 is the most"),
        ({"smoke": 91}, "piece a1: smoke: 91, where 90 is the most"),
        ({"flown": 99}, "piece a1: flown: 99, where 6 is the most"),
        ({"shots_taken": 99}, "piece a1: shots_taken: 99"),
        ({"seen": 99}, "piece a1: seen: 99, where 3 is the most"),
        ({"jams": [99, 0, 0, 0]}, "jams: 90 is the most"),
        ({"aimed": [99, 0]}, "aimed: phase 6 of the game"),
        ({"damage": ["A5", "A5-pilot", "A4", "A4"]}, "destroyed by its damage (WINGS-DMG-01)"),
        ({"damage": ["A5", "A5"]}, "card 'A5': 1 more than the decks hold (WINGS-COMP-04)"),
        ({"damage": ["A9"]}, "aircraft a1: damage: 'A9'; expected one of A0"),
        ({"damage": ["A1 turn=x"]}, "damage: turn: 'x'; expected a number"),
        ({"status": "down", "programme": "straight"}, "it is out of play (WINGS-DMG-01)"),
        ({"releasing": "take"}, "releasing: expected bomb or cluster (WINGS-BOMB-01)"),
        ({"started": [1, 2]}, "aircraft a1: started: expected 4 of them"),
        ({"aims": ["a2"]}, "aircraft a1: aims: expected 2 of them"),
        ({"stock": ["A1"]}, "aircraft a1: stock: expected 2 of them"),
        ({"jams": [1]}, "aircraft a1: jams: expected 4 numbers"),
        ({"type": {"deck": "Z"}}, "no manoeuvre deck Z is in any pack"),
        ({"type": "zeppelin"}, "aircraft #1: type: 'zeppelin' is in no pack"),
    ],
)
def test_an_aircraft_that_cannot_be(one: dict[str, Any], reason: str) -> None:
    assert reason in reasons(one)


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"turn": 21}, "turn: 21 of 20 (WINGS-RULING-48)"),
        ({"at": "tea"}, "at: 'tea'; expected one of begin"),
        ({"phase": 2}, "phase: 2, and tail comes next; tell at (WINGS-TURN-05)"),
        ({"phase": 2, "at": "fire-1"}, "phase: 2, and fire-1 comes next"),
        ({"surprise": 2}, "surprise: 2, where 1 is the most"),
        ({"decided": 3}, "decided: 3, where 2 is the most"),
        ({"sky": "blue"}, "sky: 'blue'; expected one of clear, medium, heavy"),
        ({"clouds": [3]}, "clouds: expected two levels"),
        ({"window": 9}, "window: there is no row 9"),
        ({"bombs": [[0, 0, 0, 100, 1, 9]]}, "bombs: #1: expected a step, a marker and an owner"),
        ({"bombs": [[0, 0]]}, "bombs: expected 6 numbers in each"),
        ({**FLAK, "flak": [1]}, "flak: expected 5 numbers"),
        ({**FLAK, "flak": [4, 0, 0, 0, 1]}, "flak: g1: expected a stage from 0 to 3"),
        ({**FLAK, "flak": [2, 0, 0, 6, 5]}, "flak: g1: expected a level from 1 to 5"),
        ({**FLAK, "piece": [{}, {}]}, "piece: expected 1 of them"),
        ({**KITE, "piece": [{"level": -1}]}, "piece b1: level: below the ground"),
        ({"table": {"ground": [piece("castle")]}}, "piece #1: 'castle' is in no pack"),
        ({"table": {"ground": [piece("dump", 2000)]}}, "piece #1: at: not on the table"),
        ({"table": {"ground": [piece("dump", side=2)]}}, "side: there is no side 2"),
        ({"decks": {"E": "A1"}}, "decks: 'E'; expected one of A, B, C, D"),
        ({"decks": {"A": "B1"}}, "decks: A: B1 is of another deck (WINGS-COMP-04)"),
        ({"copies": [1]}, "copies: expected 4 of them"),
        ({"sighted": [[1], []]}, "sighted: a seat: expected 14 of them"),
        ({"tally": [1]}, "tally: expected 2 numbers"),
        ({"guns": [[7, 0]], "declared": [-2]}, "guns: expected a piece"),
        ({"guns": [[0, 0]]}, "declared: expected one target for each gun"),
        ({"sights": [[0, 0, 9, 0]]}, "sights: expected a piece, its arc and a target"),
        ({"options": {"wind": True}}, "options: option 'wind' is unknown"),
        ({"wind": 3}, "unknown field `wind`"),
    ],
)
def test_a_table_that_cannot_be(facts: dict[str, Any], reason: str) -> None:
    assert reason in reasons(**facts)


@pytest.mark.rule("WINGS-ALT-06", "WINGS-CEIL-01")
def test_an_aircraft_above_the_ceiling() -> None:
    high = {"level": 7}
    told = reasons(high, window=0)
    assert "aircraft a1: level: 7, and 3 is the highest (WINGS-ALT-06, WINGS-CEIL-01)" in told
    ceiling: dict[str, Any] = {"options": {"true_ceiling": True}, "window": 2}
    assert table(plane(0, 200, 200, **high), plane(1, 800, 500, level=5), **ceiling).asked


def test_every_reason_is_told_at_once() -> None:
    told = reasons({"jams": [1], "programme": "loop"}, sky="blue")
    assert all(word in told for word in ("jams", "'loop'", "'blue'"))


MOMENTS = [
    field({"bombs": 1, "lots": 1, "damage": ["A3-engine turn=0 flown=2 by=a2"]}, balloon()),
    over("fire-3", {"level": 3, "at": [500, 380], "smoke": 2, "jams": [2, 0, 0, 0]}, balloon()),
    over("fire-2", {}, piece("flak"), flak=[2, 50000, 40000, 2, 5], bombs=[[1, 2, 0, 9, 1, 1]]),
    field({"level": 0, "counters": 0, "status": "ground", "landing": "standing"}, piece("strip")),
    field({}, sky="heavy", clouds=[3, 12], options={"weather": True}),
    field({"cloud": 1, "written": "straight stall"}, options={"cloud_layer": True}),
    field({"programme": "straight stall dive", "marker": "open"}, options={"ammo": "cards"}),
]


@pytest.mark.parametrize("number", range(len(MOMENTS)))
def test_a_moment_in_place_reads_back_from_toml(number: int) -> None:
    t = MOMENTS[number]
    again = Table(tomllib.loads(tomli_w.dumps(t.situation())))
    assert again.state.key() == t.state.key()
    assert again.asked == t.asked
