"""Beside the records of the terminal: packs, moments between missions, and what seats were told.

With the packs a game goes on when the house has others; with what was told it can be shown when the
rules are others too; from a moment between missions a campaign goes on under those others. Packs
are kept once for all records of a folder.
"""

from __future__ import annotations

import contextlib
import gzip
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from escadrille.kernel import continuing, files, record
from escadrille.kernel import game as games
from escadrille.kernel.api import Event, Seat
from escadrille.kernel.errors import BadFile, OtherVersion
from escadrille.kernel.game import Game
from escadrille.kernel.packs import Kept, Source, of_game
from escadrille.kernel.registry import system as registered
from escadrille.kernel.system import System
from escadrille.table.moments import Moment, moment

SPECTATORS: Final = "spectators"
DAMAGED: Final = (OSError, EOFError, zlib.error, msgspec.MsgspecError)

# Packs.


def keep_packs(path: Path, game: Game) -> None:
    """Keep the packs of a game that begins or goes on; where that fails nothing is lost."""
    shelf = game.system.content.shelf
    for pack in shelf.keep(game.packs) if shelf else ():
        file = _file(path, game.system.slug, pack.id, pack.hash)
        with contextlib.suppress(OSError):
            if not file.exists():
                file.parent.mkdir(parents=True, exist_ok=True)
                new = file.with_suffix(".new")
                new.write_bytes(gzip.compress(msgspec.json.encode(pack)))
                new.replace(file)


def packs_of(path: Path, header: record.Header, given: Sequence[Path]) -> Sequence[Source]:
    """Return the packs that the game of a record began with, as far as they are to be had.

    Those that the player gives, and the house's, come first; then what was kept beside the record.
    """
    shelf = registered(header.system).content.shelf
    if shelf is None:
        return given
    stored = {}
    for name, told in header.packs.items():
        for digest in {told, shelf.renamed(name, told)}:
            if kept := _kept(_file(path, header.system, name, digest)):
                stored[shelf.renamed(name, told)] = kept
    found = of_game(header.packs, shelf, given, stored)
    return given if found is None else found


def _file(path: Path, slug: str, pack: str, digest: str) -> Path:
    return path.parent / "packs" / f"{slug}-{pack}-{digest}.json.gz"


def _kept(file: Path) -> Kept | None:
    try:
        return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=Kept)
    except DAMAGED:
        return None


# Moments between missions.


def keep_moment(path: Path, game: Game, lines: int, check: str) -> None:
    """Keep the moment between missions that a game is at; where that fails no order is lost."""
    kept = continuing.moment(game, lines, check)
    new = path.with_suffix(".moment.new")
    with contextlib.suppress(OSError):
        if kept is not None:
            new.write_bytes(continuing.dump(kept))
            new.replace(_moment(path))


def moment_of(path: Path, read: record.Record) -> continuing.Moment | None:
    """Return the last moment between missions of a record, as it was kept beside it."""
    with contextlib.suppress(BadFile):
        kept = continuing.parse(files.data(_moment(path)))
        return kept if kept is not None and continuing.fits(kept, read) else None
    return None


def renew_moment(path: Path, read: record.Record, game: Game) -> None:
    """Find the last moment between missions of a game that goes on, where none was kept."""
    if lasts(game.system) and moment_of(path, read) is None:
        kept = continuing.last(path, read, game.packs)
        with contextlib.suppress(OSError):
            if kept is not None:
                _moment(path).write_bytes(continuing.dump(kept))


def lasts(system: System) -> bool:
    """Is a game of this system a campaign, of missions of its own or of another system?"""
    return system.campaign is not None or system.words.book is not None


def _moment(path: Path) -> Path:
    return path.with_suffix(".moment")


# What was told.


class Told(msgspec.Struct, frozen=True):
    """A moment of a record: after so many of its lines, as each place knew it."""

    lines: int
    places: dict[str, Moment]


class Notes:
    """Writes what is told beside a record, line by line. It is a copy: losing it loses no order."""

    def __init__(self, path: Path, game: Game, read: record.Record | None = None) -> None:
        """`read`: the record of a game that goes on; notes that are not whole are made anew."""
        self._file: gzip.GzipFile | None = None
        with contextlib.suppress(OSError):
            if read is None or len(told_of(path)) != len(read.lines) + 1:
                self._file = gzip.open(beside(path), "wb")  # noqa: SIM115  it stays open
                self._write_all(path, game, read)
            else:
                self._file = gzip.open(beside(path), "ab")  # noqa: SIM115

    def _write_all(self, path: Path, game: Game, read: record.Record | None) -> None:
        moments = games.replay(path, read, game.packs) if read else iter([game])
        self.add(next(moments), None, [])
        for line, past in zip(read.lines if read else (), moments, strict=True):
            self.add(past, line.seat, past.steps[-1].events, ordered=bool(line.order))

    def add(
        self, game: Game, seat: Seat | None, events: Sequence[Event], *, ordered: bool = False
    ) -> None:
        """Write down the moment after a line of some seat: an order, or what takes one back."""
        if self._file is None:
            return
        told = Told(len(game.steps), {})
        for place in (None, *range(game.rules.seats)):
            told.places[SPECTATORS if place is None else str(place)] = moment(
                game,
                place,
                view=game.rules.view(game.state, place),
                events=[seen for event in events if (seen := event.seen_by(place)) is not None],
                waiting=game.pending,
                number=0,
                seat=seat,
                ordered=ordered,
                told=len(game.steps),
            )
        with contextlib.suppress(OSError):
            self._file.write(msgspec.json.encode(told) + b"\n")
            self._file.flush()

    def close(self) -> None:
        with contextlib.suppress(OSError):
            if self._file is not None:
                self._file.close()


def beside(path: Path) -> Path:
    return path.with_suffix(".told")


def told_of(path: Path) -> list[Told]:
    """Return what was told of the game of a record, as far as it can be read."""
    found: list[Told] = []
    try:
        with gzip.open(beside(path), "rb") as file:
            found += (msgspec.json.decode(row, type=Told) for row in file)
    except DAMAGED:
        pass  # cut off by a kill, or never written
    return found


def is_other(path: Path, header: record.Header) -> bool:
    """Was a game played under another version of the rules than this house has?"""
    try:
        record.check_rules(path, header, registered(header.system))
    except OtherVersion:
        return True
    return False
