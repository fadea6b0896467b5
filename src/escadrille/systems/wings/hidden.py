"""What is hidden: worlds that a seat cannot tell apart, and the proof that nothing vanishes."""

from __future__ import annotations

from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.plane.grid import DEGREE
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames, setup
from escadrille.systems.wings.rules import fire, piles, programming, tailing
from escadrille.systems.wings.rules.altitude import shown_at
from escadrille.systems.wings.rules.clouds import BLIND
from escadrille.systems.wings.rules.damage import bindings, lost_by, reckon, refigure
from escadrille.systems.wings.state import (
    BLANKED,
    DERIVED,
    EMPTY,
    FLYING,
    GROUND,
    KNOWN,
    NO_POINTS,
    NO_SPECIAL,
    NOBODY,
    OPEN,
    OUTSIDE,
    STATUSES,
    Hit,
    State,
    serial,
)
from escadrille.systems.wings.tables import EXPLOSION, SHOWN, SIMPLE, SLIP, TURN, Tables

TRIES = 6  # swaps that are tried for each hidden card


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other damage, decks, programmes and declarations unknown to a seat.

    Rules: WINGS-COMP-03, WINGS-PROG-02, WINGS-RULING-02.
    """
    world = s.clone()
    chance = seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    _deal_again(t, world, seat, chance)
    kind = world.stack[-1][0] if world.stack else NOBODY
    if kind == frames.PICK:
        _pick_again(t, world, seat, chance)
    elif kind in frames.BEGUN_BY and world.roster.seat[world.stack[-1][1]] != seat:
        _take_back(t, world)
    for other in range(t.seats):
        if other != seat:
            _program_again(t, world, other, seat, chance)
    if kind == frames.DECLARE:
        _declare_again(t, world, seat, chance)
    if seat is not None and kind == frames.PROGRAM and world.sighted[seat]:
        _move_again(t, world, seat, chance)
    return world


def _move_again(t: Tables, world: State, seat: int, chance: Chance) -> None:
    """Put others elsewhere for a seat in the clouds, which does not see them (WINGS-CLOUD-02)."""
    for aircraft in range(t.size):
        if world.roster.seat[aircraft] != seat and world.status[aircraft] == FLYING:
            x = world.x[aircraft] + chance.below(2 * t.ruler + 1) - t.ruler
            y = world.y[aircraft] + chance.below(2 * t.ruler + 1) - t.ruler
            world.x[aircraft] = min(max(x, 0), t.width)
            world.y[aircraft] = min(max(y, 0), t.depth)
            world.h[aircraft] = DEGREE * chance.below(360)


# Damage cards.


def _deal_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Swap hidden damage and ammunition cards for others that nobody could tell from them."""
    for deck in world.decks:
        deck.sort()
        piles.shuffle(t, deck, chance)
    for stock in world.stocks:
        for place, face in enumerate(stock):
            _swap_ammunition(t, world, stock, place, face, chance)
    for piece in range(t.pieces):
        if world.roster.seat[piece] == seat or not world.taken[piece]:
            continue
        for place in range(len(world.taken[piece])):
            for _ in range(TRIES):
                if _swap(t, world, piece, place, chance):
                    break


def _swap_ammunition(
    t: Tables, world: State, stock: list[int], place: int, face: int, chance: Chance
) -> None:
    deck = world.decks[t.pile_of[face]]
    if deck:
        other = chance.below(len(deck))
        if t.ammo_faces[deck[other]]:
            stock[place], deck[other] = deck[other], stock[place]


def _swap(t: Tables, world: State, piece: int, place: int, chance: Chance) -> bool:
    hits = world.taken[piece]
    hit = hits[place]
    deck = world.decks[t.pile_of[hit[0]]]
    if hit[2] & KNOWN or not deck:
        return False
    other = chance.below(len(deck))
    face = deck[other]
    if not _looks_alike(t, world, piece, hit, face):
        return False
    hits[place] = (face, *hit[1:])
    refigure(t, world, piece)
    if lost_by(t, world, piece) is None and _credible(t, world, piece):
        deck[other] = hit[0]
        if piece < t.size and not world.battered[piece]:
            _hurt_again(t, world, piece)
        return True
    hits[place] = hit
    refigure(t, world, piece)
    if piece < t.size:
        world.bind[piece] = bindings(t, world, piece)
    return False


def _looks_alike(t: Tables, world: State, piece: int, hit: Hit, face: int) -> bool:
    """Would another card have shown the same to everyone (WINGS-COMP-03)?

    Before the first reveal, who still tails whom has told who was hurt (WINGS-TAIL-04).
    """
    old, new = t.special[hit[0]], t.special[face]
    if new == EXPLOSION or old == EXPLOSION:
        return False
    if not hit[2] & NO_SPECIAL and old != new and (old in SHOWN or new in SHOWN):
        return False
    if bool(t.value[hit[0]]) == bool(t.value[face]) or piece >= t.size:
        return True
    telling = t.tailing and not world.phase and hit[4] == world.flown[piece]
    return not (telling and tailing.in_reach(t, world, piece))


def _hurt_again(t: Tables, world: State, aircraft: int) -> None:
    """Say anew in which of the last two phases points were taken (WINGS-AIM-02)."""
    now, flown = serial(world), world.flown[aircraft]
    hurt = [
        hit[4]
        for hit in world.taken[aircraft]
        if t.value[hit[0]] and not hit[2] & NO_POINTS and hit[4] >= flown - 1
    ]
    if hurt:
        world.hurt[aircraft] = now - (flown - max(hurt))
    else:
        world.hurt[aircraft] = min(world.hurt[aircraft], now - 2)


def _credible(t: Tables, world: State, piece: int) -> bool:
    """Do the cards that an aircraft has shown this turn agree with its duties?"""
    if piece >= t.size:
        return True
    world.bind[piece] = bindings(t, world, piece) if _plays(world, piece) else 0
    if t.accept_errors or not world.cards[piece]:
        return True
    return bool(_completions(t, world, piece, _fixed(world, piece, None)))


def _plays(world: State, aircraft: int) -> bool:
    return world.status[aircraft] in (FLYING, GROUND, OUTSIDE)


# Programmes.


def _fixed(world: State, aircraft: int, seat: int | None) -> tuple[int, ...]:
    """Return the cards of a programme that a seat has seen."""
    base, shown = 3 * aircraft, min(world.phase, world.cards[aircraft])
    if not shown and seat is not None and world.seen[aircraft] >> seat & 1:
        shown = 1
    return tuple(world.prog[base : base + shown])


def _completions(
    t: Tables, world: State, aircraft: int, prefix: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """Return every legal programme that begins with these cards."""
    if len(prefix) >= world.cards[aircraft]:
        return [prefix]
    found = []
    for choice in programming.cards_after(t, world, aircraft, prefix):
        face = BLANKED if choice == c.BLANK else choice - c.CARD
        found += _completions(t, world, aircraft, (*prefix, face))
    return found


def _program_again(t: Tables, world: State, other: int, seat: int | None, chance: Chance) -> None:
    """Lay other cards where a seat has not seen them; who is not done has laid none."""
    waiting = world.stack and world.stack[-1][0] == frames.PROGRAM
    busy = waiting and programming.current(t, world, other) >= 0
    for aircraft in world.roster.own[other]:
        if not world.cards[aircraft]:
            continue
        _write_again(t, world, aircraft, chance)
        if busy:
            world.prog[3 * aircraft : 3 * aircraft + 3] = [EMPTY] * 3
            world.mark[aircraft] = 0
        elif world.prog[3 * aircraft] != EMPTY:
            _lay_again(t, world, aircraft, seat, chance)


def _write_again(t: Tables, world: State, aircraft: int, chance: Chance) -> None:
    """Bend the course of an aircraft in the clouds another way (WINGS-CLOUD-02)."""
    cards = world.roster.deck[aircraft]
    bends = [face for face, kind in enumerate(cards.kind) if kind in (TURN, SLIP)]
    plain = [face for face in bends if not cards.diamond[face]]
    written = world.written[aircraft]
    for place, face in enumerate(written[:-2]):
        if face in plain:
            written[place] = plain[chance.below(len(plain))]


def _lay_again(t: Tables, world: State, aircraft: int, seat: int | None, chance: Chance) -> None:
    if world.landing[aircraft] or world.rockets[aircraft] or world.cloud[aircraft] == BLIND:
        return
    mark = world.mark[aircraft]
    shown = mark > 0 and shown_at(t, world, aircraft) < world.phase
    if shown and mark != c.GENTLE:
        return
    found = _completions(t, world, aircraft, _fixed(world, aircraft, seat))
    if shown:
        kinds = world.roster.deck[aircraft].kind
        found = [cards for cards in found if all(kinds[face] in SIMPLE for face in cards)]
    if not found:
        return
    cards = found[chance.below(len(found))]
    base = 3 * aircraft
    world.prog[base : base + len(cards)] = list(cards)
    if shown:
        return
    world.mark[aircraft] = 0
    if not world.phase:
        marks = [0, *programming.marks(t, world, aircraft)]
        world.mark[aircraft] = marks[chance.below(len(marks))]


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
        guns = [n for n, (piece, _) in enumerate(world.guns) if world.roster.seat[piece] == other]
        done = all(world.declared[gun] != OPEN for gun in guns)
        for gun in guns:
            world.declared[gun] = OPEN
        for gun in guns if done else ():
            legal = fire.legal(t, world, other)
            choice = legal[chance.below(len(legal))]
            world.declared[gun] = NOBODY if choice == c.PASS else choice - c.PIECE


# What may never happen.


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state: cards lost or made, figures against the rules."""
    faults = _audit_cards(t, s)
    for piece in range(t.pieces):
        faults += _audit_piece(t, s, piece)
    for aircraft in range(t.size):
        faults += _audit_aircraft(t, s, aircraft)
    return faults


def _audit_cards(t: Tables, s: State) -> list[str]:
    if not s.decks:
        return []
    held = [0] * len(t.value)
    rows = [*s.decks, *s.discards, *s.stocks, *([hit[0] for hit in row] for row in s.taken)]
    for row in rows:
        for face in row:
            held[face] += 1
    return [
        f"{held[face]} cards {t.face_names[face]!r} instead of {copies * s.copies[t.pile_of[face]]}"
        " (WINGS-COMP-04)"
        for face, copies in enumerate(t.per_copy)
        if held[face] != copies * s.copies[t.pile_of[face]]
    ]


def _audit_piece(t: Tables, s: State, piece: int) -> list[str]:
    faults = []
    name = f"piece {piece}"
    if tuple(getattr(s, row)[piece] for row in DERIVED) != reckon(t, s, piece):
        faults.append(f"{name}: its damage is miscounted (WINGS-COMP-02)")
    if not 0 <= s.status[piece] < len(STATUSES):
        faults.append(f"{name}: no such status")
    in_play = s.status[piece] in (FLYING, GROUND, OUTSIDE)
    if in_play and lost_by(t, s, piece) is not None:
        faults.append(f"{name}: in play, and destroyed by its damage (WINGS-DMG-01)")
    if not in_play and s.taken[piece]:
        faults.append(f"{name}: out of play with damage cards (WINGS-RULING-70)")
    return faults


def _audit_aircraft(t: Tables, s: State, aircraft: int) -> list[str]:
    faults = []
    name = f"piece {aircraft}"
    cards = s.roster.deck[aircraft]
    programme = [face for face in s.prog[3 * aircraft : 3 * aircraft + 3] if face != EMPTY]
    if any(face != BLANKED and not 0 <= face < len(cards.names) for face in programme):
        faults.append(f"{name}: a card that its deck does not hold (WINGS-PROG-01)")
    most = max(1, s.roster.climb[aircraft] - 1)
    if s.status[aircraft] in (FLYING, GROUND) and not 0 <= s.counters[aircraft] <= most:
        faults.append(f"{name}: {s.counters[aircraft]} climb counters (WINGS-ALT-05)")
    if s.bind[aircraft] and s.bind[aircraft] != bindings(t, s, aircraft):
        faults.append(f"{name}: duties that its damage does not give (WINGS-SPEC-05)")
    return faults
