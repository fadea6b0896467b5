"""Hands, deck and discard pile (FLAMES-COMP-01, FLAMES-COMP-02, FLAMES-COMP-04)."""

from __future__ import annotations

from escadrille.kernel.api import Event
from escadrille.kernel.decks import recycle
from escadrille.systems.flames.events import Drew, Reshuffled
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import PERFORMANCE, Tables

Out = list[Event] | None


def draw(t: Tables, s: State, aircraft: int, count: int, out: Out) -> None:
    """Draw cards into an aircraft's own hand, one at a time, whatever its Performance.

    Rules: FLAMES-COMP-04, FLAMES-TURN-10, FLAMES-RULING-20, FLAMES-RULING-41.
    """
    drawn = []
    base = aircraft * t.faces
    hand, deck = s.hand, s.deck
    for _ in range(count):
        if not deck:
            if s.reshuffled or not s.discard:
                break
            s.reshuffled = 1
            recycle(deck, s.discard, s.chance)
            if out is not None:
                out.append(Reshuffled(len(deck)))
        face = deck.pop()
        hand[base + face] += 1
        s.mask[aircraft] |= 1 << face
        drawn.append(face)
    s.held[aircraft] += len(drawn)
    if out is not None and drawn:
        cards = tuple(t.cards[face].id for face in drawn)
        out.append(Drew(aircraft, s.roster.seat[aircraft], len(drawn), cards))


def draw_to_performance(t: Tables, s: State, aircraft: int, count: int, out: Out) -> None:
    """Draw for a turn: never a card that would bring the hand above Performance.

    Rules: FLAMES-TURN-02, FLAMES-TURN-08, FLAMES-TURN-09.
    """
    room = s.row[aircraft][PERFORMANCE] - s.held[aircraft]
    count = min(count, room)
    if count > 0:
        draw(t, s, aircraft, count, out)


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


def discard_hand(t: Tables, s: State, aircraft: int) -> None:
    """Discard all that an aircraft holds (FLAMES-DMG-05)."""
    s.discard += hand_of(t, s, aircraft)
    base = aircraft * t.faces
    s.hand[base : base + t.faces] = [0] * t.faces
    s.mask[aircraft] = s.held[aircraft] = 0
