"""A request to an address that a stranger has named: only ever to the open internet.

The name is looked up once, every address that it has must be public, and the connection goes to
one of those very addresses: a name that points elsewhere a moment later changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from escadrille.table.errors import BadAddress
from escadrille.table.ranges import is_special

JSON: Final[Mapping[str, str]] = {"Content-Type": "application/json"}
SECONDS = 5.0
LONGEST = 500
PORTS: Final = frozenset((80, 443, *range(8000, 9000)))

_resolvers = ThreadPoolExecutor(4, "webhook-names")  # a slow name server keeps nobody else waiting


class Redirected(BadAddress):
    """An answer that sends the caller elsewhere: he does not go."""


class Target(NamedTuple):
    tls: bool
    host: str
    port: int
    path: str


def read_url(url: str, ports: frozenset[int] = PORTS) -> Target:
    """Return what a URL points to, or raise where it is not a plain one."""
    if len(url) > LONGEST or not re.fullmatch(r"[!-~]+", url) or "\\" in url:
        raise BadAddress(f"a URL has at most {LONGEST} characters, all of them ASCII and visible")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadAddress(f"not a URL: {error}") from error
    if parts.scheme not in ("http", "https"):
        raise BadAddress("only http and https are called")
    if "@" in parts.netloc or not re.fullmatch(r"[a-z0-9.-]+|[0-9a-f:.]+", host):
        raise BadAddress("a URL names a host, and no user")
    tls = parts.scheme == "https"
    port = (443 if tls else 80) if port is None else port
    if port not in ports:
        raise BadAddress(f"port {port} is not called; 80, 443 and 8000 to 8999 are")
    query = f"?{parts.query}" if parts.query else ""
    return Target(tls, host, port, (parts.path or "/") + query)


def is_public(address: str) -> bool:
    """Is it an address of the open internet, whatever it is wrapped in?"""
    try:
        return not is_special(ip_address(address))
    except ValueError:
        return False


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def resolve(host: str, port: int) -> list[str]:
    """Return every address of a name."""
    found = await asyncio.get_running_loop().run_in_executor(
        _resolvers, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def connect(address: str, target: Target) -> Streams:
    """Return a connection to an address, which proves with its certificate that it is the host."""
    tls = ssl.create_default_context() if target.tls else None
    name = target.host if target.tls else None
    return await asyncio.open_connection(
        address, target.port, limit=4096, ssl=tls, server_hostname=name
    )


class Outgoing:
    """Requests to others; tests pass parts of their own."""

    def __init__(
        self,
        resolve: Callable[[str, int], Awaitable[list[str]]] = resolve,
        connect: Callable[[str, Target], Awaitable[Streams]] = connect,
        allows: Callable[[str], bool] = is_public,
        ports: frozenset[int] = PORTS,
    ) -> None:
        self._resolve, self._connect, self._allows, self._ports = resolve, connect, allows, ports

    async def check(self, url: str) -> tuple[Target, list[str]]:
        """Return a target and its addresses, or raise where one is not of the open internet."""
        target = read_url(url, self._ports)
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self._resolve(target.host, target.port)
        except (OSError, UnicodeError) as error:
            raise BadAddress(f"no address was found for {target.host}") from error
        if not addresses or not all(map(self._allows, addresses)):
            raise BadAddress(f"{target.host} is not on the open internet")
        return target, addresses

    async def post(self, url: str, body: bytes, headers: Mapping[str, str] = JSON) -> int:
        """Send something and return the status of the answer; a redirect is refused.

        Names are looked up, and their addresses checked, at this moment, whatever they once were.
        """
        target, addresses = await self.check(url)
        async with asyncio.timeout(SECONDS):
            reader, writer = await self._connect(addresses[0], target)
            try:
                writer.write(_request(target, body, headers))
                await writer.drain()
                status = _status(await reader.readline())
            finally:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()
        if 300 <= status < 400:
            raise Redirected(f"{target.host} answers with a redirect ({status}): none is followed")
        return status


def _request(target: Target, body: bytes, headers: Mapping[str, str] = JSON) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}:{target.port}",
        "User-Agent: escadrille",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def _status(line: bytes) -> int:
    answer = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if not answer:
        raise ConnectionError("no answer in HTTP")
    return int(answer[1])
