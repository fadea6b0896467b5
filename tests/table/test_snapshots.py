"""Snapshots at the table: a long game is opened from its last one, and is the same game."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import Seat, bearer, client_of, dealt, new_match, open_game, rooms_of

from escadrille.kernel import snapshot
from escadrille.table import chapters, loading
from escadrille.table.body import Body
from escadrille.table.loading import load
from escadrille.table.match import Held, Match
from escadrille.table.messages import Message
from escadrille.table.rows import StoredChapter, StoredOrder
from escadrille.table.store import Store


@pytest.fixture(autouse=True)
def frequent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 10)


def played(path: Path, lines: int = 60) -> Seat:
    """Play a part of a campaign, with words and undos between its orders; return the seat."""
    with client_of(path) as client:
        _, (seat,) = open_game(client, "human", system="phantom")
        for number in range(lines):
            message = seat.look()
            if number % 7 == 3 and message["undo"]:
                assert seat.post("undo", {"count": message["count"]}).status_code == 200
            elif number % 20 == 5:
                assert seat.post("name", {"name": f"Robin {number}"}).status_code == 200
            else:
                seat.answer(number)
    return seat


def looked(path: Path, seat: Seat) -> dict[str, Any]:
    with client_of(path) as client:
        got = client.get(seat.address, params={"lang": "en"}, headers=bearer(seat.key))
        assert got.status_code == 200, got.text
        return got.json()


def told_since(match: Match, since: int) -> Message:
    return match.message(0, since)


def recalled(path: Path, game: str) -> int:
    """Return how many lines of a game are recalled when it is loaded."""

    async def run() -> int:
        store = Store(str(path))
        loaded, _ = await load(store, game)
        await store.close()
        return loaded.match.first

    return asyncio.run(run())


def kept(path: Path, game: str) -> set[tuple[Any, ...]]:
    """Return the chapters of a game, as they are stored."""
    with sqlite3.connect(path) as database:
        return {*database.execute("SELECT * FROM chapters WHERE game = ?", (game,))}


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as database:
        assert database.execute(statement).rowcount > 0


def test_a_game_from_its_snapshot_is_told_alike(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    seat = played(path)
    assert recalled(path, seat.game) >= 10
    quick = looked(path, seat)
    change(path, "DELETE FROM chapters")
    assert recalled(path, seat.game) == 0
    assert looked(path, seat) == quick


def check_thrown_away(path: Path, seat: Seat, told: dict[str, Any]) -> None:
    """A table tells the game from its rows; what it may keep instead is whole."""
    broken = kept(path, seat.game)
    assert looked(path, seat) == told
    assert not broken & kept(path, seat.game)
    assert looked(path, seat) == told


@pytest.mark.parametrize(
    "broken",
    [
        "UPDATE chapters SET moment = 'nonsense'",
        "UPDATE chapters SET moment = replace(moment, '\"seal\"', '\"soul\"')",
        "UPDATE chapters SET told = 'nonsense'",
        "DELETE FROM chapters WHERE first = 0",
        "UPDATE chapters SET number = number + 1, first = first + 1",
    ],
)
def test_what_does_not_fit_is_thrown_away(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "t.db"
    seat = played(path)
    told = looked(path, seat)
    change(path, broken)
    check_thrown_away(path, seat, told)


def test_a_chapter_of_other_rows_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    seat, other = played(path, 45), played(path)
    told = looked(path, other)
    change(path, f"DELETE FROM chapters WHERE game = '{other.game}'")
    change(path, f"UPDATE chapters SET game = '{other.game}' WHERE game = '{seat.game}'")
    check_thrown_away(path, other, told)


def test_chapters_of_two_servers_do_not_overlap(tmp_path: Path) -> None:
    def chapter(first: int, number: int) -> StoredChapter:
        return StoredChapter(first, number, 1, f"of {number}", f"after {number}")

    async def run() -> None:
        async with rooms_of(tmp_path / "t.db") as rooms:
            opened = await dealt(rooms, "phantom", None, {}, ["human"])
            for first, number, end in ((0, 10, 10), (0, 13, 10), (10, 20, 20), (10, 15, 20)):
                put = chapters.put(rooms.store, opened.game, chapter(first, number), loading.ALWAYS)
                assert await put == end
            kept = await chapters.stored(rooms.store, opened.game)
            assert [(one.number, one.moment) for one in kept] == [(10, None), (20, "after 20")]

    asyncio.run(run())


# However long a game is.


async def wavering(path: Path, rows: int) -> str:
    """Store a campaign whose commander takes his first order back, over and over."""
    async with rooms_of(path) as rooms:
        opened = await dealt(rooms, "phantom", None, {}, ["human"])
        loaded, _ = await load(rooms.store, opened.game)
        game = loaded.match.game
        legal = game.rules.legal(game.state, 0)
        order = msgspec.json.encode(game.rules.order(game.state, 0, legal[0])).decode()
        for number in range(rows):
            body = '{"undo":true}' if number % 2 else f'{{"order":{order}}}'
            row = loaded.next(0, body, 1)
            assert await rooms.store.append(opened.game, *row)
            loaded.play_row(row)
            await loaded.keep(rooms.store)
        return opened.game


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return where it is noted that a row is decoded, or played."""
    noted: list[str] = []
    body, apply = loading._body, Match.apply

    def decoded(row: StoredOrder) -> Body:
        noted.append("decoded")
        return body(row)

    def applied(self: Match, seat: int, body: Body, at: int = 0) -> set[int]:
        noted.append("played")
        return apply(self, seat, body, at)

    monkeypatch.setattr(loading, "_body", decoded)
    monkeypatch.setattr(Match, "apply", applied)
    return noted


def test_a_long_game_is_loaded_from_near_its_end(tmp_path: Path, counted: list[str]) -> None:
    """So many rows are decoded and played, however many there are; between order and undo too."""
    loads = []
    for rows in (40, 401):
        path = tmp_path / f"{rows}.db"
        game = asyncio.run(wavering(path, rows))
        counted.clear()
        assert recalled(path, game) > rows - 2 * snapshot.EVERY
        loads.append(len(counted))
    assert max(loads) <= 4 * snapshot.EVERY


def test_a_long_game_told_from_anywhere_is_the_same(tmp_path: Path) -> None:
    """Before the moment from which it was loaded, it is told from its chapters."""

    async def told(store: Store, game: str) -> list[Any]:
        loaded, _ = await load(store, game)
        number = len(loaded.match.journal.told[0])
        return [
            await loaded.see(
                store, time.time, partial(Match.message, seat=0, since=since), late=False
            )
            for since in range(0, number + 1, 7)
        ]

    async def run() -> None:
        store = Store(str(path))
        quick = await told(store, seat.game)
        await chapters.forget(store, seat.game)
        assert quick == await told(store, seat.game)
        await store.close()

    path = tmp_path / "t.db"
    seat = played(path)
    assert recalled(path, seat.game) >= 10
    asyncio.run(run())


def test_a_match_keeps_all_that_it_is_in_a_snapshot() -> None:
    """Whoever adds something to a match says here whether it is kept, or had again otherwise."""
    made_again = {"game", "header", "name", "journal", "lines", "first", "link"}
    kept = {field.lstrip("_") for field in vars(new_match())} - made_again
    assert kept == {*Held.__struct_fields__} - {"given", "told"}


def test_spectators_with_a_delay_are_not_ahead_of_their_time(tmp_path: Path) -> None:
    """Their game is played from the start: it may have to stop before the snapshot."""
    path = tmp_path / "t.db"
    with client_of(path) as client:
        opened, (seat,) = open_game(client, "human", system="phantom", delay=3600)
        for number in range(60):
            seat.answer(number)
    assert recalled(path, seat.game) >= 10
    with client_of(path) as client:
        spectator = Seat(client, opened["game"], opened["spectator"])
        assert spectator.look()["number"] == 0
        assert spectator.look()["view"] is None, "nothing was dealt then"
