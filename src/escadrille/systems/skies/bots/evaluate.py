"""What a pose promises: the best action there, the next opening shot, and the guns of others."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from escadrille.systems.skies.choices import HEADINGS, STEP
from escadrille.systems.skies.rules.damage import highest, speed
from escadrille.systems.skies.rules.dice import odds
from escadrille.systems.skies.rules.flight import turn_limit
from escadrille.systems.skies.rules.targets import dodge_dice, gun_dice, skill_dice
from escadrille.systems.skies.state import CLIMBED, DISADVANTAGED, FLYING, State
from escadrille.systems.skies.tables import DIVE, INCH, RANGE, Tables

# All in hits: a hit costs its target a level, and its squadron a Boom.
KILL: Final = 1.7  # a hit on a Disadvantaged aircraft
LEVEL_LOST: Final = 0.5  # a hit that costs several engines but a level
BOMBER: Final = 1.6  # a hit on what the mission is about
OUTMANOEUVRED: Final = 0.8  # a level that an enemy loses without a Boom
CLIMB: Final[tuple[float, ...]] = (0.9, 0.6)  # to climb from Disadvantaged, from Neutral
LEVEL: Final = 0.3  # to have a level
OPENING: Final = 0.45  # an enemy before the guns who has flown already: the next opening shot
HOLD: Final = 0.4  # an enemy before the guns at a level that forbids to shoot
TAIL: Final = 0.25  # more of it from behind
PERIL: Final[tuple[float, ...]] = (
    0.25,
    0.5,
    0.9,
)  # to be before guns from below, at one's level, from above
NEAR: Final = RANGE + 2  # inches within which guns are feared: they fly before they fire
FAR: Final = 0.04  # for each inch to the nearest enemy beyond range
EDGE: Final = 0.25  # for each inch that the next move lacks before the edge
OFF: Final = 8.0
TRAPPED: Final = 3.0  # to be unable to turn back before the edge
HOMEWARD: Final = 0.12  # for each inch that a bomber is nearer to its exit

RANGE2: Final = (RANGE * INCH) ** 2
NEAR2: Final = (NEAR * INCH) ** 2
UNIT: Final = [(sin(radians(degrees)), cos(radians(degrees))) for degrees in range(360)]


def price(s: State, aircraft: int, level: int) -> float:
    """Return what a hit on an aircraft of a level is worth; a mission is about its bombers."""
    if s.roster.bomber[aircraft]:
        return BOMBER
    if s.roster.multi[aircraft]:
        return LEVEL_LOST if level else 1.0
    return 1.0 if level else KILL


class Foe(NamedTuple):
    """An enemy as an aircraft sees it: where it is, and what each can do to the other."""

    x: int
    y: int
    east: float
    north: float
    level: int
    flown: bool
    multi: bool
    price: float
    hit: float
    """The chance of my guns from before or behind it."""
    aside: float
    """And from its side."""
    struck: float
    """The chance of its guns from before or behind me."""
    brushed: float
    """And from my side."""
    outdone: float
    """The chance to outmanoeuvre it."""
    outdone_tailing: float


def foes(t: Tables, s: State, aircraft: int) -> list[Foe]:
    """Return the enemies that can matter after a move, or else the nearest."""
    roster = s.roster
    far = {
        foe: (s.x[foe] - s.x[aircraft]) ** 2 + (s.y[foe] - s.y[aircraft]) ** 2
        for foe in roster.foes[aircraft]
        if s.status[foe] == FLYING
    }
    close = ((roster.sp[aircraft] + DIVE + NEAR) * INCH) ** 2
    near = [foe for foe in far if far[foe] <= close] or sorted(far, key=far.__getitem__)[:1]
    guns = gun_dice(s, aircraft) if roster.fp[aircraft] and not s.jam[aircraft] & 1 else 0
    agile, fast = _dodges(t, s, aircraft)
    mine = skill_dice(s, aircraft)
    found = []
    for foe in near:
        theirs = gun_dice(s, foe) if roster.fp[foe] else 0
        their_agile, their_fast = _dodges(t, s, foe)
        skill = skill_dice(s, foe)
        barred = roster.heavy[foe] or roster.heavy[aircraft]
        found.append(
            Foe(
                s.x[foe],
                s.y[foe],
                *UNIT[s.h[foe]],
                s.level[foe],
                bool(s.zoom[foe]),
                roster.multi[foe],
                price(s, foe, s.level[foe]),
                odds(guns, their_agile),
                odds(guns, their_fast),
                odds(theirs, agile),
                odds(theirs, fast),
                0.0 if barred else odds(mine, skill),
                0.0 if barred else odds(mine, skill, 0),
            )
        )
    return found


def _dodges(t: Tables, s: State, aircraft: int) -> tuple[int, int]:
    """Return the dice of a dodge, and of the better one against deflection."""
    agile = dodge_dice(t, s, aircraft, 0)
    return agile, max(agile, dodge_dice(t, s, aircraft, 1))


class Outlook:
    """What an aircraft sees of the battle while it chooses its move."""

    def __init__(self, t: Tables, s: State, aircraft: int) -> None:
        self._t, self._s, self._aircraft = t, s, aircraft
        self._foes = foes(t, s, aircraft)
        self._bomber = s.roster.bomber[aircraft]
        self._highest = highest(s, aircraft) if not s.effects & CLIMBED else DISADVANTAGED
        self._reach = (speed(s, aircraft) + 3) * INCH
        self._rounds = rounds((speed(s, aircraft) + 1) // 2, turn_limit(s, aircraft))

    def worth(self, x: float, y: float, heading: int, level: int) -> float:
        """Return what a pose and a level are worth, in hits."""
        east, north = UNIT[heading]
        act, peril, climbed, later, nearest = self.look(x, y, east, north, level)
        if level < self._highest:
            act = max(act - peril, CLIMB[level] - climbed)
        else:
            act -= peril
        far = FAR * max(0.0, nearest**0.5 / INCH - RANGE) if nearest < 1e12 else 0.0
        found = act + later + LEVEL * level - far - self._edges(x, y, heading)
        return found + (_errand(self._t, self._s, self._aircraft, x, y) if self._bomber else 0.0)

    def look(
        self, x: float, y: float, east: float, north: float, level: int
    ) -> tuple[float, float, float, float, float]:
        """Return the best of shots and outmanoeuvres, the peril here and after a climb, what is
        left for later, and the square of the distance of the nearest enemy."""
        act = peril = climbed = later = 0.0
        nearest = 1e12
        own = price(self._s, self._aircraft, level)
        for foe in self._foes:
            dx, dy = foe.x - x, foe.y - y
            far = dx * dx + dy * dy
            if far < nearest:
                nearest = far
            if far > NEAR2:
                continue
            along, across = dx * east + dy * north, abs(dx * north - dy * east)
            toward = -dx * foe.east - dy * foe.north
            aside = abs(dx * foe.north - dy * foe.east)
            before, behind = toward >= aside, -toward >= aside
            if along >= across and far <= RANGE2:
                hit = foe.hit if before or behind else foe.aside
                gain = foe.price * hit
                if foe.level < level or foe.multi:
                    gain -= own * foe.struck * before
                    act = max(act, gain)
                    if foe.flown:
                        later += OPENING * max(0.0, gain)
                else:
                    later += HOLD * gain
                if 0 < foe.level <= level:
                    outdone = foe.outdone_tailing if behind else foe.outdone
                    act = max(act, OUTMANOEUVRED * outdone)
                if behind:
                    later += TAIL * gain
            if before and foe.struck:
                side = abs(along) < across
                danger = own * (foe.brushed if side else foe.struck)
                step = foe.level - level
                peril += danger * (PERIL[2] if step > 0 else PERIL[1] if not step else PERIL[0])
                climbed += danger * (PERIL[2] if step > 1 else PERIL[step == 1])
        return act, peril, climbed, later, nearest

    def _edges(self, x: float, y: float, heading: int) -> float:
        """Return the cost of being off the table, or bound to be."""
        t, s, aircraft = self._t, self._s, self._aircraft
        east, north = UNIT[heading]
        if not (0 <= x <= t.width and 0 <= y <= t.length):
            return 0.0 if _is_exit(t, s, aircraft, x, y) else OFF
        to_x, to_y = x + self._reach * east, y + self._reach * north
        beyond = max(0.0, -to_x, to_x - t.width) + max(0.0, -to_y, to_y - t.length)
        if not beyond or _is_exit(t, s, aircraft, to_x, to_y):
            beyond = 0.0
        return EDGE * beyond / INCH + (TRAPPED if self._is_trapped(x, y, heading) else 0.0)

    def _is_trapped(self, x: float, y: float, heading: int) -> bool:
        """Is there no room to turn round, neither way? A bomber leaves where it may."""
        if self._bomber:
            return False
        width, length = self._t.width, self._t.length
        for west, south, east, north in self._rounds[heading // STEP]:
            if x + west >= 0 and y + south >= 0 and x + east <= width and y + north <= length:
                return False
        return True


Room = tuple[float, float, float, float]
"""How far something goes west, south, east and north."""


@cache
def rounds(inches: int, limit: int) -> list[tuple[Room, Room]]:
    """Return for each heading what room an aircraft needs to turn round, to the left and right."""
    return [
        (_round(number * STEP, -limit, inches), _round(number * STEP, limit, inches))
        for number in range(HEADINGS)
    ]


def _round(heading: int, turn: int, inches: int) -> Room:
    east = north = 0.0
    ways_east, ways_north = [0.0], [0.0]
    for _ in range(180 // abs(turn) + 1):
        east += inches * INCH * UNIT[heading][0]
        north += inches * INCH * UNIT[heading][1]
        ways_east.append(east)
        ways_north.append(north)
        heading = (heading + turn) % 360
    return min(ways_east), min(ways_north), max(ways_east), max(ways_north)


def _is_exit(t: Tables, s: State, aircraft: int, x: float, y: float) -> bool:
    edge = t.scenario.exit
    if edge is None or not s.roster.bomber[aircraft]:
        return False
    if t.scenario.mission == "convoy" and not s.bombed[aircraft]:
        return False
    return {"south": y < 0, "west": x < 0, "north": y > t.length, "east": x > t.width}[edge]


def _errand(t: Tables, s: State, aircraft: int, x: float, y: float) -> float:
    """Return what brings a bomber nearer to its exit, or to a ship."""
    if s.ships and not s.bombed[aircraft]:
        ships = zip(t.scenario.ships, s.ships, strict=True)
        far = [hypot(sx * INCH - x, sy * INCH - y) for (sx, sy), hits in ships if hits < 2]
        return -HOMEWARD * min(far, default=0.0) / INCH
    edge = t.scenario.exit
    if edge is None:
        return 0.0
    left = {"south": y, "west": x, "north": t.length - y, "east": t.width - x}[edge]
    return -HOMEWARD * left / INCH
