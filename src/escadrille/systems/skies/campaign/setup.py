"""From a campaign sheet to the first state."""

from __future__ import annotations

from escadrille.kernel.rng import Chance
from escadrille.systems.skies.campaign.frames import CAMPAIGN
from escadrille.systems.skies.campaign.state import Pilot, State, fresh
from escadrille.systems.skies.campaign.tables import FIRST_PILOTS, FIT, NOBODY, Tables


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question: nine pilots a side (SKIES-CAMP-02)."""
    s = fresh(t, chance)
    for roster in s.pilots:
        for ps in FIRST_PILOTS:
            roster += Pilot(ps, 0, FIT, NOBODY)
    s.stack = [(CAMPAIGN, 0, 0, 0)]
    return s
