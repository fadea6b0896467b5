"""What a side is asked, and its answers."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.mechanics.notation import Do
from escadrille.systems.wings.campaign.orders import Equip, Pledge, Repair, Send, Take, Undertake
from escadrille.systems.wings.campaign.present.scene import Scene


def question(scene: Scene) -> list[str]:
    view = scene.view
    if view.asked is None:
        return []
    own = scene.own()
    points = own.points if own else 0
    pilot = scene.plain(view.learner or "")
    return [scene.say(f"wings-campaign-ask-{view.asked}", points=points, pilot=pilot)]


def menu_item(scene: Scene, order: Any, facts: Any, /) -> Item:
    """Return what an order would mean."""
    say = scene.say
    prices = {one.good: one.price for one in scene.view.prices}
    buys = scene.view.asked in ("base", "create")
    match order:
        case Take(kind):
            return Item(scene.type(kind), [], _price(scene, prices, kind) if buys else [])
        case Do(word):
            return Item(scene.word(word), [], _price(scene, prices, word) if buys else [])
        case Repair(place):
            own = scene.own()
            plane = own.hangar[place - 1] if own and place <= len(own.hangar) else None
            name = scene.type(plane.type) if plane else ""
            figures = [(say("wings-campaign-price"), str(plane.specials if plane else 0))]
            return Item(say("wings-campaign-repair", type=name), [], figures)
        case Pledge(points):
            return Item(say("wings-campaign-pledge", points=points))
        case Send(number):
            man = scene.pilot(number)
            if man is None:
                return Item(f"p{number}")
            tells = [say(f"wings-standing-{man.standing}")]
            return Item(scene.plain(man.name), tells, [("MP", str(man.cost))])
        case Undertake(task):
            return Item(scene.task(task))
        case Equip(item):
            owner, what = item[1:].split("-", 1)
            man = scene.pilot(int(owner))
            name = scene.plain(man.name) if man else owner
            word = scene.item(what)
            return Item(say("wings-campaign-equip", pilot=name, item=word))
    return Item("")


def _price(scene: Scene, prices: dict[str, int], name: str) -> list[tuple[str, str]]:
    known = name in prices
    return [(scene.say("wings-campaign-price"), str(prices[name]))] if known else []
