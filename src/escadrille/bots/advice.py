"""An adviser: flies the rest of a turn many times from here in imagined worlds, and compares.

Courses are flown in the same worlds, heat by heat; one that is clearly worse than the best is out.
A heat can be flown in any process: the contest itself only counts, so that it can tell at any time
how far it is, and be left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from escadrille.bots.api import Knowledge, know
from escadrille.bots.search.race import Run, better, still_running
from escadrille.kernel.api import Order, Seat
from escadrille.kernel.bots import Course, Figure, Staff
from escadrille.kernel.errors import BadOrder
from escadrille.kernel.game import Game
from escadrille.kernel.rng import derived
from escadrille.kernel.system import System

PLAYOUTS: Final = 480
HEAT: Final = 8  # worlds between two looks at the contest
LEAST: Final = 48  # worlds in which the best is flown, however clear it is
SHOWN: Final = 3  # courses that are told
TAILS: Final = 10  # of a hundred flights, those below what is told as low, and above the high
ADVISED: Final = -2  # tells the seed of advice from those of bots and hints
SAME: Final = 0.01  # of a victory within which two courses come to the same

Result = tuple[float, dict[str, float]]


class Way(msgspec.Struct, frozen=True):
    """A course as it was flown."""

    name: str
    order: Any
    """What it answers now."""
    worlds: int
    figures: dict[str, Figure]
    """What the staff counts, and `worth`, by which courses are compared."""


class Advice(msgspec.Struct, frozen=True):
    played: int
    wanted: int
    """Flights so far, and at most."""
    done: bool
    sure: str
    """How sure the first is: "clear" (its rival fell out), "leaning", "even", or "only"."""
    ways: list[Way]
    """The best first, three at most."""


class Heat(msgspec.Struct, frozen=True):
    """Worlds in which some of the courses are to be flown."""

    first: int
    worlds: int
    courses: tuple[int, ...]


class Contest:
    """Which courses are still in it, and what each has come to."""

    def __init__(self, courses: list[tuple[str, Order]], playouts: int) -> None:
        self._courses, self._playouts = courses, playouts
        self._runs = [Run(number) for number in range(len(courses))]
        self._running = self._runs
        self._figures: list[list[dict[str, float]]] = [[] for _ in courses]
        self._twins: set[int] = set()
        """Courses that came to the same as another one in every world."""
        self._worlds = self._played = 0

    @property
    def heat(self) -> Heat | None:
        """What is to be flown next; None: the contest is decided, or the flights are spent."""
        left = (self._playouts - self._played) // len(self._running)
        decided = len(self._running) == 1 and self._worlds >= LEAST
        worlds = 0 if decided else min(HEAT, left)
        running = tuple(run.choice for run in self._running)
        return Heat(self._worlds, worlds, running) if worlds > 0 else None

    def add(self, heat: Heat, flown: list[list[Result]]) -> None:
        """Count a heat: for each world, what each course came to."""
        for results in flown:
            for course, (worth, figures) in zip(heat.courses, results, strict=True):
                self._runs[course].add(worth, worth)
                self._figures[course].append(figures)
        self._worlds += heat.worlds
        self._played += heat.worlds * len(heat.courses)
        self._drop_twins()
        best = max(self._running, key=lambda run: run.value)
        self._running = still_running(best, self._running)

    def _drop_twins(self) -> None:
        known: list[Run] = []
        for run in self._running if self._worlds > HEAT else ():
            figures = self._figures[run.choice]
            run.behind = next((one for one in known if self._figures[one.choice] == figures), None)
            if run.behind:
                self._twins.add(run.choice)
            known.append(run)
        self._running = [run for run in self._running if run.behind is None]

    @property
    def advice(self) -> Advice:
        ranked = [run for run in self._runs if run.values and run.choice not in self._twins]
        ranked.sort(key=lambda run: (-len(run.values), -run.value))
        return Advice(
            played=self._played,
            wanted=self._playouts,
            done=self.heat is None,
            sure=_sure(ranked) if len(ranked) > 1 else "even" if self._twins else "only",
            ways=[self._way(run) for run in ranked[:SHOWN]],
        )

    def _way(self, run: Run) -> Way:
        name, order = self._courses[run.choice]
        found = self._figures[run.choice]
        figures = {figure: _figure([one[figure] for one in found]) for figure in found[0]}
        worth = _figure(run.values)._replace(mean=round(run.value, 3))
        return Way(name, order, len(found), {"worth": worth, **figures})


def _sure(ranked: list[Run]) -> str:
    best, rival = ranked[:2]
    if len(rival.values) < len(best.values):
        return "clear"
    gained = best.value - rival.value > SAME
    return "leaning" if gained and better(best, rival) else "even"


def _figure(values: list[float]) -> Figure:
    ranked, tail = sorted(values), len(values) * TAILS // 100
    mean = sum(ranked) / len(ranked)
    return Figure(round(mean, 3), ranked[tail], ranked[-1 - tail])


# Flying.


class Question(NamedTuple):
    """What is asked of an adviser: a moment as the seat knows it, and a seed."""

    system: System
    known: Knowledge
    seed: int

    @property
    def _staff(self) -> Staff:
        if self.system.bots.staff is None:
            raise BadOrder(f"{self.system.slug} has no adviser")
        return self.system.bots.staff

    def contest(self, playouts: int) -> Contest:
        rules, seat, world = self.known.rules, self.known.seat, self._imagine(0)
        courses = self._staff.courses(rules, world, seat)
        told = [(course.name, rules.order(world, seat, course.choice)) for course in courses]
        return Contest(told, playouts)

    def fly(self, heat: Heat) -> list[list[Result]]:
        """Fly the courses of a heat to the end of the turn, in the same worlds."""
        rules, seat = self.known.rules, self.known.seat
        courses = self._staff.courses(rules, self._imagine(0), seat)
        flown = []
        for number in range(heat.first, heat.first + heat.worlds):
            world = self._imagine(1 + number)
            flown.append([self._flown(world, courses[place]) for place in heat.courses])
        return flown

    def _imagine(self, number: int) -> Any:
        return self.known.imagine(derived(self.seed, number) % (1 << 62))

    def _flown(self, world: Any, course: Course) -> Result:
        rules, seat, after = self.known.rules, self.known.seat, self.known.rules.clone(world)
        until = max(1, rules.turn(world))
        rules.apply(after, seat, course.choice)
        while rules.turn(after) <= until and (pending := rules.pending(after)):
            asked = pending[0].seat
            rules.apply(after, asked, course.fly(rules, after, asked))
        return self._staff.result(rules, world, after, seat)


def asked(game: Game, seat: Seat) -> Question:
    """Return what an adviser is asked for a seat: a world that it cannot tell from the true one."""
    if seat not in {pending.seat for pending in game.pending}:
        raise BadOrder(f"seat {seat} is asked nothing")
    seed = game.bot_seed(seat, ADVISED)
    world = game.rules.resample(game.state, seat, seed)
    return Question(game.system, know(game.rules, world, seat), seed)


def advise(game: Game, seat: Seat, playouts: int = PLAYOUTS) -> Iterator[Advice]:
    """Yield what is known so far after every heat, in this process; the last is the advice."""
    question = asked(game, seat)
    contest = question.contest(playouts)
    while heat := contest.heat:
        contest.add(heat, question.fly(heat))
        yield contest.advice
