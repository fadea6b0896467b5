"""The Action phase: play a card, turn to a bomber, or end it (groups TURN, PLAY, BMR)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.choices import is_aircraft, is_card
from escadrille.systems.flames.facts import Card, Quarry
from escadrille.systems.flames.rules import bombers, runs
from escadrille.systems.flames.rules.anytime import bar_extra, cards_in_hand, in_hand
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.uses import Leeway, counter_uses, playable, use_facts, uses
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables


def worth_asking(s: State, aircraft: int) -> bool:
    """Is there anything to do in the Action phase but end it? From public facts alone."""
    return bool(s.held[aircraft] or s.aces[aircraft] or s.holds[aircraft] >= 0)


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """End the phase, abandon, or pick a card that has a use (FLAMES-TURN-05, FLAMES-PLAY-15)."""
    aircraft = frame[1]
    leeway = Leeway(s, aircraft)
    codes = [c.PASS]
    if s.holds[aircraft] >= 0:
        codes.append(c.ABANDON)
    if s.aces[aircraft] and counter_uses(t, leeway):
        codes.append(c.COUNTER)
    if s.raid is not None and bombers.may_assign(s, aircraft):
        codes.append(c.ASSIGN)
    codes += [
        c.CARD + face for face in faces(s.mask[aircraft]) if playable(t, s, aircraft, face, leeway)
    ]
    if s.raid is not None:
        codes += [c.AIRCRAFT + bomber for bomber in bombers.free_choice(s, aircraft)]
    return codes


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    aircraft = frame[1]
    if choice == c.COUNTER and not s.aces[aircraft]:
        return Refusal("FLAMES-PILOT-06", {"counters": 0})
    if choice in (c.PASS, c.COUNTER) or in_hand(s, aircraft, choice):
        return None
    if choice == c.ASSIGN:
        return bombers.bar_assign(s, aircraft)
    if is_aircraft(choice) and s.raid is not None:
        return bombers.bar_free(s, aircraft, choice - c.AIRCRAFT)
    return bar_extra(t, s, frame, choice)


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return the cards of the hand, and the bombers of the level."""
    found = [c.AIRCRAFT + bomber for bomber in bombers.in_reach(s, frame[1])]
    return cards_in_hand(t, s, frame, seat) + found


def leads(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """Begin to compose a play; the hand keeps the card until the play is complete."""
    if choice == c.COUNTER:  # FLAMES-PILOT-06: a Maneuver 4, never Agile
        if s.raid is not None:
            return f.USE, frame[1], NOBODY, 0
        return f.TARGET, frame[1], NOBODY, c.MANEUVER
    return (f.USE, frame[1], choice - c.CARD, 0) if is_card(choice) else None


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Card | Quarry | None:
    if is_aircraft(choice):
        return bombers.facts_quarry(s, frame[1], choice - c.AIRCRAFT)
    if choice < c.CARD:
        return None
    aircraft, face = frame[1], choice - c.CARD
    found = uses(t, s, aircraft, face, Leeway(s, aircraft))
    return Card(tuple(use_facts(t, s, aircraft, face, use) for use in found))


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play a card, or leave the Action phase (FLAMES-PLAY-15)."""
    play = leads(t, s, frame, choice)
    if play is not None:
        s.stack[-1] = play
        return
    s.stack.pop()
    if choice == c.ASSIGN:
        bombers.ask_assignment(s, frame[1], out)
    elif choice >= c.AIRCRAFT:
        runs.begin(t, s, frame[1], choice - c.AIRCRAFT, "free", out)
    else:
        _, aircraft, phase, _ = s.stack[-1]
        s.stack[-1] = (f.PHASE, aircraft, phase + 1, phase)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.ACTION: Decision(legal, bar, apply, thinkable, leads, facts),
}
