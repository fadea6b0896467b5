"""Snapshots at the table: a long game is opened from its last one, and is the same game."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, dealt, open_game, rooms_of

from escadrille.kernel import snapshot
from escadrille.table.loading import load
from escadrille.table.store import Store, StoredSnapshot


@pytest.fixture(autouse=True)
def frequent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 10)


def played(path: Path, lines: int = 60) -> Seat:
    """Play a part of a campaign, with words and undos between its orders; return the seat."""
    with client_of(path) as client:
        _, (seat,) = open_game(client, "human", system="phantom")
        for number in range(lines):
            message = seat.look()
            if number % 7 == 3 and message["undo"]:
                assert seat.post("undo", {"count": message["count"]}).status_code == 200
            elif number % 20 == 5:
                assert seat.post("name", {"name": f"Robin {number}"}).status_code == 200
            else:
                seat.answer(number)
    return seat


def looked(path: Path, seat: Seat) -> dict[str, Any]:
    with client_of(path) as client:
        got = client.get(seat.address, params={"lang": "en"}, headers=bearer(seat.key))
        assert got.status_code == 200, got.text
        return got.json()


def recalled(path: Path, game: str) -> int:
    """Return how many lines of a game are recalled when it is loaded."""

    async def run() -> int:
        store = Store(str(path))
        loaded, _ = await load(store, game)
        await store.close()
        return loaded.match.game.kept

    return asyncio.run(run())


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as database:
        assert database.execute(statement).rowcount > 0


def test_a_game_from_its_snapshot_is_told_alike(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    seat = played(path)
    assert recalled(path, seat.game) >= 10
    quick = looked(path, seat)
    change(path, "DELETE FROM snapshots")
    assert recalled(path, seat.game) == 0
    assert looked(path, seat) == quick


def test_what_does_not_fit_is_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    seat = played(path)
    told = looked(path, seat)
    for broken in (
        "UPDATE snapshots SET number = number - 1",
        "UPDATE snapshots SET number = number + 100",
        "UPDATE snapshots SET body = 'nonsense'",
    ):
        change(path, broken)
        assert recalled(path, seat.game) == 0
        assert looked(path, seat) == told


def test_a_snapshot_of_other_orders_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    seat = played(path)
    change(path, "UPDATE orders SET body = replace(body, 'Robin 5', 'Robin 6')")
    assert recalled(path, seat.game) == 0


def test_of_two_snapshots_the_later_one_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await dealt(rooms, "phantom", None, {}, ["human"])
            assert await rooms.store.snapshot(opened.game) is None
            for number in (20, 30, 10):
                await rooms.store.keep(opened.game, StoredSnapshot(number, f"of {number}"))
            assert await rooms.store.snapshot(opened.game) == StoredSnapshot(30, "of 30")

    asyncio.run(run())


def test_spectators_with_a_delay_are_not_ahead_of_their_time(tmp_path: Path) -> None:
    """Their game is played from the start: it may have to stop before the snapshot."""
    path = tmp_path / "t.db"
    with client_of(path) as client:
        opened, (seat,) = open_game(client, "human", system="phantom", delay=3600)
        for number in range(60):
            seat.answer(number)
    assert recalled(path, seat.game) >= 10
    with client_of(path) as client:
        spectator = Seat(client, opened["game"], opened["spectator"])
        assert spectator.look()["number"] == 0
        assert spectator.look()["view"] is None, "nothing was dealt then"
