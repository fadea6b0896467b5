"""Backups: right while orders arrive, of both kinds of database, and the games go on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from pathlib import Path

import httpx
import pytest
from tests.table.players import Seat, client_of, open_game, rooms_of
from tests.table.servers import Server

from escadrille.cli.app import run as command
from escadrille.table import backup, opening
from escadrille.table.backup import BadBackup
from escadrille.table.database import BadDatabase, prepare

LOW = {"order": "level", "level": "low"}


class Waverer(threading.Thread):
    """Somebody who orders and takes back as fast as he is answered, and counts that."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=address, timeout=60)
        self.opened, self.seats = open_game(self.client)
        self.seat = self.seats[0]
        self.acknowledged = 0
        self.stop = threading.Event()

    def run(self) -> None:
        count = 0
        while not self.stop.is_set():
            body = {"count": count, "order": LOW} if count % 2 == 0 else {"count": count}
            got = self.seat.post("orders" if count % 2 == 0 else "undo", body)
            assert got.status_code == 200, got.text
            count = got.json()["count"]
            self.acknowledged += 1

    def wait_for(self, orders: int) -> None:
        while self.acknowledged < orders:
            assert self.is_alive()


def other_kind(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """Return an empty database of the other kind."""
    if database.startswith("postgresql"):
        return str(tmp_path / "other.db")
    url: str = request.getfixturevalue("postgres_database")
    return url


LIMITS = (
    "--limit",
    "take_backs=100000",
    "--limit",
    "acts_per_seat=100000",
    "--rate",
    "100000",
    "--burst",
    "100000",
)


def test_a_backup_made_while_orders_arrive_holds_what_was_acknowledged(
    database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    with Server(database, *LIMITS, log=tmp_path / "log") as server:
        waverer = Waverer(server.address)
        waverer.start()
        waverer.wait_for(40)
        before = waverer.acknowledged
        assert command(["table", "backup", str(file), "--database", database]) == 0
        after = waverer.acknowledged
        waverer.wait_for(after + 5)
        waverer.stop.set()
        waverer.join()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with sqlite3.connect(file) as held:
        (orders,) = held.execute(
            "SELECT count(*) FROM orders WHERE body LIKE '%order%' OR body LIKE '%undo%'"
        ).fetchone()
    assert before <= orders <= after + 1
    for number, target in enumerate(
        [other_kind(request, database, tmp_path), str(tmp_path / "same.db")]
    ):
        assert command(["table", "restore", str(file), "--database", target]) == 0
        assert command(["table", "check", "--database", target]) == 0
        with Server(target, *LIMITS, log=tmp_path / f"log{number}") as server:
            client = httpx.Client(base_url=server.address, timeout=60)
            one, two = (Seat(client, seat.game, seat.key) for seat in waverer.seats)
            one.answer()
            two.answer()
            assert one.look()["count"] >= orders


def test_a_plain_copy_would_not_do(tmp_path: Path) -> None:
    """What this is for: the orders lie beside the file until it is closed."""
    path = tmp_path / "t.db"
    with client_of(path) as client:
        open_game(client)
        (tmp_path / "copy.db").write_bytes(path.read_bytes())
        asyncio.run(backup.back_up(str(path), tmp_path / "backup.db"))
    with sqlite3.connect(tmp_path / "backup.db") as held:
        assert held.execute("SELECT count(*) FROM games").fetchone() == (1,)
    with sqlite3.connect(tmp_path / "copy.db") as held, pytest.raises(sqlite3.Error):
        held.execute("SELECT count(*) FROM games")


def test_what_is_there_is_never_overwritten(database: str, tmp_path: Path) -> None:
    async def opened() -> None:
        async with rooms_of(database) as rooms:
            await opening.open_game(rooms.store, "flames", None, {}, ["human", "human"])

    asyncio.run(opened())
    file = tmp_path / "games.backup"
    asyncio.run(backup.back_up(database, file))
    raw = file.read_bytes()
    with pytest.raises(BadBackup, match="already"):
        asyncio.run(backup.back_up(database, file))
    with pytest.raises(BadDatabase, match="holds 1 games"):
        asyncio.run(backup.restore(file, database))
    assert file.read_bytes() == raw
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("raw", [b"", b"nonsense" * 1000, None])
def test_no_backup_is_told_as_such(tmp_path: Path, raw: bytes | None) -> None:
    file = tmp_path / "games.backup"
    if raw is not None:
        file.write_bytes(raw)
    with pytest.raises(BadBackup):
        asyncio.run(backup.restore(file, str(tmp_path / "t.db")))
    with pytest.raises(BadBackup):
        asyncio.run(backup.back_up(str(tmp_path / "none.db"), tmp_path / "b"))
    assert not (tmp_path / "b").exists()


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    asyncio.run(prepare(str(file)))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE meta SET version = 99")
    with pytest.raises(BadBackup, match="newer"):
        asyncio.run(backup.restore(file, str(tmp_path / "t.db")))


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    old = os.umask(0)
    try:
        for made_before in (False, True):
            if made_before:
                path.chmod(0o666)
            with client_of(path) as client:
                open_game(client)
                found = sorted(tmp_path.glob("t.db*"))
                assert [one.name for one in found] == ["t.db", "t.db-shm", "t.db-wal"]
                assert {stat.S_IMODE(one.stat().st_mode) for one in found} == {0o600}
    finally:
        os.umask(old)
