"""The WebSocket: what happened, as it happens, from where one left off."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.table.players import Seat, open_game
from tests.table.players import client_of as client_at


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_at(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def connect(seat: Seat, since: int = 0, **headers: str) -> Any:
    address = f"{seat.address}/ws?since={since}"
    return seat.client.websocket_connect(address, headers=headers)


def heard(socket: Any) -> Iterator[Any]:
    """Yield what comes, until nothing has come for a while."""
    with contextlib.suppress(Empty):
        while True:
            yield socket.receive_json(timeout=2)


def test_both_seats_are_told_and_a_lost_connection_goes_on(client: Any) -> None:
    _, (one, two) = open_game(client)
    told: list[Any] = []
    number = 0
    for _ in range(3):
        with connect(two, number) as socket:
            socket.send_json({"key": two.key})
            for _ in range(4):
                if one.answer() is None:
                    two.answer()
            for message in heard(socket):
                told += message["events"]
                number = message["number"]
        two.answer()
        one.answer()
    assert told
    told += two.look(since=number)["events"]
    assert told == two.look(since=0)["events"]


def test_a_message_over_the_socket_is_that_of_a_request(client: Any) -> None:
    _, (one, two) = open_game(client)
    with connect(one) as socket:
        socket.send_json({"key": one.key})
        assert socket.receive_json() == one.look()
        two.post("name", {"name": "Ben"})
        assert socket.receive_json() == one.look()


def refused(socket: Any) -> tuple[str, int]:
    code = socket.receive_json()["code"]
    with pytest.raises(WebSocketDisconnect) as gone:
        socket.receive_json()
    return code, gone.value.code


@pytest.mark.parametrize(
    ("hello", "code", "status"),
    [
        ({"key": "nonsense"}, "key/unknown", 4401),
        ({"nonsense": 1}, "request/bad", 4400),
        ([], "request/bad", 4400),
    ],
)
def test_a_socket_without_a_key_is_closed(client: Any, hello: Any, code: str, status: int) -> None:
    _, (one, _) = open_game(client)
    with connect(one) as socket:
        socket.send_json(hello)
        assert refused(socket) == (code, status)


def test_a_key_of_another_game_is_refused(client: Any) -> None:
    _, (one, _) = open_game(client)
    _, (other, _) = open_game(client)
    with connect(one) as socket:
        socket.send_json({"key": other.key})
        assert refused(socket) == ("key/forbidden", 4403)


def test_a_page_of_another_site_is_refused(client: Any) -> None:
    _, (one, _) = open_game(client)
    with connect(one, origin="https://elsewhere.example") as socket:
        assert refused(socket) == ("origin/foreign", 4403)
    with connect(one, origin="http://testserver.local") as socket:
        socket.send_json({"key": one.key})
        assert socket.receive_json()["seat"] == 0


def test_a_revoked_key_is_told_nothing_more(client: Any) -> None:
    _, (one, two) = open_game(client)
    with connect(one) as socket:
        socket.send_json({"key": one.key})
        socket.receive_json()
        one.post("keys", {})
        two.answer()
        assert refused(socket) == ("key/unknown", 4401)


@pytest.mark.parametrize("crowded", ["spectator", "seat"])
def test_a_crowd_at_one_place_is_refused_and_disturbs_no_other(
    tmp_path: Path, crowded: str
) -> None:
    """Above all, one who watches shuts out neither the host nor a seat."""
    with client_at(tmp_path / "t.db", sockets_per_visitor=2) as client, ExitStack() as stack:

        def sit(seat: Seat) -> Any:
            socket = stack.enter_context(connect(seat))
            socket.send_json({"key": seat.key})
            return socket

        opened, (one, two) = open_game(client)
        host, watcher = (Seat(client, opened["game"], opened[who]) for who in ("host", "spectator"))
        crowd = watcher if crowded == "spectator" else one
        with ExitStack() as sitting:
            for _ in range(2):
                socket = sitting.enter_context(connect(crowd))
                socket.send_json({"key": crowd.key})
                assert socket.receive_json()["seat"] == (None if crowd is watcher else 0)
            assert refused(sit(crowd)) == ("rate/limit", 4429)
            assert sit(host).receive_json()["host"]
            assert sit(two).receive_json()["seat"] == 1
        assert "seat" in sit(crowd).receive_json(), "there is room again"


def test_those_who_watch_cannot_fill_a_game_and_an_address_cannot_fill_the_table(
    tmp_path: Path,
) -> None:
    limits = {"sockets_per_key": 2, "sockets_per_address": 4}
    with client_at(tmp_path / "t.db", **limits) as client, ExitStack() as stack:

        def sit(key: str) -> Any:
            socket = stack.enter_context(connect(Seat(client, opened["game"], key)))
            socket.send_json({"key": key})
            return socket

        opened, seated = open_game(client)
        for _ in range(2):
            assert sit(opened["spectator"]).receive_json()["seat"] is None
        assert refused(sit(opened["spectator"])) == ("rate/limit", 4429)
        for seat in seated:
            assert sit(seat.key).receive_json()["asked"]
        assert refused(sit(opened["host"])) == ("rate/limit", 4429), "four of one address"


def test_a_socket_whose_server_fails_is_closed_without_the_reason_which_is_logged(
    client: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise OSError("a secret of the database")

    _, (one, _) = open_game(client)
    monkeypatch.setattr(client.app.state.table.store, "key", fails)
    client.app.state.table.keyring.forget(None)
    with connect(one) as socket:
        socket.send_json({"key": one.key})
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
    assert gone.value.code == 4500
    assert "secret" not in str(gone.value.detail)
    assert "socket failed" in caplog.text
