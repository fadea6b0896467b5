"""The page itself: its files as they lie in the house, and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

import escadrille
from escadrille.kernel.errors import Unknown
from escadrille.locale import LANGUAGES, source
from escadrille.table.wire import CODES, Refusal

WEB: Final = Path(escadrille.__file__).parent / "web"
FRESH: Final = CacheControlHeader(no_cache=True)  # kept by a browser, and asked about each time


@get("/locale/{file:str}", include_in_schema=False)
async def words(file: FromPath[str]) -> Response[str]:
    """Return the words of a language: `fr.ftl`."""
    lang = file.removesuffix(".ftl")
    if lang not in LANGUAGES or lang == file:
        raise Unknown("words", file, [f"{known}.ftl" for known in LANGUAGES])
    return Response(source(lang), media_type="text/plain; charset=utf-8")


@get("/boards.json", include_in_schema=False, cache_control=FRESH)
async def boards() -> list[str]:
    """Return the systems that bring something of their own to the page."""
    return sorted(manifest.parent.name for manifest in WEB.glob("boards/*/manifest.js"))


def _no_file(_request: Request[Any, Any, Any], _error: Exception) -> Response[Refusal]:
    """Answer for a path that no file can have, which the framework asks the disk for."""
    return Response(Refusal(CODES[404], "Not Found"), status_code=404)


def page() -> Router:
    return create_static_files_router(
        path="/",
        directories=[WEB],
        html_mode=True,
        cache_control=FRESH,
        include_in_schema=False,
        exception_handlers={ValueError: _no_file, InternalServerException: _no_file},
    )
