"""Flights that a seat has not seen: into and inside the clouds, or while it was in them itself.

Rules: WINGS-CLOUD-02, WINGS-RULING-49.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.systems.wings import frames
from escadrille.systems.wings.hidden.programmes import draw, key_of, known, mark_again
from escadrille.systems.wings.rules import clouds
from escadrille.systems.wings.rules.altitude import floor_under, follow_card
from escadrille.systems.wings.rules.programming import ALOFT, SPECIAL, Key, duties, held
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import BLANKED, FLYING, OTHER, SIGHTED, Bomb, State
from escadrille.systems.wings.tables import Tables

TRIES: Final = 12


def _rows(world: State) -> list[list[int]]:
    """Return what a flight changes besides the place."""
    return [world.before, world.last, world.level, world.counters, world.rose]


def _memory(world: State, aircraft: int) -> list[int]:
    return [row[aircraft] for row in _rows(world)]


def _recall(world: State, aircraft: int, memory: Sequence[int]) -> None:
    for row, kept in zip(_rows(world), memory, strict=True):
        row[aircraft] = kept


def _fly(t: Tables, world: State, aircraft: int, faces: tuple[int, ...], *, place: bool) -> bool:
    """Fly cards by the rules of altitude, and of movement if told; do they stay in the clouds?"""
    inside = True
    did = world.did[aircraft]
    for face in faces:
        if face == BLANKED:
            continue
        if place:
            clouds.fly(t, world, aircraft, face, None)
        follow_card(t, world, aircraft, face, 0, None)
        world.before[aircraft], world.last[aircraft] = world.last[aircraft], face
        inside = inside and clouds.is_cloud(world, world.level[aircraft])
    world.did[aircraft] = did
    return inside


def _turns(t: Tables, world: State, aircraft: int, count: int) -> list[int]:
    """Return how many cards were flown in each of the turns before, the last turn last."""
    first = count % 3
    return [first] * bool(first) + [3] * (count // 3)


def _key(t: Tables, world: State, aircraft: int, cards: int) -> Key:
    bits = duties(t, world, aircraft) & SPECIAL
    deck = world.roster.deck[aircraft]
    before, last = held(deck, world.before[aircraft], world.last[aircraft])
    return (world.roster.letter[aircraft], before, last, cards, bits, ALOFT, ())


def write_again(t: Tables, world: State, aircraft: int, chance: Chance) -> None:
    """Write another course for an aircraft in the clouds, which stays in them as long.

    Its altitude goes with the course: only where it entered has been seen.
    """
    true = (_memory(world, aircraft), world.written[aircraft], world.mark[aircraft])
    holding = (world.held_before[aircraft], world.held_last[aircraft])
    lifted, laid = world.lifted[aircraft], world.prog[3 * aircraft : 3 * aircraft + 3]
    world.mark[aircraft] = 0
    count = len(world.written[aircraft])
    now = min(count, world.phase, world.cards[aircraft])
    _recall(world, aircraft, (*world.entered[4 * aircraft : 4 * aircraft + 4], 0))
    written = _earlier(t, world, aircraft, count - now, chance)
    if written is not None and count > now:
        world.held_before[aircraft] = world.before[aircraft]
        world.held_last[aircraft] = world.last[aircraft]
    programme = None if written is None else _this_turn(t, world, aircraft, now, chance)
    if written is None or programme is None:
        _recall(world, aircraft, true[0])
        world.held_before[aircraft], world.held_last[aircraft] = holding
        world.written[aircraft], world.mark[aircraft] = true[1:]
        world.lifted[aircraft] = lifted
        world.prog[3 * aircraft : 3 * aircraft + 3] = laid
        return
    flown = min(world.phase, world.cards[aircraft])
    world.written[aircraft] = [*written, *programme[flown - now : flown]]
    if programme:
        world.prog[3 * aircraft : 3 * aircraft + len(programme)] = programme
        if not world.phase:
            mark_again(t, world, aircraft, 0, chance)


def _earlier(
    t: Tables, world: State, aircraft: int, count: int, chance: Chance
) -> list[int] | None:
    """Return the cards of the turns before this one, flown in the clouds; None for none found."""
    written: list[int] = []
    cards = world.roster.deck[aircraft]
    for size in _turns(t, world, aircraft, count):
        start = (*_memory(world, aircraft)[:4], 0)
        key = _key(t, world, aircraft, size)
        for _ in range(TRIES):
            _recall(world, aircraft, start)
            found = draw(t, cards, key, (), {}, chance)
            if found and _fly(t, world, aircraft, found, place=False):
                written += found
                break
        else:
            return None
    world.rose[aircraft] = 0
    return written


def _this_turn(
    t: Tables, world: State, aircraft: int, now: int, chance: Chance
) -> tuple[int, ...] | None:
    """Return a programme for this turn, of which so many cards were flown in the clouds.

    Once others have come out, everyone knows that it stays in until the next turn.
    """
    if world.prog[3 * aircraft] < 0:
        return ()
    start, key = _memory(world, aircraft), key_of(t, world, aircraft)
    cards, seen = world.roster.deck[aircraft], known(world, aircraft, None)
    stays = bool(world.stack) and world.stack[0][1] > t.step_names.index("surface")
    for _ in range(TRIES):
        _recall(world, aircraft, start)
        found = draw(t, cards, key, seen, {}, chance)
        rest = found[len(seen) :]
        fits = found and not (stays and clouds.comes_out(t, world, aircraft, rest))
        if fits and _fly(t, world, aircraft, rest[:now], place=False):
            return found
    return None


# A seat whose aircraft are all in the clouds does not see the others.


def move_again(t: Tables, world: State, seat: int, chance: Chance) -> None:
    """Fly everyone else from where a blind seat saw them last, some way or other."""
    kind, piece, *_ = world.stack[-1]
    if kind == frames.TAIL:
        return  # who is asked about whom depends on where they are
    for aircraft in range(t.size):
        other = world.roster.seat[aircraft] != seat and world.status[aircraft] == FLYING
        if other and not (kind == frames.COME_BACK and piece == aircraft):
            _fly_unseen(t, world, aircraft, seat, chance)
    world.bombs_away = [_fall_unseen(world, bomb, seat) for bomb in world.bombs_away]


def _fall_unseen(world: State, bomb: Bomb, seat: int) -> Bomb:
    """Let a bomb fall where whoever released it is now."""
    owner = bomb[5] >> 1
    if world.roster.seat[owner] == seat:
        return bomb
    return (world.x[owner], world.y[owner], world.h[owner], *bomb[3:])


def _fly_unseen(t: Tables, world: State, aircraft: int, seat: int, chance: Chance) -> None:
    row = world.sighted[seat][SIGHTED * aircraft : SIGHTED * (aircraft + 1)]
    x, y, h, level, counters, last, flown = row
    if flown > world.flown[aircraft]:  # it was shot down and has come back since
        x, y, h, level, counters = t.entries[aircraft]
        last, flown = OTHER, 0
    cloud = world.cloud[aircraft]
    count = world.flown[aircraft] - flown
    count -= len(world.written[aircraft]) if cloud == clouds.BLIND else 0
    if count <= 0 or cloud == clouds.EMERGING:
        return
    true = (_memory(world, aircraft), world.landing[aircraft], world.mark[aircraft])
    world.x[aircraft], world.y[aircraft], world.h[aircraft] = x, y, h
    _recall(world, aircraft, (OTHER, last, level, counters, 0))
    world.mark[aircraft] = 0
    world.cloud[aircraft] = clouds.BLIND  # so that nobody is asked about counters
    cards = world.roster.deck[aircraft]
    for size in _turns(t, world, aircraft, count):
        world.rose[aircraft] = 0
        found = draw(t, cards, _key(t, world, aircraft, size), (), {}, chance)
        _fly(t, world, aircraft, found, place=True)
        pose = t.footprint[aircraft].put_back(pose_of(world, aircraft), t.width, t.depth)
        world.x[aircraft], world.y[aircraft], world.h[aircraft] = pose
    world.cloud[aircraft] = cloud
    if cloud == clouds.BLIND:
        _recall(world, aircraft, true[0])
    else:
        _keep_aloft(t, world, aircraft)
        world.held_before[aircraft] = world.before[aircraft]
        world.held_last[aircraft] = world.last[aircraft]
    world.landing[aircraft], world.mark[aircraft] = true[1:]


def _keep_aloft(t: Tables, world: State, aircraft: int) -> None:
    """Whoever is in play has neither crashed nor entered the clouds."""
    floor = floor_under(t, world.x[aircraft], world.y[aircraft])
    if t.altitude and world.level[aircraft] <= floor:
        world.level[aircraft], world.counters[aircraft] = floor, 1
    if clouds.is_cloud(world, world.level[aircraft]):
        below = world.cloud_low - 1
        world.level[aircraft] = below if below >= floor else world.cloud_high + 1
        world.counters[aircraft] = int(world.level[aircraft] <= floor)
