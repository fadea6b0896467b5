"""The addresses of reports by hand, of missions that were flown on a real table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from escadrille.kernel.api import Seat
from escadrille.kernel.campaign import Odd
from escadrille.table import reports
from escadrille.table.body import Body
from escadrille.table.games import READ, WRITE
from escadrille.table.match import Match
from escadrille.table.messages import Message
from escadrille.table.service import KEY, MaybeSince, TheVisit


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: dict[str, Any]
    """Read by the campaign."""


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    """Of the entry that one agrees to."""


class Keeper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None
    """None: nobody; every side has to agree."""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mission: int


class Sheet(msgspec.Struct, frozen=True):
    """A sheet to fill in."""

    mission: int
    entry: Any


class Checked(msgspec.Struct, frozen=True):
    """What an entry comes to, as far as nothing is drawn for it."""

    report: Any
    odd: list[Odd]


@get("/api/games/{game:str}/report", security=KEY, responses=READ)
async def sheet(visit: TheVisit) -> Sheet:
    """Return the sheet of the mission that is flown on a real table: nothing has happened yet."""
    seat = visit.seat

    def filled(match: Match) -> Sheet:
        reports.check_real(match, seat)
        entry, mission = reports.sheet(match), match.game.awaited
        assert mission is not None
        return Sheet(mission.number, msgspec.to_builtins(entry))

    return await visit.see(filled)


@post("/api/games/{game:str}/report/check", security=KEY, status_code=200, responses=WRITE)
async def check(visit: TheVisit, data: JSONBody[Entry]) -> Checked:
    """Say what an entry would come to, and what looks odd; an impossible one is refused."""
    seat = visit.seat

    def checked(match: Match) -> Checked:
        reports.check_real(match, seat)
        report = reports.read(match, data.entry, 0)
        return Checked(msgspec.to_builtins(report), reports.oddities(match, data.entry))

    return await visit.see(checked)


@post("/api/games/{game:str}/report", security=KEY, status_code=200, responses=WRITE)
async def enter(visit: TheVisit, data: JSONBody[Entry], since: MaybeSince = None) -> Message:
    """Enter what became of the mission; it stands when every side agrees, or as the keeper's."""
    return await visit.write(
        Body(agree=1), lambda match, seat: reports.check_entry(match, seat, data.entry), since
    )


@post("/api/games/{game:str}/report/agree", security=KEY, status_code=200, responses=WRITE)
async def agree(visit: TheVisit, data: JSONBody[Agreement], since: MaybeSince = None) -> Message:
    """Agree to what another side has entered."""
    return await visit.write(
        Body(agree=data.number),
        lambda match, seat: reports.check_agree(match, seat, data.number),
        since,
    )


@post("/api/games/{game:str}/report/keeper", security=KEY, status_code=200, responses=WRITE)
async def keeper(visit: TheVisit, data: JSONBody[Keeper], since: MaybeSince = None) -> Message:
    """Name who enters reports for all: he does once everybody has named him."""
    named = reports.NOBODY if data.seat is None else data.seat
    return await visit.write(
        Body(keeper=named),
        lambda match, seat: reports.check_keeper(match, seat, named),
        since,
    )


@post("/api/games/{game:str}/report/correct", security=KEY, status_code=200, responses=WRITE)
async def correct(visit: TheVisit, data: JSONBody[Correction], since: MaybeSince = None) -> Message:
    """Open the last report again, until the next briefing: every side agrees, or the keeper."""
    return await visit.write(
        Body(reopen=True),
        lambda match, seat: reports.check_reopen(match, seat, data.mission),
        since,
    )


HANDLERS: Final = (sheet, check, enter, agree, keeper, correct)
