"""What strangers and broken programs send to any address: a clear refusal, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.table.players import Seat, bearer, client_of, open_game, stored_game

from escadrille.cli.serve import _names

BODIES: dict[str, Any] = {
    "orders": {"count": 0, "order": {"order": "level", "level": "low"}},
    "undo": {"count": 0},
    "resign": None,
    "keys": {"seat": 0},
    "name": {"name": "Ana"},
    "chat": {"text": "hello"},
    "draw": {"offer": True},
    "rematch": None,
    "invitations": {"seat": 0},
    "seats/0": {"bot": "random"},
    "seats/0/free": None,
    "webhook": {"url": None},
}
WITH_BODY = [place for place, body in BODIES.items() if body is not None]
SEATS_ONLY = ["orders", "undo", "resign", "name", "draw", "rematch", "webhook"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db", webhooks=True) as one:
        yield one


def send(seat: Seat, place: str, **more: Any) -> Any:
    wanted = {"json": BODIES[place], "headers": bearer(seat.key), **more}
    return seat.client.post(f"{seat.address}/{place}", **wanted)


def _keyless(seat: Seat, place: str) -> Any:
    return send(seat, place, headers={})


def _no_bearer(seat: Seat, place: str) -> Any:
    return send(seat, place, headers={"Authorization": f"Basic {seat.key}"})


def _unknown(seat: Seat, place: str) -> Any:
    return send(Seat(seat.client, seat.game, "nonsense"), place)


def _of_another_game(seat: Seat, place: str) -> Any:
    opened, _ = open_game(seat.client)
    return send(Seat(seat.client, seat.game, opened["host"]), place)


def _foreign_page(seat: Seat, place: str) -> Any:
    return send(seat, place, headers={**bearer(seat.key), "origin": "https://elsewhere.example"})


def _no_origin(seat: Seat, place: str) -> Any:
    return send(seat, place, headers={**bearer(seat.key), "origin": "null"})


def _broken_origin(seat: Seat, place: str) -> Any:
    return send(seat, place, headers={**bearer(seat.key), "origin": "http://[::1"})


@pytest.mark.parametrize("place", BODIES)
@pytest.mark.parametrize(
    ("act", "status", "code"),
    [
        (_keyless, 401, "key/unknown"),
        (_no_bearer, 401, "key/unknown"),
        (_unknown, 401, "key/unknown"),
        (_of_another_game, 403, "key/forbidden"),
        (_foreign_page, 403, "origin/foreign"),
        (_no_origin, 403, "origin/foreign"),
        (_broken_origin, 403, "origin/foreign"),
    ],
)
def test_strangers_change_nothing(
    client: Any, place: str, act: Callable[[Seat, str], Any], status: int, code: str
) -> None:
    _, seats = open_game(client)
    before = [seat.look() for seat in seats]
    got = act(seats[0], place)
    assert (got.status_code, got.json()["code"]) == (status, code), got.text
    assert [seat.look() for seat in seats] == before


@pytest.mark.parametrize("place", WITH_BODY)
@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b"null", 400),
        (b"\xff\xfe", 400),
        (b'{"more": 1}', 400),
        (b"[" * 5000 + b"]" * 5000, 400),
        (b'{"text": "' + b"x" * 100_000 + b'"}', 413),
    ],
)
def test_broken_bodies_change_nothing(client: Any, place: str, content: bytes, status: int) -> None:
    opened, seats = open_game(client)
    before = [seat.look() for seat in seats]
    key = opened["host"] if place in ("keys", "invitations", "seats/0") else seats[0].key
    headers = {**bearer(key), "content-type": "application/json"}
    got = client.post(f"{seats[0].address}/{place}", content=content, headers=headers)
    assert got.status_code == status, got.text
    assert set(got.json()) == {"code", "message"}
    assert [seat.look() for seat in seats] == before


@pytest.mark.parametrize("place", SEATS_ONLY)
def test_watchers_do_not_act(client: Any, place: str) -> None:
    opened, seats = open_game(client)
    before = [seat.look() for seat in seats]
    for role in ("host", "spectator"):
        got = send(Seat(client, opened["game"], opened[role]), place)
        assert (got.status_code, got.json()["code"]) == (403, "key/forbidden")
    assert [seat.look() for seat in seats] == before


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("orders", "game/over"),
        ("undo", "game/over"),
        ("resign", "game/over"),
        ("draw", "game/over"),
    ],
)
def test_a_game_that_is_over_stays_so(client: Any, place: str, code: str) -> None:
    opened, seats = open_game(client)
    seats[1].post("resign")
    before = [seat.look() for seat in seats]
    got = send(seats[0], place)
    assert (got.status_code, got.json()["code"]) == (409, code)
    host = Seat(client, opened["game"], opened["host"])
    assert host.post("seats/0", {"bot": "random"}).json()["code"] == code
    assert [seat.look() for seat in seats] == before


@pytest.mark.parametrize("since", ["-1", "x", str(2**31), str(10**40)])
def test_a_line_that_cannot_be_is_refused(client: Any, since: str) -> None:
    _, (one, _) = open_game(client)
    got = client.get(f"{one.address}/chat", params={"since": since}, headers=bearer(one.key))
    assert (got.status_code, got.json()["code"]) == (400, "request/bad")


def test_each_seat_has_a_limit_of_its_own_at_every_address(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rate=0.5, burst=4) as client:
        _, (one, two) = stored_game(client)
        for _ in range(4):
            assert one.post("chat", {"text": "spam"}).status_code == 201
        for place in BODIES:
            got = send(one, place)
            assert (got.status_code, got.json()["code"]) == (429, "rate/limit")
            assert int(got.headers["retry-after"]) >= 1
        assert two.post("chat", {"text": "calm"}).status_code == 201


# The name of the server.

OWN = ("localhost", "table.example")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("named") / "t.db", hosts=OWN) as one:
        yield one


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8642", "127.0.0.1:1", "[::1]:8642", "a.localhost", "table.example"],
)
def test_the_table_answers_to_its_names(named: Any, host: str) -> None:
    assert named.get("/api/systems", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8642",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil@localhost.example",
        "192.168.0.7:8642",
        "[::2]",
        "[::1",
        "",
    ],
)
def test_a_name_that_points_here_is_refused(named: Any, host: str) -> None:
    """DNS rebinding: the page's origin and the host agree, but the name is not ours."""
    headers = {"host": host, "origin": f"http://{host}"}
    body = {"system": "flames", "seats": ["human", "human"]}
    for got in (
        named.get("/api/systems", headers=headers),
        named.post("/api/games", json=body, headers=headers),
    ):
        assert (got.status_code, got.json()["code"]) == (403, "host/foreign")


def test_a_socket_checks_the_name_too(named: Any) -> None:
    body = {"system": "flames", "seats": ["human", "human"]}
    opened = named.post("/api/games", json=body, headers={"host": "localhost"}).json()
    address = f"/api/games/{opened['game']}/ws"
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    with named.websocket_connect(address, headers=evil) as socket:
        assert socket.receive_json()["code"] == "host/foreign"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    with named.websocket_connect(address, headers={"host": "localhost"}) as socket:
        socket.send_json({"key": opened["host"]})
        assert socket.receive_json()["host"]


def test_only_a_table_on_this_machine_alone_is_strict_about_its_name() -> None:
    for host in ("127.0.0.1", "::1", "localhost", "127.8.9.10"):
        assert _names(host, ["https://table.example:8443"]) == OWN
    for host in ("0.0.0.0", "::", "192.168.0.7", "table.example"):
        assert _names(host, ["https://table.example"]) == ()
