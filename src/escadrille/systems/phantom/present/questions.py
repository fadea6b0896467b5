"""What a commander is asked, with the facts and the odds that he needs to answer."""

from __future__ import annotations

from typing import Any

from escadrille.systems.phantom.present.scene import Scene, signed


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
    view, t = scene.view, scene.t
    match view.decision:
        case "recruit":
            next_one = view.places[0]
            return {"level": scene.level(next_one.level), "left": next_one.left}
        case "promote":
            return {"cost": t.promotion}
        case "target":
            return {"politics": view.politics.value}
        case "assign" if view.target:
            named = sum(pilot.role == "flying" for pilot in view.squadron)
            return {"named": named, "most": view.target.aircraft}
        case "tanker" if view.target:
            return {"cost": view.tanker_price, "wp": view.target.penalty}
        case "arm":
            pilot = scene.of(str(view.asked))
            return {"wp": pilot.wp, "most": pilot.wp_most, "load": scene.weapons(pilot.load)}
        case "relief":
            return {"points": view.relief}
        case "rest":
            rest = t.help.rest
            return {"count": view.rests, "cost": rest.so, "points": rest.stress}
    return _combat(scene)


def _combat(scene: Scene) -> dict[str, Any]:
    view = scene.view
    match view.decision:
        case "intel" | "remove" if view.removal:
            return {"face": view.removal.face, "area": view.removal.area}
        case "attack":
            return {"fast": view.step == "fast"}
        case "weapons" if view.declared:
            return {
                "pilot": scene.pilot(view.declared.pilot),
                "aim": scene.aim(view.declared.aim),
                "suppression": view.declared.suppression,
                "named": scene.weapons(view.declared.named) if view.declared.named else "–",
                "modifier": signed(view.declared.modifier),
            }
        case "suppress" | "evade" if view.attack:
            event, threat = str(view.event), view.attack.threat
            return {"threat": scene.threat(threat) if threat else scene.title("event", event)}
    return {}


def _below(scene: Scene) -> list[str]:
    """Return the odds of what is about to be rolled, or what the loads can expect to do."""
    view, say = scene.view, scene.say
    match view.decision:
        case "suppress" if view.attack:
            return [say("phantom-odds-threat", odds=scene.harm(view.attack.harm))]
        case "weapons" if view.declared and view.declared.attack:
            return [say("phantom-odds-named", odds=scene.attack(view.declared.attack))]
        case "arm" if view.outlook:
            outlook = view.outlook
            mine = next(load.mean for load in outlook.loads if load.pilot == view.asked)
            told = {"mine": scene.decimal(mine), "all": scene.decimal(outlook.mean)}
            odds = scene.odds(outlook.destroy)
            return [say("phantom-odds-loads", **told, needed=outlook.needed, odds=odds)]
    return []
