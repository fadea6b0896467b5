"""The addresses for what people do beside flying: names, chat, draws, rematches."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from escadrille.table.body import AGAIN, Body
from escadrille.table.chat_store import ChatLine
from escadrille.table.errors import NoWebhooks
from escadrille.table.games import READ, WRITE
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.room import always
from escadrille.table.service import KEY, MaybeSince, TheVisit
from escadrille.table.spelling import check_name, check_text


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
async def rename(visit: TheVisit, data: JSONBody[Name], since: MaybeSince = None) -> Message:
    """Say what the person in this seat is called."""
    visit.table.renames.take(visit.holder.opens.hash)
    return await visit.write(Body(name=check_name(data.name)), always, since)


@post("/api/games/{game:str}/chat", security=KEY, responses=WRITE)
async def say(visit: TheVisit, data: JSONBody[Text]) -> ChatLine:
    """Say something to the other seats and the host; a spectator, to the other spectators."""
    holder, text = visit.holder, check_text(data.text)
    return await visit.room.say(holder.seat, text, spectators=holder.is_spectator)


@get("/api/games/{game:str}/chat", security=KEY, responses=READ)
async def said(visit: TheVisit, since: After = 0) -> Lines:
    """Return what was said, among the seats or among the spectators."""
    lines = await visit.room.said(since, spectators=visit.holder.is_spectator)
    return Lines(lines, lines[-1].number if lines else since)


@post("/api/games/{game:str}/draw", security=KEY, status_code=200, responses=WRITE)
async def draw(visit: TheVisit, data: JSONBody[Offer], since: MaybeSince = None) -> Message:
    """Offer a draw, or decline one; it is agreed on once every person offers it."""
    return await visit.write(Body(draw=data.offer), Match.check_draw, since)


@post("/api/games/{game:str}/rematch", security=KEY, status_code=200, responses=WRITE)
async def rematch(visit: TheVisit, since: MaybeSince = None) -> Message:
    """Ask for the same game once more, with seats swapped; it opens once every person has."""
    return await visit.write(AGAIN, Match.check_over, since)


@post("/api/games/{game:str}/webhook", security=KEY, status_code=200, responses=WRITE)
async def webhook(visit: TheVisit, data: JSONBody[Webhook]) -> Webhook:
    """Name an address that is told when this seat is asked and has no socket open."""
    table, seat = visit.table, visit.seat
    if not table.settings.webhooks:
        raise NoWebhooks("this table calls no webhooks: its operator has not allowed it")
    await table.webhooks.register(visit.holder.game, seat, data.url)
    return data


HANDLERS: Final = (rename, say, said, draw, rematch, webhook)
