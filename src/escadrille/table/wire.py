"""What every answer of the server has in common: errors as JSON, headers, origins."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from escadrille.kernel.errors import (
    BadOption,
    BadOrder,
    BadReport,
    EscadrilleError,
    IllegalOrder,
    Unknown,
)
from escadrille.table.errors import ForeignHost, ForeignOrigin, TableError, TooMany
from escadrille.table.logs import log

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
STATUS = {IllegalOrder: 409, BadReport: 409, BadOrder: 400, BadOption: 400, Unknown: 404}
CODES = {
    400: "request/bad",
    401: "key/unknown",
    403: "key/forbidden",
    404: "address/unknown",
    405: "method/unknown",
    413: "request/large",
    415: "request/type",
}


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every error that the server answers with."""

    code: str
    message: str
    rule: str | None = None
    facts: dict[str, Any] | None = None


MEANS = {
    400: "not what was asked for",
    401: "no key, or one that is unknown or revoked",
    403: "this key, page or name may not",
    404: "there is none",
    409: "not now",
    413: "too large",
    503: "the server is full, or cannot store anything",
    422: "a record that cannot be played",
    429: "too often; Retry-After says when to come back",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what an address may refuse with, for the schema."""
    return {
        status: ResponseSpec(Refusal, description=MEANS[status], generate_examples=False)
        for status in statuses
    }


def status_of(error: EscadrilleError) -> int:
    return error.status if isinstance(error, TableError) else STATUS.get(type(error), 400)


def refusal(error: EscadrilleError) -> Refusal:
    if isinstance(error, IllegalOrder) or (isinstance(error, BadReport) and error.rule):
        return Refusal(error.code, str(error), error.rule, dict(error.facts))
    return Refusal(error.code, str(error))


def ours(_request: Request[Any, Any, Any], error: EscadrilleError) -> Response[Refusal]:
    retry = {"retry-after": str(error.seconds)} if isinstance(error, TooMany) else {}
    return Response(refusal(error), status_code=status_of(error), headers=retry)


def theirs(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Answer what the framework refuses: no such address, a body that is not what was asked."""
    code = CODES.get(error.status_code, "request/bad")
    reasons = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(str(reason.get("message", reason)) for reason in reasons)
    return Response(
        Refusal(code, f"{error.detail}: {told}" if told else error.detail),
        status_code=error.status_code,
        headers=error.headers,
    )


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    """Answer a body of brackets within brackets, which the decoder gives up on."""
    return Response(Refusal("request/bad", "nested too deeply"), status_code=400)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("unexpected error", exc_info=error, extra={"path": request.url.path})
    return Response(
        Refusal("server/error", "the server failed; nothing of yours is lost"), status_code=500
    )


async def add_headers(message: Message, _scope: Scope) -> None:
    """Add the headers that an answer has not set itself."""
    # Of no use as a plain function: the framework would give each answer a thread.
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", ()))
        named = {name.lower() for name, _ in headers}
        message["headers"] = [*headers, *(pair for pair in ENCODED if pair[0] not in named)]


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], known: tuple[str, ...]) -> None:
    """Refuse a page of another site; programs, which name no origin, may come."""
    origin = connection.headers.get("origin")
    if origin is None or origin in known:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise ForeignOrigin(f"a page of {origin} may not speak to this table")


def check_host(connection: ASGIConnection[Any, Any, Any, Any], known: tuple[str, ...]) -> None:
    """Refuse a request for another name than ours, whose page would pass for one of our own.

    A site may let its name point to this machine (DNS rebinding); the browser still says the name.
    """
    said = connection.headers.get("host", "").lower()
    if not is_ours(said, known):
        raise ForeignHost(f"this table is not called {said!r}")


def is_ours(said: str, known: tuple[str, ...]) -> bool:
    """Is a `Host` one of the known names, or one of this machine? Without known ones, all are."""
    named = re.fullmatch(r"(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d+)?", said)
    host = (named[1] or named[2]) if named else ""
    return not known or host in known or is_loopback(host)


def is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def directly(
    answer: Callable[[Request[Any, Any, Any]], Awaitable[bytes]],
) -> Callable[[ASGIApp], ASGIApp]:
    """Return the middleware of a handler that binds its own arguments, and is answered as JSON.

    What the framework does for any request costs as much as to play an order and to store it.
    """

    def of(app: ASGIApp) -> ASGIApp:
        async def called(scope: Scope, receive: Receive, send: Send) -> None:
            body = await answer(Request(scope, receive))
            headers = [
                (b"content-type", b"application/json"),
                (b"content-length", b"%d" % len(body)),
            ]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        return called

    return of
