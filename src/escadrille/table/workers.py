"""Bots think in processes of their own, which never hold a true state."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from escadrille.bots.advice import Heat, Question, Result
from escadrille.bots.api import Knowledge, know
from escadrille.bots.thought import Thought, think
from escadrille.kernel.api import System
from escadrille.kernel.registry import system

T = TypeVar("T")


def _known(question: dict[str, Any]) -> tuple[System, Knowledge]:
    played = system(question["system"])
    rules, world = played.read_situation(question["situation"], question["packs"])
    return played, know(rules, world, question["seat"])


def answer(question: dict[str, Any]) -> Thought:
    """Return what a bot thinks of an imagined moment of its seat."""
    played, known = _known(question)
    return think(question["bot"], played, question["seed"], known)


def fly(question: dict[str, Any], heat: Heat) -> list[list[Result]]:
    """Return what courses come to, flown from an imagined moment of a seat."""
    return Question(*_known(question), question["seed"]).fly(heat)


def _begin() -> None:
    """Leave signals of the terminal to the server, and do not outlive it if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Workers:
    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, question: dict[str, Any]) -> Thought:
        return await self.do(answer, question)

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Have a process do something; a pool of which one died is replaced once."""
        try:
            return await self._ask(work, *given)
        except BrokenProcessPool:
            return await self._ask(work, *given)

    async def _ask(self, work: Callable[..., T], *given: Any) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, _begin)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
