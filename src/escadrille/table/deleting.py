"""Games that are deleted: by those who may, or when a finished one was kept long enough."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

import sqlalchemy as sa

from escadrille.table.migrations import STEPS
from escadrille.table.store import Store

log = logging.getLogger("escadrille.table")

DAY: Final = 24 * 3600
EVERY: Final = 3600.0  # seconds between two looks for finished games
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


async def finished_before(store: Store, at: int, most: int) -> list[str]:
    """Return games that were over before a time; one whose end has no time, by its opening."""
    wanted = sa.text(
        "SELECT id FROM games WHERE over = :over AND coalesce(finished, created) < :at LIMIT :most"
    ).bindparams(sa.bindparam("over", True, sa.Boolean))
    async with store.reading() as connection:
        found = await connection.execute(wanted, {"at": at, "most": most})
        return [game for (game,) in found]


Delete = Callable[[str], Awaitable[object]]


async def sweep(store: Store, days: float, delete: Delete) -> None:
    """Delete the games that have been over for so many days."""
    while found := await finished_before(store, int(time.time() - days * DAY), AT_ONCE):
        for game in found:
            await delete(game)


async def sweep_now_and_then(store: Store, days: float, delete: Delete) -> None:
    """Sweep at once, then every hour; where the database fails, it is tried again."""
    while True:
        try:
            await sweep(store, days, delete)
        except Exception:
            log.exception("sweep failed")
        await asyncio.sleep(EVERY)
