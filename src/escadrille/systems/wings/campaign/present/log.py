"""What happened in a campaign, line by line."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.flying import Flies
from escadrille.systems.wings.campaign import events
from escadrille.systems.wings.campaign.present.scene import Scene
from escadrille.systems.wings.campaign.tables import CAMPS


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    kind = type(event).__name__
    name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in kind)[1:]
    key = f"wings-campaign-event-{name}"
    match event:
        case events.ForcesRevealed(entente, empires):
            return scene.say(key, entente=_forces(scene, entente), empires=_forces(scene, empires))
        case Flies(seat, how):
            return scene.say(key, side=scene.side(CAMPS[scene.t.camps[seat]]), how=how)
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    return scene.say(key, **facts)


def _forces(scene: Scene, forces: tuple[tuple[str, str], ...]) -> str:
    return ", ".join(f"{scene.type(kind)} ({scene.plain(pilot)})" for kind, pilot in forces)


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if name == "side":
        return scene.side(value)
    if name == "winner":
        return scene.side(value) if value else "none"
    if name == "type" or (name == "good" and value in scene.t.type_of):
        return scene.type(value)
    if name == "reserves":
        return ", ".join(map(str, value))
    if name in ("good", "what", "load"):
        return scene.word(value)
    if name == "task":
        return scene.task(value)
    if name == "item":
        return scene.item(value)
    if name == "objective":
        return scene.say(f"wings-campaign-major-{value}")
    if name in ("state", "before"):
        return scene.say(f"wings-fate-{value}")
    if name == "standing":
        return scene.say(f"wings-standing-{value}")
    if name == "pilot":
        return scene.plain(value)
    return ("yes" if value else "no") if isinstance(value, bool) else value
