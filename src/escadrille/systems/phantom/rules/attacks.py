"""The commander's attacks: who, at what, with what, and the dice (groups ATK, AA, AG, DMG)."""

from __future__ import annotations

from typing import NamedTuple

from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import FIRE, GUNS, PASS, PILOT, TARGET, THREAT, WEAPON
from escadrille.systems.phantom.events import Attacked, Suppressed, TargetDamaged, TargetDestroyed
from escadrille.systems.phantom.orders import pilot_name, threat_name
from escadrille.systems.phantom.rules.defences import remove, type_of
from escadrille.systems.phantom.rules.geometry import CENTRE, DISTANCE
from escadrille.systems.phantom.rules.pilots import (
    UNFIT,
    band,
    has_gun,
    is_fast,
    load_penalty,
    status,
)
from escadrille.systems.phantom.rules.tracks import move_politics
from escadrille.systems.phantom.state import FLYING, Frame, State
from escadrille.systems.phantom.tables import AIR, BANDIT, GROUND, NOBODY, Tables

AT_TARGET = 0  # an aim: the Target, or 1 + the number of a Site or Bandit


class Reach(NamedTuple):
    """Distances at which an aircraft can attack, as bits: Bandits, the ground, radars."""

    air: int
    ground: int
    radar: int


NONE = Reach(0, 0, 0)


def reach_of(t: Tables, s: State, pilot: int) -> Reach:
    """Return how far an aircraft reaches with counters and guns from its altitude.

    Rules: PHANTOM-ATK-01, PHANTOM-COMP-15, PHANTOM-COMP-16, PHANTOM-COMP-17, PHANTOM-ARM-06,
    PHANTOM-ARM-07, PHANTOM-AG-06, PHANTOM-PILOT-11, PHANTOM-RULING-32.
    """
    if s.role[pilot] != FLYING or status(t, s, pilot) == UNFIT:
        return NONE
    air = ground = radar = 0
    high = s.high[pilot]
    altitude, blind, base = 1 << high, s.blind and high, pilot * t.weapons
    for weapon, count in enumerate(s.load[base : base + t.weapons]):
        if not count or not t.altitudes[weapon] & altitude:
            continue
        if t.kind[weapon] == AIR:
            air |= t.reach[weapon]
        elif not blind:
            if t.radar_only[weapon]:
                radar |= t.reach[weapon]
            else:
                ground |= t.reach[weapon]
    if has_gun(t, s, pilot):
        air |= 1
        if not high:
            ground |= 1
    return Reach(air, ground, radar | ground)


def can_aim(t: Tables, s: State, pilot: int, reach: Reach, aim: int) -> bool:
    """Is this the Target, a Site or a Bandit that an aircraft can attack (PHANTOM-ATK-01)?"""
    here = DISTANCE[s.zone[pilot]]
    if aim == AT_TARGET:
        return bool(reach.ground >> here[CENTRE] & 1) and not is_destroyed(t, s)
    threat = aim - 1
    place = s.place[threat]
    if place == NOBODY:
        return False
    if s.face[threat] == BANDIT:
        return bool(reach.air >> here[place] & 1)
    seen = reach.radar if t.radar[type_of(t, s, threat)] else reach.ground
    return bool(seen >> here[place] & 1)


def aims(t: Tables, s: State, pilot: int) -> list[int]:
    """Return all that an aircraft can attack now."""
    reach = reach_of(t, s, pilot)
    if reach == NONE:
        return []
    return [aim for aim in range(len(s.place) + 1) if can_aim(t, s, pilot, reach, aim)]


def is_destroyed(t: Tables, s: State) -> bool:
    """Rules: PHANTOM-DMG-02."""
    return s.damage >= t.targets[s.target].damage


# Whose attack, and on what.


def run_strike(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for one attack after the other, while somebody of this speed can attack.

    Rules: PHANTOM-OT-03, PHANTOM-OT-04, PHANTOM-OT-05, PHANTOM-PILOT-14, PHANTOM-HOUSE-10.
    """
    ready = able(t, s, fast=bool(frame[2]))
    if ready:
        s.stack.append((frames.ATTACK, 0, frame[2], ready))
    else:
        s.stack.pop()


def able(t: Tables, s: State, *, fast: bool) -> int:
    """Return the set of aircraft of this speed that can still attack in this turn."""
    return sum(
        1 << pilot
        for pilot, role in enumerate(s.role)
        if role == FLYING
        and not s.acted[pilot]
        and is_fast(t, s, pilot) == fast
        and aims(t, s, pilot)
    )


def legal_attack(t: Tables, s: State, frame: Frame) -> list[int]:
    """Name the aircraft that attacks next, or let the others pass (PHANTOM-HOUSE-10)."""
    return [PASS, *[PILOT + pilot for pilot in range(len(s.role)) if frame[3] >> pilot & 1]]


def apply_attack(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == PASS:
        s.stack.pop()
        return
    s.stack.append((frames.AIM, choice - PILOT, 0, 0))


def legal_aim(t: Tables, s: State, frame: Frame) -> list[int]:
    """One attack is against one target (PHANTOM-OT-04, PHANTOM-ATK-02, PHANTOM-ATK-04)."""
    return [THREAT + aim - 1 if aim else TARGET for aim in aims(t, s, frame[1])]


def apply_aim(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    aim = AT_TARGET if choice == TARGET else choice - THREAT + 1
    s.stack[-1] = (frames.WEAPONS, frame[1], aim, 0)


# With what.


def usable(t: Tables, s: State, pilot: int, aim: int) -> list[int]:
    """Return the types of counters that an aircraft can use against an aim.

    Different types may be mixed (PHANTOM-RULING-36).
    """
    zone, high = s.zone[pilot], s.high[pilot]
    threat = aim - 1
    place = CENTRE if aim == AT_TARGET else s.place[threat]
    bit, altitude, base = 1 << DISTANCE[zone][place], 1 << high, pilot * t.weapons
    bandit = aim != AT_TARGET and s.face[threat] == BANDIT
    kind = AIR if bandit else GROUND
    if not bandit and s.blind and high:
        return []
    radar = aim != AT_TARGET and not bandit and t.radar[type_of(t, s, threat)]
    return [
        weapon
        for weapon in t.of_kind[kind]
        if s.load[base + weapon]
        and t.reach[weapon] & bit
        and t.altitudes[weapon] & altitude
        and (radar or not t.radar_only[weapon])
    ]


def guns_usable(t: Tables, s: State, pilot: int, aim: int) -> bool:
    """Are its guns in the right zone, and for the ground at Low?

    Rules: PHANTOM-ATK-01, PHANTOM-AG-03.
    """
    place = CENTRE if aim == AT_TARGET else s.place[aim - 1]
    if s.zone[pilot] != place or not has_gun(t, s, pilot):
        return False
    return not s.high[pilot] or (aim != AT_TARGET and s.face[aim - 1] == BANDIT)


def legal_weapons(t: Tables, s: State, frame: Frame) -> list[int]:
    """Name a counter more, or roll; guns and counters are never combined (PHANTOM-ATK-01)."""
    pilot, aim = frame[1], frame[2]
    base = pilot * t.weapons
    more = [
        WEAPON + weapon
        for weapon in usable(t, s, pilot, aim)
        if s.load[base + weapon] > s.named[weapon]
    ]
    if any(s.named):
        return [FIRE, *more]
    return [GUNS, *more] if guns_usable(t, s, pilot, aim) else more


def apply_weapons(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice >= WEAPON:
        s.named[choice - WEAPON] += 1
        return
    s.stack.pop()
    _, pilot, aim, suppression = frame
    damage = _roll_all(t, s, frame, out)
    if suppression:
        _suppress(t, s, pilot, aim, damage, out)
    else:
        s.acted[pilot] = 1
        _inflict(t, s, pilot, aim, damage, out)


def _suppress(t: Tables, s: State, pilot: int, aim: int, damage: int, out: Out) -> None:
    """A hit cancels the enemy attack, and does no damage.

    Rules: PHANTOM-REACT-03, PHANTOM-REACT-04.
    """
    if not damage:
        return
    while s.stack[-1][0] in (frames.SUPPRESS, frames.EVADE):
        s.stack.pop()
    if out is not None:
        out.append(Suppressed(threat_name(s, aim - 1), pilot_name(t, s, pilot)))


def _roll_all(t: Tables, s: State, frame: Frame, out: Out) -> int:
    """Spend the counters named, roll a die for each, or one for guns; return all damage.

    Rules: PHANTOM-ATK-03, PHANTOM-AA-01, PHANTOM-AG-01, PHANTOM-AG-03, PHANTOM-COMP-14,
    PHANTOM-RULING-05, PHANTOM-RULING-37.
    """
    _, pilot, aim, suppression = frame
    weapons = [w for w, count in enumerate(s.named) for _ in range(count)]
    s.named = [0] * t.weapons
    for weapon in weapons:
        s.load[pilot * t.weapons + weapon] -= 1
    shift = modifier(t, s, pilot, aim)
    dice = [s.chance.below(10) + 1 for _ in weapons or "g"]
    soft = is_soft(t, s, aim)
    modified, damage = [], []
    for number, die in enumerate(dice):
        weapon = weapons[number] if weapons else NOBODY
        bonus = t.soft_bonus[weapon] if weapons and soft else 0
        factors = t.factors[weapon] if weapons else gun_factors(t, s, aim)
        modified.append(die + shift + bonus)
        damage.append(sum(modified[-1] >= factor for factor in factors))
    if out is not None:
        names = tuple(t.weapon_ids[weapon] for weapon in weapons) or ("guns",)
        at = threat_name(s, aim - 1) if aim else "target"
        who = pilot_name(t, s, pilot)
        rolled = tuple(dice), tuple(modified), tuple(damage)
        out.append(Attacked(who, at, names, *rolled, bool(suppression)))
    _raise_outcry(t, s, weapons, out)
    return sum(damage)


def modifier(t: Tables, s: State, pilot: int, aim: int) -> int:
    """Return what a pilot adds to his dice against an aim.

    Rules: PHANTOM-PILOT-15, PHANTOM-AA-02, PHANTOM-AA-03, PHANTOM-AG-02, PHANTOM-HOUSE-04.
    """
    figures = band(t, s, pilot)
    shift = -t.help.damaged if s.damaged[pilot] else 0
    if aim != AT_TARGET and s.face[aim - 1] == BANDIT:
        return shift + t.ata[figures] - load_penalty(t, s, pilot)
    return shift + t.atg[figures]


def is_soft(t: Tables, s: State, aim: int) -> bool:
    """All Sites and some Targets are soft (PHANTOM-AG-04, PHANTOM-COMP-09, PHANTOM-RULING-11)."""
    return t.targets[s.target].soft if aim == AT_TARGET else s.face[aim - 1] != BANDIT


def gun_factors(t: Tables, s: State, aim: int) -> tuple[int, ...]:
    """Rules: PHANTOM-AG-03, PHANTOM-HOUSE-11."""
    bandit = aim != AT_TARGET and s.face[aim - 1] == BANDIT
    return (t.help.gun.air if bandit else t.help.gun.ground,)


def _raise_outcry(t: Tables, s: State, weapons: list[int], out: Out) -> None:
    """Some weapons move Politics right, once in a mission (PHANTOM-AG-05, PHANTOM-RULING-09)."""
    if s.outcry:
        return
    for weapon in weapons:
        if t.outcry[weapon]:
            s.outcry = 1
            move_politics(t, s, t.outcry[weapon], out)
            return


def _inflict(t: Tables, s: State, pilot: int, aim: int, damage: int, out: Out) -> None:
    """Damage the Target, or destroy a Site or Bandit; excess damage is lost.

    Rules: PHANTOM-AA-04, PHANTOM-DMG-01, PHANTOM-DMG-02, PHANTOM-DMG-03, PHANTOM-COMP-11.
    """
    if not damage:
        return
    if aim == AT_TARGET:
        s.damage += damage
        card = t.targets[s.target]
        if out is not None:
            out.append(TargetDamaged(damage, s.damage, card.damage))
            if is_destroyed(t, s):
                out.append(TargetDestroyed(card.id))
    else:
        s.kills[pilot] += s.face[aim - 1] == BANDIT
        remove(t, s, aim - 1, pilot_name(t, s, pilot), out)
