"""Rooms: one task owns one game. It stores an order, then plays it, then answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.kernel.options import Values
from escadrille.table import keys
from escadrille.table.channels import Channels
from escadrille.table.errors import BadRequest, TableError
from escadrille.table.match import HUMAN, RESIGN, UNDO, Body, Match
from escadrille.table.messages import Message
from escadrille.table.store import Store
from escadrille.table.workers import Workers

log = logging.getLogger("escadrille.table")

T = TypeVar("T")

BELIEVED = 5.0
"""Seconds after which a game is read again when someone looks, if no news of it came before."""
NEVER = float("-inf")
IDLE = 300.0
"""Seconds after which a game that nobody asks for leaves the memory."""


class Room:
    """A game in memory. It is loaded from the store when first needed, and owned by one task."""

    def __init__(self, name: str, store: Store, workers: Workers, channels: Channels) -> None:
        self.name = name
        self.changed = asyncio.Event()
        """Set, and replaced, when the game has changed."""
        self._store, self._workers, self._channels = store, workers, channels
        self._loaded: Match | None = None
        self._watchers = 0
        self._asked = self._read = time.monotonic()
        """When something was last asked for, and when the store was last read to the end."""
        self._commands: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._thinking: dict[Seat, int] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    # From outside: each waits for its turn.

    async def look(self, seat: Seat | None, since: int) -> Message:
        async def look() -> Message:
            if time.monotonic() - self._read > BELIEVED:
                await self._catch_up()
            return self._match.message(seat, since)

        return await self._do(look)

    async def order(
        self, seat: Seat, count: int, order: bytes, since: int | None = None
    ) -> Message:
        """Store and play an order; the answer tells what has happened `since`."""
        body = Body(order=msgspec.Raw(order))
        return await self._write(
            seat, body, lambda match: match.check_order(seat, count, order), since
        )

    async def undo(self, seat: Seat, count: int, since: int | None = None) -> Message:
        return await self._write(seat, UNDO, lambda match: match.check_undo(seat, count), since)

    async def resign(self, seat: Seat, since: int | None = None) -> Message:
        return await self._write(seat, RESIGN, Match.check_running, since)

    async def record(self) -> bytes:
        async def record() -> bytes:
            await self._catch_up()
            return self._match.record()

        return await self._do(record)

    async def check_person(self, seat: Seat) -> None:
        """Raise where no person sits."""

        async def check() -> None:
            seats = self._match.game.seats
            if not 0 <= seat < len(seats) or seats[seat] != HUMAN:
                raise BadRequest(f"seat {seat} is no person's")

        await self._do(check)

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Stay in memory meanwhile, and follow what other servers store."""
        self._watchers += 1
        try:
            yield
        finally:
            self._watchers -= 1
            self._asked = time.monotonic()

    def hear(self) -> None:
        """Take note that another server may have stored something."""
        if self._watchers and self._read > NEVER:
            self._begin(self._catch_up)
        self._read = NEVER

    def idle(self, since: float) -> bool:
        busy = self._watchers or self._thoughts or not self._commands.empty()
        return not busy and self._asked < since

    async def close(self) -> None:
        """Finish what was begun, and stop. Who still asks after that makes it begin again."""
        for thought in self._thoughts:
            thought.cancel()
        if self._task is not None:
            self._commands.put_nowait(None)
            await self._task

    # The task.

    async def _serve(self) -> None:
        while (command := await self._commands.get()) is not None:
            await command()

    async def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        return await self._begin(work)

    def _begin(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
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

        self._asked = time.monotonic()
        self._commands.put_nowait(command)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._serve())
        return done

    @property
    def _match(self) -> Match:
        assert self._loaded is not None
        return self._loaded

    async def _load(self) -> None:
        """Make the game again from its stored orders."""
        stored = await self._store.game(self.name)
        assert stored is not None, "a key opens a game that exists"
        match = Match(self.name, msgspec.json.decode(stored.header, type=record.Header))
        self._read = time.monotonic()
        for row in await self._store.orders(self.name):
            match.apply(row.seat, msgspec.json.decode(row.body, type=Body))
        self._loaded = match
        if match.result is not None and not stored.over:
            await self._store.finish(self.name)
        log.info("game loaded", extra={"game": self.name, "orders": match.number})
        self._prompt()

    async def _catch_up(self) -> bool:
        """Play what another server has stored; was there anything?"""
        self._read = time.monotonic()  # first: news that comes meanwhile is news
        rows = await self._store.orders(self.name, self._match.number)
        for row in rows:
            self._match.apply(row.seat, msgspec.json.decode(row.body, type=Body))
        if rows:
            self._wake()
        self._prompt()
        return bool(rows)

    async def _write(
        self, seat: Seat, body: Body, check: Callable[[Match], None], since: int | None
    ) -> Message:
        async def write() -> Message:
            told = len(self._match.journal.told[seat])
            await self._store_checked(seat, body, check)
            self._match.apply(seat, body)
            self._publish()
            self._prompt()
            if self._match.result is not None:
                await self._store.finish(self.name)
            return self._match.message(seat, told if since is None else since)

        return await self._do(write)

    async def _store_checked(self, seat: Seat, body: Body, check: Callable[[Match], None]) -> None:
        """Store a row under the next number, once it is allowed there."""
        text = msgspec.json.encode(body).decode()
        while True:
            try:
                check(self._match)
            except EscadrilleError:
                if not await self._catch_up():
                    raise
                continue
            if await self._store.append(self.name, self._match.number, seat, text):
                return
            if not await self._catch_up():
                raise RuntimeError(f"game {self.name}: a number is taken, and by no order")

    def _publish(self) -> None:
        """Tell all who follow the game, here and on other servers, that it has changed."""
        self._wake()
        self._channels.publish(self.name)

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    # Bots.

    def _prompt(self) -> None:
        """Put to the bots the questions that they are not yet thinking about."""
        match = self._match
        for seat, _ in match.waiting:
            count = match.counts[seat]
            if match.game.seats[seat] != HUMAN and self._thinking.get(seat) != count:
                self._thinking[seat] = count
                question = match.question(seat, secrets.randbits(62))
                thought = asyncio.create_task(self._think(seat, count, question))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def _think(self, seat: Seat, count: int, question: dict[str, Any]) -> None:
        try:
            await self.order(seat, count, await self._workers.answer(question))
        except TableError as error:
            # Undone, resigned, or another server's bot was faster.
            log.info("bot's answer dropped", extra={"game": self.name, "reason": error.code})
        except Exception:
            log.exception("bot failed", extra={"game": self.name, "seat": seat})
            del self._thinking[seat]


class Opened(NamedTuple):
    game: str
    host: str
    spectator: str
    seats: list[str | None]


class Rooms:
    def __init__(self, store: Store, workers: Workers, channels: Channels) -> None:
        self.store = store
        self._workers, self._channels = workers, channels
        self._rooms: dict[str, Room] = {}
        self._sweeper = asyncio.create_task(self._sweep())

    def room(self, name: str) -> Room:
        """Return the room of a game that exists."""
        if name not in self._rooms:
            self._rooms[name] = Room(name, self.store, self._workers, self._channels)
        return self._rooms[name]

    def hear(self, game: str | None) -> None:
        """Take note that a game (None: any) may have changed on another server."""
        for name in list(self._rooms) if game is None else (game,):
            if name in self._rooms:
                self._rooms[name].hear()

    async def _sweep(self) -> None:
        """Let the games that nobody asks for leave the memory, now and then."""
        while True:
            await asyncio.sleep(IDLE / 5)
            await self.leave(time.monotonic() - IDLE)

    async def leave(self, since: float) -> None:
        """Close the rooms that nobody has asked for since then; the store has it all."""
        for name, room in list(self._rooms.items()):
            if room.idle(since):
                del self._rooms[name]
                await room.close()
                log.info("game left", extra={"game": name})

    async def open(
        self, system: str, scenario: str | None, options: Values, seats: Sequence[str]
    ) -> Opened:
        """Store a new game; return its name and its keys, which are told this once."""
        game = games.new(
            system, scenario=scenario, options=options, seed=secrets.randbits(128), seats=seats
        )
        if len(seats) != game.rules.seats:
            raise BadRequest(f"{len(seats)} seats are named; this scenario has {game.rules.seats}")
        for name in seats:
            if name != HUMAN:
                bot(name, game.system, 0)
        name = secrets.token_hex(8)
        host = keys.new(name, keys.HOST)
        spectator = keys.new(name, keys.SPECTATOR)
        chairs = [
            keys.new(name, keys.SEAT, seat) if who == HUMAN else None
            for seat, who in enumerate(seats)
        ]
        header = msgspec.json.encode(game.header).decode()
        stored = [key for _, key in (host, spectator, *filter(None, chairs))]
        await self.store.create(name, system, header, stored)
        log.info("game opened", extra={"game": name, "system": system})
        return Opened(name, host[0], spectator[0], [chair and chair[0] for chair in chairs])

    async def close(self) -> None:
        self._sweeper.cancel()
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
