"""Opening a long campaign beside a short one: from the record on disk, and at the table.

Each is flown by `tactical` to just before its end, with the snapshots that are kept on the way, and
opened to its first view and words, in turns. Prints the best CPU time of each in milliseconds
(other work on the machine does not count), the ratio of the long one to the short one, and the
same without snapshots.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel import record, snapshot
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system
from escadrille.locale import voice
from escadrille.table.body import Body
from escadrille.table.loading import load
from escadrille.table.store import Store

CAMPAIGNS = {"short": "war-in-the-south-usaf-short", "long": "linebacker-usaf-long"}
SEED = 3


def new(scenario: str) -> Game:
    return games.new("phantom", scenario=scenario, seed=SEED, seats=["human"])


def flown(scenario: str) -> list[Any]:
    """Return the orders of a whole campaign but the last."""
    game, tactical = new(scenario), system("phantom").bots.tactics["tactical"]
    while game.pending:
        world = game.rules.resample(game.state, 0, len(game.orders))
        game.order(0, game.rules.order(game.state, 0, tactical(game.rules, world, 0)))
    return [order for _, order in game.orders[:-1]]


def write(path: Path, scenario: str, orders: list[Any]) -> None:
    """Write a record and its snapshots as `escadrille play` does, but for its care for the disk."""
    game = new(scenario)
    raws = [msgspec.Raw(msgspec.json.encode(order)) for order in orders]
    lines = [record.Line(number, 0, order=raw) for number, raw in enumerate(raws)]
    path.write_bytes(record.dump(game.header, lines, None))
    for order, line in zip(orders, record.read(path).lines, strict=True):
        game.order(0, order)
        if snapshot.due(game):
            snapshot.keep(path, game, line.check)


def on_disk(path: Path) -> None:
    """Open a record as far as a person sees it."""
    game, _ = snapshot.reopen(path)
    sight, say, shown = game.sight(0), voice("en"), game.system.words.presenter
    shown.board(sight, say)
    shown.question(sight, say)


async def store_game(store: Store, name: str, scenario: str, orders: list[Any]) -> None:
    """Store a game and its snapshots as the table does, all at once."""
    header = msgspec.json.encode(new(scenario).header).decode()
    await store.create(name, "phantom", header, [])
    loaded, _ = await load(store, name)
    rows = []
    for order in orders:
        body = Body(order=msgspec.Raw(msgspec.json.encode(order)))
        rows.append(loaded.next(0, msgspec.json.encode(body).decode(), 0))
        loaded.play_row(rows[-1])
        await loaded.keep(store)
    await asyncio.gather(*(store.append(name, *row) for row in rows))


async def at_table(store: Store, name: str, *, past: bool) -> None:
    """Open a game as far as a page is sent it: what is new to it, or all that was ever told."""
    loaded, _ = await load(store, name)
    since = 0 if past else len(loaded.match.journal.told[0])
    msgspec.json.encode(
        await loaded.see(store, time.time, lambda match: match.message(0, since, "en"), late=False)
    )


async def measure(folder: Path, times: int) -> dict[str, dict[str, float]]:
    store = Store(str(folder / "table.db"))
    await store.migrate()
    orders = {name: flown(scenario) for name, scenario in CAMPAIGNS.items()}
    for name, scenario in CAMPAIGNS.items():
        write(folder / f"{name}.jsonl", scenario, orders[name])
        await store_game(store, name, scenario, orders[name])
    report = {"orders": {name: float(len(each)) for name, each in orders.items()}}
    report |= await timed(folder, store, times)
    for name in CAMPAIGNS:
        snapshot.beside(folder / f"{name}.jsonl").unlink()
    report["disk without"] = (await timed(folder, store, times))["disk"]
    await store.close()
    for place in ("disk", "table", "table, all told", "disk without"):
        report[place]["ratio"] = round(report[place]["long"] / report[place]["short"], 2)
    return report


async def timed(folder: Path, store: Store, times: int) -> dict[str, dict[str, float]]:
    """Return the best times on disk and at the table, in milliseconds."""
    best: dict[str, dict[str, float]] = {"disk": {}, "table": {}, "table, all told": {}}
    for _ in range(times):
        for name in CAMPAIGNS:
            at = [time.process_time()]
            on_disk(folder / f"{name}.jsonl")
            at.append(time.process_time())
            for past in (False, True):
                await at_table(store, name, past=past)
                at.append(time.process_time())
            for place, (one, two) in zip(best.values(), pairwise(at), strict=True):
                place[name] = min(place.get(name, 1e9), round(1000 * (two - one), 2))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--times", type=int, default=25, help="openings of each")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(measure(Path(folder), arguments.times))
    if arguments.json:
        print(json.dumps(report))
        return
    for name, figures in report.items():
        print(f"{name:16}", "  ".join(f"{key} {value:g}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
