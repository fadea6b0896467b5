"""What happened in a campaign, line by line."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.flying import Flies
from escadrille.systems.skies.campaign import events
from escadrille.systems.skies.campaign.present.scene import Scene
from escadrille.systems.skies.campaign.schema import CAMPS


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(event).__name__)[1:]
    facts = {name: _fact(scene, event, name) for name in event.__struct_fields__}
    return scene.say(f"skies-campaign-event-{kind}", **(facts | _more(scene, event)))


def _more(scene: Scene, event: Any) -> dict[str, Any]:
    """Return what a field of an event cannot tell by itself."""
    match event:
        case Flies(seat):
            return {"side": scene.side(CAMPS[seat])}
        case events.PilotsNamed(pilots):
            return {
                camp: ", ".join(scene.pilot(camp, label) for label in labels)
                for camp, labels in zip(CAMPS, pilots, strict=True)
            }
        case events.Replaced(side, pilots):
            names = [scene.pilot(side, label) for label in pilots]
            return {"pilots": ", ".join(names), "count": len(names)}
        case events.MissionOver(mission):
            return {"name": scene.mission(mission)}
        case events.MissionBegan(mission):
            return {"name": scene.mission(mission)}
        case events.SkillRose(ps=ps):
            return {"skill": scene.say(f"skies-campaign-skill-{ps}")}
    return {}


def _fact(scene: Scene, event: Any, name: str) -> Any:
    """Return a field of an event in words."""
    value = getattr(event, name)
    if name == "side":
        return scene.side(value)
    if name == "sides":
        return scene.all_sides(value)
    if name == "pilot":
        return scene.pilot(event.side, value)
    if name == "card":
        return scene.card(value)
    if name == "change":
        return f"{value:+}"
    if value is None:
        return "none"
    return value if isinstance(value, int | str) else ""
