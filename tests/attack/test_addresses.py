"""Who counts as one: an address, not what a request says of itself."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from tests.attack.lines import PATIENCE
from tests.table.players import bearer
from tests.table.servers import Server

SLOW = ("--limit", "rate=0.001", "--limit", "burst=3")


def asked(server: Server, *forwarded: str) -> list[int]:
    """Return how requests fare that each say that they come from elsewhere."""
    address = f"{server.address}/api/mine"
    return [
        httpx.post(
            address, json={"keys": []}, headers={"X-Forwarded-For": said}, timeout=PATIENCE
        ).status_code
        for said in forwarded
    ]


def test_nobody_is_believed_who_says_that_he_comes_from_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", *SLOW) as server:
        made_up = [f"203.0.113.{number}" for number in range(5)]
        assert asked(server, *made_up) == [200, 200, 200, 429, 429]
        server.stop()
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert sum("--proxy" in line["message"] for line in lines) == 1, "the operator is told once"


def test_a_proxy_that_was_named_is_believed_and_nobody_behind_it(tmp_path: Path) -> None:
    proxies = ("--proxy", "127.0.0.1", "--proxy", "10.0.0.1/8")
    with Server(tmp_path / "t.db", *SLOW, *proxies) as server:
        assert asked(server, *["203.0.113.1"] * 4) == [200, 200, 200, 429]
        made_up = [f"198.51.100.{number}, 203.0.113.2" for number in range(4)]
        assert asked(server, *made_up) == [200, 200, 200, 429]
        two_proxies = ["198.51.100.1, 203.0.113.3, 10.1.1.1"] * 4
        assert asked(server, *two_proxies) == [200, 200, 200, 429]
        assert asked(server, "203.0.113.4:5678") == [200], "others are not their business"


def test_one_who_watches_does_not_spend_what_another_may_ask(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", *SLOW) as server:
        body = {"system": "flames", "seats": ["human", "human"]}
        opened = httpx.post(f"{server.address}/api/games", json=body, timeout=PATIENCE).json()
        place = f"{server.address}/api/games/{opened['game']}"
        claim = {"invitation": opened["invitations"][0]}
        seated = httpx.post(f"{place}/sit", json=claim, timeout=PATIENCE).json()

        def look(source: str, key: str) -> int:
            transport = httpx.HTTPTransport(local_address=source)
            with httpx.Client(transport=transport, timeout=PATIENCE) as client:
                return client.get(place, headers=bearer(key)).status_code

        watching = [look("127.0.0.2", opened["spectator"]) for _ in range(4)]
        assert watching == [200, 200, 200, 429]
        assert look("127.0.0.3", opened["spectator"]) == 200
        assert look("127.0.0.2", seated["key"]) == 200
