"""Short ways to set up a wings table for a test.

Aircraft are a1, a2 …, those of side 0 first; a plain one has deck B (straight, stall, turns,
sideslips, Immelmann), two guns in front, 15 structure points and a climb value of 3. It flies
north at level 2 over a table of one metre; places are in millimetres from the south-west corner.
"""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Event
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.state import OPEN
from escadrille.systems.wings.tables import Tables
from escadrille.testing.scripted import Table

REAR = {"arc": "rear", "letter": "B", "half": 90}
FRONT = {"arc": "front", "letter": "A", "half": 33}


def plane(side: int, x: float, y: float, heading: float = 0, **facts: Any) -> dict[str, Any]:
    """Return one aircraft of a situation; `type=` is an ID or figures in place."""
    usual = {"side": side, "at": [x, y], "heading": heading, "level": 2, "counters": 0, "type": {}}
    return {**usual, **facts}


CEILINGS = (3, 5, 7, 10, 13)  # of the windows (WINGS-CEIL-01)


def table(*planes: dict[str, Any], **facts: Any) -> Table:
    """Return a table; above level 3 it has the true ceiling, and the window of the highest."""
    usual = {"system": "wings", "turn": 1, "aircraft": list(planes)}
    options = facts.get("options", {})
    highest = max(p.get("level") or 0 for p in planes) if options.get("altitude", True) else 0
    if highest > CEILINGS[0] and "window" not in facts and "scenario" not in facts:
        window = next(row for row, ceiling in enumerate(CEILINGS) if highest <= ceiling)
        facts |= {"options": {"true_ceiling": True, **options}, "window": window}
    return Table({**usual, **facts})


def duel(
    one: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **facts: Any
) -> Table:
    """Return a table of a1 and a2, far apart unless told otherwise."""
    mine = plane(0, 200, 200, **(one or {}))
    its = plane(1, 800, 500, **(other or {}))
    return table(mine, its, **facts)


def at_fire(one: dict[str, Any], other: dict[str, Any], **facts: Any) -> Table:
    """Return a duel at the fire step of phase 1, a1 and a2 having just played a straight."""
    usual = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    programme = {"programme": "straight straight straight"}
    planes = [{**usual, **programme, **p} for p in (one, other)]
    return table(*planes, **{"at": "fire-1", "phase": 1, **facts})


def program(t: Table, seat: int, *lines: str) -> list[Event]:
    """Lay cards of a seat, and no marker where one is asked for and not named."""
    out: list[Event] = []
    for line in lines:
        out += t.play(line, seat=seat)
    state = t.state
    own = [n for n, mark in enumerate(state.mark) if mark == OPEN]
    if any(state.roster.seat[number] == seat for number in own):
        out += t.play("pass", seat=seat)
    return out


def of(events: list[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def fly(t: Table, *orders: str) -> list[Event]:
    """Let a1 lay these cards and a2 three straights; play on until the turn is over."""
    out: list[Event] = []
    turn = t.view().turn
    if "reorder" in [decision for _, decision in t.asked]:
        raise AssertionError("tailing in a scene that does not expect it")
    out += program(t, 0, *orders)
    out += program(t, 1, "straight", "straight", "straight")
    return out + settle(t, turn)


def settle(t: Table, turn: int, answers: dict[str, str] | None = None) -> list[Event]:
    """Answer every question of this turn: as told, else pass."""
    out: list[Event] = []
    while t.asked and t.view().turn == turn:
        seat, decision = t.asked[0]
        if decision == "program":
            break
        out += t.play((answers or {}).get(decision, "pass"), seat=seat)
    return out


def altitude(t: Table, label: str = "a1") -> tuple[int, int]:
    found = t.aircraft(label)
    return found.level, found.counters


def wounds_of(plane: Any) -> tuple[int | None, int | None]:
    """Return those of the pilot and of the observer."""
    return plane.pilot_wounds, plane.observer_wounds


def levels_of(told: Any) -> tuple[int, int]:
    return told.low, told.high


def tables_of(t: Table) -> Tables:
    rules = t.rules
    assert isinstance(rules, WingsRules)
    return rules.t


def step(t: Table, name: str) -> list[Event]:
    """Run one step of the turn by itself, with everything as it lies; return what happened."""
    out: list[Event] = []
    known = tables_of(t)
    _, _, phase = name.rpartition("-")
    t.state.phase = int(phase) if phase.isdecimal() else t.state.phase
    known.steps[known.step_names.index(name)](known, t.state, out)
    return out


def opening(*slots: dict[str, Any], chance: int = 0, **facts: Any) -> Table:
    """Return a game at its start, a side for each slot; `facts` are those of the scenario."""
    sides = [
        {
            "name": {"en": f"Side {number}", "fr": f"Camp {number}"},
            "camp": ("entente", "empires")[number % 2],
            "edge": ("west", "east")[number % 2],
            "aircraft": [{"at": [200 + 600 * number, 500], "heading": 0, **slot}],
        }
        for number, slot in enumerate(slots)
    ]
    scenario = {"side": sides, **facts}
    return Table({"system": "wings", "table": scenario, "turn": 0, "chance": chance})
