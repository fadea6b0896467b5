"""What people agree on is stored like orders: several servers, and killed ones, agree on it too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import dealt, rooms_of

from escadrille.table import chain
from escadrille.table.body import AGAIN, BACK, RESIGN, Body
from escadrille.table.errors import Taken
from escadrille.table.match import Match
from escadrille.table.rows import StoredOrder
from escadrille.table.store import Store

LOW = b'{"order":"level","level":"low"}'


def allowed(_match: Match, _seat: int) -> None:
    """Nothing is in the way."""


async def append(store: Store, game: str, number: int, seat: int, body: Body) -> None:
    """Store a row as a server does that is killed right after it."""
    row = StoredOrder(number, seat, msgspec.json.encode(body).decode(), 1)
    stored, rows = await store.game(game), await store.orders(game)
    assert stored is not None
    assert await store.append(game, *chain.chained(stored.header, [*rows, row])[-1])


def test_offers_on_two_servers_make_one_draw(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as here, rooms_of(tmp_path / "t.db") as there:
            for _ in range(5):
                opened = await dealt(here, "flames", None, {}, ["human", "human"])
                one, two = here.room(opened.game), there.room(opened.game)
                await asyncio.gather(one.look(0, 0), two.look(1, 0))
                await asyncio.gather(
                    one.write(0, Body(draw=True), Match.check_draw),
                    two.write(1, Body(draw=True), Match.check_draw),
                )
                told = [await room.look(None, 0) for room in (one, two)]
                assert told[0] == told[1]
                assert told[0].outcome is not None
                assert told[0].outcome.reason == "agreed"
                assert await one.see(Match.record) == await two.see(Match.record)

    asyncio.run(run())


def test_a_decline_and_an_offer_at_once_have_an_order(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as here, rooms_of(tmp_path / "t.db") as there:
            for _ in range(5):
                opened = await dealt(here, "flames", None, {}, ["human", "human"])
                one, two = here.room(opened.game), there.room(opened.game)
                await one.write(0, Body(draw=True), Match.check_draw)
                await two.look(1, 0)
                await asyncio.gather(
                    one.write(0, Body(draw=False), Match.check_draw),
                    two.write(1, Body(draw=True), Match.check_draw),
                    return_exceptions=True,
                )
                told = [await room.look(None, 0) for room in (one, two)]
                assert told[0] == told[1]
                assert told[0].outcome is not None or told[0].draw in ([], [1])

    asyncio.run(run())


def test_a_rematch_asked_for_on_two_servers_is_one_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as here, rooms_of(tmp_path / "t.db") as there:
            opened = await dealt(here, "flames", None, {}, ["human", "human"], 30)
            one, two = here.room(opened.game), there.room(opened.game)
            await one.write(0, RESIGN, Match.check_resign)
            await asyncio.gather(
                one.write(0, AGAIN, Match.check_over), two.write(1, AGAIN, Match.check_over)
            )
            told = [(await room.look(None, 0)).rematch for room in (one, two)]
            assert told[0] is not None
            assert told[0] == told[1]
            stored = await here.store.game(told[0].game)
            assert stored is not None
            assert (stored.delay, stored.over) == (30, False)
            again = [rooms.room(told[0].game) for rooms in (here, there)]
            seals = {(await room.look(None, 0)).commitment for room in again}
            assert len(seals) == 1
            assert seals != {(await one.look(None, 0)).commitment}

    asyncio.run(run())


def test_a_rematch_that_could_not_be_opened_is_opened_when_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            await room.write(0, RESIGN, Match.check_resign)
            await room.write(0, AGAIN, Match.check_over)

            async def full(*_: Any, **__: Any) -> bool:
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(rooms.store, "create", full)
                with pytest.raises(OSError, match="full"):
                    await room.write(1, AGAIN, Match.check_over)
            told = (await room.write(1, AGAIN, Match.check_over)).rematch
            assert told is not None
            assert await rooms.store.game(told.game) is not None

    asyncio.run(run())


def test_a_rematch_survives_a_server_killed_before_it_opens(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            for number, (seat, body) in enumerate([(0, RESIGN), (0, AGAIN), (1, AGAIN)]):
                await append(rooms.store, opened.game, number, seat, body)
        async with rooms_of(tmp_path / "t.db") as rooms:
            told = await rooms.room(opened.game).look(1, 0)
            assert told.rematch is not None
            message = await rooms.room(told.rematch.game).look(0, 0)
            assert message.gathering is not None
            assert message.gathering.missing == [0, 1]

    asyncio.run(run())


def test_a_seat_given_to_a_bot_on_one_server_is_so_on_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as here, rooms_of(tmp_path / "t.db") as there:
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            one, two = here.room(opened.game), there.room(opened.game)
            await two.look(1, 0)
            await one.write(1, Body(take="random"), allowed)
            async with asyncio.timeout(20):
                while 1 in [each.seat for each in (await one.look(0, 0)).waiting]:
                    await asyncio.sleep(0.01)
            with pytest.raises(Taken):
                await two.order(1, 0, LOW)
            await two.write(1, BACK, allowed)
            assert (await one.look(0, 0)).seats[1].taken is None

    asyncio.run(run())


def test_a_bot_that_is_sent_away_while_it_thinks_answers_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            await room.write(1, Body(take="random"), allowed)
            await room.write(1, BACK, allowed)
            async with asyncio.timeout(20):
                while room.thinking.busy:
                    await asyncio.sleep(0.01)
            rows = await rooms.store.orders(opened.game)
            assert [msgspec.json.decode(row.body) for row in rows] == [
                {"take": "random"},
                {"back": True},
            ]
            assert (await room.order(1, 0, LOW)).waiting[0].seat == 0

    asyncio.run(run())


def test_rows_keep_their_time(tmp_path: Path) -> None:
    async def run() -> None:
        now = [2_000_000_000.0]
        async with rooms_of(tmp_path / "t.db", clock=lambda: now[0]) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            opened_at = (await room.look(0, 0)).asked_at
            now[0] += 100
            await room.order(0, 0, LOW)
            assert (await room.look(1, 0)).asked_at == opened_at, "its question is the older one"
            now[0] += 100
            await room.write(0, Body(name="Ana"))
            await room.order(1, 0, LOW)
            assert (await room.look(1, 0)).asked_at == now[0]
            rows = await rooms.store.orders(opened.game)
            assert [row.at - 2_000_000_000 for row in rows] == [100, 200, 200]

    asyncio.run(run())
