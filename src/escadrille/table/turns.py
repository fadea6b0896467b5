"""Whose thought is next: people first, then game after game, each in its turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from enum import IntEnum
from typing import NamedTuple


class Rank(IntEnum):
    PLAY = 0
    """Someone is here and waits for a bot to fly."""
    ASK = 1
    """Someone asks what a bot thinks."""
    LATER = 2
    """Nobody is here."""


class _Wait(NamedTuple):
    rank: Callable[[], Rank]
    come: asyncio.Future[Rank]


class Turns:
    """At most so many think at once; one of them is kept for who plays, if there are several."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._line: dict[str, list[_Wait]] = {}
        """By game, the one whose turn is next first."""
        self._taken: Counter[Rank] = Counter()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._line.values()))

    @contextlib.asynccontextmanager
    async def turn(self, game: str, rank: Callable[[], Rank]) -> AsyncIterator[Rank]:
        """Wait for a turn of a game, and keep it meanwhile; its rank may change while it waits."""
        wait = _Wait(rank, asyncio.get_running_loop().create_future())
        self._line.setdefault(game, []).append(wait)
        self._admit()
        try:
            yield await wait.come
        finally:
            if wait.come.cancelled() or not wait.come.done():
                self._leave(game, wait)
            else:
                self._taken[wait.come.result()] -= 1
            self._admit()

    def _leave(self, game: str, wait: _Wait) -> None:
        line = self._line[game]
        line.remove(wait)
        if not line:
            del self._line[game]

    def _admit(self) -> None:
        """Give the free turns away."""
        while self._taken.total() < self._most and (found := self._next()):
            game, wait, rank = found
            self._leave(game, wait)
            if game in self._line:  # its other thoughts wait until every other game had a turn
                self._line[game] = self._line.pop(game)
            self._taken[rank] += 1
            wait.come.set_result(rank)

    def _next(self) -> tuple[str, _Wait, Rank] | None:
        others = self._taken.total() - self._taken[Rank.PLAY]
        full = others >= max(1, self._most - 1)
        waiting = (
            (game, wait, wait.rank())
            for game, line in self._line.items()
            for wait in line
            if not wait.come.done()
        )
        allowed = (one for one in waiting if one[2] == Rank.PLAY or not full)
        return min(allowed, key=lambda one: one[2], default=None)
