"""A page at a table that a test plays by itself: any moment is put before it, nothing is stored."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page
from tests.table.players import new_match, play, some_order

from escadrille.kernel import game as games
from escadrille.kernel.rng import seeded
from escadrille.table.match import Match

PLACE = """([game, seen]) => {
  localStorage.places = JSON.stringify([{ game, key: "key", system: "", scenario: "", at: 0 }]);
  for (const [name, value] of Object.entries(seen)) localStorage[name] = value;
}"""
# The page has taken the message with this number.
DRAWN = """(number) =>
  document.querySelector(".saved")?.textContent.replace(/\\D/g, "") === `${number}`"""
STALE = {"code": "order/stale", "message": ""}


def from_situation(raw: dict[str, Any], seats: int = 2) -> Match:
    """Return a game that begins at a moment."""
    return Match("test", games.from_situation(raw, ["human"] * seats).header)


def moments(system: str, seed: int, most: int, seat: int = 0, **how: Any) -> Iterator[Match]:
    """Play random games; stop at questions of a seat that are of a kind seldom seen before."""
    seen: Counter[str] = Counter()
    chance = seeded(seed)
    while seen.total() < most:
        match = new_match(seed, system=system, **how)
        seed += 1
        while match.waiting and seen.total() < most:
            asked = [pending.seat for pending in match.waiting]
            if seat in asked:
                view = match.message(seat, 0, asks=False).view
                kind = getattr(view, "decision", None) or match.waiting[0].decision
                if chance.below(1 + 6 * seen[kind]) == 0:
                    seen[kind] += 1
                    yield match
            play(match, asked[0], some_order(match, asked[0], chance))


def questions(system: str, seed: int, most: int, seat: int = 0, **how: Any) -> Iterator[Match]:
    """Play a random game; stop at the first questions of a seat, one after another."""
    match, chance = new_match(seed, system=system, **how), seeded(seed)
    while match.waiting and most > 0:
        asked = [pending.seat for pending in match.waiting]
        if seat in asked:
            most -= 1
            yield match
        play(match, asked[0], some_order(match, asked[0], chance))


class Stage:
    """What the page is told comes from `match`; orders that it gives are kept in `orders`."""

    def __init__(self, page: Page, lang: str = "en", **kept: str) -> None:
        self.page, self.lang = page, lang
        self.orders: list[Any] = []
        self.played: Match | None = None  # whose first seat plays, where orders are not only kept
        self.message: dict[str, Any] = {}
        self._socket: Any = None
        page.route_web_socket(re.compile("/api/games/test/ws"), self._connect)
        page.route(re.compile("/api/games/test/"), self._answer)
        page.goto("/")
        page.evaluate(PLACE, ["test", kept])

    def _connect(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(lambda _: self._send())

    def _answer(self, route: Any) -> None:
        kind, said = (
            route.request.url.rsplit("/", 1)[-1],
            json.loads(route.request.post_data or "{}"),
        )
        if kind == "orders":
            self.orders.append(said["order"])
        if self.played is None or kind not in ("orders", "undo"):
            route.fulfill(status=409, json=STALE)
            return
        if kind == "undo":
            self.played.apply(0, self.played.check_undo(0, said["count"]))
        else:
            play(self.played, 0, msgspec.json.encode(said["order"]))
        told = self.played.message(0, self.message["number"], self.lang)
        self.message = {**msgspec.json.decode(msgspec.json.encode(told)), "game": "test"}
        route.fulfill(json=self.message)
        self._send()

    def _send(self) -> None:
        self._socket.send(json.dumps(self.message))

    def show(self, match: Match, seat: int = 0, *, fresh: bool = False) -> None:
        """Put a moment before the page, as if it had just come."""
        told, before = match.message(seat, 0, self.lang), self.message.get("number", -1)
        self.message = {**msgspec.json.decode(msgspec.json.encode(told)), "game": "test"}
        fresh = fresh or self.message["number"] <= before  # of another game
        if fresh or self._socket is None or self.message["system"] not in self.page.url:
            self.page.goto("about:blank")
            self.page.goto(f"/#/table/test?{self.message['system']}")
        else:
            self._send()
        self.page.wait_for_selector(".stage")
        self.settle()

    def tell(self, match: Match, since: int, seat: int = 0) -> None:
        """Tell the page what happened since, as a socket does."""
        told = match.message(seat, since, self.lang)
        self.message = {**msgspec.json.decode(msgspec.json.encode(told)), "game": "test"}
        self._send()
        self.settle()

    def hear(self, **told: Any) -> None:
        """Tell the page more, as a socket does: who is here, or more of this moment."""
        if "here" in told:
            self._socket.send(json.dumps(told))
        else:
            self.message = {**self.message, **told, "events": []}
            self._send()
        self.settle()

    def settle(self) -> None:
        """Wait until the last message is drawn."""
        self.page.wait_for_function(DRAWN, arg=self.message["number"])
        self.page.evaluate(
            "() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60))"
        )
