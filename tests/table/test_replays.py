"""Finished games: moment by moment, with anyone's knowledge; records brought from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import Seat, bearer, client_of, new_match, open_game, play_out

from escadrille.kernel import record


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


@pytest.fixture(scope="module")
def ended(client: Any) -> Seat:
    _, seats = open_game(client)
    play_out(seats)
    return seats[0]


def replay(place: Seat, **params: Any) -> Any:
    got = place.client.get(f"{place.address}/replay", params=params, headers=bearer(place.key))
    return got.json() if got.status_code == 200 else (got.status_code, got.json()["code"])


def hands(view: Any) -> list[Any]:
    return [aircraft["hand"] for aircraft in view["aircraft"]]


def test_a_running_game_has_no_replay(client: Any) -> None:
    _, (seat, _) = open_game(client)
    assert replay(seat) == (409, "game/running")


def test_a_replay_ends_as_the_game_did(ended: Seat) -> None:
    total = replay(ended, count=1)["total"]
    told = ended.look()
    (last,) = replay(ended, **{"from": total - 1}, seat=0)["moments"]
    assert last["view"] == told["view"]
    assert last["number"] == total - 1
    assert replay(ended, **{"from": total})["moments"] == []


def test_pages_of_a_replay_join_without_a_seam(ended: Seat) -> None:
    whole = replay(ended, seat=1, count=30, lang="fr")["moments"]
    pages = [
        moment
        for start in range(0, 30, 10)
        for moment in replay(ended, seat=1, count=10, lang="fr", **{"from": start})["moments"]
    ]
    assert pages == whole
    assert [moment["number"] for moment in whole] == list(range(30))
    told = [line for moment in whole for line in moment["said"] if line]
    assert all(line["say"] and line["rule"].startswith("FLAMES-") for line in told)


def test_each_knowledge_shows_its_own_hands(ended: Seat) -> None:
    at: dict[str, Any] = {"from": 10, "count": 1}
    mine = hands(replay(ended, seat=0, **at)["moments"][0]["view"])
    theirs = hands(replay(ended, seat=1, **at)["moments"][0]["view"])
    watched = replay(ended, **at)["moments"][0]
    assert [hand is None for hand in mine] == [False, True]
    assert [hand is None for hand in theirs] == [True, False]
    assert hands(watched["view"]) == [None, None]
    assert watched["open"] is None
    opened = replay(ended, seat="open", **at)["moments"][0]["open"]
    assert [hands(view) for view in opened] == [mine, theirs]


def test_events_of_a_replay_are_those_that_the_seat_was_told(ended: Seat) -> None:
    total = replay(ended, count=1)["total"]
    events = [
        event
        for start in range(0, total, 100)
        for moment in replay(ended, seat=0, count=100, **{"from": start})["moments"]
        for event in moment["events"]
    ]
    assert events == ended.look()["events"]


@pytest.mark.parametrize(
    "params", [{"seat": "7"}, {"seat": "-1"}, {"seat": "x"}, {"count": 0}, {"count": 101}]
)
def test_a_bad_request_for_a_replay_is_told(ended: Seat, params: dict[str, Any]) -> None:
    assert replay(ended, **params) == (400, "request/bad")


def test_a_record_is_brought_and_watched(client: Any, ended: Seat) -> None:
    raw = client.get(f"{ended.address}/record", headers=bearer(ended.key)).content
    got = client.post("/api/records", content=raw)
    assert got.status_code == 201, got.text
    brought = Seat(client, got.json()["game"], got.json()["spectator"])
    assert brought.game != ended.game
    for known in ("open", 0, 1):
        told = {**replay(ended, seat=known), "seals": {}}  # what was promised is not in a record
        assert replay(brought, seat=known) == told
    assert brought.look()["outcome"] == ended.look()["outcome"]
    assert client.get(f"{brought.address}/record", headers=bearer(brought.key)).content == raw


def test_a_bad_record_is_refused_with_its_line(client: Any, ended: Seat) -> None:
    raw = client.get(f"{ended.address}/record", headers=bearer(ended.key)).content
    rows = raw.splitlines(keepends=True)
    bad = {
        b"": "line 1: no header",
        b"<script>": "line 1",
        b"".join(rows[:-1]): "no end line",
        b"".join(rows[:5] + rows[6:]): "line 6",
        raw.replace(b'"seat":0', b'"seat":1', 1): "line",
        raw.replace(b'"system":"flames"', b'"system":"flumes"'): "line 2: edited",
        b"\xff\xfe" + raw: "line 1",
    }
    for text, said in bad.items():
        got = client.post("/api/records", content=text)
        assert (got.status_code, got.json()["code"]) == (400, "request/bad"), text[:40]
        assert said in got.json()["message"]
    assert client.post("/api/records", content=b"x" * (5 * 1024 * 1024)).status_code == 413


def resigned(lines: int = 0, **header: Any) -> bytes:
    """Return a record that is whole: a seat wavers, then gives up."""
    game = new_match().game
    game.resign(0)
    low = msgspec.Raw(b'{"order":"level","level":"low"}')
    wavers = [
        record.Line(n, 0, undo=True) if n % 2 else record.Line(n, 0, low) for n in range(lines)
    ]
    return record.dump(
        msgspec.structs.replace(game.header, **header), wavers, game.end(len(wavers))
    )


@pytest.mark.parametrize(
    "raw",
    [
        resigned(seats=[]),
        resigned(seats=["human"]),
        resigned(seats=["human"] * 10_000),
        resigned(seats=["human", "<script>"]),
        resigned(seats=["human", "x" * 10_000]),
        resigned(lines=6000),
    ],
    ids=["nobody", "one", "crowd", "markup", "long name", "too many orders"],
)
def test_a_record_that_is_whole_but_of_no_game_is_refused(client: Any, raw: bytes) -> None:
    assert client.post("/api/records", content=resigned(lines=4)).status_code == 201
    assert client.post("/api/records", content=raw).status_code == 400


def test_words_are_sent_to_who_asks_for_them(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, (seat, _) = open_game(client)
        assert seat.look()["said"] is None
        french, english = seat.look(lang="fr"), seat.look(lang="en")
        assert len(french["said"]["legal"]) == len(french["asked"]["legal"])
        assert "altitude" in french["said"]["question"][0]
        assert french["said"]["question"] != english["said"]["question"]
        assert "[" not in french["said"]["question"][0]
        plain = {**french, "said": None}
        assert plain == {**english, "said": None} == seat.look()
