"""A game made again from its rows: as it is, and as spectators with a delay see it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import BadPack, EscadrilleError, OtherVersion
from escadrille.kernel.registry import system as registered
from escadrille.table import campaigns, chain, chapters
from escadrille.table.archive import Archive
from escadrille.table.body import Body
from escadrille.table.errors import Damaged, Distant, OldRules, Unloadable
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.rows import StoredChapter, StoredOrder
from escadrille.table.store import Store, StoredGame
from escadrille.table.telling import Teller

T = TypeVar("T")
Clock = Callable[[], float]
ROWS = 100  # played without a break: a long game keeps nobody else waiting
ALWAYS: Final = 2**62  # later than any time


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
    def played(self) -> Match:
        """The game as far as it was played when someone last looked."""
        return self._match

    @property
    def seen(self) -> int:
        """The time before which all was seen."""
        # Times are kept in whole seconds: one more, so that nothing is ever told too soon.
        return int(self._clock()) - self._delay

    @property
    def due(self) -> float | None:
        """The seconds until the next row may be seen; None: there is none."""
        if not self._held:
            return None
        return max(0.0, self._held[0][2] + self._delay + 1 - self._clock())


class Loaded:
    """The rows of a game, played: all of them, or those after a snapshot."""

    def __init__(self, match: Match, late: Late | None, seal: str = "") -> None:
        self.match, self.late, self.seal = match, late, seal
        self.kept = match.first
        """How many rows are in chapters."""
        self._tried = self.kept
        self.rested = -1
        """How many rows there were when the game was last stored between two missions."""
        self.teller: Teller | None = None
        self._untold: tuple[Seat, Body] | None = None

    def seen(self, *, late: bool) -> Match:
        """Return the game as a place may know it: spectators are late."""
        return self.late.match if late and self.late else self.match

    async def relink(self, store: Store) -> None:
        """Look again how it stands with the campaign of a mission."""
        if self.match.is_secret:
            link = await campaigns.link_of(store, self.match.name)
            self.match.link = link
            if self.late:
                self.late.played.link = link

    def next(self, seat: Seat, body: str, at: int) -> StoredOrder:
        """Return what a row would be that follows."""
        return self.following(seat, [body], at)[0]

    def following(self, seat: Seat, bodies: Sequence[str], at: int) -> list[StoredOrder]:
        """Return what several rows would be that follow."""
        rows: list[StoredOrder] = []
        seal = self.seal
        for number, body in enumerate(bodies, start=self.match.number):
            rows.append(chain.sealed(seal, StoredOrder(number, seat, body, at)))
            seal = rows[-1].seal
        return rows

    def play(self, seat: Seat, body: Body, at: int, seal: str = "") -> set[Seat]:
        """Play a stored row; return the seats that it puts a question to."""
        self.tell()
        asked = self.match.apply(seat, body, at)
        self._untold = seat, body
        self.seal = seal
        if self.late:
            self.late.hold(seat, body, at)
        return asked

    def tell(self, note: Callable[[Teller], None] | None = None) -> None:
        """Write down what the last row told each place; `note` has it stored."""
        if self.teller and self._untold:
            self.teller.tell(self.match, *self._untold)
        self._untold = None
        if self.teller and note:
            note(self.teller)

    def play_row(self, row: StoredOrder) -> None:
        """Play a row that comes from the store."""
        try:
            self.play(row.seat, _body(row), row.at, row.seal)
        except Distant:
            raise
        except Exception as error:  # whatever is wrong with it, it costs this game alone
            # Without the reason: it would tell the order, which may be another's secret.
            name = self.match.name
            raise Unloadable(f"{name}: order {row.number} is none of this house") from error

    def follow(self, rows: Sequence[StoredOrder]) -> None:
        """Play what another server has stored since."""
        chain.check(self.match.name, self.seal, self.match.number, rows)
        for row in rows:
            self.play_row(row)

    # Chapters.

    def chapter(self) -> StoredChapter | None:
        """Return the next chapter of the game, where it is time for one."""
        if not chapters.due(self.match, self._tried):
            return None
        self._tried = self.match.number
        return chapters.write(self.match, self.kept, self.seal)

    async def keep(self, store: Store) -> None:
        """Store a chapter, where it is time for one."""
        if chapter := self.chapter():
            seen = self.late.seen if self.late else ALWAYS
            self.kept = await chapters.put(store, self.match.name, chapter, seen)
            journal = self.match.journal
            journal.entries = [entry for entry in journal.entries if entry.row >= self.kept]

    async def see(self, store: Store, clock: Clock, work: Callable[[Match], T], *, late: bool) -> T:
        """Return what `work` makes of the game; where it wants what is long past, read that."""
        try:
            return work(self.seen(late=late))
        except Distant as distant:
            if distant.orders or not await self._recall(store):
                whole, _ = await load(store, self.match.name, clock, whole=self.match.number)
                self.match, self.late = whole.match, whole.late
            return work(self.seen(late=late))

    async def _recall(self, store: Store) -> bool:
        """Read what was told before the snapshot; False: it was damaged, and is thrown away."""
        told = await chapters.stored(store, self.match.name)
        seen = [self.match, *([self.late.played] if self.late else [])]
        if all(chapters.recall(match, told) for match in seen if match.first):
            return True
        await chapters.forget(store, self.match.name)
        self.kept = 0
        return False


_BODIES: Final = msgspec.json.Decoder(Body)


def _body(row: StoredOrder) -> Body:
    return _BODIES.decode(row.body)


async def load(
    store: Store,
    name: str,
    clock: Clock = time.time,
    *,
    whole: int | None = None,
    telling: bool = False,
) -> tuple[Loaded, bool]:
    """Return a game that exists, and whether the store knows that it is over.

    `whole`: so many rows of it, all of which are played. `telling`: what was told to each place and
    is not stored is written down.
    """
    try:
        return await _load(store, name, clock, whole, telling=telling)
    except Damaged as damaged:
        log.error("game damaged", extra={"game": name, "number": damaged.number})
        raise


async def _load(
    store: Store, name: str, clock: Clock, whole: int | None, *, telling: bool
) -> tuple[Loaded, bool]:
    stored = await store.game(name)
    assert stored is not None, "a key opens a game that exists"
    loaded = await _start(store, name, stored, clock)
    teller = Teller(loaded.match, await Archive(store).last(name)) if telling else None
    rows = (await checked_rows(store, name, loaded.seal))[:whole]
    if whole is None:
        loaded = await _resume(store, name, stored, loaded, rows, clock, teller)
    loaded.teller = teller
    if teller:
        teller.begin(loaded.match)
    try:
        for row in rows[loaded.match.first :]:
            loaded.play_row(row)
            if row.number % ROWS == 0:
                await asyncio.sleep(0)
    except Distant:  # it goes back to before the moment from which it was loaded
        return await _load(store, name, clock, len(rows), telling=telling)
    loaded.tell()
    return loaded, stored.over


async def checked_rows(store: Store, name: str, seal: str) -> list[StoredOrder]:
    """Return all rows of a game, each of which is the one that was stored."""
    rows = await store.orders(name)
    for start in range(0, len(rows), 10 * ROWS):
        before = rows[start - 1].seal if start else seal
        chain.check(name, before, start, rows[start : start + 10 * ROWS])
        await asyncio.sleep(0)
    return rows


async def _resume(
    store: Store,
    name: str,
    stored: StoredGame,
    loaded: Loaded,
    rows: Sequence[StoredOrder],
    clock: Clock,
    teller: Teller | None,
) -> Loaded:
    """Put a game at the end of its last chapter, and that of late spectators where they are.

    Chapters that do not fit are thrown away. What was never told has to be played.
    """
    moments = await chapters.moments(store, name)
    if not moments or (teller and teller.rows < moments[-1].number):
        return loaded
    if moments[-1].number > len(rows):  # the last ones were lost: no row after them tells
        raise Damaged(name, len(rows))
    seals = [row.seal for row in rows]
    if not chapters.resume(loaded.match, moments[-1].moment or "", seals):
        await chapters.forget(store, name)
        return await _start(store, name, stored, clock)
    first = loaded.match.first
    if late := loaded.late:
        reached = [one for one in moments if one.at < late.seen]
        if reached:
            chapters.resume(late.played, reached[-1].moment or "", seals)
        for row in rows[late.played.first : first]:
            late.hold(row.seat, _body(row), row.at)
    return Loaded(loaded.match, late, seals[first - 1])


async def _start(store: Store, name: str, stored: StoredGame, clock: Clock) -> Loaded:
    """Return a game before its first row."""
    try:
        header = msgspec.json.decode(stored.header, type=record.Header)
        record.check_rules(Path("game"), header, registered(header.system))
        packs = await Archive(store).begun_with(header)
        if packs is None:
            raise OtherVersion(f"game: its packs are kept nowhere: {dict(header.packs)}")
        link = await campaigns.link_of(store, name)
        match = Match(name, header, stored.created, packs, link)
        seen = Match(name, header, stored.created, packs, link) if stored.delay else None
        if match.follows or (stored.over and match.game.system.campaign):
            match.missions = await campaigns.reported(store, name)
            if seen:
                seen.missions = match.missions.copy()
    except (OtherVersion, BadPack) as error:
        raise OldRules(str(error)) from error
    except (EscadrilleError, msgspec.MsgspecError) as error:
        raise Unloadable(str(error)) from error
    except (TypeError, ValueError) as error:  # not even a text, or a number
        raise Unloadable(f"{name}: its header is none of this house") from error
    late = Late(seen, stored.delay, clock) if seen else None
    return Loaded(match, late, chain.first(stored.header))
