"""The chain of rows: what is damaged is noticed, told, and costs that game alone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, bearer, client_of, open_game

from escadrille.cli.app import run as command
from escadrille.kernel import snapshot
from escadrille.table import chain, opening
from escadrille.table.errors import Damaged
from escadrille.table.rows import StoredOrder

DAMAGE = [
    "UPDATE orders SET body = replace(body, 'low', 'high') WHERE game = :game AND number = 8",
    "UPDATE orders SET body = 'nonsense' WHERE game = :game AND number = 1",
    "UPDATE orders SET body = CAST(x'ff00fe' AS TEXT) WHERE game = :game AND number = 1",
    "UPDATE orders SET seat = 1 - seat WHERE game = :game AND number = 2",
    "UPDATE orders SET at = at + 1 WHERE game = :game AND number = 2",
    "UPDATE orders SET seal = '' WHERE game = :game AND number = 1",
    "DELETE FROM orders WHERE game = :game AND number = 1",
    "UPDATE orders SET number = number + 1 WHERE game = :game AND number = 11",
    "UPDATE games SET header = replace(header, '\"seed\":', '\"seed\":1') WHERE id = :game",
]
MORE = [
    "UPDATE games SET header = 7 WHERE id = :game",
    "UPDATE games SET header = CAST(x'ff00fe' AS TEXT) WHERE id = :game",
    "UPDATE games SET created = 'yesterday' WHERE id = :game",
]


def two_games(client: Any) -> tuple[Seat, Seat]:
    """Return the first seats of two games with a few orders each."""
    games = []
    for _ in range(2):
        _, (one, two) = open_game(client)
        for seat in (one, two):
            assert seat.order(0, {"order": "level", "level": "low"}).status_code == 200
        one.post("name", {"name": "Ana"})
        two.post("name", {"name": "Ben"})
        games.append(one)
    return games[0], games[1]


def damage(path: Path, statement: str, game: str) -> None:
    with sqlite3.connect(path) as database:
        assert database.execute(statement, {"game": game}).rowcount > 0


@pytest.mark.parametrize("statement", [*DAMAGE, *MORE])
def test_a_damaged_game_is_told_of_and_costs_that_game_alone(
    tmp_path: Path, statement: str
) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        bad, good = two_games(client)
    damage(path, statement, bad.game)
    expected = "game/damaged" if statement in DAMAGE else "game/version"
    with client_of(path) as client:
        got = client.get(bad.address, headers=bearer(bad.key))
        assert (got.status_code, got.json()["code"]) == (409, expected), got.text
        other = Seat(client, good.game, good.key)
        other.look()
        other.answer()
        assert client.get("/health").status_code == 200


@pytest.mark.parametrize("statement", DAMAGE[:3])
def test_one_bad_game_leaves_the_list_of_games_whole(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        bad, good = two_games(client)
    damage(path, statement, bad.game)
    with client_of(path) as client:
        held = [{"game": one.game, "key": one.key} for one in (bad, good)]
        got = client.post("/api/mine", json={"keys": held})
        assert got.status_code == 200, got.text
        assert got.json()[1]["game"] == good.game
        assert "error" not in got.json()[1]


def test_damage_before_a_snapshot_and_the_loss_of_the_last_rows_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 5)
    path = tmp_path / "t.db"
    for lost in (
        "UPDATE orders SET at = at + 1 WHERE game = :game AND number = 0",
        "DELETE FROM orders WHERE game = :game AND number >= 10",
    ):
        with client_of(path) as client:
            _, (seat,) = open_game(client, "human", system="phantom")
            for number in range(80):
                seat.answer(number)
        with sqlite3.connect(path) as database:
            chapters = "SELECT count(*) FROM chapters WHERE game = ?"
            assert database.execute(chapters, (seat.game,)).fetchone()[0] > 1
        damage(path, lost, seat.game)
        with client_of(path) as client:
            got = client.get(seat.address, headers=bearer(seat.key))
            assert got.json()["code"] == "game/damaged"


def test_the_operator_is_named_the_bad_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        bad, good = two_games(client)
    assert command(["table", "check", "--database", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"games": 2, "bad": []}
    damage(path, DAMAGE[1], bad.game)
    assert command(["table", "check", "--database", str(path), "--json"]) == 1
    (told,) = json.loads(capsys.readouterr().out)["bad"]
    assert (told["game"], told["code"], told["number"]) == (bad.game, "game/damaged", 1)
    assert command(["table", "check", "--database", str(path), "--lang", "fr"]) == 1
    out = capsys.readouterr().out
    assert bad.game in out
    assert good.game not in out
    assert command(["table", "delete", bad.game, "--database", str(path)]) == 0
    assert command(["table", "check", "--database", str(path)]) == 0
    assert command(["table", "delete", bad.game, "--database", str(path)]) != 0


def test_another_server_that_stores_nonsense_is_noticed(tmp_path: Path) -> None:
    from tests.table.players import rooms_of

    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await opening.open_game(rooms.store, "flames", None, {}, ["human", "human"])
            room = rooms.room(opened.game)
            await room.look(0, 0)
            assert await rooms.store.append(opened.game, 2, 0, "{}", 1, "no seal")
            room.hear()
            with pytest.raises(Damaged, match="row 2"):
                await room.look(0, 0)

    asyncio.run(run())


def test_each_seal_depends_on_all_that_came_before() -> None:
    rows = chain.chained("{}", [StoredOrder(number, 0, "{}", 1) for number in range(5)])
    assert len({row.seal for row in rows}) == 5
    chain.check("g", chain.first("{}"), 0, rows)
    chain.check("g", rows[1].seal, 2, rows[2:])
    for wrong in ([*rows[:2], *rows[3:]], [rows[1], rows[0], *rows[2:]], rows[1:]):
        with pytest.raises(Damaged):
            chain.check("g", chain.first("{}"), 0, wrong)
    with pytest.raises(Damaged):
        chain.check("g", chain.first("{ }"), 0, rows)


# What cannot be stored.


def test_health_tells_that_nothing_can_be_stored(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        _, (one, two) = open_game(client)
        assert client.get("/health").json()["status"] == "ok"
        store = client.app.state.table.store
        with sqlite3.connect(path) as blocker:
            size = blocker.execute("PRAGMA page_count").fetchone()[0]
        limited: list[str] = []

        def limit(connection: Any) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {limited[-1]}")

        from sqlalchemy import event

        event.listen(store._engine.sync_engine, "begin", limit)
        limited.append(str(size))
        while two.post("chat", {"text": "x" * 490}).status_code == 201:
            pass
        got = client.get("/health")
        assert (got.status_code, got.json()["reason"]) == (503, "full")
        assert got.json()["status"] == "failing"
        assert one.look(), "what is stored can still be read"
        limited.append("1073741823")
        assert one.post("name", {"name": "Ana"}).status_code == 200
        assert client.get("/health").json()["status"] == "ok"


def test_health_probes_a_database_that_nobody_writes_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_of(tmp_path / "t.db") as client:
        store = client.app.state.table.store
        probes = []
        writing = store.writing

        def counted() -> Any:
            probes.append(1)
            return writing()

        monkeypatch.setattr(store, "writing", counted)
        monkeypatch.setattr(store, "_wrote", float("-inf"))  # the packs, when it started
        for _ in range(5):
            assert client.get("/health").status_code == 200
        assert len(probes) == 1, "no storm of writes"
        store._engine.sync_engine.dispose()
        with sqlite3.connect(tmp_path / "t.db") as database:
            database.execute("DROP TABLE meta")
        got = client.get("/health")
        assert (got.status_code, got.json()["reason"]) == (503, "unreachable")
