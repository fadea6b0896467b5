"""A table of aircraft in text: the levels one above the other, highest first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

WIDTH: Final = 80


def counted(names: Iterable[str]) -> str:
    """Return a list in which what stands there several times is told once."""
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in Counter(names).items())


def ladder(levels: Sequence[str], margin: int, draw: Callable[[int, bool], list[str]]) -> list[str]:
    """Return the lines of all levels; `draw(level, brief)` gives those of one.

    All of them are drawn in brief where one would be too wide.
    """
    drawn = [draw(level, False) for level in range(len(levels))]
    if any(_width(line) > WIDTH - margin - 4 for lines in drawn for line in lines):
        drawn = [draw(level, True) for level in range(len(levels))]
    found = []
    for title, lines in zip(levels, drawn, strict=True):
        titles = [title] + [""] * len(lines)
        for name, line in zip(titles, lines or [""], strict=False):
            found.append(f" {name:<{margin}} │ {line}".rstrip())
    return found


def _width(markup: str) -> int:
    return len(re.sub(r"\[/?[a-z ]*\]", "", markup))
