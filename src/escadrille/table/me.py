"""The addresses of a person: one personal link that carries all his places to another browser."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.params import JSONBody

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import keys, persons
from escadrille.table.body import Body
from escadrille.table.errors import (
    LoginTaken,
    NotAdmitted,
    PasskeyUnknown,
    PasskeyWanted,
    PhraseWanted,
    WrongKey,
)
from escadrille.table.logs import log
from escadrille.table.mine import MOST, Failed
from escadrille.table.passkeys import Shown, party
from escadrille.table.people import Holiday, checks_holiday
from escadrille.table.persons import Passes
from escadrille.table.phrases import LONGEST
from escadrille.table.service import KEY, Table, TheCaller, TheTable, address_of
from escadrille.table.spelling import check_name
from escadrille.table.store import KeyChange
from escadrille.table.wire import refusals

ENTER: Final = refusals(400, 401, 403, 413, 429)
READ: Final = refusals(400, 401, 403, 429)
WRITE: Final = refusals(400, 401, 403, 409, 413, 429)
SETTINGS: Final = 60

Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Phrase = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
SettingName = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
SettingValue = Annotated[str, msgspec.Meta(max_length=2000)]
Settings = Annotated[dict[SettingName, SettingValue | None], msgspec.Meta(max_length=SETTINGS)]


class Newcomer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Secret | None = None
    """To this server, where it takes invited people only."""


class Linked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: Secret
    passphrase: Phrase | None = None
    """Where the link asks for one."""
    passkey: Shown | None = None
    """Where it asks for that."""


class Lost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody set up who has lost his link."""

    login: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    passphrase: Phrase


class Guarding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be found by and a passphrase; the link asks for it, where it is to be guarded."""

    login: str
    passphrase: Annotated[str, msgspec.Meta(min_length=8, max_length=LONGEST)]
    guard: bool = True


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    key: str


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Annotated[list[Brought], msgspec.Meta(max_length=MOST)]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    settings: Settings


class Dropped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str


class Unblocked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """The place in the list of those who are blocked, from 0 on."""


class Entered(msgspec.Struct, frozen=True):
    device: str


class Renewed(msgspec.Struct, frozen=True):
    link: str


class Done(msgspec.Struct, frozen=True):
    done: bool = True


class Held(msgspec.Struct, frozen=True):
    """A place that is his, and what this browser opens it with."""

    game: str
    key: str
    role: str
    seat: int | None
    system: str
    at: int


class Me(msgspec.Struct, frozen=True):
    places: list[Held]
    settings: dict[str, str]
    guard: str
    """What the link asks for beside itself: "none", "passphrase" or "passkey"."""
    login: str | None
    passkeys: int | None
    """How many there are; None: this server knows none."""
    devices: int
    """How many browsers are signed in, this one among them."""
    blocked: list[str]
    """What those were called whom he would not meet."""


class Told(msgspec.Struct, frozen=True):
    link: str
    device: str


def origin_of(request: Request[Any, Any, Any]) -> str:
    """Return the page that asks, which was checked before; where none is named, no passkey is."""
    origin = request.headers.get("origin")
    party(origin)
    return str(origin)


def _login(text: str) -> str:
    return check_name(text).casefold()


@post("/api/me", responses=ENTER)
async def make(request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Newcomer]) -> Told:
    """Become somebody: a personal link, and the key of this browser, both told this once."""
    table.check_newcomer(address_of(request.scope))
    if table.settings.invited:
        if data.invitation is None:
            raise NotAdmitted("this server takes invited people only: ask its operator")
        await table.persons.admit(data.invitation)
    return Told(*await table.persons.make())


@post("/api/me/enter", status_code=200, responses=ENTER)
async def enter(
    request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Linked]
) -> Entered:
    """Sign this browser in by a personal link."""
    table.tries.take(address_of(request.scope))
    person = await table.persons.by_link(data.link)
    if person.guard == persons.PASSKEY:
        if data.passkey is None:
            raise PasskeyWanted("this link asks for its passkey")
        if await table.passkeys.check(data.passkey, origin_of(request)) != person.id:
            raise PasskeyUnknown("this passkey belongs to another link")
    if person.guard == persons.PHRASE:
        if data.passphrase is None:
            raise PhraseWanted("this link asks for its passphrase")
        table.guesses.take(person.id)
        await table.phrases.check(data.passphrase, person.phrase)
    return Entered(await table.persons.sign_in(person.id))


@post("/api/me/recover", status_code=200, responses=ENTER)
async def recover(request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Lost]) -> Told:
    """Replace a lost link: a new one, and every browser but this one is signed out."""
    table.tries.take(address_of(request.scope))
    login = _login(data.login)
    table.guesses.take(f"login {login}")
    person = await table.persons.by_login(login)
    await table.phrases.check(data.passphrase, person and person.phrase)
    assert person is not None
    return Told(*await replaced(table, person.id))


async def replaced(table: Table, person: str) -> Passes:
    """Return a new link and the key of a new browser; all others are signed out."""
    device = await table.persons.sign_in(person)
    link = await table.persons.renew(person, but=device)
    await table.signed_out(person)
    return Passes(link, device)


@get("/api/me", security=KEY, responses=READ)
async def look(table: TheTable, caller: TheCaller) -> Me:
    """Return what is his: places, settings, and how his link is guarded."""
    person = caller.person
    return Me(
        places=[
            Held(
                place.game,
                keys.of_device(caller.device, place.role, place.seat),
                place.role,
                place.seat,
                place.system,
                place.created,
            )
            for place in await table.persons.places(person.id)
        ],
        settings=msgspec.json.decode(person.settings),
        guard=person.guard,
        login=person.login,
        passkeys=len(await table.passkeys.of(person.id)) if table.passkeys.is_offered else None,
        devices=await table.persons.devices(person.id),
        blocked=await table.persons.blocked(person.id),
    )


@post("/api/me/places", security=KEY, status_code=200, responses=WRITE)
async def take(table: TheTable, caller: TheCaller, data: JSONBody[Places]) -> list[Held | Failed]:
    """Make places one's own: the keys that opened them until now open nothing any more."""
    told: list[Held | Failed] = []
    for brought in data.keys:
        try:
            found = await table.keyring.check(brought.key, brought.game)
        except EscadrilleError as error:
            told.append(Failed(brought.game, error.code))
            continue
        if found.person is None:
            await table.persons.take(caller.person.id, found)
            table.forget_keys(found.game)
        elif found.person != caller.person.id:
            told.append(Failed(brought.game, WrongKey.code))
            continue
        text = keys.of_device(caller.device, found.role, found.seat)
        told.append(Held(found.game, text, found.role, found.seat, "", 0))
    return told


@post("/api/me/drop", security=KEY, status_code=200, responses=WRITE)
async def drop(table: TheTable, caller: TheCaller, data: JSONBody[Dropped]) -> Done:
    """Let go of a game: no browser of his opens it any more."""
    await table.persons.drop(caller.person.id, data.game)
    table.forget_keys(data.game)
    return Done()


@post("/api/me/settings", security=KEY, status_code=200, responses=WRITE)
async def keep(table: TheTable, caller: TheCaller, data: JSONBody[Kept]) -> Done:
    """Keep what was set, for every browser of his."""
    known = {*msgspec.json.decode(caller.person.settings), *data.settings}
    if len(known) <= SETTINGS:
        await table.persons.keep_settings(caller.person, data.settings)
    return Done()


@post("/api/me/link", security=KEY, status_code=200, responses=WRITE)
async def renew(table: TheTable, caller: TheCaller) -> Renewed:
    """Return a new link: the old one opens nothing, and all other browsers are signed out."""
    link = await table.persons.renew(caller.person.id, but=caller.device)
    await table.signed_out(caller.person.id)
    return Renewed(link)


@post("/api/me/leave", security=KEY, status_code=200, responses=WRITE)
async def leave(table: TheTable, caller: TheCaller) -> Done:
    """Sign this browser out."""
    await table.persons.sign_out_one(caller.device)
    await table.signed_out(caller.person.id)
    return Done()


@post("/api/me/leave-everywhere", security=KEY, status_code=200, responses=WRITE)
async def leave_everywhere(table: TheTable, caller: TheCaller) -> Done:
    """Sign every browser out, this one too; the link stays."""
    await table.persons.sign_out(caller.person.id)
    await table.signed_out(caller.person.id)
    return Done()


@post("/api/me/unblock", security=KEY, status_code=200, responses=WRITE)
async def unblock(table: TheTable, caller: TheCaller, data: JSONBody[Unblocked]) -> Done:
    """Meet somebody again who was blocked."""
    await table.persons.unblock(caller.person.id, data.number)
    table.lobby.stir()
    return Done()


@post("/api/me/holiday", security=KEY, status_code=200, responses=WRITE)
async def holiday(table: TheTable, caller: TheCaller, data: JSONBody[Holiday]) -> Done:
    """Go on holiday in all games by correspondence, or come back to all of them."""
    for place in await table.persons.places(caller.person.id):
        if place.seat is not None:
            row, check = Body(holiday=data.on), checks_holiday(on=data.on)
            with contextlib.suppress(EscadrilleError):  # over, or without such a clock
                await table.rooms.room(place.game).write(place.seat, row, check)
    return Done()


def _beside_phrase(person: persons.Person) -> str:
    """Return what guards a link that asks for no passphrase."""
    return persons.PASSKEY if person.guard == persons.PASSKEY else persons.OPEN


@post("/api/me/passphrase", security=KEY, status_code=200, responses=WRITE)
async def guard(table: TheTable, caller: TheCaller, data: JSONBody[Guarding]) -> Done:
    """Set up a name and a passphrase, by which a lost link is replaced and the link guarded."""
    table.guesses.take(caller.person.id)
    stretched = await table.phrases.stretched(data.passphrase)
    wanted = persons.PHRASE if data.guard else _beside_phrase(caller.person)
    if not await table.persons.guard(caller.person.id, wanted, _login(data.login), stretched):
        raise LoginTaken("somebody else is found by this name")
    return Done()


@delete("/api/me/passphrase", security=KEY, status_code=200, responses=READ)
async def unguard(table: TheTable, caller: TheCaller) -> Done:
    """Forget name and passphrase; the link opens by itself again, where no passkey guards it."""
    await table.persons.guard(caller.person.id, _beside_phrase(caller.person), None, None)
    return Done()


@delete("/api/me", security=KEY, status_code=200, responses=READ)
async def erase(table: TheTable, caller: TheCaller) -> Done:
    """Erase oneself: games alone are deleted, seats given up, one's name and words taken away."""
    person, places = caller.person.id, await table.persons.places(caller.person.id)
    for place in {place.game: place for place in sorted(places, key=_seats_last)}.values():
        try:
            await _give_up(table, place)
        except EscadrilleError as error:  # a game that cannot be played: its key goes all the same
            log.info("place given up unplayed", extra={"game": place.game, "reason": error.code})
    await table.signed_out(person, table.persons.erase)
    return Done()


def _seats_last(place: persons.Place) -> bool:
    """Of a game that he hosts and flies in, the seat is what he gives up."""
    return place.seat is not None


async def _give_up(table: Table, place: persons.Place) -> None:
    """Delete a game at which nobody else has sat; otherwise leave the seat, as nobody."""
    room = table.rooms.room(place.game)
    alone = await room.see(lambda match: len(match.seating.sat) <= 1)
    if alone and place.role != keys.SPECTATOR:
        await table.delete(place.game)
    elif place.seat is not None:
        gone = KeyChange(revoked=(keys.stored("", place.game, keys.SEAT, place.seat),))
        await room.write(place.seat, Body(free=True, erase=True), change=gone)
        await table.webhooks.register(place.game, place.seat, None)
        await table.store.unsay(place.game, place.seat)


HANDLERS: Final = (
    make,
    enter,
    recover,
    look,
    take,
    drop,
    keep,
    renew,
    leave,
    leave_everywhere,
    unblock,
    holiday,
    guard,
    unguard,
    erase,
)
