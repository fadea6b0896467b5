"""Bots that weigh whole programmes: in a toy where two seats lay two cards each, and in wings."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from escadrille.bots.api import Knowledge, know
from escadrille.bots.roster import bot
from escadrille.bots.search import Search
from escadrille.bots.search.programmes import EFFORTS
from escadrille.kernel.api import Outcome, Pending
from escadrille.kernel.bots import Plan, Standing
from escadrille.kernel.registry import system
from escadrille.kernel.rng import Chance, seeded
from escadrille.kernel.system import System
from escadrille.systems.wings import configure
from escadrille.systems.wings.bots.forethought import ANY, Forethought
from escadrille.systems.wings.bots.tactics import FULL, Problem, planned
from escadrille.systems.wings.rules import programming
from escadrille.systems.wings.state import EMPTY
from escadrille.testing.walks import some

CARDS = 3
PLANS: list[Plan] = [(one, two) for one in range(CARDS) for two in range(CARDS)]


class TwoCards:
    """Both seats lay two cards in secret; then turn 2 begins, and there is something to judge.

    A state is the turn, the cards of seat 0 and those of seat 1.
    """

    seats, camps = 2, (0, 1)

    def pending(self, state: list[Any]) -> tuple[Pending, ...]:
        if state[0] == 2:
            return (Pending(0, "fly"),)
        return tuple(Pending(seat, "lay") for seat in (0, 1) if len(state[1 + seat]) < 2)

    def legal(self, state: list[Any], seat: int) -> list[int]:
        return list(range(CARDS))

    def apply(self, state: list[Any], seat: int, choice: int, out: Any = None) -> None:
        state[1 + seat] += (choice,)
        if len(state[1]) == len(state[2]) == 2:
            state[0] = 2

    def clone(self, state: list[Any]) -> list[Any]:
        return state[:]

    def resample(self, state: list[Any], seat: int, seed: int) -> list[Any]:
        other = PLANS[seed % len(PLANS)][: len(state[2 - seat])]
        return [*state[: 2 - seat], other, *state[3 - seat :]]

    def turn(self, state: list[Any]) -> int:
        return int(state[0])

    def outcome(self, state: list[Any]) -> Outcome | None:
        return None

    def view(self, state: list[Any], seat: int) -> Any:
        raise AssertionError("not to be asked")


class Toy:
    """Guesses that the other lays one plan in most worlds; counts how often it is asked."""

    def __init__(self, likely: Plan, share: float = 0.8) -> None:
        self.likely, self.share, self.asked = likely, share, 0

    def pilot(self, rules: Any, world: Any, seat: int) -> int:
        return 0

    def begun(self, rules: Any, world: Any, seat: int) -> tuple[int, Plan] | None:
        return seat, world[1 + seat]

    def mine(self, rules: Any, world: Any, seat: int, guess: Plan) -> list[Plan]:
        laid = world[1 + seat]
        return [plan[len(laid) :] for plan in PLANS if plan[: len(laid)] == laid]

    def theirs(self, rules: Any, world: Any, seat: int) -> Plan:
        self.asked += 1
        return self.likely

    def lay(self, rules: Any, world: Any, guess: Plan, chance: Chance) -> None:
        keen = chance.below(100) < 100 * self.share
        world[2] = guess if keen else PLANS[chance.below(len(PLANS))]


def answers(rules: Any, world: Any, seat: int) -> Standing:
    """Each card that answers the other's (one more, in a ring) is worth a kill, else a loss."""
    right = [(mine - his) % CARDS == 1 for mine, his in zip(world[1], world[2], strict=False)]
    return Standing(-1.0 * right.count(False), 1.0 * right.count(True), 0.0)


def toy(planner: Any, judge: Any = answers) -> System:
    bots = msgspec.structs.replace(system("wings").bots, planner=planner, judge=judge)
    return msgspec.structs.replace(system("wings"), bots=bots)


def at(*laid: int, his: Plan = ()) -> Knowledge:
    return know(TwoCards(), [1, laid, his], 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("likely", PLANS[::3])
def test_it_answers_what_the_other_may_lay(likely: Plan) -> None:
    player = bot("ace", toy(Toy(likely)), 1)
    best = tuple((card + 1) % CARDS for card in likely)
    assert (player.decide(at()), player.decide(at(best[0]))) == best


def test_what_the_other_has_laid_already_changes_nothing() -> None:
    chosen = {bot("ace", toy(Toy((0, 0))), 1).decide(at(his=his)) for his in ((), (1, 1), (2, 2))}
    assert chosen == {1}


def test_a_programme_is_thought_of_once() -> None:
    planner = Toy((0, 2))
    player = bot("ace", toy(planner), 1)
    assert player.decide(at()) == 1
    assert planner.asked == EFFORTS["ace"].guesses
    assert player.decide(at(1)) == 0
    assert planner.asked == EFFORTS["ace"].guesses


def test_one_who_has_forgotten_goes_on_from_the_cards_that_lie() -> None:
    for first in range(CARDS):
        assert bot("ace", toy(Toy((0, 2))), 1).decide(at(first)) == 0


def test_it_thinks_again_when_other_cards_lie_than_it_laid() -> None:
    planner = Toy((0, 2))
    player = bot("ace", toy(planner), 1)
    assert player.decide(at()) == 1
    assert player.decide(at(2)) == 0
    assert player.decide(at()) == 1
    assert planner.asked == 3 * EFFORTS["ace"].guesses


def test_it_tells_the_best_of_what_it_tried_for_each_card() -> None:
    player = Search("ace", toy(Toy((0, 2))), 1)
    player.decide(at())
    assert sorted(tried.choice for tried in player.considered) == [0, 1, 2]
    assert player.considered[0].choice == 1
    assert player.considered[0].value > 0.6
    assert player.considered[0].standing is not None
    player.decide(at(1))
    assert player.considered[0].choice == 0


def test_a_temperament_weighs_and_sees_nothing_more() -> None:
    """Every bold card costs losses and brings kills."""

    def judge(rules: Any, world: Any, seat: int) -> Standing:
        bold = sum(world[1])
        return Standing(-1.0 * bold, 1.0 * bold, 0.1 * (bold == 2))

    assert bot("ace:cautious", toy(Toy((0, 0)), judge), 1).decide(at()) == 0
    player = bot("ace:aggressive", toy(Toy((0, 0)), judge), 1)
    assert [player.decide(at()), player.decide(at(2))] == [2, 2]


def test_levels_think_more_and_slip_less() -> None:
    efforts = list(EFFORTS.values())
    assert efforts == sorted(efforts, key=lambda effort: (effort.playouts, -effort.slips))
    game = toy(Toy((0, 2)))
    missed = []
    for name, effort in EFFORTS.items():
        players = [bot(name, game, seed) for seed in range(40)]
        wrong = [p for p in players if (p.decide(at()), p.decide(at(1))) != (1, 0)]
        missed.append(len(wrong) / 40)
        assert missed[-1] <= effort.slips + 0.15
    assert missed == sorted(missed, reverse=True)
    assert missed[-1] == 0


def test_a_budget_of_time_ends_a_thought_after_its_first_look() -> None:
    player = Search("ace", toy(Toy((0, 2))), 1, milliseconds=0)
    player.decide(at())
    worlds = sum(tried.worlds for tried in player.considered)
    assert 0 < worlds < EFFORTS["ace"].playouts / 4


# wings.


@pytest.mark.parametrize("scenario", ["first-duel", "handicap-duel", "bloody-april", "carousel"])
def test_programmes_are_legal_and_those_of_others_are_guessed(scenario: str) -> None:
    rules, planner, asked = configure(scenario), Forethought(), 0
    for state in list(some(rules, 3, 9))[:12]:
        for seat, decision in rules.pending(state):
            world = rules.resample(state, seat, 5)
            begun = planner.begun(rules, world, seat)
            assert begun is None or decision in ("program", "reorder")
            if begun is None:
                continue
            asked += 1
            guess = planner.theirs(rules, world, seat)
            plans = planner.mine(rules, world, seat, guess)
            assert len(set(plans)) == len(plans) > 0
            for plan in plans[:: 1 + len(plans) // 3]:
                twin = rules.clone(world)
                for choice in plan:
                    assert choice in rules.legal(twin, seat)
                    rules.apply(twin, seat, choice)
            planner.lay(rules, world, guess, seeded(1))
            assert planner.begun(rules, world, seat) == begun
    assert asked


def test_the_likeliest_is_what_the_pilot_would_lay_and_nothing_is_certain() -> None:
    rules = configure("first-duel")
    world = rules.start(2)
    guess = Forethought().theirs(rules, world, 0)
    ((aircraft, flights),) = guess
    assert aircraft == 1
    assert sum(flight.weight for flight in flights) == pytest.approx(1)
    assert flights == sorted(flights, key=lambda flight: -flight.weight)
    assert flights[-1].weight >= ANY / len(flights)
    best = planned(Problem(rules.t, world, 1, FULL), 1, ())[0]
    assert flights[0].faces == best.faces
    drawn = set()
    for seed in range(60):
        twin = rules.clone(world)
        Forethought().lay(rules, twin, guess, seeded(seed))
        assert twin.prog[:3] == [EMPTY] * 3
        drawn.add(programming.laid(twin, 1))
    assert best.faces in drawn
    assert len(drawn) > 2


def test_a_card_that_was_shown_is_known() -> None:
    """Who tails somebody has seen his first card, and reckons with the rest alone."""
    rules = configure("first-duel")
    world = rules.start(2)
    laid = planned(Problem(rules.t, world, 1, FULL), 1, ())[5].faces
    world.prog[3:6], world.seen[1] = laid, 1
    ((_, flights),) = Forethought().theirs(rules, world, 0)
    assert {flight.faces[0] for flight in flights} == {laid[0]}
    assert len(flights) > 1


def _always(state: Any) -> Callable[[int], Any]:
    return lambda _: state


def thoughts(planner: Forethought, *, peeking: bool) -> set[tuple[Any, ...]]:
    """Return all that is thought while the enemy has laid this programme or that."""
    rules, found = configure("first-duel"), set()
    bots = msgspec.structs.replace(system("wings").bots, planner=planner)
    game = msgspec.structs.replace(system("wings"), bots=bots)
    for other in planned(Problem(rules.t, rules.start(2), 1, FULL), 1, ())[:3]:
        state = rules.start(2)
        state.prog[3:6] = other.faces
        known = know(rules, state, 0)
        if peeking:
            known = Knowledge(
                rules, 0, known.legal, partial(rules.view, state, 0), _always(rules.clone(state))
            )
        player = Search("pilot", game, 4)
        found.add((player.decide(known), *player.considered))
    return found


def test_it_does_not_know_what_an_enemy_has_laid() -> None:
    assert len(thoughts(Forethought(), peeking=False)) == 1


def test_a_cheat_who_looks_at_the_cards_that_lie_is_found_out() -> None:
    class Cheat(Forethought):
        def lay(self, *asked: Any) -> None:
            """Leave the true cards where they lie."""

    assert len(thoughts(Cheat(), peeking=True)) > 1
