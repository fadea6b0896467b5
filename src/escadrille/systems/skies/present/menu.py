"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import facts as means
from escadrille.systems.skies import orders
from escadrille.systems.skies.present.scene import Scene


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, say = scene.view, scene.say
    if view.decision is None:
        return []
    facts: dict[str, Any] = {"aircraft": scene.told(scene.asked.label) if scene.asked else ""}
    if view.attack is not None:
        attack = view.attack
        facts |= {"shooter": scene.told(attack.shooter), "target": scene.told(attack.target)}
        facts |= {"aspect": say(f"skies-aspect-{attack.aspect}"), "hits": attack.hits}
    if view.question is not None:
        facts["card"] = scene.card(view.question)
    if view.decision == "cards" and view.window is None:
        return [say("skies-ask-on", **facts)]
    if view.decision == "cards":
        facts["enemy"] = scene.told(view.contest) if view.contest else ""
        return [say(f"skies-window-{view.window}", **facts)]
    return [say(f"skies-ask-{view.decision}", **facts)]


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    say = scene.say
    match order:
        case orders.Do(word):
            return Item(_word(scene, word), _tells(scene, facts))
        case orders.Turn(turn):
            degrees = (orders.TURNS.index(turn) - c.MOST_STEPS) * c.STEP
            hard = scene.view.decision == "fly"
            text = say("skies-menu-hard", turn=scene.turn(degrees)) if hard else scene.turn(degrees)
            return Item(text, _tells(scene, facts))
        case orders.Fly(inches):
            return Item(say("skies-menu-fly", inches=inches), _tells(scene, facts))
        case orders.Column(column):
            return Item(say("skies-menu-column", inches=column))
        case orders.Row(row):
            return Item(say("skies-menu-row", inches=row))
        case orders.Heading(heading):
            return Item(say("skies-menu-heading", degrees=heading))
        case orders.TurnAt(inches):
            return Item(say("skies-menu-at", inches=inches), _tells(scene, facts))
    return _thing(scene, order, facts)


def _thing(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order names: an aircraft, a card, a weapon."""
    say = scene.say
    match order:
        case orders.PickAircraft(aircraft):
            return Item(scene.named(aircraft), _tells(scene, facts))
        case orders.PickShip(ship):
            return Item(say("skies-menu-ship", ship=ship))
        case orders.PickWeapon(weapon):
            return Item(_weapon(scene, weapon), _tells(scene, facts))
        case orders.PickCard(card):
            return Item(scene.card(card), [scene.card_text(card)])
        case orders.PickSquadron(squadron):
            return Item(scene.squadron(squadron))
        case orders.PickCloud(cloud):
            x, y = scene.view.clouds[cloud - 1] if cloud <= len(scene.view.clouds) else (0, 0)
            return Item(say("skies-menu-cloud", place=scene.place((x, y))))
    raise AssertionError(order)


def _weapon(scene: Scene, weapon: str) -> str:
    """Return a weapon of the aircraft that fires, or fires back."""
    attack = scene.view.attack
    label = attack.target if attack else scene.view.active
    if weapon == "guns" or label is None:
        return scene.say("skies-weapon-guns")
    return scene.weapon(label, orders.WEAPONS.index(weapon))


def _word(scene: Scene, word: str) -> str:
    if word == "pass":
        named = {"card": scene.card(scene.view.question)} if scene.view.question else {}
        return scene.say(f"skies-pass-{scene.view.decision}", **named)
    if word in c.EDGES:
        return scene.say(f"skies-edge-{word}")
    return scene.say(f"skies-do-{word}")


def _tells(scene: Scene, facts: Any) -> list[str]:
    """Return what the facts of an order say."""
    say = scene.say
    match facts:
        case means.Rise(level):
            return [f"→ {scene.level(level)}"]
        case means.Move(to, off):
            return [f"→ {scene.pose(to)}", *([say("skies-menu-off")] if off else [])]
        case means.Shot(aspect, inches, dice, dodge, odds, reply):
            aspect = say(f"skies-aspect-{aspect}")
            found = [say("skies-menu-shot", aspect=aspect, inches=inches, dice=dice, dodge=dodge)]
            found.append(scene.percent(odds))
            return [*found, say("skies-menu-reply", dice=reply)] if reply else found
        case means.Contest(inches, dice, theirs, tailing, odds):
            key = "skies-menu-tail" if tailing else "skies-menu-contest"
            text = say(key, inches=inches, dice=dice, theirs=theirs)
            return [text, scene.percent(odds)]
        case means.Reply(dice, dodge, odds):
            return [say("skies-menu-answer", dice=dice, dodge=dodge), scene.percent(odds)]
        case means.Dodge(dice, odds):
            return [
                say("skies-menu-dodge", dice=dice),
                say("skies-menu-hit", odds=scene.percent(odds)),
            ]
    return []
