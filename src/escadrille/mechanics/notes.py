"""Situations as text: names for the integers of a state, both ways, and every fault on the way."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from escadrille.kernel import bounds
from escadrille.kernel.rng import Chance
from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.hands import Faces, Hands, undealt
from escadrille.mechanics.stacked import Frame

Names = bounds.Names
"""Several names: a list, or one text with spaces between them."""

DIGITS: Final = 10  # enough for a set of 32 pilots
NUMBER: Final = re.compile(rf"-?[0-9]{{1,{DIGITS}}}")

Words = Mapping[str, int]
"""What the words of one field of a frame stand for; a field without words is a number."""


def each(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else names


def numbered(names: Sequence[str]) -> Words:
    return {name: number for number, name in enumerate(names)}


def terse(value: Any) -> Any:
    """Leave out what is null (TOML has none) or empty."""
    if isinstance(value, dict):
        kept = {key: terse(item) for key, item in value.items()}
        return {key: item for key, item in kept.items() if item not in (None, "", [], {})}
    if isinstance(value, list | tuple):
        return [terse(item) for item in value]
    return value


def with_names(fault: str, names: Sequence[str]) -> str:
    """Return a fault of an audit with the names that players know."""
    for number in reversed(range(len(names))):
        for kind in ("aircraft", "piece"):
            fault = fault.replace(f"{kind} {number}:", f"{kind} {names[number]}:")
    return fault


class Stacks:
    """The frames of one game as text: "phase a1 play play"."""

    def __init__(self, kinds: Kinds, words: Mapping[str, Words]) -> None:
        """`words` are those of each field; one without words is a number."""
        self.kinds, self.fields, self.words = kinds, kinds.fields, words

    def text(self, frame: Frame) -> str:
        kind = self.kinds[frame[0]]
        written = [kind]
        for value, field in zip(frame[1:], self.fields.get(kind, ()), strict=False):
            known = {number: word for word, number in self.words.get(field, {}).items()}
            written.append(known.get(value, str(value)))
        return " ".join(written)

    def frame(self, text: str, reader: Reader) -> Frame:
        """Return the frame of a text, or note why there is none."""
        place = f"stack: {text!r}"
        kind, *words = text.split() or [""]
        fields = self.fields.get(kind, ())
        if kind not in self.kinds:
            reader.faults.append(f"{place}: expected one of {', '.join(self.kinds)} first")
        elif len(words) != len(fields):
            reader.faults.append(f"{place}: expected {len(fields)} words: {', '.join(fields)}")
        else:
            pairs = zip(fields, words, strict=True)
            values = [self._value(reader, *pair, place) for pair in pairs] + [0] * 3
            return (self.kinds.index(kind), values[0], values[1], values[2])
        return (0, 0, 0, 0)

    def _value(self, reader: Reader, field: str, word: str, place: str) -> int:
        known = self.words.get(field)
        if known is not None:
            return reader.known(known, word, place)
        return reader.number(word, place)


def misplaced(
    stack: Sequence[Frame], kinds: Sequence[str], stands_on: Mapping[int, Collection[int]]
) -> Iterator[str]:
    """Return which frames no game puts where they stand; what stands on nothing is the bottom."""
    if stack and stack[0][0] in stands_on:
        yield f"stack: a {kinds[stack[0][0]]} at the bottom"
    for below, frame in pairwise(stack):
        if below[0] not in stands_on.get(frame[0], ()):
            yield f"stack: a {kinds[frame[0]]} on a {kinds[below[0]]}"


class Reader:
    """Looks names up and collects every fault on the way."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def known(self, words: Words, name: str, place: str) -> int:
        """Return what a name stands for, or note the fault."""
        if name in words:
            return words[name]
        self.faults.append(f"{place}: {name[:80]!r}; expected one of {', '.join(words)}")
        return 0

    def number(self, word: str, place: str) -> int:
        """Return a number within a text, or note the fault."""
        if NUMBER.fullmatch(word):
            return int(word)
        self.faults.append(f"{place}: {word[:80]!r}; expected a number of {DIGITS} digits at most")
        return 0

    def index(self, names: Sequence[str], name: str, place: str) -> int:
        return self.known(numbered(names), name, place)

    def fill_deck(
        self,
        t: Faces,
        s: Hands,
        top: list[int],
        piles: Sequence[list[int]],
        word: int,
        rule: str,
    ) -> None:
        """Put the cards that are named nowhere under the deck, in an order of their own."""
        left = undealt(t, s, top, *piles)
        for card, face in t.face_of.items():
            if left[face] < 0:
                copies = t.copies[face]
                self.faults.append(
                    f"card {card!r}: {-left[face]} more than the {copies} of the deck ({rule})"
                )
        rest = [face for face, count in enumerate(left) for _ in range(count)]
        Chance(word).shuffle(rest)
        s.deck = rest + top
