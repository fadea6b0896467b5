"""What is worked out for an order is worked out once, and the version of what is sent is told."""

from __future__ import annotations

import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import bearer, client_of, open_game

from escadrille.systems.flames.engine import FlamesRules
from escadrille.table.match import Match
from escadrille.table.messages import WIRE
from escadrille.table.store import Store

ASKED = ("choice", "refusals", "resample", "view")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return how often the rules, and the reader of orders, were asked."""
    counted: Counter[str] = Counter()

    def count(kind: type[Any], name: str) -> None:
        real = getattr(kind, name)

        def counting(*given: Any) -> Any:
            counted[name] += 1
            return real(*given)

        monkeypatch.setattr(kind, name, counting)

    for name in ASKED:
        count(FlamesRules, name)
    count(Match, "read")
    return counted


def test_an_order_is_read_once_and_each_place_is_shown_once(
    tmp_path: Path, asked: Counter[str]
) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, (one, two) = open_game(client)
        with client.websocket_connect(f"{one.address}/ws?lang=fr") as socket:
            socket.send_json({"key": one.key})
            socket.receive_json()
            question = two.look()["asked"]
            asked.clear()
            two.order(question["count"], question["legal"][0]["order"])
            for seat in (one, two):
                seat.look(lang="fr")
                seat.look(lang="en")
        assert asked["read"] == asked["choice"] == 1
        assert asked["refusals"] <= 2
        assert max(asked["view"], asked["resample"]) <= 3  # two seats, and who watches


def test_an_order_is_stored_as_the_rules_write_it(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        _, (one, _) = open_game(client)
        body = b'{ "order": {"level":  "low",\n "order": "level"} , "count": 0}'
        head = {**bearer(one.key), "content-type": "application/json"}
        got = client.post(f"{one.address}/orders?since=0", content=body, headers=head)
        assert got.status_code == 200, got.text
        for wrong in (b"5", b'"level"', b'{"order": 5}', b"["):
            body = b'{"count": 1, "order": %b}' % wrong
            got = client.post(f"{one.address}/orders", content=body, headers=head)
            assert got.status_code == 400
    with sqlite3.connect(path) as database:
        (body,) = database.execute("SELECT body FROM orders ORDER BY number DESC").fetchone()
    assert body == '{"order":{"order":"level","level":"low"}}'


def test_a_push_reads_the_chat_only_where_something_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = 0
    said = Store.said

    async def counted(*given: Any, **more: Any) -> Any:
        nonlocal reads
        reads += 1
        return await said(*given, **more)

    monkeypatch.setattr(Store, "said", counted)
    with client_of(tmp_path / "t.db") as client:
        _, (one, two) = open_game(client)
        with client.websocket_connect(f"{one.address}/ws") as socket:
            socket.send_json({"key": one.key})
            socket.receive_json()
            two.post("chat", {"text": "Tally-ho"})
            assert socket.receive_json()["chat"][0]["text"] == "Tally-ho"
            before = reads
            for name in ("Ana", "Ben", "Cleo"):
                two.post("name", {"name": name})
                assert socket.receive_json()["seats"][1]["name"] == name
            assert reads <= before + 1  # the one that found no more lines


def test_the_version_of_the_wire_is_told(tmp_path: Path) -> None:
    with client_of(tmp_path / "t.db") as client:
        _, (one, _) = open_game(client)
        assert one.look()["wire"] == WIRE
        assert {card["wire"] for card in client.get("/api/systems").json()} == {WIRE}
    page = Path(__file__).parents[2] / "src/escadrille/web/lib/api.js"
    assert f"export const WIRE = {WIRE};" in page.read_text(encoding="utf-8")
