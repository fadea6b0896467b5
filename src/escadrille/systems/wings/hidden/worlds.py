"""A world that a seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.kernel.rng import Chance, seeded
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames, setup
from escadrille.systems.wings.hidden.damage import deal_again
from escadrille.systems.wings.hidden.flights import move_again, write_again
from escadrille.systems.wings.hidden.programmes import lay_again
from escadrille.systems.wings.rules import deploying, fire, pilots, programming
from escadrille.systems.wings.rules.clouds import BLIND
from escadrille.systems.wings.rules.ending import IN_PLAY
from escadrille.systems.wings.rules.rockets import LAUNCHER
from escadrille.systems.wings.state import EMPTY, NOBODY, OPEN, State
from escadrille.systems.wings.tables import Tables

MOST_RESERVE: Final = 6  # mission points that a side is thought to have left
SELDOM: Final = 3  # one pilot in so many has an item that nobody has seen
MOST_BULLETS: Final = 6  # WINGS-EQP-07
BOMBS: Final = 1  # that one aircraft carries at most (WINGS-ROCK-01)
CLUSTERS: Final = 2
LOTS: Final = 2


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world in which everything varies that a seat does not know.

    Rules: WINGS-COMP-03, WINGS-PROG-02, WINGS-CLOUD-02, WINGS-AMMO-01, WINGS-RULING-02.
    """
    world = s.clone()
    chance = seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    if not world.stack:
        deal_again(t, world, seat, chance)
        return world
    deal_again(t, world, seat, chance)
    kind, piece, _, _ = world.stack[-1]
    if kind == frames.PICK:
        _pick_again(t, world, seat, chance)
        return world
    if kind in frames.BEGUN_BY and world.roster.seat[piece] != seat:
        _take_back(t, world)
    if kind == frames.DEPLOY:
        deploying.post_again(t, world, seat, chance)
    if world.reserve:
        _reserve_again(t, world, seat, chance)
    if t.bombs or t.rockets:
        _load_again(t, world, seat, chance)
    if t.equipped and world.crew:
        _equip_again(t, world, seat, chance)
    if seat is not None and world.sighted[seat]:
        move_again(t, world, seat, chance)
    for other in range(t.seats):
        if other != seat:
            _program_again(t, world, other, seat, chance)
    if kind in (frames.DECLARE, frames.ROCKETS):
        _declare_again(t, world, seat, chance)
    return world


def _program_again(t: Tables, world: State, other: int, seat: int | None, chance: Chance) -> None:
    """Lay other cards where a seat has not seen them; who is not done has laid none."""
    waiting = world.stack[-1][0] == frames.PROGRAM
    busy = waiting and programming.current(t, world, other) >= 0
    for aircraft in world.roster.own[other]:
        if not world.cards[aircraft] or (frames.ROCKETS, aircraft, 0, 0) in world.stack:
            continue
        if busy:
            world.prog[3 * aircraft : 3 * aircraft + 3] = [EMPTY] * 3
            world.mark[aircraft] = 0
        if world.cloud[aircraft] == BLIND:
            write_again(t, world, aircraft, chance)
        elif not busy and world.prog[3 * aircraft] != EMPTY:
            lay_again(t, world, aircraft, seat, chance)


def _load_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Give others another load than theirs, as far as nobody has seen it (WINGS-ROCK-01).

    Whoever may still release something is asked before everyone's eyes.
    """
    for aircraft in range(t.size):
        if world.roster.seat[aircraft] == seat or not world.cards[aircraft]:
            continue
        if (frames.ROCKETS, aircraft, 0, 0) in world.stack:
            continue
        carries = t.aircraft[world.types[aircraft]].carries
        bombs, clusters = world.bombs[aircraft], world.clusters[aircraft]
        if bombs or clusters:
            loads = [
                (b, k)
                for b in _up_to(BOMBS - world.dropped[aircraft], bombs, "bomb" in carries)
                for k in _up_to(CLUSTERS - world.strewn[aircraft], clusters, "cluster" in carries)
                if b or k
            ]
            world.bombs[aircraft], world.clusters[aircraft] = loads[chance.below(len(loads))]
        elif "rockets" in carries and not world.dropped[aircraft] + world.strewn[aircraft]:
            lots = _up_to(LOTS - world.launched[aircraft], world.lots[aircraft], True)
            world.lots[aircraft] = lots[chance.below(len(lots))]


def _reserve_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Give other sides another reserve: enough where nothing else keeps them in the fight."""
    mine = NOBODY if seat is None else t.camps[seat]
    waiting = {world.roster.side[a] for a in range(t.size) if world.status[a] in IN_PLAY}
    world.reserve = [
        left if side == mine else chance.below(MOST_RESERVE) + (side not in waiting) * MOST_RESERVE
        for side, left in enumerate(world.reserve)
    ]


def _equip_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Give others some of the equipment that they may have, as far as nobody has seen it."""
    for aircraft in range(t.size):
        if world.roster.seat[aircraft] == seat:
            continue
        kit = pilots.of(world, aircraft, pilots.KIT) & pilots.of(world, aircraft, pilots.SEEN_KIT)
        for item in pilots.SECRET:
            unseen = not pilots.of(world, aircraft, pilots.SEEN_KIT) & pilots.bit(item)
            if not chance.below(SELDOM) and unseen and pilots.may_have(t, world, aircraft, item):
                kit |= pilots.bit(item)
        pilots.put(world, aircraft, pilots.KIT, kit)
        if not pilots.of(world, aircraft, pilots.SEEN_KIT) & pilots.bit(pilots.VEST):
            plates = pilots.PLATED if kit & pilots.bit(pilots.VEST) else 0
            pilots.put(world, aircraft, pilots.PLATES, plates)
        bullets = chance.below(MOST_BULLETS) + 1 if kit & pilots.bit(pilots.HANDGUN) else 0
        pilots.put(world, aircraft, pilots.BULLETS, bullets)


def _up_to(most: int, held: int, may_carry: bool) -> Sequence[int]:
    """Return how many there may be; a situation may give an aircraft what no rule would."""
    return range(most + 1) if may_carry and held <= most else (held,)


def _pick_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Forget the types that others picked; those who are done get others."""
    for other in range(t.seats):
        if other == seat:
            continue
        done = setup.picking(t, world, other) < 0
        for aircraft in world.roster.own[other]:
            types = t.choosable[aircraft]
            if len(types) > 1:
                world.types[aircraft] = types[chance.below(len(types))] if done else EMPTY


def _take_back(t: Tables, world: State) -> None:
    """A play being composed is private: to others its owner has not chosen yet."""
    kind, piece, _, _ = world.stack[-1]
    if kind == frames.REMARK:
        world.mark[piece] = 0
        world.stack[-1] = (frames.REORDER, piece, world.tails[piece], 0)
    elif kind != frames.FUSE:
        placed = world.flak[5 * t.batteries.index(piece)] == 2
        world.stack[-1] = (frames.FUSE if placed else frames.FLAK, piece, 0, 0)


def _declare_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Forget what others have declared; those who are done have declared something else."""
    for other in range(t.seats):
        if other == seat:
            continue
        guns = [
            number
            for number, (piece, arc) in enumerate(world.guns)
            if world.roster.seat[piece] == other and arc != LAUNCHER
        ]
        done = all(world.declared[gun] != OPEN for gun in guns)
        for gun in guns:
            world.declared[gun] = OPEN
        for gun in guns if done else ():
            legal = fire.legal(t, world, other)
            choice = legal[chance.below(len(legal))]
            world.declared[gun] = NOBODY if choice == c.PASS else choice - c.PIECE
