"""A game at the table: what its stored rows make of it, the same on every server."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from escadrille.bots.roster import adviser
from escadrille.bots.thought import HINTED, question
from escadrille.kernel import game as games
from escadrille.kernel import missions, record, settling
from escadrille.kernel.api import Choice, Order, Pending, Seat
from escadrille.kernel.errors import BadOrder
from escadrille.kernel.game import Game
from escadrille.kernel.packs import Source
from escadrille.table import reports
from escadrille.table.body import UNDO, Body, line_of, payer
from escadrille.table.campaigns import InTheAir, Link
from escadrille.table.clocks import Clocks
from escadrille.table.errors import (
    CampaignStands,
    Dealt,
    Distant,
    Kept,
    NoClock,
    NothingGiven,
    NoUndo,
    Over,
    Running,
    Stale,
    Undealt,
)
from escadrille.table.gathering import Gathering
from escadrille.table.messages import Entry, Journal, Message, Result, message
from escadrille.table.seating import HUMAN, Seating
from escadrille.table.words import said

BARS_BACK: Final = {
    "impossible": (NoUndo, "something was revealed, drawn or answered since"),
    "campaign": (CampaignStands, "in a campaign what was revealed, drawn or answered stands"),
    "nothing": (NothingGiven, "no order was given that could be taken back"),
}


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is beside the state of its game: enough to go on from a settled moment."""

    number: int
    at: int
    given: list[int]
    told: list[int]
    """To spectators, and to each seat."""
    counts: list[int]
    asked_at: list[int]
    changed_at: list[int]
    hinted: dict[Seat, int]
    spent: list[int]
    backs: list[int]
    seating: Seating
    gathering: Gathering | None = None
    missions: dict[int, str] = {}
    line_count: int = 0
    clock: Clocks | None = None
    hand: reports.Hand | None = None
    reported: int = 0


class _Read(NamedTuple):
    """An order that was read, and the choice that it stands for, where that was asked."""

    order: Order
    choice: Choice | None = None


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Match:
    def __init__(
        self,
        name: str,
        header: record.Header,
        at: int = 0,
        packs: Sequence[Source] = (),
        link: Link | None = None,
    ) -> None:
        """`at` is when the game was opened, in Unix seconds; `link` tells of its campaign."""
        self.link = link
        self.missions: dict[int, str] = {}
        """By number, the games of the missions whose reports were entered."""
        # While people give their parts, a deal that means nothing stands in for theirs.
        self.gathering = Gathering() if header.parts == {} else None
        blank = msgspec.structs.replace(header, seed=0, parts=msgspec.UNSET)
        self.header = header
        self.game = games.restart(Path(name), blank if self.gathering else header, packs)
        self.name, self.at = name, at
        seats = range(self.game.rules.seats)
        people = {seat for seat, who in enumerate(self.game.seats) if who == HUMAN}
        self.seating = Seating(self.game.seats, tuple(self.game.rules.camps), sits=people)
        self.clock: Clocks | None = None
        self.hand: reports.Hand | None = None  # of a campaign for real tables
        self.reported = 0  # the mission whose report was entered last
        self.journal = Journal(len(seats))
        self.lines: list[record.Line] = []
        """Of its record, those that are known here"""
        self.line_count = 0
        """and how many there are in all."""
        self.number = 0
        self.first = 0
        """The number of the first row that is known here: what came before is in the store."""
        self.counts = [0 for _ in seats]
        """Per seat, how many questions were put to it and are no longer: answered or withdrawn."""
        self._asked_at = [at for _ in seats]
        self._changed_at = [at for _ in (None, *seats)]
        """When something last changed that a spectator, and each seat, could notice."""
        self._hinted: dict[Seat, int] = {}
        """The last question for which a seat was given a hint."""
        self.spent = [0 for _ in (*seats, None)]
        """Per seat, and last for the host, how many rows were written that were no orders."""
        self.backs = [0 for _ in seats]
        """Per seat, how many orders it took back since something last became final."""

    @property
    def is_gathering(self) -> bool:
        """Is the deal not made yet?"""
        return self.gathering is not None and not self.gathering.is_over

    @property
    def waiting(self) -> tuple[Pending, ...]:
        return () if self.is_gathering else self.game.pending

    def waiting_for(self, seat: Seat | None) -> tuple[Pending, ...]:
        """Return the questions that are open as far as a seat may know."""
        shown = self.game.shown(seat)
        return self.waiting if shown is self.game.state else self.game.waiting(seat, shown)

    def asked_at(self, seat: Seat | None) -> int:
        """Since when the oldest of the questions that a seat knows of is open."""
        waiting = self.waiting_for(seat)
        return min((self._asked_at[other] for other, _ in waiting), default=self.at)

    def changed_at(self, seat: Seat | None) -> int:
        """When the game last changed as far as a seat may know."""
        return self._changed_at[0 if seat is None else 1 + seat]

    @property
    def result(self) -> Result | None:
        outcome, resigned = self.game.outcome, self.game.resigned
        if outcome is None or self.is_gathering:
            return None
        return Result(outcome.points, outcome.scores or None, outcome.reason, resigned)

    @property
    def rematch(self) -> str | None:
        """The name of the game that follows, once it was agreed on: any server finds the same."""
        if not self.seating.rematch_agreed:
            return None
        return hashlib.sha256(f"rematch of {self.name}".encode()).hexdigest()[:16]

    @property
    def flying(self) -> InTheAir | None:
        """The mission whose report this campaign waits for."""
        mission = None if self.is_gathering or reports.is_awaited(self) else self.game.awaited
        if mission is None:
            return None
        name = missions.mission_name(self.game.header, mission.number)
        return InTheAir(mission.number, name, mission.seats, mission.flown)

    @property
    def follows(self) -> str | None:
        """The record of other rules from which this one goes on."""
        return self.header.follows or None

    @property
    def is_secret(self) -> bool:
        """Is it a mission, of which nobody may learn more while its campaign runs?"""
        return self.link is not None and self.link.running

    @property
    def is_left(self) -> bool:
        """Is it a mission that people left to bots? They wait for it as if they flew themselves."""
        is_waited_for = self.link is not None and self.link.people and self.link.running
        return is_waited_for and not self.seating.people

    @property
    def is_awaited(self) -> bool:
        """Does somebody wait for its end?"""
        return self.is_left or bool(self.seating.people)

    # What may be done.

    def check_own(self, seat: Seat | None = None) -> None:
        """Raise where it is a mission: its seats, and whether it is kept, are the campaign's."""
        if self.link is not None:
            self.link.check_elsewhere()

    def check_report(self, proof: missions.Proof, flight: str) -> Body:
        """Return the row of the report of the awaited mission; raise where it is none."""
        game = self.game
        settling.check(game.rules, game.state, game.awaited, (), proof.report, proof.mission)
        told = msgspec.Raw(msgspec.json.encode(proof.report))
        return Body(report=told, mission=proof.mission, proof=proof.check, flight=flight)

    def check_order(
        self, seat: Seat, count: int, order: bytes, pilot: str = HUMAN, bot: str = ""
    ) -> Body:
        """Return the row of an answer of this pilot to the present question of the seat.

        Raise where it is not a legal one. What was read is still known when the row is played.
        """
        self.check_flying()
        self.seating.check_pilot(seat, pilot)
        self.check_count(seat, count)
        read, state = self.read(order), self.game.state
        choice = self.game.rules.choice(state, seat, read)
        raw = msgspec.json.encode(read)
        self.game.once(raw, seat, state, lambda: _Read(read, choice))
        is_late = self.clock is not None and seat in self.clock.out
        return Body(order=msgspec.Raw(raw), bot=bot, late=is_late)

    def check_undo(self, seat: Seat, count: int) -> Body:
        """Return the row that takes back the last order of a seat.

        Alone against bots one goes as far back as one likes, and the record tells it.
        """
        self.check_resign(seat)
        self.check_count(seat, count)
        if self.game.can_undo(seat):
            return UNDO
        barred = self.game.bars_back(seat)
        if barred:
            kind, why = BARS_BACK[barred]
            raise kind(why)
        return Body(retract=self.whole.way_back(seat))

    def check_resign(self, seat: Seat) -> None:
        self.check_flying()
        self.seating.check_pilot(seat, HUMAN)

    def check_draw(self, seat: Seat) -> None:
        self.check_flying()
        self.seating.check_draw(seat)

    def check_hint(self, seat: Seat, count: int) -> None:
        """Raise where a seat may not be given a hint for this question."""
        self.check_flying()
        self.seating.check_hint(seat)
        self.check_count(seat, count)
        if seat not in {pending.seat for pending in self.waiting}:
            raise Stale("this seat is asked nothing")

    def check_sit(self, seat: Seat) -> None:
        """Raise where nobody can sit down: the game is over, or somebody sits there."""
        self.check_running()
        self.seating.check_empty(seat)

    def check_seated(self, seat: Seat) -> None:
        """Raise where nobody sits who could leave."""
        self.check_running()
        self.seating.check_sits(seat)

    @property
    def gathers(self) -> Gathering:
        """What people give to the deal, where they do."""
        if self.gathering is None:
            raise Dealt("the deal of this game is the table's own")
        return self.gathering

    def check_flying(self) -> None:
        self.check_running()
        self.check_dealt()

    def check_dealt(self) -> None:
        if self.is_gathering:
            raise Undealt("the deal is not made yet: not everyone has given his part")

    def check_running(self) -> None:
        if self.result is not None:
            raise Over("the game is over")

    def check_delete(self) -> None:
        """Raise where the game must be kept: somebody else has sat here, and has not agreed."""
        self.check_own()
        if self.result is None and len(self.seating.sat) > 1:
            raise Kept("the game is not over, and others have sat at it")
        if not self.seating.delete_agreed:
            raise Kept("not all who have sat at this game agree that it be deleted")

    def check_over(self, _seat: Seat | None = None) -> None:
        if self.result is None:
            raise Running("the game is not over")

    def check_again(self, _seat: Seat | None = None) -> None:
        self.check_own()
        self.check_over()

    def check_count(self, seat: Seat, count: int) -> None:
        if count != self.counts[seat]:
            raise Stale(f"question {count} of this seat is not its present one")

    def is_so(self, seat: Seat, body: Body) -> bool:
        """Would a row change nothing?"""
        if body.pause is not None or body.holiday is not None:
            return self._is_clock_so(seat, body)
        if body.seal or body.part:
            assert self.gathering is not None
            return seat in (self.gathering.seals if body.seal else self.gathering.parts)
        if body.hint:
            return self._hinted.get(seat) == self.counts[seat]
        return self.seating.is_so(seat, body)

    def _is_clock_so(self, seat: Seat, body: Body) -> bool:
        clock = self.timed
        if body.holiday is not None:
            return (seat in clock.holiday) == body.holiday
        if body.pause:
            return clock.paused or seat in clock.pause
        return not clock.paused and not clock.pause

    @property
    def timed(self) -> Clocks:
        """The clocks, where people have one."""
        if self.clock is None:
            raise NoClock("at this table there is no clock")
        return self.clock

    def check_clock(self, seat: Seat) -> None:
        """Raise where there is no clock, or nobody who could do anything to it."""
        self.check_resign(seat)
        self.timed  # noqa: B018  raises

    def read(self, order: bytes) -> Order:
        try:
            read: Order = decoder(self.game.system.engine.order_type).decode(order)
        except msgspec.MsgspecError as error:
            raise BadOrder(str(error)) from error
        return read

    # What was done.

    def apply(self, seat: Seat, body: Body, at: int = 0) -> set[Seat]:
        """Play a row that is stored; return the seats that it puts a question to."""
        before = {pending.seat for pending in self.waiting}
        hidden = body.undo and self.game.hides
        self.at = max(self.at, at)
        answered = self._apply(seat, body)
        hidden = hidden or (bool(body.order) and self.game.hides)
        if self.is_gathering:
            self._gather(seat, body)
        self.number += 1
        after = {pending.seat for pending in self.waiting}
        # Another seat's undo may withdraw a question: an answer to it must not fit the next one.
        for other in answered | (before - after):
            self.counts[other] += 1
        if self.clock is not None:
            people = self.seating.people
            self.clock.follow(
                self.at,
                seat,
                [] if self.result else [other for other in after if other in people],
                answered=bool(body.order),
                undone=body.undo or bool(body.retract),
                hides=hidden,
            )
        asked = after - (before - answered)
        for other in asked - ({seat} if hidden else set()):
            self._asked_at[other] = self.at
        self._count(seat, body, hidden=hidden)
        return asked

    def _count(self, seat: Seat, body: Body, *, hidden: bool) -> None:
        """Note when something changed for whom, and what a seat has used up."""
        for place in (1 + seat,) if hidden else range(len(self._changed_at)):
            self._changed_at[place] = self.at
        if body.undo:
            self.backs[seat] += 1
        elif body.order and not self.game.can_undo(seat):
            self.backs = [0 for _ in self.backs]
        if body.is_counted:
            self.spent[payer(seat, body)] += 1
        if not (body.bot or body.is_of_host or body.free or body.mission or body.timed):
            self.seating.sat.add(seat)

    def _apply(self, seat: Seat, body: Body) -> set[Seat]:
        """Play a row; return the seat whose question it answers, if any."""
        game, seating = self.game, self.seating
        if body.undo or body.retract:
            self._take_back(seat, body)
        elif body.order:
            raw = bytes(body.order)
            read = game.once(raw, seat, game.state, lambda: _Read(self.read(raw)))
            events = game.order(seat, read.order, body.bot, body.drawn, read.choice)
            self.journal.add(Entry(self.number, events))
            if read.choice is None:  # older rows are as they were sent
                raw = msgspec.json.encode(read.order)
            self._note(seat, msgspec.structs.replace(body, order=msgspec.Raw(raw)))
        elif body.mission:
            self._settle(seat, body)
            return set()
        else:
            self._agree(seat, body)
            return set()
        seating.draw.discard(seat)
        return {seat}

    def _take_back(self, seat: Seat, body: Body) -> None:
        """Take orders back. Where nobody else knew of them, the record does not tell it either."""
        game, events = self.game, self.game.events[:]
        hidden = game.hides
        if body.undo:
            game.undo(seat)
        else:
            self.whole.take_back(seat, body.retract)
            self.seating.backs[seat] += not body.reopen
            reports.close(self.hand)
        self.journal.add(Entry(self.number, events[len(game.events) :], undone=True))
        if body.undo and hidden and self.lines[-1].order:
            self.lines.pop()
            self.line_count -= 1
        else:
            self._note(seat, body)

    def _settle(self, seat: Seat, body: Body) -> None:
        """Enter the report of a mission."""
        game, number, told = self.game, body.mission, msgspec.json.decode(body.report)
        report = settling.read(game.system, told)
        events = game.settle(report, number, body.proof, seat)
        self.missions |= {number: body.flight} if body.flight else {}
        reports.settle(self, body)
        self.journal.add(Entry(self.number, events))
        self._note(seat, body)

    def _note(self, seat: Seat, body: Body) -> None:
        self.lines.append(line_of(len(self.lines), seat, body))
        self.line_count += 1

    def _agree(self, seat: Seat, body: Body) -> None:
        """Play a row that is no answer to a question."""
        if body.resign:
            self.game.resign(seat)
        elif body.flag:
            self.game.flag(seat)
        elif body.hint:
            self._hinted[seat] = self.counts[seat]
        self.seating.apply(self.at, seat, body)
        self._set_clock(seat, body)
        self.hand = reports.Hand() if body.real else reports.applied(self.hand, seat, body)
        if body.draw and self.seating.draw_agreed:
            self.game.agree()

    def _set_clock(self, seat: Seat, body: Body) -> None:
        """Play a row about clocks; those of a table that has none say nothing."""
        if body.clock is not None:
            self.clock = Clocks.of(body.clock, self.game.rules.seats)
        clock = self.clock
        if clock is None:
            return
        if body.pause is not None and clock.ask_pause(
            self.at, seat, self.seating.people, wanted=body.pause
        ):
            self.seating.note(self.at, "paused" if clock.paused else "resumed", seat)
        if body.holiday is not None:
            clock.take_holiday(self.at, seat, on=body.holiday)
            self.seating.note(self.at, "holiday" if body.holiday else "returned", seat)
        if body.timed:
            clock.out.add(seat)
        elif body.back or body.sit:
            clock.out.discard(seat)

    def _gather(self, seat: Seat, body: Body) -> None:
        """Note what a row gives to chance, and deal once all have given."""
        gathers = self.gathers
        if body.seal:
            gathers.seals[seat] = body.seal
        if body.part:
            gathers.parts[seat] = body.part
        if gathers.settle(self.seating.people):
            self._deal(gathers)

    def _deal(self, gathers: Gathering) -> None:
        header = msgspec.structs.replace(self.header, parts=gathers.parts or msgspec.UNSET)
        self.game = Game(self.game.system, self.game.rules, header, self.game.packs)

    # What is told.

    def message(
        self, seat: Seat | None, since: int, lang: str | None = None, *, asks: bool = True
    ) -> Message:
        """Return what a seat is sent, in words too where a language is named."""
        told = message(self, seat, since, asks=asks)
        if lang is None:
            return told
        return msgspec.structs.replace(told, said=said(self.game, seat, told, lang))

    @property
    def deal(self) -> Literal["people", "server", "situation"]:
        """Who makes the deal."""
        if self.header.situation is not None:
            return "situation"
        return "people" if self.parts or self.is_gathering else "server"

    @property
    def parts(self) -> dict[Seat, str]:
        """What people have given to the deal, once it is made."""
        return self.game.header.given

    def may_undo(self, seat: Seat | None) -> bool:
        return self._is_flown(seat) and self.undo_barred(seat) is None

    def undo_barred(self, seat: Seat | None) -> str | None:
        """Return the code of why who flies a seat can take nothing back; None: he can."""
        if seat is None or not self._is_flown(seat) or self.game.can_undo(seat):
            return None
        barred = self.game.bars_back(seat)
        return BARS_BACK[barred][0].code if barred else None

    def _is_flown(self, seat: Seat | None) -> bool:
        """Does a person fly this seat, the game being dealt and not over?"""
        is_person = seat is not None and self.seating.pilot(seat) == HUMAN
        return is_person and self.result is None and not self.is_gathering

    def record(self) -> bytes:
        """Return the record of a game that is over."""
        if self.result is None:
            raise Running("the record is for when the game is over: it tells all secrets")
        if self.link is not None:
            self.link.check_open()
        return self.written()

    def written(self) -> bytes:
        """Return the record as it stands, for the table's own use."""
        game = self.whole
        end = None if self.result is None else game.end(len(self.lines))
        return record.dump(game.header, self.lines, end)

    @property
    def whole(self) -> games.Game:
        """The game with all of its orders."""
        if self.first:
            raise Distant(orders=True)
        return self.game

    # From a snapshot.

    def held(self) -> Held:
        """Return what is to be kept of a settled moment."""
        given = self.game.earlier[:]
        for seat, _ in self.game.orders:
            given[seat] += 1
        return Held(
            number=self.number,
            at=self.at,
            given=given,
            told=[len(told) for told in self.journal.told.values()],
            counts=self.counts,
            asked_at=self._asked_at,
            changed_at=self._changed_at,
            hinted=self._hinted,
            spent=self.spent,
            backs=self.backs,
            seating=self.seating,
            gathering=self.gathering,
            missions=self.missions,
            line_count=self.line_count,
            clock=self.clock,
            hand=self.hand,
            reported=self.reported,
        )

    def resume(self, held: Held, state: Any) -> None:
        """Go on from a settled moment."""
        if held.gathering is not None:
            self.gathering = held.gathering
            self._deal(held.gathering)
        self.game.resume(state, held.given)
        self.journal.begin(held.told)
        self.number = self.first = held.number
        self.at, self.counts, self.spent, self.backs = held.at, held.counts, held.spent, held.backs
        self._asked_at, self._changed_at, self._hinted = held.asked_at, held.changed_at, held.hinted
        self.seating, self.missions = held.seating, {**self.missions, **held.missions}
        self.line_count, self.clock = held.line_count, held.clock
        self.hand, self.reported = held.hand, held.reported

    def question(self, seat: Seat, *tries: int) -> dict[str, Any]:
        """Return what the bot of a seat is asked; after a failure, it imagines another world."""
        game, pilot = self.game, self.seating.pilot(seat)
        return question(game, seat, game.asked(seat), pilot, game.bot_seed(seat, *tries))

    def advice(self, seat: Seat) -> dict[str, Any]:
        """Return what a bot is asked that gives a person a hint, from what the seat knows now."""
        game = self.game
        seed = game.bot_seed(seat, HINTED)
        return question(game, seat, game.state, adviser(game.system), seed)
