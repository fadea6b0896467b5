"""Strangers at the club: they learn of nobody, guess nothing, and fill neither memory nor disk."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import bearer, client_of, open_game
from tests.table.test_persons import enter, new_person, refused

from escadrille.table.phrases import Phrases

CALM = {"link_rate": 0.001, "link_burst": 5}
FREE = {"link_burst": 10**6, "phrase_burst": 10**6}


def recover(client: Any, login: str, passphrase: str = "wrong horse") -> Any:
    return client.post("/api/me/recover", json={"login": login, "passphrase": passphrase})


def test_nobody_learns_whether_somebody_is_found_by_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answers are alike, and as much work is done for each."""
    stretched = 0
    real = Phrases._stretch

    async def counted(self: Phrases, *given: Any) -> bytes:
        nonlocal stretched
        stretched += 1
        return await real(self, *given)

    with client_of(tmp_path / "t.db", **FREE) as client:
        person = new_person(client)
        person.ask("POST", "/passphrase", {"login": "Ana", "passphrase": "correct horse"})
        monkeypatch.setattr(Phrases, "_stretch", counted)
        told = [recover(client, login) for login in ("Ana", "Nobody")]
        assert stretched == 2
        assert told[0].content == told[1].content
        assert refused(told[0]) == (403, "phrase/wrong")


def test_links_names_and_passkeys_share_what_an_address_may_try(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", **CALM) as client:
        tried = [
            enter(client, "nonsense").status_code,
            recover(client, "Ana").status_code,
            client.post("/api/quiet", json={"token": "nonsense"}).status_code,
            client.post("/api/me", json={}).status_code,
            enter(client, "nonsense").status_code,
            enter(client, "nonsense").status_code,
            recover(client, "Ana").status_code,
            client.post("/api/me", json={}).status_code,
            client.post("/api/me/passkey/ask", json={}).status_code,
        ]
        assert tried == [401, 403, 200, 201, 401, 429, 429, 429, 429]


def test_one_name_is_guessed_at_from_many_addresses_no_oftener(tmp_path: Path) -> None:
    given = {**FREE, "phrase_burst": 3, "phrase_rate": 0.001}
    with client_of(tmp_path / "t.db", **given) as client:
        spellings = ("ana", "ANA", " Ana ", "Ana")
        assert [recover(client, one).status_code for one in spellings] == [403, 403, 403, 429]
        assert recover(client, "Ben").status_code == 403


def test_a_code_for_a_mail_is_not_guessed(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", phrase_burst=3, phrase_rate=0.001) as client:
        person = new_person(client)
        tried = [
            person.ask("POST", "/mail/confirm", {"code": f"{number:08}"}).status_code
            for number in range(5)
        ]
        assert tried == [403, 403, 403, 429, 429]


def test_challenges_that_nobody_answers_are_forgotten(tmp_path: Path) -> None:
    origin = {"Origin": "http://localhost:8642"}
    with client_of(tmp_path / "t.db", origins=("http://localhost:8642",), **FREE) as client:
        table = client.app.state.table
        now = time.time()
        table.passkeys._clock = lambda: now
        for _ in range(20):
            asked = client.post("/api/me/passkey/ask", json={}, headers=origin)
            assert asked.status_code == 200, asked.text
        now += 3600
        client.post("/api/me/passkey/ask", json={}, headers=origin)
        kept = client.blocking_portal.call(
            table.store.fetch, "SELECT count(*) AS many FROM challenges", {}
        )
        assert kept[0].many == 1


def test_one_address_does_not_fill_the_lobby(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", sockets_per_address=2) as client:
        sockets = [client.websocket_connect("/api/lobby/ws") for _ in range(3)]
        first, second, third = (socket.__enter__() for socket in sockets)
        for socket in (first, second):
            socket.send_json({})
            assert socket.receive_json(timeout=10)["lobby"]["tables"] == []
        third.send_json({})
        assert third.receive_json(timeout=10)["code"] == "rate/limit"
        for socket in sockets:
            socket.__exit__(None, None, None)


def test_codes_of_links_are_paid_for(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rate=0.001, burst=10) as client:
        tried = [client.post("/api/qr", json={"text": "x" * 250}).status_code for _ in range(4)]
        assert tried == [200, 200, 429, 429]
        assert client.post("/api/qr", json={"text": "x" * 251}).status_code == 400


def test_a_person_cannot_be_had_by_what_others_see_of_him(tmp_path: Path) -> None:
    """Neither his number nor what a game tells of him opens anything."""
    with client_of(tmp_path / "t.db", **FREE) as client:
        person = new_person(client)
        opened, (one, two) = open_game(client)
        person.take(one)
        number = client.blocking_portal.call(
            client.app.state.table.store.fetch, "SELECT id, link FROM persons", {}
        )[0]
        seen = str(two.look()) + client.get("/api/lobby").text
        for secret in (person.link, person.device, number.id, number.link):
            assert secret not in seen
        for key in (number.id, number.link, opened["game"]):
            assert refused(client.get("/api/me", headers=bearer(key))) == (401, "person/unknown")
            assert refused(enter(client, key)) == (401, "link/unknown")
