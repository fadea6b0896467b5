"""The page itself: its one document, and its files under addresses that are kept for ever."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from escadrille.locale import language
from escadrille.table.files import File, Files

FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
FRESH: Final = {"cache-control": "no-cache"}
WORKER: Final = {"service-worker-allowed": "/"}  # one that lies in a folder is for the whole page


Asked = Request[Any, Any, Any]


def _answer(request: Asked, file: File | None, headers: Mapping[str, str]) -> Response[bytes]:
    if file is None:
        raise NotFoundException
    packs = "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(
        file.body
    )
    packed = {"content-encoding": "gzip"} if packs else {}
    return Response(
        file.packed if packs else file.body,
        media_type=file.kind,
        headers={**headers, **packed, "vary": "accept-encoding"},
    )


def page(files: Files) -> Router:

    @get("/", include_in_schema=False)
    async def document(request: Asked) -> Response[bytes]:
        """Return the document: no browser keeps it, so that it always has the addresses of now."""
        reads = language({}, request.headers.get("accept-language"))
        return _answer(request, files.document(reads), {})

    @get("/v/{mark:str}/{name:path}", include_in_schema=False)
    async def kept(request: Asked, mark: FromPath[str], name: FromPath[Path]) -> Response[bytes]:
        """Return a file as it was when its address was told; an address of before is unknown."""
        plain = _plain(name)
        return _answer(
            request, files.kept(mark, plain), FOR_EVER | (WORKER if plain == "worker.js" else {})
        )

    @get("/{name:path}", include_in_schema=False)
    async def named(request: Asked, name: FromPath[Path]) -> Response[bytes]:
        """Return a file as it is now, by its name: for who reads the page module by module."""
        return _answer(request, files.get(_plain(name)), FRESH)

    return Router("/", route_handlers=[document, kept, named])


def _plain(name: Path) -> str:
    return name.as_posix().lstrip("/")
