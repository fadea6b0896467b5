"""The scribe of a server: stores what was told, a moment later and for many games at once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Final

from escadrille.kernel.errors import EscadrilleError
from escadrille.table.archive import Archive
from escadrille.table.loading import load
from escadrille.table.logs import log
from escadrille.table.store import Store
from escadrille.table.telling import Teller

PAUSE: Final = 2.0
"""Seconds in which what is told of all games is gathered."""
GAMES: Final = 50  # that are looked up at once
SHARE: Final = 0.2
"""Of the server's time, at most, for games that nobody has asked for."""


class Scribe:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._archive = Archive(store)
        self._waiting: dict[Teller, None] = {}
        self._writing: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    def note(self, teller: Teller) -> None:
        """Have it stored soon what was told; nobody waits for it."""
        self._waiting[teller] = None
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._waiting and not self._closed.is_set():
            await self._pause(PAUSE)
            await self.store(*self._waiting)

    async def _pause(self, seconds: float) -> None:
        """Wait a while, unless the server closes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closed.wait(), seconds)

    async def store(self, *tellers: Teller) -> None:
        """Store now what was told of some games."""
        chunks = {}
        for teller in tellers:
            self._waiting.pop(teller, None)
            chunks[teller] = teller.chunks()
            await asyncio.sleep(0)
        try:
            rows = [(teller.name, chunk) for teller in chunks for chunk in chunks[teller]]
            if rows:
                await self._archive.put(rows)
        except Exception:
            # Nothing is lost: the orders are there, and the next time more is written.
            log.exception("what was told was not stored")
            return
        for teller, stored in chunks.items():
            teller.stored(stored)

    def catch_up(self) -> None:
        """Begin to tell of the games of which not all was told: older ones, or cut off."""
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        after = ""
        try:
            while not self._closed.is_set() and (names := await self._archive.behind(after, GAMES)):
                await self._tell(names)
                after = names[-1]
        except Exception:
            log.exception("older games were not told")

    async def _tell(self, names: Sequence[str]) -> None:
        for name in names:
            if self._closed.is_set():
                return
            begun = time.monotonic()
            try:
                loaded, _ = await load(self._store, name, telling=True)
            except EscadrilleError:
                continue  # of other rules: what was told of it is all there will be
            if loaded.teller is not None:
                await self.store(loaded.teller)
            await self._pause((time.monotonic() - begun) * (1 / SHARE - 1))

    async def close(self) -> None:
        """Store what was told, and no more. What is being stored is not cut off."""
        self._closed.set()
        for task in (self._writing, self._catching_up):
            if task is not None:
                await task
        await self.store(*self._waiting)
