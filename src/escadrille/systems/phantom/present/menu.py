"""What each answer would do, as items of a menu; every roll with its odds."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Item
from escadrille.systems.phantom import orders
from escadrille.systems.phantom.facts import Attack, Counter, Harm, Post, Strike, Suppression
from escadrille.systems.phantom.present import cards
from escadrille.systems.phantom.present.scene import Scene, figures, signed
from escadrille.systems.phantom.view import PilotView

OF_THE_FLIGHT: Final = ("relief", "abort", "jettison", "attack", "suppress")


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do; one that is barred has no facts, and needs a name only."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word, facts))
        case orders.PickZone(zone):
            return Item(scene.zone(zone), [_post(scene, zone, facts)] if facts else ())
        case orders.PickPilot(pilot):
            return _pilot(scene, scene.of(pilot), facts)
        case orders.Take(weapon):
            return _take(scene, weapon, facts)
        case orders.PutBack(weapon):
            return Item(scene.say("phantom-do-unload", weapon=scene.weapon(weapon)))
        case orders.PickThreat(threat):
            return Item(_threat(scene, threat, facts))
        case orders.PickTarget(target):
            return cards.target_item(scene, scene.t.pack.tables["target"][target])
        case orders.Recruit(card):
            return cards.pilot_item(scene, *orders.side_of(scene.t, card))
    raise AssertionError(order)


def _word(scene: Scene, word: str, facts: Any) -> str:
    say, view = scene.say, scene.view
    match facts:
        case Harm(price=0) if view.decision == "evade":
            return say("phantom-pass-evade", odds=scene.harm(facts))
        case Harm(price=price) if price:
            return say("phantom-do-evade", stress=price, odds=scene.harm(facts))
        case Post():
            names = [scene.threat(name) for name in getattr(facts, word)]
            return say(f"phantom-do-{word}", threats=", ".join(names) or say("phantom-nobody"))
        case Attack() if word != "target":  # guns, or fire
            return say(f"phantom-do-{word}", odds=scene.attack(facts))
    match word:
        case "pass":
            return say(f"phantom-pass-{view.decision}")
        case "recon":
            bought = scene.t.help.reconnaissance
            return say("phantom-do-recon", cards=bought.cards, so=bought.so)
        case "target":
            return _aim(scene, word, facts)
        case "guns":
            return scene.weapon(word)
        case "calm" | "tanker":
            return say(f"phantom-do-{word}")
    return ""  # no answer to this question


def _post(scene: Scene, zone: str, post: Post) -> str:
    """Return how far a zone is from the Target, and how many enemies reach it."""
    kind = "stay" if zone == scene.of(str(scene.view.asked)).zone else "zone"
    low, high = len(post.low), len(post.high)
    return scene.say(f"phantom-do-{kind}", distance=post.distance, low=low, high=high)


# Who.


def _pilot(scene: Scene, pilot: PilotView, facts: Any) -> Item:
    say, decision = scene.say, scene.view.decision
    if pilot.missing or _is_out(scene, pilot):
        return Item("")
    cells, tells = [cards.cut(scene, pilot.type, 8)], []
    if decision not in ("promote", "suppress", "abort", "jettison"):
        cells += _state(scene, pilot)
    match facts:
        case Suppression(ways):
            tells = [f"{scene.weapon(way.weapon)} {scene.percent(way.hit)}" for way in ways]
        case Strike(aims):
            tells = [scene.aim(aim) for aim in aims]
    if decision == "promote":
        back = scene.t.pilots[scene.t.pilot_of[pilot.pilot]].back
        okay, shaken = cards.bands(scene, back)
        level = scene.level(back.level)
        tells = [say("phantom-do-promote", level=level, okay=okay, shaken=shaken)]
    elif decision in ("abort", "jettison"):
        tells = [scene.weapons(pilot.load)]
    columns = [("", cell) for cell in cells]
    return Item(cards.cut(scene, pilot.name, 15), [", ".join(tells)] if tells else (), columns)


def _is_out(scene: Scene, pilot: PilotView) -> bool:
    """Return whether a question is not about this pilot: not in the flight, or not in this step."""
    match scene.view.decision:
        case "assign":
            return pilot.role == "flying"
        case "attack" if pilot.acted or pilot.fast != (scene.view.step == "fast"):
            return True
    return scene.view.decision in OF_THE_FLIGHT and pilot.role != "flying"


def _state(scene: Scene, pilot: PilotView) -> list[str]:
    """Return a pilot's stress, status and figures."""
    stress = f"{pilot.stress}/{pilot.okay}/{pilot.shaken}"
    skills = f"{scene.speed(fast=pilot.fast)} {figures((pilot.ata, pilot.atg))}"
    return [scene.status(pilot.status), stress, skills]


# At what, and with what.


def _threat(scene: Scene, name: str, facts: Any) -> str:
    threat = scene.threat_view(name)
    if threat is None:
        return ""
    if scene.view.decision == "aim":
        return _aim(scene, name, facts)
    return scene.say("phantom-do-threat", threat=scene.threat(name), zone=scene.zone(threat.zone))


def _aim(scene: Scene, name: str, attack: Attack | None) -> str:
    """Return what may be attacked, and the odds with all that can be used against it."""
    if attack is None:
        return scene.aim(name)
    used = scene.weapons(die.weapon for die in attack.dice)
    return scene.say("phantom-do-aim", aim=scene.aim(name), weapons=used, odds=scene.attack(attack))


def _take(scene: Scene, weapon: str, facts: Any) -> Item:
    """Return a counter to load, to use or to drop."""
    t, view, name = scene.t, scene.view, scene.weapon(weapon)
    match facts:
        case Counter():
            return _loadable(scene, weapon, facts)
        case Attack():
            assert view.declared is not None
            load, named = scene.of(view.declared.pilot).load, view.declared.named
            left = load.count(weapon) - named.count(weapon)
            odds = scene.attack(facts)
            return Item(scene.say("phantom-do-use", weapon=name, count=left, odds=odds))
    fits = view.asked and t.weapon_of[weapon] in t.loadable[t.pilot_of[view.asked]]
    return Item(name if fits or view.decision != "arm" else "")


def _loadable(scene: Scene, weapon: str, counter: Counter) -> Item:
    """Return the figures of a counter to load, and what it can expect against this Target."""
    say, shown = scene.say, scene.view.weapons[weapon]
    entry = scene.t.pack.tables["weapon"][weapon]
    notes = [say("phantom-load-weight", wp=entry.wp)]
    if shown.so:
        notes.append(say("phantom-load-cost", so=shown.so))
    if entry.soft:
        notes.append(say("phantom-load-soft", bonus=signed(entry.soft)))
    if entry.factors:
        factors = "/".join(map(str, entry.factors))
        span = "–".join(map(str, sorted({shown.reach[0], shown.reach[-1]})))
        letters = " ".join(say(f"phantom-letter-{name}") for name in entry.altitudes)
        notes.append(say("phantom-load-figures", factors=factors, range=span, altitudes=letters))
    if counter.attack:
        notes.append(say("phantom-load-mean", mean=scene.decimal(counter.attack.mean)))
    return Item(cards.cut(scene, entry.name.say(scene.lang), 14), notes)
