"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Item
from escadrille.mechanics.aircraft import LEVELS, TAILING
from escadrille.systems.flames import choices, orders
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.present import forces
from escadrille.systems.flames.present.scene import Scene
from escadrille.systems.flames.rules import action, altitude, positions, reaction, speed
from escadrille.systems.flames.schema import Card
from escadrille.systems.flames.state import NOBODY
from escadrille.systems.flames.tables import TITLES

# Uses that are told in fewer words beside the name of their card.
BRIEF: Final = ("barrage", "agile", "extra-hit", "evade")


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, s, say = scene.view, scene.s, scene.say
    if view.decision is None:
        return []
    if view.decision == "force":
        return forces.question(scene)
    asked = scene.asked
    frame = s.stack[-1]
    facts: dict[str, Any] = {"aircraft": scene.named(asked)}
    match view.decision:
        case "altitude":
            facts |= {"level": scene.level(LEVELS[s.altitude[asked]])}
        case "pay" | "redline":
            facts |= {"count": frame[2]}
        case "follow":
            cost = altitude.follow_cost(s, asked, frame[2])
            facts |= {"enemy": scene.named(s.holds[asked]), "climbed": frame[2] > 0, "cost": cost}
        case "speed":
            facts |= {"enemy": scene.named(frame[2]), "points": frame[3]}
        case "use" | "target" | "steps":
            card = None if frame[2] == NOBODY else scene.t.cards[frame[2]].id
            facts |= {"card": scene.card(card)}
        case "react":
            answered = say(f"flames-title-{TITLES[frame[2]]}")
            return [*_threat(scene), say("flames-ask-react", title=answered, **facts)]
        case "evade":
            facts |= {"hits": s.hits}
    return [say(f"flames-ask-{view.decision}", **facts)]


def _threat(scene: Scene) -> list[str]:
    """Return the action being resolved, and the chain of cards so far."""
    s, t, say = scene.s, scene.t, scene.say
    use = choices.WORDS[s.use]
    if use == "play":
        use = "break-off" if reaction.breaks_off(t, s.face, s.use) else "reverse"
    if use in ("attack", "gunner") and t.destroys[s.face]:
        use = "destroy"
    steps = positions.position(s, s.by, s.on) + s.steps
    text = say(
        f"flames-threat-{use}",
        aircraft=scene.named(s.by),
        enemy=scene.named(s.on),
        hits=s.hits,
        position=scene.position(min(steps, TAILING)),
    )
    chain = [scene.card(t.cards[face].id) for face in s.chain]
    return [text, " → ".join(chain)] if len(chain) > 1 else [text]


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word))
        case orders.Steps(steps):
            return Item(_steps(scene, steps))
        case orders.Level(level):
            return Item(scene.level(level))
        case orders.PickCard(card):
            return _card_item(scene, card)
        case orders.PickAircraft(aircraft):
            return Item(_aircraft_item(scene, aircraft))
        case orders.PickFighter(fighter):
            return forces.fighter_item(scene, scene.t.fighter_of[fighter])
        case orders.PickPilot(pilot):
            return forces.pilot_item(scene, scene.t.pilots[scene.t.pilot_of[pilot]])
    raise AssertionError(order)


def _word(scene: Scene, word: str) -> str:
    s, say = scene.s, scene.say
    if word == "pass":
        return say(f"flames-pass-{scene.decision}")
    aircraft = scene.asked
    row = s.row[aircraft]
    if scene.decision == "use":
        return _use(scene, aircraft, s.stack[-1][2], choices.WORDS.index(word))
    if word in ("climb", "dive"):
        level = s.altitude[aircraft] + (1 if word == "climb" else -1)
        if not 0 <= level < len(LEVELS):
            return say(f"flames-use-{word}")
        facts = {"cost": row[tb.CLIMB_COST], "cards": row[tb.DIVE_DRAW]}
        return say(f"flames-do-{word}", level=scene.level(LEVELS[level]), **facts)
    if word == "abandon":
        return say("flames-do-abandon", enemy=scene.named(s.holds[aircraft]))
    if word == "push":
        return say("flames-do-push", damage=row[tb.REDLINE_DAMAGE])
    if word == "speed":
        after = positions.position(s, aircraft, s.stack[-1][2]) + 1
        return say("flames-do-speed", position=scene.position(after))
    return say(f"flames-do-{word}")


def _steps(scene: Scene, steps: int) -> str:
    _, aircraft, _, enemy = scene.s.stack[-1]
    after = positions.position(scene.s, aircraft, enemy) + steps
    if after > TAILING:
        return ""
    return scene.say("flames-menu-steps", steps=steps, position=scene.position(after))


def _card_item(scene: Scene, name: str) -> Item:
    """Return a card, how many of it there are, and what it can do now."""
    t, s = scene.t, scene.s
    face = t.face_of[name]
    held = s.hand[scene.asked * t.faces + face]
    title = scene.card(name) + (f" ×{held}" if held > 1 else "")
    if scene.view.decision == "action":
        leeway = action.Leeway(s, scene.asked)
        uses = action.uses(t, s, scene.asked, face, leeway)
        found = [_use(scene, scene.asked, face, use, brief=True) for use in uses]
    elif scene.view.decision in ("pay", "stall", "discard"):
        found = printed(scene, t.cards[face])
    elif scene.view.decision in ("evade", "redline"):
        if not t.softens[face]:
            return Item("")
        found = [scene.say("flames-use-soften", hits=t.softens[face])]
    elif t.action[face] == tb.REDLINE:
        return Item("")  # it is offered as an order of its own
    else:
        found = []
    return Item(title, found)


def _use(scene: Scene, aircraft: int, face: int, use: int, *, brief: bool = False) -> str:
    """Return what one use of a card would do."""
    t, s, say = scene.t, scene.s, scene.say
    row, card = s.row[aircraft], t.cards[face]
    word = choices.WORDS[use]
    value = action.maneuver_value(t, s, aircraft, face)
    hits = t.hits[face] + s.extra_hits + (row[tb.FIREPOWER] if use == choices.ATTACK else 0)
    if word in ("attack", "gunner"):
        return _fire(scene, word, t.bursts[face], None if t.destroys[face] else hits, brief=brief)
    name = card.action if word == "play" else word
    if brief and name in BRIEF:
        return say(f"flames-brief-{name}")
    return say(f"flames-use-{name}", value=value)


def _fire(scene: Scene, word: str, cost: int, hits: int | None, *, brief: bool) -> str:
    """Return an attack by its bursts and hits; None: it destroys."""
    if brief:
        figures = f"{cost}/{'†' if hits is None else max(0, hits)}"
        return scene.say(f"flames-brief-{word}", figures=figures)
    if hits is None:
        return scene.say("flames-use-destroy", bursts=cost)
    return scene.say(f"flames-use-{word}", bursts=cost, hits=max(0, hits))


def printed(scene: Scene, card: Card) -> list[str]:
    """Return what a card is worth, whatever the moment: before it is thrown away."""
    say = scene.say
    found = []
    if card.attack:
        hits = None if card.attack.destroys else card.attack.hits
        found.append(_fire(scene, "attack", card.attack.bursts, hits, brief=True))
    if card.maneuver:
        found.append(say("flames-use-maneuver", value=card.maneuver))
    if card.reacts_to:
        found.append(say("flames-use-answers", count=len(card.reacts_to)))
    if card.softens:
        found.append(say("flames-use-soften", hits=card.softens))
    return found


def _aircraft_item(scene: Scene, name: str) -> str:
    s = scene.s
    if scene.decision == "leader":
        return forces.leader_item(scene, name)
    number = orders.labels(s.roster).index(name)
    if scene.view.decision == "slot":
        return scene.named(number)
    now = scene.position(positions.position(s, scene.asked, number))
    points = speed.advantage(s, scene.asked, number)
    key = "compare" if scene.view.decision == "compare" else "target"
    return scene.say(f"flames-menu-{key}", enemy=scene.named(number), position=now, points=points)
