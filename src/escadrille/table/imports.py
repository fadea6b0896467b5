"""Records of strangers, each played by a process that may die of it.

The process is `python -m escadrille.table.imports SECONDS MEMORY`: the server sends it records, and
reads its answers.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from escadrille.bots.roster import names
from escadrille.kernel import bundle, missions, record
from escadrille.kernel import game as games
from escadrille.kernel.api import Seat
from escadrille.kernel.campaign import Settled
from escadrille.kernel.errors import BadRecord, EscadrilleError
from escadrille.kernel.game import Game
from escadrille.kernel.packs import of_game
from escadrille.kernel.registry import system as registered
from escadrille.table import processes
from escadrille.table.body import FLAG, RESIGN, Body, body_of
from escadrille.table.errors import BadRequest, TableError, TooMany, Unplayable
from escadrille.table.limits import USUAL, Limits
from escadrille.table.logs import log
from escadrille.table.processes import OUT_OF_TIME, Died, Pool
from escadrille.table.seating import HUMAN
from escadrille.table.spelling import check_name

LONGEST: Final = 5000
"""Orders of a record; a game has some hundreds."""
TOLD: Final = 1000  # characters of a refusal
NICE: Final = 10  # people and bots at the table come first
AGAIN: Final = 2  # seconds after which to come again
RECORDS: Final = 50  # that one process plays before a fresh one takes its place
PATIENCE = 60.0  # seconds by the clock; a long game takes a tenth of one
PROGRAM: Final = ("-m", "escadrille.table.imports")


class Played(msgspec.Struct, frozen=True, tag=True):
    """A game that was played to its end: what is stored of it."""

    system: str
    header: str
    rows: list[tuple[Seat, str]]
    missions: list[Mission] = []
    """Of a campaign in one file."""


class Mission(msgspec.Struct, frozen=True):
    """A mission of a campaign that was brought."""

    number: int
    seats: tuple[Seat, ...]
    """Of each of its seats, the seat of the campaign."""
    played: Played


class Refused(msgspec.Struct, frozen=True, tag=True):
    """What is wrong with a record, for who sent it."""

    why: str


Fault = Literal["time", "memory", "fault", "death"]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A record that nobody could play, and the reason for the log: no word for strangers."""

    by: Fault
    reason: str = ""


Answer = Played | Refused | Failed
_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


# In the process.


def checked(raw: bytes) -> record.Record:
    """Return a record whose every line was played again, and which tells a game to its end."""
    return _replayed(raw)[0]


def _replayed(raw: bytes) -> tuple[record.Record, Game]:
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
    *_, game = games.replay(place, read, packs or ())
    return read, game


def played(raw: bytes) -> Played:
    """Return what is stored of a record, or of a campaign in one file."""
    return _campaign(raw) if bundle.is_bundle(raw) else _stored(checked(raw))


def _campaign(raw: bytes) -> Played:
    """Return what is stored of a campaign: every report must follow from its mission's record."""
    place = Path("campaign")
    parts = bundle.cut(place, raw)
    read, game = _replayed(parts[bundle.CAMPAIGN])
    flown = _seated(game)
    records = {
        number: checked(parts[name]) for number in flown if (name := f"mission {number}") in parts
    }
    for found in missions.findings(game, records):
        if found.status != "proved":
            raise BadRecord(f"{place}: mission {found.mission}: {found.status} {found.told}")
    brought = [Mission(n, flown[n], _stored(one)) for n, one in records.items()]
    return msgspec.structs.replace(_stored(read), missions=brought)


def _seated(campaign: Game) -> dict[int, tuple[Seat, ...]]:
    """Return, by the missions of a campaign that is over, whose seat each of theirs was."""
    moments = zip(campaign.again(), campaign.orders, strict=False)
    return {
        order.mission: past.awaited.seats
        for past, (_, order) in moments
        if isinstance(order, Settled) and past.awaited
    }


def _stored(read: record.Record) -> Played:
    said = [(line.seat, body_of(line)) for line in read.lines] + _end(read)
    rows = [(seat, msgspec.json.encode(body).decode()) for seat, body in said]
    # Nobody gives a part to its deal any more.
    header = msgspec.structs.replace(read.header, parts=read.header.parts or msgspec.UNSET)
    return Played(header.system, msgspec.json.encode(header).decode(), rows)


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


# In the server.


class Imports:
    """One record at a time of each sender, few at once; then a short queue."""

    def __init__(self, limits: Limits = USUAL, program: Sequence[str] = PROGRAM) -> None:
        self._limits = limits
        costs = limits.record_seconds, limits.record_mebibytes
        self._pool = Pool(program, *costs, asked=RECORDS, mute=True)
        self._turn = asyncio.Semaphore(limits.records_at_once)
        self._senders: set[str] = set()

    async def play(self, read: Callable[[], Awaitable[bytes]], sender: str) -> Played:
        """Return what is to be stored of a record, or raise what its sender is told.

        It is read only once its sender has his place: large ones do not pile up.
        """
        if sender in self._senders:
            raise TooMany(AGAIN, "a record of yours is still being played")
        if len(self._senders) >= self._limits.records_at_once + self._limits.records_waiting:
            raise TooMany(AGAIN, "many records are being played")
        self._senders.add(sender)
        try:
            raw = await read()
            async with self._turn:
                return await self._ask(raw)
        finally:
            self._senders.discard(sender)

    async def _ask(self, raw: bytes) -> Played:
        """Have a process play a record; one that failed on it is trusted no more."""
        try:
            said = await self._pool.ask(raw, PATIENCE, self._read)
        except TimeoutError as error:
            raise self._failed("time", f"no answer in {PATIENCE} s") from error
        except Died as died:
            by: Fault = "time" if died.status == OUT_OF_TIME else "death"
            raise self._failed(by, str(died)) from died
        except msgspec.MsgspecError as error:
            raise self._failed("death", str(error)) from error
        except OSError as error:
            log.exception("no process for a record")
            raise TooMany(AGAIN, "no record can be played now") from error
        if isinstance(said, Refused):
            raise BadRequest(said.why)
        return said

    def _read(self, raw: bytes) -> Played | Refused:
        said = _ANSWERS.decode(raw)
        if isinstance(said, Failed):
            raise self._failed(said.by, said.reason)
        return said

    def _failed(self, by: Fault, reason: str) -> TableError:
        """Return what its sender is told of a record that failed; the log is told why."""
        log.warning("record failed", extra={"by": by, "reason": reason})
        seconds, memory = self._limits.record_seconds, self._limits.record_mebibytes
        words = {
            "time": f"the record takes too long to play: more than {seconds} s",
            "memory": f"the record takes too much memory to play: more than {memory} MiB",
            "fault": "the rules fail on the record; the reason is noted on the server",
            "death": "the process that played the record died of it; this is noted on the server",
        }
        return Unplayable(words[by])

    async def close(self) -> None:
        await self._pool.close()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
