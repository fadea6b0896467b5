"""Processes that think: limits of time and memory, and what is given up."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from escadrille.table import workers as crews
from escadrille.table.errors import TooHard
from escadrille.table.limits import Limits
from escadrille.table.processes import Died
from escadrille.table.workers import Workers

SMALL = Limits(thought_seconds=1, thought_mebibytes=256)


# What the processes are asked to do.


def burn() -> None:
    while True:
        pass


def hoard() -> None:
    kept = []
    while True:
        kept.append(bytearray(1 << 24))


def doze(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def leave() -> None:
    os._exit(3)


def niceness() -> int:
    return os.nice(0)


class Awkward(Exception):
    """An error that cannot travel."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail() -> None:
    raise Awkward(1, 2)


def refuse() -> None:
    raise TooHard("in so many words")


@asynccontextmanager
async def crew(count: int = 1, wait: float = crews.WAIT) -> AsyncIterator[Workers]:
    workers = Workers(count, SMALL, wait=wait)
    try:
        yield workers
    finally:
        await workers.close()


@pytest.mark.parametrize("work", [burn, hoard])
def test_a_thought_beyond_its_limits_costs_its_process_and_nothing_else(work: object) -> None:
    async def run() -> None:
        async with crew() as workers:
            before = await workers.do(doze, 0.0)
            with pytest.raises(TooHard):
                await workers.do(work)  # type: ignore[arg-type]
            assert await workers.do(doze, 0.0) != before
            assert len(workers._pool._idle) == 1

    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_limit_is_each_thoughts_own() -> None:
    """A process that thinks often does not run out of time."""

    async def run() -> None:
        async with crew() as workers:
            pids = {await workers.do(spin, 0.6) for _ in range(6)}
            assert len(pids) == 1

    asyncio.run(asyncio.wait_for(run(), 300))


def spin(seconds: float) -> int:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return os.getpid()


def test_a_thought_that_sleeps_for_ever_ends_too() -> None:
    async def run() -> None:
        async with crew(wait=0.5) as workers:
            with pytest.raises(TooHard):
                await workers.do(doze, 3600.0)

    asyncio.run(asyncio.wait_for(run(), 300))


def test_what_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with crew() as workers:
            before = await workers.do(doze, 0.0)
            asked = asyncio.create_task(workers.do(doze, 3600.0))
            await asyncio.sleep(0.1)
            asked.cancel()
            assert await workers.do(doze, 0.0) != before, "its process was ended"

    monkeypatch.setattr(crews, "GRACE", 0.05)
    asyncio.run(asyncio.wait_for(run(), 300))


def test_what_ends_soon_after_it_was_given_up_keeps_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        async with crew() as workers:
            before = await workers.do(doze, 0.0)
            asked = asyncio.create_task(workers.do(doze, 0.2))
            await asyncio.sleep(0.05)
            asked.cancel()
            assert await workers.do(doze, 0.0) == before

    monkeypatch.setattr(crews, "GRACE", 60.0)
    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_process_that_dies_over_and_over_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with crew() as workers:
            with pytest.raises(Died):
                await workers.do(leave)
            assert await workers.do(doze, 0.0)

    asyncio.run(asyncio.wait_for(run(), 300))


def test_errors_come_back_as_they_are_or_in_words() -> None:
    async def run() -> None:
        async with crew() as workers:
            with pytest.raises(TooHard, match="in so many words"):
                await workers.do(refuse)
            before = await workers.do(doze, 0.0)
            with pytest.raises(RuntimeError, match="1 and 2"):
                await workers.do(fail)
            assert await workers.do(doze, 0.0) == before

    asyncio.run(asyncio.wait_for(run(), 300))


def test_no_more_think_at_once_than_there_are_processes() -> None:
    async def run() -> None:
        async with crew(2) as workers:
            pids = await asyncio.gather(*(workers.do(doze, 0.05) for _ in range(8)))
            assert len(set(pids)) == 2

    asyncio.run(asyncio.wait_for(run(), 300))


def test_games_of_bots_alone_have_processes_that_step_back() -> None:
    async def run() -> None:
        async with crew(4) as workers:
            assert await workers.quiet.do(niceness) > await workers.do(niceness)
            asked = [asyncio.create_task(workers.quiet.do(doze, 0.05)) for _ in range(6)]
            assert len(set(await asyncio.gather(*asked))) == 2, "half as many"

    asyncio.run(asyncio.wait_for(run(), 300))
