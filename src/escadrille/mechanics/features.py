"""Parts of a view as numbers from -1 to 1, for learners. What is not known is nought."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar, cast

import msgspec

V = TypeVar("V", bound=msgspec.Struct)


def flag(value: object) -> float:
    return 1.0 if value else 0.0


def scaled(value: float | None, most: float) -> float:
    """Return a figure as a share of its usual most; beyond that it is cut off."""
    return max(-1.0, min(1.0, (value or 0) / most))


def row(values: Iterable[float] | None, size: int, most: float) -> list[float]:
    """Return so many figures, fewer ones being followed by noughts."""
    found = [scaled(value, most) for value in values or ()]
    return found[:size] + [0.0] * (size - len(found))


def one_hot(value: object, values: Sequence[object]) -> list[float]:
    """Return a 1 at the place of a value, if it is one of them."""
    return [1.0 if value == other else 0.0 for other in values]


def counts(names: Iterable[str] | None, index: Mapping[str, int], most: float) -> list[float]:
    """Return how many there are of each name."""
    found = [0] * len(index)
    for name in names or ():
        found[index[name]] += 1
    return [scaled(number, most) for number in found]


def nobody(kind: type[V]) -> V:
    """Return the view of nothing: every field is None, and all its numbers are nought."""
    return cast(V, cast(Any, kind)(**dict.fromkeys(kind.__struct_fields__)))
