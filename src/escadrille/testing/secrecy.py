"""The law of secrets: what a seat sees, is answered and is told, it may know.

Part of the contract suite.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, zip_longest
from typing import Any, NamedTuple

from escadrille.kernel.api import Event, Order, Rules, Seat
from escadrille.kernel.rng import seeded
from escadrille.testing.leaks import Evidence
from escadrille.testing.walks import (
    answer_to,
    any_answer,
    at,
    every_order,
    observers,
    seen,
    some,
    walk,
)

FEW = 3  # draws that may all be foreseen
WORLDS = 4


def check_worlds_look_alike(rules: Rules[Any], seed: int) -> None:
    """A seat cannot tell a resampled world from the true one.

    Neither by its view, its legal choices and their facts nor by what is refused to it, and in
    which words; and from all of them the same seed imagines the same.
    """
    chance = seeded(seed)
    orders = every_order(rules, seed)
    for state in some(rules, seed, 6):
        before = rules.digest(state)
        for seat in observers(rules):
            here = f"for {_who(seat)} {at(rules, state)}"
            tried = [orders[chance.below(len(orders))] for _ in range(10)]
            true = _knowledge(rules, state, seat, tried)
            for number in range(WORLDS):
                world = rules.resample(state, seat, number)
                faults = rules.audit(world)
                assert not faults, f"an impossible world {here}: {faults}"
                imagined = _knowledge(rules, world, seat, tried)
                for what, known in true.items():
                    assert imagined[what] == known, (
                        f"{what} differs {here}: {known}, and in a resampled world {imagined[what]}"
                    )
                for start in (state, world):
                    again = rules.digest(rules.resample(start, seat, number))
                    assert again == rules.digest(world), f"one seed, two worlds {here}"
        assert rules.digest(state) == before, f"resampling changed the state {at(rules, state)}"


def _who(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _knowledge(
    rules: Rules[Any], state: Any, seat: Seat | None, orders: list[Order]
) -> dict[str, Any]:
    """Return all that a seat can find out from a state."""
    known: dict[str, Any] = {
        "the view": rules.view(state, seat),
        "the question": rules.pending(state),
        "the turn": rules.turn(state),
        "the outcome": rules.outcome(state),
    }
    if seat is not None:
        known["legal"] = rules.legal(state, seat)
        known["facts"] = [rules.facts(state, seat, choice) for choice in known["legal"]]
        known["refusals"] = rules.refusals(state, seat)
        for order in orders:
            known[f"the answer to {order}"] = answer_to(rules, state, seat, order)
    return known


def check_worlds_vary(rules: Rules[Any], seed: int) -> None:
    """What is hidden changes from world to world: secrets of other seats, and chance to come.

    An event that a seat sees whole, and another one does not, is a secret from the other; where it
    reveals something, the seat itself did not know it before. Over a game both must vary, but for
    a few draws: what is left of a small deck may be of one kind.
    """
    chance = seeded(seed)
    kept: dict[tuple[Seat, Seat], bool] = {}
    foreseen: dict[Seat, list[bool]] = {}
    for state in walk(rules, seed):
        if not rules.pending(state):
            continue
        seat, choice = any_answer(rules, state, chance)
        order = rules.order(state, seat, choice)
        imagined = [rules.resample(state, seat, number) for number in range(WORLDS)]
        out: list[Event] = []
        rules.apply(state, seat, choice, out)
        if any(
            event.reveals and event.seen_by(seat) == event != event.seen_by(None) for event in out
        ):
            tales = [_tell(rules, world, seat, order, seat) for world in imagined]
            told = {repr(tale and tale.told) for tale in tales}
            foreseen.setdefault(seat, []).append(len(told) == 1)
        for one, other in permutations(range(rules.seats), 2):
            secret = any(event.seen_by(other) == event != event.seen_by(one) for event in out)
            if secret and kept.get((one, other), True):
                worlds = [rules.resample(state, one, number) for number in range(WORLDS)]
                views = {repr(rules.view(world, other)) for world in worlds}
                kept[one, other] = len(views) == 1 or len(set(map(rules.digest, worlds))) == 1
    for seat, draws in foreseen.items():
        always = len(draws) > FEW and all(draws)
        assert not always, f"seat {seat} foresees all that it will draw in an imagined world"
    for (seat, other), always in kept.items():
        assert not always, f"worlds imagined by seat {seat} keep all secrets of seat {other}"


class Told(NamedTuple):
    """An event as an observer is told of it, and as it was."""

    seen: Event
    event: Event


class Tale(NamedTuple):
    """What an observer is told of an order in one world, and that world afterwards."""

    told: list[Told]
    events: list[Event]
    world: Any


def _tell(
    rules: Rules[Any], world: Any, seat: Seat, order: Order, observer: Seat | None
) -> Tale | None:
    """Play an order in a world; None where it is not legal there."""
    answer = answer_to(rules, world, seat, order)
    if isinstance(answer, tuple):
        return None
    out: list[Event] = []
    rules.apply(world, seat, answer, out)
    told = [Told(said, event) for event in out if (said := event.seen_by(observer)) is not None]
    return Tale(told, out, world)


class Scene(NamedTuple):
    """An order as an observer is told of it: truly, and in worlds that looked alike before.

    A tale is None where the order is not legal in its world.
    """

    here: str
    state: Any
    seat: Seat
    observer: Seat | None
    true: Tale
    others: list[Tale | None]


def _scenes(rules: Rules[Any], seed: int, one_in: int, worlds: int) -> Iterator[Scene]:
    """Yield orders of a random game, each for every seat and for a spectator."""
    chance = seeded(seed)
    for state in some(rules, seed, one_in):
        if not rules.pending(state):
            continue
        seat, choice = any_answer(rules, state, chance)
        order = rules.order(state, seat, choice)
        for observer in observers(rules):
            here = f"{_who(observer)} is told of {order} by seat {seat} {at(rules, state)}"
            true = _tell(rules, rules.clone(state), seat, order, observer)
            assert true is not None, f"a legal order is refused: {here}"
            imagined = (rules.resample(state, observer, number) for number in range(worlds))
            others = [_tell(rules, world, seat, order, observer) for world in imagined]
            yield Scene(here, state, seat, observer, true, others)


def check_events_say_what_they_reveal(rules: Rules[Any], seed: int) -> None:
    """Worlds that look alike are first told apart by an event that says `reveals`.

    Where none does, the seat that gave the order has learnt nothing, and may take it back; and
    others were told nothing that would not follow from some order in each of their worlds.
    """
    for scene in _scenes(rules, seed, 5, WORLDS):
        true, here = scene.true, scene.here
        silent = not any(event.reveals for event in true.events)
        for number, other in enumerate(scene.others):
            if other is not None:
                _compare(true, other, here)
            elif silent and true.told:
                assert _explained(rules, scene, number), (
                    f"{true.told} do not say that they reveal anything, but in other worlds no "
                    f"order is followed by them: {here}"
                )
            if silent and other is not None and scene.observer == scene.seat:
                same = rules.view(true.world, scene.seat) == rules.view(other.world, scene.seat)
                assert same, f"something came to light without an event: {here}"


def _explained(rules: Rules[Any], scene: Scene, number: int) -> bool:
    """Could some other order in an imagined world be followed by the same events?"""
    world = rules.resample(scene.state, scene.observer, number)
    told = [event.seen for event in scene.true.told]
    for choice in rules.legal(world, scene.seat):
        out: list[Event] = []
        rules.apply(rules.clone(world), scene.seat, choice, out)
        if seen(out, scene.observer) == told:
            return True
    return False


def _compare(true: Tale, other: Tale, here: str) -> None:
    for pair in zip_longest(true.told, other.told):
        one, two = (told.seen if told else None for told in pair)
        if one != two:
            assert all(told.event.reveals for told in pair if told), (
                f"{one} or {two}: they tell hidden things apart and do not say so: {here}"
            )
            return


def check_events_tell_no_secrets(rules: Rules[Any], seed: int) -> None:
    """What a seat is told has nothing to do with what stays hidden from it (see `leaks`)."""
    evidence = Evidence()
    for scene in _scenes(rules, seed, 2, 2 * WORLDS):
        tales = [tale for tale in scene.others if tale is not None]
        told = [[event.seen for event in tale.told] for tale in tales]
        if all(events == told[0] for events in told):
            continue
        known = [rules.view(tale.world, scene.observer) for tale in tales]
        for owner in range(rules.seats):
            if owner != scene.observer:
                kept = [rules.view(tale.world, owner) for tale in tales]
                evidence.weigh(told, kept, known, f"of seat {owner} to {_who(scene.observer)}")
    assert not evidence.leaks(), f"events tell secrets: {'; '.join(evidence.leaks())}"
