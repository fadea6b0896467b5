"""How long one game may become: a row that goes beyond it is refused, and nothing is stored."""

from __future__ import annotations

from escadrille.kernel.api import Seat
from escadrille.table.body import Body, payer
from escadrille.table.errors import FullGame, TooManyActs, TooManyUndos
from escadrille.table.limits import Limits
from escadrille.table.match import Match


def check(limits: Limits, match: Match, seat: Seat, body: Body) -> None:
    """Raise where a seat may not write this row because there are too many.

    A game can always be ended by those who fly it: to resign and to agree on a draw stay possible.
    """
    if body.resign or body.flag or body.again or body.mission:
        return
    if body.undo and match.backs[seat] >= limits.take_backs:
        raise TooManyUndos(
            f"{limits.take_backs} orders were taken back here; the next one stands until something "
            "is revealed, drawn or answered"
        )
    if (
        body.is_counted
        and not body.delete
        and match.spent[payer(seat, body)] >= limits.acts_per_seat
    ):
        raise TooManyActs(
            f"{limits.acts_per_seat} acts beside orders were done here in this game, as many as "
            "one may: orders and resigning are left"
        )
    if body.draw is None and not body.delete and match.number >= limits.rows_per_game:
        raise FullGame(
            f"this game has {limits.rows_per_game} rows, as many as this server keeps of one: it "
            "can be resigned or agreed to be a draw"
        )
