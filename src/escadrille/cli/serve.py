"""`escadrille serve`, and `escadrille` alone: the table, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from escadrille.cli.saves import folder
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.locale import LANGUAGES, voice
from escadrille.table import private
from escadrille.table.limits import USUAL, Limits

if TYPE_CHECKING:
    import uvicorn

LAST_PORT = 65535
SPARE = 256  # files that are open beside the connections, at most


def open_table(terminal: Terminal, port: int) -> None:
    """Serve this machine's own table and show it in the browser, also where it is open already."""
    address = f"http://127.0.0.1:{port}"
    if _is_open(address):
        terminal.tell(terminal.say("serve-already", address=terminal.quote(address)))
        _browse(address)
        return
    serve(terminal, host="127.0.0.1", port=port if _is_free(port) else 0, own=True)


def serve(
    terminal: Terminal,
    *,
    host: str,
    port: int,
    database: str | None = None,
    channels: str = "memory",
    origins: tuple[str, ...] = (),
    own: bool = False,
    limits: Limits = USUAL,
    proxies: Sequence[str] = (),
    metrics: str | None = None,
    **settings: Any,
) -> None:
    """Serve until interrupted or terminated; what was acknowledged is stored by then.

    A player's `own` table is shown to him, and logs only what goes wrong.
    """
    import uvicorn

    from escadrille.table import channels as channelling
    from escadrille.table import metrics as counting
    from escadrille.table.database import prepare
    from escadrille.table.gate import Gate, protocols
    from escadrille.table.http import Settings, create_app
    from escadrille.table.logs import to_stderr

    networks = [_network(terminal, proxy) for proxy in proxies]
    limits = msgspec.structs.replace(limits, connections=_room_for(limits.connections))
    line, web_socket = protocols(Gate(limits, networks))
    database = database or own_file()
    asyncio.run(prepare(database))
    asyncio.run(channelling.prepare(channels, thinks=bool(settings.get("workers", 1))))
    to_stderr(logging.WARNING if own else logging.INFO)
    # It has a line for each request that it does not understand: strangers would fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    counts = listen_for_counts(terminal, metrics)
    app = create_app(
        Settings(
            database=database,
            channels=channels,
            origins=origins,
            host=host,
            hosts=_names(host, origins),
            limits=limits,
            **settings,
        ),
        counts=counts,
    )
    if not own:
        for language in LANGUAGES:  # else the first order would have all games wait for the words
            voice(language)
    listener, address = _bound(terminal, host, port)
    config = uvicorn.Config(
        counting.timed(app) if counts else app,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        http=line,
        ws=web_socket,
        proxy_headers=bool(networks),
        forwarded_allow_ips=[str(network) for network in networks],
        timeout_keep_alive=limits.idle_seconds,
        ws_max_size=limits.message_bytes,
        timeout_graceful_shutdown=limits.grace_seconds,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # The server stops cleanly at these, then raises them again: by then all is well.
        signal.signal(number, lambda *_: sys.exit(0))
    _relax_collector()

    def ready() -> None:
        terminal.tell(terminal.say("serve-address", address=terminal.quote(address)))
        if own:
            _browse(address)

    _server(config, ready).run(sockets=[listener])


def _server(config: uvicorn.Config, ready: Callable[[], None]) -> uvicorn.Server:
    """Return a server that says when it answers: nobody waits for one that has only begun."""
    import uvicorn

    class Telling(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if not self.should_exit:
                ready()

    return Telling(config)


def work(
    terminal: Terminal, channels: str, count: int, limits: Limits, metrics: str | None
) -> None:
    """Let bots think for servers elsewhere, until interrupted or terminated."""
    from escadrille.table import channels as channelling
    from escadrille.table.logs import to_stderr

    asyncio.run(channelling.prepare(channels, thinks=False))
    to_stderr()
    from escadrille.table.remote import work as take

    counts = listen_for_counts(terminal, metrics)
    terminal.tell(terminal.say("worker-takes", address=terminal.quote(channelling.shown(channels))))
    asyncio.run(take(channels, count, limits, counts))


def _network(terminal: Terminal, proxy: str) -> IPv4Network | IPv6Network:
    """Return the addresses of a proxy: one, or a network of them."""
    try:
        return ip_network(proxy, strict=False)
    except ValueError as error:
        raise Complaint(terminal.say("error-proxy", text=proxy)) from error


def _room_for(connections: int) -> int:
    """Return how many connections the system lets us have, of so many that are wanted."""
    try:
        import resource
    except ImportError:
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return connections
    wanted = connections + SPARE
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(connections, max(soft - SPARE, soft // 2))


def _relax_collector() -> None:
    """Look for unreachable cycles seldom, and never among what is there for good.

    Games are many objects that live long: going through them took a fifth of the server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _names(host: str, origins: Sequence[str]) -> tuple[str, ...]:
    """Return the names that a table on this machine alone goes by; none: any.

    A page on the internet may let its name point to this machine, and would pass for our own.
    """
    from escadrille.table.wire import is_loopback

    names = (urlsplit(origin).hostname or "" for origin in origins)
    return ("localhost", *names) if is_loopback(host) else ()


def _is_open(address: str) -> bool:
    """Is there a table at that address?"""
    import json
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/health", timeout=2) as answer:  # noqa: S310  our own address
            return bool(json.load(answer).get("status") == "ok")
    except (OSError, ValueError, AttributeError):
        return False


def _is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def _browse(address: str) -> None:
    """Open a page where there is a browser; the address was told in any case."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        logging.getLogger("escadrille").warning("no browser to open", extra={"address": address})


def _bound(terminal: Terminal, host: str, port: int) -> tuple[socket.socket, str]:
    """Return a socket that will listen at that address, and the address: port 0 is any free one.

    Until it listens a proxy is refused, and turns to another server.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    named = f"[{host}]" if ":" in host else host
    listener = socket.socket(family)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        said = terminal.say("error-listen", address=f"{named}:{port}", reason=reason)
        raise Complaint(said) from error
    return listener, f"http://{named}:{listener.getsockname()[1]}"


def listen_for_counts(terminal: Terminal, at: str | None) -> socket.socket | None:
    """Return a socket for who watches over a server: a port of this machine, or ADDRESS:PORT."""
    if at is None:
        return None
    host, _, port = at.rpartition(":")
    if not port.isdecimal() or int(port) > LAST_PORT:
        raise Complaint(terminal.say("error-metrics", text=at))
    listener, address = _bound(terminal, host.strip("[]") or "127.0.0.1", int(port))
    terminal.tell(terminal.say("serve-metrics", address=terminal.quote(f"{address}/metrics")))
    return listener


def own_file() -> str:
    """Return the database among the player's own data."""
    path = folder().parent / "table.sqlite3"
    private.folder(path.parent, ours="ESCADRILLE_HOME" not in os.environ)
    return str(path)
