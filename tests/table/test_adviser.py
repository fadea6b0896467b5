"""Advice at the table: it goes on in the workers while somebody asks, and nobody waits for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, open_game

from escadrille.bots.advice import advise
from escadrille.kernel import game as games
from escadrille.kernel.rng import dealt
from escadrille.table import asking


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("table") / "t.db") as one:
        yield one


def campaign(client: Any, **more: Any) -> tuple[dict[str, Any], Seat]:
    opened, (seat,) = open_game(client, "human", system="phantom", **more)
    return opened, seat


def ask(seat: Seat, count: int = 0, flights: int = 24, **params: Any) -> Any:
    got = seat.client.post(
        f"{seat.address}/advice",
        json={"count": count, "flights": flights},
        params=params,
        headers=bearer(seat.key),
    )
    return got.json() if got.status_code == 200 else (got.status_code, got.json()["code"])


def poll(seat: Seat, **params: Any) -> Any:
    got = seat.client.get(f"{seat.address}/advice", params=params, headers=bearer(seat.key))
    return got.json() if got.status_code == 200 else (got.status_code, got.json()["code"])


def finished(seat: Seat, **params: Any) -> Any:
    for _ in range(600):
        told = poll(seat, **params)
        if told["done"]:
            return told
        time.sleep(0.05)
    raise AssertionError("no end")


def test_advice_comes_heat_by_heat_and_meanwhile_the_game_answers(client: Any) -> None:
    _, seat = campaign(client)
    begun = ask(seat, lang="fr")
    assert (begun["done"], begun["played"], begun["plans"]) == (False, 0, [])
    assert seat.look()["asked"]
    told = finished(seat, lang="fr")
    assert 0 < told["played"] <= told["wanted"] == 24
    legal = [one["order"] for one in seat.look()["asked"]["legal"]]
    for plan in told["plans"]:
        assert plan["told"]["order"] in legal
        assert plan["told"]["say"]
        assert {"mean", "low", "high"} == plan["figures"]["vp"].keys()
        assert plan["says"]
    titles = {plan["name"]: plan["title"] for plan in told["plans"]}
    assert titles == {"usual": "comme d’habitude", "": None}
    assert [chair["hints"] for chair in seat.look()["seats"]] == [1]


def test_the_workers_give_the_advice_that_the_terminal_gives(client: Any) -> None:
    _, seat = campaign(client)
    ask(seat)
    told = finished(seat)
    seat.post("resign")
    message = seat.look()
    seed = dealt(int(message["seed"]), {0: message["parts"]["0"]})
    game = games.new("phantom", seed=seed, seats=["human"])
    *_, same = advise(game, 0, 24)
    assert [plan["worlds"] for plan in told["plans"]] == [way.worlds for way in same.ways]
    assert [plan["figures"] for plan in told["plans"]] == [
        {name: figure._asdict() for name, figure in way.figures.items()} for way in same.ways
    ]


def test_a_second_request_takes_the_place_of_the_first(client: Any) -> None:
    _, seat = campaign(client)
    ask(seat, flights=2000)
    assert ask(seat, flights=16)["wanted"] == 16
    assert finished(seat)["wanted"] == 16
    assert [chair["hints"] for chair in seat.look()["seats"]] == [1]


def test_an_order_ends_the_advice_for_it(client: Any) -> None:
    _, seat = campaign(client)
    ask(seat, flights=2000)
    seat.answer()
    assert poll(seat) == (409, "order/stale")


def test_it_can_be_given_up(client: Any) -> None:
    _, seat = campaign(client)
    ask(seat, flights=2000)
    got = client.delete(f"{seat.address}/advice", headers=bearer(seat.key))
    assert got.status_code == 204
    assert poll(seat) == (409, "order/stale")


def test_who_leaves_gives_it_up(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seat = campaign(client)
    monkeypatch.setattr(asking, "PATIENCE", 0.2)
    ask(seat, flights=2000)
    time.sleep(0.5)
    assert poll(seat) == (409, "order/stale")


def test_advice_is_for_the_seat_that_is_asked(client: Any) -> None:
    opened, seat = campaign(client)
    for name in ("host", "spectator"):
        other = Seat(client, opened["game"], opened[name])
        assert ask(other) == poll(other) == (403, "key/forbidden")
    assert ask(seat, 1) == (409, "order/stale")
    assert poll(seat) == (409, "order/stale")
    seat.post("resign")
    assert ask(seat) == (409, "game/over")


def test_there_is_none_where_hints_are_off_or_the_system_has_no_adviser(client: Any) -> None:
    _, seat = campaign(client, hints=False)
    assert ask(seat) == (403, "hint/off")
    _, seats = open_game(client)
    one = next(seat for seat in seats if seat.look()["asked"])
    assert ask(one) == (409, "advice/none")
    assert all(chair["hints"] == 0 for chair in one.look()["seats"])


def test_a_proposal_is_a_row_of_orders_that_can_be_sent(client: Any) -> None:
    _, seat = campaign(client)
    got = seat.client.post(
        f"{seat.address}/proposal",
        json={"count": 0},
        params={"lang": "en"},
        headers=bearer(seat.key),
    )
    assert got.status_code == 200
    for told in got.json():
        message = seat.look()
        assert message["asked"]["decision"] == "recruit"
        assert told["say"]
        assert seat.order(message["count"], told["order"]).status_code == 200
    assert seat.look()["asked"]["decision"] != "recruit"
