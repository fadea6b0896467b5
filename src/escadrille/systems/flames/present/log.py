"""What happened, line by line."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.aircraft import POSITIONS
from escadrille.systems.flames import events
from escadrille.systems.flames.present.scene import Scene


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    kind = type(event).__name__
    key = f"flames-event-{''.join(f'-{c.lower()}' if c.isupper() else c for c in kind)[1:]}"
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    match event:
        case events.Played(_, card, use):
            return scene.say(f"flames-played-{scene.deed(card, use)}", **facts)
        case events.Positioned(_, _, position):
            return scene.say(f"flames-positioned-{POSITIONS[position + 2]}", **facts)
        case events.ForcesRevealed() | events.LevelsRevealed() | events.TurnOrder():
            facts = {"all": _all(scene, event)}
        case events.BattleEnded(reason):
            return scene.say(f"flames-reason-{reason}")
        case events.FlakLaid():
            facts = {"pattern": event.pattern or "none"}
        case events.PatternChosen() | events.FlakRevealed():
            facts["pattern"] = scene.say("flames-pattern", pattern=event.pattern)
        case events.TargetHit():
            facts["status"] = scene.say("flames-status", status=event.status)
        case events.RunEnded(cards=()):
            key = "flames-event-run-ended-empty"
        case events.Returned(card=card, hits=0, stopped=False) if scene.destroys(card):
            key = "flames-event-returned-destroy"
        case events.Cancelled(use="return"):
            key = "flames-event-shot-cancelled"
        case events.Drew(cards=None):
            key = "flames-event-drew-unseen"
    return scene.say(key, **facts)


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if name in ("aircraft", "enemy") and isinstance(value, str):
        return scene.told(value) if name == "aircraft" else scene.met(value)
    if name == "card":
        return scene.card(value)
    if name == "cards" and value is not None and not isinstance(value, int):
        return scene.cards(value)
    if name == "level":
        return scene.level(value)
    if name == "answers":
        return scene.say(f"flames-title-{value}")
    if name == "side":
        return scene.plain(scene.t.scenario.side[value].name.say(scene.lang))
    return "" if value is None else value


def _all(scene: Scene, event: Any) -> str:
    """Return what an event says of every aircraft."""
    match event:
        case events.LevelsRevealed(levels):
            texts = [f"{scene.met(name)} {scene.level(level)}" for name, level in levels.items()]
        case events.TurnOrder(order):
            texts = [scene.met(name) for name in order]
        case _:
            texts = [scene.told(name) for name in event.fighters]
    return ", ".join(texts)
