"""Damage decks, their discards and the ammunition taken from them (WINGS-COMP-04, group AMMO)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import Reshuffled
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.state import State
from escadrille.systems.wings.tables import EXPLOSION, Tables


def lay_out(t: Tables, s: State) -> None:
    """Form every damage deck, then deal the ammunition of each gun.

    Rules: WINGS-COMP-04, WINGS-AMMO-01, WINGS-AMMO-05, WINGS-DM-02.
    """
    s.copies = t.copies(s.roster)
    s.discards = [[] for _ in range(t.piles)]
    s.decks = []
    for pile in range(t.piles):
        s.decks.append(pile_cards(t, pile, s.copies[pile]))
        shuffle(t, s.decks[pile], s.chance)
    for aircraft in range(t.size):
        arm(t, s, aircraft)


def arm(t: Tables, s: State, aircraft: int) -> None:
    """Deal the ammunition of an aircraft's guns (WINGS-AMMO-01, WINGS-AMMO-05)."""
    for slot in (2 * aircraft, 2 * aircraft + 1):
        letter = s.roster.gun[slot]
        s.ammo[slot] = -1
        if letter >= 0 and not t.slots[aircraft].ammunition:
            s.ammo[slot] = 0  # WINGS-RULING-60
        elif letter >= 0 and t.ammo == "cards":
            s.stocks[slot] = _stock(t, s, t.pile[letter], load(s, slot, t.ammo_cards))
            s.ammo[slot] = len(s.stocks[slot])
        elif letter >= 0 and t.ammo == "d10":
            s.ammo[slot] = load(s, slot, SHOTS)


def disarm(t: Tables, s: State, aircraft: int) -> None:
    """Let an aircraft take off without ammunition (WINGS-RULING-60)."""
    clear_stock(t, s, aircraft)
    for slot in (2 * aircraft, 2 * aircraft + 1):
        s.ammo[slot] = 0 if s.roster.gun[slot] >= 0 else -1


SHOTS: Final = 10  # WINGS-AMMO-05


def load(s: State, slot: int, usual: int) -> int:
    """Return how much a gun has, half as much again by equipment, rounded up.

    Rules: WINGS-EQP-08, WINGS-RULING-43.
    """
    more = pilots.has_item(s, slot // 2, pilots.AMMUNITION)
    return usual + -(-usual // 2) if more else usual


def pile_cards(t: Tables, pile: int, copies: int) -> list[int]:
    """Return the cards of so many copies of a deck, ascending."""
    return [
        face
        for face, count in enumerate(t.per_copy)
        if t.pile_of[face] == pile
        for _ in range(count * copies)
    ]


def shuffle(t: Tables, cards: list[int], chance: Chance) -> None:
    """Shuffle a deck; with the option, explosions lie in its lower half (WINGS-EXPL-01)."""
    if not t.options["explosion_lower_half"] or not cards or t.letter_of[cards[0]] > 1:
        chance.shuffle(cards)
        return
    rest = [face for face in cards if t.special[face] != EXPLOSION]
    bombs = [face for face in cards if t.special[face] == EXPLOSION]
    chance.shuffle(rest)
    lower = rest[: len(rest) // 2] + bombs
    chance.shuffle(lower)
    cards[:] = lower + rest[len(rest) // 2 :]


def _stock(t: Tables, s: State, pile: int, count: int) -> list[int]:
    """Take the ammunition of one gun out of its deck, at random (WINGS-AMMO-01)."""
    deck = s.decks[pile]
    usable = [place for place, face in enumerate(deck) if t.ammo_faces[face]]
    s.chance.shuffle(usable)
    chosen = sorted(usable[:count], reverse=True)
    return [deck.pop(place) for place in chosen]


def draw(t: Tables, s: State, letter: int, out: Out) -> int:
    """Take the top card of a deck, which is formed again where it is empty.

    Returns -1 where the single deck of a mode is exhausted (WINGS-RULING-63).
    Rules: WINGS-RULING-70.
    """
    pile = t.pile[letter]
    deck = s.decks[pile]
    if not deck:
        if t.moded:
            s.spent = 1
            return -1
        _form_again(t, s, pile, out)
    face = deck.pop()
    if t.moded and not deck:
        s.spent = 1
    return face


def _form_again(t: Tables, s: State, pile: int, out: Out) -> None:
    deck, discard = s.decks[pile], s.discards[pile]
    if discard:
        deck += sorted(discard)
        discard.clear()
    else:
        s.copies[pile] += 1
        deck += pile_cards(t, pile, 1)
    shuffle(t, deck, s.chance)
    if out is not None:
        out.append(Reshuffled(t.letters[pile], len(deck)))


def discard(t: Tables, s: State, face: int) -> None:
    s.discards[t.pile_of[face]].append(face)


def clear_stock(t: Tables, s: State, aircraft: int) -> None:
    """Put unused ammunition cards under their deck (WINGS-AMMO-04)."""
    for slot in (2 * aircraft, 2 * aircraft + 1):
        for face in s.stocks[slot]:
            s.decks[t.pile_of[face]].insert(0, face)
        s.stocks[slot] = []
