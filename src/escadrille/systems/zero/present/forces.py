"""The secret choice of Elements before a dogfight."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.kernel.words import Item
from escadrille.systems.zero.facts import Worth
from escadrille.systems.zero.present.scene import Scene
from escadrille.systems.zero.schema import Fighter

HEADS: Final = ("value", "performance", "horsepower", "bursts", "offensive", "defensive", "hits")


def question(scene: Scene) -> list[str]:
    """Ask for a type, or whether its Leader flies alone, and say what is left to spend."""
    view, t, say = scene.view, scene.t, scene.say
    if scene.decision == "company":
        name = _fighter(scene, view.picks[-1].fighter).name
        return [say("zero-ask-company", fighter=scene.plain(name))]
    return [say("zero-ask-fighter-points" if t.more_elements else "zero-ask-fighter", **view.terms)]


def _fighter(scene: Scene, name: str) -> Fighter:
    return scene.t.fighters[scene.t.fighter_of[name]]


def fighter_item(scene: Scene, name: str, facts: Worth | None) -> Item:
    """Return the figures of a type that can be had; of the many others a menu is silent."""
    if facts is None:
        return Item("")
    fighter = _fighter(scene, name)
    leader, wingman = fighter.leader, fighter.wingman
    figures = [facts.value, leader.performance[0], leader.horsepower[0]]
    figures += [leader.bursts[0], wingman.offensive[0], wingman.defensive[0]]
    cells = [*map(str, figures), "/".join(map(str, fighter.capacity))]
    notes = [
        scene.say(f"zero-note-{name}") for name in ("turbo", "agile") if getattr(leader, name)[0]
    ]
    if leader.gunner[0]:
        notes.append(scene.say("zero-note-gunner", bursts=leader.gunner[0]))
    title = scene.plain(textwrap.shorten(fighter.name, 19, placeholder="…"))
    heads = [scene.say(f"zero-figure-{head}") for head in HEADS]
    return Item(title, notes, list(zip(heads, cells, strict=True)))
