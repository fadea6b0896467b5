"""What cards promise to a pilot: that a play is not answered, what a hand of attacks is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from escadrille.mechanics.hands import unseen

T = TypeVar("T", bound=Any)
S = TypeVar("S", bound=Any)
P = TypeVar("P", bound=Any)

WILLING: Final = 0.85  # how often an enemy who could answer does
ANSWER_BACK: Final = 0.5  # how often a card that answers his answer finds no other


class Cockpit(Generic[T, S, P]):
    """The odds of one decision of one aircraft, as its pilot sees them.

    `promise` is what the deck of his game promises, `standing` what positions are worth to him,
    Tailed to Tailing, and `later` how much counts of what outlasts this turn.
    """

    standing: Sequence[float]
    later: float

    def __init__(self, t: T, s: S, me: int, promise: P) -> None:
        self.t, self.s, self.me, self.promise = t, s, me, promise
        self.seat: int = s.roster.seat[me]
        own = [aircraft for aircraft, owner in enumerate(s.roster.seat) if owner == self.seat]
        self.unseen = unseen(t, s, own, *t.face_up(s))
        self.pool = max(1, sum(self.unseen))

    def drawn(self, wanted: tuple[int, ...], number: int) -> float:
        """Return the chance that so many unseen cards include a wanted one."""
        left = self.unseen
        there = sum([left[face] for face in wanted])
        return 1.0 - (1.0 - there / self.pool) ** number

    def answered(self, enemy: int, title: int) -> float:
        """Return the chance that an enemy answers a title."""
        return self.drawn(self.promise.answerers[title], self.s.held[enemy]) * WILLING

    def success(self, enemy: int, title: int, without: int) -> float:
        """Return the chance that a play is not cancelled, `without` a card for answering back."""
        left, t, mask = self.unseen, self.t, self.s.mask[self.me]
        if without >= 0 and self.s.hand[self.me * t.faces + without] == 1:
            mask &= ~(1 << without)
        answers = beaten = 0
        for face in self.promise.answerers[title]:
            answers += left[face]
            if mask & t.answers[t.title[face]]:
                beaten += left[face]
        back = ANSWER_BACK * beaten / max(1, answers)
        return 1.0 - self.answered(enemy, title) * (1.0 - back)

    def step(self, before: int, after: int) -> float:
        """Return what a change of position is worth by itself."""
        return (self.standing[after + 2] - self.standing[before + 2]) * self.later


class Shot(NamedTuple):
    """One attack that a hand allows: its card, its bursts, what it promises, its hits."""

    face: int
    cost: int
    value: float
    hits: int


def volley(shots: Sequence[Shot], budget: int) -> float:
    """Return the most that a hand of attacks promises within so many bursts."""
    best = [0.0] * (budget + 1)
    for shot in shots:
        if shot.value > 0:
            for left in range(budget, shot.cost - 1, -1):
                best[left] = max(best[left], best[left - shot.cost] + shot.value)
    return best[budget]


def others(shots: list[Shot], face: int) -> list[Shot]:
    """Return the shots that are left when one card is played."""
    for number, shot in enumerate(shots):
        if shot.face == face:
            return shots[:number] + shots[number + 1 :]
    return shots
