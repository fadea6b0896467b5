"""The addresses of the table: HTTP for what one asks and orders, a WebSocket for what happens."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import Scope

from escadrille import __version__
from escadrille.bots.roster import names
from escadrille.kernel import registry
from escadrille.kernel.errors import EscadrilleError, Unknown
from escadrille.kernel.options import Option, Values
from escadrille.table import keys, wire
from escadrille.table.channels import MEMORY, channels_of
from escadrille.table.errors import BadRequest
from escadrille.table.limits import Buckets
from escadrille.table.messages import Message
from escadrille.table.rooms import Room, Rooms
from escadrille.table.shortcut import shortcut
from escadrille.table.store import Store, StoredKey
from escadrille.table.workers import Workers

HELLO = 10  # seconds that a socket has to show its key


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    channels: str = MEMORY
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Sites whose pages may speak to the table, besides its own."""
    rate: float = 20.0
    """Requests per second and key, in the long run."""
    burst: int = 60
    body_limit: int = 64 * 1024


class Table:
    """What the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.channels = channels_of(settings.channels)
        self.keyring = keys.Keyring(self.store, self.channels)
        self.workers = Workers(settings.workers)
        self.rooms = Rooms(self.store, self.workers, self.channels)
        self.buckets = Buckets(settings.rate, settings.burst)

    async def enter(self, key: str | None, game: str, address: str) -> StoredKey:
        """Return what a key opens; ask no oftener than the limit allows."""
        try:
            found = await self.keyring.check(key, game)
        except EscadrilleError:
            self.buckets.take(address)
            raise
        self.buckets.take(found.hash)
        return found

    def hear(self, game: str | None) -> None:
        """Take note that a game, or any, may have changed on another server."""
        self.keyring.forget(game)
        self.rooms.hear(game)

    async def close(self) -> None:
        await self.rooms.close()
        await self.channels.close()
        self.workers.close()
        await self.store.close()


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    system: str
    seats: list[str]
    """One for each seat of the scenario: "human", or the name of a bot."""
    scenario: str | None = None
    options: Values = {}


class Opened(msgspec.Struct, frozen=True):
    game: str
    host: str
    spectator: str
    seats: list[str | None]
    """A key for each seat; a bot needs none."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    """The count of the question that is answered."""
    order: dict[str, Any]


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat; without one, the spectators'."""

    seat: int | None = None


class NewKey(msgspec.Struct, frozen=True):
    key: str


class SystemCard(msgspec.Struct, frozen=True):
    slug: str
    version: int
    first_scenario: str
    bots: list[str]
    options: tuple[Option, ...]


SEEN: Final = QueryParameter(ge=0, description="How many events were told before")
Since = Annotated[int, SEEN]
MaybeSince = Annotated[int | None, SEEN]
KEY: Final[list[dict[str, list[str]]]] = [{"key": []}]
TheTable = NamedDependency[Table]
TheKey = NamedDependency[StoredKey]
TheRoom = NamedDependency[Room]


_answers: Final = msgspec.json.Decoder(Answer)


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope["client"] else ""


async def entered(
    request: Request[Any, Any, Any], table: TheTable, game: FromPath[str]
) -> StoredKey:
    """Return what the key of a request opens in the game of its address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return await table.enter(
        key if scheme.lower() == "bearer" else None, game, _address(request.scope)
    )


async def room_of(table: TheTable, key: TheKey) -> Room:
    return table.rooms.room(key.game)


@get("/health")
async def health(table: TheTable) -> dict[str, str]:
    await table.store.ping()
    return {"status": "ok", "version": __version__}


@get("/api/systems")
async def systems() -> list[SystemCard]:
    found = [registry.system(slug) for slug in registry.slugs()]
    return [
        SystemCard(one.slug, one.version, one.first_scenario, names(one), one.options)
        for one in found
    ]


@get("/api/systems/{slug:str}/scenarios")
async def scenarios(slug: FromPath[str]) -> list[Any]:
    return list(registry.system(slug).scenarios())


@get("/api/systems/{slug:str}/rules")
async def rules(slug: FromPath[str]) -> dict[str, registry.Rule]:
    return registry.catalogue(slug)


@post("/api/games")
async def open_game(
    request: Request[Any, Any, Any], table: TheTable, data: JSONBody[NewGame]
) -> Opened:
    table.buckets.take(_address(request.scope))
    try:
        opened = await table.rooms.open(data.system, data.scenario, data.options, data.seats)
    except Unknown as error:
        raise BadRequest(str(error)) from error
    return Opened(*opened)


@get("/api/games/{game:str}", security=KEY)
async def look(key: TheKey, room: TheRoom, since: Since = 0) -> Message:
    return await room.look(key.seat, since)


async def _order_at_once(scope: Scope, headers: dict[bytes, bytes], content: bytes) -> bytes | None:
    """Answer a plain order as `order` would."""
    table: Table = scope["litestar_app"].state.table
    scheme, _, key = headers.get(b"authorization", b"").partition(b" ")
    if b"origin" in headers or scheme != b"Bearer" or len(content) > table.settings.body_limit:
        return None
    try:
        data = _answers.decode(content)
    except (msgspec.MsgspecError, RecursionError):
        return None
    game = scope["path_params"]["game"]
    opens = await table.enter(key.decode("latin-1"), game, _address(scope))
    body = msgspec.json.encode(data.order)
    told = await table.rooms.room(game).order(keys.seat_of(opens), data.count, body)
    return msgspec.json.encode(told)


@post(
    "/api/games/{game:str}/orders",
    security=KEY,
    status_code=200,
    middleware=[shortcut(_order_at_once)],
)
async def order(
    key: TheKey, room: TheRoom, data: JSONBody[Answer], since: MaybeSince = None
) -> Message:
    body = msgspec.json.encode(data.order)
    return await room.order(keys.seat_of(key), data.count, body, since)


@post("/api/games/{game:str}/undo", security=KEY, status_code=200)
async def undo(
    key: TheKey, room: TheRoom, data: JSONBody[Back], since: MaybeSince = None
) -> Message:
    return await room.undo(keys.seat_of(key), data.count, since)


@post("/api/games/{game:str}/resign", security=KEY, status_code=200)
async def resign(key: TheKey, room: TheRoom, since: MaybeSince = None) -> Message:
    return await room.resign(keys.seat_of(key), since)


@get("/api/games/{game:str}/record", security=KEY, media_type="application/jsonl")
async def record(key: TheKey, room: TheRoom) -> bytes:
    return await room.record()


@post("/api/games/{game:str}/keys", security=KEY)
async def renew_key(key: TheKey, room: TheRoom, table: TheTable, data: JSONBody[Place]) -> NewKey:
    """Revoke the key of a seat, or the spectators', and return a new one."""
    keys.check_host(key)
    if data.seat is None:
        text, stored = keys.new(key.game, keys.SPECTATOR)
    else:
        await room.check_person(data.seat)
        text, stored = keys.new(key.game, keys.SEAT, data.seat)
    await table.keyring.replace(stored)
    return NewKey(text)


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a socket: its key, which has no business in an address."""

    key: str


@websocket("/api/games/{game:str}/ws")
async def follow(
    socket: WebSocket[Any, Any, Any], table: TheTable, game: FromPath[str], since: Since = 0
) -> None:
    """Send a message at once, and another whenever the game has changed."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            wire.check_origin(socket, table.settings.origins)
            async with asyncio.timeout(HELLO):
                hello = msgspec.json.decode(await socket.receive_text(), type=Hello)
            await table.enter(hello.key, game, _address(socket.scope))
            await _until_gone(socket, _send(socket, table, hello.key, game, since))
        except EscadrilleError as error:
            await _refuse(socket, error)
        except (TimeoutError, msgspec.MsgspecError, RecursionError):
            await _refuse(socket, BadRequest('the first message must be {"key": …}'))


async def _refuse(socket: WebSocket[Any, Any, Any], error: EscadrilleError) -> None:
    await socket.send_text(msgspec.json.encode(wire.refusal(error)))
    await socket.close(4000 + wire.status_of(error), error.code)


async def _send(
    socket: WebSocket[Any, Any, Any], table: Table, key: str, game: str, since: int
) -> None:
    room = table.rooms.room(game)
    with room.watched():
        while True:
            opens = await table.keyring.check(key, game)  # it may have been revoked
            changed = room.changed
            message = await room.look(opens.seat, since)
            await socket.send_text(msgspec.json.encode(message))
            since = message.number
            await changed.wait()


async def _until_gone(socket: WebSocket[Any, Any, Any], sending: Any) -> None:
    """Send until the other end has gone; what it says meanwhile is not listened to."""

    async def listen() -> None:
        while True:
            await socket.receive_text()

    tasks = [asyncio.create_task(sending), asyncio.create_task(listen())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


HANDLERS: Final = (
    health,
    systems,
    scenarios,
    rules,
    open_game,
    look,
    order,
    undo,
    resign,
    record,
    renew_key,
    follow,
)

OPENAPI: Final = OpenAPIConfig(
    title="Escadrille",
    version=__version__,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
    use_handler_docstrings=True,
    components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
)


def create_app(settings: Settings) -> Litestar:
    """Return the server of a table; it opens its database when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        table = app.state.table = Table(settings)
        try:
            await table.store.migrate()
            table.channels.listen(table.hear)
            yield
        finally:
            await table.close()

    def table_of(scope: Scope) -> Table:
        table: Table = scope["litestar_app"].state.table
        return table

    async def check_request(request: Request[Any, Any, Any]) -> None:
        if request.method != "GET":
            wire.check_origin(request, settings.origins)

    return Litestar(
        HANDLERS,
        dependencies={
            "table": Provide(table_of, sync_to_thread=False),
            "key": Provide(entered),
            "room": Provide(room_of),
        },
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[wire.add_headers],
        exception_handlers={
            EscadrilleError: wire.ours,
            HTTPException: wire.theirs,
            RecursionError: wire.too_deep,
            Exception: wire.unexpected,
        },
        request_max_body_size=settings.body_limit,
        openapi_config=OPENAPI,
        logging_config=None,
    )
