"""What the rows of a game say, beside their seats: orders, and all else that is done at a table."""

from __future__ import annotations

import msgspec

from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.table.clocks import Control


class Body(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a row says of its seat: one of these, or an order and the bot that decided it."""

    order: msgspec.Raw = record.NO_ORDER
    bot: str = ""
    undo: bool = False
    """It takes its last order back."""
    retract: int = 0
    """It takes so many orders back, whoever gave them."""
    late: bool = False
    """The order was given because its time was up."""
    drawn: tuple[int, ...] = ()
    """What people drew for the order."""
    resign: bool = False
    flag: bool = False
    """Its time is up, and it has lost."""
    draw: bool | None = None
    """It offers a draw, or declines one and withdraws its own."""
    name: str = ""
    """What the person in it is called."""
    take: str = ""
    """The bot that flies it from now on."""
    back: bool = False
    """Its person flies it again."""
    again: bool = False
    """It asks for a rematch."""
    hint: bool = False
    """It is given a hint for its present question."""
    hints: bool = True
    """False: at this table there are none."""
    sit: bool = False
    """A person sits down in it, called `name`."""
    invite: bool = False
    """It is empty, and an invitation for it is out."""
    free: bool = False
    """Its person leaves it."""
    key: bool = False
    """Its person has a new key."""
    seal: str = ""
    """It promises a part of chance"""
    part: str = ""
    """and gives it."""
    host: bool = False
    """The host has done it (what is done to seats), not the person in it."""
    mute: bool | None = None
    """The host has muted it, or lets it speak again."""
    hush: bool | None = None
    """The host has muted the spectators, whatever the seat, or lets them speak again."""
    renew: bool = False
    """The host has sent the spectators away, whatever the seat."""
    delete: bool = False
    """It agrees that the game, which is over, be deleted."""
    # Of a campaign: whatever the seat, the report of a mission, of which the table has the record.
    report: msgspec.Raw = record.NO_ORDER
    mission: int = 0
    proof: str = ""
    flight: str = ""
    """The game that the mission was."""
    real: bool = False
    """Its missions are flown on real tables, and entered by hand."""
    entry: msgspec.Raw = record.NO_ORDER
    """What the seat says of such a mission, and so agrees to; `report` is what it comes to."""
    agree: int = 0
    """It agrees to the entry of that number, or that the last report be corrected (`reopen`)."""
    keeper: int | None = None
    """It names a seat that enters reports for all; -1: nobody."""
    reopen: bool = False
    rules: bool = False
    """What was flown before, under other rules, is another game: it goes on, or begins again."""
    clock: Control | None = None
    """At this table people have a clock."""
    timed: bool = False
    """Its time is up: a bot flies it from now on (`take`)."""
    pause: bool | None = None
    """It would like to pause, or not any more; or it ends the pause."""
    holiday: bool | None = None
    """It is on holiday, or back from it."""
    erase: bool = False
    """Who leaves it (`free`) is to be forgotten: what was done under his name has none."""

    @property
    def is_of_host(self) -> bool:
        """Is it the host's doing, and not the seat's?"""
        told = self.mute is not None or self.hush is not None or not self.hints
        told = told or self.renew or self.host or self.invite or self.rules or self.real
        return told or self.clock is not None

    @property
    def is_line(self) -> bool:
        """Does the record tell it?"""
        return bool(self.order or self.undo or self.retract or self.mission)

    @property
    def seats(self) -> bool:
        """Does it say who sits where, or what he is called?"""
        placed = self.sit or self.free or self.invite or self.back
        return placed or bool(self.take or self.name or self.part)

    @property
    def is_counted(self) -> bool:
        """Is it one of so many? Orders are not, nor what is done once before the deal."""
        opens = (self.invite and not self.host) or self.clock is not None
        told = self.order or self.mission or self.rules or self.timed or self.real
        return not (told or opens or self.sit or self.seal or self.part)


def payer(seat: Seat, body: Body) -> int:
    """Return the place in `Match.spent` that a row is counted for."""
    return -1 if body.is_of_host else seat


UNDO = Body(undo=True)
RESIGN = Body(resign=True)
FLAG = Body(flag=True)
BACK = Body(back=True)
AGAIN = Body(again=True)
HINT = Body(hint=True)
NO_HINTS = Body(hints=False)
INVITE = Body(invite=True)
NEW_KEY = Body(key=True)
RULES = Body(rules=True)
REAL = Body(real=True)


def line_of(number: int, seat: Seat, body: Body) -> record.Line:
    """Return the line of a record that a row stands for."""
    return record.Line(
        number,
        seat,
        body.order,
        undo=body.undo,
        bot=body.bot,
        back=body.retract,
        late=body.late,
        drawn=body.drawn,
        report=body.report,
        mission=body.mission,
        proof=body.proof,
    )


def body_of(line: record.Line) -> Body:
    """Return the row that a line of a record stands for."""
    return Body(
        line.order,
        line.bot,
        line.undo,
        line.back,
        line.late,
        line.drawn,
        report=line.report,
        mission=line.mission,
        proof=line.proof,
    )
