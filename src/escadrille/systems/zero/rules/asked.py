"""Answers that no decision asks for: of another kind, of another hand, of another seat."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import faces
from escadrille.mechanics.stacked import Thinkable
from escadrille.systems.zero import frames as f
from escadrille.systems.zero.choices import CARD, is_card
from escadrille.systems.zero.state import Frame, State
from escadrille.systems.zero.tables import Tables

ABOUT: Final = {
    f.FORCE: "ZERO-SET-01",
    f.START: "ZERO-SET-07",
    f.BONUS: "ZERO-BAL-05",
    f.LETTER: "ZERO-BAL-07",
    f.NEXT: "ZERO-SET-14",
    f.RAID: "ZERO-SEQ-03",
    f.STRIKE: "ZERO-WNG-11",
    f.ALTITUDE: "ZERO-SEQ-05",
    f.PAY: "ZERO-ALT-07",
    f.FOLLOW: "ZERO-ALT-09",
    f.PLAY: "ZERO-SEQ-06",
    f.USE: "ZERO-CMP-02",
    f.TARGET: "ZERO-ENG-08",
    f.BREAK_OFF: "ZERO-DIS-02",
    f.REACT: "ZERO-ATK-04",
    f.GUISE: "ZERO-POS-10",
    f.DISCARD: "ZERO-SEQ-07",
    f.DRAW: "ZERO-SEQ-08",
}


def beside_the_point(kind: int) -> Refusal:
    """Return what a decision is about, for an answer of another kind."""
    return Refusal(ABOUT[kind], {"decision": f.KINDS[kind]})


def cards_held(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return the cards of the hand that is asked, as things to think of."""
    return [CARD + face for face in faces(s.mask[frame[1]])]


def always(*choices: int) -> Thinkable[Tables, State]:
    """Return what can be thought of whatever the moment."""
    return lambda t, s, frame, seat: choices


def bar_card(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Bar what is no card of the hand that is asked for one (ZERO-ATK-13, ZERO-RULING-24)."""
    kind, aircraft, _, _ = frame
    if not is_card(choice):
        return beside_the_point(kind)
    face = choice - CARD
    if s.mask[aircraft] >> face & 1:
        return None
    defends = kind == f.REACT and aircraft & 1 and aircraft == s.on
    leaders = defends and s.mask[aircraft - 1] >> face & 1
    rule = "ZERO-RULING-24" if leaders else "ZERO-ATK-13"
    return Refusal(rule, {"card": t.cards[face].id, "aircraft": s.roster.names[aircraft]})


def unasked(s: State) -> Refusal:
    """Return why a seat that is not asked may not answer."""
    if s.over:
        return Refusal("ZERO-RULING-33", {"reason": "the dogfight is over"})
    kind, aircraft, _, _ = s.stack[-1]
    if kind in (f.REACT, f.GUISE):
        return Refusal("ZERO-ATK-04", {"asked": s.roster.names[aircraft]})
    if kind in (f.FORCE, f.START):
        return Refusal(ABOUT[kind], {"reason": "already chosen"})
    if kind in (f.NEXT, f.BONUS, f.LETTER):
        return Refusal("ZERO-RULING-46", {"captain": s.roster.seat[aircraft]})
    return Refusal("ZERO-SEQ-10", {"decision": f.PUBLIC[kind]})
