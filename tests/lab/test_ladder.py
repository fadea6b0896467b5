"""The ladder: who meets whom, on which deals, and what is counted."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Any

import msgspec
import pytest

from escadrille.bots.outside import Fault
from escadrille.kernel.errors import Unknown
from escadrille.lab import ladder
from escadrille.lab.ladder import Contest, Game, Ladder, climb, entrants, points_of
from escadrille.lab.sim import Played, Series, play

TIMES = ("seconds", "jobs", "thinking")
ORDER = ("ace", "veteran", "tactical", "pilot", "recruit", "random")


def contest(**changes: Any) -> Contest:
    usual = {"system": "flames", "seats": ("random", "tactical"), "games": 6, "seed": 7}
    return Contest(**{**usual, **changes})


def timeless(found: Ladder) -> dict[str, Any]:
    return {name: v for name, v in msgspec.to_builtins(found).items() if name not in TIMES}


def games_of(found: Ladder) -> dict[frozenset[str], int]:
    return {frozenset(met.bots): met.games for met in found.pairs}


def test_random_and_tactical_are_always_in_it() -> None:
    usual = ("random", "tactical", "recruit", "pilot", "veteran", "ace")
    assert entrants("flames") == usual
    assert entrants("flames", ["ace:cautious", "random"]) == ("random", "tactical", "ace:cautious")
    assert entrants("wings", ["tactical:quick"]) == ("random", "tactical", "tactical:quick")


def test_a_pair_plays_the_series_of_sim_with_the_seats_exchanged() -> None:
    found = climb(contest(games=20))
    seats = ("random", "tactical")
    series = Series(
        system="flames", scenario="mirror-duel", games=20, seats=seats, seed=7, swap=True
    )
    assert found.points == play(series).points_by_bot
    (met,) = found.pairs
    assert met.bots == ("tactical", "random")
    assert (met.games, met.points) == (20, found.points["tactical"])
    assert met.share.value == met.points / 20


def test_one_job_and_two_give_the_same_ladder() -> None:
    wanted = contest(seats=("random", "tactical", "recruit"))
    assert timeless(climb(wanted, jobs=1)) == timeless(climb(wanted, jobs=2))


def test_the_same_seed_gives_the_same_ladder_and_another_does_not() -> None:
    assert timeless(climb(contest())) == timeless(climb(contest()))
    assert timeless(climb(contest())) != timeless(climb(contest(seed=8)))


def test_a_ladder_adds_up() -> None:
    told: list[tuple[int, int]] = []
    found = climb(
        contest(seats=("random", "tactical", "recruit"), games=4),
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(done, 12) for done in range(13)]
    assert found.games == sum(met.games for met in found.pairs) == sum(found.points.values()) == 12
    assert {one.bot: one.games for one in found.ratings} == dict.fromkeys(found.points, 8)
    assert [one.elo for one in found.ratings] == sorted(one.elo for one in found.ratings)[::-1]
    assert found.thinking["recruit"] > found.thinking["tactical"] > found.thinking["random"] > 0
    assert (found.interrupted, found.forfeits, found.unfinished) == (False, {}, 0)


@pytest.mark.parametrize("scenario", ["berlin", "free-for-all"])
def test_camps_of_several_seats_and_several_camps_are_shared_out(scenario: str) -> None:
    found = climb(contest(scenario=scenario, games=4))
    assert found.scenario == scenario
    assert sum(found.points.values()) == pytest.approx(4)
    assert found.points["tactical"] > 2


def test_pairs_take_turns_deal_by_deal() -> None:
    bots = ("random", "tactical", "recruit")
    ((tasks, total),) = ladder._rounds(contest(seats=bots, games=4), [])
    assert total == len(tasks) == 12
    met = [(series.seats, number) for series, number in tasks]
    pairs = list(combinations(bots, 2))
    assert met == [(pair, n) for deal in (0, 2) for pair in pairs for n in (deal, deal + 1)]


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose winners are known: seven times of ten, who is first in ORDER."""

    def decided(tasks: Sequence[tuple[Series, int]], jobs: int) -> Iterator[Game]:
        for series, number in tasks:
            one, other = series.seats
            better = ORDER.index(one) < ORDER.index(other)
            upset = number % 10 < 3
            yield Game((one, other), number, float(better != upset), True, {}, ())

    monkeypatch.setattr(ladder, "_play", decided)


def test_neighbours_play_all_their_games_and_others_a_few(ordered: None) -> None:
    found = climb(contest(seats=tuple(sorted(ORDER)), games=40, neighbours=True))
    assert tuple(one.bot for one in found.ratings) == ORDER
    near = [frozenset(pair) for pair in pairwise(ORDER)]
    for pair, games in games_of(found).items():
        assert games == (40 if pair in near else ladder.FIRST)


def test_who_becomes_a_neighbour_late_plays_all_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """pilot loses its first games and wins all later ones, and so meets others than at first."""

    def decided(tasks: Sequence[tuple[Series, int]], jobs: int) -> Iterator[Game]:
        for series, number in tasks:
            one, other = series.seats
            better = ORDER.index(one) < ORDER.index(other)
            if "pilot" in series.seats:
                better = (one == "pilot") == (number >= ladder.FIRST)
            yield Game((one, other), number, 0.8 if better else 0.2, True, {}, ())

    monkeypatch.setattr(ladder, "_play", decided)
    told: list[tuple[int, int]] = []
    found = climb(
        contest(seats=ORDER, games=60, neighbours=True),
        progress=lambda done, total: told.append((done, total)),
    )
    ranking = [one.bot for one in found.ratings]
    assert ranking.index("pilot") < len(ORDER) - 1
    for pair in pairwise(ranking):
        assert games_of(found)[frozenset(pair)] == 60
    assert set(games_of(found).values()) == {ladder.FIRST, 60}
    assert told[-1] == (found.games, found.games)


@pytest.mark.parametrize(("stop", "kept"), [(0, 0), (1, 0), (5, 4), (8, 8)])
def test_interrupted_it_keeps_the_deals_that_were_played(stop: int, kept: int) -> None:
    def interrupt(done: int, total: int) -> None:
        if done == stop:
            raise KeyboardInterrupt

    found = climb(contest(games=20), progress=interrupt)
    assert (found.interrupted, found.games) == (True, kept)
    assert [one.games for one in found.ratings] == ([kept, kept] if kept else [])


def fault(bot: str) -> Fault:
    return Fault(bot=bot, seat=0, decision=1, kind="late", facts={}, stderr=[], substitute="x")


@pytest.mark.parametrize(
    ("seats", "points", "camps", "faults", "mine"),
    [
        ("ab", (1.0, 0.0), (0, 1), "", 1),
        ("ba", (1.0, 0.0), (0, 1), "", 0),
        ("ab", (0.5, 0.5), (0, 1), "", 0.5),
        ("aab", (1.0, 1.0, 0.0), (0, 0, 1), "", 1),
        ("bba", (0.5, 0.5, 0.5), (0, 0, 1), "", 0.5),
        ("abab", (0.25, 0.25, 0.25, 0.25), (0, 1, 2, 3), "", 0.5),
        ("abab", (0.0, 0.0, 1.0, 0.0), (0, 1, 2, 3), "", 1),
        ("ab", (0.0, 0.0), (0, 1), "", 0.5),
        ("ab", None, (0, 1), "", 0.5),
        ("ab", (1.0, 0.0), (0, 1), "a", 0),
        ("ab", (0.0, 1.0), (0, 1), "b", 1),
        ("ab", (0.0, 1.0), (0, 1), "ab", 0.5),
    ],
)
def test_a_game_has_one_point(
    seats: str, points: tuple[float, ...] | None, camps: tuple[int, ...], faults: str, mine: float
) -> None:
    lost = tuple(fault(bot) for bot in faults)
    played = Played(tuple(seats), points, (), 1, 1, False, "x", lost)
    assert points_of("a", played, camps) == mine
    assert points_of("b", played, camps) == 1 - mine


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"seats": ("random", "tactical", "nobody")}, "bot"),
        ({"scenario": "nowhere"}, "scenario"),
        ({"system": "chess"}, "system"),
    ],
)
def test_unknown_names_are_refused_before_any_game(changes: dict[str, Any], kind: str) -> None:
    told: Counter[int] = Counter()
    with pytest.raises(Unknown, match=f"unknown {kind}"):
        climb(contest(**changes), 2, lambda done, total: told.update([done]))
    assert not told
