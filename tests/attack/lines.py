"""Connections that do not behave: bytes, sent and read as they are."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx

PATIENCE = 60.0  # seconds that anything may take on a busy machine


@contextlib.contextmanager
def line(address: str, said: bytes = b"", *, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Yield a connection that has said something; it reads as little as possible ahead."""
    place = urlsplit(address)
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.settimeout(PATIENCE)
        made.bind((source, 0))
        made.connect((place.hostname, place.port))
        with contextlib.suppress(ConnectionError):
            made.sendall(said)
        yield made


def rest(one: socket.socket) -> bytes:
    """Return all that the table says until it ends the connection."""
    read = b""
    with contextlib.suppress(ConnectionError):
        while got := one.recv(65536):
            read += got
    return read


def pour(one: socket.socket, more: bytes, most: int) -> tuple[int, bytes]:
    """Send the same again and again until the table ends it, or so many bytes are sent.

    Return how many were, and what the table said.
    """
    sent, read = 0, b""
    until = time.monotonic() + PATIENCE
    one.setblocking(False)
    with contextlib.suppress(ConnectionError):
        while sent < most and time.monotonic() < until:
            readable, writable, _ = select.select([one], [one], [], 1.0)
            if readable:
                got = one.recv(65536)
                if not got:
                    break
                read += got
            if writable:
                sent += one.send(more)
    return sent, read


def status(answer: bytes) -> int | None:
    """Return the status of an answer; None: there was none."""
    return int(answer.split(b" ", 2)[1]) if answer else None


def is_served(address: str) -> bool:
    return httpx.get(f"{address}/health", timeout=PATIENCE).status_code == 200
