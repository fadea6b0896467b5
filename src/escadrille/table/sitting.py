"""The addresses of seats: sit down in one, renew its key, have a bot fly it, leave it.

A seat belongs to its player: an invitation becomes a key that only he holds. The host may do
something with his seat only while he is absent; whatever is done, all are told.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody

from escadrille.bots.roster import bot
from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import Unknown
from escadrille.table import keys
from escadrille.table.body import NEW_KEY, Body
from escadrille.table.errors import BadRequest, Blocked, Held, NoInvitation, NoKey, WrongKey
from escadrille.table.games import NAMED, WRITE
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.service import (
    KEY,
    Caller,
    MaybeSince,
    Table,
    TheTable,
    TheVisit,
    Visit,
    address_of,
    bearer,
)
from escadrille.table.spelling import check_name
from escadrille.table.store import KeyChange, Spent
from escadrille.table.wire import refusals

VOID: Final = "no invitation, or one that was used or replaced: ask the host for another"


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: str
    name: str | None = None
    seat: int | None = None
    """Which one, where several are free; else that of the invitation, or the first."""
    secret: Annotated[str, msgspec.Meta(min_length=16, max_length=64)] | None = None
    """Made by who sits down; who comes again with it, as the answer was lost, gets it again."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat; without one, a person's own, or the spectators' where the host asks."""

    seat: int | None = None


class NewKey(msgspec.Struct, frozen=True):
    key: str


class Sat(msgspec.Struct, frozen=True):
    """Where somebody sits, and his key, which nobody else is told."""

    seat: Seat
    key: str


class Invitation(msgspec.Struct, frozen=True):
    invitation: str


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two."""

    seal: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    part: record.Part | None = None


class Substitute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str | None
    """None: who sat there first flies again."""


@post("/api/games/{game:str}/sit", responses=refusals(400, 401, 403, 409, 413, 429))
async def sit(
    request: Request[Any, Any, Any], table: TheTable, game: FromPath[str], data: JSONBody[Claim]
) -> Sat:
    """Use an invitation, once, and get the key of its seat."""
    table.buckets.take(address_of(request.scope))
    name = "" if data.name is None else check_name(data.name)
    caller = await table.guest(bearer(request), address_of(request.scope))
    text = keys.derived(data.invitation, data.secret or secrets.token_urlsafe(24))
    known = await table.store.key(keys.digest(text))
    if known is not None and known.seat is not None:
        return _sat(known.seat, text, caller)
    seat, spent = await _place_of(table, game, data)
    if caller is not None and await table.persons.is_shunned(caller.person.id, game):
        raise Blocked("somebody at this table would not sit with you, or you with him")
    added = keys.stored(text, game, keys.SEAT, seat, caller and caller.person.id)
    void = keys.stored("", game, keys.INVITATION, seat)
    try:
        await table.rooms.room(game).write(
            seat,
            Body(sit=True, name=name),
            Match.check_sit,
            change=KeyChange(spent, () if spent else (void,), added),
        )
    except (Spent, Held) as error:  # of two who came at once, the other has it
        raise NoInvitation(VOID) from error
    await table.rooms.presence.saw(game, seat)
    return _sat(seat, text, caller)


async def _place_of(table: Table, game: str, data: Claim) -> tuple[Seat, str | None]:
    """Return the seat that somebody may take, and the hash of the invitation that is used up."""
    if data.invitation == keys.OPEN:
        door = await table.store.door(game)
        if door is None or door.door != "all":
            raise NoInvitation("this table is not open to all")
        return await _free_seat(table, game, data.seat), None
    found = await table.store.key(keys.digest(data.invitation))
    if found is None or found.role not in (keys.INVITATION, keys.DOOR):
        raise NoInvitation(VOID)
    if found.game != game:
        raise WrongKey("this invitation is for another game")
    if found.seat is not None:
        return found.seat, found.hash
    return await _free_seat(table, game, data.seat), None


async def _free_seat(table: Table, game: str, wanted: Seat | None) -> Seat:
    """Return a seat in which a person may sit down, the one that is wanted or the first."""
    free = await table.rooms.room(game).see(lambda match: match.seating.free)
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise NoInvitation("this seat is taken, or no person's")
    return wanted


def _sat(seat: Seat, key: str, caller: Caller | None) -> Sat:
    """Return a seat and what opens it: its key, or the browser of who has a personal link."""
    return Sat(seat, keys.of_device(caller.device, keys.SEAT, seat) if caller else key)


@post("/api/games/{game:str}/keys", security=KEY, responses=WRITE)
async def renew_key(visit: TheVisit, data: JSONBody[Place]) -> NewKey:
    """Revoke one's own key, or the spectators' (the host's), and return a new one."""
    holder, room, table = visit.holder, visit.room, visit.table
    await room.see(Match.check_own)
    seat = holder.seat if data.seat is None else data.seat
    if seat is None:
        holder.check_host()
        await room.write(0, Body(renew=True))
        text, stored = keys.new(holder.game, keys.SPECTATOR)
        await table.keyring.replace(stored)
        return NewKey(text)
    if holder.seat != seat:
        raise WrongKey("the key of a seat is renewed by who sits there, and by nobody else")
    text, stored = keys.new(holder.game, keys.SEAT, seat)
    if holder.opens.person is not None:
        text, stored = holder.key, stored._replace(person=holder.opens.person)
    try:
        await room.write(
            seat,
            NEW_KEY,
            lambda match, seat: match.seating.check_sits(seat),
            change=KeyChange(holder.opens.hash, (), stored),
        )
    except Spent as error:
        raise NoKey("this key was renewed meanwhile") from error
    await table.webhooks.register(holder.game, seat, None)  # who stole the key may have named it
    return NewKey(text)


@post("/api/games/{game:str}/invitations", security=KEY, responses=WRITE)
async def invite(visit: TheVisit, data: JSONBody[Place]) -> Invitation:
    """Make a new invitation for a seat in which nobody sits; the one before is void."""
    visit.holder.check_host()
    if data.seat is None:
        raise BadRequest("no seat is named")
    await visit.room.see(Match.check_own)
    text, stored = keys.new(visit.holder.game, keys.INVITATION, data.seat)
    body, change = Body(invite=True, host=True), KeyChange(added=stored)
    await visit.room.write(data.seat, body, Match.check_sit, change=change)
    return Invitation(text)


@post(
    "/api/games/{game:str}/seats/{seat:int}", security=KEY, status_code=200, responses=WRITE | NAMED
)
async def seat_bot(
    visit: TheVisit, seat: FromPath[Seat], data: JSONBody[Substitute], since: MaybeSince = None
) -> Message:
    """Have a bot fly one's own seat or, as the host, an empty seat, that of an absent person, or
    another bot's; null gives it back to who sat there first."""
    name = data.bot
    is_free = await _is_free(visit, seat, wanted=name is not None)

    def check(match: Match, seat: Seat) -> None:
        match.check_running()
        if name is not None:
            bot(name, match.game.system, 0)
            is_free(match)
        elif match.clock is not None:
            match.clock.check_back(seat)

    body = Body(take=name or "", back=name is None, host=visit.holder.is_host)
    try:
        await visit.room.write(seat, body, check)
    except Unknown as error:
        raise BadRequest(str(error)) from error
    return await visit.look(since)


@post(
    "/api/games/{game:str}/seats/{seat:int}/free",
    security=KEY,
    status_code=200,
    responses=WRITE | NAMED,
)
async def free(visit: TheVisit, seat: FromPath[Seat]) -> Message:
    """Leave one's own seat or, as the host, have an absent person leave it: his key is revoked."""
    holder, room, table = visit.holder, visit.room, visit.table
    await room.see(Match.check_own)
    is_free = await _is_free(visit, seat)

    def check(match: Match, seat: Seat) -> None:
        match.check_seated(seat)
        is_free(match)

    gone = KeyChange(revoked=(keys.stored("", holder.game, keys.SEAT, seat),))
    await room.write(seat, Body(free=True, host=holder.is_host), check, change=gone)
    await table.webhooks.register(holder.game, seat, None)
    return await table.told(holder, await room.look(None, 0))


@post("/api/games/{game:str}/chance", security=KEY, status_code=200, responses=WRITE)
async def give(visit: TheVisit, data: JSONBody[Chance], since: MaybeSince = None) -> Message:
    """Show the seal of one's part of the deal or, once everyone has, the part itself."""
    if (data.seal is None) == (data.part is None):
        raise BadRequest("a seal or a part is given, one at a time")

    def check(match: Match, seat: Seat) -> None:
        if data.seal is not None:
            match.gathers.check_seal(seat, data.seal, match.seating.people)
        else:
            match.gathers.check_part(seat, data.part or "")

    body = Body(seal=data.seal or "", part=data.part or "")
    return await visit.write(body, check, since or 0)


async def _is_free(visit: Visit, seat: Seat, *, wanted: bool = True) -> Callable[[Match], None]:
    """Return what raises where a seat may not be taken from who sits there.

    He may give it up himself; the host may take it while he is absent. Of a part that is promised
    nobody is relieved.
    """
    holder, room = visit.holder, visit.room
    if not holder.is_host and holder.seat != seat:
        raise WrongKey("only the host may do that; a person, in his own seat")
    may = holder.seat == seat
    if wanted and not may:
        await room.see(lambda match: match.seating.check_seat(seat))
        presence = visit.table.rooms.presence
        may = not room.present[seat] and await presence.is_absent(room.name, seat)

    def check(match: Match) -> None:
        if not may:
            match.seating.check_away(seat)
        if match.gathering is not None:
            match.gathering.check_free(seat)

    return check


HANDLERS: Final = (sit, renew_key, invite, seat_bot, free, give)
