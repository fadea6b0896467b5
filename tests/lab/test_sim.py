"""Many games: the same figures whoever plays them, and figures that add up."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from escadrille.bots import roster
from escadrille.bots.api import Bot
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import system
from escadrille.kernel.system import System
from escadrille.lab import sim
from escadrille.lab.sim import Figures, Series, line_up, play, play_one, wilson
from escadrille.systems.flames.engine import FlamesRules
from escadrille.systems.flames.state import State

TIMES = ("seconds", "decisions_per_second", "jobs")


def series(**changes: Any) -> Series:
    usual = {"system": "flames", "games": 24, "seats": ("random", "random"), "seed": 7}
    return Series(**{**usual, **changes})


def timeless(figures: Figures) -> dict[str, Any]:
    return {name: v for name, v in msgspec.to_builtins(figures).items() if name not in TIMES}


def rules(scenario: str = "first-duel") -> Any:
    return system("flames").engine.configure(scenario=scenario)


def test_one_job_and_two_give_the_same_figures() -> None:
    wanted = series(seats=("tactical", "random"), swap=True)
    one, two = play(wanted, jobs=1), play(wanted, jobs=2)
    assert timeless(one) == timeless(two)
    assert (one.jobs, two.jobs) == (1, 2)


def test_no_more_processes_are_started_than_have_work() -> None:
    assert play(series(games=1), jobs=99).jobs == 1


def test_bots_have_seeds_of_their_own(deals: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def note(name: str, system: System, seed: int) -> Bot:
        seeds.append(seed)
        return roster.bot(name, system, seed)

    monkeypatch.setattr(sim, "bot", note)
    for number in range(2):
        play_one(rules(), series(), number)
    assert len({*seeds, *deals}) == 6
    assert all((one ^ other).bit_count() > 64 for one, other in combinations(seeds, 2))


def test_the_same_seed_gives_the_same_figures_and_another_does_not() -> None:
    assert timeless(play(series())) == timeless(play(series()))
    assert timeless(play(series())) != timeless(play(series(seed=8)))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    assert play_one(rules(), series(games=1), 17) == play_one(rules(), series(games=24), 17)


@pytest.mark.parametrize("scenario", ["first-duel", "free-team", "free-for-all", "berlin"])
def test_figures_add_up(scenario: str) -> None:
    seats = rules(scenario).seats
    figures = play(series(games=12, scenario=scenario))
    assert (figures.system, figures.scenario) == ("flames", scenario)
    assert figures.games == figures.finished == sum(figures.endings.values()) == 12
    assert figures.dead_ends == 0
    assert len(figures.wins) == len(figures.share) == len(figures.interval) == seats
    assert figures.wins_by_bot == {"random": sum(figures.wins)}
    assert max(figures.wins) + figures.draws <= figures.games
    assert 1 <= figures.mean_turns <= rules(scenario).t.turns
    assert figures.mean_decisions == round(figures.decisions / 12, 1)
    for share, (low, high) in zip(figures.share, figures.interval, strict=True):
        assert 0 <= low <= share <= high <= 1


def test_a_duel_gives_one_point_a_game() -> None:
    figures = play(series(games=30))
    assert sum(figures.wins) + figures.draws == 30
    assert sum(figures.share) == pytest.approx(1)
    assert figures.points_by_bot == {"random": pytest.approx(30)}


def test_bots_take_their_seats_in_turn_where_there_are_more_seats() -> None:
    game = play_one(rules("free-for-all"), series(seats=("tactical", "random")), 0)
    assert game.seats == ("tactical", "random", "tactical", "random")


@pytest.mark.parametrize(
    ("scenario", "there", "back"),
    [("berlin", "ttr", "rrt"), ("free-for-all", "trtr", "rtrt"), ("first-duel", "tr", "rt")],
)
def test_a_camp_has_one_bot_and_the_camps_are_exchanged(
    scenario: str, there: str, back: str
) -> None:
    wanted = series(seats=("tactical", "random"), swap=True)
    for number, expected in enumerate((there, back)):
        sat = line_up(rules(scenario), wanted, number)
        assert "".join(name[0] for name in sat) == expected


def test_a_bot_for_each_seat_sits_where_it_is_told() -> None:
    wanted = series(seats=("tactical", "random", "random"))
    assert line_up(rules("berlin"), wanted, 0) == ["tactical", "random", "random"]


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of all games that are begun."""
    seeds: list[int] = []
    start = FlamesRules.start

    def note(self: FlamesRules, seed: int) -> State:
        seeds.append(seed)
        return start(self, seed)

    monkeypatch.setattr(FlamesRules, "start", note)
    return seeds


def test_swap_plays_each_deal_twice_with_the_seats_exchanged(deals: list[int]) -> None:
    wanted = series(seats=("tactical", "random"), swap=True)
    seats = [play_one(rules(), wanted, number).seats for number in range(4)]
    assert seats == [("tactical", "random"), ("random", "tactical")] * 2
    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_without_swap_each_deal_is_played_once(deals: list[int]) -> None:
    wanted = series(seats=("tactical", "random"))
    seats = [play_one(rules(), wanted, number).seats for number in range(4)]
    assert seats == [("tactical", "random")] * 4
    assert len(set(deals)) == 4


def test_wins_are_counted_by_seat_and_by_bot() -> None:
    figures = play(series(seats=("tactical", "random"), swap=True))
    assert sum(figures.wins) == sum(figures.wins_by_bot.values())
    assert figures.wins_by_bot["tactical"] > figures.wins_by_bot["random"]
    assert sum(figures.points_by_bot.values()) == pytest.approx(24)
    low, high = figures.interval_by_bot["tactical"]
    assert (low, high) == wilson(figures.points_by_bot["tactical"], 24)
    assert 0.5 < low < high <= 1


def test_progress_is_told_until_all_games_are_played() -> None:
    told: list[int] = []
    play(series(), progress=told.append)
    assert sum(told) == 24
    assert len(told) > 1


def test_no_games_give_no_figures_and_no_error() -> None:
    figures = play(series(games=0))
    assert (figures.games, figures.decisions, figures.wins) == (0, 0, [0, 0])
    assert figures.interval == [(0.0, 1.0), (0.0, 1.0)]


def test_a_dead_end_is_counted() -> None:
    class Stuck(FlamesRules):
        def legal(self, state: State, seat: int) -> list[int]:
            return [] if state.turn == 2 else super().legal(state, seat)

    game = play_one(Stuck(rules().t), series(), 0)
    assert (game.dead_end, game.points, game.reason) == (True, None, "unfinished")
    assert game.turns == 2


def test_a_game_without_end_is_left_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "LONGEST", 10)
    game = play_one(rules(), series(), 0)
    assert (game.dead_end, game.points, game.decisions) == (False, None, 10)


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"system": "chess"}, "system"),
        ({"seats": ("nobody",)}, "bot"),
        ({"scenario": "x"}, "scenario"),
        ({"seats": ("random",) * 3}, "seat"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_unknown_names_are_refused(changes: dict[str, Any], kind: str, jobs: int) -> None:
    with pytest.raises(Unknown, match=f"unknown {kind}"):
        play(series(**changes), jobs)


@pytest.mark.parametrize(
    ("points", "games", "interval"),
    [
        (5, 10, (0.2366, 0.7634)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (92, 100, (0.8501, 0.9589)),
        (50.5, 100, (0.4087, 0.6010)),
        (0, 0, (0.0, 1.0)),
    ],
)
def test_the_interval_is_wilsons(points: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(points, games) == pytest.approx(interval, abs=2e-4)
