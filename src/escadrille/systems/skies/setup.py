"""From a scenario and a seed to the first state."""

from __future__ import annotations

from escadrille.kernel.rng import Chance
from escadrille.systems.skies.frames import BEGIN, GAME, PLACING, PREPARE, PROMOTIONS
from escadrille.systems.skies.state import RESERVE, Roster, State, fresh, muster
from escadrille.systems.skies.tables import Tables


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question (SKIES-BASE-10)."""
    s = fresh(t, chance)
    muster(s, t, Roster(t, t.crews))
    s.ships = [0] * len(t.scenario.ships)
    for aircraft, (side, zone) in enumerate(zip(s.roster.side, s.roster.zone, strict=True)):
        if t.squadron(side, zone).reserve is not None:
            s.status[aircraft] = RESERVE
    first = PROMOTIONS if t.extended else PLACING
    s.stack = [(GAME, BEGIN, 0, 0), (PREPARE, first, 0, 0)]
    return s
