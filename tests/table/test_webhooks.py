"""Webhooks: who is away is told, nobody waits for it, and nothing secret is sent."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.players import QUICK, Seat, open_game

from escadrille.table.http import Settings, create_app
from escadrille.table.outgoing import Outgoing


class Ear(HTTPServer):
    """A server on this machine that writes down what it is told."""

    def __init__(self, *statuses: int) -> None:
        super().__init__(("127.0.0.1", 0), Listener)
        self.statuses = list(statuses)
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.url = f"http://127.0.0.1:{self.server_address[1]}/told"

    def wait(self, count: int) -> list[dict[str, Any]]:
        end = time.monotonic() + 10
        while len(self.heard) < count:
            assert time.monotonic() < end, self.heard
            time.sleep(0.01)
        return [json.loads(body) for _, _, body in self.heard]


class Listener(BaseHTTPRequestHandler):
    server: Ear

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, dict(self.headers), body))
        status = self.server.statuses.pop(0) if self.server.statuses else 200
        self.send_response(status)
        if status == 302:
            self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def ear(*statuses: int) -> Iterator[Ear]:
    with Ear(*statuses) as one:
        thread = threading.Thread(target=one.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield one
        finally:
            one.shutdown()
            thread.join()


def table(database: Path, *, outgoing: Outgoing | None = None, webhooks: bool = True) -> Any:
    settings = Settings(database=str(database), webhooks=webhooks, limits=QUICK)
    return TestClient(create_app(settings, outgoing))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    """A table that, for these tests alone, may call this machine."""
    here = Outgoing(allows="127.0.0.1".__eq__, ports=frozenset(range(65536)))
    with table(tmp_path / "t.db", outgoing=here) as one:
        one.app.state.table.webhooks._pauses = (0.0, 0.05, 0.05)
        yield one


def _ask(asked: Seat, other: Seat) -> None:
    """Have a seat asked by what another orders."""
    while True:
        if asked.answer() is None:
            assert other.answer() is not None, "the game is over"
            if asked.look()["asked"]:
                return


def test_who_is_away_is_told_that_he_is_asked(client: Any) -> None:
    opened, (one, two) = open_game(client)
    with ear() as listening:
        assert two.post("webhook", {"url": listening.url}).json() == {"url": listening.url}
        _ask(two, one)
        (told,) = listening.wait(1)
        message = two.look()
    assert told == {
        "game": opened["game"],
        "system": "flames",
        "scenario": "first-duel",
        "seat": 1,
        "decision": message["waiting"][0]["decision"],
        "at": message["asked_at"],
    }
    path, headers, body = listening.heard[0]
    assert path == "/told"
    everything = (path + str(headers)).encode() + body
    for key in (opened["host"], opened["spectator"], one.key, two.key):
        assert key.encode() not in everything


def test_who_is_here_is_not_told(client: Any) -> None:
    _, (one, two) = open_game(client)
    with ear() as listening:
        two.post("webhook", {"url": listening.url})
        with client.websocket_connect(f"{two.address}/ws") as socket:
            socket.send_json({"key": two.key})
            socket.receive_json()
            _ask(two, one)
        two.post("webhook", {"url": None})
        _ask(two, one)
        time.sleep(0.2)
        assert listening.heard == []


@pytest.mark.parametrize(
    ("statuses", "heard"),
    [((500, 503, 200), 3), ((500, 500, 500, 500), 3), ((429, 200), 2), ((404,), 1), ((302,), 1)],
)
def test_a_webhook_that_fails_is_tried_a_few_times(
    client: Any, statuses: tuple[int, ...], heard: int
) -> None:
    _, (one, two) = open_game(client)
    with ear(*statuses) as listening:
        two.post("webhook", {"url": listening.url})
        _ask(two, one)
        told = listening.wait(heard)
        time.sleep(0.3)
        assert [path for path, _, _ in listening.heard] == ["/told"] * heard
        assert all(each == told[0] for each in told)


def test_nobody_waits_for_a_webhook(tmp_path: Path) -> None:
    started = threading.Event()

    async def hang(_address: str, _target: Any) -> Any:
        started.set()
        raise TimeoutError

    async def resolve(_host: str, _port: int) -> list[str]:
        return ["93.184.215.14"]

    with table(tmp_path / "t.db", outgoing=Outgoing(resolve, hang)) as client:
        _, (one, two) = open_game(client)
        two.post("webhook", {"url": "https://hook.example/"})
        begin = time.monotonic()
        _ask(two, one)
        assert time.monotonic() - begin < 5
        assert started.wait(5)
    assert time.monotonic() - begin < 8, "the server does not wait for it to stop"


def test_webhooks_are_off_unless_the_operator_allows_them(tmp_path: Path) -> None:
    with table(tmp_path / "t.db", webhooks=False) as client:
        _, (one, _) = open_game(client)
        got = one.post("webhook", {"url": "https://example.org/"})
        assert (got.status_code, got.json()["code"]) == (403, "webhook/off")
    assert not Settings(database="t.db").webhooks


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost/",
        "http://127.1:8080/",
        "http://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/",
        "ftp://example.org/",
        "https://me@example.org/",
        "nonsense",
    ],
)
def test_a_webhook_cannot_be_aimed_at_private_addresses(tmp_path: Path, url: str) -> None:
    with table(tmp_path / "t.db") as client:
        opened, (one, _) = open_game(client)
        got = one.post("webhook", {"url": url})
        assert (got.status_code, got.json()["code"]) == (400, "webhook/refused")
        watcher = Seat(client, opened["game"], opened["spectator"])
        assert watcher.post("webhook", {"url": url}).status_code == 403


def test_a_new_key_forgets_the_webhook(client: Any) -> None:
    opened, (one, two) = open_game(client)
    with ear() as listening:
        two.post("webhook", {"url": listening.url})
        renewed = two.post("keys", {}).json()["key"]
        _ask(Seat(client, opened["game"], renewed), one)
        time.sleep(0.2)
        assert listening.heard == []
