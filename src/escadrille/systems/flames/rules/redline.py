"""Redline: a card played whenever its owner is asked something (FLAMES-CARD-10)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import faces, take
from escadrille.systems.flames.choices import CARD, PASS, PUSH
from escadrille.systems.flames.events import Evaded, Redlined
from escadrille.systems.flames.frames import REDLINE as REDLINE_WINDOW
from escadrille.systems.flames.frames import REDLINED, SHIFT, STALL
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules.anytime import bar_extra, in_hand
from escadrille.systems.flames.rules.cards import Out, draw
from escadrille.systems.flames.rules.damage import suffer
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import REDLINE_DAMAGE, Tables

REDLINE_DRAW: Final = 3


def play(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Play a Redline before answering what was asked (FLAMES-RULING-06)."""
    face = faces(s.mask[aircraft] & t.redlines)[0]
    play_face(t, s, aircraft, face, out)


def play_face(t: Tables, s: State, aircraft: int, face: int, out: Out) -> None:
    take(t, s, aircraft, face)
    s.limbo.append(face)
    if out is not None:
        out.append(Redlined(label(s.roster, aircraft), t.cards[face].id))
    due = s.row[aircraft][REDLINE_DAMAGE]
    # FLAMES-PILOT-14: no damage, nothing to evade.
    window = due and s.held[aircraft]
    s.stack.append((REDLINE_WINDOW if window else REDLINED, aircraft, due, 1))


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Offer the Evasives that soften what is due, and a Redline first (FLAMES-RULING-62)."""
    held = s.mask[frame[1]]
    codes = [PASS, PUSH] if held & t.redlines else [PASS]
    return codes + [CARD + face for face in faces(held & t.soft_faces)]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    soft = in_hand(s, frame[1], choice) and t.softens[choice - CARD]
    return None if choice == PASS or soft else bar_extra(t, s, frame, choice)


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Soften the Redline's damage by an Evasive, or take it (FLAMES-CARD-04, FLAMES-RULING-07)."""
    _, aircraft, due, cards = s.stack.pop()
    if choice == PASS:
        s.stack.append((REDLINED, aircraft, due, cards))
        return
    face = choice - CARD
    take(t, s, aircraft, face)
    s.limbo.append(face)
    due = max(0, due - t.softens[face])
    if out is not None:
        out.append(Evaded(label(s.roster, aircraft), t.cards[face].id, due))
    window = due and s.held[aircraft]
    s.stack.append((REDLINE_WINDOW if window else REDLINED, aircraft, due, cards + 1))


def run(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Damage first, then three cards, then the Redline itself is discarded.

    Rules: FLAMES-CARD-10, FLAMES-RULING-06: no card for an aircraft that it shoots down.
    """
    _, aircraft, due, cards = s.stack.pop()
    if due:
        suffer(t, s, aircraft, due, NOBODY, out)
        if not s.alive[aircraft]:
            return
    draw(t, s, aircraft, REDLINE_DRAW, out)
    s.discard += s.limbo[-cards:]
    del s.limbo[-cards:]
    if s.stack[-1][0] == STALL and not s.held[aircraft]:
        # The deck gave nothing, and a stall with an empty hand is a dive (FLAMES-ALT-07).
        s.stack[-1] = (SHIFT, aircraft, -1, 0)
