"""Does an event show what stays hidden? A question of statistics.

In worlds that a seat could not tell apart, the same order may be followed by different events: dice
fall, cards are turned up. That is no leak. It is one where the things that an event names go
together with the things that another seat still keeps to itself afterwards. The worlds being drawn
independently, this can be counted: under the law of secrets, what is named and what is kept are
independent, or exclude each other (a card that was shown has left the hand). Over many moments the
excess of coincidences stays within chance, or it does not: it is the one-sided test of Cochran,
Mantel and Haenszel.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from escadrille.kernel.api import Event, View

LIMIT: Final = 5.0  # standard deviations: once in three million times by chance

Thing = str | int | float


class Evidence:
    """Coincidences of things told and things kept, by kind of event and by who told whom."""

    def __init__(self) -> None:
        self._excess: dict[str, float] = defaultdict(float)
        self._variance: dict[str, float] = defaultdict(float)

    def weigh(
        self,
        told: Sequence[Sequence[Event]],
        owner: Sequence[View],
        observer: Sequence[View],
        whose: str,
    ) -> None:
        """Add one moment: in each world what was told, and both views afterwards."""
        kept = [
            set(_things(*map(msgspec.to_builtins, views)))
            for views in zip(owner, observer, strict=True)
        ]
        for kind in {type(event) for events in told for event in events}:
            named = [
                set(_things([msgspec.to_builtins(e) for e in events if type(e) is kind]))
                for events in told
            ]
            for thing in set().union(*named):
                self._count(
                    f"{kind.__name__} tells {whose}",
                    [thing in names for names in named],
                    [thing in things for things in kept],
                )

    def _count(self, where: str, named: list[bool], kept: list[bool]) -> None:
        worlds, a, b = len(named), sum(named), sum(kept)
        both = sum(one and other for one, other in zip(named, kept, strict=True))
        self._excess[where] += both - a * b / worlds
        spread = a * b * (worlds - a) * (worlds - b)
        self._variance[where] += spread / (worlds * worlds * (worlds - 1))

    def scores(self) -> dict[str, float]:
        """Return how many standard deviations above chance each kind of event is."""
        return {
            where: excess / math.sqrt(self._variance[where])
            for where, excess in self._excess.items()
            if self._variance[where]
        }

    def leaks(self) -> list[str]:
        return [
            f"{where} ({score:.0f} standard deviations above chance)"
            for where, score in self.scores().items()
            if score > LIMIT
        ]


def _things(value: Any, known: Any = None) -> Iterator[Thing]:
    """Yield the things that a value says and the one that is known does not, in the same place."""
    if value == known:
        return
    if isinstance(value, dict):
        named = known if isinstance(known, dict) else {}
        for name, item in value.items():
            yield from _things(item, named.get(name))
    elif isinstance(value, (list, tuple)):
        listed = known if isinstance(known, (list, tuple)) else ()
        for item, other in zip_longest(value, listed[: len(value)]):
            yield from _things(item, other)
    elif value is not None and not isinstance(value, bool):
        yield value
