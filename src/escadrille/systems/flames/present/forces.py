"""The secret choice of aircraft, pilots and pairs before a battle."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.kernel.words import Item
from escadrille.systems.flames.present.scene import Scene
from escadrille.systems.flames.rules import setup
from escadrille.systems.flames.schema import Fighter, Pilot

HEADS: Final = ("points", "speed", "performance", "horsepower", "bursts", "firepower", "airframe")
NOTES: Final = ("turbocharger", "agile", "barrage")


def question(scene: Scene) -> list[str]:
    """Ask for a fighter, a pilot or a Leader, and say what is left to spend."""
    view, t, say = scene.view, scene.t, scene.say
    assert view.seat is not None
    side = setup.chooser(t, view.seat)
    assert side is not None
    picks = scene.s.picks[view.seat]
    left = (side.points or 0) - setup.price(t, picks)
    base = len(picks) // setup.PICK * setup.PICK
    if scene.decision == "fighter":
        number = base // setup.PICK + 1
        return [say("flames-ask-fighter", number=number, count=side.count, left=left)]
    fighter = scene.plain(t.fighters[picks[base]].name)
    return [say(f"flames-ask-{scene.decision}", left=left, fighter=fighter)]


def fighter_item(scene: Scene, number: int) -> Item:
    """Return the figures of a fighter that can be had; of the many others a menu is silent."""
    assert scene.view.seat is not None
    if setup.bar_fighter(scene.t, scene.s, scene.view.seat, number):
        return Item("")
    fighter: Fighter = scene.t.fighters[number]
    pre, post = fighter.horsepower
    airframe = f"{fighter.airframe}/{fighter.damaged.airframe}"
    figures = [str(fighter.vp), str(fighter.speed), str(fighter.performance), f"{pre}/{post}"]
    figures += [str(fighter.bursts), f"{fighter.firepower:+}", airframe]
    notes = [scene.say(f"flames-note-{note}") for note in NOTES if getattr(fighter, note)]
    if fighter.gunner:
        notes.append(scene.say("flames-note-gunner", bursts=fighter.gunner))
    heads = [scene.say(f"flames-figure-{head}") for head in HEADS]
    name = scene.plain(textwrap.shorten(fighter.name, 20, placeholder="…"))
    return Item(name, notes, list(zip(heads, figures, strict=True)))


def pilot_item(scene: Scene, pilot: Pilot) -> Item:
    figures = [(scene.say("flames-figure-points"), str(pilot.vp))]
    return Item(scene.plain(pilot.name), [scene.abilities(pilot)], figures)


def leader_item(scene: Scene, name: str) -> str:
    """Return the earlier pick that `#1` and so on stand for."""
    assert scene.view.seat is not None
    picks = scene.s.picks[scene.view.seat]
    return scene.plain(scene.t.fighters[picks[(int(name[1:]) - 1) * setup.PICK]].name)
