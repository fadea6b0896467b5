"""A seat belongs to its player: he alone has its key, and all are told what is done with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import (
    Seat,
    bearer,
    client_of,
    gather,
    open_game,
    open_table,
    rooms_of,
    sit,
)

from escadrille.table import keys, opening, presence
from escadrille.table.body import Body
from escadrille.table.rows import StoredOrder
from escadrille.table.seating import ABSENT
from escadrille.table.store import KeyChange, Spent, Store

MINUTES = 60.0


class Clock:
    """Seconds that pass when a test says so, on every server."""

    def __init__(self) -> None:
        self.now = 2_000_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


@pytest.fixture
def pair(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any, Clock]]:
    """Yield two servers of one database, and their clock."""
    monkeypatch.setattr("escadrille.table.room.BELIEVED", 0.0)
    clock = Clock()
    with ExitStack() as stack:
        clients = [stack.enter_context(client_of(database)) for _ in range(2)]
        for one in clients:
            one.app.state.table.rooms.presence._clock = clock
        yield clients[0], clients[1], clock


def refused(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["code"]


def host_of(client: Any, opened: dict[str, Any]) -> Seat:
    return Seat(client, opened["game"], opened["host"])


def claim(client: Any, opened: dict[str, Any], seat: int, **more: Any) -> Any:
    body = {"invitation": opened["invitations"][seat], **more}
    return client.post(f"/api/games/{opened['game']}/sit", json=body)


def acts(seat: Seat) -> list[tuple[str, int, bool]]:
    return [(act["act"], act["seat"], act["host"]) for act in seat.look()["acts"]]


# Sitting down.


def test_what_the_opener_is_told_opens_no_hand(client: Any) -> None:
    assert open_table(client)["door"] is None, "nobody sits down but who was invited"
    opened = open_table(client, door="link")
    assert set(opened) == {"game", "host", "spectator", "invitations", "door"}
    one, two = (sit(client, opened, seat) for seat in (0, 1))
    gather(one, two)
    for seat in (one, two):
        seat.answer()
    for secret in [opened["host"], opened["spectator"], opened["door"], *opened["invitations"]]:
        got = client.get(one.address, headers=bearer(secret))
        if got.status_code == 200:
            assert got.json()["seat"] is None
            assert all(each["hand"] is None for each in got.json()["view"]["aircraft"])
    assert any(each["hand"] for each in two.look()["view"]["aircraft"])
    host = host_of(client, opened)
    for place in (0, 1):
        assert refused(host.post("keys", {"seat": place})) == (403, "key/forbidden")
        assert refused(host.post("invitations", {"seat": place})) == (409, "seat/held")


def test_an_invitation_works_once(client: Any) -> None:
    opened = open_table(client)
    assert [chair["sits"] for chair in host_of(client, opened).look()["seats"]] == [False, False]
    got = claim(client, opened, 1, name=" Ana ")
    assert got.status_code == 201, got.text
    two = Seat(client, opened["game"], got.json()["key"])
    message = two.look()
    assert (got.json()["seat"], message["seat"]) == (1, 1)
    assert [chair["sits"] for chair in message["seats"]] == [False, True]
    assert message["seats"][1]["name"] == "Ana"
    assert refused(claim(client, opened, 1)) == (401, "invitation/void")
    assert two.look() == message


@pytest.mark.parametrize("place", ["", "/record", "/chat"])
def test_an_invitation_opens_nothing_by_itself(client: Any, place: str) -> None:
    opened = open_table(client)
    address = f"/api/games/{opened['game']}{place}"
    got = client.get(address, headers=bearer(opened["invitations"][0]))
    assert refused(got) == (403, "key/forbidden")


def test_what_is_no_invitation_seats_nobody(client: Any) -> None:
    opened, other = open_table(client), open_table(client)
    for wrong in ("", "nonsense", opened["host"], opened["spectator"]):
        got = client.post(f"/api/games/{opened['game']}/sit", json={"invitation": wrong})
        assert refused(got) == (401, "invitation/void")
    elsewhere = {**opened, "invitations": other["invitations"]}
    assert refused(claim(client, elsewhere, 0)) == (403, "key/forbidden")
    assert refused(claim(client, opened, 0, name="<b>")) == (400, "name/bad")
    assert refused(claim(client, opened, 0, secret="short")) == (400, "request/bad")
    assert [chair["sits"] for chair in host_of(client, opened).look()["seats"]] == [False, False]
    sit(client, other, 0)


def test_who_lost_the_answer_gets_it_again_with_his_secret(client: Any) -> None:
    opened = open_table(client)
    first = claim(client, opened, 0, secret="0123456789abcdef").json()
    assert claim(client, opened, 0, secret="0123456789abcdef").json() == first
    assert refused(claim(client, opened, 0, secret="fedcba9876543210")) == (401, "invitation/void")


def test_of_two_who_claim_a_seat_at_once_one_gets_it(database: str) -> None:
    """On two servers, time and again."""

    async def run() -> None:
        async with rooms_of(database) as here, rooms_of(database) as there:
            for _ in range(10):
                opened = await opening.open_game(here.store, "flames", None, {}, ["human", "human"])
                spent = keys.digest(opened.invitations[1] or "")
                claims = [keys.new(opened.game, keys.SEAT, 1) for _ in range(4)]
                answers = await asyncio.gather(
                    *(
                        rooms.room(opened.game).write(
                            1, Body(sit=True), change=KeyChange(spent, (), stored)
                        )
                        for rooms, (_, stored) in zip((here, there) * 2, claims, strict=True)
                    ),
                    return_exceptions=True,
                )
                assert [type(each) for each in answers].count(Spent) == 3, answers
                good = [await here.store.key(keys.digest(key)) for key, _ in claims]
                assert good.count(None) == 3
                rows = [row.body for row in await here.store.orders(opened.game)]
                assert rows.count('{"sit":true}') == 1

    asyncio.run(run())


def test_racing_claims_over_http(pair: tuple[Any, Any, Clock]) -> None:
    for _ in range(5):
        opened = open_table(pair[0])
        with ThreadPoolExecutor(4) as people:
            got = [people.submit(claim, one, opened, 0) for one in (*pair[:2], *pair[:2])]
        assert sorted(each.result().status_code for each in got) == [201, 401, 401, 401]


def test_a_claim_that_fails_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await opening.open_game(rooms.store, "flames", None, {}, ["human", "human"])
            spent = keys.digest(opened.invitations[0] or "")
            stored = keys.new(opened.game, keys.SEAT, 0)[1]
            change = KeyChange(spent, (), stored)
            store: Store = rooms.store
            row = StoredOrder(0, 0, '{"sit":true}', 1)
            assert not await store.append_with(opened.game, row, change)
            assert await store.key(spent), "the number was taken: the invitation is still good"
            assert await store.key(stored.hash) is None
            assert await store.append_with(opened.game, row._replace(number=2), change)

    asyncio.run(run())


# Keys.


def test_a_person_renews_his_own_key(client: Any) -> None:
    opened, (one, two) = open_game(client)
    assert refused(two.post("keys", {"seat": 0})) == (403, "key/forbidden")
    got = one.post("keys", {})
    assert got.status_code == 201
    renewed = Seat(client, one.game, got.json()["key"])
    assert refused(one.post("keys", {})) == (401, "key/unknown")
    assert renewed.look()["seat"] == 0
    assert acts(two)[-1] == ("key", 0, False)
    watcher = Seat(client, one.game, opened["spectator"])
    assert refused(watcher.post("keys", {})) == (403, "key/forbidden")
    fresh = host_of(client, opened).post("keys", {}).json()["key"]
    assert refused(watcher.post("chat", {"text": "hello"})) == (401, "key/unknown")
    assert Seat(client, one.game, fresh).look()["seat"] is None


def test_the_host_replaces_an_invitation_that_nobody_has_used(client: Any) -> None:
    opened = open_table(client)
    host = host_of(client, opened)
    one = sit(client, opened, 0)
    fresh = host.post("invitations", {"seat": 1})
    assert fresh.status_code == 201
    assert refused(claim(client, opened, 1)) == (401, "invitation/void")
    two = sit(client, {**opened, "invitations": [None, fresh.json()["invitation"]]}, 1)
    assert two.look()["seat"] == 1
    assert acts(one) == [("sat", 0, False), ("invited", 1, True), ("sat", 1, False)]
    for seat, status, code in ((9, 400, "request/bad"), (None, 400, "request/bad")):
        assert refused(host.post("invitations", {"seat": seat})) == (status, code)
    assert refused(one.post("invitations", {"seat": 1})) == (403, "key/forbidden")


# Absence and consent.


def test_a_bot_takes_no_seat_whose_person_is_connected(client: Any) -> None:
    opened, (_, two) = open_game(client)
    host = host_of(client, opened)
    before = two.look()
    with client.websocket_connect(f"{two.address}/ws") as socket:
        socket.send_json({"key": two.key})
        socket.receive_json()
        for place, body in (("seats/1", {"bot": "random"}), ("seats/1/free", None)):
            got = host.post(place, body)
            assert refused(got) == (409, "seat/held")
            assert "after 5 minutes without a connection" in got.json()["message"]
    assert two.look() == before


def test_who_is_connected_is_never_absent_however_long_it_lasts(
    pair: tuple[Any, Any, Clock],
) -> None:
    here, _, clock = pair
    opened, (_, two) = open_game(here)
    with here.websocket_connect(f"{two.address}/ws") as socket:
        socket.send_json({"key": two.key})
        socket.receive_json()
        clock.now += 20 * MINUTES
        got = host_of(here, opened).post("seats/1", {"bot": "random"})
        assert refused(got) == (409, "seat/held")


@pytest.mark.parametrize("server", [0, 1], ids=["where he was", "on another server"])
def test_an_absent_person_is_replaced_after_five_minutes(
    pair: tuple[Any, Any, Clock], server: int
) -> None:
    clock = pair[2]
    opened, (one, two) = open_game(pair[0])
    host = host_of(pair[server], opened)
    clock.now += 4 * MINUTES
    assert two.look()["asked"], "a request is a connection too"
    clock.now += 4 * MINUTES
    assert refused(host.post("seats/1", {"bot": "random"})) == (409, "seat/held")
    clock.now += 1 * MINUTES
    got = host.post("seats/1", {"bot": "random"})
    assert got.status_code == 200, got.text
    assert got.json()["seats"][1]["taken"] == "random"
    assert two.post("seats/1", {"bot": None}).json()["seats"][1]["taken"] is None
    assert acts(one)[-2:] == [("bot", 1, True), ("back", 1, False)]


def test_an_open_socket_keeps_a_person_present_on_all_servers(
    pair: tuple[Any, Any, Clock],
) -> None:
    here, there, clock = pair
    opened, (_, two) = open_game(here)
    with here.websocket_connect(f"{two.address}/ws") as socket:
        socket.send_json({"key": two.key})
        socket.receive_json()
        clock.now += 4 * MINUTES
        rooms = here.app.state.table.rooms
        here.blocking_portal.call(rooms.note_present)
    clock.now += 4 * MINUTES
    host = host_of(there, opened)
    assert refused(host.post("seats/1", {"bot": "random"})) == (409, "seat/held")


def test_the_host_frees_the_seat_of_an_absent_person(pair: tuple[Any, Any, Clock]) -> None:
    here, there, clock = pair
    opened = open_table(here)
    one, two = sit(here, opened, 0, name="Ana"), sit(here, opened, 1, name="Bea")
    host = host_of(there, opened)
    assert refused(host.post("seats/1/free")) == (409, "seat/held")
    clock.now += ABSENT
    assert host.post("seats/1/free").json()["seats"][1]["sits"] is False
    assert refused(two.post("resign")) == (401, "key/unknown")
    assert refused(host.post("seats/1/free")) == (400, "request/bad")
    invitation = host.post("invitations", {"seat": 1}).json()["invitation"]
    new = sit(here, {**opened, "invitations": [None, invitation]}, 1, name="Cleo")
    assert new.look()["seat"] == 1
    assert one.look()["seats"][1]["name"] == "Cleo"
    told = [(act["act"], act["seat"], act["name"]) for act in one.look()["acts"]]
    assert told[-3:] == [("freed", 1, "Bea"), ("invited", 1, None), ("sat", 1, "Cleo")]


def test_a_person_consents_and_comes_back(client: Any) -> None:
    opened, (one, two) = open_game(client)
    assert two.post("seats/1", {"bot": "random"}).json()["seats"][1]["taken"] == "random"
    assert refused(one.post("seats/1", {"bot": None})) == (403, "key/forbidden")
    assert refused(one.post("seats/1/free")) == (403, "key/forbidden")
    two.post("seats/1", {"bot": None})
    assert two.post("seats/1/free").json()["seats"][1]["sits"] is False
    assert refused(two.post("name", {"name": "Ana"})) == (401, "key/unknown")
    watcher = Seat(client, opened["game"], opened["spectator"])
    own = [("bot", 1, False), ("back", 1, False), ("freed", 1, False)]
    assert acts(one)[-3:] == acts(watcher)[-3:] == own


def test_an_empty_seat_is_the_hosts_to_fill(client: Any) -> None:
    opened = open_table(client)
    host, one = host_of(client, opened), sit(client, opened, 0)
    got = host.post("seats/1", {"bot": "random"})
    assert got.json()["seats"][1]["taken"] == "random"
    two = sit(client, opened, 1)
    assert two.look()["seats"][1]["taken"] is None, "who sits down flies"
    assert acts(one) == [("sat", 0, False), ("bot", 1, True), ("sat", 1, False)]


def test_nobody_knows_of_a_game_of_before_who_was_there(pair: tuple[Any, Any, Clock]) -> None:
    """Its people are counted as here until five minutes after the first question."""
    here, _, clock = pair
    opened, (_, two) = open_game(here)
    table = here.app.state.table

    async def forget() -> None:
        async with table.store.writing() as connection:
            await connection.exec_driver_sql("DELETE FROM presence")
        table.rooms.presence._stored.clear()

    here.blocking_portal.call(forget)
    host = host_of(here, opened)
    assert refused(host.post("seats/1", {"bot": "random"})) == (409, "seat/held")
    clock.now += ABSENT
    assert host.post("seats/1", {"bot": "random"}).status_code == 200
    assert two.look()["seats"][1]["taken"] == "random"


def test_presence_is_stored_once_a_minute_and_fails_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        stored: list[int] = []

        class Broken(Store):
            async def execute(self, statement: str, given: Mapping[str, Any]) -> None:
                stored.append(given["at"])
                raise OSError("no space left")

        clock = Clock()
        here = presence.Presence(Broken(str(tmp_path / "t.db")), clock)
        for _ in range(12):
            await here.saw("g", 0)
            clock.now += 10
        assert [at - stored[0] for at in stored] == [0, 60]

    asyncio.run(run())


def test_a_rematch_seats_those_who_sat(client: Any) -> None:
    opened = open_table(client)
    one = sit(client, opened, 0)
    host_of(client, opened).post("seats/1", {"bot": "random"})
    gather(one)
    one.post("resign")
    rematch = one.post("rematch").json()["rematch"]
    again = Seat(client, rematch["game"], rematch["key"]).look()
    assert [(chair["who"], chair["sits"]) for chair in again["seats"]] == [
        ("random", False),
        ("human", True),
    ]
