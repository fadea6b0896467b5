"""The adviser: plans compared in imagined worlds, the same for the same seed, and never a peek."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from escadrille.bots.advice import HEAT, LEAST, Advice, Contest, advise
from escadrille.bots.thought import proposed
from escadrille.kernel import game as games
from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system

PHANTOM = system("phantom")
FEW = 24


def advice_of(game: Game, playouts: int = FEW) -> Advice:
    *_, advice = advise(game, 0, playouts)
    return advice


def campaign(seed: int = 11, scenario: str = "linebacker-usaf-short") -> Game:
    return games.new("phantom", scenario=scenario, seed=seed, seats=["human"])


def moments(game: Game) -> Iterator[str]:
    """Fly a campaign as the house does; yield each kind of question when it is first put."""
    met: set[str] = set()
    while game.pending:
        (asked,) = game.pending
        if asked.decision not in met and len(game.rules.legal(game.state, 0)) > 1:
            met.add(asked.decision)
            yield asked.decision
        choice = PHANTOM.bots.tactics["tactical"](game.rules, game.state, 0)
        game.order(0, game.rules.order(game.state, 0, choice))


def test_there_is_advice_at_every_kind_of_question() -> None:
    game = campaign()
    met = set()
    for decision in moments(game):
        met.add(decision)
        legal = [game.rules.order(game.state, 0, one) for one in game.rules.legal(game.state, 0)]
        advice = advice_of(game)
        assert 1 <= len(advice.ways) <= 3, decision
        assert advice.done
        assert 0 < advice.played <= advice.wanted == FEW
        for way in advice.ways:
            assert way.order in legal, (decision, way.name)
            destroyed = way.figures["destroyed"]
            assert 0 <= destroyed.mean <= 1
            for figure in way.figures.values():
                assert figure.low <= figure.high
    assert {"recruit", "target", "assign", "arm", "abort", "level", "attack", "evade"} <= met


def test_the_same_seed_and_flights_give_the_same_advice() -> None:
    one, two = campaign(), campaign()
    for _, _ in zip(moments(one), moments(two), strict=False):
        assert advice_of(one) == advice_of(two)
        if one.rules.turn(one.state) and len(one.orders) > 30:
            break
    assert one.orders == two.orders


def test_advice_never_peeks() -> None:
    """From any state that the seat cannot tell apart comes the same advice."""
    game = campaign(5)
    for number, _ in enumerate(moments(game)):
        other = campaign(5)
        for seat, order in game.orders:
            other.order(seat, order)
        other.state = game.rules.resample(game.state, 0, 99 + number)
        assert game.rules.digest(other.state) != game.rules.digest(game.state)
        assert advice_of(other, 16) == advice_of(game, 16)


def test_advice_changes_nothing() -> None:
    game = campaign()
    before = game.rules.digest(game.state)
    advice_of(game)
    assert game.rules.digest(game.state) == before
    assert not game.orders


def test_who_is_not_asked_gets_none_and_neither_do_systems_without_a_staff() -> None:
    game = campaign()
    with pytest.raises(BadOrder, match="is asked nothing"):
        advice_of_seat(game, 1)
    duel = games.new("flames", seed=1, seats=["human", "human"])
    with pytest.raises(BadOrder, match="no adviser"):
        advice_of_seat(duel, duel.pending[0].seat)
    game.resign(0)
    with pytest.raises(BadOrder, match="is asked nothing"):
        advice_of_seat(game, 0)


def advice_of_seat(game: Game, seat: int) -> None:
    next(advise(game, seat, FEW))


def test_a_clear_difference_ends_it_early_and_is_called_so() -> None:
    """Before an armed flight over an easy Target, turning back is out at once."""
    game = campaign()
    for decision in moments(game):
        if decision == "abort":
            break
    advice = advice_of(game, 240)
    assert advice.ways[0].name == "usual"
    home = [way for way in advice.ways if way.name == "home"]
    assert all(way.worlds < advice.ways[0].worlds for way in home)


class Say(Order, frozen=True, tag="say"):
    word: str


def contest_of(worths: dict[str, Any], playouts: int) -> Contest:
    """Fly a contest whose courses are worth what is said of each world."""
    contest = Contest([(name, Say(name)) for name in worths], playouts)
    values = list(worths.values())
    while heat := contest.heat:
        worlds = range(heat.first, heat.first + heat.worlds)
        flown = [
            [(values[one](world), {"x": values[one](world)}) for one in heat.courses]
            for world in worlds
        ]
        contest.add(heat, flown)
    return contest


def test_a_contest_is_decided_between_courses_that_differ() -> None:
    advice = contest_of({"bad": lambda n: -0.5, "good": lambda n: 0.5 + n % 2 / 10}, 1000).advice
    assert [way.name for way in advice.ways] == ["good", "bad"]
    assert advice.sure == "clear"
    assert advice.ways[0].worlds == LEAST
    assert advice.ways[1].worlds < LEAST
    assert advice.ways[0].figures["x"].low == 0.5
    assert advice.ways[0].figures["x"].high == 0.6


def test_courses_that_come_to_the_same_are_told_once() -> None:
    advice = contest_of({"one": lambda n: n % 3, "two": lambda n: n % 3}, 1000).advice
    assert [way.name for way in advice.ways] == ["one"]
    assert advice.sure == "even"
    assert contest_of({"one": lambda n: n % 3}, 1000).advice.sure == "only"


def test_what_is_close_is_flown_to_the_end_and_called_even() -> None:
    worths = {"one": lambda n: n % 2, "two": lambda n: 1 - n % 2}
    advice = contest_of(worths, 200).advice
    assert (advice.played, advice.sure) == (200, "even")


def test_a_budget_smaller_than_a_heat_is_kept() -> None:
    advice = contest_of({str(one): lambda n, one=one: one for one in range(5)}, HEAT).advice
    assert 5 <= advice.played <= HEAT


@pytest.mark.parametrize("question", ["recruit", "assign", "arm", "place"])
def test_a_proposal_can_be_ordered_as_it_is(question: str) -> None:
    game = campaign()
    for decision in moments(game):
        if decision == question:
            break
    orders = proposed(game, 0)
    for order in orders:
        assert [asked.decision for asked in game.pending] == [question]
        game.order(0, order)
    if question != "place":
        assert [asked.decision for asked in game.pending] != [question]
        assert len(orders) > 1
