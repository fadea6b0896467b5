"""The lobby: tables that are open to all, and those of them that one may watch.

The list is put together at most once a second, whatever happens at the tables, and once for all
who look at it. What it tells of a game is what those may know who watch it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table.clocks import Control
from escadrille.table.index import Entry, Index
from escadrille.table.leaving import cancel
from escadrille.table.logs import log
from escadrille.table.seating import HUMAN, Chair
from escadrille.table.store import Store

if TYPE_CHECKING:
    from escadrille.table.channels import Channels

ALL: Final = "all"
NEWS: Final = "lobby"
"""In place of a game's name, among servers: the list may have changed."""
PACE: Final = 1.0  # seconds between two lists
FLOW: Final = 250_000  # bytes a second to all who look together: a crowd is told more seldom
PLAIN: Final = 2000  # bytes; a longer list is deflated, once for all who look
MOST: Final = 200  # tables in a list

_OPEN = """
    SELECT doors.game, doors.watch, doors.clock, games.created FROM doors
    JOIN games ON games.id = doors.game
    WHERE doors.door = 'all' AND games.over = FALSE ORDER BY games.created DESC LIMIT :most"""


class OpenTable(msgspec.Struct, frozen=True):
    """A table of the list."""

    game: str
    system: str
    scenario: str
    turn: int
    seats: list[Chair]
    free: list[Seat]
    """Where one may sit down."""
    watch: bool
    clock: Control | None
    at: int
    """When it was opened, in Unix seconds."""


class Listed(msgspec.Struct, frozen=True):
    tables: list[OpenTable]
    people: int
    """How many look at the list on this server."""


def packed(listed: Listed) -> str | bytes:
    """Return a list as it is sent: JSON or, where it is long, the same deflated."""
    text = msgspec.json.encode({"lobby": listed})
    return text.decode() if len(text) <= PLAIN else zlib.compress(text)


class Lobby:
    def __init__(self, store: Store, index: Index, channels: Channels) -> None:
        self._store, self._index, self._channels = store, index, channels
        self.changed = asyncio.Event()
        """Set, and replaced, when the list has changed."""
        self.tables: list[OpenTable] = []
        self.sent: str | bytes = ""
        """The list as it is sent."""
        self.people = self._counted = 0
        self._dirty = True
        self._behind: dict[str, int] = {}
        """How many rows those games had of which not all is stored yet."""
        self._reading = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None

    def note(self, game: str | None = None) -> None:
        """Take note that a table (None: any) has changed, here or on another server."""
        if game is None or game == NEWS or any(table.game == game for table in self.tables):
            self._dirty = True
            if self.people:
                self._wake()

    def opened(self) -> None:
        """Take note that a table was opened or closed here."""
        self.note()
        self._channels.publish(NEWS)

    def _wake(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self.people and (self._dirty or self.people != self._counted):
            since = time.monotonic()
            while time.monotonic() - since < self._pause:  # which grows with those who come
                await asyncio.sleep(PACE)
            await self._tell()

    @property
    def _pause(self) -> float:
        """Seconds between two lists: more where many look at many tables."""
        return max(PACE, self.people * len(self.sent) / FLOW)

    async def _tell(self) -> None:
        """Have all told who look, where something has changed."""
        tables = await self.look(behind=True)
        self._counted = self.people
        sent = packed(Listed(tables, self.people))
        if sent != self.sent:
            self.sent = sent
            self.stir()

    def stir(self) -> None:
        """Have all who look see whether there is something new for them."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def look(self, *, behind: bool = False) -> list[OpenTable]:
        """Return the list, put together again where something has changed: once for all who ask.

        `behind`: what has just been done may be missing, and comes with the next one.
        """
        async with self._reading:
            if self._dirty:
                self._dirty = False
                try:
                    self.tables = await self._read(behind=behind)
                except Exception:
                    log.exception("lobby failed")
                    self._dirty = True
        return self.tables

    @contextlib.asynccontextmanager
    async def among(self) -> AsyncIterator[None]:
        """Look at the list meanwhile; who comes to others is shown what they were told last."""
        self.people += 1
        try:
            if self.people == 1 or not self.sent:
                await self._tell()
            self._wake()
            yield
        finally:
            self.people -= 1
            if self.people:
                self._wake()

    async def _read(self, *, behind: bool) -> list[OpenTable]:
        rows = await self._store.fetch(_OPEN, {"most": MOST})
        if not rows:
            return []
        stands = await self._index.read([row.game for row in rows], late=True, behind=behind)
        before, self._behind = self._behind, {}
        tables = []
        for row in rows:
            known = None
            if (stand := stands.get(row.game)) is not None:
                known = stand.entries
                # Where it is played, more is stored soon: it is made only where that never comes.
                if known is not None and stand.stored != stand.rows:
                    if before.get(row.game) == stand.rows:
                        known = None
                    else:
                        self._behind[row.game], self._dirty = stand.rows, True
            if known is None:
                known = await self._make(row.game)
            if known and (table := open_table(row, known[0])):
                tables.append(table)
        return tables

    async def _make(self, game: str) -> list[Entry] | None:
        try:
            return await self._index.make(game, late=True)
        except EscadrilleError as error:
            log.info("table not listed", extra={"game": game, "reason": error.code})
            return None

    async def close(self) -> None:
        if self._writer is not None:
            await cancel(self._writer)


def open_table(row: Any, entry: Entry) -> OpenTable | None:
    """Return a table of the list; None: there is no seat to take and nothing to watch."""
    free = [
        seat
        for seat, chair in enumerate(entry.seats)
        if chair.who == HUMAN and not chair.sits and chair.taken is None
    ]
    watch = bool(row.watch)
    if entry.over or not (free or watch):
        return None
    return OpenTable(
        game=row.game,
        system=entry.system,
        scenario=entry.scenario,
        turn=entry.turn,
        seats=entry.seats,
        free=free,
        watch=watch,
        clock=msgspec.json.decode(row.clock, type=Control) if row.clock else None,
        at=row.created,
    )
