"""The tables of the database, as far as statements are put together from them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def _table(name: str, /, **columns: type[sa.types.TypeEngine[Any]]) -> sa.TableClause:
    return sa.table(name, *(sa.column(column, kind) for column, kind in columns.items()))


NUMBER, TIME, NAME, TEXT, FLAG = sa.Integer, sa.BigInteger, sa.String, sa.Text, sa.Boolean

meta = _table("meta", id=NUMBER, version=NUMBER)
games = _table(
    "games", id=NAME, system=NAME, header=TEXT, created=TIME, over=FLAG, delay=NUMBER, finished=TIME
)
orders = _table("orders", game=NAME, number=NUMBER, seat=NUMBER, body=TEXT, at=TIME, seal=NAME)
keys = _table("keys", hash=NAME, game=NAME, seat=NUMBER, role=NAME, revoked=FLAG)
chat = _table(
    "chat", game=NAME, spectators=FLAG, number=NUMBER, seat=NUMBER, name=TEXT, text=TEXT, at=TIME
)


def literals(table: sa.TableClause, row: dict[str, Any]) -> sa.Select[Any]:
    """Return a row of values, each of the type of its column."""
    return sa.select(*(sa.literal(value, table.c[name].type) for name, value in row.items()))
