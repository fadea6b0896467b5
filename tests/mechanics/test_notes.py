from __future__ import annotations

from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.notes import Reader, Stacks, each, numbered, terse, with_names

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
