"""Random situations on a measured table: some anywhere, some where sides and corners meet."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

from escadrille.mechanics.plane.grid import Pose
from escadrille.mechanics.plane.shapes import Footprint

CASES = int(os.environ.get("ESCADRILLE_GEOMETRY", "2000"))

BASE = Footprint(4400, 6800)
BALLOON = Footprint(6500, 8800)
RULER, HALF_RULER = 20000, 10000


def cases(seed: int) -> Iterator[Random]:
    """Yield a source of chance for each case, the same in every run."""
    for case in range(CASES):
        yield Random(f"{seed} {case}")


def anywhere(chance: Random, room: int = 30000) -> Pose:
    return chance.randint(-room, room), chance.randint(-room, room), chance.randrange(36000)


def snapped(chance: Random) -> Pose:
    """Return a pose whose sides are likely to touch, to cover or to prolong another's."""
    x, y = chance.randint(-6, 6) * 2200, chance.randint(-6, 6) * 3400
    if chance.random() < 0.2:
        x, y = y, x
    return x, y, chance.choice((0, 9000, 18000, 27000, 0, 9000, 3000, 6000, 4500, 3300))


def some_pose(chance: Random) -> Pose:
    draw = chance.random()
    if draw < 0.5:
        return anywhere(chance)
    return anywhere(chance, 8000) if draw < 0.65 else snapped(chance)


def some_footprint(chance: Random) -> Footprint:
    return BALLOON if chance.random() < 0.2 else BASE


def mirrored(pose: Pose) -> Pose:
    """Return the pose as a mirror along the north-south line shows it."""
    x, y, heading = pose
    return -x, y, -heading % 36000


def quarter_turned(pose: Pose) -> Pose:
    """Return the pose as it is once the table has been turned to the right."""
    x, y, heading = pose
    return y, -x, (heading + 9000) % 36000


def carried(pose: Pose) -> Pose:
    x, y, heading = pose
    return x + 123457, y - 76543, heading


SAME = (mirrored, quarter_turned, carried)
