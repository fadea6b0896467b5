"""Reports by hand: of campaigns whose missions are flown on real tables, with cards and miniatures.

A report stands when every side has agreed to it, or when the keeper enters it whom all have named.
Until the next briefing it can be opened again, in the same way.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from escadrille.kernel import missions, record, settling
from escadrille.kernel.api import Seat
from escadrille.kernel.bounds import convert
from escadrille.kernel.campaign import FLY, Odd, Report
from escadrille.kernel.errors import BadReport
from escadrille.table.body import Body
from escadrille.table.errors import NotReal, Stale
from escadrille.table.seating import Seating

if TYPE_CHECKING:
    from escadrille.table.match import Match

NOBODY = -1


class Hand(msgspec.Struct, omit_defaults=True):
    """What a campaign for real tables is beside its game. All of it is kept in a snapshot."""

    named: dict[Seat, Seat] = {}
    """Whom each seat has named keeper."""
    number: int = 0
    """Of the last entry, the first being 1."""
    by: Seat = NOBODY
    entry: msgspec.Raw = record.NO_ORDER
    report: msgspec.Raw = record.NO_ORDER
    """What it comes to; nothing: no entry waits for anybody."""
    agreed: set[Seat] = set()
    decision: str = ""
    """What was asked once the last report was entered: until something else is, it is open."""
    reopening: set[Seat] = set()


class Draft(msgspec.Struct, frozen=True):
    """An entry that waits for the other sides."""

    number: int
    by: Seat
    entry: Any
    report: Any
    odd: list[Odd]
    agreed: list[Seat]


class ByHand(msgspec.Struct, frozen=True):
    """How it stands with the report of a mission on a real table."""

    mission: int | None
    """The one whose report is awaited by hand."""
    keeper: Seat | None
    named: dict[Seat, Seat]
    draft: Draft | None
    open: int | None
    """The mission whose report may still be corrected."""
    reopening: list[Seat]
    """The seats that agree to it."""


def keeper_of(hand: Hand, seating: Seating) -> Seat | None:
    """Return whom all people have named, who sits here himself."""
    people = seating.people
    named = {hand.named.get(seat, NOBODY) for seat in people}
    found = named.pop() if len(named) == 1 else NOBODY
    return found if found in people else None


def agree(hand: Hand, seating: Seating, seats: set[Seat]) -> bool:
    """Is what these seats say the word of every side, or of the keeper?"""
    keeper, people = keeper_of(hand, seating), seating.people
    if keeper is not None:
        return keeper in seats
    return {seating.camps[seat] for seat in people} <= {seating.camps[seat] for seat in seats}


def is_awaited(match: Match) -> bool:
    """Is the mission in the air flown on a real table? Left to levels, it is flown here."""
    awaited = None if match.hand is None or match.is_gathering else match.game.awaited
    return awaited is not None and FLY in awaited.flown


def open_mission(match: Match) -> int | None:
    """Return the mission whose report may still be corrected (none of before a snapshot)."""
    hand = match.hand
    if hand is None or not hand.decision or match.result is not None or is_awaited(match):
        return None
    if {pending.decision for pending in match.waiting} != {hand.decision}:
        return None
    return match.reported or None


def told(match: Match) -> ByHand | None:
    hand = match.hand
    if hand is None:
        return None
    awaited = match.game.awaited if is_awaited(match) else None
    draft = None
    if awaited is not None and hand.report:
        seen = sorted(hand.agreed)
        said, report = (msgspec.json.decode(raw) for raw in (hand.entry, hand.report))
        odd = oddities(match, said)
        draft = Draft(hand.number, hand.by, said, report, odd, seen)
    keeper = keeper_of(hand, match.seating)
    mission = None if awaited is None else awaited.number
    reopening = sorted(hand.reopening)
    return ByHand(mission, keeper, hand.named, draft, open_mission(match), reopening)


# What may be done.


def check_real(match: Match, seat: Seat) -> Hand:
    match.check_resign(seat)
    if match.hand is None:
        raise NotReal("the missions of this table are flown here: nothing is entered by hand")
    return match.hand


def sheet(match: Match) -> Any:
    """Return what may be filled in: the awaited mission, in which nothing has happened."""
    game = match.game
    check_awaited(match)
    campaign = game.system.campaign
    assert campaign is not None
    if campaign.by_hand is not None:
        return campaign.by_hand.sheet(game.rules, game.state)
    flown = missions.untouched(game)
    return missions.report(game.system, flown)


def check_awaited(match: Match) -> None:
    if not is_awaited(match):
        raise BadReport("unasked", "no report is awaited: no mission is flown on a real table")


def read(match: Match, entry: Any, seed: int) -> Report:
    """Return the report that an entry comes to; raise where a rule bars it."""
    check_awaited(match)
    game = match.game
    campaign = game.system.campaign
    assert campaign is not None
    by_hand, mission = campaign.by_hand, game.awaited
    assert mission is not None
    if by_hand is None:
        report = settling.read(game.system, entry)
    else:
        try:
            said = convert(entry, by_hand.entry_type)
        except msgspec.ValidationError as error:
            raise BadReport("unreadable", f"no entry of {game.system.slug}: {error}") from error
        report = by_hand.reckon(game.rules, game.state, said, seed)
    settling.check(game.rules, game.state, mission, (), report, mission.number)
    return report


def oddities(match: Match, entry: Any) -> list[Odd]:
    campaign = match.game.system.campaign
    if campaign is None or campaign.by_hand is None:
        return []
    said = convert(entry, campaign.by_hand.entry_type)
    return campaign.by_hand.odd(match.game.rules, match.game.state, said)


def check_entry(match: Match, seat: Seat, entry: Any) -> Body:
    """Return the row of an entry, or of the report itself where nobody else has to agree."""
    hand = check_real(match, seat)
    report = msgspec.Raw(msgspec.json.encode(read(match, entry, secrets.randbits(62))))
    said = msgspec.Raw(msgspec.json.encode(entry))
    if agree(hand, match.seating, {seat}):
        return _entered(match, report)
    return Body(entry=said, report=report)


def check_agree(match: Match, seat: Seat, number: int) -> Body:
    """Return the row by which a seat agrees to an entry: the last one enters the report."""
    hand = check_real(match, seat)
    check_awaited(match)
    if number != hand.number or not hand.report:
        raise Stale(f"entry {number} is not the one that waits")
    if agree(hand, match.seating, {*hand.agreed, seat}):
        return _entered(match, hand.report)
    return Body(agree=number)


def _entered(match: Match, report: msgspec.Raw) -> Body:
    mission = match.game.awaited
    assert mission is not None
    return Body(report=report, mission=mission.number)


def check_keeper(match: Match, seat: Seat, keeper: Seat) -> None:
    check_real(match, seat)
    if keeper != NOBODY:
        match.seating.check_person(keeper)


def check_reopen(match: Match, seat: Seat, mission: int) -> Body:
    """Return the row by which a seat agrees that a report be corrected; the last one opens it."""
    hand = check_real(match, seat)
    if open_mission(match) != mission:
        raise Stale(f"the report of mission {mission} is not open any more")
    if agree(hand, match.seating, {*hand.reopening, seat}):
        return Body(retract=match.whole.since_hand, reopen=True)
    return Body(reopen=True)


# What rows do.


def applied(hand: Hand | None, seat: Seat, body: Body) -> Hand | None:
    """Play a row about reports that is neither a report nor takes one back."""
    if hand is None:
        return None
    if body.keeper is not None:
        hand.named[seat] = body.keeper
    elif body.entry:
        hand.number, hand.by = hand.number + 1, seat
        hand.entry, hand.report, hand.agreed = body.entry, body.report, {seat}
    elif body.agree:
        hand.agreed.add(seat)
    elif body.reopen:
        hand.reopening.add(seat)
    return hand


def settle(match: Match, body: Body) -> None:
    """Note what is asked after a report: one by hand is open as long."""
    match.reported = body.mission
    asked = "" if body.proof else next((one.decision for one in match.waiting), "")
    close(match.hand, asked)


def close(hand: Hand | None, decision: str = "") -> None:
    """Forget an entry that stands, or that nobody waits for any more."""
    if hand is None:
        return
    hand.by, hand.decision = NOBODY, decision
    hand.entry = hand.report = record.NO_ORDER
    hand.agreed, hand.reopening = set(), set()
