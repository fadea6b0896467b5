"""From a scenario and a seed to the first state."""

from __future__ import annotations

from escadrille.kernel.decks import shuffled
from escadrille.kernel.rng import Chance
from escadrille.mechanics.picks import await_choosers
from escadrille.systems.zero.frames import FORCE, ROUND
from escadrille.systems.zero.rules import setup as rules
from escadrille.systems.zero.state import State, fresh
from escadrille.systems.zero.tables import Tables


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question; forces that a scenario fixes are in place."""
    s = fresh(t, chance)
    s.deck = shuffled(t.copies, chance)
    s.stack = [(ROUND, 0, 0, 0), (FORCE, 0, 0, 0)]
    if await_choosers(rules, t, s):
        rules.reveal_forces(t, s, None)
    return s
