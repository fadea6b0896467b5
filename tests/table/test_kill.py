"""A server killed at any moment under load loses nothing that it has acknowledged.

Every system is played at once, and no kill comes before each of them has had an order acknowledged
by the server that is killed: so each kill is one for every system.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from tests.table.players import bearer, gather, sit
from tests.table.servers import Server

from escadrille.kernel.registry import slugs, system
from escadrille.table.store import Store

GAMES = 2  # of each system at once
KILLS = int(os.environ.get("ESCADRILLE_KILLS", "1"))
"""`make soak` asks for more, and for the table of what was found (`pytest -rP`)."""
PATIENCE = 120.0  # seconds that anything may take on a busy machine
ROW = "{:8}{:>7}{:>7}{:>14}{:>7}{:>6}{:>7}{:>12}"

Order = tuple[int, dict[str, Any]]
"""A seat, and what it ordered."""


class Table:
    """One game all of whose seats one thread plays, and what was acknowledged of it."""

    def __init__(self, http: httpx.Client, slug: str, seats: int) -> None:
        body = {"system": slug, "seats": ["human"] * seats}
        opened = _patient(http, "POST", "/api/games", json=body).raise_for_status().json()
        self.address = f"/api/games/{opened['game']}"
        self.game = opened["game"]
        people = [sit(http, opened, seat) for seat in range(seats)]
        gather(*people)
        self.keys = [person.key for person in people]
        self.known: list[Order] = []
        """What must be stored: what was acknowledged, or found after a kill."""
        self.under_way: Order | None = None
        """What was sent and not answered."""
        self.over = False
        self._unanswered = 0
        self._last: tuple[int, dict[str, Any]] | None = None

    def play(self, http: httpx.Client) -> None:
        """Answer the question of each seat that is asked."""
        for seat in range(len(self.keys)):
            message = self._ask(http, "GET", "", seat).raise_for_status().json()
            self.over = message["outcome"] is not None
            if asked := message["asked"]:
                legal = asked["legal"]
                order = legal[(message["number"] + len(self.known)) % len(legal)]["order"]
                self._last = seat, {"count": asked["count"], "order": order}
                self.under_way = seat, order
                self._send(http).raise_for_status()
                self._note()

    def insist(self, http: httpx.Client) -> None:
        """Send the last order once more: it is taken if it was not stored, and only then."""
        if self._last is not None:
            got = self._send(http)
            if self.under_way is None:
                assert got.json()["code"] in ("order/stale", "game/over"), got.text
            else:
                got.raise_for_status()
                self._note()

    def compare(self, rows: list[Order]) -> Found:
        """Hold what is stored against what was acknowledged."""
        if self.under_way is not None and rows[len(self.known) :] == [self.under_way]:
            self._note()
            self._unanswered += 1
        there = sum(row == order for row, order in zip(rows, self.known, strict=False))
        return Found(
            acknowledged=self.acknowledged,
            found=there - self._unanswered,
            lost=len(self.known) - there,
            twice=len(rows) - there,
            unanswered=self._unanswered,
        )

    @property
    def acknowledged(self) -> int:
        return len(self.known) - self._unanswered

    def _send(self, http: httpx.Client) -> httpx.Response:
        assert self._last is not None
        seat, body = self._last
        return self._ask(http, "POST", "/orders", seat, json=body)

    def _ask(
        self, http: httpx.Client, method: str, place: str, seat: int, **more: Any
    ) -> httpx.Response:
        return _patient(http, method, self.address + place, headers=bearer(self.keys[seat]), **more)

    def _note(self) -> None:
        assert self.under_way is not None
        self.known.append(self.under_way)
        self.under_way = None


class Found(NamedTuple):
    """What was acknowledged, and what of it is stored."""

    acknowledged: int = 0
    found: int = 0
    lost: int = 0
    twice: int = 0
    """Rows beyond what was sent."""
    unanswered: int = 0
    """Stored by the server that was killed before it could say so."""

    def plus(self, other: Found) -> Found:
        return Found(*map(sum, zip(self, other, strict=True)))


class Player:
    """One thread that plays one game of a system after the other."""

    def __init__(self, slug: str) -> None:
        one = system(slug)
        self.slug, self._seats = (
            slug,
            one.engine.configure(scenario=one.content.first_scenario).seats,
        )
        self.tables: list[Table] = []

    @property
    def acknowledged(self) -> int:
        return sum(table.acknowledged for table in self.tables)

    def play(self, address: str, most: int = 1_000_000) -> None:
        """Play until the server is gone, or so many more orders are acknowledged."""
        most += self.acknowledged
        with (
            httpx.Client(base_url=address, timeout=PATIENCE) as http,
            contextlib.suppress(httpx.TransportError),
        ):
            for table in self.tables[-1:]:
                table.insist(http)
            while self.acknowledged < most:
                if not self.tables or self.tables[-1].over:
                    self.tables.append(Table(http, self.slug, self._seats))
                self.tables[-1].play(http)
            self.tables[-1].insist(http)


def _patient(http: httpx.Client, method: str, address: str, **more: Any) -> httpx.Response:
    while (got := http.request(method, address, **more)).status_code == 429:
        time.sleep(0.1)
    return got


def per_system(players: list[Player]) -> dict[str, int]:
    """Return how many orders of each system were acknowledged."""
    return {
        slug: sum(player.acknowledged for player in players if player.slug == slug)
        for slug in slugs()
    }


def since(before: dict[str, int], players: list[Player]) -> dict[str, int]:
    return {slug: count - before[slug] for slug, count in per_system(players).items()}


def check_stored(database: str, players: list[Player]) -> dict[str, Found]:
    """Return what is stored of each system; it is numbered without a gap."""

    async def check() -> dict[str, Found]:
        found = dict.fromkeys(slugs(), Found())
        store = Store(database)
        for player in players:
            for table in player.tables:
                rows = await store.orders(table.game)
                assert [row.number for row in rows] == list(range(len(rows)))
                told = [(row.seat, json.loads(row.body).get("order")) for row in rows]
                orders = [(seat, order) for seat, order in told if order]
                found[player.slug] = found[player.slug].plus(table.compare(orders))
        await store.close()
        return found

    return asyncio.run(check())


def kill_under_load(server: Server, players: list[Player], delay: float) -> dict[str, int]:
    """Kill a server a moment after each system was played; return how many orders of each."""
    before = per_system(players)
    until = time.monotonic() + PATIENCE
    with ThreadPoolExecutor(len(players)) as threads:
        playing = [threads.submit(player.play, server.address) for player in players]
        try:
            while not all(since(before, players).values()):
                _raise_failure(playing)
                assert time.monotonic() < until, since(before, players)
                time.sleep(0.01)
            time.sleep(delay)
        finally:
            server.kill()
    for each in playing:
        each.result()
    return since(before, players)


def _raise_failure(playing: list[Future[None]]) -> None:
    for each in playing:
        if each.done():
            each.result()
            raise AssertionError("the server is gone")


def test_nothing_acknowledged_is_lost_nor_stored_twice(database: str, tmp_path: Path) -> None:
    players = [Player(slug) for slug in slugs() for _ in range(GAMES)]
    log, chance, kills = tmp_path / "log", random.Random(1), list[dict[str, int]]()
    started = time.monotonic()
    for _ in range(KILLS):
        with Server(database, log=log) as server:
            kills.append(kill_under_load(server, players, chance.uniform(0, 0.8)))
        found = check_stored(database, players)
        assert not any(each.lost or each.twice for each in found.values()), (len(kills), found)
    spent = time.monotonic() - started
    with Server(database, log=log) as server:
        for player in players:
            count = player.acknowledged
            player.play(server.address, 4)
            assert player.acknowledged > count, "the game does not go on"
        assert server.stop() == 0
    found = check_stored(database, players)
    show(kills, found, spent)
    assert not any(each.lost or each.twice for each in found.values()), found
    assert all(min(kill.values()) for kill in kills)


def show(kills: list[dict[str, int]], found: dict[str, Found], spent: float) -> None:
    """Print what was acknowledged of each system by each server that was killed, and found."""
    for number, kill in enumerate(kills, start=1):
        print(f"kill {number}, acknowledged since the last:", kill)
    print(f"{spent / len(kills):.1f} s a kill")
    heads = "kills", "least", "acknowledged", "found", "lost", "twice", "unanswered"
    print(ROW.format("", *heads))
    for slug, one in found.items():
        print(ROW.format(slug, len(kills), min(kill[slug] for kill in kills), *one))
