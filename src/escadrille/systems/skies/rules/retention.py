"""What becomes of played cards, refilled hands, and the exchange (SKIES-RET, SKIES-REFILL)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Decision, Out, Secret
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import CardGone, CardKept, CardTested, Exchanged
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import decks
from escadrille.systems.skies.rules.dice import SPADES, roll
from escadrille.systems.skies.state import FLYING, NOBODY, RETURNS, SPENT, Frame, State
from escadrille.systems.skies.tables import RETENTIONS, Tables


def begin(s: State, side: int, refill: int) -> None:
    """Settle what was played, the cards of this side first (SKIES-REFILL-01, SKIES-RULING-08)."""
    s.played.sort(key=lambda card: card[0] != side)
    s.stack.append((f.RETENTION, side, refill, 0))


def run_retention(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Settle card after card; then both hands are filled, if this was an activation."""
    while s.played:
        side, face, aircraft, fate = s.played[0]
        if _returns(t, s, face, aircraft, fate, out):
            s.played[0] = (side, face, aircraft, RETURNS)
            s.stack.append((f.KEEP, side, 0, 0))
            return
        lose(t, s, out)
    s.stack.pop()
    if frame[2]:
        for side in (frame[1], 1 - frame[1]):
            decks.draw(t, s, side, out)


def _returns(t: Tables, s: State, face: int, aircraft: int, fate: int, out: Out) -> bool:
    """May a card come back to the hand (SKIES-RET-01 to -08, SKIES-BONUS-04)?

    Auto returns (SKIES-RET-02), Discard and Remove do not (SKIES-RET-03, SKIES-RET-04), Robust like
    any other (SKIES-RULING-41).
    A card whose aircraft is gone is not tested (SKIES-RULING-32).
    """
    category = t.faces.retention[face]
    if fate in (SPENT, RETURNS):
        return fate == RETURNS
    if category < tb.PILOT:
        return category == tb.AUTO
    if aircraft == NOBODY or s.status[aircraft] != FLYING:
        return False
    dice = roll(s.chance, test_dice(s, aircraft, category))
    if SPADES not in dice and signature(t, s, aircraft) == category:
        dice = roll(s.chance, len(dice))
    if out is not None:
        name = t.faces.names[face]
        out.append(CardTested(name, s.roster.names[aircraft], RETENTIONS[category], dice))
    return SPADES in dice


def test_dice(s: State, aircraft: int, category: int) -> int:
    """Return the dice of a test: PS, and AG or FP with it (SKIES-RET-05, -06, -07).

    Rules: SKIES-RET-06, SKIES-RET-07, SKIES-RULING-01.
    """
    roster = s.roster
    more = {tb.PILOT: 0, tb.MANOEUVRE: roster.ag[aircraft], tb.BALLISTIC: roster.fp[aircraft]}
    return roster.ps[aircraft] + more[category]


def signature(t: Tables, s: State, aircraft: int) -> int:
    """Return the test that a named ace may roll again (SKIES-ACE-05, SKIES-RULING-21)."""
    name = s.roster.name[aircraft]
    if name == NOBODY or not t.aces:
        return NOBODY
    return tb.SIGNATURES[t.ace_of[name].signature]


def lose(t: Tables, s: State, out: Out) -> None:
    """Discard the first of the played cards, or remove it from the game.

    What is spent as a bonus is always discarded (SKIES-RULING-12, SKIES-RULING-13).
    """
    side, face, _, fate = s.played.pop(0)
    gone = t.faces.retention[face] == tb.REMOVE and fate != SPENT
    (s.removed if gone else s.discards)[side].append(face)
    if out is not None:
        out.append(CardGone(side, t.faces.names[face], gone))


def legal_keep(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.KEEP, c.DISCARD]


def bar_keep(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in (c.KEEP, c.DISCARD) else no_answer(frame)


def apply_keep(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Take a card back to the hand, or give it up (SKIES-RET-09)."""
    s.stack.pop()
    side, face, aircraft, _ = s.played[0]
    if choice == c.DISCARD:
        s.played[0] = (side, face, aircraft, SPENT)
        lose(t, s, out)
        return
    del s.played[0]
    s.hands[side] = sorted([*s.hands[side], face])
    s.known[side] = sorted([*s.known[side], face])
    if out is not None:
        out.append(CardKept(side, t.faces.names[face]))


def keeps(t: Tables, s: State, frame: Frame, seat: int) -> tuple[int, ...]:
    return c.KEEP, c.DISCARD


# The exchange at the end of a turn, in secret.


def legal_exchange(t: Tables, s: State, seat: int) -> list[int]:
    if s.ready >> seat & 1:
        return []
    left = Counter(s.hands[seat]) - Counter(s.picks[seat])
    return [c.PASS, *sorted(c.CARD + face for face in left)]


def bar_exchange(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == c.PASS:
        return None
    face = choice - c.CARD
    if not 0 <= face < len(t.faces.card):
        return no_answer(frame)
    if s.hands[seat].count(face) > s.picks[seat].count(face):
        return None
    return Refusal("SKIES-REFILL-02", {"card": t.faces.names[face]})


def apply_exchange(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    """Give cards up one by one, until a pass or the last (SKIES-REFILL-02)."""
    if choice != c.PASS:
        s.picks[seat].append(choice - c.CARD)
    if choice == c.PASS or len(s.picks[seat]) == len(s.hands[seat]):
        s.ready |= 1 << seat
    if s.ready == 3:
        s.stack.pop()
        exchange(t, s, out)


def exchange(t: Tables, s: State, out: Out) -> None:
    """Discard what was chosen, then fill both hands (SKIES-REFILL-02, SKIES-RULING-42)."""
    given, s.picks, s.ready = s.picks, [[], []], 0
    for side in (0, 1):
        for face in sorted(given[side]):
            s.hands[side].remove(face)
            if face in s.known[side]:
                s.known[side].remove(face)
            s.discards[side].append(face)
            decks.show(t, s, side, face)
        if given[side] and out is not None:
            names = tuple(t.faces.names[face] for face in sorted(given[side]))
            out.append(Exchanged(side, names))
    for side in (s.initiative, 1 - s.initiative):
        decks.draw(t, s, side, out)


def ask(s: State) -> bool:
    """Ask both for the exchange; is there anything to ask?"""
    s.ready = sum(1 << seat for seat in (0, 1) if not s.hands[seat])
    if s.ready == 3:
        return False
    s.stack.append((f.EXCHANGE, 0, 0, 0))
    return True


def exchangeable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *sorted({c.CARD + face for face in s.hands[seat]})]


def exchange_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Let others have given up other cards, as far as a seat can tell."""
    for other in (0, 1):
        if other == seat or not world.hands[other]:
            continue
        world.picks[other] = []
        if world.ready >> other & 1:
            cards = world.hands[other][:]
            chance.shuffle(cards)
            world.picks[other] = cards[: chance.below(len(cards) + 1)]


SECRETS: Final = {
    f.EXCHANGE: Secret(
        decks.waiting_seats, legal_exchange, bar_exchange, apply_exchange, exchangeable
    )
}
DECISIONS: Final = {f.KEEP: Decision(legal_keep, bar_keep, apply_keep, keeps)}
