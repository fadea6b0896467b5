"""What a tree of choices finds that a pilot overlooks, in games of two choices in a row."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from escadrille.bots.api import know
from escadrille.bots.search import Search
from escadrille.kernel.api import Outcome, Pending
from escadrille.kernel.bots import Standing
from escadrille.kernel.registry import system
from escadrille.kernel.system import Bots, System

SAFE, BOLD = 0, 1
LEFT, RIGHT = 0, 1


class TwoChoices:
    """Seat 0 plays safe for an even chance and more, or boldly: then somebody goes left or right.

    A state is both choices, -1 until they are made, and a number that nobody sees.
    """

    seats, camps = 2, (0, 1)

    def __init__(self, second: int, bold: Callable[[int, int], float]) -> None:
        self.second, self.bold = second, bold

    def pending(self, state: list[int]) -> tuple[Pending, ...]:
        if state[0] < 0:
            return (Pending(0, "dare"),)
        return (Pending(self.second, "go"),) if state[:2] == [BOLD, -1] else ()

    def legal(self, state: list[int], seat: int) -> list[int]:
        return [0, 1]

    def apply(self, state: list[int], seat: int, choice: int, out: Any = None) -> None:
        state[0 if state[0] < 0 else 1] = choice

    def clone(self, state: list[int]) -> list[int]:
        return state[:]

    def resample(self, state: list[int], seat: int, seed: int) -> list[int]:
        return [*state[:2], seed % 96]

    def turn(self, state: list[int]) -> int:
        return 1

    def outcome(self, state: list[int]) -> Outcome:
        mine = 0.6 if state[0] == SAFE else self.bold(state[1], state[2])
        return Outcome((0, 0), (mine, 1 - mine), "over")


def going(way: int) -> System:
    """Return a system whose pilot plays safe, and goes that way where he is asked to."""

    def pilot(rules: TwoChoices, world: list[int], seat: int) -> int:
        return SAFE if world[0] < 0 else way

    bots = Bots(
        tactics={"tactical": pilot},
        judge=lambda rules, world, seat: Standing(0.0, 0.0, 0.0),
    )
    return msgspec.structs.replace(system("flames"), bots=bots)


def thought(game: System, rules: Any) -> tuple[int, dict[int, float]]:
    player = Search("ace", game, 1)
    chosen = player.decide(know(rules, [-1, -1, 5], 0))
    return chosen, {tried.choice: tried.value for tried in player.considered}


def test_it_finds_what_to_do_next_where_its_pilot_would_not() -> None:
    chosen, values = thought(going(LEFT), TwoChoices(0, lambda way, _: float(way == RIGHT)))
    assert chosen == BOLD
    assert values[BOLD] > 0.8


def test_it_sees_a_reaction_that_its_pilot_would_overlook() -> None:
    """He would go left, where boldness pays in most worlds; right, it never does."""
    trap = TwoChoices(1, lambda way, number: 0.35 + 0.45 * (number % 3 > 0) if way == LEFT else 0.0)
    chosen, values = thought(going(LEFT), trap)
    assert chosen == SAFE
    assert values[BOLD] < 0.4


def test_it_trusts_its_pilot_about_enemies_where_nothing_tells_otherwise() -> None:
    chosen, values = thought(going(LEFT), TwoChoices(1, lambda way, _: 0.7 if way == LEFT else 0.8))
    assert chosen == BOLD
    assert values[BOLD] == pytest.approx(0.7, abs=0.02)


def test_it_does_not_count_on_knowing_later_what_it_cannot_know() -> None:
    """Who could see the number would always win; who cannot wins half of the time."""
    even = TwoChoices(0, lambda way, number: float(number % 2 == way))
    chosen, values = thought(going(LEFT), even)
    assert chosen == SAFE
    assert values[BOLD] == pytest.approx(0.5, abs=0.15)
