"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.mechanics.ladders import counted
from escadrille.systems.wings import choices, orders
from escadrille.systems.wings.facts import Flight, Shot, Unseen
from escadrille.systems.wings.present.scene import Scene
from escadrille.systems.wings.rules.skills import SKILLS
from escadrille.systems.wings.schema import Aircraft


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, say = scene.view, scene.say
    if view.decision is None:
        return []
    decision, facts = view.decision, {"aircraft": scene.told(scene.asked)}
    match decision:
        case "program":
            return [_programming(scene, facts)]
        case "declare":
            gun = next(gun for gun in view.guns if gun.open)
            return [say("wings-ask-declare", arc=say(f"wings-arc-{gun.arc}"), **facts)]
        case "reorder":
            facts["enemy"], facts["card"] = _shown(scene)
        case "skill":
            return [say("wings-ask-skill", count=scene.flown.owed, **facts)]
        case "use":
            facts["skill"] = say(f"wings-skill-{view.skill}")
            if view.skill not in SKILLS:
                return [say("wings-ask-power", **facts)]
            if view.drawn:
                facts["drawn"] = counted(map(scene.damage, view.drawn))
                return [say("wings-ask-use-drawn", **facts)]
        case "bearing" | "distance":
            assert view.aim is not None
            facts["level"] = str(view.aim.level)
        case "window":
            floor, ceiling = view.window.low, view.window.high
            return [say("wings-ask-window", floor=floor, ceiling=ceiling, **facts)]
    return [say(f"wings-ask-{decision}", **facts)]


def _programming(scene: Scene, facts: dict[str, str]) -> str:
    plane = scene.flown
    if len(plane.programme) == plane.cards:
        return scene.say("wings-ask-marker", **facts)
    number = len(plane.programme) + 1
    text = scene.say("wings-ask-program", number=number, count=plane.cards, **facts)
    duties = [scene.say(f"wings-note-duty-{ban}") for ban in plane.bans or ()]
    return " · ".join([text, *duties])


def _shown(scene: Scene) -> tuple[str, str]:
    """Return whom the seat tails, and the card that it was shown."""
    target = next(plane for plane in scene.view.aircraft if plane.label == scene.flown.tails)
    first = target.programme[0] if target.programme else None
    return scene.named(target), scene.card(first)


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word))
        case orders.Lay(card):
            return _card(scene, card, facts)
        case orders.Resequence(sequence):
            laid = scene.flown.programme
            places = choices.PERMUTATIONS[orders.SEQUENCES.index(sequence)]
            return Item(", ".join(scene.card(laid[place]) for place in places))
        case orders.Aim(at):
            what, value = orders.AIMS[at]
            centimetres = value * scene.t.ruler // 20000
            return Item(scene.say(f"wings-aim-{what}", value=value, centimetres=centimetres))
        case orders.PickPiece(piece):
            return Item(_piece(scene, piece, facts))
        case orders.PickSkill(skill):
            name, does = scene.say(f"wings-skill-{skill}"), scene.say(f"wings-skill-does-{skill}")
            return Item(name, [does])
        case orders.Spare(card):
            return Item(scene.damage(scene.view.drawn[orders.SPARED.index(card)]))
        case orders.Post(place):
            return Item(scene.say("wings-place", number=orders.POSTS.index(place) + 1))
        case orders.PickPilot(pilot):
            return Item(scene.plain(scene.relief(pilot)))
        case orders.PickType(name):
            return _type(scene, scene.t.aircraft[scene.t.type_of[name]])
    raise AssertionError(order)


def _word(scene: Scene, word: str) -> str:
    marking = scene.view.decision in ("program", "remark")
    if word == "pass":
        key = "wings-pass-marker" if marking else f"wings-pass-{scene.view.decision}"
        return scene.say(key, aircraft=scene.asked.label)
    if word == "blank":
        return scene.card(word)
    if word == "use" and scene.view.skill not in SKILLS:
        return scene.say("wings-do-use-power")
    return scene.marker(word) if marking else scene.say(f"wings-do-{word}")


def _card(scene: Scene, name: str, facts: Flight | Unseen | None) -> Item:
    """Return a card, where it leads, and what is wrong there or who is near."""
    deck = scene.t.cards[scene.t.deck_of[scene.flown.deck]]
    diamond = " ◊" if deck.diamond[deck.face_of[name]] else ""
    title = f"{scene.card(name)}{diamond}"
    if not isinstance(facts, Flight):
        return Item(title)
    perils = [name for name in ("off", "crash") if getattr(facts, name)]
    warned = [scene.say(f"wings-menu-{peril}") for peril in perils]
    return Item(title, [f"→ {scene.pose(facts.to)}", *(warned or map(scene.foe, facts.foes))])


def _piece(scene: Scene, label: str, facts: Shot | None) -> str:
    """Return a target, with range, cards and aim where a gun can reach it."""
    named = scene.named(scene.of(label))
    if facts is None:
        return named
    return scene.say("wings-menu-shot", enemy=named, short=facts.short, aimed=facts.aimed)


def _type(scene: Scene, plane: Aircraft) -> Item:
    guns = "/".join(gun.letter for gun in plane.guns)
    facts = {"deck": plane.deck, "guns": guns, "structure": plane.structure}
    facts |= {"climb": plane.climb, "ceiling": plane.ceiling}
    return Item(scene.plain(plane.name), [scene.say("wings-menu-type", **facts)])
