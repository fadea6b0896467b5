"""Campaigns of phantom that `tactical` has flown to a moment, laid on a table for a person."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel.api import Event, View
from escadrille.table import keys
from escadrille.table.body import Body
from escadrille.table.rows import StoredOrder
from escadrille.table.store import Store

Moment = Callable[[Any, list[Event]], bool]
"""Whether a view, and the events that led to it, are what is looked for."""


NORTH = "rolling-thunder-usaf-short"


class Laid(NamedTuple):
    game: str
    key: str

    @property
    def address(self) -> str:
        """Where a page sits down at it."""
        return f"/#/join/{self.game}/{self.key}"


def lay(
    database: Path | str,
    until: Moment,
    *,
    scenario: str = "war-in-the-south-usaf-short",
    seed: int = 1,
) -> Laid:
    """Store a campaign that has come to a moment; the next answer is the person's."""
    while True:
        found = _flown(until, scenario, seed)
        if found is not None:
            with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
                return beside.submit(asyncio.run, _store(str(database), *found)).result()
        seed += 1


def asks(*decisions: str) -> Moment:
    return lambda view, _: view.decision in decisions


def ends(view: View, _: list[Event]) -> bool:
    return bool(getattr(view, "over", False))


SCREENS: dict[str, tuple[Moment, str]] = {
    "map": (lambda view, _: view.decision == "target" and view.slot == 1, ".ph-map"),
    "arming": (asks("arm"), ".ph-racks"),
    "event": (asks("abort"), ".ph-way .ph-event"),
    "area": (asks("move"), ".ph-display"),
    "evade": (asks("evade"), ".ph-harm"),
    "debriefing": (
        lambda view, events: any(type(one).__name__ == "Debriefed" for one in events),
        ".ph-debriefing",
    ),
    "outcome": (ends, ".ph-outcome"),
}
"""Moments through which a mission passes, and what shows that the page has come to each."""


def _flown(until: Moment, scenario: str, seed: int) -> tuple[Any, list[Any]] | None:
    game = games.new("phantom", scenario=scenario, options={}, seed=seed, seats=["human"])
    pilot, state = bot("tactical", game.system, seed), game.state
    orders: list[Any] = []
    events: list[Event] = []
    while not until(game.rules.view(state, 0), events):
        if not game.rules.pending(state):
            return None
        choice = pilot.decide(know(game.rules, state, 0))
        orders.append(game.rules.order(state, 0, choice))
        events = []
        game.rules.apply(state, 0, choice, events)
    return game, orders


def _row(order: Any) -> str:
    return msgspec.json.encode(Body(msgspec.Raw(msgspec.json.encode(order)))).decode()


async def _store(database: str, game: Any, orders: list[Any]) -> Laid:
    store, name = Store(database), secrets.token_hex(8)
    key, kept = keys.new(name, keys.SEAT, 0)
    rows = [StoredOrder(number, 0, _row(order)) for number, order in enumerate(orders)]
    await store.create(name, "phantom", msgspec.json.encode(game.header).decode(), [kept], rows)
    await store.close()
    return Laid(name, key)
