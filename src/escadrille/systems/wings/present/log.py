"""What happened, line by line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from escadrille.mechanics.ladders import counted
from escadrille.systems.wings import events
from escadrille.systems.wings.present.scene import Scene


def told(scene: Scene, event: Any) -> str:
    """Return a line of the log."""
    if isinstance(event, events.GameEnded):
        return scene.say(f"wings-reason-{event.reason}")
    kind = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(event).__name__)[1:]
    facts = {name: _fact(scene, name, getattr(event, name)) for name in event.__struct_fields__}
    key = f"wings-event-{kind}{_suffix(scene, event)}"
    text = scene.say(key, **facts, **_more(scene, event))
    if isinstance(event, events.Down) and event.by:
        text += f" · {scene.say('wings-event-victory', by=facts['by'])}"
    return text


def _suffix(scene: Scene, event: Any) -> str:
    """Return which of the messages about such an event fits."""
    match event:
        case events.Flew() if scene.rich:
            return "-to"  # where it leads, a page shows
        case events.Left(status="fled", by=str()):
            return "-driven-off"
        case events.Left(status=word) | events.Glided(zone=word) | events.TaskDone(task=word):
            return f"-{word}"
        case events.Down(cause=cause):
            return f"-{cause}"
        case events.WeatherDrawn(high=0):
            return "-clear"
        case events.SunDrawn(side=None) | events.CardShown(card=None) | events.Wrote(card=None):
            return "-nothing"
        case events.RocketsFired(target=None) | events.FlagHome(scored=None):
            return "-nothing"
        case events.Drew(cards=None, shown=()) | events.Looked(cards=None):
            return "-nothing"
    return ""


def _more(scene: Scene, event: Any) -> dict[str, str]:
    """Return facts that are made of several fields, or of none."""
    match event:
        case events.TypesRevealed():
            return {"all": ", ".join(map(scene.told, scene.view.aircraft))}
        case events.Drew(cards=cards, shown=shown, cause=cause):
            seen = (scene.say(f"wings-special-{special}") for special in shown)
            what = counted(seen if cards is None else map(scene.damage, cards))
            return {"what": what, "why": scene.say(f"wings-cause-{cause}")}
        case events.Declared():
            names = [name for name in ("aimed", "dive", "steep") if getattr(event, name)]
            return {"bonus": "".join(f", {scene.say(f'wings-bonus-{name}')}" for name in names)}
    return {}


def _fact(scene: Scene, name: str, value: Any) -> Any:
    """Return a field of an event in words."""
    if name == "counters":
        return _counters(scene, value)
    if value is None:
        return ""
    if name in PIECES:
        labels = value if isinstance(value, tuple) else (value,)
        return ", ".join(scene.told(scene.of(label)) for label in labels)
    if name in WORDS:
        return WORDS[name](scene, value)
    return value if isinstance(value, int | str) else ""


def _card(scene: Scene, name: str) -> str:
    return scene.damage(name) if name in scene.t.damage_of else scene.card(name)


def _cards(scene: Scene, names: Any) -> Any:
    return counted(map(scene.damage, names)) if isinstance(names, tuple) else names


def _counters(scene: Scene, numbers: Any) -> int | str:
    """Return a number as it is, for its plural; several as text."""
    if isinstance(numbers, int):
        return numbers
    found = numbers if isinstance(numbers, tuple) else (numbers,)
    return "/".join(scene.counters(number) for number in found if number != 0) or "0"


def _ways(scene: Scene, ways: tuple[str, ...]) -> str:
    return ", ".join(scene.say(f"wings-collision-{way}") for way in ways)


PIECES: Final = (
    "aircraft",
    "piece",
    "shooter",
    "target",
    "by",
    "balloon",
    "battery",
    "tailer",
    "other",
)
WORDS: Final[dict[str, Callable[[Scene, Any], Any]]] = {
    "arc": lambda scene, value: scene.say(f"wings-arc-{value}"),
    "card": _card,
    "cards": _cards,
    "end": Scene.pose,
    "flag": Scene.side,
    "marker": Scene.marker,
    "place": Scene.place,
    "pose": Scene.pose,
    "scored": Scene.side,
    "side": Scene.side,
    "skill": lambda scene, value: scene.say(f"wings-skill-{value}"),
    "special": lambda scene, value: scene.say(f"wings-special-{value}"),
    "sky": lambda scene, value: scene.say(f"wings-sky-{value}"),
    "start": Scene.pose,
    "state": lambda scene, value: scene.say(f"wings-fate-{value}"),
    "fate": lambda scene, value: scene.say(f"wings-fate-{value}"),
    "man": lambda scene, value: scene.say(f"wings-man-{value}"),
    "type": lambda scene, value: scene.plain(scene.t.aircraft[scene.t.type_of[value]].name),
    "ways": _ways,
}
