"""A table drawn in characters, north up: a cell is twice as high as it is wide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from escadrille.mechanics.pen import escaped
from escadrille.mechanics.plane.grid import ROUND, Point

COLUMNS: Final = 76
ROWS: Final = 22
ARROWS: Final = "↑↗→↘↓↙←↖"
GRID: Final = 10_000  # a dot every ten centimetres
UNIT: Final = 1000  # what the numbers on the edges count: centimetres


def arrow(heading: int) -> str:
    """Return the sign nearest to a heading."""
    return ARROWS[(heading + ROUND // 16) % ROUND // (ROUND // 8)]


class Chart:
    """Cells with a sign and a style. What is marked later is written over what was there."""

    def __init__(self, width: int, depth: int, grid: int = GRID, unit: int = UNIT) -> None:
        """`grid` is the distance of the dots, `unit` what the numbers on the edges count."""
        self._grid, self._unit = grid, unit
        self.scale = max(-(-width // COLUMNS), -(-depth // (2 * ROWS)))
        self.columns = -(-width // self.scale)
        self.rows = -(-depth // (2 * self.scale))
        self.width, self.depth = width, depth
        self._signs = [" "] * (self.columns * self.rows)
        self._styles = [""] * (self.columns * self.rows)
        self._names: list[tuple[int, str, str]] = []
        for x in range(grid, width, grid):
            for y in range(grid, depth, grid):
                self.mark((x, y), "·", "dim")

    def middle(self, column: int, row: int) -> Point:
        """Return the middle of a cell."""
        return column * self.scale + self.scale // 2, self.depth - (2 * row + 1) * self.scale

    def mark(self, place: Point, sign: str, style: str = "") -> None:
        """Write a sign where a place is, if it is on the table."""
        cell = self._cell(place)
        if cell is not None:
            self._write(cell, sign, style)

    def label(self, place: Point, sign: str, name: str, style: str) -> None:
        """Write a sign, and have its name written beside it once all signs are there."""
        cell = self._cell(place)
        if cell is not None:
            shared = any(cell == other for other, _, _ in self._names)
            self._write(cell, "✕" if shared else sign, style)
            self._names.append((cell, name, style))

    def _write_names(self) -> None:
        """Write each name where there is room: right, left, below or above."""
        taken = {cell for cell, _, _ in self._names}
        for cell, name, style in self._names:
            for start in (cell + 1, cell - len(name), cell + self.columns, cell - self.columns):
                cells = range(start, start + len(name))
                if self._fits(cell, cells) and taken.isdisjoint(cells):
                    taken.update(cells)
                    for at, letter in zip(cells, name, strict=True):
                        self._write(at, letter, style)
                    break

    def _fits(self, cell: int, cells: range) -> bool:
        """Do these cells lie in one row of the chart, next to that cell?"""
        if cells[0] < 0 or cells[-1] >= len(self._signs):
            return False
        first, last, column = (at % self.columns for at in (cells[0], cells[-1], cell))
        return first <= last and first - 1 <= column <= last + 1

    def line(self, start: Point, end: Point, sign: str, style: str = "") -> None:
        """Write a sign in every cell of a straight line."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1])) // self.scale + 1
        for step in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.mark((x, y), sign, style)

    def fill(self, cells: Iterable[tuple[int, int]], sign: str, style: str = "") -> None:
        for column, row in cells:
            self._write(row * self.columns + column, sign, style)

    def lines(self) -> list[str]:
        """Return the chart in a frame, with numbers along its edges."""
        self._write_names()
        top = "".join(self._tick(column) for column in range(self.columns))
        found = [f"[dim]    {top.rstrip()}[/]", f"[dim]   ┌{'─' * self.columns}┐[/]"]
        found += (
            f"[dim]{self._height(row):>3}│[/]{self._row(row)}[dim]│[/]" for row in range(self.rows)
        )
        return [*found, f"[dim]   └{'─' * self.columns}┘[/]"]

    def _cell(self, place: Point) -> int | None:
        x, y = place
        if not (0 <= x <= self.width and 0 <= y <= self.depth):
            return None
        column = min(x // self.scale, self.columns - 1)
        row = min((self.depth - y) // (2 * self.scale), self.rows - 1)
        return row * self.columns + column

    def _write(self, cell: int, sign: str, style: str) -> None:
        self._signs[cell], self._styles[cell] = sign, style

    def _tick(self, column: int) -> str:
        """Return the letter of the upper scale at a column: a number at every second dot."""
        for back in range(3):
            left = (column - back) * self.scale
            mark = -(-left // (2 * self._grid)) * 2 * self._grid
            text = str(mark // self._unit)
            whole = column - back + len(text) <= self.columns
            if 0 <= left <= mark < left + self.scale and back < len(text) and whole:
                return text[back]
        return " "

    def _height(self, row: int) -> str:
        high = self.depth - 2 * row * self.scale
        mark = high // self._grid * self._grid
        return str(mark // self._unit) if mark > high - 2 * self.scale else ""

    def _row(self, row: int) -> str:
        """Return a row with its styles as markup, one span for neighbours of the same style."""
        found, open_style = "", ""
        for cell in range(row * self.columns, (row + 1) * self.columns):
            style = self._styles[cell]
            if style != open_style:
                found += ("[/]" if open_style else "") + (f"[{style}]" if style else "")
                open_style = style
            found += escaped(self._signs[cell])
        return found + ("[/]" if open_style else "")
