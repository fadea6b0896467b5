"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escadrille.mechanics.aircraft import POSITIONS
from escadrille.systems.flames import events
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.present.scene import Scene
from escadrille.systems.flames.state import NOBODY


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    kind = type(event).__name__
    key = f"flames-event-{''.join(f'-{c.lower()}' if c.isupper() else c for c in kind)[1:]}"
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    match event:
        case events.Played(_, card, use):
            face = NOBODY if card is None else scene.t.face_of[card]
            if use == "play":
                use = tb.ACTIONS[scene.t.action[face]] or use
            elif face != NOBODY and use in ("attack", "gunner") and scene.t.destroys[face]:
                use = "destroy"
            return scene.say(f"flames-played-{use}", **facts)
        case events.Positioned(_, _, position):
            return scene.say(f"flames-positioned-{POSITIONS[position + 2]}", **facts)
        case events.ForcesRevealed() | events.LevelsRevealed() | events.TurnOrder():
            facts = {"all": _all(scene, event)}
        case events.BattleEnded(reason):
            return scene.say(f"flames-reason-{reason}")
        case events.Drew(cards=None):
            key = "flames-event-drew-unseen"
    return scene.say(key, **facts)


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if name in ("aircraft", "enemy") and isinstance(value, int):
        return scene.named(value) if name == "aircraft" else scene.label(value)
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
            texts: Sequence[str] = [
                f"{scene.label(number)} {scene.level(level)}" for number, level in enumerate(levels)
            ]
        case events.TurnOrder(order):
            texts = [scene.label(number) for number in order]
        case _:
            texts = [scene.named(number) for number in range(len(event.fighters))]
    return ", ".join(texts)
