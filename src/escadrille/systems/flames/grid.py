"""Places in a formation: a grid whose first row is the front (FLAMES-FORM-01, FLAMES-RULING-70)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from escadrille.systems.flames.choices import COLUMNS, ROWS

CELLS: Final = ROWS * COLUMNS


def place(row: int, column: int) -> int:
    return row * COLUMNS + column


CENTRE: Final = place(ROWS // 2 - 1, COLUMNS // 2 - 1)
NAMES: Final = [f"r{row + 1}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]


def left(cell: int) -> int:
    """Return the cell to the left; -1 where there is none. So for the others."""
    return cell - 1 if cell % COLUMNS else -1


def right(cell: int) -> int:
    return cell + 1 if (cell + 1) % COLUMNS else -1


def behind(cell: int) -> int:
    return cell + COLUMNS if cell + COLUMNS < CELLS else -1


def ahead(cell: int) -> int:
    return cell - COLUMNS if cell >= COLUMNS else -1


# By cell: those next to it, horizontally and vertically, never diagonally.
NEAR: Final = [
    tuple(near for near in (ahead(cell), left(cell), right(cell), behind(cell)) if near >= 0)
    for cell in range(CELLS)
]


def connected(cells: Collection[int]) -> bool:
    """Is each of these cells reached from the others by way of these cells?"""
    todo = [*cells][:1]
    reached = set(todo)
    for cell in todo:
        fresh = [near for near in NEAR[cell] if near in cells and near not in reached]
        reached.update(fresh)
        todo += fresh
    return len(reached) == len(set(cells))
