"""Records of strangers, each played by a process that may die of it (`table.importer`)."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from subprocess import DEVNULL, PIPE
from typing import Final, Literal, cast

import msgspec

from escadrille.table import importer
from escadrille.table.errors import BadRequest, TooMany, Unplayable
from escadrille.table.importer import SIZE, Answer, Failed, Played, Refused

log = logging.getLogger("escadrille.table")

AGAIN: Final = 2  # seconds after which to come again
RECORDS: Final = 50  # that one process plays before a fresh one takes its place
LONGEST: Final = 1 << 24  # bytes of an answer
PROGRAM: Final = ("-m", importer.__name__)

_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_OUT_OF_TIME: Final = -getattr(signal, "SIGXCPU", sys.maxsize)


class Limits(msgspec.Struct, frozen=True):
    """What one record may cost; a long game takes a tenth of a second and some MiB."""

    processor: int = 5
    """Seconds of a processor."""
    patience: float = 60.0
    """Seconds in all."""
    memory: int = 512
    """MiB."""
    at_once: int = 2
    waiting: int = 8
    """Senders whose record waits for its turn; each has one at most."""


class _Worker(asyncio.SubprocessProtocol):
    """A process that plays one record after the other."""

    _process: asyncio.SubprocessTransport

    def __init__(self) -> None:
        self.records = 0
        self._said = bytearray()
        self._news = asyncio.Event()
        self._gone = asyncio.Event()

    @classmethod
    async def start(cls, command: Sequence[str]) -> _Worker:
        start = asyncio.get_running_loop().subprocess_exec
        _, worker = await start(cls, *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        return worker

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)

    @property
    def is_alive(self) -> bool:
        return not self._gone.is_set()

    async def ask(self, raw: bytes) -> Answer:
        """Return what became of a record, or raise EOFError where the process died of it."""
        self.records += 1
        self._said.clear()
        pipe = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))
        pipe.write(SIZE.pack(len(raw)) + raw)
        while not self._said.endswith(b"\n"):
            if not self.is_alive:
                raise EOFError("no answer")
            self._news.clear()
            await self._news.wait()
        return _ANSWERS.decode(bytes(self._said))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._said += data
        self._news.set()
        if len(self._said) > LONGEST and self.is_alive:
            self._process.kill()

    def process_exited(self) -> None:
        self._gone.set()
        self._news.set()

    async def end(self) -> int | None:
        """End the process, if it has not ended, close its pipes and return its exit status."""
        self._process.close()
        await self._gone.wait()
        return self._process.get_returncode()


class Imports:
    """One record at a time of each sender, few at once; then a short queue."""

    def __init__(self, limits: Limits | None = None, program: Sequence[str] = PROGRAM) -> None:
        self._limits = limits or Limits()
        costs = str(self._limits.processor), str(self._limits.memory)
        self._command = (sys.executable, *program, *costs)
        self._turn = asyncio.Semaphore(self._limits.at_once)
        self._senders: set[str] = set()
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []

    async def play(self, read: Callable[[], Awaitable[bytes]], sender: str) -> Played:
        """Return what is to be stored of a record, or raise what its sender is told.

        It is read only once its sender has his place: large ones do not pile up.
        """
        if sender in self._senders:
            raise TooMany(AGAIN, "a record of yours is still being played")
        if len(self._senders) >= self._limits.at_once + self._limits.waiting:
            raise TooMany(AGAIN, "many records are being played")
        self._senders.add(sender)
        try:
            raw = await read()
            async with self._turn:
                said = await self._ask(raw)
        finally:
            self._senders.discard(sender)
        if isinstance(said, Refused):
            raise BadRequest(said.why)
        if isinstance(said, Failed):
            log.warning("record failed", extra={"by": said.by, "reason": said.reason})
            raise Unplayable(self._words(said))
        return said

    def _words(self, failed: Failed) -> str:
        limits = self._limits
        return {
            "time": f"the record takes too long to play: more than {limits.processor} s",
            "memory": f"the record takes too much memory to play: more than {limits.memory} MiB",
            "fault": "the rules fail on the record; the reason is noted on the server",
            "death": "the process that played the record died of it; this is noted on the server",
        }[failed.by]

    async def _ask(self, raw: bytes) -> Answer:
        """Have a process play a record; one that failed is replaced."""
        worker = await self._worker()
        try:
            said = await self._said(worker, raw)
        except BaseException:
            await self._end(worker)
            raise
        if not isinstance(said, Failed) and worker.records < RECORDS:
            self._idle.append(worker)
            return said
        status = await self._end(worker)
        if isinstance(said, Failed) and said.by == "death":
            by: Literal["time", "death"] = "time" if status == _OUT_OF_TIME else "death"
            return Failed(by, f"exit status {status}: {said.reason}")
        return said

    async def _said(self, worker: _Worker, raw: bytes) -> Answer:
        try:
            async with asyncio.timeout(self._limits.patience):
                return await worker.ask(raw)
        except TimeoutError:
            return Failed("time", f"no answer in {self._limits.patience} s")
        except (EOFError, msgspec.MsgspecError) as error:
            return Failed("death", str(error))

    async def _worker(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            await self._end(worker)
        try:
            worker = await _Worker.start(self._command)
        except OSError as error:
            log.exception("no process for a record")
            raise TooMany(AGAIN, "no record can be played now") from error
        self._workers.add(worker)
        return worker

    async def _end(self, worker: _Worker) -> int | None:
        self._workers.discard(worker)
        return await worker.end()

    async def close(self) -> None:
        self._idle.clear()
        for worker in [*self._workers]:
            await self._end(worker)
