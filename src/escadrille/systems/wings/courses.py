"""Where an aircraft can go with its next cards: every legal programme, as a tree seen from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from escadrille.mechanics.plane.grid import ROUND, moved, unit
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.rules.programming import ANYTHING, ENGINE, Key, followers, kind_of
from escadrille.systems.wings.state import BLANKED, OTHER
from escadrille.systems.wings.tables import (
    CLIMB,
    DIVE,
    IMMELMANN,
    STALL,
    STRAIGHT,
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


@lru_cache(maxsize=1 << 9)
def programmes(cards: Cards, key: Key) -> Rows:
    """Return all legal programmes after what was flown, row by row.

    Errors are never among them, even where the rules accept them. The stall of a stricken engine
    is asked of whole programmes, which is quicker than of each card.
    """
    letter, before, last, count, bits, stage, _ = key
    whole = _whole(cards, (letter, before, last, count, bits & ~(ANYTHING | ENGINE), stage, ()))
    if bits & ENGINE:
        whole = [faces for faces in whole if _stalls(cards, faces)] or whole
    rows: list[list[Node]] = [[] for _ in range(count)]
    done: tuple[int, ...] = ()
    for faces in whole:
        place = 0
        while faces[: place + 1] == done[: place + 1]:
            place += 1
        for now in range(place, count):
            above = rows[now - 1][-1] if now else None
            rows[now].append(_node(cards, (before, last, *faces[: now + 1]), above))
            if above is not None:
                _adopt(rows, now)
        done = faces
    return tuple(tuple(row) for row in rows)


def _whole(cards: Cards, key: Key) -> list[tuple[int, ...]]:
    """Return every programme that may follow these cards."""
    letter, before, last, count, bits, stage, prefix = key
    if len(prefix) == count:
        return [prefix]
    found = []
    for choice in followers(cards, key):
        face = BLANKED if choice == c.BLANK else choice - c.CARD
        found += _whole(cards, (letter, before, last, count, bits, stage, (*prefix, face)))
    return found


def _stalls(cards: Cards, faces: tuple[int, ...]) -> bool:
    return any(kind_of(cards, face) == STALL for face in faces)


def _adopt(rows: list[list[Node]], place: int) -> None:
    """Note the last node of a row as a follower of the last one of the row above."""
    number, above = len(rows[place]) - 1, rows[place - 1][-1]
    first = above.first if above.last else number
    rows[place - 1][-1] = above._replace(first=first, last=number + 1)
    rows[place][-1] = rows[place][-1]._replace(parent=len(rows[place - 1]) - 1)


def _node(cards: Cards, flown: tuple[int, ...], above: Node | None) -> Node:
    before, last, face = flown[-3:]
    kind = kind_of(cards, face)
    start = (above.right, above.ahead, above.turn) if above else (0, 0, 0)
    end = start if face == BLANKED else moved(start, cards.move[face])
    step = _step(kind, kind_of(cards, last), kind_of(cards, before))
    steps = above.steps if above else ()
    strained = face != BLANKED and (cards.diamond[face] or kind in (DIVE, IMMELMANN))
    return Node(0, face, kind, *end, (*steps, step) if step else steps, strained, 0, 0)


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


def like(cards: Cards, before: int, last: int) -> tuple[int, int]:
    """Return two cards after which the same may follow as after these, always the same two.

    So few trees serve all situations.
    """
    if kind_of(cards, before) != CLIMB:
        before = OTHER
    if 0 <= last < BLANKED:
        cast = (cards.kind[last], cards.diamond[last])
        last = list(zip(cards.kind, cards.diamond, strict=True)).index(cast)
    return before, last


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
