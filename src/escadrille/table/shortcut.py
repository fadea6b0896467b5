"""A way past the framework for the request that comes all the time: an order.

What the framework does for any request (binding, dependencies, responses) costs as much as to play
the order and to store it. Only a request as plain as can be goes this way. All else goes the
framework's, and so does all that is wrong: it is the framework that says why.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar.types import (
    ASGIApp,
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
)

Take = Callable[[Scope, dict[bytes, bytes], bytes], Awaitable[bytes | None]]
"""Takes a request, its headers and its body; returns the answer, or None: that is not plain."""


def shortcut(take: Take) -> Callable[[ASGIApp], ASGIApp]:
    """Return the middleware of a handler whose plain requests something else answers."""

    def past(app: ASGIApp) -> ASGIApp:
        async def called(scope: Scope, receive: Receive, send: Send) -> None:
            headers = dict(scope["headers"])
            if headers.get(b"content-type") != b"application/json" or scope["query_string"]:
                await app(scope, receive, send)
                return
            got = await receive()
            answer = None
            if got["type"] == "http.request" and not got.get("more_body"):
                answer = await take(scope, headers, got.get("body", b""))
            if answer is None:
                await app(scope, _again(got, receive), send)
            else:
                await _send(answer, send)

        return called

    return past


def _again(got: ReceiveMessage, receive: Receive) -> Receive:
    """Return what receives a message that was received, then the others."""
    first = [got]

    async def received() -> ReceiveMessage:
        return first.pop() if first else await receive()

    return received


async def _send(answer: bytes, send: Send) -> None:
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": 200,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(answer)),
        ],
    }
    body: HTTPResponseBodyEvent = {
        "type": "http.response.body",
        "body": answer,
        "more_body": False,
    }
    await send(start)
    await send(body)
