"""Fire out of a dive, ammunition and twin guns (groups DIVE, AMMO and JAM)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import at_fire, of, plane

from escadrille.systems.wings.events import Declared


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
