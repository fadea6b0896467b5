"""A table that is kept in order: who may be muted, and which games may go."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import (
    Seat,
    bearer,
    client_of,
    dealt,
    open_game,
    open_table,
    rooms_of,
    sit,
)

from escadrille.table import deleting
from escadrille.table.body import RESIGN
from escadrille.table.match import Match


def said(seat: Seat, text: str = "hello") -> Any:
    return seat.post("chat", {"text": text})


def acts(seat: Seat) -> list[tuple[str, int | None, bool]]:
    """Return what was done, to whom, and whether by the host."""
    return [(act["act"], act["seat"], act["host"]) for act in seat.look()["acts"]]


def gone(seat: Seat) -> Any:
    return seat.client.delete(seat.address, headers=bearer(seat.key))


def table(client: Any) -> tuple[Seat, Seat, Seat, Seat]:
    """Return the host, a spectator and two seats of a new game."""
    opened, (one, two) = open_game(client)
    host, watcher = (Seat(client, opened["game"], opened[role]) for role in ("host", "spectator"))
    return host, watcher, one, two


def lonely(client: Any) -> tuple[Seat, Seat]:
    """Return the host of a new game and the first seat; nobody else has sat down."""
    opened = open_table(client)
    return Seat(client, opened["game"], opened["host"]), sit(client, opened, 0)


def test_a_muted_seat_is_not_passed_on_until_it_may_speak_again(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        host, watcher, one, two = table(client)
        assert host.post("mute", {"seat": 1, "muted": True}).status_code == 200
        assert (said(two).status_code, said(two).json()["code"]) == (403, "chat/muted")
        assert said(one).status_code == said(watcher).status_code == 201
        for seat in (host, watcher, one, two):
            assert [chair["muted"] for chair in seat.look()["seats"]] == [False, True], "told"
        host.post("mute", {"seat": 1, "muted": False})
        assert said(two).status_code == 201
        for seat in (host, watcher, one, two):
            assert acts(seat)[-2:] == [("muted", 1, True), ("heard", 1, True)]


def test_muted_spectators_are_heard_by_nobody(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        host, watcher, one, _ = table(client)
        host.post("mute", {"muted": True})
        assert said(watcher).json()["code"] == "chat/muted"
        assert said(one).status_code == said(host).status_code == 201
        assert one.look()["watchers"] == {"muted": True, "renewed": 0}
        host.post("mute", {"muted": False})
        assert said(watcher).status_code == 201
        assert acts(one)[-2:] == [("muted", None, True), ("heard", None, True)]


def test_only_the_host_mutes(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, watcher, one, _ = table(client)
        for seat in (watcher, one):
            got = seat.post("mute", {"seat": 1, "muted": True})
            assert (got.status_code, got.json()["code"]) == (403, "key/forbidden")


def test_spectators_who_are_sent_away_are_told_of(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        host, watcher, one, _ = table(client)
        got = host.post("keys", {})
        assert got.status_code == 201
        assert client.get(watcher.address, headers=bearer(watcher.key)).status_code == 401
        assert one.look()["watchers"]["renewed"] == 1
        assert acts(one)[-1] == ("key", None, True)


def rows(path: Path) -> dict[str, int]:
    """Return how many rows each table holds of games."""
    with sqlite3.connect(path) as database:
        return {
            part: database.execute(f"SELECT count(*) FROM {part}").fetchone()[0]
            for part in ("games", *deleting._parts())
        }


def test_a_host_alone_deletes_his_game_and_nothing_is_left(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", webhooks=False) as client:
        host, one = lonely(client)
        said(one)
        assert gone(host).json() == {"deleted": True, "agreed": []}
        for seat in (host, one):
            assert client.get(seat.address, headers=bearer(seat.key)).status_code == 401
    assert set(rows(tmp_path / "t.db").values()) == {0}


def test_a_game_that_others_fly_is_kept(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        host, watcher, one, two = table(client)
        one.answer()
        two.answer()
        got = gone(host)
        assert (got.status_code, got.json()["code"]) == (409, "game/kept")
        assert gone(one).json()["code"] == "game/running"
        assert gone(watcher).json()["code"] == "key/forbidden"
        one.look()
        two.look()


def test_a_finished_game_goes_when_all_who_sat_at_it_agree(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        host, _, one, two = table(client)
        one.answer()
        two.post("resign")
        assert gone(host).json()["code"] == "game/kept"
        assert gone(one).json() == {"deleted": False, "agreed": [0]}
        assert [chair["deletes"] for chair in two.look()["seats"]] == [True, False], "told"
        assert acts(two)[-1] == ("deletes", 0, False)
        assert gone(two).json() == {"deleted": True, "agreed": [0, 1]}
        assert client.get(one.address, headers=bearer(one.key)).status_code == 401


def test_who_follows_a_game_that_is_deleted_is_told(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        host, one = lonely(client)
        with client.websocket_connect(f"{one.address}/ws") as socket:
            socket.send_json({"key": one.key})
            socket.receive_json()
            assert gone(host).json()["deleted"]
            assert socket.receive_json()["code"] == "key/unknown"


def test_an_order_for_a_game_deleted_elsewhere_is_refused(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as here, rooms_of(database) as there:
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            room = there.room(opened.game)
            await room.look(0, 0)
            await here.delete(opened.game)
            with pytest.raises(Exception, match="deleted"):
                await room.order(0, 0, b'{"order":"level","level":"low"}')

    asyncio.run(run())


def test_finished_games_are_kept_as_long_as_the_operator_says(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as rooms:
            old, new, running = [
                (await dealt(rooms, "flames", None, {}, ["human", "human"])).game for _ in range(3)
            ]
            for game in (old, new):
                await rooms.room(game).write(0, RESIGN, Match.check_resign)
            async with rooms.store.writing() as connection:
                await connection.exec_driver_sql(
                    f"UPDATE games SET finished = {int(time.time()) - 8 * deleting.DAY} "
                    f"WHERE id = '{old}'"
                )
            await deleting.sweep(rooms.store, 7, rooms.delete)
            left = [game for game in (old, new, running) if await rooms.store.game(game)]
            assert left == [new, running]

    asyncio.run(run())
