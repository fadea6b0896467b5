"""Many games between bots, on one core or several, with the same figures."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import joblib
import msgspec

from escadrille.bots.api import Bot, know
from escadrille.bots.outside import Fault, Limits, Outside, command_of, is_path
from escadrille.bots.roster import bot
from escadrille.kernel.api import Event
from escadrille.kernel.errors import Unknown
from escadrille.kernel.options import Value
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import derived

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
    deal = number // 2 if series.swap else number
    seats = line_up(rules, series, number)
    state = rules.start((series.seed << 64) + deal)
    with ExitStack() as leaving:
        bots = [seater(rules, series, number, seat, name) for seat, name in enumerate(seats)]
        guests = {seat: one for seat, one in enumerate(bots) if isinstance(one, Outside)}
        for guest in guests.values():
            leaving.callback(guest.close)
        decisions, dead_end = _play_through(rules, state, bots, guests)
        outcome = rules.outcome(state)
        for guest in guests.values():
            guest.end(outcome)
    faults = [guest.fault for guest in guests.values() if guest.fault]
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


def _play_through(
    rules: Any, state: Any, bots: Sequence[Bot], guests: dict[int, Outside]
) -> tuple[int, bool]:
    """Play to the end; return the number of decisions, and whether it was a dead end."""
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
        rules.apply(state, seat, bots[seat].decide(knowledge), events)
    return LONGEST, False


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
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    warn: Callable[[Fault], None] = lambda _: None,
) -> Figures:
    """Play a series on `jobs` processes.

    `progress` is told how many games each step finished, `warn` of every bot that lost its seat.
    """
    check(series)
    size = max(1, min(100, series.games // (4 * jobs) or 1))
    parts = [range(n, min(n + size, series.games)) for n in range(0, series.games, size)]
    jobs = max(1, min(jobs, len(parts)))  # an idle process takes as long to start as a busy one
    started = time.perf_counter()
    played: list[Played] = []
    work = joblib.Parallel(n_jobs=jobs, return_as="generator")(
        joblib.delayed(_play_some)(series, part) for part in parts
    )
    for some in work:
        played += some
        for game in some:
            for fault in game.faults:
                warn(fault)
        progress(len(some))
    return _figures(series, played, time.perf_counter() - started, jobs)


def _figures(series: Series, played: list[Played], seconds: float, jobs: int) -> Figures:
    finished = [game for game in played if game.points is not None]
    places = len(played[0].seats) if played else len(series.seats)
    wins = [0] * places
    points = [0.0] * places
    by_bot: Counter[str] = Counter(dict.fromkeys(series.seats, 0))
    sat = Counter(name for game in finished for name in game.seats)
    points_by_bot = dict.fromkeys([*series.seats, *sorted(sat)], 0.0)
    draws = 0
    for game in finished:
        assert game.points is not None
        draws += max(game.points) < 1 < places
        for seat, share in enumerate(game.points):
            points[seat] += share
            points_by_bot[game.seats[seat]] += share
            if share == 1:
                wins[seat] += 1
                by_bot[game.seats[seat]] += 1
    decisions = sum(game.decisions for game in played)
    count = max(1, len(finished))
    return Figures(
        system=series.system,
        scenario=series.scenario or registered(series.system).content.first_scenario,
        seed=series.seed,
        games=len(played),
        finished=len(finished),
        dead_ends=sum(game.dead_end for game in played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds) if seconds else 0,
        jobs=jobs,
        seats=list(series.seats),
        wins=wins,
        wins_by_bot=dict(by_bot),
        points_by_bot=points_by_bot,
        interval_by_bot={name: wilson(total, sat[name]) for name, total in points_by_bot.items()},
        draws=draws,
        mean_scores=[
            round(sum(game.scores[seat] for game in finished) / count, 2) for seat in range(places)
        ],
        mean_turns=round(sum(game.turns for game in finished) / count, 3),
        mean_decisions=round(decisions / max(1, len(played)), 1),
        endings=dict(sorted(Counter(game.reason for game in played).items())),
        share=[round(total / count, 4) for total in points],
        interval=[wilson(total, len(finished)) for total in points],
        substituted=[fault for game in played for fault in game.faults],
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
