"""Bots that look ahead: what they find, what they keep, what they tell; in a game of one choice."""

import math
from typing import Any

import msgspec
import pytest

from escadrille.bots.api import Knowledge, know
from escadrille.bots.roster import bot
from escadrille.bots.search import LEVELS, TEMPERS, Search
from escadrille.kernel.api import Outcome, Pending
from escadrille.kernel.bots import Standing
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.system import Bots, System
from escadrille.lab.sim import Series, play
from escadrille.testing.walks import some

SEARCHED = [slug for slug in slugs() if system(slug).bots.judge]
CHOICES = 4


class OneChoice:
    """Seat 0 chooses on turn 1; on later ones there is something to judge. 0 is before the fight.

    A state is the turn, the choice, and a number that nobody sees.
    """

    seats, camps = 2, (0, 1)

    def __init__(self, points: dict[int, float] | None = None) -> None:
        self.points = points or {}

    def pending(self, state: list[int]) -> tuple[Pending, ...]:
        over = state[0] >= 2 and state[1] in self.points
        return () if over else (Pending(0 if state[0] < 2 else 1, "choose"),)

    def legal(self, state: list[int], seat: int) -> list[int]:
        return list(range(CHOICES))

    def apply(self, state: list[int], seat: int, choice: int, out: Any = None) -> None:
        if state[0] < 2:
            state[1] = choice
        state[0] += 1

    def clone(self, state: list[int]) -> list[int]:
        return state[:]

    def resample(self, state: list[int], seat: int, seed: int) -> list[int]:
        return [*state[:2], seed % 96]

    def turn(self, state: list[int]) -> int:
        return state[0]

    def outcome(self, state: list[int]) -> Outcome:
        mine = self.points[state[1]]
        return Outcome((0, 0), (mine, 1 - mine), "over")

    def view(self, state: list[int], seat: int) -> Any:
        raise AssertionError("not to be asked")


ANY = OneChoice()


def judged(*standings: Standing) -> System:
    """Return a system whose pilot always chooses 0 and whose judge knows each choice."""
    bots = Bots(
        tactics={"tactical": lambda rules, world, seat: 0},
        judge=lambda rules, world, seat: standings[world[1]],
    )
    return msgspec.structs.replace(system("flames"), bots=bots)


def decided(name: str, game: System, rules: Any = ANY, turn: int = 1) -> tuple[int, Search]:
    player = bot(name, game, 1)
    assert isinstance(player, Search)
    return player.decide(at_the_choice(rules, turn)), player


def at_the_choice(rules: Any = ANY, turn: int = 1) -> Knowledge:
    return know(rules, [turn, 0, 5], 0)


def prospects(*odds: float) -> list[Standing]:
    return [Standing(0.0, 0.0, odd) for odd in odds]


def test_it_finds_what_its_pilot_does_not() -> None:
    assert decided("ace", judged(*prospects(0, -1, 2, 1)))[0] == 2


def test_it_keeps_to_its_pilot_where_nothing_is_better() -> None:
    assert decided("ace", judged(*prospects(0, 0, 0, 0)))[0] == 0


def test_what_lies_within_chance_seldom_sways_it() -> None:
    """A choice that is as good as the pilot's, but less certain, looks better half of the time."""

    def judge(rules: Any, world: Any, seat: int) -> Standing:
        return Standing(0.0, 0.0, (1.0 if world[2] < 48 else -1.0) * (world[1] == 2))

    game = judged()
    bots = msgspec.structs.replace(game.bots, judge=judge)
    uncertain = msgspec.structs.replace(game, bots=bots)
    chosen = [bot("ace", uncertain, seed).decide(at_the_choice()) for seed in range(200)]
    assert 0 < sum(choice == 2 for choice in chosen) < 80


def test_a_victory_is_worth_more_than_any_judgement() -> None:
    assert decided("ace", judged(*prospects(0, 0, 3, 0)), OneChoice({1: 1.0, 0: 0.5}))[0] == 1


def test_before_the_fight_it_does_as_its_pilot() -> None:
    chosen, player = decided("ace", judged(*prospects(0, 5, 5, 5)), turn=0)
    assert chosen == 0
    assert not player.considered


def test_it_tells_what_it_considered_best_first() -> None:
    _, player = decided("ace", judged(*prospects(0, -1, 2, 1)))
    assert [tried.choice for tried in player.considered] == [2, 3, 0, 1]
    assert player.considered[0].value == pytest.approx(0.8808, abs=1e-4)
    assert all(tried.worlds > 0 for tried in player.considered)
    assert player.considered[0].standing == pytest.approx(Standing(0, 0, 2))


def test_it_tells_no_standing_where_every_world_ended_the_game() -> None:
    game = judged(Standing(-1, 2, 0), *prospects(0, 0, 0))
    _, player = decided("ace:cautious", game, OneChoice({1: 0.6, 2: 0, 3: 0}))
    told = {tried.choice: tried.standing for tried in player.considered}
    assert told == {0: pytest.approx(Standing(-1, 2, 0)), 1: None, 2: None, 3: None}


def test_where_there_is_no_choice_nothing_is_considered() -> None:
    player = bot("ace", judged(), 1)
    assert isinstance(player, Search)
    knowledge = at_the_choice()
    knowledge.legal = [3]
    assert player.decide(knowledge) == 3
    assert not player.considered


def test_temperaments_weigh_losses_kills_and_prospects_apart() -> None:
    quiet, bloody, patient = Standing(0, 0, 0), Standing(-3, 3, 0), Standing(-0.5, 0, 0.55)
    game = judged(Standing(-1, 0.9, 0), quiet, bloody, patient)
    assert decided("ace:cautious", game)[0] == 1
    assert decided("ace:aggressive", game)[0] == 2
    assert decided("ace:opportunist", game)[0] == 3


def test_a_temperament_cares_for_what_changes_not_for_what_is_past() -> None:
    game = judged(Standing(-1, 2, 0), Standing(-2, 2, 0), *prospects(0, 0))
    _, player = decided("ace:cautious", game)
    told = {tried.choice: tried for tried in player.considered}
    assert told[0].value == pytest.approx(0.7311, abs=1e-4), "the chance of victory alone"
    assert told[1].value == pytest.approx(0.5 + TEMPERS["cautious"].losses * -1)
    assert told[1].standing == pytest.approx(Standing(-2, 2, 0)), "told as it is"


def test_a_temperament_sees_no_more_worlds() -> None:
    game = judged(*prospects(0, 0, 0, 0))
    spent = {
        name: sum(tried.worlds for tried in decided(name, game)[1].considered)
        for name in ("ace", *(f"ace:{temper}" for temper in TEMPERS))
    }
    assert len(set(spent.values())) == 1


def test_levels_differ_in_playouts_and_slips() -> None:
    levels = list(LEVELS.values())
    assert levels == sorted(levels, key=lambda level: (level.playouts, -level.slips))
    game = judged(*prospects(0, -1, 2, 1))
    missed = []
    for name in LEVELS:
        player = bot(name, game, 3)
        chosen = [player.decide(at_the_choice()) for _ in range(250)]
        missed.append(sum(choice != 2 for choice in chosen) / 250)
    assert missed == sorted(missed, reverse=True)
    assert missed[-1] == 0
    for name, share in zip(LEVELS, missed, strict=True):
        assert share == pytest.approx(LEVELS[name].slips * 3 / CHOICES, abs=0.08)


def test_a_budget_of_time_ends_a_thought_after_its_first_look() -> None:
    game = judged(*prospects(0, 0, 0, 0))
    player = Search("ace", game, 1, milliseconds=0)
    assert player.decide(at_the_choice()) == 0
    hurried = sum(tried.worlds for tried in player.considered)
    assert CHOICES <= hurried < sum(t.worlds for t in decided("ace", game)[1].considered)


@pytest.mark.parametrize("slug", SEARCHED)
def test_the_same_seed_gives_the_same_thoughts(slug: str) -> None:
    rules = system(slug).engine.configure()
    for state in list(some(rules, 4, 5))[:6]:
        for asked in rules.pending(state):
            twins = [Search("veteran", system(slug), 7) for _ in range(2)]
            first, second = (twin.decide(know(rules, state, asked.seat)) for twin in twins)
            assert first == second
            assert len({tuple(twin.considered) for twin in twins}) == 1


@pytest.mark.parametrize("slug", SEARCHED)
def test_even_a_recruit_beats_chance(slug: str) -> None:
    seats = ("recruit", "random")
    figures = play(Series(system=slug, games=20, seats=seats, seed=1, swap=True))
    assert figures.points_by_bot["recruit"] >= 13


@pytest.mark.parametrize("slug", SEARCHED)
def test_the_judge_foretells_who_wins(slug: str) -> None:
    """In nats, saying nothing would cost 0.69 a game; on the duels of the fit it cost 0.5."""
    game = system(slug)
    rules = game.engine.configure()
    judge, tactics = game.bots.judge, game.bots.tactics
    pilot = tactics.get("tactical:quick", tactics["tactical"])
    assert judge is not None
    costs = []
    for seed in range(60):
        state, odds, turn = rules.start(seed), [], 1
        while pending := rules.pending(state):
            if rules.turn(state) > turn:
                turn = rules.turn(state)
                mine, theirs = (judge(rules, state, seat) for seat in range(2))
                assert sum(mine) == pytest.approx(-sum(theirs))
                odds.append(sum(mine))
            rules.apply(state, pending[0].seat, pilot(rules, state, pending[0].seat))
        outcome = rules.outcome(state)
        assert outcome is not None
        share = outcome.points[0]
        costs += [math.log1p(math.exp(odd)) - share * odd for odd in odds]
    assert sum(costs) / len(costs) < 0.6
