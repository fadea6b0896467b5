"""What aircraft are worth and how even scenarios are, measured by play."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from escadrille import build
from escadrille.bots.roster import bot as known_bot
from escadrille.kernel.lab import Contender
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import Chance, derived, seeded
from escadrille.lab.fights import Fight, Score, arena_of, play_fights
from escadrille.lab.sim import Series, wilson
from escadrille.lab.work import Jobs
from escadrille.lab.worth import (
    EVEN,
    Known,
    Result,
    Unpriced,
    cheapest,
    errors,
    expected,
    strengths,
)

OPEN: Final = 0.2
"""By how much of its fair share a side of an even scenario may stray: 40 to 60 % of two sides."""
CHECKER: Final = "veteran"
Z: Final = 1.96


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How much is played."""

    system: str
    seed: int = 0
    packs: tuple[str, ...] = ()
    meet: int = 8
    """How many others each contender meets."""
    games: int = 60
    """Games of each such pair."""
    equal: int = 60
    """How many pairs of equal points are tried, and a third as many teams."""
    equal_games: int = 200
    scenario_games: int = 200
    check: int = 0
    """How many pairs and scenarios are tried again with a bot that looks ahead."""
    check_games: int = 20


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """A contender, measured."""

    id: str
    name: str
    group: str
    points: int | None
    stated: bool
    games: int
    elo: float
    low: float
    high: float
    proposed: int


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Two teams (of one, most often) and what the first one got."""

    first: tuple[str, ...]
    second: tuple[str, ...]
    games: int
    share: float
    low: float
    high: float
    stated: bool = False
    """The document gives the points of all of them, or of others just alike."""

    @property
    def even(self) -> bool:
        return EVEN[0] <= self.share <= EVEN[1]


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """How well one figure a contender explains the pairs of a group."""

    group: str
    pairs: int
    residual: float
    """Root mean square of what pairs stray from what worth promises, in shares of points."""
    chance: float
    """The same from chance alone, with so many games."""
    explained: float
    """The part of the differences that worth explains: 1 is all."""


class Sides(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario and the share of each of its sides."""

    scenario: str
    games: int
    shares: list[float]
    interval: tuple[float, float]
    """Of the first side's share."""
    favours: int | None

    @property
    def even(self) -> bool:
        fair = 1 / len(self.shares)
        return all(abs(share / fair - 1) <= OPEN for share in self.shares)

    @property
    def honest(self) -> bool:
        """Is it even, or does it say which side is favoured?"""
        return self.even or self.favours == self.shares.index(max(self.shares))


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One fight between pilots who do not look ahead, and between such as do."""

    fight: str
    share: float
    ahead: float
    games: int


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """All that was measured of one system."""

    system: str
    bot: str
    seed: int
    worth: list[Worth]
    fits: list[Fit]
    pairs: list[Pairing]
    equal: list[Pairing]
    teams: list[Pairing]
    scenarios: list[Sides]
    checker: str | None = None
    checks: list[Check] = []
    build: build.Kind = msgspec.field(default_factory=build.kind)


def pilot(slug: str) -> str:
    """Return the hand-written bot of a system, the quick one where there is one."""
    tactics = registered(slug).bots.tactics
    return "tactical:quick" if "tactical:quick" in tactics else "tactical"


# Who meets whom.


def unlike(contenders: Sequence[Contender]) -> dict[str, Contender]:
    """Return one of each likeness within its group, by what it looks worth."""
    ordered = sorted(contenders, key=lambda one: (one.group, one.guess))
    found: dict[tuple[str, str], Contender] = {}
    for one in ordered:
        found.setdefault((one.group, one.likeness), one)
    return {one.id: one for one in found.values()}


def design(contenders: Sequence[Contender], meet: int) -> list[Fight]:
    """Return who meets whom: the next, the second next, the fourth next and so on in line.

    Near-equals meet, nobody is cut off, and the long steps keep the line straight.
    """
    lines: dict[str, list[str]] = defaultdict(list)
    for one in unlike(contenders).values():
        lines[one.group].append(one.id)
    return [
        Fight((line[place],), (line[place + step],))
        for line in lines.values()
        for step in (1 << power for power in range(max(1, meet // 2)))
        for place in range(len(line) - step)
    ]


def equal_pairs(contenders: Sequence[Contender], count: int, chance: Chance) -> list[Fight]:
    """Return at most `count` pairs of one group and of equal points, drawn by lot."""
    pairs = [
        Fight((one.id,), (other.id,))
        for one, other in combinations(unlike(contenders).values(), 2)
        if one.group == other.group and one.points is not None and one.points == other.points
    ]
    return _drawn(pairs, count, chance)


def equal_teams(
    contenders: Sequence[Contender], sizes: Sequence[int], count: int, chance: Chance
) -> list[Fight]:
    """Return fights between teams of these sizes whose points add up alike, drawn by lot.

    They come from the first group alone.
    """
    groups: dict[str, list[Contender]] = defaultdict(list)
    for one in unlike(contenders).values():
        if one.points is not None:
            groups[one.group].append(one)
    (group, *_) = groups.values()
    fights: list[Fight] = []
    waiting: dict[tuple[int, int], list[str]] = {}
    while sizes and len(fights) < count:
        size = sizes[chance.below(len(sizes))]
        drawn = [group[chance.below(len(group))] for _ in range(size)]
        total = sum(one.points or 0 for one in drawn)
        team = sorted(one.id for one in drawn)
        other = waiting.setdefault((size, total), team)
        if not set(other) & set(team):
            fights.append(Fight(tuple(other), tuple(team)))
            del waiting[size, total]
    return fights


def _drawn(fights: list[Fight], count: int, chance: Chance) -> list[Fight]:
    order = list(range(len(fights)))
    chance.shuffle(order)
    return [fights[number] for number in sorted(order[:count])]


# What it comes to.


def results_of(contenders: Sequence[Contender], scores: Iterable[Score]) -> dict[str, list[Result]]:
    """Return what the pairs came to, group by group."""
    groups = {one.id: one.group for one in contenders}
    results: dict[str, list[Result]] = {group: [] for group in groups.values()}
    for score in scores:
        (one,), (other,) = score.fight.first, score.fight.second
        results[groups[one]].append((one, other, score.points[0], score.games))
    return results


def propose(
    contenders: Sequence[Contender], known: Mapping[str, Known], least: int, most: int
) -> dict[str, int]:
    """Return a price for everyone: today's, but where another leaves fewer pairs wrong.

    What a document states stays, and goes for those that are alike but for their names. Who has
    no price yet wants one on the scale of the others.
    """
    stated = {(one.group, one.likeness): one.points for one in contenders if one.stated}
    proposed: dict[str, int] = {}
    for group in {one.group for one in contenders}:
        mine = [one for one in contenders if one.group == group]
        wanted = _wanted(mine, known)
        kinds = {one.likeness: known[one.id] for one in mine}
        settled = {
            kind: points for kind in kinds if (points := stated.get((group, kind))) is not None
        }
        free = sorted(kinds.keys() - settled.keys(), key=lambda kind: (kinds[kind], kind))
        found = cheapest(
            [Unpriced(kinds[kind], wanted[kind]) for kind in free],
            [(points, kinds[kind]) for kind, points in settled.items()],
            range(least, most + 1),
        )
        prices = settled | dict(zip(free, found, strict=True))
        proposed |= {one.id: prices[one.likeness] for one in mine}
    return proposed


def _wanted(group: Sequence[Contender], known: Mapping[str, Known]) -> dict[str, float]:
    """Return for each likeness the price of today, or else one on the scale of the others."""
    priced = [(one.points, known[one.id].worth) for one in group if one.points is not None]
    price, price_spread = _middle([float(points) for points, _ in priced])
    middle, spread = _middle([worth for _, worth in priced])
    return {
        one.likeness: price + (known[one.id].worth - middle) * price_spread / (spread or 1.0)
        if one.points is None
        else one.points
        for one in group
    }


def _middle(values: list[float]) -> tuple[float, float]:
    """Return the mean and the standard deviation."""
    count = max(1, len(values))
    mean = sum(values) / count
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / count)


def fit_of(group: str, results: list[Result], elo: Mapping[str, float]) -> Fit:
    games = sum(count for *_, count in results)
    strayed = chance = spread = 0.0
    for one, other, points, count in results:
        promised = expected(elo[one] - elo[other])
        strayed += count * (points / count - promised) ** 2
        chance += promised * (1 - promised)
        spread += count * (points / count - 0.5) ** 2
    return Fit(
        group=group,
        pairs=len(results),
        residual=round(math.sqrt(strayed / games), 4),
        chance=round(math.sqrt(chance / games), 4),
        explained=round(1 - strayed / spread, 4) if spread else 1.0,
    )


def _pairing(score: Score, stated: Mapping[str, bool]) -> Pairing:
    low, high = wilson(score.points[0], score.games)
    fight = score.fight
    return Pairing(
        first=fight.first,
        second=fight.second,
        games=score.games,
        share=round(score.shares[0], 4),
        low=low,
        high=high,
        stated=all(stated[name] for name in (*fight.first, *fight.second)),
    )


# The whole measurement.


def measure(
    plan: Plan,
    jobs: Jobs = 1,
    begin: Callable[[int], None] = lambda _: None,
    progress: Callable[[int], None] = lambda _: None,
) -> Balance:
    """Measure a system. `begin` is told of how many games, `progress` of those that are over."""
    arena = arena_of(plan.system)
    if plan.check:
        known_bot(CHECKER, registered(plan.system), 0)  # refused before any work
    packs = [Path(pack) for pack in plan.packs]
    contenders = arena.contenders(packs)
    scenarios = registered(plan.system).content.scenarios(packs) if plan.scenario_games else ()
    # What is fitted and what tests it never share a deal.
    lot = seeded(derived(plan.seed, 1))
    teams = equal_teams(contenders, arena.teams, plan.equal // 3, lot)
    stages = {
        "pairs": [(fight, plan.games) for fight in design(contenders, plan.meet)],
        "equal": [(f, plan.equal_games) for f in equal_pairs(contenders, plan.equal, lot)],
        "teams": [(fight, plan.equal_games) for fight in teams],
        "scenarios": [(Fight(scenario=one.id), plan.scenario_games) for one in scenarios],
    }
    begin(sum(games for wanted in stages.values() for _, games in wanted))
    bot = pilot(plan.system)
    scores: dict[str, list[Score]] = {}
    for number, (stage, wanted) in enumerate(stages.items()):
        series = _flown(plan, bot, derived(plan.seed, 2, number))
        scores[stage] = play_fights(series, wanted, jobs, progress)
    by_document = {(one.group, one.likeness) for one in contenders if one.stated}
    stated = {one.id: (one.group, one.likeness) in by_document for one in contenders}
    results = results_of(contenders, scores["pairs"])
    measured = Balance(
        system=plan.system,
        bot=bot,
        seed=plan.seed,
        worth=_worth(contenders, results.values(), arena.least, arena.most),
        fits=[fit_of(group, met, strengths(met)) for group, met in results.items()],
        pairs=[_pairing(score, stated) for score in scores["pairs"]],
        equal=[_pairing(score, stated) for score in scores["equal"]],
        teams=[_pairing(score, stated) for score in scores["teams"]],
        scenarios=[
            _sides(score, scenario.favours)
            for score, scenario in zip(scores["scenarios"], scenarios, strict=True)
        ],
    )
    return _checked(plan, measured, scores, jobs, begin, progress) if plan.check else measured


def _flown(plan: Plan, bot: str, seed: int) -> Series:
    """Return under which conditions fights are fought."""
    return Series(system=plan.system, games=0, seats=(bot,), seed=seed, packs=plan.packs)


def _worth(
    contenders: Sequence[Contender], groups: Iterable[list[Result]], least: int, most: int
) -> list[Worth]:
    """Return everyone's worth, the best first; those alike have that of the one who flew."""
    flown = {(one.group, one.likeness): one.id for one in unlike(contenders).values()}
    elo: dict[str, float] = {}
    error: dict[str, float] = {}
    games: dict[str, int] = defaultdict(int)
    for results in groups:
        found = strengths(results)
        elo |= found
        error |= errors(results, found)
        for one, other, _, count in results:
            games[one] += count
            games[other] += count
    sitting = {one.id: flown[one.group, one.likeness] for one in contenders}
    known = {name: Known(elo[twin], error[twin]) for name, twin in sitting.items()}
    proposed = propose(contenders, known, least, most)
    worth = [
        Worth(
            id=one.id,
            name=one.name,
            group=one.group,
            points=one.points,
            stated=one.stated,
            games=games[sitting[one.id]],
            elo=round(known[one.id].worth, 1),
            low=round(known[one.id].worth - Z * known[one.id].error, 1),
            high=round(known[one.id].worth + Z * known[one.id].error, 1),
            proposed=proposed[one.id],
        )
        for one in contenders
    ]
    return sorted(worth, key=lambda one: (one.group, -one.elo, one.id))


def _sides(score: Score, favours: int | None) -> Sides:
    return Sides(
        scenario=score.fight.scenario or "",
        games=score.games,
        shares=[round(share, 4) for share in score.shares],
        interval=wilson(score.points[0], score.games),
        favours=favours,
    )


def _checked(
    plan: Plan,
    measured: Balance,
    scores: Mapping[str, list[Score]],
    jobs: Jobs,
    begin: Callable[[int], None],
    progress: Callable[[int], None],
) -> Balance:
    """Try some of the pairs and scenarios again with a bot that looks ahead."""
    lot = seeded(derived(plan.seed, 3))
    quick = {score.fight: score.shares[0] for stage in scores.values() for score in stage}
    wanted = [
        (fight, plan.check_games)
        for stage in ("pairs", "scenarios")
        for fight in _drawn([score.fight for score in scores[stage]], plan.check, lot)
    ]
    begin(sum(games for _, games in wanted))
    series = _flown(plan, CHECKER, derived(plan.seed, 4))
    ahead = play_fights(series, wanted, jobs, progress)
    checks = [
        Check(
            fight=score.fight.scenario or f"{score.fight.first[0]} – {score.fight.second[0]}",
            share=round(quick[score.fight], 4),
            ahead=round(score.shares[0], 4),
            games=score.games,
        )
        for score in ahead
    ]
    return msgspec.structs.replace(measured, checker=CHECKER, checks=checks)
