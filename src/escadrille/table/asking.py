"""What the people of one game ask bots: hints, advice, proposals; after it, what was weighed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from escadrille.bots.advice import ADVISED, Way, asked
from escadrille.bots.thought import Thought, advised, proposed, question
from escadrille.kernel.api import Seat
from escadrille.locale import voice
from escadrille.table.body import HINT
from escadrille.table.counsel import (
    Advised,
    Considered,
    Counsel,
    Describe,
    Moment,
    Plan,
    Told,
    counsel,
    describe,
)
from escadrille.table.errors import NoAdvice, Stale, TooMany
from escadrille.table.leaving import cancel
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.turns import Rank
from escadrille.table.workers import Crew

if TYPE_CHECKING:
    from escadrille.table.room import Room

PATIENCE: Final = 10.0  # seconds after which an advice that nobody asks for any more is given up


def _asks() -> Rank:
    return Rank.ASK


class Job:
    """Advice for the question that a seat is asked."""

    def __init__(self, match: Match, seat: Seat, playouts: int) -> None:
        game = match.game
        if game.system.bots.staff is None:
            raise NoAdvice("this system has no adviser")
        self._staff, self._slug = game.system.bots.staff, game.system.slug
        self.seat, self.count = seat, match.counts[seat]
        self._contest = asked(game, seat).contest(playouts)
        self._question = question(game, seat, game.state, "", game.bot_seed(seat, ADVISED))
        self.wanted_at = time.monotonic()

    async def run(self, workers: Crew, game: str) -> None:
        """Fly, heat after heat in turn, until it is decided or nobody waits for it any more."""
        while heat := self._contest.heat:
            async with workers.turns.turn(game, _asks) as rank:
                if time.monotonic() - self.wanted_at > PATIENCE:
                    return
                self._contest.add(heat, await workers.fly(self._question, heat, rank))

    @property
    def given_up(self) -> bool:
        return self._contest.heat is not None and time.monotonic() - self.wanted_at > PATIENCE

    def told(self, described: Describe, lang: str | None) -> Advised:
        advice = self._contest.advice
        return Advised(
            count=self.count,
            played=advice.played,
            wanted=advice.wanted,
            done=advice.done,
            sure=advice.sure,
            plans=[self._plan(way, described, lang) for way in advice.ways],
        )

    def _plan(self, way: Way, described: Describe, lang: str | None) -> Plan:
        title = voice(lang)(f"{self._slug}-course-{way.name}") if lang and way.name else None
        says = self._staff.told(way.figures, voice(lang)) if lang else []
        return Plan(
            told=described(way.order),
            name=way.name,
            title=title,
            worlds=way.worlds,
            figures={name: figure._asdict() for name, figure in way.figures.items()},
            says=says,
        )


class Asking:
    def __init__(self, room: Room, workers: Crew) -> None:
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
        await cancel(*(task for _, task in self._jobs.values()))

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
            return counsel(advised(thought), described)

    async def _note(self, seat: Seat, count: int) -> None:
        """Tell the others that a seat asks what a bot would do."""
        await self._room.write(seat, HINT, lambda match, seat: match.check_hint(seat, count))

    async def _answer(self, question: dict[str, Any]) -> Thought:
        async with self._workers.turns.turn(self._room.name, _asks) as rank:
            return await self._workers.answer(question, rank)

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
        self, number: int, lang: str | None, own: Seat | None, *, who: str, ask: bool, late: bool
    ) -> Considered:
        """Return what a bot considered for an order of a game that is over; it thinks again."""
        with self._alone(who):
            moment = await self._room.see(lambda match: Moment(match, number, lang, own), late=late)
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
