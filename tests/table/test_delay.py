"""Spectators who are late: they see the game as it was, and nothing sooner."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import Seat, bearer, client_of, dealt, open_game, play_out, rooms_of

from escadrille.table.errors import Running
from escadrille.table.match import Match
from escadrille.table.messages import Message

LOW = b'{"order":"level","level":"low"}'
DELAY = 60


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


class Clock:
    """A clock that tests set; a game begins with it at the present."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


def plain(message: Message) -> bytes:
    return msgspec.json.encode(message)


def test_spectators_see_each_moment_when_its_time_has_come(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with rooms_of(tmp_path / "t.db", clock=clock) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"], DELAY)
            room = rooms.room(opened.game)
            live: list[tuple[float, bytes]] = [(clock.now, plain(await room.look(None, 0)))]
            while (await room.look(None, 0)).outcome is None:
                clock.now += 7
                told = [await room.look(seat, 0) for seat in (0, 1)]
                seat, asked = next((one.seat, one.asked) for one in told if one.asked)
                assert seat is not None
                assert asked is not None
                order = msgspec.json.encode(asked.legal[0].order)
                await room.order(seat, asked.count, order)
                live.append((clock.now, plain(await room.look(None, 0))))
                past = [told for at, told in live if at <= clock.now - DELAY - 1]
                late = await room.look(None, 0, late=True)
                assert plain(late) == (past[-1] if past else live[0][1])
                assert late.seed is None
                with pytest.raises(Running):
                    await room.see(Match.record, late=True)
            assert room.due is not None
            clock.now += DELAY + 1
            end = await room.look(None, 0, late=True)
            assert plain(end) == live[-1][1]
            assert end.outcome is not None
            assert end.seed is not None
            assert await room.see(Match.record, late=True) == await room.see(Match.record)
            assert room.due is None

    asyncio.run(run())


def test_a_server_that_starts_again_is_late_as_before(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        async with rooms_of(tmp_path / "t.db", clock=clock) as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"], DELAY)
            room = rooms.room(opened.game)
            await room.order(0, 0, LOW)
            clock.now += 40
            await room.order(1, 0, LOW)
            clock.now += 30
            told = plain(await room.look(None, 0, late=True))
        async with rooms_of(tmp_path / "t.db", clock=clock) as rooms:
            room = rooms.room(opened.game)
            assert plain(await room.look(None, 0, late=True)) == told
            assert plain(await room.look(None, 0)) != told
            assert room.due is not None
            assert DELAY - 31 <= room.due <= DELAY - 28

    asyncio.run(run())


def test_late_spectators_are_told_nothing_by_any_address(client: Any) -> None:
    opened, (one, two) = open_game(client, delay=3600)
    watcher = Seat(client, opened["game"], opened["spectator"])
    host = Seat(client, opened["game"], opened["host"])
    start = watcher.look()
    one.post("name", {"name": "Ana"})
    one.post("draw", {"offer": True})
    one.answer()
    two.post("seats/1", {"bot": "random"})
    two.post("seats/1", {"bot": None})
    play_out([one, two])
    one.post("rematch")
    two.post("rematch")
    assert one.look()["rematch"]
    assert watcher.look() == start
    for place in ("/record", "/replay", "/replay?seat=open"):
        got = client.get(watcher.address + place, headers=bearer(watcher.key))
        assert (got.status_code, got.json()["code"]) == (409, "game/running")
    assert watcher.look(lang="fr")["events"] == start["events"]
    assert host.look()["outcome"], "the host is not late"
    told = Seat(client, one.look()["rematch"]["game"], one.look()["rematch"]["key"])
    assert told.look()["outcome"] is None


def test_the_socket_of_a_late_spectator_wakes_when_the_time_comes(client: Any) -> None:
    opened, (one, _) = open_game(client, delay=1)
    with client.websocket_connect(f"{one.address}/ws") as socket:
        socket.send_json({"key": opened["spectator"]})
        while len((first := socket.receive_json())["waiting"]) != 2:
            pass  # people sit down, and the deal is made
        assert first["seats"][0]["name"] is None
        answered = time.time()
        one.post("name", {"name": "Ana"})
        second = socket.receive_json()
        waited = time.time() - answered
    assert second["seats"][0]["name"] == "Ana"
    assert 1 <= waited < 4


@pytest.mark.parametrize("delay", [-1, 86401, 1.5, None, []])
def test_a_delay_that_cannot_be_is_refused(client: Any, delay: Any) -> None:
    body = {"system": "flames", "seats": ["human", "human"], "delay": delay}
    assert client.post("/api/games", json=body).status_code == 400
