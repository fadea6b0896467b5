"""A record of other rules than this house has: shown as it was told, and not continued."""

from __future__ import annotations

from pathlib import Path

import msgspec

from escadrille.cli import keeping
from escadrille.cli.keeping import SPECTATORS
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel.api import Seat
from escadrille.kernel.record import HUMAN, Header, Record
from escadrille.kernel.registry import system as registered


def show(terminal: Terminal, path: Path, read: Record, seat: Seat | None, *, json: bool) -> None:
    """Show what a seat was told, moment by moment; without one, what a spectator was."""
    say, header = terminal.say, read.header
    if seat is not None and seat >= len(header.seats):
        raise Complaint(say("error-seat", seat=seat + 1, last=len(header.seats)))
    place = SPECTATORS if seat is None else str(seat)
    told = [one.places[place] for one in keeping.told_of(path) if place in one.places]
    if json:
        terminal.json({"header": header, "frozen": True, "moments": told})
        return
    house = registered(header.system).engine.version
    facts = {"version": header.version, "house": house, "path": terminal.quote(path)}
    terminal.tell(f"[bold]{say('relic-frozen', **facts)}[/]", "")
    if not told:
        terminal.tell(say("relic-untold", orders=len(read.lines)))
    turn = None
    for one in told:
        lines = [line for line in one.said.get(say.lang, []) if line is not None]
        if lines and one.turn != turn:
            turn = one.turn
            terminal.tell(f"[dim]{say('relic-turn', turn=turn)}[/]")
        for line in lines:
            cited = f" [dim]{line.rule}[/]" if line.rule else ""
            terminal.tell(f"{terminal.quote(line.say)}{cited}")


def seat_of(read: Record) -> Seat | None:
    """Return the seat of the only person at a table; None: there are several, or none."""
    people = [seat for seat, name in enumerate(read.header.seats) if name == HUMAN]
    return people[0] if len(people) == 1 else None


def followed_from(terminal: Terminal, header: Header) -> list[str]:
    """Return that a record goes on where one of other rules was left."""
    origin = header.origin
    if origin is msgspec.UNSET or not (origin.game and origin.campaign):
        return []
    return [f"[dim]{terminal.say('campaigns-follows', name=terminal.quote(origin.game))}[/]"]
