"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.mechanics.picks import unpickable
from escadrille.systems.zero import choices
from escadrille.systems.zero import frames as f
from escadrille.systems.zero.rules import setup
from escadrille.systems.zero.rules.damage import one_side_left
from escadrille.systems.zero.rules.positions import pursuer
from escadrille.systems.zero.rules.sequence import waiting_of
from escadrille.systems.zero.state import ABSENT, FLYING, NOBODY, Frame, State
from escadrille.systems.zero.tables import Tables

SETTING_UP = (f.FORCE, f.START, f.BONUS, f.LETTER, f.DEAL)
OF_EXCHANGE = (f.RESOLVE, f.REACT, f.GUISE)
WAYS = (-1, 1)


def impossible(t: Tables, s: State, names: list[str]) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_battle(t, s, names), *_elements(s, names)]
    if not faults and not s.over:
        faults += _stack(t, s)
    return faults


def _battle(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (ZERO-END-01)"
    if s.ready >> t.seats:
        yield f"ready: a seat above {t.seats - 1}"
    if s.active != NOBODY and s.status[s.active] != FLYING:
        yield f"active: {names[s.active]} is not in play (ZERO-END-03)"
    if names and not s.over and one_side_left(s):
        yield "element: one side alone flies; the dogfight is over (ZERO-RULING-33)"
    if len(set(s.order)) < len(s.order):
        yield "order: an Element stands in it twice (ZERO-SET-15)"
    if s.slot > len(s.order):
        yield f"slot: {s.slot} of {len(s.order)} (ZERO-SET-15)"
    if s.active != NOBODY and (s.turn < 1 or s.active not in s.order[: s.slot]):
        yield f"order: {names[s.active]} acts and has no place in it (ZERO-SET-15)"
    if s.active == NOBODY and s.target != NOBODY:
        yield "sequence: a target of nobody (ZERO-ENG-08)"


def _elements(s: State, names: list[str]) -> Iterator[str]:
    for leader in range(0, s.roster.size, 2):
        name, element = names[leader], leader >> 1
        if s.turn > 1 and s.status[leader] == FLYING and leader not in s.order:
            yield f"order: {name} is missing (ZERO-SET-15)"
        if s.altitude[element] == NOBODY and s.turn:
            yield f"element {name}: level: missing"
        if s.status[leader] == ABSENT:
            yield f"element {name}: status: a Leader is never absent (ZERO-SET-06)"
        if s.status[leader + 1] == ABSENT and s.roster.wingman[element]:
            yield f"element {name}: wingman: absent, and it does not fly alone (ZERO-SET-06)"
        if s.promoted[element] and s.status[leader + 1] in (ABSENT, FLYING):
            yield f"element {name}: promoted, and its Wingman flies (ZERO-DST-04)"
        if not s.roster.levels[element]:
            yield f"element {name}: levels: none (ZERO-SCN-02)"


def _stack(t: Tables, s: State) -> Iterator[str]:
    kinds = [frame[0] for frame in s.stack]
    if kinds[:1] != [f.ROUND] or kinds.count(f.ROUND) > 1:
        yield "stack: expected one round, at the bottom"
        return
    if (f.PHASE in kinds) != (s.active != NOBODY) or kinds.count(f.PHASE) > 1:
        yield "stack: expected the phase of the active Leader, and no other"
    elif f.PHASE in kinds and (kinds[1] != f.PHASE or s.stack[1][1] != s.active):
        yield "stack: expected the phase of the active Leader above the round"
    elif f.PHASE not in kinds and set(kinds[1:]) - {*SETTING_UP, f.NEXT}:
        yield f"stack: a {f.KINDS[kinds[-1]]} in nobody's sequence (ZERO-SEQ-01)"
    elif set(kinds) & set(SETTING_UP) and (s.turn or f.PHASE in kinds):
        yield f"stack: a {f.KINDS[kinds[-1]]} in the middle of a fight (ZERO-SET-01)"
    if not s.turn and s.roster.size and not set(kinds) & {f.DEAL} and NOBODY in s.altitude:
        yield "stack: expected the choice of levels (ZERO-SET-07)"
    if not s.roster.size and f.FORCE not in kinds:
        yield "stack: expected the choice of Elements (ZERO-SET-01)"
    yield from _exchange(s, kinds)
    for frame in s.stack[1:]:
        fault = _frame(t, s, frame)
        if fault:
            yield f"stack: {f.KINDS[frame[0]]}: {fault}"
    if f.FORCE in kinds:
        yield from unpickable(setup, t, s)  # ZERO-SET-01


def _exchange(s: State, kinds: list[int]) -> Iterator[str]:
    """An exchange is open exactly when the stack says so."""
    count = kinds.count(f.RESOLVE)
    if (s.use != NOBODY) != (count == 1) or count > 1:
        yield "exchange: it and the stack do not agree"
        return
    if not count:
        if set(kinds) & set(OF_EXCHANGE):
            yield "stack: an answer to nothing"
        return
    rolls = s.use in (choices.CLIMB, choices.DIVE)
    if s.use not in choices.USES or s.by & ~1 != s.active or s.last not in (s.by, s.on):
        yield "exchange: use, by or last does not fit the sequence"
    elif rolls and s.on != pursuer(s, s.by):
        yield "exchange: on: expected the pursuer of the one who rolls (ZERO-ALT-15)"
    elif not rolls and (s.on < 0 or s.roster.side[s.on] == s.roster.side[s.by]):
        yield "exchange: on: expected an enemy (ZERO-ATK-04)"


def _frame(t: Tables, s: State, frame: Frame) -> str | None:
    """Return what is wrong with one frame above the round."""
    kind, aircraft, one, _ = frame
    if kind in (f.DEAL, f.RESOLVE):
        return None
    if kind in (f.FORCE, f.START):
        return None if _asked(t, s, kind) else "nobody has anything to choose"
    if kind in (f.BONUS, f.LETTER):
        fits = aircraft == setup.captain(s, s.roster.side[aircraft]) and one > 0
        return None if fits else "its figures do not fit the table"
    if s.status[aircraft] != FLYING and kind != f.NEXT:
        return "of an aircraft that is not in play"
    if (aircraft & 1) != (kind in (f.RAID, f.STRIKE, f.ATTACK)) and kind != f.REACT:
        return "of a Leader where a Wingman is expected, or the reverse"
    return None if _fits(t, s, frame) else "its figures do not fit the table"


def _fits(t: Tables, s: State, frame: Frame) -> bool:
    kind, aircraft, one, two = frame
    held, level = s.held[aircraft], s.altitude[aircraft >> 1]
    enemy_side = 1 - s.roster.side[aircraft]
    own = aircraft & ~1 == s.active
    sound = {
        f.NEXT: lambda: bool(waiting_of(s, one)) and aircraft == setup.captain(s, one),
        f.PHASE: lambda: own and 0 <= two <= one < len(f.PHASES),
        f.RAID: lambda: own,
        f.STRIKE: lambda: own and held > 0 and s.roster.side[one] == enemy_side,
        f.ATTACK: lambda: own and s.roster.side[one] == enemy_side,
        f.ALTITUDE: lambda: own,
        f.PLAY: lambda: own,
        f.BREAK_OFF: lambda: own and not s.opened,
        f.DISCARD: lambda: own and held > 0,
        f.DRAW: lambda: own and one > 0,
        f.PAY: lambda: held > 0,
        f.USE: lambda: own and s.mask[aircraft] >> one & 1 == 1,
        f.TARGET: lambda: own and s.mask[aircraft] >> one & 1 == 1 and two in choices.USES,
        f.REACT: lambda: aircraft in (s.by, s.on) and held > 0,
        f.GUISE: lambda: aircraft == s.by and s.mask[aircraft] >> two & 1 == 1,
        f.FOLLOW: lambda: one in WAYS and two in (0, 1) and s.grip[aircraft >> 1] > 0,
        f.PURSUIT: lambda: own and one in WAYS and two in (0, 1),
        f.LIFT: lambda: one in WAYS and 0 <= level + one <= s.roster.ceiling[aircraft >> 1],
    }
    return sound[kind]()


def _asked(t: Tables, s: State, kind: int) -> bool:
    if kind == f.START:
        return NOBODY in s.altitude
    return not s.roster.size and any(
        setup.chooser(t, seat) is not None and not s.ready >> seat & 1 for seat in range(t.seats)
    )
