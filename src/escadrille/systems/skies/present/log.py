"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from escadrille.systems.skies import events
from escadrille.systems.skies.present.scene import Scene


def told(scene: Scene, event: Any) -> str | None:
    """Return a line of the log."""
    if isinstance(event, events.GameEnded):
        return scene.say(f"skies-reason-{event.reason}")
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(event).__name__)[1:]
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    return scene.say(f"skies-event-{kind}{_suffix(event)}", **facts)


def _suffix(event: Any) -> str:
    """Return which of the messages about such an event fits."""
    match event:
        case events.Outmanoeuvred(success=success):
            return "-success" if success else "-failure"
        case events.ShotDown(by=None):
            return "-crash"
        case events.LeftTable(home=True):
            return "-home"
        case events.CardsDrawn(cards=None):
            return "-hidden"
        case events.CardPlayed(bonus=True):
            return "-bonus"
        case events.CardGone(removed=True):
            return "-removed"
        case events.Agreed(agreed=False):
            return "-not"
    return ""


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if value is None:
        return ""
    if name in WORDS:
        return WORDS[name](scene, value)
    return value if isinstance(value, int | str) else ""


def _clouds(scene: Scene, clouds: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(f"{x},{y}" for x, y in clouds)


def _cards(scene: Scene, cards: Any) -> str:
    """Return cards by their names, or the number of each kind."""
    if isinstance(cards, dict):
        kinds = [scene.say(f"skies-kind-{kind}", count=n) for kind, n in cards.items() if n]
        return ", ".join(kinds)
    return scene.cards(cards)


WORDS: Final[dict[str, Callable[[Scene, Any], Any]]] = {
    "aircraft": Scene.told,
    "target": Scene.told,
    "by": Scene.told,
    "aspect": lambda scene, value: scene.say(f"skies-aspect-{value}"),
    "card": Scene.card,
    "cards": _cards,
    "cloud": lambda scene, value: ",".join(map(str, value)),
    "clouds": _clouds,
    "degrees": Scene.turn,
    "dice": Scene.dice,
    "edge": lambda scene, value: scene.say(f"skies-edge-{value}"),
    "end": Scene.pose,
    "level": Scene.level,
    "on": Scene.on,
    "pose": Scene.pose,
    "side": Scene.side,
    "speed": lambda scene, value: scene.say(f"skies-with-{'speed' if value else 'agility'}"),
    "squadron": Scene.squadron,
    "test": lambda scene, value: scene.say(f"skies-retention-{value}"),
    "theirs": Scene.dice,
    "way": lambda scene, value: scene.say(f"skies-burn-{value}"),
}
