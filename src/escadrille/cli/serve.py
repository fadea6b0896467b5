"""`escadrille serve`: the table, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path

from escadrille.cli.saves import folder
from escadrille.cli.terminal import Terminal

GRACE = 5  # seconds that open connections have to end


def serve(
    terminal: Terminal,
    *,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    origins: list[str],
) -> None:
    """Serve until interrupted or terminated; what was acknowledged is stored by then."""
    import uvicorn

    from escadrille.table.http import Settings, create_app
    from escadrille.table.logs import to_stderr
    from escadrille.table.store import prepare

    if database is None:
        path = folder().parent / "table.sqlite3"
        path.parent.mkdir(parents=True, exist_ok=True)
        database = str(path)
    elif "://" not in database:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(prepare(database))
    to_stderr()
    app = create_app(Settings(database=database, workers=workers, origins=tuple(origins)))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family)
    told = f"[{host}]" if ":" in host else host
    address = f"http://{told}:{listener.getsockname()[1]}"
    terminal.tell(terminal.say("serve-address", address=terminal.quote(address)))
    config = uvicorn.Config(
        app,
        log_config=None,
        lifespan="on",
        server_header=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=GRACE,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        # The server stops cleanly at these, then raises them again: by then all is well.
        signal.signal(number, lambda *_: sys.exit(0))
    uvicorn.Server(config).run(sockets=[listener])
