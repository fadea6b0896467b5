"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.mechanics.picks import unpickable
from escadrille.systems.flames import choices
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.rules import setup
from escadrille.systems.flames.rules.bursts import ADVANTAGE_POOL, TAILING_POOL
from escadrille.systems.flames.rules.damage import one_camp_left
from escadrille.systems.flames.rules.turn import waiting_of
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import REDLINE_DAMAGE, Tables

OF_ACTION = (f.RESOLVE, f.HIT, f.REACT, f.EVADE)
WAYS = (-1, 1)


def impossible(t: Tables, s: State, names: list[str]) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_battle(t, s, names), *_relations(t, s, names)]
    if not faults and not s.over:
        faults += _stack(t, s, names)
    return faults


def _battle(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    if t.sides > 2 and not t.free_for_all:
        yield "options: more than two sides need free_for_all (FLAMES-FFA-01)"
    if s.turn > t.turns:
        yield f"turn: {s.turn} of {t.turns} (FLAMES-SETUP-07)"
    for field, side in (("initiative", s.initiative), ("next_side", s.next_side)):
        if side >= t.sides:
            yield f"{field}: side {side} of {t.sides}"
    if s.ready >> t.seats:
        yield f"ready: a seat above {t.seats - 1}"
    if s.advantage > ADVANTAGE_POOL or s.tailing > TAILING_POOL:
        yield "spent: more than the pools hold (FLAMES-BURST-02)"
    if s.active != NOBODY and not s.alive[s.active]:
        yield f"active: {names[s.active]} is shot down (FLAMES-DMG-05)"
    if names and not s.over and one_camp_left(t, s):
        yield "aircraft: one side alone flies; the battle is over (FLAMES-RULING-22)"


def _relations(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    if len(set(s.chase)) < len(s.chase):
        yield "chase: an aircraft stands in it twice (FLAMES-POS-03)"
    for number, name in enumerate(names):
        if s.downed_by[number] >= t.seats:
            yield f"aircraft {name}: downed_by: seat {s.downed_by[number]} of {t.seats}"
        waits = t.free_for_all and s.turn and s.alive[number] and not s.acted[number]
        if waits and number not in s.order:
            yield f"order: {name} is missing (FLAMES-FFA-02)"


def _stack(t: Tables, s: State, names: list[str]) -> Iterator[str]:
    kinds = [frame[0] for frame in s.stack]
    if kinds[:1] != [f.ROUND] or kinds.count(f.ROUND) > 1:
        yield "stack: expected one round, at the bottom"
        return
    if (f.PHASE in kinds) != (s.active != NOBODY) or kinds.count(f.PHASE) > 1:
        yield "stack: expected the phase of the active aircraft, and no other"
    elif f.PHASE in kinds and (kinds[1] != f.PHASE or s.stack[1][1] != s.active):
        yield "stack: expected the phase of the active aircraft above the round"
    elif len(kinds) > 1 and kinds[1] not in (f.PHASE, f.FORCE, f.START, f.SLOT):
        yield f"stack: a {f.KINDS[kinds[1]]} in nobody's turn (FLAMES-TURN-01)"
    yield from _action(s, kinds)
    for frame in s.stack[1:]:
        fault = _frame(t, s, frame)
        if fault:
            yield f"stack: {f.KINDS[frame[0]]}: {fault}"
    if f.FORCE in kinds:
        yield from unpickable(setup, t, s)  # FLAMES-SETUP-02


def _action(s: State, kinds: list[int]) -> Iterator[str]:
    """An action is being resolved exactly when the stack says so, and at one place."""
    places = [number for number, kind in enumerate(kinds) if kind in (f.RESOLVE, f.HIT)]
    if (s.use != NOBODY) != (len(places) == 1) or len(places) > 1:
        yield "action: it and the stack do not agree"
    elif places and (s.depth != places[0] or s.by != s.active or s.last not in (s.by, s.on)):
        yield "action: depth, by or last is not that of the stack"
    elif not places and set(kinds) & set(OF_ACTION):
        yield "stack: an answer to no action"


def _frame(t: Tables, s: State, frame: Frame) -> str | None:
    """Return what is wrong with one frame above the round."""
    kind, aircraft, one, two = frame
    if kind in (f.FORCE, f.START):
        asked = setup_asked(t, s, kind)
        return None if asked else "nobody has anything to choose"
    if kind in (f.RESOLVE, f.FOLLOWERS):
        return None if kind == f.RESOLVE or one in WAYS else "expected a way of 1 or -1"
    if kind == f.HIT:
        return None if s.on != NOBODY else "no target"
    if not s.alive[aircraft]:
        return "of an aircraft that is shot down (FLAMES-DMG-05)"
    held = s.held[aircraft]
    sound = {
        f.SLOT: aircraft in waiting_of(s, one),
        f.STALL: held > 0,
        f.PAY: 1 <= one <= held,
        f.FOLLOW: one in WAYS and s.holds[aircraft] != NOBODY,
        f.SHIFT: one in WAYS and two in (0, 1) and 0 <= s.altitude[aircraft] + one < 5,
        f.SPEED: one in s.roster.enemies[aircraft] and two >= 0,
        f.POINTS: one in s.roster.enemies[aircraft] and two >= 0,
        f.USE: _in_hand(s, aircraft, one),
        f.TARGET: _in_hand(s, aircraft, one) and two in choices.USES,
        f.STEPS: _in_hand(s, aircraft, one) and two in s.roster.enemies[aircraft],
        f.REACT: aircraft in (s.by, s.on),
        f.EVADE: aircraft == s.on,
        f.REDLINE: 1 <= two <= len(s.limbo) and 0 <= one <= s.row[aircraft][REDLINE_DAMAGE],
        f.REDLINED: 1 <= two <= len(s.limbo) and 0 <= one <= s.row[aircraft][REDLINE_DAMAGE],
    }
    return None if sound.get(kind, True) else "its figures do not fit the table"


def setup_asked(t: Tables, s: State, kind: int) -> bool:
    if kind == f.START:
        return NOBODY in s.altitude
    return not s.roster.size and any(
        setup.chooser(t, seat) is not None and not s.ready >> seat & 1 for seat in range(t.seats)
    )


def _in_hand(s: State, aircraft: int, face: int) -> bool:
    return s.aces[aircraft] > 0 if face == NOBODY else bool(s.mask[aircraft] >> face & 1)
