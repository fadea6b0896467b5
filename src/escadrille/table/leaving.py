"""Work that is given up when whoever asked for it has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from escadrille.table.errors import Gone

T = TypeVar("T")


async def while_there(work: Coroutine[Any, Any, T], going: Coroutine[Any, Any, None]) -> T:
    """Return what comes of some work; `going` ends, or raises, once nobody waits for it."""
    doing, leaving = asyncio.create_task(work), asyncio.create_task(going)
    try:
        await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            leaving.result()
            raise Gone("whoever asked has gone")
        return doing.result()
    finally:
        await cancel(doing, leaving)


async def cancel(*tasks: asyncio.Task[Any]) -> None:
    """End tasks, whatever they are at."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def left(request: Request[Any, Any, Any]) -> None:
    """Wait until whoever made a request has gone; it must have been read to the end."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
