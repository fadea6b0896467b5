"""No connection stops the others, whatever it sends, withholds or leaves unread."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.attack.lines import PATIENCE, is_served, line, pour, rest, status
from tests.table.servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

HALVES = int(os.environ.get("ESCADRILLE_HALVES", "150"))
POURED = int(os.environ.get("ESCADRILLE_POURED", "16")) * 1024 * 1024  # bytes of an endless header
MOST = 50
FILES = 256
LIMITS = {
    "connections_per_address": MOST,
    "head_seconds": 3,
    "body_seconds": 3,
    "idle_seconds": 3,
    "hello_seconds": 3,
    "stalled_seconds": 1,
}
GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
CHUNKED = b"transfer-encoding: chunked\r\n\r\n"


def limits(**named: float) -> list[str]:
    return [part for name, value in named.items() for part in ("--limit", f"{name}={value}")]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield a table whose patience is short."""
    database = tmp_path_factory.mktemp("table") / "t.db"
    with Server(database, *limits(**LIMITS)) as server:
        yield server.address


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (GET + b"x-endless: ", b"x" * 65536),
        (GET, b"x-again: and again\r\n" * 1000),
        (b"GET /", b"x" * 65536),
        (b"", b"\r\n" * 30000),
        (POST + CHUNKED + b"0\r\n", b"x-after: the body\r\n" * 1000),
    ],
    ids=["line", "lines", "address", "nothing", "after the body"],
)
def test_a_header_without_end_is_refused(address: str, first: bytes, more: bytes) -> None:
    with line(address, first) as one:
        sent, answer = pour(one, more, POURED)
        assert is_served(address)
    assert sent < POURED, "the table takes no more"
    assert status(answer) in (431, None)  # the answer to one who goes on sending may be lost


@pytest.mark.parametrize("lines", [101, 5000])
def test_a_whole_header_that_is_too_large_is_refused(address: str, lines: int) -> None:
    with line(address, GET + b"x: 1\r\n" * lines + b"\r\n") as one:
        assert status(rest(one)) == 431


def test_endless_headers_leave_others_served(address: str) -> None:
    def endless(_: int) -> int:
        with line(address, GET + b"x-endless: ") as one:
            return pour(one, b"x" * 65536, POURED)[0]

    with ThreadPoolExecutor(4) as attackers:
        sent = attackers.map(endless, range(20))
        for _ in range(5):
            assert is_served(address)
        assert max(sent) < POURED


def test_half_headers_leave_others_served(address: str) -> None:
    """They give way to each other, and to whoever comes with a whole one."""
    with ExitStack() as stack:
        halves = []
        for number in range(HALVES):
            halves.append(stack.enter_context(line(address, GET)))
            if number % (HALVES // 5) == 0:
                assert is_served(address)
        for one in halves[: HALVES - MOST]:
            assert rest(one) == b"", "those that waited longest have given way"
        assert is_served(address)


def test_who_keeps_the_table_waiting_is_told_or_cut_off(address: str) -> None:
    body = b"content-length: 100\r\n\r\n{"
    waiting = {
        "silent": (b"", None),
        "half a line": (b"GE", 408),
        "half a header": (GET, 408),
        "half a body": (POST + body, 408),
        "half a chunk": (POST + CHUNKED + b"64\r\n{", 408),
        "half a body that nobody reads": (GET + body, 200),
        "nothing more": (GET + b"\r\n", 200),
        "half a second header": (GET + b"\r\n" + GET, 200),
    }
    with ExitStack() as stack:
        lines = [stack.enter_context(line(address, said)) for said, _ in waiting.values()]
        assert is_served(address)
        said = {name: rest(one) for name, one in zip(waiting, lines, strict=True)}
    assert {name: status(answer) for name, answer in said.items()} == {
        name: expected for name, (_, expected) in waiting.items()
    }
    assert said["half a header"].endswith(b"}"), "a refusal is JSON, as all are"


def test_a_body_that_trickles_is_ended(address: str) -> None:
    with line(address, POST + CHUNKED) as one:
        one.settimeout(0.1)
        answer = b""
        for _ in range(round(PATIENCE / 0.1)):
            try:
                one.sendall(b"1\r\n \r\n")
                answer = one.recv(65536)
                break
            except TimeoutError:
                continue
        assert status(answer) == 408


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (POST + b"content-length: 1000000000000\r\n\r\n", b" " * 65536),
        (POST + CHUNKED, b"10000\r\n" + b" " * 65536 + b"\r\n"),
    ],
    ids=["declared", "in chunks"],
)
def test_a_body_that_is_too_large_is_refused_before_it_is_read(
    address: str, first: bytes, more: bytes
) -> None:
    with line(address, first) as one:
        sent, answer = pour(one, more, POURED)
    assert status(answer) == 413
    assert sent < POURED


def test_an_answer_that_nobody_reads_is_given_up(address: str) -> None:
    """More is asked for than the system would keep; not all at once, which is refused."""
    ask = b"GET /api/systems/flames/content HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with line(address) as one:
        ended = select.poll()
        ended.register(one, 0)
        asked = 0
        while asked < 1000 and not ended.poll(50):
            with contextlib.suppress(ConnectionError):
                one.sendall(ask)
            asked += 1
        assert asked < 1000, "the connection is ended, though nothing was read"
        assert is_served(address)


def test_more_requests_ahead_than_anyone_sends_are_not_kept(address: str) -> None:
    with line(address, (GET + b"\r\n") * 1000) as one:
        assert rest(one).count(b"HTTP/1.1 200") < 100
    assert is_served(address)


# Sockets.


def open_game(address: str) -> dict[str, str]:
    body = {"system": "flames", "seats": ["human", "human"]}
    opened: dict[str, str] = httpx.post(f"{address}/api/games", json=body, timeout=PATIENCE).json()
    return opened


@contextlib.contextmanager
def follow(address: str, game: str, key: str) -> Iterator[ClientConnection]:
    place = f"{address.replace('http', 'ws', 1)}/api/games/{game}/ws"
    with connect(place, open_timeout=PATIENCE) as one:
        one.send(json.dumps({"key": key}))
        yield one


def test_a_socket_that_says_nothing_is_closed(address: str) -> None:
    place = f"{address.replace('http', 'ws', 1)}/api/games/none/ws"
    with connect(place, open_timeout=PATIENCE) as one:
        assert json.loads(one.recv(PATIENCE))["code"] == "request/bad"
        with pytest.raises(ConnectionClosed):
            one.recv(PATIENCE)


def test_a_socket_that_never_ends_its_message_is_cut_off(address: str) -> None:
    """Each part is empty, so that no limit of a message's size is ever reached."""
    shake = GET.replace(b"/health", b"/api/games/none/ws") + (
        b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with line(address, shake) as one:
        assert status(one.recv(65536)) == 101
        one.sendall(b"\x01\x80mask")
        sent, _ = pour(one, b"\x00\x80mask" * 1000, 4 * 1024 * 1024)
    assert sent < 4 * 1024 * 1024
    assert is_served(address)


def test_one_address_whose_places_are_all_taken_leaves_another_served(tmp_path: Path) -> None:
    named = limits(connections_per_address=6, hello_seconds=60)
    with Server(tmp_path / "t.db", *named) as server, ExitStack() as stack:
        opened = open_game(server.address)
        for _ in range(6):
            one = stack.enter_context(follow(server.address, opened["game"], opened["host"]))
            assert json.loads(one.recv(PATIENCE))["host"]
        with line(server.address) as other:
            assert status(rest(other)) == 503
        with line(server.address, GET + b"connection: close\r\n\r\n", source="127.0.0.2") as other:
            assert status(rest(other)) == 200


def test_a_place_is_free_again_once_its_connection_has_ended(address: str) -> None:
    for _ in range(2 * MOST):
        with line(address, GET + b"connection: close\r\n\r\n") as one:
            assert status(rest(one)) == 200
    opened = open_game(address)
    for _ in range(3):
        with ExitStack() as stack:
            for _ in range(20):
                watching = stack.enter_context(follow(address, opened["game"], opened["host"]))
                assert json.loads(watching.recv(PATIENCE))["host"]


def test_a_server_that_was_given_few_files_asks_for_more(tmp_path: Path) -> None:
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, usual[1]))
    try:
        server = Server(tmp_path / "t.db")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    with server, ExitStack() as stack:
        for _ in range(FILES):
            stack.enter_context(line(server.address, GET))
        assert is_served(server.address)
