"""Two servers and a worker behind nginx, as the manual sets it up: one may die."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.table import machinery
from tests.table.players import Seat, open_game
from tests.table.servers import Server, Worker
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
GATEWAYS = (502, 504)


class House:
    """All of it, and a client of the proxy."""

    def __init__(self, database: str, channels: str, folder: Path, stack: ExitStack) -> None:
        options = ["--channels", channels, "--workers", "0", "--proxy", "127.0.0.1"]
        options += ["--rate", "10000", "--burst", "10000"]
        self.servers = [
            stack.enter_context(Server(database, *options, log=folder / f"{number}.log"))
            for number in range(2)
        ]
        stack.enter_context(Worker(channels))
        ports = [int(server.address.rpartition(":")[2]) for server in self.servers]
        proxy = stack.enter_context(machinery.nginx(*ports))
        self.address = f"127.0.0.1:{proxy.port}"
        self.client = stack.enter_context(
            httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)
        )

    @contextmanager
    def follow(self, seat: Seat) -> Iterator[ClientConnection]:
        address = f"ws://{self.address}{seat.address}/ws"
        with connect(address, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"key": seat.key}))
            yield socket

    def serves(self, game: str) -> list[bool]:
        """Which servers have loaded a game?"""
        lines = [server.log.read_text().splitlines() for server in self.servers]
        told = [[json.loads(line) for line in log] for log in lines]
        return [any(_loads(line, game) for line in log) for log in told]


def _loads(line: dict[str, Any], game: str) -> bool:
    return line["message"] == "game loaded" and line["game"] == game


def test_two_servers_behind_nginx(
    postgres_database: str, redis: machinery.Machine, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        house = House(postgres_database, f"redis://127.0.0.1:{redis.port}", tmp_path, stack)
        check_the_page(house)
        check_that_a_game_moves(house)
        for server in house.servers:
            assert server.stop() == 0
        assert house.client.get("/health").status_code in GATEWAYS


def check_the_page(house: House) -> None:
    """It comes whole, and nothing of the house besides."""
    page = house.client.get("/").raise_for_status().text
    files = {part.partition('"')[0] for part in page.split('="/v/')[1:]}
    assert files
    for file in files:
        got = house.client.get(f"/v/{file}").raise_for_status()
        assert "immutable" in got.headers["cache-control"]
    assert house.client.get("/v/000000000000/joined/style.css").status_code == 404
    assert house.client.get("/metrics").status_code == 404
    assert house.client.get("/health").json()["status"] == "ok"


def check_that_a_game_moves(house: House) -> None:
    """It is served by the other server when its own dies."""
    _, seats = open_game(house.client)
    for _ in range(3):
        assert any(seat.answer() for seat in seats)
    before = [seat.look() for seat in seats]
    with house.follow(seats[0]) as socket:
        assert json.loads(socket.recv(PATIENCE))["number"] == before[0]["number"]
        assert sorted(house.serves(seats[0].game)) == [False, True], "one server has all of a game"
        owner = house.serves(seats[0].game).index(True)
        house.servers[owner].kill()
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    assert [seat.look() for seat in seats] == before, "what was acknowledged is there"
    with house.follow(seats[0]) as socket:
        assert json.loads(socket.recv(PATIENCE))["number"] == before[0]["number"]
        while (now := seats[0].look()["number"]) == before[0]["number"]:
            assert any(seat.answer() for seat in seats)
        while json.loads(socket.recv(PATIENCE))["number"] < now:
            pass
    house.servers[owner].come_back()
    _, (alone,) = open_game(house.client, "human", "tactical")
    until = time.monotonic() + PATIENCE
    while alone.look()["count"] < 2:  # the worker thinks for both
        alone.answer()
        assert time.monotonic() < until
