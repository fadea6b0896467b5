"""Servers and databases for the tests of the table; each worker of pytest has its own."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table import machinery

numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[machinery.Machine]:
    with machinery.postgres() as machine:
        yield machine


@pytest.fixture(scope="session")
def redis() -> Iterator[machinery.Machine]:
    with machinery.redis() as machine:
        yield machine


@pytest.fixture
def postgres_database(postgres: machinery.Machine) -> str:
    """Return the URL of a new, empty database."""
    import asyncpg

    address = f"postgresql://escadrille@127.0.0.1:{postgres.port}"
    name = f"table{next(numbers)}"

    async def create() -> None:
        until = time.monotonic() + machinery.PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(f"{address}/postgres", timeout=5)
                break
            except asyncpg.CannotConnectNowError:  # it listens before it is ready
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{address}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a new database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    url: str = request.getfixturevalue("postgres_database")
    return url
