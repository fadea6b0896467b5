"""New games: of a scenario, once more with seats swapped, or from a record."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from escadrille.bots.roster import bot, names
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import BadRecord
from escadrille.kernel.options import Values
from escadrille.kernel.registry import system as registered
from escadrille.table import keys
from escadrille.table.errors import BadRequest
from escadrille.table.match import FLAG, INVITE, NO_HINTS, RESIGN, Body, Match, body_of
from escadrille.table.seating import HUMAN, Seating, next_seat
from escadrille.table.spelling import check_name
from escadrille.table.store import Store, StoredOrder

log = logging.getLogger("escadrille.table")

LONGEST = 5000
"""Orders of a record that is brought; a game has some hundreds."""


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


async def bring(store: Store, raw: bytes) -> Brought:
    """Store the record of a finished game."""
    read = await asyncio.to_thread(_checked, raw)
    name = secrets.token_hex(8)
    key, stored = keys.new(name, keys.SPECTATOR)
    played = [(line.seat, body_of(line)) for line in read.lines]
    rows = _rows([*played, *_end(read)], int(time.time()))
    header = msgspec.json.encode(_header_of(read)).decode()
    await store.create(name, read.header.system, header, [stored], rows)
    log.info("record brought", extra={"game": name, "system": read.header.system})
    return Brought(name, key)


def _header_of(read: record.Record) -> record.Header:
    """Return the header of a record that is brought; nobody gives a part to its deal any more."""
    parts = read.header.parts or msgspec.UNSET
    return msgspec.structs.replace(read.header, parts=parts)


def _rows(said: Sequence[tuple[Seat, Body]], at: int = 0) -> list[StoredOrder]:
    """Return the first rows of a game; without a time, late spectators too know them at once."""
    return [
        StoredOrder(number, seat, msgspec.json.encode(body).decode(), at)
        for number, (seat, body) in enumerate(said)
    ]


def _end(read: record.Record) -> list[tuple[Seat, Body]]:
    """Return what the seats did to end a game that the rules did not end."""
    assert read.end is not None
    if read.end.resigned is not msgspec.UNSET:
        return [(read.end.resigned, RESIGN)]
    if read.end.flagged is not msgspec.UNSET:
        return [(read.end.flagged, FLAG)]
    if read.end.agreed is msgspec.UNSET:
        return []
    people = [seat for seat, who in enumerate(read.header.seats) if who == HUMAN]
    return [(seat, Body(draw=True)) for seat in people or [0]]


def _checked(raw: bytes) -> record.Record:
    """Return a record whose every line was played again, and which tells a game to its end."""
    place = Path("record")
    read = record.parse(place, raw)
    if read.end is None:
        raise BadRecord("record: no end line: the game was not over, or the file was cut off")
    if len(read.lines) > LONGEST:
        raise BadRecord(f"record: {len(read.lines)} orders; at most {LONGEST} are taken")
    known = names(registered(read.header.system))
    for who in {*read.header.seats, *(line.bot for line in read.lines)} - {*known, ""}:
        check_name(who)
    for _ in games.replay(place, read):
        pass
    return read
