"""Notices to who is away: by Web Push and by e-mail, each to a real receiver on this machine."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from litestar.testing import TestClient
from tests.table.players import QUICK, Seat, open_game
from tests.table.receivers import Browser, PostOffice, claims, post_office
from tests.table.test_persons import Person, elsewhere, new_person, refused
from tests.table.test_webhooks import Ear, _ask, ear

from escadrille.table.http import Settings, create_app
from escadrille.table.mail import BadMailServer, Mailer, check_address
from escadrille.table.outgoing import Outgoing
from escadrille.table.push import decoded

SENDER = "table@example.org"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as one:
        yield one


@pytest.fixture
def client(tmp_path: Path, office: PostOffice) -> Iterator[Any]:
    """A table that, for these tests alone, may call this machine."""
    here = Outgoing(allows="127.0.0.1".__eq__, ports=frozenset(range(65536)))
    settings = Settings(
        database=str(tmp_path / "t.db"), limits=QUICK, mail=office.url, mail_from=SENDER
    )
    with TestClient(create_app(settings, here)) as one:
        yield one


def wait(receiver: Ear, count: int) -> None:
    until = time.monotonic() + 10
    while len(receiver.heard) < count:
        assert time.monotonic() < until
        time.sleep(0.02)


def seated(client: Any) -> tuple[Person, Seat, Seat]:
    """Seat a person with a link, and another."""
    person = new_person(client)
    _, (one, two) = open_game(client)
    person.take(two)
    return person, person.places()[0], one


def test_a_browser_is_told_by_web_push_and_nobody_else_can_read_it(client: Any) -> None:
    person, mine, other = seated(client)
    key = person.ask("GET", "/notices").json()["push"]
    browser = Browser()
    with ear(201) as receiver:
        got = person.ask("POST", "/push", browser.subscription(receiver.url, lang="fr"))
        assert got.status_code == 200, got.text
        _ask(mine, other)
        wait(receiver, 1)
        _, headers, body = receiver.heard[0]
    told = browser.opened(body)
    assert told["game"] == mine.game
    assert "réponse" in told["text"]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["TTL"] == "86400"
    claim = claims(headers["Authorization"], key)
    assert claim["aud"] == receiver.url.removesuffix("/told")
    assert claim["sub"] == f"mailto:{SENDER}"
    assert 0 < claim["exp"] - time.time() <= 24 * 3600
    for secret in (mine.key, person.link, mine.game.encode().hex()):
        assert secret.encode() not in body
    with pytest.raises(InvalidTag):
        Browser().opened(body)


def test_a_browser_that_is_gone_or_switched_off_is_told_no_more(client: Any) -> None:
    person, mine, other = seated(client)
    with ear(410) as receiver:
        person.ask("POST", "/push", Browser().subscription(receiver.url))
        assert person.ask("GET", "/notices").json()["browsers"] == [receiver.url]
        _ask(mine, other)
        until = time.monotonic() + 10
        while person.ask("GET", "/notices").json()["browsers"]:
            assert time.monotonic() < until
            time.sleep(0.05)
        person.ask("POST", "/push", Browser().subscription(receiver.url))
        person.ask("POST", "/push/drop", {"endpoint": receiver.url})
        _ask(mine, other)
        time.sleep(0.3)
        assert len(receiver.heard) == 1


def test_a_browser_that_is_signed_out_is_told_no_more(client: Any) -> None:
    person, mine, other = seated(client)
    thief = elsewhere(person)
    with ear(201) as receiver, ear(201) as foreign:
        person.ask("POST", "/push", Browser().subscription(receiver.url))
        thief.ask("POST", "/push", Browser().subscription(foreign.url))
        renewed = person.ask("POST", "/link").json()["link"]
        assert person.ask("GET", "/notices").json()["browsers"] == [receiver.url]
        _ask(mine, other)
        wait(receiver, 1)
        assert foreign.heard == []
        other_browser = elsewhere(Person(client, renewed, ""))
        person.ask("POST", "/leave")
        assert other_browser.ask("GET", "/notices").json()["browsers"] == []


def test_the_key_of_the_house_outlives_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        settings = Settings(database=str(tmp_path / "t.db"), limits=QUICK)
        with TestClient(create_app(settings)) as client:
            keys.append(new_person(client).ask("GET", "/notices").json()["push"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "http://localhost/"},
        {"endpoint": "https://10.0.0.1/push"},
        {"endpoint": "nonsense"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_a_subscription_passes_the_guard_of_webhooks(
    tmp_path: Path, changed: dict[str, str]
) -> None:
    async def found(_host: str, _port: int) -> list[str]:
        return ["10.0.0.1"]

    settings = Settings(database=str(tmp_path / "t.db"), limits=QUICK)
    with TestClient(create_app(settings, Outgoing(resolve=found))) as client:
        body = {**Browser().subscription("https://push.example/1"), **changed}
        got = new_person(client).ask("POST", "/push", body)
        assert refused(got) == (400, "webhook/refused")


def confirm(person: Person, office: PostOffice, address: str = "ana@example.org") -> None:
    body = {"address": address, "origin": "https://table.example", "lang": "en"}
    sent = len(office.mails)
    assert person.ask("POST", "/mail", body).status_code == 200
    mail = office.wait(sent + 1)
    found = re.search(r"\b\d{8}\b", mail.get_content())
    assert found
    assert mail["X-To"] == address
    assert person.ask("POST", "/mail/confirm", {"code": found[0]}).status_code == 200


def test_an_address_is_told_once_it_is_confirmed_and_can_be_switched_off(
    client: Any, office: PostOffice
) -> None:
    person, mine, other = seated(client)
    body = {"address": "ana@example.org", "origin": "https://table.example"}
    person.ask("POST", "/mail", body)
    office.wait(1)
    wrong = person.ask("POST", "/mail/confirm", {"code": "1"})
    assert refused(wrong) == (403, "mail/code")
    _ask(mine, other)
    time.sleep(0.3)
    assert len(office.mails) == 1, "nobody is told who has not confirmed"
    confirm(person, office)
    assert person.ask("GET", "/notices").json()["mail"] == "ana@example.org"
    sent = len(office.mails)
    _ask(mine, other)
    mail = office.wait(sent + 1)
    text = mail.get_content()
    assert mail["From"] == SENDER
    assert f"https://table.example/#/table/{mine.game}" in text.replace("\r\n", "\n")
    for secret in (mine.key, person.link, person.device):
        assert secret not in text
    token = text.rpartition("/#/quiet/")[2].split()[0]
    assert client.post("/api/quiet", json={"token": "nonsense"}).json() == {"done": False}
    assert client.post("/api/quiet", json={"token": token}).json() == {"done": True}
    assert person.ask("GET", "/notices").json()["mail"] is None
    _ask(mine, other)
    time.sleep(0.3)
    assert len(office.mails) == sent + 1


def test_who_is_here_is_not_told(client: Any, office: PostOffice) -> None:
    person, mine, other = seated(client)
    confirm(person, office)
    sent = len(office.mails)
    with client.websocket_connect(f"{mine.address}/ws") as socket:
        socket.send_json({"key": mine.key})
        socket.receive_json()
        _ask(mine, other)
        time.sleep(0.3)
    assert len(office.mails) == sent


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=str(tmp_path / "t.db"), limits=QUICK))) as client:
        person = new_person(client)
        assert not person.ask("GET", "/notices").json()["sends_mail"]
        body = {"address": "ana@example.org", "origin": "https://table.example"}
        assert refused(person.ask("POST", "/mail", body)) == (403, "mail/off")


def test_one_address_is_not_flooded(client: Any, office: PostOffice) -> None:
    person = new_person(client)
    body = {"address": "ana@example.org", "origin": "https://table.example"}
    got = [person.ask("POST", "/mail", body).status_code for _ in range(6)]
    assert got[0] == 200
    assert got[-1] == 429


@pytest.mark.parametrize(
    "text", ["", "ana", "@x", "ana@", "a b@x", "a@b@c", "a@x\r\nBcc: b@y", "a@x,b@y", "<a@x>"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Exception, match="address"):
        check_address(text)


@pytest.mark.parametrize("url", ["http://x", "smtp://", "nonsense"])
def test_what_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(BadMailServer):
        Mailer(url, SENDER)
