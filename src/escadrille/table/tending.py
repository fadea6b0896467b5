"""Campaigns are tended: their missions are flown, and the reports of those that are over entered.

A campaign and its mission are games of their own, each owned by a task; what happens between them
is done here, by neither, in any order, and as often as one likes: a report is entered once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.kernel import missions, record, registry
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import BadReport, EscadrilleError
from escadrille.kernel.system import System
from escadrille.table import campaigns, releases
from escadrille.table.body import RESIGN, Body
from escadrille.table.campaigns import FLYING, InTheAir
from escadrille.table.errors import OldRules, TableError
from escadrille.table.index import Entry, Stands
from escadrille.table.leaving import cancel
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.messages import Result
from escadrille.table.seating import HUMAN, Seating

if TYPE_CHECKING:
    from escadrille.table.room import Room
    from escadrille.table.rooms import Rooms

PAUSE: Final = 0.2
"""Seconds between two campaigns that are looked at when a server begins."""
_RUNNING: Final = """
    SELECT id FROM games WHERE over = FALSE AND system = :system AND id > :after
    ORDER BY id LIMIT 50"""


class _Stands(NamedTuple):
    """How it stands with a campaign."""

    flying: InTheAir | None
    result: Result | None
    seating: Seating
    system: System
    reported: dict[int, str]


class Tending:
    def __init__(self, house: Rooms) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Campaigns of which there was news while they were tended."""
        self._seated: dict[str, Seating] = {}
        """Who sat at each when its mission was last told."""
        self._catching_up: asyncio.Task[None] | None = None
        self._closed = False

    def note(self, match: Match) -> None:
        """Take note of a game that was loaded or has changed: a campaign, or a mission."""
        link = match.link
        if match.game.system.campaign is not None:
            if match.flying is not None or match.result is not None:
                self.tend(match.name)
        elif link is not None and link.state == FLYING and match.result is not None:
            self.tend(link.campaign)

    def tend(self, campaign: str) -> None:
        """Have a campaign tended soon; where the server ends, by the next one."""
        if self._closed:
            return
        task = self._tasks.get(campaign)
        if task is not None and not task.done():
            self._again.add(campaign)
        else:
            self._tasks[campaign] = asyncio.create_task(self._tend_until_done(campaign))

    def catch_up(self) -> None:
        """Begin to tend the campaigns that were left in the middle of something."""
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            await self._outlive()
            await self._tend_all()
        except Exception:
            log.exception("campaigns were not all tended")

    async def _outlive(self) -> None:
        """Have the games go on that other rules began."""
        for name in await releases.outlived(self._house.store):
            with contextlib.suppress(EscadrilleError):  # it stays as it is, to be looked at
                await self._house.room(name).see(lambda match: None)
            await asyncio.sleep(PAUSE)

    async def _tend_all(self) -> None:
        for slug in registry.slugs():
            after = ""
            while registry.system(slug).campaign is not None:
                given = {"system": slug, "after": after}
                names = [name for (name,) in await self._house.store.fetch(_RUNNING, given)]
                if not names:
                    break
                after = names[-1]
                for name in await self._unfinished(names):
                    await self._tend_until_done(name)
                    await asyncio.sleep(PAUSE)

    async def _unfinished(self, names: Sequence[str]) -> list[str]:
        """Return the campaigns that wait for more than people, as far as the index knows."""
        index = self._house.index
        stands = await index.read(names, late=False)
        told = {name: one.entries[0] for name, one in stands.items() if one.entries}
        missions = await index.read(
            {one.mission.game for one in told.values() if one.mission}, late=False
        )
        return [
            name
            for name in names
            if name not in told or not await self._rests(told[name], missions)
        ]

    async def _rests(self, campaign: Entry, missions: Mapping[str, Stands]) -> bool:
        """Does a campaign, or its mission in the air, wait for people and for nothing else?"""
        flying = campaign.mission
        linked = await campaigns.linked(self._house.store, campaign.game)
        in_the_air = {game for game, _, state in linked if state == FLYING}
        if flying is None or campaign.over:
            return not in_the_air and _awaits_people(campaign)
        stands = missions.get(flying.game)
        if in_the_air != {flying.game} or stands is None or not stands.entries:
            return False
        mission = stands.entries[0]
        pairs = zip(mission.seats, flying.seats, strict=True)
        return _awaits_people(mission) and all(
            there.who != HUMAN
            or (there.sits, there.name) == (campaign.seats[owner].sits, campaign.seats[owner].name)
            for there, owner in pairs
        )

    async def close(self) -> None:
        self._closed = True
        await cancel(*self._tasks.values(), *filter(None, [self._catching_up]))

    async def _tend_until_done(self, campaign: str) -> None:
        """Tend a campaign, and again while there is news of it; a fault costs it alone."""
        while True:
            self._again.discard(campaign)
            try:
                await self._tend(campaign)
            except TableError as error:
                reason = {"game": campaign, "reason": error.code}
                log.info("campaign not tended", extra=reason)
            except Exception:
                log.exception("campaign not tended", extra={"game": campaign})
            if campaign not in self._again:
                self._tasks.pop(campaign, None)
                return

    async def _tend(self, campaign: str) -> None:
        room, store = self._house.room(campaign), self._house.store
        flying, result, seating, system, reported = await room.see(_stands)
        if result is not None:
            await self._end_missions(campaign, result)
        await campaigns.settle(store, campaign, flying, reported)
        if flying is None:
            return
        mission = self._house.room(flying.game)
        await self._seat(campaign, mission, flying, seating)
        proof = await mission.see(lambda match: _proof(match, system))
        if proof is not None:
            await _settle(room, proof, flying.game)
            await campaigns.settle(store, campaign, None, {flying.number: flying.game})

    async def _seat(self, campaign: str, mission: Room, flying: InTheAir, seating: Seating) -> None:
        """Have those who left the campaign, came to it or stand in at it do so in its mission."""
        before = self._seated.get(campaign, seating)
        self._seated[campaign] = deepcopy(seating)
        there = await mission.see(lambda match: deepcopy(match.seating))
        for seat, owner in enumerate(flying.seats):
            if there.who[seat] == HUMAN:
                for body in _changes(there, seat, seating, owner):
                    await mission.write(seat, body, _check_running)
                bot = seating.taken.get(owner, "")
                if bot != before.taken.get(owner, ""):
                    await mission.write(seat, Body(take=bot, back=not bot), _check_running)

    async def _end_missions(self, campaign: str, result: Result) -> None:
        """End what is still flown of a campaign that its seats have ended; all may see all now."""
        for game, _, state in await campaigns.linked(self._house.store, campaign):
            if known := self._house.known(game):
                known.hear()
            if state == FLYING:
                room = self._house.room(game)
                with contextlib.suppress(OldRules):
                    for seat, body in await room.see(lambda match: _endings(match, result)):
                        await room.write(seat, body, _check_running)


async def _settle(room: Room, proof: missions.Proof, flight: str) -> None:
    """Enter a report, once: of two servers, one does."""
    row = Body(mission=proof.mission)
    try:
        await room.write(0, row, lambda match, seat: match.check_report(proof, flight))
    except BadReport as error:
        if error.reason not in ("repeated", "unasked"):
            raise
    else:
        log.info("mission reported", extra={"game": room.name, "number": proof.mission})


def _awaits_people(entry: Entry) -> bool:
    chairs = [entry.seats[one.seat] for one in entry.waiting]
    return bool(chairs) and all(one.who == HUMAN and one.taken is None for one in chairs)


def _stands(match: Match) -> _Stands:
    seating, reported = deepcopy(match.seating), match.missions.copy()
    return _Stands(match.flying, match.result, seating, match.game.system, reported)


def _proof(match: Match, campaign: System) -> missions.Proof | None:
    """Return the report of a mission, which this house has played itself; None: it goes on."""
    if match.result is None or match.link is None:
        return None
    read = record.parse(Path(match.name), match.written())
    told = missions.report(campaign, match.whole)
    return missions.Proof(told, match.link.number, missions.last_check(read))


def _check_running(match: Match, seat: Seat) -> None:
    match.check_running()


def _changes(there: Seating, seat: Seat, seating: Seating, owner: Seat) -> Iterator[Body]:
    """Yield the rows by which the person of a campaign's seat sits in his seat of its mission."""
    name, sits = seating.names[owner] or "", owner in seating.sits
    if not sits and seat in there.sits:
        yield Body(free=True, host=True)
    elif sits and seat not in there.sits:
        yield Body(sit=True, name=name)
    elif sits and name and name != there.names[seat]:
        yield Body(name=name)


def _endings(match: Match, result: Result) -> list[tuple[Seat, Body]]:
    """Return the rows that end a mission as its campaign ended: given up by a side, or drawn."""
    if match.result is not None or match.link is None:
        return []
    if result.resigned in match.link.seats:
        return [(match.link.seats.index(result.resigned), RESIGN)]
    return [(seat, Body(draw=True)) for seat in sorted(match.seating.people) or [0]]
