"""The contract suite: what every system owes the house, proved on random games.

It knows the kernel's API and no system. An author runs it on rules of his own:

```python
@pytest.mark.parametrize(("name", "check"), contract.checks())
def test_my_system_keeps_the_contract(name, check):
    check(my_system.configure(scenario="first"), seed=1)
```

Each check plays one random game and raises AssertionError where the contract is broken.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final

import msgspec
import tomli_w

from escadrille.bots.api import know
from escadrille.bots.roster import bot, kinds
from escadrille.kernel import record
from escadrille.kernel.api import Choice, Event, Order, Refusal, Rules, Seat
from escadrille.kernel.campaign import Report
from escadrille.kernel.errors import BadOrder, BadRecord, BadSituation, IllegalOrder
from escadrille.kernel.game import Game, header_of, load
from escadrille.kernel.registry import catalogue, system
from escadrille.kernel.rng import Chance, seeded
from escadrille.testing import campaigns, secrecy
from escadrille.testing.walks import (
    LONGEST,
    OPENING,
    answer_to,
    answers,
    any_answer,
    any_move,
    at,
    do,
    every_order,
    goes_on,
    observers,
    played,
    seen,
    some,
    views,
    walk,
)

__all__ = ["CHECKS", "Check", "checks", "walk"]

Check = Callable[[Rules[Any], int], None]

MOMENTS: Final = 12  # of a game at which bots are asked
WAYS: Final = 40  # of going on with a play that are all tried
SOME_WAYS: Final = 8  # of them where there are more
AHEAD: Final = 40  # decisions for which a copy is played on beside its original


# Decisions.


def check_decisions(rules: Rules[Any], seed: int) -> None:
    """Whoever is asked has legal choices, ascending and unique; nobody else has any."""
    for state in walk(rules, seed):
        asked = [pending.seat for pending in rules.pending(state)]
        here = at(rules, state)
        assert len(set(asked)) == len(asked), f"a seat is asked twice {here}"
        assert set(asked) <= set(range(rules.seats)), f"a seat that does not exist is asked {here}"
        for seat in range(rules.seats):
            legal = rules.legal(state, seat)
            assert bool(legal) == (seat in asked), f"seat {seat} may choose {legal} {here}"
            ascending = all(one < other for one, other in pairwise(legal))
            assert ascending, f"legal is not ascending and unique: {legal} {here}"


def check_legal_choices_apply(rules: Rules[Any], seed: int) -> None:
    """Every legal choice can be played, and leaves a sound state with somebody to ask or an end."""
    for state in some(rules, seed, 3):
        for seat, choice in answers(rules, state):
            world = rules.clone(state)
            rules.apply(world, seat, choice)
            faults = rules.audit(world)
            assert not faults, f"choice {choice} of seat {seat}: {faults} {at(rules, state)}"
            assert goes_on(rules, world) == (rules.outcome(world) is None), (
                f"choice {choice} of seat {seat} leaves nobody to ask and no outcome, or both "
                f"{at(rules, state)}"
            )


def check_simultaneous_answers_commute(rules: Rules[Any], seed: int) -> None:
    """When several seats are asked at once, it does not matter who answers first."""
    chance = seeded(seed)
    for state in walk(rules, seed):
        asked = {pending.seat: rules.legal(state, pending.seat) for pending in rules.pending(state)}
        for pair in combinations(asked.items(), 2):
            both = [(seat, legal[chance.below(len(legal))]) for seat, legal in pair]
            ends = set()
            for order in (both, both[::-1]):
                world = rules.clone(state)
                for seat, choice in order:
                    rules.apply(world, seat, choice)
                ends.add(rules.digest(world))
            assert len(ends) == 1, f"answers {both} race each other {at(rules, state)}"


def check_games_end(rules: Rules[Any], seed: int) -> None:
    """Every game ends, with a score and a share for every seat, equal ones within a camp."""
    state = None
    for state in walk(rules, seed):
        over = not goes_on(rules, state)
        outcome = rules.outcome(state)
        assert over == (outcome is not None), f"the outcome is {outcome} {at(rules, state)}"
    outcome = rules.outcome(state)
    assert outcome is not None
    sizes = len(outcome.scores), len(outcome.points)
    assert sizes == (rules.seats, rules.seats), f"an outcome for {sizes} seats"
    assert all(0 <= share <= 1 for share in outcome.points), f"shares of a point: {outcome.points}"
    shares = set(zip(rules.camps, outcome.points, strict=True))
    assert len(shares) == len({*rules.camps}), f"a camp does not win together: {outcome.points}"


def check_nothing_vanishes(rules: Rules[Any], seed: int) -> None:
    """The audit of every state is clean."""
    for state in walk(rules, seed):
        faults = rules.audit(state)
        assert not faults, f"{faults} {at(rules, state)}"


# Orders.


def check_orders_round_trip(rules: Rules[Any], seed: int) -> None:
    """A choice and its order stand for each other, also through JSON and through notation."""
    order_type = system(rules.system).engine.order_type
    for state in some(rules, seed, 3):
        for seat, choice in answers(rules, state):
            order = rules.order(state, seat, choice)
            here = f"{order} of seat {seat} {at(rules, state)}"
            answer = answer_to(rules, state, seat, order)
            assert answer == choice, f"{choice} comes back as {answer}: {here}"
            sent = msgspec.json.decode(msgspec.json.encode(order), type=order_type)
            assert sent == order, f"JSON makes {sent} of {here}"
            read = _read(rules, state, seat, rules.write(order))
            assert read == [order], f"notation {rules.write(order)!r} is read as {read}: {here}"


def check_illegal_orders_are_refused(rules: Rules[Any], seed: int) -> None:
    """An order that is not legal is refused by a rule of the catalogue, and changes nothing."""
    chance = seeded(seed)
    known = catalogue(rules.system)
    orders = every_order(rules, seed)
    for state in some(rules, seed, 8):
        before = rules.digest(state)
        for seat in range(-1, rules.seats + 1):
            exists = 0 <= seat < rules.seats
            legal = rules.legal(state, seat) if exists else []
            allowed = {msgspec.json.encode(rules.order(state, seat, c)): c for c in legal}
            for _ in range(20):
                order = orders[chance.below(len(orders))]
                here = f"{order} of seat {seat} {at(rules, state)}"
                answer = answer_to(rules, state, seat, order)
                expected = allowed.get(msgspec.json.encode(order))
                if expected is not None:
                    assert answer == expected, f"a legal order is refused: {here}: {answer}"
                    continue
                assert isinstance(answer, tuple), f"an illegal order is accepted: {here}"
                rule, _ = answer
                assert rule is None or rule in known, f"refused by no known rule {rule!r}: {here}"
                if exists:
                    _check_notation(rules, state, seat, order, legal)
        assert rules.digest(state) == before, (
            f"a refused order changed something {at(rules, state)}"
        )


def _check_notation(
    rules: Rules[Any], state: Any, seat: Seat, order: Order, legal: list[Choice]
) -> None:
    """An illegal order is refused as text too, unless its text begins with something legal."""
    read = _read(rules, state, seat, rules.write(order))
    if isinstance(read, str):
        return
    here = f"{rules.write(order)!r} of seat {seat} {at(rules, state)}"
    assert read, f"an illegal line is read as no order at all: {here}"
    assert answer_to(rules, state, seat, read[0]) in legal, f"an illegal line is accepted: {here}"


def _read(rules: Rules[Any], state: Any, seat: Seat, text: str) -> list[Order] | str:
    """Return the orders of a line, or the words that refuse it."""
    try:
        return rules.read(state, seat, text)
    except (IllegalOrder, BadOrder) as error:
        return str(error)


def check_refusals_teach(rules: Rules[Any], seed: int) -> None:
    """What is listed as not allowed is refused when ordered, by the rule that was listed."""
    known = catalogue(rules.system)
    for state in some(rules, seed, 3):
        before = rules.digest(state)
        for seat in range(rules.seats):
            for order, refusal in rules.refusals(state, seat):
                here = f"{order} of seat {seat} {at(rules, state)}"
                assert refusal.rule in known, f"unknown rule {refusal.rule!r}: {here}"
                msgspec.json.encode(refusal.facts)
                answer = answer_to(rules, state, seat, order)
                assert isinstance(answer, tuple), f"listed as refused, and legal: {here}"
                assert answer[0] == refusal.rule, f"{refusal.rule} told, {answer[0]} given: {here}"
        assert rules.digest(state) == before, f"asking why changed something {at(rules, state)}"


# What is barred, and by what.


def check_bars_agree_with_legal(rules: Rules[Any], seed: int) -> None:
    """Of all that can be written, exactly what is legal is barred by no rule."""
    known = catalogue(rules.system)
    for state in some(rules, seed, 6):
        before = rules.digest(state)
        for seat in range(rules.seats):
            legal = set(rules.legal(state, seat))
            writable = set(rules.choices(state, seat))
            assert legal <= writable, f"legal, and cannot be written: {legal - writable}"
            for choice in writable:
                found = rules.bar(state, seat, choice)
                here = f"{rules.order(state, seat, choice)} of seat {seat} {at(rules, state)}"
                assert (found is None) == (choice in legal), f"barred by {found}: {here}"
                assert found is None or found.rule in known, f"unknown rule {found}: {here}"
                if found is not None:
                    msgspec.json.encode(found.facts)
        assert rules.digest(state) == before, f"asking why changed something {at(rules, state)}"


def check_bars_ask_no_list(rules: Rules[Any], seed: int) -> None:
    """What bars a choice is found without the lists of legal choices: they may be broken."""

    def no_lists(frame: FrameType, event: str, _: Any) -> None:
        name = frame.f_code.co_name
        if event == "call" and (name == "legal" or name.startswith("legal_")):
            raise AssertionError(f"{frame.f_code.co_qualname} is asked what bars a choice")

    for state in some(rules, seed, 20):
        for seat in range(rules.seats):
            for choice in rules.choices(state, seat):
                sys.setprofile(no_lists)
                try:
                    rules.bar(state, seat, choice)
                finally:
                    sys.setprofile(None)


def check_plays_are_barred_by_what_follows(rules: Rules[Any], seed: int) -> None:
    """A choice after which nothing may follow is barred by the rule that bars the last of it."""
    for state in some(rules, seed, 6):
        for seat, _ in rules.pending(state):
            for choice in rules.choices(state, seat):
                onward = rules.onward(state, seat, choice)
                if onward is None:
                    continue
                here = f"{rules.order(state, seat, choice)} of seat {seat} {at(rules, state)}"
                world, further = onward
                assert further, f"nobody could think of how to go on after {here}"
                bars = [rules.bar(world, seat, one) for one in further]
                found = rules.bar(state, seat, choice)
                expected = None if None in bars else bars[-1]
                assert found == expected, f"barred by {found} and not by {expected}: {here}"


def check_lines_are_judged_whole(rules: Rules[Any], seed: int) -> None:
    """A line that says a play to its end is refused by what bars its last word."""
    chance = seeded(seed)
    for state in some(rules, seed, 6):
        for seat, _ in rules.pending(state):
            for line, refusal in _plays(rules, state, seat, rules.choices(state, seat), chance):
                cited = None
                try:
                    rules.read(state, seat, line)
                except IllegalOrder as error:
                    cited = error.rule
                expected = refusal.rule if refusal else None
                here = f"{line!r} of seat {seat} {at(rules, state)}"
                assert cited == expected, f"refused by {cited} and not by {expected}: {here}"


def _plays(
    rules: Rules[Any],
    state: Any,
    seat: Seat,
    choices: Iterable[Choice],
    chance: Chance,
    said: str = "",
) -> Iterator[tuple[str, Refusal | None]]:
    """Yield the lines of plays in several words, each with what bars the last of them.

    Where a play may go on in very many ways, by any bearing in degrees say, some are tried.
    """
    for choice in choices:
        line = f"{said} {rules.write(rules.order(state, seat, choice))}"
        if onward := rules.onward(state, seat, choice):
            world, further = onward
            if len(further) > WAYS:
                further = [further[chance.below(len(further))] for _ in range(SOME_WAYS)]
            yield from _plays(rules, world, seat, further, chance, line)
        elif said:
            yield line, rules.bar(state, seat, choice)


# States.


def check_clones_share_nothing(rules: Rules[Any], seed: int) -> None:
    """Playing on a clone, or on an imagined world, leaves the original and all others alone."""
    chance = seeded(seed)
    kept: list[tuple[Any, list[Any]]] = []
    state = rules.start(seed)
    for number in range(LONGEST):
        if number < OPENING or not chance.below(10):
            facts = _facts(rules, state)
            clone = rules.clone(state)
            assert _facts(rules, clone) == facts, f"a clone differs {at(rules, state)}"
            kept.append((clone, facts))
            seat = chance.below(rules.seats)
            for world in (rules.clone(state), rules.resample(state, seat, number)):
                for _ in range(AHEAD):
                    if goes_on(rules, world):
                        do(rules, world, any_move(rules, world, chance))
                changed = _facts(rules, state) != facts
                assert not changed, f"play on a copy changed the original {at(rules, state)}"
        if not goes_on(rules, state):
            break
        do(rules, state, any_move(rules, state, chance))
    for clone, facts in kept:
        assert _facts(rules, clone) == facts, f"later play changed a clone {at(rules, clone)}"


def _facts(rules: Rules[Any], state: Any) -> list[Any]:
    """Return all that can be asked of a state: what the hash leaves out may be shared too."""
    return [rules.digest(state), rules.audit(state), *views(rules, state)]


def check_questions_change_nothing(rules: Rules[Any], seed: int) -> None:
    """Asking leaves a state as it was; what is sent to a seat can be sent."""
    for state in some(rules, seed, 6):
        before = rules.digest(state)
        msgspec.json.encode(views(rules, state))
        for ask in (rules.audit, rules.outcome, rules.turn, rules.situation):
            ask(state)
        for seat in range(rules.seats):
            rules.refusals(state, seat)
            rules.resample(state, seat, seed)
        for seat, choice in answers(rules, state):
            _read(rules, state, seat, rules.write(rules.order(state, seat, choice)))
            msgspec.json.encode(rules.facts(state, seat, choice))
        assert rules.digest(state) == before, f"a question changed something {at(rules, state)}"


def check_same_seed_same_game(rules: Rules[Any], seed: int) -> None:
    """Seed and orders decide all events and states, whether or not anybody listens."""
    first = played(rules, seed)
    assert played(rules, seed) == first, f"seed {seed} gives two different games"
    state = rules.start(seed)
    for number, move in enumerate(first.moves):
        do(rules, state, move)
        same = rules.digest(state) == first.digests[number + 1]
        assert same, f"without a listener the game goes another way {at(rules, state)}"


def check_bots_disturb_nothing(rules: Rules[Any], seed: int) -> None:
    """A game goes the same way while bots think; what they choose is legal."""
    first = played(rules, seed)
    pace = 1 + len(first.moves) // MOMENTS
    for name in kinds(system(rules.system)):
        state = rules.start(seed)
        bots = [bot(name, system(rules.system), seed) for _ in range(rules.seats)]
        for number, move in enumerate(first.moves):
            seat = move[0]
            if number % pace == 0 and seat is not None:
                thought = bots[seat].decide(know(rules, state, seat))
                legal = rules.legal(state, seat)
                assert thought in legal, f"{name} chooses {thought} of {legal} {at(rules, state)}"
            out: list[Event] = []
            do(rules, state, move, out)
            same = out == first.events[number] and rules.digest(state) == first.digests[number + 1]
            assert same, f"the game goes another way while {name} thinks {at(rules, state)}"


# On the wire and on disk.


def check_events_can_be_sent(rules: Rules[Any], seed: int) -> None:
    """Every event, whole and as each seat sees it, survives JSON."""
    event_type = system(rules.system).engine.event_type
    for events in played(rules, seed).events:
        for observer in observers(rules):
            for event in events + seen(events, observer):
                try:
                    sent = msgspec.json.decode(msgspec.json.encode(event), type=event_type)
                except msgspec.MsgspecError as error:
                    raise AssertionError(f"{event} cannot be sent") from error
                assert sent == event, f"JSON makes {sent} of {event}"


def check_records_round_trip(rules: Rules[Any], seed: int) -> None:
    """A game that is written, left in the middle, taken up and finished replays to its end."""
    chance = seeded(-1 - seed)
    half = len(played(rules, seed).moves) // 2
    played_by = system(rules.system)
    seats = ["random"] * rules.seats
    game = Game(played_by, rules, header_of(played_by, rules, seats, seed=seed))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        writer = record.Writer.create(path, game.header)
        _play_on(game, writer, chance, half)
        writer.close()
        writer = record.Writer.resume(path, _replayed(game, path))
        _play_on(game, writer, chance, LONGEST)
        writer.end(rules.digest(game.state))
        writer.close()
        assert _replayed(game, path).end is not None


def _play_on(game: Game, writer: record.Writer, chance: Chance, count: int) -> None:
    """Play so many orders, and take some back where that is allowed."""
    rules = game.rules
    for _ in range(count):
        if not goes_on(rules, game.state):
            return
        if game.awaited is not None:
            _, report = any_move(rules, game.state, chance)
            assert isinstance(report, Report)
            writer.report(0, report, game.awaited.number)
            game.settle(report, game.awaited.number)
            continue
        seat, choice = any_answer(rules, game.state, chance)
        order = rules.order(game.state, seat, choice)
        before = _told(game)
        game.order(seat, order)
        writer.order(seat, order)
        if game.can_undo(seat) and not chance.below(4):
            game.undo(seat)
            writer.undo(seat)
            assert _told(game) == before, f"{order} cannot be taken back {at(rules, game.state)}"


def _replayed(game: Game, path: Path) -> record.Record:
    """Return the record of a game that replays to the same orders, events and state."""
    try:
        again, read = load(path)
    except BadRecord as error:
        raise AssertionError(f"{game.rules.scenario}: the record cannot be replayed") from error
    assert _told(again) == _told(game), f"{game.rules.scenario}: the record replays otherwise"
    return read


def _told(game: Game) -> tuple[Any, ...]:
    return game.rules.digest(game.state), list(game.orders), list(game.events)


def check_situations_round_trip(rules: Rules[Any], seed: int) -> None:
    """Any state, written as TOML and read back, is equal for everybody and goes on equally."""
    for state in some(rules, seed, 12):
        here = at(rules, state)
        text = tomli_w.dumps(rules.situation(state))
        try:
            other_rules, other = system(rules.system).engine.read_situation(tomllib.loads(text))
        except BadSituation as error:
            raise AssertionError(f"not read back {here}: {error}\n{text}") from error
        assert other_rules.digest(other) == rules.digest(state), f"another state {here}:\n{text}"
        started = other_rules.start(seed)
        assert other_rules.digest(started) == rules.digest(state), f"starts elsewhere {here}"
        assert views(other_rules, other) == views(rules, state), f"views differ {here}"
        for seat in range(rules.seats):  # bots think in worlds that were sent to them as text
            world = rules.resample(state, seat, seed)
            _, told = system(rules.system).engine.read_situation(rules.situation(world))
            assert rules.digest(told) == rules.digest(world), f"a world is lost on its way {here}"
        chance = seeded(seed)
        for _ in range(AHEAD):
            if not goes_on(rules, state):
                break
            move = any_move(rules, state, chance)
            if move[0] is not None:
                order, same = rules.order(state, *move), other_rules.order(other, *move)
                assert same == order, f"{move} is {order} and {same} {here}:\n{text}"
            events: list[Event] = []
            other_events: list[Event] = []
            do(rules, state, move, events)
            do(other_rules, other, move, other_events)
            assert events == other_events, f"it goes on differently {here}:\n{text}"
        assert other_rules.digest(other) == rules.digest(state), f"it comes out otherwise {here}"


CHECKS: Final[tuple[Check, ...]] = (
    check_decisions,
    check_legal_choices_apply,
    check_simultaneous_answers_commute,
    check_games_end,
    check_nothing_vanishes,
    check_orders_round_trip,
    check_illegal_orders_are_refused,
    check_refusals_teach,
    check_bars_agree_with_legal,
    check_bars_ask_no_list,
    check_plays_are_barred_by_what_follows,
    check_lines_are_judged_whole,
    check_clones_share_nothing,
    check_questions_change_nothing,
    check_same_seed_same_game,
    check_bots_disturb_nothing,
    check_events_can_be_sent,
    check_records_round_trip,
    check_situations_round_trip,
    secrecy.check_worlds_look_alike,
    secrecy.check_worlds_vary,
    secrecy.check_events_say_what_they_reveal,
    secrecy.check_events_tell_no_secrets,
)


def checks(campaign: bool = False) -> Iterator[tuple[str, Check]]:
    """Return every check of the suite with its name; of a campaign there are more."""
    for check in (*CHECKS, *campaigns.CHECKS) if campaign else CHECKS:
        yield check.__name__.removeprefix("check_"), check
