"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from escadrille.kernel.words import Item
from escadrille.systems.zero import facts as means
from escadrille.systems.zero import orders
from escadrille.systems.zero.present import forces
from escadrille.systems.zero.present.scene import Scene
from escadrille.systems.zero.schema import Card
from escadrille.systems.zero.tables import STEPS, TITLES


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, say = scene.view, scene.say
    if view.decision is None:
        return []
    if view.decision == "force":
        return forces.question(scene)
    facts: dict[str, Any] = {"aircraft": scene.told(view.asked), **view.terms}
    if view.decision in ("raid", "strike"):
        facts["aircraft"] = scene.wingman(str(view.asked))
    match view.decision:
        case "strike" if view.raid:
            facts["enemy"] = scene.named(view.raid.target)
        case "altitude":
            facts["level"] = scene.level(scene.asked.level)
        case "follow":
            facts["enemy"] = scene.named(scene.asked.holds)
        case "use" | "target" | "guise":
            facts["card"] = scene.card(view.composing[0])
        case "react" if view.exchange:
            answered = say(f"zero-title-{view.exchange.answers}")
            return [*_threat(scene), say("zero-ask-react", title=answered, **facts)]
    return [say(f"zero-ask-{view.decision}", **facts)]


def _threat(scene: Scene) -> list[str]:
    """Return the Attack being resolved, and the exchange of cards so far."""
    exchange = scene.view.exchange
    assert exchange is not None
    effect = exchange.effect
    key = {"bursts": "chase", "relief": "relieve"}.get(effect.kind, exchange.use)
    text = scene.say(
        f"zero-threat-{key}",
        aircraft=scene.told(exchange.by),
        enemy=scene.told(exchange.on),
        hits=effect.hits,
        bursts=effect.bursts,
        position=scene.position(effect.position),
        friend=scene.met(effect.friend) if effect.friend else "",
    )
    chain = [scene.card(link.card) for link in exchange.links]
    return [text, " → ".join(chain)] if len(chain) > 1 else [text]


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word, facts))
        case orders.Draw(cards):
            return Item(scene.say("zero-menu-draw", count=cards))
        case orders.Level(level):
            return Item(scene.level(level))
        case orders.PickCard(card):
            return _card_item(scene, card, facts)
        case orders.PickAircraft(aircraft):
            return Item(_aircraft_item(scene, aircraft, facts))
        case orders.PickFighter(fighter):
            return forces.fighter_item(scene, fighter, facts)
        case orders.PickBonus(bonus):
            return Item(scene.bonuses(bonus))
    raise AssertionError(order)


def _word(scene: Scene, word: str, facts: Any) -> str:
    say, view = scene.say, scene.view
    if word == "pass":
        return _pass(scene)
    match scene.decision, facts:
        case "company", None:
            return ""
        case "company", means.Worth(value):
            return say(f"zero-company-{word}", value=value)
        case "use", _:
            return _use(scene, scene.printed(view.composing[0]), word)
        case "guise", _:
            title = scene.printed(view.composing[0]).title
            return say(f"zero-guise-{word}", title=say(f"zero-title-{title}"))
        case "break-off", _:
            return _withdraw(scene, word)
        case "altitude", None:
            return say(f"zero-use-{word}")
        case "altitude", means.Move(level):
            return say(f"zero-do-{word}", level=scene.level(level))
        case "play", _ if word == "abandon":
            return say("zero-do-abandon", enemy=scene.named(scene.asked.holds))
    return say(f"zero-do-{word}")


def _pass(scene: Scene) -> str:
    """Return what it means to let things be: before a shot, the Hits that it does."""
    exchange = scene.view.exchange
    if scene.decision == "react" and exchange and exchange.verdict.kind == "hit":
        return scene.say("zero-pass-hits", hits=exchange.verdict.hits)
    return scene.say(f"zero-pass-{scene.decision}")


def _withdraw(scene: Scene, word: str) -> str:
    """Return whom a Break Off takes out of the fight, and how the table is shifted for each."""
    shifts = [f"{leaver.shift:+}" for leaver in scene.view.withdrawals]
    if word != "leader" and len(shifts) < 2:
        return ""
    return scene.say(f"zero-withdraw-{word}", shift=shifts[0], wingman=shifts[-1])


def _card_item(scene: Scene, name: str, facts: means.Uses | None) -> Item:
    """Return a card, how many of it there are, and what it can do now."""
    card, held = scene.printed(name), (scene.asked.hand or ()).count(name)
    title = scene.card(name) + (f" ×{held}" if held > 1 else "")
    if scene.decision in ("pay", "discard"):
        return Item(title, worth(scene, card))
    return Item(title, [_use(scene, card, use.use) for use in (facts.uses if facts else ())])


def _use(scene: Scene, card: Card, word: str) -> str:
    """Return what one use of a card would do."""
    key = f"zero-effect-{card.title}" if word == "maneuver" else f"zero-use-{word}"
    return scene.say(key, **asdict(card.attack) if card.attack else {})


def worth(scene: Scene, card: Card) -> list[str]:
    """Return what a card is worth, whatever the moment: before it is thrown away."""
    found = []
    if card.attack:
        found.append(_use(scene, card, "fire"))
    elif card.title == "vertical-roll" or TITLES.index(card.title) in STEPS:
        found.append(_use(scene, card, "maneuver"))
    if card.answers:
        found.append(scene.say("zero-use-answers", count=len(card.answers)))
    return found


def _aircraft_item(scene: Scene, name: str, facts: means.Aim | None) -> str:
    say, enemy = scene.say, scene.named(name)
    if facts is None:
        return enemy
    if facts.cards is not None:
        key = "announce" if scene.decision == "play" else "wingman"
        return say(f"zero-menu-{key}", enemy=enemy, count=facts.cards)
    if facts.friend:
        return say("zero-menu-relieve", enemy=enemy, friend=scene.met(facts.friend))
    key = "raid" if scene.decision == "raid" else "target"
    position = scene.position(facts.position)
    return say(f"zero-menu-{key}", enemy=enemy, position=position, left=facts.bursts)
