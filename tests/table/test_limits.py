"""How often one may ask, and who counts as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.players import bearer, client_of, gather, open_table, sit

from escadrille.table import limits
from escadrille.table.desk import address_of
from escadrille.table.errors import TooMany
from escadrille.table.limits import Buckets


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
