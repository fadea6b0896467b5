"""Who looks ahead: levels by how far they think, temperaments by what they weigh."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from escadrille.kernel.api import Choice
from escadrille.kernel.bots import Standing

LATEST: Final = 30.0  # log-odds beyond which the outcome is certain


class Level(NamedTuple):
    """How far a bot thinks, and how often it plays any of its choices all the same."""

    playouts: int
    slips: float
    guesses: int = 1
    """How often it thinks about what the others may lay in secret."""


LEVELS: Final = {
    "recruit": Level(12, 0.42),
    "pilot": Level(24, 0.27),
    "veteran": Level(60, 0.15),
    "ace": Level(300, 0.0),
}
TEMPERS: Final = {
    "cautious": Standing(losses=0.3, kills=-0.05, prospects=0.0),
    "aggressive": Standing(losses=-0.05, kills=0.3, prospects=0.0),
    "opportunist": Standing(losses=0.0, kills=0.0, prospects=0.3),
}
"""What each temperament cares for beside victory: the worth of a step in each part of a standing.

At even chances a step in any part is worth a quarter of a victory to everyone.
"""
CALM: Final = Standing(0.0, 0.0, 0.0)


class Considered(NamedTuple):
    """A choice that a bot tried: the chance of victory that it found, in how many worlds."""

    choice: Choice
    value: float
    worlds: int
    standing: Standing | None
    """The mean of what was judged; None where every world ended the game."""


class Feeling(NamedTuple):
    """How a temperament values what comes of a choice: what has changed counts, not the past."""

    temper: Standing
    since: Standing

    def value(self, found: Standing | float) -> float:
        """Return the points of a game that is over, or the chance of them and what is felt."""
        if not isinstance(found, Standing):
            return found
        parts = zip(self.temper, self.since, found, strict=True)
        return chance(found) + sum([care * (now - past) for care, past, now in parts])


def chance(standing: Standing) -> float:
    """Return the chance of victory of a standing."""
    return 1 / (1 + math.exp(-max(-LATEST, min(LATEST, sum(standing)))))
