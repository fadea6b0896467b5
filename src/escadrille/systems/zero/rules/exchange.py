"""Attack, Response, Response to the Response (group ATK; ZERO-POS-10 to -12, ZERO-GUN-09)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.exchange import close_exchange, open_exchange, stands
from escadrille.mechanics.hands import faces, take
from escadrille.systems.zero import choices
from escadrille.systems.zero.choices import AGILE, ANSWER, CARD, CLIMB, DIVE, GUNNER, PASS
from escadrille.systems.zero.events import (
    BurstsGained,
    Cancelled,
    Declined,
    Played,
    Reacted,
    RollLost,
    Succeeded,
)
from escadrille.systems.zero.frames import ATTACK, GUISE, REACT, RESOLVE
from escadrille.systems.zero.rules import altitude, damage
from escadrille.systems.zero.rules.asked import bar_card, beside_the_point
from escadrille.systems.zero.rules.cards import Out
from escadrille.systems.zero.rules.positions import advance, pursuer
from escadrille.systems.zero.state import GONE, NOBODY, Frame, State, label
from escadrille.systems.zero.tables import AGILE as AGILE_RATING
from escadrille.systems.zero.tables import SCISSORS, STEPS, TITLES, Tables


def launch(t: Tables, s: State, use: int, by: int, on: int, face: int, out: Out) -> None:
    """Play an Attack card; the player whose aircraft is attacked may answer it.

    A card that is treated as SCISSORS is one for the opponent too (ZERO-POS-10).
    Rules: ZERO-ATK-01, ZERO-ATK-04, ZERO-ATK-13, ZERO-CMP-02, ZERO-CMP-04, ZERO-ISO-09.
    """
    take(t, s, by, face)
    s.chain.append(face)
    open_exchange(s, use, by, on, face)
    if out is not None:
        fires = use in (choices.FIRE, GUNNER)
        out.append(
            Played(
                by,
                t.cards[face].id,
                choices.WORDS[use],
                None if use in (CLIMB, DIVE) else on,
                t.bursts[face] if fires else 0,
                t.hits[face] if fires else 0,
            )
        )
    s.stack.append((RESOLVE, 0, 0, 0))
    _ask(s, on, SCISSORS if use == AGILE else t.title[face])


def roll(t: Tables, s: State, use: int, leader: int, face: int, out: Out) -> None:
    """Play a VERTICAL ROLL up or down, which the pursuer alone may answer.

    Rules: ZERO-ALT-13, ZERO-ALT-15, ZERO-RULING-13.
    """
    launch(t, s, use, leader, pursuer(s, leader), face, out)


def _ask(s: State, aircraft: int, title: int) -> None:
    """Ask for a Response whenever there is a card to answer with (ZERO-RULING-49)."""
    if aircraft != NOBODY and s.held[aircraft]:
        s.stack.append((REACT, aircraft, title, 0))


def can_use_agility(t: Tables, s: State, aircraft: int, title: int) -> bool:
    """May any card of a hand answer that title as SCISSORS?

    Only a Leader's, in its own sequence, once, and in an exchange that it began itself.
    Rules: ZERO-AIR-13, ZERO-POS-10, ZERO-POS-11, ZERO-POS-12, ZERO-WNG-18, ZERO-RULING-09,
    ZERO-RULING-10.
    """
    return bool(
        aircraft == s.active
        and not s.agile_used
        and s.row[aircraft][AGILE_RATING]
        and t.scissors_answer[title]
    )


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Pass, or answer with a card whose Response box names the card just played.

    Rules: ZERO-ATK-04, ZERO-ATK-05, ZERO-ATK-06, ZERO-ATK-12, ZERO-RULING-24.
    """
    _, aircraft, title, _ = frame
    held = s.mask[aircraft]
    if not can_use_agility(t, s, aircraft, title):
        held &= t.answers[title]
    return [PASS, *[CARD + face for face in faces(held)]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, title, _ = frame
    if choice == PASS:
        return None
    if choice == AGILE:
        return _bar_agile(s, aircraft, title)
    found = bar_card(t, s, frame, seat, choice)
    if found or can_use_agility(t, s, aircraft, title):
        return found
    return _bar_answer(t, s, title, choice - CARD)


def _bar_agile(s: State, aircraft: int, title: int) -> Refusal:
    """Return why a whole hand is not SCISSORS; where it is, a card has to be named first."""
    facts = {"aircraft": label(s.roster, aircraft), "answers": TITLES[title]}
    if aircraft & 1:
        return Refusal("ZERO-WNG-18", facts)
    if not s.row[aircraft][AGILE_RATING]:
        return Refusal("ZERO-AIR-13", facts)
    if aircraft != s.active:
        return Refusal("ZERO-POS-12", facts)
    return Refusal("ZERO-POS-11" if s.agile_used else "ZERO-POS-10", facts)


def _bar_answer(t: Tables, s: State, title: int, face: int) -> Refusal | None:
    if t.answers[title] >> face & 1:
        return None
    card = t.cards[face]
    facts = {"card": card.id, "answers": TITLES[title]}
    if not card.answers:
        return Refusal("ZERO-ATK-05", facts)
    rolling = s.use in (CLIMB, DIVE) and len(s.chain) == 1
    return Refusal("ZERO-ALT-15" if rolling else "ZERO-ATK-12", facts)


def leads(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """A card that may be treated as SCISSORS is asked how it is meant."""
    _, aircraft, title, _ = frame
    if choice == PASS or not can_use_agility(t, s, aircraft, title):
        return None
    return (GUISE, aircraft, title, choice - CARD)


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Answer or pass; passing ends the exchange (ZERO-ATK-07)."""
    _, aircraft, title, _ = s.stack.pop()
    if choice == PASS:
        if out is not None:
            out.append(Declined(aircraft))
    elif after := leads(t, s, frame, choice):
        s.stack.append(after)
    else:
        _answer(t, s, aircraft, title, choice - CARD, out, agile=False)


def legal_guise(t: Tables, s: State, frame: Frame) -> list[int]:
    """Treat the card as SCISSORS, or as what it is where that answers too (ZERO-POS-10)."""
    return [guise for guise in (AGILE, ANSWER) if bar_guise(t, s, frame, NOBODY, guise) is None]


def bar_guise(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, _, title, face = frame
    if choice == ANSWER:
        return _bar_answer(t, s, title, face)
    if choice == AGILE and t.title[face] != SCISSORS:
        return None
    return beside_the_point(GUISE)


def apply_guise(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, title, face = s.stack.pop()
    _answer(t, s, aircraft, title, face, out, agile=choice == AGILE)


def _answer(
    t: Tables, s: State, aircraft: int, title: int, face: int, out: Out, *, agile: bool
) -> None:
    """Lay a Response; the other side may answer it, but for a gunner's.

    Responses change neither Position nor altitude (ZERO-POS-04, ZERO-ALT-16).
    Rules: ZERO-ATK-06, ZERO-ATK-07, ZERO-GUN-09, ZERO-POS-11, ZERO-RULING-49.
    """
    take(t, s, aircraft, face)
    s.chain.append(face)
    s.last = aircraft
    if agile:
        s.agile_used = 1
    if out is not None:
        out.append(Reacted(aircraft, t.cards[face].id, TITLES[title], agile))
    if aircraft == s.by:
        _ask(s, s.on, SCISSORS if agile else t.title[face])
    elif s.use != GUNNER:
        _ask(s, s.by, t.title[face])


def resolve(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """The Attack takes effect unless the defender played the last card.

    Rules: ZERO-ATK-08, ZERO-ATK-09, ZERO-SEQ-06.
    """
    s.stack.pop()
    use, by, on, face = s.use, s.by, s.on, s.face
    success = stands(s)
    if out is not None:
        told = Succeeded if success else Cancelled
        out.append(told(by, choices.WORDS[use], None if use in (CLIMB, DIVE) else on))
    close_exchange(s)
    if not success:
        return
    if use in (choices.FIRE, GUNNER):
        _hit(t, s, by, on, t.hits[face], out)
    elif use in (CLIMB, DIVE):
        _move(t, s, by, use, out)
    elif on & 1:
        _earn(s, by, on, t.steps[face], out)
    else:
        # ZERO-WNG-07: a Wingman's cards act for its Leader.
        steps = STEPS[SCISSORS] if use == AGILE else t.steps[face]
        advance(s, by & ~1, on, steps, out)


def _hit(t: Tables, s: State, by: int, on: int, hits: int, out: Out) -> None:
    """Mark the Hits; a target that is gone leaves no other to its attacker (ZERO-RULING-19)."""
    if not damage.strike(t, s, on, hits, out) or s.over:
        return
    if by & 1:
        assert s.stack[-1][0] == ATTACK
        s.stack[-1] = (ATTACK, by, GONE, 0)
    else:
        s.target = GONE


def _earn(s: State, leader: int, wingman: int, bursts: int, out: Out) -> None:
    """Gain Bursts by manoeuvring against a Wingman (ZERO-BST-10, ZERO-WNG-17)."""
    s.earned += bursts
    if out is not None:
        out.append(BurstsGained(leader, wingman, bursts, s.earned))


def _move(t: Tables, s: State, leader: int, use: int, out: Out) -> None:
    """Change level by a VERTICAL ROLL; a climb needs a card that is left (ZERO-RULING-14)."""
    if use == CLIMB and not s.held[leader]:
        if out is not None:
            out.append(RollLost(leader))
        return
    altitude.move(t, s, leader, 1 if use == CLIMB else -1, out, roll=True)
