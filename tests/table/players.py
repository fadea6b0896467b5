"""Scripted people at a table."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from litestar.testing import TestClient

from escadrille.kernel import game as games
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, seal
from escadrille.table import keys
from escadrille.table.body import Body
from escadrille.table.channels import Channels, Hear
from escadrille.table.http import Settings, create_app
from escadrille.table.limits import Limits
from escadrille.table.match import Match
from escadrille.table.opening import Opened
from escadrille.table.rooms import Rooms
from escadrille.table.store import Store
from escadrille.table.workers import Workers

QUICK = Limits(
    rate=1e6,
    burst=10**6,
    rename_rate=1e6,
    rename_burst=10**6,
    games_per_hour=10**6,
    link_rate=1e6,
    link_burst=10**6,
)


def client_of(database: Path | str, **given: Any) -> TestClient:
    """Return a client of a table with these settings and limits."""
    named = {name: given.pop(name) for name in {*given} & {*Limits.__struct_fields__}}
    limits = msgspec.structs.replace(QUICK, **named)
    return TestClient(create_app(Settings(database=str(database), limits=limits, **given)))


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


class Seat:
    """One key of one game, over HTTP."""

    def __init__(self, client: Any, game: str, key: str) -> None:
        self.client, self.game, self.key = client, game, key
        self.address = f"/api/games/{game}"

    def look(self, **params: Any) -> dict[str, Any]:
        got = self.client.get(self.address, params=params, headers=bearer(self.key))
        assert got.status_code == 200, got.text
        return got.json()

    def post(self, place: str, body: Any = None) -> Any:
        return self.client.post(f"{self.address}/{place}", json=body, headers=bearer(self.key))

    def order(self, count: int, order: Any) -> Any:
        return self.post("orders", {"count": count, "order": order})

    def answer(self, pick: int = 0) -> dict[str, Any] | None:
        """Answer the present question, where there is one."""
        asked = self.look()["asked"]
        if asked is None:
            return None
        legal = asked["legal"]
        got = self.order(asked["count"], legal[pick % len(legal)]["order"])
        assert got.status_code == 200, got.text
        return got.json()


def open_table(client: Any, *seats: str, **more: Any) -> dict[str, Any]:
    """Open a game at which nobody sits yet."""
    body = {"system": "flames", "seats": list(seats or ("human", "human")), **more}
    got = client.post("/api/games", json=body)
    assert got.status_code == 201, got.text
    opened: dict[str, Any] = got.json()
    return opened


def sit(client: Any, opened: dict[str, Any], seat: int, **more: Any) -> Seat:
    """Sit down by the invitation of a seat."""
    body = {"invitation": opened["invitations"][seat], **more}
    got = client.post(f"/api/games/{opened['game']}/sit", json=body)
    assert got.status_code == 201, got.text
    return Seat(client, opened["game"], got.json()["key"])


def open_game(client: Any, *seats: str, **more: Any) -> tuple[dict[str, Any], list[Seat]]:
    """Open a game, sit down in all its seats, and have it dealt."""
    opened = open_table(client, *seats, **more)
    people = [seat for seat, one in enumerate(opened["invitations"]) if one]
    seated = [sit(client, opened, seat) for seat in people]
    gather(*seated)
    return opened, seated


def gather(*seats: Seat) -> None:
    """Have all people give their parts to the deal."""
    parts = [secrets.token_hex(16) for _ in seats]
    for what, given in (("seal", map(seal, parts)), ("part", parts)):
        for seat, one in zip(seats, given, strict=True):
            got = seat.post("chance", {what: one})
            assert got.status_code == 200, got.text


def play_out(seats: list[Seat]) -> dict[str, Any]:
    """Play a game between people to its end; return what the first one is told then."""
    for pick in range(5000):
        for seat in seats:
            seat.answer(pick)
        message = seats[0].look()
        if message["outcome"]:
            return message
    raise AssertionError("no end")


def new_match(
    seed: int = 1, scenario: str | None = None, seats: int = 2, system: str = "flames"
) -> Match:
    game = games.new(system, scenario=scenario, seed=seed, seats=["human"] * seats)
    return Match("test", game.header)


def some_order(match: Match, seat: int, chance: Chance) -> bytes:
    rules, state = match.game.rules, match.game.state
    legal = rules.legal(state, seat)
    return msgspec.json.encode(rules.order(state, seat, legal[chance.below(len(legal))]))


def play(match: Match, seat: int, order: bytes) -> None:
    match.check_order(seat, match.counts[seat], order, match.seating.pilot(seat))
    match.apply(seat, Body(order=msgspec.Raw(order)))


class Beside(Channels):
    """Channels of the servers of one database in one process: each hears the others."""

    ends: ClassVar[dict[str, list[Beside]]] = defaultdict(list)

    def __init__(self, database: str) -> None:
        self._others = self.ends[database]

    def listen(self, hear: Hear) -> None:
        self._hear = hear
        self._others.append(self)

    def publish(self, game: str) -> None:
        for other in self._others:
            if other is not self:
                other._hear(game)

    async def close(self) -> None:
        self._others.remove(self)


def stored_game(client: Any) -> tuple[dict[str, Any], list[Seat]]:
    """Store a duel as those of before are, with its keys, without a request."""
    game = games.new("flames", seed=secrets.randbits(128), seats=["human", "human"])
    name, header = secrets.token_hex(8), msgspec.json.encode(game.header).decode()
    seats = [keys.new(name, keys.SEAT, seat) for seat in (0, 1)]
    host, spectator = keys.new(name, keys.HOST), keys.new(name, keys.SPECTATOR)
    stored = [one for _, one in (*seats, host, spectator)]
    store = client.app.state.table.store
    client.blocking_portal.call(store.create, name, "flames", header, stored)
    opened = {"game": name, "host": host[0], "spectator": spectator[0]}
    return opened, [Seat(client, name, key) for key, _ in seats]


async def dealt(
    rooms: Rooms,
    system: str,
    scenario: str | None,
    options: Values,
    seats: list[str],
    delay: int = 0,
    seed: int | None = None,
) -> Opened:
    """Store a game as those of before are: nobody was invited, all sit, its rows begin with 0."""
    deal = secrets.randbits(128) if seed is None else seed
    game = games.new(system, scenario=scenario, options=options, seed=deal, seats=seats)
    name, header = secrets.token_hex(8), msgspec.json.encode(game.header).decode()
    await rooms.store.create(name, system, header, [], delay=delay)
    return Opened(name, "", "", [])


@asynccontextmanager
async def rooms_of(
    database: Path | str, channels: Channels | None = None, **more: Any
) -> AsyncIterator[Rooms]:
    """Yield a server's rooms without its addresses, beside the others of its database."""
    store = Store(str(database))
    await store.migrate()
    workers = Workers(1)
    channels = channels or Beside(str(database))
    rooms = Rooms(store, workers, channels, **more)
    channels.listen(rooms.hear)
    try:
        yield rooms
    finally:
        await rooms.close()
        await channels.close()
        await workers.close()
        await store.close()
