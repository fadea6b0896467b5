"""Keys: unguessable, stored as hashes only, checked each time, revocable."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from escadrille.table import keys
from escadrille.table.channels import Channels
from escadrille.table.errors import NoKey, WrongKey
from escadrille.table.store import Store, StoredKey


def test_a_key_opens_its_place_until_it_is_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.db"))
        await store.migrate()
        ring = keys.Keyring(store, Channels())
        first, stored = keys.new("g", keys.SEAT, 1)
        other, watching = keys.new("g", keys.SPECTATOR)
        _, elsewhere = keys.new("h", keys.HOST)
        await store.create("g", "flames", "{}", [stored, watching])
        await store.create("h", "flames", "{}", [elsewhere])
        assert await ring.check(first, "g") == stored
        with pytest.raises(WrongKey):
            await ring.check(first, "h")
        for wrong in (None, "", first[:-1], stored.hash):
            with pytest.raises(NoKey):
                await ring.check(wrong, "g")
        second, renewed = keys.new("g", keys.SEAT, 1)
        await ring.replace(renewed)
        with pytest.raises(NoKey):
            await ring.check(first, "g")
        assert await ring.check(second, "g") == renewed
        assert await ring.check(other, "g") == watching, "another place keeps its key"
        await store.close()
        everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not any(key.encode() in everything for key in (first, second, other))

    asyncio.run(run())


@pytest.mark.parametrize("told", ["by its game", "for all games", "never"])
def test_a_key_revoked_elsewhere_opens_nothing_once_that_is_known(database: str, told: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.migrate()
        now = [0.0]
        ring = keys.Keyring(store, Channels(), lambda: now[0])
        key, stored = keys.new("g", keys.SEAT, 0)
        await store.create("g", "flames", "{}", [stored])
        assert await ring.check(key, "g") == stored
        await store.replace_key(keys.new("g", keys.SEAT, 0)[1])
        assert await ring.check(key, "g") == stored, "believed for a moment"
        match told:
            case "by its game":
                ring.forget("g")
            case "for all games":
                ring.forget(None)
            case _:
                now[0] = keys.BELIEVED
        with pytest.raises(NoKey):
            await ring.check(key, "g")
        await store.close()

    asyncio.run(run())


def test_news_that_come_while_a_key_is_looked_up_are_heeded(database: str) -> None:
    async def run() -> None:
        class Slow(Store):
            async def key(self, digest: str) -> StoredKey | None:
                found = await super().key(digest)
                ring.forget("g")
                return found

        store = Slow(database)
        await store.migrate()
        ring = keys.Keyring(store, Channels())
        key, stored = keys.new("g", keys.SEAT, 0)
        await store.create("g", "flames", "{}", [stored])
        assert await ring.check(key, "g") == stored
        await store.replace_key(keys.new("g", keys.SEAT, 0)[1])
        with pytest.raises(NoKey):
            await ring.check(key, "g")
        await store.close()

    asyncio.run(run())


def test_keys_are_long_and_different() -> None:
    made = {keys.new("g", keys.HOST)[0] for _ in range(1000)}
    assert len(made) == 1000
    assert min(map(len, made)) >= 32


def test_only_a_seat_orders_and_only_the_host_hosts() -> None:
    host = keys.Holder(keys.new("g", keys.HOST)[1], "", "")
    seat = keys.Holder(keys.new("g", keys.SEAT, 0)[1], "", "")
    assert seat.pilot == 0
    host.check_host()
    with pytest.raises(WrongKey):
        _ = host.pilot
    with pytest.raises(WrongKey):
        seat.check_host()
