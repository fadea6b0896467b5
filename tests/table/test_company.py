"""Who is here: told to those who ask for it, whatever server they are at; and nothing more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from tests.table.players import Seat, client_of, dealt, open_game, rooms_of

from escadrille.table import presence
from escadrille.table.rooms import Rooms


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with client_of(tmp_path / "t.db") as one:
        yield one


class Ear:
    """A socket of a seat, and what it was told last of who is here."""

    def __init__(self, client: Any, seat: Seat, *, here: bool = True) -> None:
        query = "?here=true" if here else ""
        self.opening = client.websocket_connect(f"{seat.address}/ws{query}")
        self.key = seat.key

    def __enter__(self) -> Ear:
        self.socket = self.opening.__enter__()
        self.socket.send_json({"key": self.key})
        self.kinds: list[str] = []
        return self

    def __exit__(self, *failed: Any) -> None:
        self.opening.__exit__(*failed)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            told = self.socket.receive_json(timeout=10)
            self.kinds.append("here" if "here" in told else "message")
            if "here" in told and wanted(told["here"]):
                return told["here"]


def test_arrivals_and_departures_are_told(client: Any) -> None:
    opened, (one, two) = open_game(client)
    watcher = Seat(client, opened["game"], opened["spectator"])
    with Ear(client, one) as ear:
        assert ear.until(lambda here: here["seats"] == [0])["watching"] == 0
        with Ear(client, two):
            assert ear.until(lambda here: here["seats"] == [0, 1])["left"] == {}
            with Ear(client, watcher):
                assert ear.until(lambda here: here["watching"] == 1)["seats"] == [0, 1]
        gone = ear.until(lambda here: here["seats"] == [0] and here["watching"] == 0)
        assert set(gone["left"]) == {"1"}
        assert gone["left"]["1"] > 1_700_000_000


def test_who_does_not_ask_is_told_nothing_new(client: Any) -> None:
    _, (one, two) = open_game(client)
    with Ear(client, one, here=False) as quiet, Ear(client, two) as ear:
        ear.until(lambda here: here["seats"] == [0, 1])
        one.post("name", {"name": "Ana"})
        kinds = {frozenset(quiet.socket.receive_json(timeout=10)) & {"here", "game"} for _ in "ab"}
        assert kinds == {frozenset({"game"})}


def test_late_spectators_are_told_nothing_of_the_present(client: Any) -> None:
    opened, (one, _) = open_game(client, delay=60)
    watcher = Seat(client, opened["game"], opened["spectator"])
    with Ear(client, watcher) as late, Ear(client, one) as ear:
        ear.until(lambda here: here["watching"] == 1)
        told = [late.socket.receive_json(timeout=10) for _ in "ab"]
        assert [one for one in told if "here" in one] == []
        assert list(told[0]) == ["time"]
        assert told[1]["number"] == 0
        one.post("name", {"name": "Ana"})
        with pytest.raises(Empty):  # nothing comes
            late.socket.receive_json(timeout=1)


def test_a_declined_draw_is_told_and_so_is_one_withdrawn(client: Any) -> None:
    _, (one, two) = open_game(client)
    one.post("draw", {"offer": True})
    two.post("draw", {"offer": False})
    told = [(act["act"], act["seat"]) for act in one.look()["acts"]]
    assert told[-1] == ("declined", 1)
    one.post("draw", {"offer": True})
    one.post("draw", {"offer": False})
    assert [(act["act"], act["seat"]) for act in two.look()["acts"]][-1] == ("withdrew", 0)
    before = two.look()["acts"]
    two.post("draw", {"offer": False})
    assert two.look()["acts"] == before, "there was nothing to decline"


def test_two_servers_know_of_each_others_guests_and_forget_one_that_died(database: str) -> None:
    now = [1000.0]

    async def run() -> None:
        async with rooms_of(database, clock=lambda: now[0]) as here:
            game = (await dealt(here, "flames", None, {}, ["human", "human"])).game
            async with rooms_of(database, clock=lambda: now[0]) as there:
                with there.room(game).watched(1):
                    await _told(here, game, [1])
                    with here.room(game).watched(0):
                        await _told(there, game, [0, 1])
                    await _told(there, game, [1])
                    there.presence.close = _nothing  # type: ignore[method-assign]
                    there.room(game)._note_company = lambda: None  # type: ignore[method-assign]
            assert (await here.presence.here(game)).seats == [1], "it died without a word"
            now[0] += presence.LEASE + 1
            await here.note_present()
            assert (await here.presence.here(game)).seats == []

    asyncio.run(run())


def test_who_goes_as_the_game_leaves_the_memory_is_gone(database: str) -> None:
    async def run() -> None:
        async with rooms_of(database) as here, rooms_of(database) as there:
            game = (await dealt(here, "flames", None, {}, ["human", "human"])).game
            with here.room(game).watched(0):
                await _told(there, game, [0])
            await here.leave(time.monotonic())
            assert here.known(game) is None
            assert (await there.presence.here(game)).seats == []

    asyncio.run(run())


async def _nothing() -> None: ...


async def _told(rooms: Rooms, game: str, seats: list[int]) -> None:
    for _ in range(200):
        room = rooms.room(game)
        if (await room.who_is_here()).seats == seats:
            return
        await asyncio.sleep(0.05)
    raise AssertionError((await room.who_is_here(), seats))
