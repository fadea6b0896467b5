"""Figures of an aircraft as it is, and what hits do to it (SKIES-BASE-39, SKIES-BASE-40)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.stacked import Out
from escadrille.systems.skies.events import (
    Boomed,
    Climbed,
    Damaged,
    LeftTable,
    LevelChanged,
    ShotDown,
    Turned,
)
from escadrille.systems.skies.rules.measuring import pose
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import (
    ADVANTAGED,
    DISADVANTAGED,
    DOWN,
    EXITED,
    LEFT,
    NEUTRAL,
    NOBODY,
    State,
)
from escadrille.systems.skies.tables import Tables

SLOWER: Final = 50  # miles an hour for each Boom on a base


def speed(s: State, aircraft: int) -> int:
    """Return the inches that an aircraft may fly, fewer with Booms on its base.

    Rules: SKIES-BASE-03, SKIES-MULTI-11, SKIES-RULING-31.
    """
    return s.roster.sp[aircraft] - s.damage[aircraft]


def mph(s: State, aircraft: int) -> int:
    """Return the real speed (SKIES-MULTI-11)."""
    return s.roster.mph[aircraft] - SLOWER * s.damage[aircraft]


def squadron_name(s: State, squadron: int) -> str:
    """Return a squadron as it is called: a letter for its side, and its number there."""
    return s.roster.squadron_names[squadron]


def harm(
    t: Tables, s: State, aircraft: int, hits: int, by: int, out: Out, *, heavy: bool = False
) -> None:
    """Let hits take effect: one level, or the aircraft, and Booms (SKIES-BASE-39, -40).

    However many hits are left, it is one of each (SKIES-RULING-25); a Heavy Hitter adds a Boom
    (SKIES-CARD-06).
    """
    booms = (hits if t.boom_per_hit else 1) + heavy
    if s.roster.multi[aircraft]:
        wear(s, aircraft, booms, by, out)
        return
    if s.level[aircraft] > DISADVANTAGED:
        lose_level(s, aircraft, out)
    else:
        shoot_down(s, aircraft, by, out)
    give_booms(s, s.roster.squad[aircraft], booms, out)


def fate(s: State, aircraft: int) -> str:
    """Return what one more hit would come to (SKIES-BASE-40, SKIES-MULTI-06, SKIES-MULTI-08)."""
    level = s.level[aircraft]
    if level > DISADVANTAGED:
        return LEVELS[level - 1]
    lasts = s.roster.multi[aircraft] and s.damage[aircraft] + 1 < s.roster.engines[aircraft]
    return "damaged" if lasts and speed(s, aircraft) > 1 else "shot-down"


def wear(s: State, aircraft: int, booms: int, by: int, out: Out) -> None:
    """Let hits take effect on several engines: a level, or Booms on the base, one by one.

    Above Disadvantaged there is no Boom (SKIES-MULTI-07). Rules: SKIES-MULTI-06 to -09,
    SKIES-MULTI-13, SKIES-MULTI-14, SKIES-RULING-46.
    """
    if s.level[aircraft] > DISADVANTAGED:
        lose_level(s, aircraft, out)
        return
    for _ in range(booms):
        s.damage[aircraft] += 1
        if out is not None:
            out.append(Damaged(s.roster.names[aircraft], s.damage[aircraft], speed(s, aircraft)))
        if s.damage[aircraft] >= s.roster.engines[aircraft] or not speed(s, aircraft):
            shoot_down(s, aircraft, by, out)
            give_booms(s, s.roster.squad[aircraft], s.damage[aircraft], out)
            return


def highest(s: State, aircraft: int) -> int:
    """Return the highest level that an aircraft may have; damaged, it is Neutral.

    Rules: SKIES-BASE-25, SKIES-MULTI-10, SKIES-RULING-30.
    """
    return NEUTRAL if s.damage[aircraft] else ADVANTAGED


def climb(s: State, aircraft: int, out: Out) -> None:
    """Gain one level (SKIES-BASE-25)."""
    s.level[aircraft] += 1
    if out is not None:
        out.append(Climbed(s.roster.names[aircraft], LEVELS[s.level[aircraft]]))


def turn(s: State, aircraft: int, degrees: int, out: Out) -> None:
    """Turn on the spot (SKIES-BASE-20, SKIES-CARD-12)."""
    s.h[aircraft] = (s.h[aircraft] + degrees) % 360
    if out is not None:
        out.append(Turned(s.roster.names[aircraft], degrees, pose(s, aircraft)))


def lose_level(s: State, aircraft: int, out: Out) -> None:
    """Go down one level (SKIES-BASE-06)."""
    s.level[aircraft] -= 1
    if out is not None:
        out.append(LevelChanged(s.roster.names[aircraft], LEVELS[s.level[aircraft]]))


def shoot_down(s: State, aircraft: int, by: int, out: Out) -> None:
    s.status[aircraft] = DOWN
    if out is not None:
        names = s.roster.names
        out.append(ShotDown(names[aircraft], None if by == NOBODY else names[by]))


def credit(s: State, aircraft: int, by: int) -> None:
    """Note whose forward guns brought an aircraft down; turrets are nobody's (SKIES-CAMP-07)."""
    if s.status[aircraft] == DOWN:
        s.victor[aircraft] = by


def give_booms(s: State, squadron: int, booms: int, out: Out) -> None:
    """Count Booms against the morale of a squadron; there are always enough (SKIES-BASE-41)."""
    s.booms[squadron] += booms
    if out is not None:
        out.append(Boomed(squadron_name(s, squadron), booms, s.booms[squadron]))


def leave(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Take an aircraft that flew off the table out of the battle (SKIES-BASE-23).

    By its exit edge it goes home, and its squadron takes no Boom (SKIES-SCEN-02, SKIES-SCEN-05).
    """
    home = goes_home(t, s, aircraft)
    s.status[aircraft] = EXITED if home else LEFT
    if out is not None:
        out.append(LeftTable(s.roster.names[aircraft], home))
    if not home:
        give_booms(s, s.roster.squad[aircraft], 1, out)


def goes_home(t: Tables, s: State, aircraft: int) -> bool:
    """Has an aircraft left by an edge that is open to it?"""
    exit_edge = t.scenario.exit
    if exit_edge is None or not s.roster.bomber[aircraft]:
        return False
    if t.scenario.mission == "convoy" and not s.bombed[aircraft]:
        return False
    x, y = s.x[aircraft], s.y[aircraft]
    return {"south": y < 0, "west": x < 0, "north": y > t.length, "east": x > t.width}[exit_edge]
