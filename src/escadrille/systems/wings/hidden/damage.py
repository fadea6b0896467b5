"""Damage and ammunition cards that a seat has not seen, dealt anew (WINGS-COMP-03)."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.systems.wings.frames import GIVE, SPARE
from escadrille.systems.wings.hidden import programmes
from escadrille.systems.wings.rules import tailing
from escadrille.systems.wings.rules.damage import (
    bindings,
    knows_card,
    knows_special,
    lost_by,
    refigure,
    type_of,
    worth,
)
from escadrille.systems.wings.state import (
    FIRE,
    FLYING,
    GROUND,
    KNOWN,
    NO_POINTS,
    NO_SPECIAL,
    NOBODY,
    OUTSIDE,
    SEEN,
    SHAKEN,
    Hit,
    State,
    serial,
)
from escadrille.systems.wings.tables import EXPLOSION, GREEN_JAM, JAMS, NONE, PILOT, Tables

TRIES: Final = 3  # cards of the deck that are tried before all are looked through


def deal_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Swap hidden damage and ammunition cards for others that nobody could tell from them."""
    unseen = [n for n in range(len(world.volley)) if not _sees_volley(world, n, seat)]
    for number in unseen:
        for face in world.volley[number][8]:
            world.decks[t.pile_of[face]].append(face)
    hidden = [
        (piece, place)
        for piece, hits in enumerate(world.taken)
        if hits and (seat is None or world.roster.seat[piece] != seat)
        if lost_by(t, world, piece) is None
        for place, hit in enumerate(hits)
        if not knows_card(world, piece, hit[2], seat)
    ]
    stocks = _take_out(t, world)
    _put_least(t, world, hidden, seat, stocks)
    _load_again(t, world, stocks, chance)
    for pile, deck in enumerate(world.decks):
        world.decks[pile] = _mixed(t, world, pile, deck, chance)
    for number in unseen:
        faces = world.volley[number][8]
        drawn = tuple(world.decks[t.pile_of[face]].pop() for face in faces)
        world.volley[number] = (*world.volley[number][:8], drawn)
    for piece, place in hidden:
        _swap(t, world, piece, place, seat, chance)
    for piece in {piece for piece, _ in hidden if piece < t.size}:
        _hurt_again(t, world, piece)


def _sees_volley(world: State, number: int, seat: int | None) -> bool:
    """Has a seat seen the cards of a shot: drawn by itself, or for it to choose from?"""
    on, *_, flags, _ = world.volley[number]
    choosing = any(frame[0] in (GIVE, SPARE) and frame[2] == number for frame in world.stack)
    if seat is None:
        return False
    return bool(flags & SEEN << seat) or (world.roster.seat[on] == seat and not choosing)


def _shuffled(cards: list[int], chance: Chance) -> list[int]:
    """Return cards in an order of their own, whatever order they lay in.

    One hash gives all the numbers: worlds are imagined by the thousand.
    """
    size = len(cards)
    digest = hashlib.shake_128(chance.below(1 << 62).to_bytes(8, "big")).digest(4 * size)
    mixed = sorted(zip(struct.unpack(f"<{size}I", digest), sorted(cards), strict=True))
    return [card for _, card in mixed]


def _mixed(t: Tables, world: State, pile: int, deck: list[int], chance: Chance) -> list[int]:
    """Shuffle a deck; explosions stay in the half in which they lay at first (WINGS-EXPL-01)."""
    cards = _shuffled(deck, chance)
    if not t.options["explosion_lower_half"] or pile > 1:
        return cards
    rest = [face for face in cards if t.special[face] != EXPLOSION]
    bombs = [face for face in cards if t.special[face] == EXPLOSION]
    half = sum(
        copies
        for face, copies in enumerate(t.per_copy)
        if t.pile_of[face] == pile and t.special[face] != EXPLOSION
    )
    depth = min(len(rest), half * world.copies[pile] // 2)
    return _shuffled(rest[:depth] + bombs, chance) + rest[depth:]


def _take_out(t: Tables, world: State) -> list[tuple[int, int]]:
    """Put all ammunition cards back into the decks; return the pile and the size of each stock."""
    stocks = []
    for row in world.stocks if t.ammo == "cards" else ():
        pile = t.pile_of[row[0]] if row else 0
        stocks.append((pile, len(row)))
        world.decks[pile] += row
    return stocks


def _can_load(t: Tables, world: State, stocks: list[tuple[int, int]]) -> bool:
    """Are there cards enough left in the decks for all ammunition?"""
    return all(
        sum(size for pile, size in stocks if pile == number)
        <= sum(t.ammo_faces[face] for face in deck)
        for number, deck in enumerate(world.decks)
    )


def _load_again(t: Tables, world: State, stocks: list[tuple[int, int]], chance: Chance) -> None:
    """Deal all ammunition anew, which nobody has looked at (WINGS-AMMO-01)."""
    pools = [
        _shuffled([face for face in deck if t.ammo_faces[face]], chance) if stocks else []
        for deck in world.decks
    ]
    for row, (pile, size) in zip(world.stocks, stocks, strict=False):
        row[:] = [pools[pile].pop() for _ in range(size)]
        for face in row:
            world.decks[pile].remove(face)


def _put_least(
    t: Tables,
    world: State,
    hidden: list[tuple[int, int]],
    seat: int | None,
    stocks: list[tuple[int, int]],
) -> None:
    """Put the least harmful cards that look like the hidden ones in their places.

    What is drawn from there does not depend on the true cards: one seed, one world. They stay
    where no such cards are left.
    """
    true = {piece: world.taken[piece] for piece, _ in hidden}
    shown = {piece: _shows(t, world, piece, hits, seat) for piece, hits in true.items()}
    decks = world.decks
    world.decks = [deck[:] for deck in decks]
    for piece, place in hidden:
        face = true[piece][place][0]
        world.decks[t.pile_of[face]].append(face)
    for deck in world.decks:
        deck.sort(key=lambda face: (t.value[face], face))
    new = {piece: hits[:] for piece, hits in true.items()}
    for piece, place in hidden:
        old = true[piece][place]
        deck = world.decks[t.pile_of[old[0]]]
        told = _tells_points(t, world, piece, old)
        for number, face in enumerate(deck):
            special = t.special[face]
            if t.piloted and special == PILOT:
                special = type_of(t, world, piece, face, twin=False)
            alike = special == shown[piece][place]
            if alike and not (told and bool(t.value[face]) != bool(t.value[old[0]])):
                new[piece][place] = (deck.pop(number), *old[1:])
                break
        else:
            world.decks = decks
            return
    for piece, hits in new.items():
        world.taken[piece] = _flagged_again(t, world, piece, hits) if piece < t.size else hits
        refigure(t, world, piece)
    alike = all(_is_alike(t, world, piece, shown[piece], seat) for piece in true)
    if not (alike and _can_load(t, world, stocks)):
        world.decks = decks
        for piece, hits in true.items():
            world.taken[piece] = hits
            refigure(t, world, piece)
            _bind(t, world, piece)


def _is_alike(t: Tables, world: State, piece: int, shown: list[int], seat: int | None) -> bool:
    """Could what a piece has taken look as it did, to a seat?"""
    return (
        _shows(t, world, piece, world.taken[piece], seat) == shown
        and lost_by(t, world, piece) is None
        and _is_credible(t, world, piece, seat)
    )


def _swap(
    t: Tables, world: State, piece: int, place: int, seat: int | None, chance: Chance
) -> None:
    """Draw one hidden card anew, from the deck and itself, among those that look like it."""
    old = world.taken[piece][place]
    deck = world.decks[t.pile_of[old[0]]]
    for _ in range(TRIES):
        other = chance.below(len(deck) + 1)
        if other == len(deck) or _exchange(t, world, piece, place, seat, deck, other):
            return
    rest = _shuffled([*range(len(deck) + 1)], chance)
    tried = {old[0]: True}
    for other in rest:
        if other == len(deck):
            return
        face = deck[other]
        if face not in tried:
            tried[face] = _exchange(t, world, piece, place, seat, deck, other)
            if tried[face]:
                return
        elif face == old[0]:
            return


def _exchange(
    t: Tables, world: State, piece: int, place: int, seat: int | None, deck: list[int], other: int
) -> bool:
    """Take a card of the deck in place of one taken, unless somebody could tell."""
    hits = world.taken[piece]
    old, face = hits[place], deck[other]
    if face == old[0]:
        return True
    if not _may_replace(t, world, piece, old, face):
        return False
    new, shown = hits[:], _shows(t, world, piece, hits, seat)
    new[place] = (face, *old[1:])
    if piece < t.size:
        new = _flagged_again(t, world, piece, new)
    world.taken[piece] = new
    refigure(t, world, piece)
    if _is_alike(t, world, piece, shown, seat):
        deck[other] = old[0]
        return True
    world.taken[piece] = hits
    refigure(t, world, piece)
    _bind(t, world, piece)
    return False


def _may_replace(t: Tables, world: State, piece: int, old: Hit, face: int) -> bool:
    """Is another card possible in this place at all?"""
    if EXPLOSION in (t.special[old[0]], t.special[face]):
        return False
    if bool(t.value[old[0]]) == bool(t.value[face]):
        return True
    return not _tells_points(t, world, piece, old)


def _tells_points(t: Tables, world: State, piece: int, hit: Hit) -> bool:
    """Before the first reveal, who still tails whom has told who was hurt (WINGS-TAIL-04)."""
    if piece >= t.size or not t.tailing or world.phase or hit[4] != world.flown[piece]:
        return False
    return bool(tailing.in_reach(t, world, piece))


def _flagged_again(t: Tables, world: State, aircraft: int, hits: list[Hit]) -> list[Hit]:
    """Let each special of a shot count once, as it does when it is taken (WINGS-DMG-03)."""
    found: list[Hit] = []
    applied: set[tuple[int, int, int, int]] = set()
    for face, plus, flags, turn, flown, by in hits:
        special = t.special[face]
        if flags & FIRE:
            twin = any(world.roster.twin[2 * by : 2 * by + 2])
            shot = (type_of(t, world, aircraft, face, twin), turn, flown, by)
            jam = special in JAMS
            if not flags & KNOWN:
                void = shot in applied or (jam and by == NOBODY)
                flags = flags | NO_SPECIAL if void else flags & ~NO_SPECIAL
            if special != NONE and shot[0] != GREEN_JAM:
                applied.add(shot)
        found.append((face, plus, flags, turn, flown, by))
    return found


def _shows(t: Tables, world: State, piece: int, hits: list[Hit], seat: int | None) -> list[int]:
    """Return what a seat has seen of each card: smoke, flames, a jam; all with an expert eye."""
    found = []
    for hit in hits:
        special = t.special[hit[0]]
        tells = special in t.shown or knows_special(t, world, hit[5], seat)
        if t.piloted and special == PILOT:
            special = type_of(t, world, piece, hit[0], twin=False)  # pilot or observer
        found.append(special if tells and not hit[2] & NO_SPECIAL else NONE)
    return found


def _hurt_again(t: Tables, world: State, aircraft: int) -> None:
    """Say anew when points and specials were last taken (WINGS-AIM-02, WINGS-ROCK-05)."""
    now, flown = serial(world), world.flown[aircraft]
    recent = [hit for hit in world.taken[aircraft] if hit[4] >= flown - 1]
    hurt = [hit[4] for hit in recent if worth(t, hit[0], hit[2]) and not hit[2] & NO_POINTS]
    sore = [
        hit[4]
        for hit in recent
        if t.special[hit[0]] != NONE and t.special[hit[0]] not in JAMS and not hit[2] & NO_SPECIAL
    ]
    world.sore[aircraft] = now - (flown - max(sore)) if sore else 0
    if hurt:
        world.hurt[aircraft] = now - (flown - max(hurt))
    elif not world.battered[aircraft]:
        world.hurt[aircraft] = 0
    if not world.battered[aircraft]:
        world.did[aircraft] &= ~SHAKEN
        if len(set(hurt)) == 2:  # in this phase and in the one before
            world.did[aircraft] |= SHAKEN


def _is_credible(t: Tables, world: State, piece: int, seat: int | None) -> bool:
    """Do the cards that an aircraft has shown a seat this turn agree with its duties?"""
    if piece >= t.size:
        return True
    _bind(t, world, piece)
    if t.accept_errors or not world.cards[piece]:
        return True
    return programmes.is_possible(t, world, piece, seat)


def _bind(t: Tables, world: State, piece: int) -> None:
    if piece < t.size:
        world.bind[piece] = bindings(t, world, piece) if is_in_play(world, piece) else 0


def is_in_play(world: State, aircraft: int) -> bool:
    return world.status[aircraft] in (FLYING, GROUND, OUTSIDE)
