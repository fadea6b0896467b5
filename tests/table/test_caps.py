"""Caps: order and undo without end do not make a game without end, nor games without number."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, client_of, open_game, rooms_of

LOW = {"order": "level", "level": "low"}


def waver(seat: Seat) -> Any:
    """Order and take back until something is refused; return that."""
    for _ in range(1000):
        got = seat.order(seat.look()["count"], LOW)
        if got.status_code == 200:
            got = seat.post("undo", {"count": got.json()["count"]})
        if got.status_code != 200:
            return got
    raise AssertionError("without end")


def test_a_seat_takes_back_only_so_often_before_something_is_final(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", take_backs=5) as client:
        _, (one, two) = open_game(client)
        got = waver(one)
        assert (got.status_code, got.json()["code"]) == (409, "undo/limit")
        assert "5 orders" in got.json()["message"]
        two.answer()  # both have answered: the levels are shown
        later = [message for seat in (one, two) if (message := seat.look())["asked"]]
        assert later, "and the game goes on"


def test_a_seat_does_only_so_much_beside_flying(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", acts_per_seat=3) as client:
        opened, (one, two) = open_game(client)
        host = Seat(client, opened["game"], opened["host"])
        for number in range(3):
            assert one.post("name", {"name": f"Ana {number}"}).status_code == 200
        got = one.post("name", {"name": "Ana 3"})
        assert (got.status_code, got.json()["code"]) == (409, "acts/limit")
        assert one.post("name", {"name": "Ana 2"}).status_code == 200, "it is so already"
        assert two.post("name", {"name": "Ben"}).status_code == 200, "others have their own"
        for muted in (True, False, True):
            assert host.post("mute", {"seat": 1, "muted": muted}).status_code == 200
        assert host.post("mute", {"seat": 1, "muted": False}).json()["code"] == "acts/limit"
        assert two.post("name", {"name": "Bea"}).status_code == 200, "the host's are not the seat's"
        one.answer()
        assert one.post("resign").status_code == 200


def test_a_full_game_can_be_resigned_and_drawn_and_no_more(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rows_per_game=17) as client:
        for ends in ("resign", "draw"):
            _, (one, two) = open_game(client)
            got = waver(one)
            assert (got.status_code, got.json()["code"]) == (409, "game/full")
            assert "17 rows" in got.json()["message"]
            assert two.post("name", {"name": "Ben"}).json()["code"] == "game/full"
            if ends == "resign":
                assert two.post("resign").status_code == 200
            else:
                for seat in (one, two):
                    assert seat.post("draw", {"offer": True}).status_code == 200
            assert one.look()["outcome"]


def test_what_was_used_up_is_known_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escadrille.kernel.snapshot.EVERY", 4)
    with client_of(tmp_path / "t.db", take_backs=10) as client:
        _, (one, _) = open_game(client)
        assert waver(one).json()["code"] == "undo/limit"
    with client_of(tmp_path / "t.db", take_backs=10) as client:
        again = Seat(client, one.game, one.key)
        got = again.post("undo", {"count": again.look()["count"]})
        assert got.json()["code"] == "undo/limit"


def test_an_address_opens_only_so_many_games(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", games_per_hour=3) as client:
        for _ in range(3):
            open_game(client)
        got = client.post("/api/games", json={"system": "flames", "seats": ["human", "human"]})
        assert (got.status_code, got.json()["code"]) == (429, "rate/limit")
        assert int(got.headers["retry-after"]) > 60


def test_a_house_takes_only_so_many_running_games(tmp_path: Path) -> None:
    body = {"system": "flames", "seats": ["human", "human"]}
    with client_of(tmp_path / "t.db", running_games=2) as client:
        _, (one, _) = open_game(client)
        open_game(client)
        got = client.post("/api/games", json=body)
        assert (got.status_code, got.json()["code"]) == (503, "games/full")
        one.post("resign")
        assert client.post("/api/games", json=body).status_code == 201


def test_a_record_that_is_brought_is_no_running_game(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "replays" / "flames"
    raw = next(iter(sorted(golden.glob("*.jsonl")))).read_bytes()

    async def running() -> int:
        async with rooms_of(tmp_path / "t.db") as rooms:
            return await rooms.store.running(10)

    with client_of(tmp_path / "t.db") as client:
        assert client.post("/api/records", content=raw).status_code == 201
    assert asyncio.run(running()) == 0
