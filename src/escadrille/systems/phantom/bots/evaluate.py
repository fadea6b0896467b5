"""What things are worth to a commander, in victory points: aircraft, stress, Sites, bombs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from escadrille.systems.phantom import odds
from escadrille.systems.phantom.rules import arming, attacks, pilots
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.defences import type_of
from escadrille.systems.phantom.rules.geometry import CENTRE, DISTANCE
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import BANDIT, GROUND, HIGH_BIT, NOBODY, Tables

LOST: Final = 2.6  # an aircraft shot down: VP, the pilot's chance, the missions he would have flown
HIT: Final = 0.7  # an aircraft Damaged
STRESS: Final = 0.12  # a point of stress
SHAKEN: Final = 0.25  # to become Shaken, and Unfit
UNFIT: Final = 0.8
CHASE: Final = 0.7  # a Bandit that is a zone away may come
RELIABLE: Final = 0.8  # of the bombs that set out, those that fall
SO_POINT: Final = 0.08  # worth of a special option point
SPARE: Final = 0.04  # a counter that has nothing left to do
SITE_RISK: Final = 0.16  # what each Site and each Bandit of a Target card costs a flight
BANDIT_RISK: Final = 0.25
POLITICS: Final = 0.15  # a box of the Politics track
TRACK: Final = 0.3  # a box of the two others
MISSED: Final = 1.5  # a pilot who does not come back, besides the VP


def stress_cost(t: Tables, s: State, pilot: int, points: int) -> float:
    """Return what so much stress costs a pilot, his load included if it makes him Unfit."""
    row, now = pilots.row_of(s, pilot), s.stress[pilot]
    after = now + points
    cost = STRESS * points
    if now <= t.okay[row] < after:
        cost += SHAKEN
    if now <= t.shaken[row] < after:
        cost += UNFIT + load_worth(t, s, pilot)
    return cost


def harm_cost(t: Tables, s: State, pilot: int, harm: odds.Harm) -> float:
    """Return what an enemy attack is expected to cost."""
    stress = stress_cost(t, s, pilot, t.help.hit)
    lost = LOST + load_worth(t, s, pilot)
    return harm.stress * stress + harm.damaged * (HIT + stress) + harm.lost * lost


def damage_worth(t: Tables, s: State) -> float:
    """Return what a point of damage to the Target is worth; nothing once it is destroyed."""
    card = t.targets[s.target]
    return 0.0 if attacks.is_destroyed(t, s) else 1.2 * card.vp / card.damage


def bomb(t: Tables, s: State, pilot: int, weapon: int) -> float:
    """Return the damage that one counter is expected to do to the Target."""
    if t.kind[weapon] != GROUND or t.radar_only[weapon]:
        return 0.0
    bonus = t.soft_bonus[weapon] if attacks.is_soft(t, s, AT_TARGET) else 0
    return _promise(t.factors[weapon], attacks.modifier(t, s, pilot, AT_TARGET) + bonus)


@cache
def _promise(factors: tuple[int, ...], shift: int) -> float:
    return odds.mean(odds.spread([(factors, shift)]))


def load_damage(t: Tables, s: State, pilot: int) -> float:
    base = pilot * t.weapons
    return sum(s.load[base + w] * bomb(t, s, pilot, w) for w in pilots.loaded(t, s, pilot))


def load_worth(t: Tables, s: State, pilot: int) -> float:
    """Return what would be lost with the counters of an aircraft."""
    return load_damage(t, s, pilot) * damage_worth(t, s) if s.target != NOBODY else 0.0


# Sites and Bandits.


def sting(t: Tables, face: int, kind: int) -> float:
    """Return what one attack of such a counter costs on average."""
    return _sting(t.attack[face][kind], t.enemy_die)


@cache
def _sting(limits: tuple[int, ...], shift: int) -> float:
    _, stress, damaged, lost = odds.enemy(limits, shift, evading=False)
    return stress * 2 * STRESS + damaged * (HIT + 2 * STRESS) + lost * LOST


def danger(t: Tables, s: State, zone: int, high: int) -> float:
    """Return what it costs to be in a zone at an altitude while the enemy attacks."""
    found = 0.0
    for threat, place in enumerate(s.place):
        if place == NOBODY:
            continue
        face, kind = s.face[threat], type_of(t, s, threat)
        distance = DISTANCE[place][zone]
        if not t.fire_altitudes[face][kind] >> high & 1:
            continue
        if t.fire_reach[face][kind] >> distance & 1:
            found += sting(t, face, kind)
        elif face == BANDIT and distance and t.fire_reach[face][kind] >> (distance - 1) & 1:
            found += CHASE * sting(t, face, kind)
    return found


def best_altitude(t: Tables, s: State) -> int:
    """Return the altitude at which the centre is less dangerous; 1 for High."""
    return int(danger(t, s, CENTRE, 1) <= danger(t, s, CENTRE, 0))


# Flights and loads.


def bomb_load(t: Tables, s: State, pilot: int, room: int, budget: float) -> list[int]:
    """Return the counters that promise the most damage to the Target within a weight."""
    altitude = best_altitude(t, s)
    options = []
    for weapon in t.loadable[s.card[pilot]]:
        promise = bomb(t, s, pilot, weapon)
        if not promise or not t.weight[weapon]:
            continue
        if not t.altitudes[weapon] >> altitude & 1 and t.altitudes[weapon] != HIGH_BIT:
            continue
        cost = t.so_cost[weapon]
        if cost > budget:
            continue
        worth = promise * max(0.15, damage_worth(t, s)) - SO_POINT * cost
        options.append((worth / t.weight[weapon], t.weight[weapon], weapon))
    load: list[int] = []
    left = dict(enumerate(s.stock))
    for _, weight, weapon in sorted(options, reverse=True):
        cost, pile = t.so_cost[weapon], t.supply_of[weapon]
        while weight <= room and cost <= budget and left[pile]:
            load.append(weapon)
            room, budget, left[pile] = room - weight, budget - cost, left[pile] - 1
    return load


def promised(t: Tables, s: State, pilot: int) -> float:
    """Return the damage that an aircraft could bring to the Target with plain bombs."""
    room = arming.usable_weight(t, s, pilot)
    load = bomb_load(t, s, pilot, room, 0)
    return RELIABLE * sum(bomb(t, s, pilot, weapon) for weapon in load)


def success(expected: float, needed: int) -> float:
    """Return about how likely so much expected damage destroys a Target."""
    return 1 / (1 + math.exp(-(expected - needed) / (0.12 * needed + 0.6)))


def target_worth(t: Tables, s: State, target: int, fit: Sequence[int]) -> float:
    """Return what a mission against a Target promises."""
    card = t.targets[target]
    world = s.clone()
    world.target, world.damage = target, 0
    brought = sorted((promised(t, world, pilot) for pilot in fit), reverse=True)
    chance = success(sum(brought[: card.aircraft]), card.damage)
    gain = card.vp + TRACK * (card.recon + card.intel) + SO_POINT * card.so
    sites, bandits = 4 * card.sites[0] / 2 + card.sites[1], 4 * card.bandits[0] + card.bandits[1]
    risk = SITE_RISK * sites + BANDIT_RISK * bandits
    return chance * gain - risk - POLITICS * card.politics - 0.1 * card.stress


def card_worth(t: Tables, row: int) -> float:
    """Return how much a commander wants a pilot card on one of its sides."""
    card, band = row >> 1, 2 * row
    figures = t.atg[band] + 0.35 * t.ata[band] + 0.5 * t.fast[band] + 0.6 * t.cool[row]
    nerves = 0.25 * t.okay[row] + 0.1 * t.shaken[row]
    return figures + nerves + 0.55 * t.capacity[card] + 0.2 * t.quality[card]


def usable_bombs(t: Tables, s: State, pilot: int) -> list[int]:
    """Return the counters that an aircraft could drop on the Target now, the best first."""
    base = pilot * t.weapons
    kinds = attacks.usable(t, s, pilot, AT_TARGET)
    found = [weapon for weapon in kinds for _ in range(s.load[base + weapon])]
    return sorted(found, key=lambda weapon: -bomb(t, s, pilot, weapon))


def campaign_worth(t: Tables, s: State) -> float:
    """Return what a campaign is worth as it stands: VP, and while it lasts what gains more."""
    if s.over:
        return float(s.vp)
    here = [pilot for pilot, missing in enumerate(s.missing) if not missing]
    bands = (0.0, SHAKEN, SHAKEN + UNFIT)
    nerves = sum(STRESS * s.stress[pilot] + bands[pilots.status(t, s, pilot)] for pilot in here)
    boxes = TRACK * (s.recon + s.intel) - POLITICS * s.politics
    return s.vp + boxes + SO_POINT * s.so - MISSED * sum(s.missing) - nerves
