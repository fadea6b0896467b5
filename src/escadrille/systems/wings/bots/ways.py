"""Where an aircraft can go with its next cards: every legal programme, as a tree seen from it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import ROUND, moved, unit
from escadrille.systems.wings.rules.programming import (
    ANYTHING,
    ENGINE,
    STILL,
    Key,
    choices_at,
    face_of,
    kind_of,
)
from escadrille.systems.wings.state import BLANKED, OTHER
from escadrille.systems.wings.tables import CLIMB, DIVE, IMMELMANN, STALL, STRAIGHT, Cards, Tables

# What a card does to the altitude.
KEEP: Final = 0
UP: Final = 1
DOWN: Final = 2  # a level
SINK: Final = 3  # a counter
ONE: Final = float(1 << 24)


class Step(NamedTuple):
    """What a card does to the altitude, and where it ends, seen from the start."""

    change: int
    right: int
    ahead: int


class Node(NamedTuple):
    """One card of a programme: where it ends, seen from the start, and which cards can follow."""

    parent: int
    face: int
    kind: int
    right: int
    ahead: int
    turn: int
    steps: tuple[Step, ...]
    """What all cards up to this one do to the altitude."""
    strained: bool
    first: int
    last: int


Rows = tuple[tuple[Node, ...], ...]


@lru_cache(maxsize=1 << 9)
def programmes(t: Tables, cards: Cards, key: Key) -> Rows:
    """Return all legal programmes after what was flown, row by row.

    Errors are never among them, even where the rules accept them. The stall of a stricken engine
    is asked of whole programmes, which is quicker than of each card.
    """
    letter, before, last, count, bits, stage, _ = key
    whole = _whole(t, cards, (letter, before, last, count, bits & ~(ANYTHING | ENGINE), stage, ()))
    if bits & ENGINE:
        whole = [faces for faces in whole if _stalls(cards, faces)] or whole
    found: list[list[tuple[int, ...]]] = [[()]]
    found += [list(dict.fromkeys([faces[: n + 1] for faces in whole])) for n in range(count)]
    rows: list[tuple[Node, ...]] = [(Node(0, last, OTHER, 0, 0, 0, (), False, 0, 0),)]
    for now in range(1, count + 1):
        follow = Counter([faces[:now] for faces in found[now + 1]] if now < count else ())
        above = {faces: number for number, faces in enumerate(found[now - 1])}
        nodes, first = [], 0
        for faces in found[now]:
            parent = above[faces[:-1]]
            flown = (before, last, *faces)
            family = (parent, first, first + follow[faces])
            nodes.append(_node(cards, flown, rows[-1][parent], family))
            first = family[2]
        rows.append(tuple(nodes))
    return tuple(rows[1:])


def _whole(t: Tables, cards: Cards, key: Key) -> list[tuple[int, ...]]:
    """Return every programme that may follow these cards."""
    letter, before, last, count, bits, stage, prefix = key
    if len(prefix) == count:
        return [prefix]
    if len(prefix) >= STILL.get(stage, count):
        return [prefix + (BLANKED,) * (count - len(prefix))]  # WINGS-LAND-03: nothing is played
    found = []
    for choice in choices_at(t, cards, key):
        longer = (*prefix, face_of(choice))
        found += _whole(t, cards, (letter, before, last, count, bits, stage, longer))
    return found


def _stalls(cards: Cards, faces: tuple[int, ...]) -> bool:
    return any(kind_of(cards, face) == STALL for face in faces)


def _node(cards: Cards, flown: tuple[int, ...], above: Node, family: tuple[int, int, int]) -> Node:
    before, last, face = flown[-3:]
    parent, first, behind = family
    kind = kind_of(cards, face)
    start = (above.right, above.ahead, above.turn)
    end = start if face == BLANKED else moved(start, cards.move[face])
    change = _change(kind, kind_of(cards, last), kind_of(cards, before))
    steps = (*above.steps, Step(change, *end[:2])) if change else above.steps
    strained = face != BLANKED and (cards.diamond[face] or kind in (DIVE, IMMELMANN))
    return Node(parent, face, kind, *end, steps, strained, first, behind)


def _change(kind: int, last: int, before: int) -> int:
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
    """Turns to one side for ever: their centre, seen from the aircraft, and their radius."""

    right: float
    ahead: float
    radius: float


@lru_cache(maxsize=64)
def circles(cards: Cards) -> tuple[Circle, Circle]:
    """Return the circles that a deck's plain turns fly, to the left and to the right."""
    found = []
    for face in cards.turns:
        right, ahead, turn = cards.move[face]
        sin, cos = compass(turn)
        # The centre is where the turn leaves a point in place.
        det = (1 - cos) ** 2 + sin**2
        x = ((1 - cos) * right + sin * ahead) / det
        y = ((1 - cos) * ahead - sin * right) / det
        found.append(Circle(x, y, (x * x + y * y) ** 0.5))
    return found[0], found[1]
