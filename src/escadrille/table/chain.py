"""The chain of a game's rows: each carries a seal that depends on the header and all rows before.

A row that was changed, lost, added or given another number is noticed when the game is read, by its
text alone: nothing need be decoded or played for it.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from escadrille.kernel import record
from escadrille.table.errors import Damaged
from escadrille.table.rows import StoredOrder

_HEADERS = sa.text("SELECT id, header FROM games")
_ROWS = sa.text("SELECT number, seat, body, at FROM orders WHERE game = :game ORDER BY number")
_SEAL = sa.text("UPDATE orders SET seal = :seal WHERE game = :game AND number = :number")


def first(header: str) -> str:
    """Return what the first row of a game is chained to."""
    return record.chained("", header.encode(errors="surrogateescape"))


def sealed(before: str, row: StoredOrder) -> StoredOrder:
    """Return a row with the seal that it has after another."""
    return row._replace(seal=_seal(before, row))


def _seal(before: str, row: StoredOrder) -> str:
    number, seat, body, at, _ = row
    # What cannot be text is read all the same, and does not fit its seal.
    text = f"{number} {seat} {at} {body}".encode(errors="surrogateescape")
    return record.chained(before, text)


def chained(header: str, rows: Sequence[StoredOrder]) -> list[StoredOrder]:
    """Return all rows of a game with their seals."""
    seal, made = first(header), []
    for row in rows:
        made.append(sealed(seal, row))
        seal = made[-1].seal
    return made


def check(game: str, before: str, number: int, rows: Sequence[StoredOrder]) -> None:
    """Raise where a row is not the one that was stored; they come after so many others."""
    seal = before
    for place, row in enumerate(rows, start=number):
        if row.number != place or _seal(seal, row) != row.seal:
            raise Damaged(game, place)
        seal = row.seal


async def seal_all(connection: AsyncConnection) -> None:
    """Chain the rows of all games, game by game: those of an old schema had no seals."""
    for game, header in (await connection.execute(_HEADERS)).all():
        found = await connection.execute(_ROWS, {"game": game})
        rows = chained(header, [StoredOrder(*row) for row in found])
        made = [{"game": game, "number": row.number, "seal": row.seal} for row in rows]
        if made:
            await connection.execute(_SEAL, made)
