"""Chains of action and reaction (groups PLAY and REACT)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.exchange import open_exchange, opponent, stands
from escadrille.mechanics.hands import faces, take
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices
from escadrille.systems.flames.choices import CARD, COUNTER, PASS, PUSH
from escadrille.systems.flames.events import Cancelled, Declined, Evaded, Reacted, Succeeded
from escadrille.systems.flames.frames import EVADE, HIT, REACT, REDLINE, RESOLVE
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import damage, positions, redline, runs
from escadrille.systems.flames.rules.anytime import bar_extra, cards_in_hand, in_hand
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import (
    ACE_PILOT,
    BARREL_ROLL,
    BREAK_OFF,
    SCISSORS,
    TITLES,
    Tables,
)
from escadrille.systems.flames.tables import MANEUVER as NO_TITLE

# What belongs to the own turn, and the rule that says so.
NO_ANSWER: Final = {
    choices.MANEUVER: "FLAMES-PLAY-03",
    choices.ATTACK: "FLAMES-PLAY-03",
    choices.GUNNER: "FLAMES-PLAY-03",
    choices.PLAY: "FLAMES-PLAY-11",
    choices.BARRAGE: "FLAMES-PLAY-11",
    choices.AGILE: "FLAMES-NOTE-06",
}

SHOTS: Final = (choices.ATTACK, choices.GUNNER)


def launch(t: Tables, s: State, use: int, by: int, on: int, face: int, out: Out) -> None:
    """Start an action against an enemy, who may answer it; a bomber does so in its own way.

    Rules: FLAMES-PLAY-06, FLAMES-PLAY-07, FLAMES-PLAY-10.
    """
    s.depth = len(s.stack)
    open_exchange(s, use, by, on, face)
    if s.raid is not None and s.raid.laden[on]:
        runs.meet(t, s, on, out)
        return
    s.stack.append((RESOLVE, 0, 0, 0))
    open_window(t, s, on, opening_title(t, face, use))


def opening_title(t: Tables, face: int, use: int) -> int:
    """Return what an action is answered as (FLAMES-PLAY-05, FLAMES-CARD-11, FLAMES-NOTE-05)."""
    if use in (choices.MANEUVER, choices.SPEED):
        return NO_TITLE
    if use in (choices.PLAY, choices.AGILE):
        return BARREL_ROLL if breaks_off(t, face, use) else SCISSORS
    return t.title[face]


def open_window(t: Tables, s: State, aircraft: int, title: int) -> None:
    """Ask for an answer, from public facts alone (FLAMES-RULING-48)."""
    if s.held[aircraft] or (s.aces[aircraft] and t.counter_answers[title]):
        s.stack.append((REACT, aircraft, title, 0))


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Return the cards that answer the title just played (FLAMES-REACT-01, FLAMES-REACT-02).

    A Jinking keeps the title of its kind (FLAMES-CARD-08); an Ace Pilot, card or counter, answers
    all that can be answered (FLAMES-CARD-01, FLAMES-RULING-45).
    """
    _, aircraft, title, _ = frame
    held = s.mask[aircraft]
    codes = [PASS]
    if held & t.redlines:
        codes.append(PUSH)
    if s.aces[aircraft] and t.counter_answers[title]:
        codes.append(COUNTER)
    answers = held & t.answers[title]
    if answers:
        codes += [CARD + face for face in faces(answers)]
    return codes


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, title, _ = frame
    if choice == PASS:
        return None
    if choice == COUNTER:
        counters = s.aces[aircraft]
        answers = counters and t.counter_answers[title]
        return None if answers else Refusal("FLAMES-PILOT-06", {"counters": counters})
    if choice in NO_ANSWER:
        return Refusal(NO_ANSWER[choice], {"answers": TITLES[title]})
    if not in_hand(s, aircraft, choice):
        return bar_extra(t, s, frame, choice)
    face = choice - CARD
    if t.answers[title] >> face & 1:
        return None
    card = t.cards[face]
    if card.softens:
        rule = "FLAMES-CARD-04"
    else:
        rule = "FLAMES-PLAY-02" if card.bars == "attack" else "FLAMES-PLAY-06"
    return Refusal(rule, {"card": card.id, "answers": TITLES[title]})


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Answer or decline; an answer may be answered in turn (FLAMES-PLAY-07, FLAMES-CARD-15)."""
    _, aircraft, title, _ = s.stack.pop()
    if choice == PASS:
        if out is not None:
            out.append(Declined(label(s.roster, aircraft)))
        return
    if choice == COUNTER:
        s.aces[aircraft] -= 1
        card, played = None, ACE_PILOT
    else:
        face = choice - CARD
        take(t, s, aircraft, face)
        s.chain.append(face)
        card, played = t.cards[face].id, t.title[face]
    s.last = aircraft
    if out is not None:
        out.append(Reacted(label(s.roster, aircraft), card, TITLES[title]))
    open_window(t, s, opponent(s, aircraft), played)


def resolve(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """The action succeeds unless the defender played the last card (FLAMES-PLAY-08)."""
    s.stack.pop()
    if s.on == NOBODY:
        damage.clear_action(s)
        return
    success = stands(s)
    if out is not None:
        told = Succeeded if success else Cancelled
        out.append(told(label(s.roster, s.by), label(s.roster, s.on), choices.WORDS[s.use]))
    if not success:
        damage.clear_action(s)
    elif s.use in SHOTS:
        _strike(t, s, out)
    else:  # only this position changes (FLAMES-PLAY-14, FLAMES-MULTI-03)
        positions.hold(s, s.by, s.on, gain(t, s), out)
        damage.clear_action(s)


def breaks_off(t: Tables, face: int, use: int) -> bool:
    """Does a play end in Neutral (FLAMES-CARD-02)?"""
    return use == choices.PLAY and t.action[face] == BREAK_OFF


def gain(t: Tables, s: State) -> int:
    """Return the position that the action gives towards its enemy, if it succeeds."""
    if s.use in (choices.MANEUVER, choices.SPEED):
        return positions.position(s, s.by, s.on) + s.steps
    # Scissors, or any card declared as such (FLAMES-CARD-11, FLAMES-NOTE-05)
    return 0 if breaks_off(t, s.face, s.use) else ADVANTAGED


def _strike(t: Tables, s: State, out: Out) -> None:
    """A Fuel Tank destroys at once; other attacks may be softened first.

    Rules: FLAMES-CARD-07, FLAMES-CARD-04, FLAMES-RULING-60.
    """
    if t.destroys[s.face]:
        damage.shoot_down(t, s, s.on, s.roster.seat[s.by], out, s.by)
        return
    s.stack.append((HIT, 0, 0, 0))
    open_evasion(s)


def open_evasion(s: State) -> None:
    if s.hits and s.held[s.on]:
        s.stack.append((EVADE, s.on, 0, 0))


def apply_evade(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Each Evasive takes two hits away; nobody may answer it (FLAMES-CARD-04, FLAMES-RULING-07)."""
    s.stack.pop()
    if choice == PASS:
        return
    aircraft, face = frame[1], choice - CARD
    take(t, s, aircraft, face)
    s.chain.append(face)
    if aircraft == s.by:  # a bomber's shot (FLAMES-TUR-11)
        left = soften_return(s, t.softens[face])
    else:
        left = s.hits = max(0, s.hits - t.softens[face])
    if out is not None:
        out.append(Evaded(label(s.roster, aircraft), t.cards[face].id, left))
    if left and s.held[aircraft]:
        s.stack.append((EVADE, aircraft, 0, 0))


def soften_return(s: State, softens: int) -> int:
    """Take hits from the shot of a bomber; return those left."""
    assert s.raid is not None
    s.raid.back = max(0, s.raid.back - softens)
    return s.raid.back


def hit(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Apply the damage, then discard the cards of the action (FLAMES-ATK-02, FLAMES-RULING-60)."""
    s.stack.pop()
    damage.suffer(t, s, s.on, s.hits, s.roster.seat[s.by], out, s.by)
    damage.clear_action(s)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    REACT: Decision(legal, bar, apply, cards_in_hand),
    EVADE: Decision(redline.legal, redline.bar, apply_evade, cards_in_hand),
    REDLINE: Decision(redline.legal, redline.bar, redline.apply, cards_in_hand),
}
