"""What a seat can answer now, each answer with a short key, and what it may not, with the rule."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from escadrille.kernel.api import Order, Refusal, Seat
from escadrille.kernel.game import Game
from escadrille.kernel.words import Item, Sight
from escadrille.locale import Voice

PASS = "pass"  # noqa: S105  every system writes so the answer that declines
SHOWN = 12  # of what is refused
ASKED = ("decision", "answers")  # facts that the question tells


class Answer(NamedTuple):
    key: str
    order: Order
    item: Item
    refusal: Refusal | None = None


class Numbers:
    """The numbers of a seat's answers: within a turn each stays with its answer."""

    def __init__(self) -> None:
        self._turn = 0
        self._known: list[dict[str, int]] = []

    def known(self, turn: int, answers: Sequence[str]) -> dict[str, int]:
        """Return the numbers that these answers have had in this turn: none in a new question."""
        if self._turn != turn:
            self._turn, self._known = turn, []
        for known in self._known:
            if not known.keys().isdisjoint(answers):
                return known
        self._known.append({})
        return self._known[-1]


class Menu:
    """The answers of one decision: numbers are legal, letters are refused."""

    def __init__(self, game: Game, seat: Seat, sight: Sight, say: Voice, numbers: Numbers) -> None:
        rules, state = game.rules, game.state
        presenter = game.system.words.presenter
        self.notation = [
            (rules.order(state, seat, choice), rules.write(rules.order(state, seat, choice)))
            for choice in rules.legal(state, seat)
        ]
        known = numbers.known(rules.turn(state), [written for _, written in self.notation])
        legal = []
        for order, written in self.notation:
            if written == PASS:
                key = "0"
            elif written.isdecimal():
                key = written
            else:
                key = str(known.setdefault(written, len(known) + 1))
            item = presenter.order(sight, order, game.facts(seat, order), say)
            legal.append(Answer(key, order, item))
        # What declines comes last, nearest to the prompt.
        self.legal = sorted(legal, key=lambda answer: (answer.key == "0", int(answer.key)))
        refused = [
            (presenter.order(sight, order, None, say), order, _telling(refusal, rules.write(order)))
            for order, refusal in rules.refusals(state, seat)
        ]
        self.refused = [
            Answer(key, order, item, refusal)
            for key, (item, order, refusal) in zip(
                string.ascii_lowercase, (told for told in refused if told[0].name), strict=False
            )
        ]

    @property
    def only_pass(self) -> bool:
        return [written for _, written in self.notation] == [PASS]

    def by_key(self, key: str) -> Answer | None:
        for answer in (*self.legal, *self.refused):
            if answer.key == key:
                return answer
        return None

    def by_text(self, text: str) -> Answer | None:
        """Return the one answer whose words begin so, whatever the accents."""
        wanted = _folded(text)
        answers = (*self.legal, *self.refused)
        found = [one for one in answers if _folded(_plain(one.item.name)).startswith(wanted)]
        return found[0] if len(found) == 1 else None


def _telling(refusal: Refusal, written: str) -> Refusal:
    """Leave out the facts that the order and the question say already."""
    facts = {
        name: value
        for name, value in refusal.facts.items()
        if name not in ASKED and value != written
    }
    return Refusal(refusal.rule, facts)


def _plain(markup: str) -> str:
    from rich.text import Text

    return Text.from_markup(markup).plain


def _folded(text: str) -> str:
    """Return a text without case and accents."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
