"""The index: how games stand, stored beside their orders, and right whatever was lost of it."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from tests.table.players import (
    QUICK,
    Seat,
    client_of,
    dealt,
    open_game,
    open_table,
    play_out,
    rooms_of,
)
from tests.table.servers import Server
from tests.table.test_delay import DELAY, Clock
from tests.table.test_mine import mine
from tests.table.tourney import until

from escadrille.kernel import registry
from escadrille.table import index
from escadrille.table import mine as listing
from escadrille.table.http import Settings, create_app
from escadrille.table.index import Entries, entries
from escadrille.table.loading import Loaded, load
from escadrille.table.rooms import Rooms

SYSTEMS = [(slug, registry.system(slug).engine.configure().seats) for slug in registry.slugs()]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows that are played again."""
    rows: list[int] = []
    real = Loaded.play_row

    def play_row(self: Loaded, row: Any) -> None:
        rows.append(row.number)
        real(self, row)

    monkeypatch.setattr(Loaded, "play_row", play_row)
    return rows


def flown(path: Path, orders: int = 12, **more: Any) -> tuple[dict[str, Any], list[Seat]]:
    """Fly a while on one server; return the game, as it is when the server has stopped."""
    with client_of(path) as client:
        opened, seats = open_game(client, **more)
        for pick in range(orders):
            for seat in seats:
                seat.answer(pick)
        tending = client.app.state.table.rooms.tending
        until(seats[0], lambda _: _waits(mine(client, seats[0])[0]) and not tending._tasks)
    return opened, seats


def _waits(told: dict[str, Any]) -> bool:
    """Does it wait for somebody? A campaign may, or its mission, once what follows is done."""
    if told["sortie"] and not told["sortie"]["over"]:
        return bool(told["sortie"]["waiting"])
    return told["over"] or bool(told["waiting"])


def change(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0


@pytest.mark.parametrize(("system", "seats"), SYSTEMS)
def test_the_list_replays_nothing_and_says_what_a_replay_would(
    tmp_path: Path, played: list[int], system: str, seats: int
) -> None:
    path = tmp_path / "t.db"
    opened, held = flown(path, 8, system=system, seats=["human"] * seats)
    played.clear()
    places = [*held, *(Seat(None, opened["game"], opened[role]) for role in ("host", "spectator"))]
    with client_of(path) as client:
        told = mine(client, *places)
    assert not played
    change(path, "DELETE FROM standings")
    with client_of(path) as client:
        assert mine(client, *places) == told
    assert played, "so that was a replay"
    played.clear()
    with client_of(path) as client:
        assert mine(client, *places) == told
    assert not played, "what was behind is made again once"


def test_fifty_times_the_same_game_is_one_look(
    tmp_path: Path, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    _, (one, two) = flown(path)
    played.clear()
    with client_of(path) as client:
        real, looks = index.Index.read, []

        async def read(self: Any, games: Any, *, late: bool) -> Any:
            looks.append(sorted(games))
            return await real(self, games, late=late)

        monkeypatch.setattr(index.Index, "read", read)
        told = mine(client, *[one, two] * 25)
        assert [each["seat"] for each in told] == [0, 1] * 25
        assert looks == [[one.game]]
    assert not played


def test_what_stands_as_it_was_told_is_not_told_again(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, (one, two) = open_game(client)

        def ask(*marks: str) -> Any:
            keys = [
                {"game": seat.game, "key": seat.key, "mark": mark}
                for seat, mark in zip((one, two), marks, strict=True)
            ]
            return client.post("/api/mine", json={"keys": keys}).json()

        first = ask("", "")
        marks = [each["mark"] for each in first]
        assert ask(*marks) == [{"game": one.game, "unchanged": True}] * 2
        assert ask(*reversed(marks)) == first, "each place has its own"
        one.answer()
        second = ask(*marks)
        assert second[0]["asked"] is False
        assert second[1] == {"game": one.game, "unchanged": True}, "it is secret until it stands"


def test_what_is_behind_after_a_crash_is_told_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    _, (one, two) = flown(path, 3)
    with sqlite3.connect(path) as database:
        old = database.execute("SELECT game, number, at, body FROM standings").fetchall()
    with client_of(path) as client:
        Seat(client, one.game, one.key).post("resign")
        told = mine(client, one, two)
    assert told[0]["over"]
    change(path, "DELETE FROM standings")
    with sqlite3.connect(path) as database:
        database.executemany("INSERT INTO standings VALUES (?, ?, ?, ?)", old)
    with client_of(path) as client:
        assert mine(client, one, two) == told


def test_a_server_killed_as_it_acknowledges_tells_the_list_right_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with Server(path) as server, httpx.Client(base_url=server.address) as client:
        _, (one, two) = open_game(client)
        one.answer()
        two.answer()
        message = one.look()
        server.kill()
    with Server(path) as server, httpx.Client(base_url=server.address) as client:
        told = mine(client, one, two)
        assert [each["waiting"] for each in told] == [message["waiting"]] * 2
        assert told[0]["turn"] == message["view"]["turn"]


@pytest.mark.parametrize("body", ["nonsense", "[]", '[{"game":1}]'])
def test_what_another_house_has_stored_is_made_again(tmp_path: Path, body: str) -> None:
    path = tmp_path / "t.db"
    _, (one, two) = flown(path, 3)
    with client_of(path) as client:
        told = mine(client, one, two)
    change(path, f"UPDATE standings SET body = '{body}'")
    with client_of(path) as client:
        assert mine(client, one, two) == told


def test_one_bad_game_costs_its_own_entry_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    games = [flown(path, 2)[1][0] for _ in range(3)]
    change(path, f"DELETE FROM standings WHERE game != '{games[2].game}'")

    async def failing(store: Any, name: str, *rest: Any) -> Any:
        if name == games[0].game:
            raise ValueError("a fault of ours")
        return await load(store, name, *rest)

    monkeypatch.setattr(index, "load", failing)
    with client_of(path) as client:
        told = mine(client, *games)
    assert told[0] == {"game": games[0].game, "error": "server/error"}
    assert [each["game"] for each in told[1:] if "turn" in each] == [games[1].game, games[2].game]


def test_to_make_it_again_has_its_price(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    _, (one, two) = flown(path, 12)
    monkeypatch.setattr("escadrille.table.mine.ROWS_FOR_ONE", 1)
    for burst, error in ((8, "rate/limit"), (60, None)):
        change(path, "DELETE FROM standings")
        with client_of(path, rate=0.1, burst=burst) as client:
            assert [each.get("error") for each in mine(client, one, two)] == [error] * 2
        if error:
            change(path, f"INSERT INTO standings VALUES ('{one.game}', 0, 0, '')")


# Spectators who are late.


async def stands(rooms: Rooms, game: str) -> Entries | None:
    return (await rooms.index.read([game], late=True))[game].entries


def test_late_spectators_have_each_moment_when_it_is_due(database: str, played: list[int]) -> None:
    async def run() -> None:
        clock, moments = Clock(), []
        async with rooms_of(database, clock=clock) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"], DELAY)
            room = rooms.room(opened.game)
            while (await room.look(None, 0)).outcome is None:
                clock.now += 7
                seat = 0 if (await room.look(0, 0)).asked else 1
                asked = (await room.look(seat, 0)).asked
                assert asked is not None
                await room.order(seat, asked.count, msgspec.json.encode(asked.legal[0].order))
                await rooms.index.flush()
                moments.append((clock.now, await room.see(entries, late=True)))
                assert await stands(rooms, opened.game) == moments[-1][1]
                assert not moments[-1][1][0].over
            rows = room.match.number
            end = await room.see(entries)
        played.clear()
        async with rooms_of(database, clock=clock) as rooms:
            for later in range(0, DELAY + 8, 7):
                told = await stands(rooms, opened.game)
                assert told is not None
                assert told[0].over == (later > DELAY)
                clock.now += 7
            assert await stands(rooms, opened.game) == end
            assert not played
            await rooms.room(opened.game).look(None, 0)
            await rooms.index.flush()
            (found,) = (await rooms.index.read([opened.game], late=False)).values()
            assert found.stored == rows

    asyncio.run(run())


def test_a_moment_that_was_lost_is_made_again_before_late_spectators_are_told(
    tmp_path: Path,
) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        opened, seats = open_game(client, delay=3600)
        watcher = Seat(client, opened["game"], opened["spectator"])
        before = mine(client, watcher)
        play_out(seats)
        assert mine(client, watcher) == before
    change(path, "DELETE FROM standings WHERE number < (SELECT max(number) FROM standings)")
    with client_of(path) as client:
        assert mine(client, watcher) == before
        assert mine(client, seats[0])[0]["over"]
    with sqlite3.connect(path) as database:
        rows, stored = (
            database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("orders", "standings")
        )
        # Those of the opening are known at once; each of the others will be due.
        assert stored == rows - len(seats) + 1


# Two servers, and who goes away.


def test_a_game_of_another_server_is_waited_for_not_replayed(
    database: str, played: list[int]
) -> None:
    async def run() -> None:
        async with rooms_of(database) as here, rooms_of(database) as there:
            opened = await dealt(here, "flames", None, {}, ["human", "human"])
            await here.room(opened.game).look(0, 0)
            await here.index.flush()
            await here.room(opened.game).order(0, 0, b'{"order":"level","level":"low"}')

            class Table:
                rooms = there

            told = await listing._stand(Table, {opened.game}, _free, late=False)  # type: ignore[arg-type]
            stood = told[opened.game]
            assert isinstance(stood, list)
            assert [each.seat for each in stood[1].waiting] == [1], "as the first seat knows"
            assert not played

    asyncio.run(run())


def _free(tokens: int) -> None:
    pass


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[Any, int]]:
    """A server in a thread: its table, and its port."""
    app = create_app(Settings(database=str(tmp_path / "t.db"), limits=QUICK))
    running = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
    thread = threading.Thread(target=running.run)
    thread.start()
    while not running.started:
        threading.Event().wait(0.01)
    yield app, running.servers[0].sockets[0].getsockname()[1]
    running.should_exit = True
    thread.join()


@pytest.mark.parametrize("what", ["mine", "hint"])
def test_who_goes_away_is_worked_for_no_more(
    server: tuple[Any, int], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    app, port = server
    begun, given_up = threading.Event(), threading.Event()

    async def endless(*_: object, **__: object) -> None:
        begun.set()
        try:
            await asyncio.sleep(3600)
        finally:
            given_up.set()

    monkeypatch.setattr(index, "load", endless)
    monkeypatch.setattr(app.state.table.workers, "answer", endless)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        opened = open_table(client)
        one = Seat(client, opened["game"], opened["host"])  # nothing of it is in memory
        if what == "hint":
            _, (one, _) = open_game(client)
    place, body = {
        "mine": ("/api/mine", f'{{"keys":[{{"game":"{one.game}","key":"{one.key}"}}]}}'),
        "hint": (f"{one.address}/hint", '{"count":0}'),
    }[what]
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(
            f"POST {place} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {one.key}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        assert begun.wait(60)
        assert not given_up.is_set()
    assert given_up.wait(60)
