"""A program in a process of its own: a line in, a line out, within limits of time and size."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

from escadrille.bots import warden
from escadrille.bots.outside import Failure, excerpt

LONGEST: Final = 1 << 16  # bytes of an answer
KEPT: Final = 4096  # bytes of its error channel
TOLD: Final = 12  # lines of them
GRACE: Final = 1.0  # seconds to leave in after the end
PATIENCE: Final = 5.0  # seconds in which one that is silent for good may turn out to be dead
BREATH: Final = 0.01  # seconds in which the kernel buries the dead
BLOCK: Final = 1 << 16


class Process:
    """A running program. Its folder, its children and itself are gone once it is closed."""

    def __init__(self, command: Sequence[str], memory_mib: int) -> None:
        warden.prctl(warden.DUMPABLE, 0)  # others of the same user may not look into our memory
        self._folder = tempfile.mkdtemp(prefix="escadrille-bot-")
        self._control, theirs = socket.socketpair()
        self._said = bytearray()
        self._errors = bytearray()
        self._closed = False
        script = [sys.executable, "-I", "-S", warden.__file__, str(theirs.fileno())]
        try:
            self._process = subprocess.Popen(  # noqa: S603  what the player named
                [*script, str(memory_mib), self._folder, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=[theirs.fileno()],
                cwd=self._folder,
                env=_environment(self._folder),
                start_new_session=True,
            )
        except OSError as error:
            self._control.close()
            shutil.rmtree(self._folder, ignore_errors=True)
            raise Failure("start", reason=str(error.strerror)) from error
        finally:
            theirs.close()
        self._stdin, self._stdout, self._stderr = (
            _unblocked(channel)
            for channel in (self._process.stdin, self._process.stdout, self._process.stderr)
        )

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the one that answers it, or raise Failure."""
        deadline = time.monotonic() + seconds
        if not self._listen() or self._said:
            raise self._unasked()
        waiting = memoryview(line + b"\n")
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            selector.register(self._stderr, selectors.EVENT_READ)
            selector.register(self._stdin, selectors.EVENT_WRITE)
            selector.register(self._control, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                ready = {key.fileobj for key, _ in selector.select(left)}
                if self._stdin in ready:
                    waiting = waiting[self._send(waiting) :]
                    if not waiting:
                        selector.unregister(self._stdin)
                if self._stderr in ready and not self._note():
                    selector.unregister(self._stderr)
                heard = self._listen()
                if (answer := self._line()) is not None:
                    return answer
                if not heard or self._control in ready:
                    raise self._left()
        raise Failure("late", seconds=seconds)

    def leave(self, line: bytes) -> None:
        """Send a last line, and give the program a moment to end by itself."""
        deadline = time.monotonic() + GRACE
        self._send(memoryview(line + b"\n"))
        self._stdin.close()
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            while (left := deadline - time.monotonic()) > 0:
                if selector.select(left) and not self._listen():
                    return
                self._said.clear()

    def close(self) -> None:
        """End the program with all that it started."""
        if self._closed:
            return
        self._closed = True
        self._control.close()
        if self._process.wait() != 0:  # its warden was killed, which only the bot has cause to do
            while strays := warden.strays(self._folder):
                for stray in strays:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(stray, signal.SIGKILL)
                time.sleep(BREATH)
        self._note()
        for channel in (self._stdin, self._stdout, self._stderr):
            channel.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def errors(self) -> list[str]:
        """The last lines of its error channel, without what could move a cursor."""
        lines = self._errors.decode(errors="replace").splitlines()[-TOLD:]
        return ["".join(c if c.isprintable() else " " for c in line) for line in lines]

    def _send(self, waiting: memoryview) -> int:
        """Return how much could be sent; to one who listens no more, all of it."""
        try:
            return self._stdin.write(waiting) or 0
        except BrokenPipeError:
            return len(waiting)

    def _listen(self) -> bool:
        """Take what was said; False once nothing more will be."""
        block = self._stdout.read(BLOCK)
        self._said += block or b""
        return block != b""

    def _note(self) -> bool:
        """Keep the end of what was written on the error channel; False once it is closed."""
        block = self._stderr.read(BLOCK)
        self._errors = (self._errors + (block or b""))[-KEPT:]
        return block != b""

    def _line(self) -> bytes | None:
        """Return the one line said, if it is whole."""
        line, end, rest = self._said.partition(b"\n")
        if len(line) > LONGEST:
            raise Failure("long", limit=LONGEST)
        if not end:
            return None
        self._said = rest
        if rest:
            raise self._unasked()
        return bytes(line)

    def _unasked(self) -> Failure:
        return Failure("unasked", line=excerpt(self._said)) if self._said else self._left()

    def _left(self) -> Failure:
        """Return why nothing more will be said: its warden knows whether it has ended."""
        self._control.settimeout(PATIENCE)
        try:
            status = self._control.recv(1)
        except TimeoutError:
            return Failure("mute")
        return Failure("gone", status=status[0] if status else 255)


def _unblocked(channel: IO[bytes] | None) -> IO[bytes]:
    assert channel is not None
    os.set_blocking(channel.fileno(), False)
    return channel


def _environment(folder: str) -> dict[str, str]:
    """Return what a program needs to run, and nothing of what the player's shell knows."""
    return {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "LANG": "C.UTF-8",
        "HOME": folder,
        "TMPDIR": folder,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONUNBUFFERED": "1",
        "PYTHONUTF8": "1",
    }
