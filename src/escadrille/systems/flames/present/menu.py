"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Item
from escadrille.systems.flames import facts as fx
from escadrille.systems.flames import orders
from escadrille.systems.flames.present import forces, raids
from escadrille.systems.flames.present.scene import Scene
from escadrille.systems.flames.rules.setup import STAGE_NAMES
from escadrille.systems.flames.schema import Card
from escadrille.systems.flames.view import ActionView

# Uses that are told in fewer words beside the name of their card.
BRIEF: Final = ("barrage", "agile", "extra-hit", "evade", "select")
# Questions, and what an action comes to: who lets it be takes its hits.
SUFFERED: Final = (("react", "hit"),)


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, say = scene.view, scene.say
    if view.decision is None:
        return []
    if view.decision in STAGE_NAMES:
        return forces.question(scene)
    facts: dict[str, Any] = {"aircraft": scene.told(view.asked) if view.asked else ""}
    facts |= view.terms
    match view.decision:
        case "altitude":
            facts["level"] = scene.level(scene.asked.level)
        case "follow":
            facts["enemy"] = scene.named(scene.asked.holds)
        case "speed":
            facts["enemy"] = scene.named(view.facing)
        case "use" | "target" | "steps" | "approach":
            facts["card"] = _composed(scene)
        case "return" if view.action:
            return [*_threat(scene, view.action), say("flames-ask-return", **facts)]
        case "react" if view.action:
            answered = say(f"flames-title-{view.action.answers}")
            return [*_threat(scene, view.action), say("flames-ask-react", title=answered, **facts)]
    facts |= raids.question(scene)
    return [say(f"flames-ask-{view.decision}", **facts)]


def _composed(scene: Scene) -> str:
    card = scene.view.composing[0]
    return scene.card(None if card == "counter" else card)


def _threat(scene: Scene, action: ActionView) -> list[str]:
    """Return the action being resolved, and the chain of cards so far."""
    text = scene.say(
        f"flames-threat-{scene.deed(action.links[0].card, action.use)}",
        aircraft=scene.told(action.by),
        enemy=scene.told(action.on),
        hits=action.hits,
        position=scene.position(action.position),
    )
    chain = [scene.card(link.card) for link in action.links if link.card]
    return [text, " → ".join(chain)] if len(chain) > 1 else [text]


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word, facts))
        case orders.Steps(steps):
            return Item(_steps(scene, steps, facts))
        case orders.Level(level):
            return Item(scene.level(level))
        case orders.PickCell(cell):
            return Item(cell)
        case orders.PickCard(card):
            return _card_item(scene, card, facts)
        case orders.PickAircraft(aircraft):
            return Item(_aircraft_item(scene, aircraft, facts))
        case orders.PickFighter(fighter):  # of the many that cannot be had a menu is silent
            known = scene.t.fighters[scene.t.fighter_of[fighter]]
            return forces.fighter_item(scene, known) if facts else Item("")
        case orders.PickPilot(pilot):
            return forces.pilot_item(scene, scene.t.pilots[scene.t.pilot_of[pilot]])
    raise AssertionError(order)


def _word(scene: Scene, word: str, facts: Any) -> str:
    say = scene.say
    match word, facts:
        case "pass", _:
            return _pass(scene)
        case (("assign" | "jettison" | "dispersed" | "normal" | "tight"), _):
            return raids.word(scene, word, facts)
        case _, fx.Move(level, cost, draws):
            return say(f"flames-do-{word}", level=scene.level(level), cost=cost, cards=draws)
        case _, fx.Maneuver(position):
            return say(f"flames-do-{word}", position=scene.position(position))
        case "climb" | "dive", None:
            return say(f"flames-use-{word}")
        case "abandon", _:
            return say("flames-do-abandon", enemy=scene.named(scene.asked.holds))
        case "push", _:
            return say("flames-do-push", damage=scene.asked.figures.redline_damage)
    if scene.view.decision == "use":
        return _use(scene, scene.view.composing[0], word, facts)
    return say(f"flames-do-{word}")


def _pass(scene: Scene) -> str:
    """Return what it means to let things be: before a shot, the hits that it does."""
    decision, action = scene.view.decision, scene.view.action
    if decision == "evade":
        return scene.say("flames-pass-hits", hits=scene.view.terms["hits"])
    if action and action.hits and (decision, action.comes_to) in SUFFERED:
        return scene.say("flames-pass-hits", hits=action.hits)
    return scene.say(f"flames-pass-{decision}")


def _card_item(scene: Scene, name: str, facts: fx.Card | None) -> Item:
    """Return a card, how many of it there are, and what it can do now."""
    view, card = scene.view, scene.t.cards[scene.t.face_of[name]]
    held = (scene.asked.hand or ()).count(name)
    title = scene.card(name) + (f" ×{held}" if held > 1 else "")
    if view.decision in ("return", "boost"):
        return raids.card_item(scene, title, facts)
    if view.decision in ("pay", "stall", "discard"):
        return Item(title, printed(scene, card))
    if view.decision in ("evade", "redline"):
        soft = scene.say("flames-use-soften", hits=card.softens)
        return Item(title, [soft]) if card.softens else Item("")
    if view.decision != "action" and card.action == "redline":
        return Item("")  # it is offered as an order of its own
    uses = facts.uses if facts else ()
    return Item(title, [_use(scene, name, use.use, use, brief=True) for use in uses])


def _use(scene: Scene, name: str, word: str, facts: fx.Use | None, *, brief: bool = False) -> str:
    """Return what one use of a card would do; of one that is barred, what is printed."""
    card = scene.t.cards[scene.t.face_of[name]] if name != "counter" else scene.t.cards[0]
    if word in ("attack", "gunner"):
        return _fire(scene, word, facts or card.attack, brief=brief)
    deed = scene.deed(None if name == "counter" else name, word)
    if brief and deed in BRIEF:
        return scene.say(f"flames-brief-{deed}")
    return scene.say(f"flames-use-{deed}", value=facts.steps if facts else card.maneuver)


def _fire(scene: Scene, word: str, shot: Any, *, brief: bool) -> str:
    """Return an attack, as printed or as it would be, by its bursts and hits."""
    if brief:
        figures = f"{shot.bursts}/{'†' if shot.destroys else shot.hits}"
        return scene.say(f"flames-brief-{word}", figures=figures)
    word = "destroy" if shot.destroys else word
    return scene.say(f"flames-use-{word}", bursts=shot.bursts, hits=shot.hits)


def printed(scene: Scene, card: Card) -> list[str]:
    """Return what a card is worth, whatever the moment: before it is thrown away."""
    say = scene.say
    found = []
    if card.attack:
        found.append(_fire(scene, "attack", card.attack, brief=True))
    if card.maneuver:
        found.append(say("flames-use-maneuver", value=card.maneuver))
    if card.reacts_to:
        found.append(say("flames-use-answers", count=len(card.reacts_to)))
    if card.softens:
        found.append(say("flames-use-soften", hits=card.softens))
    return found


def _steps(scene: Scene, steps: int, facts: fx.Maneuver | None) -> str:
    if facts is None:
        return ""
    key = "approach" if scene.view.decision == "approach" else "steps"
    return scene.say(f"flames-menu-{key}", steps=steps, position=scene.position(facts.position))


def _aircraft_item(scene: Scene, name: str, facts: fx.Enemy | fx.Quarry | None) -> str:
    if scene.view.decision == "leader":
        return forces.leader_item(scene, name)
    enemy = scene.named(name)
    if facts is None:
        return enemy
    if isinstance(facts, fx.Quarry):
        return raids.quarry(scene, enemy, facts)
    key = "compare" if scene.view.decision == "compare" else "target"
    now = scene.position(facts.position)
    return scene.say(f"flames-menu-{key}", enemy=enemy, position=now, points=facts.points)
