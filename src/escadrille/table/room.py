"""A room: one task owns one game. It stores an order, then plays it, then answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import caps
from escadrille.table.asking import Asking
from escadrille.table.body import UNDO, Body
from escadrille.table.errors import Deleted, Distant
from escadrille.table.loading import Loaded, load
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.opening import open_rematch
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
        self.thinking = Thinking(self, house.workers)
        self.asking = Asking(self, house.workers)
        self._asked = self._read = time.monotonic()
        """When somebody last asked for something, and when the store was last read to the end."""
        self._loaded: Loaded | None = None
        self._rematch_opened = False
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
            return match.check_order(seat, count, order, pilot, bot)

        return await self.write(seat, Body(bot=bot), check, since)

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
            return await self._rows.see(
                self._store, self._house.clock, lambda match: match.message(seat, told), late=False
            )

        if not body.bot:
            self._asked = time.monotonic()
        return await self._do(write)

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
        try:
            yield
        finally:
            self.present[seat] -= 1
            self._asked = time.monotonic()

    def hear(self) -> None:
        """Take note that another server may have stored something."""
        self._read = NEVER
        self.talk += 1
        self._wake()

    def here(self, seconds: float) -> bool:
        """Is somebody connected, or has somebody asked for something within so many seconds?"""
        return self.present.total() > 0 or time.monotonic() - self._asked < seconds

    def idle(self, since: float) -> bool:
        thinks = self.thinking.busy or self.asking.busy
        return not (self.present.total() or thinks or self._queue.busy) and self._asked < since

    async def close(self) -> None:
        """Finish what was begun; bots think no more. Who still asks is answered."""
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
        self._loaded, over = await load(self._store, self.name, self._house.clock, telling=True)
        self._rows.tell(self._house.scribe.note)
        if self.match.result is not None and not over:
            await self._store.finish(self.name)
        await self._open_rematch()
        log.info("game loaded", extra={"game": self.name, "orders": self.match.number})
        self._house.index.note(self._rows)
        self.thinking.prompt()

    async def _open_rematch(self) -> None:
        """Open the game that follows, where it was agreed on."""
        if self.match.rematch is not None and not self._rematch_opened:
            await open_rematch(self._store, self.match)
            self._rematch_opened = True

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
        await self._open_rematch()
        if rows:
            self._wake()
            self._rows.tell(self._house.scribe.note)
        self.thinking.prompt()
        return bool(rows)

    async def _write(self, seat: Seat, body: Body, check: Check, change: KeyChange | None) -> None:
        """Store a row, play it, and have all told whom it concerns; one that is so is none."""
        stored = await self._stored(seat, body, check, change)
        if stored is None:
            await self._open_rematch()
            return
        row, body = stored
        asked = self._rows.play(seat, body, row.at, row.seal)
        await self._open_rematch()
        if change is not None:
            self._house.forget_keys(self.name)  # first: who is woken may have lost his
        self._house.index.note(self._rows)
        self._publish()
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
                return row, said
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
