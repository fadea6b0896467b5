"""What a seat is asked, and what each answer would do."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.zero import choices, orders
from escadrille.systems.zero.present import forces
from escadrille.systems.zero.present.scene import Scene
from escadrille.systems.zero.rules import bursts, disengagement, play, positions, wingmen
from escadrille.systems.zero.schema import Card
from escadrille.systems.zero.state import FLYING, NOBODY
from escadrille.systems.zero.tables import SCISSORS, STEPS, TITLES


def question(scene: Scene) -> list[str]:
    """Return what the seat is asked, with the facts that it needs to answer."""
    view, s, say = scene.view, scene.s, scene.say
    if view.decision is None:
        return []
    if view.decision == "force":
        return forces.question(scene)
    frame = s.stack[-1]
    facts: dict[str, Any] = {"aircraft": scene.named(scene.asked)}
    match view.decision:
        case "bonus" | "draw":
            facts |= {"count": frame[2]}
        case "letter":
            facts |= {"aircraft": scene.named(frame[3])}
        case "strike":
            facts |= {"enemy": scene.named(frame[2])}
        case "altitude":
            facts |= {"level": scene.level(LEVELS[s.altitude[scene.asked >> 1]])}
        case "follow":
            cost = frame[3] + (frame[2] > 0)
            foe = s.foe[scene.asked >> 1]
            facts |= {"enemy": scene.named(foe), "climbed": frame[2] > 0, "cost": cost}
        case "use" | "target":
            facts |= {"card": scene.card(scene.t.cards[frame[2]].id)}
        case "guise":
            facts |= {"card": scene.card(scene.t.cards[frame[3]].id)}
        case "react":
            answered = say(f"zero-title-{TITLES[frame[2]]}")
            return [*_threat(scene), say("zero-ask-react", title=answered, **facts)]
    return [say(f"zero-ask-{view.decision}", **facts)]


def _threat(scene: Scene) -> list[str]:
    """Return the Attack being resolved, and the exchange of cards so far."""
    s, t, say = scene.s, scene.t, scene.say
    use = choices.WORDS[s.use]
    facts: dict[str, Any] = {"aircraft": scene.named(s.by), "enemy": scene.named(s.on)}
    facts |= {"hits": t.hits[s.face], "bursts": t.steps[s.face]}
    if use == "maneuver" and s.on & 1:
        use = "chase"
    elif use in ("maneuver", "agile"):
        leader = s.by & ~1
        after = positions.standing(s, leader, s.on) + _steps(scene, s.face, use)
        facts["position"] = scene.position(after)
        friend = positions.relieved(s, leader, s.on)
        if friend != NOBODY:
            use, facts["friend"] = "relieve", scene.label(friend)
    text = say(f"zero-threat-{use}", **facts)
    chain = [scene.card(t.cards[face].id) for face in s.chain]
    return [text, " → ".join(chain)] if len(chain) > 1 else [text]


def _steps(scene: Scene, face: int, use: str) -> int:
    return STEPS[SCISSORS] if use == "agile" else scene.t.steps[face]


def menu_item(scene: Scene, order: Any, facts: Any) -> Item:
    """Return what an order would do."""
    match order:
        case orders.Do(word):
            return Item(_word(scene, word))
        case orders.Draw(cards):
            return Item(scene.say("zero-menu-draw", count=cards))
        case orders.Level(level):
            return Item(scene.level(level))
        case orders.PickCard(card):
            return _card_item(scene, card)
        case orders.PickAircraft(aircraft):
            return Item(_aircraft_item(scene, aircraft))
        case orders.PickFighter(fighter):
            return forces.fighter_item(scene, scene.t.fighter_of[fighter])
        case orders.PickBonus(bonus):
            return Item(scene.bonuses(bonus))
    raise AssertionError(order)


def _word(scene: Scene, word: str) -> str:
    s, say = scene.s, scene.say
    if word == "pass":
        return say(f"zero-pass-{scene.decision}")
    if scene.decision == "company":
        return forces.company_item(scene, word)
    if scene.decision == "use":
        return _use(scene, s.stack[-1][2], word)
    if scene.decision == "guise":
        title = say(f"zero-title-{TITLES[scene.t.title[s.stack[-1][3]]]}")
        return say(f"zero-guise-{word}", title=title)
    aircraft = scene.asked
    if scene.decision == "break-off":
        return _withdraw(scene, aircraft, word)
    if word in ("climb", "dive"):
        level = s.altitude[aircraft >> 1] + (1 if word == "climb" else -1)
        beyond = not 0 <= level < len(LEVELS)
        return "" if beyond else say(f"zero-do-{word}", level=scene.level(LEVELS[level]))
    if word == "abandon":
        foe = s.foe[aircraft >> 1]
        return "" if foe == NOBODY else say("zero-do-abandon", enemy=scene.named(foe))
    return say(f"zero-do-{word}")


def _withdraw(scene: Scene, leader: int, word: str) -> str:
    """Return whom a Break Off takes out of the fight, and how the table is shifted for each."""
    s, say = scene.s, scene.say
    wingman = s.status[leader + 1] == FLYING
    shift = f"{disengagement.shift_of(scene.t, s, leader):+}"
    other = f"{disengagement.shift_of(scene.t, s, leader + 1):+}" if wingman else ""
    if word != "leader" and not wingman:
        return ""
    return say(f"zero-withdraw-{word}", shift=shift, wingman=other)


def _card_item(scene: Scene, name: str) -> Item:
    """Return a card, how many of it there are, and what it can do now."""
    t, s = scene.t, scene.s
    face, asked = t.face_of[name], scene.asked
    held = s.hand[asked * t.faces + face]
    title = scene.card(name) + (f" ×{held}" if held > 1 else "")
    match scene.decision:
        case "play":
            words = [choices.WORDS[use] for use in play.uses(t, s, asked, face)]
            found = [_use(scene, face, word) for word in words]
        case "strike":
            found = [_use(scene, face, "fire" if t.bursts[face] else "maneuver")]
        case "pay" | "discard":
            found = printed(scene, t.cards[face])
        case _:
            found = []
    return Item(title, found)


def _use(scene: Scene, face: int, word: str) -> str:
    """Return what one use of a card would do, or nothing where the card has no such use."""
    t, say = scene.t, scene.say
    if choices.WORDS.index(word) not in play.offered(t, scene.s, scene.asked & ~1, face):
        return ""
    if word == "maneuver":
        return say(f"zero-effect-{TITLES[t.title[face]]}")
    return say(f"zero-use-{word}", bursts=t.bursts[face], hits=t.hits[face])


def printed(scene: Scene, card: Card) -> list[str]:
    """Return what a card is worth, whatever the moment: before it is thrown away."""
    say = scene.say
    found = []
    if card.attack:
        found.append(say("zero-use-fire", bursts=card.attack.bursts, hits=card.attack.hits))
    elif card.title == "vertical-roll":
        found.append(say("zero-effect-vertical-roll"))
    elif TITLES.index(card.title) in STEPS:
        found.append(say(f"zero-effect-{card.title}"))
    if card.answers:
        found.append(say("zero-use-answers", count=len(card.answers)))
    return found


def _aircraft_item(scene: Scene, name: str) -> str:
    s, say = scene.s, scene.say
    number = orders.labels(s.roster).index(name)
    if s.status[number] != FLYING:
        return ""
    asked = scene.asked
    if scene.decision in ("next", "bonus"):
        return scene.named(number)
    if number & 1:
        draws = wingmen.defensive(s, number)
        key = "announce" if scene.decision == "play" else "wingman"
        return say(f"zero-menu-{key}", enemy=scene.named(number), count=draws)
    leader = asked & ~1
    now = positions.standing(s, leader, number)
    friend = positions.relieved(s, leader, number)
    if friend not in (NOBODY, leader) and now < 0:
        return say("zero-menu-relieve", enemy=scene.named(number), friend=scene.label(friend))
    left = bursts.left_at_leader(s, leader, number)
    facts = {"enemy": scene.named(number), "position": scene.position(now), "left": left}
    return say("zero-menu-raid" if asked & 1 else "zero-menu-target", **facts)
