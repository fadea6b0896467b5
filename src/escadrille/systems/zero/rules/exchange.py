"""Attack, Response, Response to the Response (group ATK; ZERO-POS-10 to -12, ZERO-GUN-09)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import POSITIONS
from escadrille.mechanics.exchange import close_exchange, open_exchange, stands
from escadrille.mechanics.hands import faces, take
from escadrille.mechanics.links import Link
from escadrille.mechanics.stacked import Decision
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import events
from escadrille.systems.zero import frames as f
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.facts import Use, Verdict
from escadrille.systems.zero.rules import altitude, damage
from escadrille.systems.zero.rules.asked import always, bar_card, beside_the_point, cards_held
from escadrille.systems.zero.rules.cards import Out
from escadrille.systems.zero.rules.positions import advance, relieved, standing
from escadrille.systems.zero.state import GONE, NOBODY, Frame, State
from escadrille.systems.zero.tables import Tables


def use_of(t: Tables, use: int, face: int) -> Use:
    """Return what a card spends and does in one of its uses (ZERO-BST-01, ZERO-POS-10)."""
    bursts, hits = (0, 0) if use == c.AGILE else (t.bursts[face], t.hits[face])
    return Use(c.WORDS[use], bursts, hits, tb.STEPS.get(played_as(t, use, face), 0))


def played_as(t: Tables, use: int, face: int) -> int:
    return tb.SCISSORS if use == c.AGILE else t.title[face]


def _enemy(s: State) -> str | None:
    """Return whom an Attack is on; a VERTICAL ROLL is on nobody."""
    return None if s.use in (c.CLIMB, c.DIVE) else s.roster.names[s.on]


def launch(t: Tables, s: State, use: int, by: int, on: int, face: int, out: Out) -> None:
    """Play an Attack card; the player whose aircraft is attacked may answer it.

    A card that is treated as SCISSORS is one for the opponent too (ZERO-POS-10).
    Rules: ZERO-ATK-01, ZERO-ATK-04, ZERO-ATK-13, ZERO-CMP-02, ZERO-CMP-04, ZERO-ISO-09.
    """
    take(t, s, by, face)
    s.chain.append(face)
    open_exchange(s, use, by, on, face)
    if out is not None:
        name, now = s.roster.names[by], use_of(t, use, face)
        out.append(events.Played(name, t.cards[face].id, now.use, _enemy(s), now.bursts, now.hits))
    s.stack.append((f.RESOLVE, 0, 0, 0))
    _ask(s, on, played_as(t, use, face))


def _ask(s: State, aircraft: int, title: int) -> None:
    """Ask for a Response whenever there is a card to answer with (ZERO-RULING-49)."""
    if aircraft != NOBODY and s.held[aircraft]:
        s.stack.append((f.REACT, aircraft, title, 0))


def can_use_agility(t: Tables, s: State, aircraft: int, title: int) -> bool:
    """May any card of a hand answer that title as SCISSORS?

    Only a Leader's, in its own sequence, once, and in an exchange that it began itself.
    Rules: ZERO-AIR-13, ZERO-POS-10, ZERO-POS-11, ZERO-POS-12, ZERO-WNG-18, ZERO-RULING-09,
    ZERO-RULING-10.
    """
    return bool(
        aircraft == s.active
        and not s.agile_used
        and s.row[aircraft][tb.AGILE]
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
    return [c.PASS, *[c.CARD + face for face in faces(held)]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, title, _ = frame
    if choice == c.PASS:
        return None
    if choice == c.AGILE:
        return _bar_agile(s, aircraft, title)
    found = bar_card(t, s, frame, seat, choice)
    if found or can_use_agility(t, s, aircraft, title):
        return found
    return _bar_answer(t, s, title, choice - c.CARD)


def _bar_agile(s: State, aircraft: int, title: int) -> Refusal:
    """Return why a whole hand is not SCISSORS; where it is, a card has to be named first."""
    facts = {"aircraft": s.roster.names[aircraft], "answers": tb.TITLES[title]}
    if aircraft & 1:
        return Refusal("ZERO-WNG-18", facts)
    if not s.row[aircraft][tb.AGILE]:
        return Refusal("ZERO-AIR-13", facts)
    if aircraft != s.active:
        return Refusal("ZERO-POS-12", facts)
    return Refusal("ZERO-POS-11" if s.agile_used else "ZERO-POS-10", facts)


def _bar_answer(t: Tables, s: State, title: int, face: int) -> Refusal | None:
    if t.answers[title] >> face & 1:
        return None
    card = t.cards[face]
    facts = {"card": card.id, "answers": tb.TITLES[title]}
    if not card.answers:
        return Refusal("ZERO-ATK-05", facts)
    rolling = s.use in (c.CLIMB, c.DIVE) and len(s.chain) == 1
    return Refusal("ZERO-ALT-15" if rolling else "ZERO-ATK-12", facts)


def leads(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """A card that may be treated as SCISSORS is asked how it is meant."""
    _, aircraft, title, _ = frame
    if choice == c.PASS or not can_use_agility(t, s, aircraft, title):
        return None
    return (f.GUISE, aircraft, title, choice - c.CARD)


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Answer or pass; passing ends the exchange (ZERO-ATK-07)."""
    _, aircraft, title, _ = s.stack.pop()
    if choice == c.PASS:
        if out is not None:
            out.append(events.Declined(s.roster.names[aircraft]))
    elif after := leads(t, s, frame, choice):
        s.stack.append(after)
    else:
        _answer(t, s, aircraft, title, choice - c.CARD, out, agile=False)


def legal_guise(t: Tables, s: State, frame: Frame) -> list[int]:
    """Treat the card as SCISSORS, or as what it is where that answers too (ZERO-POS-10)."""
    return [guise for guise in (c.AGILE, c.ANSWER) if bar_guise(t, s, frame, NOBODY, guise) is None]


def bar_guise(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, _, title, face = frame
    if choice == c.ANSWER:
        return _bar_answer(t, s, title, face)
    if choice == c.AGILE and t.title[face] != tb.SCISSORS:
        return None
    return beside_the_point(f.GUISE)


def apply_guise(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, title, face = s.stack.pop()
    _answer(t, s, aircraft, title, face, out, agile=choice == c.AGILE)


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
        name = s.roster.names[aircraft]
        out.append(events.Reacted(name, t.cards[face].id, tb.TITLES[title], agile))
    if aircraft == s.by:
        _ask(s, s.on, tb.SCISSORS if agile else t.title[face])
    elif s.use != c.GUNNER:
        _ask(s, s.by, t.title[face])


def resolve(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """The Attack takes effect unless the defender played the last card.

    Rules: ZERO-ATK-08, ZERO-ATK-09, ZERO-SEQ-06.
    """
    s.stack.pop()
    use, by, on, face = s.use, s.by, s.on, s.face
    success = stands(s)
    if out is not None:
        told = events.Succeeded if success else events.Cancelled
        out.append(told(s.roster.names[by], c.WORDS[use], _enemy(s)))
    close_exchange(s)
    if not success:
        return
    if use in (c.FIRE, c.GUNNER):
        _hit(t, s, by, on, t.hits[face], out)
    elif use in (c.CLIMB, c.DIVE):
        _move(t, s, by, use, out)
    elif on & 1:
        _earn(s, by, on, t.steps[face], out)
    else:
        # ZERO-WNG-07: a Wingman's cards act for its Leader.
        advance(s, by & ~1, on, tb.STEPS[played_as(t, use, face)], out)


def _hit(t: Tables, s: State, by: int, on: int, hits: int, out: Out) -> None:
    """Mark the Hits; a target that is gone leaves no other to its attacker (ZERO-RULING-19)."""
    if not damage.strike(t, s, on, hits, out) or s.over:
        return
    if by & 1:
        assert s.stack[-1][0] == f.ATTACK
        s.stack[-1] = (f.ATTACK, by, GONE, 0)
    else:
        s.target = GONE


def _earn(s: State, leader: int, wingman: int, bursts: int, out: Out) -> None:
    """Gain Bursts by manoeuvring against a Wingman (ZERO-BST-10, ZERO-WNG-17)."""
    s.earned += bursts
    if out is not None:
        names = s.roster.names
        out.append(events.BurstsGained(names[leader], names[wingman], bursts, s.earned))


def _move(t: Tables, s: State, leader: int, use: int, out: Out) -> None:
    """Change level by a VERTICAL ROLL; a climb needs a card that is left (ZERO-RULING-14)."""
    if use == c.CLIMB and not s.held[leader]:
        if out is not None:
            out.append(events.RollLost(s.roster.names[leader]))
        return
    altitude.move(t, s, leader, 1 if use == c.CLIMB else -1, out, roll=True)


def effect(t: Tables, s: State) -> Verdict:
    """Return what the Attack being resolved does if it succeeds."""
    use, leader, on, face = s.use, s.by & ~1, s.on, s.face
    if use in (c.FIRE, c.GUNNER):
        return Verdict("hit", "ZERO-ATK-10", hits=t.hits[face])
    if use in (c.CLIMB, c.DIVE):
        return Verdict(c.WORDS[use], "ZERO-ALT-13")
    steps = tb.STEPS[played_as(t, use, face)]
    if on & 1:
        return Verdict("bursts", "ZERO-BST-10", bursts=steps)
    friend = relieved(s, leader, on)
    if friend != NOBODY:
        return Verdict("relief", "ZERO-ISO-04", friend=s.roster.names[friend])
    return Verdict(
        "position", "ZERO-POS-02", position=POSITIONS[standing(s, leader, on) + steps + 2]
    )


def verdict(t: Tables, s: State) -> Verdict:
    """Return what comes of the exchange if nobody answers any more."""
    if stands(s):
        return effect(t, s)
    if s.use in (c.FIRE, c.GUNNER):
        return Verdict("spent", "ZERO-BST-09", bursts=0 if s.by & 1 else t.bursts[s.face])
    return Verdict("cancelled", "ZERO-ATK-08")


def links(t: Tables, s: State, last: int) -> tuple[Link, ...]:
    """Return the cards of the exchange, the last of which is answered as that title.

    No state says which card before it was treated as SCISSORS (ZERO-POS-10): of those who could,
    the one that answers, or is answered, as nothing else.
    """
    chain, titles = s.chain, [t.title[face] for face in s.chain]
    if s.use == c.AGILE:
        titles[0] = tb.SCISSORS
    elif s.agile_used and s.by == s.active:
        for place in range(2, len(chain), 2):
            pairs = zip(titles[place - 1 :], chain[place : place + 2], strict=False)
            if not all(t.answers[title] >> face & 1 for title, face in pairs):
                titles[place] = tb.SCISSORS
    titles[-1] = last
    ends = s.roster.names[s.by], s.roster.names[s.on]
    return tuple(
        Link(ends[n % 2], t.cards[face].id, tb.TITLES[titles[n]], (len(chain) - n) % 2 == 0)
        for n, face in enumerate(chain)
    )


def answering(t: Tables, title: int) -> tuple[str, ...]:
    """Return the titles in the deck that answer a title (ZERO-ATK-12)."""
    cards = [t.cards[face].title for face in faces(t.answers[title]) if t.copies[face]]
    return tuple(dict.fromkeys(cards))


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.REACT: Decision(legal, bar, apply, cards_held, leads),
    f.GUISE: Decision(legal_guise, bar_guise, apply_guise, always(c.AGILE, c.ANSWER)),
}
