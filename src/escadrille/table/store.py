"""Games, their orders and their keys in a database: SQLite, or PostgreSQL by its URL.

Orders are only ever added. Their key is (game, number): of two servers that want to store the same
number, one does.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import chain, private, sealing
from escadrille.table.columns import chat as _chat
from escadrille.table.columns import games as _games
from escadrille.table.columns import keys as _keys
from escadrille.table.columns import meta as _meta
from escadrille.table.columns import orders as _orders
from escadrille.table.columns import webhooks as _webhooks
from escadrille.table.migrations import STEPS
from escadrille.table.rows import StoredOrder
from escadrille.table.troubles import trouble

log = logging.getLogger("escadrille.table")

SEALED = 4  # the version of the schema from which on rows carry seals

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

# What of each game may be known until a time, and the last of what is stored of that.
_STANDINGS = sa.text(
    """SELECT known.id, known.rows, standings.number, standings.body FROM (
        SELECT games.id,
            coalesce((SELECT orders.number + 1 FROM orders WHERE orders.game = games.id
                AND (games.delay = 0 OR orders.at <= :until - games.delay)
                ORDER BY orders.number DESC LIMIT 1), 0) AS rows,
            (SELECT max(standings.number) FROM standings WHERE standings.game = games.id
                AND (games.delay = 0 OR standings.number = 0
                    OR standings.at <= :until - games.delay)) AS stored
        FROM games WHERE games.id IN :games) AS known
    LEFT JOIN standings ON standings.game = known.id AND standings.number = known.stored"""
).bindparams(sa.bindparam("games", expanding=True), sa.bindparam("until", type_=sa.BigInteger))
_KEEP_STANDING = sa.text(
    "INSERT INTO standings (game, number, at, body) VALUES (:game, :number, :at, :body) "
    "ON CONFLICT (game, number) DO UPDATE SET at = excluded.at, body = excluded.body"
)
# Once a later one may be known to everyone, nobody asks for an earlier one.
_DROP_STANDINGS = sa.text(
    """DELETE FROM standings WHERE game = :game AND number < (
        SELECT max(due.number) FROM standings AS due JOIN games ON games.id = due.game
        WHERE due.game = :game AND (games.delay = 0 OR due.at <= :until - games.delay))"""
).bindparams(sa.bindparam("until", type_=sa.BigInteger))

PROBE = 10.0  # seconds after a write during which its outcome is believed

PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # acknowledged means on the disk
    "PRAGMA foreign_keys = ON",
)


class BadDatabase(EscadrilleError):
    code = "database/bad"


class StoredGame(NamedTuple):
    header: str
    over: bool
    created: int
    delay: int


class StoredStanding(NamedTuple):
    """How a game stands after so many of its rows, the last of which is of a time."""

    game: str
    number: int
    at: int
    body: str


class FoundStanding(NamedTuple):
    game: str
    rows: int
    """Those that may be known; what is stored stands for:"""
    number: int | None
    body: str

    @property
    def fits(self) -> bool:
        return self.number == self.rows


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: int


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


def url_of(database: str) -> sa.URL:
    """Return the address of a database; a plain path is a file of SQLite."""
    if "://" not in database:
        return sa.URL.create("sqlite+aiosqlite", database=str(Path(database)))
    try:
        url = sa.make_url(database)
    except ArgumentError as error:
        raise BadDatabase(str(error)) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    name = url.get_backend_name()
    if name not in drivers:
        raise BadDatabase(f"no database of kind {name!r}; known: {', '.join(drivers)}")
    return url.set(drivername=drivers[name])


class Store:
    def __init__(self, database: str) -> None:
        url = url_of(database)
        self._engine = create_async_engine(url, hide_parameters=True)  # logs are not for secrets
        on_sqlite = url.get_backend_name() == "sqlite"
        insert = sqlite.insert if on_sqlite else postgresql.insert
        self._add = (
            insert(_orders).on_conflict_do_nothing().returning(_orders.c.game, _orders.c.number)
        )
        self._writing = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._file = Path(url.database) if on_sqlite and url.database else None
        self.trouble: str | None = None
        """Why the last thing that was to be written was not."""
        self._wrote = float("-inf")
        if on_sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare)
            event.listen(self._engine.sync_engine, "begin", _begin)

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def migrate(self) -> None:
        """Bring the schema up to date, whatever version it has; refuse a newer one."""
        if self._file is not None:
            private.keep(self._file)
        try:
            await self._begin_history()
        except DBAPIError:  # PostgreSQL looks, then makes it; another server may come between
            await self._begin_history()
        async with self._engine.begin() as connection:
            # Writing first makes a second server wait here until the first has done its steps.
            await connection.execute(
                sa.text("INSERT INTO meta (id, version) VALUES (1, 0) ON CONFLICT DO NOTHING")
            )
            await self._climb(connection)
        if self._file is not None:
            private.keep(self._file)

    async def _begin_history(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                sa.text("CREATE TABLE IF NOT EXISTS meta (id INTEGER PRIMARY KEY, version INTEGER)")
            )

    async def _climb(self, connection: AsyncConnection) -> None:
        version: int = (
            await connection.execute(sa.select(_meta.c.version).with_for_update())
        ).scalar_one()
        if version > len(STEPS):
            raise BadDatabase(
                f"the database has version {version} of the schema; this house knows versions up "
                f"to {len(STEPS)}: it was written by a newer escadrille"
            )
        for step in STEPS[version:]:
            for statement in step:
                await connection.execute(sa.text(statement))
        if version < SEALED:
            await sealing.seal(connection)
        await connection.execute(sa.update(_meta).values(version=len(STEPS)))

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(sa.select(_meta.c.version))

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

    def reading(self) -> AsyncConnection:
        return self._engine.connect()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin to write, one at a time: SQLite's own way of waiting is slow."""
        try:
            async with self._writing, self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            self._note(trouble(error))
            raise
        else:
            self._note(None)

    def _note(self, trouble: str | None) -> None:
        """Note how the last write went."""
        if trouble and trouble != self.trouble:
            log.error("nothing can be stored", extra={"reason": trouble})
        self.trouble, self._wrote = trouble, time.monotonic()

    async def health(self) -> str | None:
        """Return why nothing can be stored or read; None: all is well.

        What was last written tells; where that was long ago, a row is written that changes nothing.
        """
        try:
            await self.ping()
            if time.monotonic() - self._wrote > PROBE:
                async with self.writing() as connection:
                    await connection.execute(sa.update(_meta).values(version=_meta.c.version))
        except (SQLAlchemyError, OSError) as error:
            return trouble(error)
        return self.trouble

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
        new = sa.insert(_keys).from_select(list(row), _literals(_keys, row).where(none))
        with contextlib.suppress(IntegrityError):  # two requests with the same key
            async with self.writing() as connection:
                await connection.execute(new)

    # How games stand: a cache too.

    async def keep_standings(self, standings: Collection[StoredStanding], now: int) -> None:
        """Store how games stand, in place of what nobody can ask for any more."""
        due = [{"game": game, "until": now - 1} for game in {one.game for one in standings}]
        if due:
            async with self.writing() as connection:
                await connection.execute(_KEEP_STANDING, [one._asdict() for one in standings])
                await connection.execute(_DROP_STANDINGS, due)

    async def standings(self, games: Collection[str], until: int) -> list[FoundStanding]:
        """Return how games stand, as far as it may be known until a time."""
        async with self.reading() as connection:
            wanted = {"games": list(games), "until": until}
            return [FoundStanding(*row) for row in await connection.execute(_STANDINGS, wanted)]

    # What is said.

    async def say(
        self, game: str, *, spectators: bool, seat: int | None, name: str | None, text: str, at: int
    ) -> ChatLine:
        """Store a line of chat under the next number, which starts at 1."""
        row: dict[str, Any] = {"seat": seat, "name": name, "text": text, "at": at}
        place = {"game": game, "spectators": spectators}
        number = sa.func.coalesce(sa.func.max(_chat.c.number), 0) + 1
        line = _literals(_chat, {**place, **row}).add_columns(number)
        line = line.where(_chat.c.game == game, _chat.c.spectators.is_(spectators))
        new = sa.insert(_chat).from_select([*place, *row, "number"], line)
        while True:
            try:
                async with self.writing() as connection:
                    stored = await connection.execute(new.returning(_chat.c.number))
                    return ChatLine(number=stored.scalar_one(), **row)
            except IntegrityError:
                continue  # another line was faster

    async def said(self, game: str, *, spectators: bool, since: int, most: int) -> list[ChatLine]:
        """Return the lines after a number."""
        wanted = (
            sa.select(_chat.c.number, _chat.c.seat, _chat.c.name, _chat.c.text, _chat.c.at)
            .where(_chat.c.game == game, _chat.c.spectators.is_(spectators), _chat.c.number > since)
            .order_by(_chat.c.number)
            .limit(most)
        )
        async with self.reading() as connection:
            return [ChatLine(*row) for row in await connection.execute(wanted)]

    # Who was here last, on any server.

    async def saw(self, game: str, seat: int, at: int) -> None:
        saw = (
            "INSERT INTO presence (game, seat, at) VALUES (:game, :seat, :at) "
            "ON CONFLICT (game, seat) DO UPDATE SET at = excluded.at "
            "WHERE excluded.at > presence.at"
        )
        async with self.writing() as connection:
            await connection.execute(sa.text(saw), {"game": game, "seat": seat, "at": at})

    async def seen(self, game: str, seat: int) -> int | None:
        """Return when the person of a seat was last here, in Unix seconds."""
        wanted = sa.text("SELECT at FROM presence WHERE game = :game AND seat = :seat")
        async with self.reading() as connection:
            at: int | None = (
                await connection.execute(wanted, {"game": game, "seat": seat})
            ).scalar()
        return at

    # Where a seat wants to be told.

    async def set_webhook(self, game: str, seat: int, url: str | None) -> None:
        place = {"game": game, "seat": seat}
        forget = "DELETE FROM webhooks WHERE game = :game AND seat = :seat"
        keep = (
            "INSERT INTO webhooks (game, seat, url) VALUES (:game, :seat, :url) "
            "ON CONFLICT (game, seat) DO UPDATE SET url = excluded.url"
        )
        async with self.writing() as connection:
            if url is None:
                await connection.execute(sa.text(forget), place)
            else:
                await connection.execute(sa.text(keep), {**place, "url": url})

    async def webhook(self, game: str, seat: int) -> str | None:
        wanted = sa.select(_webhooks.c.url).where(
            _webhooks.c.game == game, _webhooks.c.seat == seat
        )
        async with self.reading() as connection:
            url: str | None = (await connection.execute(wanted)).scalar()
        return url


async def prepare(database: str) -> None:
    """Bring a database up to date, or raise BadDatabase with what stands in the way."""
    url = url_of(database)
    try:
        if url.get_backend_name() == "sqlite":
            _check_file(url.database or ":memory:")
        store = Store(database)
        try:
            await store.migrate()
        finally:
            await store.close()
    except ModuleNotFoundError as error:
        raise BadDatabase(f"{error.name} is missing: pip install 'escadrille[postgres]'") from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise BadDatabase(f"{url.render_as_string()}: {reason}") from error


def _check_file(path: str) -> None:
    """Raise where there can be no database: the asynchronous driver would leave a thread behind."""
    if path != ":memory:":
        with contextlib.suppress(OSError):  # which the database says better
            private.make(Path(path))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version")


def _same(key: StoredKey) -> tuple[sa.ColumnElement[bool], ...]:
    """Return what is true of the keys of the same place."""
    return (
        _keys.c.game == key.game,
        _keys.c.role == key.role,
        _keys.c.seat.is_not_distinct_from(key.seat),
    )


def _literals(table: sa.TableClause, row: dict[str, Any]) -> sa.Select[Any]:
    return sa.select(*(sa.literal(value, table.c[name].type) for name, value in row.items()))


def _new(key: StoredKey) -> dict[str, Any]:
    return {**key._asdict(), "revoked": False}


def _prepare(connection: Any, _record: Any) -> None:
    # The driver would begin transactions late, and never for a change of schema: we say when.
    connection.isolation_level = None
    # A damaged text is for its reader to notice, not for the driver to fail on with all others.
    connection.driver_connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _text(raw: bytes) -> str:
    return raw.decode(errors="surrogateescape")


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
