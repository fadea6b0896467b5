"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.wings import frames as f
from escadrille.systems.wings.rules import fire, programming
from escadrille.systems.wings.state import DOWN, EMPTY, FLYING, GROUND, OPEN, Frame, State
from escadrille.systems.wings.tables import AIRCRAFT, BALLOON, BATTERY, Tables, label

OF_AIRCRAFT = (f.TAIL, f.REORDER, f.REMARK, f.RELEASE, f.CLIMB, f.COME_BACK, f.WINDOW, f.ENTER)
OF_PILOT = (f.PAIR, f.CLOCK, f.SKILL, f.USE, f.SPARE, f.LOOK)
OF_BATTERY = (f.FLAK, f.FUSE, f.BEARING, f.DISTANCE)


def impossible(t: Tables, s: State) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_pieces(t, s)]
    if not faults and not s.over:
        faults += _stack(t, s)
    return faults


def _pieces(t: Tables, s: State) -> Iterator[str]:
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (WINGS-RULING-48)"
    for aircraft in range(t.size):
        name = label(t, aircraft)
        if s.status[aircraft] == DOWN and s.prog[3 * aircraft] != EMPTY:
            yield f"aircraft {name}: programme: it is out of play (WINGS-DMG-01)"
        if s.cards[aircraft] > 3:
            yield f"aircraft {name}: cards: three at most (WINGS-PROG-02)"
    if len(s.declared) != len(s.guns):
        yield "declared: expected one target for each gun (WINGS-FIRE-09)"


def _stack(t: Tables, s: State) -> Iterator[str]:
    kinds = [frame[0] for frame in s.stack]
    if kinds[:1] != [f.TURN] or kinds.count(f.TURN) > 1:
        yield "stack: expected one turn, at the bottom"
        return
    if (f.PICK in kinds) == bool(s.decks):
        yield "stack: types are picked before anything is placed (WINGS-DM-02)"
        return
    for frame in s.stack[1:]:
        fault = _frame(t, s, frame)
        if fault:
            yield f"stack: {f.KINDS[frame[0]]}: {fault}"


def _frame(t: Tables, s: State, frame: Frame) -> str | None:
    kind, piece, one, _ = frame
    if kind == f.PROGRAM and programming.is_done(t, s):
        return "nobody has anything to program"
    if kind == f.DECLARE and all(fire.current(s, seat) < 0 for seat in range(t.seats)):
        return "nobody has anything to declare"
    if kind in (*OF_AIRCRAFT, *OF_PILOT) and s.roster.kind[piece] != AIRCRAFT:
        return "expected an aircraft"
    if kind in OF_BATTERY and s.roster.kind[piece] != BATTERY:
        return "expected a flak battery"
    if kind == f.LOWER and s.roster.kind[piece] != BALLOON:
        return "expected a balloon"
    if kind in (f.REORDER, f.RELEASE, f.CLIMB) and s.status[piece] not in (FLYING, GROUND):
        return "of an aircraft that is not in play"
    if kind == f.REMARK and s.mark[piece] != OPEN:
        return "its markers are laid"
    if kind == f.SPARE and not 0 <= one < len(s.volley):
        return "of no shot"
    if kind in (f.BEARING, f.DISTANCE) and not 1 <= one <= 5:
        return "expected a level from 1 to 5"
    return None
