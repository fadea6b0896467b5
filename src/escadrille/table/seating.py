"""Who sits at a table, who flies for whom, and what people have offered each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from escadrille.kernel.api import Seat
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


class Watchers(msgspec.Struct, frozen=True):
    """Those who watch, as everyone sees them."""

    muted: bool
    renewed: int
    """How often the host has sent them away by a new key."""


ActName = Literal["sat", "key", "invited", "freed", "bot", "back", "muted", "heard", "deletes"]


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

    def offer_draw(self, seat: Seat, offer: bool) -> None:
        if offer:
            self.draw.add(seat)
        else:
            self.draw.clear()

    def sit(self, seat: Seat, name: str) -> None:
        """Seat a person, who flies at once."""
        self.sits.add(seat)
        self.names[seat] = name or None
        self.give_back(seat)

    def empty(self, seat: Seat) -> None:
        """Nobody sits there any more."""
        for of in (self.sits, self.sat, self.delete, self.again):
            of.discard(seat)
        self.names[seat] = None
        self.draw.clear()

    def mute(self, at: int, seat: Seat | None, mute: bool) -> None:
        """Let a seat, or those who watch, say nothing, or speak again."""
        if seat is None:
            self.hushed = mute
        elif mute:
            self.muted.add(seat)
        else:
            self.muted.discard(seat)
        name = None if seat is None else self.names[seat]
        self.note(at, "muted" if mute else "heard", seat, host=True, name=name)

    def renew(self, at: int) -> None:
        """Send those away who watch: there is another key."""
        self.renewed += 1
        self.note(at, "key", None, host=True, name=None)

    def agree_to_delete(self, at: int, seat: Seat) -> None:
        self.delete.add(seat)
        self.note(at, "deletes", seat, host=False, name=self.names[seat])

    def note(
        self, at: int, act: ActName, seat: Seat | None, *, host: bool, name: str | None
    ) -> None:
        """Have all told what was done to a seat, or to those who watch."""
        number = self.acts[-1].number + 1 if self.acts else 0
        pilot = HUMAN if seat is None else self.pilot(seat)
        bot = None if pilot == HUMAN else pilot
        self.acts = [*self.acts, Act(number, at, act, seat, host, name, bot)][-TOLD:]

    def take(self, seat: Seat, bot: str) -> None:
        self.taken[seat] = bot
        self.draw.clear()

    def give_back(self, seat: Seat) -> None:
        self.taken.pop(seat, None)
        self.draw.clear()
