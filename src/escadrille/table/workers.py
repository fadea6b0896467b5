"""Bots think in processes of their own, which never hold a true state.

A thought has limits of time and memory: one that goes beyond them costs its process, which is
replaced, and nothing else. One that nobody waits for any more is given up.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import resource
import signal
import threading
import traceback
from collections.abc import Callable
from functools import cached_property
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from escadrille.bots.advice import Heat, Question, Result
from escadrille.bots.api import Knowledge, know
from escadrille.bots.thought import Thought, think
from escadrille.kernel.registry import system
from escadrille.kernel.system import System
from escadrille.table.errors import TooHard
from escadrille.table.turns import Turns

T = TypeVar("T")

CONTEXT: Final = multiprocessing.get_context("spawn")
GRACE = 0.5  # seconds in which a thought that is given up may end: a new process costs more
QUIET: Final = 10  # how nice the processes are that think for games of bots alone


class Limits(NamedTuple):
    """What one thought may take."""

    seconds: int = 20
    """Of processor time."""
    memory: int = 1 << 30
    """Bytes, beyond those of the house itself."""
    wait: float = 120.0
    """Seconds by the clock."""
    nice: int = 0


LIMITS: Final = Limits()


def _known(question: dict[str, Any]) -> tuple[System, Knowledge]:
    played = system(question["system"])
    rules, world = played.engine.read_situation(question["situation"], question["packs"])
    return played, know(rules, world, question["seat"])


def answer(question: dict[str, Any]) -> Thought:
    """Return what a bot thinks of an imagined moment of its seat."""
    played, known = _known(question)
    return think(question["bot"], played, question["seed"], known)


def fly(question: dict[str, Any], heat: Heat) -> list[list[Result]]:
    """Return what courses come to, flown from an imagined moment of a seat."""
    return Question(*_known(question), question["seed"]).fly(heat)


# In the process.


def _begin() -> None:
    """Leave signals of the terminal to the server, and do not outlive it if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _serve(pipe: Connection, limits: Limits) -> None:
    """Do what comes through a pipe, one after the other, until it is closed."""
    _begin()
    os.nice(limits.nice)
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_AS, _size() + limits.memory)
    pipe.send(None)
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, given = pipe.recv()
            used = resource.getrusage(resource.RUSAGE_SELF)
            _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + 1 + limits.seconds)
            pipe.send_bytes(_done(work, given))


def _limit(what: int, most: int) -> None:
    _, hard = resource.getrlimit(what)
    with contextlib.suppress(OSError, ValueError):  # a machine that has no such limit
        resource.setrlimit(what, (most, hard))


def _size() -> int:
    """Return how much memory this process has, where the machine tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except OSError:
        return 0


def _done(work: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    """Return what came of something: (True, the answer) or (False, the error)."""
    try:
        return pickle.dumps((True, work(*given)))
    except MemoryError:
        os._exit(_OUT_OF_MEMORY)
    except Exception as error:  # noqa: BLE001  it is the asker's
        error.add_note(traceback.format_exc())
        try:
            raw = pickle.dumps((False, error))
            pickle.loads(raw)  # noqa: S301  our own
        except Exception:  # noqa: BLE001  not every error can travel
            raw = pickle.dumps((False, RuntimeError(traceback.format_exc())))
        return raw


_OUT_OF_MEMORY: Final = 77

# In the server.


class Died(Exception):
    """A process ended before it had answered."""


class _Worker:
    """A process that does one thing at a time."""

    def __init__(self, limits: Limits) -> None:
        self._pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=_serve, args=(theirs, limits), daemon=True)
        self._process.start()
        theirs.close()
        self._begun = False
        self.fit = True
        """Whether it waits for something to do."""

    async def do(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        self.fit = False
        try:
            if not self._begun:
                await self._heard()
                self._pipe.recv()
                self._begun = True
            self._pipe.send((work, given))
            await self._heard()
            done, came = pickle.loads(self._pipe.recv_bytes())  # noqa: S301  our own process's
        except (EOFError, OSError) as error:
            raise self._end() from error
        self.fit = True
        if not done:
            raise came
        answered: T = came
        return answered

    async def _heard(self) -> None:
        """Wait until it has said something, or has ended."""
        loop, heard = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._pipe.fileno(), heard.set)
        try:
            await heard.wait()
        finally:
            loop.remove_reader(self._pipe.fileno())

    def _end(self) -> Exception:
        """Return why it ended."""
        self._process.join()
        code = self._process.exitcode
        if code in (-signal.SIGXCPU, _OUT_OF_MEMORY):
            return TooHard("this thought takes more time or memory than one may")
        return Died(f"a process of the bots ended with {code}")

    def end(self) -> None:
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """End it while nobody listens to it."""
        self.end()
        self._pipe.close()


class Workers:
    """Processes that think; they start when they are first needed."""

    def __init__(self, count: int, limits: Limits = LIMITS) -> None:
        self.turns = Turns(count)
        self._count, self._limits = count, limits
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = False

    @cached_property
    def quiet(self) -> Workers:
        """Half as many more, for games of bots alone: they take what time the others leave."""
        return Workers(max(1, self._count // 2), self._limits._replace(nice=QUIET, wait=900.0))

    async def answer(self, question: dict[str, Any]) -> Thought:
        return await self.do(answer, question)

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Have a process do something; where one dies of itself, another does it once more."""
        try:
            return await self._ask(work, given)
        except Died:
            return await self._ask(work, given)

    async def _ask(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        await self._free.acquire()
        doing = asyncio.create_task(self._do(work, given))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(GRACE, doing.cancel)
            doing.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    async def _do(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        worker = self._idle.pop() if self._idle else _Worker(self._limits)
        self._busy.add(worker)
        try:
            async with asyncio.timeout(self._limits.wait):
                return await worker.do(work, given)
        except TimeoutError as error:
            raise TooHard("this thought takes longer than one may") from error
        finally:
            self._busy.discard(worker)
            self._put_back(worker)
            self._free.release()

    def _put_back(self, worker: _Worker) -> None:
        if worker.fit and not self._closed:
            self._idle.append(worker)
            return
        worker.close()
        if not self._closed:
            self._idle.append(_Worker(self._limits))

    def close(self) -> None:
        self._closed = True
        while self._idle:
            self._idle.pop().close()
        for worker in list(self._busy):
            worker.end()  # who listens hears that
        if "quiet" in vars(self):
            self.quiet.close()
