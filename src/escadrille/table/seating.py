"""Who sits at a table, who flies for whom, and what people have offered each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from escadrille.kernel.api import Seat
from escadrille.table.body import Body
from escadrille.table.errors import BadRequest, Held, Muted, NoDraw, NoHints, Taken

HUMAN = "human"
ABSENT = 300.0  # seconds without a connection, after which a person is absent


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the seat that one gets in a rematch: in a duel, they swap."""
    return (seat + 1) % seats


class Chair(msgspec.Struct, frozen=True):
    """A seat as everyone sees it."""

    who: str
    """"human", or the name of a bot."""
    name: str | None
    taken: str | None
    """The bot that flies for an absent person, or in place of the first one."""
    hints: int
    """How often the seat has asked for a hint."""
    sits: bool = True
    """Whether a person has sat down in it, and so holds its key."""
    muted: bool = False
    """Whether the host has muted it: its lines of chat are refused."""
    deletes: bool = False
    """Whether it agrees that the game, which is over, be deleted."""
    backs: int = 0
    """How often it took back what was final: such a game is no measure of anybody."""


class Watchers(msgspec.Struct, frozen=True):
    """Those who watch, as everyone sees them."""

    muted: bool
    renewed: int
    """How often the host has sent them away by a new key."""


ActName = Literal[
    "sat",
    "key",
    "invited",
    "freed",
    "bot",
    "back",
    "muted",
    "heard",
    "deletes",
    "rules",
    "declined",
    "withdrew",
    "time",
    "paused",
    "resumed",
    "holiday",
    "returned",
]


class Act(msgspec.Struct, frozen=True):
    """What was done to a seat or to those who watch, which all are told."""

    number: int
    """Of the first act it is 0."""
    at: int
    """In Unix seconds."""
    act: ActName
    seat: Seat | None
    """None: all who watch."""
    host: bool
    """Whether the host did it; else the person of the seat himself."""
    name: str | None
    """What the person was called then."""
    bot: str | None
    """Which bot flies from then on."""


def _unnamed(act: Act) -> Act:
    return msgspec.structs.replace(act, name=None)


TOLD = 50
"""The last acts, so many, are in each message."""


class Seating(msgspec.Struct):
    """All of it is kept in a snapshot, whatever is added here."""

    who: Sequence[str]
    camps: Sequence[int]
    sits: set[Seat]
    """Where a person sits. A seat for which an invitation is out is empty."""
    acts: list[Act] = []
    """The last ones."""
    names: list[str | None] = []
    taken: dict[Seat, str] = {}
    draw: set[Seat] = set()
    """The seats that offer a draw."""
    again: set[Seat] = set()
    """The seats that ask for a rematch."""
    hints: list[int] = []
    backs: list[int] = []
    allows_hints: bool = True
    muted: set[Seat] = set()
    hushed: bool = False
    """The spectators are muted."""
    renewed: int = 0
    """How often the spectators were given another key."""
    delete: set[Seat] = set()
    """The seats that agree that the game be deleted."""
    sat: set[Seat] = set()
    """The seats in which a person has done something."""

    def __post_init__(self) -> None:
        self.names = self.names or [None for _ in self.who]
        self.hints = self.hints or [0 for _ in self.who]
        self.backs = self.backs or [0 for _ in self.who]

    @property
    def chairs(self) -> list[Chair]:
        return [
            Chair(
                who,
                self.names[seat],
                self.taken.get(seat),
                self.hints[seat],
                seat in self.sits,
                seat in self.muted,
                seat in self.delete,
                self.backs[seat],
            )
            for seat, who in enumerate(self.who)
        ]

    @property
    def watchers(self) -> Watchers:
        return Watchers(self.hushed, self.renewed)

    def check_may_speak(self, seat: Seat | None, *, spectator: bool) -> None:
        if self.hushed if spectator else seat in self.muted:
            raise Muted("the host has muted you: your lines are not passed on")

    @property
    def people(self) -> set[Seat]:
        """The seats that a person flies at this moment."""
        return {seat for seat in range(len(self.who)) if self.pilot(seat) == HUMAN}

    @property
    def free(self) -> list[Seat]:
        """The seats in which a person may sit down."""
        taken = self.sits | self.taken.keys()
        return [seat for seat, who in enumerate(self.who) if who == HUMAN and seat not in taken]

    def pilot(self, seat: Seat) -> str:
        return self.taken.get(seat, self.who[seat])

    def check_pilot(self, seat: Seat, pilot: str) -> None:
        """Raise where another flies this seat at the moment."""
        now = self.pilot(seat)
        if now != pilot:
            raise Taken("you fly this seat again" if now == HUMAN else f"{now} flies this seat")

    def check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.who):
            raise BadRequest(f"there is no seat {seat}")

    def check_person(self, seat: Seat) -> None:
        """Raise where a seat is no person's."""
        self.check_seat(seat)
        if self.who[seat] != HUMAN:
            raise BadRequest(f"seat {seat} is no person's")

    def check_sits(self, seat: Seat) -> None:
        self.check_person(seat)
        if seat not in self.sits:
            raise BadRequest(f"nobody sits in seat {seat}")

    def check_away(self, seat: Seat) -> None:
        """Raise where a person sits, who has been here within the last minutes."""
        if seat in self.sits:
            raise Held(
                f"the person in seat {seat} is here, or was a moment ago: only he can give it up, "
                f"or the host after {int(ABSENT) // 60} minutes without a connection"
            )

    def check_empty(self, seat: Seat) -> None:
        """Raise where a person sits: his seat is his."""
        self.check_person(seat)
        if seat in self.sits:
            raise Held(f"somebody sits in seat {seat}: its key is his own")

    def check_draw(self, seat: Seat) -> None:
        """Raise where a draw can never be agreed on: the bots of a camp without people refuse."""
        self.check_pilot(seat, HUMAN)
        camps = {self.camps[other] for other in self.people}
        if len(camps) < 2 or camps != {*self.camps}:
            raise NoDraw("a draw is agreed on between people; bots fly on")

    def check_hint(self, seat: Seat) -> None:
        self.check_pilot(seat, HUMAN)
        if not self.allows_hints:
            raise NoHints("there are no hints at this table")

    @property
    def draw_agreed(self) -> bool:
        return bool(self.draw) and self.draw >= self.people

    @property
    def delete_agreed(self) -> bool:
        """Do all agree who have sat here? A person alone agrees with himself."""
        return len(self.sat) <= 1 or self.delete >= self.sat

    @property
    def rematch_agreed(self) -> bool:
        return bool(self.again) and self.again >= self.people

    # What rows do.

    def is_so(self, seat: Seat, body: Body) -> bool:
        """Would a row change nothing?"""
        if body.draw is not None:
            return (seat in self.draw) if body.draw else not self.draw
        if body.name and not body.sit:
            return self.names[seat] == body.name
        if body.take or body.back:
            return self.taken.get(seat, "") == body.take
        if body.mute is not None:
            return (seat in self.muted) == body.mute
        if body.hush is not None:
            return self.hushed == body.hush
        if body.delete:
            return seat in self.delete
        return body.again and seat in self.again

    def apply(self, at: int, seat: Seat, body: Body) -> None:
        """Play a row; what is done to a seat or to those who watch all are told."""
        answered = self._answer_draw(seat, body)
        if body.again:
            self.again.add(seat)
        self.hints[seat] += body.hint
        self.allows_hints = self.allows_hints and body.hints
        name = (body.name or None) if body.sit else None if body.erase else self.names[seat]
        act = answered or self._keep_order(seat, body) or self._place(seat, body)
        if act is not None:
            to_watchers = body.hush is not None or body.renew or body.rules
            of, called = (None, None) if to_watchers else (seat, name)
            self._note(at, act, of, called, host=body.is_of_host)

    def _answer_draw(self, seat: Seat, body: Body) -> ActName | None:
        """Play an offer of a draw, or that there is none any more; name the latter."""
        if body.draw is None:
            return None
        if body.draw:
            self.draw.add(seat)
            return None
        offered, self.draw = self.draw, set()
        return None if not offered else "declined" if offered - {seat} else "withdrew"

    def _keep_order(self, seat: Seat, body: Body) -> ActName | None:
        """Play a row about who may speak and watch, and whether the game is kept; name it."""
        if body.mute is not None:
            (self.muted.add if body.mute else self.muted.discard)(seat)
            return "muted" if body.mute else "heard"
        if body.hush is not None:
            self.hushed = body.hush
            return "muted" if body.hush else "heard"
        if body.delete:
            self.delete.add(seat)
            return "deletes"
        if body.rules:
            return "rules"
        self.renewed += body.renew
        return "key" if body.renew or body.key else None

    def _place(self, seat: Seat, body: Body) -> ActName | None:
        """Play a row that tells who sits where; name it, save a name and the opening."""
        if body.sit:
            self.sits.add(seat)
            self.names[seat] = body.name or None
        elif body.name:
            self.names[seat] = body.name
            return None
        elif body.free or body.invite:
            for of in (self.sits, self.sat, self.delete, self.again):
                of.discard(seat)
            self.names[seat] = None
            self.draw.clear()
            if body.erase:
                self.acts = [_unnamed(act) if act.seat == seat else act for act in self.acts]
            return "freed" if body.free else "invited" if body.host else None
        if body.take:
            self.taken[seat] = body.take
        elif body.sit or body.back:
            self.taken.pop(seat, None)
        else:
            return None
        self.draw.clear()
        return "time" if body.timed else "bot" if body.take else "sat" if body.sit else "back"

    def note(self, at: int, act: ActName, seat: Seat) -> None:
        """Tell all what a person has done to the clock."""
        self._note(at, act, seat, self.names[seat], host=False)

    def _note(
        self, at: int, act: ActName, seat: Seat | None, name: str | None, *, host: bool
    ) -> None:
        number = self.acts[-1].number + 1 if self.acts else 0
        pilot = HUMAN if seat is None else self.pilot(seat)
        bot = None if pilot == HUMAN else pilot
        self.acts = [*self.acts, Act(number, at, act, seat, host, name, bot)][-TOLD:]
