"""A hand-written pilot: what to fly, when to fire, what to bomb, where to let shells burst.

It plans three cards ahead against flights that others may fly. It uses of an imagined world only
what its seat knows: own damage and programmes, and what everyone sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.mechanics.plane.grid import apart2, moved
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames
from escadrille.systems.wings.bots import landings, skills
from escadrille.systems.wings.bots.cockpit import (
    WIDE,
    Cockpit,
    Flight,
    Spot,
    altitude_now,
    guns,
    in_play,
    pose_now,
    shown,
)
from escadrille.systems.wings.bots.evaluate import card_points, harm, left
from escadrille.systems.wings.bots.memory import known, recall
from escadrille.systems.wings.bots.objectives import bomb_worth, prizes
from escadrille.systems.wings.bots.ways import compass
from escadrille.systems.wings.rules import deeds, fire, flak, programming, sights
from escadrille.systems.wings.rules.clouds import is_cloud
from escadrille.systems.wings.rules.movement import path
from escadrille.systems.wings.schema import Aircraft
from escadrille.systems.wings.state import BLANKED, EMPTY, GROUND, OPEN, Frame, State
from escadrille.systems.wings.tables import STALL, Tables

if TYPE_CHECKING:
    from escadrille.systems.wings.engine import WingsRules

LEAST_LEFT: Final = 4  # structure points with which it comes back after flying off by mistake
AIMED: Final = 1.3  # a shot that follows another at the same target
COARSE: Final = 15  # degrees between the bearings that a gunner looks at
FAR: Final = 5  # twentieths of a ruler between the distances
ALARM_RULERS: Final = 4  # a balloon goes down when an enemy is so near
ONE_LOT: Final = 5.0  # points left that one lot of rockets may be enough for
NEAR_BURST: Final = 0.4
NEW: Final = (0.4, 0.35, 0.3, 0.25)  # what the latest thought counts for, round by round
AS_GOOD: Final = 0.02  # how much worse a programme may be that is flown instead of the best
BUSY: Final = 0.5  # how much those who have a task care for a fight


class Effort(NamedTuple):
    """How much a pilot thinks: counts, never a clock, so that the same seed flies the same way."""

    enemies: int  # the nearest, with which it reckons
    beam: int  # openings that it follows to the end
    guesses: int  # flights of each enemy, of a kind
    doubts: int  # flights of its own with which it thinks enemies reckon
    rounds: int  # how often each thinks about what the other thinks


FULL: Final = Effort(enemies=3, beam=60, guesses=16, doubts=10, rounds=3)
QUICK: Final = Effort(enemies=2, beam=20, guesses=3, doubts=3, rounds=1)


class Problem(NamedTuple):
    """One decision to think about: the table, who decides, and how hard it thinks."""

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
    if frame[0] in skills.DECIDE:
        return skills.DECIDE[frame[0]](rules.t, world, frame, legal)
    return DECIDE[frame[0]](Problem(rules.t, world, seat, effort), frame, legal)


# Programming.


def _program(d: Problem, frame: Frame, legal: list[int]) -> int:
    aircraft = programming.current(d.t, d.s, d.seat)
    if d.s.mark[aircraft] == OPEN:
        return _mark(d, aircraft, legal)
    if d.s.status[aircraft] == GROUND:
        stays = legal[0] == c.BLANK and landings.waits(d.t, d.s, aircraft)
        return legal[0] if stays else legal[-1]  # the last is the card, the first may be a blank
    fixed = programming.laid(d.s, aircraft)
    if landings.wants_to_land(d.t, d.s, aircraft):
        choice = programming.choice_of(landings.run(d.s, aircraft)[len(fixed)])
        if choice in legal:
            return choice
    face = _fancied(d, aircraft, fixed).faces[len(fixed)]
    choice = programming.choice_of(face)
    return choice if choice in legal else legal[0]  # after an error of somebody else's


def _fancied(d: Problem, aircraft: int, fixed: tuple[int, ...]) -> Flight:
    """Return one of the programmes that are about as good as the best.

    No pilot flies like a clock: two who always flew the best one would circle for ever.
    """
    count = len(fixed)
    flights = [one for one in planned(d, aircraft, ()) if one.faces[:count] == fixed]
    if not flights:  # somebody else has begun to lay
        flights = planned(d, aircraft, fixed)
    near = [one for one in flights if flights[0].weight - one.weight <= AS_GOOD]
    return near[d.s.chance.clone().below(len(near))]


def planned(d: Problem, aircraft: int, fixed: tuple[int, ...]) -> list[Flight]:
    """Return the plan that begins with these cards, thought of now or before."""
    key = (d.t, d.effort, d.seat, aircraft, fixed, *known(d.t, d.s, d.seat, aircraft))
    return recall(key, lambda: plan(d, aircraft, fixed))


def plan(d: Problem, aircraft: int, fixed: tuple[int, ...]) -> list[Flight]:
    """Return the best programmes that begin with these cards, best first."""
    p, beam = think(d, aircraft, fixed)
    return p.search(beam, d.effort.guesses)


def think(d: Problem, aircraft: int, fixed: tuple[int, ...]) -> tuple[Cockpit, int]:
    """Return what a pilot sees who has thought about others, and how widely it may look on.

    What he does depends on what he thinks that we do: each answers the other's answers in turn.
    """
    t, s, effort = d.t, d.s, d.effort
    p = look_out(d, aircraft, fixed)
    enemies = [
        (other, Cockpit(t, s, other, d.seat, shown(t, s, other, d.seat)))
        for other in _nearest(d, aircraft)
    ]
    ours = p.spread(effort.doubts)
    theirs = {other: q.spread(effort.guesses) for other, q in enemies}
    for other, q in enemies:
        q.prizes = prizes(t, s, other)
    ground, beam = p.spots, effort.beam // max(1, len(enemies))
    for turn in range(effort.rounds):
        if turn:
            ours = blend(ours, ranked(p.search(beam, effort.guesses)), turn - 1)
        for other, q in enemies:
            q.forget()
            q.face(aircraft, ours)
            answer = ranked(q.search(beam, effort.guesses))
            theirs[other] = blend(theirs[other], answer, turn)
        p.forget(ground)
        for other, flights in theirs.items():
            p.face(other, flights)
    return p, beam


def look_out(d: Problem, aircraft: int, fixed: tuple[int, ...]) -> Cockpit:
    """Return what a pilot sees who has not thought about any enemy aircraft yet."""
    t, s = d.t, d.s
    p = Cockpit(t, s, aircraft, d.seat, fixed)
    p.prizes = prizes(t, s, aircraft)
    p.keen = BUSY if any(prize.pulls for prize in p.prizes) else 1.0
    side = s.roster.side
    for other in range(t.size):
        if other != aircraft and in_play(s, other) and side[other] == side[aircraft]:
            p.fly_with(other)
    add_ground(d, p)
    return p


def ranked(flights: list[Flight]) -> list[Flight]:
    """Return flights, best first, each with the chance that it is flown."""
    shares = [1.0 / (rank + 2) for rank in range(len(flights))]
    scale = 1.0 / sum(shares)
    return [
        flight._replace(weight=share * scale) for flight, share in zip(flights, shares, strict=True)
    ]


def blend(old: list[Flight], new: list[Flight], turn: int) -> list[Flight]:
    """Return what is thought after one more round: at first new thoughts count most."""
    share = NEW[min(turn, len(NEW) - 1)]
    chances: dict[tuple[int, ...], Flight] = {}
    for flights, part in ((new, share), (old, 1.0 - share)):
        for flight in flights:
            known = chances.get(flight.faces)
            chance = part * flight.weight + (known.weight if known else 0.0)
            chances[flight.faces] = flight._replace(weight=chance)
    return sorted(chances.values(), key=lambda flight: -flight.weight)


def _nearest(d: Problem, aircraft: int) -> list[int]:
    t, s = d.t, d.s
    x, y, _ = pose_now(t, s, aircraft, d.seat)
    found = []
    for other in s.roster.foes[aircraft]:
        if other < t.size and in_play(s, other) and not s.cloud[other]:
            ox, oy, _ = pose_now(t, s, other, d.seat)
            found.append(((ox - x) ** 2 + (oy - y) ** 2, other))
    found.sort()
    return [other for _, other in found[: d.effort.enemies]]


def add_ground(d: Problem, p: Cockpit) -> None:
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
                spot = Spot(*place, s.level[piece], WIDE, hit, back, hurt, hurt, 0.0)
                p.spots[phase].append(spot)


def _mark(d: Problem, aircraft: int, legal: list[int]) -> int:
    """Lay a marker where rockets would find something."""
    if landings.marks(d.t, d.s, aircraft, legal):
        return c.LANDING
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


def _rocket_worth(d: Problem, aircraft: int, place: int, lots: int) -> float:
    """Return what rockets begun with a card promise, if the next is in this programme too."""
    t, s = d.t, d.s
    if place > 1:
        return 0.0
    there = s.clone()
    faces = s.prog[3 * aircraft : 3 * aircraft + place + 2]
    pose = path(sights.pose_of(s, aircraft), s.roster.deck[aircraft], faces)[-1]
    there.x[aircraft], there.y[aircraft], there.h[aircraft] = pose
    found = [
        harm(t, s, t.rocket_letter, target, d.seat)
        * (lots if left(t, s, target, d.seat) > ONE_LOT else 1 / lots)
        for target in t.balloons
        if target in s.roster.foes[aircraft]
        and in_play(s, target)
        and s.level[aircraft] - s.level[target] in (0, 1)
        and sights.in_rocket_sight(t, there, aircraft, target)
    ]
    return max(found, default=0.0)


# Answers to what a tailed enemy showed.


def _tail(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Follow the one who has least left."""
    return min(legal, key=lambda choice: left(d.t, d.s, choice - c.PIECE, d.seat))


def _reorder(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Lay the three cards in the best order, now that his first is known."""
    aircraft = frame[1]
    cards = d.s.prog[3 * aircraft : 3 * aircraft + 3]
    p, beam = think(d, aircraft, ())
    scores = {}
    for choice in legal:
        places = c.PERMUTATIONS[choice - c.SEQUENCE] if choice else (0, 1, 2)
        p.fixed = tuple(cards[place] for place in places)
        scores[choice] = p.search(beam, 1)[0].weight
    return max(legal, key=lambda choice: (scores[choice], -choice))


def _remark(d: Problem, frame: Frame, legal: list[int]) -> int:
    return _mark(d, frame[1], legal)


# Fire.


def _declare(d: Problem, frame: Frame, legal: list[int]) -> int:
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
        if t.mission and t.task[target] > 1:
            worth = 0.0  # it is to be seen, fetched whole, or for the rockets
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


def _rockets(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Fire at the nearest."""

    def square(choice: int) -> int:
        return sights.distance2(d.t, d.s, frame[1], choice - c.PIECE)

    return min(legal, key=square)


def _release(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Let go where the next card brings the bomb over its target."""
    t, s = d.t, d.s
    aircraft = frame[1]
    face = s.prog[3 * aircraft + s.phase]
    cards = s.roster.deck[aircraft]
    if face in (EMPTY, BLANKED):
        return c.PASS
    level, _ = altitude_now(s, aircraft, d.seat)
    pose = moved(sights.pose_of(s, aircraft), cards.move[face])
    stall, cluster = cards.kind[face] == STALL, c.CLUSTER in legal
    worth = bomb_worth(t, s, aircraft, pose, level, stall=stall, cluster=cluster)
    if worth <= 0.3:
        return c.PASS
    return c.CLUSTER if cluster else c.BOMB


# Flak.


def _flak(d: Problem, frame: Frame, legal: list[int]) -> int:
    best = _best_burst(d, frame[1])
    return c.LEVEL + best[1] if best[0] > 0 else c.PASS


def _fuse(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Let it burst where it lies, unless it would strike only friends."""
    t, s = d.t, d.s
    slot = flak.slot_of(t, frame[1])
    _, x, y, level, _ = s.flak[slot : slot + flak.FIELDS]
    return c.PASS if _burst_worth(_expected(d, frame[1]), d, (x, y), level) >= 0 else c.DELAY


def _bearing(d: Problem, frame: Frame, legal: list[int]) -> int:
    choice = c.BEARING + _best_burst(d, frame[1], level=frame[2])[2]
    return choice if choice in legal else legal[len(legal) // 2]


def _distance(d: Problem, frame: Frame, legal: list[int]) -> int:
    return c.DISTANCE + _best_burst(d, frame[1], level=frame[2], bearing=frame[3])[3]


def _expected(d: Problem, battery: int) -> list[tuple[float, tuple[int, int], int]]:
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
        for flight in p.spread(d.effort.guesses):
            x, y, _, level, _ = flight.poses[ahead]
            worth = harm(t, s, t.flak_letter, aircraft, d.seat) * flight.weight
            found.append((-worth if friend else worth, (round(x), round(y)), level))
    return found


def _burst_worth(
    expected: list[tuple[float, tuple[int, int], int]],
    d: Problem,
    spot: tuple[int, int],
    level: int,
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
    d: Problem, battery: int, level: int | None = None, bearing: int | None = None
) -> tuple[float, int, int, int]:
    """Return the worth, level, bearing and distance of the best burst within these.

    Of all the places that there are he looks at some, evenly spread.
    """
    t, s = d.t, d.s
    expected = _expected(d, battery)
    best = (-1e9, 0, 0, 0)
    for one in range(1, 6) if level is None else (level,):
        for way in range(0, c.BEARINGS, COARSE) if bearing is None else (bearing,):
            for steps in flak.distances(t, s, battery, one, way)[:: FAR if bearing is None else 1]:
                worth = _burst_worth(expected, d, flak.spot(t, s, battery, way, steps), one)
                if worth > best[0]:
                    best = (worth, one, way, steps)
    return best


# Altitude, and the rest.


def _climb(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Gain height, but not into the clouds."""
    s = d.s
    aircraft = frame[1]
    level = s.level[aircraft] + (s.counters[aircraft] + 1 >= s.roster.climb[aircraft])
    return c.PASS if is_cloud(s, level) else c.TAKE


def _come_back(d: Problem, frame: Frame, legal: list[int]) -> int:
    return c.RETURN if left(d.t, d.s, frame[1], d.seat) >= LEAST_LEFT else c.PASS


def _window(d: Problem, frame: Frame, legal: list[int]) -> int:
    return c.PASS


def _lower(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Bring a balloon down when an enemy comes near."""
    t, s = d.t, d.s
    balloon = frame[1]
    here, alarm2 = (s.x[balloon], s.y[balloon]), (ALARM_RULERS * t.ruler) ** 2
    near = any(
        s.roster.side[aircraft] != s.roster.side[balloon]
        and in_play(s, aircraft)
        and apart2(here, (s.x[aircraft], s.y[aircraft])) <= alarm2
        for aircraft in range(t.size)
    )
    return c.LOWER if near else c.PASS


def _deploy(d: Problem, frame: Frame, legal: list[int]) -> int:
    """In the middle of one's places."""
    return legal[len(legal) // 2]


def _reinforce(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Bring the best that the reserve pays for: two seats where the errand needs them."""
    t, s = d.t, d.s
    side = s.roster.side
    need = t.observed and not any(
        s.roster.two[a] and in_play(s, a) for a in range(t.size) if side[a] == side[frame[1]]
    )
    two = [choice for choice in legal[1:] if t.aircraft[choice - c.TYPE].seats == 2]
    mine = side[frame[1]] == t.scenario.active
    return _pick(d, frame, two if two and need and mine else legal[1:])


def _relieve(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Send the best man whom the reserve pays for."""
    base = d.t.scenario.side[d.s.roster.side[frame[1]]].aerodrome
    assert base is not None
    return max(legal, key=lambda n: (deeds.MEN[base.pilots[n - c.PILOT].standing], -n))


def _enter(d: Problem, frame: Frame, legal: list[int]) -> int:
    return c.ENTER


def _pick(d: Problem, frame: Frame, legal: list[int]) -> int:
    """Take the type with the best guns, wings and turns."""
    t = d.t
    points = card_points(t)

    def quality(choice: int) -> float:
        plane: Aircraft = t.aircraft[choice - c.TYPE]
        cards = t.cards[t.deck_of[plane.deck]]
        firing = sum(points[t.letters.index(gun.letter)] for gun in plane.guns)
        return 4 * firing + plane.structure + len(cards.names) / 2 - plane.climb / 4

    return max(legal, key=lambda choice: (quality(choice), -choice))


Decide = Callable[[Problem, Frame, list[int]], int]
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
    frames.ROCKETS: _rockets,
    frames.RELEASE: _release,
    frames.CLIMB: _climb,
    frames.COME_BACK: _come_back,
    frames.WINDOW: _window,
    frames.LOWER: _lower,
    frames.ENTER: _enter,
    frames.DEPLOY: _deploy,
    frames.REINFORCE: _reinforce,
    frames.RELIEVE: _relieve,
}
