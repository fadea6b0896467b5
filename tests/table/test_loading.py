"""Games made again from their rows: of other rules than this house's, and very long ones."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.table.players import Seat, bearer, client_of, dealt, open_game, rooms_of

from escadrille.table import chain
from escadrille.table.loading import ROWS, Loaded, load
from escadrille.table.rows import StoredOrder

LOW = '{"order":{"order":"level","level":"low"}}'


def seal(database: sqlite3.Connection) -> None:
    """Seal the rows of all games anew: what is in them is wrong, not their chain."""
    for game, header in database.execute("SELECT id, header FROM games").fetchall():
        wanted = "SELECT number, seat, body, at FROM orders WHERE game = ? ORDER BY number"
        rows = [StoredOrder(*row) for row in database.execute(wanted, (game,))]
        for row in chain.chained(header, rows):
            place = (row.seal, game, row.number)
            database.execute("UPDATE orders SET seal = ? WHERE game = ? AND number = ?", place)


@pytest.mark.parametrize(
    ("place", "old", "new"),
    [
        ("games.header", '"flames"', '"flumes"'),
        ("games.header", "first-duel", "last-duel"),
        ("games.header", '"options":{', '"options":{"new":true,'),
        ("games.header", '"seats":["human",', '"seats":['),
        ("games.header", '"seed"', '"seeds"'),
        ("orders.body", '"low"', '"lower"'),
        ("orders.body", '"low"', '"very-high"'),
        ("orders.body", '{"order":{', '{"command":{'),
    ],
)
def test_a_game_of_another_house_is_refused_in_clear_words(
    tmp_path: Path, place: str, old: str, new: str
) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        opened, (one, two) = open_game(client, delay=60)
        assert one.order(0, {"order": "level", "level": "low"}).status_code == 200
    table, column = place.split(".")
    with sqlite3.connect(path) as database:
        database.execute(f"UPDATE {table} SET {column} = replace({column}, ?, ?)", (old, new))
        seal(database)
    with client_of(path) as client:
        for key in (two.key, opened["spectator"]):
            got = client.get(one.address, headers=bearer(key))
            assert (got.status_code, got.json()["code"]) == (409, "game/version"), got.text
            assert new.strip('"') not in got.json()["message"] or table == "games", "a secret"
    held = [{"game": one.game, "key": one.key}]
    with client_of(path) as client:
        (stands,) = client.post("/api/mine", json={"keys": held}).json()
        assert stands["waiting"] == [{"seat": 1, "decision": "start"}], "the list needs no replay"
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM standings")
    with client_of(path) as client:
        told = client.post("/api/mine", json={"keys": held}).json()
        assert told == [{"game": one.game, "error": "game/version"}]


@pytest.mark.parametrize(
    ("old", "new"), [('"version":1', '"version":99'), ('"core":"', '"core":"0')]
)
def test_a_game_of_other_rules_or_packs_is_shown_as_it_was_told(
    tmp_path: Path, old: str, new: str
) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        opened, (one, two) = open_game(client)
        assert one.order(0, {"order": "level", "level": "low"}).status_code == 200
    with sqlite3.connect(path) as database:
        database.execute("UPDATE games SET header = replace(header, ?, ?)", (old, new))
    with client_of(path) as client:
        for key in (one.key, two.key, opened["spectator"]):
            got = client.get(one.address, headers=bearer(key))
            assert got.status_code == 200, got.text
            assert "it can be shown and exported, not continued" in got.json()["frozen"]
            assert got.json()["moments"] > 0
            with client.websocket_connect(f"{one.address}/ws") as socket:
                socket.send_json({"key": key})
                assert socket.receive_json()["code"] == "game/frozen"
        refused = Seat(client, one.game, one.key).order(1, {})
        assert (refused.status_code, refused.json()["code"]) == (409, "game/frozen")


def test_a_long_game_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is made again, whoever else wants to go on does."""

    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await dealt(rooms, "flames", None, {}, ["human", "human"])
            wavers = [LOW, '{"undo":true}'] * (5 * ROWS)
            stored = await rooms.store.game(opened.game)
            assert stored is not None
            said = [StoredOrder(number, 0, body) for number, body in enumerate(wavers)]
            rows = chain.chained(stored.header, said)

            async def orders(*_: object) -> list[StoredOrder]:
                return rows

            monkeypatch.setattr(rooms.store, "orders", orders)
            loading = asyncio.create_task(load(rooms.store, opened.game))
            turns = 0
            while not loading.done():
                await asyncio.sleep(0)
                turns += bool(played)
            loaded, _ = await loading
            assert loaded.match.number == 10 * ROWS
            assert turns >= 9

    played: list[StoredOrder] = []
    play_row = Loaded.play_row

    def play(self: Loaded, row: StoredOrder) -> None:
        played.append(row)
        play_row(self, row)

    monkeypatch.setattr(Loaded, "play_row", play)
    asyncio.run(run())
