"""Advice for a person, flown heat by heat in the workers while he waits for it."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from escadrille.bots.advice import ADVISED, PLAYOUTS, Contest, Way, asked
from escadrille.bots.thought import question
from escadrille.kernel.api import Seat
from escadrille.kernel.bots import Staff
from escadrille.locale import voice
from escadrille.table.counsel import Describe, Told
from escadrille.table.errors import NoAdvice
from escadrille.table.match import Match
from escadrille.table.turns import Rank
from escadrille.table.workers import Workers, fly

PATIENCE: Final = 10.0  # seconds after which an advice that nobody asks for any more is given up


class Plan(msgspec.Struct, frozen=True):
    """A course as it was flown: what it answers now, and what it came to."""

    told: Told
    name: str
    """Of its words; none where the answer says it all."""
    title: str | None
    worlds: int
    figures: dict[str, Any]
    """By name: `mean`, and between `low` and `high` eight flights of ten."""
    says: list[str]
    """The same in words, where a language was asked for."""


class Advised(msgspec.Struct, frozen=True):
    """How far an advice is; `bots.advice.Advice` says what the words mean."""

    count: int
    played: int
    wanted: int
    done: bool
    sure: str
    plans: list[Plan]


class Job:
    """Advice for the question that a seat is asked."""

    def __init__(self, match: Match, seat: Seat, playouts: int = PLAYOUTS) -> None:
        game = match.game
        if game.system.bots.staff is None:
            raise NoAdvice("this system has no adviser")
        self._staff: Staff = game.system.bots.staff
        self._slug = game.system.slug
        self.seat, self.count = seat, match.counts[seat]
        self._contest: Contest = asked(game, seat).contest(playouts)
        self._question = question(game, seat, game.state, "", game.bot_seed(seat, ADVISED))
        self.wanted_at = time.monotonic()

    async def run(self, workers: Workers, game: str) -> None:
        """Fly, heat after heat in turn, until it is decided or nobody waits for it any more."""
        while heat := self._contest.heat:
            async with workers.turns.turn(game, lambda: Rank.ASK):
                if time.monotonic() - self.wanted_at > PATIENCE:
                    return
                self._contest.add(heat, await workers.do(fly, self._question, heat))

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
