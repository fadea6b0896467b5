"""Who will win: the log-odds of victory after an activation, in a world with all hands open.

Booms against what a squadron can bear, aircraft, their levels, and whose guns bear on whom. The
figures are fitted to games of the hand-written pilot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escadrille.kernel.bots import Standing
from escadrille.systems.skies.bots.evaluate import NEAR2, UNIT, price
from escadrille.systems.skies.rules import ending
from escadrille.systems.skies.rules.dice import odds
from escadrille.systems.skies.rules.targets import dodge_dice, gun_dice
from escadrille.systems.skies.state import EXITED, FLYING, State
from escadrille.systems.skies.tables import Tables

if TYPE_CHECKING:
    from escadrille.systems.skies.engine import SkiesRules

BOOM: Final = 2.8  # all that a squadron can bear
AHEAD: Final = 1.5  # a Boom less than the enemy when the last turn is over
LOST: Final = 0.3  # an aircraft, as a share of its side
SCORE: Final = 0.5  # a point of a mission
WORN: Final = 0.25  # a Boom on a base
LEVEL: Final = 1.0  # a level of all aircraft
SIGHT: Final[tuple[float, ...]] = (
    0.4,
    0.5,
    0.6,
)  # a hit in sight: from below, at its level, from above


def judge(rules: SkiesRules, world: State, seat: int) -> Standing:
    """Return how a side stands."""
    t, s = rules.t, world
    suffered = [_suffered(t, s, side) for side in (0, 1)]
    if t.scenario.mission in ("escort", "convoy"):
        points = ending.victory_points(t, s)
        suffered = [suffered[side] + SCORE * points[1 - side] for side in (0, 1)]
    sights = in_sight(t, s)
    promise = [_levels(s, side) + _promise(sights[side]) for side in (0, 1)]
    mine, yours = seat, 1 - seat
    return Standing(-suffered[mine], suffered[yours], promise[mine] - promise[yours])


def clock(rules: SkiesRules, world: State) -> int:
    """Count activations: after each a battle can be judged."""
    return world.turn * (world.roster.size + 1) + sum(world.zoom)


def _suffered(t: Tables, s: State, side: int) -> float:
    """Return what Booms and losses cost a side."""
    worn, held, lost = morale(s, side), ending.held(s, side), losses(s, side)
    late = AHEAD * held * s.turn / t.turns if t.scenario.mission == "booms" else 0.0
    return BOOM * worn + late + LOST * lost + WORN * sum(s.damage[a] for a in s.roster.own[side])


def morale(s: State, side: int) -> float:
    """Return how much of what its squadrons can bear a side has suffered."""
    own, found = s.roster.own[side], 0.0
    for squadron, (owner, _) in enumerate(s.roster.squadrons):
        if owner == side:
            share = len(s.roster.members[squadron]) / len(own)
            room = max(1, ending.strength(s, squadron))
            found += share * min(1.5, s.booms[squadron] / (room + 1))
    return found


def losses(s: State, side: int) -> float:
    own = s.roster.own[side]
    lost = sum(s.status[a] != EXITED and s.status[a] not in ending.IN_PLAY for a in own)
    return lost / len(own)


def _levels(s: State, side: int) -> float:
    own = s.roster.own[side]
    return LEVEL * sum(s.level[a] for a in own if s.status[a] == FLYING) / len(own)


def _promise(sights: list[float]) -> float:
    return sum(weight * hits for weight, hits in zip(SIGHT, sights, strict=True))


def in_sight(t: Tables, s: State) -> list[list[float]]:
    """Return the hits that each side's guns promise now: from below, level with it, from above."""
    found = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]
    roster, near = s.roster, NEAR2
    flying = [a for a in range(roster.size) if s.status[a] == FLYING]
    poses = [(s.x[a], s.y[a], *UNIT[s.h[a]], a) for a in flying]
    theirs = [pose for pose in poses if roster.side[pose[4]]]
    for x, y, east, north, mine in poses[: len(poses) - len(theirs)]:
        for to_x, to_y, to_east, to_north, foe in theirs:
            dx, dy = to_x - x, to_y - y
            if dx * dx + dy * dy > near:
                continue
            along, across = dx * east + dy * north, abs(dx * north - dy * east)
            toward = -dx * to_east - dy * to_north
            aside = abs(dx * to_north - dy * to_east)
            if along >= across and roster.fp[mine]:
                _see(t, s, found[0], mine, foe, int(abs(toward) < aside))
            if toward >= aside and roster.fp[foe]:
                _see(t, s, found[1], foe, mine, int(abs(along) < across))
    return found


def _see(t: Tables, s: State, sights: list[float], shooter: int, target: int, side: int) -> None:
    dodge = dodge_dice(t, s, target, 0)
    if side:
        dodge = max(dodge, dodge_dice(t, s, target, 1))
    step = s.level[shooter] - s.level[target]
    above = 2 if step > 0 or s.roster.multi[target] else 1 if not step else 0
    hit = odds(gun_dice(s, shooter), dodge)
    sights[above] += hit * price(s, target, s.level[target])
