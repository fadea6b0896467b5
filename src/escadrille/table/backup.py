"""Backups, right while orders arrive: one file of SQLite, whatever database the games are in.

Of SQLite it is a copy by SQLite's own means, which knows what still lies beside the file; of
PostgreSQL all tables as they were at one moment. It can be restored into either.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import private
from escadrille.table.database import BadDatabase, prepare, url_of
from escadrille.table.migrations import STEPS
from escadrille.table.store import Store

ROWS: Final = 500  # read or written at once


class BadBackup(EscadrilleError):
    code = "backup/bad"


async def back_up(database: str, file: Path) -> int:
    """Write a backup of a database to a new file; return how many games it holds."""
    url = url_of(database)
    if file.exists():
        raise BadBackup(f"{file}: there is such a file already; it is not overwritten")
    try:
        with _beside(file) as made:
            if url.get_backend_name() == "sqlite":
                _copy(Path(url.database or ""), made)
            else:
                await _dump(url, made)
            games = _checked(made)
            made.replace(file)
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise BadBackup(f"{file}: {reason}") from error
    return games


async def restore(file: Path, database: str) -> int:
    """Fill an empty database from a backup, also one of an older version; return its games."""
    url = url_of(database)
    try:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "backup.db"
            _copy(file, made)
            games = _checked(made)
            await prepare(str(made))  # of an older version: brought up to date
            await prepare(database)
            if url.get_backend_name() == "sqlite":
                _fill_file(made, Path(url.database or ""))
            else:
                await _fill(url, made)
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise BadBackup(f"{file}: {reason}") from error
    return games


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """Yield a new file of its owner's alone beside another; it is gone unless it was moved."""
    made = file.with_name(f".{file.name}.new")
    made.unlink(missing_ok=True)
    private.make(made)
    try:
        yield made
    finally:
        made.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy a database of SQLite as it is at one moment, also while it is written to."""
    if not source.is_file():
        raise BadBackup(f"{source}: there is no such database")
    private.make(target)
    there = f"{source.absolute().as_uri()}?mode=rw"
    # Not read-only: what lies beside the file in the write-ahead log is part of it.
    with (
        contextlib.closing(sqlite3.connect(there, uri=True)) as one,
        contextlib.closing(sqlite3.connect(target)) as other,
    ):
        one.execute("PRAGMA busy_timeout = 10000")
        one.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")  # one file, and no other beside it


def _checked(file: Path) -> int:
    """Return how many games a backup holds; raise where it is none of ours, or not whole."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise BadBackup(f"{file.name}: the file is damaged")
        if "meta" not in _tables(database):
            raise BadBackup(f"{file.name}: no database of a table")
        (version,) = database.execute("SELECT version FROM meta").fetchone()
        if version > len(STEPS):
            raise BadBackup(f"{file.name}: it was written by a newer escadrille")
        games: int = database.execute("SELECT count(*) FROM games").fetchone()[0]
    return games


def _fill_file(made: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(target)) as database:
        _check_empty(database.execute("SELECT count(*) FROM games").fetchone()[0])
        with contextlib.closing(sqlite3.connect(made)) as source:
            source.backup(database)
        database.execute("PRAGMA journal_mode = WAL")
    private.keep(target)
    _checked(target)


def _check_empty(games: int) -> None:
    if games:
        raise BadDatabase(f"the database holds {games} games; a backup fills an empty one only")


def _tables(database: sqlite3.Connection) -> list[str]:
    """Return the tables of a file, that of the games first: others refer to it."""
    found = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return sorted((name for (name,) in found), key=lambda name: (name != "games", name))


def _columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in database.execute(f"PRAGMA table_info({table})")]


# PostgreSQL.


async def _dump(url: sa.URL, file: Path) -> None:
    """Write all tables as they are at one moment."""
    store = Store(str(file))
    try:
        await store.migrate()
    finally:
        await store.close()
    engine = create_async_engine(url, isolation_level="REPEATABLE READ", hide_parameters=True)
    try:
        with contextlib.closing(sqlite3.connect(file)) as target:
            async with engine.connect() as source:
                await _check_version(source)
                target.execute("PRAGMA journal_mode = DELETE")
                target.execute("DELETE FROM meta")
                for table in _tables(target):
                    await _pour(source, target, table)
            target.commit()
    finally:
        await engine.dispose()


async def _check_version(source: AsyncConnection) -> None:
    version = (await source.execute(sa.text("SELECT version FROM meta"))).scalar()
    if version != len(STEPS):
        raise BadDatabase(
            f"the database has version {version} of the schema, this house {len(STEPS)}: start the "
            "table once, which brings it up to date"
        )


async def _pour(source: AsyncConnection, target: sqlite3.Connection, table: str) -> None:
    columns = _columns(target, table)
    named, places = ", ".join(columns), ", ".join("?" for _ in columns)
    # The names are those of our own schema.
    told = await source.stream(sa.text(f"SELECT {named} FROM {table}"))  # noqa: S608
    insert = f"INSERT INTO {table} ({named}) VALUES ({places})"  # noqa: S608
    async for rows in told.partitions(ROWS):
        target.executemany(insert, [tuple(row) for row in rows])


async def _fill(url: sa.URL, file: Path) -> None:
    """Put the rows of a backup into a database that is up to date and empty, or none of them."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        with contextlib.closing(sqlite3.connect(file)) as source:
            async with engine.begin() as target:
                games = (await target.execute(sa.text("SELECT count(*) FROM games"))).scalar_one()
                _check_empty(games)
                known = sa.MetaData()
                await target.run_sync(known.reflect)
                for table in _tables(source):
                    if table != "meta":
                        await _insert(source, target, known.tables[table])
    finally:
        await engine.dispose()


async def _insert(source: sqlite3.Connection, target: AsyncConnection, table: sa.Table) -> None:
    columns = _columns(source, table.name)
    truths = {name for name in columns if isinstance(table.c[name].type, sa.Boolean)}
    cursor = source.execute(f"SELECT {', '.join(columns)} FROM {table.name}")  # noqa: S608  ours

    def told(row: Sequence[Any]) -> dict[str, Any]:
        named = dict(zip(columns, row, strict=True))
        return {
            name: bool(value) if name in truths and value is not None else value
            for name, value in named.items()
        }

    while rows := cursor.fetchmany(ROWS):
        await target.execute(sa.insert(table), [told(row) for row in rows])
