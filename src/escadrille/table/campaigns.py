"""Missions and their campaigns, as the store links them: a mission is a game of its own.

What opens a place of the campaign opens its places in all of the missions. While the campaign runs,
nobody is told more of a mission than he was when it was flown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.table.errors import AtCampaign, CampaignRuns
from escadrille.table.store import Store, StoredKey

FLYING: Final = "flying"
SETTLED: Final = "settled"
PAST: Final = "past"
"""Kept of before a new version of the rules: a record that the campaign went on from, or a fight
that was flown again."""
MARK: Final = "~"
"""Between a key of the campaign and the seat of a mission, where it opens several."""

_PUT = sa.text(
    "INSERT INTO missions (game, campaign, number, seats, people, state) "
    "VALUES (:game, :campaign, :number, :seats, :people, :state)"
)
_LINK = """
    SELECT missions.campaign, missions.number, missions.seats, missions.people, missions.state,
        games.over FROM missions JOIN games ON games.id = missions.campaign
    WHERE missions.game = :game"""
_OF_CAMPAIGN = """
    SELECT game, number, state FROM missions WHERE campaign = :campaign ORDER BY number, game"""
_SETTLE = "UPDATE missions SET state = :state WHERE game = :game AND state = 'flying'"


class Link(NamedTuple):
    """To what campaign a game belongs."""

    campaign: str
    number: int
    """Of the mission; 0: an earlier record of the campaign itself."""
    seats: tuple[Seat, ...]
    """Of each of its seats, the seat of the campaign."""
    people: bool
    """Does a person play the campaign, who waits for it?"""
    state: str
    running: bool
    """Is the campaign not over?"""

    def check_elsewhere(self) -> None:
        """Raise where something is asked of a mission that is the campaign's to do."""
        raise AtCampaign(f"this is done at the campaign, {self.campaign}, and holds here too")

    def check_open(self) -> None:
        """Raise while the campaign still has secrets that the mission would tell."""
        if self.running:
            raise CampaignRuns("while the campaign runs, its missions are shown as one knew them")

    def seat_of(self, owner: Seat, wanted: Seat | None) -> Seat | None:
        """Return the seat of the mission that a seat of the campaign opens; None: it watches."""
        own = [seat for seat, one in enumerate(self.seats) if one == owner]
        return wanted if wanted in own else own[0] if own and wanted is None else None


class Linked(NamedTuple):
    """A game that belongs to a campaign."""

    game: str
    number: int
    state: str


async def put(connection: AsyncConnection, game: str, link: Link) -> None:
    """Store a link, together with its game."""
    row = {**link._asdict(), "game": game, "seats": msgspec.json.encode(link.seats).decode()}
    del row["running"]
    await connection.execute(_PUT, row)


async def link_of(store: Store, game: str) -> Link | None:
    """Return the campaign that a game belongs to; None: to none."""
    found = await store.fetch(_LINK, {"game": game})
    if not found:
        return None
    campaign, number, seats, people, state, over = found[0]
    read = msgspec.json.decode(seats, type=tuple[Seat, ...])
    return Link(campaign, number, read, bool(people), state, not over)


async def linked(store: Store, campaign: str) -> list[Linked]:
    """Return the games that belong to a campaign, its missions in their order."""
    return [Linked(*row) for row in await store.fetch(_OF_CAMPAIGN, {"campaign": campaign})]


async def reported(store: Store, campaign: str) -> dict[int, str]:
    """Return, by number, the missions whose reports were entered."""
    found = await linked(store, campaign)
    return {number: game for game, number, state in found if state == SETTLED}


async def settle(
    store: Store, campaign: str, flying: InTheAir | None, reported: Mapping[int, str]
) -> None:
    """Note of the missions that are not flown any more whether their reports were entered."""
    known = {**reported, flying.number: flying.game} if flying else reported
    for game, number, state in await linked(store, campaign):
        if state == FLYING and number in known and not (flying and game == flying.game):
            told = {"game": game, "state": SETTLED if game == known[number] else PAST}
            await store.execute(_SETTLE, told)


def opens(key: StoredKey, game: str, link: Link, wanted: Seat | None) -> StoredKey:
    """Return what a key of the campaign opens in one of its missions."""
    seat = None if key.seat is None else link.seat_of(key.seat, wanted)
    role: Any = key.role if key.seat is None or seat is not None else "spectator"
    return key._replace(game=game, seat=seat, role=role)


def asked_of(key: str) -> tuple[str, Seat | None]:
    """Return a key without the seat of a mission that it asks for, and that seat."""
    text, mark, seat = key.partition(MARK)
    return (text, int(seat)) if mark and seat.isdecimal() and len(seat) < 4 else (key, None)


# What is told.

PUBLIC: Final = ("id", "title", "briefing", "origin", "year", "date", "theatre", "turns")
"""What everyone may know of a scenario in place; the rest is told by the view."""


def placed(header: record.Header) -> dict[str, Any] | None:
    """Return what all may know of a scenario that no pack holds; None: a pack does."""
    told = header.scenario
    if not isinstance(told, dict):
        return None
    sides = [{"name": side.get("name")} for side in told.get("side", ()) if isinstance(side, dict)]
    return {key: told[key] for key in PUBLIC if key in told} | {"side": sides}


class InTheAir(msgspec.Struct, frozen=True):
    """The mission whose report a campaign waits for."""

    number: int
    game: str
    seats: Sequence[Seat]
    """Of each of its seats, the seat of the campaign that flies it."""
    flown: Sequence[str]
    """By the campaign's seats, how: "fly", "give-up", or the level to which it is left."""


class Flown(msgspec.Struct, frozen=True):
    """A mission whose report is entered."""

    number: int
    game: str


class CampaignOf(msgspec.Struct, frozen=True):
    """The campaign that a mission belongs to."""

    game: str
    number: int
    """Of the mission."""
    running: bool
    state: Literal["flying", "settled", "past"]


def campaign_of(link: Link | None) -> CampaignOf | None:
    if link is None:
        return None
    state: Any = link.state
    return CampaignOf(link.campaign, link.number, link.running, state)
