"""The addresses of a game: look at it, order, take back, resign, and its record."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.types import Scope

from escadrille.table import keys
from escadrille.table.errors import OldRules
from escadrille.table.frozen import Frozen, Relic
from escadrille.table.messages import Message
from escadrille.table.replays import OPEN, Knowledge, Replay
from escadrille.table.service import (
    KEY,
    Lang,
    MaybeSince,
    Since,
    Table,
    TheHolder,
    TheRoom,
    TheTable,
    address_of,
)
from escadrille.table.shortcut import shortcut
from escadrille.table.wire import is_ours, refusals


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    """The count of the question that is answered."""
    order: dict[str, Any]


_answers: Final = msgspec.json.Decoder(Answer)


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int


CONTENT: Final = 2  # requests more that the packs of a game count for
READ: Final = refusals(400, 401, 403, 409, 429)
WRITE: Final = refusals(400, 401, 403, 409, 413, 429)


@get("/api/games/{game:str}", security=KEY, responses=READ)
async def look(
    holder: TheHolder, room: TheRoom, table: TheTable, since: Since = 0, lang: Lang = None
) -> Message | Frozen:
    """Return what this key may know of the game; one that cannot be continued is `frozen`."""
    try:
        message = await room.look(holder.seat, since, lang, late=holder.is_spectator)
    except OldRules:
        return await (await Relic.of(table.store, holder.game)).look(holder)
    return await table.told(holder, message)


@get("/api/games/{game:str}/content", security=KEY, responses=READ)
async def content(holder: TheHolder, room: TheRoom, table: TheTable) -> dict[str, Any]:
    """Return what the packs hold that the game began with."""
    table.charge(holder, CONTENT)
    try:
        return await room.see(
            lambda match: dict(match.game.system.content.tables(match.game.packs))
        )
    except OldRules:
        return await (await Relic.of(table.store, holder.game)).content()


async def _order_at_once(scope: Scope, headers: dict[bytes, bytes], content: bytes) -> bytes | None:
    """Answer a plain order as `order` would."""
    table: Table = scope["litestar_app"].state.table
    scheme, _, key = headers.get(b"authorization", b"").partition(b" ")
    host = headers.get(b"host", b"").decode("latin-1").lower()
    origin = headers.get(b"origin", b"").decode("latin-1").lower()
    if (
        origin not in ("", f"http://{host}", f"https://{host}")
        or scheme != b"Bearer"
        or len(content) > table.limits.body_bytes
        or not is_ours(host, table.settings.hosts)
    ):
        return None
    try:
        data = _answers.decode(content)
    except (msgspec.MsgspecError, RecursionError):
        return None
    game = scope["path_params"]["game"]
    holder = await table.enter(key.decode("latin-1"), game, address_of(scope))
    body = msgspec.json.encode(data.order)
    message = await table.rooms.room(holder.game).order(
        keys.seat_of(holder.opens), data.count, body
    )
    return msgspec.json.encode(await table.told(holder, message))


@post(
    "/api/games/{game:str}/orders",
    security=KEY,
    status_code=200,
    responses=WRITE,
    middleware=[shortcut(_order_at_once)],
)
async def order(
    holder: TheHolder,
    room: TheRoom,
    table: TheTable,
    data: JSONBody[Answer],
    since: MaybeSince = None,
) -> Message:
    """Answer the present question of the seat."""
    body = msgspec.json.encode(data.order)
    message = await room.order(keys.seat_of(holder.opens), data.count, body, since)
    return await table.told(holder, message)


@post("/api/games/{game:str}/undo", security=KEY, status_code=200, responses=WRITE)
async def undo(
    holder: TheHolder,
    room: TheRoom,
    table: TheTable,
    data: JSONBody[Back],
    since: MaybeSince = None,
) -> Message:
    """Take the last order of the seat back."""
    message = await room.undo(keys.seat_of(holder.opens), data.count, since)
    return await table.told(holder, message)


@post("/api/games/{game:str}/resign", security=KEY, status_code=200, responses=WRITE)
async def resign(
    holder: TheHolder, room: TheRoom, table: TheTable, since: MaybeSince = None
) -> Message | Frozen:
    """End the game: the camp of this seat has lost."""
    try:
        return await table.told(holder, await room.resign(keys.seat_of(holder.opens), since))
    except OldRules:
        relic = await Relic.of(table.store, holder.game)
        await relic.resign(holder)
        return await (await Relic.of(table.store, holder.game)).look(holder)


@get(
    "/api/games/{game:str}/record",
    security=KEY,
    media_type="application/jsonl",
    responses=READ,
)
async def record(holder: TheHolder, room: TheRoom, table: TheTable) -> bytes:
    """Return the record of a game that is over."""
    try:
        return await room.record(late=holder.is_spectator)
    except OldRules:
        return await (await Relic.of(table.store, holder.game)).export(holder)


@get("/api/games/{game:str}/replay", security=KEY, responses=READ)
async def replay(
    holder: TheHolder,
    room: TheRoom,
    table: TheTable,
    seat: Annotated[str | None, QueryParameter(pattern="^(open|[0-9]{1,3})$")] = None,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 60,
    lang: Lang = None,
) -> Replay:
    """Return moments of a game that is over, as a seat, a spectator or everyone knew them."""
    table.charge(holder, count // table.limits.moments_per_request)
    known: Knowledge = OPEN if seat == OPEN else None if seat is None else int(seat)
    try:
        return await room.replay(known, start, count, lang, late=holder.is_spectator)
    except OldRules:
        relic = await Relic.of(table.store, holder.game)
        return await relic.replay(holder, known, range(start, start + count), lang)


HANDLERS: Final = (look, content, order, undo, resign, record, replay)
