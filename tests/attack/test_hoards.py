"""Somebody who orders and takes back without end, and opens games without number.

The usual limits hold: the game stays short, loads from near its end, and others play on.
`ESCADRILLE_SOAK` has him try for longer.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient
from tests.table.players import Seat, open_game

from escadrille.kernel import snapshot
from escadrille.table import loading
from escadrille.table.body import Body
from escadrille.table.http import Settings, create_app
from escadrille.table.limits import USUAL
from escadrille.table.rows import StoredOrder
from escadrille.table.store import Store

LONGER = bool(os.environ.get("ESCADRILLE_SOAK"))
TRIES = 5000 if LONGER else 400
SEATED = 8  # rows before the deal: two seats are empty, taken, and give a seal and a part
LOW = {"order": "level", "level": "low"}
# He is as fast as he likes: what is tried here is not how often he may ask.
LIMITS = msgspec.structs.replace(USUAL, rate=1e6, burst=10**6, rename_rate=1e6, rename_burst=10**6)


def test_order_and_undo_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.db"
    with TestClient(create_app(Settings(database=str(path), limits=LIMITS))) as client:
        _, (one, two) = open_game(client)
        refused = 0
        for _ in range(TRIES):
            count = one.look()["count"]
            got = one.order(count, LOW) if count % 2 == 0 else one.post("undo", {"count": count})
            refused += got.status_code == 409
        assert refused
        bystander, (other, _) = open_game(client)
        other.answer()
        two.answer()
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT count(*) FROM orders WHERE game = ?", (one.game,))
        assert rows.fetchone()[0] <= 2 * USUAL.take_backs + 2 + SEATED
    decoded: list[int] = []
    body = loading._body

    def counted(row: StoredOrder) -> Body:
        decoded.append(row.number)
        return body(row)

    monkeypatch.setattr(loading, "_body", counted)

    async def load() -> None:
        store = Store(str(path))
        await loading.load(store, one.game)
        await store.close()

    asyncio.run(load())
    assert len(decoded) <= 2 * snapshot.EVERY
    assert bystander


def test_games_without_number(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LIMITS, games_per_hour=20)
    with TestClient(create_app(Settings(database=str(tmp_path / "t.db"), limits=few))) as client:
        _, (seat, _) = open_game(client)
        body = {"system": "flames", "seats": ["human", "human"]}
        answers = [client.post("/api/games", json=body).status_code for _ in range(40)]
        assert answers.count(201) == 19
        assert set(answers) == {201, 429}
        assert Seat(client, seat.game, seat.key).answer(), "who sits at a table plays on"
