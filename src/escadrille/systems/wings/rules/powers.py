"""When the behaviours and skills of a shot can be used (groups BEH and SKL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escadrille.mechanics.plane.grid import ahead_of
from escadrille.systems.wings.rules import pilots, skills
from escadrille.systems.wings.rules.fire import Strength
from escadrille.systems.wings.rules.tailing import is_behind
from escadrille.systems.wings.state import (
    AIMED,
    FIRE,
    FLYING,
    GROUND,
    NO_SPECIAL,
    SHORT,
    State,
    Volley,
    serial,
)
from escadrille.systems.wings.tables import FLAMES, SMOKE, Tables

TROUBLED: Final = 3  # damage cards of a team-mate in trouble (WINGS-BEH-09)
SEVERAL: Final = 2  # shots after which flight is defeat (WINGS-RULING-16)


def of_shooter(t: Tables, s: State, shot: Volley, how: Strength | None) -> Iterator[int]:
    """Return what a shooter may put into a shot before cards are drawn (WINGS-RULING-56)."""
    on, _, _, _, by, _, _, flags, _ = shot
    if by >= t.size or not flags & FIRE:
        return
    if skills.is_able(s, by, skills.GOOD_SHOT):
        yield skills.GOOD_SHOT
    if flags & AIMED and skills.is_able(s, by, skills.MARKSMAN):
        yield skills.MARKSMAN
    if on >= t.size or not s.crew:
        return
    if flags & SHORT:
        for skill in (skills.EXCELLENT, skills.KILLER):
            if pilots.can_use_skill(s, by, skill):
                yield skill
    if pilots.can_use(s, by, pilots.OPPORTUNIST) and is_easy_prey(t, s, by, on):
        yield pilots.OPPORTUNIST
    if pilots.can_use(s, by, pilots.GUARDIAN) and is_pursuer(t, s, by, on):
        yield pilots.GUARDIAN
    if how and (how.dive or how.steep) and pilots.can_use(s, by, pilots.SOLDIER):
        yield pilots.SOLDIER


def of_target(t: Tables, s: State, shot: Volley) -> Iterator[int]:
    """Return what a target may do against a shot before cards are drawn."""
    on, _, _, _, _, _, _, flags, _ = shot
    if on >= t.size:
        return
    if flags & FIRE and pilots.can_use(s, on, pilots.ARTIST):
        yield pilots.ARTIST
    if flags & AIMED and skills.is_able(s, on, skills.GRASS_SNAKE):
        yield skills.GRASS_SNAKE


def is_easy_prey(t: Tables, s: State, by: int, on: int) -> bool:
    """Does an aircraft smoke or burn by another pilot's fire, or try to flee?

    Rules: WINGS-BEH-07, WINGS-RULING-58.
    """
    smokes, burns = s.smoke[on] > 0, s.flames[on] > 0
    for face, _, flags, _, _, shooter in s.taken[on]:
        seen = (t.special[face] == SMOKE and smokes) or (t.special[face] == FLAMES and burns)
        if seen and not flags & NO_SPECIAL and 0 <= shooter < t.size and shooter != by:
            return True
    return s.shots_taken[on] >= SEVERAL and is_fleeing(t, s, on)


def is_fleeing(t: Tables, s: State, aircraft: int) -> bool:
    """Does its heading lead an aircraft over its own edge within a ruler?"""
    edge = t.scenario.side[s.roster.side[aircraft]].edge
    x, y = ahead_of((s.x[aircraft], s.y[aircraft], s.h[aircraft]), t.ruler)
    over = {"west": x < 0, "east": x > t.width, "south": y < 0, "north": y > t.depth}
    return edge is not None and over[edge]


def is_pursuer(t: Tables, s: State, by: int, on: int) -> bool:
    """Does an enemy pursue a team-mate who is visibly in trouble?

    Rules: WINGS-BEH-09, WINGS-RULING-58.
    """
    return any(
        mate != by
        and s.roster.side[mate] == s.roster.side[by]
        and s.status[mate] in (FLYING, GROUND)
        and is_in_trouble(s, mate)
        and _pursues(t, s, on, mate)
        for mate in range(t.size)
    )


def is_in_trouble(s: State, aircraft: int) -> bool:
    if len(s.taken[aircraft]) >= TROUBLED or s.smoke[aircraft] or s.flames[aircraft]:
        return True
    return pilots.of(s, aircraft, pilots.LIFE) <= pilots.HURT


def _pursues(t: Tables, s: State, on: int, mate: int) -> bool:
    recent = s.fired_at[mate] >= serial(s) - 1 and s.fired_by[mate] >> on & 1
    return bool(recent) or is_behind(t, s, on, mate)
