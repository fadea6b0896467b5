"""What a commander is asked, with the facts and the odds that he needs to answer."""

from __future__ import annotations

from typing import Any, Final

from escadrille.systems.phantom import odds
from escadrille.systems.phantom.frames import EVADE
from escadrille.systems.phantom.present import cards
from escadrille.systems.phantom.present.scene import Scene, signed
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.defences import AREAS
from escadrille.systems.phantom.tables import FACES

MARGIN: Final = " " * 6  # of an item in a menu


def question(scene: Scene) -> str:
    """Return what is asked; heads of columns and odds stand on lines of their own."""
    view = scene.view
    if view.decision is None:
        return ""
    facts: dict[str, Any] = {"so": view.so}
    if view.asked is not None:
        facts["pilot"] = scene.pilot(view.asked)
    facts |= _facts(scene)
    lines = [scene.say(f"phantom-ask-{view.decision}", **facts), *_below(scene)]
    return "\n".join(lines)


def _facts(scene: Scene) -> dict[str, Any]:
    view, s, t = scene.view, scene.s, scene.t
    frame = s.stack[-1]
    match view.decision:
        case "recruit":
            return _slot(scene)
        case "promote":
            return {"cost": view.promotion}
        case "target":
            value = int(view.politics.values[view.politics.position])
            return {"politics": value}
        case "assign" if view.target:
            named = sum(pilot.role == "flying" for pilot in view.squadron)
            return {"named": named, "most": view.target.aircraft}
        case "tanker":
            return {"cost": view.tanker_price, "wp": t.penalty[s.target]}
        case "arm":
            pilot = scene.of(str(view.asked))
            return {"wp": pilot.wp, "most": pilot.wp_most, "load": scene.weapons(pilot.load)}
        case "relief":
            return {"points": frame[2]}
        case "intel" | "remove":
            intel = view.decision == "intel"
            area = frame[3] if intel else frame[2] >> 1
            return {"face": FACES[frame[2] & 1], "area": AREAS[area]}
        case "rest":
            rest = t.help.rest
            return {"count": view.rests, "cost": rest.so, "points": rest.stress}
    return _combat(scene)


def _combat(scene: Scene) -> dict[str, Any]:
    view = scene.view
    match view.decision:
        case "attack":
            return {"fast": bool(scene.s.stack[-1][2])}
        case "weapons":
            return _declared(scene)
        case "suppress" | "evade":
            return {"threat": _attacker(scene)}
    return {}


def _slot(scene: Scene) -> dict[str, Any]:
    """Return which place of the squadron is to be filled."""
    view = scene.view
    level = str(view.level)
    left = next(count for count in view.slots if count)
    return {"level": scene.level(level), "left": left}


def _attacker(scene: Scene) -> str:
    attack = scene.view.attack
    if attack is None or attack.threat is None:
        return scene.title("event", str(scene.view.event))
    return scene.threat(attack.threat)


def _declared(scene: Scene) -> dict[str, Any]:
    declared = scene.view.declared
    assert declared is not None
    return {
        "pilot": scene.pilot(declared.pilot),
        "aim": scene.aim(declared.aim),
        "suppression": declared.suppression,
        "named": scene.weapons(declared.named) if declared.named else "–",
        "modifier": signed(declared.modifier),
    }


def _below(scene: Scene) -> list[str]:
    """Return the heads of a menu's columns, or the odds of what is about to be rolled."""
    view, say = scene.view, scene.say
    match view.decision:
        case "recruit":
            return [f"{MARGIN}[dim]{cards.pilot_heads(scene)}[/]"]
        case "target":
            return [f"{MARGIN}[dim]{cards.target_heads(scene)}[/]"]
        case "suppress":
            return [say("phantom-odds-threat", odds=threat_odds(scene, evading=False))]
        case "weapons" if view.declared and view.declared.named:
            return [say("phantom-odds-named", odds=named_odds(scene))]
    return []


def threat_odds(scene: Scene, *, evading: bool) -> str:
    """Return what the enemy attack under way can do to the aircraft attacked."""
    _, pilot, aim, leg = next(frame for frame in scene.s.stack if frame[0] == EVADE)
    return scene.harm(odds.threat(scene.t, scene.s, pilot, aim, leg, evading=evading))


def named_odds(scene: Scene) -> str:
    """Return what the counters named so far promise."""
    t, s = scene.t, scene.s
    _, pilot, aim, _ = s.stack[-1]
    weapons = [weapon for weapon, count in enumerate(s.named) for _ in range(count)]
    return attack_odds(scene, aim, odds.attack(t, s, pilot, aim, weapons))


def attack_odds(scene: Scene, aim: int, chances: list[float]) -> str:
    """Return the chance to hit a Site or Bandit, or the damage to expect on the Target."""
    if aim != AT_TARGET:
        return scene.odds(odds.at_least(chances, 1))
    left = scene.t.targets[scene.s.target].damage - scene.s.damage
    mean = scene.decimal(odds.mean(chances))
    done = odds.at_least(chances, left)
    if not done:
        return scene.say("phantom-odds-damage", mean=mean)
    return scene.say("phantom-odds-target", mean=mean, odds=scene.odds(done))
