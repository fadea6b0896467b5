"""What is hidden: worlds that a seat cannot tell apart, and the proof that nothing vanishes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.hands import deal_again, miscounted
from escadrille.mechanics.picks import choose_again
from escadrille.systems.zero import frames
from escadrille.systems.zero.rules import setup
from escadrille.systems.zero.state import ABSENT, FLYING, NOBODY, State
from escadrille.systems.zero.tables import Tables

MOVING: Final = (frames.PURSUIT, frames.FOLLOW, frames.LIFT)


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other hands, deck and secret choices that this seat cannot see.

    Rules: ZERO-SET-11, ZERO-RULING-34.
    """
    world = s.clone()
    chance = seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    others = [a for a, owner in enumerate(world.roster.seat) if owner != seat and world.held[a]]
    deal_again(t, world, others, chance)
    kind = world.stack[-1][0] if world.stack else NOBODY
    if kind == frames.FORCE:
        choose_again(setup, t, world, seat, chance)
    elif kind == frames.START:
        _start_again(t, world, seat, chance)
    elif kind in frames.COMPOSING and world.roster.seat[world.stack[-1][1]] != seat:
        _take_back(world)
    return world


def _start_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Forget the secret levels of others; those who are done get other legal ones."""
    roster = world.roster
    for other in range(t.seats):
        if other == seat:
            continue
        waiting = setup.next_start(world, other) != NOBODY
        for element in range(roster.elements):
            levels = setup.levels_of(world, element)
            if roster.seat[2 * element] == other and len(levels) > 1:
                chosen = levels[chance.below(len(levels))]
                world.altitude[element] = NOBODY if waiting else chosen


def _take_back(world: State) -> None:
    """A play being composed is private: to others its owner has not chosen yet."""
    kind, aircraft, one, _ = world.stack[-1]
    begun = frames.BEGUN_BY[kind]
    kept = one if begun in (frames.BONUS, frames.REACT) else 0
    world.stack[-1] = (begun, aircraft, kept, 0)


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state: cards lost or made, Positions against the rules."""
    faults = [*t.miscounted(s)]
    for aircraft in range(s.roster.size):
        faults += _audit_aircraft(t, s, aircraft)
    for element in range(s.roster.elements):
        faults += _audit_element(s, element)
    return faults


def _audit_aircraft(t: Tables, s: State, aircraft: int) -> Iterator[str]:
    name = f"aircraft {aircraft}"
    if miscounted(t, s, aircraft):
        yield f"{name}: its hand is miscounted"
    promoted = not aircraft & 1 and s.promoted[aircraft >> 1]
    rows = s.roster.promoted[aircraft >> 1] if promoted else s.roster.rows[aircraft]
    if s.row[aircraft] != rows[s.flipped[aircraft]]:
        yield f"{name}: figures of the wrong side (ZERO-AIR-03)"
    if s.damage[aircraft] < 0:
        yield f"{name}: fewer than no Hits"
    if s.status[aircraft] != FLYING and s.held[aircraft]:
        yield f"{name}: cards in hand, and not in play (ZERO-DST-03)"
    if aircraft & 1 and s.held[aircraft] and aircraft not in _fighting(s):
        yield f"{name}: a mini-hand outside an attack (ZERO-RULING-41)"
    if aircraft & 1 and s.status[aircraft] == FLYING != s.status[aircraft - 1]:
        yield f"{name}: a Wingman without a Leader (ZERO-DST-02)"
    if s.status[aircraft] == ABSENT and (not aircraft & 1 or s.roster.wingman[aircraft >> 1]):
        yield f"{name}: it has never been there"


def _fighting(s: State) -> list[int]:
    """Return the aircraft of the attacks in which Wingmen have mini-hands (ZERO-RULING-41)."""
    found = [number for frame in s.stack if frame[0] == frames.ATTACK for number in frame[1:3]]
    playing = any(frame[0] == frames.PHASE and frame[2] == frames.CARD_PLAY for frame in s.stack)
    return [*found, s.target] if playing else found


def _audit_element(s: State, element: int) -> Iterator[str]:
    leader = 2 * element
    name = f"aircraft {leader}"
    foe, grip = s.foe[element], s.grip[element]
    if (foe == NOBODY) != (grip == 0):
        yield f"{name}: a Position without an enemy, or the reverse (ZERO-POS-01)"
    if s.altitude[element] > s.roster.ceiling[element]:
        yield f"{name}: above its ceiling (ZERO-ALT-03)"
    if foe == NOBODY:
        return
    if foe not in s.roster.enemies[leader] or s.status[leader] != FLYING or abs(grip) > 2:
        yield f"{name}: a Position of or on nobody (ZERO-POS-03)"
    elif s.foe[foe >> 1] != leader or s.grip[foe >> 1] != -grip:
        yield f"{name}: a Position without its mirror (ZERO-POS-02)"
    elif s.altitude[element] != s.altitude[foe >> 1] and not (
        s.active in (leader, foe) and any(frame[0] in MOVING for frame in s.stack)
    ):
        yield f"{name}: Engaged at another level (ZERO-ALT-12)"
