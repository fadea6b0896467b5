"""What one pilot sees at one decision, and what his cards promise there."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.hands import faces
from escadrille.mechanics.volleys import Shot, others, volley
from escadrille.systems.zero.bots import evaluate as ev
from escadrille.systems.zero.rules.positions import relieved, standing
from escadrille.systems.zero.state import NOBODY, State
from escadrille.systems.zero.tables import BURSTS, POSITION_BURSTS, Tables

WILLING: Final = 0.85  # how often an enemy who could answer does
ANSWER_BACK: Final = 0.5  # how often a card that answers his answer finds no other
LEAST: Final = 0.02  # no card is quite free


class Cockpit:
    """The odds and the worths of one decision of one aircraft."""

    __slots__ = ("later", "me", "pool", "promise", "refill", "s", "seat", "t", "unseen")

    def __init__(self, t: Tables, s: State, me: int) -> None:
        self.t, self.s, self.me = t, s, me
        self.seat = s.roster.seat[me]
        self.promise = ev.outlook(t)
        self.unseen = ev.hidden_from(t, s, self.seat)
        self.pool = max(1, sum(self.unseen))
        self.later = ev.later(t, s, me & ~1)
        self.refill = ev.refill(s, me & ~1)

    def keep(self, face: int) -> float:
        """Return what a card is worth in the hand; in a mini-hand, nothing (ZERO-WNG-12)."""
        return 0.0 if self.me & 1 else self.promise.worth[face] * self.later

    def spend(self, face: int) -> float:
        """Return what playing a card costs: little, where the next draw replaces it."""
        return max(LEAST, self.keep(face) * (ev.FULL if self.refill else 1.0))

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

    def bet(self, chance: float, value: float) -> float:
        """Return what a play promises: its effect, or the answer that it costs the enemy."""
        return chance * value + (1.0 - chance) * min(value, ev.ENEMY_CARD)

    def step(self, before: int, after: int) -> float:
        """Return what a change of Position is worth by itself."""
        return (ev.STANDING[after + 2] - ev.STANDING[before + 2]) * self.later

    def shot(self, face: int, target: int) -> Shot:
        """Return what a firing card promises, itself paid."""
        t = self.t
        chance = self.success(target, t.title[face], face)
        value = self.bet(chance, ev.harm(self.s, target, t.hits[face])) - self.spend(face)
        return Shot(face, t.bursts[face], value, t.hits[face])

    def shots(self, target: int) -> list[Shot]:
        """Return the firing cards in hand, one by one."""
        t, s, me = self.t, self.s, self.me
        found: list[Shot] = []
        for face in faces(s.mask[me] & t.fire):
            found += [self.shot(face, target)] * s.hand[me * t.faces + face]
        return found

    def budget(self, grip: int) -> int:
        """Return the Bursts that this Leader would have left in a Position."""
        if grip < 0:
            return 0
        return max(0, self.s.row[self.me][BURSTS] + POSITION_BURSTS[grip] - self.s.fired)

    def gain(self, enemy: int, after: int, without: int) -> float:
        """Return what a Position gives: itself, and the shots that it opens to other cards."""
        now = standing(self.s, self.me & ~1, enemy)
        worth = self.step(now, after)
        if self.me & 1:
            return worth
        if relieved(self.s, self.me, enemy) != NOBODY and after < 0:
            return worth
        shots = self.shots(enemy)
        opened = volley(others(shots, without), self.budget(after))
        return worth + opened - volley(shots, self.budget(now))
