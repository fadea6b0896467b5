"""Work that is given up when whoever asked for it has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from escadrille.table.errors import Gone

T = TypeVar("T")


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Return what comes of some work; its request must have been read to the end."""

    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    doing, leaving = asyncio.create_task(work), asyncio.create_task(left())
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Gone("whoever asked has gone")
        return doing.result()
    finally:
        doing.cancel()
        leaving.cancel()
        await asyncio.gather(doing, leaving, return_exceptions=True)
