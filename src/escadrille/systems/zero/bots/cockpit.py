"""What one pilot sees at one decision, and what his cards promise there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.mechanics import volleys
from escadrille.mechanics.hands import faces
from escadrille.mechanics.volleys import Shot, others, volley
from escadrille.systems.zero.bots import evaluate as ev
from escadrille.systems.zero.rules.positions import relieved, standing
from escadrille.systems.zero.state import NOBODY, State
from escadrille.systems.zero.tables import BURSTS, POSITION_BURSTS, Tables

LEAST: Final = 0.02  # no card is quite free


class Cockpit(volleys.Cockpit[Tables, State, ev.Outlook]):
    """The odds and the worths of one decision of one aircraft."""

    standing: Sequence[float] = ev.STANDING

    def __init__(self, t: Tables, s: State, me: int) -> None:
        super().__init__(t, s, me, ev.outlook(t))
        self.later = ev.later(t, s, me & ~1)
        self.refill = ev.refill(s, me & ~1)

    def keep(self, face: int) -> float:
        """Return what a card is worth in the hand; in a mini-hand, nothing (ZERO-WNG-12)."""
        return 0.0 if self.me & 1 else self.promise.worth[face] * self.later

    def spend(self, face: int) -> float:
        """Return what playing a card costs: little, where the next draw replaces it."""
        return max(LEAST, self.keep(face) * (ev.FULL if self.refill else 1.0))

    def bet(self, chance: float, value: float) -> float:
        """Return what a play promises: its effect, or the answer that it costs the enemy."""
        return chance * value + (1.0 - chance) * min(value, ev.ENEMY_CARD)

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
