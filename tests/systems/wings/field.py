"""What stands on the ground or hangs above it, for tests: a1 attacks, a2 keeps out of the way."""

from __future__ import annotations

from typing import Any

from tests.systems.wings.scenes import plane, program, settle, table, tables_of

from escadrille.kernel.api import Event
from escadrille.systems.wings.tables import ARCS
from escadrille.testing.scripted import Table

STRAIGHTS = ("straight", "straight", "straight")
CIRCLE = ("turn-right", "turn-right", "turn-right")
PLAYED = {"did": 1, "flown": 1, "last": "straight", "cards": 3, "programme": " ".join(STRAIGHTS)}


def piece(name: str, x: float = 500, y: float = 500, **facts: Any) -> dict[str, Any]:
    """Return a ground card of side 1."""
    return {"piece": name, "at": [x, y], "side": 1, **facts}


def balloon(x: float = 500, y: float = 500, **facts: Any) -> dict[str, Any]:
    """Return a balloon of side 1: 65 mm across and 88 along its heading, at (3, 0)."""
    return {"balloon": "parseval", "at": [x, y], "side": 1, **facts}


def laid_out(things: tuple[dict[str, Any], ...], table: dict[str, Any]) -> dict[str, Any]:
    """Return the table of a situation with these balloons and ground cards."""
    found = {
        "balloon": [thing for thing in things if "balloon" in thing],
        "ground": [thing for thing in things if "piece" in thing],
    }
    return {**{kind: row for kind, row in found.items() if row}, **table}


def field(one: dict[str, Any], *things: dict[str, Any], **facts: Any) -> Table:
    """Return the start of a turn: a1 as told, a2 circling far away, and these things."""
    mine = {**plane(0, 500, 200), **one}
    its = {**plane(1, 900, 250, 180), **facts.pop("other", {})}
    return table(mine, its, table=laid_out(things, facts.pop("table", {})), **facts)


def over(step: str, one: dict[str, Any], *things: dict[str, Any], **facts: Any) -> Table:
    """Return a step of the phase in its name, a1 and a2 having just played a straight."""
    other = {**PLAYED, **facts.pop("other", {})}
    return field(
        {**PLAYED, **one}, *things, other=other, at=step, phase=int(step.split("-")[1]), **facts
    )


def play_turn(t: Table, *cards: str, **answers: str) -> list[Event]:
    """Play a turn: a1 lays these cards, a2 circles; other questions as told, else pass."""
    turn = t.view().turn
    out: list[Event] = []
    while t.asked and t.asked[0][1] != "program":
        out += t.play(answers.get(t.asked[0][1], "pass"))
    out += program(t, 0, *cards) + program(t, 1, *CIRCLE)
    return out + settle(t, turn, answers)


def volley(t: Table, **fires: str) -> list[Event]:
    """Declare the fire of this phase: `a1="g1"`, `g1_rear="a1"`; guns not named hold theirs."""
    out: list[Event] = []
    phase = t.view().phase
    while t.asked and t.asked[0][1] == "declare" and t.view().phase == phase:
        seat = t.asked[0][0]
        gun = next(gun for gun in t.view(seat).guns if gun.open)
        name = gun.piece if gun.arc == "front" else f"{gun.piece}_rear"
        out += t.play(fires.get(name, "pass"), seat=seat)
    return out


def sights(t: Table, label: str) -> dict[str, list[tuple[str, bool]]]:
    """Return what each arc of a piece may fire at, and whether at short range."""
    labels = tables_of(t).labels
    found: dict[str, list[tuple[str, bool]]] = {}
    for number, arc, target, short in t.state.sights:
        if labels[number] == label:
            found.setdefault(ARCS[arc], []).append((labels[target], bool(short)))
    return found
