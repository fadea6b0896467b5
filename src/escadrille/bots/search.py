"""Opponents that look ahead: they try each choice in the same imagined worlds and fly them on.

In a world both camps fly as the system's hand-written pilot does, each from its own seat's
knowledge, until a turn begins; then the system judges who will win. Choices race each other:
one that is clearly worse than the best is tried no more.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, NamedTuple

from escadrille.bots.api import Knowledge
from escadrille.kernel.api import Choice, Judge, Seat, Standing, System, Tactics
from escadrille.kernel.rng import seeded

HEAT: Final = 8  # worlds between two looks at the race, at most
WORSE: Final = 2.5  # standard errors behind the best at which a choice is out
SURPRISE: Final = 0.04  # the square of a difference that no world has shown yet
DOUBT: Final = 0.5  # standard errors by which a choice must beat the pilot's own
AHEAD: Final = 1  # turns to fly on
LATEST: Final = 30.0  # log-odds beyond which the outcome is certain


class Level(NamedTuple):
    """How far a bot thinks, and how often it plays any of its choices all the same."""

    playouts: int
    slips: float


LEVELS: Final = {
    "recruit": Level(12, 0.4),
    "pilot": Level(24, 0.22),
    "veteran": Level(60, 0.1),
    "ace": Level(240, 0.0),
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


class Search:
    """Looks ahead as far as its level allows, and weighs what it sees by its temperament.

    `milliseconds`, where given, ends a thought early; without it the same seed gives the same
    orders.
    """

    def __init__(
        self, name: str, system: System, seed: int, *, milliseconds: float = math.inf
    ) -> None:
        level, _, temper = name.partition(":")
        assert system.judge is not None
        self.name = name
        self.considered: list[Considered] = []
        """What was weighed for the last decision, best first; nothing where there was no choice."""
        self._level, self._temper = LEVELS[level], TEMPERS.get(temper, EVEN)
        self._pilot: Tactics = system.tactics["tactical"]
        self._judge: Judge = system.judge
        self._chance = seeded(seed)
        self._milliseconds = milliseconds

    def decide(self, knowledge: Knowledge) -> Choice:
        legal = knowledge.legal
        self.considered = []
        if len(legal) == 1:
            return legal[0]
        if self._chance.below(1000) < 1000 * self._level.slips:
            return legal[self._chance.below(len(legal))]
        rules, world = knowledge.rules, self._imagine(knowledge)
        habit = self._pilot(rules, world, knowledge.seat)
        if not rules.turn(world):
            return habit  # nothing to judge by before the fight
        race = self._race(knowledge, rules.turn(world) + AHEAD)
        self.considered = sorted(
            [Considered(c, sum(found) / len(found), len(found)) for c, found in race.items()],
            key=lambda tried: (-tried.worlds, -tried.value),
        )
        best = self.considered[0].choice
        gain, error = _compared(race[best], race[habit])
        return best if gain > DOUBT * error else habit

    def _imagine(self, knowledge: Knowledge) -> Any:
        return knowledge.imagine(self._chance.below(1 << 62))

    def _race(self, knowledge: Knowledge, until: int) -> dict[Choice, list[float]]:
        """Return what each choice was worth in each world, the same worlds for all."""
        rules, seat = knowledge.rules, knowledge.seat
        found: dict[Choice, list[float]] = {choice: [] for choice in knowledge.legal}
        running, left = knowledge.legal, self._level.playouts
        late = time.monotonic() + self._milliseconds / 1000
        while len(running) > 1 and left > 0:
            heat = max(2, min(HEAT, left // len(running)))
            for _ in range(heat):
                world = self._imagine(knowledge)
                for choice in running:
                    twin = rules.clone(world)
                    rules.apply(twin, seat, choice)
                    found[choice].append(self._fly(rules, twin, seat, until))
            left -= heat * len(running)
            best = max(running, key=lambda choice: sum(found[choice]))
            running = [choice for choice in running if _in_reach(found[best], found[choice])]
            if time.monotonic() > late:
                break
        return found

    def _fly(self, rules: Any, world: Any, seat: Seat, until: int) -> float:
        """Return how a world ends for a seat, or how it stands when that turn begins."""
        while pending := rules.pending(world):
            if rules.turn(world) >= until:
                return self._value(self._judge(rules, world, seat))
            asked = pending[0].seat
            rules.apply(world, asked, self._pilot(rules, world, asked))
        return float(rules.outcome(world).points[seat])

    def _value(self, standing: Standing) -> float:
        odds = sum([weight * part for weight, part in zip(self._temper, standing, strict=True)])
        return 1 / (1 + math.exp(-max(-LATEST, min(LATEST, odds))))


def _in_reach(best: list[float], other: list[float]) -> bool:
    gain, error = _compared(best, other)
    return gain <= WORSE * error


def _compared(one: list[float], other: list[float]) -> tuple[float, float]:
    """Return by how much one is worth more than the other in the worlds of both; the error."""
    gains = [mine - yours for mine, yours in zip(one, other, strict=False)]
    mean = sum(gains) / len(gains)
    spread = SURPRISE + sum([(gain - mean) ** 2 for gain in gains])
    return mean, math.sqrt(spread / len(gains) / max(1, len(gains) - 1))
