"""Chat: seats and host among themselves, spectators among themselves, and never a board."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, open_game

from escadrille.table.rows import ChatLine
from escadrille.table.store import Store


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def say(who: Seat, text: str) -> dict[str, Any]:
    got = who.post("chat", {"text": text})
    assert got.status_code == 201, got.text
    return got.json()


def heard(who: Seat, since: int = 0) -> dict[str, Any]:
    address = f"{who.address}/chat"
    return who.client.get(address, params={"since": since}, headers=bearer(who.key)).json()


def everyone(client: Any) -> tuple[Seat, Seat, Seat, Seat]:
    opened, (one, two) = open_game(client)
    host, watcher = (Seat(client, opened["game"], opened[role]) for role in ("host", "spectator"))
    return one, two, host, watcher


def test_seats_and_spectators_do_not_hear_each_other(client: Any) -> None:
    one, two, host, watcher = everyone(client)
    one.post("name", {"name": "Ana"})
    say(one, "Bonjour !")
    say(watcher, "Psst")
    say(host, "Welcome")
    lines = heard(one)["lines"]
    assert heard(two)["lines"] == heard(host)["lines"] == lines
    told = [(line["number"], line["seat"], line["name"], line["text"]) for line in lines]
    assert told == [(1, 0, "Ana", "Bonjour !"), (2, None, None, "Welcome")]
    (line,) = heard(watcher)["lines"]
    assert (line["number"], line["seat"], line["text"]) == (1, None, "Psst")


def test_chat_goes_on_from_the_last_line(client: Any) -> None:
    one, two, _, _ = everyone(client)
    assert heard(one) == {"lines": [], "next": 0}
    first = say(one, "one")
    assert heard(two) == {"lines": [first], "next": 1}
    say(two, "two")
    assert [line["text"] for line in heard(one, 1)["lines"]] == ["two"]
    assert heard(one, 2) == {"lines": [], "next": 2}


def test_a_long_chat_is_told_in_parts(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", chat_lines=3) as client:
        one, two, _, _ = everyone(client)
        texts = [f"line {number}" for number in range(7)]
        for text in texts:
            say(one, text)
        read: list[str] = []
        since = 0
        while lines := (got := heard(two, since))["lines"]:
            read += [line["text"] for line in lines]
            since = got["next"]
        assert read == texts
        with two.client.websocket_connect(f"{two.address}/ws") as socket:
            socket.send_json({"key": two.key})
            socket.receive_json()
            parts = [socket.receive_json()["chat"] for _ in range(3)]
        assert [line["text"] for part in parts for line in part] == texts


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * 501,
        "<script>alert(1)</script>",
        "look: <b>bold",
        "<IMG src=x onerror=alert(1)>",
        "</div>",
        "<!-- -->",
        "two\nlines",
        "bell\x07",
        "nul\x00",
        "\u202eturned",
        "\u200b\u200d",
        "\u2800\u3164",
        "e" + "\u0301" * 40,
        "a\u2028b",
    ],
)
def test_what_is_no_plain_line_is_refused(client: Any, text: str) -> None:
    one, two, _, _ = everyone(client)
    got = one.post("chat", {"text": text})
    assert (got.status_code, got.json()["code"]) == (400, "text/bad")
    assert heard(two)["lines"] == []


@pytest.mark.parametrize(
    "text", ["<3", "1 < 2", '-> & "so"', "Salut ! Ça va ?", "👨‍👩‍👧", "❤️", "ก็้ำ", "x" * 500]
)
def test_a_plain_line_is_told_as_it_was_said(client: Any, text: str) -> None:
    one, two, _, _ = everyone(client)
    say(one, f" {text} ")
    assert heard(two)["lines"][0]["text"] == text


def test_a_stranger_neither_hears_nor_speaks(client: Any) -> None:
    one, _, _, _ = everyone(client)
    other, _, _, _ = everyone(client)
    for key, status in (("nonsense", 401), (other.key, 403)):
        stranger = Seat(client, one.game, key)
        assert stranger.post("chat", {"text": "hello"}).status_code == status
        got = client.get(f"{one.address}/chat", headers=bearer(key))
        assert got.status_code == status


def test_chat_comes_over_the_socket_and_wakes_no_board(client: Any) -> None:
    one, two, _, watcher = everyone(client)
    say(one, "before")
    with one.client.websocket_connect(f"{two.address}/ws") as socket:
        socket.send_json({"key": two.key})
        assert "view" in socket.receive_json()
        assert [line["text"] for line in socket.receive_json()["chat"]] == ["before"]
        say(watcher, "not for seats")
        say(one, "now")
        assert [line["text"] for line in socket.receive_json()["chat"]] == ["now"]
        one.post("name", {"name": "Ana"})
        assert "view" in socket.receive_json()
    with one.client.websocket_connect(f"{two.address}/ws?chat=1") as socket:
        socket.send_json({"key": two.key})
        assert "view" in socket.receive_json()
        assert [line["text"] for line in socket.receive_json()["chat"]] == ["now"]


def test_lines_said_at_once_get_numbers_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        stores = [Store(str(tmp_path / "t.db")) for _ in range(3)]
        await stores[0].migrate()
        await stores[0].create("g", "flames", "{}", [])
        said = await asyncio.gather(
            *(
                stores[number % 3].say(
                    "g", ChatLine(0, None, None, str(number), 1), spectators=number % 2 == 0
                )
                for number in range(24)
            )
        )
        for spectators in (True, False):
            lines = await stores[0].said("g", spectators=spectators, since=0, most=100)
            assert [line.number for line in lines] == list(range(1, 13))
            assert all(line in said for line in lines)
        for store in stores:
            await store.close()

    asyncio.run(run())
