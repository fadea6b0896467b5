"""A long game outlives a release: under other rules it goes on from between two missions.

The game keeps its name, its keys and its chat. Its record of before gets a name of its own, and is
shown as it was told; what was ordered after the last moment between missions is in it alone.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from escadrille.kernel import continuing, record
from escadrille.kernel.campaign import rests
from escadrille.kernel.errors import BadPack, BadSituation, Unknown
from escadrille.kernel.game import Game
from escadrille.table import campaigns, chain
from escadrille.table.archive import Archive
from escadrille.table.body import NO_HINTS, RULES, Body
from escadrille.table.campaigns import Link
from escadrille.table.loading import Loaded
from escadrille.table.logs import log
from escadrille.table.opening import seated
from escadrille.table.rows import ORDERS, StoredOrder
from escadrille.table.seating import HUMAN, Seating
from escadrille.table.store import Store, StoredGame

_KEEP: Final = """
    INSERT INTO rests (game, number, header, moment, missions)
    VALUES (:game, :number, :header, :moment, :missions)
    ON CONFLICT (game) DO UPDATE SET number = excluded.number, header = excluded.header,
        moment = excluded.moment, missions = excluded.missions
    WHERE excluded.number >= rests.number"""
_REST: Final = "SELECT header, moment, missions FROM rests WHERE game = :game"
_RESTING: Final = """
    SELECT rests.game FROM rests JOIN games ON games.id = rests.game WHERE games.over = FALSE"""
# The record of before under its new name; what refers to it follows.
_COPY: Final = """
    INSERT INTO games (id, system, header, created, over, delay, finished)
    SELECT :past, system, header, created, TRUE, delay, :now FROM games WHERE id = :game"""
_MOVE: Final = tuple(
    f"UPDATE {table} SET game = :past WHERE game = :game"  # noqa: S608  names of ours
    for table in ("orders", "told", "chapters")
)
_FORGET: Final = tuple(
    f"DELETE FROM {table} WHERE game = :game"  # noqa: S608  names of ours
    for table in ("standings", "rests")
)
_REPLACE: Final = "UPDATE games SET header = :header WHERE id = :game AND header = :before"


class _Meanwhile(Exception):
    """Another server was faster."""


async def keep(store: Store, loaded: Loaded) -> None:
    """Store a game as it is between two missions; once nothing can be taken back."""
    match = loaded.match
    game = match.game
    if match.is_gathering or not game.is_settled or not rests(game.rules, game.state):
        return
    if loaded.rested == match.number:
        return
    moment = continuing.moment(game, match.line_count, loaded.seal)
    assert moment is not None
    kept = {
        "game": match.name,
        "number": match.number,
        "header": msgspec.json.encode(game.header).decode(),
        "moment": continuing.dump(moment).decode(),
        "missions": msgspec.json.encode(match.missions).decode(),
    }
    await store.execute(_KEEP, kept)
    loaded.rested = match.number


async def outlived(store: Store) -> set[str]:
    """Return the running games that other rules began and that could go on."""
    found = await store.fetch(_RESTING, {})
    return await Archive(store).outdated([name for (name,) in found]) if found else set()


async def go_on(store: Store, name: str) -> bool:
    """Have a game of other rules go on under those of the house; False: it cannot."""
    stored, rest = await store.game(name), await store.fetch(_REST, {"game": name})
    if stored is None or stored.over or not rest:
        return False
    moment = continuing.parse(rest[0].moment.encode())
    if moment is None:
        return False
    header = msgspec.json.decode(rest[0].header, type=record.Header)
    past = hashlib.sha256(f"record of {name} {stored.header}".encode()).hexdigest()[:16]
    try:
        begun = await Archive(store).begun_with(header)
        game = continuing.followed(header, past, moment, [begun or (), ()])
    except (BadSituation, BadPack, Unknown) as error:
        log.warning("game not continued", extra={"game": name, "reason": error.code})
        return False
    reported = msgspec.json.decode(rest[0].missions, type=dict[int, str])
    await campaigns.settle(store, name, None, reported)
    rows = _rows(game, await store.orders(name))
    try:
        await _replace(store, name, past, stored, game, rows)
    except (IntegrityError, _Meanwhile):
        return True
    versions = {"before": header.version, "now": game.header.version}
    log.info("game goes on under other rules", extra={"game": name, "record": past, **versions})
    return True


def _rows(game: Game, before: list[StoredOrder]) -> list[StoredOrder]:
    """Return what the new record begins with: who sits where, as before."""
    people = {seat for seat, who in enumerate(game.seats) if who == HUMAN}
    seating = Seating(game.seats, tuple(game.rules.camps), sits=people)
    for row in before:
        body = msgspec.json.decode(row.body, type=Body)
        if not body.is_line:
            seating.apply(row.at, row.seat, body)
    here = [(seat, Body(sit=True, name=seating.names[seat] or "")) for seat in seating.sits]
    said = [(0, RULES), *here, *seated(seating, range(len(game.seats)), game.seats)]
    if not seating.allows_hints:
        said.append((0, NO_HINTS))
    now = int(time.time())
    return [
        StoredOrder(number, seat, msgspec.json.encode(body).decode(), now)
        for number, (seat, body) in enumerate(said)
    ]


async def _replace(
    store: Store, name: str, past: str, stored: StoredGame, game: Game, rows: list[StoredOrder]
) -> None:
    """Give the record of before another name, and the game its new one: all of it, or nothing."""
    header = msgspec.json.encode(game.header).decode()
    given: dict[str, Any] = {"game": name, "past": past, "now": int(time.time())}
    seats = tuple(range(len(game.seats)))
    link = Link(name, 0, seats, HUMAN in game.seats, campaigns.PAST, True)

    async def do(connection: AsyncConnection, statement: str, **more: Any) -> int:
        done = await connection.execute(sa.text(statement), {**given, **more})
        return done.rowcount

    async with store.writing() as connection:
        await do(connection, _COPY)
        for statement in (*_MOVE, *_FORGET):
            await do(connection, statement)
        if await do(connection, _REPLACE, header=header, before=stored.header) != 1:
            raise _Meanwhile
        await campaigns.put(connection, past, link)
        sealed = chain.chained(header, rows)
        made = [{"game": name, **row._asdict()} for row in sealed]
        await connection.execute(sa.insert(ORDERS), made)
