"""Who is here: when the person of a seat was last connected, to any server of the database."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from escadrille.kernel.api import Seat
from escadrille.table.logs import log
from escadrille.table.seating import ABSENT
from escadrille.table.store import Store

PACE: Final = 60.0  # seconds; it is stored no oftener
MANY = 10_000  # seats; beyond it, all are stored anew

_SAW = """
    INSERT INTO presence (game, seat, at) VALUES (:game, :seat, :at)
    ON CONFLICT (game, seat) DO UPDATE SET at = excluded.at WHERE excluded.at > presence.at"""
_SEEN = "SELECT at FROM presence WHERE game = :game AND seat = :seat"

# Who has a socket open, on which server; a server that has died says nothing after a while.
_CONNECTED = """
    INSERT INTO connected (game, seat, server, sockets, until)
    VALUES (:game, :seat, :server, :sockets, :until)
    ON CONFLICT (game, seat, server)
    DO UPDATE SET sockets = excluded.sockets, until = excluded.until"""
_GONE = "DELETE FROM connected WHERE game = :game AND seat = :seat AND server = :server"
_EXPIRED = "DELETE FROM connected WHERE until < :now"
_OF_SERVER = "DELETE FROM connected WHERE server = :server"
_HERE = """
    SELECT seat, sum(sockets) AS sockets FROM connected
    WHERE game = :game AND until >= :now GROUP BY seat ORDER BY seat"""
_LAST_SEEN = "SELECT seat, at FROM presence WHERE game = :game ORDER BY seat"
LEASE: Final = 2.5 * PACE
WATCHERS: Final = -1  # in place of a seat

Place = tuple[str, Seat]


class Here(msgspec.Struct, frozen=True):
    """Who is connected to a game, to any server of the database."""

    seats: list[Seat]
    watching: int
    """How many connections those have who watch, and the host where he does not sit."""
    left: dict[Seat, int]
    """Of seats that are not connected, when they last were, in Unix seconds."""


class Presence:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._stored: dict[Place, float] = {}
        self._server = secrets.token_hex(8)

    async def saw(self, game: str, seat: Seat) -> None:
        """Take note that the person of a seat is here.

        A database that cannot be written to is no reason to turn him away.
        """
        now, place = self._clock(), (game, seat)
        if place in self._stored and now - self._stored[place] < PACE:
            return
        if len(self._stored) >= MANY:
            self._stored.clear()
        self._stored[place] = now
        try:
            await self._store.execute(_SAW, {"game": game, "seat": seat, "at": int(now)})
        except Exception:
            log.exception("presence not stored", extra={"game": game, "seat": seat})

    async def connected(self, game: str, sockets: Mapping[Seat | None, int]) -> None:
        """Take note of how many sockets each place has open here; who has none left has gone."""
        now = int(self._clock())
        try:
            async with self._store.writing() as connection:
                for seat, many in sockets.items():
                    place = WATCHERS if seat is None else seat
                    row: dict[str, Any] = {"game": game, "seat": place, "server": self._server}
                    if many:
                        row |= {"sockets": many, "until": now + int(LEASE)}
                    await connection.execute(sa.text(_CONNECTED if many else _GONE), row)
                    if seat is not None:
                        row = {"game": game, "seat": seat, "at": now}
                        await connection.execute(sa.text(_SAW), row)
        except Exception:
            log.exception("presence not stored", extra={"game": game})

    async def here(self, game: str) -> Here:
        """Return who is connected to a game, and when the others were here last."""
        now = int(self._clock())
        rows = await self._store.fetch(_HERE, {"game": game, "now": now})
        seen = await self._store.fetch(_LAST_SEEN, {"game": game})
        open_ = {row.seat: int(row.sockets) for row in rows}
        return Here(
            seats=[seat for seat in open_ if seat != WATCHERS],
            watching=open_.get(WATCHERS, 0),
            left={row.seat: row.at for row in seen if row.seat not in open_},
        )

    async def sweep(self) -> None:
        """Forget what servers have said that are gone."""
        try:
            await self._store.execute(_EXPIRED, {"now": int(self._clock())})
        except Exception:
            log.exception("presence not swept")

    async def close(self) -> None:
        """Tell that nobody is connected to this server any more."""
        try:
            await self._store.execute(_OF_SERVER, {"server": self._server})
        except Exception:
            log.exception("presence not swept")

    async def is_absent(self, game: str, seat: Seat) -> bool:
        """Has the person of a seat been away for long?

        One of whom nothing is known (he sat down before anyone took note) is away from now on.
        """
        found = await self._store.fetch(_SEEN, {"game": game, "seat": seat})
        if not found:
            await self.saw(game, seat)
            return False
        return bool(self._clock() - found[0].at >= ABSENT)
