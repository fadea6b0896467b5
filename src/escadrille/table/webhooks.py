"""Webhooks: where the operator allows it, a person who is away is told that he is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from escadrille.kernel.api import Seat
from escadrille.table.campaigns import link_of
from escadrille.table.errors import BadAddress
from escadrille.table.leaving import cancel
from escadrille.table.limits import USUAL, Limits
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.outgoing import Outgoing, Redirected
from escadrille.table.store import Store

_FORGET = "DELETE FROM webhooks WHERE game = :game AND seat = :seat"
_KEEP = """
    INSERT INTO webhooks (game, seat, url) VALUES (:game, :seat, :url)
    ON CONFLICT (game, seat) DO UPDATE SET url = excluded.url"""
_FIND = "SELECT url FROM webhooks WHERE game = :game AND seat = :seat"

PAUSES: Final = (0.0, 5.0, 60.0)  # seconds before each attempt


class News(msgspec.Struct, frozen=True):
    """What is sent: no key, and nothing that not everyone at the table knows."""

    game: str
    system: str
    scenario: str
    seat: Seat
    decision: str
    at: int


def news(match: Match, seat: Seat) -> News:
    """Return what the address of a seat that is asked is told."""
    rules = match.game.rules
    decision = next(asked for other, asked in match.waiting if other == seat)
    return News(match.name, rules.system, rules.scenario, seat, decision, match.asked_at(seat))


class Webhooks:
    def __init__(
        self,
        store: Store,
        outgoing: Outgoing,
        limits: Limits = USUAL,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._store, self._outgoing, self._pauses = store, outgoing, pauses
        self._news: dict[tuple[str, Seat], News] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._most = limits.webhooks_waiting
        self._slots = asyncio.Semaphore(limits.webhooks_at_once)

    async def register(self, game: str, seat: Seat, url: str | None) -> None:
        """Keep where a seat wants to be told; None: nowhere. Raise where we would not call."""
        if url is None:
            await self._store.execute(_FORGET, {"game": game, "seat": seat})
        else:
            await self._outgoing.check(url)
            await self._store.execute(_KEEP, {"game": game, "seat": seat, "url": url})

    def tell(self, match: Match, seat: Seat) -> None:
        """Have a seat told that it is asked; the game does not wait for it."""
        place = match.name, seat
        busy = place in self._news
        if not busy and len(self._news) >= self._most:
            log.warning("webhook left out", extra={"game": match.name, "seat": seat})
            return
        self._news[place] = news(match, seat)
        if not busy:
            task = asyncio.create_task(self._deliver(place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _deliver(self, place: tuple[str, Seat]) -> None:
        """Send the latest news of a place, a few times if need be."""
        try:
            found = await self._found(*place)
            for pause in self._pauses if found else ():
                await asyncio.sleep(pause)
                latest = self._news[place]
                async with self._slots:
                    done = await self._send(found[0].url, latest)
                if done and self._news[place] is latest:
                    return
        finally:
            del self._news[place]

    async def _found(self, game: str, seat: Seat) -> Sequence[Any]:
        """Return where a seat wants to be told; of a mission, as it said at the campaign."""
        found = await self._store.fetch(_FIND, {"game": game, "seat": seat})
        if not found and (link := await link_of(self._store, game)):
            place = {"game": link.campaign, "seat": link.seats[seat]}
            found = await self._store.fetch(_FIND, place)
        return found

    async def _send(self, url: str, told: News) -> bool:
        """Send once; was it heard, or is there no use in trying again?"""
        about = {"game": told.game, "seat": told.seat}  # the URL may hold a secret of its owner
        try:
            status = await self._outgoing.post(url, msgspec.json.encode(told))
        except Redirected as error:
            log.warning("webhook redirects; not followed", extra={**about, "reason": error.code})
            return True
        except (OSError, ValueError, BadAddress) as error:
            log.info("webhook failed", extra={**about, "reason": type(error).__name__})
            return False
        log.info("webhook answered", extra={**about, "status": status})
        return status < 500 and status not in (408, 429)

    async def close(self) -> None:
        await cancel(*self._tasks)
