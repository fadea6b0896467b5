"""The addresses for notices: how a person wants to be told that he is asked while he is away."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import JSONBody

from escadrille.table.me import READ, WRITE, Done
from escadrille.table.notices import ASKED, MAIL, PUSH
from escadrille.table.push import Subscription
from escadrille.table.service import KEY, TheCaller, TheTable, address_of
from escadrille.table.wire import refusals

Language = Literal["en", "fr"]


class Subscribed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser says of its subscription to Web Push."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=50)]
    lang: Language = "en"


class Endpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=500)]


class Address(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=300)]
    origin: Annotated[str, msgspec.Meta(max_length=200, pattern=r"^https?://[!-.0-~]+$")]
    """The address of the page, as links in the mail say it."""
    lang: Language = "en"


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=20)]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=100)]


class Ways(msgspec.Struct, frozen=True):
    push: str | None
    """The key of this server for Web Push; None: it sends none."""
    browsers: list[str]
    """The endpoints that are told."""
    sends_mail: bool
    mail: str | None
    """The address that is told."""
    asked: str | None
    """One that is still to be confirmed."""


@get("/api/me/notices", security=KEY, responses=READ)
async def ways(table: TheTable, caller: TheCaller) -> Ways:
    """Return how this person is told that he is asked, and what this server offers."""
    notices, by_kind = table.notices, {PUSH: [], MAIL: [], ASKED: []}  # type: ignore[var-annotated]
    for way in await notices.ways(caller.person.id):
        by_kind[way.kind].append(way.target)
    return Ways(
        push=await notices.push.public() if notices.push.is_offered else None,
        browsers=by_kind[PUSH],
        sends_mail=notices.mailer is not None,
        mail=next(iter(by_kind[MAIL]), None),
        asked=next(iter(by_kind[ASKED]), None),
    )


@post("/api/me/push", security=KEY, status_code=200, responses=WRITE)
async def subscribe(table: TheTable, caller: TheCaller, data: JSONBody[Subscribed]) -> Done:
    """Have this browser told by Web Push, also while the page is closed."""
    subscription = Subscription(data.endpoint, data.p256dh, data.auth)
    await table.notices.subscribe(caller.person.id, caller.device, subscription, data.lang)
    return Done()


@post("/api/me/push/drop", security=KEY, status_code=200, responses=WRITE)
async def unsubscribe(table: TheTable, caller: TheCaller, data: JSONBody[Endpoint]) -> Done:
    """Have a browser told no more."""
    await table.notices.drop(caller.person.id, PUSH, data.endpoint)
    return Done()


@post("/api/me/mail", security=KEY, status_code=200, responses=WRITE)
async def ask_mail(table: TheTable, caller: TheCaller, data: JSONBody[Address]) -> Done:
    """Have a code sent to an address of e-mail, which is told once it is confirmed."""
    await table.notices.ask_mail(caller.person.id, data.address, data.lang, data.origin)
    return Done()


@post("/api/me/mail/confirm", security=KEY, status_code=200, responses=WRITE)
async def confirm(table: TheTable, caller: TheCaller, data: JSONBody[Code]) -> Done:
    """Confirm an address of e-mail by the code that was sent to it."""
    table.guesses.take(f"mail {caller.person.id}")
    await table.notices.confirm(caller.person.id, data.code)
    return Done()


@delete("/api/me/mail", security=KEY, status_code=200, responses=READ)
async def drop_mail(table: TheTable, caller: TheCaller) -> Done:
    """Have no address of e-mail told any more."""
    await table.notices.drop(caller.person.id, MAIL)
    await table.notices.drop(caller.person.id, ASKED)
    return Done()


@post("/api/quiet", status_code=200, responses=refusals(400, 403, 413, 429))
async def quiet(request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Token]) -> Done:
    """Have an address of e-mail told no more, by what each of its mails says."""
    table.tries.take(address_of(request.scope))
    return Done(done=await table.notices.hush(data.token))


HANDLERS: Final = (ways, subscribe, unsubscribe, ask_mail, confirm, drop_mail, quiet)
