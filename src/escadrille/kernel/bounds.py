"""How much may be described: the bounds of texts, numbers and lists that strangers write.

What the rules bound is said with the field itself: `Annotated[int, Meta(ge=0, le=12)]`,
`Annotated[list[Hit], Meta(max_length=60)]`. Here stands what is alike everywhere. A test walks all
that packs, situations and records may say, and names each field without a bound.
"""

from __future__ import annotations

import math
import re
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, inspect

T = TypeVar("T")
PLACE: Final = re.compile(r"\.[^.\[\]`]+|\[[^\]]*\]")
"""One step of the way that a decoder names: `.element`, `[0]`."""

Name = Annotated[str, Meta(max_length=80)]
"""One thing by its name: an ID, a card, an aircraft, a kind of step."""
Line = Annotated[str, Meta(max_length=400)]
"""A few words: a title, a frame of a stack with its fields, a damage card with its flags."""
Prose = Annotated[str, Meta(max_length=4000)]
"""A text to read: a briefing."""
Count = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=1, le=99)]
"""What a card, a counter or a rule says; Many: at least one."""
Names = Annotated[list[Name], Meta(max_length=1000)] | Annotated[str, Meta(max_length=40_000)]
"""Several names, as many as the largest decks have cards: a list, or one text with spaces."""
Table = Annotated[dict[Name, Any], Meta(max_length=100)]
"""What is given in place, and bounded afterwards by a type of its own."""
Script = Annotated[list[Annotated[int, Meta(ge=0, le=10**6)]], Meta(max_length=1000)]
"""The draws of a worked example."""
Seed = Annotated[int, Meta(extra={"bits": 256})]
"""A number as large as a hash: wider than msgspec bounds, so that `excess` does."""
Word = Annotated[int, Meta(ge=0, extra={"bits": 256})]
"""The state of a generator."""

BITS: Final = 256
DEPTH: Final = 16
VALUES: Final = 100_000
LENGTH: Final = 100_000


def excess(raw: Any) -> str | None:
    """Return what of plain data no text of this house can mean, and where; None: nothing.

    It looks at each value once and never deeper than it may, so that it can look at anything.
    """
    left = VALUES
    todo: list[tuple[Any, _Path]] = [(raw, ())]
    while todo:
        value, path = todo.pop()
        fault = _fault(value, path)
        if fault is None and isinstance(value, dict | list | tuple):
            left -= len(value)
            if left >= 0:
                items = value.items() if isinstance(value, dict) else enumerate(value)
                todo += [(item, (*path, key)) for key, item in items]
            else:
                fault = f"more than {VALUES} values"
        if fault is not None:
            return f"{fault} - at `${_place(path)}`"
    return None


_Path = tuple[Any, ...]
"""Where a value stands: its keys, from the outermost."""


def _fault(value: Any, path: _Path) -> str | None:
    if isinstance(value, int):
        return f"a number of more than {BITS} bits" if value.bit_length() > BITS else None
    if isinstance(value, float):
        return None if math.isfinite(value) else f"expected a finite number, got {value}"
    if isinstance(value, str | dict | list | tuple):
        if len(value) > LENGTH:
            return f"longer than {LENGTH}"
        if isinstance(value, dict) and any(len(str(key)) > LENGTH for key in value):
            return f"a key longer than {LENGTH}"
        return f"more than {DEPTH} levels deep" if len(path) > DEPTH else None
    return None


def _place(path: _Path) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key[:80]}" for key in path)


def convert(raw: Any, kind: type[T]) -> T:
    """Return plain data as a type, or raise msgspec.ValidationError: of a fault, or of excess."""
    fault = excess(raw)
    if fault is not None:
        raise msgspec.ValidationError(fault)
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        known = _known_fields(str(error), kind)
        if not known:
            raise
        raise msgspec.ValidationError(f"{error}; known are {', '.join(known)}") from error


def _known_fields(fault: str, kind: type) -> list[str]:
    """Return the fields that there are where a decoder met one that it does not know."""
    if "unknown field" not in fault:
        return []
    found: list[Any] = [inspect.type_info(kind)]
    for key in PLACE.findall(fault.partition(" - at `$")[2]):
        found = [part for one in found for part in _within(one, key)]
    found = [part for one in found for part in _plain(one)]
    structs = [part for part in found if isinstance(part, inspect.StructType)]
    return sorted({field.encode_name for struct in structs for field in struct.fields})


def _plain(info: Any) -> list[Any]:
    """Return the types that a value may be of, without what is said about them."""
    if isinstance(info, inspect.Metadata):
        return _plain(info.type)
    if isinstance(info, inspect.UnionType):
        return [part for one in info.types for part in _plain(one)]
    return [info]


def _within(info: Any, key: str) -> list[Any]:
    """Return the types that may stand under a key of a value, or in its lists."""
    found: list[Any] = []
    for one in _plain(info):
        if isinstance(one, inspect.StructType):
            found += [field.type for field in one.fields if f".{field.encode_name}" == key]
        elif isinstance(one, inspect.ListType | inspect.VarTupleType) and key.startswith("["):
            found.append(one.item_type)
        elif isinstance(one, inspect.DictType):
            found.append(one.value_type)
    return found
