"""What people do beside flying: names, draws, resigning, rematches, and seats that bots keep."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, gather, open_game, play_out

from escadrille.kernel import game as games
from escadrille.table.spelling import check_name

LOW = {"order": "level", "level": "low"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def refused(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["code"]


def test_a_message_says_what_is_played_and_by_whom(client: Any) -> None:
    before = int(time.time())
    opened, (one, _) = open_game(client)
    message = one.look()
    assert (message["game"], message["system"]) == (opened["game"], "flames")
    assert message["scenario"] == "first-duel"
    chair = {"who": "human", "name": None, "taken": None, "hints": 0, "sits": True}
    assert message["seats"] == [{**chair, "muted": False, "deletes": False, "backs": 0}] * 2
    assert before <= message["asked_at"] <= time.time()
    assert (message["draw"], message["rematch"], message["host"]) == ([], None, False)
    assert Seat(client, opened["game"], opened["host"]).look()["host"]
    assert not Seat(client, opened["game"], opened["spectator"]).look()["host"]


# Names.


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Jean-Pierre L’Écuyer",
        "O'Brien Jr.",
        "Ω 7",
        "Ирина",
        "山本",
        "अनिल",
        "ﺳﻠﻴﻢ",
        "x" * 24,
    ],
)
def test_a_name_may_be_of_any_script(client: Any, name: str) -> None:
    _, (one, two) = open_game(client)
    assert one.post("name", {"name": f" {name} "}).json()["seats"][0]["name"] == name
    assert [chair["name"] for chair in two.look()["seats"]] == [name, None]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "...",
        "x" * 25,
        "<b>Ana</b>",
        "<script>alert(1)</script>",
        "Ana&amp;",
        'Ana"',
        "Ana\n",
        "Ana\x00",
        "A\u202ena",
        "A\u200fna",
        "A\u2066na",
        "Ana\u00a0Li",
        "\u3164",
        "Ana\ufe0f",
        "\u0301Ana",
        "A" + "\u0335" * 4,
        "Ana🛩",
        "{name}",
        "Ana/Li",
    ],
)
def test_a_name_that_is_not_one_is_refused(client: Any, name: str) -> None:
    _, (one, two) = open_game(client)
    before = two.look()
    assert refused(one.post("name", {"name": name})) == (400, "name/bad")
    assert two.look() == before


def test_only_a_seat_has_a_name(client: Any) -> None:
    opened, _ = open_game(client)
    for role in ("host", "spectator"):
        watcher = Seat(client, opened["game"], opened[role])
        assert refused(watcher.post("name", {"name": "Ana"})) == (403, "key/forbidden")


def test_a_name_disturbs_no_question(client: Any) -> None:
    _, (one, _) = open_game(client)
    assert one.post("name", {"name": "Ana"}).json()["asked"]["count"] == 0
    assert one.order(0, LOW).status_code == 200
    assert one.post("name", {"name": "Ben"}).json()["undo"], "nor what may be taken back"


def test_composed_and_decomposed_names_are_the_same() -> None:
    assert check_name("Ame\u0301lie") == check_name("Amélie") == "Amélie"


# Draws.


def test_a_draw_is_agreed_on(client: Any, tmp_path: Path) -> None:
    _, (one, two) = open_game(client)
    one.answer()
    assert one.post("draw", {"offer": True}).json()["draw"] == [0]
    assert two.look()["draw"] == [0]
    message = two.post("draw", {"offer": True}).json()
    assert message["outcome"] == {
        "points": [0.5, 0.5],
        "scores": None,
        "reason": "agreed",
        "resigned": None,
    }
    assert (message["waiting"], message["asked"]) == ([], None)
    assert one.look()["seed"] is not None
    assert refused(one.post("draw", {"offer": True})) == (409, "game/over")
    game = recorded(one, tmp_path)
    assert game.agreed
    assert game.outcome is not None
    assert game.outcome.points == (0.5, 0.5)


def recorded(seat: Seat, folder: Path) -> games.Game:
    got = seat.client.get(seat.address + "/record", headers=bearer(seat.key))
    path = folder / "game.jsonl"
    path.write_bytes(got.content)
    game, read = games.load(path)
    assert read.end is not None
    return game


def test_an_offer_lapses(client: Any) -> None:
    _, (one, two) = open_game(client)
    for lapse in (
        lambda: one.post("draw", {"offer": False}),
        lambda: two.post("draw", {"offer": False}),
        lambda: one.order(0, LOW),
        lambda: one.post("undo", {"count": 1}),
    ):
        assert one.post("draw", {"offer": True}).json()["draw"] == [0]
        assert lapse().json()["draw"] == []
        assert two.look()["outcome"] is None
    one.post("draw", {"offer": True})
    two.order(0, LOW)
    assert two.look()["draw"] == [0], "an order of another seat leaves the offer open"


def test_an_offer_repeated_is_stored_once(client: Any) -> None:
    _, (one, two) = open_game(client)
    assert two.post("draw", {"offer": False}).status_code == 200
    for _ in range(3):
        assert one.post("draw", {"offer": True}).json()["draw"] == [0]


def test_a_bot_agrees_to_no_draw(client: Any) -> None:
    _, (one,) = open_game(client, "human", "tactical")
    assert refused(one.post("draw", {"offer": True})) == (409, "draw/impossible")
    _, people = open_game(client, "human", "human", "random", "random", scenario="free-for-all")
    assert refused(people[0].post("draw", {"offer": True})) == (409, "draw/impossible")


def test_everyone_must_agree(client: Any) -> None:
    _, seats = open_game(client, *["human"] * 4, scenario="free-for-all")
    for number, seat in enumerate(seats):
        message = seat.post("draw", {"offer": True}).json()
        assert (message["outcome"] is not None) == (number == 3)
    assert message["outcome"]["points"] == [0.25] * 4


# Resigning.


def test_a_camp_loses_together(client: Any, tmp_path: Path) -> None:
    _, seats = open_game(client, *["human"] * 3, scenario="berlin")
    camps = seats[0].look()["view"]["seats"]
    mate = camps.index(camps[0], 1)
    outcome = seats[0].post("resign").json()["outcome"]
    assert outcome["points"] == [0.0 if camp == camps[0] else 1.0 for camp in camps]
    assert outcome["points"][mate] == 0.0
    game = recorded(seats[1], tmp_path)
    assert game.resigned == 0
    assert game.outcome is not None
    assert list(game.outcome.points) == outcome["points"]


@pytest.mark.parametrize("agreed", [False, True])
def test_the_record_of_a_game_that_its_seats_ended_can_be_brought(
    client: Any, agreed: bool
) -> None:
    _, (one, two) = open_game(client)
    one.answer()
    one.post("undo", {"count": 1})
    two.answer()
    if agreed:
        two.post("draw", {"offer": True})
        one.post("draw", {"offer": True})
    else:
        two.post("resign")
    record = client.get(one.address + "/record", headers=bearer(one.key)).content
    brought = client.post("/api/records", content=record).json()
    watcher = Seat(client, brought["game"], brought["spectator"])
    assert watcher.look()["outcome"] == one.look()["outcome"]
    again = client.get(watcher.address + "/record", headers=bearer(watcher.key)).content
    assert again == record


# Rematches.


def test_a_rematch_swaps_seats_and_each_has_his_key(client: Any) -> None:
    opened, (one, two) = open_game(client, delay=0)
    one.post("name", {"name": "Ana"})
    assert refused(one.post("rematch")) == (409, "game/running")
    two.post("resign")
    assert one.post("rematch").json()["rematch"] is None
    assert one.look()["rematch"] is None
    told = two.post("rematch").json()["rematch"]
    watchers = [Seat(client, opened["game"], opened[role]) for role in ("host", "spectator")]
    found = [seat.look()["rematch"] for seat in (one, two, *watchers)]
    assert found[1] == told
    assert len({each["game"] for each in found}) == 1
    assert len({each["key"] for each in found}) == 4
    assert found == [seat.look()["rematch"] for seat in (one, two, *watchers)], "and it stays so"
    again = [Seat(client, each["game"], each["key"]) for each in found]
    gather(*again[:2])
    messages = [seat.look() for seat in again]
    assert [message["seat"] for message in messages] == [1, 0, None, None]
    assert [message["host"] for message in messages] == [False, False, True, False]
    assert [chair["name"] for chair in messages[0]["seats"]] == [None, "Ana"]
    assert messages[0]["commitment"] != one.look()["commitment"]
    assert messages[0]["outcome"] is None
    assert again[0].order(messages[0]["asked"]["count"], LOW).status_code == 200
    for old in (one, two):
        assert Seat(client, again[0].game, old.key).post("resign").status_code == 403


def test_a_rematch_against_bots_opens_at_once(client: Any) -> None:
    _, (one,) = open_game(client, "human", "tactical", options={"decks": 2})
    one.post("resign")
    told = one.post("rematch").json()["rematch"]
    again = Seat(client, told["game"], told["key"])
    message = again.look()
    assert [chair["who"] for chair in message["seats"]] == ["tactical", "human"]
    assert message["scenario"] == one.look()["scenario"]


def test_a_rematch_keeps_the_options(client: Any) -> None:
    _, (one, two) = open_game(client, options={"decks": 2})
    two.post("resign")
    one.post("rematch")
    two.post("rematch")
    following = [seat.look()["rematch"] for seat in (one, two)]
    again, other = (Seat(client, told["game"], told["key"]) for told in following)
    gather(again, other)
    again.post("resign")
    got = client.get(again.address + "/record", headers=bearer(again.key))
    first = client.get(one.address + "/record", headers=bearer(one.key))
    header, old = (each.text.splitlines()[0] for each in (got, first))
    assert '"decks":2' in old
    assert '"decks":2' in header


def test_a_revoked_key_follows_nowhere(client: Any) -> None:
    _, (one, two) = open_game(client)
    two.post("resign")
    one.post("rematch")
    rematch = two.post("rematch").json()["rematch"]
    following = Seat(client, rematch["game"], rematch["key"])
    assert following.post("keys", {}).status_code == 201
    assert two.look()["rematch"] is None, "he has another key there"


# Seats that bots keep.


def test_a_bot_flies_for_a_person_who_comes_back(client: Any) -> None:
    _, (one, two) = open_game(client)
    two.answer()
    assert two.look()["undo"]
    assert two.post("seats/1", {"bot": "random"}).json()["seats"][1]["taken"] == "random"
    message = two.look()
    assert message["seats"][1] == {
        "who": "human",
        "name": None,
        "taken": "random",
        "hints": 0,
        "sits": True,
        "muted": False,
        "deletes": False,
        "backs": 0,
    }
    assert not message["undo"]
    assert refused(two.post("undo", {"count": 1})) == (409, "seat/taken")
    assert refused(two.order(message["asked"]["count"] if message["asked"] else 1, LOW)) == (
        409,
        "seat/taken",
    )
    assert refused(two.post("resign")) == (409, "seat/taken")
    assert refused(one.post("draw", {"offer": True})) == (409, "draw/impossible")
    assert len(answer_often(one, 2)) == 2, "the bot has flown"
    assert two.post("seats/1", {"bot": None}).json()["seats"][1]["taken"] is None
    end = play_out([one, two])
    assert end["outcome"]


def answer_often(seat: Seat, answers: int) -> list[Any]:
    """Answer for one seat that often; what the other is asked must be answered by a bot."""
    done: list[Any] = []
    end = time.monotonic() + 20
    while len(done) < answers and not (message := seat.look())["outcome"]:
        assert time.monotonic() < end
        if message["asked"]:
            done.append(seat.answer())
        else:
            time.sleep(0.005)
    return done


@pytest.mark.parametrize(
    ("place", "body", "status", "code"),
    [
        ("seats/1", {"bot": "nobody"}, 400, "request/bad"),
        ("seats/9", {"bot": "random"}, 400, "request/bad"),
        ("seats/9", {"bot": None}, 400, "request/bad"),
        ("seats/x", {"bot": "random"}, 404, "address/unknown"),
        ("seats/1", {"bot": 3}, 400, "request/bad"),
        ("seats/1", {}, 400, "request/bad"),
    ],
)
def test_a_bot_that_cannot_sit_there_is_refused(
    client: Any, place: str, body: Any, status: int, code: str
) -> None:
    opened, (one, _) = open_game(client)
    before = one.look()
    host = Seat(client, opened["game"], opened["host"])
    assert refused(host.post(place, body)) == (status, code)
    assert one.look() == before


def test_nobody_else_seats_a_bot(client: Any) -> None:
    opened, (one, two) = open_game(client)
    watcher = Seat(client, opened["game"], opened["spectator"])
    host = Seat(client, opened["game"], opened["host"])
    for who in (one, watcher):
        assert refused(who.post("seats/1", {"bot": "random"})) == (403, "key/forbidden")
    two.post("seats/1", {"bot": "random"})
    for who in (one, watcher):
        assert refused(who.post("seats/1", {"bot": None})) == (403, "key/forbidden")
    assert host.post("seats/1", {"bot": None}).json()["seats"][1]["taken"] is None
    _, (alone,) = open_game(client, "human", "random")
    assert alone.post("seats/1", {"bot": None}).status_code == 403


def test_a_bot_replaced_while_it_thinks_is_asked_again(client: Any) -> None:
    _, (one, two) = open_game(client)
    for bot in ("tactical", None, "random", None, "tactical", "random"):
        two.post("seats/1", {"bot": bot})
    one.answer()
    assert answer_often(one, 3)
    assert two.look()["seats"][1]["taken"] == "random"


def test_the_host_changes_the_level_of_a_bot_at_once(client: Any) -> None:
    opened, (one,) = open_game(client, "human", "random")
    host = Seat(client, opened["game"], opened["host"])
    assert refused(one.post("seats/1", {"bot": "recruit"})) == (403, "key/forbidden")
    changed = host.post("seats/1", {"bot": "recruit:cautious"}).json()["seats"][1]
    assert (changed["who"], changed["taken"]) == ("random", "recruit:cautious")
    assert answer_often(one, 8)
    assert host.post("seats/1", {"bot": None}).json()["seats"][1]["taken"] is None
    one.post("resign")
    assert refused(host.post("seats/1", {"bot": "recruit"})) == (409, "game/over")
    lines = one.client.get(f"{one.address}/record", headers=bearer(one.key)).text.splitlines()
    decided = {json.loads(line).get("bot") for line in lines[1:-1]}
    assert "recruit:cautious" in decided
    assert decided <= {None, "random", "recruit:cautious"}


def test_a_rematch_is_flown_by_the_bot_that_flew_last(client: Any) -> None:
    opened, (one,) = open_game(client, "human", "random", hints=False)
    Seat(client, opened["game"], opened["host"]).post("seats/1", {"bot": "recruit:aggressive"})
    one.post("resign")
    rematch = one.post("rematch").json()["rematch"]
    message = Seat(client, rematch["game"], rematch["key"]).look()
    assert [chair["who"] for chair in message["seats"]] == ["recruit:aggressive", "human"]
    assert not message["hints"]
