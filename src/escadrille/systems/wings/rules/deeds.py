"""What counts after a fight: losses, objectives, captures, in the order in which they happened.

A deed is a row of numbers, `DEED` names them. `points` turns all of them into victory points.
"""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.notation import Numbered
from escadrille.mechanics.plane.shapes import gap2
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.rules.damage import points_of
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.schema import Aerodrome, Pilot, allowed, available, cost_class
from escadrille.systems.wings.state import (
    FLYING,
    GROUND,
    NO_SPECIAL,
    NOBODY,
    Deed,
    State,
    serial,
)
from escadrille.systems.wings.tables import (
    ENGINE,
    FLAMES,
    RUDDER_LEFT,
    RUDDER_RIGHT,
    SMOKE,
    Tables,
)

KINDS: Final = Numbered()
LOST: Final = KINDS.new("lost")  # an aircraft, shot down or crashed
FLED: Final = KINDS.new("fled")  # one put to flight
WRECKED: Final = KINDS.new("wrecked")  # a balloon or a ground card
BURNT: Final = KINDS.new("burnt")  # a balloon set on fire
DONE: Final = KINDS.new("done")  # an objective seen, hit, recovered
SPARED: Final = KINDS.new("spared")  # a pilot, by a knight
STRUCK: Final = KINDS.new("struck")  # a bomb on a piece
RELIEVED: Final = KINDS.new("relieved")  # a pilot who made place for another
HARMED: Final = KINDS.new("harmed")  # an aircraft that left the table damaged
JOINED: Final = KINDS.new("joined")  # one that came in the place of another

DEED: Final = ("kind", "by", "on", "when", "x", "seen", "dealt", "marked", "flags", "fate", "life")
BY_DEFENCE: Final = 1  # a ground card or a balloon brought it down
RAMMED: Final = 2
TWO_SEATER: Final = 1 << 16
WOUNDED: Final = 4  # WOUNDED << aircraft: that victor was wounded
WITNESS: Final = 3  # rulers within which one sees (WINGS-RULING-53)
COSTS: Final = {"old": 0, "period": 1, "vanguard": 3, "two-seater": 2}
"""Mission points of an aircraft (WINGS-DEP-01, WINGS-RULING-19)."""
ROOKIE: Final = 1  # of the man in it, outside a campaign (WINGS-RULING-17)
MEN: Final = {"rookie": 0, "ace": 2, "veteran": 5, "ace-of-aces": 10}
"""Mission points of a pilot in a campaign (WINGS-CAMP-08, WINGS-RULING-17)."""
MENDED: Final = (SMOKE, FLAMES, ENGINE, RUDDER_LEFT, RUDDER_RIGHT)
"""Special damage of an aircraft: what a repair costs a point for (WINGS-CAMP-14)."""
NOTHING_DOES: Final = 10**6
MOST_TYPES: Final = (1 << 16) - 1  # of the flags of a deed


def note(
    t: Tables,
    s: State,
    kind: int,
    on: int,
    *,
    by: int = 0,
    dealt: int = 0,
    flags: int = 0,
    fate: int = 0,
    life: int = 0,
) -> None:
    """Remember a deed, where somebody will ask for it: in a mission, or of pilots."""
    if t.mission is None and not s.crew:
        return
    marked = pilots.of(s, on, pilots.MARKED) if s.crew and on < t.size else 0
    for victor in range(t.size):
        if s.crew and by >> victor & 1 and is_wounded(s, victor):
            flags |= WOUNDED << victor
    if on < t.size and s.roster.two[on]:
        flags |= TWO_SEATER
    seen = witnesses(t, s, on, by)
    s.deeds = [
        *s.deeds,
        (kind, by, on, serial(s), s.x[on], seen, dealt, marked, flags, fate, life),
    ]


def is_wounded(s: State, aircraft: int) -> bool:
    return pilots.of(s, aircraft, pilots.LIFE) <= pilots.HURT


def witnesses(t: Tables, s: State, on: int, by: int) -> int:
    """Return who of the victors' side sees a loss, as bits of pieces.

    Rules: WINGS-HOM-01, WINGS-RULING-53, WINGS-RULING-105.
    """
    sides = {s.roster.side[a] for a in range(t.size) if by >> a & 1}
    place, reach = (s.x[on], s.y[on]), (WITNESS * t.ruler) ** 2
    mask = 0
    for piece in range(t.pieces):
        if s.roster.side[piece] not in sides or by >> piece & 1 or piece == on:
            continue
        if s.status[piece] not in (FLYING, GROUND) or (piece < t.size and s.cloud[piece]):
            continue
        if gap2(place, t.footprint[piece].at(pose_of(s, piece))) <= reach:
            mask |= 1 << piece
    return mask


def dealers(t: Tables, s: State, aircraft: int) -> int:
    """Return the enemies who dealt an aircraft at least a point, as bits (WINGS-RULING-53)."""
    mask = 0
    for other in range(t.size):
        mine = [hit for hit in s.taken[aircraft] if hit[5] == other]
        if s.roster.side[other] != s.roster.side[aircraft] and points_of(t, mine) > 0:
            mask |= 1 << other
    return mask


def by_defence(t: Tables, s: State, aircraft: int) -> int:
    """Return whether a ground card or a balloon dealt the last blow."""
    hits = s.taken[aircraft]
    return BY_DEFENCE if hits and hits[-1][5] >= t.size else 0


def lost(t: Tables, s: State, aircraft: int, victors: list[int], cause: str) -> None:
    """Note that an aircraft is lost, before its cards are discarded."""
    by = sum(1 << victor for victor in victors)
    flags = 0 if by else by_defence(t, s, aircraft)
    rammed = bool(s.taken[aircraft]) and s.taken[aircraft][-1][5] == NOBODY and cause == "damage"
    flags |= RAMMED * rammed
    note(t, s, LOST, aircraft, by=by, dealt=dealers(t, s, aircraft), flags=flags)


def harmed(t: Tables, s: State, aircraft: int) -> None:
    """Note the damage of an aircraft that leaves, before its cards are discarded."""
    if s.taken[aircraft] or s.battered[aircraft]:
        note(t, s, HARMED, aircraft, life=specials(t, s, aircraft))


def specials(t: Tables, s: State, aircraft: int) -> int:
    """Return how many special damages a mechanic would have to mend (WINGS-CAMP-14)."""
    return sum(
        t.special[face] in MENDED and not flags & NO_SPECIAL
        for face, _, flags, *_ in s.taken[aircraft]
    )


def joined(s: State, aircraft: int) -> list[Deed]:
    """Return how others have come in the place of an aircraft, one after another."""
    return [deed for deed in s.deeds if deed[0] == JOINED and deed[2] == aircraft]


def wrecked(t: Tables, s: State, piece: int) -> None:
    """Note that a piece is destroyed, by whose bomb or bullets (WINGS-RULING-101)."""
    bombs = [deed[1] for deed in s.deeds if deed[:1] == (STRUCK,) and deed[2] == piece]
    fresh = bombs and s.deeds[-1][0] == STRUCK and s.deeds[-1][3] == serial(s)
    shooters = [hit[5] for hit in s.taken[piece] if 0 <= hit[5] < t.size]
    by = 1 << shooters[-1] if shooters else 0
    if bombs and (fresh or not shooters):
        by = bombs[-1]
    note(t, s, WRECKED, piece, by=by)


def pilot_number(s: State, aircraft: int, before: int) -> int:
    """Return which of its pilots flew an aircraft when a deed was done."""
    return sum(deed[0] == RELIEVED and deed[2] == aircraft for deed in s.deeds[:before])


# What an aircraft costs.


def cost(t: Tables, kind: int, *, swapped: bool) -> int:
    """Return the mission points of an aircraft, or half of them where it replaces a damaged one.

    Rules: WINGS-DEP-01, WINGS-REIN-02, WINGS-RULING-19, WINGS-RULING-62.
    """
    plane = t.aircraft[kind]
    full = COSTS[cost_class(plane, t.scenario.date)]
    return -(-full // 2) if swapped and plane.seats == 1 else full


def types(t: Tables, s: State, side: int) -> list[int]:
    """Return in what a side can come back: in stock, or else what the date allows.

    Rules: WINGS-MIS-12, WINGS-CAMP-07.
    """
    base = aerodrome(t, side)
    if base is not None:
        left = [t.type_of[name] for name in base.aircraft]
        for deed in _arrivals(s, side):
            left.remove(deed[8] & MOST_TYPES)
        return sorted({*left})
    camp, date = t.scenario.side[side].camp, t.scenario.date
    found = [n for n, plane in enumerate(t.aircraft) if available(plane, camp, date)]
    return found or [n for n, plane in enumerate(t.aircraft) if allowed(plane, camp, date)]


def aerodrome(t: Tables, side: int) -> Aerodrome | None:
    return t.scenario.side[side].aerodrome


def _arrivals(s: State, side: int) -> list[Deed]:
    return [deed for deed in s.deeds if deed[0] == JOINED and s.roster.side[deed[2]] == side]


def sorties(t: Tables, s: State, side: int) -> tuple[int, int]:
    """Return for how many more a campaign's squadron has fuel, and ammunition (WINGS-RULING-60)."""
    base, came = aerodrome(t, side), len(_arrivals(s, side))
    assert base is not None
    return base.fuel - came, max(0, base.ammunition - came)


def on_the_ground(t: Tables, s: State, side: int) -> list[int]:
    """Return which pilots of an aerodrome have not come yet, as they stand in its list."""
    base = aerodrome(t, side)
    came = [deed[10] - 1 for deed in _arrivals(s, side)]
    return [] if base is None else [n for n in range(len(base.pilots)) if n not in came]


def sheet_of(t: Tables, s: State, aircraft: int, which: int) -> Pilot:
    """Return who flew an aircraft: he of the scenario, or one who took his place."""
    if not which:
        return pilots.named(t, aircraft)
    base = aerodrome(t, s.roster.side[aircraft])
    came = [deed[10] - 1 for deed in joined(s, aircraft) if deed[10]]
    return Pilot() if base is None else base.pilots[came[which - 1]]


def crew_cost(t: Tables, s: State, aircraft: int) -> int:
    """Return what a new pilot costs at least; who is still fit flies again for nothing.

    Rules: WINGS-REIN-01, WINGS-CAMP-08, WINGS-RULING-17, WINGS-RULING-107.
    """
    if is_fit(s, aircraft):
        return 0
    side = s.roster.side[aircraft]
    base = aerodrome(t, side)
    if base is None:
        return ROOKIE
    costs = [MEN[base.pilots[man].standing] for man in on_the_ground(t, s, side)]
    return min(costs, default=NOTHING_DOES)


def is_fit(s: State, aircraft: int) -> bool:
    """May the pilot of an aircraft that is gone fly again (WINGS-RULING-107)?"""
    return bool(s.crew) and (pilots.fate(s, aircraft) == "active" or is_swap(s, aircraft))


def least_cost(t: Tables, s: State, aircraft: int) -> int:
    """Return the mission points for which somebody may come back."""
    swapped, side = is_swap(s, aircraft), s.roster.side[aircraft]
    if aerodrome(t, side) is not None and not sorties(t, s, side)[0]:
        return NOTHING_DOES
    costs = [cost(t, kind, swapped=swapped) for kind in types(t, s, side)]
    least = min(costs, default=NOTHING_DOES)
    return least if swapped else least + crew_cost(t, s, aircraft)


def is_swap(s: State, aircraft: int) -> bool:
    """Did it come home damaged, to be replaced by a sound one (WINGS-REIN-02)?"""
    return s.away[aircraft] < 0
