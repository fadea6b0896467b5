"""What each place was told of a game, moment by moment, written down as it is told.

It comes from the messages that the place is sent, and from nothing else; with it a game can be
shown when no rules are left to play it again. A moment in which a place is told nothing new is none
of its moments: how often another seat wavered in secret leaves no trace.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from escadrille.kernel import record
from escadrille.kernel.api import Pending, Seat
from escadrille.table import moments
from escadrille.table.archive import SPECTATORS, Chunk, pack
from escadrille.table.body import Body
from escadrille.table.match import Match
from escadrille.table.messages import Result
from escadrille.table.moments import Moment
from escadrille.table.seating import Chair

MOST: Final = 50
"""Moments in a chunk."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stood when it was last told of."""

    at: int
    seats: list[Chair]
    outcome: Result | None
    end: record.End | None
    """What ends its record, once the game is over."""


class Told(msgspec.Struct, frozen=True):
    """A chunk as it is stored."""

    moments: list[msgspec.Raw]
    standing: Standing


_TOLD: Final = msgspec.json.Decoder(Told)
_MOMENT: Final = msgspec.json.Decoder(Moment)


def read(body: bytes) -> tuple[list[Moment], Standing]:
    told = _TOLD.decode(body)
    return [_MOMENT.decode(one) for one in told.moments], told.standing


class _Place:
    """What one place was told last, and the chunk that is not full."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.first = 0
        self.moments: list[msgspec.Raw] = []
        self.full: list[Chunk] = []
        """Chunks that were filled since they were last stored."""
        self.number = 0
        self._last: tuple[bytes, list[Pending]] | None = None

    @property
    def key(self) -> int:
        return SPECTATORS if self.seat is None else self.seat

    @property
    def is_empty(self) -> bool:
        return not self.first and not self.moments

    def resume(self, first: int, body: bytes) -> None:
        self.first, self.moments = first, _TOLD.decode(body).moments
        if not self.moments:
            return
        last = _MOMENT.decode(self.moments[-1])
        self.number, self._last = last.number, (bytes(last.view), last.waiting)

    def add(self, moment: Moment, *, own: bool) -> None:
        """Add a moment, unless it tells another's place nothing new."""
        last = bytes(moment.view), moment.waiting
        if not own and moment.number == self.number and last == self._last:
            return
        self.number, self._last = moment.number, last
        self.moments.append(msgspec.Raw(msgspec.json.encode(moment)))

    def chunk(self, rows: int, standing: Standing) -> Chunk:
        body = msgspec.json.encode(Told(self.moments, standing))
        return Chunk(self.key, self.first, len(self.moments), rows, pack(body))

    def turn_page(self, rows: int, standing: Standing) -> None:
        """Begin a new chunk where this one is full."""
        if len(self.moments) > MOST:
            *full, last = self.moments
            self.moments = full
            self.full.append(self.chunk(rows, standing))
            self.first, self.moments = self.first + len(full), [last]


class Teller:
    """Writes down what the places of one game are told; it is stored by a scribe."""

    def __init__(self, match: Match, known: Mapping[int, tuple[int, int, bytes]]) -> None:
        """`known` is what is stored: by place, its last chunk (`Archive.last`)."""
        self.name = match.name
        self.rows = min((rows for _, rows, _ in known.values()), default=-1)
        """How many rows were told of; -1: not even the beginning."""
        self._places = [_Place(seat) for seat in (None, *range(match.game.rules.seats))]
        if len(known) == len(self._places):
            for place in self._places:
                place.resume(known[place.key][0], known[place.key][2])
        else:
            self.rows = -1
        self._standing: Standing | None = None
        self._stored = self.rows

    def begin(self, match: Match) -> None:
        """Tell of the beginning, where that was never done."""
        if self.rows < 0 and match.number == 0:
            self.tell(match, None, Body())

    def tell(self, match: Match, seat: Seat | None, body: Body) -> None:
        """Tell of a row that was just played."""
        if match.number != self.rows + 1 and not (self.rows < 0 and match.number == 0):
            return
        self.rows = match.number
        game, over = match.game, match.result is not None
        self._standing = Standing(
            at=match.at,
            seats=match.seating.chairs,
            outcome=match.result,
            end=game.end(match.number) if over else None,
        )
        if match.is_gathering:
            return  # the beginning is told of once the deal is made
        begins = self._places[0].is_empty
        if begins or body.is_line or over:
            for place in self._places:
                own = place.seat is not None and place.seat == seat
                told = moment(match, place.seat, place.number, None if begins else seat, body)
                place.add(told, own=own or begins)
                place.turn_page(self.rows, self._standing)

    def chunks(self) -> list[Chunk]:
        """Return what is not stored yet."""
        if self.rows == self._stored or self._standing is None:
            return []
        chunks = []
        for place in self._places:
            chunks += [*place.full, place.chunk(self.rows, self._standing)]
        return chunks

    def stored(self, chunks: Sequence[Chunk]) -> None:
        """Take note that these are stored; more may have been told meanwhile."""
        self._stored = max((chunk.rows for chunk in chunks), default=self._stored)
        for place in self._places:
            place.full = [chunk for chunk in place.full if chunk not in chunks]


def moment(match: Match, place: Seat | None, since: int, seat: Seat | None, body: Body) -> Moment:
    """Return what a place is told of a row of some seat, from an event on."""
    sent = match.message(place, since, asks=False)
    return moments.moment(
        match.game,
        place,
        view=sent.view,
        events=sent.events,
        waiting=[(one.seat, one.decision) for one in sent.waiting],
        number=sent.number,
        seat=seat,
        ordered=bool(body.order),
        at=match.at,
        told=match.number,
        bot=body.bot,
    )
