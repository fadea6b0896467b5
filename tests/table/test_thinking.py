"""Bots of a game: whose thoughts go first, which are given up, and which are beyond all limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import dealt, rooms_of, some_order
from tests.table.test_workers import SMALL, burn, hoard

from escadrille.bots.roster import Random
from escadrille.bots.thought import Thought
from escadrille.kernel.rng import seeded
from escadrille.table import thinking
from escadrille.table.body import BACK, RESIGN, Body
from escadrille.table.errors import TooHard
from escadrille.table.match import Match
from escadrille.table.room import Room
from escadrille.table.rooms import Rooms
from escadrille.table.turns import Rank
from escadrille.table.workers import Workers, answer


class Scripted(Workers):
    """Bots that think here, each until the test lets it end."""

    def __init__(self, count: int = 1) -> None:
        super().__init__(count)
        self.questions: list[dict[str, Any]] = []
        self.given_up = 0
        self.free = asyncio.Event()
        self.some = asyncio.Event()

    @cached_property
    def quiet(self) -> Scripted:
        return Scripted()

    async def answer(self, question: dict[str, Any], rank: Rank = Rank.PLAY) -> Thought:
        self.questions.append(question)
        self.some.set()
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return answer(question)


def run(path: Path, test: Callable[[Rooms, Scripted], Coroutine[Any, Any, None]]) -> None:
    async def rooms() -> None:
        async with rooms_of(path / "t.db") as made:
            workers = Scripted()
            made.workers = workers
            await test(made, workers)

    asyncio.run(asyncio.wait_for(rooms(), 300))


async def opened(rooms: Rooms, *seats: str) -> Room:
    made = await dealt(rooms, "flames", None, {}, list(seats))
    room = rooms.room(made.game)
    await room.look(None, 0)
    return room


def allowed(_match: Match, _seat: int) -> None:
    """Nothing is in the way."""


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.005)


def test_a_persons_bot_does_not_wait_for_games_of_bots_alone(tmp_path: Path) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        for _ in range(40):
            await opened(rooms, "tactical", "tactical")
        await settled()
        assert len(workers.quiet.questions) == 1, "one process for all of them"
        assert not workers.questions
        room = await opened(rooms, "human", "tactical")
        await until(workers.some.is_set)
        workers.free.set()
        await until(lambda: room.match.number == 1)
        assert len(workers.quiet.questions) == 1, "none of them had to end first"

    run(tmp_path, test)


def test_games_of_bots_alone_take_turns(tmp_path: Path) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        games = [await opened(rooms, "random", "random") for _ in range(8)]
        workers.quiet.free.set()
        await until(lambda: sum(game.match.number for game in games) >= 40)
        told = [game.match.number for game in games]
        assert max(told) - min(told) <= 2

    run(tmp_path, test)


def test_bots_alone_rest_when_nobody_looks_and_go_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        room = await opened(rooms, "random", "random")
        await until(workers.quiet.some.is_set)
        monkeypatch.setattr(thinking, "RESTS", -1.0)
        workers.quiet.free.set()
        await until(lambda: not room.thinking.busy)
        rows = room.match.number
        assert rows <= 2, "what was begun is ended, no more"
        assert room.idle(time.monotonic() + 1), "it may leave the memory"
        with room.watched(None):
            monkeypatch.setattr("escadrille.table.room.BELIEVED", -1.0)
            await room.look(None, 0)
            await until(lambda: room.match.number > rows + 4)

    run(tmp_path, test)


def test_a_bot_flies_for_a_person_who_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His game ends its turn and then waits for him: it is no game of bots alone."""
    monkeypatch.setattr(thinking, "RESTS", -1.0)
    monkeypatch.setattr(thinking, "LATELY", -1.0)

    async def test(rooms: Rooms, workers: Scripted) -> None:
        room = await opened(rooms, "human", "tactical")
        workers.free.set()
        await until(lambda: room.match.number == 1)
        assert not workers.quiet.questions

    run(tmp_path, test)


async def _resigned(room: Room) -> None:
    await room.write(0, RESIGN, Match.check_resign)


async def _left(room: Room) -> None:
    await room.close()


@pytest.mark.parametrize("act", [_resigned, _left])
def test_a_thought_that_nobody_waits_for_is_given_up(
    tmp_path: Path, act: Callable[[Room], Coroutine[Any, Any, None]]
) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        room = await opened(rooms, "human", "tactical")
        await until(workers.some.is_set)
        await act(room)
        await until(lambda: workers.given_up == 1 and not room.thinking.busy)

    run(tmp_path, test)


def test_a_seat_that_its_person_takes_back_is_thought_about_no_more(tmp_path: Path) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        room = await opened(rooms, "human", "human")
        await room.write(0, Body(take="tactical"), allowed)
        await until(workers.some.is_set)
        await room.write(0, BACK, allowed)
        await until(lambda: workers.given_up == 1)
        await room.write(0, Body(take="tactical"), allowed)
        await until(lambda: len(workers.questions) == 2)
        workers.free.set()
        await until(lambda: not room.thinking.busy)
        bodies = [msgspec.json.decode(row.body, type=Body) for row in await _rows(rooms, room)]
        assert [body.bot for body in bodies if body.order] == ["tactical"]

    run(tmp_path, test)


def test_a_question_that_an_undo_withdraws_is_thought_about_no_more(tmp_path: Path) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        room = await opened(rooms, "human", "tactical")
        while not await _withdrawn(room, workers):  # not every deal has such a moment
            room = await opened(rooms, "human", "tactical")
        await until(lambda: workers.given_up == 1 and not room.thinking.busy)

    run(tmp_path, test)


async def _withdrawn(room: Room, workers: Scripted) -> bool:
    """Fly until an order that has asked the bot is taken back; False: the game ended before."""
    match = room.match
    while True:
        workers.free.set()
        await until(lambda: match.result or [one.seat for one in match.waiting] == [0])
        if match.result:
            return False
        workers.free.clear()
        workers.some.clear()
        await room.order(0, match.counts[0], some_order(match, 0, seeded(match.number)))
        await until(lambda: match.result or match.waiting[0].seat == 0 or workers.some.is_set())
        if not match.result and match.waiting[0].seat == 1 and match.game.can_undo(0):
            await room.undo(0, match.counts[0])
            return True


async def _rows(rooms: Rooms, room: Room) -> list[Any]:
    return list(await rooms.store.orders(room.name))


def test_what_is_too_hard_is_answered_at_random_even_without_a_process(tmp_path: Path) -> None:
    class Hard(Scripted):
        async def answer(self, question: dict[str, Any], rank: Rank = Rank.PLAY) -> Thought:
            self.questions.append(question)
            raise TooHard("beyond all limits")

    async def test(rooms: Rooms, workers: Scripted) -> None:
        hard = Hard()
        rooms.workers = hard
        room = await opened(rooms, "human", "tactical")
        await until(lambda: room.match.number == 1)
        assert [question["bot"] for question in hard.questions] == ["tactical", Random.name]
        (row,) = await _rows(rooms, room)
        assert msgspec.json.decode(row.body, type=Body).bot == Random.name

    run(tmp_path, test)


@pytest.mark.parametrize("work", [burn, hoard])
def test_a_thought_without_end_is_killed_and_the_game_goes_on(
    tmp_path: Path, work: Callable[[], None]
) -> None:
    class Endless(Workers):
        async def answer(self, question: dict[str, Any], rank: Rank = Rank.PLAY) -> Thought:
            if question["bot"] == "tactical":
                await self.do(work)
            return await super().answer(question, rank)

    async def test(rooms: Rooms, _: Scripted) -> None:
        endless = Endless(1, SMALL)
        rooms.workers = endless
        try:
            room = await opened(rooms, "human", "tactical")
            await until(lambda: room.match.number == 1)
        finally:
            await endless.close()

    run(tmp_path, test)


def test_a_hint_waits_its_turn_behind_who_plays(tmp_path: Path) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        first = await opened(rooms, "human", "tactical")
        await until(workers.some.is_set)
        asking = await opened(rooms, "human", "human")
        hint = asyncio.create_task(asking.asking.hint(0, 0, None))
        await settled()
        second = await opened(rooms, "human", "tactical")
        await settled()
        workers.free.set()
        await hint
        await until(lambda: first.match.number + second.match.number == 2)
        assert [question["bot"] for question in workers.questions][:2] == ["tactical"] * 2
        assert workers.questions[2]["bot"] != "tactical"

    run(tmp_path, test)


def test_a_hint_that_nobody_waits_for_is_given_up(tmp_path: Path) -> None:
    async def test(rooms: Rooms, workers: Scripted) -> None:
        room = await opened(rooms, "human", "human")
        hint = asyncio.create_task(room.asking.hint(0, 0, None))
        await until(workers.some.is_set)
        hint.cancel()
        await until(lambda: workers.given_up == 1)
        workers.free.set()
        assert (await room.asking.hint(0, 0, None)).why, "it may be asked for again"

    run(tmp_path, test)
