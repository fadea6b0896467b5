"""Orders that wait at the same time are stored together, and each is told its own fate."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from escadrille.table.store import Store, StoredKey

GAMES = [f"g{number:02}" for number in range(40)]


@asynccontextmanager
async def store_of(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.migrate()
    for game in GAMES:
        await store.create(game, "flames", "{}", [StoredKey(game, game, None, "host")])
    yield store
    await store.close()


def test_orders_of_many_games_share_a_transaction(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as store:
            commits: list[Any] = []
            event.listen(store._engine.sync_engine, "commit", commits.append)
            stored = await asyncio.gather(*(store.append(game, 0, 0, "{}") for game in GAMES))
            assert all(stored)
            assert len(commits) == 1
            assert [len(await store.orders(game)) for game in GAMES] == [1] * len(GAMES)

    asyncio.run(run())


def test_an_order_is_acknowledged_only_after_the_commit(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as store:
            order: list[str] = []

            def committed(_: object) -> None:
                order.append("commit")

            async def append(game: str) -> None:
                await store.append(game, 0, 0, "{}")
                order.append("told")

            event.listen(store._engine.sync_engine, "commit", committed)
            await asyncio.gather(*(append(game) for game in GAMES[:5]))
            assert order == ["commit"] + ["told"] * 5

    asyncio.run(run())


def test_a_conflict_is_told_to_its_own_asker_alone(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as store:
            await store.append(GAMES[3], 0, 1, "{}")
            asked = [*GAMES[:6], GAMES[5], "no such game"]
            stored = await asyncio.gather(
                *(store.append(game, 0, seat, "{}") for seat, game in enumerate(asked))
            )
            assert stored == [True, True, True, False, True, True, False, False]
            assert [(await store.orders(game))[0].seat for game in GAMES[:6]] == [0, 1, 2, 1, 4, 5]

    asyncio.run(run())


def test_two_servers_that_store_the_same_numbers_share_them_out(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as here:
            there = Store(database)
            won = await asyncio.gather(
                *(here.append(game, 0, 0, "{}") for game in GAMES),
                *(there.append(game, 0, 1, "{}") for game in reversed(GAMES)),
            )
            ours, theirs = won[: len(GAMES)], won[len(GAMES) :][::-1]
            assert [one + other for one, other in zip(ours, theirs, strict=True)] == [1] * len(
                GAMES
            )
            stored = [(await here.orders(game))[0].seat for game in GAMES]
            assert stored == [0 if one else 1 for one in ours]
            await there.close()

    asyncio.run(run())


def test_closing_stores_what_waits(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as store:
            waiting = [asyncio.create_task(store.append(game, 0, 0, "{}")) for game in GAMES]
            await asyncio.sleep(0)
            await store.close()
            assert all(task.done() for task in waiting)
            assert all([await task for task in waiting])

    asyncio.run(run())


def test_an_asker_that_leaves_disturbs_nobody(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as store:
            waiting = [asyncio.create_task(store.append(game, 0, 0, "{}")) for game in GAMES]
            await asyncio.sleep(0)
            waiting[7].cancel()
            told = await asyncio.gather(*waiting, return_exceptions=True)
            assert [one for one in told if one is not True] == [told[7]]
            assert isinstance(told[7], asyncio.CancelledError)
            assert await store.append(GAMES[0], 1, 0, "{}")

    asyncio.run(run())


def test_a_database_that_fails_fails_its_askers_and_no_later_one(database: str) -> None:
    async def run() -> None:
        async with store_of(database) as store:
            async with store._engine.begin() as connection:
                await connection.execute(sa.text("ALTER TABLE orders RENAME TO away"))
            told = await asyncio.gather(
                *(store.append(game, 0, 0, "{}") for game in GAMES), return_exceptions=True
            )
            assert all(isinstance(one, SQLAlchemyError) for one in told)
            async with store._engine.begin() as connection:
                await connection.execute(sa.text("ALTER TABLE away RENAME TO orders"))
            assert await store.append(GAMES[0], 0, 0, "{}")

    asyncio.run(run())


@pytest.mark.parametrize("games", [1, 40])
def test_orders_that_come_meanwhile_go_with_the_next_transaction(database: str, games: int) -> None:
    async def run() -> None:
        async with store_of(database) as store:

            async def play(game: str) -> None:
                for number in range(25):
                    assert await store.append(game, number, 0, "{}")

            await asyncio.gather(*(play(game) for game in GAMES[:games]))
            for game in GAMES[:games]:
                assert [row.number for row in await store.orders(game)] == list(range(25))

    asyncio.run(run())
