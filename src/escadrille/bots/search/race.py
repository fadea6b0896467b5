"""A race of choices over common worlds: one that is clearly worse than the best is out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from escadrille.bots.search.levels import Considered, Feeling
from escadrille.kernel.api import Choice
from escadrille.kernel.bots import Standing

HEAT: Final = 8  # worlds between two looks at the race, at most
WORSE: Final = 2.5  # standard errors behind the best at which a choice is out
SURPRISE: Final = 0.04  # the square of a difference that no world has shown yet
DOUBT: Final = 1.0  # standard errors by which a choice must beat the pilot's own

Try = Callable[[Any, Choice], "Standing | float"]
"""Flies a world on after a choice: how it stands in the end, or the points if the game is over."""


class Run:
    """What one choice was worth, world by world."""

    __slots__ = ("behind", "choice", "judged", "parts", "values")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.values: list[float] = []
        self.parts = [0.0, 0.0, 0.0]
        self.judged = 0
        self.behind: Run | None = None
        """Who was clearly better when it fell out."""

    @property
    def value(self) -> float:
        """The mean of its worlds; who fell out lies behind as far as in the worlds of both, so
        that no luck of the few worlds it saw shows it before whoever beat it."""
        if self.behind is None:
            return sum(self.values) / len(self.values)
        return self.behind.value - _compared(self.behind, self)[0]

    def add(self, found: Standing | float, value: float) -> None:
        self.values.append(value)
        if not isinstance(found, Standing):
            return
        self.parts = [sum(pair) for pair in zip(self.parts, found, strict=True)]
        self.judged += 1

    def considered(self) -> Considered:
        judged = self.judged
        standing = Standing(*[part / judged for part in self.parts]) if judged else None
        value = max(0.0, min(1.0, self.value))
        return Considered(self.choice, value, len(self.values), standing)


class Race(NamedTuple):
    """How choices race: in which worlds, how each is tried and valued, for how long."""

    imagine: Callable[[], Any]
    fly: Try
    feeling: Feeling
    playouts: int
    late: float

    def run(self, choices: list[Choice]) -> list[Run]:
        """Return what each choice was worth in each world, the same worlds for all."""
        runs = [Run(choice) for choice in choices]
        running, left = runs, self.playouts
        while len(running) > 1 and left > 0:
            heat = max(2, min(HEAT, left // len(running)))
            for _ in range(heat):
                world = self.imagine()
                for run in running:
                    found = self.fly(world, run.choice)
                    run.add(found, self.feeling.value(found))
            left -= heat * len(running)
            best = max(running, key=lambda run: sum(run.values))
            running = still_running(best, running)
            if time.monotonic() > self.late:
                break
        return runs


def still_running(best: Run, runs: list[Run]) -> list[Run]:
    """Return who may still be as good as the best; the others fall out behind it."""
    for run in runs:
        if not in_reach(best, run):
            run.behind = best
    return [run for run in runs if run.behind is None]


def better(best: Run, habit: Run) -> bool:
    """Is the best so much better that it is worth leaving the habit?"""
    gain, error = _compared(best, habit)
    return gain > DOUBT * error


def in_reach(best: Run, other: Run) -> bool:
    """May the other still turn out to be as good as the best?"""
    gain, error = _compared(best, other)
    return gain <= WORSE * error


def _compared(one: Run, other: Run) -> tuple[float, float]:
    """Return by how much one is worth more than the other in the worlds of both; the error."""
    gains = [mine - yours for mine, yours in zip(one.values, other.values, strict=False)]
    mean = sum(gains) / len(gains)
    spread = SURPRISE + sum([(gain - mean) ** 2 for gain in gains])
    return mean, math.sqrt(spread / len(gains) / max(1, len(gains) - 1))
