"""New games: of a scenario, once more with seats swapped, or from a record."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence

import msgspec

from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel.api import Seat
from escadrille.kernel.options import Values
from escadrille.table import keys
from escadrille.table.body import INVITE, NO_HINTS, Body
from escadrille.table.errors import BadRequest
from escadrille.table.imports import Played
from escadrille.table.match import Match
from escadrille.table.rows import StoredOrder
from escadrille.table.seating import HUMAN, Seating, next_seat
from escadrille.table.store import Store

log = logging.getLogger("escadrille.table")


class Opened(msgspec.Struct, frozen=True):
    """A new game, its keys, and what people sit down with."""

    game: str
    host: str
    spectator: str
    invitations: list[str | None]
    """One for each seat, to be used once; a bot needs none."""


class Brought(msgspec.Struct, frozen=True):
    """A game made of a record, and the key to watch it."""

    game: str
    spectator: str


async def open_game(
    store: Store,
    system: str,
    scenario: str | None,
    options: Values,
    seats: Sequence[str],
    delay: int = 0,
    *,
    hints: bool = True,
) -> Opened:
    """Store a new game; return its name, keys and invitations, which are told this once."""
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
        keys.new(name, keys.INVITATION, seat) if who == HUMAN else None
        for seat, who in enumerate(seats)
    ]
    header = _header(game, gathers=HUMAN in seats)
    stored = [key for _, key in (host, spectator, *filter(None, chairs))]
    said = [(seat, INVITE) for seat, chair in enumerate(chairs) if chair]
    first = _rows(said if hints else [*said, (0, NO_HINTS)])
    await store.create(name, system, header, stored, first, delay=delay)
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
        seats=[_again(match.seating, moved[seat]) for seat in sorted(moved)],
    )
    called = {seat: match.seating.names[moved[seat]] for seat in sorted(moved)}
    said = [(seat, Body(name=name)) for seat, name in called.items() if name]
    first = _rows(said if match.seating.allows_hints else [*said, (0, NO_HINTS)])
    header = _header(game, gathers=HUMAN in game.seats)
    if await store.create(name, game.system.slug, header, [], first, delay=stored.delay):
        log.info("rematch opened", extra={"game": name, "of": match.name})


def _header(game: games.Game, *, gathers: bool) -> str:
    """Return what is stored of a new game; where people gather, they give parts to its deal."""
    header = msgspec.structs.replace(game.header, parts={} if gathers else msgspec.UNSET)
    return msgspec.json.encode(header).decode()


def _again(seating: Seating, seat: Seat) -> str:
    """Return who sits in a seat once more: the person in it, or the bot that flew last."""
    return HUMAN if seat in seating.sits else seating.pilot(seat)


async def bring(store: Store, played: Played) -> Brought:
    """Store a finished game that was played from its record."""
    name = secrets.token_hex(8)
    key, stored = keys.new(name, keys.SPECTATOR)
    now = int(time.time())
    rows = [StoredOrder(number, seat, body, now) for number, (seat, body) in enumerate(played.rows)]
    await store.create(name, played.system, played.header, [stored], rows, over=True)
    log.info("record brought", extra={"game": name, "system": played.system})
    return Brought(name, key)


def _rows(said: Sequence[tuple[Seat, Body]]) -> list[StoredOrder]:
    """Return the first rows of a game: without a time, late spectators know them at once."""
    return [
        StoredOrder(number, seat, msgspec.json.encode(body).decode())
        for number, (seat, body) in enumerate(said)
    ]
