"""Bases that overlap at one altitude (group COLL, WINGS-OVL-02)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final

from escadrille.mechanics.plane.grid import ABOUT, angle_between
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import Collided, CollisionRisk, Rammed
from escadrille.systems.wings.frames import USE
from escadrille.systems.wings.rules import mending, pilots
from escadrille.systems.wings.rules.damage import BLOWN, strike
from escadrille.systems.wings.rules.losses import destroy, note_shot, settle
from escadrille.systems.wings.rules.pilots import MARKED, MEETS, RAMS
from escadrille.systems.wings.rules.sights import overlap_of
from escadrille.systems.wings.state import FLYING, NO_SPECIAL, State
from escadrille.systems.wings.tables import Tables

WAYS: Final = ("left", "right", "straight")


def at_risk(t: Tables, s: State, one: int, other: int) -> bool:
    """Are two pieces at the same level, both with counters or both without?

    Rules: WINGS-COLL-01, WINGS-RULING-10.
    """
    if not t.altitude:
        return True
    if s.level[one] != s.level[other]:
        return False
    return bool(s.counters[one]) == bool(s.counters[other])


def check(t: Tables, s: State, out: Out) -> None:
    """Draw a way for everyone at risk; the same way is a collision. Moment: collision.

    Rules: WINGS-COLL-02, WINGS-COLL-03, WINGS-COLL-07, WINGS-RULING-33, WINGS-RULING-93.
    """
    flying = [a for a in range(t.size) if s.status[a] == FLYING and not s.cloud[a]]
    pairs = [
        (one, other)
        for one, other in combinations(flying, 2)
        if at_risk(t, s, one, other) and overlap_of(t, s, one, other)
    ]
    drawn: dict[int, int] = {}
    for tangle in _tangles(pairs):
        drawn |= _draw(t, s, tangle, out)
    meet = [(one, other) for one, other in pairs if drawn[one] == drawn[other]]
    if meet and t.behaved:
        _offer_ramming(t, s, meet)
    elif meet:
        _crash(t, s, meet, out)


def _offer_ramming(t: Tables, s: State, pairs: list[tuple[int, int]]) -> None:
    """Ask those who would ram before cards are drawn (WINGS-BEH-11)."""
    for one, other in pairs:
        for aircraft, enemy in ((one, other), (other, one)):
            met = pilots.of(s, aircraft, MEETS) | 1 << enemy
            pilots.put(s, aircraft, MEETS, met)
            if s.roster.side[aircraft] == s.roster.side[enemy]:
                continue
            if pilots.can_use(s, aircraft, pilots.RAMMER):
                s.stack.append((USE, aircraft, pilots.RAMMER, enemy))


def crash(t: Tables, s: State, out: Out) -> None:
    """Let those collide who met, once it is known who rams whom (WINGS-BEH-11)."""
    pairs = [
        (one, other)
        for one, other in combinations(range(t.size), 2)
        if pilots.of(s, one, MEETS) >> other & 1
    ]
    if not pairs:
        return
    rams = {a: pilots.of(s, a, RAMS) - 1 for a in range(t.size) if pilots.of(s, a, RAMS)}
    for aircraft in range(t.size):
        for what in (MEETS, RAMS):
            if pilots.of(s, aircraft, what):
                pilots.put(s, aircraft, what, 0)
    if out is not None:
        out += [Rammed(t.labels[one], t.labels[other]) for one, other in rams.items()]
    _crash(t, s, pairs, out, rams)


def _tangles(pairs: list[tuple[int, int]]) -> list[list[int]]:
    """Return the aircraft involved in each risk, those that hang together in one list."""
    found: list[set[int]] = []
    for pair in pairs:
        joined = {*pair}.union(*(tangle for tangle in found if tangle & {*pair}))
        found = [tangle for tangle in found if not tangle & joined] + [joined]
    return sorted(sorted(tangle) for tangle in found)


def _draw(t: Tables, s: State, tangle: list[int], out: Out) -> dict[int, int]:
    """Draw left or right for each; those of one squadron may also fly straight (WINGS-COLL-06)."""
    alone = len({s.roster.side[aircraft] for aircraft in tangle}) == 1
    ways = 3 if alone and t.options["collision_squadron_straight"] else 2
    drawn = {aircraft: s.chance.below(ways) for aircraft in tangle}
    if out is not None:
        names = tuple(t.labels[aircraft] for aircraft in tangle)
        out.append(CollisionRisk(names, tuple(WAYS[way] for way in drawn.values())))
    return drawn


def _crash(
    t: Tables,
    s: State,
    pairs: list[tuple[int, int]],
    out: Out,
    rams: Mapping[int, int] = MappingProxyType({}),
) -> None:
    """Each takes its cards once, type A where any of its pairs is head-on.

    Who rams gives one of his two to the other.
    Rules: WINGS-COLL-04, WINGS-COLL-05, WINGS-COLL-07, WINGS-BEH-11, WINGS-RULING-104.
    """
    worst: dict[int, bool] = {}
    for one, other in pairs:
        head_on = 2 * angle_between(s.h[one], s.h[other]) > ABOUT
        for aircraft in (one, other):
            worst[aircraft] = worst.get(aircraft, False) or head_on
        if out is not None:
            out.append(Collided(t.labels[one], t.labels[other], head_on))
    for rammer, rammed in rams.items():
        note_shot(t, s, rammer, rammed, False, out)
        pilots.put(s, rammed, MARKED, pilots.of(s, rammed, MARKED) | 1 << rammer)
    for aircraft in sorted(worst):
        letter = t.twin if worst[aircraft] else t.single
        count = 2 - (aircraft in rams) + [*rams.values()].count(aircraft)
        strike(t, s, aircraft, letter, count, "collision", out, flags=NO_SPECIAL)
    while blown := [
        a
        for a in worst
        if s.points[a] >= BLOWN
        and s.status[a] == FLYING
        and not (s.crew and mending.is_asked(t, s, a, "explosion"))
    ]:
        destroy(t, s, min(blown), "explosion", out, ring=True)
    settle(t, s, out)
