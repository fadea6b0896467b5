"""Chapters: a long game is loaded from the end of its last one, in nearly constant time.

A chapter holds what some rows told, and the settled moment after them, from which the game goes
on without them. Chapters follow each other without a gap. They are a cache: what does not fit the
rows, is not whole or cannot be read is thrown away. The rows stay the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from escadrille.kernel import snapshot
from escadrille.kernel.game import Game
from escadrille.table.match import Held, Match
from escadrille.table.messages import Entry
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


class Moment(msgspec.Struct, frozen=True):
    """A settled moment of a game."""

    seal: str
    """Of the row before: it depends on all rows before, and on the header."""
    held: Held
    frozen: snapshot.Frozen


def due(match: Match, kept: int) -> bool:
    """Is it time for a chapter, so many rows being in others?"""
    enough = match.number - kept >= snapshot.EVERY
    return enough and match.game.is_settled and not match.is_gathering


def write(match: Match, first: int, seal: str) -> StoredChapter | None:
    """Return the chapter from a row on; None where its state cannot be had again exactly."""
    frozen = snapshot.freeze(match.game)
    if frozen is None:
        return None
    entries = [entry for entry in match.journal.entries if entry.row >= first]
    moment = Moment(seal, match.held(), frozen)
    return StoredChapter(first, match.number, match.at, _closed(entries), _closed(moment))


def resume(match: Match, text: str, seals: Sequence[str]) -> bool:
    """Put a match at a settled moment, if that is whole and of these rows."""
    raw = snapshot.opened(text.encode())
    if raw is None:
        return False
    try:
        moment = msgspec.json.decode(raw, type=Moment)
    except msgspec.MsgspecError:
        return False
    number = moment.held.number
    if not 0 < number <= len(seals) or seals[number - 1] != moment.seal:
        return False
    state = snapshot.thaw(match.game, moment.frozen)
    if state is None:
        return False
    match.resume(moment.held, state)
    return True


def recall(match: Match, chapters: Sequence[StoredChapter]) -> bool:
    """Give a match back what was told before its first row; False: it does not fit."""
    past: list[Entry] = []
    row = 0
    for chapter in chapters:
        if chapter.first != row or row >= match.first:
            break
        raw = snapshot.opened(chapter.told.encode())
        read = None if raw is None else _read(match.game, raw)
        if read is None:
            return False
        past, row = past + read, chapter.number
    return row == match.first and match.journal.recall(past)


def _read(game: Game, raw: bytes) -> list[Entry] | None:
    kind: Any = list[tuple[int, list[game.system.engine.event_type], bool]]  # type: ignore[name-defined]
    try:
        return [Entry(*entry) for entry in msgspec.json.decode(raw, type=kind)]
    except msgspec.MsgspecError:
        return None


def _closed(what: Any) -> str:
    return snapshot.closed(msgspec.json.encode(what)).decode()


# In the database.


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
    return [StoredChapter(*row) for row in await store.fetch(_MOMENTS, {"game": game})]


async def stored(store: Store, game: str) -> list[StoredChapter]:
    """Return all chapters of a game, the first one first."""
    rows = await store.fetch(f"{_READ} ORDER BY number", {"game": game})
    return [StoredChapter(*row) for row in rows]


async def forget(store: Store, game: str) -> None:
    await store.execute(_FORGET, {"game": game})
