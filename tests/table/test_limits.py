"""How often one may ask, and who counts as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.players import bearer, client_of, gather, open_table, sit, stored_game

from escadrille.locale import voice
from escadrille.table import limits
from escadrille.table.errors import TooMany
from escadrille.table.limits import Buckets, Limits
from escadrille.table.service import address_of


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3, lambda: now[0])
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")
    now[0] = 0.5
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_several_tokens_are_taken_together_or_not_at_all() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 10, lambda: now[0])
    buckets.take("a", 8)
    with pytest.raises(TooMany) as caught:
        buckets.take("a", 8)
    assert caught.value.seconds == 3
    buckets.take("a", 2)
    now[0] = 5.0
    buckets.take("a", 1000)
    with pytest.raises(TooMany):
        buckets.take("a")


def test_buckets_that_are_full_again_are_forgotten_and_that_is_cheap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MANY", 100)
    now, looked = [0.0], [0]
    real = Buckets._tokens

    def counted(self: Buckets, name: str, now: float) -> float:
        looked[0] += 1
        return real(self, name, now)

    monkeypatch.setattr(Buckets, "_tokens", counted)
    buckets = Buckets(1.0, 1, lambda: now[0])
    for number in range(2000):
        buckets.take(f"busy {number}")
    assert looked[0] < 10_000, "a crowd is not gone through for each of its members"
    now[0] = 60.0
    for number in range(5000):
        buckets.take(f"new {number % 10}")
        now[0] += 1
    for number in range(5000):
        buckets.take(f"one of many {number}")
        now[0] += 1
    assert len(buckets._buckets) <= 4000


@pytest.mark.parametrize(
    ("client", "name"),
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("2001:db8:1:2::9", 1), "2001:db8:1:2::"),
        (("2001:db8:1:3::9", 1), "2001:db8:1:3::"),
        (("testclient", 1), "testclient"),
        (None, ""),
    ],
)
def test_a_whole_network_of_ipv6_counts_as_one(client: Any, name: str) -> None:
    scope: Any = {"client": client}
    assert address_of(scope) == name


def test_what_costs_more_counts_for_more(tmp_path: Path) -> None:
    """A record and a long replay are played from the start."""
    with client_of(tmp_path / "t.db", rate=0.01, burst=12) as client:
        opened = open_table(client, "human", "random")
        one = sit(client, opened, 0)
        gather(one)
        watching = bearer(opened["spectator"])
        assert one.post("resign").status_code == 200
        raw = client.get(f"{one.address}/record", headers=watching).content
        for status in (201, 429):
            assert client.post("/api/records", content=raw).status_code == status
        page = f"{one.address}/replay?count=100"
        codes = [client.get(page, headers=watching).status_code for _ in range(3)]
        assert codes == [200, 429, 429]


def test_one_address_with_many_keys_asks_no_more_than_a_few_of_them(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rate=0.001, burst=5, keys_per_address=2) as client:
        seats = [seat for _ in range(2) for seat in stored_game(client)[1]]
        codes = [
            client.get(seat.address, headers=bearer(seat.key)).status_code
            for _ in range(4)
            for seat in seats
        ]
        assert codes == [200] * 10 + [429] * 6


def test_many_keys_of_one_game_ask_no_more_than_a_few_and_not_for_those_who_watch(
    tmp_path: Path,
) -> None:
    with client_of(tmp_path / "t.db", rate=0.001, burst=5, keys_per_game=1) as client:
        opened, seats = stored_game(client)
        codes = [
            client.get(seat.address, headers=bearer(seat.key)).status_code
            for _ in range(4)
            for seat in seats
        ]
        assert codes == [200] * 5 + [429] * 3
        watching = client.get(seats[0].address, headers=bearer(opened["spectator"]))
        assert watching.status_code == 200


def test_names_change_seldom_and_are_no_reason_to_refuse_orders(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", rename_rate=0.001, rename_burst=2) as client:
        _, (one, two) = stored_game(client)
        codes = [one.post("name", {"name": f"Ace {number}"}).status_code for number in range(4)]
        assert codes == [200, 200, 429, 429]
        assert two.look()["seats"][0]["name"] == "Ace 1"
        assert two.post("name", {"name": "Deuce"}).status_code == 200
        assert one.answer()


def test_files_of_the_page_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db", file_rate=0.001, file_burst=3) as client:
        codes = [client.get("/index.html").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert client.get("/api/systems").status_code == 200


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_limit_is_told_in_words(lang: str) -> None:
    said = voice(lang)
    for name in Limits.__struct_fields__:
        assert said.knows(f"limit-{name.replace('_', '-')}"), name
