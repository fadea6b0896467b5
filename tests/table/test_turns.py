"""Turns: people first, then game after game; what is given up leaves the line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from escadrille.table.turns import Rank, Turns


class Line:
    """Thoughts that end when the test says so."""

    def __init__(self, most: int) -> None:
        self._turns = Turns(most)
        self._ends: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []

    def ask(
        self, name: str, game: str, rank: Rank | Callable[[], Rank] = Rank.PLAY
    ) -> asyncio.Task[None]:
        """Let a thought of a game wait for its turn."""
        end = self._ends[name] = asyncio.Event()

        async def think() -> None:
            async with self._turns.turn(game, rank if callable(rank) else lambda: rank):
                self.begun.append(name)
                await end.wait()

        return asyncio.create_task(think())

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 20))


def test_who_plays_goes_before_who_asks_and_before_games_that_nobody_is_at() -> None:
    async def test() -> None:
        line = Line(1)
        tasks = [line.ask("first", "a", Rank.LATER)]
        await settled()
        tasks += [line.ask(f"later {n}", f"b{n}", Rank.LATER) for n in range(40)]
        tasks += [line.ask("hint", "c", Rank.ASK), line.ask("bot", "d", Rank.PLAY)]
        await settled()
        await line.end("first", "bot", "hint")
        assert line.begun == ["first", "bot", "hint", "later 0"]
        await line.end(*(f"later {n}" for n in range(40)))
        await asyncio.gather(*tasks)

    run(test)


def test_games_take_turns_however_much_one_of_them_asks() -> None:
    async def test() -> None:
        line = Line(1)
        tasks = [line.ask(f"a{n}", "a") for n in range(5)]
        tasks += [line.ask(f"{game}{n}", game) for game in "bc" for n in range(2)]
        await settled()
        for _ in tasks:
            await line.end(line.begun[-1])
        assert line.begun == ["a0", "a1", "b0", "c0", "a2", "b1", "c1", "a3", "a4"]
        await asyncio.gather(*tasks)

    run(test)


def test_one_turn_is_kept_for_who_plays() -> None:
    async def test() -> None:
        line = Line(3)
        tasks = [
            line.ask(f"{rank.name} {n}", f"{rank} {n}", rank)
            for n in range(3)
            for rank in (Rank.ASK, Rank.LATER)
        ]
        await settled()
        assert line.begun == ["ASK 0", "LATER 0"]
        tasks.append(line.ask("bot", "b"))
        await settled()
        assert line.begun[2:] == ["bot"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    run(test)


def test_what_is_given_up_leaves_the_line_and_its_turn() -> None:
    async def test() -> None:
        line = Line(1)
        running, waiting, last = (line.ask(name, name) for name in ("one", "two", "three"))
        await settled()
        waiting.cancel()
        running.cancel()
        await settled()
        assert line.begun == ["one", "three"]
        await line.end("three")
        await last
        again = line.ask("four", "two")
        await settled()
        assert line.begun[2:] == ["four"], "no turn is lost"
        await line.end("four")
        await again

    run(test)


def test_a_turn_that_comes_as_it_is_given_up_is_not_lost() -> None:
    async def test() -> None:
        line = Line(1)
        first, second = line.ask("first", "a"), line.ask("second", "b")
        await settled()
        line._ends["first"].set()
        while not first.done():
            await asyncio.sleep(0)
        second.cancel()
        third = line.ask("third", "c")
        await settled()
        assert line.begun[-1] == "third"
        await line.end("third")
        await third

    run(test)


def test_who_comes_back_while_a_bot_waits_moves_up() -> None:
    async def test() -> None:
        line, here = Line(1), [Rank.LATER]
        tasks = [line.ask("first", "a")]
        await settled()
        tasks += [line.ask("other", "b", Rank.LATER), line.ask("mine", "c", lambda: here[0])]
        await settled()
        here[0] = Rank.PLAY
        await line.end("first", "mine", "other")
        assert line.begun == ["first", "mine", "other"]
        await asyncio.gather(*tasks)

    run(test)
