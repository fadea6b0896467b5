"""New games: of a scenario, or once more with seats swapped."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel.options import Values
from escadrille.table import keys
from escadrille.table.errors import BadRequest
from escadrille.table.match import Body, Match
from escadrille.table.seating import HUMAN, next_seat
from escadrille.table.store import Store, StoredOrder

log = logging.getLogger("escadrille.table")


class Opened(NamedTuple):
    game: str
    host: str
    spectator: str
    seats: list[str | None]


async def open_game(
    store: Store,
    system: str,
    scenario: str | None,
    options: Values,
    seats: Sequence[str],
    delay: int = 0,
) -> Opened:
    """Store a new game; return its name and its keys, which are told this once."""
    game = games.new(
        system, scenario=scenario, options=options, seed=secrets.randbits(128), seats=seats
    )
    if len(seats) != game.rules.seats:
        raise BadRequest(f"{len(seats)} seats are named; this scenario has {game.rules.seats}")
    for name in seats:
        if name != HUMAN:
            bot(name, game.system, 0)
    name = secrets.token_hex(8)
    host = keys.new(name, keys.HOST)
    spectator = keys.new(name, keys.SPECTATOR)
    chairs = [
        keys.new(name, keys.SEAT, seat) if who == HUMAN else None for seat, who in enumerate(seats)
    ]
    header = msgspec.json.encode(game.header).decode()
    stored = [key for _, key in (host, spectator, *filter(None, chairs))]
    await store.create(name, system, header, stored, delay=delay)
    log.info("game opened", extra={"game": name, "system": system})
    return Opened(name, host[0], spectator[0], [chair and chair[0] for chair in chairs])


async def open_rematch(store: Store, match: Match) -> None:
    """Store the game that follows, unless another server has done so.

    It has no keys yet: each is derived from the old one when its holder comes (`keys.derived`).
    """
    old, name = match.game, match.rematch
    stored = await store.game(match.name)
    assert name is not None
    assert stored is not None
    count = old.rules.seats
    moved = {next_seat(seat, count): seat for seat in range(count)}
    game = games.new(
        old.system.slug,
        scenario=old.rules.scenario,
        options=dict(old.rules.options),
        seed=secrets.randbits(128),
        seats=[old.seats[moved[seat]] for seat in sorted(moved)],
    )
    called = {seat: match.seating.names[moved[seat]] for seat in sorted(moved)}
    rows = [(seat, Body(name=name)) for seat, name in called.items() if name]
    now = int(time.time())
    first = [
        StoredOrder(number, seat, msgspec.json.encode(body).decode(), now)
        for number, (seat, body) in enumerate(rows)
    ]
    header = msgspec.json.encode(game.header).decode()
    if await store.create(name, game.system.slug, header, [], delay=stored.delay, rows=first):
        log.info("rematch opened", extra={"game": name, "of": match.name})
