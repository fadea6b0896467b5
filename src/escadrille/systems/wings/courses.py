"""Where an aircraft can go with its next cards: every legal programme, as a tree seen from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import ROUND, Point, moved, unit
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.rules.programming import ANYTHING, Key, followers, kind_of
from escadrille.systems.wings.state import BLANKED
from escadrille.systems.wings.tables import (
    CLIMB,
    DIVE,
    IMMELMANN,
    LEFT,
    RIGHT,
    STALL,
    STRAIGHT,
    TURN,
    Cards,
)

# What a card does to the altitude.
KEEP: Final = 0
UP: Final = 1
DOWN: Final = 2  # a level
SINK: Final = 3  # a counter
ONE: Final = float(1 << 24)


class Node(NamedTuple):
    """One card of a programme: where it ends, seen from the start, and which cards can follow."""

    parent: int
    face: int
    kind: int
    right: int
    ahead: int
    turn: int
    steps: tuple[int, ...]
    """What all cards up to this one do to the altitude."""
    strained: bool
    first: int
    last: int


Rows = tuple[tuple[Node, ...], ...]


@lru_cache(maxsize=1 << 12)
def programmes(cards: Cards, key: Key) -> Rows:
    """Return all legal programmes after what was flown, row by row; `key` may fix the first cards.

    Errors are never among them, even where the rules accept them.
    """
    letter, before, last, count, bits, stage, fixed = key
    bits &= ~ANYTHING
    rows: list[tuple[Node, ...]] = []
    open_ends: list[tuple[int, tuple[int, ...], tuple[int, int, int], tuple[int, ...]]]
    open_ends = [(0, (), (0, 0, 0), ())]
    for place in range(count):
        row: list[Node] = []
        spans: list[tuple[int, int]] = []
        ends = []
        for parent, prefix, pose, steps in open_ends:
            first = len(row)
            if place < len(fixed):
                faces: list[int] = [fixed[place]]
            else:
                found = followers(cards, (letter, before, last, count, bits, stage, prefix))
                faces = [BLANKED if one == c.BLANK else one - c.CARD for one in found]
            for face in faces:
                node, end = _node(cards, (before, last, *prefix), face, parent, pose, steps)
                ends.append((len(row), (*prefix, face), end, node.steps))
                row.append(node)
            spans.append((first, len(row)))
        if rows:
            rows[-1] = tuple(
                node._replace(first=span[0], last=span[1])
                for node, span in zip(rows[-1], spans, strict=True)
            )
        rows.append(tuple(row))
        open_ends = ends
    return tuple(rows)


def _node(
    cards: Cards,
    flown: tuple[int, ...],
    face: int,
    parent: int,
    pose: tuple[int, int, int],
    steps: tuple[int, ...],
) -> tuple[Node, tuple[int, int, int]]:
    kind = kind_of(cards, face)
    end = pose if face == BLANKED else moved(pose, cards.move[face])
    step = _step(kind, kind_of(cards, flown[-1]), kind_of(cards, flown[-2]))
    if step:
        steps = (*steps, step)
    strained = face != BLANKED and (cards.diamond[face] or kind in (DIVE, IMMELMANN))
    return Node(parent, face, kind, *end, steps, strained, 0, 0), end


def _step(kind: int, last: int, before: int) -> int:
    """Return what a card does to the altitude after those before it (WINGS-MOVE-02)."""
    if kind == CLIMB or (kind == IMMELMANN and last == STRAIGHT):
        return UP
    if kind == DIVE:
        return DOWN
    if (kind == IMMELMANN and last == STALL) or (kind, last, before) == (
        STRAIGHT,
        IMMELMANN,
        CLIMB,
    ):
        return SINK
    return KEEP


@lru_cache(maxsize=1 << 16)
def compass(heading: int) -> tuple[float, float]:
    """Return sine and cosine of a heading."""
    sin, cos = unit(heading % ROUND)
    return sin / ONE, cos / ONE


class Circle(NamedTuple):
    """Turns to one side for ever: the centre seen from the aircraft, and how far they go from it."""

    right: float
    ahead: float
    radius: float


@lru_cache(maxsize=64)
def circles(cards: Cards) -> tuple[Circle, Circle]:
    """Return the circles that a deck's plain turns fly, to the left and to the right."""
    found = []
    for side in (LEFT, RIGHT):
        face = next(
            f for f, kind in enumerate(cards.kind) if kind == TURN and cards.side[f] == side
        )
        right, ahead, turn = cards.move[face]
        sin, cos = compass(turn)
        # The centre is where the turn leaves a point in place.
        det = (1 - cos) ** 2 + sin**2
        x = ((1 - cos) * right + sin * ahead) / det
        y = ((1 - cos) * ahead - sin * right) / det
        found.append(Circle(x, y, (x * x + y * y) ** 0.5))
    return found[0], found[1]


def place_of(
    origin: Point, sin: float, cos: float, right: float, ahead: float
) -> tuple[float, float]:
    """Return where a point seen from a pose lies on the table."""
    return origin[0] + right * cos + ahead * sin, origin[1] + ahead * cos - right * sin
