"""Clocks: live and by correspondence, whose time is up, pauses and holidays; and no secret told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import (
    Seat,
    client_of,
    new_match,
    open_game,
    open_table,
    play,
    rooms_of,
    some_order,
)

from escadrille.kernel.rng import seeded
from escadrille.table import clocks
from escadrille.table.body import UNDO, Body
from escadrille.table.clocks import DAY, HOLIDAY, Control
from escadrille.table.match import Match

LIVE = {"minutes": 5, "increment": 10}
DAYS = {"days": 3}


class Time:
    def __init__(self) -> None:
        self.now = 2_000_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def client(tmp_path: Path, time: Time) -> Iterator[Any]:
    with client_of(tmp_path / "t.db") as one:
        one.app.state.table.rooms.clock = time
        one.app.state.table.rooms.deadlines._clock = time
        yield one


def refused(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["code"]


def asked_first(seats: list[Seat]) -> tuple[Seat, Seat, int]:
    """Return who must answer, the other, and the number of the former; the first round is secret,
    and of no matter here."""
    while any(len(seat.look()["waiting"]) > 1 for seat in seats):
        next(seat for seat in seats if seat.look()["asked"]).answer()
    number = next(n for n, seat in enumerate(seats) if seat.look()["asked"])
    return seats[number], seats[1 - number], number


def hands(seat: Seat) -> list[dict[str, Any]]:
    return seat.look()["clock"]["hands"]


def test_a_live_clock_runs_while_one_is_asked_and_gains_with_each_answer(
    client: Any, time: Time
) -> None:
    _, seats = open_game(client, clock=LIVE)
    one, other, number = asked_first(seats)
    start, still = hands(one)[number], hands(one)[1 - number]
    assert start["until"] == int(time.now) + start["left"]
    assert still["until"] is None
    time.now += 30
    one.answer()
    assert hands(one)[number]["left"] == start["left"] - 30 + 10
    assert hands(other)[1 - number]["left"] == still["left"]


def test_the_other_side_claims_once_time_is_up_and_not_before(client: Any, time: Time) -> None:
    opened, seats = open_game(client, clock=LIVE)
    one, other, number = asked_first(seats)
    time.now = hands(one)[number]["until"] - 1
    assert refused(other.post("claim", {"seat": number})) == (409, "time/left")
    time.now += 1
    assert refused(one.post("claim", {"seat": number})) == (403, "key/forbidden")
    watcher = Seat(client, opened["game"], opened["spectator"])
    assert refused(watcher.post("claim", {"seat": number})) == (403, "key/forbidden")
    assert refused(other.post("claim", {"seat": 1 - number})) == (403, "key/forbidden")
    told = other.post("claim", {"seat": number}).json()
    assert told["outcome"]["reason"] == "flagged"
    assert told["outcome"]["points"][1 - number] == 1
    record = client.get(
        f"{one.address}/record", headers={"Authorization": f"Bearer {one.key}"}
    ).text
    assert f'"flagged":{number}' in record.splitlines()[-1]


def test_who_is_late_may_still_answer_until_it_is_claimed(client: Any, time: Time) -> None:
    _, seats = open_game(client, clock=LIVE)
    one, _, number = asked_first(seats)
    time.now += 500
    assert one.answer() is not None
    assert hands(one)[number]["left"] <= 10


def test_a_bot_takes_over_where_time_is_up(client: Any, time: Time) -> None:
    clock = {**LIVE, "out": "bot", "bot": "random"}
    _, seats = open_game(client, clock=clock)
    one, other, number = asked_first(seats)
    time.now += 321
    asked = one.look()["asked"]
    got = one.order(asked["count"], asked["legal"][0]["order"])
    assert refused(got) == (409, "time/out")
    client.blocking_portal.call(client.app.state.table.rooms.expire)
    told = other.look()
    assert told["seats"][number]["taken"] == "random"
    assert told["acts"][-1]["act"] == "time"
    assert hands(other)[number]["out"]
    back = one.post(f"seats/{number}", {"bot": None})
    assert refused(back) == (409, "time/out")
    other.post("resign")
    record = client.get(
        f"{other.address}/record", headers={"Authorization": f"Bearer {other.key}"}
    ).text
    late = [line for line in record.splitlines() if '"late":true' in line]
    assert all(f'"seat":{number}' in line for line in late)


def test_a_game_that_is_in_no_memory_is_looked_at_when_its_time_is_up(database: str) -> None:
    time = Time()
    clock = Control(days=3, out="bot", bot="random")

    async def run() -> None:
        async with rooms_of(database, clock=time) as rooms:
            header = new_match().header
            name = "timed"
            text = msgspec.json.encode(header).decode()
            await rooms.store.create(name, "flames", text, [])
            await rooms.room(name).write(0, Body(clock=clock))
            asked = await rooms.room(name).see(lambda match: {*match.timed.asked})
        async with rooms_of(database, clock=time) as rooms:
            time.now += 3 * DAY - 1
            await rooms.expire()
            assert rooms.known(name) is None
            time.now += 1
            await rooms.expire()
            taken = await rooms.room(name).see(lambda match: match.seating.taken)
            assert taken == dict.fromkeys(asked, "random")
            rows = await rooms.store.orders(name)
            for _ in range(200):
                if any('"late":true' in row.body for row in rows):
                    break
                await asyncio.sleep(0.05)
                rows = await rooms.store.orders(name)
            assert any('"late":true' in row.body for row in rows), "what it orders is told as late"

    asyncio.run(run())


def test_two_servers_have_one_bot_take_over(database: str) -> None:
    time = Time()
    clock = Control(minutes=1, out="bot", bot="random")

    async def run() -> None:
        async with rooms_of(database, clock=time) as one, rooms_of(database, clock=time) as two:
            text = msgspec.json.encode(new_match().header).decode()
            await one.store.create("timed", "flames", text, [])
            await one.room("timed").write(0, Body(clock=clock))
            time.now += 61
            await asyncio.gather(one.room("timed").expire(), two.room("timed").expire())
            rows = await one.store.orders("timed")
            timed = [row.seat for row in rows if '"timed":true' in row.body]
            assert sorted(timed) == [0, 1], "both were asked, and each has one"

    asyncio.run(run())


def test_by_correspondence_each_answer_has_its_days(client: Any, time: Time) -> None:
    _, seats = open_game(client, clock=DAYS)
    for _ in range(3):
        one, other, number = asked_first(seats)
        assert hands(one)[number]["until"] == int(time.now) + 3 * DAY
        time.now += 2 * DAY
        one.answer()
    one, other, number = asked_first(seats)
    entry = client.post("/api/mine", json={"keys": [{"game": one.game, "key": one.key}]}).json()[0]
    assert entry["until"] == hands(one)[number]["until"]
    time.now += 3 * DAY
    assert other.post("claim", {"seat": number}).json()["outcome"]["reason"] == "flagged"


def test_a_clock_that_jumps_back_gives_nobody_time(client: Any, time: Time) -> None:
    _, seats = open_game(client, clock=LIVE)
    one, other, number = asked_first(seats)
    time.now -= 100_000
    one.answer()
    assert hands(other)[number]["left"] <= 330
    time.now += 100_000
    one, other, number = asked_first(seats)
    assert 0 <= hands(other)[number]["until"] - time.now <= 330


def test_a_holiday_stands_still_and_ends(client: Any, time: Time) -> None:
    _, seats = open_game(client, clock=DAYS)
    one, other, number = asked_first(seats)
    time.now += DAY
    one.post("holiday", {"on": True})
    assert hands(other)[number] == {"left": 2 * DAY, "until": None, "holiday": True, "out": False}
    time.now += 10 * DAY
    assert refused(other.post("claim", {"seat": number})) == (409, "time/left")
    one.post("holiday", {"on": False})
    assert hands(other)[number]["until"] == int(time.now) + 2 * DAY
    one.post("holiday", {"on": True})
    time.now += HOLIDAY - 10 * DAY
    assert refused(other.post("claim", {"seat": number})) == (409, "time/left")
    time.now += 2 * DAY
    assert other.post("claim", {"seat": number}).status_code == 200, "holidays are used up"
    assert [act["act"] for act in other.look()["acts"]][-3:] == ["holiday", "returned", "holiday"]


def test_a_pause_is_agreed_on_and_ended_by_anyone(client: Any, time: Time) -> None:
    _, seats = open_game(client, clock=LIVE)
    one, other, number = asked_first(seats)
    left = hands(one)[number]["left"]
    time.now += 100
    one.post("pause", {"pause": True})
    assert one.look()["clock"]["pause"] == [number]
    assert hands(other)[number]["until"], "one alone does not stop it"
    other.post("pause", {"pause": True})
    assert one.look()["clock"]["paused"]
    time.now += 5000
    asked = one.look()["asked"]
    got = one.order(asked["count"], asked["legal"][0]["order"])
    assert refused(got) == (409, "time/paused")
    other.post("pause", {"pause": False})
    assert hands(other)[number]["until"] == int(time.now) + left - 100
    assert one.answer() is not None


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"minutes": 5, "days": 2},
        {"days": 2, "increment": 5},
        {"minutes": -1},
        {"minutes": 5, "out": "bot"},
        {"minutes": 5, "out": "bot", "bot": "nobody"},
        {"minutes": 5, "bot": "random"},
        {"minutes": 5, "out": "duel"},
    ],
)
def test_a_clock_that_is_none_is_refused(client: Any, clock: dict[str, Any]) -> None:
    body = {"system": "flames", "seats": ["human", "human"], "clock": clock}
    assert client.post("/api/games", json=body).status_code == 400


def test_without_a_clock_there_is_nothing_to_do_to_it(client: Any) -> None:
    _, (one, _) = open_game(client)
    assert one.look()["clock"] is None
    for place, body in (("pause", {"pause": True}), ("claim", {"seat": 1})):
        assert refused(one.post(place, body)) == (409, "time/none")
    assert refused(one.post("holiday", {"on": True})) == (409, "time/none")
    assert open_table(client, "human", "human", clock=LIVE)["game"]


def test_a_rematch_has_the_same_clock(client: Any) -> None:
    _, seats = open_game(client, clock=LIVE)
    seats[0].post("resign")
    for seat in seats:
        seat.post("rematch")
    again = seats[0].look()["rematch"]
    assert Seat(client, again["game"], again["key"]).look()["clock"]["control"] == LIVE


def test_who_lays_again_in_secret_looks_like_one_who_laid_once() -> None:
    """And has thought all the time: the clock that others see runs on, and tells nothing."""
    control = Body(clock=Control(minutes=5, increment=10))
    once, twice = (new_match(5, "first-duel", 2, "wings") for _ in range(2))
    for match in (once, twice):
        match.apply(0, control, 0)
        assert {pending.seat for pending in match.waiting} == {0, 1}
    order = some_order(twice, 0, seeded(7))
    body = Body(order=msgspec.Raw(order))
    before = twice.message(1, 0).clock
    twice.apply(0, body, 20)
    assert twice.game.hides
    assert twice.message(1, 0).clock == before == twice.message(None, 0).clock
    own = twice.message(0, 0).clock
    assert own is not None
    assert own.hands[0].left == 300 - 20 + 10
    twice.apply(0, UNDO, 30)
    assert twice.message(1, 0).clock == before
    for match in (once, twice):
        match.apply(0, body, 50)
    assert [twice.message(seat, 0).clock for seat in (None, 0, 1)] == [
        once.message(seat, 0).clock for seat in (None, 0, 1)
    ]
    for match in (once, twice):
        play(match, 1, some_order(match, 1, seeded(8)))
    assert twice.message(1, 0).clock == once.message(1, 0).clock


def test_an_order_that_is_taken_back_gains_nothing() -> None:
    match = new_match(1)
    match.apply(0, Body(clock=Control(minutes=5, increment=10)), 0)
    for number in range(400):
        seat = match.waiting[0].seat
        before = match.timed.now[seat][0]
        match.apply(seat, Body(order=msgspec.Raw(some_order(match, seat, seeded(number)))), 0)
        if match.game.can_undo(seat) and not match.game.hides:
            match.apply(seat, UNDO, 0)
            assert match.timed.now[seat][0] == before
            return
    raise AssertionError("nothing could be taken back")


def test_clocks_are_kept_in_a_snapshot() -> None:
    assert "clock" in Match("g", new_match().header).held().__struct_fields__
    made = clocks.Clocks.of(Control(minutes=5), 2)
    made.hidden[0] = [(300, 5)]
    assert msgspec.json.decode(msgspec.json.encode(made), type=clocks.Clocks) == made
