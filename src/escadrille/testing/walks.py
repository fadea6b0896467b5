"""Games played at random: what the contract suite looks at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from escadrille.kernel.api import Choice, Event, Order, Rules, Seat
from escadrille.kernel.errors import BadOrder, IllegalOrder
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


def walk(rules: Rules[Any], seed: int) -> Iterator[Any]:
    """Play a game at random; yield a clone of each of its states, the last one included."""
    chance = seeded(-1 - seed)
    state = rules.start(seed)
    for _ in range(LONGEST):
        yield rules.clone(state)
        if not rules.pending(state):
            return
        rules.apply(state, *any_answer(rules, state, chance))
    raise AssertionError(f"no end after {LONGEST} decisions {at(rules, state)}")


def some(rules: Rules[Any], seed: int, one_in: int) -> Iterator[Any]:
    """Yield the first states of a random game, its last one, and one in so many in between."""
    chance = seeded(seed)
    for number, state in enumerate(walk(rules, seed)):
        if number < OPENING or not chance.below(one_in) or not rules.pending(state):
            yield state


class Played(NamedTuple):
    """A whole random game, order by order."""

    answers: list[tuple[Seat, Choice]]
    events: list[list[Event]]
    digests: list[str]


def played(rules: Rules[Any], seed: int) -> Played:
    chance = seeded(-1 - seed)
    state = rules.start(seed)
    game = Played([], [], [rules.digest(state)])
    while rules.pending(state) and len(game.answers) < LONGEST:
        answer = any_answer(rules, state, chance)
        out: list[Event] = []
        rules.apply(state, *answer, out)
        game.answers.append(answer)
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
