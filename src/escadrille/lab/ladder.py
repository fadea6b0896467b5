"""The ladder: every bot against every other on duplicate deals, and how strong that makes them."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final

import msgspec

from escadrille import build
from escadrille.bots.api import Bot, Knowledge
from escadrille.bots.outside import Fault, Outside
from escadrille.bots.roster import Random, opponents
from escadrille.kernel.api import Choice
from escadrille.kernel.errors import OneSeat
from escadrille.kernel.registry import system as registered
from escadrille.lab.ratings import Estimate, Pair, likeliest, ranking, rate
from escadrille.lab.sim import Played, Series, check, play_one, rules_of, seated
from escadrille.lab.work import Jobs, processors, shared

ANCHOR: Final = "tactical"
FIRST: Final = 10  # games a pair that say who is next to whom


class Contest(Series, frozen=True, kw_only=True):
    """What is to be played, by all pairs of `seats`. `games` is for each pair, and even."""

    neighbours: bool = False
    """After a few games of all pairs, go on with those that are next to each other."""


class Rating(msgspec.Struct, frozen=True):
    bot: str
    elo: int
    low: int
    high: int
    games: int


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """What happened between two bots; the better one by rating is the first."""

    bots: Pair
    games: int
    points: float
    """Of the first."""
    share: Estimate
    """Points per game of the first."""
    gap: Estimate
    """By how much the first leads in Elo, by these games alone."""


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings, best first, and what they come from."""

    system: str
    scenario: str
    seed: int
    games: int
    """Of all pairs together."""
    interrupted: bool
    seconds: float
    jobs: int
    ratings: list[Rating]
    points: dict[str, float]
    thinking: dict[str, float]
    """Seconds of processor time per game of each bot of the house."""
    forfeits: dict[str, int]
    """Games that bots lost because they lost their seats."""
    unfinished: int
    """Games without an end, which count as drawn."""
    pairs: list[Meeting]
    build: build.Kind = msgspec.field(default_factory=build.kind)


class Game(msgspec.Struct, frozen=True):
    """One game of a pair: the points of its first, and what each bot took to think."""

    pair: Pair
    number: int
    points: float
    finished: bool
    thinking: dict[str, float]
    faults: tuple[Fault, ...]


def entrants(slug: str, chosen: Sequence[str] = ()) -> tuple[str, ...]:
    """Return who takes part: those chosen, or else the levels; two are always in it."""
    return tuple(dict.fromkeys([Random.name, ANCHOR, *(chosen or opponents(registered(slug)))]))


def check_contest(contest: Contest) -> None:
    """Refuse what cannot be played."""
    if rules_of(_series(contest, (ANCHOR, ANCHOR))).seats == 1:
        raise OneSeat(contest.system)
    for name in contest.seats:
        check(_series(contest, (name, ANCHOR)))


def climb(
    contest: Contest,
    jobs: Jobs = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
    warn: Callable[[Fault], None] = lambda fault: None,
) -> Ladder:
    """Play a contest on `jobs` processes or a cluster; interrupted, rate the games played so far.

    `progress` is told the games done and in all, `warn` of every bot that lost its seat.
    """
    check_contest(contest)
    started = time.perf_counter()
    games: list[Game] = []
    interrupted = False
    try:
        for series, total in _rounds(contest, games):
            progress(len(games), total)
            for game in _play(series, jobs):
                games.append(game)
                for fault in game.faults:
                    warn(fault)
                progress(len(games), total)
    except KeyboardInterrupt:
        interrupted = True
    return _ladder(
        contest,
        [game for deal in _deals(games).values() for game in deal],
        interrupted=interrupted,
        seconds=time.perf_counter() - started,
        jobs=processors(jobs),
    )


Task = tuple[Series, int]


def _rounds(contest: Contest, games: Sequence[Game]) -> Iterator[tuple[list[Task], int]]:
    """Yield what to play next, when all before is in `games`, and how many games that makes.

    Pairs take turns, deal by deal, so that slow ones spread over the processes and the time.
    """
    pairs, count = list(combinations(contest.seats, 2)), contest.games
    first = min(FIRST, count) if contest.neighbours else count
    later = (len(contest.seats) - 1) * (count - first)
    yield _tasks(contest, pairs, range(first)), len(pairs) * first + later
    # The new games may change who is next to whom: then more are to be played.
    while contest.neighbours and (near := _incomplete(contest, games)):
        yield _tasks(contest, near, range(first, count)), len(games) + len(near) * (count - first)


def _tasks(contest: Contest, pairs: Sequence[Pair], numbers: range) -> list[Task]:
    series = [_series(contest, pair) for pair in pairs]
    return [
        (one, number)
        for deal in range(numbers.start, numbers.stop, 2)
        for one in series
        for number in (deal, deal + 1)
    ]


def _series(contest: Contest, pair: Pair) -> Series:
    """Return what two bots play: each deal twice, with the seats exchanged."""
    return msgspec.structs.replace(contest, seats=pair, scenario=_battle(contest), swap=True)


def _battle(contest: Contest) -> str:
    played = registered(contest.system)
    return contest.scenario or played.lab.even_scenario or played.content.first_scenario


def _incomplete(contest: Contest, games: Sequence[Game]) -> list[Pair]:
    """Return the pairs next to each other in strength whose games are not all played."""
    near = [{*pair} for pair in pairwise(ranking(likeliest(_scores(games), ANCHOR)))]
    played = Counter(game.pair for game in games)
    return [
        pair
        for pair in combinations(contest.seats, 2)
        if {*pair} in near and played[pair] < contest.games
    ]


def _play(tasks: Sequence[Task], jobs: Jobs) -> Iterator[Game]:
    """Yield the games of a round, in order."""
    if isinstance(jobs, int):
        jobs = max(1, min(jobs, len(tasks)))
    with shared(_play_game, tasks, jobs) as games:
        yield from games


class Timed:
    """A bot with a clock that counts its processor time."""

    def __init__(self, bot: Bot, clock: dict[str, float]) -> None:
        self.name, self._bot, self._clock = bot.name, bot, clock

    def decide(self, knowledge: Knowledge) -> Choice:
        started = time.process_time()
        choice = self._bot.decide(knowledge)
        self._clock[self.name] += time.process_time() - started
        return choice


def _play_game(series: Series, number: int) -> Game:
    clock: dict[str, float] = defaultdict(float)

    def timed(rules: Any, series: Series, number: int, seat: int, name: str) -> Bot:
        bot = seated(rules, series, number, seat, name)
        return bot if isinstance(bot, Outside) else Timed(bot, clock)

    rules = rules_of(series)
    played = play_one(rules, series, number, timed)
    one, other = series.seats
    return Game(
        (one, other),
        number,
        points_of(one, played, rules.camps),
        played.points is not None,
        dict(clock),
        played.faults,
    )


def points_of(bot: str, played: Played, camps: Sequence[int]) -> float:
    """Return a bot's part of the point of a game; who lost its seat lost the game."""
    lost = {fault.bot for fault in played.faults}
    if len(lost) == 1:
        return float(bot not in lost)
    if lost or played.points is None:
        return 0.5
    of_camps = dict(zip(camps, zip(played.seats, played.points, strict=True), strict=True))
    total = sum(points for _, points in of_camps.values())
    mine = sum(points for name, points in of_camps.values() if name == bot)
    return mine / total if total else 0.5


def _deals(games: Sequence[Game]) -> dict[tuple[Pair, int], list[Game]]:
    """Return the deals of which both games are played, in order."""
    found: dict[tuple[Pair, int], list[Game]] = {}
    for game in sorted(games, key=lambda game: (game.pair, game.number)):
        found.setdefault((game.pair, game.number // 2), []).append(game)
    return {deal: both for deal, both in found.items() if len(both) == 2}


def _scores(games: Sequence[Game]) -> dict[Pair, list[float]]:
    scores: dict[Pair, list[float]] = {}
    for (pair, _), both in _deals(games).items():
        scores.setdefault(pair, []).append(sum(game.points for game in both))
    return scores


def _best_first(scores: Mapping[Pair, list[float]]) -> dict[Pair, list[float]]:
    """Return the same scores with the better one first in every pair, and the best pairs first."""
    ranked = ranking(likeliest(scores, ANCHOR))
    unranked = {name for pair in scores for name in pair} - {*ranked}
    rank = {name: place for place, name in enumerate(ranked + sorted(unranked))}
    turned = {pair if rank[pair[0]] <= rank[pair[1]] else pair[::-1]: pair for pair in scores}
    return {
        pair: scores[was] if pair == was else [2 - points for points in scores[was]]
        for pair, was in sorted(turned.items(), key=lambda one: [rank[name] for name in one[0]])
    }


def _ladder(
    contest: Contest, games: Sequence[Game], *, interrupted: bool, seconds: float, jobs: int
) -> Ladder:
    scores = _best_first(_scores(games))
    found = rate(scores, ANCHOR, contest.seed)
    count = Counter(name for game in games for name in game.pair)
    points = dict.fromkeys(contest.seats, 0.0)
    thinking: dict[str, float] = defaultdict(float)
    for game in games:
        one, other = game.pair
        points[one] += game.points
        points[other] += 1 - game.points
        for name, taken in game.thinking.items():
            thinking[name] += taken
    return Ladder(
        system=contest.system,
        scenario=_battle(contest),
        seed=contest.seed,
        games=len(games),
        interrupted=interrupted,
        seconds=round(seconds, 3),
        jobs=jobs,
        ratings=[
            Rating(name, round(elo), round(low), round(high), count[name])
            for name, (elo, low, high) in found.elo.items()
            if count[name]
        ],
        points=points,
        thinking={name: round(taken / count[name], 4) for name, taken in thinking.items()},
        forfeits=dict(Counter(bot for game in games for bot in {f.bot for f in game.faults})),
        unfinished=sum(not game.finished for game in games),
        pairs=[
            Meeting(
                bots=pair,
                games=2 * len(scores[pair]),
                points=sum(scores[pair]),
                share=Estimate(*(round(part, 4) for part in found.share[pair])),
                gap=Estimate(*map(round, found.gap[pair])),
            )
            for pair in scores
        ],
    )
