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
        kept = [_private(*views) for views in zip(owner, observer, strict=True)]
        for kind in {type(event) for events in told for event in events}:
            named = [
                {thing for event in events if type(event) is kind for _, thing in _things(event)}
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


def _private(owner: View, observer: View) -> set[Thing]:
    """Return the things that one view says and the other one, in the same place, does not."""
    public = dict(_things(observer))
    return {thing for place, thing in _things(owner) if public.get(place) != thing}


def _things(struct: Any) -> Iterator[tuple[str, Thing]]:
    return _leaves("", msgspec.to_builtins(struct))


def _leaves(place: str, value: Any) -> Iterator[tuple[str, Thing]]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _leaves(f"{place}.{name}", item)
    elif isinstance(value, (list, tuple)):
        for number, item in enumerate(value):
            yield from _leaves(f"{place}.{number}", item)
    elif value is not None and not isinstance(value, bool):
        yield place, value
