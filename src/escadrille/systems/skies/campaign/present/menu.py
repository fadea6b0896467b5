"""What a side is asked, and its answers."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.mechanics.notation import Do
from escadrille.systems.skies.campaign.orders import NamePilot, TakeAbility
from escadrille.systems.skies.campaign.present.scene import Scene


def question(scene: Scene) -> list[str]:
    view = scene.view
    if view.asked is None or view.seat is None:
        return []
    mine = scene.sides[view.seat]
    named = sum(pilot.named for pilot in mine.pilots)
    called = view.plan.called[view.seat] if view.plan else 0
    facts = {
        "mission": scene.mission(view.mission),
        "left": called - named,
        "pilot": scene.pilot(mine.side, view.ace) if view.ace else "",
    }
    return [scene.say(f"skies-campaign-ask-{view.asked}", **facts)]


def menu_item(scene: Scene, order: Any, facts: Any, /) -> Item:
    """Return what an order would mean."""
    match order:
        case NamePilot(label):
            mine = scene.sides[scene.view.seat or 0]
            found = [pilot for pilot in mine.pilots if pilot.pilot == label]
            name = scene.pilot(mine.side, label)
            return Item(name, [scene.record(found[0])] if found else [])
        case TakeAbility(card):
            text = scene.t.pack.tables["card"][card].text.say(scene.lang)
            return Item(scene.card(card), [scene.plain(text)])
        case Do(word):
            return Item(scene.say("skies-campaign-word", value=word))
    return Item("")
