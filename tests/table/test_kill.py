"""A server killed at any moment under load loses nothing that it has acknowledged."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from tests.table.players import bearer
from tests.table.servers import Server

GAMES = 4
ROUNDS = 3


class Table:
    """One game whose two seats one thread plays, and what was acknowledged of it."""

    def __init__(self, http: httpx.Client) -> None:
        body = {"system": "flames", "seats": ["human", "human"]}
        opened = http.post("/api/games", json=body).raise_for_status().json()
        self.address = f"/api/games/{opened['game']}"
        self.game, self.keys = opened["game"], opened["seats"]
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []
        self.over = False

    def play(self, address: str, most: int = 10_000) -> None:
        """Play until the game is over or the server is gone, or so many orders."""
        most += len(self.acknowledged)
        with httpx.Client(base_url=address) as http:
            try:
                while not self.over and len(self.acknowledged) < most:
                    for seat in (0, 1):
                        self._answer(http, seat)
            except httpx.TransportError:
                return

    def _answer(self, http: httpx.Client, seat: int) -> None:
        message = _patient(http, "GET", self.address, self.keys[seat])
        self.over = message["outcome"] is not None
        if message["asked"] is None:
            return
        legal = message["asked"]["legal"]
        order = legal[message["number"] % len(legal)]["order"]
        body = {"count": message["asked"]["count"], "order": order}
        _patient(http, "POST", self.address + "/orders", self.keys[seat], json=body)
        self.acknowledged.append((seat, order))


def _patient(http: httpx.Client, method: str, address: str, key: str, **more: Any) -> Any:
    while (got := http.request(method, address, headers=bearer(key), **more)).status_code == 429:
        time.sleep(0.1)
    assert got.status_code == 200, got.text
    return got.json()


def stored(database: Path, game: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the orders of a game; they must be numbered without a gap."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT number, seat, body FROM orders WHERE game = ? ORDER BY number", (game,)
        ).fetchall()
    assert [number for number, _, _ in rows] == list(range(len(rows)))
    return [(seat, json.loads(body)["order"]) for _, seat, body in rows]


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    tables: list[Table] = []
    for number in range(ROUNDS):
        with Server(database) as server:
            with httpx.Client(base_url=server.address) as http:
                tables += [Table(http) for _ in range(GAMES)]
            busy = tables[-2 * GAMES :]  # the games of the last round go on beside new ones
            before = sum(len(table.acknowledged) for table in busy)
            threads = [threading.Thread(target=table.play, args=[server.address]) for table in busy]
            for thread in threads:
                thread.start()
            time.sleep(random.Random(number).uniform(0.3, 1.2))
            server.kill()
            for thread in threads:
                thread.join()
        assert sum(len(table.acknowledged) for table in busy) > before
        for table in tables:
            _compare(table, stored(database, table.game))
    with Server(database) as server:
        for table in tables:
            count = len(table.acknowledged)
            table.play(server.address, 4)
            assert table.over or len(table.acknowledged) > count, "the game does not go on"
            _compare(table, stored(database, table.game))
        assert server.stop() == 0


def _compare(table: Table, rows: list[tuple[int, dict[str, Any]]]) -> None:
    """All that was acknowledged is stored, once and in order; at most one more was under way."""
    count = len(table.acknowledged)
    assert rows[:count] == table.acknowledged
    assert len(rows) - count <= 1
    table.acknowledged = rows  # what was stored without an answer is part of the game
