"""Who is where towards whom, and who may attack whom (groups POS, ENG and ISO).

Only Leaders have Positions (ZERO-POS-03), and each is Engaged with one enemy Leader at most
(ZERO-ENG-04, ZERO-RULING-38): so the relation is two numbers per Element, the `foe` and the `grip`
on him, from -2 Tailed to 2 Tailing; they mirror each other. Neutral is no foe at all.
"""

from __future__ import annotations

from escadrille.systems.zero.events import Positioned
from escadrille.systems.zero.rules.cards import Out
from escadrille.systems.zero.state import FLYING, NOBODY, State


def position(s: State, leader: int, enemy: int) -> int:
    """Return the Position of one Leader towards another (ZERO-POS-01)."""
    element = leader >> 1
    return s.grip[element] if s.foe[element] == enemy else 0


def hold(s: State, leader: int, enemy: int, grip: int, out: Out) -> None:
    """Put two Leaders in a Position towards each other, at once for both.

    Rules: ZERO-POS-02, ZERO-POS-14, ZERO-ENG-01.
    """
    one, other = leader >> 1, enemy >> 1
    s.foe[one], s.foe[other] = (enemy, leader) if grip else (NOBODY, NOBODY)
    s.grip[one], s.grip[other] = grip, -grip
    if out is not None:
        out.append(Positioned(leader, enemy, grip))


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


def leaders_in_reach(s: State, leader: int) -> list[int]:
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


def wingmen_in_reach(s: State, leader: int) -> list[int]:
    """Return the enemy Wingmen that an Unengaged Leader, or its Wingman, may attack.

    Rules: ZERO-ENG-03, ZERO-ENG-07, ZERO-WNG-05.
    """
    level, altitude, status = s.altitude[leader >> 1], s.altitude, s.status
    return [
        enemy + 1
        for enemy in s.roster.enemies[leader]
        if status[enemy + 1] == FLYING and altitude[enemy >> 1] == level
    ]
