"""The addresses of a game: look at it, order, take back, resign; its record and its book."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from escadrille.kernel.book import Book
from escadrille.kernel.game import turns
from escadrille.kernel.system import Careers, System
from escadrille.locale import voice
from escadrille.table.body import RESIGN
from escadrille.table.errors import BadRequest, NoBook, OldRules
from escadrille.table.frozen import Frozen
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.replays import OPEN, Knowledge, Replay
from escadrille.table.replays import replay as replayed
from escadrille.table.service import (
    KEY,
    Lang,
    MaybeSince,
    Since,
    TheVisit,
    check_request,
    table_of,
    visit_of,
)
from escadrille.table.wire import directly, refusals

MOST_COMPOSED: Final = 8  # orders after the first of an answer


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    """The count of the question that is answered."""
    order: msgspec.Raw
    """Read by the rules of the game, and by nobody before."""
    then: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=MOST_COMPOSED)] = ()
    """The answers to the questions that follow it: all are taken, or none."""


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int


_ANSWERS: Final = msgspec.json.Decoder(Answer)
_NUMBERS: Final = msgspec.json.Decoder(Annotated[int, msgspec.Meta(ge=0)] | None)
CONTENT: Final = 2  # requests more that the packs of a game count for
READ: Final = refusals(400, 401, 403, 409, 429)
WRITE: Final = refusals(400, 401, 403, 409, 413, 429)
NAMED: Final = refusals(404)  # an address that names something more than a game


@get("/api/games/{game:str}", security=KEY, responses=READ)
async def look(visit: TheVisit, since: Since = 0, lang: Lang = None) -> Message | Frozen:
    """Return what this key may know of the game; one that cannot be continued is `frozen`."""
    try:
        return await visit.look(since, lang)
    except OldRules:
        return await (await visit.relic()).look(visit.holder)


@get("/api/games/{game:str}/content", security=KEY, responses=READ)
async def content(visit: TheVisit) -> dict[str, Any]:
    """Return what the packs hold that the game began with."""
    visit.charge(CONTENT)
    try:
        return await visit.room.see(
            lambda match: dict(match.game.system.content.tables(match.game.packs))
        )
    except OldRules:
        return await (await visit.relic()).content()


async def _order(request: Request[Any, Any, Any]) -> bytes:
    """Have an order answered: it comes all the time."""
    await check_request(request)
    visit = await visit_of(request, table_of(request.scope), request.path_params["game"])
    try:
        data = _ANSWERS.decode(await request.body())
        since = _NUMBERS.decode(request.query_params.get("since", "null"))
    except msgspec.MsgspecError as error:
        raise BadRequest(str(error)) from error
    return msgspec.json.encode(await order.fn(visit, data, since))


@post(
    "/api/games/{game:str}/orders",
    security=KEY,
    status_code=200,
    responses=WRITE,
    middleware=[directly(_order)],
)
async def order(visit: TheVisit, data: JSONBody[Answer], since: MaybeSince = None) -> Message:
    """Answer the present question of the seat, and those that follow at once."""
    orders = [bytes(one) for one in (data.order, *data.then)]
    if data.then:
        told = await visit.room.orders(visit.seat, data.count, orders, since)
    else:
        told = await visit.room.order(visit.seat, data.count, orders[0], since)
    return await visit.table.told(visit.holder, told)


@post("/api/games/{game:str}/undo", security=KEY, status_code=200, responses=WRITE)
async def undo(visit: TheVisit, data: JSONBody[Back], since: MaybeSince = None) -> Message:
    """Take the last order of the seat back."""
    told = await visit.room.undo(visit.seat, data.count, since)
    return await visit.table.told(visit.holder, told)


@post("/api/games/{game:str}/resign", security=KEY, status_code=200, responses=WRITE)
async def resign(visit: TheVisit, since: MaybeSince = None) -> Message | Frozen:
    """End the game: the camp of this seat has lost."""
    try:
        return await visit.write(RESIGN, Match.check_resign, since)
    except OldRules:
        await (await visit.relic()).resign(visit.holder)
        return await (await visit.relic()).look(visit.holder)


@get("/api/games/{game:str}/record", security=KEY, media_type="application/jsonl", responses=READ)
async def record(visit: TheVisit) -> Response[bytes]:
    """Return the record of a game that is over, as a file named after the game."""
    try:
        data, header, at = await visit.see(lambda match: (match.record(), match.header, match.at))
    except OldRules:
        relic = await visit.relic()
        data, header, at = await relic.export(visit.holder), relic.header, relic.created
    name = header.file_name(datetime.fromtimestamp(at, UTC))
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/games/{game:str}/replay", security=KEY, responses=READ)
async def replay(
    visit: TheVisit,
    seat: Annotated[str | None, QueryParameter(pattern="^(open|[0-9]{1,3})$")] = None,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 60,
    lang: Lang = None,
) -> Replay:
    """Return moments of a game that is over, as a seat, a spectator or everyone knew them."""
    visit.charge(count // visit.table.limits.moments_per_request)
    known: Knowledge = OPEN if seat == OPEN else None if seat is None else int(seat)
    wanted = range(start, start + count)
    try:
        own = visit.holder.seat
        return await visit.see(lambda match: replayed(match, known, wanted, lang, own))
    except OldRules:
        return await (await visit.relic()).replay(visit.holder, known, wanted, lang)


class Landing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    career: dict[str, Any]
    """Of a pilot of one's own, as it was told last."""


def careers_of(system: System) -> Careers:
    """Return what keeps careers outside a campaign."""
    if system.content.careers is None:
        raise BadRequest(f"{system.slug} keeps no careers")
    return system.content.careers


@post("/api/games/{game:str}/career", security=KEY, status_code=200, responses=WRITE)
async def land(visit: TheVisit, data: JSONBody[Landing]) -> dict[str, Any]:
    """Enter this mission, which is over, into the career of who flew it."""

    def landed(match: Match) -> dict[str, Any]:
        match.check_own()
        return dict(careers_of(match.game.system).land(data.career, visit.room.name, match.game))

    return await visit.see(landed)


async def _book(visit: TheVisit, lang: str | None) -> Book:
    """Return the book of a game, which is played again for it."""

    def written(match: Match) -> Book:
        match.check_dealt()
        game = match.whole
        if game.system.words.book is None:
            raise NoBook("this system keeps no book")
        return game.system.words.book(game.rules, turns(game.again())[1], voice(lang or "en"))

    visit.charge(visit.table.limits.book_price)
    return await visit.see(written)


@get("/api/games/{game:str}/book", security=KEY, responses=READ | NAMED)
async def book(visit: TheVisit, lang: Lang = None) -> Book:
    """Return the book of a campaign as it stands."""
    return await _book(visit, lang)


@get(
    "/api/games/{game:str}/book/{page:str}",
    security=KEY,
    media_type="text/csv",
    responses=READ | NAMED,
)
async def page(visit: TheVisit, page: FromPath[str], lang: Lang = None) -> str:
    """Return one table of the book as comma-separated values."""
    for one in (await _book(visit, lang)).pages:
        if one.id == page:
            return one.csv
    raise NoBook(f"the book has no table {page!r}")


HANDLERS: Final = (look, content, order, undo, resign, record, replay, land, book, page)
