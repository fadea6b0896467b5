"""The addresses for what people do beside flying: names, chat, draws, rematches."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from escadrille.table import keys
from escadrille.table.errors import NoWebhooks
from escadrille.table.games import READ, WRITE
from escadrille.table.messages import Message
from escadrille.table.service import KEY, MaybeSince, TheHolder, TheRoom, TheTable
from escadrille.table.spelling import check_name, check_text
from escadrille.table.store import ChatLine


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    offer: bool
    """False declines what others offer, and withdraws one's own."""


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: str | None
    """None: nowhere any more."""


class Lines(msgspec.Struct, frozen=True):
    lines: list[ChatLine]
    next: int
    """What to pass as `since` to go on from here."""


After = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description="The number of the last line known")
]


@post("/api/games/{game:str}/name", security=KEY, status_code=200, responses=WRITE)
async def rename(
    holder: TheHolder,
    room: TheRoom,
    table: TheTable,
    data: JSONBody[Name],
    since: MaybeSince = None,
) -> Message:
    """Say what the person in this seat is called."""
    seat = keys.seat_of(holder.opens)
    table.renames.take(holder.opens.hash)
    return await table.told(holder, await room.rename(seat, check_name(data.name), since))


@post("/api/games/{game:str}/chat", security=KEY, responses=WRITE)
async def say(holder: TheHolder, room: TheRoom, data: JSONBody[Text]) -> ChatLine:
    """Say something to the other seats and the host; a spectator, to the other spectators."""
    text = check_text(data.text)
    return await room.say(holder.seat, text, spectators=holder.is_spectator)


@get("/api/games/{game:str}/chat", security=KEY, responses=READ)
async def said(holder: TheHolder, room: TheRoom, since: After = 0) -> Lines:
    """Return what was said, among the seats or among the spectators."""
    lines = await room.said(since, spectators=holder.is_spectator)
    return Lines(lines, lines[-1].number if lines else since)


@post("/api/games/{game:str}/draw", security=KEY, status_code=200, responses=WRITE)
async def draw(
    holder: TheHolder,
    room: TheRoom,
    table: TheTable,
    data: JSONBody[Offer],
    since: MaybeSince = None,
) -> Message:
    """Offer a draw, or decline one; it is agreed on once every person offers it."""
    message = await room.draw(keys.seat_of(holder.opens), data.offer, since)
    return await table.told(holder, message)


@post("/api/games/{game:str}/rematch", security=KEY, status_code=200, responses=WRITE)
async def rematch(
    holder: TheHolder, room: TheRoom, table: TheTable, since: MaybeSince = None
) -> Message:
    """Ask for the same game once more, with seats swapped; it opens once every person has."""
    return await table.told(holder, await room.again(keys.seat_of(holder.opens), since))


@post("/api/games/{game:str}/webhook", security=KEY, status_code=200, responses=WRITE)
async def webhook(holder: TheHolder, table: TheTable, data: JSONBody[Webhook]) -> Webhook:
    """Name an address that is told when this seat is asked and has no socket open."""
    seat = keys.seat_of(holder.opens)
    if not table.settings.webhooks:
        raise NoWebhooks("this table calls no webhooks: its operator has not allowed it")
    await table.webhooks.register(holder.game, seat, data.url)
    return data


HANDLERS: Final = (rename, say, said, draw, rematch, webhook)
