"""A game that this house can no longer play: shown as it was told, exported, and not continued.

Its rules, or its packs, are of another version. Nothing here plays it: all comes from what each
place was told at the time, and from the rows as they are stored. Until it is over a place sees what
it was told itself; one who wants to see all gives the game up.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import BadPack
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import commitment
from escadrille.table import chain
from escadrille.table.archive import SPECTATORS, Archive
from escadrille.table.body import RESIGN, Body, line_of
from escadrille.table.campaigns import Link, campaign_of, link_of, placed
from escadrille.table.errors import BadRequest, Over, Running, ToldOnly, Unloadable
from escadrille.table.keys import Holder
from escadrille.table.messages import Result
from escadrille.table.moments import Moment as Told
from escadrille.table.replays import OPEN, Knowledge, Moment, Replay
from escadrille.table.rows import StoredOrder
from escadrille.table.seating import HUMAN, Chair
from escadrille.table.store import Store, StoredGame
from escadrille.table.telling import Standing, read

NONE: Final = range(0)
ALL: Final = range(10**6)


class Frozen(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a game that cannot be continued, in place of a message."""

    frozen: str
    """In plain English, why."""
    version: int
    """Of the rules under which it was played."""
    house: int
    """Of the rules that this server has."""
    game: str
    system: str
    scenario: str
    seat: Seat | None
    seats: list[Chair]
    over: bool
    outcome: Result | None
    moments: int
    """How many can be shown to this place."""
    at: int
    """When it last changed, in Unix seconds."""
    commitment: str | None
    host: bool


class _Shown(NamedTuple):
    """What a place was told, as far as the holder of a key may know it."""

    moments: dict[int, Told]
    """Some of them, by number."""
    total: int
    standing: Standing
    over: bool


class Relic:
    """A game as the store has it."""

    def __init__(self, store: Store, name: str, stored: StoredGame) -> None:
        self._store, self._archive, self.name, self._stored = store, Archive(store), name, stored
        self._link: Link | None = None
        self.created = stored.created
        try:
            self.header = msgspec.json.decode(stored.header, type=record.Header)
        except msgspec.MsgspecError as error:
            raise Unloadable(str(error)) from error

    @classmethod
    async def of(cls, store: Store, name: str) -> Relic:
        stored = await store.game(name)
        assert stored is not None, "a key opens a game that exists"
        relic = cls(store, name, stored)
        relic._link = await link_of(store, name)
        return relic

    # What is told.

    async def look(self, holder: Holder) -> Frozen:
        shown = await self._shown(holder, holder.seat)
        header, house = self.header, registered(self.header.system)
        return Frozen(
            frozen=f"this game was played under version {header.version} of the rules of "
            f"{header.system}, and this house has version {house.engine.version} (or other packs); "
            "it can be shown and exported, not continued",
            version=header.version,
            house=house.engine.version,
            game=self.name,
            system=header.system,
            scenario=self._scenario,
            seat=holder.seat,
            seats=shown.standing.seats,
            over=shown.over,
            outcome=shown.standing.outcome,
            moments=shown.total,
            at=max(shown.standing.at, self.created),
            commitment=self._commitment,
            host=holder.is_host,
        )

    async def replay(
        self, holder: Holder, known: Knowledge, wanted: range, lang: str | None
    ) -> Replay:
        """Return moments as a place was told them; of another place, once the game is over."""
        if known == OPEN:
            raise ToldOnly("a game of older rules is shown as each seat was told it")
        if known is not None and known >= len(self.header.seats):
            raise BadRequest(f"there is no seat {known}")
        shown = await self._shown(holder, known, wanted)
        if known not in (None, holder.seat) and not shown.over:
            raise Running("what another seat was told is for when the game is over")
        if known not in (None, holder.seat) and self._link is not None:
            self._link.check_open()
        header, seed = self.header, self.header.seed
        seals, parts = await self._given()
        return Replay(
            total=shown.total,
            system=header.system,
            scenario=self._scenario,
            seats=shown.standing.seats,
            outcome=shown.standing.outcome,
            commitment=self._commitment,
            seed=str(seed) if shown.over and seed is not None and self._is_open else None,
            deal="situation" if header.situation else "people" if seals else "server",
            seals=seals,
            parts=parts,
            moments=[_moment(*one, lang) for one in shown.moments.items()],
            version=header.version,
            kept=True,
            campaign=campaign_of(self._link),
            placed=placed(header),
        )

    async def export(self, holder: Holder) -> bytes:
        """Return the record, which tells all; until the game is over, what the place was told.

        Where one person alone flew there is nobody else to hide anything from.
        """
        shown = await self._shown(holder, holder.seat, ALL)
        alone = self.header.seats.count(HUMAN) <= 1 and not holder.is_spectator
        if (shown.over or alone) and self._is_open:
            header = self.header
            if header.parts == {}:  # people gave theirs at the table
                given = (await self._given())[1]
                header = msgspec.structs.replace(header, parts=given or UNSET)
            lines, end = await self._lines(), shown.standing.end if shown.over else None
            if end is not None:  # the table leaves out what was given and taken back in secret
                end = msgspec.structs.replace(end, orders=len(lines))
            return record.dump(header, lines, end)
        kept = msgspec.structs.replace(self.header, seed=None, situation=None, parts=UNSET)
        return b"".join(msgspec.json.encode(row) + b"\n" for row in (kept, *shown.moments.values()))

    async def resign(self, holder: Holder) -> None:
        """Give a game up that cannot be continued: from then on everything in it may be seen."""
        seat = holder.pilot
        if (await self._shown(holder, seat)).over:
            raise Over("the game is over")
        body = msgspec.json.encode(RESIGN).decode()
        rows = await self._store.orders(self.name)
        before = rows[-1].seal if rows else chain.first(self._stored.header)
        row = chain.sealed(before, StoredOrder(len(rows), seat, body, int(time.time())))
        if not await self._store.append(self.name, *row):
            raise Over("something was stored meanwhile")
        await self._store.finish(self.name)

    async def content(self) -> dict[str, Any]:
        """Return what its packs hold, as far as this house can read them."""
        played = registered(self.header.system)
        try:
            packs = await self._archive.begun_with(self.header)
            return dict(played.content.tables(packs or ()))
        except BadPack:
            return dict(played.content.tables())

    # What is stored.

    @property
    def _is_open(self) -> bool:
        """Is no campaign running whose secrets it would tell?"""
        return self._link is None or not self._link.running

    @property
    def _scenario(self) -> str:
        """The name of its scenario; one in place, or that of a situation, may have none."""
        told = self.header.scenario or self.header.situation or ""
        return told if isinstance(told, str) else str(told.get("id", told.get("scenario", "")))

    @property
    def _commitment(self) -> str | None:
        return None if self.header.seed is None else commitment(self.header.seed)

    async def _shown(self, holder: Holder, seat: Seat | None, wanted: range = NONE) -> _Shown:
        """Return what a place was told, as this holder may know it: spectators may be late."""
        place = SPECTATORS if seat is None else seat
        late = holder.is_spectator and self._stored.delay > 0
        chairs = [Chair(who, None, None, 0) for who in self.header.seats]
        standing = Standing(at=0, seats=chairs, outcome=None, end=None)
        told: dict[int, Told] = {}
        for first, body in await self._archive.bodies(self.name, place, ALL if late else wanted):
            moments, standing = read(body)
            told |= dict(enumerate(moments, start=first))
        over = self._stored.over or standing.outcome is not None
        if late:
            seen = int(time.time()) - self._stored.delay
            told = {number: one for number, one in told.items() if one.at < seen}
            rows = await self._store.orders(self.name)
            over = over and all(row.at < seen for row in rows)
            if standing.at >= seen:
                standing = msgspec.structs.replace(standing, outcome=None, end=None)
        some = {number: one for number, one in told.items() if number in wanted}
        return _Shown(some, max(told, default=-1) + 1, standing, over)

    async def _given(self) -> tuple[dict[Seat, str], dict[Seat, str]]:
        """Return what people sealed and, where the deal was made, gave to chance."""
        rows = await self._said()
        is_dealt = any(body.order for _, body in rows)
        return (
            {seat: body.seal for seat, body in rows if body.seal},
            {seat: body.part for seat, body in rows if body.part and is_dealt},
        )

    async def _lines(self) -> list[record.Line]:
        """Return the orders as they are stored."""
        rows = await self._said()
        said = [row for row in rows if row[1].is_line]
        return [line_of(number, *row) for number, row in enumerate(said)]

    async def _said(self) -> list[tuple[Seat, Body]]:
        said = []
        for row in await self._store.orders(self.name):
            try:
                said.append((row.seat, msgspec.json.decode(row.body, type=Body)))
            except msgspec.MsgspecError as error:
                raise Unloadable(f"order {row.number} is none of this house") from error
        return said


def _moment(number: int, told: Told, lang: str | None) -> Moment:
    return Moment(
        number=number,
        seat=told.seat,
        text=told.text,
        bot=told.bot,
        turn=told.turn,
        view=told.view,
        open=None,
        events=msgspec.json.decode(told.events),
        said=told.said.get(lang, []) if lang else None,
        wire=told.wire,
    )
