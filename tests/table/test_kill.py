"""A server killed at any moment under load loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from tests.table.players import bearer, gather, sit
from tests.table.servers import Server

from escadrille.table.store import Store

GAMES = (("flames", 2), ("flames", 2), ("phantom", 1), ("phantom", 1))
KILLS = int(os.environ.get("ESCADRILLE_KILLS", "2"))
"""`make soak` asks for more."""


class Table:
    """One game all of whose seats one thread plays, and what was acknowledged of it."""

    def __init__(self, http: httpx.Client, system: str, seats: int) -> None:
        body = {"system": system, "seats": ["human"] * seats}
        opened = http.post("/api/games", json=body).raise_for_status().json()
        self.address = f"/api/games/{opened['game']}"
        self.game = opened["game"]
        people = [sit(http, opened, seat) for seat in range(seats)]
        gather(*people)
        self.keys = [person.key for person in people]
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []
        self.over = False

    def play(self, address: str, most: int = 10_000) -> None:
        """Play until the game is over or the server is gone, or so many orders."""
        most += len(self.acknowledged)
        with httpx.Client(base_url=address) as http:
            try:
                while not self.over and len(self.acknowledged) < most:
                    for seat in range(len(self.keys)):
                        self._answer(http, seat)
            except httpx.TransportError:
                return

    def _answer(self, http: httpx.Client, seat: int) -> None:
        message = _patient(http, "GET", self.address, self.keys[seat])
        self.over = message["outcome"] is not None
        if message["asked"] is None:
            return
        legal = message["asked"]["legal"]
        order = legal[(message["number"] + len(self.acknowledged)) % len(legal)]["order"]
        body = {"count": message["asked"]["count"], "order": order}
        _patient(http, "POST", self.address + "/orders", self.keys[seat], json=body)
        self.acknowledged.append((seat, order))


def _patient(http: httpx.Client, method: str, address: str, key: str, **more: Any) -> Any:
    while (got := http.request(method, address, headers=bearer(key), **more)).status_code == 429:
        time.sleep(0.1)
    assert got.status_code == 200, got.text
    return got.json()


def check_stored(database: str, tables: list[Table]) -> None:
    """Hold what is stored, numbered without a gap, against what was acknowledged."""

    async def check() -> None:
        store = Store(database)
        for table in tables:
            rows = await store.orders(table.game)
            assert [row.number for row in rows] == list(range(len(rows)))
            told = [(row.seat, json.loads(row.body).get("order")) for row in rows]
            _compare(table, [(seat, order) for seat, order in told if order])
        await store.close()

    asyncio.run(check())


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    tables: list[Table] = []
    log = tmp_path / "log"
    for number in range(KILLS):
        with Server(database, log=log) as server:
            with httpx.Client(base_url=server.address) as http:
                tables += [Table(http, *game) for game in GAMES]
            busy = tables[-2 * len(GAMES) :]  # the games of the last round go on beside new ones
            before = _acknowledged(busy)
            with ThreadPoolExecutor(len(busy)) as seats:
                playing = [seats.submit(table.play, server.address) for table in busy]
                while _acknowledged(busy) == before and not any(each.done() for each in playing):
                    time.sleep(0.01)
                time.sleep(random.Random(number).uniform(0, 0.8))
                server.kill()
            for each in playing:
                each.result()
        assert _acknowledged(busy) > before
        check_stored(database, tables)
    with Server(database, log=log) as server:
        for table in tables:
            count = len(table.acknowledged)
            table.play(server.address, 4)
            assert table.over or len(table.acknowledged) > count, "the game does not go on"
        assert server.stop() == 0
    check_stored(database, tables)


def _acknowledged(tables: list[Table]) -> int:
    return sum(len(table.acknowledged) for table in tables)


def _compare(table: Table, rows: list[tuple[int, dict[str, Any]]]) -> None:
    """All that was acknowledged is stored, once and in order; at most one more was under way."""
    count = len(table.acknowledged)
    assert rows[:count] == table.acknowledged
    assert len(rows) - count <= 1
    table.acknowledged = rows  # what was stored without an answer is part of the game
