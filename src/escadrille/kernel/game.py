"""A game in progress: its state, its orders, what happened, and what may be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from escadrille.kernel import record, settling
from escadrille.kernel.api import Choice, Event, Facts, Order, Outcome, Pending, Rules, Seat, View
from escadrille.kernel.campaign import Mission, Report, Settled, awaited
from escadrille.kernel.errors import BadOrder, BadRecord, EscadrilleError, IllegalOrder
from escadrille.kernel.options import Value
from escadrille.kernel.packs import Source
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import GENERATOR, derived
from escadrille.kernel.system import System
from escadrille.kernel.words import Sight

T = TypeVar("T")


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
    """What a game was before an order."""

    seat: Seat
    state: Any
    asked: dict[Seat, Any]
    fresh: bool
    stack: tuple[_Before, ...]
    """The orders before it that might still have been taken back then."""
    hidden: bool = False
    """Nobody else could tell that the order was given."""


NEAR: Final = 8  # orders that one alone against bots takes back without playing all others again


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
        self._before: tuple[_Before, ...] = ()
        """The orders that may still be taken back."""
        self._near: deque[_Before] = deque(maxlen=NEAR if len(self._people) == 1 else 0)
        """The last orders, whoever gave them and whatever they led to."""
        self._asked: dict[Seat, Any] = {}
        self._fresh = False
        """Were all who are asked asked in the present state?"""
        self._known: dict[tuple[str | bytes, Seat | None], tuple[Any, Any]] = {}
        self.state = rules.start(header.deal, header.generator)
        self._ask()

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat, who in enumerate(self.seats) if who == record.HUMAN]

    @property
    def state(self) -> Any:
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state
        self._known.clear()

    def once(self, what: str | bytes, seat: Seat | None, state: Any, work: Callable[[], T]) -> T:
        """Return what something comes to for a seat, worked out once while the game stands."""
        known = self._known.get((what, seat))
        if known is None or known[0] is not state:
            known = self._known[what, seat] = state, work()
        found: T = known[1]
        return found

    @property
    def bots(self) -> list[str]:
        """The bot that gave each order; "": a person, or one of whom nothing is told."""
        return [given.bot for given in self.given]

    @property
    def pending(self) -> tuple[Pending, ...]:
        state = self.state
        now = self.once("now", None, state, lambda: self.rules.pending(state))
        return () if self._ended_early else now

    def waiting(self, seat: Seat | None, state: Any) -> tuple[Pending, ...]:
        """Return who must decide in a state that a seat is shown."""
        return self.once("pending", seat, state, lambda: self.rules.pending(state))

    @property
    def awaited(self) -> Mission | None:
        """The mission whose report this campaign waits for."""
        state = self.state
        found = self.once("awaited", None, state, lambda: awaited(self.rules, state))
        return None if self._ended_early else found

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
        self,
        seat: Seat,
        order: Order,
        bot: str = "",
        drawn: Sequence[int] = (),
        choice: Choice | None = None,
    ) -> list[Event]:
        """Play an order and return what happened; raise and change nothing if it is illegal.

        What people have drawn answers chance in place of the generator, and must be used up.
        Who has asked the rules already what choice it is says so.
        """
        if self._ended_early:
            raise BadOrder("the game is over")
        if choice is None:
            choice = self.rules.choice(self.state, seat, order)
        state = self._asked[seat] if self._fresh else self.rules.clone(self.state)
        pending, stack = self.pending, self._before
        if stack and stack[-1].seat != seat:
            stack = ()
        before = _Before(seat, state, self._asked.copy(), self._fresh, stack)
        out = self._played(seat, choice, drawn)
        self._near.append(before)
        self.note(seat, order, Given(bot, tuple(drawn), len(self.events)), out)
        self._asked.pop(seat, None)
        self._settle(out)
        if any(event.reveals for event in out) or self.awaited:
            self._before = ()
        else:
            hidden = not bot and self._is_hidden(seat, pending, out)
            self._before = (*stack, before._replace(hidden=hidden))
        return out

    def settle(self, report: Report, mission: int, proof: str = "", seat: Seat = 0) -> list[Event]:
        """Enter the report of a mission and return what happened; raise and change nothing else.

        It is never taken back, nor is anything before it.
        """
        before = [order for _, order in self.orders if isinstance(order, Settled)]
        settling.check(self.rules, self.state, self.awaited, before, report, mission)
        rules: Any = self.rules
        out: list[Event] = []
        rules.settle(self.state, report, out)
        settled = Settled(report, mission, proof)
        self.note(seat, settled, Given("", (), len(self.events)), out)
        self._before = ()
        self._near.clear()
        self._asked.clear()
        self._settle(out)
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

    def _played(self, seat: Seat, choice: Choice, drawn: Sequence[int]) -> list[Event]:
        """Play a choice and return what happened."""
        out: list[Event] = []
        if drawn:
            self.state = self._entered(seat, choice, drawn, out)
        elif self.rules.script(self.state):
            state = self.rules.clone(self.state)  # a script may fail, and then nothing has changed
            self.rules.apply(state, seat, choice, out)
            self.state = state
        else:
            self.rules.apply(self.state, seat, choice, out)
        return out

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
        self._go_back(1, self._before[-1])

    def bars_back(self, seat: Seat) -> Literal["", "impossible", "campaign", "nothing"]:
        """Return why a seat may not take back what is final already; "": it may."""
        if self._people != [seat]:
            return "impossible"
        origin = self.header.origin
        mission = origin is not msgspec.UNSET and origin.mission
        if self.system.words.book is not None or self.system.campaign is not None or mission:
            return "campaign"
        return "" if self.earlier[seat] or self.way_back(seat) else "nothing"

    def way_back(self, seat: Seat) -> int:
        """Return how many orders lie between now and the last question that a person answered."""
        for back, ((mover, _), given) in enumerate(
            zip(reversed(self.orders), reversed(self.given), strict=True), start=1
        ):
            if mover == seat and not given.bot:
                return back
        return 0

    def take_back(self, seat: Seat, orders: int) -> None:
        """Take the last orders back, whoever gave them: a person alone against bots may.

        Chance is the state's own: the same orders would have the same dice again. A report that was
        entered by hand is taken back to be corrected, with what was ordered since.
        """
        self._check_running()
        if not 1 <= orders <= len(self.orders):
            raise BadOrder(f"{orders} orders to take back, of {len(self.orders)}")
        if orders != self.since_hand:
            if self._people != [seat]:
                raise BadOrder("orders are taken back alone against bots only")
            if any(isinstance(order, Settled) for _, order in self.orders[-orders:]):
                raise BadOrder("the report of a mission is never taken back")
        if orders <= len(self._near):
            self._go_back(orders, self._near[-orders])
        else:
            past = self.rewound(len(self.orders) - orders)
            self._go_back(orders, _Before(seat, past.state, past._asked, past._fresh, past._before))

    @property
    def since_hand(self) -> int:
        """How many orders there are from the last report on, where it was entered by hand."""
        for back, (_, order) in enumerate(reversed(self.orders), start=1):
            if isinstance(order, Settled):
                return 0 if order.proof else back
        return 0

    def _go_back(self, orders: int, before: _Before) -> None:
        """Have the game as it was before so many orders."""
        self.state = self.rules.clone(before.state)
        self._before, self._asked = before.stack, before.asked
        for _ in range(min(orders, len(self._near))):
            self._near.pop()
        self.drop(orders)
        self._settle([])
        self._fresh = self._fresh or before.fresh

    def note(self, seat: Seat, order: Order, given: Given, out: Sequence[Event]) -> None:
        """Remember an order and what it led to."""
        self.orders.append((seat, order))
        self.given.append(given)
        self.events += out

    def drop(self, orders: int) -> None:
        """Forget the last orders and what they led to."""
        kept = len(self.orders) - orders
        del self.events[self.given[kept].events :]
        del self.orders[kept:], self.given[kept:]

    def _settle(self, out: list[Event]) -> None:
        """Put the questions that follow a line, and note what it led to."""
        self._known.clear()
        self._ask()
        self.steps.append(Step(out, self.pending))

    def _ask(self) -> None:
        """Keep for each seat the state in which its present question was put to it."""
        seats = {pending.seat for pending in self.pending}
        asked = {seat: state for seat, state in self._asked.items() if seat in seats}
        if new := seats - asked.keys():
            asked |= dict.fromkeys(new, self.rules.clone(self.state))
        self._asked, self._fresh = asked, new == seats

    @property
    def is_settled(self) -> bool:
        """Is the state all there is to the game: nothing to take back, and all asked at once?"""
        asks = bool(self.pending) or self.awaited is not None
        return not self._before and self._fresh and asks

    def resume(self, state: Any, given: Sequence[int]) -> None:
        """Go on from a settled state, before which each seat gave so many orders not known here."""
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
            if isinstance(order, Settled):
                past.settle(order.report, order.mission, order.proof, seat)
            else:
                past.order(seat, order, given.bot, given.drawn)
            yield past

    def rewound(self, orders: int) -> Game:
        """Return the game as it was after so many of its orders."""
        return next(islice(self.again(), orders, None))

    def sight(self, seat: Seat | None, state: Any = None, *, rich: bool = False) -> Sight:
        """Return what a presenter may show to a seat (None: to a spectator), now or elsewhen."""
        return Sight(self.view(seat, self.state if state is None else state), self.rules, rich)

    def facts(self, seat: Seat, order: Order) -> Facts | None:
        """Return what an order of a seat would mean now; None: it says all, or is not legal."""
        try:
            choice = self.rules.choice(self.state, seat, order)
        except IllegalOrder:
            return None
        return self.rules.facts(self.state, seat, choice)

    def view(self, seat: Seat | None, state: Any) -> View:
        """Return what a seat may know of a state that it is shown."""
        return self.once("view", seat, state, lambda: self.rules.view(state, seat))

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
    """Play the lines of a record that follow those of a game; yield it after each."""
    orders = msgspec.json.Decoder(game.system.engine.order_type)
    begun = len(game.steps)
    for number, line in enumerate(read.lines[begun:], start=2 + begun):
        try:
            if line.undo:
                game.undo(line.seat)
            elif line.back:
                game.take_back(line.seat, line.back)
            elif line.mission:
                told = settling.reported(game.system, line)
                game.settle(told, line.mission, line.proof, line.seat)
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
