"""The address of a whole campaign in one file: its record, those before it and its missions'."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

from litestar import Response, get

from escadrille.kernel import bundle, record
from escadrille.table.errors import NoCampaign, OldRules
from escadrille.table.frozen import Relic
from escadrille.table.games import NAMED, READ
from escadrille.table.match import Match
from escadrille.table.service import KEY, TheVisit, Visit


class _Own(NamedTuple):
    """A campaign that is over."""

    told: bytes
    header: record.Header
    at: int
    missions: dict[int, str]


@get(
    "/api/games/{game:str}/campaign",
    security=KEY,
    media_type="application/jsonl",
    responses=READ | NAMED,
)
async def campaign(visit: TheVisit) -> Response[bytes]:
    """Return a campaign that is over as one file, which `escadrille campaign` reads."""
    visit.charge(visit.table.limits.record_price)
    own = await visit.see(_own)
    parts = {bundle.CAMPAIGN: own.told}
    for number, game in sorted(own.missions.items()):
        parts[f"mission {number}"] = await _record(visit, game)
    before = [raw async for raw in _before(visit, own.header)]
    parts |= {f"before {number}": raw for number, raw in enumerate(before, start=1)}
    name = own.header.file_name(datetime.fromtimestamp(own.at, UTC))
    sent = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(bundle.dump(parts), headers=sent)


def _own(match: Match) -> _Own:
    if match.game.system.campaign is None:
        raise NoCampaign("this game is no campaign")
    return _Own(match.record(), match.header, match.at, match.missions)


async def _before(visit: Visit, header: record.Header) -> AsyncIterator[bytes]:
    """Yield the records that a campaign went on from under other rules, the last one first."""
    while header.follows:
        relic = await Relic.of(visit.table.store, header.follows)
        header = relic.header
        yield await relic.export(visit.holder)


async def _record(visit: Visit, game: str) -> bytes:
    try:
        return await visit.table.rooms.room(game).see(Match.written)
    except OldRules:
        return await (await Relic.of(visit.table.store, game)).export(visit.holder)


HANDLERS: Final = (campaign,)
