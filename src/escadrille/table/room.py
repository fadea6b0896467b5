"""A room: one task owns one game. It stores an order, then plays it, then answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import caps, metrics, releases
from escadrille.table.asking import Asking
from escadrille.table.body import UNDO, Body
from escadrille.table.campaigns import Link
from escadrille.table.composed import check_orders
from escadrille.table.errors import Deleted, Distant, OldRules
from escadrille.table.leaving import cancel
from escadrille.table.loading import Loaded, load
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.opening import open_mission, open_rematch
from escadrille.table.presence import Here
from escadrille.table.queue import Queue
from escadrille.table.rows import ChatLine, StoredOrder
from escadrille.table.seating import HUMAN
from escadrille.table.store import KeyChange
from escadrille.table.thinking import Thinking

if TYPE_CHECKING:
    from escadrille.table.rooms import Rooms

T = TypeVar("T")

BELIEVED = 5.0
"""Seconds after which a game is read again when someone looks, if no news of it came before."""
NEVER = float("-inf")
NO_TIME = -1
SOON = 0.2
"""Seconds for which those who come and go are gathered."""
Check = Callable[[Match, Seat], Body | None]
"""Raises where a row may not be written of a seat; returns the row, where it is not that given."""


def always(match: Match, seat: Seat) -> None:
    """Let a row be written whatever the game is like."""


class Room:
    """A game in memory. It is loaded from the store when first needed, and owned by one task."""

    def __init__(self, name: str, house: Rooms) -> None:
        self.name, self._house, self._store = name, house, house.store
        self.changed = asyncio.Event()
        """Set, and replaced, when the game has changed or something was said."""
        self.talk = 0
        """Another number once something may have been said."""
        self.present: Counter[Seat | None] = Counter()
        """How many sockets each seat has open; None: those who watch."""
        self.company = 0
        """Another number once somebody may have come or gone."""
        self._here: tuple[int, Here] | None = None
        self._arrivals: asyncio.Task[None] | None = None
        self.thinking = Thinking(self, house.workers)
        self.asking = Asking(self, house.workers)
        self._asked = self._read = time.monotonic()
        """When somebody last asked for something, and when the store was last read to the end."""
        self._loaded: Loaded | None = None
        self._due: int | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._rematch_opened = False
        self._in_the_air = 0
        """The number of the mission that was opened last."""
        self._queue = Queue()

    # From outside: each waits for its turn.

    async def see(self, work: Callable[[Match], T], *, late: bool = False) -> T:
        """Return what `work` makes of the game as it is, or, late, as spectators may see it."""

        async def see() -> T:
            await self._refresh()
            return await self._rows.see(self._store, self._house.clock, work, late=late)

        self._asked = time.monotonic()
        return await self._do(see)

    async def look(
        self, seat: Seat | None, since: int, lang: str | None = None, *, late: bool = False
    ) -> Message:
        return await self.see(lambda match: match.message(seat, since, lang), late=late)

    @property
    def due(self) -> float | None:
        """The seconds until spectators who are late may see more."""
        return self._loaded.late.due if self._loaded and self._loaded.late else None

    async def order(
        self,
        seat: Seat,
        count: int,
        order: bytes,
        since: int | None = None,
        pilot: str = HUMAN,
        bot: str = "",
    ) -> Message:
        """Store and play an order; the answer tells what has happened `since`."""

        def check(match: Match, seat: Seat) -> Body:
            if match.clock is not None and pilot == HUMAN:
                match.clock.check_order(seat, self._house.clock())
            return match.check_order(seat, count, order, pilot, bot)

        return await self.write(seat, Body(bot=bot), check, since)

    async def orders(
        self, seat: Seat, count: int, orders: Sequence[bytes], since: int | None = None
    ) -> Message:
        """Store and play orders that are composed as one answer: all of them, or none."""

        def check(match: Match) -> list[Body]:
            if match.clock is not None:
                match.clock.check_order(seat, self._house.clock())
            return check_orders(match, seat, count, orders)

        async def write() -> Message:
            self.match.seating.check_seat(seat)
            told = len(self.match.journal.told[seat]) if since is None else since
            asked: set[Seat] = set()
            for row, body in await self._stored_all(seat, check):
                asked = self._rows.play(seat, body, row.at, row.seal)
            await self._played(seat, body, asked)
            return await self._tell(seat, told)

        self._asked = time.monotonic()
        return await self._do(write)

    async def _stored_all(
        self, seat: Seat, check: Callable[[Match], list[Body]]
    ) -> list[tuple[StoredOrder, Body]]:
        """Store rows under the next numbers, once they are allowed there; return them."""
        while True:
            try:
                bodies = check(self.match)
            except EscadrilleError:
                if not await self._catch_up():
                    raise
                continue
            texts = [msgspec.json.encode(body).decode() for body in bodies]
            rows = self._rows.following(seat, texts, int(self._house.clock()))
            if await self._store.append_all(self.name, rows):
                metrics.ORDERS.add("people", len(rows))
                return list(zip(rows, bodies, strict=True))
            await self._check_taken()

    async def undo(self, seat: Seat, count: int, since: int | None = None) -> Message:
        """Take the last order of a seat back; the answer tells what has happened `since`."""

        def check(match: Match, seat: Seat) -> Body:
            return match.check_undo(seat, count)

        with contextlib.suppress(EscadrilleError):
            await self.see(lambda match: check(match, seat))  # far back, all orders are read first
        return await self.write(seat, UNDO, check, since)

    async def write(
        self,
        seat: Seat,
        body: Body,
        check: Check = always,
        since: int | None = None,
        change: KeyChange | None = None,
    ) -> Message:
        """Store and play a row, with what it does to keys; the answer tells of all `since`."""

        async def write() -> Message:
            self.match.seating.check_seat(seat)
            told = len(self.match.journal.told[seat]) if since is None else since
            await self._write(seat, body, check, change)
            return await self._tell(seat, told)

        if not body.bot:
            self._asked = time.monotonic()
        return await self._do(write)

    async def _tell(self, seat: Seat, told: int) -> Message:
        return await self._rows.see(
            self._store, self._house.clock, lambda match: match.message(seat, told), late=False
        )

    async def expire(self) -> None:
        """Have bots take over where time is up; what is so no more is left as it is."""
        clock = self._house.clock

        def check(match: Match, seat: Seat) -> None:
            match.check_flying()
            match.timed.check_up(seat, clock())

        late = await self.see(lambda match: [*match.timed.asked] if match.clock else [])
        for seat in late:
            with contextlib.suppress(EscadrilleError):
                await self.write(seat, Body(take=self.match.timed.control.bot, timed=True), check)
        await self._do(self._watch_clock)

    async def _watch_clock(self) -> None:
        """Have the game looked at again when somebody's time is up: here, and by any server."""
        clock = self.match.clock
        due = None if clock is None or self.match.result is not None else clock.due
        if due == self._due:
            return
        self._due = due
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            wait = max(0.0, due - self._house.clock())
            if wait < self._house.limits.game_seconds:
                self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        await self._house.deadlines.keep(self.name, due)

    def _ring(self) -> None:
        self._due = NO_TIME  # it is set again, should it ring too soon
        self._ringing = asyncio.create_task(self.expire())

    async def say(self, seat: Seat | None, text: str, *, spectators: bool) -> ChatLine:
        """Store what was said among the seats or, unheard by them, among the spectators."""

        def named(match: Match) -> str | None:
            match.seating.check_may_speak(seat, spectator=spectators)
            return None if seat is None else match.seating.names[seat]

        line = ChatLine(0, seat, await self.see(named), text, int(self._house.clock()))
        said = await self._store.say(self.name, line, spectators=spectators)
        self.talk += 1
        self._publish()
        return said

    async def said(self, since: int, *, spectators: bool) -> list[ChatLine]:
        most = self._house.limits.chat_lines
        return await self._store.said(self.name, spectators=spectators, since=since, most=most)

    @contextlib.contextmanager
    def watched(self, seat: Seat | None) -> Iterator[None]:
        """Stay in memory meanwhile; a seat is present."""
        self.present[seat] += 1
        self._note_company()
        try:
            yield
        finally:
            self.present[seat] -= 1
            self._asked = time.monotonic()
            self._note_company()

    def _note_company(self) -> None:
        """Have all told soon who is here, once for all who come and go meanwhile."""
        if self._arrivals is None or self._arrivals.done():
            self._arrivals = asyncio.create_task(self._tell_company())

    async def _tell_company(self) -> None:
        told: dict[Seat | None, int] = {}
        while told != self.present:
            await asyncio.sleep(SOON)
            told = dict(self.present)
            await self._tell_here()

    async def _tell_here(self) -> None:
        await self.note_here()
        self._publish()

    async def note_here(self) -> None:
        """Store who is connected here; what others know of it is read again."""
        await self._house.presence.connected(self.name, self.present)
        self.company += 1

    async def who_is_here(self) -> Here:
        """Return who is connected to the game, here or to another server."""
        if self._here is None or self._here[0] != self.company:
            company = self.company
            self._here = company, await self._house.presence.here(self.name)
        return self._here[1]

    @property
    def is_late(self) -> bool:
        """Do those who watch see the game later than it is?"""
        return self._loaded is not None and self._loaded.late is not None

    def hear(self) -> None:
        """Take note that another server may have stored something."""
        self._read = NEVER
        self.talk += 1
        self.company += 1
        self._wake()

    def here(self, seconds: float) -> bool:
        """Is somebody connected, or has somebody asked for something within so many seconds?"""
        return self.present.total() > 0 or time.monotonic() - self._asked < seconds

    def idle(self, since: float) -> bool:
        thinks = self.thinking.busy or self.asking.busy
        busy = self.present.total() or thinks or self._queue.busy
        return not busy and self._asked < since

    async def close(self) -> None:
        """Finish what was begun; bots think no more. Who still asks is answered."""
        if self._alarm is not None:
            self._alarm.cancel()
        untold = self._arrivals is not None and not self._arrivals.done()
        await cancel(*filter(None, (self._arrivals, self._ringing)))
        if untold:
            await self._tell_here()
        await self.thinking.close()
        await self.asking.close()
        await self._queue.close()
        if self._loaded and self._loaded.teller:
            self._loaded.tell()
            await self._house.scribe.store(self._loaded.teller)

    # In its turn.

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        async def loaded() -> T:
            if self._loaded is None:
                await self._load()
            return await work()

        return await self._queue.do(loaded)

    @property
    def link(self) -> Link | None:
        """To what campaign the game belongs, as far as is known here."""
        return self._loaded.match.link if self._loaded else None

    @property
    def _rows(self) -> Loaded:
        assert self._loaded is not None
        return self._loaded

    @property
    def match(self) -> Match:
        """The game as it stands; it must be loaded."""
        return self._rows.match

    async def _load(self) -> None:
        """Make the game again from its stored orders."""
        self._read = time.monotonic()
        try:
            self._loaded, over = await self._made()
        except OldRules:
            if not await releases.go_on(self._store, self.name):
                raise
            self._house.channels.publish(self.name)
            self._loaded, over = await self._made()
        self._rows.tell(self._house.scribe.note)
        if self.match.result is not None and not over:
            await self._store.finish(self.name)
        await self._open_next()
        log.info("game loaded", extra={"game": self.name, "orders": self.match.number})
        self._house.index.note(self._rows)
        self._queue.add(self._keep)
        if self.match.clock is not None:
            await self._watch_clock()
        self.thinking.prompt()

    async def _made(self) -> tuple[Loaded, bool]:
        return await load(self._store, self.name, self._house.clock, telling=True)

    async def _open_next(self) -> None:
        """Open the game that follows, where it was agreed on, or the mission that is in the air."""
        if self.match.rematch is not None and not self._rematch_opened:
            await open_rematch(self._store, self.match)
            self._rematch_opened = True
        flying = self.match.flying
        if flying is not None and flying.number != self._in_the_air:
            await open_mission(self._store, self.match, flying)
            self._in_the_air = flying.number
        self._house.tending.note(self.match)

    async def _refresh(self) -> bool:
        """Catch up where there was no news for a while; was there anything?"""
        return time.monotonic() - self._read > BELIEVED and await self._catch_up()

    async def _catch_up(self) -> bool:
        """Play what another server has stored; was there anything?"""
        self._read = time.monotonic()  # first: news that comes meanwhile is news
        rows = await self._store.orders(self.name, self.match.number)
        try:
            self._rows.follow(rows)
        except Distant:  # it goes back to before the moment from which it was loaded
            await self._load()
        await self._rows.relink(self._store)
        await self._open_next()
        if rows:
            if self.match.clock is not None:
                await self._watch_clock()
            self._wake()
            self._rows.tell(self._house.scribe.note)
        self.thinking.prompt()
        return bool(rows)

    async def _write(self, seat: Seat, body: Body, check: Check, change: KeyChange | None) -> None:
        """Store a row, play it, and have all told whom it concerns; one that is so is none."""
        stored = await self._stored(seat, body, check, change)
        if stored is None:
            await self._open_next()
            return
        row, body = stored
        asked = self._rows.play(seat, body, row.at, row.seal)
        await self._played(seat, body, asked, change)

    async def _played(
        self, seat: Seat, body: Body, asked: set[Seat], change: KeyChange | None = None
    ) -> None:
        """Have all told whom the last row concerns."""
        await self._open_next()
        if change is not None:
            self._house.forget_keys(self.name)  # first: who is woken may have lost his
        self._house.index.note(self._rows)
        if self.match.clock is not None:
            await self._watch_clock()
        self._publish()
        if self.match.result is not None or body.seats:
            self._house.seated(self.name)
        self.thinking.prompt()
        self._call(asked - {seat})
        if self.match.result is not None:
            await self._store.finish(self.name)
        self._queue.add(self._keep)

    async def _stored(
        self, seat: Seat, body: Body, check: Check, change: KeyChange | None
    ) -> tuple[StoredOrder, Body] | None:
        """Store a row under the next number, once it is allowed there; return it.

        None: it is so already, and there is nothing to store.
        """
        while True:
            try:
                said = check(self.match, seat) or body
                if self.match.is_so(seat, said):
                    if await self._refresh():
                        continue
                    return None
                caps.check(self._house.limits, self.match, seat, said)
            except EscadrilleError:
                if not await self._catch_up():
                    raise
                continue
            text = msgspec.json.encode(said).decode()
            row = self._rows.next(seat, text, int(self._house.clock()))
            if change is None:
                stored = await self._store.append(self.name, *row)
            else:
                stored = await self._store.append_with(self.name, row, change)
            if stored:
                if said.order:
                    metrics.ORDERS.add("bots" if said.bot else "people")
                return row, said
            await self._check_taken()

    async def _check_taken(self) -> None:
        """Catch up with whoever took a number; raise where nobody has."""
        if not await self._catch_up():
            if await self._store.game(self.name) is None:
                raise Deleted("the game was deleted")
            raise RuntimeError(f"game {self.name}: a number is taken, and by no order")

    async def _keep(self) -> None:
        """Write down what was told, and a chapter where it is time for one; nobody waits."""
        await asyncio.sleep(0)  # the answer goes first
        self._rows.tell(self._house.scribe.note)
        try:
            await self._rows.keep(self._store)
            await releases.keep(self._store, self._rows)
        except Exception:
            log.exception("chapter failed", extra={"game": self.name})

    def _call(self, seats: set[Seat]) -> None:
        """Tell people who are asked and are not here."""
        for seat in seats & self.match.seating.people:
            if self._house.tell is not None and not self.present[seat]:
                self._house.tell(self.match, seat)

    def _publish(self) -> None:
        """Tell all who follow the game, here and on other servers, that it has changed."""
        self._wake()
        self._house.channels.publish(self.name)

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()
        if self._loaded is not None:
            self.thinking.review()
            self.asking.review(self.match)
