"""Generated missions for tests, and small ones laid out by hand."""

from __future__ import annotations

from typing import Any

from tests.systems.wings.scenes import plane, tables_of

from escadrille.kernel.registry import system
from escadrille.systems.wings import load_packs
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.generator import generate
from escadrille.testing.scripted import Table

PACK = load_packs(())


def mission(**wishes: Any) -> dict[str, Any]:
    return generate(PACK, wishes)


def rules_of(scenario: dict[str, Any]) -> WingsRules:
    rules = system("wings").engine.configure(scenario)
    assert isinstance(rules, WingsRules)
    return rules


def sortie(
    errand: str,
    *planes: dict[str, Any],
    zone: str = "enemy",
    things: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    told: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """Return a moment of a mission of side 0, which comes from the west, all aircraft placed."""
    mine = [one for one in planes if one["side"] == 0]
    theirs = [one for one in planes if one["side"] == 1]
    sides = [
        {
            "name": {"en": name, "fr": name},
            "camp": camp,
            "edge": edge,
            "home": True,
            "aircraft": [_slot(one) for one in flown],
        }
        for name, camp, edge, flown in (
            ("Ours", "entente", "west", mine),
            ("Theirs", "empires", "east", theirs),
        )
    ]
    points = {"errand": errand, "zone": zone, "points": [9, 9], **(told or {})}
    table: dict[str, Any] = {
        "side": sides,
        "area": [1400, 1000],
        "borders": [100, 420],
        "mission": points,
        **(things or {}),
    }
    notes = [{k: v for k, v in one.items() if k not in ("pilot", "observer")} for one in planes]
    switched = {"pilots": True, "exit_rule": "fled", "crash_landing": True, **(options or {})}
    raw = {"system": "wings", "turn": 1, "table": table, "options": switched, "aircraft": notes}
    return Table({**raw, **facts})


def _slot(one: dict[str, Any]) -> dict[str, Any]:
    kept: dict[str, Any] = {k: one[k] for k in ("at", "pilot", "observer") if k in one}
    return {"type": one["type"], "heading": 0, "rockets": one.get("lots", 0), **kept}


def flyer(side: int, x: float, y: float, heading: float = 0, **facts: Any) -> dict[str, Any]:
    usual = "nieuport-17" if side == 0 else "albatros-d3"
    return plane(side, x, y, heading, **{"type": usual, **facts})


def status(t: Table, label: str) -> int:
    return int(t.state.status[tables_of(t).labels.index(label)])
