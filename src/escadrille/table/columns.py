"""The tables of the database, as far as statements are put together from them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

meta = sa.table("meta", sa.column("id", sa.Integer), sa.column("version", sa.Integer))
games = sa.table(
    "games",
    sa.column("id", sa.String),
    sa.column("system", sa.String),
    sa.column("header", sa.Text),
    sa.column("created", sa.BigInteger),
    sa.column("over", sa.Boolean),
    sa.column("delay", sa.Integer),
    sa.column("finished", sa.BigInteger),
)
orders = sa.table(
    "orders",
    sa.column("game", sa.String),
    sa.column("number", sa.Integer),
    sa.column("seat", sa.Integer),
    sa.column("body", sa.Text),
    sa.column("at", sa.BigInteger),
    sa.column("seal", sa.String),
)
keys = sa.table(
    "keys",
    sa.column("hash", sa.String),
    sa.column("game", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("role", sa.String),
    sa.column("revoked", sa.Boolean),
)
chat = sa.table(
    "chat",
    sa.column("game", sa.String),
    sa.column("spectators", sa.Boolean),
    sa.column("number", sa.Integer),
    sa.column("seat", sa.Integer),
    sa.column("name", sa.Text),
    sa.column("text", sa.Text),
    sa.column("at", sa.BigInteger),
)


def literals(table: sa.TableClause, row: dict[str, Any]) -> sa.Select[Any]:
    """Return a row of values, each of the type of its column."""
    return sa.select(*(sa.literal(value, table.c[name].type) for name, value in row.items()))
