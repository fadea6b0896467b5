"""Hands of cards, one per aircraft, and the deck and discard pile that all of them share.

A hand is a row of counts, `faces` per aircraft; `mask` says as a set of bits which faces it holds,
`held` how many cards. The top of the deck is its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from escadrille.kernel.rng import Chance


class Faces(Protocol):
    """What of a game's tables the hands need."""

    faces: int
    copies: list[int]
    face_of: dict[str, int]


class Hands(Protocol):
    """What of a game's state the hands are."""

    hand: list[int]
    mask: list[int]
    held: list[int]
    deck: list[int]
    discard: list[int]


@lru_cache(maxsize=1 << 16)
def faces(mask: int) -> tuple[int, ...]:
    """Return the faces of a set of bits, ascending."""
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def bits(flags: Iterable[bool]) -> int:
    """Return the set of the places where a flag is up."""
    return sum(1 << bit for bit, flag in enumerate(flags) if flag)


def take(t: Faces, s: Hands, aircraft: int, face: int) -> None:
    """Take one card out of a hand; the caller puts it somewhere."""
    slot = aircraft * t.faces + face
    left = s.hand[slot] - 1
    s.hand[slot] = left
    if not left:
        s.mask[aircraft] ^= 1 << face
    s.held[aircraft] -= 1


def discard(t: Faces, s: Hands, aircraft: int, face: int) -> None:
    take(t, s, aircraft, face)
    s.discard.append(face)


def hand_of(t: Faces, s: Hands, aircraft: int) -> list[int]:
    """Return the cards of a hand, ascending."""
    base = aircraft * t.faces
    return [face for face in range(t.faces) for _ in range(s.hand[base + face])]


def discard_all(t: Faces, s: Hands, aircraft: int) -> list[int]:
    """Discard a whole hand; return its cards."""
    cards = hand_of(t, s, aircraft)
    s.discard += cards
    base = aircraft * t.faces
    s.hand[base : base + t.faces] = [0] * t.faces
    s.mask[aircraft] = s.held[aircraft] = 0
    return cards


def deal_again(t: Faces, s: Hands, others: Sequence[int], chance: Chance) -> None:
    """Shuffle the deck and the hands of others together and deal them anew, in the same sizes."""
    pool, width = s.deck, t.faces
    for aircraft in others:
        for face in range(width):
            count = s.hand[aircraft * width + face]
            if count:
                pool += [face] * count
    pool.sort()
    chance.shuffle(pool)
    for aircraft in others:
        hand = [0] * width
        mask = 0
        for _ in range(s.held[aircraft]):
            face = pool.pop()
            hand[face] += 1
            mask |= 1 << face
        s.hand[aircraft * width : (aircraft + 1) * width] = hand
        s.mask[aircraft] = mask


def undealt(t: Faces, s: Hands, *piles: Sequence[int]) -> list[int]:
    """Return how many of each face are neither in a hand nor in these piles; below 0: too many."""
    left = t.copies[:]
    for pile in piles:
        for face in pile:
            left[face] -= 1
    for slot, count in enumerate(s.hand):
        if count:
            left[slot % t.faces] -= count
    return left


def unseen(t: Faces, s: Hands, own: Iterable[int], *open_piles: Sequence[int]) -> list[int]:
    """Return how many of each face lie where the owner of these aircraft cannot see them."""
    left = t.copies[:]
    for pile in open_piles:
        for face in pile:
            left[face] -= 1
    for aircraft in own:
        base = aircraft * t.faces
        for face in faces(s.mask[aircraft]):
            left[face] -= s.hand[base + face]
    return left


def miscounted(t: Faces, s: Hands, aircraft: int) -> bool:
    """Do the three ways to say what a hand holds contradict each other?"""
    hand = s.hand[aircraft * t.faces : (aircraft + 1) * t.faces]
    mask = bits(count > 0 for count in hand)
    return min(hand) < 0 or sum(hand) != s.held[aircraft] or mask != s.mask[aircraft]
