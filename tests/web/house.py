"""A server in this process, whose clock a test may set: for what takes minutes or days."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import uvicorn
from tests.table.players import QUICK

from escadrille.table.http import Settings, create_app
from escadrille.table.outgoing import Outgoing


class House:
    """A table at an address of this machine; `passed` seconds are added to its time."""

    def __init__(self, folder: Path, outgoing: Outgoing | None = None, **settings: Any) -> None:
        given = {"database": str(folder / "t.db"), "limits": QUICK, **settings}
        self.app = create_app(Settings(**given), outgoing)
        self.passed = 0.0
        self._server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_config=None))
        self._thread = threading.Thread(target=self._server.run)

    def now(self) -> float:
        return time.time() + self.passed

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        rooms = self.app.state.table.rooms
        rooms.clock = rooms.deadlines._clock = self.now
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._server.should_exit = True
        self._thread.join()

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Have something done by the server's own loop."""
        loop = self.table.rooms._sweeper.get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(60)

    @property
    def table(self) -> Any:
        return self.app.state.table
