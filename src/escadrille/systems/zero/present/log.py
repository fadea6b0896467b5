"""What happened, line by line."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.aircraft import POSITIONS
from escadrille.systems.zero import events
from escadrille.systems.zero.present.scene import Scene


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    kind = type(event).__name__
    key = f"zero-event-{''.join(f'-{c.lower()}' if c.isupper() else c for c in kind)[1:]}"
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    match event:
        case events.Played(_, _, use):
            return scene.say(f"zero-played-{use}", **facts)
        case events.Positioned(_, _, position):
            return scene.say(f"zero-positioned-{POSITIONS[position + 2]}", **facts)
        case events.ForcesRevealed(fighters, alone):
            note = f" ({scene.say('zero-note-alone')})"
            texts = [scene.told(n) + (note if n in alone else "") for n in fighters]
            facts = {"all": ", ".join(texts)}
        case events.LevelsRevealed(levels):
            texts = [f"{scene.met(name)} {scene.level(level)}" for name, level in levels.items()]
            facts = {"all": ", ".join(texts)}
        case events.BattleEnded(reason):
            return scene.say(f"zero-reason-{reason}")
        case events.Drew(cards=None) | events.DrewMiniHand(cards=None):
            key += "-unseen"
        case events.BonusTaken(_, bonus):
            facts["bonus"] = scene.bonuses(bonus)
        case events.Cancelled(enemy=None):
            key += "-roll"
        case events.Tested(result=result):
            facts["result"] = scene.say(f"zero-result-{result}")
    return scene.say(key, **facts)


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if name == "aircraft":
        names = (value,) if isinstance(value, str) else value
        return ", ".join(scene.told(name) for name in names)
    if name == "enemy" and value is not None:
        return scene.met(value)
    if name == "card":
        return scene.card(value)
    if name == "cards" and isinstance(value, tuple):
        return scene.cards(value)
    if name == "level" and len(value) > 1:  # one letter is a line of the Disengagement Table
        return scene.level(value)
    if name == "answers":
        return scene.say(f"zero-title-{value}")
    if name == "side":
        return scene.plain(scene.t.scenario.side[value].name.say(scene.lang))
    if name == "shift":
        return f"{value:+}"
    return "" if value is None else value
