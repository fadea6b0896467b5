"""Many games between bots, on one core or several, with the same figures."""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from escadrille import build
from escadrille.bots.api import Bot, know
from escadrille.bots.outside import Fault, Limits, Outside, command_of, is_path
from escadrille.bots.roster import bot
from escadrille.kernel import missions
from escadrille.kernel.api import Event
from escadrille.kernel.campaign import FLY, Mission, awaited
from escadrille.kernel.errors import Unknown
from escadrille.kernel.game import Game, header_of
from escadrille.kernel.options import Value
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import derived
from escadrille.lab.work import Jobs, processors, shared

LONGEST = 100_000  # decisions; no game comes near


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played."""

    system: str
    games: int
    seats: tuple[str, ...]
    seed: int
    scenario: str | None = None
    options: dict[str, Value] = {}
    packs: tuple[str, ...] = ()
    swap: bool = False
    """Play each deal twice, with the seats exchanged."""
    limits: Limits = Limits()
    """Of bots from outside."""


class Played(msgspec.Struct, frozen=True):
    """One game: who sat where, and how it went."""

    seats: tuple[str, ...]
    """A bot that lost its seat is named with its substitute, `NAME+SUBSTITUTE`."""
    points: tuple[float, ...] | None
    scores: tuple[int, ...]
    decisions: int
    turns: int
    dead_end: bool
    reason: str
    faults: tuple[Fault, ...] = ()


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """A whole series in figures."""

    system: str
    scenario: str
    seed: int
    games: int
    finished: int
    dead_ends: int
    decisions: int
    seconds: float
    decisions_per_second: int
    jobs: int
    seats: list[str]
    wins: list[int]
    wins_by_bot: dict[str, int]
    points_by_bot: dict[str, float]
    interval_by_bot: dict[str, tuple[float, float]]
    """The 95 % confidence interval of each bot's points per seat and game."""
    draws: int
    mean_scores: list[float]
    """Of each seat, in the points of its game."""
    mean_turns: float
    mean_decisions: float
    endings: dict[str, int]
    share: list[float]
    """Points per game of each seat."""
    interval: list[tuple[float, float]]
    """The 95 % confidence interval of each share."""
    substituted: list[Fault]
    """The bots that lost their seats, game by game."""
    build: build.Kind = msgspec.field(default_factory=build.kind)
    """Compiled, or as Python: what played."""


def line_up(rules: Any, series: Series, number: int) -> list[str]:
    """Return who sits where: one name for each seat, or else for each camp, over and over."""
    names = series.seats[::-1] if series.swap and number % 2 else series.seats
    places = range(rules.seats) if len(names) == rules.seats else rules.camps
    return [names[place % len(names)] for place in places]


def seated(rules: Any, series: Series, number: int, seat: int, name: str) -> Bot:
    """Return the bot of a seat, with a seed of its own."""
    system, seed = registered(series.system), derived(series.seed, number, seat)
    if not is_path(name):
        return bot(name, system, seed)
    return Outside(name, system, rules, seat, seed, limits=series.limits, packs=series.packs)


Seater = Callable[[Any, Series, int, int, str], Bot]


def play_one(rules: Any, series: Series, number: int, seater: Seater = seated) -> Played:
    """Play game `number` of a series. It depends on the series and the number alone."""
    deal = (series.seed << 64) + (number // 2 if series.swap else number)
    seats = line_up(rules, series, number)
    state = rules.start(deal)
    with ExitStack() as leaving:
        crew = _Crew(rules, series, number, seats, seater, leaving)
        decisions, dead_end = 0, False
        while not dead_end:
            more, dead_end = _play_through(rules, state, crew)
            decisions += more
            mission = awaited(rules, state)
            if mission is None:
                break
            decisions += _fly(rules, state, mission, crew, deal)
        outcome = rules.outcome(state)
        for guest in crew.guests.values():
            guest.end(outcome)
    faults = [guest.fault for guest in crew.guests.values() if guest.fault]
    for fault in faults:
        seats[fault.seat] = f"{fault.bot}+{fault.substitute}"
    return Played(
        tuple(seats),
        outcome.points if outcome else None,
        outcome.scores if outcome else (),
        decisions,
        rules.turn(state),
        dead_end,
        outcome.reason if outcome else "unfinished",
        tuple(msgspec.structs.replace(fault, game=number) for fault in faults),
    )


class _Crew:
    """The bots of one game, who leave when it is over."""

    def __init__(
        self,
        rules: Any,
        series: Series,
        number: int,
        seats: Sequence[str],
        seater: Seater,
        leaving: ExitStack,
    ) -> None:
        self.series, self.number, self.seats = series, number, seats
        self.seater, self.leaving = seater, leaving
        self.bots = [seater(rules, series, number, seat, name) for seat, name in enumerate(seats)]
        self.guests = {seat: one for seat, one in enumerate(self.bots) if isinstance(one, Outside)}
        for guest in self.guests.values():
            leaving.callback(guest.close)


def _play_through(rules: Any, state: Any, crew: _Crew) -> tuple[int, bool]:
    """Play on; return the number of decisions, and whether it was a dead end."""
    bots, guests = crew.bots, crew.guests
    events: list[Event] | None = [] if guests else None
    for decisions in range(LONGEST):
        pending = rules.pending(state)
        if not pending:
            return decisions, False
        seat = pending[0].seat
        knowledge = know(rules, state, seat)
        if not knowledge.legal:
            return decisions, True
        if seat in guests:
            guests[seat].hear(events or [])
        own = _own_flight(rules, state, seat)
        rules.apply(state, seat, bots[seat].decide(knowledge) if own is None else own, events)
    return LONGEST, False


def _own_flight(rules: Any, state: Any, seat: int) -> int | None:
    """Return the answer of who is asked how a mission is flown: a bot that is measured flies it."""
    if not hasattr(rules, "settle") or rules.mission(state) is None:
        return None
    choice: int = rules.choice(state, seat, rules.read(state, seat, FLY)[0])
    return choice


def _fly(rules: Any, state: Any, mission: Mission, crew: _Crew, deal: int) -> int:
    """Let bots fly the mission that a campaign waits for, and settle it; return their decisions.

    Whoever answers for a seat of the campaign flies for it.
    """
    system, series = registered(rules.system), crew.series
    header = header_of(system, rules, crew.seats, seed=deal, generator=1)
    campaign = Game(system, rules, header, [Path(pack) for pack in series.packs])
    campaign.state = state
    game = missions.opened(campaign)
    flying = msgspec.structs.replace(
        series, system=game.system.slug, seed=derived(series.seed, mission.number)
    )
    decisions = 0
    if game.outcome is None:
        with ExitStack() as leaving:
            own = (flying, crew.number, game.seats, crew.seater, leaving)
            fliers = _Crew(game.rules, *own)
            decisions, dead_end = _play_through(game.rules, game.state, fliers)
            assert not dead_end
            for guest in fliers.guests.values():
                guest.end(game.outcome)
    rules.settle(state, missions.report(system, game))
    return decisions


def check(series: Series) -> None:
    """Refuse before any work what a process of its own could only die of."""
    rules = rules_of(series)
    for name in series.seats:
        if is_path(name):
            command_of(name)
        else:
            bot(name, registered(series.system), 0)
    if len(series.seats) > rules.seats:
        raise Unknown("seat", str(len(series.seats)), [str(n + 1) for n in range(rules.seats)])


def usual_seats(series: Series) -> tuple[str, ...]:
    """Return who plays where nobody was named: the house's pilot, against chance if he can."""
    return ("tactical",) if rules_of(series).seats == 1 else ("tactical", "random")


def rules_of(series: Series) -> Any:
    system = registered(series.system)
    return system.engine.configure(
        scenario=series.scenario or system.content.first_scenario,
        options=series.options,
        packs=[Path(pack) for pack in series.packs],
    )


def _play_some(series: Series, numbers: Sequence[int]) -> list[Played]:
    rules = rules_of(series)
    return [play_one(rules, series, number) for number in numbers]


def play(
    series: Series,
    jobs: Jobs = 1,
    progress: Callable[[int], None] = lambda _: None,
    warn: Callable[[Fault], None] = lambda _: None,
) -> Figures:
    """Play a series on `jobs` processes, or on a cluster.

    `progress` is told how many games each step finished, `warn` of every bot that lost its seat.
    """
    check(series)
    count = processors(jobs)
    size = max(1, min(100, series.games // (4 * count) or 1))
    parts = [range(n, min(n + size, series.games)) for n in range(0, series.games, size)]
    if isinstance(jobs, int):
        # An idle process takes as long to start as a busy one.
        jobs = count = max(1, min(jobs, len(parts)))
    started = time.perf_counter()
    tally = Tally(series)
    with shared(_play_some, ((series, part) for part in parts), jobs) as work:
        for some in work:
            for game in some:
                tally.add(game)
                for fault in game.faults:
                    warn(fault)
            progress(len(some))
    return tally.figures(time.perf_counter() - started, count)


class Tally:
    """The figures of a series, as its games come in."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = self.finished = self.dead_ends = self.draws = 0
        self.decisions = self.turns = 0
        self.wins = [0] * len(series.seats)
        self.points = [0.0] * len(series.seats)
        self.scores = [0] * len(series.seats)
        self.wins_by_bot: Counter[str] = Counter(dict.fromkeys(series.seats, 0))
        self.points_by_bot: defaultdict[str, float] = defaultdict(float)
        self.sat: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.faults: list[Fault] = []

    def add(self, game: Played) -> None:
        if not self.games:
            places = len(game.seats)
            self.wins, self.points, self.scores = [0] * places, [0.0] * places, [0] * places
        self.games += 1
        self.dead_ends += game.dead_end
        self.decisions += game.decisions
        self.endings[game.reason] += 1
        self.faults += game.faults
        if game.points is not None:
            self._add_finished(game, game.points)

    def _add_finished(self, game: Played, points: Sequence[float]) -> None:
        self.finished += 1
        self.turns += game.turns
        self.draws += max(points) < 1 < len(points)
        for seat, (name, share) in enumerate(zip(game.seats, points, strict=True)):
            self.sat[name] += 1
            self.points[seat] += share
            self.scores[seat] += game.scores[seat]
            self.points_by_bot[name] += share
            if share == 1:
                self.wins[seat] += 1
                self.wins_by_bot[name] += 1

    def figures(self, seconds: float, jobs: int) -> Figures:
        series, count = self.series, max(1, self.finished)
        names = dict.fromkeys([*series.seats, *sorted(self.sat)])
        by_bot = {name: self.points_by_bot[name] for name in names}
        return Figures(
            system=series.system,
            scenario=series.scenario or registered(series.system).content.first_scenario,
            seed=series.seed,
            games=self.games,
            finished=self.finished,
            dead_ends=self.dead_ends,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / seconds) if seconds else 0,
            jobs=jobs,
            seats=list(series.seats),
            wins=self.wins,
            wins_by_bot=dict(self.wins_by_bot),
            points_by_bot=by_bot,
            interval_by_bot={name: wilson(total, self.sat[name]) for name, total in by_bot.items()},
            draws=self.draws,
            mean_scores=[round(total / count, 2) for total in self.scores],
            mean_turns=round(self.turns / count, 3),
            mean_decisions=round(self.decisions / max(1, self.games), 1),
            endings=dict(sorted(self.endings.items())),
            share=[round(total / count, 4) for total in self.points],
            interval=[wilson(total, self.finished) for total in self.points],
            substituted=self.faults,
        )


def wilson(points: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of points."""
    if not games:
        return (0.0, 1.0)
    z = 1.96
    share = points / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (
        round(max(0.0, (middle - half) / scale), 4),
        round(min(1.0, (middle + half) / scale), 4),
    )
