"""New games: of a scenario, once more with seats swapped, or from a record."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel import missions, registry
from escadrille.kernel.api import Seat
from escadrille.kernel.options import Values
from escadrille.table import campaigns, keys
from escadrille.table.body import INVITE, NO_HINTS, REAL, RESIGN, RULES, Body
from escadrille.table.campaigns import InTheAir, Link, linked
from escadrille.table.clocks import Control
from escadrille.table.errors import BadRequest
from escadrille.table.imports import Played
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.rows import StoredOrder
from escadrille.table.seating import HUMAN, Seating, next_seat
from escadrille.table.store import Beside, Door, Store, StoredKey


class Opened(msgspec.Struct, frozen=True):
    """A new game, its keys, and what people sit down with."""

    game: str
    host: str
    spectator: str
    invitations: list[str | None]
    """One for each seat, to be used once; a bot needs none."""
    door: str | None = None
    """What lets anyone sit down in any free seat, where the table is open to who has its link."""


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
    person: str | None = None,
    clock: Control | None = None,
    door: str = keys.INVITATION,
    watch: bool = False,
    real: bool = False,
    wishes: Mapping[str, Any] | None = None,
) -> Opened:
    """Store a new game; return its name, keys and invitations, which are told this once."""
    game = games.new(
        system,
        scenario=scenario if wishes is None else generated(system, wishes),
        options=options,
        seed=secrets.randbits(128),
        seats=seats,
    )
    if len(seats) != game.rules.seats:
        raise BadRequest(f"{len(seats)} seats are named; this scenario has {game.rules.seats}")
    for name in seats:
        if name != HUMAN:
            bot(name, game.system, 0)
    _check_clock(clock, game)
    if real and (game.system.campaign is None or HUMAN not in seats):
        raise BadRequest("real tables are for campaigns that people play")
    name = secrets.token_hex(8)
    key, stored_host = keys.new(name, keys.HOST)
    host = key, stored_host._replace(person=person)
    spectator = keys.new(name, keys.SPECTATOR)
    chairs = [
        keys.new(name, keys.INVITATION, seat) if who == HUMAN else None
        for seat, who in enumerate(seats)
    ]
    link = keys.new(name, keys.DOOR) if door == "link" else None
    stored = [key for _, key in (host, spectator, *filter(None, (link, *chairs)))]
    said = [(seat, INVITE) for seat, chair in enumerate(chairs) if chair]
    said += [*_timed(clock), *([(0, REAL)] if real else [])]
    timed = None if clock is None else msgspec.json.encode(clock).decode()
    way = None if door == keys.INVITATION else Door(door, watch and door == "all", timed)
    await _create(store, name, game, stored, said, hints=hints, delay=delay, door=way)
    log.info("game opened", extra={"game": name, "system": system})
    invitations = [chair and chair[0] for chair in chairs]
    return Opened(name, host[0], spectator[0], invitations, link and link[0])


def generated(slug: str, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """Return a mission made by the rules of a system, as a record has it."""
    generate = registry.system(slug).content.generate
    if generate is None:
        raise BadRequest(f"{slug} generates no missions")
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(generate(wishes)))
    return told


def _check_clock(clock: Control | None, game: games.Game) -> None:
    if clock is None:
        return
    clock.check()
    if HUMAN not in game.seats:
        raise BadRequest("a clock is for people, and none sits here")
    if clock.bot:
        bot(clock.bot, game.system, 0)


def _timed(clock: Control | None) -> list[tuple[Seat, Body]]:
    return [] if clock is None else [(0, Body(clock=clock))]


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
        scenario=old.header.scenario
        if isinstance(old.header.scenario, dict)
        else old.rules.scenario,
        options=dict(old.rules.options),
        seed=secrets.randbits(128),
        # The person in it once more, or the bot that flew last.
        seats=[HUMAN if seat in seating.sits else seating.pilot(seat) for seat in moved],
    )
    called = enumerate(seating.names[seat] for seat in moved)
    said = [(seat, Body(name=name)) for seat, name in called if name]
    said += _timed(None if match.clock is None else match.clock.control)
    hints = seating.allows_hints
    if await _create(store, name, game, [], said, hints=hints, delay=stored.delay):
        log.info("rematch opened", extra={"game": name, "of": match.name})


async def open_mission(store: Store, match: Match, flying: InTheAir) -> None:
    """Store the mission of a campaign that is in the air, unless another server has done so.

    It needs no keys: those of the campaign open it.
    """
    stored = await store.game(match.name)
    assert stored is not None
    if await store.game(flying.game) is not None:
        return
    game, seating = missions.opened(match.game), match.seating
    again = any(one.number == flying.number for one in await linked(store, match.name))
    people = HUMAN in seating.who
    link = Link(match.name, flying.number, tuple(flying.seats), people, campaigns.FLYING, True)
    said = [*seated(seating, flying.seats, game.seats), *_given_up(game)]
    if again:  # other rules began it
        said = [(0, RULES), *said]

    async def beside(connection: AsyncConnection) -> None:
        await campaigns.put(connection, flying.game, link)

    if await _create(
        store,
        flying.game,
        game,
        [],
        said,
        hints=seating.allows_hints,
        delay=stored.delay,
        beside=beside,
    ):
        log.info("mission opened", extra={"game": flying.game, "of": match.name})


def seated(seating: Seating, owners: Sequence[Seat], who: Sequence[str]) -> list[tuple[Seat, Body]]:
    """Return the rows that seat the people of a table at another, where they may fly."""
    said: list[tuple[Seat, Body]] = []
    for seat, owner in enumerate(owners):
        if who[seat] != HUMAN:
            continue
        name, bot = seating.names[owner], seating.taken.get(owner)
        if owner not in seating.sits:
            said.append((seat, INVITE))
        if name:
            said.append((seat, Body(name=name)))
        if bot:
            said.append((seat, Body(take=bot)))
    return said


def _given_up(game: games.Game) -> list[tuple[Seat, Body]]:
    """Return the rows by which a mission ends that was given up before it began."""
    if game.resigned is not None:
        return [(game.resigned, RESIGN)]
    people = [seat for seat, who in enumerate(game.seats) if who == HUMAN]
    return [(seat, Body(draw=True)) for seat in people or [0]] if game.agreed else []


async def _create(
    store: Store,
    name: str,
    game: games.Game,
    keys: Sequence[StoredKey],
    said: Sequence[tuple[Seat, Body]],
    *,
    hints: bool,
    delay: int,
    beside: Beside | None = None,
    door: Door | None = None,
) -> bool:
    """Store a new game and its first rows; where people sit, they give parts to its deal.

    Not to that of a mission, which hangs on the deal of its campaign. The rows have no time: late
    spectators know them at once.
    """
    gathers = HUMAN in game.seats and beside is None
    header = msgspec.structs.replace(game.header, parts={} if gathers else msgspec.UNSET)
    rows = [
        StoredOrder(number, seat, msgspec.json.encode(body).decode())
        for number, (seat, body) in enumerate(said if hints else [*said, (0, NO_HINTS)])
    ]
    text = msgspec.json.encode(header).decode()
    return await store.create(
        name, game.system.slug, text, keys, rows, delay=delay, beside=beside, door=door
    )


async def bring(store: Store, played: Played) -> Brought:
    """Store a finished game that was played from its record, a campaign with its missions."""
    name = secrets.token_hex(8)
    key, stored = keys.new(name, keys.SPECTATOR)
    await _bring(store, name, played, [stored])
    for number, seats, flown in map(msgspec.structs.astuple, played.missions):
        link = Link(name, number, seats, False, campaigns.SETTLED, False)
        await _bring(store, secrets.token_hex(8), flown, [], link)
    log.info("record brought", extra={"game": name, "system": played.system})
    return Brought(name, key)


async def _bring(
    store: Store, name: str, played: Played, keys: Sequence[StoredKey], link: Link | None = None
) -> None:
    now = int(time.time())
    rows = [StoredOrder(number, seat, body, now) for number, (seat, body) in enumerate(played.rows)]

    async def beside(connection: AsyncConnection) -> None:
        if link is not None:
            await campaigns.put(connection, name, link)

    await store.create(name, played.system, played.header, keys, rows, over=True, beside=beside)
