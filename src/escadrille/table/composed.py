"""Orders that are given as one answer: each follows the other at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from escadrille.kernel.api import Event, Order, Rules, Seat
from escadrille.kernel.errors import BadOrder
from escadrille.table.body import Body

if TYPE_CHECKING:
    from escadrille.table.match import Match


def check_orders(match: Match, seat: Seat, count: int, orders: Sequence[bytes]) -> list[Body]:
    """Return the rows of an answer and of those that follow it at once; all, or raise."""
    first = match.check_order(seat, count, orders[0])
    reads = [match.read(order) for order in orders]
    _check_composed(match.game.rules, match.game.state, seat, reads)
    raws = [msgspec.Raw(msgspec.json.encode(read)) for read in reads]
    return [msgspec.structs.replace(first, order=raw) for raw in raws]


def _check_composed(rules: Rules[Any], state: Any, seat: Seat, orders: Sequence[Order]) -> None:
    """Raise where one of the orders is not legal after those before it.

    Nor may anything be drawn or revealed between them: nobody tries what comes of an order.
    """
    twin = rules.clone(state)
    out: list[Event] = []
    for order in orders:
        if any(event.reveals for event in out):
            raise BadOrder("something is revealed or drawn before the last of these orders")
        rules.apply(twin, seat, rules.choice(twin, seat, order), out)
