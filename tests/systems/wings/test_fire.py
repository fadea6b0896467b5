"""Fire out of a dive, ammunition and twin guns (groups DIVE, AMMO and JAM)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import at_fire, of, plane

from escadrille.systems.wings.events import Declared, Drew, Jammed


def shot(distance: float, level: int = 2, **facts: Any) -> Any:
    """Return a table on which a1 may fire north at a2, that far from its centre to a2's base."""
    mine = plane(0, 500, 300, **facts.pop("one", {}))
    its = plane(1, 500, 300 + distance + 34, level=level, **facts.pop("other", {}))
    return at_fire(mine, its, **facts)


def asked(t: Any) -> list[str]:
    return [decision for _, decision in t.asked]


@pytest.mark.rule("WINGS-DIVE-01", "WINGS-DIVE-02", "WINGS-DIVE-03")
def test_fire_out_of_a_dive() -> None:
    on: Any = {"options": {"dive_fire": True}}
    t = shot(90, one={"did": 1 | 2}, **on)
    assert of(t.play("a2", seat=0), Declared)[0].cards == 3
    t = shot(90, 3, one={"did": 1 | 2}, **on)
    assert of(t.play("a2", seat=0), Declared)[0].cards == 1
    t = shot(90, 1, one={"did": 1 | 4}, decks={"A": "A3"}, **on)
    t.play("a2", seat=0)
    assert t.aircraft("a2").points == 4


@pytest.mark.rule("WINGS-DIVE-06")
def test_an_aircraft_going_down_may_not_fire_up() -> None:
    ban: Any = {"options": {"fire_ban": True}}
    started = {"started": [2, 0, 0, 0]}
    t = shot(60, 2, one={"did": 1 | 16, "started": [2, 1, 0, 0]}, other=started, **ban)
    assert "declare" in asked(t)
    t = shot(60, 2, one={"did": 1 | 16, **started}, other={"started": [2, 1, 0, 0]}, **ban)
    assert t.view().phase > 1


@pytest.mark.rule("WINGS-AMMO-03", "WINGS-AMMO-05")
def test_without_ammunition_there_is_no_fire() -> None:
    d10: Any = {"options": {"ammo": "d10"}}
    t = shot(150, one={"ammo": [1, -1]}, **d10)
    t.play("a2", seat=0)
    assert t.aircraft("a1").ammo[0] == 0
    assert "declare" not in asked(shot(150, one={"ammo": [0, -1]}, **d10))


@pytest.mark.rule("WINGS-AMMO-01", "WINGS-AMMO-02")
def test_the_first_card_comes_from_the_ammunition() -> None:
    t = shot(
        90,
        one={"ammo": [1, -1], "stock": ["A2-flames", ""]},
        decks={"A": "A4 A5"},
        options={"ammo": "cards"},
    )
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("A2-flames", "A4")


@pytest.mark.rule("WINGS-JAM-01", "WINGS-JAM-02", "WINGS-JAM-04")
def test_a_green_jam_leaves_one_gun() -> None:
    t = shot(150, decks={"A": "A0-green-jam", "B": "B1"}, options={"twin_gun_jam": True})
    out = t.play("a2", seat=0)
    assert of(out, Jammed)[0].counters == (3, 0)
    t = shot(150, one={"jams": [2, 0, 0, 0]}, decks={"B": "B1"}, options={"twin_gun_jam": True})
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("B1",)
