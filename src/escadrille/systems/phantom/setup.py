"""From a campaign sheet and a seed to the first state."""

from __future__ import annotations

from escadrille.kernel.rng import Chance
from escadrille.systems.phantom.frames import CAMPAIGN, RECRUIT
from escadrille.systems.phantom.rules.squadron import draw_squadron
from escadrille.systems.phantom.state import State, fresh
from escadrille.systems.phantom.tables import Tables


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question: both decks are shuffled.

    Rules: PHANTOM-SETUP-01, PHANTOM-SETUP-02, PHANTOM-SETUP-03, PHANTOM-SETUP-04,
    PHANTOM-SETUP-05, PHANTOM-COMP-02, PHANTOM-HOUSE-18, PHANTOM-HOUSE-41.
    """
    s = fresh(t, chance)
    s.deck = list(range(len(t.targets)))
    s.events = list(range(len(t.events)))
    chance.shuffle(s.deck)
    chance.shuffle(s.events)
    s.stack = [(CAMPAIGN, 0, 0, 0)]
    if t.random_squadron:
        draw_squadron(t, s)
    else:
        s.stack.append((RECRUIT, 0, 0, 0))
    return s
