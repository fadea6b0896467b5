"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom.effects import Raid
from escadrille.systems.phantom.rules import attacks, reactions
from escadrille.systems.phantom.rules.defences import removable
from escadrille.systems.phantom.rules.squadron import next_level
from escadrille.systems.phantom.state import FLYING, LOG, Frame, State, flight
from escadrille.systems.phantom.tables import NOBODY, Tables

SETTING_UP = (f.RECRUIT, f.PROMOTE)
OF_TURN = (f.JETTISON, f.DROP, f.ATTACK, f.AIM, f.MOVE, f.STRIKE, f.BARRAGE, f.SUPPRESS)
ABOUT_ONE = (f.ARM, f.PLACE, f.LEVEL, f.DROP, f.AIM, f.WEAPONS, f.SUPPRESS, f.EVADE, f.MOVE)


def impossible(t: Tables, s: State) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = list(_mission(t, s))
    if not faults and not s.over:
        faults += _stack(t, s)
    return faults


def _mission(t: Tables, s: State) -> Iterator[str]:
    for pilot in flight(s):
        if s.turn and s.zone[pilot] == NOBODY:
            yield f"pilot {t.pilots[s.card[pilot]].id!r}: zone: missing over the target"
    if len(s.log) % len(LOG):
        yield f"log: expected rows of {len(LOG)} figures"
    if min(s.stock, default=0) < 0:
        yield "load: more counters than there are (PHANTOM-COMP-18)"
    for threat in s.queue:
        if s.place[threat] == NOBODY:
            yield "queue: a counter that is gone"


def _stack(t: Tables, s: State) -> Iterator[str]:
    kinds = [frame[0] for frame in s.stack]
    if kinds[:1] != [f.CAMPAIGN] or kinds.count(f.CAMPAIGN) > 1:
        yield "stack: expected one campaign, at the bottom"
        return
    setting_up = bool(set(kinds) & set(SETTING_UP))
    if setting_up == (kinds[1:2] == [f.MISSION]) and len(kinds) > 1:
        yield "stack: expected a mission above the campaign, or the squadron being made"
        return
    if (f.TURN in kinds) != (s.turn > 0) or kinds.count(f.TURN) > 1:
        yield "stack: it and the turn do not agree (PHANTOM-COMP-23)"
    if (f.EVENT in kinds) != (s.event != NOBODY):
        yield "stack: it and the event card do not agree (PHANTOM-COMP-19)"
    if set(kinds) & set(OF_TURN) and f.TURN not in kinds:
        yield f"stack: a {f.KINDS[kinds[-1]]} outside the turns over the target (PHANTOM-SEQ-04)"
    flown = f.MISSION in kinds and f.DRAW + 1 < s.stack[1][2] < f.DEBRIEFING
    if flown and s.target == NOBODY:
        yield "target: missing (PHANTOM-PRE-02)"
    elif s.target != NOBODY and f.MISSION not in kinds:
        yield "target: there is no mission (PHANTOM-SEQ-01)"
    else:
        for frame in s.stack[1:]:
            if not _fits(t, s, frame):
                yield f"stack: {f.KINDS[frame[0]]}: its figures do not fit the table"


def _fits(t: Tables, s: State, frame: Frame) -> bool:
    """Could a game have come to this frame?"""
    kind, pilot, one, two = frame
    if kind in ABOUT_ONE and s.role[pilot] != FLYING:
        return False
    sound = {
        f.RECRUIT: lambda: next_level(t, s) != NOBODY,
        f.PROMOTE: lambda: s.so >= t.promotion and 0 in s.side,
        f.RELIEF: lambda: one > 0 and bool(flight(s)),
        f.INTEL: lambda: bool(removable(t, s, one, two)),
        f.REMOVE: lambda: bool(removable(t, s, one & 1, one >> 1, two)),
        f.ATTACK: lambda: 0 < two < 1 << len(s.card),
        f.AIM: lambda: bool(attacks.aims(t, s, pilot)),
        f.WEAPONS: lambda: _weapons(t, s, frame),
        f.SUPPRESS: lambda: one > 0 and two & ~reactions.suppressors(t, s, one) == 0 < two,
        f.EVADE: lambda: _evade(t, s, frame),
        f.REST: lambda: 0 <= one < t.rests,
        f.MISSION: lambda: 0 <= one < len(f.STEPS),
        f.TURN: lambda: 0 <= one <= len(f.TURN_STEPS),
    }
    return sound[kind]() if kind in sound else True


def _weapons(t: Tables, s: State, frame: Frame) -> bool:
    _, pilot, aim, _ = frame
    usable = attacks.usable(t, s, pilot, aim)
    base = pilot * t.weapons
    return all(
        count <= s.load[base + weapon] and weapon in usable
        for weapon, count in enumerate(s.named)
        if count
    )


def _evade(t: Tables, s: State, frame: Frame) -> bool:
    _, _, aim, leg = frame
    if aim:
        return s.place[aim - 1] != NOBODY
    return s.event != NOBODY and isinstance(t.effects[leg][s.event], Raid)
