"""Scripted people at a table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from litestar.testing import TestClient

from escadrille.kernel import game as games
from escadrille.kernel.rng import Chance
from escadrille.table.channels import Channels, Hear, Memory
from escadrille.table.http import Settings, create_app
from escadrille.table.limits import Limits
from escadrille.table.match import Body, Match
from escadrille.table.rooms import Rooms
from escadrille.table.store import Store
from escadrille.table.workers import Workers

QUICK = Limits(rate=1e6, burst=10**6, rename_rate=1e6, rename_burst=10**6, games_per_hour=10**6)


def client_of(database: Path, **given: Any) -> TestClient:
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


def open_game(client: Any, *seats: str, **more: Any) -> tuple[dict[str, Any], list[Seat]]:
    body = {"system": "flames", "seats": list(seats or ("human", "human")), **more}
    got = client.post("/api/games", json=body)
    assert got.status_code == 201, got.text
    opened = got.json()
    return opened, [Seat(client, opened["game"], key) for key in opened["seats"] if key]


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


class Beside(Memory):
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
        await asyncio.to_thread(workers.close)
        await store.close()
