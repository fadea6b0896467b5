"""Games, their orders and their keys in a database: SQLite, or PostgreSQL by its URL.

Orders are only ever added. Their key is (game, number): of two servers that want to store the same
number, one does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from escadrille.table import chain
from escadrille.table.columns import games as _games
from escadrille.table.columns import keys as _keys
from escadrille.table.columns import literals
from escadrille.table.columns import orders as _orders
from escadrille.table.database import Database
from escadrille.table.rows import StoredOrder

log = logging.getLogger("escadrille.table")

# What is asked often is put together once.
_GAME = sa.select(_games.c.header, _games.c.over, _games.c.created, _games.c.delay).where(
    _games.c.id == sa.bindparam("game")
)
_ORDERS_SINCE = (
    sa.select(_orders.c.number, _orders.c.seat, _orders.c.body, _orders.c.at, _orders.c.seal)
    .where(_orders.c.game == sa.bindparam("game"), _orders.c.number >= sa.bindparam("since"))
    .order_by(_orders.c.number)
)
_KEY = sa.select(_keys.c.hash, _keys.c.game, _keys.c.seat, _keys.c.role).where(
    _keys.c.hash == sa.bindparam("hash"), _keys.c.revoked.is_(sa.false())
)


class StoredGame(NamedTuple):
    header: str
    over: bool
    created: int
    delay: int


class StoredKey(NamedTuple):
    hash: str
    game: str
    seat: int | None
    role: str


class KeyChange(NamedTuple):
    """What a row does to keys: all of it happens with the row, or nothing."""

    spent: str | None = None
    """The hash of a key that is used up: it must still be good."""
    revoked: tuple[StoredKey, ...] = ()
    """Places whose keys open nothing any more."""
    added: StoredKey | None = None
    """In place of those of the same place."""


class Spent(Exception):
    """The key that a change needs is good no more."""


class _Waiting(NamedTuple):
    """An order that waits to be stored, and who waits for that."""

    place: tuple[str, int]
    row: dict[str, Any]
    stored: asyncio.Future[bool]

    def tell(self, answer: bool | Exception) -> None:
        if self.stored.done():  # nobody waits any more
            return
        if isinstance(answer, Exception):
            self.stored.set_exception(answer)
        else:
            self.stored.set_result(answer)


class Store(Database):
    def __init__(self, database: str) -> None:
        super().__init__(database)
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        self._add = (
            insert(_orders).on_conflict_do_nothing().returning(_orders.c.game, _orders.c.number)
        )
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        if self._writer is not None:
            await self._writer
        await super().close()

    async def create(
        self,
        game: str,
        system: str,
        header: str,
        keys: Sequence[StoredKey],
        orders: Sequence[StoredOrder] = (),
        *,
        delay: int = 0,
        over: bool = False,
    ) -> bool:
        """Store a new game with the rows that it begins with; False: there is one of this name."""
        row = {"id": game, "system": system, "header": header, "over": over, "delay": delay}
        try:
            async with self.writing() as connection:
                await connection.execute(sa.insert(_games).values(created=int(time.time()), **row))
                if keys:
                    await connection.execute(sa.insert(_keys), [_new(key) for key in keys])
                if orders:
                    sealed = chain.chained(header, orders)
                    rows = [{"game": game, **order._asdict()} for order in sealed]
                    await connection.execute(sa.insert(_orders), rows)
        except IntegrityError:
            return False
        return True

    async def game(self, game: str) -> StoredGame | None:
        async with self.reading() as connection:
            row = (await connection.execute(_GAME, {"game": game})).first()
        return StoredGame(*row) if row else None

    async def orders(self, game: str, since: int = 0) -> list[StoredOrder]:
        """Return the orders of a game from a number on."""
        async with self.reading() as connection:
            rows = await connection.execute(_ORDERS_SINCE, {"game": game, "since": since})
            return [StoredOrder(*row) for row in rows]

    async def append(
        self, game: str, number: int, seat: int, body: str, at: int = 0, seal: str = ""
    ) -> bool:
        """Store an order, for good once this returns True; False: the number was taken."""
        order = StoredOrder(number, seat, body, at, seal)
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting((game, number), {"game": game, **order._asdict()}, stored))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        return await stored

    async def append_with(self, game: str, order: StoredOrder, change: KeyChange) -> bool:
        """Store an order and what it does to keys; False: the number was taken.

        Raise Spent where the key that is to be used up was so before: of two, one gets it.
        """
        row = {"game": game, **order._asdict()}
        live = _keys.c.revoked.is_(sa.false())
        try:
            async with self.writing() as connection:
                if change.spent is not None:
                    spend = sa.update(_keys).where(_keys.c.hash == change.spent, live)
                    if (await connection.execute(spend.values(revoked=True))).rowcount != 1:
                        raise Spent
                added = () if change.added is None else (change.added,)
                for place in (*change.revoked, *added):
                    await connection.execute(
                        sa.update(_keys).where(*_same(place)).values(revoked=True)
                    )
                for key in added:
                    await connection.execute(sa.insert(_keys).values(_new(key)))
                await connection.execute(sa.insert(_orders).values(row))
        except IntegrityError:
            return False
        return True

    async def _write(self) -> None:
        """Store all that waits in one transaction, and again while more has come meanwhile."""
        while self._waiting:
            batch = {one.place: one for one in reversed(self._waiting)}
            self._waiting = [one for one in self._waiting if one is not batch[one.place]]
            await self._write_batch([batch[place] for place in sorted(batch)])

    async def _write_batch(self, batch: Sequence[_Waiting]) -> None:
        """Store orders of different places, told apart once they are committed."""
        try:
            async with self.writing() as connection:
                added = await connection.execute(self._add, [one.row for one in batch])
                places = {tuple(row) for row in added}
        except IntegrityError:
            if len(batch) == 1:
                batch[0].tell(False)
            else:  # one is an order of no game: the others need not suffer
                for one in batch:
                    await self._write_batch([one])
        except Exception as error:  # noqa: BLE001  it is the askers', not the writer's
            for one in batch:
                one.tell(error)
        else:
            for one in batch:
                one.tell(one.place in places)

    async def finish(self, game: str) -> None:
        async with self.writing() as connection:
            await connection.execute(
                sa.update(_games)
                .where(_games.c.id == game, _games.c.over.is_(sa.false()))
                .values(over=True, finished=int(time.time()))
            )

    async def running(self, most: int) -> int:
        """Return how many games are not over; beyond so many, they are not counted."""
        some = sa.select(_games.c.id).where(_games.c.over.is_(sa.false())).limit(most)
        wanted = sa.select(sa.func.count()).select_from(some.subquery())
        async with self.reading() as connection:
            counted: int = (await connection.execute(wanted)).scalar_one()
        return counted

    async def key(self, digest: str) -> StoredKey | None:
        async with self.reading() as connection:
            row = (await connection.execute(_KEY, {"hash": digest})).first()
        return StoredKey(*row) if row else None

    async def replace_key(self, key: StoredKey) -> None:
        """Store a key and revoke those that opened the same place."""
        async with self.writing() as connection:
            await connection.execute(sa.update(_keys).where(*_same(key)).values(revoked=True))
            await connection.execute(sa.insert(_keys).values(_new(key)))

    async def add_key(self, key: StoredKey) -> None:
        """Store a key for a place that never had one; otherwise nothing changes."""
        row = _new(key)
        none = ~sa.exists().select_from(_keys).where(*_same(key))
        # One statement: SQLite will not let a transaction that has read begin to write.
        new = sa.insert(_keys).from_select(list(row), literals(_keys, row).where(none))
        with contextlib.suppress(IntegrityError):  # two requests with the same key
            async with self.writing() as connection:
                await connection.execute(new)


def _same(key: StoredKey) -> tuple[sa.ColumnElement[bool], ...]:
    """Return what is true of the keys of the same place."""
    return (
        _keys.c.game == key.game,
        _keys.c.role == key.role,
        _keys.c.seat.is_not_distinct_from(key.seat),
    )


def _new(key: StoredKey) -> dict[str, Any]:
    return {**key._asdict(), "revoked": False}
