"""Who looks ahead: levels by how far they think, temperaments by what they weigh."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from escadrille.kernel.api import Choice, Standing

LATEST: Final = 30.0  # log-odds beyond which the outcome is certain


class Level(NamedTuple):
    """How far a bot thinks, and how often it plays any of its choices all the same."""

    playouts: int
    slips: float


LEVELS: Final = {
    "recruit": Level(12, 0.4),
    "pilot": Level(24, 0.22),
    "veteran": Level(60, 0.1),
    "ace": Level(320, 0.0),
}
TEMPERS: Final = {
    "cautious": Standing(losses=1.6, kills=0.8, prospects=1.0),
    "aggressive": Standing(losses=0.7, kills=1.5, prospects=0.9),
    "opportunist": Standing(losses=1.0, kills=1.0, prospects=1.6),
}
"""How much each part of a standing weighs with each temperament."""
EVEN: Final = Standing(1.0, 1.0, 1.0)


class Considered(NamedTuple):
    """A choice that a bot tried: the chance of victory that it found, in how many worlds."""

    choice: Choice
    value: float
    worlds: int
    standing: Standing | None
    """The mean of what was judged, as weighed; None where every world ended the game."""


def weighed(temper: Standing, since: Standing, standing: Standing) -> Standing:
    """Return a standing as a temperament feels it: what has changed weighs, not what is past."""
    parts = zip(temper, since, standing, strict=True)
    return Standing(*[past + weight * (now - past) for weight, past, now in parts])


def chance(standing: Standing) -> float:
    """Return the chance of victory of a standing."""
    return 1 / (1 + math.exp(-max(-LATEST, min(LATEST, sum(standing)))))
