"""Who is here: when the person of a seat was last connected, to any server of the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.kernel.api import Seat
from escadrille.table.logs import log
from escadrille.table.seating import ABSENT
from escadrille.table.store import Store

PACE: Final = 60.0  # seconds; it is stored no oftener
MANY = 10_000  # seats; beyond it, all are stored anew

_SAW = """
    INSERT INTO presence (game, seat, at) VALUES (:game, :seat, :at)
    ON CONFLICT (game, seat) DO UPDATE SET at = excluded.at WHERE excluded.at > presence.at"""
_SEEN = "SELECT at FROM presence WHERE game = :game AND seat = :seat"

Place = tuple[str, Seat]


class Presence:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._stored: dict[Place, float] = {}

    async def saw(self, game: str, seat: Seat) -> None:
        """Take note that the person of a seat is here.

        A database that cannot be written to is no reason to turn him away.
        """
        now, place = self._clock(), (game, seat)
        if place in self._stored and now - self._stored[place] < PACE:
            return
        if len(self._stored) >= MANY:
            self._stored.clear()
        self._stored[place] = now
        try:
            await self._store.execute(_SAW, {"game": game, "seat": seat, "at": int(now)})
        except Exception:
            log.exception("presence not stored", extra={"game": game, "seat": seat})

    async def is_absent(self, game: str, seat: Seat) -> bool:
        """Has the person of a seat been away for long?

        One of whom nothing is known (he sat down before anyone took note) is away from now on.
        """
        found = await self._store.fetch(_SEEN, {"game": game, "seat": seat})
        if not found:
            await self.saw(game, seat)
            return False
        return bool(self._clock() - found[0].at >= ABSENT)
