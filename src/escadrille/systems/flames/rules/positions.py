"""Who holds which position on whom (group POS).

Since an aircraft holds one position at most, the relation is two numbers per aircraft: the enemy
it `holds`, and its `grip` on him, 1 Advantaged or 2 Tailing. They last until something here
changes them (FLAMES-POS-09).
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS, TAILING
from escadrille.systems.flames.events import Positioned
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import absent, blocked, blockers, is_laden
from escadrille.systems.flames.state import NOBODY, State

ADVANTAGED_SLOTS: Final = 2  # FLAMES-POS-04


def position(s: State, aircraft: int, enemy: int) -> int:
    """Return the position of one aircraft towards another, from -2 Tailed to 2 Tailing.

    Rules: FLAMES-POS-01, FLAMES-POS-02.
    """
    if s.holds[aircraft] == enemy:
        return s.grip[aircraft]
    if s.holds[enemy] == aircraft:
        return -s.grip[enemy]
    return 0


def pursuers(s: State, aircraft: int) -> list[int]:
    """Return who holds a position on an aircraft: the Tailing one, then by order of gain.

    Rules: FLAMES-RULING-35.
    """
    holds = s.holds
    found = [other for other in s.chase if holds[other] == aircraft]
    if len(found) > 1:
        found.sort(key=lambda other: -s.grip[other])
    return found


def slot_free(s: State, enemy: int, grip: int) -> bool:
    """Is there room for one more in that position on that enemy?

    Rules: FLAMES-POS-04, FLAMES-POS-05.
    """
    holds, grips = s.holds, s.grip
    taken = 0 if s.raid is None else blocked(s, enemy, grip)
    for other in s.chase:
        if holds[other] == enemy and grips[other] == grip:
            taken += 1
    return taken < (1 if grip == TAILING else ADVANTAGED_SLOTS)


def step_set(s: State, aircraft: int, enemy: int) -> int:
    """Return the numbers of steps that a maneuver may make, as a set of bits.

    A maneuver only improves, never beyond Tailing, never onto a full slot, but it may pass over
    one. Rules: FLAMES-PLAY-04, FLAMES-POS-05, FLAMES-POS-06, FLAMES-RULING-11.
    """
    now = position(s, aircraft, enemy)
    found = 0
    for steps in range(1, TAILING - now + 1):
        grip = now + steps
        # Below Neutral it is the enemy who takes a slot, on this aircraft.
        if grip == 0 or slot_free(s, *((enemy, grip) if grip > 0 else (aircraft, -grip))):
            found |= 1 << steps
    return found


def bar_step(s: State, aircraft: int, enemy: int, steps: int) -> Refusal | None:
    """Return what bars so many steps: the end of the scale, or a slot that is taken."""
    now = position(s, aircraft, enemy)
    if now + steps > TAILING:
        return Refusal("FLAMES-RULING-11", {"position": now, "steps": steps})
    if not step_set(s, aircraft, enemy) >> steps & 1:
        if is_laden(s, enemy):
            names = [label(s.roster, other) for other in blockers(s, enemy, now + steps)]
            facts = {"aircraft": label(s.roster, enemy), "blocked": " ".join(names)}
            return Refusal("FLAMES-BMR-08", facts)
        return Refusal("FLAMES-POS-05", {"aircraft": label(s.roster, enemy), "slot": now + steps})
    return None


def hold(s: State, aircraft: int, enemy: int, grip: int, out: Out) -> None:
    """Give an aircraft a position from -2 to 2 towards an enemy.

    Rules: FLAMES-POS-01, FLAMES-PLAY-14: only this relation changes.
    """
    for one, other, value in ((aircraft, enemy, grip), (enemy, aircraft, -grip)):
        if value > 0:
            if one in s.chase:
                s.chase.remove(one)
            s.chase.append(one)
            s.holds[one] = other
            s.grip[one] = value
        elif s.holds[one] == other:
            s.holds[one] = NOBODY
            s.grip[one] = 0
            s.chase.remove(one)
    if out is not None:
        out.append(Positioned(label(s.roster, aircraft), label(s.roster, enemy), grip))


def abandon(s: State, aircraft: int, out: Out) -> None:
    """Give up the position held: the pair is Neutral (FLAMES-TURN-06, FLAMES-SPEED-05)."""
    hold(s, aircraft, s.holds[aircraft], 0, out)


def part(s: State, out: Out) -> None:
    """Make Neutral every pair that is no longer at one altitude (FLAMES-ALT-09, FLAMES-POS-07)."""
    for aircraft in s.chase[:]:
        if s.altitude[aircraft] != s.altitude[s.holds[aircraft]]:
            abandon(s, aircraft, out)


def forget(s: State, aircraft: int) -> None:
    """Remove all relations of an aircraft that leaves (FLAMES-POS-11)."""
    for other in s.chase[:]:
        if other == aircraft or s.holds[other] == aircraft:
            s.holds[other] = NOBODY
            s.grip[other] = 0
            s.chase.remove(other)


def targets(s: State, aircraft: int) -> list[int]:
    """Return the enemies against which an aircraft may play cards or speed.

    Rules: FLAMES-ALT-03 (same altitude), FLAMES-POS-10 (a held position binds), FLAMES-WING-03.
    """
    held = s.holds[aircraft]
    level = s.altitude[aircraft]
    if held >= 0:
        found = [held]
    else:
        altitude, alive = s.altitude, s.alive
        found = [
            enemy
            for enemy in s.roster.enemies[aircraft]
            if alive[enemy] and altitude[enemy] == level
        ]
    if s.raid is not None:
        found = [enemy for enemy in found if bar_raider(s, aircraft, enemy) is None]
    return wingman_targets(s, aircraft, found) if s.roster.leader[aircraft] >= 0 else found


def bar_raider(s: State, aircraft: int, enemy: int) -> Refusal | None:
    """Return why an enemy is out of reach: not here yet, or a bomber that is not the current one.

    Rules: FLAMES-OPT-12, FLAMES-BMR-03, FLAMES-RULING-52.
    """
    if absent(s, enemy):
        return Refusal("FLAMES-OPT-12", {"aircraft": label(s.roster, enemy)})
    current = s.raid is not None and s.raid.quarry == enemy and aircraft == s.active
    if is_laden(s, enemy) and not current:
        return Refusal("FLAMES-BMR-03", {"aircraft": label(s.roster, enemy)})
    return None


def bar_enemy(s: State, aircraft: int, enemy: int, bound: str = "FLAMES-POS-10") -> Refusal | None:
    """Return why an aircraft may not play anything against another: it is none of its `targets`.

    `bound` is the rule by which a position held on somebody else forbids it.
    """
    name = label(s.roster, enemy)
    if enemy not in s.roster.enemies[aircraft] or not s.alive[enemy]:
        return Refusal("FLAMES-PLAY-14", {"aircraft": name})
    if s.altitude[enemy] != s.altitude[aircraft]:
        return Refusal("FLAMES-ALT-03", {"aircraft": name, "level": LEVELS[s.altitude[enemy]]})
    held = s.holds[aircraft]
    if held not in (NOBODY, enemy):
        rule = "FLAMES-RULING-65" if is_laden(s, held) else bound
        return Refusal(rule, {"held": label(s.roster, held)})
    if s.raid is not None and (found := bar_raider(s, aircraft, enemy)):
        return found
    return bar_wingman(s, aircraft, enemy)


def bar_wingman(s: State, aircraft: int, enemy: int) -> Refusal | None:
    """Return why a Wingman may not fight an enemy with whom its Leader is not engaged."""
    if wingman_targets(s, aircraft, [enemy]):
        return None
    return Refusal("FLAMES-WING-03", {"leader": label(s.roster, s.roster.leader[aircraft])})


def wingman_targets(s: State, aircraft: int, found: list[int]) -> list[int]:
    """Return those of the enemies found that a Wingman may fight; anyone else may fight all.

    Rules: FLAMES-WING-03, FLAMES-RULING-36.
    """
    leader = s.roster.leader[aircraft]
    if leader < 0 or not s.alive[leader]:
        return found
    engaged = engagements(s, leader)
    return [enemy for enemy in found if enemy in engaged] if engaged else found


def engagements(s: State, aircraft: int) -> list[int]:
    """Return every enemy with which an aircraft is engaged (FLAMES-POS-02)."""
    found = pursuers(s, aircraft)
    if s.holds[aircraft] >= 0:
        found.append(s.holds[aircraft])
    return found
