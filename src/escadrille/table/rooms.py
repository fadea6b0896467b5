"""The rooms of a server: those of the games that somebody plays or has just asked for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from escadrille.kernel.api import Seat
from escadrille.table import deleting
from escadrille.table.channels import Channels
from escadrille.table.deadlines import Deadlines
from escadrille.table.index import Index
from escadrille.table.limits import USUAL, Limits
from escadrille.table.loading import Clock
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.presence import PACE, Presence
from escadrille.table.room import Room
from escadrille.table.scribe import Scribe
from escadrille.table.store import Store
from escadrille.table.tending import Tending
from escadrille.table.workers import Crew


class Rooms:
    """They share all that is here."""

    def __init__(
        self,
        store: Store,
        workers: Crew,
        channels: Channels,
        clock: Clock = time.time,
        tell: Callable[[Match, Seat], None] | None = None,
        limits: Limits = USUAL,
        forget: Callable[[str], None] = lambda game: None,
        seated: Callable[[str], None] = lambda game: None,
    ) -> None:
        """`tell` has a webhook called, `forget` has the keys of a game looked up again, `seated`
        hears that somebody came or went, or that it is over."""
        self.seated = seated
        self.store, self.workers, self.channels = store, workers, channels
        self.clock, self.tell, self.limits, self.forget_keys = clock, tell, limits, forget
        self.index = Index(store, clock)
        self.scribe = Scribe(store)
        self.tending = Tending(self)
        self._rooms: dict[str, Room] = {}
        self.presence = Presence(store, clock)
        self.deadlines = Deadlines(store, clock)
        self._sweeper = asyncio.create_task(self._sweep())

    @property
    def loaded(self) -> int:
        """How many games are in memory."""
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        """How many are open, of all games."""
        return sum(room.present.total() for room in self._rooms.values())

    def room(self, name: str) -> Room:
        """Return the room of a game that exists."""
        if name not in self._rooms:
            self._rooms[name] = Room(name, self)
        return self._rooms[name]

    def hear(self, game: str | None) -> None:
        """Take note that a game (None: any) may have changed on another server."""
        for name in list(self._rooms) if game is None else (game,):
            if name in self._rooms:
                self._rooms[name].hear()

    async def _sweep(self) -> None:
        """Now and then, note who is here, and let games that nobody asks for leave the memory."""
        while True:
            await asyncio.sleep(min(PACE, self.limits.game_seconds / 5))
            await self.note_present()
            await self.expire()
            await self.leave(time.monotonic() - self.patience)

    async def expire(self) -> None:
        """Look at the games in which somebody's time may be up."""
        try:
            for name in await self.deadlines.due():
                await self.room(name).expire()
        except Exception:
            log.exception("deadlines failed")

    async def note_present(self) -> None:
        """Take note of who has a socket open here."""
        for name, room in list(self._rooms.items()):
            for seat, sockets in list(room.present.items()):
                if seat is not None and sockets:
                    await self.presence.saw(name, seat)
                    if link := room.link:
                        await self.presence.saw(link.campaign, link.seats[seat])
            if room.present.total():
                await room.note_here()
        await self.presence.sweep()

    @property
    def patience(self) -> float:
        """The seconds that a game that nobody asks for stays in memory."""
        limits = self.limits
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
        self.channels.publish(name)

    def known(self, name: str) -> Room | None:
        """Return the room of a game that is in memory."""
        return self._rooms.get(name)

    async def close(self) -> None:
        self._sweeper.cancel()
        await self.tending.close()
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        await self.presence.close()
        await self.scribe.close()
        await self.index.close()
