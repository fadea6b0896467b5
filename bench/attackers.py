"""Four attackers of a table, each in a process of its own that stands back behind all others.

They come from many addresses of this machine, so that no limit of one address spares the table the
work, and keep at it until they are told to stop: what the table ends is begun again.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import multiprocessing
import os
import queue
import random
import resource
import select
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing.synchronize import Event, Semaphore
from pathlib import Path
from typing import Final

import msgspec
from tests.attack.records import resigned, sealed

from escadrille.bots.roster import names
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.registry import slugs, system

NICE: Final = 19
PATIENCE: Final = 60.0  # seconds that an answer may take
GAMES: Final = 40
BOTS: Final = ("random", "tactical", "pilot", "ace")
"""Quick ones keep the server busy, slow ones the processes that think."""
LOOKS: Final = 5.0  # seconds between two looks at each game of bots alone, so that it goes on
ENDLESS: Final = 4
HALVES: Final = 1000
OPENED: Final = 250.0  # half connections a second, at most
TRICKLE: Final = 3.0  # seconds between two lines of a header that never ends
IMPORTS: Final = 2.0  # a second
AT_ONCE: Final = 6
SALVO: Final = 5.0  # seconds between two times that so many come at once
LONGEST: Final = 5000  # orders of a record that is taken
HESITATES: Final = 0.995  # the part of its orders that such a record takes back
HEAD: Final = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"

Attack = Callable[[int, Callable[[], None], Event, Counter[str]], None]
"""It is given the port, what waits for the beginning, when to stop, and where to count."""

CONTEXT: Final = multiprocessing.get_context("spawn")


def sources(network: int) -> Iterator[str]:
    """Yield addresses of this machine, again and again."""
    return itertools.cycle(f"127.0.{network}.{number}" for number in range(1, 201))


def ask(
    port: int, source: str, method: str, path: str, body: bytes = b"", key: str = ""
) -> tuple[int, bytes]:
    """Return the status of an answer and its body."""
    line = http.client.HTTPConnection("127.0.0.1", port, PATIENCE, (source, 0))
    with contextlib.closing(line):
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        line.request(method, path, body, headers)
        answer = line.getresponse()
        return answer.status, answer.read()


# Games of bots alone.


class Alone:
    """A game that nobody but us watches."""

    def __init__(self, port: int, source: str, slug: str, bot: str) -> None:
        self._port, self._source = port, source
        one = system(slug)
        seats = [bot] * one.engine.configure(scenario=one.content.first_scenario).seats
        body = json.dumps({"system": slug, "seats": seats}).encode()
        self.status, opened = ask(port, source, "POST", "/api/games", body)
        self._opened = json.loads(opened) if self.status == 201 else None

    def look(self) -> bool:
        """Is it still played?"""
        if self._opened is None:
            return False
        path, key = f"/api/games/{self._opened['game']}?since=1000000", self._opened["spectator"]
        self.status, message = ask(self._port, self._source, "GET", path, key=key)
        return self.status != 200 or json.loads(message)["outcome"] is None


def watch_bots(port: int, begin: Callable[[], None], stop: Event, done: Counter[str]) -> None:
    begin()
    kinds = itertools.cycle(
        (slug, bot) for bot in BOTS for slug in slugs() if bot in names(system(slug))
    )
    froms = sources(20)
    playing: list[Alone] = []
    while not stop.is_set():
        begun = time.monotonic()
        while len(playing) < GAMES and not stop.is_set():
            playing.append(Alone(port, next(froms), *next(kinds)))
            done[f"opened {playing[-1].status}"] += 1
        still = []
        for game in playing:
            if game.look():
                still.append(game)
            done[f"looked {game.status}"] += 1
        playing = still
        stop.wait(max(0.0, begun + LOOKS - time.monotonic()))


# Headers without end.


def pour(port: int, begin: Callable[[], None], stop: Event, done: Counter[str]) -> None:
    begin()
    froms = sources(21)

    def one() -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError), socket.socket() as line:
                line.settimeout(PATIENCE)
                line.bind((next(froms), 0))
                line.connect(("127.0.0.1", port))
                done["headers begun"] += 1
                line.sendall(HEAD + b"x-endless: ")
                line.setblocking(False)
                done["header bytes sent"] += _pour(line, stop)

    threads = [threading.Thread(target=one) for _ in range(ENDLESS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _pour(line: socket.socket, stop: Event) -> int:
    """Send until the other end has had enough; return how many bytes."""
    sent, more = 0, b"x" * 65536
    with contextlib.suppress(ConnectionError):
        while not stop.is_set():
            readable, writable, _ = select.select([line], [line], [], 1.0)
            if readable and not line.recv(65536):
                break
            if writable:
                sent += line.send(more)
    return sent


# Half requests.


def hold_halves(port: int, begin: Callable[[], None], stop: Event, done: Counter[str]) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    begin()
    asyncio.run(_hold_halves(port, stop, done))


async def _hold_halves(port: int, stop: Event, done: Counter[str]) -> None:
    froms, pace = sources(22), asyncio.Lock()
    held = 0

    async def half() -> None:
        nonlocal held
        while True:
            async with pace:
                await asyncio.sleep(1 / OPENED)
            try:
                source = (next(froms), 0)
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=source)
            except OSError:
                done["halves refused"] += 1
                continue
            done["halves opened"] += 1
            held += 1
            done["halves held at once"] = max(done["halves held at once"], held)
            with contextlib.suppress(OSError):
                await _trickle(reader, writer)
            held -= 1
            writer.close()

    halves = [asyncio.create_task(half()) for _ in range(HALVES)]
    while not stop.is_set():
        await asyncio.sleep(0.2)
    for each in halves:
        each.cancel()
    await asyncio.gather(*halves, return_exceptions=True)


async def _trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send a little more of a header now and then, until the other end has had enough."""
    writer.write(HEAD)
    while True:
        try:
            async with asyncio.timeout(TRICKLE):
                if not await reader.read(65536):
                    return
        except TimeoutError:
            writer.write(b"x-more: 1\r\n")


# Records.


def hostile_records() -> list[bytes]:
    """Return records that cost much, that are broken, or both."""
    golden = sorted(Path("tests/replays").glob("*/*.jsonl"), key=lambda path: path.stat().st_size)
    longest = golden[-1].read_bytes()
    deep = b"[" * 100_000 + b"]" * 100_000
    return [
        longest,
        hesitant("flames"),
        sealed(b'{"escadrille":2,"system":"wings","version":1,"packs":{},"seats":%s}' % deep),
        longest[:-1000],
        hesitant("wings"),
        b"{}\n" * (4 * 1024 * 1024 // 3),
        hesitant("phantom"),
        resigned("zero", situation=True),
        longest.replace(b'"seat":0', b'"seat":1', 1),
    ]


def hesitant(slug: str) -> bytes:
    """Return a record that is as long as one may be: each order is taken back where that goes."""
    one = system(slug)
    seats = ["human"] * one.engine.configure(scenario=one.content.first_scenario).seats
    game, chance = games.new(slug, seed=1, seats=seats), random.Random(1)
    lines: list[record.Line] = []
    while game.pending and len(lines) < LONGEST - 1:
        seat = game.pending[0].seat
        order = game.rules.order(
            game.state, seat, chance.choice(game.rules.legal(game.state, seat))
        )
        game.order(seat, order)
        raw = msgspec.Raw(msgspec.json.encode(order))
        lines.append(record.Line(len(lines), seat, order=raw))
        if game.can_undo(seat) and chance.random() < HESITATES:
            game.undo(seat)
            lines.append(record.Line(len(lines), seat, undo=True))
    if game.pending:
        game.resign(0)
    return record.dump(game.header, lines, game.end(len(lines)))


class Senders:
    """Threads that send one record each; there are only so many."""

    MOST: Final = 32

    def __init__(self, port: int, done: Counter[str]) -> None:
        self._port, self._done = port, done
        self._free = threading.Semaphore(self.MOST)
        self._froms = sources(23)

    def send(self, raw: bytes) -> None:
        if self._free.acquire(blocking=False):
            threading.Thread(target=self._send, args=(raw, next(self._froms)), daemon=True).start()
        else:
            self._done["records not sent"] += 1

    def _send(self, raw: bytes, source: str) -> None:
        try:
            status, _ = ask(self._port, source, "POST", "/api/records", raw)
            self._done[f"records {status}"] += 1
        except (OSError, http.client.HTTPException):  # it may answer before it has read all
            self._done["records cut off"] += 1
        finally:
            self._free.release()


def send_records(port: int, begin: Callable[[], None], stop: Event, done: Counter[str]) -> None:
    senders = Senders(port, done)
    records, salvo = itertools.cycle(hostile_records()), resigned("wings", situation=True)
    begin()
    begun = next_salvo = time.monotonic()
    for number in itertools.count(1):
        senders.send(next(records))
        if time.monotonic() >= next_salvo:
            next_salvo += SALVO
            for _ in range(AT_ONCE):
                senders.send(salvo)
        if stop.wait(max(0.0, begun + number / IMPORTS - time.monotonic())):
            return


# Their processes.

ATTACKS: Final[tuple[Attack, ...]] = (watch_bots, pour, hold_halves, send_records)


def _attack(
    kind: int,
    port: int,
    ready: Semaphore,
    go: Event,
    stop: Event,
    told: multiprocessing.Queue[dict[str, int]],
) -> None:
    def begin() -> None:
        ready.release()
        go.wait()

    os.nice(NICE)
    done: Counter[str] = Counter()
    try:
        ATTACKS[kind](port, begin, stop, done)
    finally:
        told.put(dict(done))


class Attackers:
    """All four: they get ready at once, and begin when they are told."""

    def __init__(self, port: int) -> None:
        self._go, self._stop = CONTEXT.Event(), CONTEXT.Event()
        self._ready, self._told = CONTEXT.Semaphore(0), CONTEXT.Queue()
        given = port, self._ready, self._go, self._stop, self._told
        self._processes = [
            CONTEXT.Process(target=_attack, args=(kind, *given), daemon=True)
            for kind in range(len(ATTACKS))
        ]
        for process in self._processes:
            process.start()

    def wait(self, seconds: float = 300.0) -> None:
        """Wait until all are ready."""
        for _ in self._processes:
            if not self._ready.acquire(timeout=seconds):
                raise SystemExit("the attackers do not get ready")

    def begin(self) -> None:
        self._go.set()

    def end(self, seconds: float = 90.0) -> dict[str, int]:
        """Stop all of them; return what they did, and what they were told."""
        self._stop.set()
        self._go.set()
        done: dict[str, int] = {}
        with contextlib.suppress(queue.Empty):
            for _ in self._processes:
                done |= self._told.get(timeout=seconds)
        for process in self._processes:
            process.kill()
            process.join()
        return done
