"""Many duels at once over HTTP, beside a bare loop of durable commits on the same disk.

A server is started as anyone would start it, on SQLite, with its limit of requests out of the way.
The games are dealt beforehand and their seats play scripts, so that the client has nothing to think
about: every seat has a connection of its own, and orders as soon as the order before it is
acknowledged. Each answer brings the seat's whole view. All tables stand in the lobby; the orders
are played in slices, in turn with nobody and with many people looking at it, each at an address of
his own. Fails where a promise is not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import chain, islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel.rng import seeded
from escadrille.table import keys
from escadrille.table.body import Body
from escadrille.table.match import Match
from escadrille.table.store import Store

TABLES: Final = 200
ORDERS: Final = 150
"""Per table; a table whose game ends begins another."""
BARE_SECONDS: Final = 2.0
LEAST: Final = 0.40
LARGEST: Final = 5120
"""Bytes of one message, as tests/table/test_sizes.py has it."""
PEOPLE: Final = 200
SLICES: Final = 6
LOBBY_LEAST: Final = 0.9
LOOK: Final = b'{"key":null}'


OPEN: Final = "INSERT INTO doors (game, door, watch) VALUES (:game, 'all', TRUE)"


class Script(NamedTuple):
    """A game as stored before its first order, and the requests that play it."""

    name: str
    header: str
    keys: list[keys.StoredKey]
    requests: list[tuple[int, bytes]]


def request(method: str, path: str, key: str, body: bytes = b"") -> bytes:
    return (
        f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {key}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    ).encode() + body


def write(seed: int, most: float = math.inf) -> Script:
    """Return a random duel, played to its end, or as far as so many orders."""
    name = f"{seed:016x}"
    game = games.new("flames", seed=seed, seats=["human", "human"])
    seats = [keys.new(name, keys.SEAT, seat) for seat in (0, 1)]
    match, chance = Match(name, game.header), seeded(seed)
    requests = [(0, request("GET", f"/api/games/{name}", seats[0][0]))]
    while match.waiting and len(requests) <= most:
        seat = match.waiting[0].seat
        rules, state = match.game.rules, match.game.state
        legal = rules.legal(state, seat)
        order = msgspec.json.encode(rules.order(state, seat, legal[chance.below(len(legal))]))
        body = b'{"count":%d,"order":%b}' % (match.counts[seat], order)
        requests.append((seat, request("POST", f"/api/games/{name}/orders", seats[seat][0], body)))
        match.apply(seat, Body(order=msgspec.Raw(order)))
    header = msgspec.json.encode(game.header).decode()
    return Script(name, header, [stored for _, stored in seats], requests)


def write_tables(tables: int, orders: int) -> list[list[Script]]:
    """Return for each table the games that it plays one after another."""
    seed, written = 0, []
    for _ in range(tables):
        scripts: list[Script] = []
        while sum(len(script.requests) - 1 for script in scripts) < orders:
            scripts.append(write(seed))
            seed += 1
        written.append(scripts)
    return written


async def deal(database: Path, tables: list[list[Script]]) -> None:
    store = Store(str(database))
    await store.migrate()
    for script in chain.from_iterable(tables):
        await store.create(script.name, "flames", script.header, script.keys)
        door = {"game": script.name}
        await store.execute(OPEN, door)
    await store.close()


class Line(asyncio.Protocol):
    """A connection that is kept: one request at a time, written and read as bytes."""

    def __init__(self) -> None:
        self._got = b""
        self._answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, _, body = self._got.partition(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        if length is None or len(body) < int(length[1]):
            return
        if not head.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"refused: {self._got!r}")
        self._got = b""
        self._answer.set_result(len(body))

    def connection_lost(self, error: Exception | None) -> None:
        if not self._answer.done():
            self._answer.set_exception(ConnectionError("the server hung up"))

    async def ask(self, request: bytes) -> int:
        """Send a request and return the size of what is answered."""
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._answer


class Looker(asyncio.Protocol):
    """Somebody who looks at the lobby, and reads what he is sent."""

    def __init__(self) -> None:
        self.heard = 0
        self.is_in = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            b"GET /api/lobby/ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
            b"connection: upgrade\r\nsec-websocket-version: 13\r\n"
            b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_in.done():
            self.is_in.set_exception(ConnectionError("the lobby is shut"))

    def data_received(self, data: bytes) -> None:
        if not self.heard:  # the upgrade; then a text is said, masked with zeros
            self.transport.write(b"\x81" + bytes([0x80 | len(LOOK)]) + bytes(4) + LOOK)
        elif not self.is_in.done():
            self.is_in.set_result(None)
        self.heard += len(data)


class Table:
    """Two seats, each with its connection, and what they measured."""

    def __init__(self, lines: list[Line], scripts: list[Script], orders: int) -> None:
        self._lines = lines
        self._looks = [script.requests[0] for script in scripts]
        played = chain.from_iterable(script.requests[1:] for script in scripts)
        self._orders = islice(played, orders)
        self.times: list[float] = []
        self.largest = 0

    async def look(self) -> None:
        """Have the games loaded."""
        for seat, request in self._looks:
            await self._lines[seat].ask(request)

    async def play(self, orders: int | None = None) -> None:
        for seat, request in islice(self._orders, orders):
            started = time.perf_counter()
            size = await self._lines[seat].ask(request)
            self.times.append(time.perf_counter() - started)
            self.largest = max(self.largest, size)


def resident_kb(process: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found
    return int(found[1])


def processor_seconds(process: int) -> float:
    """Return what a process has computed so far: on a busy machine it tells more than the clock."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(
    port: int, process: int, scripts: list[list[Script]], orders: int, people: int
) -> dict[str, float]:
    """Play all the tables at once, after one that warms the server up."""
    loop = asyncio.get_running_loop()

    async def line() -> Line:
        return (await loop.create_connection(Line, "127.0.0.1", port))[1]

    async def looker(number: int) -> Looker:
        own = (f"127.1.{number // 250}.{1 + number % 250}", 0)
        one = (await loop.create_connection(Looker, "127.0.0.1", port, local_addr=own))[1]
        await one.is_in
        return one

    async def played(many: int) -> tuple[float, float]:
        started, computed = time.perf_counter(), processor_seconds(process)
        await asyncio.gather(*(table.play(many) for table in tables))
        return time.perf_counter() - started, processor_seconds(process) - computed

    warm, *tables = [Table([await line(), await line()], each, orders) for each in scripts]
    await warm.look()
    await warm.play()
    before = resident_kb(process)
    await asyncio.gather(*(table.look() for table in tables))
    many, spent, computed = orders // SLICES, {False: 0.0, True: 0.0}, {False: 0.0, True: 0.0}
    heard = 0
    for number in range(SLICES):
        is_looked_at = number % 4 in (1, 2)  # so that what slows down by and by favours neither
        crowd = await asyncio.gather(*map(looker, range(people if is_looked_at else 0)))
        seconds, work = await played(many)
        spent[is_looked_at] += seconds
        computed[is_looked_at] += work
        heard += sum(one.heard for one in crowd)
        for one in crowd:
            one.transport.close()
        await asyncio.sleep(0.2)  # until they are gone
    grown = resident_kb(process) - before
    half = len(tables) * many
    speeds = {
        looked: half * sum((number % 4 in (1, 2)) == looked for number in range(SLICES)) / seconds
        for looked, seconds in spent.items()
    }
    times = [1000 * each for table in tables for each in table.times]
    cuts = statistics.quantiles(times, n=100)
    return {
        "orders_per_second": speeds[False],
        "orders_per_second_lobby": speeds[True],
        "lobby_ratio": speeds[True] / speeds[False],
        "lobby_work": computed[True] / computed[False],
        "lobby_mb": heard / 1e6,
        "p50_ms": cuts[49],
        "p95_ms": cuts[94],
        "p99_ms": cuts[98],
        "memory_per_game_kb": grown / sum(map(len, scripts[1:])),
        "view_bytes_max": max(table.largest for table in tables),
    }


def bare_commits(database: Path, seconds: float) -> float:
    """Return how many single rows a second a bare loop stores for good."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(
        "CREATE TABLE orders (game VARCHAR(32) NOT NULL, number INTEGER NOT NULL,"
        " seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (game, number))"
    )
    body = '{"order":{"order":"play","card":"in-my-sights"}}'
    number, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        row = (f"{number % TABLES:016x}", number, number % 2, body)
        connection.execute("INSERT INTO orders VALUES (?, ?, ?, ?)", row)
        number += 1
    connection.close()
    return number / spent


def measure(folder: Path, tables: int, orders: int, people: int) -> dict[str, float]:
    scripts = write_tables(1 + tables, orders)
    database = folder / "table.sqlite3"
    asyncio.run(deal(database, scripts))
    command = [sys.executable, "-m", "escadrille", "serve", "--port", "0"]
    command += ["--database", str(database), "--rate", "1000000", "--burst", "1000000"]
    command += ["--limit", "idle_seconds=600"]  # a seat may wait long on a busy machine
    bare = [bare_commits(folder / "before.sqlite3", BARE_SECONDS)]
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().partition("127.0.0.1:")[2].split()[0])
            figures = asyncio.run(load(port, server.pid, scripts, orders, people))
        finally:
            server.terminate()
    bare.append(bare_commits(folder / "after.sqlite3", BARE_SECONDS))
    figures["commits_per_second"] = statistics.mean(bare)
    figures["ratio"] = figures["orders_per_second"] / figures["commits_per_second"]
    return figures


def show(f: dict[str, float], tables: int, people: int) -> None:
    print(f"{f['orders_per_second']:8,.0f} acknowledged orders per second at {tables} tables")
    print(f"{f['commits_per_second']:8,.0f} bare durable commits per second")
    print(f"{f['orders_per_second_lobby']:8,.0f} of them while {people} look at the lobby")
    print(f"{f['lobby_ratio']:8.2f} of those without; {LOBBY_LEAST:.2f} is promised")
    print(f"{f['lobby_work']:8.2f} of the server's processor time without, for as many orders")
    print(f"{f['lobby_mb']:8,.1f} MB sent to those who look")
    print(f"{f['ratio']:8.2f} ratio; {LEAST:.2f} is promised")
    print(f"{f['p50_ms']:8.1f} ms until half of the answers")
    print(f"{f['p95_ms']:8.1f} ms until 95 % of them")
    print(f"{f['p99_ms']:8.1f} ms until 99 % of them")
    print(f"{f['memory_per_game_kb']:8,.0f} kB of memory per game")
    print(f"{f['view_bytes_max']:8,.0f} bytes in the largest message; {LARGEST:,} are promised")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--orders", type=int, default=ORDERS, help="orders per table")
    parser.add_argument("--people", type=int, default=PEOPLE, help="who look at the lobby")
    parser.add_argument("--json", action="store_true", help="print one object")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix="table-") as folder:
        figures = measure(Path(folder), wanted.tables, wanted.orders, wanted.people)
    if wanted.json:
        print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}))
    else:
        show(figures, wanted.tables, wanted.people)
    is_slow = figures["ratio"] < LEAST or figures["lobby_ratio"] < LOBBY_LEAST
    if is_slow or figures["view_bytes_max"] > LARGEST:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
