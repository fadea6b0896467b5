"""The addresses where people meet: the lobby, and how others reach this server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, WebSocket, get, websocket

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import wire
from escadrille.table.errors import BadRequest, NoPerson, TooMany
from escadrille.table.leaving import while_there
from escadrille.table.limits import AGAIN
from escadrille.table.lobby import Listed, OpenTable, packed
from escadrille.table.reaching import Reach, reach
from escadrille.table.service import Caller, Table, TheTable, address_of, bearer
from escadrille.table.sockets import GONE, listen, refuse


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a socket: the key of a browser, where its person has a link."""

    key: str | None = None


_HELLOS: Final = msgspec.json.Decoder(Hello)


@get("/api/lobby", responses=wire.refusals(403, 429))
async def lobby(request: Request[Any, Any, Any], table: TheTable) -> Listed:
    """Return the tables that are open to all."""
    address = address_of(request.scope)
    table.buckets.take(address)
    caller = await table.guest(bearer(request), address)
    table.check_member(caller)
    return await _listed(table, caller, await table.lobby.look())


async def _listed(table: Table, caller: Caller | None, tables: list[OpenTable]) -> Listed:
    shunned = await table.persons.shunned(caller.person.id) if caller else set()
    return Listed([one for one in tables if one.game not in shunned], table.lobby.people)


@websocket("/api/lobby/ws")
async def follow(socket: WebSocket[Any, Any, Any], table: TheTable) -> None:
    """Send the tables that are open to all at once, and again whenever they have changed."""
    await socket.accept()
    try:
        wire.check_host(socket, table.settings.hosts)
        wire.check_origin(socket, table.settings.origins)
        async with asyncio.timeout(table.limits.hello_seconds):
            hello = _HELLOS.decode(await socket.receive_text())
        address = address_of(socket.scope)
        table.addresses.take(address)
        caller = await table.guest(hello.key, address)
        table.check_member(caller)
        await while_there(_send(socket, table, caller, address), listen(socket))
    except GONE:
        pass
    except EscadrilleError as error:
        await refuse(socket, error)
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        await refuse(socket, BadRequest('the first message must be {"key": …}'))


async def _send(
    socket: WebSocket[Any, Any, Any], table: Table, caller: Caller | None, address: str
) -> None:
    lobby, persons, news, shuns = table.lobby, table.persons, -1, False
    known: str | bytes = ""

    async def send(sent: str | bytes) -> None:
        if isinstance(sent, str):
            await socket.send_text(sent)
        else:
            await socket.send_bytes(sent)

    if table.loungers[address] >= table.limits.sockets_per_address:
        raise TooMany(AGAIN)
    table.loungers[address] += 1
    try:
        async with lobby.among():
            while True:
                changed = lobby.changed
                if caller is not None and news != persons.news:
                    news = persons.news
                    shuns = await persons.shuns(caller.person.id)
                    if await persons.by_device(caller.device) is None:
                        raise NoPerson("this browser was signed out")
                sent = lobby.sent
                if shuns:
                    sent = packed(await _listed(table, caller, lobby.tables))
                if sent != known:
                    await send(sent)
                    known = sent
                await changed.wait()
    finally:
        table.loungers[address] -= 1
        if not table.loungers[address]:
            del table.loungers[address]


@get("/api/addresses", responses=wire.refusals(403, 429))
async def addresses(request: Request[Any, Any, Any], table: TheTable) -> Reach:
    """Return the addresses under which others can reach this server."""
    table.buckets.take(address_of(request.scope))
    server = request.scope.get("server")
    return reach(table.settings.host, server[1] if server else None, table.settings.origins)


HANDLERS: Final = (lobby, follow, addresses)
