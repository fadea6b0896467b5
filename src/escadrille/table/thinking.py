"""The bots of one game: each thinks when it is asked, and no longer than somebody waits for it."""

from __future__ import annotations

import asyncio
from itertools import count as numbers
from typing import TYPE_CHECKING, Any

import msgspec

from escadrille.bots.roster import Random
from escadrille.kernel.api import Seat
from escadrille.kernel.rng import seeded
from escadrille.table.errors import TableError, TooHard
from escadrille.table.leaving import cancel
from escadrille.table.logs import log
from escadrille.table.match import Match
from escadrille.table.seating import HUMAN
from escadrille.table.turns import Rank
from escadrille.table.workers import Crew

if TYPE_CHECKING:
    from escadrille.table.room import Room

PAUSE, PATIENCE = 1.0, 60.0
"""Seconds after which a bot that failed is asked again: at first, and at the latest."""
CHANCES = 3
"""Failures after which a bot's question is answered at random."""
LATELY = 60.0
"""Seconds for which who has asked for something counts as being here."""
RESTS = 120.0
"""Seconds after which bots alone fly no further, until somebody looks."""


class _Thought:
    """A question that a bot thinks about."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat, self.count, self.pilot = seat, match.counts[seat], match.seating.pilot(seat)
        self.ordering = False
        """It has decided: its order is being stored."""
        self.task: asyncio.Task[None] | None = None

    def waits(self, match: Match) -> bool:
        """Is it still for this bot to answer?"""
        return (
            match.result is None
            and match.counts[self.seat] == self.count
            and match.seating.pilot(self.seat) == self.pilot
        )


class Thinking:
    def __init__(self, room: Room, workers: Crew) -> None:
        self._room, self._workers = room, workers
        self._thoughts: dict[Seat, _Thought] = {}
        """The last question that each bot was asked."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    async def close(self) -> None:
        self._closed = True
        await cancel(*self._tasks)

    def prompt(self) -> None:
        """Put to the bots the questions that they are not yet thinking about."""
        match = self._room.match
        if self._closed or not (match.is_awaited or self._room.here(RESTS)):
            return
        for seat, _ in match.waiting:
            known = self._thoughts.get(seat)
            if match.seating.pilot(seat) != HUMAN and not (known and known.waits(match)):
                thought = self._thoughts[seat] = _Thought(match, seat)
                thought.task = asyncio.create_task(self._think(thought))
                self._tasks.add(thought.task)
                thought.task.add_done_callback(self._tasks.discard)

    def review(self) -> None:
        """Give up the thoughts that nobody waits for any more."""
        for seat, thought in list(self._thoughts.items()):
            if not thought.ordering and not thought.waits(self._room.match):
                del self._thoughts[seat]
                assert thought.task is not None
                thought.task.cancel()

    def _rank(self) -> Rank:
        left = self._room.match.is_left
        return Rank.PLAY if left or self._room.here(LATELY) else Rank.LATER

    async def _think(self, thought: _Thought) -> None:
        """Have a bot answer; where a process or the database fails, it is asked again.

        Each time it imagines another world. One that fails over and over, or thinks beyond all
        limits, has a random answer given for it: a game may not stand still for a fault of ours.
        """
        pause, bot = PAUSE, thought.pilot
        for tries in numbers():
            try:
                await self._answer(thought, tries, bot)
            except TooHard:
                log.warning("bot gave up", extra=self._place(thought))
                bot = _NOBODY if bot == Random.name else Random.name
                continue
            except TableError as error:
                # Undone, resigned, given back, or another server's bot was faster.
                log.info(
                    "bot's answer dropped", extra={"game": self._room.name, "reason": error.code}
                )
                self._forget(thought)
            except Exception:
                log.exception("bot failed", extra=self._place(thought))
                await asyncio.sleep(pause)
                pause = min(2 * pause, PATIENCE)
                if tries + 1 >= CHANCES:
                    bot = Random.name
                continue
            return

    async def _answer(self, thought: _Thought, tries: int, bot: str) -> None:
        """Have a bot's answer stored; its turn lasts until then, so that nothing piles up."""
        match, seat = self._room.match, thought.seat
        thought.ordering = False
        if not thought.waits(match):
            self._forget(thought)
            return
        crew = self._workers if match.is_awaited else self._workers.quiet
        async with crew.turns.turn(self._room.name, self._rank) as rank:
            if bot == _NOBODY:
                order, name = _at_random(match, seat, tries), Random.name
            else:
                question = match.question(seat, *([tries] if tries else []))
                found = await crew.answer({**question, "bot": bot}, rank)
                order, name = msgspec.json.encode(found.order), found.bot
            thought.ordering = True
            await self._room.order(seat, thought.count, order, pilot=thought.pilot, bot=name)

    def _forget(self, thought: _Thought) -> None:
        """Let the question be put again, should the bot fly the seat once more."""
        if self._thoughts.get(thought.seat) is thought:
            del self._thoughts[thought.seat]

    def _place(self, thought: _Thought) -> dict[str, Any]:
        return {"game": self._room.name, "seat": thought.seat}


_NOBODY = ""
"""In place of a bot's name: not even the one that decides at random came to an end."""


def _at_random(match: Match, seat: Seat, tries: int) -> bytes:
    """Return one of the orders of a seat, without another process."""
    rules, state = match.game.rules, match.game.state
    legal = rules.legal(state, seat)
    choice = legal[seeded(match.game.bot_seed(seat, tries)).below(len(legal))]
    return msgspec.json.encode(rules.order(state, seat, choice))
