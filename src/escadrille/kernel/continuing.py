"""A campaign outlives a release: under other rules it goes on from between two missions.

A moment between missions is a situation, which every version reads; it is stored beside the record
as the game goes. A record that another version of the rules played is followed by a new one, which
begins at its last such moment and names it. What was ordered after that moment, for a mission that
was not over, is not carried on: that mission is flown again from its beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel import missions, record, snapshot
from escadrille.kernel.bounds import Name, Table
from escadrille.kernel.campaign import rests
from escadrille.kernel.errors import BadSituation, EscadrilleError
from escadrille.kernel.game import Game
from escadrille.kernel.packs import Source
from escadrille.kernel.record import Number
from escadrille.kernel.registry import system as registered
from escadrille.kernel.rng import derived


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment between missions of a game that lasts."""

    lines: Number
    """How many its record had then."""
    check: Name
    """Of the last of them; of the header where there was none."""
    turn: Number
    situation: Table


def moment(game: Game, lines: int, check: str) -> Moment | None:
    """Return the moment that a game is at; None: it is not between two missions."""
    if not rests(game.rules, game.state):
        return None
    turn, raw = game.rules.turn(game.state), msgspec.json.encode(game.rules.situation(game.state))
    return Moment(lines=lines, check=check, turn=turn, situation=msgspec.json.decode(raw))


def last(path: Path, read: record.Record, packs: Sequence[Source] = ()) -> Moment | None:
    """Return the last moment between missions of a record that these rules play."""
    found = None
    checks = ["", *(line.check for line in read.lines)]
    for lines, game in enumerate(games.replay(path, read, packs)):
        found = moment(game, lines, checks[min(lines, len(read.lines))]) or found
    return found


def dump(kept: Moment) -> bytes:
    return snapshot.closed(msgspec.json.encode(kept))


def parse(raw: bytes) -> Moment | None:
    """Return a moment that was stored; None where it is not whole."""
    content = snapshot.opened(raw)
    try:
        return None if content is None else msgspec.json.decode(content, type=Moment)
    except msgspec.MsgspecError:
        return None


def fits(kept: Moment, read: record.Record) -> bool:
    """Is this a moment of that record?"""
    if kept.lines > len(read.lines):
        return False
    return not kept.lines or read.lines[kept.lines - 1].check == kept.check


def followed(
    header: record.Header, name: str, kept: Moment, packs: Sequence[Sequence[Source]] = ((),)
) -> Game:
    """Return the game that follows one of other rules, from a moment between its missions.

    `name` is what the record is called that it follows. Of the packs given the first that read the
    situation are taken: those that the game began with, then those of the house. Its seed is
    derived from that of the record before, so that it is the same wherever the game goes on.
    """
    system, fault = registered(header.system), BadSituation(["no packs were given"])
    for sources in packs:
        try:
            rules, _ = system.engine.read_situation(kept.situation, sources)
        except EscadrilleError as error:
            fault = error if isinstance(error, BadSituation) else BadSituation([str(error)])
            continue
        origin = record.Origin(game=name[-80:], moment=kept.lines, campaign=missions.name(header))
        follows = games.header_of(
            system,
            rules,
            header.seats,
            seed=derived(header.deal, kept.lines, system.engine.version),
            situation=kept.situation,
            generator=header.generator,
            origin=origin,
        )
        return Game(system, rules, follows, sources)
    raise fault
