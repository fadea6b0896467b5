"""`escadrille replay`: a record as a seat knew it, or as it was, with its proof."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from escadrille.cli import keeping, relic
from escadrille.cli.counsel import considered, list_orders, written
from escadrille.cli.play import load
from escadrille.cli.screen import log_lines
from escadrille.cli.session import result
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel import record
from escadrille.kernel.api import Event, Seat
from escadrille.kernel.errors import BadRecord
from escadrille.kernel.game import Game
from escadrille.kernel.record import Header, Record
from escadrille.kernel.rng import commitment, seal


def show(
    terminal: Terminal,
    path: Path,
    *,
    seat: Seat | None,
    verify: bool,
    sealed: Sequence[str],
    packs: list[Path],
    json: bool,
) -> None:
    """Play a record again, checking every line, and show what a seat knew of it.

    `sealed` is what somebody saw, or gave, before play: commitments, seals, parts.
    """
    told, verify = record.read(path), verify or bool(sealed)
    if not verify and keeping.is_other(path, told.header):
        relic.show(terminal, path, told, seat, json=json)
        return
    game, read = load(terminal, path, packs)
    if read.torn:
        raise BadRecord(f"{path}: line {len(read.lines) + 2}: cut off in the middle")
    if verify and read.end is None:
        raise BadRecord(f"{path}: no end after line {len(read.lines) + 1}: unfinished or cut off")
    if seat is not None and seat >= game.rules.seats:
        raise Complaint(terminal.say("error-seat", seat=seat + 1, last=game.rules.seats))
    _check_seals(path, read.header, sealed)
    digest = game.rules.digest(game.state)
    if json:
        terminal.json(_plain(game, read, seat, digest))
        return
    sight = game.sight(seat, rich=True)._replace(own=False)
    terminal.tell(*relic.followed_from(terminal, read.header))
    terminal.tell(*log_lines(game, sight, _known(game, seat), terminal))
    if game.outcome is not None:
        terminal.tell("", *result(game, terminal.say, seat))
    else:
        terminal.tell("", terminal.say("replay-unfinished"))
    if verify:
        terminal.tell(terminal.say("replay-verified", orders=len(read.lines), digest=digest))
        terminal.tell(*_deal(terminal, read.header))


def _check_seals(path: Path, header: Header, sealed: Sequence[str]) -> None:
    """Refuse a record that was dealt from something else than was sealed before play."""
    parts = header.given.values()
    made = {*parts, *map(seal, parts)}
    if header.seed is not None:
        made.add(commitment(header.seed))
    for one in sealed:
        if one.lower() not in made:
            raise BadRecord(
                f"{path}: line 1: {one} was sealed, and neither the seed nor any part fits it"
            )


def _deal(terminal: Terminal, header: Header) -> list[str]:
    """Return what the deal was made of, to be compared with what was seen before play."""
    if header.seed is None:
        return []
    told = [terminal.say("replay-commitment", seal=commitment(header.seed))]
    return told + [
        terminal.say("replay-part", seat=seat + 1, seal=seal(part))
        for seat, part in sorted(header.given.items())
    ]


def think(
    terminal: Terminal, path: Path, number: int | None, *, ask: bool, packs: list[Path], json: bool
) -> None:
    """List the orders of a game that is over, or tell what was considered for one of them."""
    game, _ = load(terminal, path, packs)
    if game.outcome is None:
        raise Complaint(terminal.say("replay-unfinished"))
    if number is None:
        list_orders(terminal, game)
    else:
        considered(terminal, game, number, ask=ask, json=json)


def _known(game: Game, seat: Seat | None) -> list[Event]:
    """Return what a seat knew; without one, all of a game that is over, else a spectator's."""
    if seat is None and game.outcome is not None:
        return game.events
    return game.seen_by(seat)


def _plain(game: Game, read: Record, seat: Seat | None, digest: str) -> dict[str, Any]:
    """Return the replay as plain data; what is still secret in a running game stays so."""
    over = game.outcome is not None
    header = read.header if over else msgspec.structs.replace(read.header, seed=None)
    orders = [
        {"seat": mover, "order": written(game, order)}
        for mover, order in game.orders
        if over or mover == seat
    ]
    return {
        "header": header,
        "orders": orders,
        "events": _known(game, seat),
        "digest": digest,
        "outcome": game.outcome,
        "verified": read.end is not None,
    }
