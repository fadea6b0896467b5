"""Whose time runs out: games are looked at when a bot is to take over, also those in no memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.table.store import Store

AT_ONCE: Final = 100  # games that are looked at, before others get their turn

_KEEP = """
    INSERT INTO deadlines (game, at) VALUES (:game, :at)
    ON CONFLICT (game) DO UPDATE SET at = excluded.at"""
_FORGET = "DELETE FROM deadlines WHERE game = :game"
_DUE = "SELECT game FROM deadlines WHERE at <= :now ORDER BY at LIMIT :most"


class Deadlines:
    """It is a list of what to look at: what is true of a clock, its rows tell."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def keep(self, game: str, at: int | None) -> None:
        """Store when a game is to be looked at; None: never."""
        given = {"game": game} if at is None else {"game": game, "at": at}
        await self._store.execute(_FORGET if at is None else _KEEP, given)

    async def due(self) -> list[str]:
        """Return the games that are to be looked at now."""
        wanted = {"now": int(self._clock()), "most": AT_ONCE}
        return [row.game for row in await self._store.fetch(_DUE, wanted)]
