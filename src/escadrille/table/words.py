"""A message in the words of a language: what a page says without knowing the system."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.game import Game
from escadrille.kernel.words import Say, Sight
from escadrille.locale import voice
from escadrille.locale.rules import facts_of
from escadrille.table.messages import Message, Undone

MARKUP: Final = re.compile(r"(?<!\\)\[[^\]]*\]")  # a presenter's, for terminals
GAP: Final = re.compile(r" {2,}")  # between the columns of a menu


class Line(msgspec.Struct, frozen=True):
    """A line of the log, and the rule that it cites."""

    say: str
    rule: str | None


class Why(msgspec.Struct, frozen=True):
    """Something that may not be ordered, and the facts on which its rule forbids it."""

    say: str
    facts: str


class Said(msgspec.Struct, frozen=True):
    question: str
    legal: list[str]
    refusals: list[Why]
    events: list[Line | None]
    """One for each event of the message; None where it needs no words."""


def said(game: Game, seat: Seat | None, message: Message, lang: str) -> Said:
    say, sight = voice(lang), game.sight(seat, game.shown(seat))
    shown, asked = game.system.words.presenter, message.asked
    return Said(
        question=plain(shown.question(sight, say)) if asked else "",
        legal=[_order(game, sight, one, say) for one in asked.legal] if asked else [],
        refusals=[
            Why(_order(game, sight, one, say), facts_of(one.rule, one.facts, say))
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
            told.append(None if text is None else Line(plain(text), event.rule))
    return told


def _order(game: Game, sight: Sight, one: Any, say: Say) -> str:
    return plain(game.system.words.presenter.order(sight, one.order, say)) or one.text


def plain(text: str) -> str:
    """Return a presenter's text without what only a terminal understands."""
    return GAP.sub(" — ", MARKUP.sub("", text).replace(r"\[", "[").strip())
