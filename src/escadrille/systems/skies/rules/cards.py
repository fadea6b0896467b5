"""Playing Action cards: windows, who may play what, bonus cards (SKIES-PLAY, -REACT, -BONUS).

A window is offered by what everybody knows: whether a side could have a card for it, never whether
it has one (SKIES-BASE-43, SKIES-BASE-44).
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import CardPlayed
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import decks, effects
from escadrille.systems.skies.rules.damage import squadron_name
from escadrille.systems.skies.rules.measuring import REACH2, apart
from escadrille.systems.skies.state import (
    DISADVANTAGED,
    FLYING,
    NOBODY,
    OPEN_FATE,
    RETURNS,
    SPENT,
    Frame,
    State,
)
from escadrille.systems.skies.tables import ACE, RANGE, TRAIT, WINDOWS, Tables

ON_SQUADRON: Final = (tb.HOME_ADVANTAGE, tb.NUMBERS)  # and on no aircraft (SKIES-RULING-33)
ON_AIRCRAFT: Final = (tb.DEEP_POCKETS, tb.SQUADRON_LEADER)


def subject(s: State, window: int) -> int:
    """Return the aircraft on which a card of a window is played; NOBODY: the card says."""
    if window in (tb.SHOT, tb.OUT_, tb.ROLL):
        return s.target
    if window == tb.END:
        return NOBODY
    return s.active


def offer(s: State, seat: int, window: int) -> None:
    """Open a window: its owner is asked as long as he could have a card for it."""
    s.used = 0
    s.stack.append((f.OFFER, seat, window, 0))


def run_offer(t: Tables, s: State, frame: Frame, out: Out) -> None:
    _, seat, window, _ = s.stack.pop()
    if could(t, s, seat, window):
        s.stack.append((f.WINDOW, seat, window, 0))


def could(t: Tables, s: State, seat: int, window: int) -> bool:
    """Could a side have a card for a window, as far as everybody knows (SKIES-BASE-54)?"""
    if not t.extended or not s.hands[seat]:
        return False
    gone = s.removed[seat]
    return any(
        face not in gone and bar_card(t, s, seat, window, face) is None
        for face in s.roster.possible[seat][window]
    )


def bar_held(t: Tables, s: State, seat: int, window: int, face: int) -> Refusal | None:
    """Return what bars a seat from playing a card: it is not in hand, or the rules forbid it."""
    if face not in s.hands[seat]:
        return Refusal("SKIES-DECK-01", {"card": t.faces.names[face]})
    return bar_card(t, s, seat, window, face)


def bar_card(t: Tables, s: State, seat: int, window: int, face: int) -> Refusal | None:
    """Return what bars a card in a window, whoever holds it (SKIES-RULING-18)."""
    faces, card = t.faces, t.faces.card[face]
    named = {"card": faces.names[face]}
    aircraft = subject(s, window)
    if window in (tb.SHOT, tb.OUT_) and not faces.reaction[face] and is_reaction(s, seat):
        return Refusal("SKIES-REACT-02", named)
    if not faces.windows[face] >> window & 1:
        rule = "SKIES-PLAY-03" if faces.windows[face] >> tb.ACT & 1 else "SKIES-PLAY-04"
        return Refusal(rule, {**named, "window": WINDOWS[window]})
    if aircraft != NOBODY and (found := _bar_on(t, s, seat, aircraft, face)):
        return found
    if s.used >> card & 1:
        return Refusal("SKIES-BASE-44", named)
    if found := effects.bar(t, s, window, card, aircraft):
        return found
    if card in ON_SQUADRON + ON_AIRCRAFT and not on(t, s, seat, window, face):
        return Refusal(effects.RULE[card], named)
    return None


def is_reaction(s: State, seat: int) -> bool:
    """Is it the opponent's activation (SKIES-REACT-01)?"""
    return s.active != NOBODY and s.roster.side[s.active] != seat


def _bar_on(t: Tables, s: State, seat: int, aircraft: int, face: int) -> Refusal | None:
    """Bar a card on an aircraft by its type, its pilot, and the one card a turn.

    Rules: SKIES-TRAIT-04, SKIES-ACE-07, SKIES-RULING-48, SKIES-PLAY-01, SKIES-PLAY-02,
    SKIES-RULING-20, SKIES-RULING-39, SKIES-RULING-49, SKIES-REACT-03, SKIES-ACE-06. A card of the
    opponent is never the aircraft's own (SKIES-RULING-38); a marked card in its own activation is
    (SKIES-RULING-17); a Doctrine that came back is barred on it like any other (SKIES-RULING-40).
    """
    faces, roster = t.faces, s.roster
    facts = {"card": faces.names[face], "aircraft": roster.names[aircraft]}
    if faces.kind[face] == TRAIT and faces.tag[face] != roster.type[aircraft]:
        return Refusal("SKIES-TRAIT-04", facts)
    if faces.kind[face] == ACE:
        if not roster.ace[aircraft]:
            return Refusal("SKIES-ACE-07", facts)
        most = 1 + (roster.name[aircraft] != NOBODY)
        if not is_reaction(s, seat) and s.aced[aircraft] >= most:
            return Refusal("SKIES-RULING-20", facts)
    elif s.carded[aircraft] and not is_reaction(s, seat):
        return Refusal("SKIES-PLAY-01", facts)
    return None


# The window.


def legal_window(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *playable(t, s, frame[1], frame[2])]


def playable(t: Tables, s: State, seat: int, window: int) -> list[int]:
    """Return the cards of a hand that may be played in a window, ascending."""
    hand = s.hands[seat]
    return [
        c.CARD + face
        for place, face in enumerate(hand)
        if (not place or hand[place - 1] != face) and bar_card(t, s, seat, window, face) is None
    ]


def bar_window(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == c.PASS:
        return None
    if not 0 <= choice - c.CARD < len(t.faces.card):
        return no_answer(frame)
    return bar_held(t, s, seat, frame[2], choice - c.CARD)


def apply_window(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play a card, after which the window is offered again; in the End phase in turns."""
    _, seat, window, _ = frame
    face = choice - c.CARD
    if choice != c.PASS and t.faces.card[face] in ON_SQUADRON + ON_AIRCRAFT:
        s.stack[-1] = (f.ON, seat, face, window)
        return
    _leave(s, seat, window, choice == c.PASS)
    if choice != c.PASS:
        lay(t, s, seat, face, window, subject(s, window), out)


def _leave(s: State, seat: int, window: int, is_pass: bool) -> None:
    """Close a window, to be offered again where a card was played (SKIES-BASE-44)."""
    s.stack.pop()
    if window == tb.END:
        _, side, passes, _ = s.stack[-1]
        s.stack[-1] = (f.CLOSING, 1 - side, passes + 1 if is_pass else 0, 0)
    elif not is_pass:
        s.stack.append((f.OFFER, seat, window, 0))


def held(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *sorted({c.CARD + face for face in s.hands[seat]})]


# On what, where the card leaves a choice.


def on(t: Tables, s: State, seat: int, window: int, face: int) -> list[int]:
    """Return on what a card may be played, as choices (SKIES-CARD-07, -19, -22, -28)."""
    card, roster = t.faces.card[face], s.roster
    if card in ON_SQUADRON:
        return [
            c.SQUADRON + number
            for number, (side, _) in enumerate(roster.squadrons)
            if side == seat and bar_squadron(s, seat, card, number) is None
        ]
    return [c.AIRCRAFT + a for a in roster.own[seat] if bar_friend(t, s, seat, face, a) is None]


def bar_squadron(s: State, seat: int, card: int, number: int) -> Refusal | None:
    facts = {"squadron": squadron_name(s, number)}
    flies = any(s.status[a] == FLYING for a in s.roster.members[number])
    if s.roster.squadrons[number][0] != seat or not flies:
        return Refusal(effects.RULE[card], facts)
    if card == tb.HOME_ADVANTAGE and not s.booms[number]:
        return Refusal("SKIES-CARD-19", {"booms": 0})
    return None


def bar_friend(t: Tables, s: State, seat: int, face: int, aircraft: int) -> Refusal | None:
    """Bar an aircraft as the one that a card is played on."""
    roster, card = s.roster, t.faces.card[face]
    facts = {"aircraft": roster.names[aircraft]}
    if roster.side[aircraft] != seat or s.status[aircraft] != FLYING:
        return Refusal(effects.RULE[card], facts)
    if card == tb.DEEP_POCKETS:
        return _bar_on(t, s, seat, aircraft, face)
    near = apart(s, s.active, aircraft) <= REACH2[RANGE]
    fits = near and not roster.ace[aircraft] and s.level[aircraft] == DISADVANTAGED
    return None if fits else Refusal("SKIES-CARD-28", facts)


def legal_on(t: Tables, s: State, frame: Frame) -> list[int]:
    return on(t, s, frame[1], frame[3], frame[2])


def bar_on(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, _, face, _ = frame
    card = t.faces.card[face]
    if card in ON_SQUADRON:
        number = choice - c.SQUADRON
        if not 0 <= number < len(s.roster.squadrons):
            return no_answer(frame)
        return bar_squadron(s, seat, card, number)
    aircraft = choice - c.AIRCRAFT
    if not 0 <= aircraft < s.roster.size:
        return no_answer(frame)
    return bar_friend(t, s, seat, face, aircraft)


def apply_on(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, seat, face, window = frame
    _leave(s, seat, window, False)
    squadron = t.faces.card[face] in ON_SQUADRON
    target = choice - (c.SQUADRON if squadron else c.AIRCRAFT)
    lay(t, s, seat, face, window, target, out)


def laid_on(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    if t.faces.card[frame[2]] in ON_SQUADRON:
        return [c.SQUADRON + number for number in range(len(s.roster.squadrons))]
    return [c.AIRCRAFT + a for a in s.roster.own[seat]]


# A card on the table.


def lay(t: Tables, s: State, seat: int, face: int, window: int, target: int, out: Out) -> None:
    """Put a card of a hand on the table; a Doctrine may be joined by its bonus.

    It is tested with the figures of the ace who used it on a friend (SKIES-RULING-50). What came
    back to the hand may be played again, on another aircraft (SKIES-BONUS-06). Cards without their
    type or their ace find nobody to be played on (SKIES-RULING-34).
    """
    card = t.faces.card[face]
    squadron = card in ON_SQUADRON
    user = NOBODY if squadron else s.active if card == tb.SQUADRON_LEADER else target
    take(t, s, seat, face, user, OPEN_FATE)
    if user != NOBODY and not is_reaction(s, seat):
        if t.faces.kind[face] == ACE:
            s.aced[user] += 1
        else:
            s.carded[user] = 1
    s.used |= 1 << card
    if out is not None:
        names = s.roster.names
        on_what = squadron_name(s, target) if squadron else names[_told_on(s, card, target)]
        out.append(CardPlayed(seat, t.faces.names[face], on_what, False))
    if has_bonus(t, s, seat, face, target):
        s.stack.append((f.BONUS, seat, face, window))
    else:
        effects.take_effect(t, s, seat, card, target, window, False, out)


def _told_on(s: State, card: int, target: int) -> int:
    """Relentless is played on the enemy that is shot at (SKIES-CARD-29)."""
    return s.target if card == tb.RELENTLESS else target


def take(t: Tables, s: State, seat: int, face: int, user: int, fate: int) -> None:
    """Take a card out of a hand, before everybody's eyes."""
    s.hands[seat].remove(face)
    if face in s.known[seat]:
        s.known[seat].remove(face)
    s.played.append((seat, face, user, fate))
    decks.show(t, s, seat, face)


def has_bonus(t: Tables, s: State, seat: int, face: int, aircraft: int) -> bool:
    """Could a Doctrine be joined by a Trait: has the type one of that name (SKIES-BONUS-01)?"""
    wanted = t.faces.bonus[face]
    if wanted == tb.NO_CARD or not s.hands[seat]:
        return False
    pairs = zip(t.faces.card, t.faces.tag, strict=True)
    return (wanted, s.roster.type[aircraft]) in pairs


def legal_bonus(t: Tables, s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    hand = sorted(set(s.hands[seat]))
    mine = [one for one in hand if bar_bonus(t, s, frame, seat, c.CARD + one) is None]
    return [c.PASS, *(c.CARD + one for one in mine)]


def bar_bonus(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Bar what is not the Trait that a Doctrine names, of the same type (SKIES-BONUS-02)."""
    if choice == c.PASS:
        return None
    face = choice - c.CARD
    if not 0 <= face < len(t.faces.card):
        return no_answer(frame)
    facts = {"card": t.faces.names[face]}
    if face not in s.hands[seat]:
        return Refusal("SKIES-DECK-01", facts)
    if t.faces.card[face] != t.faces.bonus[frame[2]]:
        return Refusal("SKIES-BONUS-02", facts)
    aircraft = subject(s, frame[3])
    if t.faces.tag[face] == s.roster.type[aircraft]:
        return None
    return Refusal("SKIES-TRAIT-04", {**facts, "aircraft": s.roster.names[aircraft]})


def apply_bonus(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Let a Doctrine take effect, and its bonus with it.

    The Trait is then discarded and the Doctrine kept, without a test (SKIES-BONUS-03, -04); the
    bonus is outside the limit of one card (SKIES-BONUS-05, SKIES-RULING-14).
    """
    _, seat, face, window = s.stack.pop()
    aircraft = subject(s, window)
    bonus = choice != c.PASS
    if bonus:
        seat_, played, user, _ = s.played[-1]
        s.played[-1] = (seat_, played, user, RETURNS)
        take(t, s, seat, choice - c.CARD, aircraft, SPENT)
        if out is not None:
            name = t.faces.names[choice - c.CARD]
            out.append(CardPlayed(seat, name, s.roster.names[aircraft], True))
        effects.join(t, s, t.faces.card[choice - c.CARD], aircraft, window, out)
    effects.take_effect(t, s, seat, t.faces.card[face], aircraft, window, bonus, out)


DECISIONS: Final = {
    f.WINDOW: Decision(legal_window, bar_window, apply_window, held),
    f.ON: Decision(legal_on, bar_on, apply_on, laid_on),
    f.BONUS: Decision(legal_bonus, bar_bonus, apply_bonus, held),
}
