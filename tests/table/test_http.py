"""The addresses: whole games, and all that is refused without changing anything."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, open_game, play_out, stored_game

from escadrille.kernel import game as games
from escadrille.kernel.registry import slugs
from escadrille.kernel.rng import commitment

LOW = {"order": "level", "level": "low"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def test_two_people_play_a_game_whose_record_verifies(client: Any, tmp_path: Path) -> None:
    opened, seats = open_game(client)
    sealed = seats[0].look()["commitment"]
    early = client.get(seats[0].address + "/record", headers=bearer(seats[0].key))
    assert (early.status_code, early.json()["code"]) == (409, "game/running")
    end = play_out(seats)
    assert end["asked"] is None
    assert commitment(int(end["seed"])) == sealed == end["commitment"]
    path = tmp_path / "game.jsonl"
    got = client.get(seats[0].address + "/record", headers=bearer(opened["spectator"]))
    named = f'filename="flames-first-duel-{datetime.now(UTC):%Y-%m-%d}.jsonl"'
    assert got.headers["content-disposition"] == f"attachment; {named}"
    path.write_bytes(got.content)
    game, read = games.load(path)
    assert read.end is not None
    assert game.outcome is not None
    assert list(game.outcome.points) == end["outcome"]["points"]
    late = seats[0].order(0, LOW)
    assert (late.status_code, late.json()["code"]) == (409, "game/over")


def test_a_person_plays_the_tactical_bot(client: Any) -> None:
    _, (seat,) = open_game(client, "human", "tactical")
    until = time.monotonic() + 30
    while (message := seat.look())["outcome"] is None:
        assert time.monotonic() < until
        if message["asked"]:
            seat.answer()
        else:
            time.sleep(0.005)
    assert message["view"]["over"]


def test_events_are_told_once(client: Any) -> None:
    _, seats = open_game(client)
    told: list[Any] = []
    number = 0
    for pick in range(40):
        for seat in seats:
            seat.answer(pick)
        message = seats[1].look(since=number)
        told += message["events"]
        number = message["number"]
    assert told
    assert told == seats[1].look(since=0)["events"]
    assert len(told) == number


def _stale(seat: Seat) -> Any:
    return seat.order(7, LOW)


def _illegal(seat: Seat) -> Any:
    return seat.order(0, {"order": "level", "level": "high"})


def _unreadable(seat: Seat) -> Any:
    return seat.order(0, {"order": "level", "level": "low", "more": 1})


def _shapeless(seat: Seat) -> Any:
    return seat.post("orders", {"count": "0", "order": []})


def _huge(seat: Seat) -> Any:
    return seat.order(0, {"order": "level", "level": "x" * 100_000})


def _deep(seat: Seat) -> Any:
    body = '{"count":0,"order":' + '{"a":' * 5000 + "0" + "}" * 5001
    headers = {**bearer(seat.key), "content-type": "application/json"}
    return seat.client.post(seat.address + "/orders", content=body, headers=headers)


def _keyless(seat: Seat) -> Any:
    return seat.client.post(seat.address + "/orders", json={"count": 0, "order": LOW})


def _unknown_key(seat: Seat) -> Any:
    return Seat(seat.client, seat.game, "nonsense").order(0, LOW)


def _foreign_key(seat: Seat) -> Any:
    _, (other, _) = open_game(seat.client)
    return Seat(seat.client, seat.game, other.key).order(0, LOW)


def _foreign_page(seat: Seat) -> Any:
    headers = {**bearer(seat.key), "origin": "https://elsewhere.example"}
    body = {"count": 0, "order": LOW}
    return seat.client.post(seat.address + "/orders", json=body, headers=headers)


def _no_undo(seat: Seat) -> Any:
    return seat.post("undo", {"count": 0})


def _not_host(seat: Seat) -> Any:
    return seat.post("invitations", {"seat": 0})


@pytest.mark.parametrize(
    ("act", "status", "code"),
    [
        (_stale, 409, "order/stale"),
        (_illegal, 409, "order/illegal"),
        (_unreadable, 400, "order/unreadable"),
        (_shapeless, 400, "request/bad"),
        (_huge, 413, "request/large"),
        (_deep, 400, "request/bad"),
        (_keyless, 401, "key/unknown"),
        (_unknown_key, 401, "key/unknown"),
        (_foreign_key, 403, "key/forbidden"),
        (_foreign_page, 403, "origin/foreign"),
        (_no_undo, 409, "undo/impossible"),
        (_not_host, 403, "key/forbidden"),
    ],
)
def test_what_is_refused_changes_nothing(
    client: Any, act: Callable[[Seat], Any], status: int, code: str
) -> None:
    _, seats = open_game(client)
    before = [seat.look() for seat in seats]
    got = act(seats[0])
    assert (got.status_code, got.json()["code"]) == (status, code), got.text
    assert got.headers["content-type"].startswith("application/json")
    assert got.headers["content-security-policy"].startswith("default-src 'self'")
    assert "unsafe" not in got.headers["content-security-policy"]
    assert [seat.look() for seat in seats] == before


@pytest.fixture
def page(client: Any) -> Iterator[Any]:
    """Yield a client that writes its origin unlike a browser: its orders go the framework's way."""
    client.headers["origin"] = "app://testserver.local"
    yield client
    client.headers.pop("origin", None)


@pytest.mark.parametrize("act", [_stale, _illegal, _unreadable, _shapeless, _huge, _deep])
def test_an_order_is_refused_alike_on_both_ways(page: Any, act: Callable[[Seat], Any]) -> None:
    _, (seat, _) = open_game(page)
    answers = [act(seat)]
    del page.headers["origin"]
    answers.append(act(seat))
    assert answers[0].content == answers[1].content
    assert answers[0].headers == answers[1].headers


def test_an_order_is_answered_alike_on_both_ways(page: Any) -> None:
    answers = []
    for seat in open_game(page)[1]:
        answers.append(seat.order(0, LOW))
        assert answers[-1].json() == seat.look(since=0)
        page.headers.pop("origin", None)
    told = [{**got.headers, "content-length": None} for got in answers]
    assert told[0] == told[1]


def test_an_illegal_order_is_answered_with_its_rule(client: Any) -> None:
    _, seats = open_game(client)
    told = _illegal(seats[0]).json()
    assert told["rule"] == "FLAMES-SETUP-04"
    assert told["rule"] in client.get("/api/systems/flames/rules").json()
    assert told["facts"] == {"decision": "start"}


def test_a_replayed_order_is_stored_once(client: Any) -> None:
    _, seats = open_game(client)
    assert seats[0].order(0, LOW).status_code == 200
    again = seats[0].order(0, LOW)
    assert (again.status_code, again.json()["code"]) == (409, "order/stale")


def test_undo_and_resign(client: Any) -> None:
    _, seats = open_game(client)
    assert seats[0].answer() is not None
    message = seats[0].look()
    assert message["undo"]
    assert seats[0].post("undo", {"count": 1}).json()["asked"]["count"] == 2
    assert seats[1].post("resign").json()["outcome"]["resigned"] == 1
    message = seats[0].look()
    assert message["outcome"]["points"] == [1.0, 0.0]
    assert message["seed"] is not None


def test_hosts_and_spectators_watch_and_know_no_hand(client: Any) -> None:
    opened, seats = open_game(client)
    play = seats[0].order(0, LOW)
    assert play.status_code == 200
    for role in ("host", "spectator"):
        watcher = Seat(client, opened["game"], opened[role])
        message = watcher.look()
        assert message["asked"] is None
        assert all(aircraft["hand"] is None for aircraft in message["view"]["aircraft"])
        assert watcher.order(0, LOW).status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {"system": "nothing", "seats": ["human", "human"]},
        {"system": "flames", "seats": ["human"]},
        {"system": "flames", "seats": ["human", "nobody"]},
        {"system": "flames", "seats": ["human", "human"], "scenario": "nowhere"},
        {"system": "flames", "seats": ["human", "human"], "options": {"nonsense": True}},
        {"system": "flames", "seats": ["human", "human"], "more": 1},
        {"system": "flames"},
        [],
    ],
)
def test_a_game_that_cannot_be_is_refused(client: Any, body: Any) -> None:
    got = client.post("/api/games", json=body)
    assert got.status_code == 400
    assert set(got.json()) == {"code", "message"}


def test_what_is_served_about_systems(client: Any) -> None:
    systems = {system["slug"]: system for system in client.get("/api/systems").json()}
    assert list(systems) == slugs()
    system = systems["flames"]
    assert [*system["bots"]] == ["random", "tactical", "recruit", "pilot", "veteran", "ace"]
    assert system["bots"]["ace"] == ["cautious", "aggressive", "opportunist"]
    scenarios = client.get("/api/systems/flames/scenarios").json()
    assert system["first_scenario"] in {scenario["id"] for scenario in scenarios}
    unknown = client.get("/api/systems/nothing/scenarios")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "name/unknown")
    assert client.get("/nowhere").json()["code"] == "address/unknown"
    assert client.get("/health").json()["status"] == "ok"
    schema = client.get("/schema").json()
    assert "/api/games/{game}/orders" in schema["paths"]


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/main.js%00",
        "/" + "a" * 5000,
        "/a" * 3000,
        "/%2e%2e/__init__.py",
        "/..%2f__init__.py",
        "/parts/..%2f..%2f__init__.py",
        "/%2fetc/passwd",
        "/words/..%2fwords%2ffr.ftl",
        "/words/fr",
        "/vendor/preact.d.ts",
        "/v/none/main.js",
        "/v/none/..%2fmain.js",
    ],
)
def test_what_is_no_file_of_the_page_is_not_found(client: Any, path: str) -> None:
    got = client.get(path)
    assert got.status_code == 404, got.text
    assert set(got.json()) == {"code", "message"}


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rate=0.5, burst=5) as client:
        _, seats = stored_game(client)
        codes = [seats[0].order(9, LOW).status_code for _ in range(7)]
        assert codes == [409] * 5 + [429] * 2
        got = seats[0].order(9, LOW)
        assert got.json()["code"] == "rate/limit"
        assert 1 <= int(got.headers["retry-after"]) <= 2
        assert seats[1].look()["asked"], "another key has a bucket of its own"
        codes = [client.get(seats[0].address).status_code for _ in range(6)]
        assert codes[-1] == 429, "guessing keys is limited too"
