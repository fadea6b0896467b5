"""Plays records of strangers: `python -m escadrille.table.importer SECONDS MEMORY`.

The server of a table starts it, sends it records and reads its answers (`table.imports`).
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Final, Literal

import msgspec

from escadrille.bots.roster import names
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.api import Seat
from escadrille.kernel.errors import BadRecord, EscadrilleError
from escadrille.kernel.packs import of_game
from escadrille.kernel.registry import system as registered
from escadrille.table import processes
from escadrille.table.body import FLAG, RESIGN, Body, body_of
from escadrille.table.seating import HUMAN
from escadrille.table.spelling import check_name

LONGEST: Final = 5000
"""Orders of a record; a game has some hundreds."""
TOLD: Final = 1000  # characters of a refusal
NICE: Final = 10  # people and bots at the table come first


class Row(msgspec.Struct, frozen=True):
    seat: Seat
    body: msgspec.Raw


class Played(msgspec.Struct, frozen=True, tag=True):
    """A game that was played to its end: what is stored of it."""

    system: str
    header: msgspec.Raw
    rows: list[Row]


class Refused(msgspec.Struct, frozen=True, tag=True):
    """What is wrong with a record, for who sent it."""

    why: str


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A record that nobody could play, and the reason for the log: no word for strangers."""

    by: Literal["time", "memory", "fault", "death"]
    reason: str = ""


Answer = Played | Refused | Failed


def checked(raw: bytes) -> record.Record:
    """Return a record whose every line was played again, and which tells a game to its end."""
    place = Path("record")
    try:
        raw.decode()
    except UnicodeDecodeError as error:
        at = raw.count(b"\n", 0, error.start) + 1
        raise BadRecord(f"record: line {at}: not UTF-8") from error
    read = record.parse(place, raw)
    if read.end is None:
        raise BadRecord("record: no end line: the game was not over, or the file was cut off")
    if len(read.lines) > LONGEST:
        raise BadRecord(f"record: {len(read.lines)} orders; at most {LONGEST} are taken")
    played_by = registered(read.header.system)
    known = names(played_by)
    for who in {*read.header.seats, *(line.bot for line in read.lines)} - {*known, ""}:
        check_name(who)
    for number, line in enumerate(read.lines, start=2):
        if not 0 <= line.seat < len(read.header.seats):
            raise BadRecord(f"record: line {number}: there is no seat {line.seat}")
    shelf = played_by.content.shelf
    packs = of_game(read.header.packs, shelf, (), {}) if shelf else None
    for _ in games.replay(place, read, packs or ()):
        pass
    return read


def played(raw: bytes) -> Played:
    read = checked(raw)
    said = [(line.seat, body_of(line)) for line in read.lines] + _end(read)
    rows = [Row(seat, msgspec.Raw(msgspec.json.encode(body))) for seat, body in said]
    # Nobody gives a part to its deal any more.
    header = msgspec.structs.replace(read.header, parts=read.header.parts or msgspec.UNSET)
    return Played(header.system, msgspec.Raw(msgspec.json.encode(header)), rows)


def _end(read: record.Record) -> list[tuple[Seat, Body]]:
    """Return what the seats did to end a game that the rules did not end."""
    assert read.end is not None
    if read.end.resigned is not msgspec.UNSET:
        return [(read.end.resigned, RESIGN)]
    if read.end.flagged is not msgspec.UNSET:
        return [(read.end.flagged, FLAG)]
    if read.end.agreed is msgspec.UNSET:
        return []
    people = [seat for seat, who in enumerate(read.header.seats) if who == HUMAN]
    return [(seat, Body(draw=True)) for seat in people or [0]]


def answer(raw: bytes) -> Answer:
    """Return what became of a record, whatever its bytes are."""
    try:
        return played(raw)
    except EscadrilleError as error:
        return Refused(str(error)[:TOLD].encode(errors="replace").decode())
    except RecursionError:
        return Refused("record: nested too deeply")
    except MemoryError:
        return Failed("memory")
    except Exception:  # noqa: BLE001  the server logs it, and goes on
        return Failed("fault", traceback.format_exc()[-TOLD:].encode(errors="replace").decode())


def main(seconds: int, memory: int) -> None:
    processes.serve(lambda raw: msgspec.json.encode(answer(raw)), seconds, memory, NICE)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
