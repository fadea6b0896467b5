"""What a mission asks for, and whether it has succeeded (group MIS)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.shapes import gap2
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import PrototypeTaken, TaskDone
from escadrille.systems.wings.rules import deeds, piles
from escadrille.systems.wings.rules.damage import discard_hits
from escadrille.systems.wings.rules.programming import STANDING
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import (
    ABSENT,
    BLANKED,
    DOWN,
    FLYING,
    GROUND,
    HOME,
    OUTSIDE,
    State,
)
from escadrille.systems.wings.tables import PICKED_UP, TASKS, Roster, Tables

HERE: Final = (FLYING, GROUND, OUTSIDE, ABSENT)
RETURNS: Final = ("photograph", "rescue", "test", "steal")  # whoever did it must come home


def accomplish(t: Tables, s: State, piece: int, aircraft: int, out: Out) -> None:
    """Note that an objective was achieved, and by whom (WINGS-MIS-09)."""
    s.task[piece] = 1
    deeds.note(t, s, deeds.DONE, piece, by=1 << aircraft)
    if t.mission is None:
        s.tally[s.roster.side[aircraft]] += t.worth[piece]
    if out is not None:
        out.append(TaskDone(t.labels[piece], t.labels[aircraft], TASKS[t.task[piece]]))


def pick_up(t: Tables, s: State, out: Out) -> None:
    """Take aboard what is near, after a whole turn on the ground.

    Rules: WINGS-MIS-06, WINGS-MIS-08, WINGS-RULING-87.
    """
    for aircraft in range(t.size):
        if s.status[aircraft] != GROUND or s.landing[aircraft] != STANDING:
            continue
        if s.prog[3 * aircraft : 3 * aircraft + 3] != [BLANKED] * 3:
            continue
        for piece in t.objectives:
            if not s.task[piece] and may_take(t, s, aircraft, piece):
                accomplish(t, s, piece, aircraft, out)
                if TASKS[t.task[piece]] == "steal":
                    _change_aircraft(t, s, aircraft, piece, out)


def may_take(t: Tables, s: State, aircraft: int, piece: int) -> bool:
    """Has an aircraft on the ground what it takes, closer than a ruler (WINGS-MIS-06)?"""
    if t.task[piece] not in PICKED_UP or s.roster.side[piece] == s.roster.side[aircraft]:
        return False
    if TASKS[t.task[piece]] == "rescue" and not has_room(t, s, aircraft):
        return False
    card = t.footprint[piece].at(pose_of(s, piece))
    return gap2((s.x[aircraft], s.y[aircraft]), card) < t.ruler**2


def has_room(t: Tables, s: State, aircraft: int) -> bool:
    """Is it a two-seater that flew out without an observer (WINGS-MIS-06)?"""
    return s.roster.two[aircraft] and not t.slots[aircraft].observer


def _change_aircraft(t: Tables, s: State, aircraft: int, piece: int, out: Out) -> None:
    """Leave in the prototype, which is whole and fully armed (WINGS-MIS-08)."""
    assert t.mission is not None
    discard_hits(t, s, aircraft)
    s.flames[aircraft] = s.smoke[aircraft] = s.bombs[aircraft] = s.clusters[aircraft] = 0
    s.lots[aircraft] = 0
    s.jams[4 * aircraft : 4 * aircraft + 4] = [0] * 4
    s.jam_log[4 * aircraft : 4 * aircraft + 4] = [0] * 4
    retype(t, s, aircraft, t.type_of[t.mission.prototype or ""])
    if out is not None:
        out.append(PrototypeTaken(t.labels[aircraft], t.mission.prototype or ""))


def retype(t: Tables, s: State, aircraft: int, kind: int) -> None:
    """Put a pilot into an aircraft of another type, with its ammunition."""
    s.types[aircraft] = kind
    s.roster = Roster(t, s.types)
    s.counters[aircraft] = min(s.counters[aircraft], s.roster.climb[aircraft] - 1)
    piles.clear_stock(t, s, aircraft)
    piles.arm(t, s, aircraft)


# Success.


def is_success(t: Tables, s: State) -> bool:
    """Has the active squadron done what it was sent out for?

    Rules: WINGS-MIS-02, WINGS-MIS-03, WINGS-MIS-05, WINGS-MIS-06, WINGS-MIS-07, WINGS-MIS-08,
    WINGS-RULING-48.
    """
    assert t.mission is not None
    active = t.scenario.active
    if t.mission.errand == "patrol":
        foes = enemies_left(t, s, active)
        own = [s.status[a] for a in range(t.size) if s.roster.side[a] == active]
        return not foes and any(status == HOME or status in HERE for status in own)
    return all(is_achieved(t, s, piece) for piece in targets(t, s))


def targets(t: Tables, s: State) -> list[int]:
    """Return the objectives of the active squadron (WINGS-MIS-09)."""
    return [piece for piece in t.objectives if s.roster.side[piece] != t.scenario.active]


def is_achieved(t: Tables, s: State, piece: int) -> bool:
    """Is an objective destroyed, seen, or brought home with whoever did it (WINGS-MIS-05)?"""
    task = TASKS[t.task[piece]]
    if task == "destroy":
        return s.status[piece] == DOWN
    return bool(s.task[piece]) and (task not in RETURNS or is_back(t, s, piece))


def is_back(t: Tables, s: State, piece: int) -> bool:
    """Has the one who achieved an objective come home?"""
    alone = not enemies_left(t, s, t.scenario.active)  # nobody keeps him from it
    back = (HOME, *HERE) if alone else (HOME,)
    return any(
        kind == deeds.DONE and on == piece and s.status[by.bit_length() - 1] in back
        for kind, by, on, *_ in s.deeds
    )


def enemies_left(t: Tables, s: State, side: int) -> list[int]:
    """Return the aircraft of other sides in play or still to come."""
    return [
        a
        for a in range(t.size)
        if s.roster.side[a] != side and (s.status[a] in HERE or may_return(t, s, a))
    ]


def may_return(t: Tables, s: State, aircraft: int) -> bool:
    """Can an aircraft that is gone still be replaced (WINGS-REIN-01, WINGS-RULING-48)?"""
    if not t.reinforced or not s.away[aircraft] or s.turn >= t.turns:
        return False
    return s.reserve[s.roster.side[aircraft]] >= deeds.least_cost(t, s, aircraft)
