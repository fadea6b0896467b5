"""What a commander is asked, with the facts and the odds that he needs to answer."""

from __future__ import annotations

from typing import Any

from escadrille.systems.phantom.present.scene import Scene, signed
from escadrille.systems.phantom.prospects import Outlook, harm, named
from escadrille.systems.phantom.rules.defences import AREAS
from escadrille.systems.phantom.tables import FACES


def question(scene: Scene) -> list[str]:
    """Return what is asked; odds stand on a line of their own."""
    view = scene.view
    if view.decision is None:
        return []
    facts: dict[str, Any] = {"so": view.so}
    if view.asked is not None:
        facts["pilot"] = scene.pilot(view.asked)
    facts |= _facts(scene)
    return [scene.say(f"phantom-ask-{view.decision}", **facts), *_below(scene)]


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
    """Return the odds of what is about to be rolled."""
    view, say = scene.view, scene.say
    match view.decision:
        case "suppress":
            return [
                say("phantom-odds-threat", odds=scene.harm(harm(scene.t, scene.s, evading=False)))
            ]
        case "weapons" if view.declared and view.declared.named:
            return [say("phantom-odds-named", odds=scene.attack(named(scene.t, scene.s)))]
        case "arm" if view.outlook:
            return [_loads(scene, view.outlook)]
    return []


def _loads(scene: Scene, outlook: Outlook) -> str:
    """Return what the aircraft and the flight, as loaded now, can expect to do to the Target."""
    mine = next(load for load in outlook.loads if load.pilot == scene.view.asked)
    return scene.say(
        "phantom-odds-loads",
        mine=scene.decimal(mine.mean),
        all=scene.decimal(outlook.mean),
        needed=outlook.needed,
        odds=scene.odds(outlook.destroy),
    )
