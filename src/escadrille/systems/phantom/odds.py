"""The odds of a roll before it is made, exactly: what an attack promises and what it threatens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from escadrille.systems.phantom.rules import attacks, hits
from escadrille.systems.phantom.rules.geometry import DISTANCE
from escadrille.systems.phantom.rules.pilots import has_ecm, row_of
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import NOBODY, SIDES, Tables


class Harm(NamedTuple):
    """The chances of an enemy attack; together they are 1."""

    miss: float
    stress: float
    damaged: float
    lost: float


def spread(rolls: Iterable[tuple[Sequence[int], int]]) -> list[float]:
    """Return the chance of each total damage of dice, each with its factors and modifiers.

    Rules: PHANTOM-AG-01, PHANTOM-RULING-37.
    """
    ways = [1]
    for factors, shift in rolls:
        one = [0] * (len(factors) + 1)
        for die in SIDES:
            one[sum(die + shift >= factor for factor in factors)] += 1
        total = [0] * (len(ways) + len(factors))
        for done, many in enumerate(ways):
            for more, count in enumerate(one):
                total[done + more] += many * count
        ways = total
    every = sum(ways)
    return [count / every for count in ways]


def together(some: Sequence[float], more: Sequence[float]) -> list[float]:
    """Return the chance of each total of two spreads."""
    total = [0.0] * (len(some) + len(more) - 1)
    for done, chance in enumerate(some):
        for further, other in enumerate(more):
            total[done + further] += chance * other
    return total


def at_least(chances: Sequence[float], damage: int) -> float:
    return sum(chances[max(damage, 0) :])


def mean(chances: Sequence[float]) -> float:
    return sum(damage * chance for damage, chance in enumerate(chances))


def attack(t: Tables, s: State, pilot: int, aim: int, weapons: Sequence[int]) -> list[float]:
    """Return the chances of each damage with these counters; without any, with guns."""
    return spread(attacks.rolls(t, s, pilot, aim, weapons))


def enemy(limits: Sequence[int], shift: int, *, evading: bool) -> list[float]:
    """Return the chances of each result of an enemy roll, with one die or the lower of two.

    Rules: PHANTOM-HOUSE-02, PHANTOM-REACT-05.
    """
    ways = [0] * (len(limits) + 1)
    for die in SIDES:
        # Of a hundred pairs, those whose lower die is this one.
        count = 2 * (SIDES[-1] - die) + 1 if evading else 1
        ways[sum(die + shift >= limit for limit in limits)] += count
    return [count / sum(ways) for count in ways]


def threat(t: Tables, s: State, pilot: int, aim: int, leg: int, *, evading: bool) -> Harm:
    """Return what an attack on an aircraft can do, the stress of an evasion counted first.

    A pilot whom evading makes Unfit has no pod any more.

    Rules: PHANTOM-HOUSE-04, PHANTOM-HOUSE-09, PHANTOM-HOUSE-12, PHANTOM-HOUSE-42.
    """
    limits, ecm = hits.thresholds_of(t, s, aim, leg)
    stress = s.stress[pilot] + (t.help.evasion if evading else 0)
    covered = has_ecm(t, s, pilot) and stress <= t.shaken[row_of(s, pilot)]
    shift = t.enemy_die - (ecm if covered else 0)
    miss, strained, damaged, lost = enemy(limits, shift, evading=evading)
    if s.damaged[pilot]:
        damaged, lost = 0.0, damaged + lost
    return Harm(miss, strained, damaged, lost)


def guns_that_reach(t: Tables, s: State, zone: int, high: int) -> list[int]:
    """Return the Sites and Bandits that can attack an aircraft there.

    Rules: PHANTOM-ENY-02, PHANTOM-ENY-03.
    """
    found = []
    for number, place in enumerate(s.place):
        if place == NOBODY:
            continue
        face = s.face[number]
        kind = t.faces[s.counter[number]][face]
        if (
            t.fire_altitudes[face][kind] >> high & 1
            and t.fire_reach[face][kind] >> DISTANCE[place][zone] & 1
        ):
            found.append(number)
    return found
