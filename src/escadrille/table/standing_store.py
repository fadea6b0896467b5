"""How games stand, in the database, beside their orders: a cache."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from escadrille.table.store import Store

# What of each game may be known until a time, and the last of what is stored of that.
_STANDINGS = sa.text(
    """SELECT known.id, known.rows, standings.number, standings.body FROM (
        SELECT games.id,
            coalesce((SELECT orders.number + 1 FROM orders WHERE orders.game = games.id
                AND (games.delay = 0 OR orders.at <= :until - games.delay)
                ORDER BY orders.number DESC LIMIT 1), 0) AS rows,
            (SELECT max(standings.number) FROM standings WHERE standings.game = games.id
                AND (games.delay = 0 OR standings.number = 0
                    OR standings.at <= :until - games.delay)) AS stored
        FROM games WHERE games.id IN :games) AS known
    LEFT JOIN standings ON standings.game = known.id AND standings.number = known.stored"""
).bindparams(sa.bindparam("games", expanding=True), sa.bindparam("until", type_=sa.BigInteger))
_KEEP_STANDING = sa.text(
    "INSERT INTO standings (game, number, at, body) VALUES (:game, :number, :at, :body) "
    "ON CONFLICT (game, number) DO UPDATE SET at = excluded.at, body = excluded.body"
)
# Once a later one may be known to everyone, nobody asks for an earlier one.
_DROP_STANDINGS = sa.text(
    """DELETE FROM standings WHERE game = :game AND number < (
        SELECT max(due.number) FROM standings AS due JOIN games ON games.id = due.game
        WHERE due.game = :game AND (games.delay = 0 OR due.at <= :until - games.delay))"""
).bindparams(sa.bindparam("until", type_=sa.BigInteger))


class StoredStanding(NamedTuple):
    """How a game stands after so many of its rows, the last of which is of a time."""

    game: str
    number: int
    at: int
    body: str


class FoundStanding(NamedTuple):
    game: str
    rows: int
    """Those that may be known; what is stored stands for:"""
    number: int | None
    body: str

    @property
    def fits(self) -> bool:
        return self.number == self.rows


async def keep(store: Store, standings: Collection[StoredStanding], now: int) -> None:
    """Store how games stand, in place of what nobody can ask for any more."""
    due = [{"game": game, "until": now - 1} for game in {one.game for one in standings}]
    if due:
        async with store.writing() as connection:
            await connection.execute(_KEEP_STANDING, [one._asdict() for one in standings])
            await connection.execute(_DROP_STANDINGS, due)


async def find(store: Store, games: Collection[str], until: int) -> list[FoundStanding]:
    """Return how games stand, as far as it may be known until a time."""
    async with store.reading() as connection:
        wanted = {"games": list(games), "until": until}
        return [FoundStanding(*row) for row in await connection.execute(_STANDINGS, wanted)]
