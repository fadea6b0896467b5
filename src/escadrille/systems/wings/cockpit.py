"""What one pilot sees before him: where he can go, where others may, and what each place is worth."""

from __future__ import annotations

from math import radians, sqrt, tan
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import MM, ROUND, Pose
from escadrille.mechanics.plane.shapes import touch
from escadrille.systems.wings.courses import DOWN, UP, Node, Rows, circles, compass, programmes
from escadrille.systems.wings.evaluate import harm, stake
from escadrille.systems.wings.objectives import Prize, pull, reward
from escadrille.systems.wings.rules import balloons, clouds
from escadrille.systems.wings.rules.altitude import floor_under, highest_level
from escadrille.systems.wings.rules.damage import SILENCE
from escadrille.systems.wings.rules.programming import NO_ABOUT, SPECIAL, duties, laid
from escadrille.systems.wings.state import BLANKED, FLYING, GROUND, State
from escadrille.systems.wings.tables import FRONT, REAR, Tables

DEAD: Final = -50.0  # off the table, in a hill or in a net
CAUTION: Final = 0.9  # what a card on oneself counts against one on an enemy
ASPECT: Final = 0.25  # behind him and he before one, close
CLOSE: Final = 0.03  # for each ruler of distance
HIGHER: Final = 0.03  # for each level above, up to one
APART: Final = 0.08  # for each level that keeps guns from bearing
TRAPPED: Final = 1.5  # no turn leads back from the edge
CRAMPED: Final = 0.06  # only turns to one side do
CROWDED: Final = 0.03  # a friend in the way
RAMMED: Final = 0.5  # a friend or an enemy at risk of collision
LOST_IN_CLOUD: Final = 0.3
BLIND_SLOPE: Final = 0.65  # of the blind spot behind a base
WIDE: Final = 1e6


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
    height: float


class Course(NamedTuple):
    """One programme flown: its chance or score, its cards, and the pose and level after each."""

    weight: float
    faces: tuple[int, ...]
    poses: tuple[tuple[float, float, int, int, float], ...]
    """x, y, heading, level and height of each phase."""


class Cockpit:
    """One aircraft at one moment, known to its own seat or seen by another."""

    __slots__ = (
        "cards",
        "circles",
        "climb",
        "counters",
        "floor",
        "friends",
        "half2",
        "keen",
        "level",
        "me",
        "near2",
        "nets",
        "origin",
        "pad",
        "prizes",
        "reach2",
        "risen",
        "rows",
        "s",
        "seat",
        "slope",
        "spots",
        "t",
        "top",
    )

    def __init__(self, t: Tables, s: State, me: int, seat: int, fixed: tuple[int, ...]) -> None:
        self.t, self.s, self.me, self.seat = t, s, me, seat
        self.cards = s.roster.deck[me]
        self.circles = circles(self.cards)
        self.origin = pose_now(t, s, me, seat)
        self.level, self.counters = s.level[me], s.counters[me]
        self.climb = s.roster.climb[me]
        self.top = highest_level(t, s, me)
        self.risen = s.rose[me] == s.turn
        self.rows = self._programmes(fixed)
        self.slope = slope_of(s, me)
        self.pad = 0.45 * t.base[0] + 0.15 * t.base[1]
        radius = t.footprint[me].radius * 0.7
        self.reach2 = (t.ruler + radius) ** 2
        self.half2 = (t.half_ruler + radius) ** 2
        self.near2 = (0.85 * t.base[1]) ** 2
        self.nets = balloons.stretches(t, s) if t.nets else []
        self.spots: list[list[Spot]] = [[], [], []]
        self.friends: list[list[tuple[float, float, int, float]]] = [[], [], []]
        self.prizes: list[Prize] = []
        self.keen = 1.0

    def _programmes(self, fixed: tuple[int, ...]) -> Rows:
        """Return the programmes as this seat can know them: damage of others is secret."""
        t, s, me = self.t, self.s, self.me
        bits = duties(t, s, me)
        if s.roster.seat[me] != self.seat:
            bits &= SPECIAL | NO_ABOUT
        key = (
            s.roster.letter[me],
            s.held_before[me],
            s.held_last[me],
            s.cards[me],
            bits,
            s.landing[me],
            fixed,
        )
        return programmes(self.cards, key)

    # Places.

    def pose(self, node: Node) -> tuple[float, float, int]:
        x, y, heading = self.origin
        sin, cos = compass(heading)
        _, _, _, right, ahead, turn, *_ = node
        return (
            x + right * cos + ahead * sin,
            y + ahead * cos - right * sin,
            (heading + turn) % ROUND,
        )

    def height(self, steps: tuple[int, ...]) -> tuple[int, int]:
        """Return level and counters after these changes."""
        level, counters, risen = self.level, self.counters, self.risen
        for step in steps:
            if step == UP:
                full = counters + 1 >= self.climb
                if risen or (full and level >= self.top):
                    continue
                risen, counters = True, counters + 1
                if full:
                    level, counters = level + 1, 0
            elif step == DOWN:
                level -= 1
                counters = int(level == 0)
            elif counters:
                counters -= 1
            else:
                level, counters = level - 1, self.climb - 1
        return level, counters

    # Worth.

    def node(self, node: Node, phase: int, before: Pose | tuple[float, float, int]) -> float:
        """Return what it is worth to be there after a phase."""
        t = self.t
        x, y, heading = self.pose(node)
        if not (0 <= x <= t.width and 0 <= y <= t.depth):
            home = [prize for prize in self.prizes if prize.beyond]
            return reward(home[0], self, (x, y, heading), 0, node) if home else DEAD
        level, counters = self.height(node.steps) if node.steps else (self.level, self.counters)
        if t.altitude and (node.steps or t.hills) and self._crashes(x, y, level, counters):
            return DEAD
        if self.nets and self._netted((x, y), (level, counters), before):
            return DEAD
        sin, cos = compass(heading)
        worth = self.exchange(x, y, sin, cos, level, phase, node.strained)
        for prize in self.prizes:
            worth += reward(prize, self, (x, y, heading), level, node)
        for fx, fy, flevel, weight in self.friends[phase]:
            if flevel == level and (fx - x) ** 2 + (fy - y) ** 2 < self.near2:
                worth -= weight
        if self.s.cloud_high >= level >= self.s.cloud_low:
            worth -= LOST_IN_CLOUD
        return worth

    def _crashes(self, x: float, y: float, level: int, counters: int) -> bool:
        if self.s.status[self.me] != FLYING:
            return False
        over = level - (floor_under(self.t, round(x), round(y)) if self.t.hills else 0)
        return over < 0 or (over == 0 and not counters)

    def _netted(
        self,
        place: tuple[float, float],
        altitude: tuple[int, int],
        before: Pose | tuple[float, float, int],
    ) -> bool:
        start = (round(before[0]), round(before[1]))
        end = (round(place[0]), round(place[1]))
        margin = self.t.base[1] // 2
        ahead = (
            end[0] + (end[0] > start[0]) * margin - (end[0] < start[0]) * margin,
            end[1],
        )
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
        silent = strained and self.s.wounds[self.me] and self.s.roster.seat[self.me] == self.seat
        for ex, ey, es, ec, elevel, eslope, hit, back, harmed, harmed_back, weight, _ in self.spots[
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

    def standing(self, node: Node, phase: int) -> float:
        """Return what a place promises for the turn after."""
        x, y, heading = self.pose(node)
        sin, cos = compass(heading)
        level, counters = self.height(node.steps) if node.steps else (self.level, self.counters)
        height = level + counters / max(1, self.climb)
        ruler = self.t.ruler
        total = 0.0
        for ex, ey, es, ec, _, _, _, _, _, _, weight, eheight in self.spots[phase]:
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
            total += pull(prize, self, (x, y, heading), height)
        return total + self.room(x, y, sin, cos)

    def room(self, x: float, y: float, sin: float, cos: float) -> float:
        """Return what the edge costs: a circle to either side should stay on the table."""
        t = self.t
        out = []
        for right, ahead, radius in self.circles:
            cx, cy = x + right * cos + ahead * sin, y + ahead * cos - right * sin
            out.append(max(radius - cx, cx + radius - t.width, radius - cy, cy + radius - t.depth))
        least = min(out)
        if least > 0:
            if any(prize.beyond for prize in self.prizes):
                return 0.0
            return -TRAPPED - least / (100 * MM)
        return -CRAMPED if max(out) > 0 else 0.0

    # The search.

    def search(self, beam: int, keep: int) -> list[Course]:
        """Return the best programmes, best first, having looked only behind the best openings."""
        ends: list[tuple[float, int]] = [(0.0, -1)]
        trail: list[dict[int, float]] = []
        for phase, row in enumerate(self.rows):
            final = phase == len(self.rows) - 1
            reached: list[tuple[float, float, int]] = []
            before: tuple[float, float, int] = self.origin
            for score, parent in ends:
                if parent >= 0:
                    above = self.rows[phase - 1][parent]
                    first, last = above.first, above.last
                    before = self.pose(above)
                else:
                    first, last = 0, len(row)
                for number in range(first, last):
                    node = row[number]
                    total = score + self.node(node, phase, before)
                    guess = total + self.standing(node, min(phase, 2)) if phase else total
                    reached.append((guess, total, number))
            if phase:
                reached.sort(key=_by_guess)
                del reached[keep if final else beam :]
            ends = [(total, number) for _, total, number in reached]
            trail.append({number: guess for guess, _, number in reached})
        return [self._course(number, trail[-1][number]) for _, number in ends[:keep]]

    def _course(self, number: int, weight: float) -> Course:
        nodes: list[Node] = []
        for row in reversed(self.rows):
            node = row[number]
            nodes.append(node)
            number = node.parent
        nodes.reverse()
        return self.flown(nodes, weight)

    def flown(self, nodes: list[Node], weight: float) -> Course:
        poses = []
        for node in nodes:
            level, counters = self.height(node.steps)
            poses.append((*self.pose(node), level, level + counters / max(1, self.climb)))
        return Course(weight, tuple(node.face for node in nodes), tuple(poses))

    def spread(self, count: int) -> list[Course]:
        """Return programmes evenly taken from all that stay on the table."""
        t = self.t
        leaves = []
        for number, node in enumerate(self.rows[-1]):
            x, y, _ = self.pose(node)
            if 0 <= x <= t.width and 0 <= y <= t.depth:
                leaves.append(number)
        leaves = leaves or list(range(len(self.rows[-1])))
        count = min(count, len(leaves))
        step = len(leaves) / count
        return [self._course(leaves[int((n + 0.5) * step)], 1.0 / count) for n in range(count)]

    # Others.

    def face(self, other: int, courses: list[Course]) -> None:
        """Reckon with an enemy who may fly these courses."""
        t, s, me = self.t, self.s, self.me
        mine = guns(t, s, me, other, self.seat)
        his = guns(t, s, other, me, self.seat)
        slope, worth = slope_of(s, other), stake(t, s, other)
        for weight, _, poses in courses:
            for phase in range(3):
                x, y, heading, level, height = poses[min(phase, len(poses) - 1)]
                self.spots[phase].append(
                    Spot(
                        x,
                        y,
                        *compass(heading),
                        level,
                        slope,
                        weight * mine[phase][FRONT],
                        weight * mine[phase][REAR],
                        CAUTION * weight * his[phase][FRONT],
                        CAUTION * weight * his[phase][REAR],
                        weight * worth,
                        height,
                    )
                )

    def fly_with(self, courses: list[Course]) -> None:
        """Keep clear of a friend who may fly these courses."""
        cost = RAMMED if self.t.collision else CROWDED
        for weight, _, poses in courses:
            for phase in range(3):
                x, y, _, level, _ = poses[min(phase, len(poses) - 1)]
                self.friends[phase].append((x, y, level, cost * weight))


def _by_guess(entry: tuple[float, float, int]) -> tuple[float, int]:
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
    pose = (s.x[aircraft], s.y[aircraft], s.h[aircraft])
    if s.roster.seat[aircraft] == seat:
        if s.cloud[aircraft] == clouds.BLIND:
            cards = s.roster.deck[aircraft]
            for face in s.written[aircraft]:
                if face != BLANKED:
                    pose = _after(pose, cards.move[face])
        return pose
    seen = s.sighted[seat]
    if seen:
        return (seen[6 * aircraft], seen[6 * aircraft + 1], seen[6 * aircraft + 2])
    return pose


def _after(pose: Pose, move: tuple[int, int, int]) -> Pose:
    sin, cos = compass(pose[2])
    right, ahead, turn = move
    return (
        round(pose[0] + right * cos + ahead * sin),
        round(pose[1] + ahead * cos - right * sin),
        (pose[2] + turn) % ROUND,
    )


def shown(t: Tables, s: State, aircraft: int, seat: int) -> tuple[int, ...]:
    """Return the cards of this turn's programme that a seat knows."""
    if s.roster.seat[aircraft] == seat:
        return laid(s, aircraft)
    if s.seen[aircraft] >> seat & 1:
        return laid(s, aircraft)[:1]
    return ()


def in_play(s: State, aircraft: int) -> bool:
    return s.status[aircraft] in (FLYING, GROUND)
