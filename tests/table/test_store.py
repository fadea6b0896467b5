"""The store: schema versions, and what it will not store twice."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from escadrille.table import chain
from escadrille.table.database import BadDatabase, prepare, url_of
from escadrille.table.migrations import STEPS
from escadrille.table.persons import Persons
from escadrille.table.rows import StoredOrder
from escadrille.table.store import Store, StoredKey

FIRST_VERSION = Path(__file__).parent / "version-1.sql"


async def opened(database: str) -> Store:
    store = Store(database)
    await store.migrate()
    return store


def execute(database: str, *statements: str) -> Any:
    """Have statements executed beside any store; return the first value of the last one."""

    async def run() -> Any:
        store = Store(database)
        async with store._engine.begin() as connection:
            for statement in statements:
                done = await connection.execute(sa.text(statement))
            value = done.scalar() if done.returns_rows else None
        await store.close()
        return value

    return asyncio.run(run())


def version_of(database: str) -> int:
    return execute(database, "SELECT version FROM meta")


def test_an_empty_database_gets_the_schema_once(database: str) -> None:
    async def run() -> None:
        for _ in range(2):
            store = await opened(database)
            await store.ping()
            await store.close()

    asyncio.run(run())
    assert version_of(database) == len(STEPS)


def test_two_servers_may_start_at_once(database: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(opened(database) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(run())
    assert version_of(database) == len(STEPS)


def test_a_step_that_fails_leaves_the_version_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(prepare(database))
    broken = (*STEPS, ("CREATE TABLE half (id INTEGER)", "CREATE NONSENSE"))
    monkeypatch.setattr("escadrille.table.database.STEPS", broken)
    with pytest.raises(BadDatabase, match="NONSENSE"):
        asyncio.run(prepare(database))
    assert version_of(database) == len(STEPS)
    with pytest.raises(SQLAlchemyError, match="half"):
        execute(database, "SELECT id FROM half")


def test_a_newer_database_is_refused(database: str) -> None:
    asyncio.run(prepare(database))
    execute(database, "UPDATE meta SET version = 99")
    with pytest.raises(BadDatabase, match=r"version 99 .* newer escadrille"):
        asyncio.run(prepare(database))
    assert version_of(database) == 99


def first_version(database: str) -> list[str]:
    """Return the statements that make a database as the first version left it."""
    text = FIRST_VERSION.read_text(encoding="utf-8")
    if database.startswith("postgresql"):  # which has words of its own for true and false
        text = re.sub(r"(INSERT INTO (?:games|keys) .*, )([01])\);", r"\1\2::boolean);", text)
    # A colon in a JSON text begins no parameter.
    return [part.replace(":", r"\:").replace(r"\:\:", "::") for part in text.split(";\n") if part]


def test_a_database_from_before_the_club_opens_with_its_keys(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first four steps are what the release before it had."""
    with monkeypatch.context() as before:
        before.setattr("escadrille.table.database.STEPS", STEPS[:4])
        asyncio.run(prepare(database))
    assert version_of(database) == 4
    execute(
        database,
        "INSERT INTO games (id, system, header, created, over, delay) "
        "VALUES ('abc', 'flames', '{}', 1, FALSE, 0)",
        "INSERT INTO keys (hash, game, seat, role, revoked) "
        "VALUES ('h', 'abc', 1, 'seat', FALSE), ('i', 'abc', 0, 'invitation', FALSE)",
    )

    async def run() -> None:
        store = await opened(database)
        assert await store.key("h") == StoredKey("h", "abc", 1, "seat")
        persons = Persons(store)
        passes = await persons.make()
        person = await persons.by_link(passes.link)
        await persons.take(person.id, StoredKey("h", "abc", 1, "seat"))
        assert [place.game for place in await persons.places(person.id)] == ["abc"]
        assert await store.key("h") is None
        assert await store.door("abc") is None, "as it was, it is open to nobody else"
        await store.close()

    asyncio.run(run())
    assert version_of(database) == len(STEPS)


def test_a_database_of_the_first_version_is_read(database: str) -> None:
    execute(database, *first_version(database))

    async def run() -> None:
        store = await opened(database)
        game = await store.game("0123456789abcdef")
        assert game is not None
        assert (game.over, game.created, game.delay) == (False, 1790000000, 0)
        assert '"system":"flames"' in game.header
        orders = await store.orders("0123456789abcdef")
        low = StoredOrder(0, 0, '{"order":{"order":"level","level":"low"}}')
        assert orders[0]._replace(seal="") == low
        assert orders == chain.chained(game.header, orders), "they were sealed"
        assert [order.number for order in orders] == [0, 1, 2]
        assert {order.at for order in orders} == {0}, "the first version kept no times"
        assert await store.key("a" * 64) == StoredKey("a" * 64, "0123456789abcdef", 0, "seat")
        assert await store.key("b" * 64) is None, "it was revoked"
        assert await store.append("0123456789abcdef", 3, 1, "{}")
        await store.close()

    asyncio.run(run())
    assert version_of(database) == len(STEPS)


def test_a_number_is_stored_once(database: str) -> None:
    async def run() -> None:
        store = await opened(database)
        await store.create("g", "flames", "{}", [StoredKey("h", "g", None, "host")])
        others = [await opened(database) for _ in range(3)]
        wins = await asyncio.gather(
            *(one.append("g", 0, seat, "{}") for seat, one in enumerate([store, *others]))
        )
        assert sorted(wins) == [False, False, False, True]
        assert await store.orders("g") == [StoredOrder(0, wins.index(True), "{}")]
        assert not await store.append("no such game", 0, 0, "{}"), "a foreign key is checked"
        for one in (store, *others):
            await one.close()

    asyncio.run(run())


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(str(tmp_path / "table.db"))
        async with store._engine.connect() as connection:
            asked = [
                await connection.scalar(sa.text(f"PRAGMA {name}"))
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        assert asked == ["wal", 2, 1, 10000]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("told", "driver"),
    [
        ("games.db", "sqlite+aiosqlite"),
        ("sqlite:///games.db", "sqlite+aiosqlite"),
        ("postgresql://me@host/games", "postgresql+asyncpg"),
    ],
)
def test_databases_are_known_by_path_or_url(told: str, driver: str) -> None:
    assert url_of(told).drivername == driver


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(BadDatabase, match="mysql"):
        url_of("mysql://host/games")
    with pytest.raises(BadDatabase):
        url_of("://")


def test_a_database_that_cannot_be_opened_is_told_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, but a text of some length " * 50)
    for told in (str(tmp_path / "text.db"), str(tmp_path / "nowhere" / "t.db")):
        with pytest.raises(BadDatabase, match=r"\.db"):
            asyncio.run(prepare(told))
    with pytest.raises(BadDatabase) as caught:
        asyncio.run(prepare("postgresql://me:secret@127.0.0.1:1/games"))
    assert "secret" not in str(caught.value)
