"""Several orders as one answer: stored together, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, open_game, play_out

from escadrille.kernel import game as games

FLY: dict[str, Any] = {"order": "fly", "inches": 5}
LEFT: dict[str, Any] = {"order": "turn", "turn": "l15"}
DIVE: dict[str, Any] = {"order": "do", "word": "dive"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with client_of(tmp_path_factory.mktemp("composed") / "t.db") as one:
        yield one


def flying(client: Any) -> tuple[list[Seat], Seat, dict[str, Any]]:
    """Return a game in which a seat is asked for a move."""
    _, seats = open_game(client, system="skies", scenario="first-flight")
    for _ in range(200):
        for seat in seats:
            message = seat.look()
            if message["asked"] and message["asked"]["decision"] == "fly":
                return seats, seat, message
            seat.answer()
    raise AssertionError("nobody flies")


def given(seat: Seat, message: dict[str, Any], *orders: Any) -> Any:
    order, *then = orders
    return seat.post("orders", {"count": message["asked"]["count"], "order": order, "then": then})


def test_a_move_is_one_answer(client: Any, tmp_path: Path) -> None:
    seats, seat, message = flying(client)
    got = given(seat, message, DIVE, {"order": "fly", "inches": 8}, LEFT)
    assert got.status_code == 200, got.text
    told = got.json()
    assert told["asked"] is None or told["asked"]["decision"] != "turn"
    assert [one["event"] for one in told["events"][-3:]].count("Flew") == 1
    play_out(seats)
    path = tmp_path / "game.jsonl"
    got = client.get(seat.address + "/record", headers=bearer(seat.key))
    path.write_bytes(got.content)
    game, read = games.load(path)
    assert read.end is not None
    assert [type(order).__name__ for _, order in game.orders].count("Fly") > 1


@pytest.mark.parametrize("bad", [LEFT | {"turn": "l60"}, FLY, {"order": "nonsense"}])
def test_one_that_is_refused_has_none_taken(client: Any, bad: Any) -> None:
    _, seat, message = flying(client)
    got = given(seat, message, FLY, bad)
    assert got.status_code in (400, 409)
    after = seat.look()
    assert after["asked"] == message["asked"]
    assert after["number"] == message["number"]
    assert given(seat, message, FLY, LEFT).status_code == 200


def test_nobody_tries_what_comes_of_an_order(client: Any) -> None:
    """After the turn somebody is asked anew or dice fall: nothing may follow it unseen."""
    _, seat, message = flying(client)
    assert given(seat, message, FLY, LEFT, *[FLY] * 7).status_code in (400, 409)
    assert given(seat, message, FLY, *[LEFT] * 9).status_code == 400
    assert seat.look()["asked"] == message["asked"]
