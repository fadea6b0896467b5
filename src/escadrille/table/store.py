"""Games, their orders, keys and chat in a database: SQLite, or PostgreSQL by its URL.

Orders are only ever added. Their key is (game, number): of two servers that want to store the same
number, one does.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from escadrille.table import chain
from escadrille.table.database import Database
from escadrille.table.rows import CHAT, DOORS, GAMES, KEYS, ORDERS, ChatLine, StoredOrder, literals

# What is asked often is put together once.
_GAME = sa.select(GAMES.c.header, GAMES.c.over, GAMES.c.created, GAMES.c.delay).where(
    GAMES.c.id == sa.bindparam("game")
)
_ORDERS_SINCE = (
    sa.select(ORDERS.c.number, ORDERS.c.seat, ORDERS.c.body, ORDERS.c.at, ORDERS.c.seal)
    .where(ORDERS.c.game == sa.bindparam("game"), ORDERS.c.number >= sa.bindparam("since"))
    .order_by(ORDERS.c.number)
)
_KEYS = sa.select(KEYS.c.hash, KEYS.c.game, KEYS.c.seat, KEYS.c.role, KEYS.c.person).where(
    KEYS.c.revoked.is_(sa.false())
)
_KEY = _KEYS.where(KEYS.c.hash == sa.bindparam("hash"))
_KEY_OF_PERSON = _KEYS.where(
    KEYS.c.person == sa.bindparam("person"),
    KEYS.c.game == sa.bindparam("game"),
    KEYS.c.role == sa.bindparam("role"),
    KEYS.c.seat.is_not_distinct_from(sa.bindparam("seat", type_=sa.Integer)),
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
    person: str | None = None
    """Whose place it is, where he has a personal link: his browsers open it, and no other key."""


class Door(NamedTuple):
    """How people come to a table: "all" may, or who has its link; without one, by invitation."""

    door: str
    watch: bool = False
    """Whether all may watch."""
    clock: str | None = None


class KeyChange(NamedTuple):
    """What a row does to keys: all of it happens with the row, or nothing."""

    spent: str | None = None
    """The hash of a key that is used up: it must still be good."""
    revoked: tuple[StoredKey, ...] = ()
    """Places whose keys open nothing any more."""
    added: StoredKey | None = None
    """In place of those of the same place."""


Beside = Callable[[AsyncConnection], Awaitable[None]]


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
            insert(ORDERS).on_conflict_do_nothing().returning(ORDERS.c.game, ORDERS.c.number)
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
        beside: Beside | None = None,
        door: Door | None = None,
    ) -> bool:
        """Store a new game with the rows that it begins with; False: there is one of this name.

        `beside` stores what belongs to it: all of it is stored, or nothing.
        """
        row = {"id": game, "system": system, "header": header, "over": over, "delay": delay}
        try:
            async with self.writing() as connection:
                await connection.execute(sa.insert(GAMES).values(created=int(time.time()), **row))
                if door:
                    row_of_door = {"game": game, **door._asdict()}
                    await connection.execute(sa.insert(DOORS).values(row_of_door))
                if keys:
                    await connection.execute(sa.insert(KEYS), [_new(key) for key in keys])
                if orders:
                    sealed = chain.chained(header, orders)
                    rows = [{"game": game, **order._asdict()} for order in sealed]
                    await connection.execute(sa.insert(ORDERS), rows)
                if beside:
                    await beside(connection)
        except IntegrityError:
            return False
        return True

    async def game(self, game: str) -> StoredGame | None:
        async with self.reading() as connection:
            row = (await connection.execute(_GAME, {"game": game})).first()
        return StoredGame(*row) if row else None

    async def door(self, game: str) -> Door | None:
        """Return how people come to a table that is open to all, or to those with its link."""
        wanted = "SELECT door, watch, clock FROM doors WHERE game = :game"
        found = await self.fetch(wanted, {"game": game})
        return Door(*found[0]) if found else None

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

    async def append_all(self, game: str, orders: Sequence[StoredOrder]) -> bool:
        """Store orders that follow each other in one transaction; False: a number was taken."""
        try:
            async with self.writing() as connection:
                rows = [{"game": game, **order._asdict()} for order in orders]
                await connection.execute(sa.insert(ORDERS), rows)
        except IntegrityError:
            return False
        return True

    async def append_with(self, game: str, order: StoredOrder, change: KeyChange) -> bool:
        """Store an order and what it does to keys; False: the number was taken.

        Raise Spent where the key that is to be used up was so before: of two, one gets it.
        """
        row = {"game": game, **order._asdict()}
        live = KEYS.c.revoked.is_(sa.false())
        try:
            async with self.writing() as connection:
                if change.spent is not None:
                    spend = sa.update(KEYS).where(KEYS.c.hash == change.spent, live)
                    if (await connection.execute(spend.values(revoked=True))).rowcount != 1:
                        raise Spent
                added = () if change.added is None else (change.added,)
                for place in (*change.revoked, *added):
                    await connection.execute(
                        sa.update(KEYS).where(*_same(place)).values(revoked=True)
                    )
                for key in added:
                    await connection.execute(sa.insert(KEYS).values(_new(key)))
                await connection.execute(sa.insert(ORDERS).values(row))
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
                sa.update(GAMES)
                .where(GAMES.c.id == game, GAMES.c.over.is_(sa.false()))
                .values(over=True, finished=int(time.time()))
            )

    async def running(self, most: int) -> int:
        """Return how many games are not over; beyond so many, they are not counted."""
        some = sa.select(GAMES.c.id).where(GAMES.c.over.is_(sa.false())).limit(most)
        wanted = sa.select(sa.func.count()).select_from(some.subquery())
        async with self.reading() as connection:
            counted: int = (await connection.execute(wanted)).scalar_one()
        return counted

    async def key(self, digest: str) -> StoredKey | None:
        async with self.reading() as connection:
            row = (await connection.execute(_KEY, {"hash": digest})).first()
        return StoredKey(*row) if row else None

    async def person_of(self, device: str) -> str | None:
        """Return whose browser has a key, by its hash."""
        found = await self.fetch("SELECT person FROM devices WHERE hash = :hash", {"hash": device})
        return found[0].person if found else None

    async def key_of(self, person: str, game: str, role: str, seat: int | None) -> StoredKey | None:
        """Return the key of a place that a person holds by his personal link."""
        given = {"person": person, "game": game, "role": role, "seat": seat}
        async with self.reading() as connection:
            row = (await connection.execute(_KEY_OF_PERSON, given)).first()
        return StoredKey(*row) if row else None

    async def replace_key(self, key: StoredKey) -> None:
        """Store a key and revoke those that opened the same place."""
        async with self.writing() as connection:
            await connection.execute(sa.update(KEYS).where(*_same(key)).values(revoked=True))
            await connection.execute(sa.insert(KEYS).values(_new(key)))

    async def put_key(self, key: StoredKey) -> None:
        """Store a key beside those that open the same place."""
        async with self.writing() as connection:
            await connection.execute(sa.insert(KEYS).values(_new(key)))

    async def add_key(self, key: StoredKey) -> None:
        """Store a key for a place that never had one; otherwise nothing changes."""
        row = _new(key)
        none = ~sa.exists().select_from(KEYS).where(*_same(key))
        # One statement: SQLite will not let a transaction that has read begin to write.
        new = sa.insert(KEYS).from_select(list(row), literals(KEYS, row).where(none))
        with contextlib.suppress(IntegrityError):  # two requests with the same key
            async with self.writing() as connection:
                await connection.execute(new)

    # What is said at a table.

    async def say(self, game: str, line: ChatLine, *, spectators: bool) -> ChatLine:
        """Store a line of chat under the next number, which starts at 1."""
        row = {"game": game, "spectators": spectators, **msgspec.structs.asdict(line)}
        del row["number"]
        number = sa.func.coalesce(sa.func.max(CHAT.c.number), 0) + 1
        said = literals(CHAT, row).add_columns(number).where(*_among(game, spectators=spectators))
        new = sa.insert(CHAT).from_select([*row, "number"], said)
        while True:
            try:
                async with self.writing() as connection:
                    stored = await connection.execute(new.returning(CHAT.c.number))
                    return msgspec.structs.replace(line, number=stored.scalar_one())
            except IntegrityError:
                continue  # another line was faster

    async def unsay(self, game: str, seat: int) -> None:
        """Take away what a seat has said."""
        gone = "DELETE FROM chat WHERE game = :game AND spectators = FALSE AND seat = :seat"
        await self.execute(gone, {"game": game, "seat": seat})

    async def said(self, game: str, *, spectators: bool, since: int, most: int) -> list[ChatLine]:
        """Return the lines of chat after a number."""
        wanted = (
            sa.select(*(CHAT.c[name] for name in ChatLine.__struct_fields__))
            .where(*_among(game, spectators=spectators), CHAT.c.number > since)
            .order_by(CHAT.c.number)
            .limit(most)
        )
        async with self.reading() as connection:
            return [ChatLine(*row) for row in await connection.execute(wanted)]


def _among(game: str, *, spectators: bool) -> tuple[sa.ColumnElement[bool], ...]:
    """Return what is true of the lines of those who watch a game, or of the others."""
    return CHAT.c.game == game, CHAT.c.spectators.is_(spectators)


def _same(key: StoredKey) -> tuple[sa.ColumnElement[bool], ...]:
    """Return what is true of the keys of the same place."""
    return (
        KEYS.c.game == key.game,
        KEYS.c.role == key.role,
        KEYS.c.seat.is_not_distinct_from(key.seat),
    )


def _new(key: StoredKey) -> dict[str, Any]:
    return {**key._asdict(), "revoked": False}
