"""Whole programmes, weighed against what the others may lay: nobody's cards are known.

Each of one's own is flown to the end of the turn in the same imagined worlds, against programmes
of the others that are drawn anew for every world. What is thought of at the first card is laid
card by card; a bot that has forgotten it weighs the programmes that begin as it did.
"""

from __future__ import annotations

import time
from itertools import count
from typing import Any, Final, NamedTuple

from escadrille.bots.api import Knowledge
from escadrille.bots.search.levels import EVEN, TEMPERS, Considered, weighed
from escadrille.bots.search.race import Race, Run, better
from escadrille.kernel.api import Choice, Plan, Seat, Standing, System
from escadrille.kernel.rng import seeded


class Effort(NamedTuple):
    """How hard a level thinks about a programme, and how often it lays any of those it sees."""

    playouts: int
    guesses: int
    """How often it thinks about what the others may lay."""
    slips: float


EFFORTS: Final = {
    "recruit": Effort(60, 1, 0.75),
    "pilot": Effort(120, 1, 0.5),
    "veteran": Effort(300, 1, 0.25),
    "ace": Effort(1200, 3, 0.0),
}


class Programmer:
    """Answers for a level and a temperament where programmes are laid; all else its pilot does."""

    def __init__(self, name: str, system: System, seed: int, milliseconds: float) -> None:
        level, _, temper = name.partition(":")
        assert system.planner is not None
        assert system.judge is not None
        self.considered: list[Considered] = []
        self._effort, self._temper = EFFORTS[level], TEMPERS.get(temper, EVEN)
        self._planner, self._judge = system.planner, system.judge
        self._chance = seeded(seed)
        self._milliseconds = milliseconds
        self._turn = 0
        self._runs: dict[Plan, Run] = {}
        """What was tried in that turn, less the cards that are laid; the chosen one first."""

    def decide(self, knowledge: Knowledge) -> Choice:
        self.considered = []
        rules, seat, world = knowledge.rules, knowledge.seat, self._imagine(knowledge)
        plans = self._planner.mine(rules, world, seat)
        if not plans:
            return self._planner.pilot(rules, world, seat)
        turn = rules.turn(world)
        if turn != self._turn or next(iter(self._runs), None) not in plans:
            self._turn = turn
            self._runs = self._thought(knowledge, plans, turn)
        best = next(iter(self._runs))
        self.considered = _by_next_card(self._runs)
        self._runs = {plan[1:]: run for plan, run in self._runs.items() if plan[0] == best[0]}
        return best[0]

    def _imagine(self, knowledge: Knowledge) -> Any:
        return knowledge.imagine(self._chance.below(1 << 62))

    def _thought(self, knowledge: Knowledge, plans: list[Plan], turn: int) -> dict[Plan, Run]:
        """Return what each plan is worth, the one to lay first."""
        if self._chance.below(1000) < 1000 * self._effort.slips:
            any_plan = plans[self._chance.below(len(plans))]
            return {any_plan: Run(0)}
        runs = self._race(knowledge, plans, turn + 1)
        order = sorted(runs, key=lambda run: (-len(run.values), -sum(run.values)))
        if not better(order[0], runs[0]):
            order = [runs[0], *[run for run in order if run is not runs[0]]]
        return {plans[run.choice]: run for run in order}

    def _race(self, knowledge: Knowledge, plans: list[Plan], until: int) -> list[Run]:
        rules, seat, planner = knowledge.rules, knowledge.seat, self._planner
        guesses = [
            planner.theirs(rules, self._imagine(knowledge), seat)
            for _ in range(self._effort.guesses if len(plans) > 1 else 0)
        ]
        number = count()

        def imagine() -> Any:
            world = self._imagine(knowledge)
            planner.lay(rules, world, guesses[next(number) % len(guesses)], self._chance)
            return world

        def fly(world: Any, which: int) -> Standing | float:
            twin = rules.clone(world)
            for choice in plans[which]:
                rules.apply(twin, seat, choice)
            return self._fly(rules, twin, seat, until)

        late = time.monotonic() + self._milliseconds / 1000
        return Race(imagine, fly, self._effort.playouts, late).run(list(range(len(plans))))

    def _fly(self, rules: Any, world: Any, seat: Seat, until: int) -> Standing | float:
        """Return how a turn ends for a seat, everyone flying what lies before him."""
        pilot = self._planner.pilot
        while pending := rules.pending(world):
            if rules.turn(world) >= until:
                return weighed(self._temper, self._judge(rules, world, seat))
            asked = pending[0].seat
            rules.apply(world, asked, pilot(rules, world, asked))
        return float(rules.outcome(world).points[seat])


def _by_next_card(runs: dict[Plan, Run]) -> list[Considered]:
    """Return for each card that comes next the best of what was tried with it."""
    found: dict[Choice, Considered] = {}
    for plan, run in runs.items():
        if run.values and plan[0] not in found:
            found[plan[0]] = run.considered()._replace(choice=plan[0])
    return list(found.values())
