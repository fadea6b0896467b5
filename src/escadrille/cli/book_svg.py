"""The curves of a campaign's book as small drawings side by side, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from escadrille.cli.ladder_svg import head
from escadrille.kernel.book import Book, Curve, Panel

COLUMNS: Final = 3
WIDE, HIGH = 300, 170  # a panel, with what is between two
LEFT, TOP = 24, 104
LENGTH, HEIGHT = 200, 96  # its curves
LINE: Final = 13
MORE: Final = """
.dashed { stroke-dasharray: 5 4; }
.curve { stroke: var(--react); stroke-width: 2; fill: none; }
.dot { fill: var(--react); stroke: var(--react); stroke-width: 1.5; }
.hollow { fill: var(--sheet); }
"""


def drawn(book: Book, lang: str) -> str:
    """Return the drawing."""
    rows = -(-len(book.panels) // COLUMNS)
    width, height = LEFT + COLUMNS * WIDE, TOP + rows * HIGH
    facts = " · ".join(book.facts)
    lines = [*head(width, height, lang, book.title, facts, MORE), *_legend(book)]
    for number, panel in enumerate(book.panels):
        x, y = LEFT + number % COLUMNS * WIDE, TOP + number // COLUMNS * HIGH
        lines += [f'<g transform="translate({x} {y})">', *_panel(panel, book), "</g>"]
    return "\n".join([*lines, "</svg>"]) + "\n"


def _legend(book: Book) -> Iterator[str]:
    titles = dict.fromkeys(
        (curve.title, place) for panel in book.panels for place, curve in enumerate(panel.curves)
    )
    x = LEFT
    for title, place in titles:
        yield f'<path class="curve{_dash(place)}" d="M{x} 76h28"/>'
        yield f'<text class="second" x="{x + 34}" y="80">{escape(title)}</text>'
        x += 170
    yield f'<circle class="dot" cx="{x + 4}" cy="76" r="3.5"/>'
    yield f'<text class="second" x="{x + 14}" y="80">{escape(book.dot)}</text>'


def _dash(place: int) -> str:
    return " dashed" if place else ""


def _panel(panel: Panel, book: Book) -> Iterator[str]:
    """Yield the curves of a panel over its levels; its figures are told to who cannot see it."""
    figures = [value for curve in panel.curves for value in curve.values]
    low = min(0, *figures)
    high = max(low + 1, *figures, *(level.value for level in panel.levels))
    first, last = book.steps[0], max(book.steps[-1], book.steps[0] + 1)

    def place(step: int, value: int) -> tuple[int, int]:
        across = (step - first) * LENGTH // (last - first)
        return across, 16 + (high - value) * HEIGHT // (high - low)

    told = "; ".join(f"{curve.title}: {' '.join(map(str, curve.values))}" for curve in panel.curves)
    yield f"<title>{escape(f'{panel.title} — {told}')}</title>"
    yield f'<text x="0" y="4">{escape(panel.title)}</text>'
    above = HEIGHT + 2 * LINE
    for level in panel.levels:
        name, value = level.name, level.value
        y = place(first, value)[1]
        above = min(y, above - LINE)  # the names of levels that are close stand clear of each other
        yield f'<path class="hair" d="M0 {y}h{LENGTH}"/>'
        yield f'<text class="second" x="{LENGTH + 6}" y="{above + 4}">{escape(name)} {value}</text>'
    yield f'<path class="axis" d="M0 {place(first, low)[1]}h{LENGTH}"/>'
    for step in (first, book.steps[-1]):
        x = place(step, low)[0]
        yield f'<text class="second" x="{x}" y="{HEIGHT + 32}">{step}</text>'
    yield (
        f'<text class="second" x="{LENGTH // 2}" y="{HEIGHT + 32}" text-anchor="middle">'
        f"{escape(book.step)}</text>"
    )
    for number, curve in enumerate(panel.curves):
        points = [place(step, value) for step, value in zip(book.steps, curve.values, strict=False)]
        yield from _curve(curve, points, number)


def _curve(curve: Curve, points: list[tuple[int, int]], number: int) -> Iterator[str]:
    way = "L".join(f"{x} {y}" for x, y in points)
    yield f'<path class="curve{_dash(number)}" d="M{way}"/>'
    if number == 0:
        for (x, y), done in zip(points, curve.dots, strict=True):
            yield f'<circle class="dot{"" if done else " hollow"}" cx="{x}" cy="{y}" r="3.5"/>'
