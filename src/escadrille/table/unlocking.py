"""The addresses for passkeys: a link that is guarded by one, and a lost one that it replaces."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, delete, post
from litestar.params import JSONBody

from escadrille.table import persons
from escadrille.table.me import ENTER, READ, WRITE, Done, Told, origin_of, replaced
from escadrille.table.passkeys import Made, Shown, party
from escadrille.table.push import coded
from escadrille.table.service import KEY, TheCaller, TheTable, address_of


class Offer(msgspec.Struct, frozen=True):
    """What a browser makes a passkey with."""

    challenge: str
    party: str
    """The name that it is for."""
    user: str
    """What the passkey says of whose it is, in base64url."""
    known: list[str]
    """Those that there are: a device makes no second one."""


class Question(msgspec.Struct, frozen=True):
    """What a browser uses a passkey with: any that it has for this name."""

    challenge: str
    party: str


@post("/api/me/passkey/offer", security=KEY, status_code=200, responses=WRITE)
async def offer(request: Request[Any, Any, Any], table: TheTable, caller: TheCaller) -> Offer:
    """Return what a browser makes a passkey with, for this person."""
    person, name = caller.person.id, party(request.headers.get("origin"))
    user = coded(person.encode())
    return Offer(await table.passkeys.ask(person), name, user, await table.passkeys.of(person))


@post("/api/me/passkey", security=KEY, status_code=200, responses=WRITE)
async def add(
    request: Request[Any, Any, Any], table: TheTable, caller: TheCaller, data: JSONBody[Made]
) -> Done:
    """Have the link ask for this passkey from now on, which also replaces a lost one."""
    await table.passkeys.add(caller.person.id, data, origin_of(request))
    await table.persons.guard_by(caller.person.id, persons.PASSKEY)
    return Done()


@delete("/api/me/passkey", security=KEY, status_code=200, responses=READ)
async def drop(table: TheTable, caller: TheCaller) -> Done:
    """Forget all passkeys; a passphrase that was set up guards the link again."""
    person = caller.person
    if person.guard == persons.PASSKEY:
        wanted = persons.PHRASE if person.phrase else persons.OPEN
        await table.persons.guard_by(person.id, wanted)
    await table.passkeys.drop(person.id)
    return Done()


@post("/api/me/passkey/ask", status_code=200, responses=ENTER)
async def ask(request: Request[Any, Any, Any], table: TheTable) -> Question:
    """Return what a browser uses a passkey with, whoever's it is."""
    table.tries.take(address_of(request.scope))
    name = party(request.headers.get("origin"))
    return Question(await table.passkeys.ask(), name)


@post("/api/me/passkey/recover", status_code=200, responses=ENTER)
async def recover(request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Shown]) -> Told:
    """Replace a lost link by a passkey: a new one, and every browser but this is signed out."""
    table.tries.take(address_of(request.scope))
    person = await table.passkeys.check(data, origin_of(request))
    return Told(*await replaced(table, person))


HANDLERS: Final = (offer, add, drop, ask, recover)
