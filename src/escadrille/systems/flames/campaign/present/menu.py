"""What a side is asked, and its answers."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.mechanics.notation import Do
from escadrille.systems.flames.campaign.facts import Raid
from escadrille.systems.flames.campaign.orders import Attack, UseOption
from escadrille.systems.flames.campaign.present.scene import Scene
from escadrille.systems.flames.campaign.schema import CAMPS


def question(scene: Scene) -> list[str]:
    view = scene.view
    if view.asked is None:
        return []
    target = scene.target(view.plan.target) if view.plan else ""
    return [scene.say(f"flames-campaign-ask-{view.asked}", target=target)]


def menu_item(scene: Scene, order: Any, facts: Any, /) -> Item:
    """Return what an order would mean."""
    match order:
        case Attack(arrow):
            return _attack(scene, arrow, facts)
        case UseOption(number):
            camp = CAMPS[scene.view.seat or 0]
            known = [one for one in scene.options(camp) if one.number == number]
            return Item(scene.effects(known[0].effects) if known else str(number))
        case Do(word):
            return Item(scene.say("flames-campaign-word", value=word))
    return Item("")


def _attack(scene: Scene, arrow: str, facts: Raid | None) -> Item:
    found = next(one for one in scene.view.arrows if one.arrow == arrow)
    raid = facts or found.raid
    dispersed, normal, tight = raid.bombs
    figures = [
        (scene.say("flames-campaign-figure-values"), f"{raid.damaged}/{raid.destroyed}"),
        (scene.say("flames-campaign-figure-flak"), str(raid.flak)),
        (scene.say("flames-campaign-figure-bombs"), f"{dispersed}/{normal}/{tight}"),
    ]
    name = f"{arrow.upper()} {scene.target(raid.target)}"
    return Item(name, [scene.aircraft(raid.aircraft.items())], figures)
