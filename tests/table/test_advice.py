"""Hints, and what was considered: for one's own seat, from its knowledge, at the right time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import (
    Seat,
    bearer,
    client_of,
    dealt,
    new_match,
    open_game,
    play_out,
    rooms_of,
    some_order,
)

from escadrille.bots.thought import Thought
from escadrille.kernel import record
from escadrille.kernel.rng import seeded
from escadrille.systems.flames.orders import Level
from escadrille.table.body import RESIGN, Body
from escadrille.table.errors import TooMany
from escadrille.table.turns import Rank
from escadrille.table.workers import Workers


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


@pytest.fixture(autouse=True, scope="module")
def novice() -> Iterator[None]:
    """An ace thinks for a second; the weakest level finds its words in no time."""
    patch = pytest.MonkeyPatch()
    for place in ("match", "counsel"):
        patch.setattr(f"escadrille.table.{place}.adviser", lambda _: "recruit")
    yield
    patch.undo()


def get(place: Seat, what: str, **params: Any) -> Any:
    got = place.client.get(f"{place.address}/{what}", params=params, headers=bearer(place.key))
    return got.json() if got.status_code == 200 else (got.status_code, got.json()["code"])


def hint(seat: Seat, count: int | None = None, **params: Any) -> Any:
    body = {"count": seat.look()["count"] if count is None else count}
    address = f"{seat.address}/hint"
    got = seat.client.post(address, json=body, params=params, headers=bearer(seat.key))
    return got.json() if got.status_code == 200 else (got.status_code, got.json()["code"])


def asked(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.look()["asked"])


def test_a_hint_is_a_legal_order_in_words_and_others_are_told(client: Any) -> None:
    _, seats = open_game(client)
    for _ in range(12):
        seat = asked(seats)
        told = hint(seat, lang="fr")
        legal = [one["order"] for one in seat.look()["asked"]["legal"]]
        assert told["chosen"]["order"] in legal
        assert told["chosen"]["say"]
        assert told["chosen"]["text"]
        assert all(one["told"]["order"] in legal for one in told["weighed"])
        assert all(0 <= one["value"] <= 1 and one["worlds"] > 0 for one in told["weighed"])
        assert seat.order(seat.look()["count"], told["chosen"]["order"]).status_code == 200
    chairs = seats[1].look()["seats"]
    assert sum(chair["hints"] for chair in chairs) == 12


def test_a_hint_that_was_given_is_given_again_and_counted_once(client: Any) -> None:
    _, seats = open_game(client)
    seat = asked(seats)
    before = seat.look()
    told = [hint(seat), hint(seat), hint(seat)]
    assert told[0] == told[1] == told[2]
    after = seat.look()
    assert [chair["hints"] for chair in after["seats"]].count(1) == 1
    assert {**after, "seats": before["seats"]} == before, "nothing else has changed"


def test_a_hint_is_for_the_present_question_of_ones_own_seat(client: Any) -> None:
    opened, seats = open_game(client)
    host = Seat(client, opened["game"], opened["host"])
    spectator = Seat(client, opened["game"], opened["spectator"])
    for other in (host, spectator):
        assert hint(other, 0) == (403, "key/forbidden")
    one = asked(seats)
    count = one.look()["count"]
    assert hint(one, count + 1) == hint(one, count - 1) == (409, "order/stale")
    one.answer()
    assert hint(one, count) == (409, "order/stale")
    assert one.look()["seats"] == seats[0].look()["seats"]
    assert all(chair["hints"] == 0 for chair in one.look()["seats"])


def test_a_seat_that_is_not_asked_gets_no_hint(client: Any) -> None:
    _, seats = open_game(client)
    for pick in range(200):
        waiting = {each["seat"] for each in seats[0].look()["waiting"]}
        if len(waiting) == 1:
            break
        seats[min(waiting)].answer(pick)
    (one,) = waiting
    assert hint(seats[1 - one]) == (409, "order/stale")


def test_there_is_no_hint_where_the_host_wants_none(client: Any) -> None:
    _, seats = open_game(client, hints=False)
    assert not seats[0].look()["hints"]
    assert hint(asked(seats)) == (403, "hint/off")


def test_there_is_no_hint_after_the_game_nor_while_a_bot_flies(client: Any) -> None:
    _, seats = open_game(client)
    seats[0].post("seats/0", {"bot": "random"})
    assert hint(seats[0]) == (409, "seat/taken")
    seats[1].post("resign")
    assert hint(seats[1]) == (409, "game/over")


@pytest.mark.parametrize("body", [None, {}, {"count": "x"}, {"count": 0, "seat": 1}, []])
def test_a_bad_request_for_a_hint_is_told(client: Any, body: Any) -> None:
    _, (one, _) = open_game(client)
    assert one.post("hint", body).status_code == 400


def test_one_hint_at_a_time_for_a_seat(tmp_path: Path) -> None:
    thinking, done = asyncio.Event(), asyncio.Event()

    class Slow(Workers):
        async def answer(self, question: dict[str, Any], rank: Rank = Rank.PLAY) -> Thought:
            thinking.set()
            await done.wait()
            low = Level("low")
            return Thought("recruit", low, "only", [])

    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            rooms.workers = Slow(1)
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            seat = (await room.look(None, 0)).waiting[0].seat
            first = asyncio.create_task(room.asking.hint(seat, 0, None))
            await thinking.wait()
            for _ in range(20):
                with pytest.raises(TooMany):
                    await room.asking.hint(seat, 0, None)
            assert (await room.look(seat, 0)).asked is not None, "the game goes on meanwhile"
            done.set()
            assert (await first).why == "only"
            assert (await room.asking.hint(seat, 0, None)).why == "only"

    asyncio.run(run())


def test_a_flood_of_hints_meets_the_limit_of_its_key(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rate=1, burst=20) as client:
        _, seats = open_game(client)
        seat = asked(seats)
        count = seat.look()["count"]
        codes = [hint(seat, count) for _ in range(10)]
        assert codes[-1] == (429, "rate/limit")
        others = seats[1 - seats.index(seat)]
        assert others.look()["seats"], "and disturbs no other"


# After the game.


@pytest.fixture(scope="module")
def ended(client: Any) -> Seat:
    """A game between a bot and a person, given up after a while."""
    opened, (one,) = open_game(client, "human", "recruit:cautious")
    Seat(client, opened["game"], opened["host"]).post("seats/1", {"bot": "pilot"})
    waited = threading.Event()
    for pick in range(2000):
        message = one.look()
        if message["outcome"] or len(message["events"]) > 40:
            break
        if one.answer(pick) is None:
            waited.wait(0.01)
    if not one.look()["outcome"]:
        one.post("resign")
    return one


def lines_of(place: Seat) -> list[record.Line]:
    got = place.client.get(f"{place.address}/record", headers=bearer(place.key)).content
    return record.parse(Path("r"), got).lines


def test_a_bot_thinks_again_and_comes_to_the_same(ended: Seat) -> None:
    lines = lines_of(ended)
    decided = [number for number, line in enumerate(lines, start=1) if line.bot]
    assert decided
    for number in decided[:12]:
        told = get(ended, f"considered/{number}", lang="en")
        line = lines[number - 1]
        assert (told["number"], told["seat"], told["bot"]) == (number, line.seat, line.bot)
        assert told["same"]
        assert told["ordered"] == told["counsel"]["chosen"]
        assert told["ordered"]["order"] == msgspec.json.decode(line.order)
        assert told["ordered"]["say"]


def test_of_a_person_nothing_is_told_unless_an_ace_is_asked(ended: Seat) -> None:
    number = next(number for number, line in enumerate(lines_of(ended), 1) if not line.bot)
    told = get(ended, f"considered/{number}")
    assert (told["bot"], told["counsel"], told["same"]) == (None, None, None)
    assert told["ordered"]["text"]
    advised = get(ended, f"considered/{number}", ask=True)
    assert advised["bot"] is None
    assert advised["counsel"]["bot"] == "recruit"
    same = advised["counsel"]["chosen"]["order"] == advised["ordered"]["order"]
    assert advised["same"] is same


def test_a_record_that_is_brought_can_be_thought_over(client: Any, ended: Seat) -> None:
    raw = client.get(f"{ended.address}/record", headers=bearer(ended.key)).content
    got = client.post("/api/records", content=raw).json()
    brought = Seat(client, got["game"], got["spectator"])
    assert lines_of(brought) == lines_of(ended)
    number = next(number for number, line in enumerate(lines_of(ended), 1) if line.bot)
    assert get(brought, f"considered/{number}") == get(ended, f"considered/{number}")


@pytest.mark.parametrize(("name", "status"), [("baron", 201), ("<script>", 400), ("x" * 5000, 400)])
def test_a_bot_that_is_not_known_here_is_not_asked(client: Any, name: str, status: int) -> None:
    match = new_match()
    seat = match.waiting[0].seat
    match.apply(seat, Body(order=msgspec.Raw(some_order(match, seat, seeded(1))), bot=name))
    match.apply(seat, RESIGN)
    got = client.post("/api/records", content=match.record())
    assert got.status_code == status
    if status == 201:
        place = Seat(client, got.json()["game"], got.json()["spectator"])
        told = get(place, "considered/1", ask=True)
        assert (told["bot"], told["counsel"]) == (name, None)


def test_nothing_is_told_while_the_game_runs(client: Any) -> None:
    opened, seats = open_game(client, "human", "recruit")
    watcher = Seat(client, opened["game"], opened["spectator"])
    host = Seat(client, opened["game"], opened["host"])
    for place in (*seats, watcher, host):
        for ask in (False, True):
            assert get(place, "considered/1", ask=ask) == (409, "game/running")


def test_late_spectators_are_told_nothing_too_soon(client: Any) -> None:
    opened, (one, _) = open_game(client, delay=3600)
    asked([one, _]).answer()
    one.post("resign")
    watcher = Seat(client, opened["game"], opened["spectator"])
    assert get(watcher, "considered/1") == (409, "game/running")
    assert get(one, "considered/1")["number"] == 1


@pytest.mark.parametrize("number", [0, -1, 10**6])
def test_an_order_that_was_never_given_is_refused(ended: Seat, number: int) -> None:
    assert get(ended, f"considered/{number}") == (400, "request/bad")
    assert get(ended, "considered/x") == (404, "address/unknown")


def test_a_key_of_another_game_opens_no_thoughts(client: Any, ended: Seat) -> None:
    _, (other, _) = open_game(client)
    assert get(Seat(client, ended.game, other.key), "considered/1")[0] in (401, 403)


def test_a_whole_game_of_people_can_be_thought_over(client: Any) -> None:
    _, seats = open_game(client, system="wings")
    play_out(seats)
    total = get(seats[0], "replay", count=1)["total"]
    told = get(seats[0], f"considered/{total - 1}", lang="fr")
    assert told["bot"] is None
    assert told["ordered"]["say"]
