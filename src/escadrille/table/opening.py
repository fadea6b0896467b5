"""New games: of a scenario, once more with seats swapped, or from a record."""

from __future__ import annotations

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
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.rows import StoredOrder
from escadrille.table.seating import HUMAN, next_seat
from escadrille.table.store import Store, StoredKey


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
    stored = [key for _, key in (host, spectator, *filter(None, chairs))]
    said = [(seat, INVITE) for seat, chair in enumerate(chairs) if chair]
    await _create(store, name, game, stored, said, hints=hints, delay=delay)
    log.info("game opened", extra={"game": name, "system": system})
    return Opened(name, host[0], spectator[0], [chair and chair[0] for chair in chairs])


async def open_rematch(store: Store, match: Match) -> None:
    """Store the game that follows, unless another server has done so.

    It has no keys yet: each is derived from the old one when its holder comes (`keys.derived`).
    """
    old, name, seating = match.game, match.rematch, match.seating
    stored = await store.game(match.name)
    assert name is not None
    assert stored is not None
    count = old.rules.seats
    moved = sorted(range(count), key=lambda seat: next_seat(seat, count))
    game = games.new(
        old.system.slug,
        scenario=old.rules.scenario,
        options=dict(old.rules.options),
        seed=secrets.randbits(128),
        # The person in it once more, or the bot that flew last.
        seats=[HUMAN if seat in seating.sits else seating.pilot(seat) for seat in moved],
    )
    called = enumerate(seating.names[seat] for seat in moved)
    said = [(seat, Body(name=name)) for seat, name in called if name]
    hints = seating.allows_hints
    if await _create(store, name, game, [], said, hints=hints, delay=stored.delay):
        log.info("rematch opened", extra={"game": name, "of": match.name})


async def _create(
    store: Store,
    name: str,
    game: games.Game,
    keys: Sequence[StoredKey],
    said: Sequence[tuple[Seat, Body]],
    *,
    hints: bool,
    delay: int,
) -> bool:
    """Store a new game and its first rows; where people sit, they give parts to its deal.

    The rows have no time: late spectators know them at once.
    """
    gathers = HUMAN in game.seats
    header = msgspec.structs.replace(game.header, parts={} if gathers else msgspec.UNSET)
    rows = [
        StoredOrder(number, seat, msgspec.json.encode(body).decode())
        for number, (seat, body) in enumerate(said if hints else [*said, (0, NO_HINTS)])
    ]
    text = msgspec.json.encode(header).decode()
    return await store.create(name, game.system.slug, text, keys, rows, delay=delay)


async def bring(store: Store, played: Played) -> Brought:
    """Store a finished game that was played from its record."""
    name = secrets.token_hex(8)
    key, stored = keys.new(name, keys.SPECTATOR)
    now = int(time.time())
    rows = [StoredOrder(number, seat, body, now) for number, (seat, body) in enumerate(played.rows)]
    await store.create(name, played.system, played.header, [stored], rows, over=True)
    log.info("record brought", extra={"game": name, "system": played.system})
    return Brought(name, key)
