"""L'As des As: another third card, before the others' are revealed (WINGS-SKL-13)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import LastCardChanged
from escadrille.systems.wings.frames import LAST_CARD as ASK
from escadrille.systems.wings.frames import no_answer
from escadrille.systems.wings.rules import laying, pilots, programming
from escadrille.systems.wings.rules.pilots import CHANGED
from escadrille.systems.wings.rules.programming import ALOFT, kind_of
from escadrille.systems.wings.rules.skills import LAST_CARD
from escadrille.systems.wings.rules.volley import available
from escadrille.systems.wings.state import FLYING, Frame, State
from escadrille.systems.wings.tables import Tables

APART: Final = 2  # turns from one use to the next (WINGS-RULING-68)


def offer(t: Tables, s: State, out: Out) -> None:
    """Ask before the third reveal who may still change his mind. Moment: last-card."""
    for aircraft in reversed(range(t.size)):
        if s.status[aircraft] != FLYING or s.cards[aircraft] != programming.THIRD:
            continue
        if s.landing[aircraft] != ALOFT or s.cloud[aircraft]:
            continue
        waited = s.turn - pilots.of(s, aircraft, CHANGED) >= APART
        if waited and pilots.can_use_skill(s, aircraft, LAST_CARD):
            s.stack.append((ASK, aircraft, 0, 0))


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return his own programme's last card, and all others of the deck."""
    return [c.PASS, *[c.CARD + face for face in range(len(s.roster.deck[frame[1]].names))]]


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    choices = thinkable(t, s, frame, 0)
    return [choice for choice in choices if bar(t, s, frame, 0, choice) is None]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Another card that may follow his first two, under the marker that lies on them.

    Rules: WINGS-SKL-13, WINGS-SKL-01.
    """
    aircraft, face = frame[1], choice - c.CARD
    if choice == c.PASS:
        return None
    cards = s.roster.deck[aircraft]
    if not 0 <= face < len(cards.names):
        return no_answer(frame)
    first, second, third = s.prog[3 * aircraft : 3 * aircraft + 3]
    rule = programming.rule_against(t, s, aircraft, (first, second), face)
    if face == third:
        rule = "WINGS-SKL-13"
    elif available(t, s, aircraft) <= 0:
        rule = "WINGS-SKL-01"
    elif rule is None and s.mark[aircraft] > 0:
        kinds = [kind_of(cards, one) for one in (first, second, face)]
        rule = laying.misplaced(t, s, aircraft, s.mark[aircraft], kinds)
    return Refusal(rule, {"aircraft": t.labels[aircraft]}) if rule else None


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    aircraft = frame[1]
    s.stack.pop()
    if choice == c.PASS:
        return
    pilots.spend(t, s, aircraft, LAST_CARD, out)
    pilots.put(s, aircraft, CHANGED, s.turn)
    s.prog[3 * aircraft + 2] = choice - c.CARD
    if out is not None:
        out.append(LastCardChanged(t.labels[aircraft]))
