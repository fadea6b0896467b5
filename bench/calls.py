"""How often the rules are asked for each order that a table accepts.

Two fixed games are played over HTTP, each with the page's socket open: a duel against a bot, and a
dogfight that somebody watches. Counted are the calls of the table, not those that the rules make of
themselves, and how often the text of an order is read and written. Bots think in other processes.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from litestar.testing import TestClient

ASKED: Final = ("choice", "legal", "view", "refusals", "resample", "pending")
counted: Counter[str] = Counter()


class Decoder:
    """A decoder that counts the orders it reads."""

    def __init__(self, kind: Any = Any, **how: Any) -> None:
        self._decoder = _DECODER(kind, **how)
        within = getattr(kind, "__annotations__", {}).get("order", "msgspec.Raw")
        self._is_order = within != "msgspec.Raw" or _is_order(kind)

    def decode(self, raw: Any) -> Any:
        counted["decode"] += self._is_order
        return self._decoder.decode(raw)


def _is_order(kind: Any) -> bool:
    kinds = getattr(kind, "__args__", (kind,))
    return all(isinstance(one, type) and issubclass(one, Order) for one in kinds)


def encode(what: Any, **how: Any) -> bytes:
    counted["encode"] += isinstance(what, Order) or (isinstance(what, dict) and "order" in what)
    return _ENCODE(what, **how)


# Before the table makes its own.
_DECODER, _ENCODE = msgspec.json.Decoder, msgspec.json.encode
from escadrille.kernel.api import Order  # noqa: E402

msgspec.json.Decoder, msgspec.json.encode = Decoder, encode  # type: ignore[assignment, misc]

from escadrille.kernel import game as games  # noqa: E402
from escadrille.kernel.rng import seeded  # noqa: E402
from escadrille.table import keys  # noqa: E402
from escadrille.table.http import Settings, create_app  # noqa: E402
from escadrille.table.limits import Limits  # noqa: E402

QUICK: Final = Limits(rate=1e6, burst=10**6)
SETTLE: Final = 0.05  # seconds in which sockets and bots catch up


class Scene(NamedTuple):
    system: str
    scenario: str | None
    seats: list[str]
    watched: bool


SCENES: Final = {
    "flames duel, a bot": Scene("flames", None, ["human", "random"], watched=False),
    "wings duel, watched": Scene("wings", None, ["human", "human"], watched=True),
}


class Depth:
    """Calls that the rules make of themselves are not the table's."""

    now = 0


def count_calls(rules: type[Any]) -> None:
    for name in ASKED:
        setattr(rules, name, _counting(name, getattr(rules, name)))


def _counting(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(call)
    def counting(*given: Any) -> Any:
        counted[name] += not Depth.now
        Depth.now += 1
        try:
            return call(*given)
        finally:
            Depth.now -= 1

    return counting


def play(folder: Path, scene: Scene, orders: int) -> dict[str, float]:
    """Play a game from a fixed seed; return what was asked for each order."""
    game = games.new(scene.system, scenario=scene.scenario, seed=1, seats=scene.seats)
    people = [seat for seat, who in enumerate(scene.seats) if who == "human"]
    held = {seat: keys.new("calls", keys.SEAT, seat) for seat in people}
    watcher = keys.new("calls", keys.SPECTATOR)
    header, stored = _ENCODE(game.header).decode(), [key for _, key in (*held.values(), watcher)]
    app = create_app(Settings(database=str(folder / f"{scene.system}.db"), limits=QUICK))
    chance = seeded(1)
    with TestClient(app) as client, ExitStack() as sockets:
        table = app.state.table
        client.blocking_portal.call(table.store.create, "calls", scene.system, header, stored)
        for key, _ in (*held.values(), *([watcher] if scene.watched else [])):
            socket = client.websocket_connect("/api/games/calls/ws?lang=fr")
            sockets.enter_context(socket).send_json({"key": key})
        match = client.blocking_portal.call(table.rooms.room("calls").see, lambda match: match)
        time.sleep(10 * SETTLE)
        counted.clear()
        begun = match.number
        while match.number - begun < orders and match.waiting:
            seat = next((seat for seat, _ in match.waiting if seat in held), None)
            if seat is None:
                time.sleep(SETTLE)
                continue
            rules, state = match.game.rules, match.game.state
            Depth.now += 1
            legal = rules.legal(state, seat)
            order = rules.order(state, seat, legal[chance.below(len(legal))])
            Depth.now -= 1
            body = b'{"count":%d,"order":%b}' % (match.counts[seat], _ENCODE(order))
            head = {"authorization": f"Bearer {held[seat][0]}", "content-type": "application/json"}
            answer = client.post("/api/games/calls/orders", content=body, headers=head)
            assert answer.status_code == 200, answer.text
            time.sleep(SETTLE)
        accepted = match.number - begun
        told = {name: counted[name] / accepted for name in (*ASKED, "decode", "encode")}
    return {"orders": accepted, **{name: round(each, 2) for name, each in told.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--orders", type=int, default=60, help="orders per game")
    parser.add_argument("--json", action="store_true", help="print one object")
    wanted = parser.parse_args()
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, scene in SCENES.items():
            rules = games.new(scene.system, seed=1, seats=scene.seats).rules
            count_calls(type(rules))
            figures[name] = play(Path(folder), scene, wanted.orders)
    if wanted.json:
        print(json.dumps(figures))
        return
    for name, told in figures.items():
        print(f"{name}, per order of {told.pop('orders')}:")
        print("  " + "  ".join(f"{what} {each:.2f}" for what, each in told.items()))


if __name__ == "__main__":
    main()
