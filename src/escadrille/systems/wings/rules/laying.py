"""What a seat lays: the cards of each aircraft one by one, then a marker on them (group CPX)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.frames import no_answer
from escadrille.systems.wings.rules.programming import (
    ROCKET_CARDS,
    bar_card,
    current,
    duties,
    face_of,
    is_done,
    kind_of,
    laid,
    may_fly_special,
    next_cards,
    uses,
)
from escadrille.systems.wings.rules.skills import ACROBATE
from escadrille.systems.wings.state import FLYING, OPEN, Frame, State
from escadrille.systems.wings.tables import CLIMB, DIVE, SIMPLE, STALL, STRAIGHT, TURN, Tables

LANDING_CARDS: Final = [STRAIGHT, STRAIGHT, STALL]
CONTROLLED_DIVES: Final = ([STRAIGHT, STALL, STRAIGHT], [STRAIGHT, DIVE, STRAIGHT])
DESCENTS: Final = (c.GENTLE, c.FORCED, c.CONTROLLED)
LANDINGS: Final = range(c.LANDING, c.ONE_LOT)
ROCKET_FIRES: Final = range(c.ONE_LOT, c.USE)
MARKS: Final = (*DESCENTS, *LANDINGS, *ROCKET_FIRES)


def waiting(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if current(t, s, seat) >= 0]


def legal(t: Tables, s: State, seat: int) -> list[int]:
    aircraft = current(t, s, seat)
    if aircraft < 0:
        return []
    if s.mark[aircraft] == OPEN:
        return [c.PASS, *marks(t, s, aircraft)]
    return list(next_cards(t, s, aircraft))


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    aircraft = current(t, s, seat)
    barred = bar_mark if s.mark[aircraft] == OPEN else bar_card
    return barred(t, s, frame, aircraft, choice)


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return the cards of the deck, or the markers that there are."""
    aircraft = current(t, s, seat)
    if s.mark[aircraft] == OPEN:
        return thinkable_marks(t, s, aircraft)
    return [c.CARD + face for face in range(len(s.roster.deck[aircraft].names))]


def apply(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    """Lay a card, or a marker on a whole programme. Moment: programming.

    Rules: WINGS-PROG-02.
    """
    aircraft = current(t, s, seat)
    if s.mark[aircraft] == OPEN:
        s.mark[aircraft] = choice
    else:
        place = len(laid(s, aircraft))
        s.prog[3 * aircraft + place] = face_of(choice)
        if place + 1 < s.cards[aircraft]:
            return
        if marks(t, s, aircraft):
            s.mark[aircraft] = OPEN
            return
    if is_done(t, s):
        s.stack.pop()


# Markers.


def bar_mark(t: Tables, s: State, frame: Frame, aircraft: int, choice: int) -> Refusal | None:
    if choice == c.PASS:
        return None
    if choice not in MARKS:
        return no_answer(frame)
    rule = misplaced(t, s, aircraft, choice, _kinds(s, aircraft))
    if rule is None:
        return None
    return Refusal(rule, {"aircraft": t.labels[aircraft], "marker": c.WORDS[choice]})


def thinkable_marks(t: Tables, s: State, aircraft: int) -> list[int]:
    return [c.PASS, *_offered(t, s, aircraft)]


def marks(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the markers that may be laid on a whole programme, ascending."""
    if s.cards[aircraft] != 3 or s.status[aircraft] != FLYING or s.landing[aircraft]:
        return []
    offered = _offered(t, s, aircraft)
    kinds = _kinds(s, aircraft) if offered else []
    return [mark for mark in offered if misplaced(t, s, aircraft, mark, kinds) is None]


def _kinds(s: State, aircraft: int) -> list[int]:
    cards = s.roster.deck[aircraft]
    return [kind_of(cards, face) for face in s.prog[3 * aircraft : 3 * aircraft + 3]]


def _offered(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the markers that the options and the load of an aircraft offer, ascending."""
    descents = DESCENTS if t.complex and t.altitude else ()
    landings = LANDINGS if t.landing else ()
    return [*descents, *landings, *(ROCKET_FIRES if s.lots[aircraft] else ())]


def misplaced(t: Tables, s: State, aircraft: int, mark: int, kinds: list[int]) -> str | None:
    """Return the rule that keeps a marker from a programme of these kinds of cards, or None.

    Rules: WINGS-CPX-06, WINGS-CPX-07, WINGS-CPX-08, WINGS-CPX-09, WINGS-CPX-11, WINGS-LAND-01,
    WINGS-LAND-02, WINGS-ROCK-01, WINGS-ROCK-03, WINGS-RULING-06, WINGS-RULING-66,
    WINGS-RULING-87.
    """
    if mark in DESCENTS:
        return _no_descent(t, s, aircraft, mark, kinds)
    if mark in LANDINGS:
        place = mark - c.LANDING
        if not t.landing or not is_hedge_hopping(s, aircraft):
            return "WINGS-LAND-01"
        lands = kinds[place:] == LANDING_CARDS[: 3 - place]
        return None if lands and not {CLIMB, DIVE} & {*kinds[:place]} else "WINGS-LAND-02"
    lots, place = divmod(mark - c.ONE_LOT, 3)
    if s.lots[aircraft] <= lots:
        return "WINGS-ROCK-01"
    fits = all(kind in ROCKET_CARDS for kind in kinds[place : place + 2])
    return None if fits and not s.rockets[aircraft] else "WINGS-ROCK-03"


def _no_descent(t: Tables, s: State, aircraft: int, mark: int, kinds: list[int]) -> str | None:
    """Return the rule that keeps a gentle loss, a forced or a controlled dive from these cards."""
    known = t.complex and t.altitude
    if mark == c.GENTLE:
        return None if known and SIMPLE.issuperset(kinds) else "WINGS-CPX-11"
    if mark == c.FORCED:
        place = forced_place(t, s, aircraft) if known else -1
        if place < 0:
            return "WINGS-CPX-06"
        paid = kinds[place] != TURN or tokens_left(t, s, aircraft)
        return None if paid else "WINGS-SKL-01"
    if not known or kinds not in CONTROLLED_DIVES:
        return "WINGS-CPX-09"
    return None if may_fly_special(t, s, aircraft) else "WINGS-CPX-13"


def is_hedge_hopping(s: State, aircraft: int) -> bool:
    """Is an aircraft low enough to land (WINGS-LAND-01)?"""
    return s.level[aircraft] == 0 and s.counters[aircraft] == 1


def forced_place(t: Tables, s: State, aircraft: int) -> int:
    """Return where in the programme the last card of a forced dive lies, or -1 (WINGS-SKL-10)."""
    cards = s.roster.deck[aircraft]
    base = 3 * aircraft
    flown = (s.held_before[aircraft], s.held_last[aircraft], *s.prog[base : base + 3])
    kinds = [kind_of(cards, face) for face in flown]
    if DIVE not in kinds:
        return -1
    acrobat = s.skills[aircraft] >> ACROBATE & 1
    for place in range(3):
        if kinds[place : place + 2] == [STALL, DIVE] and (
            kinds[place + 2] == STRAIGHT or (acrobat and kinds[place + 2] == TURN)
        ):
            return place
    return -1


def tokens_left(t: Tables, s: State, aircraft: int) -> int:
    """Return the tokens that the cards of a programme do not need."""
    if not s.tokens[aircraft]:
        return 0
    held = (s.held_before[aircraft], s.held_last[aircraft])
    bits = duties(t, s, aircraft)
    programme = (*held, *s.prog[3 * aircraft : 3 * aircraft + s.cards[aircraft]])
    return s.tokens[aircraft] - uses(s.roster.deck[aircraft], programme, bits)
