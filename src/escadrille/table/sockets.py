"""The WebSocket: what happens and what is said, as it happens, from where one left off."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from uvicorn.protocols.utils import ClientDisconnected

from escadrille.kernel.errors import EscadrilleError
from escadrille.table import wire
from escadrille.table.errors import BadRequest
from escadrille.table.keys import Holder
from escadrille.table.leaving import while_there
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.people import After
from escadrille.table.service import Lang, Since, Table, TheTable, address_of


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a socket: its key, which has no business in an address."""

    key: str


Company = Annotated[bool, QueryParameter(description="Whether to be told who is here")]
_HELLOS: Final = msgspec.json.Decoder(Hello)
GONE: Final = (WebSocketDisconnect, ClientDisconnected)
"""The other end has gone, while it was listened to or while it was told something."""


@websocket("/api/games/{game:str}/ws")
async def follow(
    socket: WebSocket[Any, Any, Any],
    table: TheTable,
    game: FromPath[str],
    since: Since = 0,
    chat: After = 0,
    lang: Lang = None,
    here: Company = False,
) -> None:
    """Send a message at once, and another whenever the game has changed; chat apart, and who is
    here, where that is asked for."""
    await socket.accept()
    try:
        wire.check_host(socket, table.settings.hosts)
        wire.check_origin(socket, table.settings.origins)
        async with asyncio.timeout(table.limits.hello_seconds):
            hello = _HELLOS.decode(await socket.receive_text())
        holder = await table.enter(hello.key, game, address_of(socket.scope))
        await while_there(
            _send(socket, table, holder, since, chat, lang, here=here), listen(socket)
        )
    except GONE:
        pass
    except EscadrilleError as error:
        await refuse(socket, error)
    except (TimeoutError, msgspec.MsgspecError, RecursionError):
        await refuse(socket, BadRequest('the first message must be {"key": …}'))
    except Exception:
        log.exception("socket failed", extra={"game": game})
        raise


async def refuse(socket: WebSocket[Any, Any, Any], error: EscadrilleError) -> None:
    with contextlib.suppress(*GONE):
        await socket.send_text(msgspec.json.encode(wire.refusal(error)))
        await socket.close(4000 + wire.status_of(error), error.code)


async def _send(
    socket: WebSocket[Any, Any, Any],
    table: Table,
    holder: Holder,
    since: int,
    chat: int,
    lang: str | None,
    *,
    here: bool = False,
) -> None:
    room, late = table.rooms.room(holder.game), holder.is_spectator
    rows, known, heard, company = -1, b"", -1, b""

    def news(match: Match) -> tuple[int, Message | None]:
        new = match.number != rows
        return match.number, match.message(holder.seat, since, lang) if new else None

    with table.crowd.among(holder), room.watched(holder.seat):
        if here:  # clocks are read by the server's time
            await socket.send_text(msgspec.json.encode({"time": table.rooms.clock()}))
        while True:
            await table.keyring.check(holder.key, holder.game)  # it may have been revoked
            changed, talk = room.changed, room.talk
            rows, message = await room.see(news, late=late)
            if message is not None:
                told = await table.told(holder, message)
                stands = msgspec.json.encode(msgspec.structs.replace(told, events=[], said=None))
                # Where nothing is new to this place, not even a message tells that something was.
                if told.events or stands != known:
                    await socket.send_text(msgspec.json.encode(told))
                since, known = message.number, stands
            # Who is late is told nothing of the present.
            if here and not (late and room.is_late):
                told_here = msgspec.json.encode({"here": await room.who_is_here()})
                if told_here != company:
                    await socket.send_text(told_here)
                    company = told_here
            if talk != heard and (lines := await room.said(chat, spectators=late)):
                if heard_lines := await table.heard(holder, lines):
                    await socket.send_text(msgspec.json.encode({"chat": heard_lines}))
                chat = lines[-1].number
            else:
                heard = talk
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), room.due if late else None)


async def listen(socket: WebSocket[Any, Any, Any]) -> None:
    """Hear when the other end goes; what it says meanwhile is not listened to."""
    while True:
        await socket.receive_text()
