"""Short ways to set up bombers and missions for a test."""

from __future__ import annotations

from typing import Any

from tests.systems.flames.scenes import Opening, plane, table

from escadrille.systems.flames.debrief import Debriefing, debrief
from escadrille.systems.flames.tables import Tables
from escadrille.testing.scripted import Table

HEAVY = {"speed": 1, "defense": 3, "support": 1, "airframe": 4, "bombs": 10}
TARGET = {
    "name": {"en": "A bridge", "fr": "Un pont"},
    "type": "bridge",
    "damaged": 5,
    "destroyed": 10,
    "flak": 2,
}


def bomber(*, damaged: dict[str, Any] | None = None, **figures: Any) -> dict[str, Any]:
    """Return figures in place: a plain bomber, but for what a test says of it."""
    front = {**HEAVY, **figures}
    names = ("speed", "defense", "support", "bombs")
    back = {name: front[name] for name in names} | {"airframe": front["airframe"] * 2}
    return {**front, "damaged": {**back, **(damaged or {})}}


def heavy(cell: str, hand: str = "", **facts: Any) -> dict[str, Any]:
    """Return a bomber of side b in a cell, such as r1c1."""
    return {"side": 1, "hand": hand, "fighter": bomber(), "cell": cell, **facts}


def hunt(
    hand: str, *bombers: dict[str, Any], me: dict[str, Any] | None = None, **facts: Any
) -> Table:
    """Return a1, a fighter in its Action phase, among bombers b1, b2 ... at Medium."""
    return table(plane(0, hand, **(me or {})), *bombers, **facts)


def run(hand: str, his: str, position: int = 0, **facts: Any) -> Table:
    """Return a1 on a run on b1, which holds cards already; `position` is a1's."""
    me = {**facts.pop("me", {})}
    if position:
        me |= {"holds": "b1", "position": (None, "advantaged", "tailing")[position]}
    target = facts.pop("target", {})
    told = {"quarry": "b1", "manned": True, **facts.pop("raid", {})}
    return hunt(hand, heavy("r1c1", his, **target), me=me, raid=told, **facts)


def mission(
    attackers: list[dict[str, Any]],
    defenders: list[dict[str, Any]],
    ours: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    **facts: Any,
) -> dict[str, Any]:
    """Return a scenario in place: side a attacks; `ours` and `theirs` are effects of options."""
    told = {"target": TARGET, **facts.pop("mission", {})}
    sides = ((attackers, ours), (defenders, theirs))
    return {
        "id": "raid",
        "origin": "house",
        "title": {"en": "Raid", "fr": "Raid"},
        "briefing": {"en": "A raid.", "fr": "Un raid."},
        "year": 1945,
        "mission": told,
        "side": [
            {
                "name": {"en": f"Side {name}", "fr": f"Camp {name}"},
                "aircraft": planes,
                **({"effects": effects} if effects else {}),
            }
            for name, (planes, effects) in zip("AB", sides, strict=True)
        ],
        **facts,
    }


def flown(*sides: Any, **facts: Any) -> Opening:
    return Opening(mission(*sides, **facts))


def played_on(t: Table, until: str = "", **answers: str) -> None:
    """Answer with what is told by question, or as quietly as one can, up to a question."""
    usual = {
        "flak": "normal",
        "bomb": "normal",
        "start": "low",
        "slot": "",
        "form": "",
        "cell": "",
        "assign": "",
    }
    for _ in range(9999):
        if not t.asked or (until and t.asked[0][1] == until):
            return
        seat, question = t.asked[0]
        word = answers.get(question, usual.get(question, "pass"))
        t.play(word or t.legal(seat)[0], seat=seat)
    raise AssertionError("it never ends")


def stuka(**facts: Any) -> dict[str, Any]:
    return {"bomber": "ju-87b", **facts}


def own(name: str, **facts: Any) -> dict[str, Any]:
    return {"fighter": name, **facts}


def tables(t: Table) -> Tables:
    rules: Any = t.rules
    found: Tables = rules.t
    return found


def report(t: Table) -> Debriefing:
    return debrief(tables(t), t.state)
