"""The games of one person, whose keys only he knows: whose turn it is in each."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import index, keys
from escadrille.table.archive import Archive
from escadrille.table.errors import NoKey, OldRules
from escadrille.table.index import Entries, Entry, Stands, entries
from escadrille.table.leaving import left, while_there
from escadrille.table.logs import log
from escadrille.table.messages import Waiting
from escadrille.table.seating import Chair
from escadrille.table.service import Table, TheTable, address_of
from escadrille.table.store import StoredKey
from escadrille.table.wire import refusals

MOST = 50
FOR_ONE = 5  # keys that one token of the limit pays for
ROWS_FOR_ONE = 50  # the same, of rows that are played again

Pay = Callable[[int], None]


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    key: str
    mark: str = ""
    """Of what was told last; where nothing has changed since, no more is told."""


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Annotated[list[Held], msgspec.Meta(max_length=MOST)]


class Sortie(msgspec.Struct, frozen=True):
    """How the mission stands that a campaign waits for, for the same key."""

    game: str
    number: int
    seats: list[Seat]
    """Those that this key flies in it."""
    asked: bool
    waiting: list[Waiting]
    over: bool
    chairs: list[Chair]


class Summary(Entry, frozen=True, kw_only=True):
    """How a game stands, for one key of it."""

    role: str
    mark: str
    sortie: Sortie | None


class Same(msgspec.Struct, frozen=True):
    """A game that stands as it was told last."""

    game: str
    unchanged: bool


class Failed(msgspec.Struct, frozen=True):
    """A key that opens nothing here, or a game that cannot be loaded."""

    game: str
    error: str


def summary(stands: Entries, key: StoredKey, sortie: Entries | None = None) -> Summary:
    """Return what the holder of a key is told of a game, and of the mission that it waits for."""
    known = stands[0 if key.seat is None else 1 + key.seat]
    flown = None if sortie is None else _flown(known, key, sortie)
    mark = hashlib.sha256(msgspec.json.encode((known, flown))).hexdigest()[:16]
    return Summary(**msgspec.structs.asdict(known), role=key.role, mark=mark, sortie=flown)


def _flown(campaign: Entry, key: StoredKey, sortie: Entries) -> Sortie:
    assert campaign.mission is not None
    own = [seat for seat, owner in enumerate(campaign.mission.seats) if owner == key.seat]
    watched = sortie[0]
    return Sortie(
        game=watched.game,
        number=campaign.mission.number,
        seats=own,
        asked=any(sortie[1 + seat].asked for seat in own),
        waiting=sortie[1 + own[0]].waiting if own else watched.waiting,
        over=watched.over,
        chairs=watched.seats,
    )


async def _stand(
    table: Table, games: Collection[str], pay: Pay, *, late: bool
) -> dict[str, Entries | Failed]:
    """Return how games stand; one that cannot be told costs its own entry alone."""
    found = await table.rooms.index.read(games, late=late) if games else {}
    if any(_is_coming(table, name, found[name]) for name in found):
        await asyncio.sleep(2 * index.LAG)
        found = await table.rooms.index.read(games, late=late)
    told: dict[str, Entries | Failed] = {}
    for name, stands in found.items():
        try:
            told[name] = stands.entries or await _again(table, name, stands, pay, late=late)
        except EscadrilleError as error:
            told[name] = Failed(name, error.code)
        except Exception:
            log.exception("a game cannot be told", extra={"game": name})
            told[name] = Failed(name, "server/error")
    return told


def _is_coming(table: Table, name: str, stands: Stands) -> bool:
    """May another server be about to store how a game stands?"""
    behind = stands.stored is not None and stands.stored < stands.rows
    return behind and table.rooms.known(name) is None


async def _again(table: Table, name: str, stands: Stands, pay: Pay, *, late: bool) -> Entries:
    """Return how a game stands of which the index does not know enough."""
    if room := table.rooms.known(name):
        return await room.see(entries, late=late)
    pay(stands.rows // ROWS_FOR_ONE)
    return await table.rooms.index.make(name, late=late)


async def _told(table: Table, wanted: Sequence[Held], pay: Pay) -> list[Summary | Same | Failed]:
    opened: dict[Held, StoredKey | Failed] = {}
    for held in dict.fromkeys(wanted):
        try:
            opened[held] = await table.keyring.check(held.key, held.game)
        except EscadrilleError as error:
            opened[held] = Failed(held.game, error.code)
    found = [key for key in opened.values() if isinstance(key, StoredKey)]
    old = await Archive(table.store).outdated({key.game for key in found})
    stands = {
        late: await _stand(
            table, {key.game for key in found if _is_late(key) == late} - old, pay, late=late
        )
        for late in (False, True)
    }
    sorties = {
        late: await _stand(table, _in_the_air(known.values()), pay, late=late)
        for late, known in stands.items()
    }

    def tell(held: Held) -> Summary | Same | Failed:
        key = opened[held]
        if isinstance(key, Failed):
            return key
        if held.game in old:
            return Failed(held.game, OldRules.code)
        known = stands[_is_late(key)].get(held.game, Failed(held.game, NoKey.code))
        if isinstance(known, Failed):
            return known
        flying = known[0].mission
        sortie = sorties[_is_late(key)].get(flying.game) if flying else None
        told = summary(known, key, None if isinstance(sortie, Failed) else sortie)
        return Same(held.game, unchanged=True) if told.mark == held.mark else told

    return [tell(held) for held in wanted]


def _in_the_air(known: Iterable[Entries | Failed]) -> set[str]:
    """Return the missions that campaigns wait for."""
    stands = [one[0].mission for one in known if not isinstance(one, Failed)]
    return {mission.game for mission in stands if mission is not None}


def _is_late(key: StoredKey) -> bool:
    return key.role == keys.SPECTATOR


@post("/api/mine", status_code=200, responses=refusals(400, 403, 413, 429))
async def mine(
    request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Mine]
) -> list[Summary | Same | Failed]:
    """Return how each of these games stands, in the order of their keys."""
    address = address_of(request.scope)

    def pay(tokens: int) -> None:
        table.buckets.take(address, tokens)

    pay(1 + len(set(data.keys)) // FOR_ONE)
    return await while_there(_told(table, data.keys, pay), left(request))


HANDLERS: Final = (mine,)
