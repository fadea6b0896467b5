"""How each side flies the mission that is in the air: a question that every campaign asks.

A campaign has one frame for it. While somebody has not answered it asks him; from then on it waits
for the report, which takes it from the stack. The state keeps the answers in a list `flown`, by
seat: 0 until it has said how, then one more than the place of its word in `words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escadrille.kernel.api import Plain, Refusal, Seat
from escadrille.kernel.campaign import FLY, GIVE_UP, LEVELS
from escadrille.mechanics.stacked import Frame, Out, Secret


class Flies(Plain, frozen=True, tag="flies"):
    """A side has said how it flies the mission."""

    seat: Seat
    how: str


def words(levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """Return what a side can answer, in the order of its choices."""
    return FLY, GIVE_UP, *levels


def told(flown: Sequence[int], answers: Sequence[str]) -> tuple[str, ...]:
    """Return what each seat has said, as a `Mission` tells it."""
    return tuple(answers[said - 1] if said else "" for said in flown)


def question(first: int, answers: Sequence[str], rule: str) -> Secret[Any, Any]:
    """Return the question whose choices begin at `first`; `rule` says what may be answered."""

    def waiting(t: Any, s: Any) -> list[Seat]:
        return [seat for seat, said in enumerate(s.flown) if not said]

    def legal_flying(t: Any, s: Any, seat: Seat) -> list[int]:
        return [] if s.flown[seat] else [*range(first, first + len(answers))]

    def bar(t: Any, s: Any, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
        return None if 0 <= choice - first < len(answers) else Refusal(rule, {})

    def apply(t: Any, s: Any, seat: Seat, choice: int, out: Out) -> None:
        s.flown[seat] = choice - first + 1
        if out is not None:
            out.append(Flies(seat, answers[choice - first]))

    return Secret(waiting, legal_flying, bar, apply)
