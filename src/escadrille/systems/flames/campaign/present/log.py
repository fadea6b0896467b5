"""What happened in a campaign, line by line."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.flying import Flies
from escadrille.systems.flames.campaign import events
from escadrille.systems.flames.campaign.events import Score
from escadrille.systems.flames.campaign.present.scene import Scene
from escadrille.systems.flames.campaign.schema import CAMPS


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    kind = type(event).__name__
    key = (
        f"flames-campaign-event-{''.join(f'-{c.lower()}' if c.isupper() else c for c in kind)[1:]}"
    )
    match event:
        case events.OptionsRevealed():
            return scene.say(key, **_options(scene, event))
        case events.MissionScored(mission, axis, allies, net):
            sums = {"axis": _score(scene, axis), "allies": _score(scene, allies)}
            return scene.say(key, mission=mission, net=f"{net:+}", **sums)
        case events.GivenUp(target, sides):
            sides_told = ", ".join(scene.side(side) for side in sides)
            return scene.say(key, target=scene.target(target), sides=sides_told)
        case events.CampaignEnded(_, net, grade):
            return scene.say(key, net=f"{net:+}", grade=scene.say(f"flames-campaign-grade-{grade}"))
        case Flies(seat, how):
            return scene.say(key, side=scene.side(CAMPS[seat]), how=how)
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    return scene.say(key, **facts)


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if name in ("side", "attacker"):
        return scene.side(value)
    if name == "target":
        return scene.target(value)
    if name == "arrow":
        return value.upper()
    if name == "type":
        return scene.type(value)
    if name == "pilot" and value:
        return scene.pilot(value)
    return "none" if value is None else value


def _options(scene: Scene, event: events.OptionsRevealed) -> dict[str, str]:
    """Return the option of each side with what it declared."""
    found: dict[str, str] = {}
    for side, number, words in zip(CAMPS, event.options, event.declared, strict=True):
        declared = [scene.say("flames-campaign-declared", value=word) for word in words]
        found[side] = ", ".join([scene.option(side, number), *declared])
    return found


def _score(scene: Scene, score: Score) -> str:
    """Return the points of a side as they are added up (FLAMES-RULING-29)."""
    say = scene.say
    together = f"{score.target} + {score.aircraft} + {score.pilots}"
    if score.vital:
        together = f"2 × ({together})"
    if score.options:
        together += f" {'+' if score.options > 0 else '−'} {abs(score.options)}"
    if scene.view.scale > 1:
        together = say("flames-campaign-divided", points=together, scale=scene.view.scale)
    return f"{together} = {score.total}"
