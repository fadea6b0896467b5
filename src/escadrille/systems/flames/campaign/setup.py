"""From a campaign sheet to the first state."""

from __future__ import annotations

from escadrille.kernel.rng import Chance
from escadrille.systems.flames.campaign.frames import CAMPAIGN
from escadrille.systems.flames.campaign.state import State, fresh
from escadrille.systems.flames.campaign.tables import Tables


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question: the map without a counter."""
    s = fresh(t, chance)
    s.stack = [(CAMPAIGN, 0, 0, 0)]
    return s
