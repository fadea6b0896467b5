"""Real servers, each in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self


class Command:
    """A command that runs until it is told to stop, from the moment it says that it does."""

    process: subprocess.Popen[str]
    module = "escadrille"

    def __init__(self, log: Path, *command: str) -> None:
        self.log, self._command = log, command
        self.source: Path | None = None  # of another version than this one
        self._run(*command)

    def _run(self, *command: str) -> None:
        with self.log.open("ab") as written:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.module, *command],
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
                env={**os.environ, "ESCADRILLE_LANG": "en", **self._version},
            )
        self.address = self._told()
        if self.address.endswith("/metrics"):
            self.metrics, self.address = self.address, self._told()

    @property
    def _version(self) -> dict[str, str]:
        return {} if self.source is None else {"PYTHONPATH": str(self.source)}

    def come_back(self) -> None:
        """Start anew."""
        self._run(*self._command)

    def _told(self) -> str:
        """Return the address that it tells next."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"\w+://\S+", line)
        assert found, f"{line!r} {self.log.read_text()}"
        return found[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
        return self.process.returncode


class Server(Command):
    """`escadrille serve` on a free port.

    `module`: what runs in its place; see `tests.table.dealing`.
    """

    def __init__(
        self,
        database: Path | str,
        *options: str,
        log: Path | None = None,
        module: str = "escadrille",
    ) -> None:
        self.module = module
        self._options = ["--database", str(database), *options]
        super().__init__(
            log or Path(database).with_suffix(".log"), "serve", "--port", "0", *self._options
        )

    def come_back(self) -> None:
        """Start anew where it was, with the games that it had."""
        port = self.address.rpartition(":")[2].rstrip("/")
        self._run("serve", "--port", port, *self._options)


class Worker(Command):
    """`escadrille worker` at a Redis."""

    def __init__(self, channels: str, *options: str) -> None:
        log = Path(tempfile.mkstemp(prefix="escadrille-worker-", suffix=".log")[1])
        super().__init__(log, "worker", "--channels", channels, *options)
