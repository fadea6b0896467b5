"""Who beats whom, as a map: all against all in the order of worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from escadrille.lab.balance import Balance, Pairing, Worth
from escadrille.lab.worth import EVEN, expected

Say = Callable[..., str]

BANDS: Final = 10
# Limits of the shades from clearly beaten to clearly winning; the middle one is even.
LIMITS: Final = (0.25, EVEN[0], EVEN[1], 0.75)
SHADES: Final = ("far-below", "below", "even", "above", "far-above")
CELL: Final = 10
LEFT: Final = 170
TOP: Final = 72
FOOT: Final = 34
STYLE: Final = """
:root{--sheet:#F3F6F3;--ink:#12212D;--ink2:#455663;--hair:#BFCACC;--fire:#A3175C;--fire-t:#F6E3EC;
--fire-m:#D58BAE;--man:#23673F;--man-t:#E2F0E6;--man-m:#85B497;--even:#FFFFFF}
@media(prefers-color-scheme:dark){:root{--sheet:#122023;--ink:#EAF1EC;--ink2:#A9BBB8;--hair:#31474C;
--fire:#FF8DB9;--fire-t:#3A2631;--fire-m:#8C4E69;--man:#86D5A2;--man-t:#1D3A2E;--man-m:#4B8062;
--even:#1A2C30}}
svg{background:var(--sheet)}
text{font:11px Bahnschrift,"DIN Alternate","Avenir Next Condensed","Roboto Condensed",
"DejaVu Sans Condensed","Arial Narrow",system-ui,sans-serif;fill:var(--ink);
font-variant-numeric:tabular-nums}
.title{font-size:15px;font-weight:700}.second{fill:var(--ink2)}
.far-below{fill:var(--fire-m)}.below{fill:var(--fire-t)}.even{fill:var(--even)}
.above{fill:var(--man-t)}.far-above{fill:var(--man-m)}
.seen{fill:none;stroke:var(--ink);stroke-width:.8}.plus,.minus{fill:none;stroke-width:1.6}
.plus{stroke:var(--man)}.minus{stroke:var(--fire)}.edge{fill:none;stroke:var(--hair)}"""


def shade(share: float) -> int:
    """Return the number of the shade of a share of points."""
    return sum(share > limit for limit in LIMITS)


def bands(worth: Sequence[Worth], pairs: Sequence[Pairing]) -> list[list[float | None]]:
    """Return the mean share of each tenth of the aircraft against each tenth, the best first.

    None: they did not meet.
    """
    size = -(-len(worth) // BANDS)
    place = {one.id: number // size for number, one in enumerate(worth)}
    count = max(place.values()) + 1
    met: list[list[list[float]]] = [[[] for _ in range(count)] for _ in range(count)]
    for pair in pairs:
        first, second = pair.first[0], pair.second[0]
        if first in place:
            met[place[first]][place[second]].append(pair.share)
            met[place[second]][place[first]].append(1 - pair.share)
    return [[sum(cell) / len(cell) if cell else None for cell in row] for row in met]


def svg(measured: Balance, group: str, say: Say) -> str:
    """Return the map of a group: shades promised by worth, and what was played in full strokes."""
    worth = [one for one in measured.worth if one.group == group]
    side = CELL * len(worth)
    width, height = LEFT + side + 16, TOP + side + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<style>{STYLE}</style>",
        _text(12, 22, say("balance-map-title", system=measured.system), "title"),
        _text(12, 40, say("balance-map-legend"), "second"),
        _text(12, 56, say("balance-map-marks"), "second"),
        *_promised(worth),
        f'<path class="edge" d="M{LEFT} {TOP}h{side}v{side}h-{side}z"/>',
        *_played(worth, measured.pairs),
        *(_label(number, one) for number, one in enumerate(worth)),
        _text(LEFT, TOP + side + 20, say("balance-map-order"), "second"),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _text(x: float, y: float, words: str, look: str, *, end: bool = False) -> str:
    anchor = ' text-anchor="end"' if end else ""
    return f'<text x="{x}" y="{y}" class="{look}"{anchor}>{escape(words)}</text>'


def _label(number: int, one: Worth) -> str:
    points = "" if one.points is None else f" · {one.points}"
    return _text(LEFT - 6, TOP + CELL * (number + 1) - 1, f"{one.name}{points}", "name", end=True)


def _promised(worth: Sequence[Worth]) -> list[str]:
    """One path for each shade, of runs along the rows: a map of thousands of cells stays small."""
    runs: list[list[str]] = [[] for _ in SHADES]
    for row, one in enumerate(worth):
        shades = [shade(expected(one.elo - other.elo)) for other in worth]
        start = 0
        for column in range(1, len(shades) + 1):
            if column == len(shades) or shades[column] != shades[start]:
                x, y, long = LEFT + CELL * start, TOP + CELL * row, CELL * (column - start)
                runs[shades[start]].append(f"M{x} {y}h{long}v{CELL}h-{long}z")
                start = column
    named = zip(SHADES, runs, strict=True)
    return [f'<path class="{name}" d="{"".join(run)}"/>' for name, run in named if run]


def _played(worth: Sequence[Worth], pairs: Sequence[Pairing]) -> list[str]:
    """Mark pairs that met with a frame, and in it a plus or a minus where they were uneven."""
    place = {one.id: number for number, one in enumerate(worth)}
    marks: dict[str, list[str]] = {"seen": [], "plus": [], "minus": []}
    for pair in pairs:
        if pair.first[0] not in place:
            continue
        row, column = place[pair.first[0]], place[pair.second[0]]
        for share, (x, y) in ((pair.share, (column, row)), (1 - pair.share, (row, column))):
            left, top = LEFT + CELL * x, TOP + CELL * y
            marks["seen"].append(f"M{left + 1} {top + 1}h8v8h-8z")
            if share > EVEN[1]:
                marks["plus"].append(f"M{left + 2.5} {top + 5}h5m-2.5-2.5v5")
            elif share < EVEN[0]:
                marks["minus"].append(f"M{left + 2.5} {top + 5}h5")
    return [f'<path class="{name}" d="{"".join(path)}"/>' for name, path in marks.items() if path]
