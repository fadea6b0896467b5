"""What outlives a release, in both databases: packs by hash, and what each place was told."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from escadrille.kernel.packs import Kept
from escadrille.table.archive import SPECTATORS, Archive, Chunk, pack, unpack
from escadrille.table.rows import StoredOrder
from escadrille.table.store import Store, StoredKey

PACK = Kept("core", "0123456789abcdef", {"pack.toml": "[pack]", "kites.toml": "é\n" * 100})


def chunk(seat: int, first: int, size: int, rows: int) -> Chunk:
    return Chunk(seat, first, size, rows, pack(b"%d of %d" % (size, rows)))


def test_packs_are_kept_once_and_found_by_hash(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.migrate()
        archive = Archive(store)
        await archive.keep("kites", [PACK])
        await archive.keep("kites", [Kept("core", PACK.hash, {"other": ""}), PACK])
        assert await archive.packs("kites", {"core": PACK.hash}) == {PACK.hash: PACK}
        assert await archive.packs("kites", {"core": "0", "later": PACK.hash}) == {}
        assert await archive.packs("balloons", {"core": PACK.hash}) == {}
        await store.close()

    asyncio.run(run())


def test_chunks_are_stored_in_place_of_those_that_know_less(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.migrate()
        archive = Archive(store)
        for name in ("a", "b"):
            keys = [StoredKey(name * 64, name, None, "host")]
            await store.create(name, "flames", "{}", keys, [StoredOrder(0, 0, "{}")])
        assert await archive.behind("", 10) == ["a", "b"]
        assert await archive.last("a") == {}
        await archive.put([("a", chunk(SPECTATORS, 0, 1, 0)), ("a", chunk(0, 0, 1, 0))])
        assert await archive.behind("", 10) == ["a", "b"], "a row of it was not told"
        await archive.put([("a", chunk(SPECTATORS, 0, 50, 1)), ("a", chunk(SPECTATORS, 50, 2, 1))])
        await archive.put([("a", chunk(SPECTATORS, 50, 1, 0))])
        assert await archive.behind("", 10) == ["b"]
        assert await archive.behind("b", 10) == []
        assert await archive.last("a") == {0: (0, 0, b"1 of 0"), SPECTATORS: (50, 1, b"2 of 1")}
        whole = [(0, b"50 of 1"), (50, b"2 of 1")]
        assert await archive.bodies("a", SPECTATORS, range(10**6)) == whole
        assert await archive.bodies("a", SPECTATORS, range(49, 50)) == whole, "always the last"
        assert await archive.bodies("a", SPECTATORS, range(50, 60)) == whole[1:]
        async with store.writing() as connection:
            await connection.execute(sa.text("UPDATE told SET body = 'damaged' WHERE first = 50"))
        assert await archive.bodies("a", SPECTATORS, range(10**6)) == whole[:1]
        assert SPECTATORS not in await archive.last("a")
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("text", ["", "damaged", "\u00e9", pack(b"whole")[:-3]])
def test_what_is_damaged_is_noticed(text: str) -> None:
    assert unpack(text) is None
