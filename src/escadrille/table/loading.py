"""A game made again from its rows: as it is, and as spectators with a delay see it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from escadrille.kernel import record, snapshot
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table.errors import Unloadable
from escadrille.table.match import Body, Match
from escadrille.table.store import Store, StoredGame, StoredOrder, StoredSnapshot

Clock = Callable[[], float]
ROWS = 100  # played without a break: a long game keeps nobody else waiting


class Late:
    """A game as it was some time ago. It plays the same rows, each when its time has come."""

    def __init__(self, match: Match, delay: int, clock: Clock) -> None:
        self._match, self._delay, self._clock = match, delay, clock
        self._held: deque[tuple[Seat, Body, int]] = deque()

    def hold(self, seat: Seat, body: Body, at: int) -> None:
        self._held.append((seat, body, at))

    @property
    def match(self) -> Match:
        while self._held and self.due == 0:
            self._match.apply(*self._held.popleft())
        return self._match

    def moments(self) -> Iterator[Match]:
        """Yield the game as it may be seen, then after each row that may not be seen yet."""
        yield self.match
        while self._held:
            self._match.apply(*self._held.popleft())
            yield self._match

    @property
    def due(self) -> float | None:
        """The seconds until the next row may be seen; None: there is none."""
        if not self._held:
            return None
        # Times are kept in whole seconds: one more, so that nothing is ever told too soon.
        return max(0.0, self._held[0][2] + self._delay + 1 - self._clock())


class Loaded:
    """The rows of a game, played."""

    def __init__(self, match: Match, late: Late | None) -> None:
        self.match, self.late = match, late
        self._check = record.chained("", msgspec.json.encode(match.header))
        """Of the first rows, so many:"""
        self._checked = 0

    def seen(self, *, late: bool) -> Match:
        """Return the game as a place may know it: spectators are late."""
        return self.late.match if late and self.late else self.match

    def play(self, seat: Seat, body: Body, at: int) -> set[Seat]:
        """Play a stored row; return the seats that it puts a question to."""
        asked = self.match.apply(seat, body, at)
        if self.match.number > self._checked:
            self._check = _chained(self._check, seat, body)
            self._checked += 1
        if self.late:
            self.late.hold(seat, body, at)
        return asked

    def snapshot(self) -> StoredSnapshot | None:
        """Return a snapshot of the game, where it is time for one."""
        game = self.match.game
        raw = snapshot.take(game, self._check) if snapshot.due(game) else None
        return None if raw is None else StoredSnapshot(self.match.number, raw.decode())

    def recall(self, rows: list[StoredOrder], stored: StoredSnapshot) -> None:
        """Have the rows that a snapshot covers recalled when they are played, if it fits them.

        Spectators with a delay may stop among them: their game is played.
        """
        check = self._check
        for row in rows[self._checked : stored.number]:
            check = _chained(check, row.seat, _body(row))
        kept = snapshot.read(self.match.game, stored.body.encode())
        if kept is not None and kept.check == check:
            self.match.game.recall(kept.steps, kept.state)
            self._check, self._checked = check, stored.number

    def play_row(self, row: StoredOrder) -> None:
        try:
            self.play(row.seat, _body(row), row.at)
        except (EscadrilleError, msgspec.MsgspecError) as error:
            # Without the reason: it would tell the order, which may be another's secret.
            name = self.match.name
            raise Unloadable(f"{name}: order {row.number} is none of this house") from error


_BODIES: Final = msgspec.json.Decoder(Body)


def _body(row: StoredOrder) -> Body:
    return _BODIES.decode(row.body)


def _chained(check: str, seat: Seat, body: Body) -> str:
    return record.chained(check, b"%d %s" % (seat, msgspec.json.encode(body)))


async def load(store: Store, name: str, clock: Clock = time.time) -> tuple[Loaded, bool]:
    """Return a game that exists, and whether the store knows that it is over."""
    stored = await store.game(name)
    assert stored is not None, "a key opens a game that exists"
    loaded = _start(name, stored, clock)
    rows = await store.orders(name)
    kept = await store.snapshot(name)
    for row in rows:
        if kept and not loaded.match.is_gathering:  # there is a deal that it can be of
            with contextlib.suppress(msgspec.MsgspecError):  # told when the row is played
                loaded.recall(rows, kept)
            kept = None
        loaded.play_row(row)
        if row.number % ROWS == 0:
            await asyncio.sleep(0)
    return loaded, stored.over


def _start(name: str, stored: StoredGame, clock: Clock) -> Loaded:
    """Return a game before its first row."""
    try:
        header = msgspec.json.decode(stored.header, type=record.Header)
        match = Match(name, header, stored.created)
        seen = Match(name, header, stored.created) if stored.delay else None
    except (EscadrilleError, msgspec.MsgspecError) as error:
        raise Unloadable(str(error)) from error
    return Loaded(match, Late(seen, stored.delay, clock) if seen else None)
