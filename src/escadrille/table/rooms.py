"""Rooms: one task owns one game. It stores an order, then plays it, then answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import count as numbers
from typing import Any, TypeVar

import msgspec

from escadrille.bots.proposal import proposed
from escadrille.bots.roster import Random
from escadrille.bots.thought import Thought
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.kernel.options import Values
from escadrille.table.adviser import Advised, Job
from escadrille.table.channels import Channels
from escadrille.table.counsel import (
    Considered,
    Counsel,
    Describe,
    Told,
    counsel,
    describe,
    moment_of,
)
from escadrille.table.errors import Stale, TableError, TooMany
from escadrille.table.limits import USUAL, Limits
from escadrille.table.loading import Clock, Loaded, load
from escadrille.table.match import AGAIN, HINT, RESIGN, UNDO, Body, Match
from escadrille.table.messages import Message
from escadrille.table.opening import Opened, open_game, open_rematch
from escadrille.table.presence import PACE, Presence
from escadrille.table.replays import Knowledge, Replay, replay
from escadrille.table.seating import HUMAN
from escadrille.table.store import ChatLine, KeyChange, Store
from escadrille.table.workers import Workers

log = logging.getLogger("escadrille.table")

T = TypeVar("T")

BELIEVED = 5.0
"""Seconds after which a game is read again when someone looks, if no news of it came before."""
NEVER = float("-inf")
PAUSE, PATIENCE = 1.0, 60.0
"""Seconds after which a bot that failed is asked again: at first, and at the latest."""
CHANCES = 3
"""Failures after which a bot's question is answered at random."""
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
    ) -> None:
        self.name = name
        self.changed = asyncio.Event()
        """Set, and replaced, when the game has changed or something was said."""
        self.present: Counter[Seat | None] = Counter()
        """How many sockets each seat has open; None: those who watch."""
        self._store, self._workers, self._channels = store, workers, channels
        self._clock, self._tell, self._limits, self._forget_keys = clock, tell, limits, forget
        self._asked = self._read = time.monotonic()
        """When something was last asked for, and when the store was last read to the end."""
        self._loaded: Loaded | None = None
        self._rematch_opened = False
        self._closed = False
        self._commands: deque[Callable[[], Awaitable[None]]] = deque()
        self._thinking: dict[Seat, tuple[int, str]] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._hints: dict[Seat, tuple[int, Thought]] = {}
        """The last hint of each seat, and the question that it was for."""
        self._asking: set[Seat | str] = set()
        self._jobs: dict[Seat, tuple[Job, asyncio.Task[None]]] = {}
        """The last advice of each seat, and what flies it."""

    # From outside: each waits for its turn.

    async def see(self, work: Callable[[Match], T], *, late: bool = False) -> T:
        """Return what `work` makes of the game as it is, or, late, as spectators may see it."""

        async def see() -> T:
            if time.monotonic() - self._read > BELIEVED:
                await self._catch_up()
            return work(self._rows.seen(late=late))

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

    async def record(self, *, late: bool = False) -> bytes:
        return await self.see(Match.record, late=late)

    async def replay(
        self, known: Knowledge, start: int, count: int, lang: str | None, *, late: bool = False
    ) -> Replay:
        return await self.see(lambda match: replay(match, known, start, count, lang), late=late)

    async def hint(self, seat: Seat, count: int, lang: str | None) -> Counsel:
        """Return what a good pilot would do in a seat; the others are told that it asked."""

        def asks(match: Match) -> tuple[Describe, dict[str, Any]]:
            match.check_hint(seat, count)
            return describe(match.game, seat, lang), match.advice(seat)

        with self._alone(seat):
            await self._write(seat, HINT, lambda match: match.check_hint(seat, count), None)
            described, question = await self.see(asks)
            known, thought = self._hints.get(seat, (None, None))
            if thought is None or known != count:
                thought = await self._workers.answer(question)
                self._hints[seat] = count, thought
            return counsel(thought, described)

    async def advise(self, seat: Seat, count: int, playouts: int, lang: str | None) -> Advised:
        """Begin to compare plans for a seat, in place of what was begun before."""

        def asks(match: Match) -> Job:
            match.check_hint(seat, count)
            return Job(match, seat, playouts)

        job = await self.see(asks)
        await self._write(seat, HINT, lambda match: match.check_hint(seat, count), None)
        self.dismiss(seat)
        task = asyncio.create_task(self._fly(job))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        self._jobs[seat] = job, task
        return await self.advised(seat, lang)

    async def advised(self, seat: Seat, lang: str | None) -> Advised:
        """Return how far the advice for the present question of a seat is."""

        def tells(match: Match) -> Describe:
            match.check_count(seat, job.count)
            return describe(match.game, seat, lang)

        if seat not in self._jobs or self._jobs[seat][0].given_up:
            raise Stale("no advice was asked for")
        job, _ = self._jobs[seat]
        job.wanted_at = time.monotonic()
        return job.told(await self.see(tells), lang)

    def dismiss(self, seat: Seat) -> None:
        """Give up the advice of a seat, if there is any."""
        if seat in self._jobs:
            self._jobs.pop(seat)[1].cancel()

    async def _fly(self, job: Job) -> None:
        try:
            await job.run(self._workers)
        except Exception:
            log.exception("advice failed", extra={"game": self.name, "seat": job.seat})
            self._jobs.pop(job.seat, None)

    async def proposal(self, seat: Seat, count: int, lang: str | None) -> list[Told]:
        """Return what the hand-written pilot would order in a seat, one after the other.

        It takes him no time: no other process need be asked.
        """

        def tells(match: Match) -> list[Told]:
            match.check_hint(seat, count)
            return [*map(describe(match.game, seat, lang), proposed(match.game, seat))]

        told = await self.see(tells)
        await self._write(seat, HINT, lambda match: match.check_hint(seat, count), None)
        return told

    async def considered(
        self, number: int, lang: str | None, *, who: str, ask: bool, late: bool
    ) -> Considered:
        """Return what a bot considered for an order of a game that is over; it thinks again."""
        with self._alone(who):
            moment = await self.see(lambda match: moment_of(match, number, lang), late=late)
            question = moment.question(ask=ask)
            thought = None if question is None else await self._workers.answer(question)
            return moment.told(thought)

    @contextlib.contextmanager
    def _alone(self, who: Seat | str) -> Iterator[None]:
        """Let one think for someone at a time: a thought takes a process for a while."""
        if who in self._asking:
            raise TooMany(1)
        self._asking.add(who)
        try:
            yield
        finally:
            self._asking.discard(who)

    async def say(self, seat: Seat | None, text: str, *, spectators: bool) -> ChatLine:
        """Store what was said among the seats or, unheard by them, among the spectators."""
        name = None
        if seat is not None:
            name = await self.see(lambda match: match.seating.names[seat])
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

    def idle(self, since: float) -> bool:
        busy = self.present.total() or self._thoughts or (self._task and not self._task.done())
        return not busy and self._asked < since

    async def close(self) -> None:
        """Finish what was begun; bots think no more. Who still asks is answered."""
        self._closed = True
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        if self._task is not None:
            await self._task

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

        self._asked = time.monotonic()
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
        self._loaded, over = await load(self._store, self.name, self._clock)
        if self._match.result is not None and not over:
            await self._store.finish(self.name)
        await self._open_rematch()
        log.info("game loaded", extra={"game": self.name, "orders": self._match.number})
        self._prompt()

    async def _open_rematch(self) -> None:
        """Open the game that follows, where it was agreed on."""
        if self._match.rematch is not None and not self._rematch_opened:
            await open_rematch(self._store, self._match)
            self._rematch_opened = True

    async def _catch_up(self) -> bool:
        """Play what another server has stored; was there anything?"""
        self._read = time.monotonic()  # first: news that comes meanwhile is news
        rows = await self._store.orders(self.name, self._match.number)
        for row in rows:
            self._rows.play_row(row)
        await self._open_rematch()
        if rows:
            self._wake()
        self._prompt()
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
            at = await self._store_checked(seat, body, check, change)
            asked = set() if at is None else self._rows.play(seat, body, at)
            await self._open_rematch()
            if at is not None:
                if change is not None:
                    self._forget_keys(self.name)  # first: who is woken may have lost his
                self._publish()
                self._prompt()
                self._call(asked - {seat})
                if self._match.result is not None:
                    await self._store.finish(self.name)
                self._commands.append(self._keep)
            return self._match.message(seat, told if since is None else since)

        return await self._do(write)

    async def _keep(self) -> None:
        """Store a snapshot, where it is time for one; nobody waits for it."""
        if snapshot := self._rows.snapshot():
            try:
                await self._store.keep(self.name, snapshot)
            except Exception:
                log.exception("snapshot failed", extra={"game": self.name})

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
    ) -> int | None:
        """Store a row under the next number, once it is allowed there; return its time.

        None: it is so already, and there is nothing to store.
        """
        text = msgspec.json.encode(body).decode()
        while True:
            try:
                check(self._match)
            except EscadrilleError:
                if not await self._catch_up():
                    raise
                continue
            if self._match.is_so(seat, body):
                return None
            at = int(self._clock())
            row = (self.name, self._match.number, seat, text, at)
            if change is None:
                stored = await self._store.append(*row)
            else:
                stored = await self._store.append_with(*row, change)
            if stored:
                return at
            if not await self._catch_up():
                raise RuntimeError(f"game {self.name}: a number is taken, and by no order")

    def _publish(self) -> None:
        """Tell all who follow the game, here and on other servers, that it has changed."""
        self._wake()
        self._channels.publish(self.name)

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()
        for seat, (job, _) in list(self._jobs.items()):
            if self._match.counts[seat] != job.count:
                self.dismiss(seat)

    # Bots.

    def _prompt(self) -> None:
        """Put to the bots the questions that they are not yet thinking about."""
        match = self._match
        for seat, _ in () if self._closed else match.waiting:
            count, pilot = match.counts[seat], match.seating.pilot(seat)
            if pilot != HUMAN and self._thinking.get(seat) != (count, pilot):
                self._thinking[seat] = count, pilot
                question = match.question(seat)
                thought = asyncio.create_task(self._think(seat, count, question))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def _think(self, seat: Seat, count: int, question: dict[str, Any]) -> None:
        """Have a bot answer; where a process or the database fails, it is asked again.

        Each time it imagines another world. One that fails over and over has a random answer
        given for it: a game may not stand still for a fault of ours.
        """
        pilot, pause = question["bot"], PAUSE
        for tries in numbers(1):
            if await self._answers(seat, count, pilot, question):
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, PATIENCE)
            if self._match.counts[seat] == count:
                question = self._match.question(seat, tries)
            if tries >= CHANCES:
                question["bot"] = Random.name

    async def _answers(self, seat: Seat, count: int, pilot: str, question: dict[str, Any]) -> bool:
        """Have a bot's answer stored; False: something failed."""
        try:
            thought = await self._workers.answer(question)
            order = msgspec.json.encode(thought.order)
            await self.order(seat, count, order, pilot=pilot, bot=thought.bot)
        except TableError as error:
            # Undone, resigned, given back, or another server's bot was faster.
            log.info("bot's answer dropped", extra={"game": self.name, "reason": error.code})
            self._forget(seat, count, pilot)
        except Exception:
            log.exception("bot failed", extra={"game": self.name, "seat": seat})
            return False
        return True

    def _forget(self, seat: Seat, count: int, pilot: str) -> None:
        """Let the question be put again, should the bot fly the seat once more."""
        if self._thinking.get(seat) == (count, pilot):
            del self._thinking[seat]


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
        self._rooms: dict[str, Room] = {}
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

    async def see(self, name: str, work: Callable[[Match], T], *, late: bool) -> T:
        """Return what `work` makes of a game; one that is not in memory is not kept there."""
        if name in self._rooms:
            return await self._rooms[name].see(work, late=late)
        loaded, _ = await load(self.store, name, self._clock)
        return work(loaded.seen(late=late))

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
