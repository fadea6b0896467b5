"""Rows of a version of the schema that had no seals are given theirs."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from escadrille.table import chain
from escadrille.table.rows import StoredOrder

_HEADERS = sa.text("SELECT id, header FROM games")
_ROWS = sa.text("SELECT number, seat, body, at FROM orders WHERE game = :game ORDER BY number")
_SEAL = sa.text("UPDATE orders SET seal = :seal WHERE game = :game AND number = :number")


async def seal(connection: AsyncConnection) -> None:
    """Chain the rows of all games, game by game."""
    for game, header in (await connection.execute(_HEADERS)).all():
        found = await connection.execute(_ROWS, {"game": game})
        rows = chain.chained(header, [StoredOrder(*row) for row in found])
        made = [{"game": game, "number": row.number, "seal": row.seal} for row in rows]
        if made:
            await connection.execute(_SEAL, made)
