"""What the hand-written pilot would order from here on, as long as the question stays the same."""

from __future__ import annotations

from escadrille.bots.api import Knowledge, know
from escadrille.kernel.api import Event, Order, Seat
from escadrille.kernel.game import Game
from escadrille.kernel.system import System

SEED = 0  # of the world in which it is thought of: nothing that is drawn counts


def propose(system: System, known: Knowledge) -> list[Order]:
    """Return orders that can be given one after the other; none follows what chance or a card
    not seen yet decides."""
    rules, seat, world = known.rules, known.seat, known.imagine(SEED)
    asked = rules.pending(world)
    orders: list[Order] = []
    out: list[Event] = []
    while rules.pending(world) == asked and not any(event.reveals for event in out):
        choice = system.bots.tactics["tactical"](rules, world, seat)
        orders.append(rules.order(world, seat, choice))
        rules.apply(world, seat, choice, out)
    return orders


def proposed(game: Game, seat: Seat) -> list[Order]:
    """Return what a seat that is asked would order, from what it knows."""
    world = game.rules.resample(game.state, seat, SEED)
    return propose(game.system, know(game.rules, world, seat))
