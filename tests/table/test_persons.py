"""A personal link carries all places of a person; what is not his link opens nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.table.players import Seat, bearer, client_of, gather, open_game, open_table, sit

from escadrille.table.persons import Persons

QUICK = {"link_rate": 1e6, "link_burst": 10**6, "phrase_rate": 1e6, "phrase_burst": 10**6}


@pytest.fixture
def client(database: str) -> Iterator[Any]:
    with client_of(database, **QUICK) as one:
        yield one


class Person:
    """Somebody with a link, at one browser."""

    def __init__(self, client: Any, link: str, device: str) -> None:
        self.client, self.link, self.device = client, link, device

    def ask(self, method: str, place: str = "", body: Any = None) -> Any:
        return self.client.request(
            method, f"/api/me{place}", json=body, headers=bearer(self.device)
        )

    def me(self) -> dict[str, Any]:
        got = self.ask("GET")
        assert got.status_code == 200, got.text
        return got.json()

    def take(self, *seats: Seat) -> list[dict[str, Any]]:
        keys = [{"game": seat.game, "key": seat.key} for seat in seats]
        return self.ask("POST", "/places", {"keys": keys}).json()

    def places(self) -> list[Seat]:
        return [Seat(self.client, one["game"], one["key"]) for one in self.me()["places"]]


def new_person(client: Any, **more: Any) -> Person:
    got = client.post("/api/me", json=more)
    assert got.status_code == 201, got.text
    return Person(client, **got.json())


def enter(client: Any, link: str, **more: Any) -> Any:
    return client.post("/api/me/enter", json={"link": link, **more})


def elsewhere(person: Person, **more: Any) -> Person:
    """Open the link in another browser."""
    got = enter(person.client, person.link, **more)
    assert got.status_code == 200, got.text
    return Person(person.client, person.link, got.json()["device"])


def refused(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["code"]


def is_shut_out(seat: Seat) -> bool:
    got = seat.client.get(seat.address, headers=bearer(seat.key))
    return got.status_code == 401


def test_the_link_carries_all_places_to_another_browser(client: Any) -> None:
    opened, (one, _) = open_game(client)
    _, (alone,) = open_game(client, "human", system="phantom")
    watched = open_table(client)
    watcher = Seat(client, watched["game"], watched["spectator"])
    host = Seat(client, opened["game"], opened["host"])
    person = new_person(client)
    told = person.take(one, host, alone, watcher, Seat(client, one.game, "nonsense"))
    assert [each.get("error") for each in told] == [None, None, None, None, "key/unknown"]
    other = elsewhere(person)
    assert other.device != person.device
    held = {(place["game"], place["role"], place["seat"]) for place in other.me()["places"]}
    assert held == {
        (one.game, "seat", 0),
        (one.game, "host", None),
        (alone.game, "seat", 0),
        (watched["game"], "spectator", None),
    }
    for seat in (*other.places(), *person.places()):
        assert seat.look()["game"] == seat.game
    (mine,) = [seat for seat in other.places() if seat.game == alone.game]
    assert mine.answer() is not None
    assert is_shut_out(one)
    assert is_shut_out(host), "a key that was brought along opens nothing by itself any more"
    assert watcher.look()["game"], "those who watch share theirs"
    keys = [{"game": seat.game, "key": seat.key} for seat in other.places()]
    assert all("error" not in each for each in client.post("/api/mine", json={"keys": keys}).json())


def test_who_has_a_link_opens_sits_and_plays_again_as_himself(client: Any) -> None:
    person, friend = new_person(client), new_person(client)
    wanted = {"system": "flames", "seats": ["human", "human"]}
    opened = client.post("/api/games", json=wanted, headers=bearer(person.device)).json()
    seats = []
    for number, each in enumerate((person, friend)):
        claim = {"invitation": opened["invitations"][number], "secret": "s" * 20}
        for _ in range(2):  # the answer was lost: it comes again
            sat = client.post(
                f"/api/games/{opened['game']}/sit", json=claim, headers=bearer(each.device)
            ).json()
        assert sat["seat"] == number
        seats.append(Seat(client, opened["game"], sat["key"]))
    gather(*seats)
    assert {place["role"] for place in person.me()["places"]} == {"host", "seat"}
    assert [place["role"] for place in friend.me()["places"]] == ["seat"]
    again = elsewhere(friend)
    seats[1].post("resign")
    for seat in seats:
        seat.post("rematch")
    first = seats[1].look()["rematch"]
    (before,) = [seat for seat in again.places() if seat.game == opened["game"]]
    second = before.look()["rematch"]
    assert first["game"] == second["game"]
    assert first["key"] != second["key"]
    for told in (first, second):
        assert Seat(client, told["game"], told["key"]).look()["seat"] == 0, "seats swap"
    assert len(again.me()["places"]) == 2


def test_a_renewed_link_shuts_out_whoever_came_by_the_old_one(client: Any) -> None:
    person = new_person(client)
    opened, (one, two) = open_game(client)
    person.take(one)
    other = elsewhere(person)
    (seat,) = person.places()
    with client.websocket_connect(f"{seat.address}/ws") as socket:
        socket.send_json({"key": seat.key})
        socket.receive_json()
        renewed = other.ask("POST", "/link").json()["link"]
        assert socket.receive_json()["code"] == "key/unknown"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert refused(person.ask("GET")) == (401, "person/unknown")
    assert is_shut_out(seat)
    assert refused(enter(client, person.link)) == (401, "link/unknown")
    assert enter(client, renewed).status_code == 200
    assert other.places()[0].look()["game"] == opened["game"]
    assert two.look()["seats"][0]["sits"], "he sits there as before"


@pytest.mark.parametrize("link", ["x", "nonsense" * 5, "%00", "é" * 40])
def test_wrong_and_foreign_links_are_all_answered_alike(client: Any, link: str) -> None:
    new_person(client)
    assert refused(enter(client, link)) == (401, "link/unknown")


def test_a_browser_key_is_no_link_and_a_link_no_browser_key(client: Any) -> None:
    person = new_person(client)
    assert refused(enter(client, person.device)) == (401, "link/unknown")
    assert refused(Person(client, "", person.link).ask("GET")) == (401, "person/unknown")
    opened, (one, _) = open_game(client)
    person.take(one)
    stranger = new_person(client)
    for key in (f"{stranger.device}.0", f"{person.link}.0", f"{person.device}.1", person.device):
        assert is_shut_out(Seat(client, opened["game"], key)), key
    for key in (f"{person.device}.host", f"{person.device}.spectator", f"{person.device}.x"):
        assert is_shut_out(Seat(client, opened["game"], key)), key
    assert refused(one.post("name", {"name": "Ana"})) == (401, "key/unknown")


def test_a_place_of_another_person_cannot_be_taken(client: Any) -> None:
    person, thief = new_person(client), new_person(client)
    _, (one, _) = open_game(client)
    (held,) = person.take(one)
    told = thief.take(Seat(client, one.game, held["key"]))  # which he may have seen in passing
    assert told == [{"game": one.game, "error": "key/forbidden"}]
    assert thief.me()["places"] == []
    assert len(person.me()["places"]) == 1


def test_a_guarded_link_asks_for_its_passphrase(client: Any) -> None:
    person = new_person(client)
    body = {"login": "Red Baron", "passphrase": "correct horse"}
    assert person.ask("POST", "/passphrase", body).status_code == 200
    assert (person.me()["guard"], person.me()["login"]) == ("passphrase", "red baron")
    assert refused(enter(client, person.link)) == (403, "link/passphrase")
    assert refused(enter(client, person.link, passphrase="wrong")) == (403, "phrase/wrong")
    assert enter(client, person.link, passphrase="correct horse").status_code == 200
    rival = new_person(client)
    assert refused(rival.ask("POST", "/passphrase", {**body, "login": "RED baron"})) == (
        409,
        "login/taken",
    )
    assert person.ask("DELETE", "/passphrase").status_code == 200
    assert enter(client, person.link).status_code == 200


def test_a_lost_link_is_replaced_by_what_was_set_up(client: Any) -> None:
    person = new_person(client)
    _, (one, _) = open_game(client)
    person.take(one)
    person.ask(
        "POST", "/passphrase", {"login": "Ana", "passphrase": "correct horse", "guard": False}
    )

    def recover(login: str, passphrase: str) -> Any:
        body = {"login": login, "passphrase": passphrase}
        return client.post("/api/me/recover", json=body)

    assert refused(recover("Ana", "wrong horse")) == (403, "phrase/wrong")
    assert refused(recover("Nobody", "correct horse")) == (403, "phrase/wrong")
    found = Person(client, **recover(" ana ", "correct horse").json())
    assert found.places()[0].look()["seat"] == 0
    assert refused(person.ask("GET")) == (401, "person/unknown")
    assert refused(enter(client, person.link)) == (401, "link/unknown")
    assert enter(client, found.link).status_code == 200


def test_passphrases_are_tried_seldom(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", phrase_burst=3) as client:
        person = new_person(client)
        person.ask("POST", "/passphrase", {"login": "Ana", "passphrase": "correct horse"})
        got = [enter(client, person.link, passphrase="wrong").status_code for _ in range(4)]
        assert got == [403, 403, 429, 429]
        lost = {"login": "Ana", "passphrase": "wrong"}
        tried = [client.post("/api/me/recover", json=lost).status_code for _ in range(4)]
        assert tried == [403, 403, 403, 429]


def test_links_are_tried_seldom(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", link_rate=0.001, link_burst=3) as client:
        tried = [enter(client, f"nonsense {number}").status_code for number in range(5)]
        assert tried == [401, 401, 401, 429, 429]


def test_nothing_stored_opens_anything(client: Any) -> None:
    person = new_person(client)
    person.ask("POST", "/passphrase", {"login": "Ana", "passphrase": "correct horse"})
    store = client.app.state.table.store
    stored = [
        str(tuple(row))
        for table in ("persons", "devices", "keys", "admissions")
        for row in client.blocking_portal.call(store.fetch, f"SELECT * FROM {table}", {})
    ]
    for secret in (person.link, person.device, "correct horse"):
        assert not any(secret in row for row in stored)


def test_signing_out_here_and_everywhere(client: Any) -> None:
    person = new_person(client)
    others = [elsewhere(person) for _ in range(2)]
    assert person.me()["devices"] == 3
    assert others[0].ask("POST", "/leave").status_code == 200
    assert refused(others[0].ask("GET")) == (401, "person/unknown")
    assert person.me()["devices"] == 2
    person.ask("POST", "/leave-everywhere")
    for each in (person, others[1]):
        assert refused(each.ask("GET")) == (401, "person/unknown")
    assert elsewhere(person).me()["devices"] == 1, "the link still leads back"


def test_settings_travel_and_are_bounded(client: Any) -> None:
    person = new_person(client)
    other = elsewhere(person)
    person.ask("POST", "/settings", {"settings": {"lang": "fr", "player": "Ana"}})
    other.ask("POST", "/settings", {"settings": {"lang": None, "theme": "dark"}})
    assert person.me()["settings"] == {"player": "Ana", "theme": "dark"}
    for bad in ({"A": "x"}, {"a": "x" * 2001}, {f"a{n}": "" for n in range(61)}):
        assert person.ask("POST", "/settings", {"settings": bad}).status_code == 400
    for first in (0, 30, 60):
        many = {f"a{n}": "x" for n in range(first, first + 30)}
        person.ask("POST", "/settings", {"settings": many})
    assert len(person.me()["settings"]) == 32


def test_who_lets_go_of_a_game_opens_it_no_more(client: Any) -> None:
    person = new_person(client)
    _, (one, two) = open_game(client)
    person.take(one)
    (seat,) = person.places()
    person.ask("POST", "/drop", {"game": one.game})
    assert person.me()["places"] == []
    assert is_shut_out(seat)
    assert two.look()["game"]


def test_who_erases_himself_leaves_nothing_behind(client: Any) -> None:
    person = new_person(client)
    opened = open_table(client)
    one, two = sit(client, opened, 0, name="Ana"), sit(client, opened, 1, name="Ben")
    gather(one, two)
    _, (alone,) = open_game(client, "human", "random")
    one.post("chat", {"text": "here is Ana"})
    two.post("chat", {"text": "and Ben"})
    person.take(one, alone)
    other = elsewhere(person)
    assert person.ask("DELETE").status_code == 200
    told = two.look()
    assert told["seats"][0] == {**told["seats"][0], "name": None, "sits": False}
    assert "Ana" not in str(told), "neither in what was done"
    lines = client.get(f"{two.address}/chat", headers=bearer(two.key)).json()["lines"]
    assert [line["text"] for line in lines] == ["and Ben"]
    store = client.app.state.table.store
    assert client.blocking_portal.call(store.game, alone.game) is None, "nobody else sat there"
    for each in (person, other):
        assert refused(each.ask("GET")) == (401, "person/unknown")
    assert refused(enter(client, person.link)) == (401, "link/unknown")
    for table in ("persons", "devices"):
        assert client.blocking_portal.call(store.fetch, f"SELECT * FROM {table}", {}) == []


def test_a_server_may_be_for_invited_people_alone(database: str) -> None:
    with client_of(database, invited=True, **QUICK) as client:
        wanted = {"system": "flames", "seats": ["human", "human"]}
        assert refused(client.post("/api/games", json=wanted)) == (403, "house/closed")
        assert refused(client.post("/api/records", content=b"")) == (403, "house/closed")
        assert refused(client.post("/api/me", json={})) == (403, "house/closed")
        wrong = client.post("/api/me", json={"invitation": "nonsense"})
        assert refused(wrong) == (403, "house/closed")
        invitation = client.blocking_portal.call(Persons(client.app.state.table.store).invite, 2)
        person = new_person(client, invitation=invitation)
        new_person(client, invitation=invitation)
        spent = client.post("/api/me", json={"invitation": invitation})
        assert refused(spent) == (403, "house/closed")
        opened = client.post("/api/games", json=wanted, headers=bearer(person.device)).json()
        guest = sit(client, opened, 1)
        assert guest.look()["seat"] == 1, "whom a member invites to a seat may sit there"
