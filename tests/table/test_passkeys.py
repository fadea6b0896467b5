"""A passkey guards a link and replaces a lost one; what is no right answer to it opens nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.authenticator import PRESENT, Authenticator
from tests.table.players import client_of, open_game
from tests.table.test_persons import QUICK, Person, enter, new_person, refused

from escadrille.table.errors import NoPasskeys
from escadrille.table.passkeys import PATIENCE, party

HERE = "https://table.example.org"
ELSEWHERE = "https://tab1e.example.org"


@pytest.fixture
def client(database: str) -> Iterator[Any]:
    with client_of(database, origins=(HERE, ELSEWHERE), **QUICK) as one:
        one.headers["origin"] = HERE
        yield one


def guarded(client: Any, key: Authenticator) -> Person:
    """Return somebody whose link asks for a passkey."""
    person = new_person(client)
    made = key.make(person.ask("POST", "/passkey/offer").json(), HERE)
    got = person.ask("POST", "/passkey", made)
    assert got.status_code == 200, got.text
    return person


def question(client: Any) -> dict[str, Any]:
    return client.post("/api/me/passkey/ask").json()


def recover(client: Any, shown: dict[str, str]) -> Any:
    return client.post("/api/me/passkey/recover", json=shown)


def test_a_link_asks_for_its_passkey_and_opens_by_it(client: Any) -> None:
    key = Authenticator()
    person = guarded(client, key)
    assert (person.me()["guard"], person.me()["passkeys"]) == ("passkey", 1)
    assert refused(enter(client, person.link)) == (403, "link/passkey")
    assert refused(enter(client, person.link, passphrase="any")) == (403, "link/passkey")
    shown = key.use(question(client), HERE)
    assert enter(client, person.link, passkey=shown).status_code == 200
    assert person.ask("DELETE", "/passkey").status_code == 200
    assert (person.me()["guard"], person.me()["passkeys"]) == ("none", 0)
    assert enter(client, person.link).status_code == 200


def test_a_lost_link_is_replaced_by_a_passkey(client: Any) -> None:
    key = Authenticator()
    person = guarded(client, key)
    _, (one, _) = open_game(client)
    person.take(one)
    found = Person(client, **recover(client, key.use(question(client), HERE)).json())
    assert found.places()[0].look()["seat"] == 0
    assert refused(person.ask("GET")) == (401, "person/unknown")
    assert refused(enter(client, person.link)) == (401, "link/unknown")
    assert refused(enter(client, found.link)) == (403, "link/passkey"), "it still guards"


def test_a_passkey_of_another_opens_nothing(client: Any) -> None:
    mine, theirs = Authenticator(), Authenticator()
    person = guarded(client, mine)
    guarded(client, theirs)
    shown = theirs.use(question(client), HERE)
    assert refused(enter(client, person.link, passkey=shown)) == (403, "passkey/unknown")
    unheard = Authenticator().use(question(client), HERE)
    assert refused(recover(client, unheard)) == (403, "passkey/unknown")


def test_a_wrong_origin_is_told(client: Any) -> None:
    key = Authenticator()
    guarded(client, key)
    shown = key.use(question(client), ELSEWHERE)
    assert refused(recover(client, shown)) == (403, "passkey/origin")
    rival = new_person(client)
    made = Authenticator().make(rival.ask("POST", "/passkey/offer").json(), ELSEWHERE)
    assert refused(rival.ask("POST", "/passkey", made)) == (403, "passkey/origin")
    client.headers["origin"] = ELSEWHERE  # another name of this house: the passkey is for the first
    shown = key.use({**question(client), "party": "table.example.org"}, ELSEWHERE)
    assert refused(recover(client, shown)) == (403, "passkey/wrong")


def test_a_challenge_is_good_once_and_for_a_while(client: Any) -> None:
    key = Authenticator()
    guarded(client, key)
    shown = key.use(question(client), HERE)
    assert recover(client, shown).status_code == 200
    assert refused(recover(client, shown)) == (403, "passkey/stale")
    made_up = key.use({"challenge": "AAAA", "party": "table.example.org"}, HERE)
    assert refused(recover(client, made_up)) == (403, "passkey/stale")
    late, passkeys = question(client), client.app.state.table.passkeys
    now = passkeys._clock
    passkeys._clock = lambda: now() + PATIENCE + 1
    assert refused(recover(client, key.use(late, HERE))) == (403, "passkey/stale")


def test_a_challenge_to_make_one_is_the_persons_own_and_lets_nobody_in(client: Any) -> None:
    key = Authenticator()
    person = guarded(client, key)
    offer = person.ask("POST", "/passkey/offer").json()
    assert refused(recover(client, key.use(offer, HERE))) == (403, "passkey/stale")
    thief = new_person(client)
    made = Authenticator().make(person.ask("POST", "/passkey/offer").json(), HERE)
    assert refused(thief.ask("POST", "/passkey", made)) == (403, "passkey/stale")


def test_a_counter_that_goes_back_is_a_copy(client: Any) -> None:
    key = Authenticator()
    guarded(client, key)
    key.uses = 41
    assert recover(client, key.use(question(client), HERE)).status_code == 200
    for uses in (41, 0, -1):  # the same again, an older one, one that does not count
        key.uses = uses
        got = refused(recover(client, key.use(question(client), HERE)))
        assert got == (403, "passkey/counter"), uses
    key.uses = 42
    assert recover(client, key.use(question(client), HERE)).status_code == 200


def test_one_that_does_not_count_stays_at_nothing(client: Any) -> None:
    key = Authenticator()
    guarded(client, key)
    for _ in range(2):
        key.uses = -1
        assert recover(client, key.use(question(client), HERE)).status_code == 200


def test_a_forged_answer_and_an_unverified_one_are_refused(client: Any) -> None:
    key = Authenticator()
    person = guarded(client, key)
    forger = Authenticator()
    forger.id = key.id
    for shown in (
        forger.use(question(client), HERE),
        key.use(question(client), HERE, flags=PRESENT),
        {**key.use(question(client), HERE), "signature": ""},
    ):
        assert refused(recover(client, shown)) == (403, "passkey/wrong")
    made = Authenticator().make(person.ask("POST", "/passkey/offer").json(), HERE, flags=PRESENT)
    assert refused(person.ask("POST", "/passkey", made)) == (403, "passkey/wrong")
    assert person.me()["passkeys"] == 1


def test_another_passkey_of_the_same_name_takes_nobodys_place(client: Any) -> None:
    key, forger = Authenticator(), Authenticator()
    person, thief = guarded(client, key), new_person(client)
    forger.id = key.id
    made = forger.make(thief.ask("POST", "/passkey/offer").json(), HERE)
    assert refused(thief.ask("POST", "/passkey", made)) == (403, "passkey/wrong")
    assert thief.me()["guard"] == "none"
    assert refused(recover(client, forger.use(question(client), HERE))) == (403, "passkey/wrong")
    shown = key.use(question(client), HERE)
    assert enter(client, person.link, passkey=shown).status_code == 200


def test_passphrase_and_passkey_stand_beside_each_other(client: Any) -> None:
    key = Authenticator()
    person = guarded(client, key)
    phrase = {"login": "Ana", "passphrase": "correct horse"}
    person.ask("POST", "/passphrase", {**phrase, "guard": False})
    assert person.me()["guard"] == "passkey", "the phrase only replaces a lost link"
    person.ask("DELETE", "/passphrase")
    assert person.me()["guard"] == "passkey"
    person.ask("POST", "/passphrase", phrase)
    assert person.me()["guard"] == "passphrase", "what was set up last"
    offer = person.ask("POST", "/passkey/offer").json()
    person.ask("POST", "/passkey", Authenticator().make(offer, HERE))
    assert person.me()["guard"] == "passkey"
    person.ask("DELETE", "/passkey")
    assert person.me()["guard"] == "passphrase"
    assert refused(enter(client, person.link)) == (403, "link/passphrase")


def test_who_erases_himself_leaves_no_passkey(client: Any) -> None:
    key = Authenticator()
    person = guarded(client, key)
    person.ask("DELETE")
    assert refused(recover(client, key.use(question(client), HERE))) == (403, "passkey/unknown")


@pytest.mark.parametrize(
    ("origin", "name"),
    [
        ("https://table.example.org", "table.example.org"),
        ("https://table.example.org:8443", "table.example.org"),
        ("http://localhost:8000", "localhost"),
        ("http://table.example.org", None),
        ("https://192.0.2.7", None),
        ("https://[2001:db8::7]", None),
        ("http://127.0.0.1:8000", None),
        ("null", None),
        (None, None),
    ],
)
def test_a_passkey_needs_https_and_a_host_name(origin: str | None, name: str | None) -> None:
    if name:
        assert party(origin) == name
    else:
        with pytest.raises(NoPasskeys):
            party(origin)


def test_plain_http_says_that_it_has_none(client: Any) -> None:
    person = new_person(client)
    del client.headers["origin"]
    assert refused(person.ask("POST", "/passkey/offer")) == (403, "passkey/none")
    assert refused(client.post("/api/me/passkey/ask")) == (403, "passkey/none")


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(
    noise=st.text("ABCDEFGHIJKLMNOPabcdefghij0123456789_-", max_size=60),
    part=st.sampled_from(["client", "authenticator", "signature", "id", "attestation"]),
)
def test_whatever_strangers_send_is_refused_with_a_code(client: Any, noise: str, part: str) -> None:
    key = Authenticator()
    person = guarded(client, key)
    if part == "attestation":
        made = Authenticator().make(person.ask("POST", "/passkey/offer").json(), HERE)
        got = person.ask("POST", "/passkey", {**made, part: noise})
    else:
        got = recover(client, {**key.use(question(client), HERE), part: noise})
    assert got.status_code == 403, got.text
    assert got.json()["code"].startswith("passkey/")
