"""Many fights between pilots of one kind: teams of aircraft, or the scenarios of the packs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from escadrille.kernel.errors import OneSeat, Unknown
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import derived
from escadrille.lab.sim import Series, play_one
from escadrille.lab.work import Jobs, shared

PART: Final = 20  # games in one piece of work: the figures are summed in the same order anywhere


class Fight(msgspec.Struct, frozen=True):
    """Two teams of contenders, or else a scenario as it is."""

    first: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
    scenario: str | None = None


class Score(msgspec.Struct, frozen=True):
    """The points of each side of a fight over its games."""

    fight: Fight
    games: int
    points: tuple[float, ...]

    @property
    def shares(self) -> list[float]:
        return [points / max(1, self.games) for points in self.points]


def arena_of(slug: str) -> Any:
    """Return where a system sets aircraft against aircraft, or raise: it has no such place."""
    system = registered(slug)
    if system.lab.arena is not None:
        return system.lab.arena
    if system.engine.configure(scenario=system.content.first_scenario).seats == 1:
        raise OneSeat(slug)
    raise Unknown("arena", slug, [])


def play_fights(
    series: Series,
    wanted: Sequence[tuple[Fight, int]],
    jobs: Jobs = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Score]:
    """Play each fight so many times, with the pilot and the seed of a series.

    Teams fly every deal twice, the second time in each other's seats; so their games are even.
    """
    parts = [
        (number, range(start, min(start + PART, games)))
        for number, (_, games) in enumerate(wanted)
        for start in range(0, games, PART)
    ]
    if isinstance(jobs, int):
        jobs = max(1, min(jobs, len(parts)))
    tasks = ((series, wanted[number][0], games) for number, games in parts)
    found = [Score(fight, 0, ()) for fight, _ in wanted]
    with shared(_play_some, tasks, jobs) as work:
        for (number, games), played in zip(parts, work, strict=True):
            found[number] = _added(found[number], played)
            progress(len(games))
    return found


def _added(score: Score, played: Sequence[tuple[float, ...]]) -> Score:
    """Return a score with more games in it."""
    rows = [score.points, *played] if score.points else played
    return Score(score.fight, score.games + len(played), tuple(map(sum, zip(*rows, strict=True))))


def _play_some(series: Series, fight: Fight, numbers: Sequence[int]) -> list[tuple[float, ...]]:
    """Return the points of each side, game by game; one that does not end has none."""
    packs = [Path(pack) for pack in series.packs]
    name = msgspec.json.encode(fight)
    own = int.from_bytes(hashlib.sha256(name).digest()[:8], "big")
    series = msgspec.structs.replace(series, seed=derived(series.seed, own) >> 192)
    if fight.scenario is not None:
        tables = [registered(series.system).engine.configure(scenario=fight.scenario, packs=packs)]
    else:
        arena = arena_of(series.system)
        tables = [
            arena.rules(fight.first, fight.second, packs),
            arena.rules(fight.second, fight.first, packs),
        ]
    played = []
    for number in numbers:
        deal, swapped = divmod(number, len(tables))
        rules = tables[swapped]
        points = play_one(rules, series, deal).points
        if points is not None:
            sides = [points[rules.camps.index(camp)] for camp in sorted(set(rules.camps))]
            played.append(tuple(reversed(sides) if swapped else sides))
    return played
