"""A database: SQLite, or PostgreSQL by its URL; how it is brought up to date and written to."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import chain, private
from escadrille.table.logs import log
from escadrille.table.migrations import STEPS
from escadrille.table.rows import META

SEALED = 4  # the version of the schema from which on rows carry seals
PROBE = 10.0  # seconds after a write during which its outcome is believed

PRAGMAS = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # acknowledged means on the disk
    "PRAGMA foreign_keys = ON",
)


class BadDatabase(EscadrilleError):
    code = "database/bad"


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


class Database:
    def __init__(self, database: str) -> None:
        url = url_of(database)
        self._engine = create_async_engine(url, hide_parameters=True)  # logs are not for secrets
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self._writing = asyncio.Lock()
        self._file = Path(url.database) if self.is_sqlite and url.database else None
        self.trouble: str | None = None
        """Why the last thing that was to be written was not."""
        self._wrote = float("-inf")
        if self.is_sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare)
            event.listen(self._engine.sync_engine, "begin", _begin)

    async def close(self) -> None:
        """Let go of the database."""
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
            await connection.execute(sa.select(META.c.version).with_for_update())
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
            await chain.seal_all(connection)
        await connection.execute(sa.update(META).values(version=len(STEPS)))

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(sa.select(META.c.version))

    def reading(self) -> AsyncConnection:
        return self._engine.connect()

    async def fetch(self, query: str, given: Mapping[str, Any]) -> Sequence[Any]:
        """Return the rows that a query finds."""
        async with self.reading() as connection:
            return (await connection.execute(sa.text(query), given)).all()

    async def execute(self, statement: str, given: Mapping[str, Any]) -> None:
        """Write what a statement says."""
        async with self.writing() as connection:
            await connection.execute(sa.text(statement), given)

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
                    await connection.execute(sa.update(META).values(version=META.c.version))
        except (SQLAlchemyError, OSError) as error:
            return trouble(error)
        return self.trouble


def trouble(error: Exception) -> str:
    """Return in a word what keeps a database from storing; its own words may tell too much."""
    said = str(getattr(error, "orig", None) or error).lower()
    if "readonly" in said or "read-only" in said:
        return "read-only"
    if "full" in said or "no space" in said:
        return "full"
    return "locked" if "locked" in said else "unreachable"


async def prepare(database: str) -> None:
    """Bring a database up to date, or raise BadDatabase with what stands in the way."""
    url = url_of(database)
    try:
        if url.get_backend_name() == "sqlite":
            _check_file(url.database or ":memory:")
        opened = Database(database)
        try:
            await opened.migrate()
        finally:
            await opened.close()
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
