"""Collisions, clouds, weather and relief."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import altitude, of, plane, program, settle, table

from escadrille.kernel.errors import BadSituation
from escadrille.systems.wings.events import (
    Down,
    EnteredClouds,
)
from escadrille.systems.wings.rules.weather import weather_points

PLAYED = {
    "did": 1,
    "flown": 1,
    "last": "straight",
    "cards": 3,
    "programme": "straight straight straight",
}


@pytest.mark.rule("WINGS-COLL-01", "WINGS-COLL-02", "WINGS-COLL-03", "WINGS-COLL-04")
@pytest.mark.parametrize(("heading", "letter"), [(150, "A"), (60, "B")])
def test_collisions(heading: int, letter: str) -> None:
    def over(counters: tuple[int, int], script: list[int]) -> Any:
        one = {**plane(0, 500, 500, counters=counters[0]), **PLAYED}
        other = {**plane(1, 510, 510, heading, counters=counters[1]), **PLAYED}
        return table(
            one,
            other,
            at="collide-3",
            phase=3,
            options={"collision": True},
            decks={"A": "A1 A1 A1 A1", "B": "B1 B1 B1 B1"},
            script=script,
        )

    t = over((1, 2), [0, 0])
    assert [hit.card for hit in t.aircraft("a1").hits] == [f"{letter}1", f"{letter}1"]
    assert [hit.card for hit in t.aircraft("a2").hits] == [f"{letter}1", f"{letter}1"]
    assert not over((1, 2), [0, 1]).aircraft("a1").hits
    assert not over((0, 1), []).aircraft("a1").hits


@pytest.mark.rule("WINGS-CLOUD-01", "WINGS-CLOUD-02", "WINGS-CLOUD-03", "WINGS-CLOUD-04")
def test_into_the_clouds_and_out_again() -> None:
    t = table(
        plane(0, 300, 200, level=3, counters=2),
        plane(1, 800, 200),
        options={"cloud_layer": True},
    )
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, "straight", "straight", "straight")
    out = t.play("take") + settle(t, 1)
    assert of(out, EnteredClouds)
    entry = t.view(1).aircraft[0].pose
    assert t.view(1).aircraft[0].level is None
    assert t.view(0).blind
    assert t.view(0).aircraft[0].written == ("straight", "straight")
    seen = t.view(0).aircraft[1].pose
    assert seen == (80000, 20000 + 11780, 0)  # as it was at the entry
    program(t, 0, "straight", "dive", "straight")
    program(t, 1, "turn-left", "straight", "straight")
    settle(t, 2)
    assert altitude(t) == (3, 0)
    assert t.view(1).aircraft[0].pose != entry
    assert t.view(1).aircraft[0].pose[1] - entry[1] == 5 * 11780


@pytest.mark.rule("WINGS-WX-06", "WINGS-WX-07")
def test_cards_of_heavy_weather() -> None:
    assert [weather_points(value, clouded=False) for value in range(5)] == [0, 1, 0, 1, 0]
    assert [weather_points(value, clouded=True) for value in range(5)] == [0, 1, 2, 1, 2]


@pytest.mark.rule("WINGS-REL-01", "WINGS-REL-03", "WINGS-REL-04", "WINGS-REL-05")
@pytest.mark.parametrize(("counters", "down"), [(0, True), (1, False)])
def test_a_hill_must_be_cleared(counters: int, down: bool) -> None:
    t = table(
        plane(0, 500, 380, level=1, counters=counters),
        plane(1, 100, 100),
        table={"relief": [{"relief": "hill", "at": [500, 560]}]},
        options={"relief": True},
    )
    program(t, 0, "straight", "turn-left", "turn-left")
    out = program(t, 1, "straight", "straight", "straight") + settle(t, 1)
    assert bool(of(out, Down)) == down


def test_an_impossible_situation_is_refused() -> None:
    with pytest.raises(BadSituation):
        table(plane(0, 1, 1, level=2, last="nonsense"), plane(1, 9, 9))
    with pytest.raises(BadSituation):
        table(plane(0, 1, 1, damage=["A5", "A5-pilot", "A4", "A4"]), plane(1, 9, 9))
