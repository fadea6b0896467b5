"""Records of strangers, each played by a process that may die of it (`table.importer`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from escadrille.table import importer
from escadrille.table.errors import BadRequest, TooMany, Unplayable
from escadrille.table.importer import Answer, Failed, Played, Refused
from escadrille.table.processes import OUT_OF_TIME, Died, Pool

log = logging.getLogger("escadrille.table")

AGAIN: Final = 2  # seconds after which to come again
RECORDS: Final = 50  # that one process plays before a fresh one takes its place
PROGRAM: Final = ("-m", importer.__name__)

_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class Limits(msgspec.Struct, frozen=True):
    """What one record may cost; a long game takes a tenth of a second and some MiB."""

    processor: int = 5
    """Seconds of a processor."""
    patience: float = 60.0
    """Seconds in all."""
    memory: int = 512
    """MiB."""
    at_once: int = 2
    waiting: int = 8
    """Senders whose record waits for its turn; each has one at most."""


class _Fails(Exception):
    """What a process answered, and cannot be trusted after."""

    def __init__(self, failed: Failed) -> None:
        super().__init__()
        self.failed = failed


def _read(raw: bytes) -> Played | Refused:
    said = _ANSWERS.decode(raw)
    if isinstance(said, Failed):
        raise _Fails(said)
    return said


class Imports:
    """One record at a time of each sender, few at once; then a short queue."""

    def __init__(self, limits: Limits | None = None, program: Sequence[str] = PROGRAM) -> None:
        self._limits = limits or Limits()
        costs = self._limits.processor, self._limits.memory
        self._pool = Pool(program, *costs, asked=RECORDS, mute=True)
        self._turn = asyncio.Semaphore(self._limits.at_once)
        self._senders: set[str] = set()

    async def play(self, read: Callable[[], Awaitable[bytes]], sender: str) -> Played:
        """Return what is to be stored of a record, or raise what its sender is told.

        It is read only once its sender has his place: large ones do not pile up.
        """
        if sender in self._senders:
            raise TooMany(AGAIN, "a record of yours is still being played")
        if len(self._senders) >= self._limits.at_once + self._limits.waiting:
            raise TooMany(AGAIN, "many records are being played")
        self._senders.add(sender)
        try:
            raw = await read()
            async with self._turn:
                said = await self._ask(raw)
        finally:
            self._senders.discard(sender)
        if isinstance(said, Refused):
            raise BadRequest(said.why)
        if isinstance(said, Failed):
            log.warning("record failed", extra={"by": said.by, "reason": said.reason})
            raise Unplayable(self._words(said))
        return said

    def _words(self, failed: Failed) -> str:
        limits = self._limits
        return {
            "time": f"the record takes too long to play: more than {limits.processor} s",
            "memory": f"the record takes too much memory to play: more than {limits.memory} MiB",
            "fault": "the rules fail on the record; the reason is noted on the server",
            "death": "the process that played the record died of it; this is noted on the server",
        }[failed.by]

    async def _ask(self, raw: bytes) -> Answer:
        """Have a process play a record."""
        try:
            return await self._pool.ask(raw, self._limits.patience, _read)
        except _Fails as fails:
            return fails.failed
        except TimeoutError:
            return Failed("time", f"no answer in {self._limits.patience} s")
        except Died as died:
            return Failed("time" if died.status == OUT_OF_TIME else "death", str(died))
        except msgspec.MsgspecError as error:
            return Failed("death", str(error))
        except OSError as error:
            log.exception("no process for a record")
            raise TooMany(AGAIN, "no record can be played now") from error

    async def close(self) -> None:
        await self._pool.close()
