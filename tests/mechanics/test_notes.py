from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated

import msgspec
from msgspec import field

from escadrille.kernel.bounds import Name, Names
from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.notes import (
    Of,
    Reader,
    Stacks,
    Writer,
    each,
    numbered,
    terse,
    with_names,
)

KINDS = Kinds()
for kind in ("round", "pay aircraft number", "react aircraft card"):
    KINDS.kind(kind)
STACKS = Stacks(KINDS, {"aircraft": numbered(["a1", "b1"]), "card": {"ace": 4, "counter": -1}})


def test_a_frame_is_written_and_read_back() -> None:
    for frame in [(0, 0, 0, 0), (1, 1, -1, 0), (2, 0, 4, 0), (2, 1, -1, 0)]:
        reader = Reader()
        assert STACKS.frame(STACKS.text(frame), reader) == frame
        assert reader.faults == []
    assert STACKS.text((2, 1, -1, 0)) == "react b1 counter"


def test_every_fault_of_a_stack_is_told() -> None:
    reader = Reader()
    for text in ("roll a1", "pay a1", "pay a1 many", "react c1 ace", ""):
        STACKS.frame(text, reader)
    assert reader.faults == [
        "stack: 'roll a1': expected one of round, pay, react first",
        "stack: 'pay a1': expected 2 words: aircraft, number",
        "stack: 'pay a1 many': 'many'; expected a number of 10 digits at most",
        "stack: 'react c1 ace': 'c1'; expected one of a1, b1",
        "stack: '': expected one of round, pay, react first",
    ]


def test_names_come_as_a_text_or_as_a_list() -> None:
    assert each("a1 b1") == each(["a1", "b1"]) == ["a1", "b1"]


def test_what_is_empty_is_left_out_and_what_is_zero_is_not() -> None:
    assert terse({"a": None, "b": [], "c": {"d": ""}, "e": 0, "f": [{"g": None, "h": False}]}) == {
        "e": 0,
        "f": [{"h": False}],
    }


def test_a_fault_names_its_aircraft() -> None:
    names = [f"a{number}" for number in range(12)]
    assert with_names("aircraft 11: lost", names) == "aircraft a11: lost"


class PlaneNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    side: int
    damage: int = 0
    acted: bool = False
    altitude: Annotated[Name, Of("level")] | None = field(default=None, name="level")
    chain: Annotated[Names, Of("card")] = []
    asked: Annotated[Names, Of("level", as_bits=True)] = []
    loose: Name = "not regular"


VOCABULARY = {"level": numbered(["low", "high"]), "card": {"ace": 4, "king": 2}}


def state() -> SimpleNamespace:
    return SimpleNamespace(damage=3, acted=1, altitude=1, chain=[4, 2, 4], asked=0b11, loose=-1)


def test_what_is_regular_is_written_and_read_back() -> None:
    note = Writer(VOCABULARY, state()).note(PlaneNote, side=1)
    assert msgspec.to_builtins(note) == {
        "side": 1,
        "damage": 3,
        "acted": True,
        "level": "high",
        "chain": "ace king ace",
        "asked": "low high",
    }
    reader, read = Reader(), SimpleNamespace(**dict.fromkeys(vars(state()), -1))
    reader.vocabulary = VOCABULARY
    reader.take(note, read)
    assert read == state()
    assert reader.faults == []


def test_a_note_of_one_entry_of_the_lists_of_a_state() -> None:
    s = SimpleNamespace(damage=[3, 5], altitude=[0, -1])
    note = Writer(VOCABULARY, s).note(PlaneNote, 1, side=0)
    assert (note.damage, note.altitude) == (5, None)
    reader = Reader()
    reader.vocabulary = VOCABULARY
    reader.take(PlaneNote(0, altitude="low"), s, "aircraft b1: ", 1)
    reader.take(PlaneNote(0, altitude="up", chain="ace"), s, "aircraft a1: ", 0)
    assert s == SimpleNamespace(damage=[0, 0], altitude=[0, 0])
    assert reader.faults == ["aircraft a1: level: 'up'; expected one of low, high"]
