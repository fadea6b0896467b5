"""The ratings of a ladder as a drawing in the colours of the house, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from escadrille.lab.ladder import ANCHOR, Ladder, Rating
from escadrille.lab.ratings import ANCHORED
from escadrille.locale import Voice

SPACES: Final = (20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000)
LONGEST: Final = 24  # signs of a name beside it
WIDTH: Final = 760
LEFT: Final = 184  # where the axis begins
LENGTH: Final = 488
APART: Final = 60
TOP: Final = 92
ROW: Final = 32
STYLE: Final = """
svg { --sheet: #F3F6F3; --ink: #12212D; --ink2: #455663; --line: #6B7D87; --hair: #BFCACC;
  --react: #0C5596; background: var(--sheet); font-size: 13px; font-stretch: 87.5%;
  font-variant-numeric: tabular-nums; font-family: Bahnschrift, "DIN Alternate",
  "Avenir Next Condensed", "Roboto Condensed", "DejaVu Sans Condensed", "Arial Narrow", system-ui,
  sans-serif; }
@media (prefers-color-scheme: dark) { svg { --sheet: #122023; --ink: #EAF1EC; --ink2: #A9BBB8;
  --line: #6A8085; --hair: #31474C; --react: #85C4FF; } }
text { fill: var(--ink); }
.title { font-size: 18px; font-weight: 700; }
.second { fill: var(--ink2); font-size: 12px; }
.figure { font-weight: 700; text-anchor: end; }
.hair { stroke: var(--hair); }
.axis { stroke: var(--line); }
.bar { stroke: var(--react); stroke-width: 3; fill: none; }
.point { fill: var(--ink); stroke: var(--sheet); stroke-width: 2; }
"""


class Axis:
    """Places ratings from 0 to `length`; round figures mark it, `apart` or nearly."""

    def __init__(self, ratings: Sequence[Rating], length: int, apart: int) -> None:
        low = min((one.low for one in ratings), default=ANCHORED)
        high = max((one.high for one in ratings), default=ANCHORED)
        space = next(space for space in SPACES if (high - low) * apart < space * length)
        first, last = low // space, -(-high // space)
        self.length = length
        self.ticks = [space * number for number in range(first, last + 1)]

    def place(self, elo: float) -> int:
        low, high = self.ticks[0], self.ticks[-1]
        return round(self.length * (elo - low) / (high - low or 1))


def short(name: str) -> str:
    """Return a name that fits beside an axis: of a long path, its end."""
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]


def head(width: int, height: int, lang: str, title: str, told: str, more: str = "") -> list[str]:
    """Return how a drawing begins: its size, its styles, what it is called and what it tells."""
    title, told = escape(title), escape(told)
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" xml:lang="{lang}">',
        f"<title>{title}</title>",
        f"<desc>{told}</desc>",
        f"<style>{STYLE}{more}</style>",
        f'<text class="title" x="24" y="36">{title}</text>',
        f'<text class="second" x="24" y="58">{told}</text>',
    ]


def drawn(found: Ladder, say: Voice) -> str:
    """Return the drawing."""
    title = say("ladder-svg-title", system=found.system, scenario=found.scenario)
    meaning = say("ladder-svg-meaning", anchor=ANCHOR)
    bottom = TOP + ROW * len(found.ratings)
    lines = [
        *head(WIDTH, bottom + 48, say.lang, title, meaning),
        *_scale(Axis(found.ratings, LENGTH, APART), bottom),
        *_rows(found, say),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _scale(axis: Axis, bottom: int) -> Iterator[str]:
    for elo in axis.ticks:
        x = LEFT + axis.place(elo)
        yield f'<path class="hair" d="M{x} {TOP - 12}V{bottom}"/>'
        yield f'<text class="second" x="{x}" y="{bottom + 20}" text-anchor="middle">{elo}</text>'
    yield f'<path class="axis" d="M{LEFT} {bottom}h{LENGTH}"/>'


def _rows(found: Ladder, say: Voice) -> Iterator[str]:
    axis = Axis(found.ratings, LENGTH, APART)
    for number, one in enumerate(found.ratings):
        y = TOP + ROW * number + 10
        low, middle, high = (LEFT + axis.place(elo) for elo in (one.low, one.elo, one.high))
        yield f"<g><title>{escape(_told(one, say))}</title>"
        yield f'<text x="24" y="{y + 5}">{escape(short(one.bot))}</text>'
        if one.bot == ANCHOR:
            yield f'<path class="point" d="M{middle - 8} {y}l8 -8 8 8 -8 8z"/>'
        else:
            yield f'<path class="bar" d="M{low} {y - 6}v12m0 -6H{high}m0 -6v12"/>'
            yield f'<circle class="point" cx="{middle}" cy="{y}" r="6"/>'
        yield f'<text class="figure" x="{WIDTH - 24}" y="{y + 5}">{one.elo}</text></g>'


def _told(one: Rating, say: Voice) -> str:
    return say("ladder-svg-row", bot=one.bot, elo=one.elo, low=one.low, high=one.high)
