"""What a bot thinks of a question: its order, what it considered, and what spoke for it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from escadrille.bots.api import Knowledge
from escadrille.bots.roster import bot
from escadrille.bots.search import Considered
from escadrille.kernel.api import Choice, Seat, Standing, System
from escadrille.kernel.game import Game

SHOWN: Final = 6  # candidates that are told, besides the one that was chosen
SAME: Final = 0.03  # log-odds within which two choices come to the same
LEANING: Final = 0.02  # of a victory by which a choice is preferred, if not clearly


class Candidate(msgspec.Struct, frozen=True):
    """An order that was tried: the chance of victory that it promises, in how many worlds."""

    order: Any
    value: float
    worlds: int
    standing: Standing


class Thought(msgspec.Struct, frozen=True):
    bot: str
    order: Any
    why: str
    """How it was decided. It looked ahead: "best", or "habit": nothing beats its usual order
    clearly. It did not: "only" (one order is legal), "opening" (nothing to judge by before the
    fight), "slip", or the name of a bot that never does."""
    candidates: list[Candidate]
    """The best first; none where it did not look ahead."""

    @property
    def rival(self) -> int | None:
        """The best candidate that comes to something else than the order does."""
        mine = self._chosen
        if mine is None:
            return None
        for place, other in enumerate(self.candidates):
            gains = _gains(mine.standing, other.standing)
            if other.order != self.order and max(map(abs, gains)) > SAME:
                return place
        return None

    @property
    def part(self) -> str | None:
        """The part of the standing by which the order surpasses its rival most."""
        if self.rival is None:
            return None
        assert self._chosen is not None
        gains = _gains(self._chosen.standing, self.candidates[self.rival].standing)
        return Standing._fields[gains.index(max(gains))] if max(gains) > SAME else None

    @property
    def sure(self) -> str | None:
        """How sure it is: "clear" (its rival fell out of the race), "leaning" or "even"."""
        mine = self._chosen
        if mine is None:
            return None
        if self.rival is None:
            return "even"
        rival = self.candidates[self.rival]
        if rival.worlds < mine.worlds:
            return "clear"
        return "leaning" if mine.value - rival.value >= LEANING else "even"

    @property
    def _chosen(self) -> Candidate | None:
        return next((one for one in self.candidates if one.order == self.order), None)


def _gains(one: Standing, other: Standing) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def think(name: str, system: System, seed: int, knowledge: Knowledge) -> Thought:
    """Return what a bot of that name decides, and what it thought of."""
    rules, seat = knowledge.rules, knowledge.seat
    player, world = bot(name, system, seed), knowledge.imagine(seed)
    chosen = player.decide(knowledge)
    considered: list[Considered] | None = getattr(player, "considered", None)
    tried = considered or []
    main = [one for place, one in enumerate(tried) if place < SHOWN or one.choice == chosen]
    return Thought(
        bot=name,
        order=rules.order(world, seat, chosen),
        why=_why(name, knowledge, chosen, considered, opening=not rules.turn(world)),
        candidates=[
            Candidate(rules.order(world, seat, one.choice), one.value, one.worlds, one.standing)
            for one in main
        ],
    )


def _why(
    name: str,
    knowledge: Knowledge,
    chosen: Choice,
    considered: list[Considered] | None,
    *,
    opening: bool,
) -> str:
    if len(knowledge.legal) == 1:
        return "only"
    if considered is None:
        return name.partition(":")[0]
    if not considered:
        return "opening" if opening else "slip"
    return "best" if considered[0].choice == chosen else "habit"


def question(game: Game, seat: Seat, state: Any, name: str, seed: int) -> dict[str, Any]:
    """Return what a bot in another process is asked: a moment that its seat cannot tell from
    the true one."""
    rules = game.rules
    return {
        "system": rules.system,
        "situation": rules.situation(rules.resample(state, seat, seed)),
        "seat": seat,
        "bot": name,
        "seed": seed,
    }
