"""Two servers, one PostgreSQL, one Redis: one game, served by both at once."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.table import machinery
from tests.table.players import Seat, open_game
from tests.table.servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

QUICK = ("--rate", "10000", "--burst", "10000")
PATIENCE = 30


class Pair:
    """Two servers and a client of each."""

    def __init__(self, servers: list[Server], clients: list[httpx.Client]) -> None:
        self.servers, self.clients = servers, clients

    def at(self, number: int, seat: Seat) -> Seat:
        """Return a seat as one of the servers serves it."""
        return Seat(self.clients[number], seat.game, seat.key)

    def logged(self, number: int) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.servers[number].log.read_text().splitlines()]


@contextmanager
def pair_of(database: str, redis: machinery.Machine, folder: Path) -> Iterator[Pair]:
    options = ("--channels", f"redis://127.0.0.1:{redis.port}", *QUICK)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(Server(database, *options, log=folder / f"{number}.log"))
            for number in range(2)
        ]
        clients = [
            stack.enter_context(httpx.Client(base_url=server.address, timeout=PATIENCE))
            for server in servers
        ]
        yield Pair(servers, clients)
        assert [server.stop() for server in servers] == [0, 0]


@pytest.fixture
def pair(postgres_database: str, redis: machinery.Machine, tmp_path: Path) -> Iterator[Pair]:
    with pair_of(postgres_database, redis, tmp_path) as servers:
        yield servers
        for number in range(2):
            assert not [line for line in servers.logged(number) if line["level"] == "error"]


class Follower:
    """All that a key is told over a socket of one server, in its order."""

    def __init__(self, server: Server, seat: Seat) -> None:
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.message: dict[str, Any] = {}
        self._told = threading.Condition()
        address = server.address.replace("http", "ws", 1)
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(f"{address}{seat.address}/ws", open_timeout=PATIENCE)
        )
        self._socket.send(json.dumps({"key": seat.key}))
        self._thread = threading.Thread(target=self._follow)
        self._thread.start()

    def __enter__(self) -> Follower:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()
        self._thread.join()

    def _follow(self) -> None:
        try:
            while True:
                message = json.loads(self._socket.recv())
                with self._told:
                    if "chat" in message:
                        self.chat += message["chat"]
                    else:
                        self.message = message
                        self.events += message.get("events", [])
                    self._told.notify_all()
        except ConnectionClosed:
            with self._told:
                self._told.notify_all()

    def wait(self, held: Any) -> dict[str, Any]:
        """Return the message with which something holds."""
        with self._told:
            assert self._told.wait_for(lambda: held(self.message), PATIENCE), self.message
            return self.message


def sit(follower: Follower, seat: Seat, pick: int) -> None:
    """Play a seat to the end: read the socket, order over HTTP."""
    answered = -1

    def due(message: dict[str, Any]) -> bool:
        asked = message.get("asked")
        return bool(message.get("outcome")) or (asked is not None and asked["count"] > answered)

    while (message := follower.wait(due))["outcome"] is None:
        asked = message["asked"]
        legal = asked["legal"]
        got = seat.order(asked["count"], legal[(pick + asked["count"]) % len(legal)]["order"])
        assert got.status_code == 200, got.text
        answered = asked["count"]


def test_two_seats_on_two_servers_see_one_game(pair: Pair) -> None:
    opened, seats = open_game(pair.clients[0])
    spectator = Seat(pair.clients[0], opened["game"], opened["spectator"])
    with ExitStack() as stack:
        followers = [
            stack.enter_context(Follower(server, seat))
            for server, seat in zip(pair.servers, seats, strict=True)
        ]
        watchers = [stack.enter_context(Follower(server, spectator)) for server in pair.servers]
        with ThreadPoolExecutor(2) as pool:
            playing = [
                pool.submit(sit, followers[number], pair.at(number, seats[number]), number)
                for number in range(2)
            ]
            for each in playing:
                each.result()
        ends = [watcher.wait(lambda message: message.get("outcome")) for watcher in watchers]
    assert ends[0]["view"] == ends[1]["view"]
    assert watchers[0].events == watchers[1].events
    for number, seat in enumerate(seats):
        elsewhere = pair.at(1 - number, seat).look()
        assert followers[number].events == elsewhere["events"]
        assert followers[number].message["view"] == elsewhere["view"]
    records = [
        client.get(
            f"{spectator.address}/record", headers={"authorization": f"Bearer {seats[0].key}"}
        )
        for client in pair.clients
    ]
    assert records[0].status_code == 200
    assert records[0].content == records[1].content


def test_racing_orders_end_with_one_stored_and_one_clear_answer(pair: Pair) -> None:
    _, seats = open_game(pair.clients[0])
    stored = 0
    with ThreadPoolExecutor(2) as pool:
        while stored < 40:
            message = pair.at(stored % 2, seats[0]).look()
            if message["outcome"]:
                break
            seat = seats[message["waiting"][0]["seat"]]
            asked = pair.at(stored % 2, seat).look()["asked"]
            answers = list(
                pool.map(
                    lambda number, asked=asked, seat=seat: pair.at(number, seat).order(
                        asked["count"], asked["legal"][-number]["order"]
                    ),
                    (0, 1),
                )
            )
            assert sorted(got.status_code for got in answers) == [200, 409], answers
            (refused,) = [got.json()["code"] for got in answers if got.status_code == 409]
            assert refused in ("order/stale", "order/illegal", "game/over")
            stored += 1
    assert stored > 20
    ours, theirs = (pair.at(number, seats[0]).look() for number in range(2))
    assert ours == theirs


def test_what_is_said_on_one_server_is_heard_on_the_other(pair: Pair) -> None:
    _, seats = open_game(pair.clients[0])
    with Follower(pair.servers[1], seats[1]) as follower:
        follower.wait(lambda message: message.get("asked"))
        for text in ("Tally-ho", "Roger"):
            said = seats[0].post("chat", {"text": text}).json()
            follower.wait(lambda _, said=said: said in follower.chat)
    assert [line["text"] for line in follower.chat] == ["Tally-ho", "Roger"]


def test_a_key_revoked_on_one_server_opens_nothing_on_the_other(pair: Pair) -> None:
    opened, (seat, _) = open_game(pair.clients[0])
    elsewhere = pair.at(1, seat)
    assert elsewhere.look()["asked"]
    renewed = seat.post("keys", {"seat": 0}).json()["key"]
    until = time.monotonic() + 2  # sooner than without news
    while elsewhere.post("undo", {"count": 0}).status_code != 401:
        assert time.monotonic() < until, "revoked, and still good elsewhere"
    assert Seat(pair.clients[1], opened["game"], renewed).look()["asked"]


def test_a_redis_that_goes_and_comes_back_loses_nothing(
    postgres_database: str, tmp_path: Path
) -> None:
    def play(seats: list[Seat], orders: int) -> None:
        while orders:
            for seat in seats:
                orders -= seat.answer() is not None

    def number_of(seat: Seat) -> int:
        return seat.look()["number"]

    with machinery.redis() as redis, pair_of(postgres_database, redis, tmp_path) as pair:
        opened, seats = open_game(pair.clients[0])
        spectator = Seat(pair.clients[0], opened["game"], opened["spectator"])
        with Follower(pair.servers[1], spectator) as follower:

            def told() -> None:
                number = number_of(spectator)
                follower.wait(lambda message: message.get("number") == number)

            play(seats, 6)
            told()
            redis.stop()
            play(seats, 6)
            told()
            redis.start()
            for number in range(2):
                until = time.monotonic() + PATIENCE
                while "channels found again" not in [
                    line["message"] for line in pair.logged(number)
                ]:
                    assert time.monotonic() < until
                    time.sleep(0.05)
            play(seats, 6)
            told()
        assert follower.events == spectator.look()["events"]
        for number in range(2):
            lines = pair.logged(number)
            assert "channels lost; games go on" in [line["message"] for line in lines]
            assert not [line for line in lines if line["level"] == "error"]
