"""What each answer would do, as items of a menu; every roll with its odds."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Item
from escadrille.systems.phantom import orders, prospects
from escadrille.systems.phantom.choices import WORDS, ZONE
from escadrille.systems.phantom.present import cards
from escadrille.systems.phantom.present.scene import Scene, figures, signed
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.rules.movement import bar_move
from escadrille.systems.phantom.rules.outbound import bar_place
from escadrille.systems.phantom.tables import AIR, GROUND, NOBODY
from escadrille.systems.phantom.view import PilotView

PLAIN: Final = ("calm", "tanker")  # words that mean the same whenever they can be said
OF_THE_FLIGHT: Final = ("relief", "abort", "jettison", "attack", "suppress")


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word))
        case orders.PickZone(zone):
            return _zone(scene, ZONES.index(zone))
        case orders.PickPilot(pilot):
            return _pilot(scene, pilot)
        case orders.Take(weapon):
            return _take(scene, scene.t.weapon_of[weapon])
        case orders.PutBack(weapon):
            return Item(scene.say("phantom-do-unload", weapon=scene.weapon(weapon)))
        case orders.PickThreat(threat):
            return Item(_threat(scene, threat))
        case orders.PickTarget(target):
            return cards.target_item(scene, scene.t.targets[scene.t.target_of[target]])
        case orders.Recruit(card):
            name = card.removesuffix("+")
            number = scene.t.pilot_of[name]
            # Cards of the other service are no use to speak of.
            serves = _serves(scene, number)
            return cards.pilot_item(scene, number, name != card) if serves else Item("")
    raise AssertionError(order)


def _serves(scene: Scene, number: int) -> bool:
    return scene.t.may_fly[number] and number not in scene.s.card


def _word(scene: Scene, word: str) -> str:
    say, view = scene.say, scene.view
    match word:
        case "pass" if view.decision == "evade":
            return say("phantom-pass-evade", odds=_harm(scene, evading=False))
        case "pass":
            return say(f"phantom-pass-{view.decision}")
        case "evade":
            stress = scene.t.help.evasion
            told = _harm(scene, evading=True)
            return say("phantom-do-evade", stress=stress, odds=told)
        case "recon":
            bought = scene.t.help.reconnaissance
            return say("phantom-do-recon", cards=bought.cards, so=bought.so)
        case "target":
            return _aim(scene, AT_TARGET)
        case "guns":
            return say("phantom-do-guns", odds=_with(scene, []))
        case "fire":
            return say("phantom-do-fire", odds=scene.attack(prospects.named(scene.t, scene.s)))
        case "low" | "high":
            return _altitude(scene, word)
    assert word in PLAIN, WORDS
    return say(f"phantom-do-{word}")


def _harm(scene: Scene, *, evading: bool) -> str:
    return scene.harm(prospects.harm(scene.t, scene.s, evading=evading))


# Where.


def _altitude(scene: Scene, word: str) -> str:
    """Return an altitude, and which enemies reach it in the zone chosen."""
    post = prospects.post(scene.t, scene.s, scene.s.zone[scene.s.stack[-1][1]])
    names = [scene.threat(name) for name in (post.high if word == "high" else post.low)]
    told = ", ".join(names) or scene.say("phantom-nobody")
    return scene.say(f"phantom-do-{word}", threats=told)


def _zone(scene: Scene, zone: int) -> Item:
    """Return a zone; one that can be gone to with its distance and the enemies in range."""
    t, s, name = scene.t, scene.s, ZONES[zone].upper()
    bar = bar_place if scene.view.decision == "place" else bar_move
    if bar(t, s, s.stack[-1], 0, ZONE + zone) is not None:
        return Item(name)
    post = prospects.post(t, s, zone)
    kind = "stay" if zone == s.zone[s.stack[-1][1]] else "zone"
    low, high = len(post.low), len(post.high)
    told = scene.say(f"phantom-do-{kind}", distance=post.distance, low=low, high=high)
    return Item(name, [told])


# Who.


def _pilot(scene: Scene, name: str) -> Item:
    view, say = scene.view, scene.say
    pilot = scene.of(name)
    number = scene.number(name)
    if pilot.missing or _is_out(scene, pilot):
        return Item("")
    cells, tells = [cards.cut(scene, scene.aircraft(pilot.aircraft), 8)], []
    match view.decision:
        case "promote":
            card = scene.t.pilots[scene.s.card[number]]
            level = scene.level(card.back.level)
            okay, shaken = cards.bands(scene, card.back)
            tells = [say("phantom-do-promote", level=level, okay=okay, shaken=shaken)]
        case "suppress":
            tells = [_suppression(scene, number)]
        case "abort" | "jettison":
            tells = [scene.weapons(pilot.load)]
        case _:
            cells += _state(scene, name)
    if view.decision == "attack":
        tells = [", ".join(scene.aim(aim) for aim in pilot.aims)]
    figures = [("", cell) for cell in cells]
    return Item(cards.cut(scene, pilot.name, 15), [told for told in tells if told], figures)


def _is_out(scene: Scene, pilot: PilotView) -> bool:
    """Return whether a question is not about this pilot: not in the flight, or not in this step."""
    match scene.view.decision:
        case "assign":
            return pilot.role == "flying"
        case "attack" if pilot.acted or pilot.fast != (scene.view.step == "fast"):
            return True
    return scene.view.decision in OF_THE_FLIGHT and pilot.role != "flying"


def _state(scene: Scene, name: str) -> list[str]:
    """Return a pilot's stress, status and figures."""
    pilot = scene.of(name)
    stress = f"{pilot.stress}/{pilot.okay}/{pilot.shaken}"
    skills = f"{scene.speed(fast=pilot.fast)} {figures((pilot.ata, pilot.atg))}"
    return [scene.status(pilot.status), stress, skills]


def _suppression(scene: Scene, pilot: int) -> str:
    """Return the chance of each weapon that an aircraft could suppress with."""
    if scene.s.zone[pilot] == NOBODY:
        return ""
    ways = prospects.suppression(scene.t, scene.s, pilot, scene.s.stack[-1][2]).attacks
    return ", ".join(f"{scene.weapon(way.dice[0].weapon)} {scene.percent(way.hit)}" for way in ways)


# At what, and with what.


def _threat(scene: Scene, name: str) -> str:
    view, say = scene.view, scene.say
    threat = scene.threat_view(name)
    if threat is None:
        return ""
    if view.decision == "aim":
        return _aim(scene, orders.threat_names(scene.s).index(name) + 1)
    return say("phantom-do-threat", threat=scene.threat(name), zone=threat.zone.upper())


def _aim(scene: Scene, aim: int) -> str:
    """Return what may be attacked, and the odds with all that can be used against it."""
    t, s = scene.t, scene.s
    pilot = s.stack[-1][1]
    name = orders.threat_name(s, aim - 1) if aim else "target"
    weapons = prospects.all_usable(t, s, pilot, aim)
    if weapons is None:
        return scene.aim(name)
    attack = prospects.attack(t, s, pilot, aim, weapons)
    used = scene.weapons(die.weapon for die in attack.dice)
    return scene.say("phantom-do-aim", aim=scene.aim(name), weapons=used, odds=scene.attack(attack))


def _with(scene: Scene, weapons: list[int]) -> str:
    """Return the odds of these counters, or of guns, in the attack being declared."""
    _, pilot, aim, _ = scene.s.stack[-1]
    return scene.attack(prospects.attack(scene.t, scene.s, pilot, aim, weapons))


def _take(scene: Scene, weapon: int) -> Item:
    """Return a counter to load, to use or to drop."""
    t, s, say = scene.t, scene.s, scene.say
    name = scene.weapon(t.weapon_ids[weapon])
    match scene.view.decision:
        case "arm":
            return _loadable(scene, weapon)
        case "weapons" if t.kind[weapon] not in (AIR, GROUND):
            return Item("")
        case "weapons":
            held = s.load[s.stack[-1][1] * t.weapons + weapon] - s.named[weapon]
            facts = {"weapon": name, "count": held, "odds": _with(scene, [weapon])}
            return Item(say("phantom-do-use", **facts))
    return Item(name)


def _loadable(scene: Scene, weapon: int) -> Item:
    """Return the figures of a counter to load, and what it can expect against this Target."""
    t, s, say = scene.t, scene.s, scene.say
    entry = t.pack.tables["weapon"][t.weapon_ids[weapon]]
    pilot = s.stack[-1][1]
    if weapon not in t.loadable[s.card[pilot]]:
        return Item("")
    factors = "/".join(map(str, entry.factors))
    reach = [distance for distance in range(entry.range + 1) if distance != entry.forbidden]
    span = "–".join(map(str, sorted({reach[0], reach[-1]})))
    letters = " ".join(say(f"phantom-letter-{name}") for name in entry.altitudes)
    notes = [say("phantom-load-weight", wp=entry.wp)]
    if t.so_cost[weapon]:
        notes.append(say("phantom-load-cost", so=t.so_cost[weapon]))
    if entry.soft:
        notes.append(say("phantom-load-soft", bonus=signed(entry.soft)))
    if t.kind[weapon] in (AIR, GROUND):
        notes.append(say("phantom-load-figures", factors=factors, range=span, altitudes=letters))
    if attack := prospects.counter(t, s, pilot, weapon).attack:
        notes.append(say("phantom-load-mean", mean=scene.decimal(attack.mean)))
    return Item(cards.cut(scene, entry.name.say(scene.lang), 14), notes)
