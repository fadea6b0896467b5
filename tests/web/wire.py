"""The wire between a browser and the server, which a test can cut in the middle of an answer."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Wire:
    """A TCP proxy on a port of its own. While it is cut, no byte passes either way."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        assert there.hostname
        assert there.port
        self._there = (there.hostname, there.port)
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._trap = b""
        self._passes = True
        self._is_silent = False
        self.is_cut = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._ear.close()
        self._hang_up()

    def cut_at(self, words: bytes, *, passes: bool, silent: bool) -> None:
        """Cut it when the browser next sends these words, which still pass or not.

        Silent, it stays open and dead, as a lost network does; otherwise it is closed.
        """
        self._passes, self._is_silent = passes, silent
        self._trap = words

    def mend(self) -> None:
        self._hang_up()
        self.is_cut.clear()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._ear.accept()
                self._ends.append(near)
                if self.is_cut.is_set():
                    if not self._is_silent:
                        near.close()
                    continue
                far = socket.create_connection(self._there)
                self._ends.append(far)
                for ends in ((near, far, True), (far, near, False)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, is_sent: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if is_sent and self._trap and self._trap in data:
                    self._trap = b""
                    self.is_cut.set()
                    if self._passes:
                        target.sendall(data)
                    if not self._is_silent:
                        self._hang_up()
                elif not self.is_cut.is_set():
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def _hang_up(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends = []
