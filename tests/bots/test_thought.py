"""What a bot thinks: the same again from its record, and what speaks for its order."""

from __future__ import annotations

from functools import cache

import pytest

from escadrille.bots.roster import names
from escadrille.bots.thought import Candidate, Thought, question, think_again
from escadrille.kernel import game as games
from escadrille.kernel.bots import Standing
from escadrille.kernel.game import Game
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.rng import seeded
from escadrille.table.workers import answer

SEARCHED = [slug for slug in slugs() if system(slug).bots.judge]


@cache
def flown(slug: str, *, seed: int = 11) -> Game:
    """Return a game of bots, each order by one of them at random; seats answer in any order."""
    game, chance = games.new(slug, seed=seed, seats=["random", "random"]), seeded(seed)
    quick = [name for name in names(system(slug)) if not name.startswith(("ace", "veteran"))]
    while game.pending and len(game.orders) < 120:
        seat = game.pending[chance.below(len(game.pending))].seat
        name = quick[chance.below(len(quick))]
        game.order(seat, think_again(game, seat, name).order, name)
    return game


@pytest.mark.parametrize("slug", slugs())
def test_a_bot_that_thinks_again_decides_as_it_did(slug: str) -> None:
    game = flown(slug)
    for number, (seat, order) in enumerate(game.orders):
        past = game.rewound(number)
        seed = past.bot_seed(seat)
        asked = question(past, seat, past.asked(seat), game.bots[number], seed)
        assert answer(asked).order == order, number


@pytest.mark.parametrize("slug", slugs())
def test_whoever_of_several_answers_first_changes_no_thought(slug: str) -> None:
    """A bot thinks about the moment in which it was asked, whatever was answered since."""
    game = flown(slug, seed=3)
    for number in range(len(game.orders)):
        past = game.rewound(number)
        if len(past.pending) < 2:
            continue
        one, other = (pending.seat for pending in past.pending[:2])
        before = past.rules.digest(past.asked(other)), past.bot_seed(other)
        order = past.rules.order(past.state, one, past.rules.legal(past.state, one)[0])
        past.order(one, order)
        if other in {pending.seat for pending in past.pending}:
            assert (past.rules.digest(past.asked(other)), past.bot_seed(other)) == before
            return
    assert slug != "wings", "wings asks all at once"


def test_seeds_of_questions_are_all_different_and_do_not_give_the_deal_away() -> None:
    game = flown("zero")
    seeds = [game.rewound(n).bot_seed(seat) for n, (seat, _) in enumerate(game.orders)]
    assert len({*seeds}) == len(seeds)
    assert game.header.seed not in seeds
    assert game.bot_seed(0) != game.bot_seed(0, 1) != game.bot_seed(0, -1)


@pytest.mark.parametrize("slug", SEARCHED)
def test_every_way_to_decide_is_told(slug: str) -> None:
    game = flown(slug, seed=6)
    found = set()
    for number, (seat, _) in enumerate(game.orders):
        past = game.rewound(number)
        thought = think_again(past, seat, game.bots[number])
        found.add(thought.why)
        tried = [one.order for one in thought.candidates]
        assert (thought.order in tried) == (thought.why in ("best", "habit"))
        if thought.why == "best":
            assert tried[0] == thought.order
        assert thought.part is None or thought.sure is not None
    assert found >= {"only", "random", "tactical", "slip", "best"}


def candidate(order: str, value: float, worlds: int, *standing: float) -> Candidate:
    return Candidate(order, value, worlds, Standing(*standing) if standing else None)


def weighed(order: str, *candidates: Candidate) -> Thought:
    return Thought("ace", order, "best", list(candidates))


@pytest.mark.parametrize(
    ("mine", "part"),
    [
        ((-0.1, 0.5, 0.1), "losses"),
        ((-0.9, 1.6, 0.1), "kills"),
        ((-0.8, 0.5, 0.9), "prospects"),
        ((-0.8, 0.4, 0.1), "end"),
        ((), "end"),
    ],
)
def test_the_part_that_differs_most_speaks_for_an_order(mine: tuple[float, ...], part: str) -> None:
    one, two = candidate("a", 0.7, 30, *mine), candidate("b", 0.5, 30, -0.8, 0.5, 0.1)
    assert weighed("a", one, two).part == part
    assert weighed("b", one, two).part is None, "nothing speaks for what is worse"


def test_how_sure_it_is_depends_on_the_race() -> None:
    best, same = candidate("a", 0.7, 30, 0, 0, 1), candidate("b", 0.702, 30, 0, 0, 1)
    out, near = candidate("c", 0.4, 8, 0, 0, 0), candidate("d", 0.66, 30, 0, 0, 1)
    close = candidate("e", 0.69, 30, 0, 0, 1)
    assert weighed("a", best, same, out).rival == 2, "what comes to the same is no rival"
    assert weighed("a", best, out).sure == "clear"
    assert weighed("a", best, near).sure == "leaning"
    assert weighed("a", best, close).sure == "even"
    assert (weighed("a", best, same).sure, weighed("a", best, same).part) == ("even", None)
    blind = weighed("x")
    assert (blind.sure, blind.part, blind.rival) == (None, None, None)
