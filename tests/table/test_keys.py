"""Keys: unguessable, stored as hashes only, checked each time, revocable."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from escadrille.table import keys
from escadrille.table.errors import NoKey, WrongKey
from escadrille.table.store import Store


def test_a_key_opens_its_place_until_it_is_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "table.db"))
        await store.migrate()
        first, stored = keys.new("g", keys.SEAT, 1)
        other, watching = keys.new("g", keys.SPECTATOR)
        _, elsewhere = keys.new("h", keys.HOST)
        await store.create("g", "flames", "{}", [stored, watching])
        await store.create("h", "flames", "{}", [elsewhere])
        assert await keys.check(store, first, "g") == stored
        with pytest.raises(WrongKey):
            await keys.check(store, first, "h")
        for wrong in (None, "", first[:-1], stored.hash):
            with pytest.raises(NoKey):
                await keys.check(store, wrong, "g")
        second, renewed = keys.new("g", keys.SEAT, 1)
        await store.replace_key(renewed)
        with pytest.raises(NoKey):
            await keys.check(store, first, "g")
        assert await keys.check(store, second, "g") == renewed
        assert await keys.check(store, other, "g") == watching, "another place keeps its key"
        await store.close()
        everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not any(key.encode() in everything for key in (first, second, other))

    asyncio.run(run())


def test_keys_are_long_and_different() -> None:
    made = {keys.new("g", keys.HOST)[0] for _ in range(1000)}
    assert len(made) == 1000
    assert min(map(len, made)) >= 32


def test_only_a_seat_orders_and_only_the_host_hosts() -> None:
    _, host = keys.new("g", keys.HOST)
    _, seat = keys.new("g", keys.SEAT, 0)
    assert keys.seat_of(seat) == 0
    keys.check_host(host)
    with pytest.raises(WrongKey):
        keys.seat_of(host)
    with pytest.raises(WrongKey):
        keys.check_host(seat)
