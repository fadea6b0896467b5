"""Hands, mini-hands, deck and discard pile (ZERO-CMP-01, ZERO-CMP-07, ZERO-SET-10).

Every aircraft has a hand of its own: a Leader's stays, a Wingman's is its mini-hand and is empty
outside an attack (ZERO-CMP-10).
"""

from __future__ import annotations

from escadrille.kernel.api import Event
from escadrille.kernel.decks import recycle
from escadrille.mechanics.hands import discard_all
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
        name, seat = s.roster.names[aircraft], s.roster.seat[aircraft]
        out.append(told(name, seat, len(drawn), tuple(t.cards[face].id for face in drawn)))


def discard_hand(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Discard all that an aircraft holds, face up.

    Rules: ZERO-DST-03 (a Leader that is gone), ZERO-WNG-12 and ZERO-RULING-41 (a mini-hand whose
    attack is over).
    """
    if not s.held[aircraft]:
        return
    cards = discard_all(t, s, aircraft)
    if out is not None:
        told = LeftOver if aircraft & 1 else HandLost
        out.append(told(s.roster.names[aircraft], tuple(t.cards[face].id for face in cards)))
