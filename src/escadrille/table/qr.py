"""QR codes of addresses, as squares to draw: what the page itself need not know how to work out."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Request, post
from litestar.params import JSONBody

from escadrille.table.service import TheTable, address_of
from escadrille.table.wire import refusals

PRICE: Final = 5  # requests that one counts for: it is worked out in the server's own loop
BORDER: Final = 4  # squares of white around it, as readers need


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=250)]


class Squares(msgspec.Struct, frozen=True):
    size: int
    """Of the whole code with its border, in squares."""
    path: str
    """The dark ones, as a path of SVG."""


def squares(text: str) -> Squares:
    code = segno.make(text, error="m", micro=False)
    dark = (
        f"M{column + BORDER} {row + BORDER}h1v1h-1z"
        for row, line in enumerate(code.matrix)
        for column, square in enumerate(line)
        if square
    )
    return Squares(len(code.matrix) + 2 * BORDER, "".join(dark))


@post("/api/qr", status_code=200, responses=refusals(400, 403, 413, 429))
async def qr(request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Text]) -> Squares:
    """Return the QR code of a text, such as a link; nothing of it is kept."""
    table.buckets.take(address_of(request.scope), PRICE)
    return squares(data.text)
