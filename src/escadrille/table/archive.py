"""What outlives a release: packs by their hashes, and what each place at a table was told.

Told are moments, in chunks of so many; a seat has its own, and spectators have theirs.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from escadrille.kernel import record
from escadrille.kernel.errors import Unknown
from escadrille.kernel.packs import Hashes, Kept, Source, of_game
from escadrille.kernel.registry import system as registered
from escadrille.table.store import Store

SPECTATORS: Final = -1
"""Their place among the seats."""

_GAMES_BEHIND = """
    SELECT id FROM games WHERE id > :after AND NOT EXISTS (
        SELECT 1 FROM told WHERE told.game = games.id AND told.seat = -1
        AND told.rows >= (SELECT COUNT(*) FROM orders WHERE orders.game = games.id))
    ORDER BY id LIMIT :most"""
_LAST = """
    SELECT seat, first, rows, body FROM told AS one WHERE game = :game
    AND first = (SELECT MAX(first) FROM told WHERE game = one.game AND seat = one.seat)"""
_PUT = """
    INSERT INTO told (game, seat, first, size, rows, body)
    VALUES (:game, :seat, :first, :size, :rows, :body)
    ON CONFLICT (game, seat, first) DO UPDATE
    SET size = excluded.size, rows = excluded.rows, body = excluded.body
    WHERE excluded.rows >= told.rows"""
_BODIES = """
    SELECT first, body FROM told WHERE game = :g AND seat = :s
    AND ((first < :stop AND first + size > :start)
        OR first = (SELECT MAX(first) FROM told WHERE game = :g AND seat = :s))
    ORDER BY first"""
_KEEP = """
    INSERT INTO packs (system, pack, hash, body) VALUES (:system, :pack, :hash, :body)
    ON CONFLICT DO NOTHING"""


class Chunk(NamedTuple):
    """Some moments of one place, one after the other."""

    seat: int
    first: int
    """The number of the first of them."""
    size: int
    rows: int
    """How many rows of the game it takes account of."""
    body: str


def pack(raw: bytes) -> str:
    """Return bytes as text that both databases take; it is told when they are damaged."""
    return base64.b85encode(zlib.compress(raw)).decode()


def unpack(text: str) -> bytes | None:
    """Return the bytes of a text; None: it is damaged."""
    try:
        return zlib.decompress(base64.b85decode(text))
    except (ValueError, zlib.error):
        return None


class _Played(msgspec.Struct):
    """What a header says of the rules."""

    system: str
    version: int


_HEADERS: Final = msgspec.json.Decoder(_Played)


def _is_outdated(header: str) -> bool:
    try:
        played = _HEADERS.decode(header)
        return played.version != registered(played.system).engine.version
    except (msgspec.MsgspecError, Unknown):
        return False  # something else is wrong with it


class Archive:
    def __init__(self, store: Store) -> None:
        self._store = store

    # Packs.

    async def keep(self, system: str, packs: Iterable[Kept]) -> None:
        """Store packs, each once."""
        rows = [
            {
                "system": system,
                "pack": one.id,
                "hash": one.hash,
                "body": pack(msgspec.json.encode(one.files)),
            }
            for one in packs
        ]
        async with self._store.writing() as connection:
            await connection.execute(sa.text(_KEEP), rows)

    async def packs(self, system: str, wanted: Hashes) -> dict[str, Kept]:
        """Return the packs that are stored under these hashes, by hash."""
        select = sa.text("SELECT body FROM packs WHERE system = :s AND pack = :p AND hash = :h")
        found = {}
        async with self._store.reading() as connection:
            for name, digest in wanted.items():
                row = await connection.execute(select, {"s": system, "p": name, "h": digest})
                if raw := unpack(row.scalar() or ""):
                    files = msgspec.json.decode(raw, type=dict[str, str])
                    found[digest] = Kept(name, digest, files)
        return found

    async def begun_with(self, header: record.Header) -> Sequence[Source] | None:
        """Return the packs that a game began with; None: one of them is nowhere."""
        shelf = registered(header.system).content.shelf
        if shelf is None or header.packs == shelf.hashes():
            return ()
        wanted = {name: shelf.renamed(name, digest) for name, digest in header.packs.items()}
        return of_game(header.packs, shelf, (), await self.packs(header.system, wanted))

    async def outdated(self, games: Collection[str]) -> set[str]:
        """Return those of some games that were played under other rules than the house has."""
        wanted = sa.text("SELECT id, header FROM games WHERE id IN :games").bindparams(
            sa.bindparam("games", expanding=True)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted, {"games": [*games]})).all()
        return {name for name, header in rows if _is_outdated(header)}

    # What was told.

    async def behind(self, after: str, most: int) -> list[str]:
        """Return games of which not all was told, in the order of their names."""
        rows = await self._store.fetch(_GAMES_BEHIND, {"after": after, "most": most})
        return [name for (name,) in rows]

    async def last(self, game: str) -> dict[int, tuple[int, int, bytes]]:
        """Return, by place, where its last chunk begins, the rows that it knows, and its body."""
        rows = await self._store.fetch(_LAST, {"game": game})
        unpacked = ((seat, first, known, unpack(body)) for seat, first, known, body in rows)
        return {seat: (first, known, raw) for seat, first, known, raw in unpacked if raw}

    async def put(self, chunks: Sequence[tuple[str, Chunk]]) -> None:
        """Store chunks of games; what is known of more rows stays."""
        async with self._store.writing() as connection:
            await connection.execute(
                sa.text(_PUT), [{"game": game, **chunk._asdict()} for game, chunk in chunks]
            )

    async def bodies(self, game: str, seat: int, wanted: range) -> list[tuple[int, bytes]]:
        """Return the chunks of a place that hold some of its moments, and always the last one.

        Each comes with the number of its first moment.
        """
        place = {"g": game, "s": seat, "start": wanted.start, "stop": wanted.stop}
        rows = await self._store.fetch(_BODIES, place)
        return [(first, raw) for first, body in rows if (raw := unpack(body))]
