"""Where the elements of a mission lie (group AREA).

Lengths are in millimetres, as packs write them. A mission is laid out with the active squadron in
the west, and turned about where it comes from the east.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from escadrille.kernel.rng import Chance
from escadrille.systems.wings.schema import Emplacement, Measures, Mooring, Place, Scenario

SMALL: Final = (1400.0, 1000.0)
LARGE: Final = (1800.0, 1200.0)  # for more than four players (WINGS-AREA-02)
MANY: Final = 4
SPREAD: Final = 95.0  # between the centres of elements that are not objectives
TRIES: Final = 400


class Ground(NamedTuple):
    """The table of a mission, the active squadron in the west."""

    area: tuple[float, float]
    borders: tuple[float, float]
    ruler: float
    zone: str

    @property
    def far(self) -> float:
        return self.area[0]


def ground(players: int, zone: str, measures: Measures) -> Ground:
    """Return the zones: the conflict zone takes the middle half, or the enemy's nearly all.

    Rules: WINGS-AREA-01, WINGS-AREA-02, WINGS-AREA-03, WINGS-AREA-05.
    """
    area = LARGE if players > MANY else SMALL
    width = area[0]
    if zone == "conflict":
        return Ground(area, (width / 4, 3 * width / 4), measures.ruler, zone)
    if zone == "friendly":
        return Ground(area, (7 * width / 10, 9 * width / 10), measures.ruler, zone)
    return Ground(area, (width / 14, 3 * width / 10), measures.ruler, zone)


def objectives(land: Ground, count: int, chance: Chance) -> list[Place] | None:
    """Return places for objectives of the enemy; None where there is no room for them.

    Rules: WINGS-AREA-04, WINGS-AREA-06, WINGS-AREA-07, WINGS-RULING-21, WINGS-RULING-105.
    """
    low, high = span(land)
    margin = land.ruler if land.zone != "conflict" else land.ruler / 2
    return scatter(land, [], count, (low, high), margin, land.ruler / 2, chance)


def span(land: Ground) -> tuple[float, float]:
    """Return between which places from west to east objectives lie."""
    half = land.ruler / 2
    if land.zone == "conflict":
        return land.borders[1] - half, land.borders[1] + half
    if land.zone == "deep":
        return land.far - 3 * half, land.far - land.ruler
    return land.borders[1] + land.ruler, land.far - 3 * half - 1


def defences(land: Ground, laid: Sequence[Place], count: int, chance: Chance) -> list[Place] | None:
    """Return places for the enemy's defences: on his side, about what they defend."""
    low = min([place[0] for place in laid], default=land.borders[1]) - land.ruler
    reach = max(low, land.borders[1] - land.ruler / 2), land.far - land.ruler / 2
    return scatter(land, laid, count, reach, land.ruler / 4, SPREAD, chance)


def scatter(
    land: Ground,
    laid: Sequence[Place],
    count: int,
    reach: tuple[float, float],
    margin: float,
    apart: float,
    chance: Chance,
) -> list[Place] | None:
    """Return places at random, each so far from the others and from the two long edges."""
    found: list[Place] = []
    low, high = math.ceil(reach[0]), math.floor(reach[1])
    deep = math.floor(land.area[1] - 2 * margin)
    for _ in range(TRIES if count else 0):
        x = float(low + chance.below(max(1, high - low + 1)))
        y = math.ceil(margin) + float(chance.below(deep))
        if all(math.dist((x, y), other) >= apart for other in [*laid, *found]):
            found.append((x, y))
        if len(found) == count:
            return found
    return [] if not count else None


def mirrored(land: Ground, place: Place) -> Place:
    """Return a place as it lies where the active squadron comes from the east."""
    return land.area[0] - place[0], place[1]


# What the rules ask of a scenario.


def faults(scenario: Scenario, measures: Measures) -> Iterator[str]:
    """Return where the elements of a mission do not lie as the rules have it."""
    mission, borders = scenario.mission, scenario.borders
    assert mission is not None
    assert borders is not None
    width, depth = scenario.area
    west = scenario.side[scenario.active].edge == "west"
    spots: list[Emplacement | Mooring] = [*scenario.ground, *scenario.balloon]
    aims = [spot.at for spot in spots if spot.task and spot.side != scenario.active]
    half = measures.ruler / 2
    inner = borders[1] if west else width - borders[0]  # seen with the active squadron in the west
    for x, y in aims:
        x = x if west else width - x
        yield from _misplaced(mission.zone, x, min(y, depth - y), width, inner, measures.ruler)
    for number, one in enumerate(aims):
        if any(math.dist(one, other) < half for other in aims[:number]):
            yield "two objectives are too near each other (WINGS-AREA-04, WINGS-AREA-06)"
    if mission.zone == "conflict" and 2 * (borders[1] - borders[0]) < width:
        yield "the conflict zone is less than half of the table (WINGS-AREA-03)"
    if mission.zone in ("enemy", "deep") and 2 * (width - inner) < width:
        yield "the enemy's zone is not most of the table (WINGS-AREA-05)"
    for side in scenario.side:
        for slot in side.aircraft:
            away = slot.at[0] if side.edge == "west" else width - slot.at[0]
            if away > half:
                yield "an aircraft stands too far from its edge (WINGS-AREA-08)"


def _misplaced(
    zone: str, x: float, y: float, width: float, inner: float, ruler: float
) -> Iterator[str]:
    """Return where an objective does not lie as its zone has it, so far from the long edges."""
    if zone == "conflict":
        if abs(x - inner) > ruler / 2:
            yield "an objective is not at the border of its side (WINGS-AREA-04)"
        return
    if min(x - inner, width - x, y) < ruler:
        yield "an objective is too near the edge of its zone (WINGS-AREA-06)"
    if (2 * (width - x) <= 3 * ruler) != (zone == "deep"):
        yield "an objective is not as deep as the mission says (WINGS-AREA-07)"
