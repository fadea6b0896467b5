"""The addresses for what people do beside flying: names, chat, draws, rematches; mute, delete."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from escadrille.kernel.api import Seat
from escadrille.table.body import AGAIN, FLAG, Body
from escadrille.table.errors import Kept, NoBlock, NoWebhooks, WrongKey
from escadrille.table.games import READ, WRITE
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.room import Check, always
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


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pause: bool
    """False takes one's wish back, or ends the pause."""


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    """Whose time is up."""


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=999)]


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
    heard = await visit.table.heard(visit.holder, lines)
    return Lines(heard, lines[-1].number if lines else since)


@post("/api/games/{game:str}/draw", security=KEY, status_code=200, responses=WRITE)
async def draw(visit: TheVisit, data: JSONBody[Offer], since: MaybeSince = None) -> Message:
    """Offer a draw, or decline one; it is agreed on once every person offers it."""
    return await visit.write(Body(draw=data.offer), Match.check_draw, since)


@post("/api/games/{game:str}/pause", security=KEY, status_code=200, responses=WRITE)
async def pause(visit: TheVisit, data: JSONBody[Pause], since: MaybeSince = None) -> Message:
    """Ask for a pause of the clocks, which begins once every person has; or end it."""
    return await visit.write(Body(pause=data.pause), Match.check_clock, since)


@post("/api/games/{game:str}/holiday", security=KEY, status_code=200, responses=WRITE)
async def holiday(visit: TheVisit, data: JSONBody[Holiday], since: MaybeSince = None) -> Message:
    """Go on holiday, so that one's clock stands still; or come back. By correspondence only."""
    return await visit.write(Body(holiday=data.on), checks_holiday(on=data.on), since)


def checks_holiday(*, on: bool) -> Check:
    def check(match: Match, seat: Seat) -> None:
        match.check_clock(seat)
        match.timed.check_holiday(seat, on=on)

    return check


@post("/api/games/{game:str}/claim", security=KEY, status_code=200, responses=WRITE)
async def claim(visit: TheVisit, data: JSONBody[Claim], since: MaybeSince = None) -> Message:
    """Claim that a seat of another camp has lost, its time being up."""
    mine, clock = visit.seat, visit.table.rooms.clock

    def check(match: Match, seat: Seat) -> None:
        match.check_clock(mine)
        if match.seating.camps[mine] == match.seating.camps[seat]:
            raise WrongKey("only another side may claim that")
        match.timed.check_claim(seat, clock())

    await visit.room.write(data.seat, FLAG, check)
    return await visit.look(since)


@post("/api/games/{game:str}/rematch", security=KEY, status_code=200, responses=WRITE)
async def rematch(visit: TheVisit, since: MaybeSince = None) -> Message:
    """Ask for the same game once more, with seats swapped; it opens once every person has."""
    return await visit.write(AGAIN, Match.check_again, since)


@post("/api/games/{game:str}/webhook", security=KEY, status_code=200, responses=WRITE)
async def webhook(visit: TheVisit, data: JSONBody[Webhook]) -> Webhook:
    """Name an address that is told when this seat is asked and has no socket open."""
    table, seat = visit.table, visit.seat
    if not table.settings.webhooks:
        raise NoWebhooks("this table calls no webhooks: its operator has not allowed it")
    await table.webhooks.register(visit.holder.game, seat, data.url)
    return data


@post("/api/games/{game:str}/block", security=KEY, status_code=200, responses=WRITE)
async def block(visit: TheVisit, data: JSONBody[Block]) -> Block:
    """Meet the person of a seat no more: neither at open tables nor in the chat."""
    person, persons = visit.holder.opens.person, visit.table.persons
    other = await persons.in_seat(visit.holder.game, data.seat)
    if person is None or other is None or person == other:
        raise NoBlock("only who has a personal link can block another who has one")
    names = await visit.see(lambda match: match.seating.names)
    await persons.block(person, other, names[data.seat] or "")
    visit.table.lobby.stir()
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
    await room.see(Match.check_own)
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


HANDLERS: Final = (
    rename,
    say,
    said,
    draw,
    pause,
    holiday,
    claim,
    rematch,
    webhook,
    block,
    mute,
    remove,
)
