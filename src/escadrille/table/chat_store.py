"""What is said at a table, in the database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from escadrille.table.columns import chat as _chat
from escadrille.table.columns import literals
from escadrille.table.store import Store


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str | None
    text: str
    at: int


async def say(
    store: Store,
    game: str,
    *,
    spectators: bool,
    seat: int | None,
    name: str | None,
    text: str,
    at: int,
) -> ChatLine:
    """Store a line of chat under the next number, which starts at 1."""
    row: dict[str, Any] = {"seat": seat, "name": name, "text": text, "at": at}
    place = {"game": game, "spectators": spectators}
    number = sa.func.coalesce(sa.func.max(_chat.c.number), 0) + 1
    line = literals(_chat, {**place, **row}).add_columns(number)
    line = line.where(_chat.c.game == game, _chat.c.spectators.is_(spectators))
    new = sa.insert(_chat).from_select([*place, *row, "number"], line)
    while True:
        try:
            async with store.writing() as connection:
                stored = await connection.execute(new.returning(_chat.c.number))
                return ChatLine(number=stored.scalar_one(), **row)
        except IntegrityError:
            continue  # another line was faster


async def said(
    store: Store, game: str, *, spectators: bool, since: int, most: int
) -> list[ChatLine]:
    """Return the lines after a number."""
    wanted = (
        sa.select(_chat.c.number, _chat.c.seat, _chat.c.name, _chat.c.text, _chat.c.at)
        .where(_chat.c.game == game, _chat.c.spectators.is_(spectators), _chat.c.number > since)
        .order_by(_chat.c.number)
        .limit(most)
    )
    async with store.reading() as connection:
        return [ChatLine(*row) for row in await connection.execute(wanted)]
