"""The chain of a game's rows: each carries a seal that depends on the header and all rows before.

A row that was changed, lost, added or given another number is noticed when the game is read, by its
text alone: nothing need be decoded or played for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from escadrille.kernel import record
from escadrille.table.errors import Damaged
from escadrille.table.rows import StoredOrder


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
