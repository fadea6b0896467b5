"""What one pilot has before him: where he can go, where others may, what each place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import radians, sqrt, tan
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import MM, ROUND, Pose, moved
from escadrille.mechanics.plane.shapes import touch
from escadrille.systems.wings.bots.evaluate import harm, stake
from escadrille.systems.wings.bots.objectives import Place, Prize, pull, reward
from escadrille.systems.wings.bots.ways import (
    DOWN,
    UP,
    Node,
    Rows,
    Step,
    circles,
    compass,
    programmes,
)
from escadrille.systems.wings.rules import balloons, clouds
from escadrille.systems.wings.rules.altitude import floor_under, highest_level
from escadrille.systems.wings.rules.damage import SILENCE
from escadrille.systems.wings.rules.movement import path
from escadrille.systems.wings.rules.programming import NO_ABOUT, SPECIAL, duties, held, laid
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import FLYING, GROUND, SIGHTED, State
from escadrille.systems.wings.tables import FRONT, IMMELMANN, REAR, Tables

DEAD: Final = -50.0  # off the table, in a hill or in a net
CAUTION: Final = 0.75  # what a card on oneself counts against one on an enemy
ASPECT: Final = 0.12  # behind him and he before one, close
CLOSE: Final = 0.1  # for each ruler of distance
HIGHER: Final = 0.03  # for each level above, up to one
APART: Final = 0.08  # for each level that keeps guns from bearing
TRAPPED: Final = 2.5  # no turn leads back from the edge
CRAMPED: Final = 0.1  # only turns to one side do
CROWDED: Final = 0.03  # a friend in the way
RAMMED: Final = 0.5  # a friend or an enemy at risk of collision
LOST_IN_CLOUD: Final = 0.3
BLIND_SLOPE: Final = 0.65  # of the blind spot behind a base
LIKELY: Final = 3  # flights of an enemy from which the turn after is judged
WIDE: Final = 1e6
CELL: Final = 10 * MM  # in which hills are looked at ahead


class Spot(NamedTuple):
    """Where somebody else may be after a phase, what fire is worth there, weighed by its chance."""

    x: float
    y: float
    sin: float
    cos: float
    level: int
    slope: float
    """Of the edge of his front arc."""
    hit: float
    """A card of one's own front gun on him; then of the rear gun; then of his on oneself."""
    back: float
    harm: float
    harm_back: float
    weight: float


class Foe(NamedTuple):
    """Where an enemy most likely is after a phase, and what he matters."""

    x: float
    y: float
    sin: float
    cos: float
    weight: float
    height: float


class Flight(NamedTuple):
    """One programme flown: its chance or score, its cards, and the pose and level after each."""

    weight: float
    faces: tuple[int, ...]
    poses: tuple[tuple[float, float, int, int, float], ...]
    """x, y, heading, level and height of each phase."""


class Cockpit:
    """One aircraft at one moment, known to its own seat or seen by another."""

    def __init__(self, t: Tables, s: State, me: int, seat: int, fixed: tuple[int, ...]) -> None:
        self.t, self.s, self.me, self.seat = t, s, me, seat
        self.own = s.roster.seat[me] == seat
        self.cards = s.roster.deck[me]
        self.circles = circles(self.cards)
        self.origin = pose_now(t, s, me, seat)
        self.level, self.counters = altitude_now(s, me, seat)
        self.climb = s.roster.climb[me]
        self.top = highest_level(t, s, me)
        self.risen = s.rose[me] == s.turn
        self.fixed = fixed
        self.rows = self._programmes()
        self.slope = slope_of(s, me)
        self.pad = 0.32 * (t.base[0] + t.base[1])
        radius = t.footprint[me].radius * 0.9
        self.reach2 = (t.ruler + radius) ** 2
        self.half2 = (t.half_ruler + radius) ** 2
        self.near2 = (0.8 * t.base[1]) ** 2
        self.nets = balloons.stretches(t, s) if t.nets else []
        self.spots: list[list[Spot]] = [[], [], []]
        self.foes: list[list[Foe]] = [[], [], []]
        self.friends: list[list[tuple[float, float, int, float]]] = [[], [], []]
        self.prizes: list[Prize] = []
        self.keen = 1.0

    def _programmes(self) -> Rows:
        """Return the programmes as this seat can know them: damage of others is secret."""
        t, s, me = self.t, self.s, self.me
        bits = duties(t, s, me)
        if not self.own:
            bits &= SPECIAL | NO_ABOUT
        key = (
            s.roster.letter[me],
            *held(self.cards, s.held_before[me], s.held_last[me]),
            s.cards[me],
            bits,
            s.landing[me],
            (),
        )
        return programmes(t, self.cards, key)

    # Places.

    def pose(self, node: Node) -> Place:
        _, _, _, right, ahead, turn, _, _, _, _ = node
        return *self._place(right, ahead), (self.origin[2] + turn) % ROUND

    def _place(self, right: int, ahead: int) -> tuple[float, float]:
        """Return a place that is seen from the start."""
        x, y, heading = self.origin
        sin, cos = compass(heading)
        return x + right * cos + ahead * sin, y + ahead * cos - right * sin

    def _floor(self, x: float, y: float) -> int:
        return floor_under(self.t, round(x), round(y)) if self.t.hills else 0

    def height(self, steps: tuple[Step, ...]) -> tuple[int, int]:
        """Return level and counters after these changes."""
        level, counters, risen = self.level, self.counters, self.risen
        for change, right, ahead in steps:
            if change == UP:
                full = counters + 1 >= self.climb
                if risen or (full and level >= self.top):
                    continue
                risen, counters = True, counters + 1
                if full:
                    level, counters = level + 1, 0
            elif change == DOWN:
                level -= 1
                counters = int(level == self._floor(*self._place(right, ahead)))
            elif counters:
                counters -= 1
            else:
                level, counters = level - 1, self.climb - 1
        return level, counters

    # Worth.

    def worth(self, node: Node, phase: int, place: Place, before: Place) -> float:
        """Return what it is worth to be there after a phase."""
        t = self.t
        x, y, heading = place
        if not (0 <= x <= t.width and 0 <= y <= t.depth):
            home = [prize for prize in self.prizes if prize.beyond]
            return reward(home[0], self, place, 0, node) if home else DEAD
        level, counters = self.height(node.steps) if node.steps else (self.level, self.counters)
        if t.altitude and (node.steps or t.hills) and self._crashes(x, y, level, counters):
            return DEAD
        if self.nets and self._netted(place, (level, counters), before):
            return DEAD
        sin, cos = compass(heading)
        worth = self.exchange(x, y, sin, cos, level, phase, node.strained)
        for prize in self.prizes:
            worth += reward(prize, self, place, level, node)
        for fx, fy, flevel, weight in self.friends[phase]:
            if flevel == level and (fx - x) ** 2 + (fy - y) ** 2 < self.near2:
                worth -= weight
        if self.s.cloud_high >= level >= self.s.cloud_low:
            worth -= LOST_IN_CLOUD
        return worth

    def _crashes(self, x: float, y: float, level: int, counters: int) -> bool:
        if self.s.status[self.me] != FLYING:
            return False
        over = level - self._floor(x, y)
        return over < 0 or (over == 0 and not counters)

    def _netted(self, place: Place, altitude: tuple[int, int], before: Place) -> bool:
        start = (round(before[0]), round(before[1]))
        end = (round(place[0]), round(place[1]))
        margin = self.t.base[1] // 2
        ahead = (end[0] + (end[0] > start[0]) * margin - (end[0] < start[0]) * margin, end[1])
        return any(
            (not self.t.altitude or altitude <= top) and touch((start, ahead), (one, other))
            for one, other, top in self.nets
        )

    def exchange(
        self, x: float, y: float, sin: float, cos: float, level: int, phase: int, strained: bool
    ) -> float:
        """Return what fire from and at a place is worth, by a quick measure of arcs and ranges."""
        reach2, half2, near2 = self.reach2, self.half2, self.near2
        slope, pad = self.slope, self.pad
        total = 0.0
        silent = strained and self.own and self.s.wounds[self.me]
        for ex, ey, es, ec, elevel, eslope, hit, back, harmed, harmed_back, weight in self.spots[
            phase
        ]:
            dx, dy = ex - x, ey - y
            square = dx * dx + dy * dy
            if square > reach2:
                continue
            gap = elevel - level
            if gap > 1 or gap < -1 or (gap and square > half2):
                continue
            if square < near2:
                if not gap and self.t.collision:
                    total -= RAMMED * weight
                continue
            number = 2 if square <= half2 and not gap else 1
            ahead, side = dx * sin + dy * cos, abs(dx * cos - dy * sin)
            if ahead > 0:
                if side <= ahead * slope + pad and not silent:
                    total += number * hit
            elif back and (gap > 0 or square > half2 or side > -ahead * BLIND_SLOPE + pad):
                total += number * back
            ahead, side = -dx * es - dy * ec, abs(dx * ec - dy * es)
            if ahead > 0:
                if side <= ahead * eslope + pad:
                    total -= number * harmed
            elif harmed_back and (gap < 0 or square > half2 or side > -ahead * BLIND_SLOPE + pad):
                total -= number * harmed_back
        return total

    def standing(self, node: Node, phase: int, place: Place) -> float:
        """Return what a place promises for the turn after."""
        x, y, heading = place
        sin, cos = compass(heading)
        level, counters = self.height(node.steps) if node.steps else (self.level, self.counters)
        height = level + counters / max(1, self.climb)
        ruler = self.t.ruler
        total = 0.0
        for ex, ey, es, ec, weight, eheight in self.foes[phase]:
            dx, dy = ex - x, ey - y
            far = sqrt(dx * dx + dy * dy) + 1.0
            before = (dx * (sin + es) + dy * (cos + ec)) / far
            total += weight * (ASPECT * before * ruler / (ruler + far) - CLOSE * far / ruler)
            if self.t.altitude:
                over = height - eheight
                total += weight * HIGHER * min(1.0, over)
                if over > 1.0 or over < -1.0:
                    total -= weight * APART * (abs(over) - 1.0)
        total *= self.keen
        for prize in self.prizes:
            total += pull(self.t, self.s, self.me, prize, place, height)
        if node.kind == IMMELMANN:  # a straight comes next (WINGS-PROG-05)
            ahead = self.cards.move[self.cards.straight].ahead
            x, y = x + ahead * sin, y + ahead * cos
        if self.t.hills and self._walled((x, y, heading), level, counters):
            total -= TRAPPED
        return total + self.room(x, y, sin, cos)

    def room(self, x: float, y: float, sin: float, cos: float) -> float:
        """Return what the edge costs: a circle to either side should stay on the table."""
        width, depth = self.t.width, self.t.depth
        (r1, a1, radius), (r2, a2, _) = self.circles
        wide = 3 * radius
        if wide < x < width - wide and wide < y < depth - wide:
            return 0.0
        cx, cy = x + r1 * cos + a1 * sin, y + a1 * cos - r1 * sin
        left = radius - min(cx, width - cx, cy, depth - cy)
        cx, cy = x + r2 * cos + a2 * sin, y + a2 * cos - r2 * sin
        right = radius - min(cx, width - cx, cy, depth - cy)
        if left > 0 and right > 0:
            if any(prize.beyond for prize in self.prizes):
                return 0.0
            return -TRAPPED - min(left, right) / (100 * MM)
        return -CRAMPED if left > 0 or right > 0 else 0.0

    def _walled(self, place: Place, level: int, counters: int) -> bool:
        """Is this in a hill, or do turns to both sides end in one?"""
        start = (round(place[0]), round(place[1]), place[2])
        lowest = level - (not counters)  # floor that it clears
        if _floor_near(self.t, start[0] // CELL, start[1] // CELL) > lowest:
            return True
        for face in self.cards.turns:
            pose = start
            for _ in range(3):
                pose = moved(pose, self.cards.move[face])
                if _floor_near(self.t, pose[0] // CELL, pose[1] // CELL) > lowest:
                    break
            else:
                return False
        return True

    # The search.

    def search(self, beam: int, keep: int) -> list[Flight]:
        """Return the best programmes, best first, having looked only behind the best openings."""
        ends: list[tuple[float, float, int, Place]] = [(0.0, 0.0, -1, self.origin)]
        for phase, row in enumerate(self.rows):
            reached: list[tuple[float, float, int, Place]] = []
            for _, score, parent, before in ends:
                for number in self._following(phase, parent):
                    node = row[number]
                    place = self.pose(node)
                    total = score + self.worth(node, phase, place, before)
                    guess = total + self.standing(node, phase, place) if phase else total
                    reached.append((guess, total, number, place))
            if phase:
                reached.sort(key=_by_guess)
                del reached[keep if phase == len(self.rows) - 1 else beam :]
            ends = reached
        return [self._flight(number, guess) for guess, _, number, _ in ends[:keep]]

    def _following(self, phase: int, parent: int) -> Sequence[int]:
        """Return the nodes that come after one; only those already laid, where some are."""
        if parent < 0:
            span = range(len(self.rows[0]))
        else:
            above = self.rows[phase - 1][parent]
            span = range(above.first, above.last)
        if phase >= len(self.fixed):
            return span
        row, face = self.rows[phase], self.fixed[phase]
        return [number for number in span if row[number].face == face] or span

    def _flight(self, number: int, weight: float) -> Flight:
        nodes: list[Node] = []
        for row in reversed(self.rows):
            node = row[number]
            nodes.append(node)
            number = node.parent
        nodes.reverse()
        return self.flown(nodes, weight)

    def flown(self, nodes: list[Node], weight: float) -> Flight:
        poses = []
        for node in nodes:
            level, counters = self.height(node.steps)
            poses.append((*self.pose(node), level, level + counters / max(1, self.climb)))
        return Flight(weight, tuple(node.face for node in nodes), tuple(poses))

    def spread(self, count: int) -> list[Flight]:
        """Return programmes evenly taken from all, those that stay on the table where some do."""
        ends: list[int] = [-1]
        for phase in range(len(self.rows)):
            ends = [number for parent in ends for number in self._following(phase, parent)]
        count = min(count, len(ends))
        found = []
        for share in range(count):
            some = ends[share * len(ends) // count : (share + 1) * len(ends) // count]
            some = some[len(some) // 2 :] + some[: len(some) // 2]
            inside = (number for number in some if self._on_table(self.rows[-1][number]))
            found.append(self._flight(next(inside, some[0]), 1.0 / count))
        return found

    def _on_table(self, node: Node) -> bool:
        x, y, _ = self.pose(node)
        return 0 <= x <= self.t.width and 0 <= y <= self.t.depth

    # Others.

    def face(self, other: int, flights: list[Flight]) -> None:
        """Reckon with an enemy who may fly these flights, the likeliest first."""
        t, s, me = self.t, self.s, self.me
        mine = guns(t, s, me, other, self.seat)
        his = guns(t, s, other, me, self.seat)
        slope, worth = slope_of(s, other), stake(t, s, other)
        likely = sum(flight.weight for flight in flights[:LIKELY])
        for rank, (weight, _, poses) in enumerate(flights):
            for phase in range(3):
                x, y, heading, level, height = poses[min(phase, len(poses) - 1)]
                sin, cos = compass(heading)
                if rank < LIKELY:
                    self.foes[phase].append(Foe(x, y, sin, cos, worth * weight / likely, height))
                self.spots[phase].append(
                    Spot(
                        x,
                        y,
                        sin,
                        cos,
                        level,
                        slope,
                        weight * mine[phase][FRONT],
                        weight * mine[phase][REAR],
                        CAUTION * weight * his[phase][FRONT],
                        CAUTION * weight * his[phase][REAR],
                        weight * worth,
                    )
                )

    def forget(self, spots: Sequence[Sequence[Spot]] = ((), (), ())) -> None:
        """Reckon with nobody but these, which stay where they are."""
        self.spots = [list(row) for row in spots]
        self.foes = [[], [], []]

    def fly_with(self, friend: int) -> None:
        """Keep clear of a friend: of where he is known to go, or else of the ways before him."""
        t, s, seat = self.t, self.s, self.seat
        cards, laid_so_far = s.roster.deck[friend], shown(t, s, friend, seat)
        runs = [(*laid_so_far, face, face, face)[:3] for face in (cards.straight, *cards.turns)]
        runs = list(dict.fromkeys(runs))
        weight = (RAMMED if t.collision else CROWDED) / len(runs)
        level, _ = altitude_now(s, friend, seat)
        start = pose_now(t, s, friend, seat)
        for faces in runs:
            for phase, (x, y, _) in enumerate(path(start, cards, faces[: s.cards[friend]])):
                self.friends[phase].append((x, y, level, weight))


@lru_cache(maxsize=1 << 16)
def _floor_near(t: Tables, column: int, row: int) -> int:
    """Return the floor in the middle of a cell."""
    return floor_under(t, CELL * column + CELL // 2, CELL * row + CELL // 2)


def _by_guess(entry: tuple[float, float, int, Place]) -> tuple[float, int]:
    return -entry[0], entry[2]


def slope_of(s: State, piece: int) -> float:
    """Return the slope of the edge of a front arc."""
    half = s.roster.half[2 * piece]
    return tan(radians(half / 100)) if half < 8900 else WIDE


def guns(t: Tables, s: State, shooter: int, target: int, seat: int) -> list[tuple[float, float]]:
    """Return what a card of each arc on a target is worth, phase by phase, to the shooter."""
    found = []
    for phase in (1, 2, 3):
        worth = [0.0, 0.0]
        for arc in (FRONT, REAR):
            slot = 2 * shooter + arc
            letter = s.roster.gun[slot]
            if letter < 0 or (shooter < t.size and not s.ammo[slot]):
                continue
            jams = s.jams[2 * slot : 2 * slot + 2]
            if jams[0] >= phase and (not s.roster.twin[slot] or jams[1] >= phase):
                continue
            if s.roster.seat[shooter] == seat and shooter < t.size and _hushed(s, shooter, phase):
                continue
            worth[arc] = harm(t, s, letter, target, seat)
        found.append((worth[0], worth[1]))
    return found


def _hushed(s: State, aircraft: int, phase: int) -> bool:
    """Will a fresh wound keep the pilot from firing (WINGS-SPEC-07)?"""
    if not s.wounds[aircraft]:
        return False
    return s.flown[aircraft] + phase <= s.wounded[aircraft] + SILENCE


def pose_now(t: Tables, s: State, aircraft: int, seat: int) -> Pose:
    """Return where an aircraft is, as far as a seat can know."""
    seen = s.sighted[seat]
    if s.roster.seat[aircraft] == seat:
        if s.cloud[aircraft] == clouds.BLIND and s.written[aircraft]:
            return path(pose_of(s, aircraft), s.roster.deck[aircraft], s.written[aircraft])[-1]
    elif seen:
        x, y, heading = seen[SIGHTED * aircraft : SIGHTED * aircraft + 3]
        return x, y, heading
    return pose_of(s, aircraft)


def altitude_now(s: State, aircraft: int, seat: int) -> tuple[int, int]:
    """Return the level and counters of an aircraft, as far as a seat can know."""
    seen = s.sighted[seat]
    if seen and s.roster.seat[aircraft] != seat:
        return seen[SIGHTED * aircraft + 3], seen[SIGHTED * aircraft + 4]
    return s.level[aircraft], s.counters[aircraft]


def shown(t: Tables, s: State, aircraft: int, seat: int) -> tuple[int, ...]:
    """Return the cards of this turn's programme that a seat knows."""
    if s.roster.seat[aircraft] == seat:
        return laid(s, aircraft)
    if s.seen[aircraft] >> seat & 1:
        return laid(s, aircraft)[:1]
    return ()


def in_play(s: State, aircraft: int) -> bool:
    return s.status[aircraft] in (FLYING, GROUND)
