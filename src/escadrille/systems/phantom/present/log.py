"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from escadrille.systems.phantom import events
from escadrille.systems.phantom.present.cards import section
from escadrille.systems.phantom.present.scene import Scene, minus, signed


@cache
def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name)[1:]


def told(scene: Scene, event: Any) -> str | None:
    """Return a line of the log; a rested pilot who gained nothing needs none."""
    if isinstance(event, events.Recorded) and not (event.stress or event.gained):
        return None
    key = f"phantom-event-{_kebab(type(event).__name__)}"
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    match event:
        case events.EventDrawn(card, leg):
            entry = scene.t.pack.tables["event"][card]
            facts["text"] = scene.plain(entry.text.say(scene.lang))
            facts["effect"] = section(scene, entry, leg)
        case events.MarkerMoved(track, steps, position):
            key += f"-{track}"
            value = scene.value(getattr(scene.view, track).values[position])
            facts |= {"right": steps > 0, "boxes": abs(steps), "value": value}
        case events.Recruited(so=so):
            facts["change"] = signed(so)
        case events.Stressed(points=points) if points < 0:
            key, facts["points"] = "phantom-event-relieved", -points
        case events.Attacked():
            facts["rolls"] = ", ".join(_roll(scene, roll) for roll in event.rolls)
            facts["total"] = sum(roll.damage for roll in event.rolls)
        case events.Fired(dice=dice, result=result):
            facts["dice"] = " / ".join(map(str, dice))
            facts["result"] = scene.say(f"phantom-fired-{result}")
            facts["threat"] = facts["threat"] or scene.say("phantom-event-itself")
        case events.Threatened(threat=None):
            key += "-event"
        case events.Armed(load=()):
            key += "-empty"
        case events.Searched(result=result):
            facts["result"] = scene.say(f"phantom-searched-{result}")
        case events.ThreatDestroyed(by=by) if by in ("intel", "event"):
            key += f"-{by}"
    return scene.say(key, **facts)


def _roll(scene: Scene, roll: events.Roll) -> str:
    """Return a counter with its die, modified, and its damage: Mk.82 7→8: 1."""
    die = f"{roll.die}→{roll.modified}" if roll.modified != roll.die else roll.die
    return scene.say("phantom-roll", weapon=scene.weapon(roll.weapon), die=die, damage=roll.damage)


FACTS: Final[dict[str, Callable[[Scene, Any], Any]]] = {
    "pilot": lambda scene, value: scene.pilot(value),
    "by": lambda scene, value: value if value in ("intel", "event") else scene.pilot(value),
    "level": lambda scene, value: scene.level(value),
    "status": lambda scene, value: scene.status(value),
    "altitude": lambda scene, value: scene.altitude(value),
    "target": lambda scene, value: scene.target(value),
    "region": lambda scene, value: scene.title("region", value),
    "site": lambda scene, value: scene.kind(value),
    "bandit": lambda scene, value: scene.kind(value),
    "type": lambda scene, value: scene.kind(value),
    "threat": lambda scene, value: "" if value is None else scene.styled(value, "red"),
    "aim": lambda scene, value: scene.aim(value),
    "zone": lambda scene, value: scene.zone(value),
    "weapon": lambda scene, value: scene.weapon(value),
    "load": lambda scene, value: scene.weapons(value),
    "leg": lambda scene, value: scene.say(f"phantom-leg-{value}"),
    "grade": lambda scene, value: scene.say(f"phantom-grade-{value}"),
    "card": lambda scene, value: scene.title("event", value),
    "targets": lambda scene, value: ", ".join(scene.target(name) for name in value) or "–",
    "change": lambda _, value: signed(value),
    "vp": lambda _, value: minus(value),
}
"""How a field of an event is put into words; the others are figures."""


def _fact(scene: Scene, name: str, value: Any) -> Any:
    if name in FACTS:
        return FACTS[name](scene, value)
    return "" if value is None or isinstance(value, tuple) else value
