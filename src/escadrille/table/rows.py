"""What the store holds: rows, and its tables as far as statements are put together from them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa


class StoredOrder(NamedTuple):
    number: int
    seat: int
    body: str
    at: int = 0
    """Unix seconds; 0 in rows of the first version, which kept no time."""
    seal: str = ""


class StoredChapter(NamedTuple):
    first: int
    """The number of its first row; 0, or the number of the chapter before."""
    number: int
    """Of the row after its last."""
    at: int
    """The time of its last row."""
    told: str
    moment: str | None
    """None: a later one is kept."""


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: int


def _table(name: str, /, **columns: type[sa.types.TypeEngine[Any]]) -> sa.TableClause:
    return sa.table(name, *(sa.column(column, kind) for column, kind in columns.items()))


NUMBER, TIME, NAME, TEXT, FLAG = sa.Integer, sa.BigInteger, sa.String, sa.Text, sa.Boolean

META = _table("meta", id=NUMBER, version=NUMBER)
GAMES = _table(
    "games", id=NAME, system=NAME, header=TEXT, created=TIME, over=FLAG, delay=NUMBER, finished=TIME
)
ORDERS = _table("orders", game=NAME, number=NUMBER, seat=NUMBER, body=TEXT, at=TIME, seal=NAME)
KEYS = _table("keys", hash=NAME, game=NAME, seat=NUMBER, role=NAME, revoked=FLAG, person=NAME)
DOORS = _table("doors", game=NAME, door=NAME, watch=FLAG, clock=TEXT)
CHAT = _table(
    "chat", game=NAME, spectators=FLAG, number=NUMBER, seat=NUMBER, name=TEXT, text=TEXT, at=TIME
)


def literals(table: sa.TableClause, row: dict[str, Any]) -> sa.Select[Any]:
    """Return a row of values, each of the type of its column."""
    return sa.select(*(sa.literal(value, table.c[name].type) for name, value in row.items()))
