"""The record of a game: what it was, and its orders, one JSON line each.

Each line carries a check that depends on all lines before it, so that an edited or a cut record
is told from a whole one, and where.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final

import msgspec
from msgspec import Meta

from escadrille.kernel import bounds, files
from escadrille.kernel.bounds import Name, Prose, Seed, Table
from escadrille.kernel.errors import BadFile, BadRecord, OtherVersion
from escadrille.kernel.options import Values
from escadrille.kernel.packs import Hashes, Source, differing
from escadrille.kernel.rng import dealt
from escadrille.kernel.system import System

FORMAT = 2
FORMATS: Final = (1, 2)
"""What is read: the first knows nothing of the fields that are unset below."""
GENERATORS: Final = (1, 2)
HUMAN: Final = "human"

Number = Annotated[int, Meta(ge=0, le=10**6)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Unset = msgspec.UnsetType
Part = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""128 bits of a person's own."""


class Origin(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """Where a game came from."""

    game: Name = ""
    """It follows this one, or goes another way"""
    moment: Number = 0
    """after so many of its orders."""
    campaign: Name = ""
    mission: Number = 0
    """It is this mission of a campaign."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game was: enough to start it again."""

    escadrille: Number = FORMAT
    system: Name
    version: Number
    packs: Annotated[dict[Name, Name], Meta(max_length=100)]
    scenario: Name | Table | None = None
    """The name of one in the packs, or one in place."""
    options: Values = {}
    seed: Seed | None = None
    situation: Table | None = None
    seats: Annotated[list[Prose], Meta(max_length=100)]
    """Who sat where: "human", or the name of a bot."""
    # Unset, and then not written, in records of the first format.
    chance: Number | Unset = msgspec.UNSET
    """The version of the generator: the first where none is named."""
    parts: Annotated[dict[SeatNumber, Part], Meta(max_length=100)] | Unset = msgspec.UNSET
    """What people gave to the deal, by seat; `seed` is then the table's own part."""
    origin: Origin | Unset = msgspec.UNSET

    def file_name(self, day: date, mark: str = "") -> str:
        """Return what its file is called: system, scenario and date, and a mark of its own."""
        told = self.scenario if isinstance(self.scenario, str) else (self.scenario or {}).get("id")
        plain = "".join(c for c in str(told or "") if c.isascii() and (c.isalnum() or c in "-_"))
        parts = self.system, plain[:80] or "situation", f"{day:%Y-%m-%d}", mark
        return "-".join(filter(None, parts)) + ".jsonl"

    @property
    def generator(self) -> int:
        return 1 if self.chance is msgspec.UNSET else self.chance

    @property
    def given(self) -> dict[int, str]:
        """What people gave to the deal, if anything."""
        return {} if self.parts is msgspec.UNSET else self.parts

    @property
    def follows(self) -> str:
        """The record that it goes on from under other rules; "": none."""
        if self.origin is msgspec.UNSET or self.origin.mission or not self.origin.campaign:
            return ""
        return self.origin.game

    @property
    def deal(self) -> int:
        """The seed of the whole deal; 0 where a situation leaves nothing to deal."""
        return dealt(self.seed or 0, self.given)


NO_ORDER: Final = msgspec.Raw()
"""Of a line or a row that gives none: this very object is left out where they are written."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One order of one seat, its taking back, or the report of a mission."""

    n: Number
    seat: SeatNumber
    order: msgspec.Raw = NO_ORDER
    undo: bool = False
    check: Name = ""
    bot: Prose = ""
    """The bot that decided it; with the seed of the game it can think again."""
    back: Number = 0
    """It takes so many orders back, whoever gave them: alone against bots."""
    late: bool = False
    """The order was given for a seat whose time was up."""
    drawn: Annotated[tuple[Number, ...], Meta(max_length=1000)] = ()
    """What people drew and threw at a table of their own, instead of the generator."""
    # Of a campaign. Such a line gives no order; its seat is the one that brought the report.
    report: msgspec.Raw = NO_ORDER
    """What of a mission matters afterwards: the campaign goes on from it."""
    mission: Number = 0
    """The mission of which that is told."""
    proof: Name = ""
    """The last check of the mission's record, by which it can be proved; "": entered by hand."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game."""

    end: Name
    """The hash of the final state."""
    orders: Number
    check: Name = ""
    # Unset, and then not written, where the rules ended the game.
    resigned: SeatNumber | Unset = msgspec.UNSET
    """The seat that gave up."""
    agreed: bool | Unset = msgspec.UNSET
    """All agreed on a draw."""
    flagged: SeatNumber | Unset = msgspec.UNSET
    """The seat whose time was up."""


class Record(msgspec.Struct):
    header: Header
    lines: list[Line]
    end: End | None
    torn: bool = False
    """The last line was cut in the middle: it had never been acknowledged."""


_LINES: Final = msgspec.json.Decoder(Line)
_ENDS: Final = msgspec.json.Decoder(End)


def chained(previous: str, body: bytes) -> str:
    """Return the check of a line, which depends on all lines before it."""
    return hashlib.sha256(previous.encode() + body).hexdigest()[:12]


def _sealed(line: Line | End, previous: str) -> Line | End:
    body = msgspec.json.encode(msgspec.structs.replace(line, check=""))
    return msgspec.structs.replace(line, check=chained(previous, body))


class Writer:
    """Appends to a record; what it has written is on the disk when the call returns."""

    def __init__(self, file: BinaryIO, check: str, count: int) -> None:
        self._file, self.check, self.count = file, check, count

    @classmethod
    def create(cls, path: Path, header: Header) -> Writer:
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = cls(path.open("xb"), "", 0)
        body = msgspec.json.encode(header)
        writer.check = chained("", body)
        writer._write(body)
        return writer

    @classmethod
    def resume(cls, path: Path, record: Record) -> Writer:
        """Go on after the last whole line; a torn one is removed."""
        if record.end is not None:
            raise BadRecord(f"{path}: the game is over; nothing can be added to it")
        if record.torn:
            whole = files.data(path).rpartition(b"\n")[0] + b"\n"
            os.truncate(path, len(whole))
        last = record.lines[-1].check if record.lines else ""
        check = last or chained("", msgspec.json.encode(record.header))
        return cls(path.open("ab"), check, len(record.lines))

    def order(self, seat: int, order: Any, bot: str = "", drawn: Sequence[int] = ()) -> None:
        raw = msgspec.Raw(msgspec.json.encode(order))
        self._add(Line(self.count, seat, order=raw, bot=bot, drawn=tuple(drawn)))

    def report(self, seat: int, report: Any, mission: int, proof: str = "") -> None:
        raw = msgspec.Raw(msgspec.json.encode(report))
        self._add(Line(self.count, seat, report=raw, mission=mission, proof=proof))

    def undo(self, seat: int) -> None:
        self._add(Line(self.count, seat, undo=True))

    def back(self, seat: int, orders: int) -> None:
        self._add(Line(self.count, seat, back=orders))

    def end(self, digest: str) -> None:
        self._seal(End(digest, self.count))

    def close(self) -> None:
        self._file.close()

    def _add(self, line: Line) -> None:
        self._seal(line)
        self.count += 1

    def _seal(self, line: Line | End) -> None:
        sealed = _sealed(line, self.check)
        self.check = sealed.check
        self._write(msgspec.json.encode(sealed))

    def _write(self, body: bytes) -> None:
        self._file.write(body + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def dump(header: Header, lines: Iterable[Line], end: End | None) -> bytes:
    """Return a whole record."""
    rows = [msgspec.json.encode(header)]
    check = chained("", rows[0])
    unsealed: list[Line | End] = [*lines]
    if end is not None:
        unsealed.append(end)
    for line in unsealed:
        sealed = _sealed(line, check)
        check = sealed.check
        rows.append(msgspec.json.encode(sealed))
    return b"\n".join(rows) + b"\n"


def read(path: Path) -> Record:
    """Return a record whose every line is whole and unchanged, or raise BadRecord."""
    try:
        raw = files.data(path)
    except BadFile as error:
        raise BadRecord(str(error)) from error
    return parse(path, raw)


def parse(path: Path, raw: bytes) -> Record:
    """Return the record that a file holds; faults are told by its path and their line."""
    rows = raw.split(b"\n")
    torn = rows.pop() != b""
    if not rows:
        raise BadRecord(f"{path}: line 1: no header; the file is empty or cut off")
    record = Record(_header(path, rows[0]), [], None, torn)
    check = chained("", rows[0])
    for number, row in enumerate(rows[1:], start=2):
        line = _line(f"{path}: line {number}", row, check)
        if record.end is not None:
            raise BadRecord(f"{path}: line {number}: there is more after the end of the game")
        if isinstance(line, End):
            record.end = line
        elif line.n != len(record.lines):
            raise BadRecord(f"{path}: line {number}: order {line.n}, expected {len(record.lines)}")
        else:
            record.lines.append(line)
        check = line.check
    return record


def _header(path: Path, row: bytes) -> Header:
    try:
        header = msgspec.json.decode(row, type=Header)
        fault = bounds.excess(msgspec.to_builtins(header))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(f"{path}: line 1: no header of a record: {error}") from error
    if fault is not None:
        raise BadRecord(f"{path}: line 1: {fault}")
    if header.escadrille not in FORMATS:
        known = " and ".join(map(str, FORMATS))
        raise BadRecord(
            f"{path}: line 1: a record of format {header.escadrille}; this house reads {known}"
        )
    if header.generator not in GENERATORS:
        raise BadRecord(
            f"{path}: line 1: chance {header.generator}: this house has no such generator"
        )
    return header


def _line(place: str, row: bytes, previous: str) -> Line | End:
    try:
        line: Line | End
        line = _ENDS.decode(row) if row.startswith(b'{"end"') else _LINES.decode(row)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadRecord(f"{place}: not a line of a record: {error}") from error
    if _sealed(line, previous).check != line.check:
        raise BadRecord(
            f"{place}: edited: its check {line.check!r} does not fit this line and those before it"
        )
    return line


def check_rules(path: Path, header: Header, system: System) -> None:
    """Refuse a record that another version of the rules would play differently."""
    if header.version != system.engine.version:
        raise OtherVersion(
            f"{path}: line 1: played under version {header.version} of the rules of "
            f"{header.system}; this house has version {system.engine.version}"
        )


def check_packs(
    path: Path, header: Header, system: System, packs: Sequence[Source], has: Hashes
) -> None:
    """Refuse a record that other packs would play differently."""
    for name in differing(header.packs, system.content.shelf, packs, has):
        found = has.get(name, "no such pack")
        raise OtherVersion(
            f"{path}: line 1: pack {name!r} is {header.packs[name]}; this house has {found}"
        )
