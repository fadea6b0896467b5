"""The lobby: tables open to all, to who has the link, or by invitation; watching; blocking."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, gather, open_game, open_table, sit
from tests.table.test_persons import Person, new_person, refused

from escadrille.table import lobby as lobbies
from escadrille.table.reaching import reach


@pytest.fixture
def client(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setattr(lobbies, "PACE", 0.05)
    with client_of(database) as one:
        yield one


def listed(client: Any, person: Person | None = None) -> list[dict[str, Any]]:
    headers = bearer(person.device) if person else {}
    got = client.get("/api/lobby", headers=headers)
    assert got.status_code == 200, got.text
    return got.json()["tables"]


def come(client: Any, game: str, invitation: str = "open", **more: Any) -> Any:
    headers = more.pop("headers", {})
    body = {"invitation": invitation, **more}
    return client.post(f"/api/games/{game}/sit", json=body, headers=headers)


def test_a_table_open_to_all_is_listed_and_taken_from_the_list(client: Any) -> None:
    opened = open_table(client, door="all", clock={"minutes": 5})
    one = sit(client, opened, 0, name="Ana")
    (table,) = listed(client)
    assert (table["game"], table["free"], table["watch"]) == (opened["game"], [1], False)
    assert table["clock"] == {"minutes": 5}
    assert table["seats"][0]["name"] == "Ana"
    assert refused(come(client, opened["game"], seat=0)) == (401, "invitation/void")
    sat = come(client, opened["game"], name="Ben", secret="s" * 20)
    assert sat.json()["seat"] == 1
    again = come(client, opened["game"], name="Ben", secret="s" * 20)
    assert again.json() == sat.json(), "the answer was lost: it comes again"
    assert refused(come(client, opened["game"])) == (401, "invitation/void")
    spent = come(client, opened["game"], opened["invitations"][1])
    assert refused(spent) == (401, "invitation/void"), "the invitation to the seat is void"
    gather(one, Seat(client, opened["game"], sat.json()["key"]))
    assert listed(client) == [], "nothing is left to do there"


def test_a_table_by_link_is_open_to_who_has_it_and_listed_nowhere(client: Any) -> None:
    opened = open_table(client, door="link")
    assert listed(client) == []
    assert refused(come(client, opened["game"])) == (401, "invitation/void")
    seats = [come(client, opened["game"], opened["door"]).json()["seat"] for _ in range(2)]
    assert seats == [0, 1]
    assert refused(come(client, opened["game"], opened["door"])) == (401, "invitation/void")
    door = Seat(client, opened["game"], opened["door"])
    got = client.get(door.address, headers=bearer(door.key))
    assert refused(got) == (403, "key/forbidden"), "it opens nothing else"


def test_by_invitation_nobody_else_comes(client: Any) -> None:
    opened = open_table(client)
    assert opened["door"] is None
    assert refused(come(client, opened["game"])) == (401, "invitation/void")
    watch = client.get(f"/api/games/{opened['game']}", headers=bearer("open"))
    assert watch.status_code == 401


def test_anyone_may_watch_where_the_table_allows_it(client: Any) -> None:
    opened, (one, _) = open_game(client, door="all", watch=True)
    hidden, _ = open_game(client, door="all")
    (table,) = listed(client)
    assert (table["game"], table["free"], table["watch"]) == (opened["game"], [], True)
    watcher = Seat(client, opened["game"], "open")
    assert watcher.look()["seat"] is None
    assert refused(watcher.post("name", {"name": "Eve"})) == (403, "key/forbidden")
    got = client.get(f"/api/games/{hidden['game']}", headers=bearer("open"))
    assert got.status_code == 401
    one.post("resign")
    assert listed(client) == []


def test_who_looks_is_told_of_changes_once_for_many(client: Any) -> None:
    with client.websocket_connect("/api/lobby/ws") as socket:
        socket.send_json({})
        assert socket.receive_json(timeout=10)["lobby"]["tables"] == []
        opened = open_table(client, door="all")

        def until(tables: int) -> dict[str, Any]:
            while True:
                told = socket.receive_json(timeout=10)["lobby"]
                if len(told["tables"]) == tables:
                    return told

        assert until(1)["tables"][0]["free"] == [0, 1]
        for _ in range(2):
            come(client, opened["game"])
        assert until(0)["people"] == 1


def test_a_long_list_is_sent_deflated(client: Any) -> None:
    games = {open_table(client, door="all")["game"] for _ in range(10)}
    with client.websocket_connect("/api/lobby/ws") as socket:
        socket.send_json({})
        sent = socket.receive_bytes(timeout=10)
    told = json.loads(zlib.decompress(sent))["lobby"]
    assert {table["game"] for table in told["tables"]} == games
    assert len(sent) < len(json.dumps(told)) / 3


def test_late_spectators_learn_nothing_early_from_the_list(client: Any) -> None:
    opened, (one, _) = open_game(client, door="all", watch=True, delay=3600)
    (table,) = listed(client)
    assert table["turn"] == 0
    assert not any(chair["sits"] for chair in table["seats"]), "as it was an hour ago"
    assert opened["game"] == one.game


def test_who_is_blocked_meets_the_other_no_more(client: Any) -> None:
    ana, ben, eve = (new_person(client) for _ in range(3))
    opened = open_table(client, door="all")
    for person in (ana, ben):
        got = come(client, opened["game"], headers=bearer(person.device), name="Somebody")
        assert got.status_code == 201
    one, other = ana.places()[0], ben.places()[0]
    other.post("chat", {"text": "first"})
    assert one.post("block", {"seat": 1}).status_code == 200
    other.post("chat", {"text": "second"})
    heard = client.get(f"{one.address}/chat", headers=bearer(one.key)).json()
    assert heard["lines"] == []
    assert heard["next"] == 2
    own = client.get(f"{other.address}/chat", headers=bearer(other.key)).json()["lines"]
    assert [line["text"] for line in own] == ["first", "second"], "he is not told of it"
    body = {"system": "flames", "seats": ["human", "human"], "door": "all"}
    table = client.post("/api/games", json=body, headers=bearer(ana.device)).json()
    assert [one["game"] for one in listed(client, eve)] == [table["game"]]
    assert listed(client, ben) == []
    got = come(client, table["game"], headers=bearer(ben.device))
    assert refused(got) == (403, "seat/blocked")
    assert ana.me()["blocked"] == ["Somebody"]
    ana.ask("POST", "/unblock", {"number": 0})
    assert come(client, table["game"], headers=bearer(ben.device)).status_code == 201


def test_who_has_no_link_blocks_nobody(client: Any) -> None:
    _, (one, _) = open_game(client)
    assert refused(one.post("block", {"seat": 1})) == (409, "block/none")


def test_an_invited_house_shows_its_tables_to_its_people_alone(database: str) -> None:
    with client_of(database, invited=True) as client:
        assert refused(client.get("/api/lobby")) == (403, "house/closed")
        with client.websocket_connect("/api/lobby/ws") as socket:
            socket.send_json({})
            assert socket.receive_json(timeout=10)["code"] == "house/closed"
        invitation = client.blocking_portal.call(client.app.state.table.persons.invite)
        member = new_person(client, invitation=invitation)
        with client.websocket_connect("/api/lobby/ws") as socket:
            socket.send_json({"key": member.device})
            assert socket.receive_json(timeout=10)["lobby"]["tables"] == []
            member.ask("POST", "/leave-everywhere")
            assert socket.receive_json(timeout=10)["code"] == "person/unknown"


def test_a_block_counts_at_once_for_who_looks_at_the_list(client: Any) -> None:
    """Also where the table at which they met is gone, and nothing else is left of it."""
    ana, ben = (new_person(client) for _ in range(2))
    opened = open_table(client, door="all")
    for person in (ana, ben):
        come(client, opened["game"], headers=bearer(person.device))
    body = {"system": "flames", "seats": ["human", "human"], "door": "all"}
    table = client.post("/api/games", json=body, headers=bearer(ana.device)).json()
    with client.websocket_connect("/api/lobby/ws") as socket:
        socket.send_json({"key": ben.device})

        def until(*games: str) -> None:
            while True:
                told = socket.receive_json(timeout=10)["lobby"]["tables"]
                if [one["game"] for one in told] == [*games]:
                    return

        until(table["game"])
        (mine,) = [seat for seat in ana.places() if seat.game == opened["game"]]
        assert mine.post("block", {"seat": 1}).status_code == 200
        until()
    client.blocking_portal.call(client.app.state.table.delete, opened["game"])
    client.blocking_portal.call(client.app.state.table.delete, table["game"])
    with client.websocket_connect("/api/lobby/ws") as socket:
        socket.send_json({"key": ben.device})
        until()
        client.post("/api/games", json=body, headers=bearer(ana.device))
        other = open_table(client, door="all")
        until(other["game"])


LAN = ("192.168.1.5", "fd00::5")


@pytest.mark.parametrize(
    ("host", "origins", "told", "kind"),
    [
        ("127.0.0.1", (), [], "alone"),
        ("::1", (), [], "alone"),
        ("localhost", (), [], "alone"),
        ("127.0.0.1", ("https://table.example",), ["https://table.example"], "public"),
        ("0.0.0.0", ("http://localhost:8642",), None, "network"),
        ("0.0.0.0", (), None, "network"),
        ("::", (), None, "network"),
        ("192.168.1.9", (), ["http://192.168.1.9:8642"], "network"),
    ],
)
def test_the_server_tells_how_others_reach_it(
    host: str, origins: tuple[str, ...], told: list[str] | None, kind: str
) -> None:
    found = reach(host, 8642, origins, own=lambda: LAN)
    wanted = ["http://192.168.1.5:8642", "http://[fd00::5]:8642"] if told is None else told
    assert (found.addresses, found.kind) == (wanted, kind)
    assert not any("127." in one or "localhost" in one for one in found.addresses)


def test_a_machine_without_a_network_says_so() -> None:
    assert reach("0.0.0.0", 8642, (), own=lambda: ("127.0.0.1",)).kind == "alone"


def test_the_address_is_served(client: Any) -> None:
    assert client.get("/api/addresses").json() == {"addresses": [], "kind": "alone"}
