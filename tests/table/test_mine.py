"""My games: how each stands, without keeping them in memory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, client_of, open_game


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def mine(client: Any, *held: Seat) -> list[dict[str, Any]]:
    keys = [{"game": seat.game, "key": seat.key} for seat in held]
    got = client.post("/api/mine", json={"keys": keys})
    assert got.status_code == 200, got.text
    return got.json()


def test_each_game_says_whose_turn_it_is(client: Any) -> None:
    opened, (one, two) = open_game(client)
    one.post("name", {"name": "Ana"})
    one.answer()
    holders = (one, two, Seat(client, opened["game"], opened["host"]))
    stands = mine(client, *holders)
    message = two.look()
    assert [each["seat"] for each in stands] == [0, 1, None]
    assert [each["role"] for each in stands] == ["seat", "seat", "host"]
    assert [each["asked"] for each in stands] == [False, True, False]
    assert [each["decision"] for each in stands] == [None, message["waiting"][0]["decision"], None]
    for each, holder in zip(stands, holders, strict=True):
        message = holder.look()
        for field in ("game", "system", "scenario", "seats", "waiting", "outcome"):
            assert each[field] == message[field]
        assert (each["turn"], each["over"]) == (message["view"]["turn"], False)
        assert each["at"] >= message["asked_at"]
    two.post("resign")
    (stand,) = mine(client, one)
    assert stand["over"]
    assert stand["outcome"]["resigned"] == 1


def test_who_is_replaced_by_a_bot_is_not_asked(client: Any) -> None:
    _, (one, two) = open_game(client, "human", "human")
    one.post("seats/0", {"bot": "random"})
    assert [each["asked"] for each in mine(client, one, two)] == [False, True]


def test_keys_that_open_nothing_are_told_apart(client: Any) -> None:
    _, (one, _) = open_game(client)
    _, (other, _) = open_game(client)
    stands = mine(
        client,
        Seat(client, one.game, other.key),
        Seat(client, one.game, "nonsense"),
        Seat(client, "nowhere", other.key),
        one,
    )
    errors = [each.get("error") for each in stands]
    assert errors == ["key/forbidden", "key/unknown", "key/forbidden", None]
    assert stands[0] == {"game": one.game, "error": "key/forbidden"}


def test_games_are_not_kept_in_memory(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, (one, two) = open_game(client)
        one.answer()
    with client_of(tmp_path / "t.db") as client:
        held = [Seat(client, one.game, seat.key) for seat in (one, two)]
        assert [each["asked"] for each in mine(client, *held)] == [False, True]
        assert client.app.state.table.rooms._rooms == {}


def test_a_late_spectator_is_late_here_too(tmp_path: Path) -> None:
    for reload in (False, True):
        with client_of(tmp_path / f"{reload}.db") as client:
            opened, (one, _) = open_game(client, delay=3600)
            watcher = Seat(client, opened["game"], opened["spectator"])
            before = mine(client, watcher)
            one.answer()
            one.post("resign")
            if not reload:
                assert mine(client, watcher) == before
        with client_of(tmp_path / f"{reload}.db") as client:
            assert mine(client, watcher) == before


def test_at_most_fifty_at_once_and_not_too_often(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rate=0.1, burst=10) as client:
        keys = [{"game": f"g{number}", "key": "k"} for number in range(51)]
        assert client.post("/api/mine", json={"keys": keys}).status_code == 400
        assert client.post("/api/mine", json={"keys": keys[:20]}).status_code == 200
        got = client.post("/api/mine", json={"keys": keys[:50]})
        assert (got.status_code, got.json()["code"]) == (429, "rate/limit")
        assert int(got.headers["retry-after"]) > 0
