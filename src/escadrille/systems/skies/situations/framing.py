"""Which frames could not be put where they stand: at another moment, of another seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.rules import cards, decks, deployment, effects, flight, theatre, turn
from escadrille.systems.skies.state import (
    DEFENSIVE,
    NO_BURN,
    NOBODY,
    OPEN_FIRE,
    RETURNS,
    TIGHT,
    WAITING,
    Frame,
    State,
)
from escadrille.systems.skies.tables import Tables

PLACING: Final = (f.SIDE, f.COLUMN, f.ROW, f.HEADING)
FLOWN: Final = (
    *(f.OPENING, f.FLY, f.TURN, f.POINT, f.ACTION, f.TARGET),
    *(f.SLASH, f.DEFEND, f.AIM, f.SHIP),
)
OF_TARGET: Final = (f.REPLY, f.DODGE, f.TACTICS)
ACTED: Final = (f.BREAK, f.BREAK_AGAIN)
# In which stage, step or part of what is below it a frame is put.
MOMENT: Final[dict[int, tuple[int, ...]]] = {
    f.PREPARE: (f.BEGIN,),
    f.SPLIT: (f.SPLITS,),
    f.CONSENT: (f.CHOICES,),
    f.CHOOSE: (f.BUILDING,),
    f.PROMOTE: (f.SPLITS,),
    f.THEATRES: (f.HANDS,),
    f.NEXT: (f.ORDER,),
    f.ACTIVATION: (f.ORDER,),
    f.CLOSING: (f.LAST,),
    f.EXCHANGE: (f.LAST,),
    f.OPENING: (f.MOVE,),
    f.FLY: (f.ACT,),
    f.TURN: (f.ACT,),
    f.POINT: (f.ACT,),
    f.ACTION: ACTED,
    f.TARGET: ACTED,
    f.CONTEST: ACTED,
    f.SHIP: ACTED,
    f.SLASH: (f.AGAIN, f.DEFENCE),
    f.DEFEND: (f.DEFENCE,),
    f.AIM: (f.DEFENCE,),
    f.REPLY: (f.REPLIED,),
    f.DODGE: (f.DODGES,),
}
WINDOWS: Final = {
    tb.ACT: (f.ACTIVATION, f.OPEN),
    tb.ATK: (f.ATTACK, f.SHOT),
    tb.SHOT: (f.ATTACK, f.ANSWER),
    tb.REPLY: (f.ATTACK, f.DICE),
    tb.ROLL: (f.ATTACK, f.REROLLED),
    tb.BACK: (f.ATTACK, f.EFFECTS),
    tb.OUT_: (f.CONTEST, 1),
}
"""On what each window is offered."""


def unframed(t: Tables, s: State) -> list[str]:
    """Return what is wrong with the frames of a stack, each where it stands."""
    return [
        f"stack: {f.KINDS[s.stack[number][0]]}: {fault}"
        for number in range(len(s.stack))
        for fault in _faults(t, s, number)
    ]


def _faults(t: Tables, s: State, number: int) -> Iterator[str]:
    frame = s.stack[number]
    kind = frame[0]
    below = s.stack[number - 1] if number else (NOBODY, 0, 0, 0)
    if number and not _in_time(s, frame, below):
        yield "at another moment (SKIES-BASE-17)"
    elif f.SPLIT <= kind < f.FIRST_STEP and frame[1] != _asked(s, frame, below):
        yield "of a seat that is not asked (SKIES-BASE-12)"
    elif kind in FITS and not FITS[kind](t, s, frame, below):
        yield "its figures do not fit the table"


def _in_time(s: State, frame: Frame, below: Frame) -> bool:
    """Is it the stage, step, part or window in which such a frame is put?"""
    kind = frame[0]
    if kind == f.ATTACK:
        return below[1] in {OPEN_FIRE: (f.MOVE,), DEFENSIVE: (f.DEFENCE,)}.get(s.mode, ACTED)
    if kind == f.DEPLOYMENT:
        stage = f.COVER if below[0] == f.PREPARE else f.BEGIN
        return below[1] == stage and (below[0] == f.PREPARE) == (s.turn == 0)
    if kind == f.BOOST and below[0] == f.PREPARE:
        return below[1] == f.CARDS and frame[3] == theatre.HIGH_COVER
    if kind == f.RETENTION:
        return (below[0] == f.CLOSING) != bool(frame[2]) and below[1] != f.BEGIN
    if kind in (f.OFFER, f.WINDOW, f.ON):
        window = frame[3] if kind == f.ON else frame[2]
        return window == tb.END if below[0] == f.CLOSING else WINDOWS.get(window) == below[:2]
    if kind == f.BONUS:
        return frame[3] == below[2]
    if kind == f.TACTICS:
        return below[0] == f.OFFER and below[2] == tb.SHOT
    if kind == f.OPENING and s.burnt != NO_BURN:
        return False
    wanted = MOMENT.get(kind)
    return wanted is None or below[1] in wanted


def _asked(s: State, frame: Frame, below: Frame) -> int:
    """Return the seat to which a question is put."""
    side, kind = s.roster.side, frame[0]
    if kind in FLOWN:
        return side[s.active]
    if kind in OF_TARGET:
        return side[s.target]
    if kind in (f.WINDOW, f.ON) and below[0] != f.CLOSING:
        return _of_window(s, frame[3] if kind == f.ON else frame[2])
    if kind == f.NEXT:
        found = turn.foremost(s)
        return side[found[0]] if found else NOBODY
    if kind == f.KEEP:
        return s.played[0][0] if s.played else NOBODY
    if kind in (f.PROMOTE, f.SPLIT, f.THEATRE, f.BOOST, f.CLOUD):
        return frame[1] if frame[1] in (0, 1) else NOBODY
    return below[1]


def _of_window(s: State, window: int) -> int:
    return s.roster.side[cards.subject(s, window)]


def _placeable(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    kind, side, aircraft, column = frame
    if not 0 <= aircraft < s.roster.size or s.roster.side[aircraft] != side:
        return False
    if s.status[aircraft] != WAITING:
        return False
    if len(deployment.ground(t, s, aircraft).edges) > 1 and (s.edge == NOBODY) != (kind == f.SIDE):
        return False
    if kind == f.ROW:
        return any(x == column for x, _ in deployment.free(t, s, aircraft))
    return kind != f.HEADING or deployment.place(s, aircraft) in deployment.free(t, s, aircraft)


def _element(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    _, side, squadron, placed = frame
    known = NOBODY <= squadron < len(s.roster.squadrons)
    return side in (0, 1) and known and 0 <= placed <= t.element


def _turns(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    """Is a move of such a length, and a turn within it, allowed?"""
    kind, _, inches, degrees = frame
    low, high = flight.reach(s)
    if not low <= inches <= high:
        return False
    limit = flight.turn_limit(s, s.active)
    tight = bool(s.effects & TIGHT) and 0 < abs(degrees) <= limit and degrees % c.STEP == 0
    return kind == f.TURN or tight


def _lays_on(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    _, seat, face, window = frame
    card = t.faces.card[face]
    known = card in cards.ON_SQUADRON + cards.ON_AIRCRAFT and face in s.hands[seat]
    return known and cards.bar_card(t, s, seat, window, face) is None


def _joins(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    """Is it the Doctrine that was played last, on the aircraft of its window?"""
    _, seat, face, window = frame
    aircraft = cards.subject(s, window)
    if aircraft == NOBODY or not s.played or s.played[-1][:3] != (seat, face, aircraft):
        return False
    return cards.has_bonus(t, s, seat, face, aircraft)


def _splits(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    return decks.unsplit(t, s) == (frame[1], frame[2])


def _raises(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    _, seat, count, optional = frame
    cover = optional == theatre.HIGH_COVER
    most = len(s.roster.own[0]) // 3 if cover and not seat else theatre.RAISED
    known = 0 <= optional < len(theatre.RAISING) and (not cover or below[0] == f.PREPARE)
    return known and 0 < count <= min(most, len(theatre.raisable(s, seat)))


def _keeps(t: Tables, s: State, frame: Frame, below: Frame) -> bool:
    return bool(s.played) and s.played[0][3] == RETURNS


Fits = Callable[[Tables, State, Frame, Frame], bool]
FITS: Final[dict[int, Fits]] = {
    **dict.fromkeys(PLACING, _placeable),
    f.DEPLOYMENT: _element,
    f.TURN: _turns,
    f.POINT: _turns,
    f.TARGET: lambda t, s, frame, below: frame[2] in (c.OUTMANOEUVRE, c.SHOOT),
    f.PROMOTE: lambda t, s, frame, below: deployment.promotable(t, s) == (frame[1], frame[2]),
    f.AIM: lambda t, s, frame, below: 0 <= frame[2] < len(s.roster.weapons[s.active]),
    f.OPENING: lambda t, s, frame, below: t.opening_shot,
    f.ON: _lays_on,
    f.BONUS: _joins,
    f.TACTICS: lambda t, s, frame, below: frame[2] in (effects.TACTICS, effects.WIDE),
    f.SPLIT: _splits,
    f.BOOST: _raises,
    f.CLOUD: lambda t, s, frame, below: 0 < frame[2] <= min(theatre.RAISED, len(s.clouds) // 2),
    f.THEATRES: lambda t, s, frame, below: frame[1] in (0, 1),
    f.THEATRE: lambda t, s, frame, below: any(card[0] == frame[1] for card in s.played),
    f.KEEP: _keeps,
    f.CLOSING: lambda t, s, frame, below: frame[1] in (0, 1) and 0 <= frame[2] <= 2,
    f.RETENTION: lambda t, s, frame, below: frame[1] in (0, 1) and frame[2] in (0, 1),
    f.OFFER: lambda t, s, frame, below: frame[1] == _of_window(s, frame[2]),
    f.CONTEST: lambda t, s, frame, below: frame[1] in (0, 1),
    f.ACTION: lambda t, s, frame, below: below[1] == f.BREAK or bool(s.done),
}
