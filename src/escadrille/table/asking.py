"""What the people of one game ask bots: hints, advice, proposals; after it, what was weighed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from escadrille.bots.proposal import proposed
from escadrille.bots.thought import Thought
from escadrille.kernel.api import Seat
from escadrille.table.adviser import Advised, Job
from escadrille.table.body import HINT
from escadrille.table.counsel import (
    Considered,
    Counsel,
    Describe,
    Told,
    counsel,
    describe,
    moment_of,
)
from escadrille.table.errors import Stale, TooMany
from escadrille.table.match import Match
from escadrille.table.turns import Rank
from escadrille.table.workers import Workers

if TYPE_CHECKING:
    from escadrille.table.room import Room

log = logging.getLogger("escadrille.table")


def _asks() -> Rank:
    return Rank.ASK


class Asking:
    def __init__(self, room: Room, workers: Workers) -> None:
        self._room, self._workers = room, workers
        self._hints: dict[Seat, tuple[int, Thought]] = {}
        """The last hint of each seat, and the question that it was for."""
        self._waiting: set[Seat | str] = set()
        """For whom someone thinks."""
        self._jobs: dict[Seat, tuple[Job, asyncio.Task[None]]] = {}
        """The last advice of each seat, and what flies it."""

    @property
    def busy(self) -> bool:
        return any(not task.done() for _, task in self._jobs.values())

    async def close(self) -> None:
        tasks = [task for _, task in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def review(self, match: Match) -> None:
        """Give up the advice for questions that are answered."""
        for seat, (job, _) in list(self._jobs.items()):
            if match.counts[seat] != job.count:
                self.dismiss(seat)

    async def hint(self, seat: Seat, count: int, lang: str | None) -> Counsel:
        """Return what a good pilot would do in a seat; the others are told that it asked."""

        def asks(match: Match) -> tuple[Describe, dict[str, Any]]:
            match.check_hint(seat, count)
            return describe(match.game, seat, lang), match.advice(seat)

        with self._alone(seat):
            await self._note(seat, count)
            described, question = await self._room.see(asks)
            known, thought = self._hints.get(seat, (None, None))
            if thought is None or known != count:
                thought = await self._answer(question)
                self._hints[seat] = count, thought
            return counsel(thought, described)

    async def _note(self, seat: Seat, count: int) -> None:
        """Tell the others that a seat asks what a bot would do."""
        await self._room.write(seat, HINT, lambda match, seat: match.check_hint(seat, count))

    async def _answer(self, question: dict[str, Any]) -> Thought:
        async with self._workers.turns.turn(self._room.name, _asks):
            return await self._workers.answer(question)

    async def advise(self, seat: Seat, count: int, playouts: int, lang: str | None) -> Advised:
        """Begin to compare plans for a seat, in place of what was begun before."""

        def asks(match: Match) -> Job:
            match.check_hint(seat, count)
            return Job(match, seat, playouts)

        job = await self._room.see(asks)
        await self._note(seat, count)
        self.dismiss(seat)
        self._jobs[seat] = job, asyncio.create_task(self._fly(job))
        return await self.advised(seat, lang)

    async def advised(self, seat: Seat, lang: str | None) -> Advised:
        """Return how far the advice for the present question of a seat is."""

        def tells(match: Match) -> Describe:
            match.check_count(seat, job.count)
            return describe(match.game, seat, lang)

        if seat not in self._jobs or self._jobs[seat][0].given_up:
            raise Stale("no advice was asked for")
        job, _ = self._jobs[seat]
        job.wanted_at = time.monotonic()
        return job.told(await self._room.see(tells), lang)

    def dismiss(self, seat: Seat) -> None:
        """Give up the advice of a seat, if there is any."""
        if seat in self._jobs:
            self._jobs.pop(seat)[1].cancel()

    async def _fly(self, job: Job) -> None:
        try:
            await job.run(self._workers, self._room.name)
        except Exception:
            log.exception("advice failed", extra={"game": self._room.name, "seat": job.seat})
            self._jobs.pop(job.seat, None)

    async def proposal(self, seat: Seat, count: int, lang: str | None) -> list[Told]:
        """Return what the hand-written pilot would order in a seat, one after the other.

        It takes him no time: no other process need be asked.
        """

        def tells(match: Match) -> list[Told]:
            match.check_hint(seat, count)
            return [*map(describe(match.game, seat, lang), proposed(match.game, seat))]

        told = await self._room.see(tells)
        await self._note(seat, count)
        return told

    async def considered(
        self, number: int, lang: str | None, *, who: str, ask: bool, late: bool
    ) -> Considered:
        """Return what a bot considered for an order of a game that is over; it thinks again."""
        with self._alone(who):
            moment = await self._room.see(lambda match: moment_of(match, number, lang), late=late)
            question = moment.question(ask=ask)
            thought = None if question is None else await self._answer(question)
            return moment.told(thought)

    @contextlib.contextmanager
    def _alone(self, who: Seat | str) -> Iterator[None]:
        """Let one think for someone at a time: a thought takes a process for a while."""
        if who in self._waiting:
            raise TooMany(1)
        self._waiting.add(who)
        try:
            yield
        finally:
            self._waiting.discard(who)
