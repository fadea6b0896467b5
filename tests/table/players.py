"""Scripted people at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar.testing import TestClient

from escadrille.kernel import game as games
from escadrille.kernel.rng import Chance
from escadrille.table.channels import Hear, Memory
from escadrille.table.http import Settings, create_app
from escadrille.table.match import Body, Match
from escadrille.table.rooms import Rooms
from escadrille.table.store import Store
from escadrille.table.workers import Workers

QUICK: dict[str, Any] = {"rate": 1e6, "burst": 10**6}


def client_of(database: Path, **settings: Any) -> TestClient:
    return TestClient(create_app(Settings(database=str(database), **{**QUICK, **settings})))


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


def new_match(seed: int = 1, scenario: str | None = None, seats: int = 2) -> Match:
    game = games.new("flames", scenario=scenario, seed=seed, seats=["human"] * seats)
    return Match("test", game.header)


def some_order(match: Match, seat: int, chance: Chance) -> bytes:
    rules, state = match.game.rules, match.game.state
    legal = rules.legal(state, seat)
    return msgspec.json.encode(rules.order(state, seat, legal[chance.below(len(legal))]))


def play(match: Match, seat: int, order: bytes) -> None:
    match.check_order(seat, match.counts[seat], order)
    match.apply(seat, Body(order=msgspec.Raw(order)))


class Beside(Memory):
    """Channels of servers in one process: each hears what the others publish."""

    def __init__(self, all_of_them: list[Beside]) -> None:
        all_of_them.append(self)
        self._all = all_of_them

    def listen(self, hear: Hear) -> None:
        self._hear = hear

    def publish(self, game: str) -> None:
        for other in self._all:
            if other is not self:
                other._hear(game)


@asynccontextmanager
async def rooms_of(
    database: Path | str, beside: list[Beside] | None = None
) -> AsyncIterator[Rooms]:
    """Yield a server's rooms without its addresses; alone, or beside others."""
    store = Store(str(database))
    await store.migrate()
    workers = Workers(1)
    channels = Beside([] if beside is None else beside)
    rooms = Rooms(store, workers, channels)
    channels.listen(rooms.hear)
    try:
        yield rooms
    finally:
        await rooms.close()
        await asyncio.to_thread(workers.close)
        await store.close()
