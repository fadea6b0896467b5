"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.mechanics.ladders import counted
from escadrille.mechanics.plane.grid import Pose, apart2, moved
from escadrille.systems.wings import orders
from escadrille.systems.wings.present.scene import Scene
from escadrille.systems.wings.rules import fire
from escadrille.systems.wings.rules.altitude import floor_under
from escadrille.systems.wings.schema import Aircraft

FOES = 2  # how many enemies are told beside it


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, say = scene.view, scene.say
    if view.decision is None:
        return []
    decision, facts = view.decision, {"aircraft": scene.named(scene.asked)}
    match decision:
        case "program":
            return [_programming(scene, facts)]
        case "declare":
            gun = next(gun for gun in view.guns if gun.open)
            return [say("wings-ask-declare", arc=say(f"wings-arc-{gun.arc}"), **facts)]
        case "reorder":
            facts["enemy"], facts["card"] = _shown(scene)
        case "skill":
            count = view.aircraft[scene.asked].owed
            return [say("wings-ask-skill", count=count, **facts)]
        case "use":
            facts["skill"] = say(f"wings-skill-{view.skill}")
            if view.drawn:
                facts["drawn"] = counted(map(scene.damage, view.drawn))
                return [say("wings-ask-use-drawn", **facts)]
        case "bearing" | "distance":
            facts["level"] = str(view.composing[0])
        case "window":
            floor, ceiling = view.window
            return [say("wings-ask-window", floor=floor, ceiling=ceiling, **facts)]
    return [say(f"wings-ask-{decision}", **facts)]


def _programming(scene: Scene, facts: dict[str, str]) -> str:
    plane = scene.view.aircraft[scene.asked]
    if len(plane.programme) == plane.cards:
        return scene.say("wings-ask-marker", **facts)
    number = len(plane.programme) + 1
    text = scene.say("wings-ask-program", number=number, count=plane.cards, **facts)
    duties = [scene.say(f"wings-note-duty-{ban}") for ban in plane.bans or ()]
    return " · ".join([text, *duties])


def _shown(scene: Scene) -> tuple[str, str]:
    """Return whom the seat tails, and the card that it was shown."""
    target = scene.view.aircraft[scene.asked].tails
    assert target is not None
    number = scene.labels.index(target)
    shown = scene.view.aircraft[number].programme
    return scene.named(number), scene.card(shown[0] if shown else None)


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word))
        case orders.Lay(card):
            return _card(scene, card)
        case orders.Resequence(places):
            cards = scene.view.aircraft[scene.asked].programme
            return Item(", ".join(scene.card(cards[int(place) - 1]) for place in places))
        case orders.Aim(at):
            kind, _, value = at.partition("-")
            centimetres = int(value) * scene.t.ruler // 4000
            facts = {"value": int(value), "centimetres": centimetres}
            return Item(scene.say(f"wings-aim-{kind}", **facts))
        case orders.PickPiece(piece):
            return Item(_piece(scene, scene.labels.index(piece)))
        case orders.PickSkill(skill):
            name, does = scene.say(f"wings-skill-{skill}"), scene.say(f"wings-skill-does-{skill}")
            return Item(name, [does])
        case orders.Spare(card):
            return Item(scene.damage(scene.view.drawn[orders.SPARED.index(card)]))
        case orders.PickType(name):
            return _type(scene, scene.t.aircraft[scene.t.type_of[name]])
    raise AssertionError(order)


def _word(scene: Scene, word: str) -> str:
    if word == "pass":
        plane = scene.of(scene.asked)
        marking = scene.view.decision in ("program", "remark")
        return scene.say(
            "wings-pass-marker" if marking else f"wings-pass-{scene.view.decision}",
            aircraft=plane.label,
        )
    if word == "blank":
        return scene.card(word)
    if scene.view.decision in ("program", "remark"):
        return scene.marker(word)
    return scene.say(f"wings-do-{word}")


def _card(scene: Scene, name: str) -> Item:
    """Return a card, where it leads, and what is wrong there or who is near."""
    deck = scene.s.roster.deck[scene.asked]
    diamond = " ◊" if deck.diamond[deck.face_of[name]] else ""
    title = f"{scene.card(name)}{diamond}"
    before = _standing(scene)
    if before is None:
        return Item(title)
    pose = moved(before, deck.move[deck.face_of[name]])
    warned = _warnings(scene, pose, name)
    foes = sorted(scene.foes(scene.asked), key=lambda foe: _apart2(scene, pose, foe))[:FOES]
    nearest = [f"{scene.label(foe)} {scene.way(pose, foe)}" for foe in foes]
    return Item(title, [f"→ {scene.pose(pose)}", *(warned or nearest)])


def _standing(scene: Scene) -> Pose | None:
    """Return where the next card begins, as far as the seat can know."""
    plane = scene.view.aircraft[scene.asked]
    if plane.in_clouds or plane.status != "flying":
        return None
    return [plane.pose, *scene.flight(scene.asked)][-1]


def _apart2(scene: Scene, pose: Pose, foe: int) -> int:
    aim = scene.of(foe).pose
    assert aim is not None
    return apart2(pose[:2], aim[:2])


def _warnings(scene: Scene, pose: Pose, card: str) -> list[str]:
    """Return what would go wrong with a card: the edge, or the ground (WINGS-RULING-13)."""
    width, depth = scene.view.area
    x, y, _ = pose
    found = [] if 0 <= x <= width and 0 <= y <= depth else [scene.say("wings-menu-off")]
    plane = scene.view.aircraft[scene.asked]
    dives = [*plane.programme, card].count("dive")
    floor = floor_under(scene.t, x, y)
    if card == "dive" and plane.level is not None and plane.level - dives < floor:
        found.append(scene.say("wings-menu-crash"))
    return found


def _piece(scene: Scene, number: int) -> str:
    """Return a target, with range, cards and aim where a gun can reach it."""
    view, named = scene.view, scene.named(number)
    if view.decision != "declare":
        return scene.say("wings-menu-tail", enemy=named)
    gun = next(gun for gun in view.guns if gun.open)
    reach = dict(gun.targets).get(scene.labels[number])
    if reach is None:
        return scene.say("wings-menu-fire", enemy=named)
    arc = ("front", "rear").index(gun.arc)
    aimed = fire.is_aimed(scene.t, scene.s, scene.labels.index(gun.piece), arc, number)
    return scene.say("wings-menu-shot", enemy=named, short=reach, aimed=aimed)


def _type(scene: Scene, plane: Aircraft) -> Item:
    guns = "/".join(gun.letter for gun in plane.guns)
    facts = {"deck": plane.deck, "guns": guns, "structure": plane.structure}
    facts |= {"climb": plane.climb, "ceiling": plane.ceiling}
    return Item(scene.plain(plane.name), [scene.say("wings-menu-type", **facts)])
