"""Games that are deleted: by those who may, or when a finished one was kept long enough."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa

from escadrille.table.logs import log
from escadrille.table.migrations import STEPS
from escadrille.table.store import Store

DAY: Final = 24 * 3600
EVERY: Final = 3600.0  # seconds between two looks for finished games
# One whose end has no time goes by its opening. A mission goes with its campaign.
FINISHED: Final = """
    SELECT id FROM games WHERE over = TRUE AND coalesce(finished, created) < :at
    AND NOT EXISTS (SELECT 1 FROM missions WHERE missions.game = games.id) LIMIT :most"""
AT_ONCE: Final = 100  # games that are deleted in one look, before others get their turn


def _parts() -> tuple[str, ...]:
    """Return the tables that hold something of a game: the schema says which refer to one."""
    said = [statement for step in STEPS for statement in step]
    made = [re.match(r"CREATE TABLE (\w+)", one) for one in said if "REFERENCES games" in one]
    gone = {one.removeprefix("DROP TABLE ") for one in said if one.startswith("DROP TABLE ")}
    return tuple(found[1] for found in made if found and found[1] not in gone)


async def delete(store: Store, game: str) -> bool:
    """Delete a game and all that belongs to it; False: there is none."""
    async with store.writing() as connection:
        for part in _parts():
            statement = f"DELETE FROM {part} WHERE game = :game"  # noqa: S608  a name of ours
            await connection.execute(sa.text(statement), {"game": game})
        gone = await connection.execute(
            sa.text("DELETE FROM games WHERE id = :game"), {"game": game}
        )
        return bool(gone.rowcount)


Delete = Callable[[str], Awaitable[object]]


async def sweep(store: Store, days: float, delete: Delete) -> None:
    """Delete the games that have been over for so many days."""
    wanted = {"at": int(time.time() - days * DAY), "most": AT_ONCE}
    while found := await store.fetch(FINISHED, wanted):
        for (game,) in found:
            await delete(game)


async def sweep_now_and_then(store: Store, days: float, delete: Delete) -> None:
    """Sweep at once, then every hour; where the database fails, it is tried again."""
    while True:
        try:
            await sweep(store, days, delete)
        except Exception:
            log.exception("sweep failed")
        await asyncio.sleep(EVERY)
