"""Processes that work for the server, each on one question at a time; they may die of one.

A question has limits of processor time and memory: what goes beyond them costs its process, which
is replaced, and nothing else. All that a process shares with the server are its two pipes.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import resource
import signal
import struct
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Final, TypeVar, cast

from escadrille.bots import warden

T = TypeVar("T")

SIZE: Final = struct.Struct(">I")
"""Goes before each question and each answer: its bytes."""
LONGEST: Final = 1 << 24  # bytes of an answer
OUT_OF_TIME: Final = -signal.SIGXCPU

# In the process.


def serve(answer: Callable[[bytes], bytes], seconds: int, memory: int, nice: int) -> None:
    """Answer what comes through the pipe, one after the other, until it is closed.

    Each answer may take so many seconds of a processor, and all of them so many MiB beyond those of
    the house itself.
    """
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed can pass for an answer
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of the terminal: the server's affair
    os.nice(nice)
    warden.confine(_size() + memory)  # and it does not outlive the server
    while head := questions.read(SIZE.size):
        raw = questions.read(*SIZE.unpack(head))
        _allow(seconds)
        said = answer(raw)
        answers.write(SIZE.pack(len(said)) + said)
        answers.flush()


def _size() -> int:
    """Return how many MiB this process has, where the machine tells."""
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        return pages * resource.getpagesize() >> 20
    return 0


def _allow(seconds: int) -> None:
    """Have the kernel end this process if it uses so many more seconds of a processor."""
    with contextlib.suppress(OSError, ValueError):  # a machine that has no such limit
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        used = math.ceil(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, most))


# In the server.


class Died(Exception):
    """A process ended before it had answered."""

    def __init__(self, status: int | None) -> None:
        super().__init__(f"exit status {status}: no answer")
        self.status = status


class Process(asyncio.SubprocessProtocol):
    _process: asyncio.SubprocessTransport

    def __init__(self) -> None:
        self.asked = 0
        self._said = bytearray()
        self._news = asyncio.Event()
        self._gone = asyncio.Event()

    @classmethod
    async def start(cls, command: Sequence[str], *, mute: bool) -> Process:
        start = asyncio.get_running_loop().subprocess_exec
        paths = filter(None, (os.environ.get("PYTHONPATH"), *sys.path))
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        stderr = DEVNULL if mute else None
        _, process = await start(cls, *command, stdin=PIPE, stdout=PIPE, stderr=stderr, env=env)
        return process

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)

    @property
    def is_alive(self) -> bool:
        return not self._gone.is_set()

    @property
    def _length(self) -> int:
        """How many bytes the present answer has, as far as it tells."""
        return SIZE.size + (SIZE.unpack_from(self._said)[0] if len(self._said) >= SIZE.size else 0)

    async def ask(self, raw: bytes) -> bytes:
        """Return the answer to a question, or raise EOFError where the process died of it."""
        self.asked += 1
        self._said.clear()
        pipe = cast(asyncio.WriteTransport, self._process.get_pipe_transport(0))
        pipe.write(SIZE.pack(len(raw)) + raw)
        while len(self._said) < max(self._length, SIZE.size + 1):
            if not self.is_alive:
                raise EOFError
            self._news.clear()
            await self._news.wait()
        return bytes(self._said[SIZE.size : self._length])

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._said += data
        self._news.set()
        if max(self._length, len(self._said)) > LONGEST and self.is_alive:
            self._process.kill()

    def process_exited(self) -> None:
        self._gone.set()
        self._news.set()

    async def end(self) -> int | None:
        """End the process, if it has not ended, close its pipes and return its exit status."""
        self._process.close()
        await self._gone.wait()
        return self._process.get_returncode()


class Pool:
    """Processes that run one program; they start when they are needed."""

    def __init__(
        self, program: Sequence[str], *costs: int, asked: float = math.inf, mute: bool = False
    ) -> None:
        """`costs` are told to the program; one that was asked so often is replaced."""
        self._command = (sys.executable, *program, *map(str, costs))
        self._asked, self._mute = asked, mute
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._closed = False

    async def ask(self, raw: bytes, patience: float, read: Callable[[bytes], T]) -> T:
        """Return what is read from the answer; raise Died, or TimeoutError after so many seconds.

        A process that does not answer, or not what can be read, is ended.
        """
        process = await self._take()
        try:
            async with asyncio.timeout(patience):
                said = read(await process.ask(raw))
        except EOFError as error:
            raise Died(await self._end(process)) from error
        except BaseException:
            await self._end(process)
            raise
        if process.asked < self._asked:
            self._idle.append(process)
        else:
            await self._end(process)
        return said

    async def _take(self) -> Process:
        if self._closed:
            raise Died(None)
        while self._idle:
            process = self._idle.pop()
            if process.is_alive:
                return process
            await self._end(process)
        process = await Process.start(self._command, mute=self._mute)
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> int | None:
        self._all.discard(process)
        return await process.end()

    async def close(self) -> None:
        """End all; who waits for an answer hears that there is none."""
        self._closed = True
        self._idle.clear()
        for process in [*self._all]:
            await self._end(process)
