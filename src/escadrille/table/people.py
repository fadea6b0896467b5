"""The addresses for what people do beside flying: names, chat, draws, rematches; mute, delete."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from escadrille.kernel.api import Seat
from escadrille.table.body import AGAIN, Body
from escadrille.table.errors import Kept, NoWebhooks, WrongKey
from escadrille.table.games import READ, WRITE
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.room import always
from escadrille.table.rows import ChatLine
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


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool
    seat: Seat | None = None
    """None: the spectators, all of them."""


class Deleted(msgspec.Struct, frozen=True):
    deleted: bool
    """False: it will be once all who have sat at it agree."""
    agreed: list[Seat]


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


@post("/api/games/{game:str}/mute", security=KEY, status_code=200, responses=WRITE)
async def mute(visit: TheVisit, data: JSONBody[Mute], since: MaybeSince = None) -> Message:
    """Refuse what a seat, or the spectators, say in the chat, or pass it on again (the host's)."""
    visit.holder.check_host()
    if data.seat is None:
        await visit.room.write(0, Body(hush=data.muted))
    else:
        await visit.room.write(
            data.seat, Body(mute=data.muted), lambda match, seat: match.seating.check_person(seat)
        )
    return await visit.look(since)


@delete("/api/games/{game:str}", security=KEY, status_code=200, responses=READ)
async def remove(visit: TheVisit) -> Deleted:
    """Delete the game for good: the host's while nobody else has sat at it, and later the wish of
    all who have, once it is over."""
    holder, room = visit.holder, visit.room
    if holder.is_spectator:
        raise WrongKey("only the host and the seats may do that")
    if holder.seat is not None:
        await room.write(holder.seat, Body(delete=True), Match.check_over)
    agreed = await room.see(lambda match: sorted(match.seating.delete))
    try:
        await room.see(Match.check_delete)
    except Kept:
        if holder.is_host:
            raise
        return Deleted(deleted=False, agreed=agreed)
    await visit.table.delete(holder.game)
    return Deleted(deleted=True, agreed=agreed)


HANDLERS: Final = (rename, say, said, draw, rematch, webhook, mute, remove)
