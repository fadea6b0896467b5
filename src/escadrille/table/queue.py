"""Work that is done one after the other, by a task that lives as long as there is some."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]


class Queue:
    def __init__(self) -> None:
        self._waiting: deque[Work] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def add(self, work: Work) -> None:
        """Have something done in its turn."""
        self._waiting.append(work)
        if not self.busy:
            self._task = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        while self._waiting:
            await self._waiting.popleft()()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Return what comes of something; it is done even if nobody waits for it any more."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def command() -> None:
            try:
                result = await work()
            except Exception as error:  # noqa: BLE001  it is the asker's, not the task's
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self.add(command)
        return await done

    async def close(self) -> None:
        """Finish what was begun."""
        if self._task is not None:
            await self._task
