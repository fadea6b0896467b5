"""`escadrille serve`: the table, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from typing import Any

from escadrille.cli.saves import folder
from escadrille.cli.terminal import Complaint, Terminal

GRACE = 5  # seconds that open connections have to end


def serve(
    terminal: Terminal,
    *,
    host: str,
    port: int,
    database: str | None,
    channels: str,
    **settings: Any,
) -> None:
    """Serve until interrupted or terminated; what was acknowledged is stored by then."""
    import uvicorn

    from escadrille.table import channels as channelling
    from escadrille.table.http import Settings, create_app
    from escadrille.table.logs import to_stderr
    from escadrille.table.store import prepare

    database = database or _own_file()
    asyncio.run(prepare(database))
    asyncio.run(channelling.prepare(channels))
    to_stderr()
    app = create_app(Settings(database=database, channels=channels, **settings))
    listener = _listen(terminal, host, port)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=GRACE,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # The server stops cleanly at these, then raises them again: by then all is well.
        signal.signal(number, lambda *_: sys.exit(0))
    _relax_collector()
    uvicorn.Server(config).run(sockets=[listener])


def _relax_collector() -> None:
    """Look for unreachable cycles seldom, and never among what is there for good.

    Games are many objects that live long: going through them took a fifth of the server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _listen(terminal: Terminal, host: str, port: int) -> socket.socket:
    """Return a socket at that address, and tell it: port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    named = f"[{host}]" if ":" in host else host
    try:
        listener = socket.create_server((host, port), family=family)
    except OSError as error:
        reason = error.strerror or str(error)
        said = terminal.say("error-listen", address=f"{named}:{port}", reason=reason)
        raise Complaint(said) from error
    address = f"http://{named}:{listener.getsockname()[1]}"
    terminal.tell(terminal.say("serve-address", address=terminal.quote(address)))
    return listener


def _own_file() -> str:
    """Return the database among the player's own data."""
    path = folder().parent / "table.sqlite3"
    path.parent.mkdir(parents=True, exist_ok=True)
    return str(path)
