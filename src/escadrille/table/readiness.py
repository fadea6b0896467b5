"""All packs are read and all types are known before the server listens.

msgspec works out how a type is read when it first meets it, and a process in which two threads do
so at once may crash. No request does so, in whatever thread it is served.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.routes import HTTPRoute, WebSocketRoute

from escadrille.kernel import game as games
from escadrille.kernel import record, registry, snapshot
from escadrille.table.match import decoder


def prepare(app: Litestar) -> None:
    """Read what any request to a server may need read."""
    for slug in registry.slugs():
        _read(slug)
    for kind in _asked(app):
        with contextlib.suppress(msgspec.ValidationError):  # nothing was asked; the type is known
            msgspec.convert({}, kind, strict=False)


@cache
def _read(slug: str) -> None:
    """Read a system as the first moment of a game needs it, told to people, stored and reloaded."""
    system = registry.system(slug)
    registry.catalogue(slug)
    system.content.tables()
    decoder(system.engine.order_type)
    game = games.new(slug, seed=0, seats=[])
    msgspec.json.decode(msgspec.json.encode(game.header), type=record.Header)
    snapshot.read(game, snapshot.take(game, "") or b"")
    if system.campaign is not None:
        with contextlib.suppress(msgspec.ValidationError):
            msgspec.convert({}, system.campaign.report_type)


def _asked(app: Litestar) -> Iterator[Any]:
    """Yield the types of what requests say."""
    for provided in app.dependencies.values():
        if isinstance(provided, Provide):
            yield provided.signature_model
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from (handler.signature_model for handler in route.route_handlers)
        elif isinstance(route, WebSocketRoute):
            yield route.route_handler.signature_model
