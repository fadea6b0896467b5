"""Workers elsewhere, by a real Redis: who is next, what a death costs, what is dropped."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from saq import Status
from tests.table import machinery
from tests.table.players import bearer, open_game
from tests.table.servers import Server, Worker

from escadrille.kernel import game as games
from escadrille.kernel.registry import slugs, system
from escadrille.table import remote
from escadrille.table.channels import BadChannels, prepare
from escadrille.table.errors import TooHard
from escadrille.table.limits import USUAL, Limits
from escadrille.table.match import Match
from escadrille.table.remote import Remote, name_of
from escadrille.table.turns import Rank
from escadrille.table.workers import answer

PATIENCE = 60.0
QUICK = ("--rate", "10000", "--burst", "10000")
pytestmark = pytest.mark.filterwarnings("ignore:Call to deprecated setex")  # by the library


def url_of(redis: machinery.Machine) -> str:
    return f"redis://127.0.0.1:{redis.port}"


@pytest.fixture
def url(redis: machinery.Machine) -> str:
    """Return a Redis on which nothing waits."""
    import redis as client

    with client.Redis.from_url(url_of(redis)) as all_of_it:
        all_of_it.flushall()
    return url_of(redis)


def question(slug: str, bot: str = "tactical", seed: int = 1) -> dict[str, Any]:
    """Return what a bot is asked at the first moment of a game."""
    seats = len(system(slug).engine.configure(scenario=system(slug).content.first_scenario).camps)
    match = Match("g", games.new(slug, seed=seed, seats=["human"] * seats).header)
    return {**match.question(match.waiting[0].seat), "bot": bot}


@asynccontextmanager
async def crew_of(url: str, limits: Limits = USUAL) -> AsyncIterator[Remote]:
    crew = Remote(url, limits)
    try:
        yield crew
    finally:
        await crew.close()


async def until(held: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await held():
            await asyncio.sleep(0.02)


def run(work: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work, 2 * PATIENCE)

    asyncio.run(bounded())


async def is_at(crew: Remote, status: Status) -> bool:
    """Is there a thought of that status?"""
    return bool([job async for job in crew._queue.iter_jobs([status])])


def test_a_worker_answers_as_a_process_of_the_server_would(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew:
            for slug in slugs():
                asked = question(slug)
                assert await crew.answer(asked) == answer(asked), slug
            with pytest.raises(RuntimeError, match="nobody"):
                await crew.answer(question("flames", "nobody"))

    with Worker(url, "--metrics", "0") as worker:
        run(ask())
        told = httpx.get(worker.metrics).text
        assert f'escadrille_thought_seconds_count{{of="tactical"}} {len(slugs())}' in told
        assert "escadrille_queue_length 0" in told
        assert 'escadrille_errors_total{level="error"} 1' in told
        assert worker.stop() == 0
    assert "thought failed" in worker.log.read_text()


def test_a_thought_beyond_its_limits_is_given_up(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew:
            with pytest.raises(TooHard):
                await crew.answer(question("flames", "ace"))

    with Worker(url, "--limit", "thought_mebibytes=1"):
        run(ask())


def test_people_come_first_on_the_queue_and_each_rank_in_its_order(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew, crew_of(url) as elsewhere:
            ranks = (Rank.LATER, Rank.ASK, Rank.LATER, Rank.PLAY, Rank.ASK, Rank.PLAY)
            asked = []
            for number, rank in enumerate(ranks):
                by = (crew, elsewhere)[number % 2]
                thought = by.answer(question("flames", seed=number), rank)
                asked.append(asyncio.create_task(thought))
                await until(partial(counted, crew, number + 1))
            waiting = await queued(crew)
            assert [key[0] for key in waiting] == ["0", "0", "1", "1", "2", "2"]
            job = await crew._queue.job(waiting[3])
            assert job is not None
            await crew._queue.retry(job, "a worker has died")
            assert await queued(crew) == waiting, "what is asked again keeps its rank"
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            await until(lambda: counted(crew, 0))

    async def queued(crew: Remote) -> list[str]:
        ids: list[Any] = await crew._queue.redis.lrange(crew._queue.namespace("queued"), 0, -1)
        return [crew._queue.job_key_from_id(one.decode()) for one in ids]

    async def counted(crew: Remote, many: int) -> bool:
        return await crew._queue.count("queued") == many

    run(ask())


def test_servers_that_ask_the_same_have_it_thought_once(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew, crew_of(url) as elsewhere:
            asked = question("flames")
            both = [asyncio.create_task(one.answer(asked)) for one in (crew, elsewhere)]
            await asyncio.sleep(0.3)
            assert await crew._queue.count("queued") == 1
            with Worker(url):
                one, other = await asyncio.gather(*both)
            assert one == other

    run(ask())


def test_what_a_killed_worker_had_taken_is_taken_again(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew:
            asked = question("flames")
            with Worker(url) as dies:
                thinking = asyncio.create_task(crew.answer(asked))
                await until(lambda: is_at(crew, Status.ACTIVE))
                os.kill(_child(dies.process.pid), signal.SIGSTOP)
                dies.kill()
            assert not thinking.done()
            with Worker(url):
                thought = await thinking
            assert thought == answer(asked)
            (job,) = [job async for job in crew._queue.iter_jobs()]
            assert job.attempts == 2

    run(ask())


def test_a_worker_that_is_told_to_stop_gives_back_what_it_cannot_finish(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew:
            asked = question("flames")
            with Worker(url, "--limit", "grace_seconds=1") as stops:
                thinking = asyncio.create_task(crew.answer(asked))
                await until(lambda: is_at(crew, Status.ACTIVE))
                os.kill(_child(stops.process.pid), signal.SIGSTOP)  # it would take for ever
                assert await asyncio.to_thread(stops.stop) == 0
            assert await crew._queue.count("queued") == 1
            with Worker(url):
                assert await thinking == answer(asked)

    run(ask())


def _child(parent: int) -> int:
    until = time.monotonic() + PATIENCE
    while not (found := Path(f"/proc/{parent}/task/{parent}/children").read_text().split()):
        assert time.monotonic() < until
    return int(found[0])


def test_what_nobody_waits_for_any_more_is_given_up(url: str) -> None:
    async def ask() -> None:
        async with crew_of(url) as crew:
            with Worker(url) as worker:
                thinking = asyncio.create_task(crew.answer(question("flames")))
                await until(lambda: is_at(crew, Status.ACTIVE))
                os.kill(_child(worker.process.pid), signal.SIGSTOP)
                thinking.cancel()
                asked = question("flames", seed=2)
                assert await crew.answer(asked) == answer(asked), "the worker is free again"
                await until(lambda: is_at(crew, Status.ABORTED))

    run(ask())


def test_thoughts_wait_for_a_redis_that_is_gone(tmp_path: Path) -> None:
    async def ask(redis: machinery.Machine) -> None:
        async with crew_of(url_of(redis)) as crew:
            thinking = asyncio.create_task(crew.answer(question("flames")))
            await until(lambda: is_at(crew, Status.QUEUED))
            await asyncio.to_thread(redis.stop)  # and it forgets all
            asked = question("flames", seed=2)
            meanwhile = asyncio.create_task(crew.answer(asked))
            await asyncio.sleep(1.0)
            await asyncio.to_thread(redis.start)
            with Worker(url_of(redis)):
                assert await meanwhile == answer(asked)
                assert await thinking == answer(question("flames"))

    with machinery.redis() as redis:
        run(ask(redis))


def test_a_worker_of_another_version_takes_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = name_of(quiet=False)

    async def ask() -> None:
        async with crew_of(url) as crew:
            thinking = asyncio.create_task(crew.answer(question("flames")))
            await until(lambda: is_at(crew, Status.QUEUED))
            with Worker(url):
                monkeypatch.undo()
                async with crew_of(url) as ours:
                    await ours.answer(question("flames"))  # its own it takes
                assert await crew._queue.count("queued") == 1
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    monkeypatch.setattr(remote, "__version__", "99.0.0")
    assert name_of(quiet=False) != ours
    run(ask())
    monkeypatch.setattr("escadrille.kernel.registry.slugs", lambda: ["flames"])
    assert name_of(quiet=False) != ours, "other rules, other workers"
    monkeypatch.undo()
    assert name_of(quiet=False) == ours != name_of(quiet=True)


def test_workers_elsewhere_need_a_redis() -> None:
    with pytest.raises(BadChannels, match="--channels"):
        asyncio.run(prepare("memory", thinks=False))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks processes up in /proc")
def test_bots_of_a_server_think_elsewhere_and_no_key_goes_over_the_queue(
    url: str, tmp_path: Path
) -> None:
    import redis as client

    options = ("--channels", url, "--workers", "0", "--metrics", "0", *QUICK)
    with Server(tmp_path / "t.db", *options) as server, client.Redis.from_url(url) as queue:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
            opened, (seat,) = open_game(http, "human", "tactical")
            until = time.monotonic() + PATIENCE
            while not (waiting := [*queue.scan_iter("saq:job:*")]):
                seat.answer()
                assert time.monotonic() < until, "the bot was asked"
            sent = queue.get(waiting[0])
            for secret in (opened["host"], opened["spectator"], seat.key, opened["game"]):
                assert secret.encode() not in sent
            told = httpx.get(server.metrics).text
            assert "escadrille_queue_length 1" in told
            assert 'by="bots"' not in told
            with Worker(url):
                while 'escadrille_orders_total{by="bots"}' not in httpx.get(server.metrics).text:
                    assert time.monotonic() < until, "the bot orders"
                    time.sleep(0.05)
                while (asked := seat.look()["asked"]) is None:
                    assert time.monotonic() < until, "the bot goes on"
                hint = seat.post("hint", {"count": asked["count"]}).raise_for_status().json()
                assert hint["chosen"]["order"] in [one["order"] for one in asked["legal"]]
                _, (leader,) = open_game(http, "human", system="phantom")
                flown = {"count": leader.look()["count"], "flights": 6}
                advised = leader.post("advice", flown).raise_for_status().json()
                while not advised["done"]:
                    assert time.monotonic() < until, "an adviser flies"
                    got = http.get(f"{leader.address}/advice", headers=bearer(leader.key))
                    advised = got.raise_for_status().json()
                assert advised["played"]
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        assert children.read_text().split() == []
        assert server.stop() == 0
