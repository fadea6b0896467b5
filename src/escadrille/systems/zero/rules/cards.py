"""Hands, mini-hands, deck and discard pile (ZERO-CMP-01, ZERO-CMP-07, ZERO-SET-10).

Every aircraft has a hand of its own: a Leader's stays, a Wingman's is its mini-hand and is empty
outside an attack (ZERO-CMP-10).
"""

from __future__ import annotations

from escadrille.kernel.api import Event
from escadrille.kernel.decks import recycle
from escadrille.systems.zero.events import Drew, DrewMiniHand, HandLost, LeftOver, Reshuffled
from escadrille.systems.zero.state import NOBODY, State
from escadrille.systems.zero.tables import Tables

Out = list[Event] | None


def turn_over(s: State, out: Out) -> int:
    """Take the top card of the draw pile; NOBODY where both piles are empty.

    Rules: ZERO-CMP-07, ZERO-RULING-27.
    """
    deck = s.deck
    if not deck:
        if not s.discard:
            return NOBODY
        recycle(deck, s.discard, s.chance)
        if out is not None:
            out.append(Reshuffled(len(deck)))
    return deck.pop()


def draw(t: Tables, s: State, aircraft: int, count: int, out: Out) -> None:
    """Draw cards into an aircraft's own hand, one at a time, whatever its Performance.

    Rules: ZERO-SET-10, ZERO-ATK-13, ZERO-RULING-42.
    """
    drawn = []
    base = aircraft * t.faces
    hand = s.hand
    for _ in range(count):
        face = turn_over(s, out)
        if face == NOBODY:
            break
        hand[base + face] += 1
        s.mask[aircraft] |= 1 << face
        drawn.append(face)
    s.held[aircraft] += len(drawn)
    if out is not None and drawn:
        told = DrewMiniHand if aircraft & 1 else Drew
        cards = tuple(t.cards[face].id for face in drawn)
        out.append(told(aircraft, s.roster.seat[aircraft], len(drawn), cards))


def take(t: Tables, s: State, aircraft: int, face: int) -> None:
    """Take one card out of a hand; the caller puts it somewhere."""
    slot = aircraft * t.faces + face
    left = s.hand[slot] - 1
    s.hand[slot] = left
    if not left:
        s.mask[aircraft] ^= 1 << face
    s.held[aircraft] -= 1


def discard(t: Tables, s: State, aircraft: int, face: int) -> None:
    take(t, s, aircraft, face)
    s.discard.append(face)


def faces(mask: int) -> list[int]:
    """Return the faces of a set of bits, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def hand_of(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the cards of a hand, ascending."""
    base = aircraft * t.faces
    return [face for face in range(t.faces) for _ in range(s.hand[base + face])]


def discard_hand(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Discard all that an aircraft holds, face up.

    Rules: ZERO-DST-03 (a Leader that is gone), ZERO-WNG-12 and ZERO-RULING-41 (a mini-hand whose
    attack is over).
    """
    if not s.held[aircraft]:
        return
    cards = hand_of(t, s, aircraft)
    s.discard += cards
    base = aircraft * t.faces
    s.hand[base : base + t.faces] = [0] * t.faces
    s.mask[aircraft] = s.held[aircraft] = 0
    if out is not None:
        told = LeftOver if aircraft & 1 else HandLost
        out.append(told(aircraft, tuple(t.cards[face].id for face in cards)))
