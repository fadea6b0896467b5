"""How others reach a server: never under an address that is everyone's own machine."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Sequence
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec

from escadrille.table.wire import is_loopback

# Nothing is sent there: to be ready to tells by which address of ours it would go.
ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Reach(msgspec.Struct, frozen=True):
    addresses: list[str]
    """The best first; none: nobody else can reach this server."""
    kind: str
    """"public": what the operator named; "network": those on the same network; "alone": nobody."""


def reach(
    host: str,
    port: int | None,
    origins: Sequence[str],
    own: Callable[[], Sequence[str]] | None = None,
) -> Reach:
    """Return how others reach a server that listens to a host and a port."""
    public = [one for one in origins if not is_loopback(_host(one))]
    if public:
        return Reach(public, "public")
    if is_loopback(host) or port is None:
        return Reach([], "alone")
    any_of_ours = host in ("", "0.0.0.0", "::")  # noqa: S104  it is only compared
    hosts = (own or addresses_of_this_machine)() if any_of_ours else [host]
    found = [_url(one, port) for one in hosts if not is_loopback(one)]
    return Reach(found, "network" if found else "alone")


@cache
def addresses_of_this_machine() -> tuple[str, ...]:
    """Return the addresses by which this machine speaks to others."""
    found = []
    for family, there in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((there, 9))
            address = ip_address(way.getsockname()[0])
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append(str(address))
    return tuple(found)


def _url(host: str, port: int) -> str:
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}" + ("" if port == 80 else f":{port}")


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""
