"""The secret choice of Elements before a dogfight."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.kernel.words import Item
from escadrille.systems.zero.choices import FIGHTER, WORDS
from escadrille.systems.zero.present.scene import Scene
from escadrille.systems.zero.rules import setup
from escadrille.systems.zero.schema import Fighter, element_value

HEADS: Final = ("value", "performance", "horsepower", "bursts", "offensive", "defensive", "hits")


def question(scene: Scene) -> list[str]:
    """Ask for a type, or whether its Leader flies alone, and say what is left to spend."""
    view, t, say = scene.view, scene.t, scene.say
    assert view.seat is not None
    side = setup.chooser(t, view.seat)
    assert side is not None
    picks = scene.s.picks[view.seat]
    if scene.decision == "company":
        return [say("zero-ask-company", fighter=scene.plain(t.fighters[picks[-1]].name))]
    number = len(picks) // setup.PICK + 1
    if t.more_elements:
        left = (side.points or 0) - setup.value(t, picks)
        return [say("zero-ask-fighter-points", number=number, left=left)]
    return [say("zero-ask-fighter", number=number, count=side.count)]


def _barred(scene: Scene, choice: int) -> bool:
    assert scene.view.seat is not None
    return bool(setup.bar_force(scene.t, scene.s, scene.s.stack[-1], scene.view.seat, choice))


def fighter_item(scene: Scene, number: int) -> Item:
    """Return the figures of a type that can be had; of the many others a menu is silent."""
    if _barred(scene, FIGHTER + number):
        return Item("")
    fighter: Fighter = scene.t.fighters[number]
    leader, wingman = fighter.leader, fighter.wingman
    figures = [element_value(fighter, wingman=True), leader.performance[0], leader.horsepower[0]]
    figures += [leader.bursts[0], wingman.offensive[0], wingman.defensive[0]]
    cells = [*map(str, figures), "/".join(map(str, fighter.capacity))]
    notes = [
        scene.say(f"zero-note-{name}") for name in ("turbo", "agile") if getattr(leader, name)[0]
    ]
    if leader.gunner[0]:
        notes.append(scene.say("zero-note-gunner", bursts=leader.gunner[0]))
    name = scene.plain(textwrap.shorten(fighter.name, 19, placeholder="…"))
    heads = [scene.say(f"zero-figure-{head}") for head in HEADS]
    return Item(name, notes, list(zip(heads, cells, strict=True)))


def company_item(scene: Scene, word: str) -> str:
    """Return what an Element would be worth with its Wingman, or without."""
    assert scene.view.seat is not None
    if _barred(scene, WORDS.index(word)):
        return ""
    fighter = scene.t.fighters[scene.s.picks[scene.view.seat][-1]]
    value = element_value(fighter, wingman=word == "pair")
    return scene.say(f"zero-company-{word}", value=value)
