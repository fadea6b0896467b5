"""The addresses by which a table is kept in order: mute, and delete."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import delete, post
from litestar.params import JSONBody

from escadrille.kernel.api import Seat
from escadrille.table import keys
from escadrille.table.body import Body
from escadrille.table.errors import Kept, WrongKey
from escadrille.table.games import READ, WRITE
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.service import KEY, MaybeSince, TheVisit


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool
    seat: Seat | None = None
    """None: the spectators, all of them."""


class Deleted(msgspec.Struct, frozen=True):
    deleted: bool
    """False: it will be once all who have sat at it agree."""
    agreed: list[Seat]


@post("/api/games/{game:str}/mute", security=KEY, status_code=200, responses=WRITE)
async def mute(visit: TheVisit, data: JSONBody[Mute], since: MaybeSince = None) -> Message:
    """Refuse what a seat, or the spectators, say in the chat, or pass it on again (the host's)."""
    keys.check_host(visit.holder.opens)
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


HANDLERS: Final = (mute, remove)
