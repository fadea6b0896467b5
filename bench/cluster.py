"""Servers and workers behind nginx, while some of them die: `python -m bench.cluster`.

Two servers and two workers (at a low priority) stand on one PostgreSQL and one Redis behind the
nginx of `docs/hosting.md`, all on this machine. In many duels, dealt beforehand, scripted seats
order at fixed times, whatever has become of the orders before: an answer takes from the time at
which its order was due. A seat whose order is not answered sends it again, as the page does.

First nobody thinks. Then aces fly against people in some games besides. Then one server and one
worker are killed together, and restarted, several times; or, with `--upgrade`, each is told to stop
and replaced by a newer version, one after the other, as the manual says. At the end the database is
held against what was acknowledged: every order is stored once. Fails where a promise is not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import re
import shutil
import statistics
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import asyncpg
import httpx
import msgspec
from bench.table import Script, request, write
from tests.table import machinery
from tests.table.players import Seat, open_game
from tests.table.servers import Server, Worker
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import escadrille
from escadrille.table.store import Store

GOES_ON: Final = 5.0  # seconds within which every seat goes on
TIMES: Final = 2.0  # the 95th percentile while aces think, of that without them
DOWN: Final = 1.0  # seconds until what was killed is started again
AGAIN: Final = 0.2  # seconds after which an order that was not answered is sent again
PATIENCE: Final = 10.0
LOOKS: Final = 2.0  # seconds between two looks of who flies against an ace
NICE: Final = 10  # of the workers
NEWER: Final = "99.0.0"
QUICK: Final = ("rate=1e6", "burst=1000000", "sockets_per_address=100000", "game_seconds=3600")


class Wanted(NamedTuple):
    games: int
    rate: float
    seconds: float
    aces: int
    sockets: int
    kills: int
    upgrade: bool


# What is played against.


class House:
    """All that stands behind the proxy, and the proxy."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        postgres = stack.enter_context(machinery.postgres())
        redis = stack.enter_context(machinery.redis())
        self.database = f"postgresql://escadrille@127.0.0.1:{postgres.port}/table"
        asyncio.run(_create(postgres.port))
        channels = f"redis://127.0.0.1:{redis.port}"
        options = ["--channels", channels, "--workers", "0", "--proxy", "127.0.0.1"]
        options += [part for limit in QUICK for part in ("--limit", limit)]
        self.servers = [
            stack.enter_context(Server(self.database, *options, log=folder / f"server{number}"))
            for number in range(2)
        ]
        self.workers = [stack.enter_context(Worker(channels)) for _ in range(2)]
        for worker in self.workers:
            _calm(worker)
        ports = [int(server.address.rpartition(":")[2]) for server in self.servers]
        self.port = stack.enter_context(machinery.nginx(*ports)).port

    async def kill(self, number: int) -> None:
        """Kill a server and a worker, and start both again."""
        dying = [self.servers[number % 2], self.workers[number % 2]]
        for one in dying:
            one.process.kill()
        for one in dying:
            await asyncio.to_thread(one.process.communicate)
        await asyncio.sleep(DOWN)
        await asyncio.gather(*(asyncio.to_thread(one.come_back) for one in dying))
        _calm(self.workers[number % 2])

    async def replace(self, one: Server | Worker, source: Path) -> None:
        """Have a newer version take the place of something that is told to stop."""
        code = await asyncio.to_thread(one.stop)
        assert code == 0, one.log.read_text()
        one.source = source
        await asyncio.to_thread(one.come_back)
        if isinstance(one, Worker):
            _calm(one)


async def _create(port: int) -> None:
    connection = await asyncpg.connect(f"postgresql://escadrille@127.0.0.1:{port}/postgres")
    await connection.execute('CREATE DATABASE "table"')
    await connection.close()


def _calm(worker: Worker) -> None:
    os.setpriority(os.PRIO_PROCESS, worker.process.pid, NICE)


STEP: Final = """    ),
    ("CREATE TABLE newer (id INTEGER)",),
)
"""
CHANGES: Final = {
    "__init__.py": ('version("escadrille")\n', f'"{NEWER}"\n'),
    "table/migrations.py": ("    ),\n)\n", STEP),
    "web/style/advice.css": ("}\n", "} /* newer */\n"),
}
"""What a newer version has: another queue, another step of the schema, other files of the page."""


def next_version(folder: Path) -> Path:
    """Return a copy of the house that is newer."""
    here, source = Path(escadrille.__file__).parent, folder / "newer"
    compiled = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(here, source / here.name, ignore=compiled)
    for name, (before, after) in CHANGES.items():
        path = source / here.name / name
        text = path.read_text(encoding="utf-8")
        assert before in text, name
        path.write_text(after.join(text.rsplit(before, 1)), encoding="utf-8")
    return source


# Who plays.


async def ask(port: int, raw: bytes) -> tuple[int, Any]:
    """Return the status and what is said, over a connection of its own."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(raw.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n", 1))
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
    if not head:
        raise ConnectionError("hung up")
    status = int(head.split()[1])
    said = json.loads(body) if b"application/json" in head.lower() else None
    return status, said


class Play:
    """The duels, and how long each answer took."""

    def __init__(self, port: int, scripts: list[Script]) -> None:
        self._port, self._scripts = port, scripts
        self._turns = [asyncio.Lock() for _ in scripts]
        self.given = [0] * len(scripts)
        self.troubles: Counter[str] = Counter()
        self._next = count()

    async def look(self) -> None:
        """Have all games loaded."""
        for script in self._scripts:
            status, _ = await ask(self._port, script.requests[0][1])
            assert status == 200

    async def phase(self, rate: float, seconds: float) -> list[float]:
        """Order at fixed times; return how long each seat waited for its answer."""
        begun = time.perf_counter() + 0.1
        async with asyncio.TaskGroup() as group:
            orders = [
                group.create_task(self._order(next(self._next), begun + number / rate))
                for number in range(round(rate * seconds))
            ]
        return [order.result() for order in orders]

    async def _order(self, number: int, due: float) -> float:
        game = number % len(self._scripts)
        await asyncio.sleep(due - time.perf_counter())
        async with self._turns[game]:
            _, raw = self._scripts[game].requests[1 + self.given[game]]
            await self._insist(raw)
            self.given[game] += 1
        return time.perf_counter() - due

    async def _insist(self, raw: bytes) -> None:
        """Send an order until it is acknowledged; where it was stored, the next one is refused."""
        for tries in count():
            try:
                status, said = await ask(self._port, raw)
            except (OSError, TimeoutError) as error:
                self.troubles[type(error).__name__] += 1
            else:
                if status == 200 or (tries and status == 409 and said["code"] == "order/stale"):
                    return
                assert status in (502, 503, 504), (status, said)
                self.troubles[str(status)] += 1
            await asyncio.sleep(AGAIN)


async def follow(port: int, script: Script, gaps: list[float]) -> None:
    """Keep a socket open as the page does, and note for how long there was none."""
    raw = script.requests[0][1]
    path, key = re.search(rb"GET (\S+) ", raw), re.search(rb"Bearer (\S+)", raw)
    assert path
    assert key
    lost = time.perf_counter()
    for tries in count():
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with connect(f"ws://127.0.0.1:{port}{path[1].decode()}/ws") as socket:
                await socket.send(json.dumps({"key": key[1].decode()}))
                await socket.recv()
                if tries:
                    gaps.append(time.perf_counter() - lost)
                lost = math.inf
                async for _ in socket:
                    pass
        lost = min(lost, time.perf_counter())
        await asyncio.sleep(1.0)


async def against_ace(port: int, seat: Seat) -> None:
    """Answer at once, with whatever is legal: it is the ace's turn again."""
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            status, said = await ask(port, request("GET", seat.address, seat.key))
            if status == 200 and said["outcome"]:
                return
            if status == 200 and said["asked"]:
                asked = said["asked"]
                order = {"count": asked["count"], "order": asked["legal"][0]["order"]}
                body = msgspec.json.encode(order)
                await ask(port, request("POST", f"{seat.address}/orders", seat.key, body))
        await asyncio.sleep(LOOKS)


# What is found.


async def deal(database: str, scripts: list[Script]) -> None:
    store = Store(database)
    await store.migrate()
    for script in scripts:
        await store.create(script.name, "flames", script.header, script.keys)
    await store.close()


async def stored(database: str) -> dict[str, list[Any]]:
    """Return the orders of each game, in the order of their numbers."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT game, body FROM orders ORDER BY game, number")
    await connection.close()
    found: dict[str, list[Any]] = {}
    for row in rows:
        if order := json.loads(row["body"]).get("order"):
            found.setdefault(row["game"], []).append(order)
    return found


def faults(scripts: list[Script], given: list[int], found: dict[str, list[Any]]) -> list[str]:
    """Return the games whose rows are not what was acknowledged, each order once and in turn."""
    wrong = []
    for script, many in zip(scripts, given, strict=True):
        sent = [
            json.loads(raw.partition(b"\r\n\r\n")[2])["order"]
            for _, raw in script.requests[1 : 1 + many]
        ]
        if found.get(script.name, []) != sent:
            wrong.append(script.name)
    return wrong


async def page(port: int, troubles: Counter[str]) -> None:
    """Load the page over and over: each document with all of its files."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
                got = await client.get("/")
                files = re.findall(r'="(/v/[^"]+)"', got.text)
                for file in files:
                    status = (await client.get(file)).status_code
                    troubles["files of the page"] += 1
                    troubles["files of the page that were missing"] += status == 404
        await asyncio.sleep(0.5)


async def die(house: House, wanted: Wanted) -> None:
    """Kill and restart, at even distances."""
    every = wanted.seconds / wanted.kills
    begun = time.perf_counter()
    for number in range(wanted.kills):
        await asyncio.sleep(begun + (number + 0.25) * every - time.perf_counter())
        await house.kill(number)


async def upgrade(house: House, wanted: Wanted, source: Path) -> None:
    """Replace everything, one after the other, in the order of the manual."""
    one, two = house.workers
    begun, parts = time.perf_counter(), (one, *house.servers, two)
    for number, part in enumerate(parts):
        due = begun + (number + 0.25) * wanted.seconds / len(parts)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await house.replace(part, source)


async def measure(house: House, wanted: Wanted, folder: Path) -> dict[str, Any]:
    most = math.ceil(3 * wanted.rate * wanted.seconds / wanted.games)
    written = (write(seed, most) for seed in count())
    long_enough = (script for script in written if len(script.requests) > most)
    scripts = [*islice(long_enough, wanted.games)]
    await deal(house.database, scripts)
    play, port = Play(house.port, scripts), house.port
    await play.look()
    gaps: list[float] = []
    figures: dict[str, Any] = {}
    others = [
        asyncio.create_task(follow(port, script, gaps)) for script in scripts[: wanted.sockets]
    ]
    try:
        await asyncio.sleep(2.0)
        alone = await play.phase(wanted.rate, wanted.seconds)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            opened = [
                await asyncio.to_thread(open_game, client, "human", "ace")
                for _ in range(wanted.aces)
            ]
        aces = [seats[0] for _, seats in opened]
        others += [asyncio.create_task(against_ace(port, seat)) for seat in aces]
        await asyncio.sleep(2.0)
        beside = await play.phase(wanted.rate, wanted.seconds)
        figures["thoughts"] = await _thought(house.database, aces)
        source = next_version(folder) if wanted.upgrade else None
        if source is not None:
            others.append(asyncio.create_task(page(port, play.troubles)))
        trouble = upgrade(house, wanted, source) if source else die(house, wanted)
        disturbed, _ = await asyncio.gather(play.phase(wanted.rate, wanted.seconds), trouble)
        await asyncio.sleep(2 * PATIENCE if wanted.sockets else 0.0)
        figures["thoughts_after"] = await _thought(house.database, aces)
    finally:
        for one in others:
            one.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    versions = {httpx.get(f"{server.address}/health").json()["version"] for server in house.servers}
    return {
        **figures,
        "orders": sum(play.given),
        "wrong": faults(scripts, play.given, await stored(house.database)),
        "p95_alone": _p95(alone),
        "p95_aces": _p95(beside),
        "ratio": _p95(beside) / _p95(alone),
        "p95_disturbed": _p95(disturbed),
        "longest_alone": max(alone),
        "longest_aces": max(beside),
        "longest_disturbed": max(disturbed),
        "gaps": len(gaps),
        "longest_gap": max(gaps, default=0.0),
        "troubles": dict(play.troubles),
        "versions": sorted(versions),
    }


async def _thought(database: str, aces: list[Seat]) -> int:
    """Return how many orders the aces have given."""
    connection = await asyncpg.connect(database)
    games = [seat.game for seat in aces]
    found: int = await connection.fetchval(
        'SELECT count(*) FROM orders WHERE game = ANY($1) AND body LIKE \'%"bot":"ace"%\'', games
    )
    await connection.close()
    return found


def _p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[18]


def show(f: dict[str, Any], wanted: Wanted) -> list[str]:
    """Print what was found; return which promises are not kept."""
    what = "while a version replaces another" if wanted.upgrade else f"with {wanted.kills} kills"
    print(
        f"{f['orders']:10,} orders acknowledged in {wanted.games:,} games, {wanted.rate:g} a second"
    )
    print(f"{len(f['wrong']):10,} games in which one of them is not stored, or not once")
    print(f"{1000 * f['p95_alone']:10.1f} ms until 95 % of the answers, nobody thinking")
    print(f"{1000 * f['p95_aces']:10.1f} ms while aces think in {wanted.aces} games")
    print(f"{f['ratio']:10.2f} times as long; {TIMES:g} is promised")
    print(f"{1000 * f['p95_disturbed']:10.1f} ms {what}")
    print(f"{f['longest_alone']:10.2f} s that a seat waited at most, nobody thinking")
    print(f"{f['longest_aces']:10.2f} s while aces think")
    print(f"{f['longest_disturbed']:10.2f} s {what}; {GOES_ON:g} is promised")
    print(f"{f['longest_gap']:10.2f} s without its socket at most, of {f['gaps']} that were lost")
    print(f"{f['thoughts']:10,} orders of aces before, {f['thoughts_after']:,} after")
    print(f"{'':10} troubles: {f['troubles']}; versions at the end: {f['versions']}")
    kept = {
        "every acknowledged order is stored once": not f["wrong"],
        "every seat goes on": f["longest_disturbed"] <= GOES_ON,
        "aces delay nobody": wanted.aces == 0 or f["ratio"] <= TIMES,
        "aces go on": wanted.aces == 0 or f["thoughts_after"] > f["thoughts"],
        "the newer version has taken over": not wanted.upgrade or f["versions"] == [NEWER],
        "no file of the page was missing": not f["troubles"].get(
            "files of the page that were missing"
        ),
    }
    return [promise for promise, is_kept in kept.items() if not is_kept]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100.0, help="orders a second")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each of the three parts")
    parser.add_argument("--aces", type=int, default=20, help="games in which an ace flies")
    parser.add_argument("--sockets", type=int, default=100, help="games that somebody follows")
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--upgrade", action="store_true", help="replace all, and kill nothing")
    parser.add_argument("--json", action="store_true", help="print one object")
    given = parser.parse_args()
    wanted = Wanted(**{name: getattr(given, name) for name in Wanted._fields})
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="cluster-")))
        figures = asyncio.run(measure(House(stack, folder), wanted, folder))
    if given.json:
        print(json.dumps(figures))
        return
    if broken := show(figures, wanted):
        raise SystemExit(f"not kept: {'; '.join(broken)}")


if __name__ == "__main__":
    main()
