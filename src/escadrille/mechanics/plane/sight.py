"""The ruler laid from a point into an arc, what stands in its way, and who is on whose tail.

All answers are squared lengths, rounded up to a whole, to be compared with the square of a length
(`short = sight2(...) <= HALF_RULER**2`), or `OUT`. Edges of arcs and ends of rulers are included.
A ruler may brush a base: only the inside of a base is in its way. Rules: WINGS-RULING-14.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import Pose
from escadrille.mechanics.plane.shapes import Footprint, Polygon

OUT: Final = -1


class Arc(NamedTuple):
    """A sector seen from a centre: where its middle looks, as a turn from the nose, and half its angle.

    The front arc of 66 degrees is `Arc(0, 3300)`, a rear half `Arc(18000, 9000)`, all round
    `Arc(0, 18000)`.
    """

    facing: int
    half: int


def sight2(
    pose: Pose,
    arc: Arc,
    target: Footprint,
    target_pose: Pose,
    limit: int,
    blockers: Iterable[Polygon] = (),
) -> int:
    """Return the square of the shortest ruler from a centre to a base, inside an arc, past blockers.

    It is `OUT` where none is at most `limit` long. Rules: WINGS-FIRE-03 to -05, WINGS-GND-04.
    """


def is_blind(
    shooter: Footprint, pose: Pose, target: Footprint, target_pose: Pose, limit: int
) -> bool:
    """Is the target in the blind spot behind a base, out to `limit`? Rules: WINGS-TWO-03."""


def tail2(
    tailer: Footprint,
    pose: Pose,
    target: Footprint,
    target_pose: Pose,
    limit: int,
    blockers: Iterable[Polygon] = (),
) -> int:
    """Return the square of the shortest ruler from the front of a base to the rear of another.

    It is `OUT` where none at most `limit` long joins them without crossing a base.
    Rules: WINGS-TAIL-01.
    """
