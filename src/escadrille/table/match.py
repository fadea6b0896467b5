"""A game at the table: what its stored rows make of it, the same on every server."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.api import Order, Pending, Seat
from escadrille.kernel.errors import BadOrder, BadRecord
from escadrille.table.errors import NoUndo, Over, Running, Stale, Unloadable
from escadrille.table.messages import Journal, Message, Result, Standing, message

HUMAN = "human"


class Body(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a row says: an order, the taking back of the last one, or that its seat resigns."""

    order: msgspec.Raw = msgspec.Raw()
    undo: bool = False
    resign: bool = False


UNDO = Body(undo=True)
RESIGN = Body(resign=True)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Match:
    def __init__(self, name: str, header: record.Header) -> None:
        try:
            self.game = games.restart(Path(name), header)
        except BadRecord as error:
            raise Unloadable(str(error)) from error
        seats = range(self.game.rules.seats)
        self.journal = Journal(len(seats))
        self.lines: list[record.Line] = []
        self.number = 0
        self.counts = [0 for _ in seats]
        """Per seat, how many questions were put to it and are no longer: answered or withdrawn."""
        self.resigned: Seat | None = None

    @property
    def waiting(self) -> tuple[Pending, ...]:
        return () if self.resigned is not None else self.game.pending

    @property
    def result(self) -> Result | None:
        if self.resigned is not None:
            others = self.game.rules.seats - 1
            points = [1 / others if others else 0.0] * (others + 1)
            points[self.resigned] = 0.0
            return Result(tuple(points), None, "resigned", self.resigned)
        outcome = self.game.outcome
        if outcome is None:
            return None
        return Result(outcome.points, outcome.scores, outcome.reason)

    def check_order(self, seat: Seat, count: int, order: bytes) -> None:
        """Raise where this is no legal answer to the present question of the seat."""
        self.check_count(seat, count)
        self.game.rules.choice(self.game.state, seat, self._read(order))

    def check_undo(self, seat: Seat, count: int) -> None:
        self.check_count(seat, count)
        if not self.game.can_undo(seat):
            raise NoUndo("something was revealed, drawn or answered since")

    def check_running(self) -> None:
        if self.result is not None:
            raise Over("the game is over")

    def check_count(self, seat: Seat, count: int) -> None:
        self.check_running()
        if count != self.counts[seat]:
            raise Stale(f"question {count} of this seat is not its present one")

    def _read(self, order: bytes) -> Order:
        try:
            read: Order = _decoder(self.game.system.order_type).decode(order)
        except msgspec.MsgspecError as error:
            raise BadOrder(str(error)) from error
        return read

    def apply(self, seat: Seat, body: Body) -> None:
        """Play a row that is stored."""
        asked = {pending.seat for pending in self.waiting}
        game = self.game
        if body.resign:
            self.resigned = seat
        elif body.undo:
            events = game.events[:]
            game.undo(seat)
            self.journal.undo(events[len(game.events) :])
            self.lines.append(record.Line(len(self.lines), seat, undo=True))
        else:
            order = self._read(bytes(body.order))
            self.journal.add(game.order(seat, order))
            raw = msgspec.Raw(msgspec.json.encode(order))
            self.lines.append(record.Line(len(self.lines), seat, order=raw))
        self.number += 1
        # Another seat's undo may withdraw a question: an answer to it must not fit the next one.
        for other in {seat} | (asked - {pending.seat for pending in self.waiting}):
            self.counts[other] += 1

    def message(self, seat: Seat | None, since: int) -> Message:
        return message(self.game.rules, self.game.state, seat, self.standing(seat), since)

    def standing(self, seat: Seat | None) -> Standing:
        return Standing(
            told=self.journal.told[seat],
            count=0 if seat is None else self.counts[seat],
            undo=self.result is None and seat is not None and self.game.can_undo(seat),
            waiting=self.waiting,
            outcome=self.result,
            seed=self.game.header.seed,
        )

    def record(self) -> bytes:
        """Return the record of a game that is over; one that was resigned has no end line."""
        if self.result is None:
            raise Running("the record is for when the game is over: it tells all secrets")
        game = self.game
        end = None if game.outcome is None else game.rules.digest(game.state)
        return record.dump(game.header, self.lines, end)

    def question(self, seat: Seat, seed: int) -> dict[str, Any]:
        """Return what a bot is asked: a moment that its seat cannot tell from the true one."""
        rules = self.game.rules
        return {
            "system": rules.system,
            "situation": rules.situation(rules.resample(self.game.state, seat, seed)),
            "seat": seat,
            "bot": self.game.seats[seat],
            "seed": seed,
        }
