from __future__ import annotations

import pytest

from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder
from escadrille.mechanics.notation import Do, Notation, Numbered, Span


class Draw(Order, frozen=True, tag="draw"):
    cards: int


class Drop(Order, frozen=True, tag="drop"):
    card: str


WORDS = Numbered()
PASS = WORDS.new("pass")
LANDING = WORDS.new("landing-1", "landing-2")
FOLD = WORDS.new("fold")

NOTATION: Notation[list[str], None] = Notation(
    (
        Span(0, Do, lambda t, names: WORDS),
        Span(32, Drop, lambda t, names: t, "-"),
        Span(17, Draw, lambda t, names: range(1, 4)),
    ),
    "word, card or number",
)
CARDS = ["Ace", "king"]


def test_constants_number_the_words() -> None:
    assert (PASS, LANDING, FOLD) == (0, 1, 3)
    assert WORDS == ["pass", "landing-1", "landing-2", "fold"]


def test_every_choice_is_an_order_and_a_word_and_back() -> None:
    words = ["pass", "landing-1", "landing-2", "fold", "1", "2", "3", "-ace", "-king"]
    choices = list(NOTATION.choices(CARDS, None))
    assert choices == [0, 1, 2, 3, 17, 18, 19, 32, 33]
    for choice, word in zip(choices, words, strict=True):
        order = NOTATION.to_order(CARDS, None, choice)
        assert NOTATION.to_choice(CARDS, None, order) == choice
        assert NOTATION.parse(CARDS, None, word.upper()) == order


def test_what_names_nothing_is_refused() -> None:
    for order in (Do("sing"), Draw(4), Drop("-king")):
        with pytest.raises(BadOrder, match="names nothing in this game"):
            NOTATION.to_choice(CARDS, None, order)
    with pytest.raises(BadOrder, match="'king' is no word, card or number"):
        NOTATION.parse(CARDS, None, "King")
