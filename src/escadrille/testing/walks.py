"""Games played at random: what the contract suite looks at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel import missions
from escadrille.kernel.api import Choice, Event, Order, Rules, Seat
from escadrille.kernel.campaign import Mission, Report, awaited
from escadrille.kernel.errors import BadOrder, IllegalOrder
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system
from escadrille.kernel.rng import Chance, seeded

LONGEST = 20_000  # decisions; a game that lasts longer is taken for endless
OPENING = 8  # the first states are looked at in every game: set-up is short and full of secrets


def any_answer(rules: Rules[Any], state: Any, chance: Chance) -> tuple[Seat, Choice]:
    """Return one of the seats that are asked and one of its legal choices."""
    pending = rules.pending(state)
    seat = pending[chance.below(len(pending))].seat
    legal = rules.legal(state, seat)
    assert legal, f"dead end: nothing is legal {at(rules, state)}"
    return seat, legal[chance.below(len(legal))]


Move = tuple[Seat, Choice] | tuple[None, Report]
"""A choice of a seat, or the report that a campaign waits for."""
FLIGHTS = 4  # ways in which a mission is flown at random: to its end, left early, given up


def any_move(rules: Rules[Any], state: Any, chance: Chance) -> Move:
    """Return what may come next: any answer, or the report of a mission flown at random."""
    mission = awaited(rules, state)
    if mission is None:
        return any_answer(rules, state, chance)
    return None, flown(rules, mission, chance.below(FLIGHTS))


def do(rules: Any, state: Any, move: Move, out: list[Event] | None = None) -> None:
    """Play a choice, or settle a report."""
    seat, what = move
    if seat is None:
        refused = rules.barred(state, what)
        assert refused is None, f"the report of a mission is refused: {refused} {at(rules, state)}"
        rules.settle(state, what, out)
    else:
        rules.apply(state, seat, what, out)


def goes_on(rules: Rules[Any], state: Any) -> bool:
    """Is somebody asked, or the report of a mission awaited?"""
    return bool(rules.pending(state)) or awaited(rules, state) is not None


def flown(rules: Rules[Any], mission: Mission, way: int) -> Report:
    """Return the report of a mission that is flown at random, one way or another."""
    told = msgspec.json.encode([mission.scenario, mission.options])
    return reported(rules.system, told, mission.number, way)


@lru_cache(maxsize=1000)
def reported(slug: str, told: bytes, number: int, way: int) -> Report:
    """Return the report of a mission told as JSON: flown once, however often it is asked for."""
    campaign = system(slug)
    assert campaign.campaign is not None
    scenario, options = msgspec.json.decode(told)
    game = games.new(
        campaign.campaign.flies, scenario=scenario, options=options, seed=number, seats=()
    )
    fly(game, way, number)
    return missions.report(campaign, game)


def fly(game: Game, way: int, seed: int) -> None:
    """Fly a mission at random: to its end, or until a seat resigns, all agree, or at once."""
    chance = seeded(-1 - seed)
    most = (LONGEST, LONGEST // 2, 20, 0)[way]
    while game.outcome is None and len(game.orders) < most:
        seat, choice = any_answer(game.rules, game.state, chance)
        game.order(seat, game.rules.order(game.state, seat, choice))
    if game.outcome is None and way == 2:
        game.agree()
    elif game.outcome is None:
        game.resign(chance.below(game.rules.seats))


def walk(rules: Rules[Any], seed: int) -> Iterator[Any]:
    """Play a game at random; yield a clone of each of its states, the last one included."""
    chance = seeded(-1 - seed)
    state = rules.start(seed)
    for _ in range(LONGEST):
        yield rules.clone(state)
        if not goes_on(rules, state):
            return
        do(rules, state, any_move(rules, state, chance))
    raise AssertionError(f"no end after {LONGEST} decisions {at(rules, state)}")


def some(rules: Rules[Any], seed: int, one_in: int) -> Iterator[Any]:
    """Yield the first states of a random game, its last one, and one in so many in between."""
    chance = seeded(seed)
    for number, state in enumerate(walk(rules, seed)):
        if number < OPENING or not chance.below(one_in) or not rules.pending(state):
            yield state


class Played(NamedTuple):
    """A whole random game, order by order."""

    moves: list[Move]
    events: list[list[Event]]
    digests: list[str]


def played(rules: Rules[Any], seed: int) -> Played:
    chance = seeded(-1 - seed)
    state = rules.start(seed)
    game = Played([], [], [rules.digest(state)])
    while goes_on(rules, state) and len(game.moves) < LONGEST:
        move = any_move(rules, state, chance)
        out: list[Event] = []
        do(rules, state, move, out)
        game.moves.append(move)
        game.events.append(out)
        game.digests.append(rules.digest(state))
    return game


def at(rules: Rules[Any], state: Any) -> str:
    asked = ", ".join(f"seat {seat}: {decision}" for seat, decision in rules.pending(state))
    return f"[{rules.system} {rules.scenario}, turn {rules.turn(state)}, {asked or 'over'}]"


def observers(rules: Rules[Any]) -> tuple[Seat | None, ...]:
    return (None, *range(rules.seats))


def views(rules: Rules[Any], state: Any) -> list[Any]:
    return [rules.view(state, seat) for seat in observers(rules)]


def answers(rules: Rules[Any], state: Any) -> Iterator[tuple[Seat, Choice]]:
    """Yield everything that anybody may answer now."""
    for pending in rules.pending(state):
        for choice in rules.legal(state, pending.seat):
            yield pending.seat, choice


def answer_to(
    rules: Rules[Any], state: Any, seat: Seat, order: Order
) -> Choice | tuple[str | None, str]:
    """Return the choice of an order, or the rule (None: unreadable) and words that refuse it."""
    try:
        return rules.choice(state, seat, order)
    except IllegalOrder as error:
        return error.rule, str(error)
    except BadOrder as error:
        return None, str(error)


def every_order(rules: Rules[Any], seed: int) -> list[Order]:
    """Return every order that anybody could think of in a whole game, legal then or not."""
    found: dict[bytes, Order] = {}
    for state in walk(rules, seed):
        orders = [rules.order(state, *answer) for answer in answers(rules, state)]
        for seat in range(rules.seats):
            orders += [order for order, _ in rules.refusals(state, seat)]
        found |= {msgspec.json.encode(order): order for order in orders}
    return list(found.values())


def seen(events: list[Event], seat: Seat | None) -> list[Event]:
    """Return what a seat (None: a spectator) is told of events."""
    return [told for event in events if (told := event.seen_by(seat)) is not None]
