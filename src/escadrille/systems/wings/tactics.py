"""A hand-written pilot: what to fly, when to fire, what to bomb, where to let shells burst.

It plans three cards ahead against courses that others may fly. It uses of an imagined world only
what its seat knows: own damage and programmes, and what everyone sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.mechanics.plane.grid import moved
from escadrille.mechanics.plane.shapes import gap2
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames
from escadrille.systems.wings.cockpit import Cockpit, Course, Spot, guns, in_play, pose_now, shown
from escadrille.systems.wings.courses import compass
from escadrille.systems.wings.evaluate import card_points, harm, left
from escadrille.systems.wings.objectives import bomb_worth, prizes
from escadrille.systems.wings.rules import fire, flak, programming, sights
from escadrille.systems.wings.rules.clouds import is_cloud
from escadrille.systems.wings.state import BLANKED, EMPTY, GROUND, OPEN, Frame, State
from escadrille.systems.wings.tables import BALLOON, STALL, Tables

if TYPE_CHECKING:
    from escadrille.systems.wings.engine import WingsRules

LEAST_LEFT: Final = 4  # structure points with which it comes back after flying off by mistake
AIMED: Final = 1.3  # a shot that follows another at the same target
ALARM_RULERS: Final = 4  # a balloon goes down when an enemy is so near
NEAR_BURST: Final = 0.4
BUSY: Final = 0.5  # how much those who have a task care for a fight


class Effort(NamedTuple):
    """How much a pilot thinks: counts, never a clock, so that the same seed flies the same way."""

    enemies: int  # the nearest, with which it reckons
    beam: int  # openings that it follows to the end
    guesses: int  # courses of each enemy
    doubts: int  # courses of its own with which it thinks enemies reckon


FULL: Final = Effort(enemies=4, beam=60, guesses=16, doubts=6)
QUICK: Final = Effort(enemies=2, beam=24, guesses=6, doubts=3)


class Desk(NamedTuple):
    """One decision: the table, who decides, and how hard it thinks."""

    t: Tables
    s: State
    seat: int
    effort: Effort


def tactical(rules: WingsRules, world: State, seat: int) -> int:
    """Return the choice of a pilot worth flying against."""
    return _decide(rules, world, seat, FULL)


def quick(rules: WingsRules, world: State, seat: int) -> int:
    """Return the choice of the same pilot in a hurry."""
    return _decide(rules, world, seat, QUICK)


def _decide(rules: WingsRules, world: State, seat: int, effort: Effort) -> int:
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    frame = world.stack[-1]
    return DECIDE[frame[0]](Desk(rules.t, world, seat, effort), frame, legal)


# Programming.


def _program(d: Desk, frame: Frame, legal: list[int]) -> int:
    aircraft = programming.current(d.t, d.s, d.seat)
    if d.s.mark[aircraft] == OPEN:
        return _mark(d, aircraft, legal)
    if d.s.status[aircraft] == GROUND:
        return legal[-1]  # off it goes: the last is the card, the first may be a blank
    fixed = programming.laid(d.s, aircraft)
    best = plan(d, aircraft, fixed)[0]
    face = best.faces[len(fixed)]
    return c.BLANK if face == BLANKED else c.CARD + face


def plan(d: Desk, aircraft: int, fixed: tuple[int, ...]) -> list[Course]:
    """Return the best programmes that begin with these cards, best first."""
    return cockpit(d, aircraft, fixed).search(d.effort.beam, d.effort.guesses)


def cockpit(d: Desk, aircraft: int, fixed: tuple[int, ...]) -> Cockpit:
    """Return what an aircraft of this seat has before it, with guesses of what others fly."""
    t, s = d.t, d.s
    p = Cockpit(t, s, aircraft, d.seat, fixed)
    p.prizes = prizes(t, s, aircraft)
    p.keen = BUSY if any(prize.pulls for prize in p.prizes) else 1.0
    mine = p.spread(d.effort.doubts)
    for other in _nearest(d, aircraft):
        p.face(other, _guess(d, other, aircraft, mine))
    for other in range(t.size):
        if (
            other != aircraft
            and in_play(s, other)
            and s.roster.side[other] == s.roster.side[aircraft]
        ):
            p.fly_with(_escort(d, other, aircraft))
    add_ground(d, p)
    return p


def _nearest(d: Desk, aircraft: int) -> list[int]:
    t, s = d.t, d.s
    x, y, _ = pose_now(t, s, aircraft, d.seat)
    found = []
    for other in s.roster.foes[aircraft]:
        if other < t.size and in_play(s, other) and not s.cloud[other]:
            ox, oy, _ = pose_now(t, s, other, d.seat)
            found.append(((ox - x) ** 2 + (oy - y) ** 2, other))
    found.sort()
    return [other for _, other in found[: d.effort.enemies]]


def _guess(d: Desk, other: int, aircraft: int, mine: list[Course]) -> list[Course]:
    """Return what an enemy may fly: what seems good to him, and what anybody might do."""
    p = Cockpit(d.t, d.s, other, d.seat, shown(d.t, d.s, other, d.seat))
    p.prizes = prizes(d.t, d.s, other)
    p.face(aircraft, mine)
    count = d.effort.guesses
    best = p.search(d.effort.beam, count - count // 3)
    shares = [1.0 / (rank + 2) for rank in range(len(best))]
    rest = p.spread(count // 3)
    scale = 0.7 / sum(shares)
    found = [
        course._replace(weight=share * scale) for course, share in zip(best, shares, strict=True)
    ]
    return found + [course._replace(weight=0.3 * course.weight) for course in rest]


def _escort(d: Desk, friend: int, aircraft: int) -> list[Course]:
    """Return what a friend flies: as programmed, where that is known, or anything."""
    s = d.s
    known = shown(d.t, s, friend, d.seat)
    p = Cockpit(d.t, s, friend, d.seat, known)
    if s.cards[friend] and len(known) == s.cards[friend]:
        return p.spread(1)
    return p.spread(d.effort.doubts)


def add_ground(d: Desk, p: Cockpit) -> None:
    """Reckon with balloons and ground cards, which stay where they are."""
    t, s, me = d.t, d.s, p.me
    for piece in range(t.size, t.pieces):
        if not in_play(s, piece) or s.roster.side[piece] == s.roster.side[me]:
            continue
        mine = guns(t, s, me, piece, d.seat) if s.roster.structure[piece] else [(0.0, 0.0)] * 3
        his = guns(t, s, piece, me, d.seat)
        for phase in range(3):
            hit, back = mine[phase]
            hurt = max(his[phase])
            if hit or back or hurt:
                place = (float(s.x[piece]), float(s.y[piece]), *compass(s.h[piece]))
                spot = Spot(*place, s.level[piece], 1e6, hit, back, hurt, hurt, 0.0, 0.0)
                p.spots[phase].append(spot)


def _mark(d: Desk, aircraft: int, legal: list[int]) -> int:
    """Lay a marker where rockets would find something."""
    best, score = c.PASS, 0.0
    for choice in legal:
        if choice >= c.ONE_LOT:
            lots, place = (
                (2, choice - c.TWO_LOTS) if choice >= c.TWO_LOTS else (1, choice - c.ONE_LOT)
            )
            worth = _rocket_worth(d, aircraft, place, lots)
            if worth > score:
                best, score = choice, worth
    return best


def _rocket_worth(d: Desk, aircraft: int, place: int, lots: int) -> float:
    """Return what rockets begun with a card promise, if the next is in this programme too."""
    t, s = d.t, d.s
    if place > 1:
        return 0.0
    there = s.clone()
    cards = s.roster.deck[aircraft]
    pose = (s.x[aircraft], s.y[aircraft], s.h[aircraft])
    for face in s.prog[3 * aircraft : 3 * aircraft + place + 2]:
        pose = moved(pose, cards.move[face])
    there.x[aircraft], there.y[aircraft], there.h[aircraft] = pose
    worth = 0.0
    for target in s.roster.foes[aircraft]:
        fixed = target >= t.size and s.roster.kind[target] == BALLOON
        if fixed and in_play(s, target) and s.level[aircraft] - s.level[target] in (0, 1):
            if sights.in_rocket_sight(t, there, aircraft, target):
                one = harm(t, s, t.rocket_letter, target, d.seat)
                worth = max(worth, one * (lots if left(t, s, target, d.seat) > 5 else 1 / lots))
    return worth


# Answers to what a tailed enemy showed.


def _tail(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Follow the one who has least left."""
    return min(legal, key=lambda choice: left(d.t, d.s, choice - c.PIECE, d.seat))


def _reorder(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Lay the three cards in the best order, now that his first is known."""
    aircraft = frame[1]
    cards = d.s.prog[3 * aircraft : 3 * aircraft + 3]
    there = d.s.clone()
    there.prog[3 * aircraft : 3 * aircraft + 3] = [EMPTY] * 3
    desk = d._replace(s=there)
    scores = {}
    for choice in legal:
        places = c.PERMUTATIONS[choice - c.SEQUENCE] if choice else (0, 1, 2)
        order = tuple(cards[place] for place in places)
        scores[choice] = plan(desk, aircraft, order)[0].weight
    return max(legal, key=lambda choice: (scores[choice], -choice))


def _remark(d: Desk, frame: Frame, legal: list[int]) -> int:
    return _mark(d, frame[1], legal)


# Fire.


def _declare(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Fire where that does most; shots that are counted are not wasted on what is worth little."""
    t, s = d.t, d.s
    piece, arc = s.guns[fire.current(s, d.seat)]
    best, score = c.PASS, 0.0
    for choice in legal[1:]:
        target = choice - c.PIECE
        worth = harm(t, s, s.roster.gun[2 * piece + arc], target, d.seat)
        if (piece, arc, target, 1) in s.sights:
            worth *= 2
        if s.aims[2 * piece + arc] == target:
            worth *= AIMED
        if (
            target >= t.size
            and not t.task[target]
            and piece < t.size
            and s.ammo[2 * piece + arc] > 0
        ):
            worth = 0.0
        if worth > score:
            best, score = choice, worth
    return best


def _release(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Let go where the next card brings the bomb over its target."""
    t, s = d.t, d.s
    aircraft = frame[1]
    face = s.prog[3 * aircraft + s.phase]
    cards = s.roster.deck[aircraft]
    if face in (EMPTY, BLANKED):
        return c.PASS
    p = Cockpit(t, s, aircraft, d.seat, programming.laid(s, aircraft))
    pose = moved((s.x[aircraft], s.y[aircraft], s.h[aircraft]), cards.move[face])
    level, _ = p.height(())
    worth = bomb_worth(t, s, aircraft, pose, level, stall=cards.kind[face] == STALL)
    if worth <= 0.3:
        return c.PASS
    return c.CLUSTER if c.CLUSTER in legal else c.BOMB


# Flak.


def _flak(d: Desk, frame: Frame, legal: list[int]) -> int:
    best = _best_burst(d, frame[1])
    return c.LEVEL + best[1] if best[0] > 0 else c.PASS


def _fuse(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Let it burst where it lies, unless it would strike only friends."""
    t, s = d.t, d.s
    slot = flak.slot_of(t, frame[1])
    _, x, y, level, _ = s.flak[slot : slot + flak.FIELDS]
    return c.PASS if _burst_worth(_expected(d, frame[1]), d, (x, y), level) >= 0 else c.DELAY


def _bearing(d: Desk, frame: Frame, legal: list[int]) -> int:
    return c.BEARING + _best_burst(d, frame[1], level=frame[2])[2]


def _distance(d: Desk, frame: Frame, legal: list[int]) -> int:
    return c.DISTANCE + _best_burst(d, frame[1], level=frame[2], bearing=frame[3])[3]


def _expected(d: Desk, battery: int) -> list[tuple[float, tuple[int, int], int]]:
    """Return where everyone may be when a shell bursts: worth, place and level."""
    t, s = d.t, d.s
    found = []
    side = s.roster.side[battery]
    for aircraft in range(t.size):
        if not in_play(s, aircraft) or s.cloud[aircraft]:
            continue
        friend = s.roster.side[aircraft] == side
        p = Cockpit(t, s, aircraft, d.seat, shown(t, s, aircraft, d.seat))
        ahead = min(1, len(p.rows) - 1) if not s.phase else 0
        for course in p.spread(d.effort.guesses):
            x, y, _, level, _ = course.poses[ahead]
            worth = harm(t, s, t.flak_letter, aircraft, d.seat) * course.weight
            found.append((-worth if friend else worth, (round(x), round(y)), level))
    return found


def _burst_worth(
    expected: list[tuple[float, tuple[int, int], int]], d: Desk, spot: tuple[int, int], level: int
) -> float:
    t = d.t
    near2 = (t.flak_radius + t.base[0]) ** 2
    wide2 = (t.half_ruler + t.base[0] // 2) ** 2
    total = 0.0
    for worth, (x, y), at in expected:
        if t.altitude and at != level:
            continue
        square = (x - spot[0]) ** 2 + (y - spot[1]) ** 2
        if square <= near2:
            total += worth
        elif square <= wide2:
            total += worth * (NEAR_BURST if t.near_burst else NEAR_BURST / 4)
    return total


def _best_burst(
    d: Desk, battery: int, level: int | None = None, bearing: int | None = None
) -> tuple[float, int, int, int]:
    """Return the worth, level, bearing and distance of the best burst within these."""
    t, s = d.t, d.s
    expected = _expected(d, battery)
    best = (-1e9, 0, 0, 0)
    for one in range(1, 6) if level is None else (level,):
        ways = flak.bearings(t, s, battery, one) if bearing is None else [bearing]
        for way in ways:
            for quarters in flak.distances(t, s, battery, one, way):
                worth = _burst_worth(expected, d, flak.spot(t, s, battery, way, quarters), one)
                if worth > best[0]:
                    best = (worth, one, way, quarters)
    return best


# Altitude, and the rest.


def _climb(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Gain height, but not into the clouds, nor away from work below."""
    t, s = d.t, d.s
    aircraft = frame[1]
    level = s.level[aircraft] + (s.counters[aircraft] + 1 >= s.roster.climb[aircraft])
    if is_cloud(s, level):
        return c.PASS
    return c.TAKE


def _come_back(d: Desk, frame: Frame, legal: list[int]) -> int:
    return c.RETURN if left(d.t, d.s, frame[1], d.seat) >= LEAST_LEFT else c.PASS


def _window(d: Desk, frame: Frame, legal: list[int]) -> int:
    return c.PASS


def _lower(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Bring a balloon down when an enemy comes near."""
    t, s = d.t, d.s
    balloon = frame[1]
    place = (s.x[balloon], s.y[balloon])
    alarm = (ALARM_RULERS * t.ruler) ** 2
    for aircraft in range(t.size):
        if s.roster.side[aircraft] != s.roster.side[balloon] and in_play(s, aircraft):
            if gap2((s.x[aircraft], s.y[aircraft]), (place, place)) <= alarm:
                return c.LOWER
    return c.PASS


def _enter(d: Desk, frame: Frame, legal: list[int]) -> int:
    return c.ENTER


def _pick(d: Desk, frame: Frame, legal: list[int]) -> int:
    """Take the type with the best guns, wings and turns."""
    t = d.t
    points = card_points(t)

    def quality(choice: int) -> float:
        plane = t.aircraft[choice - c.TYPE]
        cards = t.cards[t.deck_of[plane.deck]]
        firing = sum(points[t.letters.index(gun.letter)] for gun in plane.guns)
        return 4 * firing + plane.structure + len(cards.names) / 2 - plane.climb / 4

    return max(legal, key=lambda choice: (quality(choice), -choice))


Decide = Callable[[Desk, Frame, list[int]], int]
DECIDE: Final[dict[int, Decide]] = {
    frames.PICK: _pick,
    frames.PROGRAM: _program,
    frames.DECLARE: _declare,
    frames.TAIL: _tail,
    frames.REORDER: _reorder,
    frames.REMARK: _remark,
    frames.FLAK: _flak,
    frames.FUSE: _fuse,
    frames.BEARING: _bearing,
    frames.DISTANCE: _distance,
    frames.RELEASE: _release,
    frames.CLIMB: _climb,
    frames.COME_BACK: _come_back,
    frames.WINDOW: _window,
    frames.LOWER: _lower,
    frames.ENTER: _enter,
}
