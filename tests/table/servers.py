"""Real servers, each in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self


class Server:
    """`escadrille serve` on a free port, from the moment it says where."""

    def __init__(self, database: Path | str, *options: str, log: Path | None = None) -> None:
        self.log = log or Path(database).with_suffix(".log")
        self._command = ["--database", str(database), *options]
        self._start("0")

    def _start(self, port: str) -> None:
        command = [sys.executable, "-m", "escadrille", "serve", "--port", port]
        with self.log.open("ab") as written:
            self.process = subprocess.Popen(
                [*command, *self._command],
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
                env={**os.environ, "ESCADRILLE_LANG": "en"},
            )
        self.address = self._told()
        if self.address.endswith("/metrics"):
            self.metrics, self.address = self.address, self._told()

    def _told(self) -> str:
        """Return the address that it tells next."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
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

    def come_back(self) -> None:
        """Start anew where it was, with the games that it had."""
        self._start(self.address.rpartition(":")[2].rstrip("/"))

    def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
        return self.process.returncode
