"""The missions of a campaign: opened as games of their own, proved by their records, settled."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.campaign import FLY, GIVE_UP, Mission, Report, Settled
from escadrille.kernel.errors import BadRecord, BadReport, OtherVersion
from escadrille.kernel.game import Game
from escadrille.kernel.packs import Source
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import derived
from escadrille.kernel.system import System

NAME: Final = re.compile("[0-9a-f]{16}")


class Proof(NamedTuple):
    """A report that follows from the record of its mission."""

    report: Report
    mission: int
    check: str
    """The last check of that record."""


def _hex(told: str) -> str:
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def name(header: record.Header) -> str:
    """Return the name of a campaign, which it keeps through all its records."""
    origin = header.origin
    if origin is not msgspec.UNSET and origin.campaign and not origin.mission:
        if not NAME.fullmatch(origin.campaign):
            raise BadRecord(f"{origin.campaign!r} is the name of no campaign")
        return origin.campaign
    return _hex(f"escadrille campaign {header.system} {header.deal}")


def number(header: record.Header) -> int:
    """Return which mission of its campaign a game is; 0: none of any."""
    return 0 if header.origin is msgspec.UNSET else header.origin.mission


def mission_name(header: record.Header, number: int) -> str:
    """Return the name of the game that a mission is: the same wherever it is opened."""
    return _named(name(header), number, seed(header, number))


def name_of(flown: record.Header) -> str:
    """Return the name of the game that a mission is, from the header of its own record."""
    told = "" if flown.origin is msgspec.UNSET else flown.origin.campaign
    return _named(told, number(flown), flown.seed or 0)


def _named(campaign: str, number: int, seed: int) -> str:
    return _hex(f"escadrille mission {campaign} {number} {seed}")


def flies(campaign: System) -> System:
    """Return the system that the missions of a campaign are games of."""
    assert campaign.campaign is not None
    return registered(campaign.campaign.flies)


def seed(header: record.Header, number: int) -> int:
    """Return the seed of a mission, which tells nothing of the campaign's.

    Flown again under other rules, it is another deal: nobody knows its cards already.
    """
    version = flies(registered(header.system)).engine.version
    return derived(header.deal, number, version)


def header(campaign: Game, mission: Mission) -> record.Header:
    """Return what the record of a mission begins with."""
    return _start(campaign, mission).header


def opened(campaign: Game) -> Game:
    """Return the awaited mission as a game, before its first order or given up already.

    Where one side gives it up that side has lost; where all do, they have agreed on a draw.
    """
    mission = campaign.awaited
    if mission is None:
        raise BadReport("unasked", "no mission is being flown")
    game = _start(campaign, mission)
    seats = [seat for seat, owner in enumerate(mission.seats) if _gives_up(mission, owner)]
    if seats and game.outcome is None:
        if len({game.rules.camps[seat] for seat in seats}) < len({*game.rules.camps}):
            game.resign(seats[0])
        else:
            game.agree()
    return game


def untouched(campaign: Game) -> Game:
    """Return the awaited mission as a game that all have ended before anything happened."""
    mission = campaign.awaited
    if mission is None:
        raise BadReport("unasked", "no mission is being flown")
    game = _start(campaign, mission)
    game.agree()
    return game


def _gives_up(mission: Mission, owner: Seat) -> bool:
    return mission.flown[owner] == GIVE_UP


def _start(campaign: Game, mission: Mission) -> Game:
    return games.new(
        flies(campaign.system).slug,
        scenario=msgspec.json.decode(msgspec.json.encode(mission.scenario)),  # as a record has it
        options=mission.options,
        seed=seed(campaign.header, mission.number),
        seats=[_crew(campaign, mission, owner) for owner in mission.seats],
        packs=campaign.packs,
        generator=campaign.header.generator,
        origin=record.Origin(campaign=name(campaign.header), mission=mission.number),
    )


def _crew(campaign: Game, mission: Mission, owner: Seat) -> str:
    """Return who flies for a seat of the campaign: itself, unless it left that to a level."""
    how = mission.flown[owner]
    return campaign.seats[owner] if how in ("", FLY, GIVE_UP) else how


def report(campaign: System, flown: Game) -> Report:
    """Return the report of a mission that is over."""
    assert campaign.campaign is not None
    outcome = flown.outcome
    if outcome is None:
        raise BadReport("unfinished", "the mission is not over")
    return campaign.campaign.report(flown.rules, flown.state, outcome)


def last_check(flown: record.Record) -> str:
    """Return the check of the last line of a record that is over."""
    if flown.end is None:
        raise BadReport("unfinished", "the mission is not over: its record has no end")
    return flown.end.check


def prove(
    campaign: System, path: Path, flown: record.Record, packs: Sequence[Source] = ()
) -> Proof:
    """Return the report that follows from the record of a mission: all of it is played again."""
    if campaign.campaign is None or flown.header.system != campaign.campaign.flies:
        fault = f"{path}: a game of {flown.header.system} is no mission of {campaign.slug}"
        raise BadReport("foreign", fault)
    told, check = number(flown.header), last_check(flown)
    if not told:
        raise BadReport("foreign", f"{path}: this game is no mission of a campaign")
    try:
        *_, game = games.replay(path, flown, packs)
    except OtherVersion:
        raise
    except BadRecord as error:
        raise BadReport("forged", str(error)) from error
    return Proof(report(campaign, game), told, check)


def is_of(campaign: Game, mission: Mission, flown: record.Header) -> bool:
    """Is this the game of a mission, whoever sat in it?"""
    expected = header(campaign, mission)
    return msgspec.structs.replace(flown, seats=expected.seats) == expected


def take(campaign: Game, path: Path, flown: record.Record, seat: Seat = 0) -> Proof:
    """Settle the awaited mission by its record; raise BadReport and change nothing otherwise."""
    origin, told = flown.header.origin, number(flown.header)
    if origin is not msgspec.UNSET and origin.campaign != name(campaign.header):
        raise BadReport("foreign", f"{path}: a mission of another campaign")
    mission = campaign.awaited
    is_next = mission is not None and mission.number == told
    if mission and is_next and not is_of(campaign, mission, flown.header):
        raise BadReport("foreign", f"{path}: not the game of mission {told} as it took off")
    proof = prove(campaign.system, path, flown, campaign.packs)
    campaign.settle(proof.report, proof.mission, proof.check, seat)
    return proof


def verify(
    campaign: System,
    settled: Settled,
    path: Path,
    flown: record.Record,
    packs: Sequence[Source] = (),
) -> None:
    """Hold a report in a campaign's record against the record of its mission."""
    told = settled.mission
    if settled.proof != last_check(flown):
        raise BadReport("forged", f"{path}: not the record that mission {told} was told by")
    if prove(campaign, path, flown, packs)[:2] != (settled.report, told):
        raise BadReport("forged", f"{path}: the report of mission {told} does not follow")


class Finding(NamedTuple):
    """What the record of a mission says of its report."""

    mission: int
    status: Literal["proved", "by-hand", "missing", "version", "refused"]
    """`version`: other rules flew it, and this house cannot tell."""
    told: str = ""


def findings(campaign: Game, records: Mapping[int, record.Record]) -> Iterator[Finding]:
    """Hold every report of a campaign against the records of its missions, by their numbers."""
    for past, (_, settled) in zip(campaign.again(), campaign.orders, strict=False):
        if not isinstance(settled, Settled):
            continue
        told, flown = settled.mission, records.get(settled.mission)
        if not settled.proof:
            yield Finding(told, "by-hand")
        elif flown is None:
            yield Finding(told, "missing")
        elif flown.header.version != flies(campaign.system).engine.version:
            yield Finding(told, "version", str(flown.header.version))
        else:
            yield _finding(past, settled, flown)


def _finding(past: Game, settled: Settled, flown: record.Record) -> Finding:
    """Return what a record of these rules says of a report, before which the campaign stands."""
    path, mission = Path(f"mission {settled.mission}"), past.awaited
    try:
        if mission is None or not is_of(past, mission, flown.header):
            raise BadReport("foreign", f"{path}: the record is that of another game")
        verify(past.system, settled, path, flown, past.packs)
    except (BadReport, BadRecord) as error:
        return Finding(settled.mission, "refused", str(error))
    return Finding(settled.mission, "proved")
