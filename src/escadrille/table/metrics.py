"""What a server and a worker count, as Prometheus reads it: at an address of its own.

Strangers have no business with it, and behind a proxy of this machine they look as if they were
here: so it is no address of the table's, and listens to this machine unless the operator says else.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from socket import socket
from typing import Any, Final

Read = Callable[[], Awaitable[Mapping[str, float]]]
"""Tells what there is at this moment, by the name of each figure."""
App = Callable[[Any, Any, Any], Awaitable[None]]

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
PATIENCE: Final = 5.0  # seconds for a request
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"


class Count:
    """How often something happened, of each kind."""

    def __init__(self, name: str, label: str, says: str) -> None:
        self._name, self._label, self._says = f"escadrille_{name}_total", label, says
        self.of: Counter[str] = Counter()

    def add(self, kind: str, many: int = 1) -> None:
        self.of[kind] += many

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._says, "counter")
        for kind, many in self.of.items():
            yield f'{self._name}{{{self._label}="{kind}"}} {many}'


class Times:
    """How long something took, of each kind."""

    def __init__(self, name: str, label: str, says: str) -> None:
        self._name, self._label, self._says = f"escadrille_{name}_seconds", label, says
        self._within: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    @contextlib.contextmanager
    def taken(self, kind: str) -> Iterator[None]:
        """Count how long it takes, whatever comes of it."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(kind, time.perf_counter() - begun)

    def add(self, kind: str, seconds: float) -> None:
        within = self._within.setdefault(kind, [0] * (len(BUCKETS) + 1))
        within[bisect_left(BUCKETS, seconds)] += 1
        self._sums[kind] += seconds  # type: ignore[assignment]  # it counts seconds

    def many(self, kind: str) -> int:
        return sum(self._within.get(kind, ()))

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._says, "histogram")
        for kind, within in self._within.items():
            of, so_far = f'{self._label}="{kind}"', 0
            for most, many in zip((*map(str, BUCKETS), "+Inf"), within, strict=True):
                so_far += many
                yield f'{self._name}_bucket{{{of},le="{most}"}} {so_far}'
            yield f"{self._name}_sum{{{of}}} {self._sums[kind]:.6f}"
            yield f"{self._name}_count{{{of}}} {so_far}"


def _head(name: str, says: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


# One server or one worker is one process, as with the log.
ORDERS: Final = Count("orders", "by", "Orders stored, of people and of bots.")
ANSWERS: Final = Times("answer", "of", "Answers to requests: to orders, other calls, the page.")
STATUSES: Final = Count("answers", "status", "Answers to requests, by their status.")
THOUGHTS: Final = Times("thought", "of", "What bots think about, until it is thought.")
ERRORS: Final = Count("errors", "level", "Lines of the log that tell of an error.")
COUNTED: Final = (ORDERS, ANSWERS, STATUSES, THOUGHTS, ERRORS)


def timed(app: App) -> App:
    """Return the same server; its answers are counted."""

    async def called(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                STATUSES.add(str(message["status"]))
            await send(message)

        with ANSWERS.taken(_kind(scope["path"])):
            await app(scope, receive, sending)

    return called


def _kind(path: str) -> str:
    if not path.startswith("/api/"):
        return "page"
    return "order" if path.endswith("/orders") else "call"


def page(gauges: Mapping[str, float]) -> str:
    """Return all that is counted, with what there is at this moment."""
    lines = [line for one in COUNTED for line in one.lines()]
    for name, value in gauges.items():
        lines += [f"# TYPE escadrille_{name} gauge", f"escadrille_{name} {value:g}"]
    return "\n".join([*lines, ""])


@contextlib.asynccontextmanager
async def told(at: socket | None, read: Read) -> AsyncIterator[None]:
    """Tell whoever asks at that socket, if there is one, what is counted."""
    if at is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                found = head.startswith(b"GET /metrics ")
                body = (page(await read()) if found else "").encode()
                status = "200 OK" if found else "404 Not Found"
                said = f"HTTP/1.1 {status}\r\ncontent-type: {KIND}\r\nconnection: close\r\n"
                writer.write(f"{said}content-length: {len(body)}\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, sock=at)
    try:
        yield
    finally:
        server.close()
