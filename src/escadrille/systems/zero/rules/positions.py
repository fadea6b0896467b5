"""Who is where towards whom, and who may attack whom (groups POS, ENG and ISO).

Only Leaders have Positions (ZERO-POS-03), and each is Engaged with one enemy Leader at most
(ZERO-ENG-04, ZERO-RULING-38): so the relation is two numbers per Element, the `foe` and the `grip`
on him, from -2 Tailed to 2 Tailing; they mirror each other. Neutral is no foe at all.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.events import Positioned
from escadrille.systems.zero.rules.cards import Out
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, State

# What keeps a card from changing a Position.
NO_STEP: Final = {
    tb.MANEUVERING: "ZERO-POS-05",
    tb.HALF_LOOP: "ZERO-POS-07",
    tb.FULL_THROTTLE: "ZERO-POS-08",
    tb.SCISSORS: "ZERO-POS-09",
}


def hold(s: State, leader: int, enemy: int, grip: int, out: Out) -> None:
    """Put two Leaders in a Position towards each other, at once for both.

    Rules: ZERO-POS-01, ZERO-POS-02, ZERO-POS-14, ZERO-ENG-01.
    """
    one, other = leader >> 1, enemy >> 1
    s.foe[one], s.foe[other] = (enemy, leader) if grip else (NOBODY, NOBODY)
    s.grip[one], s.grip[other] = grip, -grip
    if out is not None:
        out.append(Positioned(s.roster.names[leader], s.roster.names[enemy], grip))


def release(s: State, leader: int, out: Out) -> None:
    """End the engagement of a Leader, if any: both are Neutral (ZERO-RULING-17)."""
    foe = s.foe[leader >> 1]
    if foe != NOBODY:
        hold(s, leader, foe, 0, out)


def pursuer(s: State, leader: int) -> int:
    """Return the enemy Leader Advantaged on or Tailing a Leader, or NOBODY."""
    element = leader >> 1
    return s.foe[element] if s.grip[element] < 0 else NOBODY


def relieved(s: State, leader: int, enemy: int) -> int:
    """Return the friend in whose place a Leader's side attacks an isolated enemy, or NOBODY.

    Rules: ZERO-ISO-04, ZERO-RULING-28.
    """
    victim = s.foe[enemy >> 1]
    return NOBODY if victim == leader else victim


def standing(s: State, leader: int, enemy: int) -> int:
    """Return the Position from which a Leader's side attacks an enemy Leader.

    It is the Leader's own or, towards an isolated enemy, that of the friend whom he pursues
    (ZERO-ISO-04): then it is below Neutral, and nobody may fire (ZERO-ISO-06).
    """
    victim = s.foe[enemy >> 1]
    return s.grip[victim >> 1] if victim != NOBODY else 0


def advance(s: State, leader: int, enemy: int, steps: int, out: Out) -> None:
    """Improve the Position of a Leader's side towards an enemy Leader.

    Against an isolated enemy the steps free his victim first, and what is left of them is the
    attacker's. Rules: ZERO-POS-04, ZERO-ISO-04, ZERO-ISO-07, ZERO-ISO-08, ZERO-RULING-28,
    ZERO-RULING-29.
    """
    after = standing(s, leader, enemy) + steps
    victim = relieved(s, leader, enemy)
    if victim != NOBODY:
        hold(s, victim, enemy, min(after, 0), out)
        if after <= 0:
            return
    hold(s, leader, enemy, after, out)


def isolated(s: State, leader: int) -> bool:
    """Is a Leader without a Wingman (ZERO-ISO-01, ZERO-DST-01, ZERO-DST-07)?"""
    return s.status[leader + 1] != FLYING


def open_to_attack(s: State, enemy: int) -> bool:
    """May an enemy Leader be attacked by those who are not Engaged with him?

    Unengaged he may; Engaged only where he is alone and ahead. Rules: ZERO-ENG-03, ZERO-ENG-06,
    ZERO-ISO-01, ZERO-ISO-03.
    """
    grip = s.grip[enemy >> 1]
    return not grip or (grip > 0 and s.status[enemy + 1] != FLYING)


def enemies_in_play(s: State, aircraft: int) -> list[int]:
    """Return every enemy aircraft that flies, ascending."""
    return [
        number
        for enemy in s.roster.enemies[aircraft]
        for number in (enemy, enemy + 1)
        if s.status[number] == FLYING
    ]


def bar_attack(s: State, leader: int, target: int, *, wingman_too: bool = False) -> Refusal | None:
    """Bar an attack of a Leader, or of its Wingman for it, by the rules of targets in their order.

    `wingman_too`: may it be on the Wingman of the enemy with whom the Leader is Engaged?
    Rules: ZERO-ENG-05, ZERO-GUN-07.
    """
    foe, enemy = s.foe[leader >> 1], target & ~1
    name = s.roster.names[target]
    if foe not in (NOBODY, target) and not (wingman_too and foe == enemy):
        return Refusal("ZERO-ENG-02", {"engaged": s.roster.names[foe]})
    if enemy not in s.roster.enemies[leader] or s.status[target] != FLYING:
        return Refusal("ZERO-ENG-03", {"aircraft": name})
    if foe == NOBODY and target == enemy and not open_to_attack(s, enemy):
        rule = "ZERO-ISO-03" if isolated(s, enemy) else "ZERO-ENG-06"
        return Refusal(rule, {"engaged": s.roster.names[s.foe[enemy >> 1]]})
    if s.target == GONE:
        return Refusal("ZERO-RULING-19", {"aircraft": s.roster.names[leader]})
    if s.target not in (NOBODY, target):
        return Refusal("ZERO-ENG-08", {"target": s.roster.names[s.target]})
    level = s.altitude[enemy >> 1]
    if level != s.altitude[leader >> 1]:
        return Refusal("ZERO-ENG-09", {"aircraft": name, "level": LEVELS[level]})
    return None


def bar_step(s: State, leader: int, enemy: int, title: int) -> Refusal | None:
    """Bar a change of Position that a card cannot make from there (ZERO-RULING-21)."""
    now = standing(s, leader, enemy)
    if tb.may_move(title, now):
        return None
    isolation = title == tb.SCISSORS and relieved(s, leader, enemy) != NOBODY
    rule = "ZERO-ISO-05" if isolation else NO_STEP[title]
    return Refusal(rule, {"enemy": s.roster.names[enemy], "position": now})


def attackable_leaders(s: State, leader: int) -> list[int]:
    """Return the enemy Leaders that a Leader, or its Wingman for it, may attack.

    Rules: ZERO-ENG-02, ZERO-ENG-03, ZERO-ENG-09, ZERO-ISO-02, ZERO-WNG-04, ZERO-WNG-05.
    """
    element = leader >> 1
    foe = s.foe[element]
    if foe != NOBODY:
        return [foe]
    level, altitude, status = s.altitude[element], s.altitude, s.status
    return [
        enemy
        for enemy in s.roster.enemies[leader]
        if status[enemy] == FLYING and altitude[enemy >> 1] == level and open_to_attack(s, enemy)
    ]


def attackable_wingmen(s: State, leader: int) -> list[int]:
    """Return the enemy Wingmen that an Unengaged Leader, or its Wingman, may attack.

    Rules: ZERO-ENG-03, ZERO-ENG-07, ZERO-WNG-05.
    """
    level, altitude, status = s.altitude[leader >> 1], s.altitude, s.status
    return [
        enemy + 1
        for enemy in s.roster.enemies[leader]
        if status[enemy + 1] == FLYING and altitude[enemy >> 1] == level
    ]
