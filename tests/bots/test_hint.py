"""A hint never advises the worse of two figures that it shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escadrille.bots import advice
from escadrille.bots.api import know
from escadrille.bots.search.levels import CALM, Feeling
from escadrille.bots.search.race import Race
from escadrille.bots.thought import Candidate, Thought, advised, think
from escadrille.kernel import game as games
from escadrille.kernel.api import Seat
from escadrille.kernel.bots import Standing
from escadrille.kernel.game import Game
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.rng import seeded
from escadrille.testing.walks import any_answer

POSITIONS = 40
FLIGHTS = 24
LEVEL = "pilot"  # quick, and so full of luck: an ace's figures differ in nothing else
SEARCHED = [slug for slug in slugs() if system(slug).bots.judge]


def positions(slug: str, count: int = POSITIONS) -> Iterator[tuple[Game, Seat]]:
    """Yield questions with several answers, of games played at random."""
    for seed in range(count):
        game, chance = games.new(slug, seed=seed, seats=["human"] * 2), seeded(seed)
        for _ in range(4 + seed % 20 + seed % 2 * 60):  # some behind a long deployment
            if game.pending:
                seat, choice = any_answer(game.rules, game.state, chance)
                game.order(seat, game.rules.order(game.state, seat, choice))
        for seat, _ in game.pending[:1]:
            if len(game.rules.legal(game.state, seat)) > 1:
                yield game, seat


@pytest.mark.parametrize("slug", SEARCHED)
def test_what_is_advised_has_the_best_of_the_figures_shown_with_it(slug: str) -> None:
    weighed = 0
    for number, (game, seat) in enumerate(positions(slug)):
        known = know(game.rules, game.rules.resample(game.state, seat, number), seat)
        thought = advised(think(LEVEL, game.system, number, known))
        figures = {one.order: one.value for one in thought.candidates}
        if figures and thought.order in figures:
            weighed += 1
            assert figures[thought.order] == max(figures.values()), number
    assert weighed > 5


def test_a_course_that_is_advised_has_the_best_of_the_figures_it_was_chosen_by() -> None:
    compared = 0
    for game, seat in positions("phantom", 12):
        ways = [*advice.advise(game, seat, FLIGHTS)][-1].ways
        worth = [way.figures["worth"].mean for way in ways]
        assert worth[0] == max(worth)
        compared += len(worth) > 1
    assert compared > 5


def test_who_fell_out_is_not_shown_before_who_beat_it() -> None:
    """Three choices: the third leads its eight worlds by luck, and is beaten in each of them."""
    worlds = iter([0.9] * 8 + [0.2] * 200)
    gains = [0.0, -0.05, -0.3]
    race = Race(
        imagine=lambda: next(worlds),
        fly=lambda world, choice: world + gains[choice],
        feeling=Feeling(CALM, CALM),
        playouts=120,
        late=float("inf"),
    )
    first, second, third = race.run([0, 1, 2])
    assert len(third.values) < len(first.values)
    assert sum(third.values) / len(third.values) > first.value, "as its own few worlds have it"
    assert first.value > second.value > third.value


def test_a_habit_that_nothing_beats_clearly_is_no_advice() -> None:
    even = Standing(0, 0, 0)
    best, habit = Candidate("best", 0.61, 8, even), Candidate("habit", 0.6, 8, even)
    thought = Thought("ace", "habit", "habit", [best, habit])
    assert (advised(thought).order, advised(thought).why) == ("best", "best")
    drill = Thought("ace", "drill", "drill", [])
    assert advised(drill) is drill
