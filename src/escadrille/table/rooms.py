"""Rooms: one task owns one game. It stores an order, then plays it, then answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TypeVar

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.kernel.options import Values
from escadrille.table import caps, deleting
from escadrille.table.asking import Asking
from escadrille.table.body import AGAIN, HINT, RESIGN, UNDO, Body
from escadrille.table.channels import Channels
from escadrille.table.errors import Deleted
from escadrille.table.index import Index
from escadrille.table.limits import USUAL, Limits
from escadrille.table.loading import Clock, Loaded, load
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.opening import Opened, open_game, open_rematch
from escadrille.table.presence import PACE, Presence
from escadrille.table.replays import Knowledge, Replay, replay
from escadrille.table.rows import StoredOrder
from escadrille.table.scribe import Scribe
from escadrille.table.seating import HUMAN
from escadrille.table.store import ChatLine, KeyChange, Store
from escadrille.table.thinking import Thinking
from escadrille.table.workers import Workers

log = logging.getLogger("escadrille.table")

T = TypeVar("T")

BELIEVED = 5.0
"""Seconds after which a game is read again when someone looks, if no news of it came before."""
NEVER = float("-inf")
Tell = Callable[[Match, Seat], None]
Check = Callable[[Match, Seat], None]
"""Raises where something may not be done with a seat."""


class Room:
    """A game in memory. It is loaded from the store when first needed, and owned by one task."""

    def __init__(
        self,
        name: str,
        store: Store,
        workers: Workers,
        channels: Channels,
        clock: Clock,
        tell: Tell | None,
        forget: Callable[[str], None],
        limits: Limits,
        index: Index,
        scribe: Scribe,
    ) -> None:
        self.name = name
        self.changed = asyncio.Event()
        """Set, and replaced, when the game has changed or something was said."""
        self.present: Counter[Seat | None] = Counter()
        """How many sockets each seat has open; None: those who watch."""
        self.thinking = Thinking(name, workers, lambda: self._match, self.here, self.order)
        self.asking = Asking(self, workers)
        self._store, self._channels = store, channels
        self._clock, self._tell, self._limits, self._index = clock, tell, limits, index
        self._scribe = scribe
        self._forget_keys = forget
        self._asked = self._read = time.monotonic()
        """When somebody last asked for something, and when the store was last read to the end."""
        self._loaded: Loaded | None = None
        self._rematch_opened = False
        self._commands: deque[Callable[[], Awaitable[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    # From outside: each waits for its turn.

    async def see(self, work: Callable[[Match], T], *, late: bool = False) -> T:
        """Return what `work` makes of the game as it is, or, late, as spectators may see it."""

        async def see() -> T:
            if time.monotonic() - self._read > BELIEVED:
                await self._catch_up()
            return await self._rows.see(self._store, self._clock, work, late=late)

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
        body = Body(order=msgspec.Raw(order), bot=bot)
        return await self._write(
            seat, body, lambda match: match.check_order(seat, count, order, pilot), since
        )

    async def undo(self, seat: Seat, count: int, since: int | None = None) -> Message:
        return await self._write(seat, UNDO, lambda match: match.check_undo(seat, count), since)

    async def resign(self, seat: Seat, since: int | None = None) -> Message:
        return await self._write(seat, RESIGN, lambda match: match.check_resign(seat), since)

    async def draw(self, seat: Seat, offer: bool, since: int | None = None) -> Message:
        body = Body(draw=offer)
        return await self._write(seat, body, lambda match: match.check_draw(seat), since)

    async def rename(self, seat: Seat, name: str, since: int | None = None) -> Message:
        return await self._write(seat, Body(name=name), lambda match: None, since)

    async def again(self, seat: Seat, since: int | None = None) -> Message:
        """Ask for a rematch, which is opened once everyone has."""
        return await self._write(seat, AGAIN, Match.check_over, since)

    async def place(
        self,
        seat: Seat,
        body: Body,
        check: Check,
        change: KeyChange | None = None,
    ) -> None:
        """Store who sits or flies in a seat, with what that does to its keys."""
        await self.see(lambda match: match.seating.check_seat(seat))
        await self._write(seat, body, lambda match: check(match, seat), None, change)

    async def mute(self, seat: Seat | None, mute: bool) -> None:
        """Let a seat, or the spectators, say nothing, or speak again."""
        if seat is None:
            await self._write(0, Body(hush=mute), lambda match: None, None)
        else:
            await self.see(lambda match: match.seating.check_person(seat))
            await self._write(seat, Body(mute=mute), lambda match: None, None)

    async def renewed(self) -> None:
        """Note that the spectators were sent away."""
        await self._write(0, Body(renew=True), lambda match: None, None)

    async def agree_to_delete(self, seat: Seat) -> None:
        """Note that a seat agrees that the game be deleted, which is over."""
        await self._write(seat, Body(delete=True), Match.check_over, None)

    async def record(self, *, late: bool = False) -> bytes:
        return await self.see(Match.record, late=late)

    async def replay(
        self, known: Knowledge, start: int, count: int, lang: str | None, *, late: bool = False
    ) -> Replay:
        return await self.see(lambda match: replay(match, known, start, count, lang), late=late)

    async def note_hint(self, seat: Seat, count: int) -> None:
        """Tell the others that a seat asks what a bot would do."""
        await self._write(seat, HINT, lambda match: match.check_hint(seat, count), None)

    async def say(self, seat: Seat | None, text: str, *, spectators: bool) -> ChatLine:
        """Store what was said among the seats or, unheard by them, among the spectators."""

        def named(match: Match) -> str | None:
            match.seating.check_may_speak(seat, spectator=spectators)
            return None if seat is None else match.seating.names[seat]

        name = await self.see(named)
        said = await self._store.say(
            self.name,
            spectators=spectators,
            seat=seat,
            name=name,
            text=text,
            at=int(self._clock()),
        )
        self._publish()
        return said

    async def said(self, since: int, *, spectators: bool) -> list[ChatLine]:
        return await self._store.said(
            self.name, spectators=spectators, since=since, most=self._limits.chat_lines
        )

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
        self._wake()

    def here(self, seconds: float) -> bool:
        """Is somebody connected, or has somebody asked for something within so many seconds?"""
        return self.present.total() > 0 or time.monotonic() - self._asked < seconds

    def idle(self, since: float) -> bool:
        thinks = self.thinking.busy or self.asking.busy
        busy = self.present.total() or thinks or (self._task and not self._task.done())
        return not busy and self._asked < since

    async def close(self) -> None:
        """Finish what was begun; bots think no more. Who still asks is answered."""
        await self.thinking.close()
        await self.asking.close()
        if self._task is not None:
            await self._task
        if self._loaded and self._loaded.teller:
            self._loaded.tell()
            await self._scribe.store(self._loaded.teller)

    # The task.

    async def _serve(self) -> None:
        """Do what was asked for, one after the other, until there is no more."""
        while self._commands:
            await self._commands.popleft()()

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the task do something; it is done even if nobody waits for it any more."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def command() -> None:
            try:
                if self._loaded is None:
                    await self._load()
                result = await work()
            except Exception as error:  # noqa: BLE001  it is the asker's, not the task's
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self._commands.append(command)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._serve())
        return await done

    @property
    def _rows(self) -> Loaded:
        assert self._loaded is not None
        return self._loaded

    @property
    def _match(self) -> Match:
        return self._rows.match

    async def _load(self) -> None:
        """Make the game again from its stored orders."""
        self._read = time.monotonic()
        self._loaded, over = await load(self._store, self.name, self._clock, telling=True)
        self._rows.tell(self._scribe.note)
        if self._match.result is not None and not over:
            await self._store.finish(self.name)
        await self._open_rematch()
        log.info("game loaded", extra={"game": self.name, "orders": self._match.number})
        self._index.note(self._rows)
        self.thinking.prompt()

    async def _open_rematch(self) -> None:
        """Open the game that follows, where it was agreed on."""
        if self._match.rematch is not None and not self._rematch_opened:
            await open_rematch(self._store, self._match)
            self._rematch_opened = True

    async def _catch_up(self) -> bool:
        """Play what another server has stored; was there anything?"""
        self._read = time.monotonic()  # first: news that comes meanwhile is news
        rows = await self._store.orders(self.name, self._match.number)
        self._rows.follow(rows)
        await self._open_rematch()
        if rows:
            self._wake()
            self._rows.tell(self._scribe.note)
        self.thinking.prompt()
        return bool(rows)

    async def _write(
        self,
        seat: Seat,
        body: Body,
        check: Callable[[Match], None],
        since: int | None,
        change: KeyChange | None = None,
    ) -> Message:
        async def write() -> Message:
            told = len(self._match.journal.told[seat])
            row = await self._store_checked(seat, body, check, change)
            asked = set() if row is None else self._rows.play(seat, body, row.at, row.seal)
            await self._open_rematch()
            if row is not None:
                if change is not None:
                    self._forget_keys(self.name)  # first: who is woken may have lost his
                self._index.note(self._rows)
                self._publish()
                self.thinking.prompt()
                self._call(asked - {seat})
                if self._match.result is not None:
                    await self._store.finish(self.name)
                self._commands.append(self._keep)
            since_when = told if since is None else since
            return await self._rows.see(
                self._store,
                self._clock,
                lambda match: match.message(seat, since_when),
                late=False,
            )

        if not body.bot:
            self._asked = time.monotonic()
        return await self._do(write)

    async def _keep(self) -> None:
        """Write down what was told, and a chapter where it is time for one; nobody waits."""
        await asyncio.sleep(0)  # the answer goes first
        self._rows.tell(self._scribe.note)
        try:
            await self._rows.keep(self._store)
        except Exception:
            log.exception("chapter failed", extra={"game": self.name})

    def _call(self, seats: set[Seat]) -> None:
        """Tell people who are asked and are not here."""
        for seat in seats & self._match.seating.people:
            if self._tell is not None and not self.present[seat]:
                self._tell(self._match, seat)

    async def _store_checked(
        self,
        seat: Seat,
        body: Body,
        check: Callable[[Match], None],
        change: KeyChange | None,
    ) -> StoredOrder | None:
        """Store a row under the next number, once it is allowed there; return it.

        None: it is so already, and there is nothing to store.
        """
        text = msgspec.json.encode(body).decode()
        while True:
            try:
                check(self._match)
                so = self._match.is_so(seat, body)
                if not so:
                    caps.check(self._limits, self._match, seat, body)
            except EscadrilleError:
                if not await self._catch_up():
                    raise
                continue
            if so:
                return None
            row = self._rows.next(seat, text, int(self._clock()))
            if change is None:
                stored = await self._store.append(self.name, *row)
            else:
                stored = await self._store.append_with(self.name, row, change)
            if stored:
                return row
            if not await self._catch_up():
                if await self._store.game(self.name) is None:
                    raise Deleted("the game was deleted")
                raise RuntimeError(f"game {self.name}: a number is taken, and by no order")

    def _publish(self) -> None:
        """Tell all who follow the game, here and on other servers, that it has changed."""
        self._wake()
        self._channels.publish(self.name)

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()
        if self._loaded is not None:
            self.thinking.review()
            self.asking.review(self._match)


class Rooms:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        channels: Channels,
        clock: Clock = time.time,
        tell: Tell | None = None,
        limits: Limits = USUAL,
        forget: Callable[[str], None] = lambda game: None,
    ) -> None:
        """`tell` has a webhook called, `forget` has the keys of a game looked up again."""
        self.store = store
        self._workers, self._channels = workers, channels
        self._clock, self._tell, self._limits, self._forget_keys = clock, tell, limits, forget
        self.index = Index(store, clock)
        self._rooms: dict[str, Room] = {}
        self.scribe = Scribe(store)
        self.presence = Presence(store, clock)
        self._sweeper = asyncio.create_task(self._sweep())

    def room(self, name: str) -> Room:
        """Return the room of a game that exists."""
        if name not in self._rooms:
            self._rooms[name] = Room(
                name,
                self.store,
                self._workers,
                self._channels,
                self._clock,
                self._tell,
                self._forget_keys,
                self._limits,
                self.index,
                self.scribe,
            )
        return self._rooms[name]

    def hear(self, game: str | None) -> None:
        """Take note that a game (None: any) may have changed on another server."""
        for name in list(self._rooms) if game is None else (game,):
            if name in self._rooms:
                self._rooms[name].hear()

    async def _sweep(self) -> None:
        """Now and then, note who is here, and let games that nobody asks for leave the memory."""
        while True:
            await asyncio.sleep(min(PACE, self._limits.game_seconds / 5))
            await self.presence.saw_all(self._present())
            await self.leave(time.monotonic() - self.patience)

    def _present(self) -> list[tuple[str, Seat]]:
        """Return the seats that have a socket open here."""
        rooms = self._rooms.items()
        return [
            (name, seat)
            for name, room in rooms
            for seat, sockets in room.present.items()
            if seat is not None and sockets
        ]

    @property
    def patience(self) -> float:
        """The seconds that a game that nobody asks for stays in memory."""
        limits = self._limits
        return limits.game_seconds / max(1.0, len(self._rooms) / limits.games_in_memory)

    async def leave(self, since: float) -> None:
        """Close the rooms that nobody has asked for since then; the store has it all."""
        for name, room in list(self._rooms.items()):
            if room.idle(since):
                del self._rooms[name]
                await room.close()
                log.info("game left", extra={"game": name})

    async def delete(self, name: str) -> None:
        """Delete a game for good; who follows it is told that his key opens nothing."""
        room = self._rooms.pop(name, None)
        if room is not None:
            await room.close()
        await deleting.delete(self.store, name)
        log.info("game deleted", extra={"game": name})
        if room is not None:
            room.hear()
        self._channels.publish(name)

    def known(self, name: str) -> Room | None:
        """Return the room of a game that is in memory."""
        return self._rooms.get(name)

    async def open(
        self,
        system: str,
        scenario: str | None,
        options: Values,
        seats: Sequence[str],
        delay: int = 0,
        *,
        hints: bool = True,
    ) -> Opened:
        return await open_game(self.store, system, scenario, options, seats, delay, hints=hints)

    async def close(self) -> None:
        self._sweeper.cancel()
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        await self.scribe.close()
        await self.index.close()
