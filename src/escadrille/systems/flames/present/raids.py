"""Bombers and missions in words: the target, the formations, what bombers are asked."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Item
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.flames import facts as fx
from escadrille.systems.flames.choices import PATTERNS
from escadrille.systems.flames.present.scene import Scene
from escadrille.systems.flames.view import AircraftView

EMPTY: Final = "··"


def board(scene: Scene) -> list[str]:
    """Return the target, who works on whom, and the formations, front row first."""
    return [*_target(scene), *_run(scene), *_formations(scene)]


def _target(scene: Scene) -> list[str]:
    mission, target = scene.view.mission, scene.t.target
    if mission is None or mission.target is None or target is None:
        return []
    seen = mission.target
    line = scene.say(
        "flames-board-target",
        name=scene.plain(target.name.say(scene.lang)),
        type=scene.say("flames-target-type", type=seen.type),
        damaged=seen.damaged,
        destroyed=seen.destroyed,
        flak=seen.flak,
        status=scene.say("flames-status", status=seen.status or "none"),
    )
    parts = [line]
    if seen.status is not None:
        parts.append(scene.say("flames-board-bombs", bombs=seen.bombs))
    if mission.pattern is not None:
        parts.append(scene.say("flames-board-flak", pattern=pattern(scene, mission.pattern)))
    return [" · ".join(parts)]


def _run(scene: Scene) -> list[str]:
    run = scene.view.run
    if run is None:
        return []
    who = scene.label(run.fighter), scene.label(run.bomber)
    return [scene.say("flames-board-run", fighter=who[0], bomber=who[1])]


def _formations(scene: Scene) -> list[str]:
    lines = []
    placed = [one for one in scene.view.aircraft if one.flying and one.raid and one.raid.laden]
    for side in range(2):
        for level in reversed(LEVELS):
            here = [one for one in placed if one.side == side and one.level == level]
            lines += _formation(scene, side, level, here)
    return lines


def _formation(scene: Scene, side: int, level: str, here: list[AircraftView]) -> list[str]:
    """Return one formation, row by row."""
    cells = {(one.raid.row, one.raid.column): one for one in here if one.raid}
    cells = {place: one for place, one in cells.items() if None not in place}
    if not cells:
        return []
    rows, columns = ([place[axis] or 0 for place in cells] for axis in (0, 1))
    name = scene.plain(scene.t.scenario.side[side].name.say(scene.lang))
    title = scene.say("flames-board-formation", side=name, level=scene.level(level))
    lines = []
    for row in range(min(rows), max(rows) + 1):
        line = [
            scene.label(cells[row, column].label) if (row, column) in cells else EMPTY
            for column in range(min(columns), max(columns) + 1)
        ]
        lines.append(f"   ▲ {' '.join(line)}" if row == min(rows) else f"     {' '.join(line)}")
    return [title, *lines]


def pattern(scene: Scene, name: str) -> str:
    return scene.say("flames-pattern", pattern=name)


def notes(scene: Scene, aircraft: AircraftView) -> list[str]:
    """Return what an aircraft is in a raid."""
    raid, say = aircraft.raid, scene.say
    if raid is None:
        return []
    found = []
    if raid.laden:
        if not raid.bomber:
            found.append(say("flames-note-loaded"))
        figures = {"defense": raid.defense, "support": raid.support, "bombs": raid.bombs}
        found.append(say("flames-note-turrets", **figures))
        if raid.row is not None:
            found.append(say("flames-note-draws", cards=raid.cards))
        for name, others in raid.blocked.items():
            if others:
                found.append(say(f"flames-note-blocked-{name}", aircraft=", ".join(others)))
    told = {"free": raid.free, "late": raid.late, "jettisoned": raid.jettisoned}
    found += [say(f"flames-note-{name}") for name, true in told.items() if true]
    if raid.pattern:
        found.append(say("flames-note-pattern", pattern=pattern(scene, raid.pattern)))
    return found


def question(scene: Scene) -> dict[str, Any]:
    """Return what the words of a question about bombers need besides."""
    view = scene.view
    match view.decision:
        case "assign":
            return {"enemy": scene.named(view.active)}
        case "reply" if view.action and view.action.shot:
            shot = view.action.shot
            return {"enemy": scene.told(view.action.on), "card": scene.card(shot.card)}
    return {}


def word(scene: Scene, name: str, facts: Any) -> str:
    """Return what a word of bombers or of flak would do."""
    if name not in PATTERNS:
        return scene.say(f"flames-do-{name}", cards=facts.cards if facts else 0)
    told: dict[str, Any] = dict(zip(PATTERNS, facts.flak, strict=True)) if facts else {}
    if not told:
        return pattern(scene, name)
    told["pattern"] = pattern(scene, name)
    if isinstance(facts, fx.Load):
        return scene.say("flames-do-bomb", bombs=facts.bombs, **told)
    return scene.say("flames-do-flak", **told)


def card_item(scene: Scene, title: str, facts: Any) -> Item:
    """Return what a card does in the hand of a bomber."""
    if not isinstance(facts, fx.Gun):
        return Item(title)
    uses = []
    if facts.destroys:
        uses.append(scene.say("flames-use-return-destroy"))
    elif facts.hits:
        uses.append(scene.say("flames-use-return", hits=facts.hits))
    if facts.spares:
        uses.append(scene.say("flames-use-spare", hits=facts.spares))
    if facts.stops:
        uses.append(scene.say("flames-use-stop"))
    return Item(title, uses)


def quarry(scene: Scene, enemy: str, facts: fx.Quarry) -> str:
    """Return what it means to take on a bomber."""
    told = scene.say("flames-menu-quarry", enemy=enemy, cost=facts.cost, cards=facts.cards)
    blocked = [name for names in facts.blocked.values() for name in names]
    if not blocked:
        return told
    return scene.say("flames-menu-quarry-blocked", quarry=told, aircraft=", ".join(blocked))
