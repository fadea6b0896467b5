"""Chapters in the database."""

from __future__ import annotations

import sqlalchemy as sa

from escadrille.table.rows import StoredChapter
from escadrille.table.store import Store

_PUT = """
    INSERT INTO chapters (game, first, number, at, told, moment)
    VALUES (:game, :first, :number, :at, :told, :moment) ON CONFLICT DO NOTHING"""
# Spectators may be late: of the moments that they have all reached, only the last is of use.
_THIN = """
    UPDATE chapters SET moment = NULL WHERE game = :game AND number < (
        SELECT max(number) FROM chapters
        WHERE game = :game AND at < :seen AND moment IS NOT NULL)"""
_END = "SELECT coalesce(max(number), 0) FROM chapters WHERE game = :game"
_READ = "SELECT first, number, at, told, moment FROM chapters WHERE game = :game"
_MOMENTS = f"{_READ} AND moment IS NOT NULL ORDER BY number"
_FORGET = "DELETE FROM chapters WHERE game = :game"


async def put(store: Store, game: str, chapter: StoredChapter, seen: int) -> int:
    """Store a chapter that follows the others; return where the last one ends.

    Spectators have seen all that was before `seen`, in Unix seconds. Where another server has
    written on, its chapter stays.
    """
    async with store.writing() as connection:
        await connection.execute(sa.text(_PUT), {"game": game, **chapter._asdict()})
        await connection.execute(sa.text(_THIN), {"game": game, "seen": seen})
        end: int = (await connection.execute(sa.text(_END), {"game": game})).scalar_one()
    return end


async def moments(store: Store, game: str) -> list[StoredChapter]:
    """Return the chapters of which the moment is kept, the latest last."""
    return await _all(store, game, _MOMENTS)


async def chapters(store: Store, game: str) -> list[StoredChapter]:
    """Return all chapters of a game, the first one first."""
    return await _all(store, game, f"{_READ} ORDER BY number")


async def forget(store: Store, game: str) -> None:
    await store.execute(_FORGET, {"game": game})


async def _all(store: Store, game: str, query: str) -> list[StoredChapter]:
    return [StoredChapter(*row) for row in await store.fetch(query, {"game": game})]
