"""The store looked through by its operator: which games are not as they were stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from escadrille.kernel import record
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import chain
from escadrille.table.errors import Damaged
from escadrille.table.loading import checked_rows
from escadrille.table.store import Store


class Bad(msgspec.Struct, frozen=True):
    """A game that cannot be read as it was stored."""

    game: str
    code: str
    number: int | None
    """The row from which on it is not to be believed; None: the game's own."""
    reason: str


async def check(store: Store) -> AsyncIterator[tuple[str, Bad | None]]:
    """Go through all games; yield each, and what is wrong with it, if anything."""
    for (game,) in await store.fetch("SELECT id FROM games ORDER BY created, id", {}):
        yield game, await fault(store, game)
        await asyncio.sleep(0)


async def fault(store: Store, game: str) -> Bad | None:
    """Return what is wrong with a game as it is stored."""
    stored = await store.game(game)
    if stored is None:  # deleted meanwhile
        return None
    try:
        msgspec.json.decode(stored.header, type=record.Header)
    except (msgspec.MsgspecError, TypeError, UnicodeError) as error:
        return Bad(game, "game/header", None, str(error))
    try:
        await checked_rows(store, game, chain.first(stored.header))
    except Damaged as damaged:
        return Bad(game, damaged.code, damaged.number, str(damaged))
    except EscadrilleError as error:
        return Bad(game, error.code, None, str(error))
    return None
