"""What a release promises to games in progress: docs/promises.md."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.collection.houses import (
    FLOWN,
    GAMES,
    RUNNING,
    dumped,
    figures,
    house_with,
    newer_rules,
    rules_of_the_time,
    shelf_of,
    table_of,
    words,
)
from tests.table.players import Seat, bearer, client_of, dealt, open_game, some_order

from escadrille.content.packs import ARCHIVE
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.rng import seeded
from escadrille.table.archive import SPECTATORS, Archive
from escadrille.table.body import Body
from escadrille.table.loading import load
from escadrille.table.match import Match
from escadrille.table.service import Table
from escadrille.table.store import Store
from escadrille.table.telling import read

ORDERS = 3000  # more than any of these games has to its end


async def fly_out(table: Table, name: str) -> bytes:
    """Play a game of the collection to its end; return its record."""
    told, chance = GAMES[name], seeded(5)
    room = table.rooms.room(told["game"])

    def ask(match: Match) -> Any:
        people = [seat for seat, _ in match.waiting if seat in match.seating.people]
        answer = people and (people[0], match.counts[people[0]])
        return match.result, answer and (*answer, some_order(match, people[0], chance))

    for _ in range(ORDERS):
        result, answer = await room.see(ask)
        if result is not None:
            return await room.see(Match.record)
        if answer:
            await room.order(*answer)
        else:
            await asyncio.sleep(0.01)  # a bot thinks
    raise AssertionError(f"{name}: no end")


@pytest.mark.parametrize("change", [words, figures])
def test_running_games_go_on_to_their_end_with_the_packs_of_their_start(
    change: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = dumped(tmp_path)

    async def begin() -> None:
        async with table_of(database):
            pass

    async def go_on() -> dict[str, bytes]:
        async with table_of(database) as table:
            return {name: await fly_out(table, name) for name in RUNNING}

    with rules_of_the_time():
        asyncio.run(begin())
    before = {slug: shelf_of(slug).hashes() for slug in FLOWN}
    with house_with(change, tmp_path, monkeypatch), rules_of_the_time():
        for slug, hashes in before.items():
            assert (shelf_of(slug).hashes() == hashes) == (change is words), slug
        records = asyncio.run(go_on())
    for name, raw in records.items():
        path = tmp_path / f"{name}.jsonl"
        path.write_bytes(raw)
        with rules_of_the_time():  # and the packs of its start: they are the house's again
            game, read = games.load(path)
        assert read.end is not None, name
        assert game.outcome is not None, name


def test_the_house_itself_may_keep_its_former_packs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that no version since has opened finds them there."""
    kept = {slug: shelf_of(slug).keep() for slug in FLOWN}
    database = dumped(tmp_path)

    async def look() -> None:
        async with table_of(database) as table:
            for name in RUNNING:
                room = table.rooms.room(GAMES[name]["game"])
                found = await room.see(lambda match: match.game.rules.digest(match.game.state))
                assert found == GAMES[name]["digest"], name

    with house_with(figures, tmp_path, monkeypatch):
        for slug, packs in kept.items():
            for pack in packs:
                file = tmp_path / "packs" / ARCHIVE.name / slug / f"{pack.id}-{pack.hash}.json"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(msgspec.json.encode(pack))
        with rules_of_the_time():
            asyncio.run(look())


# Another version of the rules.


async def told_by_hand(store: Store, name: str) -> dict[int, list[Any]]:
    """Return, by place, what a game shows to it row by row: every view that is not as before."""
    stored = await store.game(name)
    assert stored is not None
    match = Match(name, msgspec.json.decode(stored.header, type=record.Header), stored.created)
    views: dict[int, list[Any]] = {}
    rows = [None, *await store.orders(name)]
    for row in rows:
        if row is not None:
            match.apply(row.seat, msgspec.json.decode(row.body, type=Body), row.at)
        for seat in (None, *range(match.game.rules.seats)):
            view = msgspec.json.decode(
                msgspec.json.encode(match.game.rules.view(match.game.shown(seat), seat))
            )
            seen = views.setdefault(SPECTATORS if seat is None else seat, [])
            if not seen or seen[-1] != view:
                seen.append(view)
    return views


def changing(views: list[Any]) -> list[Any]:
    return [view for number, view in enumerate(views) if number == 0 or view != views[number - 1]]


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the database once a server with the rules of these games has opened it."""
    database = dumped(tmp_path_factory.mktemp("opened"))

    async def run() -> None:
        async with table_of(database) as table:
            table.rooms.scribe.catch_up()
            archive = Archive(table.store)
            while await archive.behind("", 1):
                await asyncio.sleep(0.05)

    with rules_of_the_time():
        asyncio.run(run())
    return database


@pytest.fixture
def left(opened: Path, tmp_path: Path) -> Path:
    """Return a copy of it."""
    path = tmp_path / "table.db"
    with sqlite3.connect(opened) as one, sqlite3.connect(path) as other:
        one.backup(other)
    return path


@pytest.fixture
def later() -> Iterator[None]:
    with newer_rules():
        yield


def film(client: Any, told: dict[str, Any], key: str, **params: Any) -> dict[str, Any]:
    """Return all moments of a replay."""
    address = f"/api/games/{told['game']}/replay"
    whole: dict[str, Any] = {"total": 1, "moments": []}
    while len(whole["moments"]) < whole["total"]:
        asked = {"from": len(whole["moments"]), "count": 100, **params}
        got = client.get(address, params=asked, headers=bearer(key))
        assert got.status_code == 200, got.text
        whole = {**got.json(), "moments": whole["moments"] + got.json()["moments"]}
    return whole


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_older_rules_opens_shows_every_moment_to_each_seat_and_exports(
    name: str, left: Path
) -> None:
    told = GAMES[name]
    store = Store(str(left))
    with rules_of_the_time():
        expected = asyncio.run(told_by_hand(store, told["game"]))
    asyncio.run(store.close())
    with sqlite3.connect(left) as database:
        database.execute("UPDATE games SET delay = 0")
    is_over = name not in RUNNING
    with newer_rules(), client_of(left) as client:
        for seat, key in enumerate(told.get("seats", ())):
            if key is None:
                continue
            stands = Seat(client, told["game"], key).look()
            assert "not continued" in stands["frozen"]
            assert (stands["version"], stands["house"]) == (1, 2)
            assert (stands["seat"], stands["over"]) == (seat, is_over)
            shown = film(client, told, key, seat=seat, lang="fr")
            assert shown["total"] == stands["moments"]
            views = [moment["view"] for moment in shown["moments"]]
            assert changing(views) == expected[seat]
            assert any(line for moment in shown["moments"] for line in moment["said"]) or (
                len(views) < 10
            )
            english = film(client, told, key, seat=seat, lang="en")
            assert [one["view"] for one in english["moments"]] == views
            exported = client.get(f"/api/games/{told['game']}/record", headers=bearer(key))
            assert exported.status_code == 200, exported.text
            check_export(name, exported.content, left)
            refused = Seat(client, told["game"], key).order(0, {})
            assert (refused.status_code, refused.json()["code"]) == (409, "game/frozen")
        spectator = film(client, told, told["spectator"])
        views = [moment["view"] for moment in spectator["moments"]]
        assert changing(views) == expected[SPECTATORS]


def check_export(name: str, raw: bytes, database: Path) -> None:
    """An export is the record, where nothing is secret any more; else what the seat was told."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT count(*) FROM orders WHERE game = ? "
            "AND (body LIKE '{\"order\"%' OR body LIKE '{\"undo\"%')",
            (GAMES[name]["game"],),
        ).fetchone()[0]
    alone = [*GAMES[name]["seats"]].count(None) == len(GAMES[name]["seats"]) - 1
    header = msgspec.json.decode(raw.split(b"\n")[0])
    if name in RUNNING and not alone:
        assert header["seed"] is header["situation"] is None
        return
    exported = record.parse(Path(name), raw)
    assert len(exported.lines) == rows
    assert (exported.end is not None) == (name not in RUNNING)
    assert header["seed"] is not None


def test_until_a_frozen_game_is_over_a_seat_sees_what_it_was_told_alone(
    left: Path, later: None
) -> None:
    told = GAMES["wings-half-laid"]
    first, second = told["seats"]
    with client_of(left) as client:
        address = f"/api/games/{told['game']}/replay"
        got = client.get(address, params={"seat": 0}, headers=bearer(second))
        assert (got.status_code, got.json()["code"]) == (409, "game/running")
        got = client.get(address, params={"seat": "open"}, headers=bearer(second))
        assert (got.status_code, got.json()["code"]) == (409, "replay/told")
        film(client, told, second)  # what spectators were told
        got = client.post(f"/api/games/{told['game']}/resign", headers=bearer(second))
        assert got.status_code == 200
        assert got.json()["over"]
        laid = film(client, told, second, seat=0)
        assert laid["seed"] is not None
        assert laid["moments"] == film(client, told, first, seat=0)["moments"]
        whole = client.get(f"/api/games/{told['game']}/record", headers=bearer(second))
        assert record.parse(Path("frozen"), whole.content).header.seed is not None
        got = client.post(f"/api/games/{told['game']}/resign", headers=bearer(first))
        assert got.status_code == 409


def test_spectators_of_a_frozen_game_stay_late(left: Path, later: None) -> None:
    told = GAMES["flames-delayed"]
    with sqlite3.connect(left) as database:
        database.execute("UPDATE games SET delay = 1000000000 WHERE id = ?", (told["game"],))
    with client_of(left) as client:
        assert film_of_none(client, told) == 0
        Seat(client, told["game"], told["seats"][0]).post("resign")
        assert film_of_none(client, told) == 0
        exported = client.get(
            f"/api/games/{told['game']}/record", headers=bearer(told["spectator"])
        )
        assert msgspec.json.decode(exported.content.split(b"\n")[0])["seed"] is None


def film_of_none(client: Any, told: dict[str, Any]) -> int:
    got = client.get(f"/api/games/{told['game']}/replay", headers=bearer(told["spectator"]))
    assert got.status_code == 200, got.text
    return got.json()["total"]


def test_a_game_that_was_never_told_still_opens_and_exports(tmp_path: Path, later: None) -> None:
    """Its orders are all there; only the pictures are missing."""
    database, told = dumped(tmp_path), GAMES["phantom-mission"]
    with client_of(database) as client:
        (key,) = told["seats"]
        assert Seat(client, told["game"], key).look()["moments"] == 0
        raw = client.get(f"/api/games/{told['game']}/record", headers=bearer(key)).content
        assert len(record.parse(Path("frozen"), raw).lines) == 105


def test_the_list_of_my_games_names_what_cannot_be_continued(left: Path, later: None) -> None:
    held = [{"game": GAMES[name]["game"], "key": GAMES[name]["spectator"]} for name in GAMES]
    with client_of(left) as client:
        stands = client.post("/api/mine", json={"keys": held}).json()
    assert {one["error"] for one in stands} == {"game/frozen"}


def test_a_game_that_people_dealt_is_told_from_the_deal_on_and_exports_their_parts(
    tmp_path: Path,
) -> None:
    database = tmp_path / "t.db"
    with client_of(database) as client:
        opened, seats = open_game(client)
        for pick in range(6):
            for seat in seats:
                seat.answer(pick)
        parts = seats[0].look()["parts"]
        assert len(parts) == 2
        seats[0].post("resign")
    with newer_rules(), client_of(database) as client:
        told = {"game": opened["game"]}
        for number, seat in enumerate(seats):
            shown = film(client, told, seat.key, seat=number)
            assert shown["moments"][0]["seat"] is None
            assert all(moment["view"] for moment in shown["moments"])
            assert (shown["deal"], shown["parts"]) == ("people", parts)
        raw = client.get(f"/api/games/{opened['game']}/record", headers=bearer(seats[1].key))
    path = tmp_path / "r.jsonl"
    path.write_bytes(raw.content)
    game, read = games.load(path)  # under the rules of its time
    assert read.end is not None
    assert game.resigned == 0


# As it is played.


def test_what_is_told_of_a_game_is_stored_when_the_server_closes(
    tmp_path: Path,
) -> None:
    database = tmp_path / "t.db"

    async def told(store: Store, game: str) -> tuple[int, int]:
        bodies = await Archive(store).bodies(game, 0, range(10**6))
        return sum(len(read(body)[0]) for _, body in bodies), len(bodies)

    async def play(table: Table) -> str:
        # A deal whose random fight is longer than what is played of it here.
        people = ["human", "human"]
        opened = await dealt(table.rooms, "flames", "mirror-duel", {}, people, seed=3)
        room, chance = table.rooms.room(opened.game), seeded(3)

        def asked(match: Match) -> tuple[int, int, bytes]:
            seat = match.waiting[0].seat
            return seat, match.counts[seat], some_order(match, seat, chance)

        for _ in range(120):
            await room.order(*await room.see(asked))
        return opened.game

    async def run() -> None:
        async with table_of(database) as table:
            game = await play(table)
        async with table_of(database) as table:
            loaded, _ = await load(table.store, game, telling=True)
            assert loaded.match.number == 120
            assert loaded.teller is not None
            assert loaded.teller.rows == 120
            assert not loaded.teller.chunks(), "there is nothing more to tell"
            moments, chunks = await told(table.store, game)
            own = sum(line.seat == 0 for line in loaded.match.lines)
            assert own < moments <= 121
            assert chunks == -(-moments // 50)

    asyncio.run(run())
