"""Opponents that look ahead: they race their choices through the same imagined worlds.

Below each choice grows a tree of what may follow; beyond it both camps fly as the system's
hand-written pilot does, each from its own seat's knowledge, until a turn begins. Then the system
judges who will win.
"""

from __future__ import annotations

import math
import time
from typing import Any

from escadrille.bots.api import Knowledge
from escadrille.bots.search.levels import CALM, LEVELS, TEMPERS, Considered, Feeling, Level
from escadrille.bots.search.programmes import Programmer
from escadrille.bots.search.race import Race, Run, better
from escadrille.bots.search.tree import Tree
from escadrille.kernel.api import Choice
from escadrille.kernel.bots import Judge, Tactics
from escadrille.kernel.rng import seeded
from escadrille.kernel.system import System

__all__ = ["LEVELS", "TEMPERS", "Considered", "Level", "Search"]


class Search:
    """Looks ahead as far as its level allows, and weighs what it sees by its temperament.

    `milliseconds`, where given, ends a thought early; without it the same seed gives the same
    orders.
    """

    def __init__(
        self, name: str, system: System, seed: int, *, milliseconds: float = math.inf
    ) -> None:
        level, _, temper = name.partition(":")
        assert system.bots.judge is not None
        self.name = name
        self.considered: list[Considered] = []
        """What was weighed for the last decision, best first; nothing where there was no choice."""
        self._level, self._temper = LEVELS[level], TEMPERS.get(temper, CALM)
        self._pilot: Tactics = system.bots.tactics["tactical"]
        self._judge: Judge = system.bots.judge
        self._clock = system.bots.clock
        self._deliberate = system.bots.deliberate
        self._chance = seeded(seed)
        self._milliseconds = milliseconds
        self._programmer = (
            Programmer(name, system, seed, milliseconds) if system.bots.planner else None
        )

    def decide(self, knowledge: Knowledge) -> Choice:
        legal = knowledge.legal
        self.considered = []
        if len(legal) == 1:
            return legal[0]
        if self._programmer:
            choice = self._programmer.decide(knowledge)
            self.considered = self._programmer.considered
            return choice
        if self._chance.below(1000) < 1000 * self._level.slips:
            slips = [choice for choice in legal if choice not in self._deliberate] or legal
            return slips[self._chance.below(len(slips))]
        rules, world = knowledge.rules, self._imagine(knowledge)
        habit = self._pilot(rules, world, knowledge.seat)
        if not rules.turn(world):
            return habit  # nothing to judge by before the fight
        feeling = Feeling(self._temper, self._judge(rules, world, knowledge.seat))
        runs = {run.choice: run for run in self._race(knowledge, feeling)}
        self.considered = sorted(
            [run.considered() for run in runs.values()],
            key=lambda tried: (-tried.worlds, -tried.value),
        )
        best = self.considered[0].choice
        return best if better(runs[best], runs[habit]) else habit

    def _imagine(self, knowledge: Knowledge) -> Any:
        return knowledge.imagine(self._chance.below(1 << 62))

    def _race(self, knowledge: Knowledge, feeling: Feeling) -> list[Run]:
        rules, seat = knowledge.rules, knowledge.seat
        tree = Tree(rules, seat, self._pilot, self._judge, feeling, self._clock)
        late = time.monotonic() + self._milliseconds / 1000
        race = Race(lambda: self._imagine(knowledge), tree.fly, feeling, self._level.playouts, late)
        return race.run(knowledge.legal)
