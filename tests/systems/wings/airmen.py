"""Pilots for tests: a1 fires at a2, each flown by somebody."""

from __future__ import annotations

from typing import Any

from tests.systems.wings.scenes import at_fire, plane, tables_of

from escadrille.kernel.api import Event
from escadrille.systems.wings.rules import pilots
from escadrille.testing.scripted import Table

OPTIONS = {"pilots": True, "behaviours": True, "skills": True}
ARMED = {**OPTIONS, "equipment": True}
AIMING: dict[str, Any] = {"aims": ["a2", "-"], "aimed": [3, 0]}  # it fired at a2 in the last phase


def airman(
    behaviour: str | None = None,
    *skills: str,
    tokens: int = 3,
    pilot: dict[str, Any] | None = None,
    **facts: Any,
) -> dict[str, Any]:
    """Return the facts of an aircraft whose pilot has a behaviour and skills."""
    told: dict[str, Any] = {**({"behaviour": behaviour} if behaviour else {}), **(pilot or {})}
    return {"pilot": told, "skills": list(skills), "tokens": tokens if skills else 0, **facts}


def kit(*items: str, **facts: Any) -> dict[str, Any]:
    return airman(pilot={"equipment": list(items)}, **facts)


def facing(
    one: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    deck: str = "",
    *,
    apart: float = 90,
    options: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """Return the fire step of a duel in which a2 is so far before the guns of a1."""
    shooter = plane(0, 500, 200, **(one or airman()))
    target = plane(1, 500, 200 + apart + 34, **(other or airman()))
    decks = {"decks": {"A": deck}} if deck else {}
    return at_fire(shooter, target, options={**OPTIONS, **(options or {})}, **decks, **facts)


def fired(*told: Any, **facts: Any) -> tuple[Table, list[Event]]:
    """Return such a table once a1 has declared fire at a2, and what has happened since."""
    t = facing(*told, **facts)
    return t, t.play("a2", seat=0) + holster(t)


def holster(t: Table) -> list[Event]:
    """Let nobody fire a handgun."""
    out: list[Event] = []
    while t.asked and t.asked[0][1] == "pistol":
        out += t.play("pass", seat=t.asked[0][0])
    return out


def asked(t: Table) -> tuple[int, str | None]:
    """Return who is asked now, and about which power."""
    seat, _ = t.asked[0]
    return seat, t.view(seat).skill


def answer(t: Table, **answers: str) -> list[Event]:
    """Answer what is asked about powers in this phase, by their names; else pass."""
    out: list[Event] = []
    while t.asked and t.asked[0][1] in ("use", "give", "spare", "pistol", "keep"):
        seat, decision = t.asked[0]
        name = (t.view(seat).skill or "") if decision == "use" else decision
        usual = "pass" if decision in ("use", "pistol") else t.legal(seat)[0]
        out += t.play(answers.get(name.replace("-", "_"), usual), seat=seat)
    return out


def life(t: Table, label: str = "a2") -> int:
    found: int = t.aircraft(label).pilot.life
    return found


def seen(t: Table, seat: int, label: str = "a2") -> Any:
    """Return an aircraft as a seat sees it."""
    return next(plane for plane in t.view(seat).aircraft if plane.label == label)


def points(t: Table, label: str = "a2") -> int:
    number = tables_of(t).labels.index(label)
    found: int = t.state.points[number]
    return found


def row(t: Table, label: str, what: int) -> int:
    return pilots.of(t.state, tables_of(t).labels.index(label), what)
