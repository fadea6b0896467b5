"""Hands, deck and discard pile (FLAMES-COMP-01, FLAMES-COMP-02, FLAMES-COMP-04)."""

from __future__ import annotations

from escadrille.kernel.api import Event
from escadrille.kernel.decks import recycle
from escadrille.systems.flames.events import Drew, Reshuffled
from escadrille.systems.flames.orders import label
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
        name, seat = label(s.roster, aircraft), s.roster.seat[aircraft]
        out.append(Drew(name, seat, len(drawn), cards))


def draw_to_performance(t: Tables, s: State, aircraft: int, count: int, out: Out) -> None:
    """Draw for a turn: never a card that would bring the hand above Performance.

    Rules: FLAMES-TURN-02, FLAMES-TURN-08, FLAMES-TURN-09.
    """
    room = s.row[aircraft][PERFORMANCE] - s.held[aircraft]
    count = min(count, room)
    if count > 0:
        draw(t, s, aircraft, count, out)
