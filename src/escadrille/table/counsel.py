"""What bots think, as people are told it: a hint, plans compared, or what was considered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from escadrille.bots.roster import adviser, names
from escadrille.bots.thought import Thought, advised, question
from escadrille.kernel.api import Seat
from escadrille.kernel.campaign import Settled
from escadrille.kernel.game import Game
from escadrille.locale import voice
from escadrille.table.errors import BadRequest
from escadrille.table.match import Match
from escadrille.table.words import Words, words_of


class Told(msgspec.Struct, frozen=True):
    """An order: as it is sent, in notation, and in words where a language was asked for."""

    order: Any
    text: str
    say: Words | None


class Weighed(msgspec.Struct, frozen=True):
    told: Told
    value: float
    """The chance of victory that was found, from 0 to 1."""
    worlds: int


class Counsel(msgspec.Struct, frozen=True):
    """What a bot decides and why; `bots.thought.Thought` says what the words mean."""

    bot: str
    chosen: Told
    why: str
    weighed: list[Weighed]
    rival: int | None
    part: str | None
    sure: str | None


class Considered(msgspec.Struct, frozen=True):
    """What was considered for one order of a game that is over."""

    number: int
    seat: Seat
    ordered: Told
    bot: str | None
    """Who decided it; None: a person, or the record does not say."""
    counsel: Counsel | None
    """What the bot, or for a person an ace, thinks about it now."""
    same: bool | None
    """Whether that comes to the order that was given."""


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


Describe = Callable[[Any], Told]


def describe(game: Game, seat: Seat, lang: str | None) -> Describe:
    """Return what puts the orders of a seat at this moment into words."""
    sight = game.sight(seat)

    def told(order: Any) -> Told:
        say = None
        if lang:
            say = words_of(game, sight, order, game.facts(seat, order), voice(lang))
        return Told(order, game.rules.write(order), say)

    return told


def counsel(thought: Thought, described: Describe) -> Counsel:
    return Counsel(
        bot=thought.bot,
        chosen=described(thought.order),
        why=thought.why,
        weighed=[
            Weighed(described(one.order), round(one.value, 4), one.worlds)
            for one in thought.candidates
        ],
        rival=thought.rival,
        part=thought.part,
        sure=thought.sure,
    )


class Moment:
    """A game before one of its orders; only once it is over, for this tells all secrets."""

    def __init__(
        self, match: Match, number: int, lang: str | None, own: Seat | None = None
    ) -> None:
        """Of a mission, while its campaign runs, it is for who gave the order, `own`."""
        match.check_over()
        game = match.whole
        orders = [*enumerate(game.orders, start=1)]
        given = dict(one for one in orders if not isinstance(one[1][1], Settled))
        if number not in given:
            raise BadRequest(f"there is no order {number}")
        if match.link is not None and given[number][0] != own:
            match.link.check_open()
        self._past, self._number = game.rewound(number - 1), number
        self._seat, self._order = game.orders[number - 1]
        self._bot = game.bots[number - 1]
        self._described = describe(self._past, self._seat, lang)

    def question(self, *, ask: bool) -> dict[str, Any] | None:
        """Return what the bot was asked, or for someone else's order an ace is; None: nothing."""
        past, seat = self._past, self._seat
        name = adviser(past.system) if ask and not self._bot else self._bot
        if name not in names(past.system):
            return None
        return question(past, seat, past.asked(seat), name, past.bot_seed(seat))

    def told(self, thought: Thought | None) -> Considered:
        if thought is not None and not self._bot:
            thought = advised(thought)
        return Considered(
            number=self._number,
            seat=self._seat,
            ordered=self._described(self._order),
            bot=self._bot or None,
            counsel=None if thought is None else counsel(thought, self._described),
            same=None if thought is None else thought.order == self._order,
        )
