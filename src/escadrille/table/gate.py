"""The gate: how many connections there may be, and how long each may keep the table waiting.

Below the framework, where a request is still bytes: a header without end, a body that trickles, a
connection that says nothing and one that does not read its answer take a place each, for a while.
Where there is none left, those that have waited longest without a whole request give way first.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from enum import IntEnum
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, ClassVar, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from escadrille.table.limits import Limits, sender
from escadrille.table.logs import log
from escadrille.table.wire import ENCODED, Refusal

Network = IPv4Network | IPv6Network

NEVER: Final = float("inf")
TICK: Final = 0.5  # seconds between two looks at all connections
LINGER: Final = 2.0  # seconds in which the other end may read why it was refused
LINGER_BYTES: Final = 1024 * 1024  # that it may go on to send meanwhile
PROGRESS: Final = 16 * 1024  # bytes of an answer that are read in the time given for it
TELL: Final = 10.0  # seconds between two lines of the log about what was refused
AHEAD: Final = 16  # requests sent before the first is answered

REFUSALS: Final = {
    400: Refusal("request/bad", "not a request of HTTP/1.1"),
    408: Refusal("request/slow", "the request took too long to arrive"),
    413: Refusal("request/large", "the body of the request is too large"),
    431: Refusal("request/head", "the header of the request is too large"),
    503: Refusal("server/full", "too many connections; try again in a moment"),
}


class Phase(IntEnum):
    """What a connection is doing; the first give way first."""

    HEAD = 0
    """It has sent nothing yet, or a part of a header."""
    HELLO = 1
    """A socket that has not been told anything: it has not shown its key."""
    IDLE = 2
    """Between two requests."""
    REST = 3
    """It has its answer, and has not sent all of its request."""
    BODY = 4
    BUSY = 5
    """The table's turn; or a socket with a key."""


class Place(msgspec.Struct, eq=False):
    """One connection."""

    transport: asyncio.Transport
    address: str
    expire: Callable[[], None]
    is_proxy: bool = False
    phase: Phase = Phase.HEAD
    until: float = NEVER
    """When the other end will have had time enough to send."""
    stalled: float = NEVER
    """When it will have had time enough to read some of what is:"""
    unsent: int = 0


class Gate:
    """All connections of a server. One for all its protocols."""

    def __init__(
        self,
        limits: Limits,
        proxies: Sequence[Network] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits, self.clock = limits, clock
        self._proxies = proxies
        self._seconds = {
            Phase.HEAD: limits.head_seconds,
            Phase.HELLO: limits.hello_seconds + LINGER,
            Phase.IDLE: limits.idle_seconds,
            Phase.REST: LINGER,
            Phase.BODY: limits.body_seconds,
            Phase.BUSY: NEVER,
        }
        self._places: dict[asyncio.Transport, Place] = {}
        """In the order in which they came, as are those of an address:"""
        self._of: defaultdict[str, dict[asyncio.Transport, Place]] = defaultdict(dict)
        self._refused: Counter[str] = Counter()
        self._told = -NEVER
        self._ticks = False
        self._next = 0.0
        self._warned = False

    def be(self, place: Place, phase: Phase) -> None:
        """Have a connection in a phase from now on."""
        place.phase = phase
        place.until = self.clock() + self._seconds[phase]

    def enter(self, place: Place) -> bool:
        """Let a connection in; False: there is no place, and nobody who could give way."""
        if not self._make_room(place):
            self.note("full")
            return False
        self._places[place.transport] = self._of[place.address][place.transport] = place
        self.be(place, Phase.HEAD)
        if not self._ticks:
            self._ticks = True
            self._tick()
        return True

    def hand_over(self, transport: asyncio.Transport, expire: Callable[[], None]) -> Place:
        """Return the place of a connection that becomes a socket."""
        place = self._places[transport]
        place.expire = expire
        self.be(place, Phase.HELLO)
        return place

    def leave(self, place: Place) -> None:
        if self._places.pop(place.transport, None) is not None:
            others = self._of[place.address]
            del others[place.transport]
            if not others:
                del self._of[place.address]

    def note(self, why: str) -> None:
        """Count what was refused; the log is told now and then."""
        self._refused[why] += 1

    def is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False

    def stall(self, place: Place) -> None:
        """Give a connection time to read some of what was written."""
        place.unsent = place.transport.get_write_buffer_size()
        place.stalled = self.clock() + self.limits.stalled_seconds

    def warn_of_forwarding(self, place: Place) -> None:
        """Tell the operator once of a proxy that was not named."""
        if not self._warned and not place.is_proxy:
            self._warned = True
            log.warning(
                "X-Forwarded-For is not believed: name the proxy with --proxy",
                extra={"from": place.address},
            )

    def _make_room(self, place: Place) -> bool:
        """Is there room for one more? Somebody may have to give way."""
        own = self._of.get(place.address, {})
        if len(own) >= self.limits.connections_per_address and not place.is_proxy:
            return self._give_way(own)
        if len(self._places) >= self.limits.connections:
            return self._give_way(max(self._of.values(), key=len)) or self._give_way(self._places)
        return True

    def _give_way(self, places: dict[asyncio.Transport, Place]) -> bool:
        """End the connection of these that is of the least use, unless all are of some."""
        first = min(places.values(), key=lambda place: place.phase)
        if first.phase is Phase.BUSY:
            return False
        self.note("gave way")
        self.leave(first)
        first.transport.abort()
        return True

    def _tick(self) -> None:
        now = self.clock()
        if now < self._next + 1.0:  # else the table was held up: what has arrived is read first
            self._sweep(now)
        if self._refused and now >= self._told + TELL:
            log.warning("connections refused", extra={"refused": dict(self._refused)})
            self._refused.clear()
            self._told = now
        self._ticks = bool(self._places or self._refused)
        if self._ticks:
            self._next = now + TICK
            asyncio.get_running_loop().call_later(TICK, self._tick)

    def _sweep(self, now: float) -> None:
        """End what has kept the table waiting for too long."""
        for place in [*self._places.values()]:
            if now >= place.stalled:
                self._check_reader(place)
            elif place.stalled != NEVER:
                continue
            elif place.transport.is_closing():
                self.stall(place)
            elif now >= place.until:
                place.expire()

    def _check_reader(self, place: Place) -> None:
        """End a connection that reads next to nothing of what was written."""
        if place.transport.get_write_buffer_size() > max(0, place.unsent - PROGRESS):
            self.note("did not read")
            place.transport.abort()
        else:
            self.stall(place)


class _Refused(Exception):
    """Raised to the parser, which stops there."""


class _Gated(asyncio.Protocol):
    """A connection that has a place, and is given time to read."""

    gate: ClassVar[Gate]
    _place: Place

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self._place)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.gate.stall(self._place)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._place.stalled = NEVER


class Line(_Gated, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        is_proxy = self.gate.is_proxy(host)
        self._place = Place(transport, sender(host), self._expire, is_proxy=is_proxy)
        self._got = 0
        """Bytes since the phase began, and those of the header as it was understood:"""
        self._size = 0
        self._status = 400
        self._is_refused = not self.gate.enter(self._place)
        if self._is_refused:
            self._answer(503)
            transport.close()

    def data_received(self, data: bytes) -> None:
        self._got += len(data)
        if self._is_refused:
            if self._got > LINGER_BYTES:
                self.transport.abort()
            return
        super().data_received(data)
        limits, phase = self.gate.limits, self._place.phase
        if phase is Phase.HEAD and self._got > limits.head_bytes:
            self._refuse(431)
        elif phase is Phase.REST and self._got > LINGER_BYTES:
            self.transport.abort()
        elif phase is Phase.BODY and self._got > 2 * limits.record_bytes:  # chunks have headers too
            self._refuse(413)

    def handle_websocket_upgrade(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()

    # What the parser finds.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._place.phase is not Phase.HEAD:
            self._be(Phase.HEAD)
        self._size = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._weigh(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._weigh(len(name) + len(value) + 4)
        if name.lower() == b"x-forwarded-for":
            self.gate.warn_of_forwarding(self._place)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._be(Phase.BODY)
        if len(self.pipeline) > AHEAD:
            raise _Refused

    def on_message_complete(self) -> None:
        super().on_message_complete()
        answered = self.cycle is None or self.cycle.response_complete
        self._be(Phase.IDLE if answered else Phase.BUSY)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and self._place.phase is not Phase.HEAD:
            self._be(Phase.REST if self.cycle.more_body else Phase.IDLE)

    def send_400_response(self, msg: str) -> None:
        """Refuse what the parser did not understand, or was told not to."""
        self._refuse(self._status)

    def _be(self, phase: Phase) -> None:
        self.gate.be(self._place, phase)
        self._got = 0

    def _weigh(self, more: int) -> None:
        """Have the parser stop where a header, or what follows a body in chunks, is too large."""
        self._size += more
        limits = self.gate.limits
        if self._size > limits.head_bytes or len(self.headers) > limits.head_lines:
            self._status = 431
            raise _Refused

    # Refusals.

    def _expire(self) -> None:
        if self._is_refused or self.scope is None or self._place.phase in (Phase.IDLE, Phase.REST):
            self.transport.close()
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Answer in a word, where no other answer is on its way, and listen no more."""
        self.gate.note(str(status))
        self._is_refused = True
        asked = self.cycle is not None and not self.cycle.response_complete
        free = not asked or (self._place.phase is Phase.BODY and not self.cycle.response_started)
        if asked:  # whoever waits for the rest of the request waits no more
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if free and not self.pipeline:
            self._answer(status)
            self._be(Phase.REST)
            self.flow.resume_reading()
        else:
            self.transport.abort()

    def _answer(self, status: int) -> None:
        body = msgspec.json.encode(REFUSALS[status])
        headers = [
            *ENCODED,
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
        ]
        lines = b"".join(b"%b: %b\r\n" % pair for pair in headers)
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)


class Socket(_Gated, WebSocketsSansIOProtocol):
    """A WebSocket. Its other end has little to say: a key, and that it is there."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._place = self.gate.hand_over(transport, transport.abort)
        self._heard, self._at = 0.0, self.gate.clock()
        """Bytes, less those that were allowed until then."""

    def data_received(self, data: bytes) -> None:
        limits, now = self.gate.limits, self.gate.clock()
        allowed = (now - self._at) * limits.socket_rate
        self._heard, self._at = max(0.0, self._heard - allowed) + len(data), now
        if self._heard > limits.head_bytes + limits.message_bytes:
            self.gate.note("talked too much")
            self.transport.abort()
        else:
            super().data_received(data)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.send":
            self.gate.be(self._place, Phase.BUSY)


def protocols(of: Gate) -> tuple[type[Line], type[Socket]]:
    """Return what the server is to speak with, all of it through one gate."""

    class OurLine(Line):
        gate = of

    class OurSocket(Socket):
        gate = of

    return OurLine, OurSocket
