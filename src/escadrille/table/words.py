"""A message in the words of a language: what a page says without knowing the system."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.game import Game
from escadrille.kernel.words import Say, Sight
from escadrille.locale import voice
from escadrille.locale.rules import facts_of
from escadrille.table.messages import Message, Undone


class Line(msgspec.Struct, frozen=True):
    """A line of the log, and the rule that it cites."""

    say: str
    rule: str | None


class Words(msgspec.Struct, frozen=True):
    """An order in words: what it is called, and what it would do; see `kernel.words.Item`."""

    name: str
    tells: list[str]
    figures: list[tuple[str, str]]


class Why(msgspec.Struct, frozen=True):
    """Something that may not be ordered, and the facts on which its rule forbids it."""

    say: Words
    facts: str


class Said(msgspec.Struct, frozen=True):
    question: list[str]
    legal: list[Words]
    refusals: list[Why]
    events: list[Line | None]
    """One for each event of the message; None where it needs no words."""


def said(game: Game, seat: Seat | None, message: Message, lang: str) -> Said:
    say, sight = voice(lang), game.sight(seat, game.shown(seat))
    shown, asked = game.system.words.presenter, message.asked
    return Said(
        question=shown.question(sight, say) if asked else [],
        legal=[
            words_of(game, sight, one.order, one.facts, say)
            for one in (asked.legal if asked else ())
        ],
        refusals=[
            Why(words_of(game, sight, one.order, None, say), facts_of(one.rule, one.facts, say))
            for one in (asked.refusals if asked else ())
        ],
        events=lines(game, sight, message.events, say),
    )


def lines(game: Game, sight: Sight, events: list[Any], say: Say) -> list[Line | None]:
    """Return the events of a message as lines of a log."""
    told: list[Line | None] = []
    for event in events:
        if isinstance(event, Undone):
            told.append(Line(say("table-undone"), None))
        else:
            text = game.system.words.presenter.event(sight, event, say)
            told.append(None if text is None else Line(text, event.rule))
    return told


def words_of(game: Game, sight: Sight, order: Any, facts: Any, say: Say) -> Words:
    """Return an order in words; one that is not worth speaking of has its notation for a name."""
    name, tells, figures = game.system.words.presenter.order(sight, order, facts, say)
    return Words(name or game.rules.write(order), list(tells), list(figures))
