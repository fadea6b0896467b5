"""Rooms: racing servers, secret orders at once, bots, and reloading."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import dealt, new_match, play, rooms_of, some_order

from escadrille.bots.thought import Thought
from escadrille.kernel.errors import IllegalOrder
from escadrille.kernel.rng import seeded
from escadrille.table.body import Body
from escadrille.table.channels import Channels
from escadrille.table.errors import Stale
from escadrille.table.limits import Limits
from escadrille.table.match import Match
from escadrille.table.room import Room
from escadrille.table.rooms import Rooms
from escadrille.table.turns import Rank
from escadrille.table.workers import Workers, answer

LOW = b'{"order":"level","level":"low"}'
MEDIUM = b'{"order":"level","level":"medium"}'


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Rooms, Rooms]]:
    async with rooms_of(database) as here, rooms_of(database) as there:
        yield here, there


def first(room: Room, seat: int) -> bytes:
    return some_order(room.match, seat, seeded(0))


def test_two_servers_race_for_one_number(database: str) -> None:
    """One order is stored, the other is refused in clear words; both tell the same story."""

    async def run() -> None:
        async with two_servers(database) as (here, there):
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            one, two = here.room(opened.game), there.room(opened.game)
            await asyncio.gather(one.look(0, 0), two.look(0, 0))
            answers = await asyncio.gather(
                one.order(0, 0, LOW), two.order(0, 0, MEDIUM), return_exceptions=True
            )
            assert sorted(type(each).__name__ for each in answers) == ["Message", "Stale"]
            assert len(await here.store.orders(opened.game)) == 1
            await _play_out(one, two)
            same = [await room.see(Match.record) for room in (one, two)]
            assert same[0] == same[1]
            seen = [msgspec.json.encode(await room.look(1, 0)) for room in (one, two)]
            assert seen[0] == seen[1]

    asyncio.run(run())


async def _play_out(one: Room, two: Room) -> None:
    """Each seat plays on its own server, both at once; every answer is stored or stale."""

    async def sit(room: Room, seat: int) -> None:
        chance = seeded(seat)
        while (message := await room.look(seat, 0)).outcome is None:
            if message.asked is not None:
                legal = message.asked.legal
                order = msgspec.json.encode(legal[chance.below(len(legal))].order)
                await room.order(seat, message.asked.count, order)

    await asyncio.wait_for(asyncio.gather(sit(one, 0), sit(two, 1)), 30)


def test_the_same_seat_on_two_servers_stores_each_answer_once(database: str) -> None:
    async def run() -> None:
        async with two_servers(database) as (here, there):
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            rooms = here.room(opened.game), there.room(opened.game)
            stored = 0
            for _ in range(30):
                for seat in (0, 1):
                    message = await rooms[0].look(seat, 0)
                    if message.asked is None:
                        continue
                    order = msgspec.json.encode(message.asked.legal[0].order)
                    answers = await asyncio.gather(
                        *(room.order(seat, message.asked.count, order) for room in rooms),
                        return_exceptions=True,
                    )
                    assert [isinstance(each, Stale) for each in answers].count(True) == 1
                    stored += 1
            rows = await here.store.orders(opened.game)
            assert [row.number for row in rows] == list(range(stored))

    asyncio.run(run())


def test_simultaneous_secret_orders_never_collide(database: str) -> None:
    async def run() -> None:
        async with two_servers(database) as (here, there):
            for rooms in ((here, here), (here, there)):
                for _ in range(5):
                    opened = await dealt(here, "flames", None, {}, ["human", "human"])
                    one, two = (each.room(opened.game) for each in rooms)
                    await asyncio.gather(one.look(0, 0), two.look(1, 0))
                    answers = await asyncio.gather(one.order(0, 0, LOW), two.order(1, 0, MEDIUM))
                    assert all(message.outcome is None for message in answers)
                    assert len(await here.store.orders(opened.game)) == 2

    asyncio.run(run())


def test_a_secret_order_tells_the_others_nothing(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            told = []
            for order in (LOW, MEDIUM):
                opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
                room = rooms.room(opened.game)
                await room.order(0, 0, order)
                message = await room.look(1, 0)
                told.append((message.events, message.waiting, message.number))
            assert told[0] == told[1]

    asyncio.run(run())


def test_a_refused_order_changes_nothing(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            before = msgspec.json.encode(await room.look(0, 0))
            with pytest.raises(IllegalOrder) as caught:
                await room.order(0, 0, b'{"order":"level","level":"high"}')
            assert caught.value.rule == "FLAMES-SETUP-04"
            for count in (-1, 1):
                with pytest.raises(Stale):
                    await room.order(0, count, LOW)
            assert msgspec.json.encode(await room.look(0, 0)) == before
            assert await rooms.store.orders(opened.game) == []

    asyncio.run(run())


def test_a_server_that_starts_again_goes_on(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            await room.order(0, 0, LOW)
            await room.undo(0, 1)
            await room.order(0, 2, MEDIUM)
            await room.order(1, 0, LOW)
            told = [msgspec.json.encode(await room.look(seat, 0)) for seat in (0, 1, None)]
        async with rooms_of(database) as rooms:
            room = rooms.room(opened.game)
            again = [msgspec.json.encode(await room.look(seat, 0)) for seat in (0, 1, None)]
            assert again == told
            seat = (await room.look(0, 0)).waiting[0].seat
            await room.order(seat, room.match.counts[seat], first(room, seat))

    asyncio.run(run())


def test_bots_play_each_other_to_the_end(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["tactical", "random"])
            room = rooms.room(opened.game)
            async with asyncio.timeout(120):
                while True:
                    changed = room.changed
                    if (await room.look(None, 0)).outcome is not None:
                        break
                    await changed.wait()
            stored = await rooms.store.game(opened.game)
            assert stored is not None
            assert stored.over

    asyncio.run(run())


def test_a_thinking_bot_delays_nobody(database: str) -> None:
    """While a bot thinks for ever, its game answers and another one is played."""

    class Slow(Workers):
        async def answer(self, question: object, rank: Rank = Rank.PLAY) -> Thought:
            await asyncio.sleep(3600)
            raise AssertionError

    async def run() -> None:
        async with rooms_of(database) as rooms:
            rooms.workers = Slow(1)
            opened = await dealt(rooms, "flames", None, {}, ["human", "tactical"])
            room = rooms.room(opened.game)
            async with asyncio.timeout(5):
                await room.order(0, 0, LOW)
                message = await room.look(0, 0)
                assert [each.seat for each in message.waiting] == [1]
                await room.undo(0, 1)

    asyncio.run(run())


def test_a_bot_answers_within_a_tenth_of_a_second() -> None:
    async def run() -> list[float]:
        workers = Workers(1)
        match = new_match()
        times: list[float] = []
        match.game.seats[:] = ["tactical", "tactical"]
        await workers.answer(match.question(0))  # the process starts
        while match.waiting and len(times) < 150:
            seat = match.waiting[0].seat
            start = time.perf_counter()
            thought = await workers.answer(match.question(seat))
            times.append(time.perf_counter() - start)
            play(match, seat, msgspec.json.encode(thought.order))
        await workers.close()
        return sorted(times)

    times = asyncio.run(run())
    assert times[len(times) * 95 // 100] < 0.1


def test_a_bot_is_asked_about_an_imagined_world() -> None:
    """What leaves for a worker has other hidden cards and other dice than the game."""
    match = new_match(3)
    match.game.seats[:] = ["tactical", "tactical"]
    differ = total = 0
    while match.waiting:
        seat = match.waiting[0].seat
        question = match.question(seat)
        assert set(question) == {"system", "packs", "situation", "seat", "bot", "seed"}
        assert str(match.game.header.seed) not in str(question["situation"].get("seed", ""))
        differ += question["situation"] != match.game.rules.situation(match.game.state)
        total += 1
        thought = answer(msgspec.json.decode(msgspec.json.encode(question)))
        play(match, seat, msgspec.json.encode(thought.order))
    assert differ == total


def test_a_dead_worker_is_replaced() -> None:
    async def run() -> None:
        workers = Workers(1)
        match = new_match()
        match.game.seats[:] = ["tactical", "tactical"]
        question = match.question(0, 1)
        await workers.answer(question)
        (worker,) = workers._pool._idle
        await worker.end()
        assert (await workers.answer(question)).order
        await workers.close()

    asyncio.run(run())


def test_a_game_that_nobody_asks_for_leaves_the_memory(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            await room.order(0, 0, LOW)
            told = msgspec.json.encode(await room.look(0, 0))
            await rooms.leave(time.monotonic() - 60)
            assert rooms.room(opened.game) is room, "something was asked a moment ago"
            with room.watched(0):
                await rooms.leave(time.monotonic())
                assert rooms.room(opened.game) is room, "someone watches"
            await rooms.leave(time.monotonic())
            again = rooms.room(opened.game)
            assert again is not room
            assert msgspec.json.encode(await again.look(0, 0)) == told
            assert msgspec.json.encode(await room.look(0, 0)) == told, "who held it still can ask"
            await room.close()

    asyncio.run(run())


def test_where_there_are_many_games_they_leave_the_memory_sooner(tmp_path: Path) -> None:
    limits = Limits(games_in_memory=2, game_seconds=60)

    async def run() -> None:
        async with rooms_of(tmp_path / "t.db", limits=limits) as rooms:
            stays = []
            for number in range(4):
                rooms.room(f"game {number}")
                stays.append(rooms.patience)
            assert stays == [60, 60, 40, 30]

    asyncio.run(run())


def test_a_game_whose_bot_thinks_stays_in_memory(database: str) -> None:
    thought = asyncio.Event()

    class Slow(Workers):
        async def answer(self, question: dict[str, Any], rank: Rank = Rank.PLAY) -> Thought:
            await thought.wait()
            return Thought("tactical", msgspec.json.decode(MEDIUM), "tactical", [])

    async def run() -> None:
        async with rooms_of(database) as rooms:
            rooms.workers = Slow(1)
            opened = await dealt(rooms, "flames", None, {}, ["human", "tactical"])
            room = rooms.room(opened.game)
            await room.look(0, 0)
            await rooms.leave(time.monotonic())
            assert rooms.room(opened.game) is room
            thought.set()
            async with asyncio.timeout(10):
                while room.thinking.busy:
                    await asyncio.sleep(0)
            await rooms.leave(time.monotonic())
            assert rooms.room(opened.game) is not room

    asyncio.run(run())


def test_a_bot_whose_process_or_database_fails_once_flies_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else does anything meanwhile: a person who waits for the bot is not left waiting."""

    async def run() -> None:
        async with rooms_of(database) as rooms:
            store, asked = rooms.store.append, rooms.workers.answer
            faults = [OSError("no process"), OSError("disk full")]

            async def answer(question: dict[str, Any], rank: Rank) -> Thought:
                if len(faults) == 2:
                    raise faults.pop()
                return await asked(question, rank)

            async def append(*row: Any) -> bool:
                if len(faults) == 1:
                    raise faults.pop()
                return await store(*row)

            monkeypatch.setattr(rooms.workers, "answer", answer)
            monkeypatch.setattr(rooms.store, "append", append)
            opened = await dealt(rooms, "flames", None, {}, ["human", "tactical"])
            room = rooms.room(opened.game)
            changed = room.changed
            assert len((await room.look(0, 0)).waiting) == 2
            await asyncio.wait_for(changed.wait(), 20)
            assert not faults
            assert [each.seat for each in (await room.look(0, 0)).waiting] == [0]

    asyncio.run(run())


def test_a_bot_that_fails_over_and_over_does_not_hold_up_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time it imagines another world; in the end chance answers for it."""

    async def run() -> None:
        async with rooms_of(database) as rooms:
            asked = rooms.workers.answer
            questions = []

            async def answer(question: dict[str, Any], rank: Rank) -> Thought:
                questions.append(question)
                if question["bot"] == "tactical":
                    raise ValueError("a bug of ours")
                return await asked(question, rank)

            monkeypatch.setattr(rooms.workers, "answer", answer)
            monkeypatch.setattr("escadrille.table.thinking.PAUSE", 0.01)
            opened = await dealt(rooms, "flames", None, {}, ["human", "tactical"])
            room = rooms.room(opened.game)
            changed = room.changed
            await room.look(0, 0)
            await asyncio.wait_for(changed.wait(), 20)
            assert [each.seat for each in (await room.look(0, 0)).waiting] == [0]
            assert [question["bot"] for question in questions] == ["tactical"] * 3 + ["random"]
            assert len({question["seed"] for question in questions}) == 4

    asyncio.run(run())


def test_who_asks_while_a_game_is_left_is_answered(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            await room.look(0, 0)
            leaving = asyncio.create_task(room.close())
            asking = asyncio.create_task(room.look(0, 0))
            async with asyncio.timeout(5):
                await asyncio.gather(leaving, asking)

    asyncio.run(run())


def test_a_server_that_stops_asks_its_bots_nothing_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a bot has answered is stored; the question that follows is for the next server."""

    async def run() -> None:
        async with rooms_of(database) as rooms:
            store, asked = rooms.store.append, rooms.workers.quiet.answer
            answered, stopping = asyncio.Event(), asyncio.Event()
            questions = 0

            async def answer(question: dict[str, Any], rank: Rank) -> Thought:
                nonlocal questions
                questions += 1
                return await asked(question, rank)

            async def append(*row: Any) -> bool:
                answered.set()
                await stopping.wait()
                return await store(*row)

            monkeypatch.setattr(rooms.workers.quiet, "answer", answer)
            monkeypatch.setattr(rooms.store, "append", append)
            opened = await dealt(rooms, "flames", None, {}, ["tactical"] * 2)
            room = rooms.room(opened.game)
            await room.look(None, 0)
            await asyncio.wait_for(answered.wait(), 20)
            closing = asyncio.create_task(rooms.close())
            await asyncio.sleep(0)
            stopping.set()
            await asyncio.wait_for(closing, 20)
            assert await rooms.store.orders(opened.game)
            assert not room.thinking.busy
            assert questions == 1

    asyncio.run(run())


def test_two_servers_whose_bots_think_about_one_question_store_one_answer(database: str) -> None:
    async def run() -> None:
        async with two_servers(database) as (here, there):
            opened = await dealt(here, "flames", None, {}, ["tactical", "tactical"])
            rooms = [each.room(opened.game) for each in (here, there)]
            async with asyncio.timeout(60):
                while any([(await room.look(None, 0)).outcome is None for room in rooms]):
                    await asyncio.sleep(0.05)
            records = [await room.see(Match.record) for room in rooms]
            assert records[0] == records[1]

    asyncio.run(run())


def test_who_watches_is_woken_by_what_another_server_stores(database: str) -> None:
    async def run() -> None:
        async with two_servers(database) as (here, there):
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            one, two = (each.room(opened.game) for each in (here, there))
            with two.watched(1):
                assert (await two.look(1, 0)).seats[0].name is None
                changed = two.changed
                await one.write(0, Body(name="Ana"))
                await asyncio.wait_for(changed.wait(), 10)
                assert (await two.look(1, 0)).seats[0].name == "Ana"

    asyncio.run(run())


def test_without_news_a_game_is_read_again_after_a_while(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers that cannot tell each other anything still come to agree."""

    async def run() -> None:
        async with rooms_of(database, Channels()) as here, rooms_of(database, Channels()) as there:
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            one, two = (each.room(opened.game) for each in (here, there))
            await two.look(1, 0)
            await one.write(0, Body(name="Ana"))
            assert (await two.look(1, 0)).seats[0].name is None, "believed for a moment"
            monkeypatch.setattr("escadrille.table.room.BELIEVED", 0.0)
            assert (await two.look(1, 0)).seats[0].name == "Ana"

    asyncio.run(run())
