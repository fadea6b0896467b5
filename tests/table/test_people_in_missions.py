"""A person of a campaign is the same in its missions: told, blocked and signed out there too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.table import tourney
from tests.table.players import QUICK, Seat, bearer
from tests.table.receivers import Browser
from tests.table.test_persons import Person, elsewhere, is_shut_out, new_person
from tests.table.test_webhooks import ear
from tests.table.tourney import fly, mission_of, open_tourney

from escadrille.table.http import Settings, create_app
from escadrille.table.outgoing import Outgoing


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tourney.installed(tmp_path_factory.mktemp("outside")):
        yield


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    here = Outgoing(allows="127.0.0.1".__eq__, ports=frozenset(range(65536)))
    with TestClient(create_app(Settings(database=str(tmp_path / "t.db"), limits=QUICK), here)) as a:
        yield a


def people(client: Any) -> tuple[list[Person], list[Seat]]:
    """Seat two people with links at a campaign."""
    _, seats = open_tourney(client)
    both = [new_person(client) for _ in seats]
    for person, seat in zip(both, seats, strict=True):
        person.take(seat)
    return both, [person.places()[0] for person in both]


def test_who_is_away_is_told_that_a_mission_waits_for_him(client: Any) -> None:
    (ana, _), seats = people(client)
    browser = Browser()
    with ear(201, 201, 201, 201) as receiver:
        ana.ask("POST", "/push", browser.subscription(receiver.url))
        fly(seats, "fly", "fly")
        mine, other = (mission_of(seat) for seat in seats)
        games = set()
        for _ in range(20):
            for seat in (mine, other):
                seat.answer()
            games = {browser.opened(body)["game"] for _, _, body in receiver.heard}
            if mine.game in games:
                break
        assert mine.game in games


def test_who_is_blocked_is_not_heard_in_a_mission_and_may_be_blocked_there(client: Any) -> None:
    _, seats = people(client)
    fly(seats, "fly", "fly")
    mine, other = (mission_of(seat) for seat in seats)
    other.post("chat", {"text": "first"})
    seat = other.look()["seat"]
    assert mine.post("block", {"seat": seat}).status_code == 200
    other.post("chat", {"text": "second"})
    for one in (mine, seats[0]):
        heard = client.get(f"{one.address}/chat", headers=bearer(one.key)).json()
        assert heard["lines"] == []
    own = client.get(f"{other.address}/chat", headers=bearer(other.key)).json()
    assert [line["text"] for line in own["lines"]] == ["first", "second"]


def test_a_renewed_link_ends_sockets_in_missions_too(client: Any) -> None:
    (ana, _), seats = people(client)
    fly(seats, "fly", "fly")
    mine = mission_of(seats[0])
    other = elsewhere(ana)
    with client.websocket_connect(f"{mine.address}/ws") as socket:
        socket.send_json({"key": mine.key})
        socket.receive_json()
        other.ask("POST", "/link")
        while (told := socket.receive_json(timeout=10)).get("code") is None:
            pass
        assert told["code"] == "key/unknown"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json(timeout=10)
    assert is_shut_out(mine)
