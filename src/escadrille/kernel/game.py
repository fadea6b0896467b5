"""A game in progress: its state, its orders, what happened, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from escadrille.kernel import record
from escadrille.kernel.api import Choice, Event, Order, Outcome, Pending, Rules, Seat, View
from escadrille.kernel.errors import BadOrder, BadRecord, EscadrilleError
from escadrille.kernel.options import Value
from escadrille.kernel.packs import Source
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import GENERATOR, derived
from escadrille.kernel.system import System
from escadrille.kernel.words import Sight


class Step(NamedTuple):
    """What a line of a record led to: events, and who was asked then."""

    events: list[Event]
    pending: tuple[Pending, ...]


class Given(NamedTuple):
    """What came with an order."""

    bot: str
    drawn: tuple[int, ...]
    """What people drew for it at a table of their own."""
    events: int
    """How many had happened before."""


class _Before(NamedTuple):
    """What a game was before an order that may still be taken back."""

    seat: Seat
    state: Any
    asked: dict[Seat, Any]
    fresh: bool
    hidden: bool
    """Nobody else could tell that the order was given."""


class Game:
    """One game. It checks every order itself and tells each seat only what it may know."""

    def __init__(
        self, system: System, rules: Rules[Any], header: record.Header, packs: Sequence[Source] = ()
    ) -> None:
        self.system = system
        self.rules = rules
        self.header = header
        self.packs = packs
        self.seats = header.seats
        self.state = rules.start(header.deal, header.generator)
        self.resigned: Seat | None = None
        self.flagged: Seat | None = None
        self.agreed = False
        self.orders: list[tuple[Seat, Order]] = []
        self.given: list[Given] = []
        """What came with each of them."""
        self.events: list[Event] = []
        self.steps: list[Step] = []
        """One for each order and each undo."""
        self.kept = 0
        """How many of them the last snapshot holds."""
        self.earlier = [0 for _ in range(rules.seats)]
        """Per seat, how many orders it gave before those that are known here."""
        self._before: list[_Before] = []
        self._asked: dict[Seat, Any] = {}
        self._fresh = False
        """Were all who are asked asked in the present state?"""
        self._recalled: list[Step] = []
        """Steps that are not played but recalled from a snapshot, the next one last."""
        self._arrival: Any = None
        self._ask()

    @property
    def bots(self) -> list[str]:
        """The bot that gave each order; "": a person, or one of whom nothing is told."""
        return [given.bot for given in self.given]

    @property
    def pending(self) -> tuple[Pending, ...]:
        if self._ended_early:
            return ()
        recalling = self._recalled and self.steps
        return self.steps[-1].pending if recalling else self.rules.pending(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self._early() if self._ended_early else self.rules.outcome(self.state)

    @property
    def _ended_early(self) -> bool:
        return self.agreed or self.resigned is not None or self.flagged is not None

    def _early(self) -> Outcome:
        """Return the result of a game that its seats ended: the camp that gave up has lost.

        A camp alone has nobody to agree with: it gives up.
        """
        camps = self.rules.camps
        alone = camps[0] if len({*camps}) == 1 else None
        loser = self.flagged if self.resigned is None else self.resigned
        lost = alone if loser is None else camps[loser]
        share = 1 / max(len({*camps} - {lost}), 1)
        points = tuple(0.0 if camp == lost else share for camp in camps)
        reason = "flagged" if self.resigned is None else "resigned"
        return Outcome((), points, "agreed" if self.agreed else reason)

    def resign(self, seat: Seat) -> None:
        """End the game: the camp of this seat has lost."""
        self._check_loser(seat)
        self.resigned = seat

    def flag(self, seat: Seat) -> None:
        """End the game: the time of this seat is up, and its camp has lost."""
        self._check_loser(seat)
        self.flagged = seat

    def agree(self) -> None:
        """End the game as a draw."""
        self._check_running()
        self.agreed = True

    def _check_loser(self, seat: Seat) -> None:
        self._check_running()
        if not 0 <= seat < self.rules.seats:
            raise BadOrder(f"there is no seat {seat}")

    def _check_running(self) -> None:
        if self.outcome is not None:
            raise BadOrder("the game is over")

    def end(self, lines: int) -> record.End:
        """Return what ends the record of this game, which is over, after so many lines."""
        return record.End(
            self.rules.digest(self.state),
            lines,
            resigned=msgspec.UNSET if self.resigned is None else self.resigned,
            agreed=self.agreed or msgspec.UNSET,
            flagged=msgspec.UNSET if self.flagged is None else self.flagged,
        )

    def order(
        self, seat: Seat, order: Order, bot: str = "", drawn: Sequence[int] = ()
    ) -> list[Event]:
        """Play an order and return what happened; raise and change nothing if it is illegal.

        What people have drawn answers chance in place of the generator, and must be used up.
        """
        if self._ended_early:
            raise BadOrder("the game is over")
        pending = self.pending
        before, out = self._applied(seat, order, drawn)
        if self._before and self._before[-1].seat != seat:
            self._before.clear()
        asked = self._asked.copy()
        self._before.append(_Before(seat, before, asked, self._fresh, hidden=False))
        self.orders.append((seat, order))
        self.given.append(Given(bot, tuple(drawn), len(self.events)))
        self.events += out
        self._asked.pop(seat, None)
        if any(event.reveals for event in out):
            self._before.clear()
        self._settle(out)
        if self._before and not bot and self._is_hidden(seat, pending, out):
            self._before[-1] = self._before[-1]._replace(hidden=True)
        return out

    def _is_hidden(self, seat: Seat, before: tuple[Pending, ...], out: list[Event]) -> bool:
        """Could nobody else tell that a seat has just given an order?

        It told nobody else anything, put no question to another seat, and took none back.
        """
        after = self.pending
        others = [None, *(other for other in range(self.rules.seats) if other != seat)]
        return (
            bool(after)
            and {one for one in before if one.seat != seat}
            == {one for one in after if one.seat != seat}
            and all(event.seen_by(other) is None for event in out for other in others)
        )

    def _applied(self, seat: Seat, order: Order, drawn: Sequence[int]) -> tuple[Any, list[Event]]:
        """Play an order, or recall it; return the state before, where there is one, and events."""
        if self._recalled:
            return None, self._recalled[-1].events
        choice = self.rules.choice(self.state, seat, order)
        before = self._asked[seat] if self._fresh else self.rules.clone(self.state)
        out: list[Event] = []
        if drawn:
            self.state = self._entered(seat, choice, drawn, out)
        elif self.rules.script(self.state):
            state = self.rules.clone(self.state)  # a script may fail, and then nothing has changed
            self.rules.apply(state, seat, choice, out)
            self.state = state
        else:
            self.rules.apply(self.state, seat, choice, out)
        return before, out

    def _entered(self, seat: Seat, choice: Choice, drawn: Sequence[int], out: list[Event]) -> Any:
        """Return the state after a choice that people have drawn for."""
        state = self.rules.clone(self.state)
        script = self.rules.script(state)
        if script:
            raise BadOrder("chance is scripted here; nothing can be drawn beside it")
        script += drawn
        try:
            self.rules.apply(state, seat, choice, out)
        except ValueError as error:
            raise BadOrder(f"drawn: {error}") from error
        if left := len(self.rules.script(state)):
            raise BadOrder(f"drawn: of {len(drawn)} answers nothing asks for the last {left}")
        return state

    def can_undo(self, seat: Seat) -> bool:
        """Nothing was revealed or drawn since, and no other seat has answered."""
        return bool(self._before) and self._before[-1].seat == seat and not self._ended_early

    @property
    def hides(self) -> bool:
        """Is the last order one that may be taken back and that nobody else knows of?"""
        return bool(self._before) and self._before[-1].hidden

    def shown(self, seat: Seat | None) -> Any:
        """Return the state that a seat may know of (None: a spectator).

        What another seat gave in secret and can still take back is not shown before it stands: so
        nobody can tell how often it was taken back.
        """
        state = self.state
        for before in () if self._ended_early else reversed(self._before):
            if before.seat == seat or not before.hidden:
                break
            state = before.state
        return state

    def undo(self, seat: Seat) -> None:
        """Take back the last order of a seat."""
        if not self.can_undo(seat):
            raise BadOrder("nothing to take back: something was revealed, drawn or answered since")
        before = self._before.pop()
        if not self._recalled:
            self.state = self.rules.clone(before.state)
        self._asked = before.asked
        self._drop(1)
        self._settle([])
        self._fresh = self._fresh or before.fresh

    def take_back(self, seat: Seat, orders: int) -> None:
        """Take the last orders back, whoever gave them: a person alone against bots may.

        Chance is the state's own: the same orders would have the same dice again.
        """
        self._check_running()
        people = [other for other, who in enumerate(self.seats) if who == record.HUMAN]
        if people != [seat]:
            raise BadOrder("orders are taken back alone against bots only")
        if not 1 <= orders <= len(self.orders):
            raise BadOrder(f"{orders} orders to take back, of {len(self.orders)}")
        if not self._recalled:
            past = self.rewound(len(self.orders) - orders)
            self.state, self._before = past.state, past._before
            self._asked, self._fresh = past._asked, past._fresh
        self._drop(orders)
        self._settle([])

    def _drop(self, orders: int) -> None:
        """Forget the last orders and what they led to."""
        kept = len(self.orders) - orders
        del self.events[self.given[kept].events :]
        del self.orders[kept:], self.given[kept:]

    def _settle(self, out: list[Event]) -> None:
        """Note what a line led to, and put the questions that follow."""
        if not self._recalled:
            self._ask()
            self.steps.append(Step(out, self.rules.pending(self.state)))
            return
        self.steps.append(self._recalled.pop())
        if not self._recalled:
            self.state, self._arrival = self._arrival, None
            self._before.clear()
            self._asked.clear()
            self._ask()

    def _ask(self) -> None:
        """Keep for each seat the state in which its present question was put to it."""
        seats = {pending.seat for pending in self.rules.pending(self.state)}
        asked = {seat: state for seat, state in self._asked.items() if seat in seats}
        if new := seats - asked.keys():
            asked |= dict.fromkeys(new, self.rules.clone(self.state))
        self._asked, self._fresh = asked, new == seats

    @property
    def is_settled(self) -> bool:
        """Is the state all there is to the game: nothing to take back, and all asked at once?"""
        return not self._before and self._fresh and bool(self.pending)

    def recall(self, steps: Sequence[Step], state: Any) -> None:
        """Have the first lines of a game that is to be made again recalled, and not played.

        They led to these steps, and to this settled state.
        """
        assert not self.orders
        self._recalled, self._arrival = [*reversed(steps)], state
        self.kept = len(steps)

    def resume(self, state: Any, given: Sequence[int]) -> None:
        """Go on from a settled state to which so many orders of each seat have led.

        What happened before is not known here: neither orders nor events nor steps.
        """
        assert not self.orders
        self.state, self.earlier = state, list(given)
        self._asked.clear()
        self._ask()

    def asked(self, seat: Seat) -> Any:
        """Return the state in which the present question was put to a seat.

        A bot thinks about that one: who of several has answered first then changes nothing, and
        the record tells enough to think again.
        """
        return self._asked[seat]

    def bot_seed(self, seat: Seat, *more: int) -> int:
        """Return the seed of a bot for the present question of a seat: in a replay, the same."""
        given = self.earlier[seat] + sum(mover == seat for mover, _ in self.orders)
        return derived(self.header.deal, seat, given, *more) % (1 << 62)

    def again(self) -> Iterator[Game]:
        """Play the game again: yield it at its start and after each of its orders."""
        past = Game(self.system, self.rules, self.header, self.packs)
        yield past
        for (seat, order), given in zip(self.orders, self.given, strict=True):
            past.order(seat, order, given.bot, given.drawn)
            yield past

    def rewound(self, orders: int) -> Game:
        """Return the game as it was after so many of its orders."""
        return next(islice(self.again(), orders, None))

    def sight(self, seat: Seat | None, state: Any = None, *, rich: bool = False) -> Sight:
        """Return what a presenter may show to a seat (None: to a spectator), now or elsewhen."""
        rules, state = self.rules, self.state if state is None else state
        return Sight(rules.view(state, seat), rules, rules.resample(state, seat, 0), rich)

    def seen_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what a seat may know of the events from number `since` on."""
        seen = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in seen if event is not None]


def header_of(
    system: System,
    rules: Rules[Any],
    seats: Sequence[str],
    *,
    seed: int | None = None,
    scenario: str | dict[str, Any] | None = None,
    situation: dict[str, Any] | None = None,
    generator: int = GENERATOR,
    origin: record.Origin | None = None,
) -> record.Header:
    """Return what the record of a new game begins with."""
    return record.Header(
        system=system.slug,
        version=system.engine.version,
        packs=dict(rules.packs),
        scenario=None if situation else scenario or rules.scenario,
        options=rules.options,
        seed=seed,
        situation=situation,
        seats=list(seats),
        chance=generator,
        origin=origin or msgspec.UNSET,
    )


def new(
    slug: str,
    *,
    scenario: str | dict[str, Any] | None = None,
    options: dict[str, Value] | None = None,
    seed: int,
    seats: Sequence[str],
    packs: Sequence[Source] = (),
    generator: int = GENERATOR,
    origin: record.Origin | None = None,
) -> Game:
    """Return a new game of a scenario: the name of one, or one in place."""
    system = registered(slug)
    chosen = scenario or system.content.first_scenario
    rules = system.engine.configure(scenario=chosen, options=options or {}, packs=packs)
    header = header_of(
        system, rules, seats, seed=seed, scenario=chosen, generator=generator, origin=origin
    )
    return Game(system, rules, header, packs)


def from_situation(raw: dict[str, Any], seats: Sequence[str], packs: Sequence[Source] = ()) -> Game:
    """Return a game that begins at a situation."""
    system = registered(str(raw.get("system")))
    rules, _ = system.engine.read_situation(raw, packs)
    return Game(system, rules, header_of(system, rules, seats, situation=raw), packs)


def restart(path: Path, header: record.Header, packs: Sequence[Source] = ()) -> Game:
    """Return the game of a record's header before its first order."""
    system = registered(header.system)
    record.check_rules(path, header, system)
    if header.situation is not None:
        rules, _ = system.engine.read_situation(header.situation, packs)
    elif header.seed is None:
        raise BadRecord(f"{path}: line 1: neither a seed nor a situation")
    else:
        chosen = header.scenario or system.content.first_scenario
        rules = system.engine.configure(scenario=chosen, options=header.options, packs=packs)
    record.check_packs(path, header, system, packs, rules.packs)
    if len(header.seats) != rules.seats:
        raise BadRecord(
            f"{path}: line 1: {len(header.seats)} seats are named; it was played by {rules.seats}"
        )
    return Game(system, rules, header, packs)


def replay(path: Path, read: record.Record, packs: Sequence[Source] = ()) -> Iterator[Game]:
    """Yield the game at its start and after each line of its record; check its end."""
    game = restart(path, read.header, packs)
    yield game
    yield from played(path, game, read)


def played(path: Path, game: Game, read: record.Record) -> Iterator[Game]:
    """Play the lines of a record in a game that has just been started; yield it after each."""
    orders = msgspec.json.Decoder(game.system.engine.order_type)
    for number, line in enumerate(read.lines, start=2):
        try:
            if line.undo:
                game.undo(line.seat)
            elif line.back:
                game.take_back(line.seat, line.back)
            else:
                game.order(line.seat, orders.decode(line.order), line.bot, line.drawn)
        except (EscadrilleError, msgspec.MsgspecError, RecursionError) as error:
            raise BadRecord(f"{path}: line {number}: {error}") from error
        yield game
    if read.end is not None:
        _end(path, game, read)


def _end(path: Path, game: Game, read: record.Record) -> None:
    """End a game as its record says, or raise where it did not end so."""
    end, place = read.end, f"{path}: line {len(read.lines) + 2}"
    assert end is not None
    if end.orders != len(read.lines):
        raise BadRecord(f"{place}: the end of {end.orders} orders, after {len(read.lines)}")
    if end.end != game.rules.digest(game.state):
        raise BadRecord(f"{path}: the game ends in another state than the record says")
    try:
        if end.resigned is not msgspec.UNSET:
            game.resign(end.resigned)
        if end.flagged is not msgspec.UNSET:
            game.flag(end.flagged)
        if end.agreed is not msgspec.UNSET:
            game.agree()
    except BadOrder as error:
        raise BadRecord(f"{place}: {error}") from error
    if game.outcome is None:
        raise BadRecord(f"{place}: the record ends, but the game does not")


def turns(moments: Iterable[Game]) -> tuple[Game, list[View]]:
    """Return a game that is played, and what all may know as each turn begins and of its end."""
    views: list[View] = []
    turn: int | None = None
    for game in moments:
        if game.rules.turn(game.state) != turn:
            turn = game.rules.turn(game.state)
            views.append(game.rules.view(game.state, None))
    return game, [*views, game.rules.view(game.state, None)]


def load(path: Path, packs: Sequence[Source] = ()) -> tuple[Game, record.Record]:
    """Return the game of a record, played to its last line."""
    read = record.read(path)
    *_, game = replay(path, read, packs)
    return game, read
