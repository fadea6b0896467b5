"""The secret choice of aircraft, pilots and pairs before a battle."""

from __future__ import annotations

import textwrap
from typing import Final

from escadrille.kernel.words import Item
from escadrille.systems.flames.present.scene import NOTES, Scene
from escadrille.systems.flames.schema import Fighter, Pilot

HEADS: Final = ("points", "speed", "performance", "horsepower", "bursts", "firepower", "airframe")


def question(scene: Scene) -> list[str]:
    """Ask for a fighter, a pilot or a Leader, and say what is left to spend."""
    picks = scene.view.picks
    fighter = _fighter(scene, picks[-1].fighter) if picks else ""
    return [scene.say(f"flames-ask-{scene.view.decision}", fighter=fighter, **scene.view.terms)]


def fighter_item(scene: Scene, fighter: Fighter) -> Item:
    """Return the figures of a fighter."""
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
    return _fighter(scene, next(pick.fighter for pick in scene.view.picks if pick.label == name))


def _fighter(scene: Scene, name: str) -> str:
    return scene.plain(scene.t.fighters[scene.t.fighter_of[name]].name)
