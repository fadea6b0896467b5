"""What is open to an aircraft whatever it is asked, and why all else is out of the question."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import faces
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.choices import ABANDON, AIRCRAFT, CARD, PUSH
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables

# What a decision is about, where nothing more precise bars an answer to it.
ABOUT: Final = {
    f.FORCE: "FLAMES-SETUP-02",
    f.START: "FLAMES-SETUP-04",
    f.SLOT: "FLAMES-TEAM-03",
    f.STALL: "FLAMES-ALT-07",
    f.ALTITUDE: "FLAMES-TURN-03",
    f.PAY: "FLAMES-ALT-04",
    f.FOLLOW: "FLAMES-FOLLOW-01",
    f.COMPARE: "FLAMES-TURN-04",
    f.SPEED: "FLAMES-SPEED-02",
    f.ACTION: "FLAMES-TURN-05",
    f.USE: "FLAMES-PLAY-01",
    f.TARGET: "FLAMES-PLAY-14",
    f.STEPS: "FLAMES-PLAY-04",
    f.REACT: "FLAMES-PLAY-07",
    f.EVADE: "FLAMES-CARD-04",
    f.REDLINE: "FLAMES-CARD-10",
    f.DISCARD: "FLAMES-TURN-07",
    f.FLAK: "FLAMES-FLAK-01",
    f.FORM: "FLAMES-FORM-01",
    f.CELL: "FLAMES-FORM-01",
    f.JETTISON: "FLAMES-FB-06",
    f.ASSIGN: "FLAMES-BMR-05",
    f.APPROACH: "FLAMES-RULING-43",
    f.RETURN: "FLAMES-TUR-03",
    f.BOOST: "FLAMES-TUR-10",
    f.REPLY: "FLAMES-TUR-05",
    f.BOMB: "FLAMES-FLAK-02",
}
OWN_TURN: Final = (f.STALL, f.ALTITUDE, f.COMPARE, f.SPEED, f.ACTION, f.DISCARD)


def unasked(s: State) -> Refusal:
    """Return why a seat may not speak that nobody asked."""
    if s.over:
        return Refusal("FLAMES-SETUP-07", {"reason": "the battle is over"})
    kind, aircraft = s.stack[-1][:2]
    if kind in (f.REACT, f.EVADE, f.RETURN, f.BOOST, f.REPLY):
        return Refusal("FLAMES-PLAY-10", {"asked": label(s.roster, aircraft)})
    if kind in (f.FLAK, f.FORM, f.CELL, f.ASSIGN, f.JETTISON, f.BOMB):
        return Refusal(ABOUT[kind], {"asked": label(s.roster, aircraft)})
    if kind in (f.FORCE, f.START):
        return Refusal(ABOUT[kind], {"reason": "already chosen"})
    if kind == f.SLOT:
        return Refusal("FLAMES-RULING-61", {"captain": s.roster.seat[aircraft]})
    return Refusal("FLAMES-TURN-01", {"decision": f.PUBLIC[kind]})


def off_the_point(kind: int) -> Refusal:
    """Return what bars an answer that is not of the kind that is asked."""
    return Refusal(ABOUT[kind], {"decision": f.KINDS[kind]})


def in_hand(s: State, aircraft: int, choice: int) -> bool:
    """Is it a card that the aircraft holds (FLAMES-COMP-04)?"""
    return CARD <= choice < AIRCRAFT and bool(s.mask[aircraft] >> (choice - CARD) & 1)


def own_turn_extras(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return what is open at every moment of an own turn: FLAMES-TURN-06, FLAMES-RULING-06."""
    codes = []
    if s.holds[aircraft] >= 0:
        codes.append(ABANDON)
    if s.mask[aircraft] & t.redlines:
        codes.append(PUSH)
    return codes


def bar_extra(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    """Return what bars a Redline now, an abandonment, or an answer that is off the point."""
    kind, aircraft = frame[:2]
    if choice == PUSH:
        return _bar_redline(t, s, kind, aircraft)
    if choice == ABANDON and kind in OWN_TURN:
        held = s.holds[aircraft] >= 0
        return None if held else Refusal("FLAMES-TURN-06", {"aircraft": label(s.roster, aircraft)})
    if CARD <= choice < AIRCRAFT and not in_hand(s, aircraft, choice):
        return Refusal("FLAMES-COMP-04", {"card": t.cards[choice - CARD].id})
    return off_the_point(kind)


def bar_card(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Return what bars an answer where any card of the hand will do."""
    return None if in_hand(s, frame[1], choice) else bar_extra(t, s, frame, choice)


def _bar_redline(t: Tables, s: State, kind: int, aircraft: int) -> Refusal | None:
    if kind == f.ACTION:
        return Refusal("FLAMES-CARD-10", {"hint": "pick the card, then play"})
    if kind == f.PAY or kind in f.COMPOSING:
        return Refusal("FLAMES-RULING-06", {"decision": f.KINDS[kind]})
    if not s.mask[aircraft] & t.redlines:
        return Refusal("FLAMES-COMP-04", {"card": "redline"})
    return None


def cards_in_hand(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return every card of the aircraft that is asked: a player thinks of each of them."""
    return [CARD + face for face in faces(s.mask[frame[1]])]
