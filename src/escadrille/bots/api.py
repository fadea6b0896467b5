"""What a bot is given, and what it must give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from escadrille.kernel.api import Choice, Rules, Seat, View


class Knowledge:
    """All that a seat may know when it must decide. The true state is not in it."""

    __slots__ = ("_imagine", "_view", "legal", "rules", "seat")

    def __init__(
        self,
        rules: Rules[Any],
        seat: Seat,
        legal: list[Choice],
        view: Callable[[], View],
        imagine: Callable[[int], Any],
    ) -> None:
        self.rules, self.seat, self.legal = rules, seat, legal
        self._view, self._imagine = view, imagine

    @property
    def view(self) -> View:
        return self._view()

    def imagine(self, seed: int) -> Any:
        """Return a state of the game that this seat cannot tell from the true one."""
        return self._imagine(seed)


def know(rules: Rules[Any], state: Any, seat: Seat) -> Knowledge:
    """Return what a seat knows of a state."""
    return Knowledge(
        rules,
        seat,
        rules.legal(state, seat),
        lambda: rules.view(state, seat),
        lambda seed: rules.resample(state, seat, seed),
    )


class Bot(Protocol):
    name: str

    def decide(self, knowledge: Knowledge) -> Choice:
        """Return one of the legal choices."""
