"""Situations as text: names for the integers of a state, both ways, and every fault on the way.

A situation is made of notes. A field of a note is regular where the state has one of its name and
it is a flag, a number, or marked with the words that its names are `Of`: its type says how it is
bounded, read and written. What is not regular each game reads and writes for itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from escadrille.kernel import bounds
from escadrille.kernel.errors import BadSituation
from escadrille.mechanics.exchange import NOBODY
from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.stacked import Frame

Names = bounds.Names
"""Several names: a list, or one text with spaces between them."""

DIGITS: Final = 10  # enough for a set of 32 pilots
NUMBER: Final = re.compile(rf"-?[0-9]{{1,{DIGITS}}}")

Words = Mapping[str, int]
"""What the words of one field stand for; a field of a frame without words is a number."""
Vocabulary = Mapping[str, Words]
"""The words of a game, by what they are: aircraft, cards, phases."""


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


N = TypeVar("N", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)


class Of(NamedTuple):
    """Which words the names in a field of a note are; several of them may stand for a set."""

    words: str
    as_bits: bool = False


class Regular(NamedTuple):
    """How one field of a note stands for the field of a state that has its name."""

    name: str
    told: str
    """Its name in the text."""
    of: Of | None
    many: bool
    flag: bool

    def read(self, reader: Reader, told: Any, place: str) -> Any:
        if self.of is None:
            return int(told)
        if not self.many:
            return reader.known(reader.vocabulary[self.of.words], told, place)
        values = reader.all_known(self.of.words, told, place)
        return sum({1 << value for value in values}) if self.of.as_bits else values

    def write(self, writer: Writer, value: Any) -> Any:
        if self.of is None:
            return bool(value) if self.flag else value
        names = writer.names[self.of.words]
        if not self.many:
            return names.get(value)
        if self.of.as_bits:
            value = [number for number in names if value >> number & 1]
        return " ".join(names[number] for number in value)


@cache
def regular(note: type[msgspec.Struct]) -> list[Regular]:
    """Return the fields of a note that are regular where a state has them."""
    found = []
    hints = get_type_hints(note, include_extras=True)
    for name, told in zip(note.__struct_fields__, note.__struct_encode_fields__, strict=True):
        parts = get_args(hints[name]) if get_origin(hints[name]) in (Union, UnionType) else ()
        kind = next((part for part in parts if part is not NoneType), hints[name])
        marks = [mark for mark in getattr(kind, "__metadata__", ()) if isinstance(mark, Of)]
        kind = getattr(kind, "__origin__", kind)
        if marks or kind in (bool, int):
            many = get_origin(kind) in (Union, UnionType)
            found.append(Regular(name, told, marks[0] if marks else None, many, kind is bool))
    return found


class Writer:
    """Writes what is regular in a state, in the words of its game."""

    def __init__(self, vocabulary: Vocabulary, s: Any) -> None:
        self.vocabulary, self.s = vocabulary, s
        self.names = {
            kind: {number: name for name, number in words.items()}
            for kind, words in vocabulary.items()
        }

    def note(self, kind: type[N], number: int | None = None, **told: Any) -> N:
        """Return a note of the state, or of an entry of its lists, with what else is told."""
        for field in regular(kind):
            if field.name not in told and hasattr(self.s, field.name):
                value = getattr(self.s, field.name)
                value = value if number is None else value[number]
                told[field.name] = field.write(self, value)
        return kind(**told)


def parsed(raw: Mapping[str, Any], kind: type[N]) -> N:
    """Return plain data as a situation, or raise BadSituation."""
    try:
        return bounds.convert(dict(raw), kind)
    except msgspec.ValidationError as error:
        raise BadSituation([str(error)]) from error


class Stacks:
    """The frames of one game as text: "phase a1 play play"."""

    def __init__(self, kinds: Kinds, words: Vocabulary) -> None:
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

    vocabulary: Vocabulary

    def __init__(self) -> None:
        self.faults: list[str] = []

    def take(
        self, note: msgspec.Struct, s: object, place: str = "", number: int | None = None
    ) -> None:
        """Read what is regular in a note into a state, or an entry of its lists; None: as it is.

        Notes within the note are of the state too.
        """
        for field in regular(type(note)):
            told = getattr(note, field.name)
            if told is None or not hasattr(s, field.name):
                continue
            value = field.read(self, told, f"{place}{field.told}")
            if number is None:
                setattr(s, field.name, value)
            else:
                getattr(s, field.name)[number] = value
        for name in note.__struct_fields__ if number is None else ():
            if isinstance(part := getattr(note, name), msgspec.Struct):
                self.take(part, s, f"{place}{name}: ")

    def entry(
        self,
        told: str | dict[str, Any],
        known: dict[str, E],
        kind: type[E],
        place: str,
        **usual: Any,
    ) -> str:
        """Return the ID of an entry of the packs; figures given in place join those of the game."""
        if isinstance(told, str):
            if told not in known:
                raise BadSituation([*self.faults, f"{place}: {told!r} is in no pack"])
            return told
        try:
            found: Any = msgspec.convert({**usual, **told}, kind)
        except msgspec.ValidationError as error:
            raise BadSituation([*self.faults, f"{place}: {error}"]) from error
        if known.setdefault(found.id, found) != found:
            raise BadSituation([*self.faults, f"{place}: id: {found.id!r} is taken"])
        return str(found.id)

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

    def perhaps(self, words: Words, name: str | None, place: str) -> int:
        return NOBODY if name is None else self.known(words, name, place)

    def all_known(self, words: str, names: Names, place: str) -> list[int]:
        return [self.known(self.vocabulary[words], name, place) for name in each(names)]

    def index(self, names: Sequence[str], name: str, place: str) -> int:
        return self.known(numbered(names), name, place)
