"""What is hidden: worlds that a seat cannot tell apart, and the proof that nothing vanishes."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.aircraft import ADVANTAGED, TAILING
from escadrille.mechanics.hands import deal_again, miscounted
from escadrille.mechanics.picks import choose_again
from escadrille.systems.flames import frames
from escadrille.systems.flames.choices import PATTERNS
from escadrille.systems.flames.rules import setup
from escadrille.systems.flames.rules.positions import ADVANTAGED_SLOTS
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other hands, deck and secret choices that this seat cannot see.

    Rules: FLAMES-RULING-48.
    """
    world = s.clone()
    chance = seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    others = [a for a, owner in enumerate(world.roster.seat) if owner != seat and world.held[a]]
    deal_again(t, world, others, chance)
    if world.raid is not None and world.raid.flak != NOBODY and not t.knows_flak(world.over, seat):
        world.raid.flak = chance.below(len(PATTERNS))  # FLAMES-FLAK-01
    kind = world.stack[-1][0] if world.stack else NOBODY
    if kind == frames.FORCE:
        choose_again(setup, t, world, seat, chance)
    elif kind == frames.START:
        _start_again(t, world, seat, chance)
    elif kind in frames.COMPOSING and world.roster.seat[world.stack[-1][1]] != seat:
        # A play being composed is private: to others its owner is still choosing a card.
        world.stack[-1] = (frames.ACTION, world.stack[-1][1], 0, 0)
    return world


def _start_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    for other in range(t.seats):
        if other == seat:
            continue
        waiting = setup.next_start(world, other) != NOBODY
        for aircraft, owner in enumerate(world.roster.seat):
            if owner == other and setup.chooses_level(world, aircraft):
                levels = setup.highest_start(world, aircraft) + 1
                world.altitude[aircraft] = NOBODY if waiting else chance.below(levels)


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state: cards lost or made, positions against the rules."""
    faults = [*t.miscounted(s)]
    for aircraft in range(s.roster.size):
        faults += _audit_aircraft(t, s, aircraft)
    return faults


def _audit_aircraft(t: Tables, s: State, aircraft: int) -> Iterator[str]:
    name = f"aircraft {aircraft}"
    if miscounted(t, s, aircraft):
        yield f"{name}: its hand is miscounted"
    front, back = s.roster.rows[aircraft]
    if s.row[aircraft] is not (back if s.flipped[aircraft] else front):
        yield f"{name}: figures of the wrong side (FLAMES-DMG-06)"
    if min(s.damage[aircraft], s.aces[aircraft], s.evasive[aircraft]) < 0:
        yield f"{name}: a negative counter"
    if not s.alive[aircraft] and s.held[aircraft]:
        yield f"{name}: shot down with cards in hand (FLAMES-DMG-05)"
    yield from _audit_position(s, aircraft, name)


def _audit_position(s: State, aircraft: int, name: str) -> Iterator[str]:
    held = s.holds[aircraft]
    if (held == NOBODY) != (s.grip[aircraft] == 0) or (held == NOBODY) == (aircraft in s.chase):
        yield f"{name}: a position without an enemy, or the reverse (FLAMES-POS-01)"
    if held == NOBODY:
        return
    if not (s.alive[aircraft] and s.alive[held]):
        yield f"{name}: a position of or on a lost aircraft (FLAMES-POS-11)"
    if held not in s.roster.enemies[aircraft] or s.holds[held] == aircraft:
        yield f"{name}: a position on no enemy, or a mutual one (FLAMES-POS-01)"
    if s.altitude[aircraft] != s.altitude[held] and not s.asked:
        yield f"{name}: a position on another level (FLAMES-POS-07)"
    rivals = [o for o in s.chase if s.holds[o] == held and s.grip[o] == s.grip[aircraft]]
    room = {ADVANTAGED: ADVANTAGED_SLOTS, TAILING: 1}.get(s.grip[aircraft], 0)
    if len(rivals) > room:
        yield f"{name}: a slot held by too many (FLAMES-POS-04)"
