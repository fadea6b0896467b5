"""What there is to do on the table besides fighting, and what a place is worth for it."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.mechanics.plane.grid import MM
from escadrille.mechanics.plane.shapes import inside, touch
from escadrille.systems.wings.bots.evaluate import left
from escadrille.systems.wings.bots.ways import Node, compass
from escadrille.systems.wings.rules import modes
from escadrille.systems.wings.rules.altitude import floor_under
from escadrille.systems.wings.rules.bombs import bomb_points, markers_at
from escadrille.systems.wings.rules.ending import is_done
from escadrille.systems.wings.rules.missions import has_room
from escadrille.systems.wings.state import FLYING, GROUND, NOBODY, State
from escadrille.systems.wings.tables import BALLOON, STALL, STRIP, TASKS, Tables

if TYPE_CHECKING:
    from escadrille.systems.wings.bots.cockpit import Cockpit

# What a prize asks for.
BOMB: Final = 0  # to be where a bomb would fall on it
FIRE: Final = 1  # to have it before the guns; what fire does is counted with all other fire
PHOTOGRAPH: Final = 2
RECONNOITRE: Final = 3
TOUCH: Final = 4  # a flag or a marker
CAMP: Final = 5  # to bring a flag home
HOME: Final = 6  # to leave by one's own edge
LAND: Final = 7  # to come down near it
OBSERVED: Final = {2: PHOTOGRAPH, 3: RECONNOITRE}

PULL: Final = 0.12  # what a turn of flight towards a prize counts for, against the prize
TURN_MM: Final = 330  # flown in one turn
ABOUT_MM: Final = 300  # what it takes to turn about
LOW_ENOUGH: Final = 2.0  # turns for each level that keeps one from landing
LEVELS: Final = 0.3  # turns for each level too high or too low
FLAG: Final = 0.7
HURRY: Final = 0.5  # for a gun that has no shots left
LOW: Final = 3  # shots
GOING: Final = 2.0  # to be home when all is done

Place = tuple[float, float, int]


class Prize(NamedTuple):
    kind: int
    piece: int
    x: int
    y: int
    worth: float
    pulls: bool = True
    beyond: bool = False
    """It lies off the table."""


def prizes(t: Tables, s: State, me: int) -> list[Prize]:
    """Return what an aircraft may earn; only the nearest of a kind draws it."""
    if t.mode == "ctf":
        found = _flags(t, s, me)
    elif t.moded:
        found = []
    else:
        found = _tasks(t, s, me)
    if t.moded and 0 <= s.ammo[2 * me] <= LOW:
        worth = HURRY * (1 + LOW - s.ammo[2 * me])
        found += [Prize(TOUCH, NOBODY, x, y, worth) for x, y in t.markers]
    if len(found) > 1:
        near = min(found, key=lambda prize: (_apart2(s, me, prize) / prize.worth, prize))
        found = [prize if prize == near else prize._replace(pulls=False) for prize in found]
    return found


def _apart2(s: State, me: int, prize: Prize) -> float:
    return float((s.x[me] - prize.x) ** 2 + (s.y[me] - prize.y) ** 2)


def _flags(t: Tables, s: State, me: int) -> list[Prize]:
    side = s.roster.side[me]
    if s.flagged[me] != NOBODY:
        x, y = t.flag_homes[side]
        return [Prize(CAMP, NOBODY, x, y, FLAG)]
    found = []
    for flag in range(t.sides):
        x, y, carrier, _ = s.flags[modes.FLAG * flag : modes.FLAG * flag + modes.FLAG]
        if flag == side and (x, y) == t.flag_homes[flag]:
            continue
        if carrier == NOBODY:
            found.append(Prize(TOUCH, NOBODY, x, y, FLAG))
    return found


def _tasks(t: Tables, s: State, me: int) -> list[Prize]:
    side = s.roster.side[me]
    found = []
    open_tasks = False
    for piece in t.objectives:
        if s.roster.side[piece] == side or is_done(t, s, piece):
            continue
        if s.status[piece] not in (FLYING, GROUND):
            continue
        open_tasks = True
        kind = _way(t, s, me, piece)
        if kind is not None:
            found.append(Prize(kind, piece, s.x[piece], s.y[piece], float(t.worth[piece])))
    camp = t.scenario.side[side]
    if t.mission is not None and t.mission.errand == "patrol":
        return found
    if camp.home and camp.edge and t.scenario.active == side and not open_tasks:
        x = {"west": -TURN_MM * MM, "east": t.width + TURN_MM * MM}.get(camp.edge, s.x[me])
        y = {"south": -TURN_MM * MM, "north": t.depth + TURN_MM * MM}.get(camp.edge, s.y[me])
        found.append(Prize(HOME, NOBODY, x, y, GOING, beyond=True))
    return found


def _way(t: Tables, s: State, me: int, piece: int) -> int | None:
    """Return how an aircraft can fulfil a task, if it can."""
    if t.task[piece] in OBSERVED:
        return OBSERVED[t.task[piece]] if s.roster.two[me] else None
    task = TASKS[t.task[piece]]
    if task in ("rescue", "steal"):
        return LAND if task == "steal" or has_room(t, s, me) else None
    if task == "test":
        return FIRE if s.lots[me] else None
    if s.roster.kind[piece] != BALLOON and (s.bombs[me] or s.clusters[me]):
        return BOMB
    return FIRE if s.roster.gun[2 * me] >= 0 or s.lots[me] else None


def reward(prize: Prize, p: Cockpit, pose: Place, level: int, node: Node) -> float:
    """Return what a prize gives to an aircraft that is there after a card."""
    kind = prize.kind
    if kind in (FIRE, LAND) or (kind == BOMB and not prize.pulls):
        return 0.0
    if kind == BOMB:  # whatever it falls on, counted once
        cluster = p.own and bool(p.s.clusters[p.me])
        return bomb_worth(p.t, p.s, p.me, pose, level, stall=node.kind == STALL, cluster=cluster)
    if kind == HOME:
        return prize.worth if _is_home(p.t, p.s, p.me, pose) else -50.0 * _is_out(p.t, pose)
    if kind == CAMP:
        return prize.worth if modes.in_camp(p.t, p.s.roster.side[p.me], round(pose[0])) else 0.0
    far2 = (pose[0] - prize.x) ** 2 + (pose[1] - prize.y) ** 2
    if kind == TOUCH:
        return prize.worth if far2 <= (p.t.marker + p.t.base[0] / 2) ** 2 else 0.0
    level -= floor_under(p.t, round(pose[0]), round(pose[1]))
    if level > 2:
        return 0.0
    if kind == RECONNOITRE:
        reach = p.t.half_ruler if level == 2 else p.t.ruler
        return prize.worth if far2 <= reach**2 else 0.0
    if node.kind != STALL or (p.own and p.s.observer[p.me]):
        return 0.0
    sin, cos = compass(pose[2])
    dx, dy = prize.x - pose[0], prize.y - pose[1]
    across, along = abs(dx * cos - dy * sin), abs(dx * sin + dy * cos)
    return prize.worth if 2 * across < p.t.base[0] and 2 * along < p.t.base[1] else 0.0


def _is_out(t: Tables, pose: Place) -> bool:
    return not (0 <= pose[0] <= t.width and 0 <= pose[1] <= t.depth)


def _is_home(t: Tables, s: State, me: int, pose: Place) -> bool:
    x, y, _ = pose
    across = {"west": x < 0, "east": x > t.width, "south": y < 0, "north": y > t.depth}
    return across[t.scenario.side[s.roster.side[me]].edge or "west"]


def pull(t: Tables, s: State, me: int, prize: Prize, pose: Place, height: float) -> float:
    """Return how much nearer to a prize a place is than others: less the further."""
    if not prize.pulls:
        return 0.0
    x, y, heading = pose
    sin, cos = compass(heading)
    if prize.kind == BOMB:
        over = int(height) - floor_under(t, round(x), round(y))
        drop = fall_length(t, s, me, over, stall=False)
        x, y = x + drop * sin, y + drop * cos
    dx, dy = prize.x - x, prize.y - y
    far = sqrt(dx * dx + dy * dy) + 1.0
    turns = far / (TURN_MM * MM) + (1 - (dx * sin + dy * cos) / far) * ABOUT_MM / TURN_MM / 2
    low, high = _levels(t, s, prize)
    if prize.kind == LAND:
        high = 1.0 / s.roster.climb[me] + 0.01  # one counter above the ground (WINGS-LAND-01)
        turns += LOW_ENOUGH * max(0.0, height - high)
    turns += LEVELS * (max(0.0, low - height) + max(0.0, height - high))
    return -PULL * prize.worth * turns


def _levels(t: Tables, s: State, prize: Prize) -> tuple[float, float]:
    """Return between which heights a prize can be had."""
    if not t.altitude or prize.kind in (TOUCH, CAMP, HOME):
        return 0.0, 99.0
    if prize.kind == LAND:
        return 0.1, 0.5
    if prize.kind == FIRE:
        level = s.level[prize.piece]
        return level - 0.5, level + 1.5
    floor = floor_under(t, prize.x, prize.y)
    return floor + (1.0 if prize.kind == BOMB else 0.5), floor + 2.0


# Bombs.


def fall_length(t: Tables, s: State, aircraft: int, level: int, *, stall: bool) -> int:
    """Return how far ahead of an aircraft its bomb comes down (WINGS-BOMB-02, WINGS-BOMB-05)."""
    cards = s.roster.deck[aircraft]
    step = cards.move[cards.stall if stall else cards.straight].ahead
    return step * (markers_at(level if t.altitude else 1) + 1)


def bomb_worth(
    t: Tables, s: State, aircraft: int, pose: Place, level: int, *, stall: bool, cluster: bool
) -> float:
    """Return what a bomb let go there does."""
    x, y, heading = pose
    level -= floor_under(t, round(x), round(y))
    if t.altitude and level < 1:
        return 0.0
    sin, cos = compass(heading)
    ahead = fall_length(t, s, aircraft, level, stall=stall)
    spot = (round(x + ahead * sin), round(y + ahead * cos), heading)
    footprint = t.bomb_cards[cluster]
    total = 0.0
    for piece in range(t.size, t.pieces):
        if s.status[piece] != GROUND or s.roster.kind[piece] == STRIP:
            continue
        far = footprint.radius + t.footprint[piece].radius
        if abs(s.x[piece] - spot[0]) > far or abs(s.y[piece] - spot[1]) > far:
            continue
        card = footprint.at(spot)
        centre = inside((s.x[piece], s.y[piece]), card)
        other = t.footprint[piece].at((s.x[piece], s.y[piece], s.h[piece]))
        if not centre and not touch(card, other):
            continue
        points = bomb_points(t, s.roster.structure[piece], centre=centre, cluster=cluster)
        share = min(1.0, points / left(t, s, piece, NOBODY))
        worth = t.worth[piece] if t.task[piece] == 1 else 0.2
        total += share * worth * (-1 if s.roster.side[piece] == s.roster.side[aircraft] else 1)
    return total
