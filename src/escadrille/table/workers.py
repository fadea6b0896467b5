"""Bots think in processes of their own, which never hold a true state.

A thought that nobody waits for any more is given up.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, TypeVar

from escadrille.bots.advice import Heat, Question, Result
from escadrille.bots.api import Knowledge, know
from escadrille.bots.thought import Thought, think
from escadrille.kernel.registry import system
from escadrille.kernel.system import System
from escadrille.table import metrics
from escadrille.table.errors import TooHard
from escadrille.table.limits import USUAL, Limits
from escadrille.table.processes import OUT_OF_TIME, Died, Pool, serve
from escadrille.table.turns import Rank, Turns

T = TypeVar("T")

PROGRAM: Final = ("-m", "escadrille.table.workers")
GRACE = 0.5  # seconds in which a thought that is given up may end: a new process costs more
WAIT, LONG_WAIT = 120.0, 900.0  # seconds by the clock that a thought may take
QUIET: Final = 10  # how nice the processes are that think for games of bots alone


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


def _done(raw: bytes) -> bytes:
    """Return what came of something: (True, the answer) or (False, the error)."""
    work, given = pickle.loads(raw)  # noqa: S301  our own server's
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


class Crew(ABC):
    """Those who think for a server, in their turns."""

    def __init__(self, turns: int) -> None:
        """`turns` is how many thoughts are on their way at once."""
        self.turns = Turns(turns)

    @property
    @abstractmethod
    def quiet(self) -> Crew:
        """Others, for games of bots alone: they take what time these leave."""

    async def answer(self, question: dict[str, Any], rank: Rank = Rank.PLAY) -> Thought:
        with metrics.THOUGHTS.taken(question["bot"]):
            return await self._answer(question, rank)

    async def fly(
        self, question: dict[str, Any], heat: Heat, rank: Rank = Rank.ASK
    ) -> list[list[Result]]:
        with metrics.THOUGHTS.taken("advice"):
            return await self._fly(question, heat, rank)

    @abstractmethod
    async def _answer(self, question: dict[str, Any], rank: Rank) -> Thought: ...

    @abstractmethod
    async def _fly(
        self, question: dict[str, Any], heat: Heat, rank: Rank
    ) -> list[list[Result]]: ...

    @abstractmethod
    async def figures(self) -> dict[str, float]:
        """Return what there is at this moment."""

    @abstractmethod
    async def close(self) -> None: ...


class Workers(Crew):
    """Processes that think; they start when they are first needed."""

    def __init__(
        self, count: int, limits: Limits = USUAL, *, wait: float = WAIT, nice: int = 0
    ) -> None:
        """`wait` is how many seconds by the clock a thought may take."""
        super().__init__(count)
        self._count, self._limits, self._wait = count, limits, wait
        self._free = asyncio.Semaphore(count)
        self._pool = Pool(PROGRAM, limits.thought_seconds, limits.thought_mebibytes, nice)

    @cached_property
    def quiet(self) -> Workers:
        """Half as many more, for games of bots alone: they take what time the others leave."""
        return Workers(max(1, self._count // 2), self._limits, wait=LONG_WAIT, nice=QUIET)

    async def _answer(self, question: dict[str, Any], rank: Rank) -> Thought:
        return await self.do(answer, question)

    async def _fly(self, question: dict[str, Any], heat: Heat, rank: Rank) -> list[list[Result]]:
        return await self.do(fly, question, heat)

    async def figures(self) -> dict[str, float]:
        quiet = self.quiet.turns.waiting if "quiet" in vars(self) else 0
        return {"thoughts_waiting": self.turns.waiting + quiet}

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
        try:
            done, came = await self._pool.ask(pickle.dumps((work, given)), self._wait, pickle.loads)
        except TimeoutError as error:
            raise TooHard("this thought takes longer than one may") from error
        except Died as died:
            if died.status in (OUT_OF_TIME, _OUT_OF_MEMORY):
                raise TooHard("this thought takes more time or memory than one may") from died
            raise
        finally:
            self._free.release()
        if not done:
            raise came
        answered: T = came
        return answered

    async def close(self) -> None:
        await self._pool.close()
        if "quiet" in vars(self):
            await self.quiet.close()


if __name__ == "__main__":
    serve(_done, *map(int, sys.argv[1:]))
