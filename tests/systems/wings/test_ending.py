"""When a mission is over (WINGS-RULING-48)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import duel, of, plane, step, table

from escadrille.systems.wings.events import GameEnded

DUMP = {"piece": "dump", "at": [500, 500], "side": 1}


def ended(t: Any) -> str | None:
    """Return why the fight ends after this phase, or None."""
    found = of(step(t, "over-1"), GameEnded)
    return found[0].reason if found else None


def mission(*pieces: dict[str, Any], home: bool = False, **facts: Any) -> Any:
    """Return a1, of the active side, and a2; the pieces are to be destroyed or photographed."""
    sides = [
        {
            "name": {"en": camp, "fr": camp},
            "camp": camp,
            "edge": edge,
            "home": home,
            "aircraft": [{"at": [0, 0], "heading": 0}],
        }
        for camp, edge in (("entente", "west"), ("empires", "east"))
    ]
    tasks = [{**DUMP, "task": task} for task in ("destroy", "photograph")]
    one = {**plane(0, 200, 200), **facts.pop("one", {})}
    return table(
        one,
        plane(1, 800, 200),
        table={"ground": tasks, "side": sides, **facts.pop("table", {})},
        piece=list(pieces),
        **facts,
    )


@pytest.mark.rule("WINGS-RULING-48")
@pytest.mark.parametrize(
    ("destroyed", "photographed", "over"),
    [(True, True, "mission"), (True, False, None), (False, True, None)],
)
def test_a_mission_is_over_when_all_its_objectives_are_done(
    destroyed: bool, photographed: bool, over: str | None
) -> None:
    pieces = {"status": "down" if destroyed else "ground"}, {"done": photographed}
    assert ended(mission(*pieces)) == over
    defended = mission(*pieces, table={"active": 1})  # they are no aims of their own side
    assert ended(defended) is None


@pytest.mark.rule("WINGS-RULING-48")
def test_a_photograph_destroyed_is_not_taken() -> None:
    assert ended(mission({"status": "down"}, {"status": "down"})) is None


@pytest.mark.rule("WINGS-RULING-48", "WINGS-RULING-16")
@pytest.mark.parametrize(("status", "over"), [("flying", None), ("home", "mission")])
def test_where_they_must_return_it_lasts_until_they_have(status: str, over: str | None) -> None:
    done = {"status": "down"}, {"done": True}
    assert ended(mission(*done, home=True, one={"status": status})) == over


@pytest.mark.rule("WINGS-RULING-48")
@pytest.mark.parametrize(
    ("status", "over"),
    [
        ("down", "alone"),
        ("fled", "alone"),
        ("home", "alone"),
        ("flying", None),
        ("ground", None),
        ("outside", None),  # it comes back
        ("absent", None),  # it is still to come
    ],
)
def test_a_fight_is_over_when_a_side_has_nobody_left(status: str, over: str | None) -> None:
    t = duel()
    t.state.status[0] = ("absent", "flying", "ground", "down", "fled", "home", "outside").index(
        status
    )
    assert ended(t) == over


@pytest.mark.rule("WINGS-RULING-48", "WINGS-RULING-34")
def test_a_bomb_in_the_air_still_falls() -> None:
    t = duel()
    t.state.status[1] = 3
    t.state.bombs_away = [(10000, 10000, 0, 10000, 1, 0)]
    assert ended(t) is None
    t.state.bombs_away = []
    assert ended(t) == "alone"
