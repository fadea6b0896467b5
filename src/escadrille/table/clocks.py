"""Clocks: how long each person may think, and whose time is up.

All of it follows from the rows and their times, in whole seconds, so that every server comes to the
same. What was laid in secret and may be taken back stops no clock that others see: to them it
runs on until the order stands, and who lays again has thought all the time.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from escadrille.kernel.api import Seat
from escadrille.table.errors import BadRequest, InTime, Paused, TimeOut

DAY: Final = 24 * 3600
HOLIDAY: Final = 28 * DAY
"""For so long in all a seat may be on holiday in one game."""


class Control(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Minutes for the whole game and what each answer adds, or days for each answer."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds."""
    days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    out: Literal["bot", "claim"] = "claim"
    """Whose time is up is replaced by a bot, or the other side may claim that he has lost."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""

    def check(self) -> None:
        """Raise where it is neither live nor by correspondence."""
        if bool(self.minutes) == bool(self.days) or (self.days and self.increment):
            raise BadRequest("a clock has minutes and an increment, or days for each answer")
        if (self.out == "bot") != bool(self.bot):
            raise BadRequest("a clock names the bot that takes over, where one does")

    @property
    def full(self) -> int:
        """Seconds that a seat has at first."""
        return self.days * DAY or self.minutes * 60


class Hand(msgspec.Struct, frozen=True):
    """The clock of one seat, as another sees it."""

    left: int
    """Seconds, when it last stood still."""
    until: int | None
    """When its time is up, in Unix seconds; None: it stands still."""
    holiday: bool
    out: bool
    """Its time was up, and a bot took over."""


class Face(msgspec.Struct, frozen=True):
    """The clocks of a table, as one place sees them."""

    control: Control
    hands: list[Hand]
    paused: bool
    pause: list[Seat]
    """Who would like to pause, or where it is paused, nobody."""


Stretch = tuple[int, int | None]
"""Seconds left, and since when they run; None: they stand still."""


class Clocks(msgspec.Struct):
    """All of it is kept in a snapshot."""

    control: Control
    now: list[Stretch]
    asked: set[Seat] = set()
    """The people who must answer."""
    hidden: dict[Seat, list[Stretch]] = {}
    """Before each order that nobody else knows of: what others still see is the first."""
    paused: bool = False
    pause: set[Seat] = set()
    holiday: dict[Seat, int] = {}
    """Since when."""
    rested: dict[Seat, int] = {}
    """Seconds of holiday that are used up."""
    out: set[Seat] = set()

    @classmethod
    def of(cls, control: Control, seats: int) -> Clocks:
        return cls(control, [(control.full, None) for _ in range(seats)])

    # What rows do.

    def follow(
        self,
        at: int,
        seat: Seat,
        asked: Collection[Seat],
        *,
        answered: bool,
        undone: bool,
        hides: bool,
    ) -> None:
        """Note who must answer after a row: `answered` an order of the seat, `undone` one back.

        `hides`: nobody else knows of what was ordered or taken back.
        """
        if undone and hides and self.hidden.get(seat):
            self.now[seat] = self.hidden[seat].pop()
        else:
            if hides and answered:
                self.hidden.setdefault(seat, []).append(self.now[seat])
            for other in [*self.asked]:
                if other not in asked or (other == seat and (answered or undone)):
                    self._stop(other, at, gains=answered and other == seat)
            if undone and not self.control.days:
                left, since = self.now[seat]
                self.now[seat] = left - self.control.increment, since
        if answered or undone:
            self.hidden = {seat: self.hidden[seat]} if hides and self.hidden.get(seat) else {}
        self.asked = {*asked}
        for other in asked:
            if self.now[other][1] is None and self._runs(other):
                self.now[other] = self.now[other][0], at

    def _runs(self, seat: Seat) -> bool:
        return seat in self.asked and not self.paused and seat not in self.holiday

    def _stop(self, seat: Seat, at: int, *, gains: bool) -> None:
        if self.control.days:
            self.now[seat] = self.control.full, None
        else:
            left, _ = _still(self.now[seat], at)
            self.now[seat] = left + (self.control.increment if gains else 0), None

    def _hold(self, seat: Seat, at: int) -> None:
        """Have the clock of a seat stand still, also as others see it."""
        self.now[seat] = _still(self.now[seat], at)
        if seat in self.hidden:
            self.hidden[seat] = [_still(one, at) for one in self.hidden[seat]]

    def _go_on(self, seat: Seat, at: int) -> None:
        if self._runs(seat):
            self.now[seat] = self.now[seat][0], at
        if seat in self.hidden and not self.paused and seat not in self.holiday:
            self.hidden[seat] = [(left, at) for left, _ in self.hidden[seat]]

    def ask_pause(self, at: int, seat: Seat, people: set[Seat], *, wanted: bool) -> bool:
        """Ask for a pause, take that back, or end one; did it begin or end?"""
        if not wanted:
            was, self.paused, self.pause = self.paused, False, set()
            if was:
                for each in range(len(self.now)):
                    self._go_on(each, at)
            return was
        self.pause.add(seat)
        if not self.pause >= people:
            return False
        for each in range(len(self.now)):
            self._hold(each, at)
        self.paused, self.pause = True, set()
        return True

    def take_holiday(self, at: int, seat: Seat, *, on: bool) -> None:
        if on:
            self._hold(seat, at)
            self.holiday[seat] = at
            return
        began, used = self.holiday.pop(seat), self.rested.get(seat, 0)
        rest = min(at - began, HOLIDAY - used)
        self.rested[seat] = used + rest
        self._go_on(seat, began + rest)

    # What may be done.

    def until(self, seat: Seat) -> int | None:
        """Return when the time of a seat is up; None: its clock stands still."""
        left, since = self.now[seat]
        if seat in self.holiday and seat in self.asked and not self.paused:
            since = self.holiday[seat] + HOLIDAY - self.rested.get(seat, 0)
        return None if since is None else since + left

    def is_up(self, seat: Seat, now: float) -> bool:
        until = self.until(seat)
        return until is not None and now >= until

    @property
    def due(self) -> int | None:
        """When a bot takes over next, as far as it is known now."""
        times = [self.until(seat) for seat in self.asked] if self.control.out == "bot" else []
        return min((time for time in times if time is not None), default=None)

    def check_order(self, seat: Seat, now: float) -> None:
        if self.paused:
            raise Paused("the game is paused: end the pause first")
        if self.control.out == "bot" and self.is_up(seat, now):
            raise TimeOut("your time is up: a bot takes over")

    def check_claim(self, seat: Seat, now: float) -> None:
        """Raise where it cannot be claimed that a seat has lost by its clock."""
        if self.control.out != "claim":
            raise BadRequest("at this table a bot takes over where time is up")
        self.check_up(seat, now)

    def check_up(self, seat: Seat, now: float) -> None:
        if seat not in self.asked or not self.is_up(seat, now):
            raise InTime("this seat has time left, or need not answer")

    def check_back(self, seat: Seat) -> None:
        """Raise where a seat whose time was up cannot be flown by its person any more."""
        if seat in self.out and not self.control.days:
            raise TimeOut("the time of this seat is up for this game")

    def check_holiday(self, seat: Seat, *, on: bool) -> None:
        if not self.control.days:
            raise BadRequest("a holiday is for games by correspondence")
        if on and self.rested.get(seat, 0) >= HOLIDAY:
            raise TimeOut("the holidays of this game are used up")

    # What is told.

    def face(self, place: Seat | None) -> Face:
        """Return the clocks as a place may know them."""
        return Face(
            self.control,
            [self._hand(seat, known=seat == place) for seat in range(len(self.now))],
            self.paused,
            sorted(self.pause),
        )

    def _hand(self, seat: Seat, *, known: bool) -> Hand:
        left, since = self.now[seat]
        if not known and self.hidden.get(seat):
            left, since = self.hidden[seat][0]
        until = None if since is None else since + left
        return Hand(max(0, left), until, seat in self.holiday, seat in self.out)


def _still(stretch: Stretch, at: int) -> Stretch:
    """Return a stretch as it stands still at a time."""
    left, since = stretch
    return (left, None) if since is None else (left - max(0, at - since), None)
