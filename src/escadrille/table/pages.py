"""The page itself: its files as they lie in the house, and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

import escadrille
from escadrille.kernel.errors import Unknown
from escadrille.locale import LANGUAGES, source

WEB: Final = Path(escadrille.__file__).parent / "web"
FRESH: Final = CacheControlHeader(no_cache=True)  # kept by a browser, and asked about each time


@get("/locale/{file:str}", include_in_schema=False)
async def words(file: FromPath[str]) -> Response[str]:
    """Return the words of a language: `fr.ftl`."""
    lang = file.removesuffix(".ftl")
    if lang not in LANGUAGES or lang == file:
        raise Unknown("words", file, [f"{known}.ftl" for known in LANGUAGES])
    return Response(source(lang), media_type="text/plain; charset=utf-8")


def page() -> Router:
    return create_static_files_router(
        path="/",
        directories=[WEB],
        html_mode=True,
        cache_control=FRESH,
        include_in_schema=False,
    )
