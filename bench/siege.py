"""A table besieged on its own machine, beside the same table in peace: `python -m bench.siege`.

Eight people order every two seconds against pilots, first alone, then while four attackers, who
stand back behind everything else (nice 19), do what they can at once: games of bots alone, headers
without end, half requests, hostile records. Prints how long a person's order and a bot's answer
took in both parts. Fails where the siege is felt beyond what is promised, where anything crashed,
or where an order that was acknowledged is not stored.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import math
import random
import secrets
import statistics
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from bench.attackers import ENDLESS, GAMES, HALVES, IMPORTS, PATIENCE, Attackers, ask
from tests.table.servers import Server
from websockets.sync.client import ClientConnection, connect

from escadrille.kernel.registry import slugs, system
from escadrille.kernel.rng import seal
from escadrille.table.store import Store

SYSTEMS: Final = [slug for slug in slugs() if system(slug).engine.configure().seats > 1]
PEOPLE: Final = 8
EVERY: Final = 2.0  # seconds between two orders of a person
BOT: Final = "pilot"
WARM: Final = 15.0  # seconds before anything is measured: the first thoughts start processes
IDLE: Final = 10.0  # seconds after which a person's connection may have been ended
ENOUGH: Final = 0.9  # the part of what they are to do that the attackers must have done
TIMES: Final = 3.0
LEAST: Final = 0.250
"""Seconds: the 95th percentile is so many times the one in peace at most, or this."""


class Time(NamedTuple):
    begun: float
    seconds: float


class Person(threading.Thread):
    """Plays one game after the other, and notes how long orders and bots' answers take."""

    def __init__(self, port: int, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self._port, self._source, self._stop_playing = port, f"127.0.1.{1 + number}", stop
        self._slug = SYSTEMS[number % len(SYSTEMS)]
        one = system(self._slug)
        self._bots = one.engine.configure(scenario=one.content.first_scenario).seats - 1
        self._chance = random.Random(number)
        self._due = time.monotonic() + EVERY * number / PEOPLE
        self._line: http.client.HTTPConnection | None = None
        self._used = 0.0
        self.acknowledged: dict[str, list[Any]] = {}
        """By game, what he has ordered in it."""
        self.orders: list[Time] = []
        self.answers: list[Time] = []
        self.trouble: str | None = None

    def run(self) -> None:
        try:
            while not self._stop_playing.is_set():
                self._play(*self._open())
        except Exception as error:  # noqa: BLE001  whatever it is, it is told at the end
            self.trouble = f"{self._slug}: {error!r}"

    def _open(self) -> tuple[str, str]:
        body = {"system": self._slug, "seats": ["human", *[BOT] * self._bots]}
        opened = self._ask("POST", "/api/games", body)
        address = f"/api/games/{opened['game']}"
        claim = {"invitation": opened["invitations"][0]}
        key: str = self._ask("POST", f"{address}/sit", claim)["key"]
        part = secrets.token_hex(16)
        for given in ({"seal": seal(part)}, {"part": part}):
            self._ask("POST", f"{address}/chance", given, key)
        self.acknowledged[opened["game"]] = []
        return opened["game"], key

    def _play(self, game: str, key: str) -> None:
        address = f"ws://127.0.0.1:{self._port}/api/games/{game}/ws"
        with connect(
            address, source_address=(self._source, 0), open_timeout=PATIENCE, close_timeout=1
        ) as socket:
            socket.send(json.dumps({"key": key}))
            seen = Seen(json.loads(socket.recv(PATIENCE)), time.monotonic())
            while not seen.message["outcome"] and not self._stop_playing.is_set():
                wait = self._due - time.monotonic()
                if seen.message["asked"] and wait <= 0:
                    self._order(game, key, seen)
                else:
                    self._follow(socket, seen, wait if seen.message["asked"] else EVERY)
            if seen.bot_asked and not seen.message["outcome"]:  # who still waits counts too
                self.answers.append(Time(seen.since, time.monotonic() - seen.since))

    def _order(self, game: str, key: str, seen: Seen) -> None:
        asked = seen.message["asked"]
        order = self._chance.choice(asked["legal"])["order"]
        begun = time.monotonic()
        told = self._ask(
            "POST", f"/api/games/{game}/orders", {"count": asked["count"], "order": order}, key
        )
        now = time.monotonic()
        self.orders.append(Time(begun, now - begun))
        self.acknowledged[game].append(order)
        self._due = max(self._due + EVERY, now)
        seen.answered(told, begun)

    def _follow(self, socket: ClientConnection, seen: Seen, seconds: float) -> None:
        """Wait for news, but not for ever."""
        with contextlib.suppress(TimeoutError):
            message = json.loads(socket.recv(max(0.0, min(seconds, EVERY))))
            if "code" in message:
                raise RuntimeError(message)
            if (waited := seen.told(message, time.monotonic())) is not None:
                self.answers.append(waited)

    def _ask(self, method: str, path: str, body: Any, key: str = "") -> Any:
        if self._line is None or time.monotonic() - self._used > IDLE:
            self._line = http.client.HTTPConnection(
                "127.0.0.1", self._port, PATIENCE, (self._source, 0)
            )
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        self._line.request(method, path, json.dumps(body), headers)
        answer = self._line.getresponse()
        told = answer.read()
        self._used = time.monotonic()
        if answer.status not in (200, 201):
            raise RuntimeError(f"{answer.status} {told[:300]!r}")
        return json.loads(told)


class Seen:
    """What a person knows of his game, and since when a bot has been asked."""

    def __init__(self, message: dict[str, Any], now: float) -> None:
        self.message, self.since = message, now

    @property
    def bot_asked(self) -> bool:
        return any(one["seat"] != self.message["seat"] for one in self.message["waiting"])

    def answered(self, message: dict[str, Any], sent: float) -> None:
        """Take the answer to an order: unless a bot was being asked already, it is since then."""
        if not self.bot_asked:
            self.since = sent
        self.message = message

    def told(self, message: dict[str, Any], now: float) -> Time | None:
        """Take what the socket tells; return how long a bot took, where one has answered."""
        if message["count"] < self.message["count"] or self._same(message):
            return None
        waited = Time(self.since, now - self.since) if self.bot_asked else None
        self.message, self.since = message, now
        return waited

    def _same(self, message: dict[str, Any]) -> bool:
        return all(message[part] == self.message[part] for part in ("number", "waiting"))


class Health(threading.Thread):
    """Asks every second whether all is well."""

    def __init__(self, port: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self._port, self._stop_asking = port, stop
        self.times: list[Time] = []
        self.trouble: str | None = None

    def run(self) -> None:
        while not self._stop_asking.wait(1.0):
            begun = time.monotonic()
            try:
                status, told = ask(self._port, "127.0.1.100", "GET", "/health")
                if status != 200:
                    raise RuntimeError(f"{status} {told!r}")
            except Exception as error:  # noqa: BLE001  whatever it is, it is told at the end
                self.trouble = f"health: {error!r}"
                return
            self.times.append(Time(begun, time.monotonic() - begun))


class Figures(NamedTuple):
    times: int
    p50: float
    p95: float
    largest: float

    @classmethod
    def of(cls, times: list[Time], begin: float, end: float) -> Figures:
        found = sorted(one.seconds for one in times if begin <= one.begun < end)
        if len(found) < 2:  # somebody was in trouble, and tells so
            return cls(len(found), math.nan, math.nan, math.nan)
        cuts = statistics.quantiles(found, n=20, method="inclusive")
        return cls(len(found), cuts[9], cuts[18], found[-1])


class Result(NamedTuple):
    """What was measured in peace and under siege, what the attackers did, and what went wrong."""

    figures: dict[str, tuple[Figures, Figures]]
    done: dict[str, int]
    troubles: list[str]


def besiege(server: Server, seconds: float) -> tuple[Result, list[Person]]:
    port = urlsplit(server.address).port
    assert port is not None
    stop = threading.Event()
    attackers = Attackers(port)
    try:
        attackers.wait()
        people = [Person(port, number, stop) for number in range(PEOPLE)]
        health = Health(port, stop)
        for thread in (*people, health):
            thread.start()
        time.sleep(WARM)
        begin = time.monotonic()
        time.sleep(seconds)
        middle = time.monotonic()
        attackers.begin()
        time.sleep(seconds)
        end = time.monotonic()
        stop.set()
        for thread in (*people, health):
            thread.join(2 * PATIENCE)
    finally:
        done = attackers.end()
    measured = {
        "a person's order": [one for person in people for one in person.orders],
        "a bot's answer": [one for person in people for one in person.answers],
        "the health check": health.times,
    }
    figures = {
        name: (Figures.of(times, begin, middle), Figures.of(times, middle, end))
        for name, times in measured.items()
    }
    troubles = [person.trouble for person in people if person.trouble]
    troubles += [health.trouble] if health.trouble else []
    troubles += ["a person still waits" for person in people if person.is_alive()]
    troubles += [f"attackers were told: {name}" for name in done if name.split()[-1][0] == "5"]
    return Result(figures, done, troubles + check_siege(done, seconds)), people


def check_siege(done: dict[str, int], seconds: float) -> list[str]:
    """Return where the attackers fell short of what they were to do: then nothing is shown."""
    records = sum(count for name, count in done.items() if name.startswith("records"))
    wanted = {
        "games of bots alone": (done.get("opened 201", 0), GAMES),
        "endless headers": (done.get("headers begun", 0), ENDLESS),
        "half requests at once": (done.get("halves held at once", 0), HALVES),
        "records": (records, seconds * IMPORTS),
    }
    return [
        f"the siege was too weak: {count:,.0f} of {most:,.0f} {what}"
        for what, (count, most) in wanted.items()
        if count < ENOUGH * most
    ]


def check_server(server: Server) -> list[str]:
    """Return what is wrong with a server that was besieged, and stop it."""
    if server.process.poll() is not None:
        return [f"the server has ended with {server.process.returncode}"]
    port = urlsplit(server.address).port
    assert port is not None
    troubles = []
    status, told = ask(port, "127.0.1.100", "GET", "/health")
    if status != 200:
        troubles.append(f"health at the end: {status} {told!r}")
    if code := server.stop():
        troubles.append(f"the server stops with {code}")
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line[:1] == "{"]
    errors = Counter(line["message"] for line in lines if line["level"] in ("error", "critical"))
    return troubles + [f"in the log {count} times: {said}" for said, count in errors.items()]


def count_orders(database: str, people: list[Person]) -> tuple[int, int]:
    """Return how many orders were acknowledged, and how many of them are stored."""

    async def count() -> tuple[int, int]:
        acknowledged = stored = 0
        store = Store(database)
        for person in people:
            for game, orders in person.acknowledged.items():
                rows = await store.orders(game)
                told = [json.loads(row.body).get("order") for row in rows if row.seat == 0]
                found = [order for order in told if order]
                acknowledged += len(orders)
                stored += sum(map(lambda one, other: one == other, orders, found))
        await store.close()
        return acknowledged, stored

    return asyncio.run(count())


def judge(name: str, peace: Figures, siege: Figures) -> str | None:
    allowed = max(TIMES * peace.p95, LEAST)
    if siege.p95 <= allowed:
        return None
    return f"{name}: {1000 * siege.p95:,.0f} ms, and {1000 * allowed:,.0f} ms are promised"


ROW: Final = "{:18}{:>7}{:>8}{:>8}{:>9}   {:>7}{:>8}{:>8}{:>9}{:>8}"


def show(result: Result, acknowledged: int, stored: int) -> None:
    print(
        ROW.format(
            "milliseconds", "peace", "p50", "p95", "max", "siege", "p50", "p95", "max", "p95"
        )
    )
    for name, (peace, siege) in result.figures.items():
        cells = [
            cell
            for each in (peace, siege)
            for cell in (each.times, *(f"{1000 * figure:,.0f}" for figure in each[1:]))
        ]
        print(ROW.format(name, *cells, f"{siege.p95 / peace.p95:.2f} x"))
    print(f"{acknowledged} orders acknowledged, {stored} of them stored")
    told = ", ".join(f"{name} {count:,}" for name, count in sorted(result.done.items()))
    print(f"attackers: {told}")
    for trouble in result.troubles:
        print(f"FAILED: {trouble}")


def measure(folder: Path, seconds: float, workers: int) -> tuple[Result, int, int]:
    database = str(folder / "table.sqlite3")
    with Server(database, "--workers", str(workers)) as server:
        result, people = besiege(server, seconds)
        troubles = result.troubles + check_server(server)
    acknowledged, stored = count_orders(database, people)
    if stored != acknowledged:
        troubles.append(f"{acknowledged - stored} orders are lost")
    for name in ("a person's order", "a bot's answer"):
        if said := judge(name, *result.figures[name]):
            troubles.append(said)
    return result._replace(troubles=troubles), acknowledged, stored


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="of peace, and of the siege")
    parser.add_argument("--workers", type=int, default=2, help="processes in which bots think")
    parser.add_argument("--json", action="store_true", help="print one object")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix="siege-") as folder:
        result, acknowledged, stored = measure(Path(folder), wanted.seconds, wanted.workers)
    if wanted.json:
        told: dict[str, Any] = {"acknowledged": acknowledged, "stored": stored}
        for name, (peace, siege) in result.figures.items():
            told[name] = {"peace": peace._asdict(), "siege": siege._asdict()}
        print(json.dumps(told | {"done": result.done, "troubles": result.troubles}))
    else:
        show(result, acknowledged, stored)
    if result.troubles:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
