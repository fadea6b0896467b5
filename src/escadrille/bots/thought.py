"""What a bot thinks of a question: its order, what it considered, and what spoke for it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from escadrille.bots.api import Bot, Knowledge, know
from escadrille.bots.roster import adviser, bot
from escadrille.bots.search import LEVELS, Considered
from escadrille.kernel.api import Choice, Event, Order, Seat
from escadrille.kernel.bots import Standing
from escadrille.kernel.game import Game
from escadrille.kernel.system import System

SHOWN: Final = 6  # candidates that are told, besides the one that was chosen
SAME: Final = 0.005  # of a victory within which two choices come to the same
HINTED: Final = -1  # tells the seed of a hint from those of a bot, which counts its tries
SEED: Final = 0  # of the world in which orders are proposed: nothing that is drawn counts
LEANING: Final = 0.02  # of a victory by which a choice is preferred, if not clearly


class Candidate(msgspec.Struct, frozen=True):
    """An order that was tried: the chance of victory that it promises, in how many worlds."""

    order: Any
    value: float
    worlds: int
    standing: Standing | None
    """None: the game was over in all of them."""


class Thought(msgspec.Struct, frozen=True):
    bot: str
    order: Any
    why: str
    """How it was decided. It looked ahead: "best", or "habit": nothing beats its usual order
    clearly. It did not: "only" (one order is legal), "opening" (nothing to judge by before the
    fight), "drill" (it did as the hand-written pilot does), "slip", or the name of a bot that
    never looks ahead."""
    candidates: list[Candidate]
    """The best first; none where it did not look ahead."""

    @property
    def rival(self) -> int | None:
        """The best candidate that comes to something else than the order does."""
        mine = self._chosen
        for place, other in enumerate(self.candidates if mine else ()):
            assert mine is not None
            if abs(mine.value - other.value) > SAME:
                return place
        return None

    @property
    def part(self) -> str | None:
        """What speaks most for the order against its rival: a part of the standing, or "end", how
        the fights end that are over by then; None: nothing does."""
        mine, rival = self._chosen, self.rival
        if mine is None or rival is None or mine.value < self.candidates[rival].value:
            return None
        other = self.candidates[rival]
        if mine.standing is None or other.standing is None:
            return "end"
        gains = [one - two for one, two in zip(mine.standing, other.standing, strict=True)]
        return Standing._fields[gains.index(max(gains))] if sum(gains) > 0 else "end"

    @property
    def sure(self) -> str | None:
        """How sure it is: "clear" (its rival fell out of the race), "leaning" or "even": something
        else is as good."""
        mine = self._chosen
        if mine is None:
            return None
        near = [one for one in self.candidates if abs(mine.value - one.value) <= SAME]
        if self.rival is None or len(near) > 1:
            return "even"
        rival = self.candidates[self.rival]
        if rival.worlds < mine.worlds:
            return "clear"
        return "leaning" if mine.value - rival.value >= LEANING else "even"

    @property
    def _chosen(self) -> Candidate | None:
        return next((one for one in self.candidates if one.order == self.order), None)


def think(name: str, system: System, seed: int, knowledge: Knowledge) -> Thought:
    """Return what a bot of that name decides, and what it thought of."""
    rules, seat = knowledge.rules, knowledge.seat
    player, world = bot(name, system, seed), knowledge.imagine(seed)
    chosen = player.decide(knowledge)
    tried = considered(player)
    main = [one for place, one in enumerate(tried) if place < SHOWN or one.choice == chosen]
    return Thought(
        bot=name,
        order=rules.order(world, seat, chosen),
        why=_why(name, system, knowledge, world, chosen, player),
        candidates=[
            Candidate(rules.order(world, seat, one.choice), one.value, one.worlds, one.standing)
            for one in main
        ],
    )


def considered(player: Bot) -> list[Considered]:
    """Return what a bot weighed for its last decision; nothing where it does not look ahead."""
    return getattr(player, "considered", [])


def _why(
    name: str, system: System, knowledge: Knowledge, world: Any, chosen: Choice, player: Bot
) -> str:
    """Return how a decision came about, as `Thought.why` tells it."""
    level = name.partition(":")[0]
    if len(knowledge.legal) == 1:
        return "only"
    if level not in LEVELS:
        return level
    if tried := considered(player):
        return "best" if tried[0].choice == chosen else "habit"
    rules = knowledge.rules
    if not system.bots.judge:
        return "drill"
    if not rules.turn(world):
        return "opening"
    drill = system.bots.tactics["tactical"](rules, world, knowledge.seat)
    return "slip" if LEVELS[level].slips and chosen != drill else "drill"


def think_again(game: Game, seat: Seat, name: str) -> Thought:
    """Return what a bot thinks of the present question of a seat, in this process."""
    seed = game.bot_seed(seat)
    world = game.rules.resample(game.asked(seat), seat, seed)
    return think(name, game.system, seed, know(game.rules, world, seat))


def advise(game: Game, seat: Seat) -> Thought:
    """Return what the best bot would do in a seat, from what the seat knows now."""
    seed = game.bot_seed(seat, HINTED)
    world = game.rules.resample(game.state, seat, seed)
    return advised(think(adviser(game.system), game.system, seed, know(game.rules, world, seat)))


def advised(thought: Thought) -> Thought:
    """Return a thought as it is told to a person: the best of the figures shown, where a bot would
    keep a habit that nothing beats clearly."""
    if thought.why != "habit":
        return thought
    return msgspec.structs.replace(thought, order=thought.candidates[0].order, why="best")


def proposed(game: Game, seat: Seat) -> list[Order]:
    """Return what the hand-written pilot would order in a seat while the question stays the same.

    None of it follows what chance or a card not seen yet decides.
    """
    rules = game.rules
    world = rules.resample(game.state, seat, SEED)
    asked = rules.pending(world)
    orders: list[Order] = []
    out: list[Event] = []
    while rules.pending(world) == asked and not any(event.reveals for event in out):
        choice = game.system.bots.tactics["tactical"](rules, world, seat)
        orders.append(rules.order(world, seat, choice))
        rules.apply(world, seat, choice, out)
    return orders


def question(game: Game, seat: Seat, state: Any, name: str, seed: int) -> dict[str, Any]:
    """Return what a bot in another process is asked: a moment that its seat cannot tell from
    the true one."""
    rules = game.rules
    return {
        "system": rules.system,
        "packs": game.packs,
        "situation": rules.situation(rules.resample(state, seat, seed)),
        "seat": seat,
        "bot": name,
        "seed": seed,
    }
