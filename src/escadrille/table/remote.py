"""Thinking on other machines: servers put questions on a queue on Redis, and workers answer them.

The queue is SAQ's. What goes over it is what processes of the server's own are asked, as JSON: a
moment that a seat cannot tell from the true one. No key and no true state is among it, and nothing
that comes over it is run. Who can write to the Redis can have bots fly badly, and no more.

A worker says every second that it is at work: what one that has died had taken is taken by another.
The name of the queue tells the version, so that each version's workers answer its servers alone.
Servers that ask the same are given the same answer: one thought is enough for both.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import signal
import traceback
from collections.abc import AsyncIterator
from functools import cached_property
from socket import socket
from typing import Any, Final

import msgspec
from redis import RedisError
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ConstantBackoff
from saq import Job, Status, Worker
from saq.job import TERMINAL_STATUSES
from saq.queue.redis import RedisQueue

from escadrille import __version__
from escadrille.bots.advice import Heat, Result
from escadrille.bots.thought import Candidate, Thought
from escadrille.kernel import registry
from escadrille.kernel.packs import Kept
from escadrille.table import metrics
from escadrille.table.errors import TooHard
from escadrille.table.leaving import cancel
from escadrille.table.limits import Limits
from escadrille.table.logs import log
from escadrille.table.turns import Rank
from escadrille.table.workers import LONG_WAIT, WAIT, Crew, Workers, answer, fly

FORM: Final = 1  # of what is asked and answered; another one is another queue
BEAT: Final = 1.0  # seconds between two words of a worker that it is at work
LOST: Final = 3  # seconds without one after which another worker takes its work
TRIES: Final = 5  # workers that may die of a thought
KEPT: Final = 60  # seconds for which an answer waits for who asked
PAUSE: Final = 1.0  # seconds between two looks, should news be lost
SPARE: Final = 10  # seconds by which the queue is more patient than a worker
GONE: Final = (RedisError, OSError)

logging.getLogger("saq").setLevel(logging.CRITICAL)  # it tells questions; we say what matters

_PLACE: Final = """
    if redis.call('LREM', KEYS[1], 0, ARGV[1]) == 0 then return end
    local at = tonumber(ARGV[2])
    local rank = string.sub(ARGV[1], at, at)
    for _, other in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
        if string.sub(other, at, at) > rank then
            redis.call('LINSERT', KEYS[1], 'BEFORE', other, ARGV[1])
            return
        end
    end
    redis.call('RPUSH', KEYS[1], ARGV[1])"""


class Said(msgspec.Struct, omit_defaults=True):
    """What came of a thought."""

    thought: Thought | None = None
    flown: list[list[Result]] | None = None
    hard: str = ""
    """Why it was given up: it is beyond all limits."""
    failed: str = ""
    """What went wrong, for the log."""


class Queue(RedisQueue):
    """Thoughts that wait for a worker, people's first: the first letter of a key is its rank."""

    def __init__(self, url: str, *, quiet: bool = False) -> None:
        client = Redis.from_url(url, retry=Retry(ConstantBackoff(PAUSE), 2))
        super().__init__(client, name_of(quiet=quiet), msgspec.json.encode, msgspec.json.decode)
        self._place = client.register_script(_PLACE)

    async def _enqueue(self, job: Job) -> Job | None:
        queued = await super()._enqueue(job)
        if queued is not None:
            await self._rank(job)
        return queued

    async def _retry(self, job: Job, error: str | None) -> None:
        await super()._retry(job, error)
        await self._rank(job)

    async def _rank(self, job: Job) -> None:
        """Put a thought behind those of its rank, and before those of the next."""
        await self._place([self.namespace("queued")], [job.id, len(self.job_id("")) + 1])

    async def sweep(self, lock: int = 60, abort: float = BEAT / 2) -> list[str]:
        """Have what was lost taken again; a worker that has died does not say so."""
        return await super().sweep(lock, abort)


def name_of(*, quiet: bool) -> str:
    """Return what the queue of this version is called: of the house, its rules and their order."""
    rules = {slug: registry.system(slug).engine.version for slug in registry.slugs()}
    mark = hashlib.sha256(msgspec.json.encode([FORM, sorted(rules.items())])).hexdigest()[:8]
    return f"escadrille-{__version__}-{mark}{'-quiet' if quiet else ''}"


# In the server.


class Remote(Crew):
    """Workers elsewhere. While the Redis is gone, their thoughts wait for it."""

    def __init__(self, url: str, limits: Limits, *, quiet: bool = False) -> None:
        super().__init__(limits.thoughts_queued)
        self._url, self._limits = url, limits
        self._queue = Queue(url, quiet=quiet)
        self._wait = LONG_WAIT if quiet else WAIT
        self._hearing: asyncio.Task[None] | None = None
        self._giving_up: set[asyncio.Task[None]] = set()
        self._lost = False

    @cached_property
    def quiet(self) -> Remote:
        return Remote(self._url, self._limits, quiet=True)

    async def _answer(self, question: dict[str, Any], rank: Rank) -> Thought:
        said = await self._ask({"question": question}, rank)
        thought = msgspec.convert(said.thought, Thought)
        order = registry.system(question["system"]).engine.order_type
        return msgspec.structs.replace(
            thought,
            order=msgspec.convert(thought.order, order),
            candidates=[_typed(one, order) for one in thought.candidates],
        )

    async def _fly(self, question: dict[str, Any], heat: Heat, rank: Rank) -> list[list[Result]]:
        said = await self._ask({"question": question, "heat": heat}, rank)
        assert said.flown is not None
        return said.flown

    async def _ask(self, given: dict[str, Any], rank: Rank) -> Said:
        """Return what a worker says; where the Redis is gone, ask again when it is back."""
        key = f"{rank:d}{hashlib.sha256(msgspec.json.encode(given)).hexdigest()[:24]}"
        while True:
            try:
                said = await self._asked(key, given)
            except GONE as error:
                if not self._lost:
                    log.warning("queue lost; bots wait", extra={"reason": str(error)})
                self._lost = True
                await asyncio.sleep(PAUSE)
                continue
            if self._lost:
                log.info("queue found again")
            self._lost = False
            if said.hard:
                raise TooHard(said.hard)
            if said.failed:
                raise RuntimeError(said.failed)
            return said

    async def _asked(self, key: str, given: dict[str, Any]) -> Said:
        self._hear()
        news = asyncio.create_task(self._queue.listen([key], _is_over, timeout=None))
        try:
            await asyncio.sleep(0)  # it listens
            while True:
                job = Job("think", given, key=key, timeout=int(self._wait) + SPARE, ttl=KEPT)
                job.heartbeat, job.retries = LOST, TRIES
                await self._queue.enqueue(job)  # unless another server has asked already
                done = await self._done(key, news)
                if done is not None:
                    return done
                await asyncio.sleep(PAUSE / 10)
        except asyncio.CancelledError:
            giving_up = asyncio.create_task(self._give_up(key))
            self._giving_up.add(giving_up)
            giving_up.add_done_callback(self._giving_up.discard)
            raise
        finally:
            await cancel(news)

    async def _done(self, key: str, news: asyncio.Task[None]) -> Said | None:
        """Return what came of a thought; None: another server gave it up, or the Redis forgot."""
        while True:
            await asyncio.wait((news,), timeout=PAUSE)
            job = await self._queue.job(key)
            if job is None or job.status == Status.ABORTED:
                return None
            if job.status == Status.COMPLETE:
                return msgspec.convert(job.result, Said)
            if job.status == Status.FAILED:
                return Said(failed=job.error or "no worker came to an end of it")
            if news.done():  # it was for a thought of before
                await asyncio.sleep(PAUSE / 20)

    async def _give_up(self, key: str) -> None:
        """Have a worker think no further of something."""
        with contextlib.suppress(*GONE):
            job = await self._queue.job(key)
            if job is not None and job.status not in TERMINAL_STATUSES:
                await self._queue.abort(job, "given up", ttl=1)

    def _hear(self) -> None:
        """Listen to the queue from now on, whether or not somebody waits for news of it."""
        if self._hearing is None or self._hearing.done():
            ever = self._queue.listen(["*"], lambda _key, _status: False, timeout=None)
            self._hearing = asyncio.create_task(ever)

    async def figures(self) -> dict[str, float]:
        told: dict[str, float] = {"thoughts_waiting": self.turns.waiting}
        with contextlib.suppress(*GONE):
            told["queue_length"] = await self._queue.count("queued")
        if "quiet" in vars(self):
            for name, value in (await self.quiet.figures()).items():
                told[name] = told.get(name, 0) + value
        return told

    async def close(self) -> None:
        await asyncio.gather(*self._giving_up)
        if self._hearing is not None:
            await cancel(self._hearing)
        with contextlib.suppress(*GONE):
            await self._queue.disconnect()
        if "quiet" in vars(self):
            await self.quiet.close()


def _is_over(_key: str, status: Status) -> bool:
    return status in TERMINAL_STATUSES


def _typed(one: Candidate, order: Any) -> Candidate:
    return msgspec.structs.replace(one, order=msgspec.convert(one.order, order))


# In the worker.


async def think(context: Any, *, question: dict[str, Any], heat: Any = None) -> Said:
    """Answer what a server asks; whatever goes wrong is for it to know."""
    workers: Workers = context["worker"].crew
    question["packs"] = msgspec.convert(question["packs"], tuple[Kept, ...])
    what = "advice" if heat else question["bot"]
    async with _at_work(context["job"]):
        try:
            with metrics.THOUGHTS.taken(what):
                if heat:
                    flown = await workers.do(fly, question, msgspec.convert(heat, Heat))
                    return Said(flown=flown)
                return Said(thought=await workers.do(answer, question))
        except TooHard as error:
            return Said(hard=str(error))
        except Exception as error:
            log.exception("thought failed", extra={"bot": what})
            return Said(failed="".join(traceback.format_exception(error)))


@contextlib.asynccontextmanager
async def _at_work(job: Job) -> AsyncIterator[None]:
    """Say meanwhile that the worker lives."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(*GONE):
                await job.update()

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        await cancel(beating)


class _Taking(Worker[Any]):
    """Takes from a queue as much as a crew can think about."""

    SIGNALS: Final = []  # type: ignore[misc]  # there are two of them, and one process

    def __init__(self, queue: Queue, crew: Workers, count: int, grace: int) -> None:
        timers: Any = {"schedule": 60, "worker_info": 1, "sweep": 1, "abort": 1}
        super().__init__(
            queue,
            [("think", think)],
            concurrency=count,
            timers=timers,
            dequeue_timeout=PAUSE,
            shutdown_grace_period_s=grace,
        )
        self.crew = crew


async def work(url: str, count: int, limits: Limits, counts: socket | None = None) -> None:
    """Answer what servers ask until told to stop; what is not done by then is given back."""
    crew = Workers(count, limits)
    queues = [Queue(url), Queue(url, quiet=True)]
    crews = [(crew, count), (crew.quiet, max(1, count // 2))]
    taking = [
        _Taking(queue, one, many, limits.grace_seconds)
        for queue, (one, many) in zip(queues, crews, strict=True)
    ]

    async def figures() -> dict[str, float]:
        with contextlib.suppress(*GONE):
            return {"queue_length": sum([await queue.count("queued") for queue in queues])}
        return {}

    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    log.info("worker takes", extra={"queue": queues[0].name, "processes": count})
    async with metrics.told(counts, figures):
        running = [asyncio.create_task(one.start()) for one in taking]
        await stop.wait()
        await asyncio.gather(*(one.stop() for one in taking))
        await asyncio.gather(*running)
    await crew.close()
    for queue in queues:
        await queue.disconnect()
    log.info("worker stopped")
