"""How servers that share a database tell each other that a game has changed.

News only hurries: what has happened is always read from the store. So news may come twice or not at
all, and no order ever waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from escadrille.kernel.errors import EscadrilleError
from escadrille.table.leaving import cancel
from escadrille.table.logs import log

MEMORY: Final = "memory"
SCHEMES: Final = ("redis", "rediss", "unix")
TOPIC: Final = "escadrille"
PAUSE: Final = 1.0  # seconds between two attempts to reach a Redis that is gone

Hear = Callable[[str | None], None]
"""Takes the name of a game that changed elsewhere; None: any of them may have."""


class BadChannels(EscadrilleError):
    code = "channels/bad"


class Channels:
    """What servers hear each other by; these are for one alone, with nobody to tell."""

    def listen(self, hear: Hear) -> None:
        """Have the news of other servers told from now on."""

    def publish(self, game: str) -> None:
        """Tell the other servers that a game has changed; never waits."""

    async def close(self) -> None:
        """Let go of them."""


class Redis(Channels):
    def __init__(self, url: str) -> None:
        from redis import RedisError

        self._client = _client(url)
        self._lost = (RedisError, OSError)
        self._own = secrets.token_hex(8)
        self._news: set[str] = set()
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def listen(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._hear(hear)), asyncio.create_task(self._tell())]

    def publish(self, game: str) -> None:
        self._news.add(game)
        self._some.set()

    async def close(self) -> None:
        await cancel(*self._tasks)
        if self._news:
            with contextlib.suppress(*self._lost):
                await self._send()
        await self._client.aclose()

    async def _tell(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            try:
                await self._send()
            except self._lost:
                await asyncio.sleep(PAUSE)
                self._some.set()

    async def _send(self) -> None:
        news = list(self._news)
        await self._client.publish(TOPIC, " ".join([self._own, *news]))
        self._news.difference_update(news)

    async def _hear(self, hear: Hear) -> None:
        """Tell what is heard. While nothing can be, and after, anything may have changed."""
        lost = False
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await subscription.subscribe(TOPIC)
                    async for message in subscription.listen():
                        if message["type"] == "subscribe":
                            if lost:
                                log.info("channels found again")
                            lost = False
                            hear(None)
                        else:
                            self._read(message["data"], hear)
            except self._lost as error:
                if not lost:
                    log.warning("channels lost; games go on", extra={"reason": str(error)})
                lost = True
            hear(None)
            await asyncio.sleep(PAUSE)

    def _read(self, data: bytes, hear: Hear) -> None:
        sender, *games = data.decode(errors="replace").split(" ")
        if sender != self._own:
            for game in games:
                hear(game)


def _client(url: str) -> Any:
    from redis.asyncio import Redis as Client
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    # The client would connect again in silence, and what was missed would never be known.
    return Client.from_url(url, retry=Retry(NoBackoff(), 0))


def channels_of(url: str) -> Channels:
    """Return the channels at an address."""
    _check(url)
    return Channels() if url == MEMORY else Redis(url)


async def prepare(url: str, *, thinks: bool = True) -> None:
    """Reach the channels once, or raise BadChannels with what stands in the way.

    Who does not think himself needs workers that can be reached by them.
    """
    _check(url)
    if url == MEMORY:
        if not thinks:
            raise BadChannels("workers elsewhere (--workers 0) need a Redis: --channels redis://…")
        return
    try:
        import saq  # noqa: F401
        from redis import RedisError
    except ModuleNotFoundError as error:
        raise BadChannels(f"{error.name} is missing: pip install 'escadrille[redis]'") from error
    try:
        client = _client(url)
        try:
            await client.ping()
        finally:
            await client.aclose()
    except (RedisError, OSError, ValueError) as error:
        raise BadChannels(f"{shown(url)}: {error}") from error


def _check(url: str) -> None:
    if url != MEMORY and urlsplit(url).scheme not in SCHEMES:
        known = ", ".join((MEMORY, *(f"{scheme}://" for scheme in SCHEMES)))
        raise BadChannels(f"no channels of kind {shown(url)!r}; known: {known}")


def shown(url: str) -> str:
    """Return an address without its password."""
    parts = urlsplit(url)
    return parts._replace(netloc=parts.netloc.rpartition("@")[2], query="").geturl()
