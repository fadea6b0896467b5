"""Whole programmes, weighed against what the others may lay: nobody's cards are known.

Each of one's own is flown to the end of the turn in the same imagined worlds, against programmes
of the others that are drawn anew for every world. What is thought of at the first card is laid
card by card; a bot that has forgotten it weighs the programmes that begin as it did.
"""

from __future__ import annotations

import time
from itertools import count
from typing import Any, Final

from escadrille.bots.api import Knowledge
from escadrille.bots.search.levels import CALM, TEMPERS, Considered, Feeling, Level
from escadrille.bots.search.race import Race, Run
from escadrille.kernel.api import Choice, Seat
from escadrille.kernel.bots import Plan, Standing
from escadrille.kernel.rng import seeded
from escadrille.kernel.system import System

EFFORTS: Final = {
    "recruit": Level(60, 0.42),
    "pilot": Level(120, 0.23),
    "veteran": Level(300, 0.09),
    "ace": Level(1200, 0.0, guesses=3),
}
"""How hard each level thinks about a programme."""


class Programmer:
    """Answers for a level and a temperament where programmes are laid; all else its pilot does."""

    def __init__(self, name: str, system: System, seed: int, milliseconds: float) -> None:
        level, _, temper = name.partition(":")
        assert system.bots.planner is not None
        assert system.bots.judge is not None
        self.considered: list[Considered] = []
        self._effort, self._temper = EFFORTS[level], TEMPERS.get(temper, CALM)
        self._planner, self._judge = system.bots.planner, system.bots.judge
        self._chance = seeded(seed)
        self._milliseconds = milliseconds
        self._question: tuple[int, int, Plan] = (0, 0, ())
        """Turn, piece and cards laid when it thought last."""
        self._runs: dict[Plan, Run] = {}
        """What it tried then, those cards included; the chosen one first."""

    def decide(self, knowledge: Knowledge) -> Choice:
        self.considered = []
        rules, seat, world = knowledge.rules, knowledge.seat, self._imagine(knowledge)
        begun = self._planner.begun(rules, world, seat)
        if begun is None:
            return self._planner.pilot(rules, world, seat)
        if self._chance.below(1000) < 1000 * self._effort.slips:
            return knowledge.legal[self._chance.below(len(knowledge.legal))]
        piece, laid = begun
        question = (rules.turn(world), piece, laid)
        if not self._has_thought_of(question):
            runs = self._thought(knowledge, world, question[0] + 1)
            self._question = question
            self._runs = {(*laid, *plan): run for plan, run in runs.items()}
        self.considered = _by_next_card(self._runs, laid)
        return next(iter(self._runs))[len(laid)]

    def _has_thought_of(self, question: tuple[int, int, Plan]) -> bool:
        """Do the cards that lie begin the programme that was chosen?"""
        laid, before = question[2], self._question[2]
        if question[:2] != self._question[:2] or len(laid) <= len(before):
            return False
        chosen = next(iter(self._runs))
        return len(chosen) > len(laid) and chosen[: len(laid)] == laid

    def _imagine(self, knowledge: Knowledge) -> Any:
        return knowledge.imagine(self._chance.below(1 << 62))

    def _thought(self, knowledge: Knowledge, world: Any, until: int) -> dict[Plan, Run]:
        """Return what plans are worth, the one to lay first."""
        rules, seat, effort = knowledge.rules, knowledge.seat, self._effort
        guesses = [
            self._planner.theirs(rules, self._imagine(knowledge), seat)
            for _ in range(effort.guesses)
        ]
        plans = self._planner.mine(rules, world, seat, guesses[0])
        if len(plans) == 1:
            return {plans[0]: Run(0)}
        feeling = Feeling(self._temper, self._judge(rules, world, seat))
        runs = self._race(knowledge, plans, guesses, until, feeling)
        order = sorted(runs, key=lambda run: (-len(run.values), -sum(run.values)))
        return {plans[run.choice]: run for run in order}

    def _race(
        self,
        knowledge: Knowledge,
        plans: list[Plan],
        guesses: list[Any],
        until: int,
        feeling: Feeling,
    ) -> list[Run]:
        rules, seat, planner = knowledge.rules, knowledge.seat, self._planner
        number = count()

        def imagine() -> Any:
            world = rules.clone(self._imagine(knowledge))
            planner.lay(rules, world, guesses[next(number) % len(guesses)], self._chance)
            return world

        def fly(world: Any, which: int) -> Standing | float:
            twin = rules.clone(world)
            for choice in plans[which]:
                rules.apply(twin, seat, choice)
            return self._fly(rules, twin, seat, until)

        late = time.monotonic() + self._milliseconds / 1000
        return Race(imagine, fly, feeling, self._effort.playouts, late).run(list(range(len(plans))))

    def _fly(self, rules: Any, world: Any, seat: Seat, until: int) -> Standing | float:
        """Return how a turn ends for a seat, everyone flying what lies before him."""
        pilot = self._planner.pilot
        while pending := rules.pending(world):
            if rules.turn(world) >= until:
                return self._judge(rules, world, seat)
            asked = pending[0].seat
            rules.apply(world, asked, pilot(rules, world, asked))
        return float(rules.outcome(world).points[seat])


def _by_next_card(runs: dict[Plan, Run], laid: Plan) -> list[Considered]:
    """Return for each card that may come next the best of what was tried with it."""
    found: dict[Choice, Considered] = {}
    for plan, run in runs.items():
        if run.values and plan[: len(laid)] == laid and plan[len(laid)] not in found:
            found[plan[len(laid)]] = run.considered()._replace(choice=plan[len(laid)])
    return list(found.values())
