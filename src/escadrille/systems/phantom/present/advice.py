"""What a course came to in many flights, in words and figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from escadrille.kernel.bots import Figure
from escadrille.kernel.words import Say
from escadrille.systems.phantom.facts import chance
from escadrille.systems.phantom.present.scene import Figures, minus

SCALE: Final = 10.0  # VP that make the difference between a campaign won and lost
COUNTED: Final = ("vp", "lost", "missing", "stress", "so")


def told(figures: Mapping[str, Figure], say: Say) -> list[str]:
    """Return what a course is worth, the chance to destroy the Target, and the mean and spread of
    all that is counted."""
    pen = Figures(say, rich=False)
    destroyed = pen.odds(chance(figures["destroyed"].mean))
    worth = minus(pen.decimal(SCALE * figures["worth"].mean))
    lines = [say("phantom-figure-worth", vp=worth), say("phantom-figure-destroyed", odds=destroyed)]
    for name in COUNTED:
        mean, low, high = figures[name]
        if (low, mean, high) != (0, 0, 0):
            spread = "always" if low == mean == high else "same" if low == high else "between"
            ends = {"low": minus(round(low)), "high": minus(round(high))}
            value = say(f"phantom-spread-{spread}", mean=minus(pen.decimal(mean)), **ends)
            lines.append(say(f"phantom-figure-{name}", value=value))
    return lines
