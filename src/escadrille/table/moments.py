"""One moment of a game as a place was told it: enough to show it without the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escadrille.kernel.api import Pending, Seat
from escadrille.kernel.game import Game
from escadrille.locale import LANGUAGES, voice
from escadrille.table.messages import WIRE
from escadrille.table.words import Line, lines


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """What a place was told of one moment."""

    at: int
    """In Unix seconds; 0 where no time is kept."""
    lines: int
    """How many rows there had been; in the terminal, lines of the record."""
    number: int
    """How many events the place had been told."""
    turn: int
    seat: Seat | None
    """Who gave the last order, or took it back; nobody at the start."""
    text: str | None
    """That order, where it was the place's own."""
    bot: str | None
    view: msgspec.Raw
    events: msgspec.Raw
    waiting: list[Pending]
    said: dict[str, list[Line | None]]
    """By language, the events in words."""
    wire: int = 2
    """The version of the wire that view and events are of; the first two were not told."""


def moment(
    game: Game,
    place: Seat | None,
    *,
    view: Any,
    events: Sequence[Any],
    waiting: Sequence[tuple[Seat, str]],
    number: int,
    seat: Seat | None,
    ordered: bool,
    at: int = 0,
    told: int,
    bot: str = "",
) -> Moment:
    """Return what a place is told of the moment that a game is at, after a line of some seat.

    `told` is how many rows or lines there were; `ordered`: the last of them was an order.
    """
    own = ordered and place == seat
    return Moment(
        at=at,
        lines=told,
        number=number,
        turn=game.rules.turn(game.state),
        seat=seat,
        text=game.rules.write(game.orders[-1][1]) if own else None,
        bot=bot or None,
        view=_raw(view),
        events=_raw(events),
        waiting=[Pending(*one) for one in waiting],
        wire=WIRE,
        said={lang: _said(game, place, events, lang) for lang in LANGUAGES},
    )


def _said(game: Game, place: Seat | None, events: Sequence[Any], lang: str) -> list[Line | None]:
    if not events:
        return []
    sight = game.sight(place, game.shown(place))._replace(own=False)
    return lines(game, sight, [*events], voice(lang))


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
