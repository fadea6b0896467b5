"""How each game stands, for each of its places, stored beside its orders: a list replays nothing.

It is a cache, the orders stay the truth. Entries that do not stand for all the orders that a place
may know, as after a crash, are noticed, and made again from the orders.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from escadrille.kernel.api import Pending, Seat
from escadrille.table.campaigns import InTheAir
from escadrille.table.leaving import cancel
from escadrille.table.loading import Clock, Loaded, load
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.messages import Result, Waiting
from escadrille.table.seating import Chair
from escadrille.table.store import Store

LAG = 0.5
"""Seconds for which changes are gathered, so that orders do not pay for the list."""
AT_ONCE: Final = 100  # games in one transaction
EVER: Final = 1 << 53  # a time that never comes


# What of each game may be known until a time, and the last of what is stored of that.
_STANDINGS = sa.text(
    """SELECT known.id, known.rows, standings.number, standings.body FROM (
        SELECT games.id,
            coalesce((SELECT orders.number + 1 FROM orders WHERE orders.game = games.id
                AND (games.delay = 0 OR orders.at <= :until - games.delay)
                ORDER BY orders.number DESC LIMIT 1), 0) AS rows,
            (SELECT max(standings.number) FROM standings WHERE standings.game = games.id
                AND (games.delay = 0 OR standings.number = 0
                    OR standings.at <= :until - games.delay)) AS stored
        FROM games WHERE games.id IN :games) AS known
    LEFT JOIN standings ON standings.game = known.id AND standings.number = known.stored"""
).bindparams(sa.bindparam("games", expanding=True), sa.bindparam("until", type_=sa.BigInteger))
_KEEP_STANDING = sa.text(
    "INSERT INTO standings (game, number, at, body) VALUES (:game, :number, :at, :body) "
    "ON CONFLICT (game, number) DO UPDATE SET at = excluded.at, body = excluded.body"
)
# Once a later one may be known to everyone, nobody asks for an earlier one.
_DROP_STANDINGS = sa.text(
    """DELETE FROM standings WHERE game = :game AND number < (
        SELECT max(due.number) FROM standings AS due JOIN games ON games.id = due.game
        WHERE due.game = :game AND (games.delay = 0 OR due.at <= :until - games.delay))"""
).bindparams(sa.bindparam("until", type_=sa.BigInteger))


class Entry(msgspec.Struct, frozen=True):
    """How a game stands, as one of its places may know."""

    game: str
    system: str
    scenario: str
    seat: Seat | None
    turn: int
    asked: bool
    decision: str | None
    waiting: list[Waiting]
    seats: list[Chair]
    over: bool
    outcome: Result | None
    at: int
    """When it last changed, in Unix seconds."""
    figures: dict[str, Any] | None
    """How a long game stands, where its system tells."""
    mission: InTheAir | None = None
    """Of a campaign: the mission whose report it waits for."""
    until: int | None = None
    """When the time of who must answer is up, in Unix seconds: one's own first."""


Entries = list[Entry]
"""Those of all places: who watches first, then the seats."""


def entry(match: Match, seat: Seat | None) -> Entry:
    game, rules, figures = match.game, match.game.rules, match.game.system.words.figures
    if match.is_gathering:
        figures = None  # there is nothing to see yet
    shown, waiting = game.shown(seat), match.waiting_for(seat)
    view = game.view(seat, shown) if figures else None
    decision = next((asked for place, asked in waiting if place == seat), None)
    return Entry(
        game=match.name,
        system=rules.system,
        scenario=rules.scenario,
        seat=seat,
        turn=0 if match.is_gathering else rules.turn(shown),
        asked=decision is not None and seat in match.seating.people,
        decision=decision,
        waiting=_awaited(match, waiting),
        seats=match.seating.chairs,
        over=match.result is not None,
        outcome=match.result,
        at=match.changed_at(seat),
        figures=None if figures is None else dict(figures(view)),
        mission=match.flying,
        until=_until(match, seat, [place for place, _ in waiting]),
    )


def _until(match: Match, seat: Seat | None, waiting: Sequence[Seat]) -> int | None:
    """Return when the first of those is late who must answer, as a place may know."""
    if match.clock is None:
        return None
    hands = match.clock.face(seat).hands
    asked = [place for place in waiting if place == seat] or waiting
    times = [hands[place].until for place in asked]
    return min((time for time in times if time is not None), default=None)


def _awaited(match: Match, waiting: Sequence[Pending]) -> list[Waiting]:
    """Return who must decide or, before the deal, give his part."""
    if match.gathering is not None and match.is_gathering:
        missing = match.gathering.missing(match.seating.people)
        return [Waiting(seat, "chance") for seat in sorted(missing)]
    return [Waiting(*pending) for pending in waiting]


def entries(match: Match) -> Entries:
    return [entry(match, seat) for seat in (None, *range(match.game.rules.seats))]


class StoredStanding(NamedTuple):
    """How a game stands after so many of its rows, the last of which is of a time."""

    game: str
    number: int
    at: int
    body: str


class Stands(NamedTuple):
    """What the index knows of a game."""

    rows: int
    """Those of the game that may be known; what is stored stands for:"""
    stored: int | None
    entries: Entries | None
    """None: it does not stand for all of them."""


class Index:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._changed: dict[str, Callable[[], StoredStanding]] = {}
        self._moments: list[StoredStanding] = []
        """Of games whose spectators are late: each will be due."""
        self._writer: asyncio.Task[None] | None = None
        self._making = asyncio.Lock()

    def note(self, loaded: Loaded) -> None:
        """Have it stored how a game stands now; soon, and once for all that changes meanwhile."""
        match = loaded.match
        if loaded.late:
            self._moments.append(_standing(match))
        else:
            self._changed[match.name] = lambda: _standing(match)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while self._changed or self._moments:
            await asyncio.sleep(LAG)
            await self.flush()

    async def flush(self) -> None:
        """Store what was noted. What fails is made again when somebody asks for it."""
        changed, self._changed = self._changed, {}
        rows, self._moments = self._moments, []
        for number, (game, standing) in enumerate(changed.items()):
            try:
                rows.append(standing())
            except Exception:
                log.exception("index failed", extra={"game": game})
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        for first in range(0, len(rows), AT_ONCE):
            await self._keep_some(rows[first : first + AT_ONCE])

    async def _keep_some(self, rows: Sequence[StoredStanding]) -> None:
        try:
            await self._keep(rows)
        except Exception:
            if len(rows) == 1:
                log.exception("index failed", extra={"game": rows[0].game})
            else:  # one is of no game: the others need not suffer
                for row in rows:
                    await self._keep_some([row])

    async def _keep(self, rows: Sequence[StoredStanding]) -> None:
        """Store how games stand, in place of what nobody can ask for any more."""
        until = int(self._clock()) - 1
        due = [{"game": game, "until": until} for game in {one.game for one in rows}]
        if due:
            async with self._store.writing() as connection:
                await connection.execute(_KEEP_STANDING, [one._asdict() for one in rows])
                await connection.execute(_DROP_STANDINGS, due)

    async def close(self) -> None:
        if self._writer is not None:
            await cancel(self._writer)
        await self.flush()

    async def read(
        self, games: Collection[str], *, late: bool, behind: bool = False
    ) -> dict[str, Stands]:
        """Return how games stand: as they are or, late, as spectators may know.

        `behind`: or as they stood a moment ago, where no more is stored.
        """
        # Times are kept in whole seconds: one less, so that nothing is ever told too soon.
        until = int(self._clock()) - 1 if late else EVER
        async with self._store.reading() as connection:
            wanted = {"games": list(games), "until": until}
            return {
                game: Stands(rows, number, _read(body or "") if behind or number == rows else None)
                for game, rows, number, body in await connection.execute(_STANDINGS, wanted)
            }

    async def make(self, game: str, *, late: bool) -> Entries:
        """Return how a game stands, from its orders, and store it; one at a time."""
        async with self._making:
            known = (await self.read([game], late=late)).get(game)
            if known is not None and known.entries is not None:
                return known.entries  # another has just made it
            loaded, _ = await load(self._store, game, self._clock)
            stands = entries(loaded.seen(late=late))
            moments: Iterable[Match] = loaded.late.moments() if loaded.late else [loaded.match]
            rows = []
            for match in moments:
                rows.append(_standing(match))
                await asyncio.sleep(0)
            await self._keep(rows)
            return stands


_ENTRIES: Final = msgspec.json.Decoder(Entries)


def _standing(match: Match) -> StoredStanding:
    body = msgspec.json.encode(entries(match)).decode()
    return StoredStanding(match.name, match.number, match.at if match.number else 0, body)


def _read(body: str) -> Entries | None:
    """Return what is stored; None where it is not of this house, or not of all places."""
    try:
        read = _ENTRIES.decode(body)
    except msgspec.MsgspecError:
        return None
    places = [None, *range(len(read[0].seats))] if read else None
    return read if [one.seat for one in read] == places else None
